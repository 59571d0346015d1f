"""What is kept, and for how long: what nobody wants any more is removed.

Whatever is begun or played stays, unless the host of the house says otherwise; what was never begun, and guests who
never played, go when nobody has come for a while. Time in which no server ran does not count. Once a minute, a few at
a time, and on any number of servers at once: what another one is at is left alone (decision 0030).
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, fields, replace
from typing import Final

from sqlalchemy import ColumnElement, Update, and_, delete, exists, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sobremesa.core.wrong import Wrong
from sobremesa.server.live.hub import REMOVED, Hub
from sobremesa.server.people.guests import forget, has_passkey
from sobremesa.server.store import models

DAY: Final = 86_400_000  # milliseconds
EVERY: Final = 60.0  # seconds
BATCH: Final = 100  # of each kind at a time
SHORTEST: Final = 0.1  # days: whoever looks is noted once a minute
FOREVER: Final = "forever"


@dataclass(frozen=True)
class Keep:
    """Days; None: for good."""

    empty: float | None = 1.0  # tables never begun at which nobody sits, since somebody was there
    waiting: float | None = 30.0  # the same, but somebody sits there
    finished: float | None = None  # games that were played, since they ended
    nobody: float | None = 30.0  # the same, when all who played are gone
    guests: float | None = 90.0  # who belong to no table, since they were here
    accounts: float | None = None  # the same, with a passkey
    analyses: float | None = 30.0  # of records that were brought along; others go with their tables


def read_keep(text: str) -> Keep:
    """
    >>> read_keep("finished=365,guests=forever")
    Keep(empty=1.0, waiting=30.0, finished=365.0, nobody=30.0, guests=None, accounts=None, analyses=30.0)
    >>> read_keep("guests=forever,guests=2")
    Traceback (most recent call last):
    sobremesa.core.wrong.Wrong: what is kept is written finished=365,guests=forever (days, 0.1 at least), not guests=2
    """
    keep, names = Keep(), [field.name for field in fields(Keep)]
    untold = {*names}
    for part in filter(None, text.split(",")):
        name, _, days = part.strip().partition("=")
        number: float | None = None
        with contextlib.suppress(ValueError):
            number = float(days)
        enough = days == FOREVER or (number is not None and number >= SHORTEST)
        if name not in untold or not enough:
            said = f"what is kept is written finished=365,guests=forever (days, {SHORTEST} at least), not {part}"
            raise Wrong(said, "keep", text=part, names=", ".join(names))
        untold.remove(name)
        keep = replace(keep, **{name: number})
    return keep


class Retention:
    """Looks through the house, a few rows at a time."""

    def __init__(self, hub: Hub, keep: Keep) -> None:
        self.hub, self.keep = hub, keep
        self.next = time.monotonic()

    async def sweep_now_and_then(self) -> None:
        if time.monotonic() >= self.next:
            self.next = time.monotonic() + EVERY
            await self.sweep()

    async def sweep(self) -> None:
        await self.note_who_waits()
        for stale in self.stale_tables():
            await self.remove_tables(stale)
        for days, account in ((self.keep.guests, False), (self.keep.accounts, True)):
            if days is not None:
                await self.remove_guests(self.before(days), account)
        await self.remove_expired()
        if self.keep.analyses is not None:
            await self.remove_analyses(self.before(self.keep.analyses))

    def before(self, days: float) -> int:
        return self.hub.clock() - int(days * DAY)

    async def note_who_waits(self) -> None:
        """Tables at which somebody is connected and that have not begun: seen now."""
        hub, tables = self.hub, models.tables
        watched = {name: live.table for name, live in hub.lives.items() if live.subscribers}
        names = [name for name, table in watched.items() if table.status == "waiting"]
        for start in range(0, len(names), 500):
            these = update(tables).where(tables.c.id.in_(names[start : start + 500]))
            await hub.storage.do(these.values(seen=hub.clock()))

    def stale_tables(self) -> Iterator[ColumnElement[bool]]:
        column, keep = models.tables.c, self.keep
        never = or_(column.status == "waiting", and_(column.status == "over", ~column.begun))
        played = and_(column.status == "over", column.begun)
        belongs = exists().where(models.members.c.table_id == column.id)
        for days, which in (
            (keep.empty, and_(never, or_(column.people == 0, column.status == "over"))),
            (keep.waiting, and_(column.status == "waiting", column.people > 0)),
            (keep.finished, played),
            (keep.nobody, and_(played, ~belongs)),
        ):
            if days is not None:
                since = self.before(days)
                yield and_(which, column.seen < since, column.changed < since)

    async def remove_tables(self, stale: ColumnElement[bool]) -> None:
        hub, tables = self.hub, models.tables
        aside = exists().where(models.aside.c.table_id == tables.c.id)  # for a person to look at
        found = select(tables.c.id).where(stale, ~aside).limit(BATCH)
        if not await hub.storage.rows(found.limit(1)):
            return
        if hub.storage.postgres:
            found = found.with_for_update(skip_locked=True)
        async with hub.storage.change() as connection:
            names = [row.id for row in await connection.execute(found) if row.id not in hub.lives]
            await remove(connection, names)
            await hub.storage.tell(connection, [f"{name} {REMOVED}" for name in names])
        hub.metrics.counts["tables_removed"] += len(names)
        for name in names:
            hub.gone(name)  # somebody may have come to it meanwhile

    async def remove_guests(self, since: int, account: bool) -> None:
        hub, guests, tables = self.hub, models.guests, models.tables
        belongs = exists().where(models.members.c.guest_id == guests.c.id)
        hosts = exists().where(tables.c.host == guests.c.id, tables.c.status == "waiting")
        device = models.devices.c
        here = exists().where(device.guest_id == guests.c.id, device.seen >= since)
        kind = has_passkey() if account else ~has_passkey()
        away = and_(guests.c.created < since, ~here, ~belongs, ~hosts, kind)
        found = select(guests.c.id).where(away).limit(BATCH)
        if not await hub.storage.rows(found.limit(1)):
            return
        if hub.storage.postgres:
            found = found.with_for_update(skip_locked=True)
        async with hub.storage.change() as connection:
            names = [row.id for row in await connection.execute(found)]
            gone = await forget(hub.storage, connection, names)
        hub.device_sockets.shut(gone)
        hub.metrics.counts["guests_removed"] += len(names)
        for name in names:
            hub.guests.names.pop(name, None)

    async def remove_expired(self) -> None:
        """Links to other devices, notes of what was sent, and what no passkey has signed."""
        now, storage = self.hub.clock(), self.hub.storage
        for table in (models.devices, models.sent, models.challenges):
            if await storage.rows(select(table.c.expires).where(table.c.expires < now).limit(1)):
                await storage.do(delete(table).where(table.c.expires < now))

    async def remove_analyses(self, since: int) -> None:
        """Those of records that were brought along, and what is left of any whose table is gone."""
        hub, column, tables = self.hub, models.analyses.c, models.tables.c
        kept = exists().where(tables.id == column.subject)
        found = select(column.subject).where(column.asked < since, ~kept).limit(BATCH)
        if names := [row.subject for row in await hub.storage.rows(found)]:
            async with hub.storage.change() as connection:
                await remove_analyses(connection, names)


async def remove_analyses(connection: AsyncConnection, subjects: Sequence[str]) -> None:
    for table in (models.analyses, models.looks):
        await connection.execute(delete(table).where(table.c.subject.in_(subjects)))


async def remove(connection: AsyncConnection, names: Sequence[str]) -> None:
    """Everything about some tables."""
    for table in (
        models.entries,
        models.members,
        models.bots,
        models.chat,
        models.aside,
        models.played,
    ):
        await connection.execute(delete(table).where(table.c.table_id.in_(names)))
    await remove_analyses(connection, names)
    await connection.execute(delete(models.tables).where(models.tables.c.id.in_(names)))


def not_there(away: int) -> list[Update]:
    """No server was there for so many milliseconds: nobody could come, so they do not count."""
    tables, devices = models.tables, models.devices
    waiting = update(tables).where(tables.c.status == "waiting")
    return [
        waiting.values(seen=tables.c.seen + away),
        update(devices).values(seen=devices.c.seen + away),
    ]
