"""Files of SQLite: who may read one, who uses it, whether it is whole; and backups. PostgreSQL looks after its own.

A database holds the secrets of devices (hashed) and of dice (as they are), and addresses of tables that let
anybody in: it and its companions are for their owner alone.

A backup is one such file, whatever the server keeps its logs in, taken while it runs: a copy of all rows as they were
in one moment. It can be restored into an empty database of either kind, so it is also how to move from SQLite to
PostgreSQL and back. It is written beside its place and gets its name when it is whole: a backup that fails, or one of
a damaged database, takes the place of nothing.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Final

from sqlalchemy import func, insert, select
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

from sobremesa.server.store import models
from sobremesa.server.store.storage import Storage, Unusable

OWNER: Final = 0o600
COMPANIONS: Final = ("", "-wal", "-shm", "-journal")
AT_ONCE: Final = 2_000  # rows of a backup
THOROUGH: Final = 256 * 1024 * 1024  # bytes up to which everything is compared, indexes too


def sqlite_url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


def file_of(url: str) -> Path | None:
    """The one file behind a URL, by whatever links it is reached; None if there is none."""
    found = make_url(url) if url.startswith("sqlite") else None
    if found is None or not found.database or found.database == ":memory:":
        return None
    return Path(os.path.realpath(found.database))


def make_private(path: Path) -> None:
    """A file that only its owner reads, made if need be; so are its companions, which take after it."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER))
    for companion in COMPANIONS:
        with contextlib.suppress(FileNotFoundError):
            path.with_name(path.name + companion).chmod(OWNER)


@contextlib.contextmanager
def alone(url: str) -> Iterator[None]:
    """SQLite is for one server process: Unusable if another has the file, under whatever name.

    The lock is on the file itself, so that links lead to the same one. It is taken before SQLite opens the file
    and given back after SQLite has closed it: closing any handle of a file gives up SQLite's own locks.
    """
    path = file_of(url)
    if path is None:
        yield
        return
    make_private(path)
    with path.open("rb") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Unusable(f"another server uses {path}", "db-used", file=str(path)) from None
        yield


def damage(path: Path) -> str:
    """What is wrong with a database file, in SQLite's words; empty if it is whole."""
    if not path.exists() or not path.stat().st_size:
        return ""
    how = "integrity_check" if path.stat().st_size <= THOROUGH else "quick_check"
    try:
        with contextlib.closing(sqlite3.connect(path, timeout=15)) as database:
            found = str(database.execute(f"PRAGMA {how}(1)").fetchone()[0])
    except sqlite3.DatabaseError as error:
        if isinstance(error, sqlite3.OperationalError):
            raise  # busy or not to be opened: that says nothing about what is in it
        return str(error)
    return "" if found == "ok" else " ".join(found.split())


def whole(url: str) -> None:
    """Unusable, with what to do, if the database file is damaged."""
    path = file_of(url)
    if path is not None and (found := damage(path)):
        raise Unusable(
            f"the database {path} is damaged ({found}). Nothing was changed. Keep a copy of it, move it away "
            "and fill a new one from the newest backup: sobremesa restore FILE. The guide says more: Running a "
            "public table",
            "db-damaged",
            file=str(path),
            found=found,
        )


# Backups


@contextlib.asynccontextmanager
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


async def transfer(source: str, target: str) -> int:
    """All rows of one database into another: how many."""
    whole(source)
    async with Storage(source) as old, Storage(target) as new:
        return await copy(old, new)


async def save(source: str, file: Path) -> int:
    """A backup in this file, in the place of an older one if there is one: how many rows."""
    with beside(file) as part:
        rows = await transfer(source, sqlite_url(part))
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
