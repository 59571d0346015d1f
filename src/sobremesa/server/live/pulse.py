"""Every two seconds: write down that this server is alive, and look after tables that nobody is watching."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable
from functools import partial
from typing import Final

from sqlalchemy import select
from sqlalchemy.exc import DBAPIError

from sobremesa.server.live.hub import Hub
from sobremesa.server.live.retention import Keep, Retention, not_there
from sobremesa.server.people.barred import Barred
from sobremesa.server.store import models
from sobremesa.server.store.aside import NoTable
from sobremesa.server.store.hours import AWAY, latest
from sobremesa.server.table import log
from sobremesa.server.table.log import Unkept
from sobremesa.server.table.proposals import PutAside
from sobremesa.server.table.table import Proposed

logger = logging.getLogger("sobremesa.pulse")

BEAT: Final = 2.0  # seconds
GLANCE: Final = 0.5  # seconds between two looks at the loop
FORGET_AFTER: Final = 60.0  # seconds without a listener


async def nothing() -> None:
    pass


class Pulse:
    def __init__(self, hub: Hub, keep: Keep | None = None, barred: Barred | None = None) -> None:
        self.hub, self.retention = hub, Retention(hub, keep or Keep())
        self.look_again = barred.look if barred else nothing  # who is barred, by any server

    async def start(self) -> None:
        """Before anybody comes."""
        hub = self.hub
        await hub.shelf.look()
        await self.forgive()
        await hub.storage.listen(hub.hear, hub.missed)
        hub.spawn(self.run(), "watch")
        hub.spawn(self.watch_lag(), "watch")

    async def watch_lag(self) -> None:
        """How much later than it should does this process come to what is due?"""
        metrics, now = self.hub.metrics, asyncio.get_running_loop().time
        while True:
            due = now() + GLANCE
            await asyncio.sleep(GLANCE)
            metrics.latest_lag = max(0.0, now() - due)
            metrics.lag.add(metrics.latest_lag)

    async def run(self) -> None:
        """Whatever happens: the database may be away for a while."""
        while True:
            await self.once()
            await asyncio.sleep(BEAT)

    async def once(self) -> None:
        beat = partial(self.hub.hours.beat, self.hub.storage)
        for work in (beat, self.look_again, self.look_around, self.retention.sweep_now_and_then):
            try:
                await work()
            except Unkept:
                pass  # told already
            except Exception:
                logger.exception("cannot look after the tables")

    async def look_around(self) -> None:
        """Deadlines of tables that nobody looks at; forgetting."""
        hub, column = self.hub, models.tables.c
        due = select(column.id).where(column.deadline <= hub.clock())
        for row in await hub.storage.rows(due):
            if row.id not in hub.lives and not hub.shelf.holds(row.id):
                await self.each(hub.tick(row.id))
        hub.show_presence(hub.presence.beat())
        idle = time.monotonic() - FORGET_AFTER
        for name, live in list(hub.lives.items()):
            if not live.subscribers and live.used < idle and not live.busy:
                if live.timer:
                    live.timer.cancel()
                del hub.lives[name]

    async def each(self, work: Awaitable[object]) -> None:
        """What is wrong with one table does not keep us from the next; what is wrong with the database does."""
        try:
            await work
        except (Unkept, DBAPIError):
            raise
        except (NoTable, PutAside):
            pass
        except Exception:
            logger.exception("cannot look after a table")

    async def forgive(self) -> None:
        """Nobody's clock pays for the time that no server was there; days go on."""
        hub = self.hub
        away = hub.hours.follow(await latest(hub.storage))
        if away < AWAY:
            return
        await hub.storage.do(*not_there(away))
        now = hub.clock()
        column = models.tables.c
        for row in await hub.storage.rows(select(column.id).where(column.deadline.is_not(None))):
            await self.each(self.forgive_one(row.id, now, away))

    async def forgive_one(self, name: str, now: int, away: int) -> None:
        live = await self.hub.live(name)
        if live.table.setup.clock.kind != "days":
            once = [Proposed(log.Away(time=now, ms=away))]  # whoever overtakes us has done it
            await live.happens(lambda _table, _now: once.pop() if once else None)
