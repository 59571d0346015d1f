"""Programs that decide for seats: in worker processes, within a budget, never on the event loop.

Which decisions are owed stands in the database, written with the entry that asked for them; so after a
restart they go on, and several servers on one PostgreSQL share them (SKIP LOCKED). A player gets what a
person gets: its view, what it has heard, what is legal. Never a state.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import threading
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Protocol

if TYPE_CHECKING:
    from sobremesa.server.hub import Hub

logger = logging.getLogger("sobremesa.bots")

LEASE: Final = 10_000  # milliseconds after which somebody else may do the work
BUDGET: Final = 2.0  # seconds for a decision
PATIENCE: Final = 4.0  # budgets after which a player is given up


class Player(Protocol):
    def __call__(
        self, view: Any, heard: Sequence[str], legal: Sequence[str], budget: float, rng: Random
    ) -> str:
        """One of `legal`, found in about `budget` seconds."""
        ...


def decide_at_random(
    view: Any, heard: Sequence[str], legal: Sequence[str], budget: float, rng: Random
) -> str:
    return rng.choice(legal)


PLAYERS: Final[dict[str, Player]] = {"random": decide_at_random}


class Job(NamedTuple):
    level: str
    view: Any
    heard: list[str]
    legal: list[str]
    budget: float


def work(job: Job) -> str:
    """In a worker process."""
    return PLAYERS[job.level](job.view, job.heard, job.legal, job.budget, Random())


def watch_parent() -> None:
    """A worker does not outlive its server, however that ended."""
    parent = multiprocessing.parent_process()

    def wait() -> None:
        if parent is not None:
            parent.join()
        os._exit(0)

    threading.Thread(target=wait, daemon=True).start()


class Bots:
    """Claims owed decisions and has them made."""

    def __init__(self, hub: Hub, workers: int, lease: int = LEASE) -> None:
        self.hub, self.workers, self.lease = hub, workers, lease
        self.pool: ProcessPoolExecutor | None = None
        self.owed = asyncio.Event()
        self.busy: set[asyncio.Task[None]] = set()

    async def run(self) -> None:
        """Until cancelled."""
        if not self.hub.storage.postgres:
            await self.release()  # what a server that is gone had claimed
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.owed.wait(), 1.0)
            self.owed.clear()
            room = 4 * self.workers - len(self.busy)
            try:
                for row in await self.claim(room) if room > 0 else []:
                    task = asyncio.create_task(self.decide(row.table_id, row.seat, row.number))
                    self.busy.add(task)
                    task.add_done_callback(self.finished)
            except Exception:
                logger.exception("cannot claim work")
                await asyncio.sleep(1)

    def finished(self, task: asyncio.Task[None]) -> None:
        self.busy.discard(task)
        self.owed.set()
        if not task.cancelled() and (error := task.exception()):
            logger.error("a bot failed", exc_info=error)

    async def stop(self) -> None:
        for task in list(self.busy):
            task.cancel()
        if self.pool:
            self.pool.shutdown(wait=False, cancel_futures=True)

    async def release(self) -> None:
        from sqlalchemy import update

        from sobremesa.server.models import bots

        async with self.hub.storage.change() as connection:
            await connection.execute(update(bots), {"claimed": 0})

    async def claim(self, most: int) -> list[Any]:
        """Decisions that nobody works on, now ours for a while."""
        from sqlalchemy import select, tuple_, update

        from sobremesa.server.models import bots

        storage, now = self.hub.storage, self.hub.clock()
        column = bots.c
        free = select(column.table_id, column.seat).where(column.claimed < now)
        if not await storage.rows(free.limit(1)):  # most often there is nothing to do
            return []
        free = free.order_by(column.claimed).limit(most)
        if storage.postgres:
            free = free.with_for_update(skip_locked=True)
        async with storage.change() as connection:
            found = await connection.execute(
                update(bots)
                .where(tuple_(column.table_id, column.seat).in_(free))
                .values(claimed=now + self.lease)
                .returning(column.table_id, column.seat, column.number)
            )
            return list(found.fetchall())

    async def decide(self, name: str, seat: int, number: int) -> None:
        live = await self.hub.live(name)
        async with live.lock:
            if live.table.number < number:
                await self.hub.read_on(live)
            table = live.table
            if seat not in table.owed_by_bots():
                return await self.drop(name, seat, number)
            course = table.running
            job = Job(
                table.chairs[seat].bot or "random",
                course.game.view(course.state_of(seat), seat),
                list(course.match.heard(seat)),
                course.legal(seat),
                BUDGET,
            )
        began = time.perf_counter()
        text = await self.ask(job)
        self.hub.metrics.bots.add(time.perf_counter() - began)
        if not await self.hub.bot_decides(name, seat, number, text):
            self.hub.metrics.counts["bots_late"] += 1
        return None

    async def drop(self, name: str, seat: int, number: int) -> None:
        """The table does not owe it any more; only after a change of this program can that be."""
        from sqlalchemy import delete

        from sobremesa.server.models import bots

        async with self.hub.storage.change() as connection:
            await connection.execute(
                delete(bots).where(
                    bots.c.table_id == name, bots.c.seat == seat, bots.c.number == number
                )
            )

    async def ask(self, job: Job) -> str:
        """A decision from a worker; at random if the player fails or takes far too long."""
        if len(job.legal) == 1:
            return job.legal[0]
        try:
            if self.pool is None:
                self.pool = ProcessPoolExecutor(
                    self.workers, multiprocessing.get_context("spawn"), watch_parent
                )
            future = asyncio.get_running_loop().run_in_executor(self.pool, work, job)
            text = await asyncio.wait_for(future, 30 + job.budget * PATIENCE)
            if text in job.legal:
                return text
            logger.error("a player of level %s answered what is not legal", job.level)
        except (BrokenProcessPool, TimeoutError):
            logger.exception("a worker died or is stuck; the next one is new")
            pool, self.pool = self.pool, None
            if pool:
                pool.shutdown(wait=False, cancel_futures=True)
        self.hub.metrics.counts["bots_failed"] += 1
        return decide_at_random(None, (), job.legal, 0.0, Random())
