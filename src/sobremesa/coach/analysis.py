"""A finished game, event by event: what each decision cost, what chance brought, and what is left of the result without it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import groupby
from math import sqrt
from statistics import fmean
from typing import Any, Final, NamedTuple

from sobremesa.coach.curve import Worth, worth
from sobremesa.coach.judging import CLASSES, Asked, Judgement, judge
from sobremesa.coach.luck import Luck, luck_in
from sobremesa.coach.reasons import Answer, is_possible
from sobremesa.core import CHANCE, Action, AnyGame, Event, Happening, Seat
from sobremesa.core.match import Match
from sobremesa.core.record import TABLE_REASONS, Record, RecordError
from sobremesa.core.wrong import Wrong
from sobremesa.players.knowledge import hints_for, levels_for, losses_for
from sobremesa.players.recall import Origin

FEWEST: Final = 32  # simulations of a decision, however many there are
DRAWING: Final = 0.5  # playouts of a point on a curve, as part of those for an event of chance


class Depth(NamedTuple):
    """How much is spent on a game. It is counted, so that the same analysis comes out on every machine."""

    searches: float  # of `master`, for all decisions together
    most: float  # of these for one decision
    playouts: int  # for all outcomes of an event of chance. For a whole game it would depend on what comes later, and bias


QUICK: Final = Depth(200, 4.0, 400)
DEEP: Final = Depth(2_000, 20.0, 4_000)


class Unfinished(Wrong):
    """A game that goes on is nobody's to analyse."""


class Played(NamedTuple):
    """All that an analysis needs of a game, small enough to be sent to another process."""

    game: AnyGame
    players: int
    options: dict[str, Any]
    events: tuple[Event, ...]
    simulations: int  # of a decision
    playouts: int  # of an event of chance
    seed: str


class Look(NamedTuple):
    """What is to be said of an event: of what happened, if anything, and of the position after it."""

    found: Judgement | Luck | None  # nothing of a decision without a choice
    worth: Worth | None  # nothing while choices are secret


@dataclass(frozen=True, slots=True)
class Reason:
    """The game's text `reason-<key>`."""

    key: str
    args: dict[str, str | int]


@dataclass(frozen=True, slots=True)
class Reply:
    """What somebody would most likely answer, in notation; `share` says how likely."""

    seat: Seat
    line: tuple[str, ...]
    share: float
    own: tuple[str, ...]  # what whoever decided would decide first


@dataclass(frozen=True, slots=True)
class Decision:
    """A real choice: what was chosen, what would have been best, and what it cost."""

    event: int
    turn: int
    seat: Seat
    chosen: str
    best: str
    chance: float
    best_chance: float
    loss: float
    error: float
    cost: float
    quality: str
    simulations: int
    best_line: tuple[
        str, ...
    ] = ()  # the best decision, and those of the same turn that would follow
    reason: Reason | None = None  # what speaks for that line
    reply: Reply | None = None  # what the chosen decision would most likely meet


@dataclass(frozen=True, slots=True)
class Fortune:
    """An outcome of chance, and what it brought each seat."""

    event: int
    turn: int
    outcome: str
    luck: tuple[float, ...]
    exact: bool


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """A seat's game. Without luck, its result may lie below 0 or above 1: it is right on average."""

    seat: Seat
    result: float
    luck: float
    without_luck: float
    decisions: int
    cost: float  # of a decision on average
    error: float  # its standard error
    classes: dict[str, int]
    loss: float = 0.0  # of a decision on average, with all that lies within its error
    levels: dict[str, float] = field(default_factory=dict)  # what it is for each, the weakest first
    below: str = ""  # the strongest of those that lose more, and the weakest of those that do not:
    above: str = ""  # somebody plays between the two; neither is there if no levels are known


@dataclass(frozen=True, slots=True)
class Point:
    """Each seat's chances to win after an event: by what was true, and by what that seat knew."""

    event: int  # -1 for the beginning
    turn: int
    true: tuple[float, ...]
    known: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Analysis:
    game: str
    rules: str
    players: int
    seed: str
    simulations: int  # of a decision
    decisions: tuple[Decision, ...]
    fortunes: tuple[Fortune, ...]
    seats: tuple[SeatSummary, ...]
    curve: tuple[Point, ...] = ()

    def as_json(self) -> dict[str, object]:
        return asdict(self)


