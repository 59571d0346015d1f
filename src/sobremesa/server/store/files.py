"""The SQLite file: who may read it, who uses it, whether it is whole. PostgreSQL sees to all that itself.

A database holds the secrets of devices (hashed) and of dice (as they are), and addresses of tables that let
anybody in: it and its companions are for their owner alone.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sqlalchemy.engine import make_url

from sobremesa.server.store.storage import Unusable

OWNER: Final = 0o600
COMPANIONS: Final = ("", "-wal", "-shm", "-journal")
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
