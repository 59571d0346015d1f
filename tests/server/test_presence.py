"""Who is connected, over several server processes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from sobremesa.library import ALL
from sobremesa.server.live.hub import Hub
from sobremesa.server.live.pulse import Pulse
from sobremesa.server.people.presence import SILENT, Presence
from sobremesa.server.store.storage import Storage
from sobremesa.server.table import wire
from sobremesa.server.table.audience import NOBODY, Here, Subscriber
from sobremesa.server.table.clock import ClockSetup
from tests.server.postgres import postgres
from tests.server.support import Line, Person, serving

ANA, BEA = Here(frozenset([0]), 0), Here(frozenset([1]), 2)


class Air:
    """Processes that hear each other at once, as if by NOTIFY, and a clock."""

    def __init__(self) -> None:
        self.time, self.all = 0.0, list[Presence]()
        self.changed = set[str]()

    def process(self, name: str) -> Presence:
        self.all.append(Presence(self.say, name, lambda: self.time))
        self.all[-1].beat()
        return self.all[-1]

    def say(self, line: str) -> None:
        for process in list(self.all):
            self.changed |= {*process.hear(line)}


def test_a_new_process_is_told_everything() -> None:
    air = Air()
    one = air.process("one")
    one.tell("t", ANA)
    two = air.process("two")
    assert two.everywhere("t", NOBODY) == ANA
    two.tell("t", BEA)
    assert one.everywhere("t", ANA) == two.everywhere("t", BEA) == Here(frozenset([0, 1]), 2)
    two.tell("t", NOBODY)
    assert one.everywhere("t", ANA) == ANA


def test_who_goes_or_falls_silent_is_forgotten() -> None:
    air = Air()
    one, two, three = (air.process(name) for name in ("one", "two", "three"))
    two.tell("t", ANA)
    three.tell("u", BEA)
    three.leave()
    assert one.everywhere("u", NOBODY) == NOBODY
    air.all.remove(two)  # killed: it says nothing any more
    air.time += SILENT / 2
    assert list(one.beat()) == []
    assert one.everywhere("t", NOBODY) == ANA
    air.time += SILENT / 2 + 1
    assert list(one.beat()) == ["t"], "the clients there have to hear of it"
    assert one.everywhere("t", NOBODY) == NOBODY


def test_who_was_only_slow_is_known_again() -> None:
    air = Air()
    one, two = air.process("one"), air.process("two")
    two.tell("t", ANA)
    air.time += SILENT + 1
    one.beat()
    assert one.everywhere("t", NOBODY) == ANA, "two heard a stranger, and told it everything"


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


SETUP = {
    "game": "rps", "players": 2, "options": {}, "clock": ClockSetup(), "window": 0, "listed": True,
    "spectators": True, "lang": "en",
}  # fmt: skip


class Client:
    """A subscriber without a socket: what it was shown last."""

    def __init__(self, guest: str) -> None:
        self.present: list[tuple[list[int], int]] = []
        self.turned = asyncio.Event()
        self.subscriber = Subscriber(guest, "en", self.post, lambda code: None)

    def post(self, frame: bytes) -> None:
        message = json.loads(frame[frame.index(b"{") :])
        if message["say"] == "present":
            self.present.append((message["seats"], message["watchers"]))
            self.turned.set()

    async def sees(self, seats: list[int], watchers: int) -> None:
        async with asyncio.timeout(60):
            while not self.present or self.present[-1] != (seats, watchers):
                self.turned.clear()
                await self.turned.wait()


@pytest.mark.slow
def test_clients_of_two_servers_see_each_other(database: str) -> None:
    async def run() -> None:
        async with Storage(database) as first, Storage(database) as second:
            one, two = Hub(first, ALL), Hub(second, ALL)
            await Pulse(one).start()
            table = await one.create("ana", dict(SETUP))
            await one.do(table, "ana", wire.Sit(id="a", seat=0))
            ana, bea = Client("ana"), Client("bea")
            await one.subscribe(table, ana.subscriber, None)
            await Pulse(two).start()
            live = await two.subscribe(table, bea.subscriber, None)
            await asyncio.gather(ana.sees([0], 1), bea.sees([0], 1))
            await two.do(table, "bea", wire.Sit(id="b", seat=1))
            await asyncio.gather(ana.sees([0, 1], 0), bea.sees([0, 1], 0))
            two.unsubscribe(live, bea.subscriber)
            await ana.sees([0], 0)
            await two.stop()
            await one.stop()

    asyncio.run(run())


@pytest.mark.slow
def test_a_killed_server_takes_its_clients_along(tmp_path: Path, database: str) -> None:
    async def run() -> None:
        ana, bea = Person.new(one), Person.new(one)
        table = ana.table("rps", 2)
        bea.do(table, "sit")
        here, there = Line(ana, table), Line(bea, table, server=two)
        await here.open()
        await there.open()
        await here.until(lambda: here.present["seats"] == [0, 1], 60)
        await asyncio.to_thread(two.kill)
        await here.until(lambda: here.present["seats"] == [0], 60)
        await here.close()
        await there.close()

    with serving(tmp_path / "a", db=database) as one, serving(tmp_path / "b", db=database) as two:
        asyncio.run(run())
