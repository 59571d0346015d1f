"""What the live tables of one process share: the database, the clock, names, tasks, who is connected."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager
from types import NoneType
from typing import TYPE_CHECKING, Any

from sobremesa.core import AnyGame, Refusal, Seat
from sobremesa.server.live.metrics import Metrics
from sobremesa.server.people.guests import Guests
from sobremesa.server.people.presence import Presence
from sobremesa.server.store.aside import ASIDE, NoTable, Shelf
from sobremesa.server.store.storage import Storage
from sobremesa.server.table import house, log, wire
from sobremesa.server.table.gate import Gate
from sobremesa.server.table.house import PutAside
from sobremesa.server.table.log import Unkept
from sobremesa.server.table.table import Happened, Proposed, Table

if TYPE_CHECKING:
    from sobremesa.server.live.live import Live

logger = logging.getLogger("sobremesa.server")

REFUSALS = (house.NotHere, Refusal, ValueError, Unkept)


MayLay = Callable[[bool], bool]  # may whoever asks have one more table, in the lobby or not?
# Waited for, and held until the entry is kept; NotHere says why not.
Permit = Callable[[Table, Proposed, MayLay], AbstractAsyncContextManager[Proposed]]


def whoever(_listed: bool) -> bool:
    return True


class Shared:
    """What the live tables of one process share."""

    def __init__(
        self, storage: Storage, games: Mapping[str, AnyGame], clock: Callable[[], int]
    ) -> None:
        self.storage, self.games, self.clock = storage, games, clock
        self.lives: dict[str, Live] = {}
        self.permits: dict[type, Permit] = {}  # by the kind of entry that needs one
        self.metrics = Metrics()
        self.guests = Guests(storage)
        self.shelf = Shelf(storage)
        self.presence = Presence(self.say_elsewhere)
        self.look: Callable[[Live], None] = lambda live: None  # bots go on where somebody looks
        self.turn_of: Callable[[Table, Seat], None] | None = None
        self.closing = False
        self.tasks: set[asyncio.Task[Any]] = set()
        self.to_say: list[str] = []

    def spawn(self, work: Any, name: str = "") -> asyncio.Task[Any]:
        task = asyncio.create_task(work, name=name or None)
        self.tasks.add(task)
        task.add_done_callback(self.finished)
        return task

    def finished(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if task.cancelled() or isinstance(task.exception(), (*REFUSALS, NoTable, NoneType)):
            return
        logger.error("a task failed", exc_info=task.exception())

    def say_elsewhere(self, line: str) -> None:
        """Other processes hear of it in a moment; on SQLite there are none."""
        if not self.storage.postgres:
            return
        if not self.to_say:
            self.spawn(self.say_all())
        self.to_say.append(line)

    async def say_all(self) -> None:
        lines, self.to_say = self.to_say, []
        async with self.storage.engine.begin() as connection:
            await self.storage.tell(connection, lines)

    def replayed(self, name: str, entries: Iterable[log.AnyEntry]) -> Gate:
        """A table as its log says."""
        gate = Gate(Table(name, self.games))
        for entry in entries:
            read(gate, entry)
        return gate

    async def put_aside(self, name: str, error: log.Unread) -> PutAside:
        """The table cannot be read. Whoever is there is told; nothing else is touched."""
        if live := self.lives.get(name):
            live.drop(wire.Bye(reason="aside", again=False), ASIDE)
        with contextlib.suppress(Unkept):
            await self.shelf.put(name, error, self.clock())
        return PutAside()


def read(gate: Gate, entry: log.AnyEntry) -> Happened:
    """An entry from the log takes effect; Unread if the table can make nothing of it."""
    try:
        return gate.apply(entry)
    except Exception:
        logger.debug("what stands in a log is not possible", exc_info=True)
        raise log.Unread(gate.table.number, "rules") from None
