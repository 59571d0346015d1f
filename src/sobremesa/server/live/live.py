"""Live tables: each is an actor with a queue, and everything that happens at it goes one way. Compiled.

A proposal (a person's request, a program's decision, what time brings, a rematch) whose turn has come becomes an entry,
happens in memory and is queued for the disk; when it is committed everybody hears of it, and whoever proposed it is
answered. None of that needs a task. What has to wait for more than its commit (names, a permit, another process's
entries) does so in one, and comes back to the same way.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager
from functools import partial
from types import NoneType
from typing import Any, Final

from mypy_extensions import mypyc_attr

from sobremesa.core import AnyGame, Refusal, Seat
from sobremesa.server.live.metrics import Metrics
from sobremesa.server.people.guests import Guests
from sobremesa.server.people.names import told_apart
from sobremesa.server.people.presence import Presence
from sobremesa.server.store.aside import ASIDE, NoTable, TablesAside
from sobremesa.server.store.storage import Conflict, Storage, settle
from sobremesa.server.table import log, proposals, wire
from sobremesa.server.table.audience import NOBODY, TOO_SLOW, Audience, Here
from sobremesa.server.table.log import Unkept
from sobremesa.server.table.proposals import PutAside
from sobremesa.server.table.rows import append_of, row_of
from sobremesa.server.table.table import Happened, Proposed, Table

logger = logging.getLogger("sobremesa.server")

UNKEPT: Final = wire.Bye(reason="storage", again=True)
GONE: Final = wire.Bye(reason="gone", again=False)
NO_TABLE: Final = 4404  # the code that sockets close with

REFUSALS = (proposals.NotHere, Refusal, ValueError, Unkept)
MayLay = Callable[[bool], bool]  # may whoever asks have one more table, in the lobby or not?
# Waited for, and held until the entry is kept; NotHere says why not.
Permit = Callable[[Table, Proposed, MayLay], AbstractAsyncContextManager[Proposed]]
# What is proposed, by the table as it stands and the time; nothing if there is nothing to do. REFUSALS say why not.
Ask = Callable[[Table, int], Proposed | None]
# What came of it: what has happened, if anything has; or what went wrong.
Answer = Callable[[Happened | None, Exception | None], None]


def whoever(_listed: bool) -> bool:
    return True


@mypyc_attr(allow_interpreted_subclasses=True)
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
        self.shelf = TablesAside(storage)
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

    def replayed(self, name: str, entries: Iterable[log.AnyEntry]) -> Audience:
        """A table as its log says, and nobody who listens yet."""
        audience = Audience(Table(name, self.games))
        for entry in entries:
            read(audience, entry)
        return audience

    async def read_all(self, name: str) -> Audience:
        """A table as it stands in the database; NoTable if there is none, PutAside if it cannot be read."""
        try:
            entries = await self.storage.entries(name)
            if not entries:
                raise NoTable(name)
            return self.replayed(name, entries)
        except log.Unread as error:
            raise await self.put_aside(name, error) from None

    async def put_aside(self, name: str, error: log.Unread) -> PutAside:
        """The table cannot be read. Whoever is there is told; nothing else is touched."""
        if live := self.lives.get(name):
            live.drop(wire.Bye(reason="aside", again=False), ASIDE)
        with contextlib.suppress(Unkept):
            await self.shelf.put(name, error, self.clock())
        return PutAside()


class Live:
    """A table in memory, those who listen to it, and those who wait for their turn."""

    def __init__(self, shared: Shared, audience: Audience) -> None:
        self.shared, self.audience, self.table = shared, audience, audience.table
        self.row = row_of(audience.table)
        self.subscribers = audience.subscribers
        self.queue: deque[Callable[[], object]] = deque()
        self.busy = False  # it is somebody's turn
        self.dropped = False  # what is in memory may not be what is kept
        self.used = time.monotonic()
        self.timer: asyncio.TimerHandle | None = None
        self.waking = False  # somebody is catching up already
        self.shown = NOBODY  # who is connected, as the clients know it
        self.looked = 0.0  # when somebody did who keeps no line open
        self.resting = True  # what bots owe may have been put aside (queue.py)
        self.told: tuple[int, ...] = ()  # seats that the hook has told of their turn

    def now(self) -> int:
        """The time of the house, but never before the table's latest entry."""
        return max(self.shared.clock(), self.table.entries[-1].time)

    # Taking turns

    def enter(self, work: Callable[[], object]) -> None:
        """`work` is called when its turn comes, at once if nobody is before it. It ends with `leave`."""
        if self.busy:
            self.queue.append(work)
        else:
            self.busy = True
            work()

    def leave(self) -> None:
        if self.queue:
            asyncio.get_running_loop().call_soon(self.queue.popleft())
        else:
            self.busy = False

    def settled(self) -> Live:
        """A turn for whoever only looks, `async with live.settled() as table`: nothing happens meanwhile, and all that
        has is kept."""
        return self

    async def __aenter__(self) -> Table:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.enter(lambda: self.leave() if turn.done() else turn.set_result(None))
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.leave()  # it came in the same moment
            raise
        if self.dropped:
            self.leave()
            raise Unkept
        return self.table

    async def __aexit__(self, *_: object) -> None:
        self.leave()

    async def happens(self, ask: Ask, may_lay: MayLay = whoever) -> Happened | None:
        """Propose something and wait for what comes of it."""
        answer: asyncio.Future[Happened | None] = asyncio.get_running_loop().create_future()
        self.enter(Proposal(self, ask, partial(settle, answer), may_lay).propose)
        return await answer

    async def tick(self) -> None:
        """Let time do what is due."""
        while await self.happens(proposals.tick):
            pass
        self.set_timer()

    # Telling

    def publish(self, happened: Happened, names: Mapping[str, str], ours: bool = True) -> None:
        """Everybody hears of an entry that is kept, `ours` or another process's."""
        self.audience.tell(happened.entry.time, happened.people, names)
        if self.timer or self.table.deadline is not None:
            self.set_timer()
        if self.table.owed_by_bots:
            self.shared.look(self)
        if self.shared.turn_of:
            self.tell_turns(self.shared.turn_of, ours)
        if happened.people and self.shown != self.present():
            self.publish_presence()

    async def names(self) -> Mapping[str, str]:
        """Of those who sit or ever sat here, because the log goes on to tell of them; told apart where
        they look alike."""
        sat = sat_at(self.table)
        return told_apart(sat, await self.shared.guests.names_of({*sat}))

    def present(self) -> Here:
        """Who is connected, to whichever process."""
        return self.shared.presence.everywhere(self.table.name, self.audience.present())

    def publish_presence(self) -> None:
        """Tell the clients here, and the other processes, who is connected."""
        self.shared.presence.tell(self.table.name, self.audience.present())
        self.shown = self.present()
        self.note_absence()
        self.audience.say(self.presence())

    def presence(self) -> wire.Present:
        seats, watchers = self.shown
        return wire.Present(seats=sorted(seats), watchers=watchers, gone=self.table.gone)

    def note_absence(self) -> None:
        """Since when people who sit here are not connected, to whichever process."""
        before, now = self.table.gone, self.now()
        self.table.gone = {
            seat: before.get(seat, now)
            for seat, chair in enumerate(self.table.chairs)
            if chair.guest and not chair.out and seat not in self.shown.seats
        }

    def set_timer(self) -> None:
        deadline = self.table.deadline
        if self.timer:
            self.timer.cancel()
            self.timer = None
        if deadline is None or self.shared.closing or self.dropped:
            return
        wait = min(max(0.0, (deadline - self.shared.clock()) / 1000), 3600.0)
        self.timer = asyncio.get_running_loop().call_later(
            wait + 0.002, lambda: self.shared.spawn(self.tick())
        )

    def tell_turns(self, turn_of: Callable[[Table, Seat], None], ours: bool) -> None:
        """The hook hears of people who have to decide and are not there: from the process whose entry it was."""
        table = self.table
        deciders = list(table.running.state.deciders()) if table.status == "running" else []
        waiting = tuple(seat for seat in deciders if seat >= 0 and table.chairs[seat].person)
        there = self.present().seats
        for seat in waiting:
            if ours and seat not in self.told and seat not in there:
                turn_of(table, seat)
        self.told = waiting

    # Reading. It is somebody's turn.

    async def behind(self) -> bool:
        """Before saying no: was there something that this process had not heard of yet?"""
        return self.shared.storage.postgres and await self.read_on()

    async def read_on(self) -> bool:
        """Apply what other processes have appended; False if there is nothing."""
        try:
            found = await self.shared.storage.entries(self.table.name, self.table.number)
            for entry in found:
                happened = read(self.audience, entry)
                self.row = row_of(self.table)
                names = await self.names() if happened.names and self.subscribers else {}
                self.publish(happened, names, ours=False)
        except log.Unread as error:
            raise await self.shared.put_aside(self.table.name, error) from None
        return bool(found)

    async def reread(self) -> None:
        """Another process was faster: read the whole table again, and tell what it did."""
        try:
            fresh = await self.shared.read_all(self.table.name)
        except NoTable:
            self.drop(GONE, NO_TABLE)
            raise
        fresh.table.gone = self.table.gone
        self.table, self.row = fresh.table, row_of(fresh.table)
        self.audience.table, self.audience.streams = fresh.table, fresh.streams
        self.audience.tell(self.now(), True, await self.names())
        self.set_timer()

    def drop(self, why: wire.Bye = UNKEPT, code: int = TOO_SLOW) -> None:
        """Forget the table and let its clients come back to what the log says."""
        if self.dropped:
            return
        self.dropped = True
        if self.shared.lives.get(self.table.name) is self:
            del self.shared.lives[self.table.name]
        if self.timer:
            self.timer.cancel()
        self.audience.say(why, code)


