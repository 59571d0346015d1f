"""Backups: one SQLite file, whatever the server keeps its logs in, taken while it runs.

A backup is a copy of all rows as they were in one moment. It can be restored into an empty database of
either kind, so it is also how to move from SQLite to PostgreSQL and back. It is written beside its place and gets
its name when it is whole: a backup that fails, or one of a damaged database, takes the place of nothing.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sobremesa.server.store import models
from sobremesa.server.store.files import COMPANIONS, damage, make_private, sqlite_url, whole
from sobremesa.server.store.storage import Storage, Unusable

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
    """All rows of one database into another, empty one: how many. Unusable if it is not empty."""
    count = 0
    async with moment(source) as reading, target.engine.begin() as writing:
        for table in models.metadata.sorted_tables:
            if table is models.pulse:
                continue
            there = await writing.execute(select(func.count()).select_from(table))
            if there.scalar_one():
                said = f"the target is not empty: it has {table.name}"
                raise Unusable(said, "db-not-empty", table=table.name)
            found = await reading.stream(select(table))
            async for rows in found.partitions(AT_ONCE):
                await writing.execute(insert(table), [dict(row._mapping) for row in rows])
                count += len(rows)
    return count


async def run(source: str, target: str) -> int:
    whole(source)
    async with Storage(source) as old, Storage(target) as new:
        return await copy(old, new)


async def save(source: str, file: Path) -> int:
    """A backup in this file, in the place of an older one if there is one: how many rows."""
    with beside(file) as part:
        rows = await run(source, sqlite_url(part))
        if found := damage(part):
            said = f"the backup was not written as it should be ({found}): is the disk well?"
            raise Unusable(said, "backup-damaged", found=found)
    return rows


@contextlib.contextmanager
def beside(file: Path) -> Iterator[Path]:
    """A new private file in the same folder; it gets the name only if all goes well."""
    part = file.with_name(f".{file.name}.part")
    clear(part)
    try:
        make_private(part)
        yield part
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(file)
    finally:
        clear(part)


def clear(path: Path) -> None:
    for companion in COMPANIONS:
        path.with_name(path.name + companion).unlink(missing_ok=True)
