"""Counts of event sequences by depth, from the positions in perft.toml. If one changes, a rule changed."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from sobremesa.core import State
from sobremesa.games.pyramids import GAME
from tests.games.pyramids.dialect import run

CASES = tomllib.loads(Path(__file__).with_name("perft.toml").read_text(encoding="utf-8"))["case"]


def count(state: State, depth: int) -> int:
    """How many sequences of single events there are; of those owed together, in any order."""
    if depth == 0:
        return 1
    total = 0
    for who in state.deciders():
        actions = list(state.legal(who))
        if depth == 1:
            total += len(actions)
            continue
        for action in actions:
            after = state.copy()
            after.apply(who, action)
            total += count(after, depth - 1)
    return total


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['name']} {case.get('rules', '')}")
def test_counts(case: dict[str, Any]) -> None:
    game = GAME.edition(case.get("rules", GAME.rules))
    assert game is not None
    state = run(case["position"], game).state
    counts = [count(state, depth) for depth in range(1, len(case["counts"]) + 1)]
    assert counts == case["counts"]
