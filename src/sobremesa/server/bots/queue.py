"""Decisions that programs owe, as they stand in the database, and in which order they are taken up.

Those of whoever had least of the workers lately come first (limits.py), so that nobody waits for somebody else's
thousand bots. What tables owe at which nobody plays or looks is put aside until somebody looks.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from sqlalchemy import delete, func, select, tuple_, update

from sobremesa.core import Seat
from sobremesa.server.bots.workers import Workers
from sobremesa.server.live.hub import Hub
from sobremesa.server.live.live import Live
from sobremesa.server.store.models import bots, tables
from sobremesa.server.store.storage import Storage
from sobremesa.server.table.table import Table

LEASE: Final = 30_000  # milliseconds after which somebody else may do the work
RESTING: Final = 2**62  # claimed, until somebody looks
AT_A_DESK: Final = 2  # tables claimed for a worker: one that it works on, and the next
MOST_SEEN: Final = 2000  # tables among which the next ones are chosen
LOOK: Final = 15.0  # seconds for which a look without a socket counts


class Queue:
    """What is owed at all tables, and what of it this process has taken up."""

    def __init__(self, hub: Hub, workers: Workers, lease: int = LEASE) -> None:
        self.hub, self.workers, self.lease = hub, workers, lease
        self.taken: Counter[int] = Counter()  # tables that wait for a worker, by its place

    async def release(self) -> None:
        """What a server that is gone had claimed."""
        await self.mark(0, bots.c.claimed != RESTING)

    async def free(self, name: str, seat: Seat) -> None:
        """It is owed still, and nobody works on it."""
        await self.mark(0, bots.c.table_id == name, bots.c.seat == seat)

    async def mark(self, claimed: int, *which: Any) -> None:
        await self.change(update(bots).where(*which).values(claimed=claimed))

    async def drop(self, name: str, seat: Seat, number: int) -> None:
        """The table does not owe it any more; only after a change of this program can that be."""
        mine = (bots.c.table_id == name, bots.c.seat == seat, bots.c.number == number)
        await self.change(delete(bots).where(*mine))

    async def claim(self, most: int = MOST_SEEN) -> Sequence[Any]:
        """Decisions that nobody works on, now ours for a while."""
        storage, now, column = self.hub.storage, self.hub.clock(), bots.c
        free = select(column.table_id, tables.c.host).where(
            column.claimed < now, tables.c.id == column.table_id
        )
        found = await storage.rows(free.distinct().limit(MOST_SEEN))
        names = self.fairest({row.table_id: row.host for row in found}, most)
        if not names:  # most often there is nothing to do
            return []
        mine = select(column.table_id, column.seat)
        mine = mine.where(column.table_id.in_(names), column.claimed < now)
        if storage.postgres:
            mine = mine.with_for_update(skip_locked=True)
        return await self.change(
            update(bots)
            .where(tuple_(column.table_id, column.seat).in_(mine))
            .values(claimed=now + self.lease)
            .returning(column.table_id, column.seat, column.number)
        )

    async def change(self, statement: Any) -> Sequence[Any]:
        """Carry out a statement to its end, also when whoever wants it is cancelled: SQLite would stay locked."""

        async def now() -> Sequence[Any]:
            async with self.hub.storage.change() as connection:
                result = await connection.execute(statement)
                return result.fetchall() if result.returns_rows else []

        found: Sequence[Any] = await asyncio.shield(self.hub.spawn(now()))
        return found

    def fairest(self, hosts: Mapping[str, str], most: int) -> list[str]:
        """The tables that come next: as many as the workers have room for."""
        shares, origins = self.workers.shares, self.hub.admission.origins
        chosen, room = list[str](), Counter[int]()
        for name in sorted(hosts, key=lambda name: shares.had(origins.payer(hosts[name]))):
            place = self.place(name)
            if self.taken[place] + room[place] < AT_A_DESK and len(chosen) < most:
                room[place] += 1
                chosen.append(name)
        return chosen

    def place(self, name: str) -> int:
        return self.workers.place(name, self.idle(name))

    def idle(self, name: str) -> bool:
        """Does nobody wait for what bots decide there?"""
        live = self.hub.lives.get(name)
        return live is not None and not somebody_plays(live.table)

    # Resting

    def rests(self, live: Live) -> bool:
        """Nobody plays there, and nobody looks."""
        if somebody_plays(live.table) or time.monotonic() - live.looked < LOOK:
            return False
        here = live.present()
        return not here.seats and not here.watchers

    async def rest(self, live: Live) -> None:
        live.resting = True
        await self.mark(RESTING, bots.c.table_id == live.table.name)

    async def wake(self, live: Live) -> None:
        live.resting = False
        await self.mark(0, bots.c.table_id == live.table.name, bots.c.claimed == RESTING)


async def waiting(storage: Storage) -> int:
    """Decisions that bots owe, at all tables that do not rest and for all servers."""
    owed = select(func.count()).select_from(bots).where(bots.c.claimed != RESTING)
    return int((await storage.rows(owed))[0][0])


def somebody_plays(table: Table) -> bool:
    """Is there a person who decides at this table?"""
    return any(chair.person for chair in table.chairs)
