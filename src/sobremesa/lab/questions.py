"""What is asked of a run's games: each question has rows, each row a mean with an interval.

Games of one block have the same luck, so a row has one value for each block. The intervals of a question's rows hold together;
chances are corrected for their number (Holm; Benjamini and Hochberg where a question has long lists).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import numpy

from sobremesa.lab.experiment import SEQUENCE, Experiment
from sobremesa.lab.intervals import (
    WRONG,
    Interval,
    benjamini_hochberg,
    fixed,
    holm,
    sequence,
    verdict,
)
from sobremesa.lab.observing import Row
from sobremesa.library import ALL

LONGEST: Final = 30  # rows of a list; those that occur most
SHARE, NUMBER, PART, CHANGE = "share", "number", "part", "change"
BOUNDS: Final[dict[str, tuple[float, float] | None]] = {
    SHARE: (0.0, 1.0),
    PART: (0.0, 1.0),
    CHANGE: (-1.0, 1.0),
    NUMBER: None,
}

LENGTHS: Final = ("decisions", "turns", "minutes")

Entry = tuple[int, float]  # a block and a value
Taken = Callable[[Row, int], bool]  # does a row count this seat?


@dataclass(frozen=True, slots=True)
class Series:
    """The values of a row, one for each block in which it occurs."""

    key: str  # `lab-row-<key>` says what it is
    name: str  # a number from 1, a word of the game, or nothing
    arm: str
    kind: str  # share, part (of something else), change (of a share), number
    blocks: tuple[int, ...]
    values: Any  # numpy.ndarray
    fair: float | None = None
    games: int = 0
    cost: float | None = None  # games needed for the same width, compared with plain ones

    @property
    def row(self) -> tuple[str, str, str]:
        return self.key, self.name, self.arm


@dataclass(frozen=True, slots=True)
class Answer:
    series: Series
    interval: Interval
    p: float | None  # corrected
    verdict: str  # nothing where there is no fair mean


def series(
    key: str, name: str, arm: str, kind: str, entries: Iterable[Entry], fair: float | None = None
) -> Series | None:
    """The mean of each block; nothing if there is no entry."""
    by_block: dict[int, list[float]] = {}
    for block, value in entries:
        by_block.setdefault(block, []).append(value)
    if not by_block:
        return None
    values = numpy.array([sum(each) / len(each) for each in by_block.values()])
    games = sum(map(len, by_block.values()))
    return Series(key, name, arm, kind, tuple(by_block), values, fair, games)


def costs(values: Any, plain: Any) -> float | None:
    """How many games are needed compared with plain, independent ones."""
    if len(values) < 2 or not (spread := float(numpy.var(plain))):
        return None
    return float(numpy.var(values, ddof=1)) * len(plain) / len(values) / spread


# Questions


class Games:
    """The games of one arm."""

    def __init__(self, experiment: Experiment, arm: str, rows: Sequence[Row]) -> None:
        self.experiment, self.arm = experiment, arm
        self.rows = [row for row in rows if row["arm"] == arm]
        self.seats = range(experiment.seats)
        game = ALL[experiment.game]
        options = game.settle(dict(experiment.options))
        teams = game.utility(experiment.seats, options) == "team"
        # Where teams win, or one plays alone, no share is fair beforehand.
        self.fair = None if teams or experiment.seats == 1 else 1 / experiment.seats

    def share(self, row: Row, seat: int) -> float:
        """Of the victory; without its luck, if the plan says so."""
        luck = row[f"luck_{seat}"] if self.experiment.plan.adjust else 0.0
        return float(row[f"share_{seat}"]) - luck

    def shares(self, key: str, name: str, taken: Taken, fair: float | None) -> Series | None:
        """Of the seats that it is about."""
        kind = NUMBER if self.experiment.plan.adjust else SHARE
        found = [(row, seat) for row in self.rows for seat in self.seats if taken(row, seat)]
        entries = [(row["block"], self.share(row, seat)) for row, seat in found]
        made = series(key, name, self.arm, kind, entries, fair)
        if made is None:
            return None
        plain = numpy.array([row[f"share_{seat}"] for row, seat in found])
        cost = costs(made.values, plain)
        return Series(*made.row, kind, made.blocks, made.values, fair, made.games, cost)

    def means(
        self, key: str, value: Callable[[Row], float | None], kind: str = NUMBER
    ) -> Series | None:
        entries = [
            (row["block"], float(found)) for row in self.rows if (found := value(row)) is not None
        ]
        return series(key, "", self.arm, kind, entries)


def at(number: int) -> Taken:
    return lambda row, seat: seat == number


def has(column: str, value: object) -> Taken:
    return lambda row, seat: bool(row[f"{column}_{seat}"] == value)


def holds(column: str, value: str) -> Taken:
    return lambda row, seat: value in row[f"{column}_{seat}"]


def column(name: str) -> Callable[[Row], float]:
    return lambda row: float(row[name])


def seat(games: Games) -> Iterator[Series | None]:
    for number in games.seats:
        yield games.shares("seat", str(number + 1), at(number), games.fair)


def order(games: Games) -> Iterator[Series | None]:
    for number in games.seats:
        yield games.shares("order", str(number + 1), has("order", number), games.fair)


def player(games: Games) -> Iterator[Series | None]:
    for name in dict.fromkeys(row[f"player_{seat}"] for row in games.rows for seat in games.seats):
        yield games.shares("player", name, has("player", name), games.fair)


def depth(games: Games) -> Iterator[Series | None]:
    """The stronger player's share of what both have: half of it would be even."""
    high, _, low = games.arm.partition(" > ")

    def entries() -> Iterator[Entry]:
        for row in games.rows:
            won = {high: 0.0, low: 0.0}
            for number in games.seats:
                won[row[f"player_{number}"]] += row[f"share_{number}"]
            total = sum(won.values())
            yield row["block"], won[high] / total if total else 0.5

    yield series("depth", games.arm, games.arm, SHARE, entries(), 0.5)


