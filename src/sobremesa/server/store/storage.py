"""Keeps logs: appends entries, many tables at a time, and reads them back. SQLite or PostgreSQL.

An append is acknowledged when it is committed, never before. Appends that arrive while a commit is under
way go into the next one together, so that a thousand tables share a disk's few hundred commits a second.
If two processes append the same number of a table, one of them gets `Conflict`: it reads what the other
wrote and decides again.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import Connection, create_engine, delete, event, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from sobremesa.core.wrong import Wrong
from sobremesa.server.store import models
from sobremesa.server.table import log
from sobremesa.server.table.log import Append, Unkept

logger = logging.getLogger("sobremesa.storage")

SCHEMA = "0010"  # the latest migration
CHANNEL = "sobremesa"
PATIENCE = {"timeout": 15}  # seconds until SQLite says that it is busy
STALE: Final = 8.0  # seconds without a commit: four beats of the pulse, which is one
MOST = 5_000  # entries in one commit
# Every entry touches a page of its table's; copied to the database once in 40 MB of log, not once in 4.
PRAGMAS: Final = (
    "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=10000",
)  # fmt: skip


class Conflict(Exception):
    """Another process has appended this number."""


class Gone(Conflict):
    """Another process has removed the table."""


class Unusable(Wrong):
    """The database cannot be used; the argument says why."""


class Waiting(NamedTuple):
    append: Append
    then: Callable[[Exception | None], None]  # called when it is kept, or with what went wrong


def settle(answer: asyncio.Future[Any], result: object, error: Exception | None) -> None:
    """For whoever waits for an answer, if they still do."""
    if answer.done():
        return
    if error:
        answer.set_exception(error)
    else:
        answer.set_result(result)


def answer(batch: Sequence[Waiting], error: Exception | None) -> None:
    for waiting in batch:
        try:
            waiting.then(error)
        except Exception:  # a bug at one table is not the others'
            logger.exception("what was kept could not be told")


class Storage:
    """The database of one server process. Use `async with`."""

    def __init__(self, url: str) -> None:
        # What people write, as SQLAlchemy wants it.
        self.url = re.sub(r"^postgres(ql)?://", "postgresql+asyncpg://", url)
        self.postgres = self.url.startswith("postgresql")
        try:
            self.engine = engine_of(self.url, self.postgres)
        except ModuleNotFoundError as error:
            said = f"the database needs {error.name}: pip install 'sobremesa[server,postgres]'"
            raise Unusable(said, "db-needs", name=str(error.name)) from None
        self.line: Connection | None = None  # to SQLite's log; it belongs to a thread of its own
        self.thread = ThreadPoolExecutor(1, "storage")
        self.queue: list[Waiting] = []
        self.something = asyncio.Event()  # is in the queue
        self.writing = asyncio.Lock()  # SQLite has one writer; it is better to wait here than there
        self.tasks: list[asyncio.Task[None]] = []
        self.commits = 0
        self.failing, self.kept = False, time.monotonic()  # the latest commit: did it, and when
        self.listening: Any = None

    async def __aenter__(self) -> Storage:
        await self.migrate()
        if not self.postgres:
            self.line = self.thread.submit(line_to, self.url).result()
        self.tasks.append(asyncio.create_task(self.write_on(), name="storage"))
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.drain()
        for task in self.tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        if self.listening is not None:
            await self.listening.close()
        await self.engine.dispose()
        if self.line:
            self.thread.submit(self.line.close).result()
            self.thread.submit(self.line.engine.dispose).result()
        self.thread.shutdown()

    async def drain(self) -> None:
        """Until everything that was to be appended is committed."""
        while self.queue or self.writing.locked():
            await asyncio.sleep(0.01)

    async def migrate(self) -> None:
        """Bring the database up to date; Alembic is only loaded when there is something to do."""
        async with self.engine.begin() as connection:
            version = await connection.run_sync(version_of)
            if version == SCHEMA:
                return
            if self.postgres:  # two servers that start together
                await connection.execute(text("SELECT pg_advisory_xact_lock(7391504)"))
            await connection.run_sync(upgrade if version else create)

    # Writing

    async def append(self, append: Append) -> None:
        """Returns when the entry is committed; Conflict if its number is taken."""
        kept: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.keep(append, partial(settle, kept, None))
        await kept

    def keep(self, append: Append, then: Callable[[Exception | None], None]) -> None:
        """The same for those who do not wait in a task: `then` is called."""
        self.queue.append(Waiting(append, then))
        self.something.set()

    async def write_on(self) -> None:
        while True:
            await self.something.wait()
            async with self.writing:
                batch, self.queue = self.queue[:MOST], self.queue[MOST:]
                if not self.queue:
                    self.something.clear()
                error = await self.commit(batch)
                if isinstance(error, (DBAPIError if self.postgres else IntegrityError, Gone)):
                    for waiting in batch:  # one of them is in conflict: the others must not suffer
                        error = await self.commit([waiting])
                        answer([waiting], self.wrong(error, 1) if error else None)
                    continue
                outcome = self.wrong(error, len(batch)) if error else None
                # Soon: the next commit begins first, and goes on while people hear of this one.
                asyncio.get_running_loop().call_soon(answer, batch, outcome)

    def wrong(self, error: Exception, count: int) -> Exception:
        """Why so many entries are not kept, as those hear it who wait."""
        if isinstance(error, IntegrityError):
            return Conflict()
        if isinstance(error, DBAPIError):
            self.failing = True
            logger.error("cannot keep %d entries", count, exc_info=error)
            return Unkept()
        return error

    @property
    def ready(self) -> bool:
        """Can be kept what is decided now? Every commit tells, so that nobody has to write anything to ask."""
        return not self.failing and time.monotonic() - self.kept < STALE

    async def commit(self, batch: Sequence[Waiting]) -> Exception | None:
        """All of them, or none and why. SQLite has a thread of its own for it: one hop, however many they are."""
        appends = [waiting.append for waiting in batch]
        try:
            if self.line is not None:
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self.thread, write, self.line, appends)
            else:
                appends.sort(key=lambda a: (a.table, a.number))  # two cannot deadlock
                async with self.engine.begin() as connection:
                    await connection.run_sync(write, appends)
                    told = [f"{a.table} {a.number}" for a in together(appends)]
                    await self.tell(connection, told)
        except Exception as error:
            return error
        self.failing, self.kept = False, time.monotonic()
        self.commits += 1
        return None

    async def tell(self, connection: AsyncConnection, lines: Sequence[str]) -> None:
        """Other processes, if there can be any, hear these lines when this transaction is committed: a table and the
        number of its entry (0: chat), or what is about people."""
        most = 80  # less than 8,000 bytes at a time
        for start in range(0, len(lines) if self.postgres else 0, most):
            told = {"told": "\n".join(lines[start : start + most])}
            await connection.execute(text(f"SELECT pg_notify('{CHANNEL}', :told)"), told)

    @contextlib.asynccontextmanager
    async def change(self) -> AsyncIterator[AsyncConnection]:
        """A transaction for everything that is not a log. Unkept if the database does not take it."""
        try:
            async with asyncio.timeout(PATIENCE["timeout"]):
                await self.writing.acquire()
        except TimeoutError:  # somebody else holds the database, and those before us wait for it
            raise Unkept from None
        try:
            async with self.engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except DBAPIError as error:
            self.failing = True
            logger.error("cannot keep a change", exc_info=error)
            raise Unkept from None
        finally:
            self.writing.release()
        self.failing, self.kept = False, time.monotonic()

    async def do(self, *statements: Any) -> None:
        """A change that is no more than some statements."""
        async with self.change() as connection:
            for statement in statements:
                await connection.execute(statement)

    async def rows(self, statement: Any) -> list[Any]:
        async with self.engine.connect() as connection:
            return list((await connection.execute(statement)).fetchall())

    # Reading logs

    async def entries(self, table: str, after: int = 0) -> list[log.AnyEntry]:
        """The entries of a table from a number on, decoded; none if there is no such table. Unread if one
        cannot be made out."""
        column = models.entries.c
        found = await self.rows(
            select(column.number, column.body)
            .where(column.table_id == table, column.number > after)
            .order_by(column.number)
        )
        for number, row in enumerate(found, after + 1):
            if row.number != number:
                raise log.Unread(number, "missing")
        return [log.read(row.number, bytes(row.body)) for row in found]

    async def bodies(self, table: str) -> list[bytes]:
        """The same entries as they are kept, for whoever decodes them elsewhere."""
        column = models.entries.c
        these = select(column.body).where(column.table_id == table).order_by(column.number)
        return [bytes(row.body) for row in await self.rows(these)]

    # Hearing other processes

    async def listen(self, hear: Callable[[str], object], missed: Callable[[], object]) -> None:
        """Call `hear` with every line that any process says, and `missed` when the line to the database was
        broken for a while. PostgreSQL only."""
        if self.postgres:
            await self.listen_once(hear)
            self.tasks.append(asyncio.create_task(self.keep_listening(hear, missed)))

    async def listen_once(self, hear: Callable[[str], object]) -> None:
        import asyncpg  # type: ignore[import-untyped]

        def callback(_connection: object, _pid: int, _channel: str, payload: str) -> None:
            for line in payload.splitlines():
                hear(line)

        url = self.url.replace("postgresql+asyncpg://", "postgresql://")
        self.listening = await asyncpg.connect(url)
        await self.listening.add_listener(CHANNEL, callback)

    async def keep_listening(
        self, hear: Callable[[str], object], missed: Callable[[], object]
    ) -> None:
        while True:
            await asyncio.sleep(1)
            if self.listening.is_closed():
                with contextlib.suppress(Exception):  # the database is still away
                    await self.listen_once(hear)
                    missed()


@contextlib.contextmanager
def transaction(line: Connection) -> Iterator[None]:
    """On a connection to SQLite that commits by itself otherwise."""
    line.exec_driver_sql("BEGIN IMMEDIATE")
    try:
        yield
        line.exec_driver_sql("COMMIT")
    except BaseException:
        with contextlib.suppress(DBAPIError):  # SQLite may have done it
            line.exec_driver_sql("ROLLBACK")
        raise


# Python's sqlite3 lets go of the interpreter in every call, and while the event loop is busy, and the machine
# too, it takes milliseconds to get it back. So any number of entries are one call: a statement with one
# parameter, which SQLite takes apart itself.
AT_ONCE: Final = """
INSERT INTO entries (table_id, number, body)
SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), CAST(json_extract(value, '$[2]') AS BLOB)
FROM json_each(?)
"""


def write(connection: Connection, appends: Sequence[Append]) -> None:
    """The entries, and what is looked up by them, all or nothing."""
    appends = together(appends)
    rows = [(a.table, a.number, log.encode(a.entry).decode()) for a in appends]
    changing = [append for append in appends if append.changes]
    sqlite = connection.dialect.name == "sqlite"  # where a statement is a transaction of its own
    with transaction(connection) if sqlite and changing else contextlib.nullcontext():
        if sqlite:
            connection.exec_driver_sql(AT_ONCE, (msgspec.json.encode(rows).decode(),))
        else:
            entries = [{"table_id": t, "number": n, "body": body.encode()} for t, n, body in rows]
            connection.execute(insert(models.entries), entries)
        for append in changing:
            index(connection, append)


def together(appends: Sequence[Append]) -> list[Append]:
    """With those that are kept along with them."""
    return [one for append in appends for one in (append, *append.also)]


def index(connection: Connection, append: Append) -> None:
    """What is looked up by an entry, and changes with it."""
    table, changes = append.table, append.changes
    if changes is None:
        return
    tables, members, bots = models.tables, models.members, models.bots
    if changes.new:
        connection.execute(insert(tables), {"id": table, **changes.row})
    elif changes.row:
        if not connection.execute(update(tables).where(tables.c.id == table), changes.row).rowcount:
            raise Gone
    for guest, comes in changes.members:
        member = {"guest_id": guest, "table_id": table}
        connection.execute(delete(members).filter_by(**member))
        if comes:
            connection.execute(insert(members), {**member, "over": False})
    if changes.row.get("status") == "over":
        connection.execute(update(members).where(members.c.table_id == table), {"over": True})
    if changes.played:
        connection.execute(insert(models.played), changes.played)
    if changes.idle:
        idle = bots.c.seat.in_(changes.idle)
        connection.execute(delete(bots).where(bots.c.table_id == table, idle))
    if changes.owed:
        owed = {"table_id": table, "number": append.number, "claimed": 0}
        connection.execute(insert(bots), [{**owed, "seat": seat} for seat in changes.owed])


def engine_of(url: str, postgres: bool) -> AsyncEngine:
    if postgres:
        return create_async_engine(
            url, pool_size=5, max_overflow=10, pool_pre_ping=True, hide_parameters=True
        )
    engine = create_async_engine(url, connect_args=PATIENCE, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", pragmas)
    return engine


def line_to(url: str) -> Connection:
    """To SQLite, for a thread that commits."""
    plain, level = url.replace("+aiosqlite", ""), "AUTOCOMMIT"
    engine = create_engine(
        plain, connect_args=PATIENCE, hide_parameters=True, isolation_level=level
    )
    event.listen(engine, "connect", pragmas)
    return engine.connect()


def pragmas(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def version_of(connection: Any) -> str:
    from sqlalchemy import inspect

    if not inspect(connection).has_table("alembic_version"):
        return ""
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return str(found or "")


def create(connection: Any) -> None:
    """A new database needs no history, and Alembic takes a second to load. A test compares the two."""
    if version_of(connection):
        return upgrade(connection)  # another server has just made it
    models.metadata.create_all(connection)
    version = "version_num VARCHAR(32) NOT NULL PRIMARY KEY"
    connection.execute(text(f"CREATE TABLE alembic_version ({version})"))
    connection.execute(text(f"INSERT INTO alembic_version VALUES ('{SCHEMA}')"))
    return None


def upgrade(connection: Any) -> None:
    """Bring an older database up to date, step by step."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    version = version_of(connection)
    if version and version > SCHEMA:
        said = f"the database has version {version}; this program knows {SCHEMA}"
        raise Unusable(said, "db-version", version=version, known=SCHEMA)
    command.upgrade(config, "head")
