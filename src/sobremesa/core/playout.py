"""Whole random games inside compiled code: what benchmarks, the lab and searches live on. Compiled."""

from mypy_extensions import i64

from sobremesa.core.luck import Luck
from sobremesa.core.state import CHANCE, State


def random_step(state: State, luck: Luck) -> i64:
    """One random event: who acted, or -9 when the game was over already.

    Seats that decide at the same time commit one by one; their order makes no difference (a law).
    """
    deciders = state.deciders()
    if len(deciders) == 0:
        return -9
    who = deciders[0]
    actions = state.legal(who)
    index: i64
    if who == CHANCE:
        weights = state.weights()
        index = luck.choose(weights) if len(weights) > 0 else luck.below(len(actions))
    else:
        index = luck.below(len(actions))
    state.apply(who, actions[index])
    return who


def playout(state: State, luck: Luck, limit: int) -> tuple[int, int]:
    """Play on at random until the game is over or `limit` events have happened: decisions, draws."""
    decisions: i64 = 0
    draws: i64 = 0
    most: i64 = limit
    while decisions + draws < most:
        who = random_step(state, luck)
        if who == -9:
            break
        if who == CHANCE:
            draws += 1
        else:
            decisions += 1
    return decisions, draws
