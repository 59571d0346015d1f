"""Choices made at the same time: nobody can gain by knowing the odds of the other."""

from random import Random

import pytest
from librt.vecs import vec

from sobremesa.core.matrix import MatrixGame

ROUNDS = 3000


def test_a_choice_that_is_best_anyway_is_certain() -> None:
    game = MatrixGame(1, 1, 2, 2)
    game.add(0, 0, vec[float]([3.0, 2.0, -2.0, 1.0]))
    game.solve(ROUNDS)
    assert list(game.rows(0)) == pytest.approx([1.0, 0.0], abs=0.01)
    assert list(game.columns(0)) == pytest.approx([0.0, 1.0], abs=0.01)


def test_odds_are_those_of_the_book() -> None:
    """Of a 2 x 2 game without a saddle: (d - c) / (a - b - c + d)."""
    game = MatrixGame(1, 1, 2, 2)
    game.add(0, 0, vec[float]([3.0, -1.0, -2.0, 1.0]))
    game.solve(ROUNDS)
    assert list(game.rows(0)) == pytest.approx([3 / 7, 4 / 7], abs=0.02)
    assert list(game.columns(0)) == pytest.approx([2 / 7, 5 / 7], abs=0.02)


@pytest.mark.parametrize("seed", range(4))
def test_with_secrets_on_both_sides_nobody_gains_by_deviating(seed: int) -> None:
    rng = Random(seed)
    deals = [
        (first, second, [rng.uniform(-1, 1) for _ in range(6)])
        for first in range(3)
        for second in range(2)
    ]
    game = MatrixGame(3, 2, 2, 3)
    for first, second, gains in deals:
        game.add(first, second, vec[float](gains))
    game.solve(ROUNDS)
    rows = [list(game.rows(kind)) for kind in range(3)]
    columns = [list(game.columns(kind)) for kind in range(2)]
    best = [[0.0] * 2 for _ in rows]  # by kind and choice: gained against the other's odds
    least = [[0.0] * 3 for _ in columns]
    value = 0.0
    for first, second, gains in deals:
        for i in range(2):
            for j in range(3):
                gain = gains[3 * i + j]
                best[first][i] += columns[second][j] * gain
                least[second][j] += rows[first][i] * gain
                value += rows[first][i] * columns[second][j] * gain
    assert sum(max(kind) for kind in best) - value < 0.03
    assert value - sum(min(kind) for kind in least) < 0.03
