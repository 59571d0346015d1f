"""Programs that decide for seats: in worker processes, within a budget, never on the event loop.

Which decisions are owed stands in the database, written with the entry that asked for them; so after a
restart they go on, and several servers on one PostgreSQL share them (SKIP LOCKED). Which come first is in queue.py,
when an answer goes out in pace.py, how a player thinks in thinking.py.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from sobremesa.core import Refusal, Seat
from sobremesa.players.budget import Budget
from sobremesa.server.bots.pace import Moment, Pace, moment_of
from sobremesa.server.bots.queue import LEASE, Queue
from sobremesa.server.bots.thinking import Job, decide_all, question_of
from sobremesa.server.bots.workers import Failed, Workers
from sobremesa.server.live.hub import Hub
from sobremesa.server.live.live import Live
from sobremesa.server.store.aside import NoTable
from sobremesa.server.table.log import Unkept
from sobremesa.server.table.proposals import PutAside
from sobremesa.server.table.table import SUBSTITUTE, Table

logger = logging.getLogger("sobremesa.bots")

BUDGET: Final = Budget(seconds=2.0)  # for a turn at most; levels are mostly quicker


class Owed(NamedTuple):
    """What one seat has to decide, and when that goes out."""

    seat: Seat
    number: int  # the entry after which it is owed
    job: Job
    legal: list[str]
    moment: Moment
    time: float  # seconds from when the table's turn begins, drawn
    events: int  # of the game so far
    step: int  # the simultaneous one, if the moment is secret


class Bots:
    """Takes up owed decisions and has them made."""

    def __init__(
        self,
        hub: Hub,
        workers: Workers,
        budget: Budget = BUDGET,
        lease: int = LEASE,
        pace: Pace | None = None,
    ) -> None:
        self.hub, self.workers, self.budget = hub, workers, budget
        self.queue, self.pace = Queue(hub, workers, lease), pace or Pace()
        self.owed = asyncio.Event()
        self.busy: set[asyncio.Task[None]] = set()
        # When a seat's answer in a secret step goes out that takes several decisions: the step, and the time.
        self.due: dict[tuple[str, Seat], tuple[int, float]] = {}

    async def run(self) -> None:
        """Until cancelled."""
        if not self.hub.storage.postgres:
            await self.queue.release()
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(1.0):
                    await self.owed.wait()
            self.owed.clear()
            try:
                for name, seats in by_table(await self.queue.claim()).items():
                    self.queue.taken[self.queue.place(name)] += 1
                    self.spawn(self.decide(name, seats, self.queue.place(name)))
            except Exception:
                logger.exception("cannot claim work")
                await asyncio.sleep(1)

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.busy.add(task)
        task.add_done_callback(self.finished)

    def finished(self, task: asyncio.Task[None]) -> None:
        self.busy.discard(task)
        self.owed.set()
        if task.cancelled() or isinstance(task.exception(), PutAside | NoTable | Unkept):
            return  # told already; what it owes is found when the table can be read again
        if error := task.exception():
            logger.error("a bot failed", exc_info=error)

    async def stop(self) -> None:
        for task in list(self.busy):
            task.cancel()

    def look(self, live: Live) -> None:
        """Somebody looks at a table, or something has happened there."""
        if live.resting and not self.queue.rests(live):
            live.resting = False
            self.spawn(self.queue.wake(live))
        self.owed.set()

    # One table

    async def decide(self, name: str, numbers: Mapping[Seat, int], place: int) -> None:
        """All that the bots of one table owe now: one turn in the queue, however many they are."""
        try:
            live = await self.hub.live(name)
            owed = await self.owed_at(live, numbers)
            if not owed:
                return
            answers, began = await self.think(live, owed)
        finally:
            self.queue.taken[place] -= 1
            self.owed.set()
        for one, text in zip(owed, answers, strict=True):
            self.spawn(self.answer(live, one, text, began))

    async def owed_at(self, live: Live, numbers: Mapping[Seat, int]) -> list[Owed]:
        """What is owed at a table; nothing if it rests."""
        async with live.settled():
            if live.table.number < max(numbers.values()):
                await live.read_on()
            table = live.table
            owing = table.owed_by_bots
            for seat in numbers:
                if seat not in owing:
                    await self.queue.drop(table.name, seat, numbers[seat])
            if owing and self.queue.rests(live):
                await self.queue.rest(live)
                self.look(live)  # somebody may have come in this moment
                return []
            return [self.owed_by(table, seat, numbers[seat]) for seat in numbers if seat in owing]

    def owed_by(self, table: Table, seat: Seat, number: int) -> Owed:
        """What a worker needs to know; and the time of the answer, drawn before anybody looks at the hand."""
        progress, level = table.running, table.chairs[seat].bot or SUBSTITUTE
        moment, step = moment_of(progress, seat), int(progress.state.together())
        goes_on = moment == "secret" and bool(progress.mine(seat))
        time = self.pace.draw("on" if goes_on else moment, level)
        job = Job(table.name, level, question_of(progress, seat, self.budget))
        return Owed(
            seat, number, job, progress.legal(seat), moment, time, len(progress.match.events), step
        )

    async def think(self, live: Live, owed: Sequence[Owed]) -> tuple[list[str], float]:
        """What they decide, and when their turn in the queue began. Whoever has something to hide is asked
        even if there is nothing to choose."""
        clock = asyncio.get_running_loop().time
        began = [clock()]
        if all(one.moment == "open" and len(one.legal) == 1 for one in owed):
            return [one.legal[0] for one in owed], began[0]
        table, hidden = live.table, [one for one in owed if one.moment != "open"]
        most = self.budget
        if hidden and self.pace.factor:
            times = [self.time_left(table.name, one, clock()) for one in hidden]
            most &= Budget(seconds=self.pace.thinking(times))
        jobs = [one.job._replace(question=one.job.question._replace(budget=most)) for one in owed]
        payer = self.hub.admission.origins.payer(table.host)
        idle = self.queue.idle(table.name)

        def begins() -> None:
            began[0] = clock()

        try:
            texts = await self.workers.ask(table.name, decide_all, jobs, payer, idle, begins)
        except Failed:
            logger.exception("players of %s failed", table.setup.game)
            texts = [""] * len(jobs)
        return [self.checked(one, text) for one, text in zip(owed, texts, strict=True)], began[0]

    def checked(self, one: Owed, text: str) -> str:
        """What a player decided; at random if it failed, or took far too long."""
        if text in one.legal:
            return text
        logger.error("a player of level %s answered nothing that is legal", one.job.level)
        self.hub.metrics.counts["bots_failed"] += 1
        return Random().choice(one.legal)

    # Answering

    def time_left(self, name: str, one: Owed, now: float) -> float:
        """Seconds until an answer goes out: those drawn, or what its first decision has left."""
        step, due = self.due.get((name, one.seat), (0, 0.0))
        return max(0.0, due - now) if step and step == one.step else one.time

    async def answer(self, live: Live, one: Owed, text: str, began: float) -> None:
        """Let a decision happen when its time has come."""
        name, seat, clock = live.table.name, one.seat, asyncio.get_running_loop().time
        if one.moment != "open":
            step, due = self.due.pop((name, seat), (0, 0.0))
            if not step or step != one.step:
                due = began + one.time
            if self.unseen(live.table, one, text):
                self.due[name, seat] = (one.step, due)  # only the last of them can be noticed
            else:
                await asyncio.sleep(self.pace.due(due, clock()) - clock())
        table = live.table
        moved_on = table.status == "running" and len(table.running.match.events) != one.events
        if one.moment != "secret" and moved_on:
            await self.queue.free(name, seat)  # something was taken back: think again
            return
        self.hub.metrics.bots.add(clock() - began)
        if not await self.hub.bot_decides(name, seat, text):
            self.hub.metrics.counts["bots_late"] += 1

    def unseen(self, table: Table, one: Owed, text: str) -> bool:
        """Is it one of several decisions of which nobody can notice anything?"""
        if one.moment != "secret" or one.seat not in table.owed_by_bots:
            return False
        with contextlib.suppress(Refusal, ValueError):
            return table.unseen(one.seat, text)
        return False


def by_table(rows: Sequence[Any]) -> dict[str, dict[Seat, int]]:
    """Seats and numbers of the entries, by table."""
    found: dict[str, dict[Seat, int]] = {}
    for row in rows:
        found.setdefault(row.table_id, {})[row.seat] = row.number
    return found
