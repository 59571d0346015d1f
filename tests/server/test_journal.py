"""The server's log in bad times: it says what happened, and quotes nobody. And the server says that it is not well."""

from __future__ import annotations

import asyncio
import io
import logging
import resource
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import insert, text

from sobremesa.library import ALL
from sobremesa.server.bots.workers import Failed, Workers
from sobremesa.server.journal import JsonLines
from sobremesa.server.live.hub import Hub
from sobremesa.server.store import models, storage
from sobremesa.server.store.storage import Storage
from sobremesa.server.table import log, wire
from sobremesa.server.table.clock import ClockSetup
from tests.server.postgres import postgres
from tests.server.support import Broken, Refused, Server, request, seated, serving

pytestmark = pytest.mark.slow

SETUP = {
    "game": "rps", "players": 2, "options": {}, "clock": ClockSetup(), "window": 0, "listed": True,
    "spectators": True, "lang": "en", "aids": True, "one_screen": False,
}  # fmt: skip


WHO, CHOICE = (
    "Casimira",
    "scissors",
)  # not to be told; by these names, for a traceback shows the sources


@pytest.fixture
def journal() -> Iterator[io.StringIO]:
    """What the server would write."""
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonLines())
    logging.getLogger().addHandler(handler)
    yield written
    logging.getLogger().removeHandler(handler)


def full(server: Server, yes: bool) -> None:
    """The server's disk is full: it may not make any file longer. Or there is room again."""
    assert server.process
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    most = (server.folder / "sobremesa.db-wal").stat().st_size if yes else hard
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, hard))


def test_a_full_disk_is_told_without_addresses_names_or_choices(tmp_path: Path) -> None:
    async def run(server: Server) -> list[str]:
        one, two = await seated(server, "rps", 2, 2)
        assert one.person
        full(server, True)
        with pytest.raises((Refused, Broken)):
            await one.ask("decide", text="scissors")
        renamed = await asyncio.to_thread(
            one.person.ask, "PATCH", "/me?lang=es", json={"name": "Casimira"}
        )
        await asyncio.to_thread(until_status, server, 503)
        full(server, False)
        await asyncio.to_thread(until_status, server, 200)
        await one.open()
        assert one.legal, "nothing has changed"
        await one.ask("decide", text="scissors")
        for line in (one, two):
            await line.close()
        assert renamed.status_code == 503, renamed.text
        assert "no puede guardar nada" in renamed.json()["detail"]
        return [one.table, one.person.id, "Casimira", "scissors"]

    with serving(tmp_path) as server:
        secret = asyncio.run(run(server))
        written = server.log()
    assert "disk" in written, "it says what happened"
    assert [word for word in secret if word in written] == []


def until_status(server: Server, wanted: int) -> None:
    """`/healthz` says whether anything can be kept; `/livez` that the server is there, which is always so."""
    for _ in range(600):
        if request("GET", f"{server.url}/healthz").status_code == wanted:
            break
        time.sleep(0.05)
    else:
        raise AssertionError(f"/healthz never said {wanted}")
    assert request("GET", f"{server.url}/livez").status_code == 200


def test_a_locked_database_is_told_without_addresses_names_or_choices(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, journal: io.StringIO
) -> None:
    monkeypatch.setattr(storage, "PATIENCE", {"timeout": 0.01})

    async def run() -> list[str]:
        async with Storage(f"sqlite+aiosqlite:///{tmp_path}/house.db") as kept:
            hub = Hub(kept, ALL)
            guest, _ = await hub.guests.create("Casimira", "es", 0)
            table = await hub.create(guest.id, dict(SETUP))
            await hub.do(table, guest.id, wire.Sit(id="a"))
            await hub.do(table, "bea", wire.Sit(id="b"))
            await hub.do(table, guest.id, wire.Start(id="c"))
            lock = sqlite3.connect(tmp_path / "house.db", isolation_level=None)
            lock.execute("BEGIN IMMEDIATE")
            for work in (
                hub.do(table, guest.id, wire.Decide(id="d", text="scissors")),
                hub.guests.change(guest, "Telesfora", "es"),
                hub.guests.create("Fulgencia", "es", 0),
            ):
                try:
                    await work
                except Exception as error:  # as whoever has asked would log it
                    logging.getLogger("test").error("a task failed", exc_info=error)
            ready = kept.ready
            lock.execute("ROLLBACK")
            lock.close()
            await hub.do(table, guest.id, wire.Decide(id="d", text="scissors"))
            assert (ready, kept.ready) == (False, True)
            people = ["Casimira", "Telesfora", "Fulgencia"]
            return [table, guest.id, "scissors", *people]

    secret = asyncio.run(run())
    written = journal.getvalue()
    assert "database is locked" in written
    assert [word for word in secret if word in written] == []


def test_what_postgresql_says_of_a_row_is_not_told(journal: io.StringIO) -> None:
    async def run(url: str) -> None:
        async with Storage(url) as kept:
            row = {
                "secret_hash": WHO,
                "guest_id": CHOICE,
                "expires": None,
                "name": "",
                "created": 0,
                "seen": 0,
            }
            wrong = "INSERT INTO pulse (id, time) SELECT 1, CAST(CAST(:name AS TEXT) AS BIGINT)"
            for _ in range(2):  # the second time its key is there
                try:
                    async with kept.change() as connection:
                        await connection.execute(insert(models.devices), row)
                except Exception:
                    logging.getLogger("test").exception("a task failed")
            try:
                await kept.rows(text(wrong).bindparams(name=WHO))
            except Exception:
                logging.getLogger("test").exception("a task failed")

    with postgres() as url:
        asyncio.run(run(url))
    written = journal.getvalue()
    assert "devices_pkey" in written
    assert [word for word in (WHO, CHOICE) if word in written] == []


async def fail() -> None:
    raise ValueError(f"{CHOICE} is not what {WHO} has")


def test_errors_of_games_tasks_and_workers_are_not_quoted(journal: io.StringIO) -> None:
    async def run() -> None:
        workers = Workers(1)
        try:
            await workers.ask("t", int, CHOICE)
        except Failed:
            logging.getLogger("test").exception("a player failed")
        finally:
            workers.stop()

        task = asyncio.create_task(fail())
        await asyncio.sleep(0)
        del task  # asyncio tells of it, with all that it knows

    asyncio.run(run())
    logging.getLogger("test").warning("somebody wrote of %s", "ab" * 16)
    written = journal.getvalue()
    assert "in fail" in written, "where it was is told"
    assert "ValueError" in written
    assert [word for word in (WHO, CHOICE, "ab" * 16) if word in written] == []


def test_the_end_of_a_log_is_not_quoted(tmp_path: Path, journal: io.StringIO) -> None:
    async def run() -> str:
        async with Storage(f"sqlite+aiosqlite:///{tmp_path}/house.db") as kept:
            hub = Hub(kept, ALL)
            table = await hub.create("ana", dict(SETUP))
            odd = log.Decided(time=1, seat=0, text="scissors")
            await kept.append(log.Append(table, 2, odd))
            again = Hub(kept, ALL)
            try:
                await again.live(table)
            except Exception:
                logging.getLogger("test").exception("a request failed")
            return table

    table = asyncio.run(run())
    assert "put aside at entry 2" in journal.getvalue()
    assert [word for word in (table, "scissors") if word in journal.getvalue()] == []
