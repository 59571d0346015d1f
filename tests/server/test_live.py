"""The one way through a live table: turn by turn, kept before it is told, whatever comes between."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from sobremesa.core import Refusal
from sobremesa.library import ALL
from sobremesa.server.live.hub import Hub
from sobremesa.server.live.live import Live, Proposal, whoever
from sobremesa.server.store import models
from sobremesa.server.store.storage import Storage
from sobremesa.server.table import log, proposals, wire
from sobremesa.server.table.clock import ClockSetup
from sobremesa.server.table.log import Unkept
from sobremesa.server.table.proposals import NotHere
from sobremesa.server.table.views import listener_of
from tests.server.postgres import postgres

SETUP = {
    "game": "rps", "players": 2, "options": {}, "clock": ClockSetup(), "window": 0, "listed": True,
    "spectators": True, "lang": "en",
}  # fmt: skip


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


class Answers:
    """What came back, in order."""

    def __init__(self) -> None:
        self.found: list[wire.Done | Exception] = []
        self.news = asyncio.Event()

    def __call__(self, done: wire.Done | None, error: Exception | None) -> None:
        outcome = done or error
        assert outcome is not None
        self.found.append(outcome)
        self.news.set()

    async def next(self) -> wire.Done | Exception:
        async with asyncio.timeout(60):
            while not self.found:
                self.news.clear()
                await self.news.wait()
        return self.found.pop(0)


def decide(hub: Hub, table: str, guest: str, name: str, text: str, answers: Answers) -> None:
    live, deed = hub.lives[table], wire.Decide(id=name, text=text)

    def answered(_: object, error: Exception | None) -> None:
        answers(
            None if error else live.audience.done(guest, name, listener_of(live.table, guest)),
            error,
        )

    ask = partial(proposals.propose, guest, deed, None)
    live.enter(Proposal(live, ask, answered, whoever).propose)


@asynccontextmanager
async def table_for_two(storage: Storage) -> AsyncIterator[tuple[Hub, str]]:
    hub = Hub(storage, ALL)
    table = await hub.create("ana", dict(SETUP))
    await hub.do(table, "ana", wire.Sit(id="a", seat=0))
    await hub.do(table, "bea", wire.Sit(id="b", seat=1))
    await hub.do(table, "ana", wire.Start(id="c"))
    yield hub, table
    await hub.stop()


def on_sqlite(folder: Path, work: Any) -> None:
    async def run() -> None:
        url = f"sqlite+aiosqlite:///{folder}/t.db"
        async with Storage(url) as storage, table_for_two(storage) as (hub, table):
            await work(hub, table)

    asyncio.run(run())


def decided(entries: list[log.AnyEntry]) -> list[str]:
    return [entry.text for entry in entries if isinstance(entry, log.Decided)]


def test_a_decision_is_kept_before_it_is_answered_and_not_played_twice(tmp_path: Path) -> None:
    async def work(hub: Hub, table: str) -> None:
        answers = Answers()
        decide(hub, table, "ana", "one", "rock", answers)
        assert answers.found == [], "nobody hears of it before it is committed"
        first = await answers.next()
        assert isinstance(first, wire.Done)
        assert decided(await hub.storage.entries(table)) == ["rock"]
        decide(hub, table, "ana", "one", "rock", answers)
        assert await answers.next() == first
        decide(hub, table, "ana", "one", "paper", answers)
        other = await answers.next()
        assert isinstance(other, proposals.NotHere)
        assert other.word == "id-used"
        assert decided(await hub.storage.entries(table)) == ["rock"]

    on_sqlite(tmp_path, work)


def test_a_refused_decision_changes_nothing_and_frees_the_table(tmp_path: Path) -> None:
    async def work(hub: Hub, table: str) -> None:
        number = hub.lives[table].table.number
        for guest, text, error in [
            ("ana", "lizard", ValueError),
            ("eve", "rock", NotHere),
            ("ana", "rock", None),
            ("ana", "paper", Refusal),
        ]:
            answers = Answers()
            decide(hub, table, guest, text, text, answers)
            assert isinstance(await answers.next(), error or wire.Done)
            assert not hub.lives[table].busy
        assert hub.lives[table].table.number == number + 1

    on_sqlite(tmp_path, work)


def test_one_that_is_not_alone_waits_for_its_turn(tmp_path: Path) -> None:
    async def work(hub: Hub, table: str) -> None:
        ana, bea = Answers(), Answers()
        number = hub.lives[table].table.number
        decide(hub, table, "ana", "one", "rock", ana)
        decide(hub, table, "bea", "two", "rock", bea)
        assert hub.lives[table].table.number == number + 1, "ana's is not kept yet"
        assert isinstance(await bea.next(), wire.Done)
        assert ana.found, "who came first is answered first"
        async with hub.lives[table].settled():
            decide(hub, table, "bea", "three", "rock", bea)
            await asyncio.sleep(0)
            assert hub.lives[table].table.number == number + 2, "somebody looks at the table"
        assert isinstance(await bea.next(), wire.Done)

    on_sqlite(tmp_path, work)


def test_who_waited_behind_what_was_not_kept_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hub: Hub, table: str) -> None:
        live, answers = hub.lives[table], Answers()

        async def full(batch: object) -> Unkept:
            return Unkept()

        with monkeypatch.context() as patch:
            patch.setattr(hub.storage, "commit", full)
            decide(hub, table, "ana", "one", "rock", answers)
            decide(hub, table, "bea", "two", "paper", answers)
            looks = asyncio.create_task(look(live))
            assert isinstance(await answers.next(), Unkept)
        assert isinstance(await answers.next(), Unkept), (
            "it was proposed to a table that is no more"
        )
        with pytest.raises(Unkept):
            await looks
        assert decided(await hub.storage.entries(table)) == []
        await hub.do(table, "bea", wire.Decide(id="two", text="paper"))
        assert decided(await hub.storage.entries(table)) == ["paper"]

    async def look(live: Live) -> None:
        async with live.settled():
            raise AssertionError("what it would see was not kept")

    on_sqlite(tmp_path, work)


def test_who_was_overtaken_while_the_log_cannot_be_read_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hub: Hub, table: str) -> None:
        number, answers = hub.lives[table].table.number, Answers()
        elsewhere = log.Decided(time=hub.clock(), seat=1, text="paper")
        await hub.storage.append(log.Append(table, number + 1, elsewhere))

        async def away(*_: object) -> list[log.AnyEntry]:
            raise OSError("the database is away")

        with monkeypatch.context() as patch:
            patch.setattr(hub.storage, "entries", away)
            decide(hub, table, "ana", "one", "rock", answers)
            assert isinstance(await answers.next(), OSError)
        assert table not in hub.lives, "it has an entry in memory that nobody has kept"
        await hub.do(table, "ana", wire.Decide(id="one", text="rock"))
        assert decided(await hub.storage.entries(table)) == ["paper", "rock"]

    on_sqlite(tmp_path, work)


def test_the_decision_that_ends_a_game_is_told_with_names(tmp_path: Path) -> None:
    async def work(hub: Hub, table: str) -> None:
        answers = Answers()
        while hub.lives[table].table.status == "running":
            for guest, text in (("ana", "rock"), ("bea", "paper")):
                name = str(hub.lives[table].table.number)
                decide(hub, table, guest, name, text, answers)
                assert isinstance(await answers.next(), wire.Done)
        column = models.tables.c
        (row,) = await hub.storage.rows(select(column.status).where(column.id == table))
        assert row.status == "over"

    on_sqlite(tmp_path, work)


def test_who_was_overtaken_decides_again_or_is_refused(database: str) -> None:
    """Another process has appended the same number: what is still legal happens, the rest is refused."""

    async def run() -> None:
        async with (
            Storage(database) as here,
            Storage(database) as there,
            table_for_two(here) as (hub, table),
        ):
            other, answers = Hub(there, ALL), Answers()
            await other.live(table)
            await other.do(table, "bea", wire.Decide(id="b1", text="paper"))
            decide(hub, table, "ana", "a1", "rock", answers)  # it has not heard of bea's
            assert isinstance(await answers.next(), wire.Done)
            assert decided(await here.entries(table)) == ["paper", "rock"]
            assert hub.metrics.counts["conflicts"] == 1

            await hub.lives[table].read_on()
            await other.do(table, "ana", wire.Decide(id="elsewhere", text="rock"))
            decide(hub, table, "ana", "a2", "scissors", answers)
            assert isinstance(await answers.next(), Refusal), "she has decided there already"
            assert decided(await here.entries(table)) == ["paper", "rock", "rock"]
            assert not hub.lives[table].busy
            await other.stop()

    asyncio.run(run())


def test_turns_are_given_in_the_order_of_asking(tmp_path: Path) -> None:
    async def work(hub: Hub, table: str) -> None:
        live, order = hub.lives[table], list[str]()

        async def wants(name: str) -> None:
            async with live.settled():
                order.append(name)
                await asyncio.sleep(0)

        live.enter(lambda: order.append("first"))
        tasks = [asyncio.create_task(wants(name)) for name in "abc"]
        await asyncio.sleep(0)
        tasks[1].cancel()
        live.leave()
        live.enter(lambda: order.append("last"))
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.sleep(0)
        assert order == ["first", "a", "c", "last"]
        live.leave()
        assert not live.busy

    on_sqlite(tmp_path, work)


def test_a_turn_that_comes_to_somebody_who_goes_is_passed_on(tmp_path: Path) -> None:
    async def work(hub: Hub, table: str) -> None:
        live, came = hub.lives[table], asyncio.Event()

        async def wants() -> None:
            async with live.settled():
                raise AssertionError("it has gone")

        live.enter(lambda: None)
        task = asyncio.create_task(wants())
        await asyncio.sleep(0)
        live.enter(came.set)
        live.leave()
        await asyncio.sleep(0)  # the turn comes, and in the same moment
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await asyncio.wait_for(came.wait(), 60)
        live.leave()
        assert not live.busy

    on_sqlite(tmp_path, work)