# Before


def shares(record: Record, match: Match) -> tuple[float, ...]:
    """What the end was worth to each seat, as players count it; Unfinished if it was no end."""
    if match.state.result() is not None:
        values = hints_for(match.game.slug).outcome(match.state)
        return tuple(float(values[seat]) for seat in range(match.players))
    claimed = record.result or {}
    winners, seats = claimed.get("winners"), range(match.players)
    if claimed.get("reason") not in TABLE_REASONS or claimed.get("reason") == "aborted":
        said = "the game is not over: only finished games are analysed"
        raise Unfinished(said, "coach-unfinished")
    if not isinstance(winners, list) or not all(winner in seats for winner in winners):
        wrong = Wrong("the result has no winners", "result-key", key="winners")
        raise RecordError(record.result_line, wrong)
    if not winners:
        return (1.0 / match.players if match.players > 1 else 0.0,) * match.players
    whole = match.game.utility(match.players, match.options) == "team"
    share = 1.0 if whole else 1.0 / len(set(winners))
    return tuple(share if seat in winners else 0.0 for seat in seats)


def prepared(match: Match, depth: Depth, seed: str) -> Played:
    """The game, and how much is spent on each of its events."""
    choices = sum(
        each.who != CHANCE and len(each.before.legal(each.who)) > 1 for each in match.happenings()
    )
    master = levels_for(match.game.slug)[-1].simulations
    each = min(depth.most, depth.searches / max(1, choices))
    return Played(
        match.game,
        match.players,
        dict(match.options),
        tuple(match.events),
        max(FEWEST, round(master * each)),
        depth.playouts,
        seed,
    )


# Event by event


class Bench:
    """A game taken up again, to look at its events one by one."""

    def __init__(self, played: Played) -> None:
        self.played = played
        self.match = Match(played.game, played.players, played.options)
        self.origin = Origin(self.match.first, played.players)
        for event in played.events:
            self.match.act(*event)
        self.happened = list(self.match.happenings())
        self.lines = [
            [played.game.hear(each, seat) for each in self.happened]
            for seat in range(played.players)
        ]

    def heard(self, seat: Seat, before: int) -> list[str]:
        """What a seat had heard before event number `before`."""
        return [line for lines in self.lines[seat][:before] for line in lines]

    def look(self, number: int) -> Look:
        """What is to be said of an event, and of the position after it."""
        happening = self.happened[number]
        if happening.who == CHANCE:
            return Look(self.luck(number, happening), self.worth(number + 1))
        return Look(self.judgement(number, happening), self.worth(number + 1))

    def worth(self, number: int) -> Worth | None:
        """What the position before event number `number` is worth, with the same luck for all: so a curve is smooth."""
        played = self.played
        last = number == len(self.happened)
        state = self.match.state if last else self.happened[number].before
        heard = [self.heard(seat, number) for seat in range(played.players)]
        playouts = max(1, round(DRAWING * played.playouts))
        return worth(played.game, state, heard, playouts, played.seed)

    def luck(self, number: int, happening: Happening[Any]) -> Luck:
        played = self.played
        before, action = happening.before, happening.action
        seed = f"{played.seed} {number}"
        return luck_in(played.game.slug, before, action, played.players, played.playouts, seed)

    def judgement(self, number: int, happening: Happening[Any]) -> Judgement | None:
        played, seat = self.played, happening.who
        legal = [int(action) for action in happening.before.legal(seat)]
        if len(legal) == 1:
            return None
        heard = self.heard(seat, number)
        view = played.game.view(happening.before, seat)
        asked = Asked(seat, view, heard, legal, happening.action)
        # The seat's own decisions and what it has heard: nothing that it does not know.
        own = sum(each.who == seat for each in self.happened[:number])
        seed = f"{played.seed} {seat} {own} {len(heard)}"
        found = judge(played.game, asked, played.simulations, seed, self.origin)
        if found.answer and not is_possible(happening.before, seat, happening.action, found.answer):
            return replace(found, answer=None)
        return found


# After


