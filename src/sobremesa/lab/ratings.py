"""What results say about strength: shares of wins with intervals, and Elo ratings fitted to all games.

Games for more than two are read pair by pair: whoever has the greater share of the victory has beaten
the other; equal shares are a draw. What games with the same luck, seats of one game and pairs of one table show is one
observation, a cluster. The intervals of a table hold together in 95 % of all tables; those of ratings come from
resampling the clusters (bootstrap).

>>> round(elo(0.75))
191
>>> low, high = wilson(65, 100)
>>> f"{low:.3f} {high:.3f}"
'0.553 0.736'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import inf, log10, sqrt
from random import Random
from statistics import NormalDist

from sobremesa.lab.matches import PlayedGame

WRONG = 0.05  # how often, at most, any interval of a table misses
AGAIN = 300  # times that the clusters are resampled
ROUNDS = 60  # of the fit
PRIOR = (
    0.5  # a draw's worth of games against an average player, so that nobody is infinitely strong
)


def elo(score: float) -> float:
    """The difference in Elo that gives this share of points."""
    if score <= 0:
        return -inf
    return inf if score >= 1 else -400 * log10(1 / score - 1)


def expected(difference: float) -> float:
    """The share of points that a difference in Elo gives."""
    return float(1 / (1 + 10 ** (-difference / 400)))


def corrected(rows: int) -> float:
    """How many standard errors wide intervals are to either side, if so many shall hold together (Bonferroni).

    >>> round(corrected(1), 2), round(corrected(5), 2)
    (1.96, 2.58)
    """
    return NormalDist().inv_cdf(1 - WRONG / (2 * max(1, rows)))


def wilson(points: float, games: float, z: float = 1.96) -> tuple[float, float]:
    """The interval of a share of independent games; draws count half and make it a little too wide."""
    if games == 0:
        return 0.0, 1.0
    share = points / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


@dataclass(slots=True)
class Cluster:
    """What is not independent of each other: points, and what they were taken from (seats, pairs)."""

    points: float = 0.0
    taken: float = 0.0


def clustered(clusters: Sequence[Cluster], z: float = 1.96) -> tuple[float, float, float]:
    """A share with its interval: low, found, high. Wilson's, for as many independent games as have the spread of these
    clusters.

    >>> both = [Cluster(1.0, 2.0)] * 40  # one of two seats wins: nothing is learned about both together
    >>> clustered([Cluster(1.0, 1.0), Cluster(0.0, 1.0)] * 40)[1], clustered(both)[1]
    (0.5, 0.5)
    """
    points = sum(cluster.points for cluster in clusters)
    taken = sum(cluster.taken for cluster in clusters)
    if not taken:
        return 0.0, 0.0, 1.0
    share = points / taken
    squares = sum((cluster.points - share * cluster.taken) ** 2 for cluster in clusters)
    return spread(share, squares / taken**2, len(clusters), z)


def spread(share: float, squares: float, count: int, z: float) -> tuple[float, float, float]:
    """The interval of a share of so many observations, with the squares of what each adds to the error of the whole."""
    single = share * (1 - share)  # the spread of one victory
    if single <= 0:
        low, high = wilson(share * count, count, z)
        return low, share, high
    squares += single / count**2  # one observation more, so that none of few seem certain
    independent = single / squares
    low, high = wilson(share * independent, independent, z)
    return min(low, share), share, max(high, share)


def gathered(entries: Iterable[tuple[str, float]]) -> list[Cluster]:
    """Points of single seats by the seed of their game: what has the same luck is a cluster."""
    found: dict[str, Cluster] = {}
    for seed, points in entries:
        cluster = found.setdefault(seed, Cluster())
        cluster.points += points
        cluster.taken += 1
    return list(found.values())


Table = dict[tuple[str, str], tuple[float, int]]  # points of the first against the second, games


def pairs(outcomes: Sequence[PlayedGame]) -> Iterable[tuple[str, str, str, float]]:
    """Every pair of different players that sat at one table: seed, one, other, points of the one."""
    for outcome in outcomes:
        seats, shares = outcome.pairing.seats, outcome.shares
        for one, name in enumerate(seats):
            for two, other in enumerate(seats):
                if name != other:
                    won = (shares[one] > shares[two]) + 0.5 * (shares[one] == shares[two])
                    yield outcome.pairing.seed, name, other, won


def crossed(outcomes: Sequence[PlayedGame]) -> Table:
    """Who has how many points against whom."""
    table: Table = {}
    for _, name, other, won in pairs(outcomes):
        points, games = table.get((name, other), (0.0, 0))
        table[name, other] = (points + won, games + 1)
    return table


def cross_shares(
    outcomes: Sequence[PlayedGame],
) -> dict[tuple[str, str], tuple[float, float, float]]:
    """Who has which share of the points against whom, with intervals that hold together."""
    entries: dict[tuple[str, str], list[tuple[str, float]]] = {}
    for seed, name, other, won in pairs(outcomes):
        entries.setdefault((name, other), []).append((seed, won))
    z = corrected(len(entries) // 2)  # the other half says the same
    return {pair: clustered(gathered(found), z) for pair, found in entries.items()}


def fitted(names: Sequence[str], table: Mapping[tuple[str, str], tuple[float, int]]) -> list[float]:
    """Elo ratings by Bradley and Terry's model, with mean 0."""
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        for name in names:
            won, weight = PRIOR, 2 * PRIOR / (strength[name] + 1.0)
            for other in names:
                points, games = table.get((name, other), (0.0, 0))
                won += points
                weight += games / (strength[name] + strength[other])
            strength[name] = won / weight
    ratings = [400 * log10(strength[name]) for name in names]
    mean = sum(ratings) / len(ratings)
    return [rating - mean for rating in ratings]


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's strength among those who took part."""

    name: str
    games: int  # seats taken
    points: float  # of victories
    share: tuple[float, float, float]  # points for a seat: low, found, high
    elo: tuple[float, float, float]
    without_luck: tuple[float, float, float] | None  # as `share`, but it may lie below 0 or above 1


