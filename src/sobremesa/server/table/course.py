"""The course of one game at a table: its events, its luck, and the answers that nobody may see yet.

A reaction window is a secret simultaneous step in which everybody asked may pass. Its answers are kept
aside, unplayed, until the window closes, so that nothing anybody is sent can tell who has answered
(EUP-157). Other simultaneous steps are played as the decisions arrive: whom the table waits for is
public there, and the game itself hides what was decided.

In such a step a seat may think again until the step closes, where the game says so. What it decided
counts until something else is decided in its place, so that nobody can notice anything: a draft is that
seat's alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from sobremesa.core import (
    CHANCE,
    Action,
    AnyGame,
    Event,
    Refusal,
    Result,
    Seat,
    State,
    legal_texts,
)
from sobremesa.core.fair import Fair
from sobremesa.core.match import Match, in_order
from sobremesa.core.protocol import check
from sobremesa.core.record import read_speaker

PASS = "pass"


class Step(NamedTuple):
    """One event that has become public, and the position before it."""

    before: State
    who: Seat
    action: Action


class Course:
    """A match and its open reaction window, if there is one. Positions are replaced, never changed, so
    that steps and trials can keep them."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self.state: State = match.state  # the public one: without the answers of an open window
        self.trial = False  # the match is another course's, and stays as it is
        self.events = match.events  # those of a trial: the new ones alone
        self.drawn = 0  # events of chance so far
        self.first = 0  # events before the table's own game
        self.start = self.state  # the position before the simultaneous step that is open
        self.step: list[Event] = []  # its decisions so far; replaced, never changed
        self.drafts: dict[Seat, list[Action]] = {}  # what seats that think again decide in it
        self.before: State | None = None  # the position before the latest event, if it is at hand
        self.asked: list[Seat] = []  # of the open window
        self.answers: dict[Seat, list[Action]] = {}
        self.silent: set[int] = set()  # events of seats that were not really asked (simulated.py)
        self.judged: State | None = None  # the position that `verdict` is about
        self.verdict: Result | None = None

    def copy(self) -> Course:
        """A trial: what happens in it stays there, until the course adopts it."""
        twin = Course(self.match)
        twin.state, twin.trial, twin.events = self.state, True, []
        twin.drawn = self.drawn
        twin.start, twin.step, twin.drafts = self.start, self.step, {**self.drafts}
        twin.asked = self.asked
        twin.answers = {seat: list(actions) for seat, actions in self.answers.items()}
        return twin

    def adopt(self, trial: Course) -> None:
        """What was tried has happened."""
        self.events += trial.events
        if trial.events:
            self.before = trial.before
        self.stand_at(trial.state)
        self.drawn, self.asked, self.answers = trial.drawn, trial.asked, trial.answers
        self.start, self.step, self.drafts = trial.start, trial.step, trial.drafts

    def stand_at(self, state: State) -> None:
        self.state = state
        if not self.trial:
            self.match.state = state

    # Looking

    def result(self) -> Result | None:
        """How the game has ended by the rules. Asked for often, worked out once for a position."""
        if self.judged is not self.state:
            self.judged, self.verdict = self.state, self.state.result()
        return self.verdict

    def state_of(self, seat: Seat) -> State:
        """The position as this seat must see it: with its own answers, while it has more to give; with
        its draft, while it thinks again."""
        if seat in self.drafts:
            return self.drafted(seat, self.drafts[seat])
        if not self.answers or not self.answers.get(seat):
            return self.state
        mine = self.state.copy()
        for action in self.answers[seat]:
            mine.apply(seat, action)
        still = mine.together() == self.state.together() and seat in mine.deciders()
        return mine if still else self.state

    def has_answered(self, seat: Seat) -> bool:
        return seat in self.answers and self.state_of(seat) is self.state

    def deciders(self) -> list[Seat]:
        return [int(seat) for seat in self.state.deciders()]

    def waits_for(self, listener: Seat) -> list[Seat]:
        """Whom the table waits for, as a listener may know it: in its draft a seat decides again."""
        if listener not in self.drafts:
            return self.deciders()
        return [int(seat) for seat in self.state_of(listener).deciders()]

    def owed(self) -> list[Seat]:
        """Who really has something to decide now: the truth, not for everybody."""
        return [seat for seat in self.deciders() if seat >= 0 and not self.has_answered(seat)]

    def legal(self, seat: Seat) -> list[str]:
        return [] if self.has_answered(seat) else legal_texts(self.game, self.state_of(seat), seat)

    # Deciding. ValueError and Refusal change nothing.

    def begin_from(self, lines: Iterable[str]) -> list[Step]:
        """Let the lines of a record happen, before anybody decides anything."""
        steps = []
        for line in lines:
            who, text = read_speaker(line)
            actions = self.game.read_line(self.state, who, text)
            steps += [self.happens(who, action) for action in actions]
        self.first = len(self.events)
        return steps

    def decide(self, seat: Seat, text: str) -> list[Step]:
        """One line of a seat; the steps that become public by it, perhaps none, perhaps a window's."""
        if seat in self.drafts:
            self.decide_anew(seat, self.checked(seat, text))
            return []
        if self.has_answered(seat):
            action = self.game.read_line(self.state, seat, text)[0]
            raise Refusal(self.state.forbids(seat, action))
        tried = self.checked(seat, text)
        if self.asked:
            self.answers.setdefault(seat, []).extend(step.action for step, _ in tried)
            return []
        for step, state in tried:
            self.went(step, state)
        return [step for step, _ in tried]

    def checked(self, seat: Seat, text: str) -> list[tuple[Step, State]]:
        """The steps of one line of a seat, and the position after each; Refusal and ValueError."""
        state, found = self.state_of(seat), []
        for action in self.game.read_line(state, seat, text):
            check(state, seat, action)
            step = Step(state, seat, action)
            state = after(step)
            found.append((step, state))
        return found

    def complete(self) -> bool:
        """Has everybody answered the open window?"""
        return bool(self.asked) and all(self.has_answered(seat) for seat in self.asked)

    def close(self) -> list[Step]:
        """The window closes: the silent pass, and all answers are played in the order of a record."""
        for seat in self.asked:
            while not self.has_answered(seat):
                state = self.state_of(seat)
                actions = self.game.read_line(state, seat, PASS)
                self.answers.setdefault(seat, []).extend(actions)
        events = [
            Event(seat, action) for seat in sorted(self.answers) for action in self.answers[seat]
        ]
        self.asked, self.answers = [], {}
        return [self.happens(*event) for event in in_order(events)]

    def open_window(self) -> bool:
        """Ask everybody, if the position is a reaction window that is not open yet."""
        if self.asked or not is_window(self.game, self.state):
            return False
        self.asked = self.deciders()
        return True

    def luck(self, fair: Fair) -> tuple[list[Step], tuple[str, ...]]:
        """Draw until somebody has to decide or it is over."""
        steps, texts = [], []
        fair.drawn = self.drawn
        while CHANCE in self.state.deciders():
            action = fair.pick(self.state)
            steps.append(self.happens(CHANCE, action))
            texts.append(self.game.write(action))
        return steps, tuple(texts)

    def replay_luck(self, texts: Iterable[str]) -> list[Step]:
        return [self.happens(CHANCE, self.game.read(text)) for text in texts]

    def happens(self, who: Seat, action: Action) -> Step:
        check(self.state, who, action)
        step = Step(self.state, who, action)
        self.went(step, after(step))
        return step

    def went(self, step: Step, state: State) -> None:
        """A legal step, and the position that it leads to. The one before stays as it was."""
        self.stand_at(state)
        self.events.append(known_event(step.who, step.action))
        self.before = step.before
        if step.who == CHANCE:
            self.drawn += 1
        together = state.together()
        if together != step.before.together():  # no second thoughts about the last one
            self.start, self.step, self.drafts = state, [], {}
        elif together > 0:
            self.step = [*self.step, self.events[-1]]

    # Taking back

    def may_undo(self, seat: Seat) -> bool:
        """Has this seat a latest decision that it may take back, or think over in secret?"""
        events = self.events
        if self.asked or len(events) <= self.first:
            return False
        if mine := self.mine(seat):
            return self.game.may_undo(self.drafted(seat, mine[:-1]), seat, mine[-1])
        if seat in self.drafts or events[-1].who != seat:
            return False
        if self.before is None:
            return self.match.may_undo(seat)
        if self.before.together() > 0:
            return False  # its step is closed, and all of it open
        return self.game.may_undo(self.before, *events[-1])

    def undo(self, seat: Seat) -> None:
        self.match.undo(seat)
        self.back_to(self.match.state)

    # Thinking again

    def mine(self, seat: Seat) -> list[Action]:
        """What a seat has decided in the secret step that is open; its draft, while it thinks again."""
        if seat in self.drafts:
            return self.drafts[seat]
        return [action for who, action in self.step if who == seat]

    def drafted(self, seat: Seat, actions: Iterable[Action]) -> State:
        """The position if this were what the seat has decided in the open step."""
        state: State = self.start.copy()
        for who, action in self.step:
            if who != seat:
                state.apply(who, action)
        for action in actions:
            state.apply(seat, action)
        return state

    def instead(self, seat: Seat) -> list[str]:
        """What a seat that has decided in secret may decide instead of its latest decision."""
        mine = self.mine(seat)
        if not mine or seat in self.drafts or seat in self.state.deciders():
            return []
        if not self.may_undo(seat):
            return []
        return legal_texts(self.game, self.drafted(seat, mine[:-1]), seat)

    def think_again(self, seat: Seat) -> None:
        """The latest decision of the open step is put in question. It counts until there is another."""
        self.drafts[seat] = self.mine(seat)[:-1]

    def decide_anew(self, seat: Seat, tried: list[tuple[Step, State]]) -> None:
        """A decision of a seat that thinks again. Once it has decided as much as before, that counts."""
        draft = [*self.drafts[seat], *(step.action for step, _ in tried)]
        open_still = seat in self.state.deciders()
        so_far = sum(who == seat for who, _ in self.step)
        if len(draft) < so_far if open_still else seat in tried[-1][1].deciders():
            self.drafts[seat] = draft
            return
        del self.drafts[seat]
        self.stand_at(self.drafted(seat, draft))
        self.before = None
        began = len(self.events) - len(self.step)
        self.step = replaced(self.step, seat, draft)
        if not self.trial:
            self.events[began:] = self.step
            self.match.listeners.clear()

    def heard(self, seat: Seat) -> list[str]:
        """All lines that a seat has heard, as if its draft were what it has decided."""
        if seat not in self.drafts:
            return self.match.heard(seat)
        game, state, lines = self.game, self.match.state_after(0), list[str]()
        before = self.events[: len(self.events) - len(self.step)]
        for who, action in [*before, *replaced(self.step, seat, self.drafts[seat])]:
            lines += game.hear(state, who, action, seat)
            state.apply(who, action)
        return lines

    # By agreement

    def last_of(self, seat: Seat) -> int | None:
        """The number of events before the latest decision of this seat; None if it has made none.

        A secret simultaneous step is taken back whole, or its decisions would be known.
        """
        for index in range(len(self.events) - 1, self.first - 1, -1):
            if self.events[index].who == seat and index not in self.silent:
                return self.start_of_step(index)
        return None

    def start_of_step(self, index: int) -> int:
        step = self.match.state_after(index).together()
        while step and index and self.match.state_after(index - 1).together() == step:
            index -= 1
        return index

    def take_back(self, events: int) -> None:
        """Back to the position after so many events, by agreement. The same dice will fall again."""
        del self.events[events:]
        self.silent = {index for index in self.silent if index < events}
        self.match.listeners.clear()
        self.drawn = sum(event.who == CHANCE for event in self.events)
        self.asked, self.answers = [], {}
        self.back_to(self.match.state_after(events))

    def back_to(self, state: State) -> None:
        self.stand_at(state)
        self.before = None
        began = self.match.step_began() if state.together() > 0 else len(self.events)
        self.start, self.step, self.drafts = self.match.state_after(began), self.events[began:], {}
        self.open_window()


KNOWN: Final[dict[tuple[Seat, Action], Event]] = {}
MOST_KNOWN: Final = 50_000


def known_event(who: Seat, action: Action) -> Event:
    """The same object for the same event: logs of thousands of tables are long, and made of few different ones."""
    found = KNOWN.get((who, action))
    if found is None:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        found = KNOWN[who, action] = Event(who, action)
    return found


def after(step: Step) -> State:
    state = step.before.copy()
    state.apply(step.who, step.action)
    return state


def replaced(events: Iterable[Event], seat: Seat, actions: Iterable[Action]) -> list[Event]:
    """The events of a step with other decisions of a seat, where its own stood."""
    found, fresh, at = list[Event](), list(actions), 0
    for event in events:
        if event.who != seat:
            found.append(event)
        elif fresh:
            found.append(Event(seat, fresh.pop(0)))
            at = len(found)
    return [*found[:at], *(Event(seat, action) for action in fresh), *found[at:]]


def is_window(game: AnyGame, state: State) -> bool:
    """Is this a secret simultaneous step in which everybody asked may pass?"""
    if state.together() <= 0:
        return False
    deciders = list(state.deciders())
    return bool(deciders) and all(PASS in legal_texts(game, state, seat) for seat in deciders)
