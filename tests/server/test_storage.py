"""What is kept, on SQLite and PostgreSQL alike: conflicts, migrations, backups, pending bots."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import inspect, text

from sobremesa.__main__ import main
from sobremesa.library import ALL
from sobremesa.server.bots.queue import Queue
from sobremesa.server.bots.workers import Workers
from sobremesa.server.live.hub import Hub
from sobremesa.server.store.models import metadata
from sobremesa.server.store.storage import PATIENCE, Conflict, Storage, upgrade
from sobremesa.server.table import log, wire
from sobremesa.server.table.clock import ClockSetup
from sobremesa.server.table.log import Append, Unkept
from tests.server.postgres import postgres
from tests.server.support import Line, Person, seated, serving

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path, database: str) -> str:
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path}/test.db"
    empty(database)
    return database


def empty(database: str) -> None:
    async def run() -> None:
        async with Storage(database) as storage, storage.change() as connection:
            for table in metadata.sorted_tables:
                await connection.execute(table.delete())

    asyncio.run(run())


SETUP = {
    "game": "rps", "players": 2, "options": {}, "clock": ClockSetup(), "window": 0, "listed": True,
    "spectators": True, "lang": "en",
}  # fmt: skip


def test_a_number_is_given_once(url: str) -> None:
    async def run() -> None:
        async with Storage(url) as storage:
            first = log.Sat(time=1, guest="g", seat=0)
            await storage.append(Append("t", 1, first))
            others = [storage.append(Append(f"t{n}", 1, first)) for n in range(20)]
            taken = storage.append(Append("t", 1, log.Sat(time=2, guest="h", seat=0)))
            results = await asyncio.gather(taken, *others, return_exceptions=True)
            assert isinstance(results[0], Conflict)
            assert results[1:] == [None] * 20, "neighbours in the same commit do not suffer"
            assert await storage.entries("t") == [first]

    asyncio.run(run())


def test_two_hubs_on_one_table_agree(database: str) -> None:
    """Both decide without having heard of each other: one is told to try again, nothing is lost."""

    async def run() -> None:
        async with Storage(database) as one, Storage(database) as two:
            hubs = [Hub(one, ALL), Hub(two, ALL)]
            table = await hubs[0].create("ana", dict(SETUP))
            await hubs[0].do(table, "ana", wire.Sit(id="a", seat=0))
            await hubs[1].do(table, "bea", wire.Sit(id="b", seat=1))
            await hubs[0].do(table, "ana", wire.Start(id="c"))
            for number in range(2):
                requests = [
                    hubs[0].do(table, "ana", wire.Decide(id=f"d{number}", text="rock")),
                    hubs[1].do(table, "bea", wire.Decide(id=f"d{number}", text="paper")),
                ]
                await asyncio.gather(*requests)
            entries = await one.entries(table)
            assert sum(isinstance(entry, log.Decided) for entry in entries) == 4
            assert hubs[0].metrics.counts["conflicts"] + hubs[1].metrics.counts["conflicts"] > 0

    asyncio.run(run())


def test_owed_decisions_survive_and_are_claimed_once(url: str) -> None:
    async def run() -> None:
        async with Storage(url) as one, Storage(url) as two:
            hub, other = Hub(one, ALL), Hub(two, ALL)
            table = await hub.create("ana", dict(SETUP))
            await hub.do(table, "ana", wire.Sit(id="a", seat=0))
            await hub.do(table, "ana", wire.AddBot(id="b", seat=1))
            await hub.do(table, "ana", wire.Start(id="c"))
            claims = await asyncio.gather(
                Queue(hub, Workers(1)).claim(5), Queue(other, Workers(1)).claim(5)
            )
            assert sum(map(len, claims)) == 1
            assert await Queue(other, Workers(1)).claim(5) == []
            other.clock = lambda: hub.clock() + 60_000
            assert len(await Queue(other, Workers(1)).claim(5)) == 1, (
                "a claim of a dead server lapses"
            )

    asyncio.run(run())


def test_the_migrations_make_the_database_that_the_models_describe(url: str) -> None:
    def columns(connection: object) -> dict[str, list[tuple[str, str, bool]]]:
        found = inspect(connection)
        return {
            table: [
                (c["name"], str(c["type"]), bool(c["nullable"])) for c in found.get_columns(table)
            ]
            for table in sorted(found.get_table_names())
        }

    async def run() -> None:
        async with Storage(url) as storage, storage.engine.begin() as connection:
            made = await connection.run_sync(columns)
            for table in [*metadata.sorted_tables]:
                await connection.execute(text(f"DROP TABLE {table.name}"))
            await connection.execute(text("DROP TABLE alembic_version"))
            await connection.run_sync(upgrade)
            assert await connection.run_sync(columns) == made

    asyncio.run(run())


def test_a_backup_of_a_running_server_can_be_restored(tmp_path: Path, database: str) -> None:
    """From SQLite in mid-game to a file, from the file to PostgreSQL, and the game goes on there."""
    empty(database)
    copy = tmp_path / "copy.db"

    async def begin() -> tuple[str, list[str]]:
        lines = await seated(old, "misty", 2, 2)
        plays = [asyncio.create_task(line.play(Random(1), 5)) for line in lines]
        await asyncio.wait(plays, return_when=asyncio.FIRST_COMPLETED)
        for task in plays:
            task.cancel()
        assert await asyncio.to_thread(main, ["backup", "--data", str(old.folder), str(copy)]) == 0
        for line in lines:
            await line.close()
        assert lines[0].person
        assert lines[1].person
        return lines[0].table, [lines[0].person.cookie, lines[1].person.cookie]

    async def go_on() -> None:
        lines = [await opened(Person(new, "", cookie), table) for cookie in cookies]
        await asyncio.gather(*(line.play(Random(7)) for line in lines))
        for line in lines:
            await line.close()

    with serving(tmp_path / "old") as old:
        table, cookies = asyncio.run(begin())
    assert main(["restore", "--db", database, str(copy)]) == 0
    assert main(["restore", "--db", database, str(copy)]) == 2, "the target is not empty any more"
    with serving(tmp_path / "new", db=database) as new:
        asyncio.run(go_on())


async def opened(person: Person, table: str) -> Line:
    line = Line(person, table)
    await line.open()
    return line


def test_pending_bots_and_clocks_go_on_after_a_restart(tmp_path: Path) -> None:
    clock = {"kind": "decision", "time": 2, "at_zero": "bot"}
    with serving(tmp_path, arguments=("--limits", "1000")) as server:
        ana = Person.new(server)
        table = ana.table("rps", 2, bots={"1": "random"}, clock=clock)
        ana.do(table, "start")
        server.kill()
        server.start()

        async def run() -> None:
            async with ana.at(table) as line:
                await line.until(lambda: line.over, 60)  # nobody decides for Ana but the clock
                kinds = {piece["kind"] for piece in line.pieces}
                assert "timedout" in kinds

        asyncio.run(run())


def test_nobody_waits_for_ever_behind_a_locked_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those who wait for whoever waits for the database are told that it cannot be kept now."""

    async def run() -> None:
        async with Storage(f"sqlite+aiosqlite:///{tmp_path}/test.db") as storage:
            monkeypatch.setitem(PATIENCE, "timeout", 0.05)
            async with storage.change():
                with pytest.raises(Unkept):
                    async with storage.change():
                        pass
            async with storage.change():
                pass

    asyncio.run(run())


def test_no_database_is_made_by_a_look_for_tables(tmp_path: Path) -> None:
    assert main(["tables", "--data", str(tmp_path)]) == 2
    assert not list(tmp_path.iterdir())


def test_sqlite_is_for_one_server(tmp_path: Path) -> None:
    second = [sys.executable, "-m", "sobremesa", "serve", "--data", str(tmp_path), "--port", "0"]
    with serving(tmp_path):
        tried = subprocess.run(second, capture_output=True, text=True, check=False)
    assert tried.returncode == 2
    assert "another server uses" in tried.stderr
