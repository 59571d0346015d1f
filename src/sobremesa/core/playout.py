"""Whole random games inside compiled code: what benchmarks, the lab and searches live on. Compiled.

The luck of these games is that of `fast_random.py`: the same seed gives the same games compiled and interpreted, in
one process or in many.
"""

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from sobremesa.core.fast_random import FastRandom
from sobremesa.core.protocol import AnyGame
from sobremesa.core.state import CHANCE, State

GONE: Final[i64] = -9  # nobody: the game was over already
NO_WINNER: Final = -1  # in the column `winner`: nobody, or several
MOST_EVENTS: Final = 10_000_000  # a game that is longer does not end

# What came of many games, an entry for each in every list: what `pandas.DataFrame` and its like take
# as it is. length: events; draws: those of chance; winner: a seat, or NO_WINNER; reason: one word;
# won_0, won_1...: 1 for a seat that won, alone or not; points_0, points_1...: its points.
Columns = dict[str, list[Any]]


def random_choice(state: State, who: i64, generator: FastRandom) -> i64:
    """Any legal decision, each as likely; an outcome of chance by its odds."""
    actions = state.legal(who)
    if who == CHANCE:
        weights = state.weights()
        if len(weights) > 0:
            return actions[generator.choose(weights)]
    return actions[generator.below(len(actions))]


def random_step(state: State, generator: FastRandom) -> i64:
    """One random event: who acted.

    Seats that decide at the same time commit one by one; their order makes no difference (a law).
    """
    deciders = state.deciders()
    if len(deciders) == 0:
        return GONE
    who = deciders[0]
    state.apply(who, random_choice(state, who, generator))
    return who


def playout(state: State, generator: FastRandom, limit: int) -> tuple[int, int]:
    """Play on at random until the game is over or `limit` events have happened: decisions, draws."""
    decisions: i64 = 0
    draws: i64 = 0
    most: i64 = limit
    while decisions + draws < most:
        who = random_step(state, generator)
        if who == GONE:
            break
        if who == CHANCE:
            draws += 1
        else:
            decisions += 1
    return decisions, draws


def playouts(
    game: AnyGame,
    players: int,
    options: Mapping[str, object],
    games: int,
    seed: str,
    first: int = 0,
) -> Columns:
    """Random games number `first`, `first + 1`...: each depends on the seed and on its number alone."""
    start: State = game.start(players, options)
    generator = FastRandom(seed)
    lengths: list[int] = []
    draws: list[int] = []
    winner: list[int] = []
    reason: list[str] = []
    won: list[list[int]] = [[] for _ in range(players)]
    points: list[list[int]] = [[] for _ in range(players)]
    for number in range(first, first + games):
        generator.restart(number)
        state = start.copy()
        decided, drawn = playout(state, generator, MOST_EVENTS)
        result = state.brief()
        assert result is not None, f"game {number} of seed {seed} does not end"
        winners = result.winners
        lengths.append(decided + drawn)
        draws.append(drawn)
        winner.append(winners[0] if len(winners) == 1 else NO_WINNER)
        reason.append(result.reason)
        for seat in range(players):
            won[seat].append(1 if seat in winners else 0)
            points[seat].append(result.points[seat])
    columns: Columns = {"length": lengths, "draws": draws, "winner": winner, "reason": reason}
    for seat in range(players):
        columns[f"won_{seat}"] = won[seat]
        columns[f"points_{seat}"] = points[seat]
    return columns
