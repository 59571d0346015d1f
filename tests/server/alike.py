"""Two courses of one game that a seat cannot tell apart, and how they can go on so that it still cannot.

Others decide, and chance draws, differently in the two wherever the rules hide it from the seat. The judge is
the game alone (what it hears, is told and sees); nothing here asks the server what is secret.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from sobremesa.core import CHANCE, JUDGE, Action, AnyGame, Seat, State
from sobremesa.core.match import Match
from sobremesa.server.table.progress import Progress, Step

TRIES = 12  # pairs of decisions that are tried before the worlds part company


class Move(NamedTuple):
    """What a seat decides in one world, and the luck that follows. No seat: a window's time is over."""

    who: Seat | None
    text: str
    luck: tuple[Action, ...]


class Tried(NamedTuple):
    progress: Progress
    steps: list[Step]


@dataclass
class Alike:
    """The judge of a pair: both courses, the seat, and what happens next."""

    game: AnyGame
    seat: Seat
    rng: Random
    mild: bool  # luck differs in one or two draws, which may stay hidden for long; else wherever it can

    def fresh(self, players: int, options: dict[str, object]) -> list[Progress]:
        return [Progress(Match(self.game, players, options)) for _ in range(2)]

    # Together

    def joint(self, courses: list[Progress], fixed: bool = False) -> list[Move] | None:
        """A decision in both worlds at the same moment; None if the rules would open any difference."""
        for attempt in range(TRIES):
            deciders = self.pair_of_deciders(courses)
            if deciders is None:
                return None
            same = attempt > TRIES // 2 or self.rng.random() < (0.6 if self.mild else 0.2)
            texts = self.texts(courses, deciders, same)
            if texts is None:
                continue
            tried = [
                decided(progress, who, text, fixed)
                for progress, who, text in zip(courses, deciders, texts, strict=True)
            ]
            if luck := self.luck(tried):
                return [Move(*move) for move in zip(deciders, texts, luck, strict=True)]
        return None

    def pair_of_deciders(self, courses: list[Progress]) -> tuple[Seat, Seat] | None:
        one, two = (progress.owed() for progress in courses)
        if courses[0].asked and len(one) == len(two) == 1 and self.seat not in one + two:
            return one[0], two[0]  # who answers last is nobody's business
        both = [who for who in one if who in two]
        return (who := self.rng.choice(both), who) if both else None

    def texts(
        self, courses: list[Progress], deciders: tuple[Seat, Seat], same: bool
    ) -> tuple[str, str] | None:
        legal = [progress.legal(who) for progress, who in zip(courses, deciders, strict=True)]
        if self.seat in deciders:
            assert legal[0] == legal[1], "a seat can tell what is legal for it"
            same = True
        text = self.rng.choice(legal[0])
        if same:
            return (text, text) if text in legal[1] else None
        return text, self.rng.choice(legal[1])

    def closing(self, courses: list[Progress]) -> list[Move] | None:
        """The time of a window is over in both worlds."""
        luck = self.luck([closed(progress) for progress in courses])
        return [Move(None, "", draws) for draws in luck] if luck else None

    def opening(self, courses: list[Progress]) -> list[Move] | None:
        """The luck with which the game begins, or goes on from the lines of a record."""
        luck = self.luck([Tried(progress, []) for progress in courses])
        return [Move(None, "", draws) for draws in luck] if luck else None

    # Luck

    def luck(self, tried: list[Tried]) -> list[tuple[Action, ...]] | None:
        """What chance draws in both until somebody decides; None if the seat would have to notice a difference."""
        one, two = tried
        first = self.any_luck(one.progress)
        said, second = self.said(drawn(one, first)), None
        if (same := drawn(two, first)) and self.said(same) == said:
            second = first
        for _ in range(0 if not first else 3 if self.mild else 15):
            wanted = self.varied(second or first, one.progress.state)
            if (other := drawn(two, wanted)) and self.said(other) == said:
                second = wanted
        return None if second is None else [tuple(first), tuple(second)]

    def any_luck(self, progress: Progress) -> list[Action]:
        state, found = progress.state.copy(), list[Action]()
        while chance(state):
            found.append(self.rng.choice(list(state.legal(CHANCE))))
            state.apply(CHANCE, found[-1])
        return found

    def varied(self, luck: list[Action], state: State) -> list[Action]:
        """Two draws change places, or one is another."""
        found, places = [*luck], range(len(luck))
        one, two = self.rng.choice(places), self.rng.choice(places)
        if self.rng.random() < 0.7:
            found[one], found[two] = found[two], found[one]
        else:
            found[one] = self.rng.choice(list(state.legal(CHANCE)))
        return found

    # What the seat notices

    def said(self, tried: Tried | None) -> list[object]:
        """All that the rules let the seat know of it."""
        assert tried is not None
        game, state = self.game, tried.progress.state
        told: list[object] = [tuple(game.perceive(step, self.seat)) for step in tried.steps]
        told = [found for found in told if found != ([], [])]  # nothing is heard, not even that
        return [told, game.view(state, self.seat), list(state.deciders()), state.together()]

    def different(self, courses: list[Progress]) -> bool:
        one, two = (self.game.view(progress.state, JUDGE) for progress in courses)
        return bool(one != two)

    # In one world alone

    def unnoticeable(self, progress: Progress) -> Move | None:
        """A decision of somebody else of which the seat learns nothing, not even that there was one."""
        others = [who for who in progress.owed() if who != self.seat]
        if not others or (progress.asked and len(progress.owed()) == 1):
            return None
        who = self.rng.choice(others)
        text = self.rng.choice(progress.legal(who))
        tried = decided(progress, who, text, True)
        quiet = self.said(Tried(progress, []))
        if chance(tried.progress.state) or self.said(tried) != quiet:
            return None
        return Move(who, text, ())


