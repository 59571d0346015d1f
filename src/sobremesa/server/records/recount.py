"""What finished games were for their seats, worked out again from their logs: after a migration, or because somebody
wants to be sure. The logs are the truth; what stands in `played` can be thrown away at any time.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Mapping
from typing import Final

from sqlalchemy import and_, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from sobremesa.core import AnyGame
from sobremesa.library import ALL
from sobremesa.server.store import models
from sobremesa.server.store.storage import Storage
from sobremesa.server.table.log import Unread
from sobremesa.server.table.played import played_of
from sobremesa.server.table.table import replayed

logger = logging.getLogger("sobremesa.recount")

REST: Final = 9  # times as long as a game took: whoever plays meanwhile does not notice


async def fill_in(storage: Storage, games: Mapping[str, AnyGame]) -> None:
    """For a server that runs: whatever is missing, little by little."""
    for name in await finished(storage, missing=True):
        began = time.perf_counter()
        await recount(storage, games, name)
        await asyncio.sleep(REST * (time.perf_counter() - began))


async def everything(url: str) -> tuple[int, int]:
    """All finished games of a database: of how many that worked, and of how many not."""
    async with Storage(url) as storage:
        done = [await recount(storage, ALL, name) for name in await finished(storage)]
    return sum(done), len(done) - sum(done)


async def finished(storage: Storage, missing: bool = False) -> list[str]:
    """Tables whose games are over; only those of which nothing is known, if so many are `missing`."""
    tables = models.tables.c
    over = and_(tables.status == "over", tables.begun)
    if missing:
        over = and_(over, ~exists().where(models.played.c.table_id == tables.id))
    rows = await storage.rows(select(tables.id).where(over).order_by(tables.changed.desc()))
    return [str(row.id) for row in rows]


async def recount(storage: Storage, games: Mapping[str, AnyGame], name: str) -> bool:
    """One of them; False if its log cannot be read, or its rules are unknown here."""
    try:
        rows = played_of(replayed(name, await storage.entries(name), games))
    except Unread:
        return False
    except Exception:  # what stands in a log may be impossible by the rules as they are
        logger.debug("a finished game cannot be played again", exc_info=True)
        return False
    if not rows:
        return False
    people = {row["guest_id"] for row in rows}
    with contextlib.suppress(IntegrityError):  # another server was faster, or it was removed
        async with storage.change() as connection:
            guests = select(models.guests.c.id).where(models.guests.c.id.in_(people))
            known = {row.id for row in await connection.execute(guests)}
            for row in rows:  # who is forgotten stays forgotten
                row["guest_id"] = row["guest_id"] if row["guest_id"] in known else ""
            there = select(models.tables.c.id).where(models.tables.c.id == name)
            if (await connection.execute(there)).first() is None:
                return False
            played, members = models.played, models.members
            await connection.execute(delete(played).where(played.c.table_id == name))
            await connection.execute(insert(played), rows)
            of = update(members).where(members.c.table_id == name)
            await connection.execute(of.values(over=True))
    return True
