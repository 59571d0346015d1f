"""What results say about strength: shares of wins with intervals, and Elo ratings fitted to all games.

Games for more than two are read pair by pair: whoever has the greater share of the victory has beaten
the other; equal shares are a draw. Intervals cover 95 % and come from resampling the games (bootstrap),
so that pairs from one table are not counted as independent.

>>> round(elo(0.75))
191
>>> low, high = wilson(65, 100)
>>> f"{low:.3f} {high:.3f}"
'0.553 0.736'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf, log10, sqrt
from random import Random

from sobremesa.lab.matches import PlayedGame

AGAIN = 300  # times that the games are resampled
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


def wilson(points: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share; draws count half and make it a little too wide."""
    if games == 0:
        return 0.0, 1.0
    z, share = 1.96, points / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


Table = dict[tuple[str, str], tuple[float, int]]  # points of the first against the second, games


def crossed(outcomes: Sequence[PlayedGame]) -> Table:
    """Every pair of different players that sat at one table."""
    table: Table = {}
    for outcome in outcomes:
        seats, shares = outcome.pairing.seats, outcome.shares
        for one, name in enumerate(seats):
            for two, other in enumerate(seats):
                if name != other:
                    won = (shares[one] > shares[two]) + 0.5 * (shares[one] == shares[two])
                    points, games = table.get((name, other), (0.0, 0))
                    table[name, other] = (points + won, games + 1)
    return table


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


def rate(outcomes: Sequence[PlayedGame], seed: str = "ratings") -> list[Rating]:
    """Everybody, strongest first."""
    names = sorted({name for outcome in outcomes for name in outcome.pairing.seats})
    found = fitted(names, crossed(outcomes))
    rng = Random(seed)
    again = [fitted(names, crossed(rng.choices(outcomes, k=len(outcomes)))) for _ in range(AGAIN)]
    ratings = []
    for index, name in enumerate(names):
        drawn = sorted(numbers[index] for numbers in again)
        low, high = drawn[int(0.025 * AGAIN)], drawn[int(0.975 * AGAIN) - 1]
        points = [
            share
            for outcome in outcomes
            for seat, share in zip(outcome.pairing.seats, outcome.shares, strict=True)
            if seat == name
        ]
        share_low, share_high = wilson(sum(points), len(points))
        share = sum(points) / len(points)
        ratings.append(
            Rating(
                name, len(points), sum(points), (share_low, share, share_high),
                (low, found[index], high),
            )
        )  # fmt: skip
    return sorted(ratings, key=lambda rating: -rating.elo[1])
