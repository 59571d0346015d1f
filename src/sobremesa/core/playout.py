"""Whole random games inside compiled code: what benchmarks, the lab and searches live on. Compiled."""

from typing import Final

from mypy_extensions import i64

from sobremesa.core.luck import Luck
from sobremesa.core.state import CHANCE, State

GONE: Final[i64] = -9  # nobody: the game was over already


def random_choice(state: State, who: i64, luck: Luck) -> i64:
    """Any legal decision, each as likely; an outcome of chance by its odds."""
    actions = state.legal(who)
    if who == CHANCE:
        weights = state.weights()
        if len(weights) > 0:
            return actions[luck.choose(weights)]
    return actions[luck.below(len(actions))]


def random_step(state: State, luck: Luck) -> i64:
    """One random event: who acted.

    Seats that decide at the same time commit one by one; their order makes no difference (a law).
    """
    deciders = state.deciders()
    if len(deciders) == 0:
        return GONE
    who = deciders[0]
    state.apply(who, random_choice(state, who, luck))
    return who


def playout(state: State, luck: Luck, limit: int) -> tuple[int, int]:
    """Play on at random until the game is over or `limit` events have happened: decisions, draws."""
    decisions: i64 = 0
    draws: i64 = 0
    most: i64 = limit
    while decisions + draws < most:
        who = random_step(state, luck)
        if who == GONE:
            break
        if who == CHANCE:
            draws += 1
        else:
            decisions += 1
    return decisions, draws
