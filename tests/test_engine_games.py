"""Random games of every game and number of players, line by line through `sobremesa engine`."""

from collections.abc import Iterator, Mapping

import pytest

from sobremesa.core.laws import agreements
from sobremesa.library import ALL
from tests.support.engine import Process, random_game
from tests.support.evidence import keep

# How many games for each number of players: in `make test`, and in `make soak`.
GAMES = {
    "rps": (5, 1_000),
    "totem": (5, 100),
    "evidencia": (50, 1_000),
    "misty": (50, 1_000),
    "euphoria": (10, 500),
    "pyramids": (9, 900),  # 3 and 300 for each of its three maps
}
TABLES = [(slug, players) for slug, game in ALL.items() for players in game.seats]


@pytest.fixture(name="process")
def running() -> Iterator[Process]:
    process = Process()
    yield process
    assert process.end() == (0, b"", b"")


def agreed(slug: str, players: int) -> list[Mapping[str, object]]:
    """What the tables agree on, in turn: the default first, then every combination of options."""
    game = ALL[slug]
    if slug == "totem":  # its random games are long
        quiet = {"quiet_per_player": 5}
        return [{}, *({**options, **quiet} for options in agreements(game, players))]
    if slug == "pyramids":
        return [{"map": name} for name in ("inner", "outer", "4x")]
    return [{}, *agreements(game, players)]


def play(process: Process, slug: str, players: int, games: int, seed: str) -> int:
    """How many lines did all the games have?"""
    tables = agreed(slug, players)
    return sum(
        random_game(process.ask, slug, players, tables[number % len(tables)], f"{seed} {number}")
        for number in range(games)
    )


@pytest.mark.slow
@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_random_games_end_without_an_error(slug: str, players: int, process: Process) -> None:
    games = GAMES[slug][0]
    assert play(process, slug, players, games, "engine") > 3 * games


@pytest.mark.soak
@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_many_random_games_end_without_an_error(slug: str, players: int, process: Process) -> None:
    games = GAMES[slug][1]
    lines = play(process, slug, players, games, "soak")
    keep(f"{slug}: random games for {players} through the engine", games=games, lines=lines)