def analysis(
    match: Match, played: Played, ends: Sequence[float], looks: Iterable[Look]
) -> Analysis:
    """What was found, event by event, as a whole."""
    write, decisions, fortunes = match.game.write, list[Decision](), list[Fortune]()
    worths = list[tuple[int, Worth | None]]()
    looked = zip(match.events, turns(match.happenings()), looks, strict=True)
    for number, (event, turn, (each, after)) in enumerate(looked):
        worths.append((turn, after))
        if isinstance(each, Luck):
            outcome = write(event.action)
            fortunes.append(Fortune(number, turn, outcome, each.seats, each.exact))
        elif isinstance(each, Judgement):
            decisions.append(decision(number, turn, event, each, write))
    return Analysis(
        match.game.slug,
        match.game.rules,
        match.players,
        played.seed,
        played.simulations,
        tuple(decisions),
        tuple(fortunes),
        tuple(
            summary(match.game.slug, seat, ends[seat], decisions, fortunes)
            for seat in range(match.players)
        ),
        tuple(curve(Bench(played).worth(0), worths, tuple(ends))),
    )


def curve(
    first: Worth | None, worths: Sequence[tuple[int, Worth | None]], ends: tuple[float, ...]
) -> Iterator[Point]:
    """From the beginning to the result. While choices are secret it stays where it was."""
    even = (1.0 / len(ends),) * len(ends)
    now = first or Worth(even, even)
    yield Point(-1, 1, *now)
    for number, (turn, after) in enumerate(worths):
        now = after or now
        if number == len(worths) - 1:
            now = Worth(ends, ends)
        yield Point(number, turn, *now)


def decision(
    number: int, turn: int, event: Event, found: Judgement, write: Callable[[Action], str]
) -> Decision:
    return Decision(
        number,
        turn,
        event.who,
        write(event.action),
        write(found.best),
        found.chance,
        found.best_chance,
        found.loss,
        found.error,
        found.cost,
        found.quality,
        found.simulations,
        tuple(map(write, found.line)),
        Reason(found.reason.key, found.reason.args) if found.reason else None,
        reply(found.answer, write),
    )


def reply(found: Answer | None, write: Callable[[Action], str]) -> Reply | None:
    if found is None:
        return None
    line, own = (tuple(map(write, each)) for each in (found.line, found.own))
    return Reply(found.seat, line, found.share, own)


def summary(
    slug: str,
    seat: Seat,
    result: float,
    decisions: Sequence[Decision],
    fortunes: Sequence[Fortune],
) -> SeatSummary:
    own = [each for each in decisions if each.seat == seat]
    total = sum(each.luck[seat] for each in fortunes)
    counted = Counter(each.quality for each in own)
    loss = fmean(each.loss for each in own) if own else 0.0
    levels = dict(losses_for(slug))
    return SeatSummary(
        seat,
        result,
        total,
        result - total,
        len(own),
        fmean(each.cost for each in own) if own else 0.0,
        sqrt(sum(each.error**2 for each in own)) / max(1, len(own)),
        {name: counted[name] for name in CLASSES},
        loss,
        levels,
        *(between(loss, levels) if own else ("", "")),
    )


def between(loss: float, levels: Mapping[str, float]) -> tuple[str, str]:
    """The strongest of the levels that lose more, and the next one, which does not; nothing where there is none.

    >>> between(0.02, {"easy": 0.05, "hard": 0.03, "master": 0.01}), between(0.1, {"easy": 0.05})
    (('hard', 'master'), ('', 'easy'))
    """
    more = [name for name, each in levels.items() if each > loss]
    names = ["", *levels, ""]
    below = more[-1] if more else ""
    return below, names[names.index(below) + 1]


def turns(happenings: Iterable[Happening[Any]]) -> Iterator[int]:
    """The number of each event's turn, from 1: what a seat decides in a row, or all decide at once, with the luck before it."""
    turn, last = 1, None
    for happening in happenings:
        step = happening.before.together()
        now = ("chance",) if happening.who == CHANCE else ("step", step) if step else ("seat", happening.who)  # fmt: skip
        if last is not None and now != last and last != ("chance",):
            turn += 1
        last = now
        yield turn


def together(fortunes: Iterable[Fortune]) -> list[list[Fortune]]:
    """What came together counts together: the dice of a roll, the cards of a deal."""
    runs = groupby(enumerate(fortunes), lambda pair: pair[1].event - pair[0])
    return [[each for _, each in run] for _, run in runs]


def total(run: Sequence[Fortune]) -> list[float]:
    """Of luck that came together, by seat."""
    return [sum(each) for each in zip(*(fortune.luck for fortune in run), strict=True)]
