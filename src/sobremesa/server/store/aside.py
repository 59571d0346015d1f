"""Tables put aside: a log that cannot be read is one table's trouble, and nobody else's.

A faulty disk, somebody who edits the database, an entry by a newer version of this program: the table is left as it is,
whoever comes to it is told so, and everything else goes on. It is named in the database, for `sobremesa tables`, and in
the server's log by its public name, the one in records, because its address would let people in. Whether it can be
read again is tried once a minute at most.
"""

from __future__ import annotations

import logging
import time
from typing import Final

from sqlalchemy import delete, select, text

from sobremesa.server.store.models import aside
from sobremesa.server.store.storage import Storage
from sobremesa.server.table.log import Unread
from sobremesa.server.table.table import public_name

logger = logging.getLogger("sobremesa.aside")
RETRY: Final = 60.0  # seconds
ASIDE: Final = 4410  # the code that sockets close with


class NoTable(Exception):
    """There is no such table."""


class TablesAside:
    """The tables that are put aside, as far as this process knows."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.retry: dict[str, float] = {}  # by table: when reading it makes sense again

    async def look(self) -> None:
        """What was put aside before this process began; each is tried once more."""
        found = await self.storage.rows(select(aside.c.table_id))
        self.retry.update(dict.fromkeys((row.table_id for row in found), 0.0))

    def holds(self, table: str) -> bool:
        """Is there no use in trying now?"""
        return bool(self.retry) and self.retry.get(table, 0.0) > time.monotonic()

    async def put(self, table: str, why: Unread, now: int) -> None:
        first = table not in self.retry
        self.retry[table] = time.monotonic() + RETRY
        if first:
            logger.error(
                "table %s is put aside at entry %d (%s): see `sobremesa tables`",
                public_name(table)[:12], why.number, why.reason,
            )  # fmt: skip
        row = "INSERT INTO aside (table_id, number, reason, since) VALUES (:table, :number, :reason, :now)"
        row += " ON CONFLICT (table_id) DO UPDATE SET number = :number, reason = :reason"
        values = {"table": table, "number": why.number, "reason": why.reason, "now": now}
        await self.storage.do(text(row).bindparams(**values))

    async def take_back(self, table: str) -> None:
        """It can be read again."""
        if self.retry.pop(table, None) is not None:
            logger.warning("table %s can be read again", public_name(table)[:12])
            await self.storage.do(delete(aside).where(aside.c.table_id == table))
