"""All games, all numbers of players, people and bots, over real sockets, to the end."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from sobremesa.__main__ import main
from sobremesa.library import ALL
from tests.server.support import Line, Server, seated

pytestmark = pytest.mark.slow

SIZES = [(slug, players) for slug, game in ALL.items() for players in game.seats]
# Short games: what a table can agree on to be done soon.
SHORT: dict[str, dict[str, object]] = {
    "totem": {"quiet_per_player": 3},
    "misty": {"rounds_to_win": 1},
    "euphoria": {"max_rounds": 4},
}


@pytest.mark.parametrize(("slug", "players"), SIZES)
def test_people_and_bots_play_to_the_end(
    slug: str, players: int, house: Server, tmp_path: Path
) -> None:
    people = max(1, players - 1)
    record = asyncio.run(play(house, slug, players, people))
    file = tmp_path / "finished.game"
    file.write_text(record, encoding="utf-8")
    assert main(["verify", str(file)]) == 0


async def play(house: Server, slug: str, players: int, people: int) -> str:
    rng = Random(f"{slug} {players}")
    options = dict(SHORT.get(slug, {}).items())
    lines = await seated(house, slug, players, people, options=options)
    watcher = Line(None, lines[0].table, lang="es", server=house)
    await watcher.open()
    await asyncio.gather(*(line.play(Random(rng.random())) for line in lines))
    await watcher.until(lambda: watcher.over)
    results = [line.position and line.position["result"] for line in [*lines, watcher]]
    assert results == [results[0]] * len(results)
    for line in [*lines, watcher]:
        await line.close()
    assert lines[0].person
    return lines[0].person.record(lines[0].table)
