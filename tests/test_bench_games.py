"""The games of the benchmark keep the laws, as every game does; `make bench-test` holds them against OpenSpiel."""

import pytest

from bench import strangers
from bench.games import ALL
from sobremesa.core import AnyGame
from sobremesa.core.laws import check
from sobremesa.core.worlds import check_worlds


@pytest.mark.parametrize(
    "game", [*ALL.values(), *strangers.ALL.values()], ids=[*ALL, *strangers.ALL]
)
def test_a_game_of_the_benchmark_keeps_the_laws(game: AnyGame) -> None:
    assert check(game, games=2).games >= 2
    assert check_worlds(game, pairs=20).pairs == 20