def points(games: Games) -> Iterator[Series | None]:
    for number in games.seats:
        entries = [(row["block"], float(row[f"points_{number}"])) for row in games.rows]
        yield series("points", str(number + 1), games.arm, NUMBER, entries)


def margin(games: Games) -> Iterator[Series | None]:
    def lead(row: Row) -> float | None:
        best = sorted((row[f"points_{number}"] for number in games.seats), reverse=True)
        return best[0] - best[1] if len(best) > 1 else None

    yield games.means("margin", lead)


def length(games: Games) -> Iterator[Series | None]:
    for key in LENGTHS:
        yield games.means(key, column(key))


def branching(games: Games) -> Iterator[Series | None]:
    yield games.means("alternatives", lambda row: row["alternatives"])

    def forced(row: Row) -> float | None:
        return 1 - row["choices"] / row["decisions"] if row["decisions"] else None

    yield games.means("forced", forced, PART)


def lead(games: Games) -> Iterator[Series | None]:
    yield games.means("lead", lambda row: row["lead_changes"])
    yield games.means("settled", lambda row: row["settled"], PART)


def idle(games: Games) -> Iterator[Series | None]:
    def part(row: Row) -> float | None:
        return row["idle"] / row["tried"] if row["tried"] else None

    yield games.means("idle", part, PART)


def luck(games: Games) -> Iterator[Series | None]:
    """How much less results vary without their luck. A ratio of two means, made linear around what was found."""
    if not games.rows:
        return
    ends = numpy.array([[row[f"share_{n}"] for n in games.seats] for row in games.rows], float)
    without = ends - numpy.array([[row[f"luck_{n}"] for n in games.seats] for row in games.rows])
    middle = ends.mean(axis=0)
    whole = ((ends - middle) ** 2).sum(axis=1)
    left = ((without - middle) ** 2).sum(axis=1)
    if not whole.mean():
        return
    part = left.mean() / whole.mean()
    values = 1 - part + (part * whole - left) / whole.mean()
    entries = zip((row["block"] for row in games.rows), map(float, values), strict=True)
    yield series("luck", "", games.arm, NUMBER, entries)


def trait(games: Games, name: str) -> Iterator[Series | None]:
    found = {row[f"{name}_{seat}"] for row in games.rows for seat in games.seats} - {None}
    for value in sorted(found):
        yield games.shares("trait", value, has(name, value), games.fair)


def uses(games: Games, name: str) -> Iterator[Series | None]:
    """How many of the seats used it in a game, and the share of a seat that did."""
    counts = Counter(
        value for row in games.rows for seat in games.seats for value in row[f"{name}_{seat}"]
    )
    for value, _ in sorted(counts.most_common(LONGEST)):
        taken = holds(name, value)
        entries = [
            (row["block"], float(taken(row, seat))) for row in games.rows for seat in games.seats
        ]
        yield series("often", value, games.arm, PART, entries)
        yield games.shares("used", value, taken, games.fair)


