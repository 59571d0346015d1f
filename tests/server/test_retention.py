"""Nothing that nobody wants fills the house for good, and nothing that somebody played is lost by surprise."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, insert, select

from sobremesa.library import ALL
from sobremesa.server.live.hub import Hub
from sobremesa.server.live.retention import DAY, Keep, Retention
from sobremesa.server.store import models
from sobremesa.server.store.storage import Storage
from sobremesa.server.table import wire
from sobremesa.server.table.audience import Subscriber
from sobremesa.server.table.clock import ClockSetup
from tests.server.hostile.fill import fill
from tests.server.postgres import postgres
from tests.server.support import Person, request, serving

pytestmark = pytest.mark.slow

SETUP: dict[str, Any] = {
    "game": "rps", "players": 2, "options": {}, "clock": ClockSetup(), "window": 0, "listed": True,
    "spectators": True, "lang": "en", "aids": True, "one_screen": False,
}  # fmt: skip


@pytest.fixture(scope="module")
def shared() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgres":
        return str(request.getfixturevalue("shared"))
    return f"sqlite+aiosqlite:///{tmp_path}/house.db"


class Days:
    """A clock that tests set."""

    now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now

    def pass_by(self, days: float) -> None:
        self.now += int(days * DAY)


@contextlib.asynccontextmanager
async def house(url: str, days: Days, keep: Keep = Keep()) -> AsyncIterator[tuple[Hub, Retention]]:  # noqa: B008
    async with Storage(url) as storage:
        hub = Hub(storage, ALL, days)
        yield hub, Retention(hub, keep)


async def count(hub: Hub, table: Any) -> int:
    return int((await hub.storage.rows(select(func.count()).select_from(table)))[0][0])


async def guest(hub: Hub, name: str) -> str:
    return (await hub.guests.create(name, "es", hub.clock()))[0].id


async def played(hub: Hub, ana: str, bea: str) -> str:
    """A game that was begun, and ended."""
    table = await hub.create(ana, dict(SETUP))
    await hub.do(table, ana, wire.Sit(id="a"))
    await hub.do(table, bea, wire.Sit(id="b"))
    await hub.do(table, ana, wire.Start(id="c"))
    await hub.do(table, ana, wire.Resign(id="d"))
    return table


def test_what_was_never_begun_goes_and_what_was_played_stays(url: str) -> None:
    async def run() -> None:
        days = Days()
        async with house(url, days) as (hub, retention):
            before = await count(hub, models.tables)
            ana, bea, eva = [await guest(hub, name) for name in ("Ana", "Bea", "Eva")]
            empty = await hub.create(eva, dict(SETUP))
            aborted = await hub.create(eva, dict(SETUP))
            await hub.do(aborted, eva, wire.Abort(id="a"))
            seated = await hub.create(ana, dict(SETUP))
            await hub.do(seated, ana, wire.Sit(id="a"))
            over = await played(hub, ana, bea)
            watched = await hub.create(eva, dict(SETUP))
            await hub.subscribe(watched, Subscriber(eva, "es", lambda frame: None, print), None)
            for name in (empty, aborted, seated, over):
                del hub.lives[name]
            days.pass_by(0.9)
            await retention.sweep()
            assert await count(hub, models.tables) == before + 5, "nothing goes within a day"
            days.pass_by(0.2)
            await retention.sweep()
            left = {row.id for row in await hub.storage.rows(select(models.tables.c.id))}
            assert {seated, over, watched} <= left
            assert not {empty, aborted} & left
            assert not await hub.storage.entries(empty), "nothing of it is left"
            days.pass_by(40)
            await retention.sweep()
            left = {row.id for row in await hub.storage.rows(select(models.tables.c.id))}
            assert over in left
            assert seated not in left
            assert watched in left, "somebody is there"
            days.pass_by(2000)
            await retention.sweep()
            names = {row.id for row in await hub.storage.rows(select(models.guests.c.id))}
            assert {ana, bea} <= names, "who has a game stays"
            assert await hub.storage.entries(over)
            await hub.guests.delete(await existing(hub, ana))
            await hub.guests.delete(await existing(hub, bea))
            await retention.sweep()
            assert not await hub.storage.entries(over), "the game of nobody"

    asyncio.run(run())


async def existing(hub: Hub, name: str) -> Any:
    column = models.guests.c
    found = await hub.storage.rows(select(column.id, column.name).where(column.id == name))
    return found[0]


def passkey_row(guest: str) -> dict[str, Any]:
    plain = {"credential": b"c", "public_key": b"k", "uses": 0, "place": "play.example", "name": ""}
    return {"id": "1" * 64, "guest_id": guest, "created": 0, "seen": 0, **plain}


def test_guests_who_never_played_go_when_they_do_not_come_back(url: str) -> None:
    async def run() -> None:
        days = Days()
        async with house(url, days, Keep(finished=365)) as (hub, retention):
            ana, bea = await guest(hub, "Ana"), await guest(hub, "Bea")
            await played(hub, ana, bea)
            back, secret = await hub.guests.create("Eva", "es", days())
            gone, account = await guest(hub, "Nuria"), await guest(hub, "Carla")
            await hub.storage.do(insert(models.passkeys).values(passkey_row(account)))
            hub.lives.clear()
            for _ in range(2):
                days.pass_by(80)
                assert await hub.guests.by_secret(secret, days())
                await retention.sweep()
            names = {row.id for row in await hub.storage.rows(select(models.guests.c.id))}
            assert {ana, bea, back.id, account} <= names
            assert gone not in names
            days.pass_by(400)
            await retention.sweep()  # the game goes, then who belong to nothing
            names = {row.id for row in await hub.storage.rows(select(models.guests.c.id))}
            assert not {ana, bea, back.id} & names
            assert account in names, "kept for good unless it is said"
            await Retention(hub, Keep(accounts=30)).sweep()
            assert not await hub.storage.rows(select(models.passkeys.c.id))

    asyncio.run(run())


def test_servers_sweep_together_and_a_table_that_somebody_comes_to_is_told(shared: str) -> None:
    """Two servers remove 249 tables at once, each of them once; who was there hears of it."""

    async def run() -> None:
        days, codes = Days(), list[int]()
        async with house(shared, days) as (one, first), house(shared, days) as (two, second):
            await first.sweep()
            one.metrics.counts.clear()
            eva = await guest(one, "Eva")
            names = [await one.create(eva, dict(SETUP)) for _ in range(250)]
            one.lives.clear()
            days.pass_by(3)
            late = await two.live(names[0])
            late.subscribers.add(Subscriber(eva, "es", lambda frame: None, codes.append))
            await second.note_who_waits()  # as it did a minute ago, before the other one looks
            for _ in range(3):
                await asyncio.gather(first.sweep(), second.sweep())
            removed = [hub.metrics.counts["tables_removed"] for hub in (one, two)]
            assert sum(removed) == 249
            left = {row.id for row in await one.storage.rows(select(models.tables.c.id))}
            assert left & {*names} == {names[0]}, "somebody is there, in one of the two"
            two.changed_elsewhere(names[0], -1)
            assert codes == [4404]

    asyncio.run(run())


def test_a_hundred_empty_tables_do_not_fill_the_lobby(tmp_path: Path) -> None:
    """From one address only some get there, and none stays when nobody is there."""
    with serving(tmp_path, arguments=()) as server:
        for _ in range(30):  # on a busy machine a second is not enough to be refused
            counts = asyncio.run(fill(server.url, "127.0.0.9", 1.0))
            assert counts.errors == 0
            if counts.refused:
                break
        assert counts.refused > 0
        shown = request("GET", f"{server.url}/api/tables").json()
        assert len(shown) <= 10
    with sqlite3.connect(tmp_path / "sobremesa.db") as database:
        laid = database.execute("SELECT count(*) FROM tables").fetchone()[0]
        columns = [row[1] for row in database.execute("PRAGMA table_info(tables)")]
        for column in {"changed", "seen"} & set(columns):
            database.execute(f"UPDATE tables SET {column} = {column} - {2 * DAY}")
    database.close()
    assert laid >= len(shown) > 0
    with serving(tmp_path, arguments=()) as server:
        ana = Person.new(server)
        mine = ana.table("rps", 2, listed=True)
        shown = [table["id"] for table in request("GET", f"{server.url}/api/tables").json()]
        assert shown == [mine]
        with sqlite3.connect(tmp_path / "sobremesa.db") as database:
            assert database.execute("SELECT count(*) FROM tables").fetchone()[0] == 1
        database.close()
