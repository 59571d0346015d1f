"""A server of today on a database of yesterday: tables begun under rules 1.0 are played to their end by them.

`upgrade/rules-1.0.sql` is the dump of a backup of such a server, made before there were rules 1.1: six games that Ana
was playing against computers of the level `easy`.
"""

import asyncio
import sqlite3
from pathlib import Path
from random import Random

import pytest

from sobremesa.__main__ import main
from sobremesa.core.record import read_record
from sobremesa.library import ALL
from tests.server.support import Person, Server, serving

pytestmark = pytest.mark.slow

DUMP = Path(__file__).parent / "upgrade" / "rules-1.0.sql"
ANA = ("c461f5b3e15393e2524eb256c4f541d7", "ss98ahF6qVdakBWEptRojqyb95shjP3O")


def test_tables_begun_under_rules_1_0_are_played_to_their_end(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "sobremesa.db") as database:
        database.executescript(DUMP.read_text(encoding="utf-8"))
    database.close()
    with serving(
        tmp_path, arguments=("--limits", "10000", "--bot-budget", "20", "--bot-pace", "0.02")
    ) as server:
        tables = Person(server, *ANA).ask("GET", "/me/tables").json()
        records = asyncio.run(play_all(server, [table["id"] for table in tables]))
    played = set[tuple[str, int]]()
    for number, text in enumerate(records):
        record = read_record(text)
        assert record.rules == "1.0"
        assert record.result is not None
        played.add((record.game, record.players))
        file = tmp_path / f"{number}.game"
        file.write_text(text, encoding="utf-8")
        assert main(["verify", str(file)]) == 0
    assert {game for game, _ in played} == set(ALL) - {"rps"}
    assert ("pyramids", 1) in played


async def play_all(server: Server, tables: list[str]) -> list[str]:
    return list(await asyncio.gather(*(play_on(server, table) for table in tables)))


async def play_on(server: Server, table: str) -> str:
    """The person's seat decides at random, the computers as they are used to; the record of the whole game."""
    ana = Person(server, *ANA)
    async with ana.at(table) as line:
        assert line.info["rules"] == "1.0"
        await line.play(Random(f"on {table}"))
    return ana.record(table)
