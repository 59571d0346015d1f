"""The log of the server: one JSON object a line, for operators, without anybody's secrets.

Addresses of tables let people in, names are people's own, decisions may be secret still; and an error carries what
it is about: a statement's parameters, a key of PostgreSQL's DETAIL, the line that could not be read. So of an error
the journal tells where it was raised and of what kind it is, and its words only where they cannot quote anybody.
"""

from __future__ import annotations

import json
import logging
import re
import sqlite3
import traceback
from typing import Final

from sqlalchemy.exc import DBAPIError

from sobremesa.core.wrong import Wrong

ADDRESS: Final = re.compile(r"\b[0-9a-f]{32}\b")  # of a table or a guest
TRACEBACK: Final = "Traceback (most recent call last)"
FRAMES: Final = re.compile(
    r'^[ |+]*(File ".*", line \d+, in .*|[A-Za-z_][\w.]*(?:Error|Exception|Group)(?=[ :]|$))', re.M
)
WITHHELD: Final = "(its words are withheld: they may quote a table)"


class JsonLines(logging.Formatter):
    """Turns records into lines. Whatever looks like an address is left out, whoever wrote it."""

    def format(self, record: logging.LogRecord) -> str:
        message = record.getMessage()
        if record.name == "asyncio":
            message = message.partition("\n")[0]  # the rest quotes tasks and errors
        elif TRACEBACK in message:  # somebody has made a text of it
            message = bare(message)
        entry = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": ADDRESS.sub("…", message),
        }
        if record.exc_info and record.exc_info[1]:
            entry["error"] = ADDRESS.sub("…", told(record.exc_info[1]))
        return json.dumps(entry, ensure_ascii=False)


def told(error: BaseException) -> str:
    """An error and those behind it, the first cause first: where, what kind, and what may be said."""
    parts, seen = list[str](), set[int]()
    this: BaseException | None = error
    while this is not None and id(this) not in seen:
        seen.add(id(this))
        where = "".join(traceback.format_tb(this.__traceback__))
        parts.append(f"{where}{type(this).__module__}.{type(this).__qualname__}: {words(this)}")
        this = this.__cause__ or (None if this.__suppress_context__ else this.__context__)
    return "\n\n".join(reversed(parts))


def words(error: BaseException) -> str:
    """What an error says, if it can be said.

    >>> words(ValueError("rock is not scissors"))
    '(its words are withheld: they may quote a table)'
    >>> words(sqlite3.OperationalError("database or disk is full"))
    'database or disk is full'
    """
    if isinstance(error, DBAPIError):  # a statement has no values; the driver's words may have
        statement = f" in: {' '.join(error.statement.split())}" if error.statement else ""
        return (words(error.orig) if error.orig else "") + statement
    if isinstance(error, sqlite3.Error):
        return str(error)  # names of columns, never values
    if isinstance(error, OSError):
        return str(error.strerror or error.errno or "")
    if isinstance(error, Wrong) and error.key.startswith(("db-", "backup-")):
        return str(error)  # about files and versions
    if hasattr(error, "sqlstate"):  # PostgreSQL's: its message and DETAIL quote rows
        name = getattr(error, "constraint_name", None) or ""
        return f"PostgreSQL's {error.sqlstate} {name}".strip()
    if isinstance(error, ExceptionGroup):
        return "\n" + "\n".join(told(one) for one in error.exceptions)
    if type(error).__name__ == "_RemoteTraceback":  # from a worker process, as one text
        return "\n" + bare(str(error))
    return WITHHELD


def bare(text: str) -> str:
    """Where and what kind, from a text with tracebacks.

    >>> bare('Traceback (most recent call last):\\n  File "a.py", line 3, in b\\n    c()\\nValueError: rock')
    'File "a.py", line 3, in b\\nValueError'
    """
    return "\n".join(FRAMES.findall(text))
