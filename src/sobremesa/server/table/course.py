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
from typing import Any

from sobremesa.core import (
    CHANCE,
    Action,
    AnyGame,
    Event,
    Happening,
    Refusal,
    Seat,
    State,
    attempt,
    happenings,
    legal_texts,
)
from sobremesa.core.fair import Fair
from sobremesa.core.match import Match, in_order, replaced
from sobremesa.core.record import read_speaker

PASS = "pass"
Step = Happening[Any]  # an event that has become public


class Course:
    """A match, its open reaction window if there is one, and the drafts of those who think again."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self.drawn = 0  # events of chance so far
        self.first = 0  # events before the table's own game
        self.drafts: dict[Seat, list[Action]] = {}  # what seats that think again decide in a step
        self.asked: list[Seat] = []  # of the open window
        self.answers: dict[Seat, list[Action]] = {}
        self.silent: set[int] = set()  # events of seats that were not really asked (simulated.py)

    @property
    def state(self) -> State:
        """The public position: without the answers of an open window."""
        state: State = self.match.state
        return state

    @property
    def events(self) -> list[Event]:
        return self.match.events

    def copy(self) -> Course:
        """A trial: what happens in it stays there, until the course adopts it."""
        twin = Course(self.match.copy())
        twin.drawn, twin.first, twin.drafts, twin.asked = (
            self.drawn, self.first, {**self.drafts}, self.asked,
        )  # fmt: skip
        twin.answers = {seat: list(actions) for seat, actions in self.answers.items()}
        return twin

    def adopt(self, trial: Course, steps: Iterable[Step]) -> None:
        """What was tried has happened, by these steps."""
        for step in steps:
            self.match.went(step)
        self.drawn, self.asked, self.answers = trial.drawn, trial.asked, trial.answers
        self.drafts = trial.drafts

    # Looking

    def state_of(self, seat: Seat) -> State:
        """The position as this seat must see it: with its own answers, while it has more to give; with
        its draft, while it thinks again."""
        if seat in self.drafts:
            drafted: State = self.match.drafted(seat, self.drafts[seat])
            return drafted
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
        steps = [step for line in lines for step in self.went(self.match.play(*read_speaker(line)))]
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
        if self.asked:
            tried = self.checked(seat, text)
            self.answers.setdefault(seat, []).extend(step.action for step in tried)
            return []
        return self.went(self.match.play(seat, text))

    def checked(self, seat: Seat, text: str) -> list[Step]:
        """What one line of a seat would bring; Refusal and ValueError."""
        return attempt(self.game, self.state_of(seat), seat, text)

    def went(self, steps: list[Step]) -> list[Step]:
        """The match has gone on: no second thoughts about a step that is closed."""
        for step in steps:
            self.drawn += step.who == CHANCE
            if step.after.together() != step.before.together():
                self.drafts = {}
        return steps

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
        return self.went([self.match.act(*event) for event in in_order(events)])

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
            steps += self.went([self.match.act(CHANCE, fair.pick(self.state))])
            texts.append(self.game.write(steps[-1].action))
        return steps, tuple(texts)

    def replay_luck(self, texts: Iterable[str]) -> list[Step]:
        return self.went([self.match.act(CHANCE, self.game.read(text)) for text in texts])

    # Taking back

    def may_undo(self, seat: Seat) -> bool:
        """Has this seat a latest decision that it may take back, or think over in secret?"""
        if self.asked or len(self.events) <= self.first:
            return False
        if seat not in self.drafts:
            return self.match.may_undo(seat)
        mine = self.drafts[seat]
        return bool(mine) and self.game.may_undo(
            self.match.drafted(seat, mine[:-1]), seat, mine[-1]
        )

    def undo(self, seat: Seat) -> None:
        self.match.undo(seat)
        self.back()

    # Thinking again

    def mine(self, seat: Seat) -> list[Action]:
        """What a seat has decided in the secret step that is open; its draft, while it thinks again."""
        return self.drafts[seat] if seat in self.drafts else self.match.mine(seat)

    def instead(self, seat: Seat) -> list[str]:
        """What a seat that has decided in secret may decide instead of its latest decision."""
        if seat in self.drafts or not self.may_undo(seat):
            return []
        return self.match.instead(seat)

    def think_again(self, seat: Seat) -> None:
        """The latest decision of the open step is put in question. It counts until there is another."""
        self.drafts[seat] = self.mine(seat)[:-1]

    def decide_anew(self, seat: Seat, tried: list[Step]) -> None:
        """A decision of a seat that thinks again. Once it has decided as much as before, that counts."""
        draft = [*self.drafts[seat], *(step.action for step in tried)]
        open_still = seat in self.state.deciders()
        so_far = len(self.match.mine(seat))
        if len(draft) < so_far if open_still else seat in tried[-1].after.deciders():
            self.drafts[seat] = draft
            return
        del self.drafts[seat]
        self.match.decide_instead(seat, draft)

    def heard(self, seat: Seat) -> list[str]:
        """All lines that a seat has heard, as if its draft were what it has decided."""
        if seat not in self.drafts:
            return self.match.heard(seat)
        match, game = self.match, self.game
        before = self.events[: len(self.events) - len(match.step)]
        events = [*before, *replaced(match.step, seat, self.drafts[seat])]
        heard = (game.hear(step, seat) for step in happenings(match.first, events))
        return [line for lines in heard for line in lines]

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
        self.match.replay(self.events[:events])
        self.silent = {index for index in self.silent if index < events}
        self.drawn = sum(event.who == CHANCE for event in self.events)
        self.asked, self.answers = [], {}
        self.back()

    def back(self) -> None:
        self.drafts = {}
        self.open_window()


def is_window(game: AnyGame, state: State) -> bool:
    """Is this a secret simultaneous step in which everybody asked may pass?"""
    if state.together() <= 0:
        return False
    deciders = list(state.deciders())
    return bool(deciders) and all(PASS in legal_texts(game, state, seat) for seat in deciders)
