"""Backups: one SQLite file, whatever the server keeps its logs in, taken while it runs.

A backup is a copy of all rows as they were in one moment. It can be restored into an empty database of
either kind, so it is also how to move from SQLite to PostgreSQL and back.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sobremesa.server import models
from sobremesa.server.storage import Storage

AT_ONCE = 2_000  # rows


@asynccontextmanager
async def moment(storage: Storage) -> AsyncIterator[AsyncConnection]:
    """A connection that sees the database as it is now, however long it looks."""
    async with storage.engine.connect() as connection:
        if storage.postgres:
            await connection.execution_options(isolation_level="REPEATABLE READ")
        else:  # Python's driver begins no transaction for a SELECT
            await connection.exec_driver_sql("BEGIN")
        yield connection
        await connection.rollback()


async def copy(source: Storage, target: Storage) -> int:
    """All rows of one database into another, empty one: how many. ValueError if it is not empty."""
    count = 0
    async with moment(source) as reading, target.engine.begin() as writing:
        for table in models.metadata.sorted_tables:
            there = await writing.execute(select(func.count()).select_from(table))
            if there.scalar_one() and table.name != "pulse":
                raise ValueError(f"the target is not empty: it has {table.name}")
            if table.name == "pulse":
                continue
            found = await reading.stream(select(table))
            async for rows in found.partitions(AT_ONCE):
                await writing.execute(insert(table), [dict(row._mapping) for row in rows])
                count += len(rows)
    return count


async def run(source: str, target: str) -> int:
    async with Storage(source) as old, Storage(target) as new:
        return await copy(old, new)


def sqlite_url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"
