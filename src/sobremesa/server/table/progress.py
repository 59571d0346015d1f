"""The progress of one game at a table: its events, its luck, and the answers that nobody may see yet. Compiled.

A reaction window is a secret simultaneous step in which everybody asked may pass. Its answers are kept
aside, unplayed, until the window closes, so that nothing anybody is sent can tell who has answered.
Other simultaneous steps are played as the decisions arrive: whom the table waits for is
public there, and the game itself hides what was decided.

In such a step a seat may think again until the step closes, where the game says so. What it decided
counts until something else is decided in its place, so that nobody can notice anything: a draft is that
seat's alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

from sobremesa.core import (
    CHANCE,
    Action,
    Event,
    Happening,
    Refusal,
    Seat,
    State,
    attempt,
    happen,
    happenings,
    legal_texts,
)
from sobremesa.core.fair import Fair
from sobremesa.core.match import Match, in_order, replaced
from sobremesa.core.protocol import PASS, check, is_window
from sobremesa.core.record import read_speaker

Step = Happening[Any]  # an event that has become public
Answers = dict[Seat, list[Action]]


class TriedDecision(NamedTuple):
    """What would come of a decision: the steps that become public, or else the answers of the window that stays open."""

    steps: list[Step]
    answers: Answers


class Progress:
    """A match, its open reaction window if there is one, and the drafts of those who think again."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.game = match.game
        self.drawn = 0  # events of chance so far
        self.first = 0  # events before the table's own game
        self.drafts: dict[Seat, list[Action]] = {}  # what seats that think again decide in a step
        self.asked: list[Seat] = []  # of the open window
        self.answers: Answers = {}  # replaced, never changed
        self.silent: set[int] = set()  # events of seats that were not really asked (simulated.py)

    @property
    def state(self) -> State:
        """The public position: without the answers of an open window."""
        state: State = self.match.state
        return state

    def copy(self) -> Progress:
        """The same, to go on in another way."""
        twin = Progress(self.match.copy())
        twin.drawn, twin.first, twin.drafts = self.drawn, self.first, {**self.drafts}
        twin.asked, twin.answers = self.asked, self.answers
        return twin

    # Looking

    def state_of(self, seat: Seat, answers: Answers | None = None) -> State:
        """The position as this seat must see it: with its own answers, while it has more to give; with
        its draft, while it thinks again."""
        state: State = self.match.state
        if seat in self.drafts:
            state = self.match.drafted(seat, self.drafts[seat])
            return state
        given = (self.answers if answers is None else answers).get(seat)
        if not given:
            return state
        mine = state.copy()
        for action in given:
            mine.apply(seat, action)
        still = mine.together() == state.together() and seat in mine.deciders()
        return mine if still else state

    def has_answered(self, seat: Seat, answers: Answers | None = None) -> bool:
        answers = self.answers if answers is None else answers
        return seat in answers and self.state_of(seat, answers) is self.match.state

    def deciders(self) -> list[Seat]:
        return [int(seat) for seat in self.state.deciders()]

    def owed(self) -> list[Seat]:
        """Who really has something to decide now: the truth, not for everybody."""
        return [seat for seat in self.deciders() if seat >= 0 and not self.has_answered(seat)]

    def legal(self, seat: Seat) -> list[str]:
        return [] if self.has_answered(seat) else legal_texts(self.game, self.state_of(seat), seat)

    # Trying. Nothing happens yet; ValueError and Refusal say why not.

    def tried(self, seat: Seat, text: str) -> TriedDecision:
        """One line of a seat; before it, while it thinks again, what it has in its draft."""
        if self.answers and self.has_answered(seat):
            action = self.game.read_line(self.state, seat, text)[0]
            raise Refusal(self.state.forbids(seat, action))
        steps = attempt(self.game, self.state_of(seat), seat, text)
        if not self.asked:
            return TriedDecision(steps, {})
        given = [*self.answers.get(seat, []), *(step.action for step in steps)]
        return TriedDecision([], {**self.answers, seat: given})

    def checked(self, seat: Seat, text: str) -> list[Step]:
        """What one line of a seat brings as that seat sees it."""
        return attempt(self.game, self.state_of(seat), seat, text)

    def complete(self, answers: Answers | None = None) -> bool:
        """Has everybody answered the open window?"""
        return bool(self.asked) and all(self.has_answered(seat, answers) for seat in self.asked)

    def closed(self, answers: Answers) -> list[Step]:
        """The window closes: the silent pass, and all answers are played in the order of a record."""
        answers = {seat: [*given] for seat, given in answers.items()}
        for seat in self.asked:
            while not self.has_answered(seat, answers):
                passing = self.game.read_line(self.state_of(seat, answers), seat, PASS)
                answers.setdefault(seat, []).extend(passing)
        events = [Event(seat, action) for seat in sorted(answers) for action in answers[seat]]
        return legally(self.state, in_order(events))

    def draw_luck(self, steps: list[Step], fair: Fair) -> tuple[str, ...]:
        """Draw until somebody has to decide or it is over: the steps go on, and what fell is told."""
        state: State = steps[-1].after if steps else self.match.state
        fair.drawn, texts = self.drawn + sum(step.who == CHANCE for step in steps), list[str]()
        while CHANCE in state.deciders():
            steps += legally(state, [Event(CHANCE, fair.pick(state))])
            texts.append(self.game.write(steps[-1].action))
            state = steps[-1].after
        return tuple(texts)

    # Happening

    def go_on(self, steps: list[Step]) -> list[Step]:
        """What was tried has happened: an open window is closed, and there are no second thoughts about such a step."""
        for step in steps:
            self.match.went(step)
            self.drawn += step.who == CHANCE
            if self.drafts and step.after.together() != step.before.together():
                self.drafts = {}
        if steps and self.asked:
            self.asked, self.answers = [], {}
        return steps

    def begin_from(self, lines: Iterable[str]) -> list[Step]:
        """Let the lines of a record happen, before anybody decides anything."""
        steps = list[Step]()
        for line in lines:
            who, text = read_speaker(line)
            steps += self.go_on(attempt(self.game, self.state, who, text))
        self.first = len(self.match.events)
        return steps

    def replay_luck(self, texts: Iterable[str]) -> list[Step]:
        steps = list[Step]()
        for text in texts:
            steps += self.go_on(legally(self.state, [Event(CHANCE, self.game.read(text))]))
        return steps

    def decide(self, seat: Seat, text: str) -> list[Step]:
        """One line of a seat; the steps that become public by it, perhaps none."""
        trial = self.tried(seat, text)
        if seat in self.drafts:
            self.decide_anew(seat, trial.steps)
            return []
        if self.asked:
            self.answers = trial.answers
        return self.go_on(trial.steps)

    def close(self) -> list[Step]:
        """The open window closes."""
        return self.go_on(self.closed(self.answers))

    def open_window(self) -> bool:
        """Ask everybody, if the position is a reaction window that is not open yet."""
        if self.asked or not is_window(self.game, self.match.state):
            return False
        self.asked = self.deciders()
        return True

    # Taking back

    def may_undo(self, seat: Seat) -> bool:
        """Has this seat a latest decision that it may take back, or think over in secret?"""
        if self.asked or len(self.match.events) <= self.first:
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
        before = self.match.events[: len(self.match.events) - len(match.step)]
        events = [*before, *replaced(match.step, seat, self.drafts[seat])]
        heard = (game.hear(step, seat) for step in happenings(match.first, events))
        return [line for lines in heard for line in lines]

    # By agreement

    def last_of(self, seat: Seat) -> int | None:
        """The number of events before the latest decision of this seat; None if it has made none.

        A secret simultaneous step is taken back whole, or its decisions would be known.
        """
        for index in range(len(self.match.events) - 1, self.first - 1, -1):
            if self.match.events[index].who == seat and index not in self.silent:
                step = self.match.state_after(index).together()
                while step and index and self.match.state_after(index - 1).together() == step:
                    index -= 1
                return index
        return None

    def take_back(self, events: int) -> None:
        """Back to the position after so many events, by agreement. The same dice will fall again."""
        self.match.replay(self.match.events[:events])
        self.silent = {index for index in self.silent if index < events}
        self.drawn = sum(event.who == CHANCE for event in self.match.events)
        self.asked, self.answers = [], {}
        self.back()

    def back(self) -> None:
        self.drafts = {}
        self.open_window()


def legally(state: State, events: Iterable[Event]) -> list[Step]:
    """Events one after the other, each of which must be legal."""
    steps = list[Step]()
    for who, action in events:
        check(state, who, action)
        steps.append(happen(state, who, action))
        state = steps[-1].after
    return steps
