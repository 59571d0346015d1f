"""The games of the benchmark keep the laws, as every game does; `make bench-test` holds them against OpenSpiel."""

from pathlib import Path

import pytest

from bench import build, strangers
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


@pytest.mark.parametrize("path", build.CORE)
def test_what_is_compiled_with_them_is_there(path: str) -> None:
    assert Path(build.ROOT, path).is_file()
