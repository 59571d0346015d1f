"""Shares of victory with intervals, for `maps.py`: by start area, by seat, by place in the order, by faction.

The intervals are Wilson's, at a level that holds for all rows of a map together (Bonferroni): with m rows
each has 1 - 0.05 / m. A row fails if its interval lies wholly outside the fair share +- 5 points.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import NormalDist, mean

MARGIN = 0.05
WRONG = 0.05  # how often, at most, any of a map's intervals misses


@dataclass(frozen=True)
class Seated:
    """One game: who sat where, and what came of it, by seat."""

    number: int
    starts: tuple[str, ...]
    factions: tuple[str, ...]
    first: int
    shares: tuple[float, ...]
    near: dict[str, tuple[str, str]] = field(default_factory=dict)  # drawn kinds, by start area

    def __str__(self) -> str:
        starts = "".join(start[1] for start in self.starts)
        factions = "".join(name[0] for name in self.factions)
        won = " ".join(f"{share:g}" for share in self.shares)
        return f"{self.number} {starts} {factions} {self.first} {won}"

    @classmethod
    def read(cls, line: str, players: int) -> "Seated":
        number, starts, factions, first, *won = line.split(" ")
        names = {name[0]: name for name in ("anubians", "bastet", "rashar", "sobeccians")}
        assert len(starts) == len(factions) == len(won) == players
        return cls(
            int(number),
            tuple(f"S{start}" for start in starts),
            tuple(names[letter] for letter in factions),
            int(first),
            tuple(map(float, won)),
        )

    def rows(self) -> Iterator[tuple[str, float]]:
        """In which rows this game counts, and with which share: once in each."""
        players = len(self.shares)
        shared: dict[str, list[float]] = {}
        for seat, share in enumerate(self.shares):
            yield f"start {self.starts[seat]}", share
            if players > 1:
                yield f"seat {seat}", share
                yield f"order {(seat - self.first) % players + 1}", share
            yield f"faction {self.factions[seat]}", share
            if self.near:
                own, beside = self.near[self.starts[seat]]
                yield f"own factory {own}", share
                shared.setdefault(f"shared factory {beside}", []).append(share)
        yield from ((name, mean(found)) for name, found in shared.items())


@dataclass(frozen=True)
class Told:
    """The games of one number of players on a map."""

    name: str
    players: int
    games: Sequence[Seated]

    def rows(self) -> dict[str, list[float]]:
        found: dict[str, list[float]] = {}
        for game in self.games:
            for name, share in game.rows():
                found.setdefault(name, []).append(share)
        if self.players == 1:
            found["all"] = [game.shares[0] for game in self.games]
        return dict(sorted(found.items()))


def wilson(found: Sequence[float], z: float) -> tuple[float, float]:
    """The interval of a share; divided victories make it a little too wide."""
    games, share = len(found), mean(found)
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def corrected(rows: int) -> float:
    """How many standard errors an interval has, if so many shall hold together."""
    return NormalDist().inv_cdf(1 - WRONG / (2 * rows))


def fails(low: float, high: float, fair: float) -> bool:
    return low > fair + MARGIN or high < fair - MARGIN


def report(ground: str, told: Sequence[Told]) -> list[str]:
    """The tables of a map. Solo games are told, not bound: there is no fair share of a victory."""
    rows = sum(len(one.rows()) for one in told)
    if rows == 0:
        return []
    solo = told[0].players == 1
    z = NormalDist().inv_cdf(0.975) if solo else corrected(rows)
    how = "95 % each" if solo else f"95 % for all {rows} rows together, {z:.2f} standard errors"
    lines = ["", f"### {ground}{', solo' if solo else ''}", "", f"Intervals: {how}.", ""]
    lines += ["| Games | Row | Share % | Interval | Counted |", "| --- | --- | --- | --- | --- |"]
    for one in told:
        for name, found in one.rows().items():
            low, high = wilson(found, z)
            bad = not solo and fails(low, high, 1 / one.players)
            lines.append(
                f"| {one.name} | {name} | {100 * mean(found):.1f}{' **outside**' if bad else ''} "
                f"| {100 * low:.1f} to {100 * high:.1f} | {len(found)} |"
            )
    return lines