def chance(state: State) -> bool:
    return list(state.deciders()) == [CHANCE]


def decided(progress: Progress, who: Seat, text: str, fixed: bool) -> Tried:
    trial = progress.copy()
    steps = trial.decide(who, text)
    if not fixed and trial.complete():
        steps = [*steps, *trial.close()]
    return Tried(trial, steps)


def drawn(tried: Tried, luck: list[Action]) -> Tried | None:
    """The trial after these draws; None if they are not possible, or not all."""
    progress, steps = tried.progress.copy(), [*tried.steps]
    for action in luck:
        if not chance(progress.state) or action not in progress.state.legal(CHANCE):
            return None
        steps.append(progress.match.act(CHANCE, action))
    return None if chance(progress.state) else Tried(progress, steps)


def closed(progress: Progress) -> Tried:
    trial = progress.copy()
    return Tried(trial, trial.close())


def lines_ahead(
    judge: Alike, players: int, options: dict[str, object], most: int
) -> list[list[str]]:
    """Let both go on without anybody for so many decisions, and give their records. If they part company, once
    more from the beginning; the longest counts."""
    longest: list[list[str]] = [[], []]
    for _ in range(20):
        courses = judge.fresh(players, options)
        found, far = walked(judge, courses, most)
        if len(found[0]) > len(longest[0]):
            longest = found
        if far:
            break
    return longest


def walked(judge: Alike, courses: list[Progress], most: int) -> tuple[list[list[str]], bool]:
    """The records at the last position in which no secret step was under way; was all of the way gone?"""
    moves, found = judge.opening(courses), [list[str](), list[str]()]
    for _ in range(most):
        if moves is None:
            return found, False
        for progress, move in zip(courses, moves, strict=True):
            happens(progress, move)
        if not courses[0].deciders():
            return found, True
        if not any(progress.match.step or progress.answers for progress in courses):
            found = [progress.match.lines(JUDGE) for progress in courses]
        moves = judge.joint(courses)
    return found, True


def happens(progress: Progress, move: Move) -> None:
    if move.who is not None:
        progress.decide(move.who, move.text)
        if progress.complete():
            progress.close()
    for action in move.luck:
        progress.match.act(CHANCE, action)
    progress.open_window()