def rate(outcomes: Sequence[PlayedGame], seed: str = "ratings") -> list[Rating]:
    """Everybody, strongest first."""
    names = sorted({name for outcome in outcomes for name in outcome.pairing.seats})
    found = fitted(names, crossed(outcomes))
    errors = resampled(names, outcomes, found, seed)
    z = corrected(len(names))
    ratings = []
    for index, name in enumerate(names):
        entries = [
            (outcome.pairing.seed, share)
            for outcome in outcomes
            for seat, share in zip(outcome.pairing.seats, outcome.shares, strict=True)
            if seat == name
        ]
        points = sum(share for _, share in entries)
        middle, error = found[index], errors[index]
        ratings.append(
            Rating(
                name, len(entries), points, clustered(gathered(entries), z),
                (middle - error, middle, middle + error), without_luck(outcomes, name, z),
            )
        )  # fmt: skip
    return sorted(ratings, key=lambda rating: -rating.elo[1])


def resampled(
    names: Sequence[str], outcomes: Sequence[PlayedGame], found: Sequence[float], seed: str
) -> list[float]:
    """How far from its rating, to either side, each player's interval goes, so that all hold together: as many of its
    standard errors as the player that is farthest off in a resampled tournament seldom exceeds."""
    by_seed: dict[str, list[PlayedGame]] = {}
    for outcome in outcomes:
        by_seed.setdefault(outcome.pairing.seed, []).append(outcome)
    clusters, rng = list(by_seed.values()), Random(seed)
    again = []
    for _ in range(AGAIN):
        drawn = rng.choices(clusters, k=len(clusters))
        again.append(fitted(names, crossed([game for games in drawn for game in games])))
    errors = [
        sqrt(sum((numbers[index] - middle) ** 2 for numbers in again) / AGAIN)
        for index, middle in enumerate(found)
    ]
    farthest = sorted(
        max(
            abs(number - middle) / error if error else 0.0
            for number, middle, error in zip(numbers, found, errors, strict=True)
        )
        for numbers in again
    )
    return [farthest[int((1 - WRONG) * AGAIN)] * error for error in errors]


@dataclass(frozen=True, slots=True)
class Place:
    """What it was worth to sit somewhere, whoever sat there, or to decide so early."""

    kind: str  # "seat" or "order"
    number: int  # from 0
    games: int
    share: tuple[float, float, float]  # of the victory: low, found, high


def places(outcomes: Sequence[PlayedGame]) -> list[Place]:
    """By seat, and by the order of first decisions; the intervals of each of the two hold together."""
    entries: dict[tuple[str, int], list[tuple[str, float]]] = {}
    for outcome in outcomes:
        for kind, seats in (("seat", range(len(outcome.shares))), ("order", outcome.order)):
            for number, seat in enumerate(seats):
                found = entries.setdefault((kind, number), [])
                found.append((outcome.pairing.seed, outcome.shares[seat]))
    rows = {kind: sum(each == kind for each, _ in entries) for kind in ("seat", "order")}
    return [
        Place(kind, number, len(found), clustered(gathered(found), corrected(rows[kind])))
        for (kind, number), found in sorted(
            entries.items(), key=lambda item: (item[0][0] != "seat", item[0][1])
        )
    ]


def without_luck(
    outcomes: Sequence[PlayedGame], name: str, z: float = 1.96
) -> tuple[float, float, float] | None:
    """A player's share of the victory without the luck of its seats, with its interval; None if nobody looked at luck."""
    if not all(outcome.luck for outcome in outcomes):
        return None
    clusters = gathered(
        (outcome.pairing.seed, share - luck)
        for outcome in outcomes
        for seat, share, luck in zip(
            outcome.pairing.seats, outcome.shares, outcome.luck, strict=True
        )
        if seat == name
    )
    points, taken = sum(each.points for each in clusters), sum(each.taken for each in clusters)
    share = points / taken
    squares = sum((each.points - share * each.taken) ** 2 for each in clusters)
    few = len(clusters) / max(1, len(clusters) - 1)
    error = z * sqrt(few * squares) / taken
    return share - error, share, share + error
