"""Programs that decide for seats: in worker processes, within a budget, never on the event loop.

Which decisions are owed stands in the database, written with the entry that asked for them; so after a
restart they go on, and several servers on one PostgreSQL share them (SKIP LOCKED). How a player thinks
is in thinking.py.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from random import Random
from typing import TYPE_CHECKING, Any, Final

from sobremesa.players.budget import Budget
from sobremesa.server.table import SUBSTITUTE
from sobremesa.server.thinking import Job, decide
from sobremesa.server.workers import Failed, Workers

if TYPE_CHECKING:
    from sobremesa.server.hub import Hub

logger = logging.getLogger("sobremesa.bots")

LEASE: Final = 30_000  # milliseconds after which somebody else may do the work
BUDGET: Final = Budget(
    seconds=2.0
)  # for a turn at most; levels are simulations, and mostly quicker


class Bots:
    """Claims owed decisions and has them made."""

    def __init__(
        self, hub: Hub, workers: Workers, budget: Budget = BUDGET, lease: int = LEASE
    ) -> None:
        self.hub, self.workers, self.budget, self.lease = hub, workers, budget, lease
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
            room = 4 * self.workers.count - len(self.busy)
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
            state = course.state_of(seat)
            job = Job(
                name,
                course.game.slug,
                course.game.rules,
                seat,
                table.chairs[seat].bot or SUBSTITUTE,
                course.game.view(state, seat),
                course.match.heard(seat),
                [int(action) for action in state.legal(seat)],
                self.budget,
            )
            legal = course.legal(seat)
        began = time.perf_counter()
        text = await self.ask(job, legal)
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

    async def ask(self, job: Job, legal: list[str]) -> str:
        """A decision from a worker; at random if the player fails or takes far too long."""
        if len(legal) == 1:
            return legal[0]
        try:
            text = await self.workers.ask(job.table, decide, job)
            if text in legal:
                return text
            logger.error("a player of level %s answered what is not legal", job.level)
        except Failed:
            logger.exception("a player of level %s failed", job.level)
        self.hub.metrics.counts["bots_failed"] += 1
        return Random().choice(legal)