class Proposal:
    """Something that is to happen at a live table, from its turn until it is answered: what a person asks for, what a
    program decides, what the clock or the house brings. `may_lay` is asked before a new table is laid for it."""

    def __init__(self, live: Live, ask: Ask, answer: Answer, may_lay: MayLay) -> None:
        self.live, self.ask, self.answer, self.may_lay = live, ask, answer, may_lay
        self.happened: Happened | None = None

    def propose(self) -> None:
        """Its turn has come: it becomes an entry, or is refused."""
        live, self.happened = self.live, None
        if live.dropped:
            return self.over(Unkept())
        try:
            proposed = self.ask(live.table, live.now())
        except REFUSALS as refusal:
            if live.shared.storage.postgres:
                return self.detour(self.unless_behind(refusal))
            return self.over(refusal)
        except Exception as error:
            return self.over(error)
        if proposed is None:
            return self.over()
        permit = live.shared.permits.get(type(proposed.entry))
        if permit:
            return self.detour(self.with_permit(permit, proposed))
        return self.keep(proposed, self.kept)

    def keep(self, proposed: Proposed, kept: Callable[[Exception | None], None]) -> None:
        """It happens in memory and is queued for the disk; `kept` hears what came of that."""
        live, self.began = self.live, time.perf_counter()
        try:
            owed = live.table.owed_by_bots
            self.happened = live.audience.apply(proposed.entry, proposed.trial)
            self.append = append_of(live.table, self.happened, live.row, owed)
            if proposed.lays:
                self.append = self.append._replace(also=[proposed.lays])
        except Exception as error:
            return kept(error)
        return live.shared.storage.keep(self.append, kept)

    def kept(self, error: Exception | None) -> None:
        """It is committed, and everybody hears of it; or it is not."""
        live, happened, metrics = self.live, self.happened, self.live.shared.metrics
        if isinstance(error, Conflict):
            metrics.counts["conflicts"] += 1
            return self.detour(self.again())
        if error is not None:
            live.drop()  # what is in memory is not what is kept
            return self.over(error)
        assert happened is not None
        metrics.kept.add(time.perf_counter() - self.began)
        metrics.entries[type(happened.entry)] += 1
        metrics.counts["tables"] += len(self.append.also)
        if self.append.changes:
            live.row.update(self.append.changes.row)
        if happened.names and live.subscribers:
            return self.detour(self.told_by_name(happened))
        try:
            live.publish(happened, {})
        finally:
            self.over()

    def over(self, error: Exception | None = None) -> None:
        """The table is the next one's, and whoever proposed this is answered. All who are here have been told."""
        if not error and self.happened and isinstance(self.happened.entry, log.Decided):
            self.live.shared.metrics.decisions.add(time.perf_counter() - self.began)
        self.live.leave()
        self.answer(None if error else self.happened, error)

    # What has to wait. It comes back to the way with its next step.

    def detour(self, work: Awaitable[Callable[[], object]]) -> None:
        self.live.shared.spawn(self.follow(work))

    async def follow(self, work: Awaitable[Callable[[], object]]) -> None:
        try:
            go_on = await work
        except Exception as error:
            go_on = partial(self.over, error)
        go_on()

    async def unless_behind(self, refusal: Exception) -> Callable[[], object]:
        return self.propose if await self.live.behind() else partial(self.over, refusal)

    async def with_permit(self, permit: Permit, proposed: Proposed) -> Callable[[], object]:
        written: asyncio.Future[Exception | None] = asyncio.get_running_loop().create_future()
        async with permit(self.live.table, proposed, self.may_lay) as allowed:
            self.keep(allowed, written.set_result)
            outcome = await written
        return partial(self.kept, outcome)

    async def again(self) -> Callable[[], object]:
        try:
            await self.live.reread()
        except Exception:
            self.live.drop()  # what is in memory is not what is kept
            raise
        return self.propose

    async def told_by_name(self, happened: Happened) -> Callable[[], object]:
        self.live.publish(happened, await self.live.names())
        return self.over


def sat_at(table: Table) -> list[str]:
    """Guests, in the order in which they first sat down; first those who had or were promised a seat when it was laid."""
    promised = [place.guest for place in table.setup.places if place.guest]
    sat = [entry.guest for entry in table.entries if isinstance(entry, log.Sat)]
    return list(dict.fromkeys(promised + sat))


def read(audience: Audience, entry: log.AnyEntry) -> Happened:
    """An entry from the log takes effect; Unread if the table can make nothing of it."""
    try:
        return audience.apply(entry)
    except Exception:
        logger.debug("what stands in a log is not possible", exc_info=True)
        raise log.Unread(audience.table.number, "rules") from None
