"""`sobremesa tables`: what a host of the house can do about tables that were put aside (aside.py).

Nothing is thrown away: what is cut off or removed is written to a file first, for its owner alone.
"""

from __future__ import annotations

import argparse
import datetime
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sobremesa.core.wrong import Wrong
from sobremesa.library import ALL
from sobremesa.server.live.live import read as read_entry
from sobremesa.server.live.retention import remove
from sobremesa.server.store import models
from sobremesa.server.store.files import OWNER
from sobremesa.server.store.storage import Storage
from sobremesa.server.table import log
from sobremesa.server.table.audience import Audience
from sobremesa.server.table.rows import row_of
from sobremesa.server.table.table import Table, public_name, replayed
from sobremesa.text import Texts

ACTIONS = ("list", "look", "repair", "remove")


class Found(NamedTuple):
    """A table that was put aside, and how far it can be read today."""

    id: str
    rows: Sequence[Any]  # number and body of its entries
    table: Table  # as far as it could be read
    why: log.Unread | None  # None: all of it can be read

    @property
    def name(self) -> str:
        return public_name(self.id)[:12]


async def run(url: str, args: argparse.Namespace, messages: Texts) -> list[str]:
    """Lines for the host of the house."""
    async with Storage(url) as storage:
        if args.action == "list":
            return await listed(storage, messages)
        found = await find(storage, args.name or "")
        if args.action == "look":
            return await shown(storage, found, messages)
        work = repair if args.action == "repair" else take_away
        return [await work(storage, found, args.keep, messages)]


async def listed(storage: Storage, messages: Texts) -> list[str]:
    aside, tables = models.aside, models.tables
    both = aside.outerjoin(tables, tables.c.id == aside.c.table_id)
    rows = await storage.rows(
        select(aside, tables.c.game).select_from(both).order_by(aside.c.since)
    )
    lines = [
        f"{public_name(row.table_id)[:12]}  {day(row.since)}  {row.game or '?'}  {row.number}: "
        + messages.say(f"aside-{row.reason}")
        for row in rows
    ]
    return lines or [messages.say("tables-none")]


def day(time: int) -> str:
    when = datetime.datetime.fromtimestamp(time / 1000, datetime.UTC)
    return when.strftime("%Y-%m-%d %H:%M")


async def find(storage: Storage, word: str) -> Found:
    """By the beginning of its public name, or its address; Wrong if that is not one of those put aside."""
    names = [row.table_id for row in await storage.rows(select(models.aside.c.table_id))]
    fits = [name for name in names if word and word in (name, public_name(name)[: len(word)])]
    if len(fits) != 1:
        said = f"{len(fits)} tables put aside are called {word}"
        raise Wrong(said, "aside-name", name=word, count=len(fits))
    column = models.entries.c
    entries = await storage.rows(
        select(column.number, column.body).where(column.table_id == fits[0]).order_by(column.number)
    )
    return Found(fits[0], entries, *read(fits[0], entries))


def read(name: str, rows: Sequence[Any]) -> tuple[Table, log.Unread | None]:
    """As much of a table as its log gives."""
    audience, number = Audience(Table(name, ALL)), 0
    try:
        for number, row in enumerate(rows, 1):
            if row.number != number:
                raise log.Unread(number, "missing")
            read_entry(audience, log.read(number, bytes(row.body)))
        if not rows:
            raise log.Unread(1, "missing")
        return audience.table, None
    except log.Unread as error:  # an entry that does not fit may have done half of its work
        good = (log.read(row.number, bytes(row.body)) for row in rows[: number - 1])
        return replayed(name, list(good), ALL), error


async def shown(storage: Storage, found: Found, messages: Texts) -> list[str]:
    members, guests = models.members.c, models.guests.c
    people = await storage.rows(
        select(guests.name).where(members.table_id == found.id, guests.id == members.guest_id)
    )
    lines = [
        f"{found.name}  /table/{found.id}",
        messages.say("tables-people", people=", ".join(row.name for row in people) or "-"),
    ]
    for number, entry in enumerate(found.table.entries, 1):
        lines.append(f"{number:5}  {day(entry.time)}  {log.KINDS[type(entry)]}")
    if found.why:
        lines.append(f"{found.why.number:5}  " + messages.say(f"aside-{found.why.reason}"))
        lines.append(messages.say("tables-rest", count=len(found.rows) - found.table.number))
    else:
        lines.append(messages.say("tables-well"))
    return lines


async def repair(storage: Storage, found: Found, keep: Path | None, messages: Texts) -> str:
    """Cut the log where reading ends; or, if it can be read again, just say so."""
    table, why = found.table, found.why
    if why and why.reason == "kind":
        raise Wrong("a newer version wrote this: start that one", "aside-newer")
    if why and not table.number:
        raise Wrong("nothing of it can be read: it can only be removed", "aside-nothing")
    rest = found.rows[table.number :]
    if why and rest:
        put_down(keep, found, rest)
    async with storage.change() as connection:
        column = models.entries.c
        await connection.execute(
            delete(models.entries).where(column.table_id == found.id, column.number > table.number)
        )
        await look_up(connection, table)
    return messages.say("tables-repaired", name=found.name, count=len(rest) if why else 0)


async def look_up(connection: AsyncConnection, table: Table) -> None:
    """What is looked up about a table, made anew from its log."""
    name, tables = table.name, models.tables
    for other in (models.aside, models.bots, models.members):
        await connection.execute(delete(other).where(other.c.table_id == name))
    row = {**row_of(table), "changed": table.entries[-1].time}
    await connection.execute(update(tables).where(tables.c.id == name).values(row))
    for guest in {chair.guest for chair in table.chairs} | {table.host}:
        if guest:
            member = {"guest_id": guest, "table_id": name, "over": row["status"] == "over"}
            await connection.execute(insert(models.members), member)
    for seat in table.owed_by_bots:
        owed = {"table_id": name, "seat": seat, "number": table.number, "claimed": 0}
        await connection.execute(insert(models.bots), owed)


async def take_away(storage: Storage, found: Found, keep: Path | None, messages: Texts) -> str:
    put_down(keep, found, found.rows)
    async with storage.change() as connection:
        await remove(connection, [found.id])
    return messages.say("tables-removed", name=found.name, count=len(found.rows))


def put_down(keep: Path | None, found: Found, rows: Sequence[Any]) -> None:
    """Entries as they were (in base64), one JSON object a line; never over another file."""
    if keep is None:
        raise Wrong("say with --keep FILE where what is cut off is kept", "aside-keep")
    with os.fdopen(os.open(keep, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER), "wb") as file:
        for row in rows:
            line = {"table": found.id, "number": row.number, "body": bytes(row.body)}
            file.write(msgspec.json.encode(line) + b"\n")