def option(all_games: Sequence[Games]) -> Iterator[Series | None]:
    """What each arm changes, compared with the first, block by block with the same luck."""
    base = all_games[0]
    for games in all_games[1:]:
        for number in games.seats:
            value = partial(games.share, seat=number)
            yield changed(base, games, "change-seat", str(number + 1), CHANGE, value)
        for key in LENGTHS:
            yield changed(base, games, f"change-{key}", "", NUMBER, column(key))


def changed(
    base: Games, games: Games, key: str, name: str, kind: str, value: Callable[[Row], float]
) -> Series | None:
    one, other = (
        series(key, name, each.arm, kind, [(row["block"], value(row)) for row in each.rows])
        for each in (base, games)
    )
    if one is None or other is None:
        return None
    if games.experiment.plan.adjust:
        kind = NUMBER
    blocks, before, after = common(one, other)
    apart = numpy.var(before) + numpy.var(after)
    values = after - before
    cost = float(numpy.var(values) / apart) if apart else None
    return Series(key, name, games.arm, kind, blocks, values, 0.0, len(values), cost)


def common(one: Series, other: Series) -> tuple[tuple[int, ...], Any, Any]:
    """The values of both in the blocks that both have."""
    first, second = (dict(zip(each.blocks, each.values, strict=True)) for each in (one, other))
    blocks = tuple(block for block in first if block in second)
    before, after = (numpy.array([each[block] for block in blocks]) for each in (first, second))
    return blocks, before, after


PLAIN: Final[Mapping[str, Callable[[Games], Iterator[Series | None]]]] = {
    "seat": seat, "order": order, "player": player, "points": points, "margin": margin, "length": length,
    "branching": branching, "lead": lead, "luck": luck, "idle": idle, "depth": depth,
}  # fmt: skip


def rows_of(experiment: Experiment, question: str, rows: Sequence[Row]) -> list[Series]:
    all_games = [Games(experiment, arm.name, rows) for arm in experiment.arms()]
    found: list[Series | None] = []
    if question == "option":
        found = list(option(all_games))
    else:
        for games in all_games:
            if question in PLAIN:
                found += PLAIN[question](games)
            elif question in experiment.traits:
                found += trait(games, question)
            else:
                found += uses(games, question)
    return [each for each in found if each is not None]


# Answers


def answers(experiment: Experiment, question: str, rows: Sequence[Row]) -> list[Answer]:
    """All rows of a question, with intervals that hold together."""
    found = rows_of(experiment, question, rows)
    measure = sequence if experiment.plan.kind == SEQUENCE else fixed
    wrong = WRONG / max(1, len(found))
    intervals = [measure(each.values, wrong, BOUNDS[each.kind], each.fair) for each in found]
    tested = [number for number, each in enumerate(intervals) if each.p is not None]
    long = question in ("use", "rules") or question in experiment.uses
    correct = benjamini_hochberg if long else holm
    chances = dict(zip(tested, correct([intervals[n].p or 0.0 for n in tested]), strict=True))
    return [
        Answer(
            each,
            interval,
            chances.get(number),
            concluded(experiment, each, interval, chances.get(number)),
        )
        for number, (each, interval) in enumerate(zip(found, intervals, strict=True))
    ]


def concluded(experiment: Experiment, row: Series, interval: Interval, p: float | None) -> str:
    if row.fair is None:
        return ""
    about_shares = row.kind != NUMBER or row.key in (
        "seat",
        "order",
        "player",
        "trait",
        "used",
        "change-seat",
    )
    if about_shares:
        return verdict(interval, row.fair, experiment.plan.within, p)
    return verdict(interval, row.fair, 0.0, p).replace("outside", "different")


def enough(experiment: Experiment, rows: Sequence[Row]) -> bool:
    """May a sequence end: is every row of the first question narrow enough, or settled?"""
    found = answers(experiment, experiment.questions[0], rows)
    return bool(found) and all(
        each.verdict in ("balanced", "outside") or narrow(experiment, each) for each in found
    )


def narrow(experiment: Experiment, answer: Answer) -> bool:
    shares = answer.series.kind != NUMBER
    scale = 1.0 if shares else max(abs(answer.interval.mean), 1e-9)
    return answer.interval.half <= experiment.plan.width * scale
