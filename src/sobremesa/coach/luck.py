"""One outcome of chance: how much did it help each seat?

Luck is what the position after it is worth, minus what the positions after all outcomes are worth on average, by
their odds. Whatever the worth is, that is nought on average: so a result minus its luck is as fair a measure as the
result. A worth that foresees well makes it a sharper one.

A position is worth what comes of some playouts by the game's policy, with the same luck for all outcomes; where the
game has a judgement, they end there. Secrets are open: this is for those who look back.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from sobremesa.core import CHANCE, Action, State
from sobremesa.core.fast_random import FastRandom
from sobremesa.core.hints import Hints
from sobremesa.core.match import Match
from sobremesa.players.knowledge import foresight_for, hints_for
from sobremesa.players.search import play_out

ENUMERATED: Final = 64  # outcomes; if there are more, some are drawn
DRAWN: Final = 24
FEWEST, MOST = 2, 64  # playouts of an outcome


Table = list[list[tuple[float, ...]]]  # by outcome, by playout: what it is worth to each seat


@dataclass(frozen=True, slots=True)
class Luck:
    """By seat, in chances to win."""

    seats: tuple[float, ...]
    exact: bool  # over all outcomes, not over some that were drawn


def luck(
    hints: Hints,
    before: State,
    action: Action,
    players: int,
    playouts: int,
    seed: str,
    foresight: float = 1.0,
) -> Luck:
    """What this outcome brought, by so many playouts of all outcomes together; so much of it counts. Neither may depend on
    the outcome or on anything after it, nor may the seed."""
    outcomes = [int(each) for each in before.legal(CHANCE)]
    odds = odds_of(before)
    if len(outcomes) <= ENUMERATED:
        table = worths(hints, before, outcomes, players, playouts, seed)
        found = lucks(table, odds)[outcomes.index(action)]
        return Luck(tuple(foresight * each for each in found), exact=True)
    # Draws that have nothing to do with the real one: their mean is on average the one over all outcomes.
    drawn = Random(f"draws {seed}").choices(outcomes, odds, k=DRAWN)
    table = worths(hints, before, [action, *drawn], players, playouts, seed)
    even = [1.0 / len(table)] * len(table)
    # The real one is one of those whose mean it is compared with, and makes that too much like itself.
    larger = foresight * len(table) / DRAWN
    return Luck(tuple(larger * each for each in lucks(table, even)[0]), exact=False)


def luck_in(
    slug: str, before: State, action: Action, players: int, playouts: int, seed: str
) -> Luck:
    """As `luck`, with all that was measured of a game."""
    return luck(hints_for(slug), before, action, players, playouts, seed, foresight_for(slug))


def luck_of(match: Match, playouts: int, seed: str) -> tuple[float, ...]:
    """By seat: all luck of a game together."""
    slug, sums = match.game.slug, [0.0] * match.players
    for number, (before, who, action, *_) in enumerate(match.happenings()):
        if who == CHANCE:
            found = luck_in(slug, before, action, match.players, playouts, f"{seed} {number}")
            sums = [one + other for one, other in zip(sums, found.seats, strict=True)]
    return tuple(sums)


def odds_of(before: State) -> list[float]:
    """By outcome, as parts of 1."""
    count = len(before.legal(CHANCE))
    weights = [float(weight) for weight in before.weights()] or [1.0] * count
    total = sum(weights)
    return [weight / total for weight in weights]


def worths(
    hints: Hints,
    before: State,
    outcomes: Sequence[Action],
    players: int,
    playouts: int,
    seed: str,
) -> Table:
    """What the positions after these outcomes are worth. Where all are judged at once, without a playout, once is enough."""
    table: Table = [[] for _ in outcomes]
    generator = FastRandom(f"luck {seed}")
    for number in range(min(MOST, max(FEWEST, playouts // len(outcomes)))):
        known, drew = dict[Action, int](), False
        for row, action in enumerate(outcomes):
            if action in known:  # drawn twice
                table[row].append(table[known[action]][number])
                continue
            known[action] = row
            generator.restart(number)
            began = generator.a, generator.b, generator.c, generator.d
            state = before.copy()
            state.apply(CHANCE, action)
            values = play_out(hints, state, generator)
            drew |= (generator.a, generator.b, generator.c, generator.d) != began
            table[row].append(tuple(float(values[seat]) for seat in range(players)))
        if not drew:
            break
    return table


def lucks(table: Table, odds: Sequence[float]) -> list[tuple[float, ...]]:
    """By outcome: its worth minus the mean, by seat. What playouts cannot tell from noise counts for less."""
    by_seat = [differences([[each[s] for each in row] for row in table], odds) for s in range(len(table[0][0]))]  # fmt: skip
    return list(zip(*by_seat, strict=True))


def differences(worth: Sequence[Sequence[float]], odds: Sequence[float]) -> list[float]:
    """Worths, by outcome and playout, as differences from their mean by the odds, shrunk by their noise.

    The factor is one for all outcomes and knows nothing of the real one, so the mean stays nought.

    >>> differences([[0.5], [1.0]], [0.5, 0.5]), differences([[0.0, 1.0, 0.0], [1.0, 0.0, 0.0]], [0.5, 0.5])
    ([-0.25, 0.25], [0.0, 0.0])
    """
    playouts = len(worth[0])
    by_outcome = [sum(row) / playouts for row in worth]
    mean = sum(part * each for part, each in zip(odds, by_outcome, strict=True))
    between = sum(part * (each - mean) ** 2 for part, each in zip(odds, by_outcome, strict=True))
    if between == 0.0:
        return [0.0] * len(worth)
    by_playout = [
        sum(part * row[number] for part, row in zip(odds, worth, strict=True))
        for number in range(playouts)
    ]
    noise = 0.0
    for part, row, own in zip(odds, worth, by_outcome, strict=True):
        for each, common in zip(row, by_playout, strict=True):
            noise += part * (each - own - common + mean) ** 2
    noise /= max(1, playouts * (playouts - 1))
    shrunk = max(0.0, 1.0 - noise / between)
    return [shrunk * (each - mean) for each in by_outcome]
