"""Bots in the queue: who comes first, who waits, who rests; and that a hand shows neither there nor in time."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sobremesa.core import WATCHER
from sobremesa.core.protocol import knows_more
from sobremesa.library import ALL
from sobremesa.server.bots.bots import Bots
from sobremesa.server.bots.pace import LATE, TIMES, Moment, Pace, moment_of
from sobremesa.server.bots.queue import AT_A_DESK, RESTING
from sobremesa.server.bots.thinking import Job
from sobremesa.server.bots.workers import Workers
from sobremesa.server.live.admission import Quota
from sobremesa.server.live.hub import Hub
from sobremesa.server.people.limits import Payer
from sobremesa.server.store.models import bots as owed_rows
from sobremesa.server.store.storage import Storage
from sobremesa.server.table import log, wire
from sobremesa.server.table.clock import ClockSetup
from sobremesa.server.table.proposals import NotHere
from sobremesa.server.table.sentences import sentence
from sobremesa.server.table.table import MOST_ENTRIES
from tests.server.sansio import Board

SETUP: dict[str, Any] = {
    "options": {}, "clock": ClockSetup(), "window": 0, "listed": False, "spectators": True,
    "lang": "en", "aids": True, "one_screen": False,
}  # fmt: skip


class Clerk(Workers):
    """Decides at random, at once, and notes who was asked about what."""

    def __init__(self) -> None:
        super().__init__(1)
        self.rng = Random(1)
        self.asked: list[tuple[str, list[Job]]] = []
        for desk in self.desks:
            desk.work = self.work  # type: ignore[method-assign,assignment]

    async def work(self, work: Any, jobs: list[Job]) -> list[str]:
        self.asked.append((jobs[0].table, jobs))
        await asyncio.sleep(0)
        game = ALL[jobs[0].question.game]
        return [game.write(self.rng.choice(job.question.legal)) for job in jobs]


class Still(Pace):
    """Draws as the house does, and lets nobody wait: what was drawn is noted."""

    def __init__(self) -> None:
        super().__init__(1.0, Random(7))
        self.drawn: list[tuple[Moment, str, float]] = []
        self.kept: list[float] = []

    def draw(self, moment: Moment, level: str) -> float:
        self.drawn.append((moment, level, super().draw(moment, level)))
        return self.drawn[-1][2]

    def due(self, due: float, ready: float) -> float:
        self.kept.append(due)
        return ready


async def laid(hub: Hub, host: str, game: str, players: int, people: int = 0) -> str:
    """A running table; the last seats are bots."""
    table = await hub.create(host, {**SETUP, "game": game, "players": players})
    for seat in range(people):
        await hub.do(table, f"{host}{seat}", wire.Sit(id=f"s{seat}", seat=seat))
    for seat in range(people, players):
        await hub.do(table, host, wire.AddBot(id=f"b{seat}", seat=seat, level="master"))
    await hub.do(table, host, wire.Start(id="start"))
    return table


def in_a_house(
    folder: Path, work: Callable[[Hub, Bots, Clerk], Awaitable[None]], pace: Pace | None = None
) -> None:
    """A hub and its bots, without a server around them."""

    async def run() -> None:
        async with Storage(f"sqlite+aiosqlite:///{folder}/house.db") as storage:
            hub, clerk = Hub(storage, ALL), Clerk()
            bots = Bots(hub, clerk, pace=pace or Pace(0))
            hub.look = bots.look
            running = asyncio.create_task(bots.run())
            try:
                async with asyncio.timeout(60):
                    await work(hub, bots, clerk)
            finally:
                running.cancel()
                await bots.stop()
                await asyncio.gather(running, *bots.busy, return_exceptions=True)
                await hub.stop()

    asyncio.run(run())


async def decided(hub: Hub, table: str) -> int:
    """How often bots have decided."""
    entries = await hub.storage.entries(table)
    return sum(isinstance(entry, log.Decided) and entry.by == "bot" for entry in entries)


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    while not await true():
        await asyncio.sleep(0.01)


async def look_at(hub: Hub, table: str) -> None:
    """Somebody does, and does not go away."""
    live = await hub.live(table)
    live.looked = float("inf")
    hub.look(live)


# Time


def test_a_bot_that_can_only_pass_is_asked_and_waits_like_all_others(tmp_path: Path) -> None:
    pace, kinds, answered = Still(), Counter[str](), Counter[str]()

    async def work(hub: Hub, bots: Bots, clerk: Clerk) -> None:
        tables = [await laid(hub, "ana", "euphoria", 4) for _ in range(2)]
        for table in tables:
            await look_at(hub, table)
        for table in tables:
            live = await hub.live(table)
            while live.table.status == "running" and await decided(hub, table) < 80:
                await asyncio.sleep(0.01)
        for table in tables:
            answered["log"] += await decided(hub, table)
        for _, jobs in clerk.asked:
            for job in jobs:
                kinds["lone" if len(job.question.legal) == 1 else "several"] += 1
        answered["worker"] = sum(kinds.values())

    in_a_house(tmp_path, work, pace)
    assert kinds["lone"] > 5
    assert kinds["several"] > 5
    assert answered["worker"] >= answered["log"], "nobody decides without being asked"
    assert len(pace.drawn) >= answered["log"], "a time is drawn for every answer"
    assert len(pace.kept) >= answered["log"] - 16, "and kept"
    moments = {moment for moment, _, _ in pace.drawn}
    assert "secret" in moments
    assert "open" not in moments


def test_what_a_time_is_drawn_from_is_the_same_whatever_is_held() -> None:
    """In windows with and without something to react with: one distribution."""
    board, rng = Board("euphoria", 4), Random(3)
    board.do(0, "start")
    moments: dict[bool, set[Moment]] = {True: set(), False: set()}
    for _ in range(300):
        progress = board.table.running
        owed = progress.owed() if board.table.status == "running" else []
        if not owed:
            break
        for seat in owed if progress.asked else []:
            moments[len(progress.legal(seat)) > 1].add(moment_of(progress, seat))
        seat = rng.choice(owed)
        board.do(seat, "decide", text=rng.choice(progress.legal(seat)))
    assert moments == {True: {"secret"}, False: {"secret"}}


@pytest.mark.parametrize("slug", list(ALL))
def test_only_where_nothing_is_hidden_is_nothing_waited_for(slug: str) -> None:
    """By what the game itself shows, whatever game it is."""
    rng, board = Random(slug), Board(slug, ALL[slug].seats[-1])
    board.do(0, "start")
    for _ in range(60):
        progress = board.table.running
        owed = progress.owed() if board.table.status == "running" else []
        for seat in owed:
            moment, game = moment_of(progress, seat), progress.game
            if moment == "open":
                assert not knows_more(game, progress.state, seat)
                assert progress.match.heard(seat) == progress.match.heard(WATCHER)
            else:
                least, most = TIMES[moment][0]
                assert 0 < least < most <= 1.5
        if not owed:
            break
        seat = rng.choice(owed)
        board.do(seat, "decide", text=rng.choice(progress.legal(seat)))
    assert (slug == "totem") == (moment_of(board.table.running, 0) == "open")


def test_a_missed_time_is_missed_by_whole_steps() -> None:
    pace = Pace()
    for late in (0.001, 0.1, LATE - 0.001):
        assert pace.due(10.0, 10.0 + late) == 10.0 + LATE
    assert pace.due(10.0, 9.0) == 10.0


def test_bots_of_one_step_have_one_turn_in_the_queue(tmp_path: Path) -> None:
    async def work(hub: Hub, bots: Bots, clerk: Clerk) -> None:
        table = await laid(hub, "ana", "rps", 2)
        await look_at(hub, table)

        async def over() -> bool:
            return (await hub.live(table)).table.status == "over"

        await until(over)
        assert {len(jobs) for _, jobs in clerk.asked} == {2}

    in_a_house(tmp_path, work)


# The queue


def test_a_person_waits_for_no_stranger_with_many_tables(tmp_path: Path) -> None:
    """Nineteen tables of four bots, all watched; then somebody plays against one."""

    async def work(hub: Hub, bots: Bots, clerk: Clerk) -> None:
        hub.admission.quota = Quota(100, 400, 100, 400)
        for _ in range(19):
            await look_at(hub, await laid(hub, "mallory", "euphoria", 4))
        while len(clerk.asked) < 60:
            await asyncio.sleep(0.01)
        began = len(clerk.asked)
        mine = await laid(hub, "ana", "rps", 2, people=1)
        while mine not in [table for table, _ in clerk.asked]:
            await asyncio.sleep(0)
        before = [table for table, _ in clerk.asked[began:]].index(mine)
        assert before <= 19, "nobody's second bot came before it"
        places = [bots.queue.place(table) for table in (mine, clerk.asked[0][0])]
        assert places == [0, 1], "what nobody waits for has a worker of its own"

    in_a_house(tmp_path, work)


def test_whoever_had_least_comes_next() -> None:
    async def run() -> list[str]:
        workers, order = Workers(1), list[str]()
        desk = workers.desks[0]

        async def wait(payer: Payer) -> None:
            await desk.take(payer)
            order.append(payer.guest)
            workers.shares.charge(payer, 1.0)
            desk.give()

        await desk.take(Payer("a", "first"))
        greedy = [Payer("10.0.0.1", f"guest{n}") for n in range(5)]
        tasks = [asyncio.create_task(wait(payer)) for payer in [*greedy, Payer("10.0.0.2", "ana")]]
        workers.shares.charge(greedy[0], 0.1)
        await asyncio.sleep(0)
        desk.give()
        await asyncio.gather(*tasks)
        return order

    assert asyncio.run(run())[0] == "ana", "five guests of one address are one"


def test_only_so_many_tables_are_taken_up_at_a_time(tmp_path: Path) -> None:
    async def work(hub: Hub, bots: Bots, clerk: Clerk) -> None:
        hosts = {f"{n:032d}": "mallory" for n in range(50)}
        assert len(bots.queue.fairest(hosts, 100)) == AT_A_DESK
        bots.workers.shares.charge(Payer("mallory", "mallory"), 5.0)
        assert bots.queue.fairest({**hosts, "f" * 32: "ana"}, 1) == ["f" * 32]

    in_a_house(tmp_path, work)


# Resting


def test_a_table_rests_while_nobody_plays_or_looks(tmp_path: Path) -> None:
    async def work(hub: Hub, bots: Bots, clerk: Clerk) -> None:
        table = await laid(hub, "ana", "totem", 2)

        async def put_aside() -> bool:
            rows = await hub.storage.rows(owed_rows.select())
            return [row.claimed for row in rows] == [RESTING]

        await until(put_aside)
        assert await decided(hub, table) == 0 == len(clerk.asked)
        await look_at(hub, table)

        async def goes_on() -> bool:
            return await decided(hub, table) > 5

        await until(goes_on)

    in_a_house(tmp_path, work)


def test_a_table_that_rests_still_rests_after_a_restart(tmp_path: Path) -> None:
    async def first(hub: Hub, bots: Bots, clerk: Clerk) -> None:
        await laid(hub, "ana", "totem", 2)
        while (await hub.storage.rows(owed_rows.select()))[0].claimed != RESTING:
            await asyncio.sleep(0.01)

    async def second(hub: Hub, bots: Bots, clerk: Clerk) -> None:
        await asyncio.sleep(0.1)
        (row,) = await hub.storage.rows(owed_rows.select())
        assert row.claimed == RESTING
        assert not hub.lives, "nobody even reads its log"
        await look_at(hub, row.table_id)
        while not clerk.asked:
            await asyncio.sleep(0.01)

    in_a_house(tmp_path, first)
    in_a_house(tmp_path, second)


# How many


@pytest.mark.parametrize(("quota", "word"), [
    (Quota(3, 99, 99, 99), "bots-enough"),
    (Quota(99, 7, 99, 99), "bots-enough"),
    (Quota(99, 99, 3, 99), "bots-enough-here"),
    (Quota(99, 99, 99, 7), "bots-enough-here"),
])  # fmt: skip
def test_games_with_bots_are_counted_by_guest_and_address(
    quota: Quota, word: str, tmp_path: Path
) -> None:
    async def work(hub: Hub, bots: Bots, clerk: Clerk) -> None:
        hub.admission.quota = quota
        guests = ["mallory"] if word == "bots-enough" else [f"guest{n}" for n in range(12)]
        for guest in [*guests, "ana"]:
            hub.admission.origins.note(guest, "10.0.0.2" if guest == "ana" else "10.0.0.1")
        starts = [laid(hub, guests[n % len(guests)], "rps", 2) for n in range(12)]
        found = await asyncio.gather(*starts, return_exceptions=True)
        refused = [error for error in found if isinstance(error, NotHere)]
        assert len(found) - len(refused) == 3, "also when all are asked for at once"
        assert {error.word for error in refused} == {word}
        for lang in ("es", "en"):
            assert "{" not in sentence(refused[0], None, lang)[1]
        await laid(hub, "ana", "rps", 2)

    in_a_house(tmp_path, work)


def test_games_of_people_are_not_counted(tmp_path: Path) -> None:
    async def work(hub: Hub, bots: Bots, clerk: Clerk) -> None:
        hub.admission.quota = Quota(1, 1, 1, 1)
        for _ in range(3):
            await laid(hub, "ana", "rps", 2, people=2)

    in_a_house(tmp_path, work)


def test_no_log_grows_for_ever() -> None:
    board = Board("totem", 2, bots=(0, 1))
    board.do("guest0", "start")
    away = log.Away(time=board.now, ms=0)
    while board.table.number < MOST_ENTRIES - 1:
        board.table.apply(away)
    assert board.wait(1) == []
    due = [board.table.deadline]
    board.table.apply(away)
    assert [*due, board.table.deadline] == [None, board.now - 1]
    (entry,) = board.wait(0)
    assert isinstance(entry, log.Aborted)
    assert board.over()
    for lang, said in (("es", "La casa"), ("en", "The house")):
        assert said in board.update(WATCHER, lang=lang).pieces[-1].words
