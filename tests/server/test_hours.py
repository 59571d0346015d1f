"""Somebody sets the machine's clock: no deadline, no lease and no link moves."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from sobremesa.library import ALL
from sobremesa.server.bots.bots import Bots
from sobremesa.server.bots.workers import Workers
from sobremesa.server.live.hub import Hub
from sobremesa.server.live.pulse import Pulse
from sobremesa.server.store.storage import Storage
from sobremesa.server.table import log, wire
from sobremesa.server.table.clock import ClockSetup
from tests.server.postgres import postgres

HOUR = 3_600_000
SETUP: dict[str, Any] = {
    "players": 2, "options": {}, "clock": ClockSetup("decision", 600, 0, "forfeit"),
    "window": 0, "listed": False, "spectators": True, "lang": "en", "aids": True, "one_screen": False,
}  # fmt: skip
Shift = Callable[[int], None]


@pytest.fixture
def shift(monkeypatch: pytest.MonkeyPatch) -> Shift:
    """Set the wall clock: so many milliseconds from the true time."""
    true = time.time_ns

    def set_to(milliseconds: int) -> None:
        monkeypatch.setattr(time, "time_ns", lambda: true() + milliseconds * 1_000_000)

    return set_to


@pytest.fixture(scope="module")
def shared() -> Iterator[str]:
    with postgres() as url:
        yield url


async def running(hub: Hub, bot: bool = False) -> str:
    """With a bot both decide at once, so that it owes a decision."""
    table = await hub.create("ana", {**SETUP, "game": "rps" if bot else "totem"})
    await hub.do(table, "ana", wire.Sit(id="a", seat=0))
    if bot:
        await hub.do(table, "ana", wire.AddBot(id="b", seat=1))
    else:
        await hub.do(table, "bea", wire.Sit(id="b", seat=1))
    await hub.do(table, "ana", wire.Start(id="c"))
    return table


async def wait(hub: Hub, table: str) -> float:
    """Seconds until the alarm of a table."""
    live = await hub.live(table)
    assert live.timer is not None
    return live.timer.when() - asyncio.get_running_loop().time()


def on_sqlite(path: Path, work: Callable[[Hub], Awaitable[None]]) -> None:
    async def run() -> None:
        async with Storage(f"sqlite+aiosqlite:///{path / 'house.db'}") as storage:
            hub = Hub(storage, ALL)
            await Pulse(hub).start()
            try:
                await work(hub)
            finally:
                await hub.stop()

    asyncio.run(run())


def test_an_hour_forward_forfeits_nothing(tmp_path: Path, shift: Shift) -> None:
    async def work(hub: Hub) -> None:
        table = await running(hub)
        shift(HOUR)
        await hub.tick(table)
        await Pulse(hub).once()
        assert not [e for e in await hub.storage.entries(table) if isinstance(e, log.Forfeited)]
        assert (await hub.live(table)).table.status == "running"

    on_sqlite(tmp_path, work)


def test_an_hour_back_gives_nobody_an_hour(tmp_path: Path, shift: Shift) -> None:
    async def work(hub: Hub) -> None:
        table = await running(hub)
        shift(-HOUR)
        (await hub.live(table)).set_timer()
        assert await wait(hub, table) < 601

    on_sqlite(tmp_path, work)


def test_a_server_that_starts_with_a_late_clock_goes_on(tmp_path: Path, shift: Shift) -> None:
    tables: list[str] = []

    async def before(hub: Hub) -> None:
        tables.append(await running(hub))
        await Pulse(hub).once()

    async def after(hub: Hub) -> None:
        await hub.live(tables[0])
        assert await wait(hub, tables[0]) < 601

    on_sqlite(tmp_path, before)
    shift(-HOUR)
    on_sqlite(tmp_path, after)


def test_leases_and_links_keep_their_time(tmp_path: Path, shift: Shift) -> None:
    async def work(hub: Hub) -> None:
        await running(hub, bot=True)
        bots = Bots(hub, Workers(1))
        assert len(await bots.queue.claim(5)) == 1
        guest, _ = await hub.guests.create("Ana", "en", hub.clock())
        link = await hub.guests.link(guest, hub.clock())
        shift(HOUR)
        assert await bots.queue.claim(5) == [], "whoever claimed it still works on it"
        assert await hub.guests.claim(link, hub.clock()) is not None, "ten minutes are not over"

    on_sqlite(tmp_path, work)


def test_servers_whose_machines_disagree_go_by_one_time(shared: str, shift: Shift) -> None:
    async def run() -> None:
        async with Storage(shared) as first, Storage(shared) as second:
            one = Hub(first, ALL)
            await Pulse(one).start()
            await Pulse(one).once()
            table = await running(one)
            shift(HOUR)
            two = Hub(second, ALL)
            await Pulse(two).start()
            try:
                assert abs(two.clock() - one.clock()) < 60_000
                await two.tick(table)
                await Pulse(two).once()
                assert (await two.live(table)).table.status == "running"
                await two.do(table, "ana", wire.Leave(id="d"))
                assert await wait(two, table) < 601
            finally:
                await two.stop()
                await one.stop()

    asyncio.run(run())
