"""Live tables and those who listen to them. Everything that happens at a table comes through here.

One request after another at each table: propose, apply, append; and only when the entry is committed does
anybody hear of it. If another process was faster, the table is read again and the request is proposed
again. Tables nobody listens to are forgotten after a while: their logs are in the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from types import NoneType
from typing import Any

import msgspec

from sobremesa.complaint import in_words
from sobremesa.core import AnyGame, Refusal, Seat
from sobremesa.core.option import for_tables
from sobremesa.server import house, log, wire
from sobremesa.server.admission import Admission
from sobremesa.server.aside import ASIDE, NoTable, PutAside, Shelf
from sobremesa.server.decision import Decision
from sobremesa.server.dryrun import try_out
from sobremesa.server.gate import Gate
from sobremesa.server.guests import fresh_id
from sobremesa.server.hours import Hours
from sobremesa.server.leaving import look_again
from sobremesa.server.live import TOO_SLOW, Live, framed, row_of
from sobremesa.server.metrics import Metrics
from sobremesa.server.publish import Publisher
from sobremesa.server.pulse import Pulse
from sobremesa.server.retention import GONE, GONE_NUMBER, NO_TABLE, Keep
from sobremesa.server.sentences import told
from sobremesa.server.storage import Conflict, Storage, Unkept
from sobremesa.server.table import Happened, Table
from sobremesa.text import Texts

logger = logging.getLogger("sobremesa.server")
GOING = 1000  # the code that sockets close with when the server ends


REFUSALS = (house.NotHere, Refusal, ValueError, Unkept)
UNKEPT = wire.Bye(reason="storage", again=True)
KEEP = Keep()
MayLay = Callable[[bool], bool]  # may whoever asks have one more table, in the lobby or not?


def whoever(_listed: bool) -> bool:
    return True


def read(gate: Gate, entry: log.AnyEntry) -> Happened:
    """An entry from the log takes effect; Unread if the table can make nothing of it."""
    try:
        return gate.apply(entry)
    except Exception:
        logger.debug("what stands in a log is not possible", exc_info=True)
        raise log.Unread(gate.table.number, "rules") from None


class Hub(Publisher):
    """All live tables of one process."""

    def __init__(
        self,
        storage: Storage,
        games: Mapping[str, AnyGame],
        clock: Callable[[], int] | None = None,
        keep: Keep = KEEP,
    ) -> None:
        self.hours = Hours()
        super().__init__(storage, clock or self.hours)
        self.games = games
        self.metrics = Metrics()
        self.shelf = Shelf(storage)
        self.pulse = Pulse(self, keep)
        self.admission = Admission(storage)
        self.loading: dict[str, asyncio.Future[Live]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()

    # Starting and stopping

    async def start(self) -> None:
        await self.shelf.look()
        await self.pulse.forgive()
        await self.storage.listen(self.heard, self.heard_of_people, self.missed)
        self.spawn(self.pulse.run(), "watch")

    async def farewell(self) -> None:
        """Tell every client that the server goes, and that coming back makes sense."""
        self.closing = True
        bye = framed(wire.Bye(reason="restart", again=True))
        for live in self.lives.values():
            if live.timer:
                live.timer.cancel()
            for subscriber in live.subscribers:
                subscriber.send(bye)
                subscriber.hang_up(GOING)
        await asyncio.sleep(0.1)

    async def stop(self) -> None:
        """What was asked for before is still committed."""
        self.closing = True
        self.presence.leave()
        for task in [task for task in self.tasks if task.get_name() == "watch"]:
            task.cancel()
        if self.tasks:
            await asyncio.wait(self.tasks, timeout=5)
        await self.storage.drain()

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

    # Tables

    async def live(self, name: str) -> Live:
        """The table, from memory or from its log; NoTable if there is none, PutAside if it cannot be read."""
        if found := self.lives.get(name):
            found.used = time.monotonic()
            return found
        if name not in self.loading:
            self.loading[name] = asyncio.ensure_future(self.load(name))
        try:
            return await asyncio.shield(self.loading[name])
        finally:
            self.loading.pop(name, None)

    async def load(self, name: str) -> Live:
        if self.shelf.holds(name):
            raise PutAside
        try:
            entries = await self.storage.entries(name)
            if not entries:
                raise NoTable(name)
            live = Live(self.replayed(name, entries), time.monotonic())
        except log.Unread as error:
            raise await self.put_aside(name, error) from None
        await self.shelf.take_back(name)
        self.lives[name] = live
        self.set_timer(live)
        return live

    def replayed(self, name: str, entries: Iterable[log.AnyEntry]) -> Gate:
        gate = Gate(Table(name, self.games))
        for entry in entries:
            read(gate, entry)
        return gate

    async def put_aside(self, name: str, error: log.Unread) -> PutAside:
        """The table cannot be read. Whoever is there is told; nothing else is touched."""
        if live := self.lives.get(name):
            self.drop(live, wire.Bye(reason="aside", again=False), ASIDE)
        with contextlib.suppress(Unkept):
            await self.shelf.put(name, error, self.clock())
        return PutAside()

    async def create(self, guest: str, setup: dict[str, Any]) -> str:
        """A new table; ValueError if the game does not take these players or options."""
        newest: AnyGame = self.games[setup["game"]]
        game = newest.edition(setup.get("rules", newest.rules))
        assert game is not None, "whoever brings a record along has been asked for its rules"
        game.start(setup["players"], setup["options"])
        for_tables(game.options, setup["options"])
        options = {k: list(v) if isinstance(v, tuple) else v for k, v in setup["options"].items()}
        setup["clock"].check()
        entry = log.Created(
            **{**setup, "rules": game.rules, "options": options},
            secret=secrets.token_hex(32),
            time=self.clock(),
            guest=guest,
        )
        live = Live(self.replayed(fresh_id(), [entry]), time.monotonic())
        row = {**live.row, "game": game.slug, "rules": game.rules, "players": setup["players"],
               "lang": setup["lang"], "created": entry.time, "changed": entry.time,
               "seen": entry.time, "slow": setup["clock"].kind == "days"}  # fmt: skip
        await self.storage.append(
            log.Append(live.table.name, 1, entry, row, new=True, member=(guest, True))
        )
        self.lives[live.table.name] = live
        self.metrics.counts["tables"] += 1
        return live.table.name

    # Requests

    async def do(
        self,
        name: str,
        guest: str,
        request: wire.Deed,
        seat: Seat | None = None,
        may_lay: MayLay = whoever,
    ) -> wire.Done:
        """Carry out a request. NotHere, Refusal and ValueError say why not; NoTable that there is none.

        `seat` is for somebody who has several: for which of them this is. `may_lay` is asked before a new
        table is laid for it.
        """
        return await asyncio.shield(self.spawn(self.do_now(name, guest, request, seat, may_lay)))

    async def do_now(
        self,
        name: str,
        guest: str,
        request: wire.Deed,
        seat: Seat | None = None,
        may_lay: MayLay = whoever,
    ) -> wire.Done:
        live = await self.live(name)
        async with live.lock:
            while True:
                table = live.table
                if (guest, request.id) in table.done:
                    return live.done(guest, request.id, seat)
                try:
                    entry = house.propose(table, guest, request, self.now(live), seat)
                except REFUSALS:
                    if not await self.behind(live):
                        raise
                    continue
                if isinstance(entry, log.Sat):
                    await self.may_sit(table, guest)
                if isinstance(entry, log.Rematch):
                    if not may_lay(table.setup.listed):
                        raise house.NotHere("too-many-tables")
                    entry = await self.new_table(table, guest, entry)
                try:
                    if isinstance(entry, log.Started):
                        await self.begin(live, entry)
                    else:
                        await self.keep(live, entry)
                    break
                except Conflict:
                    self.metrics.counts["conflicts"] += 1
        if isinstance(request, wire.Sit) and request.contribution and isinstance(entry, log.Sat):
            more = wire.Contribute(id=f"{request.id[:50]} contribution", text=request.contribution)
            with contextlib.suppress(house.NotHere):
                await self.do_now(name, guest, more, entry.seat)
        return live.done(guest, request.id, seat)

    async def try_out(
        self, name: str, guest: str, request: wire.Try, seat: Seat | None, lang: str
    ) -> wire.Tried:
        """What would be legal after some decisions; errors as in `do`."""
        live = await self.live(name)
        async with live.lock:  # not while something has happened that is not kept yet
            await self.behind(live)
            explain = partial(self.sentence, table=live.table, lang=lang)
            return try_out(live.table, guest, request, seat, explain)

    async def long_way(self, way: Decision, error: Exception | None) -> None:
        """The rest of a decision that people hear of by their names, or that was not kept. Its turn ends here."""
        live = way.live
        try:
            if error is None:
                live.kept(way.append, self.metrics, way.began)
                await self.publish(live, way.happened)
            elif isinstance(error, Conflict):
                self.metrics.counts["conflicts"] += 1
                await self.reread(live)
            else:
                self.drop(live)  # what is in memory is not what is kept
                if not isinstance(error, Unkept):
                    raise error
                way.answer(way.request, error)
                return
        finally:
            live.lock.give()
        try:
            done = await self.do_now(live.table.name, way.guest, way.request, way.seat)
            way.answer(way.request, done)
        except REFUSALS as refusal:
            way.answer(way.request, refusal)

    async def begin(self, live: Live, entry: log.Started) -> None:
        """Games begin one after the other, so that all that go on are counted."""
        async with self.admission.turn:
            await self.admission.check(live.table)
            await self.keep(live, entry)

    async def may_sit(self, table: Table, guest: str) -> None:
        if (await self.guests.blocks(table.host)).get(guest) == "block":
            raise house.NotHere("banned")

    async def new_table(self, table: Table, guest: str, entry: log.Rematch) -> log.Rematch:
        """The same game again, with whoever asked as the host and the bots where they were."""
        setup = {name: getattr(table.setup, name) for name in log.SETTINGS}
        name = await self.create(guest, setup)
        for seat, chair in enumerate(table.chairs):
            if chair.bot and not chair.guest:
                level = msgspec.convert(chair.bot, wire.Level)
                bot = wire.AddBot(id=f"rematch {seat}", seat=seat, level=level)
                await self.do_now(name, guest, bot)
        return log.Rematch(time=entry.time, guest=entry.guest, id=entry.id, table=name)

    async def bot_decides(self, name: str, seat: Seat, number: int, text: str) -> bool:
        """A program's decision; False if the table has gone on without it."""
        live = await self.live(name)
        async with live.lock:
            while True:
                try:
                    entry = house.bot_decision(live.table, seat, text, self.now(live))
                    await self.keep(live, entry)
                    return True
                except Conflict:
                    continue
                except REFUSALS:
                    if not await self.behind(live):
                        return False

    async def tick(self, name: str) -> None:
        """Let time do what is due at a table."""
        live = await self.live(name)
        async with live.lock:
            while entry := house.tick(live.table, self.now(live)):
                with contextlib.suppress(Conflict):
                    await self.keep(live, entry)
            self.set_timer(live)

    async def keep(self, live: Live, entry: log.AnyEntry) -> None:
        """Apply, commit, publish. On Conflict the table has been read again. The lock is held."""
        began = time.perf_counter()
        try:
            happened, append = live.apply(entry)
            await self.storage.append(append)
        except Conflict:
            await self.reread(live)
            raise
        except BaseException:
            self.drop(live)  # what is in memory is not what is kept
            raise
        live.kept(append, self.metrics, began)
        await self.publish(live, happened)

    def drop(self, live: Live, why: wire.Bye = UNKEPT, code: int = TOO_SLOW) -> None:
        """Forget a table and let its clients come back to what the log says."""
        self.lives.pop(live.table.name, None)
        if live.timer:
            live.timer.cancel()
        bye = framed(why)
        for subscriber in live.subscribers:
            subscriber.send(bye)
            subscriber.hang_up(code)

    async def reread(self, live: Live) -> None:
        """Another process was faster: read the whole table again, and tell what it did."""
        name = live.table.name
        try:
            entries = await self.storage.entries(name)
            if not entries:
                self.gone(name)
                raise NoTable(name)
            live.gate = self.replayed(name, entries)
        except log.Unread as error:
            raise await self.put_aside(name, error) from None
        live.row = row_of(live.table)
        await self.publish_all(live)

    # Hearing other processes

    def gone(self, name: str) -> None:
        """The table was removed: nobody had come to it for a long time."""
        if live := self.lives.get(name):
            self.drop(live, GONE, NO_TABLE)

    def heard(self, name: str, number: int) -> None:
        if number == GONE_NUMBER:
            return self.gone(name)
        live = self.lives.get(name)
        if live and not live.waking and (number > live.table.number or number == 0):
            live.waking = True
            self.spawn(self.catch_up(live))

    def missed(self) -> None:
        """Nobody knows what was said while the line to the database was broken."""
        for name in self.lives:
            self.heard(name, 0)
        self.guests.names.clear()
        self.spawn(look_again(self))

    async def catch_up(self, live: Live) -> None:
        async with live.lock:
            live.waking = False
            await self.read_on(live)
            await self.publish_chat(live)

    async def read_on(self, live: Live) -> bool:
        """Apply what other processes have appended; False if there is nothing. The lock is held."""
        try:
            found = await self.storage.entries(live.table.name, live.table.number)
            for entry in found:
                happened = read(live.gate, entry)
                live.row = row_of(live.table)
                await self.publish(live, happened, ours=False)
        except log.Unread as error:
            raise await self.put_aside(live.table.name, error) from None
        return bool(found)

    async def behind(self, live: Live) -> bool:
        """Before saying no: is there something that this process has not heard of yet?"""
        return self.storage.postgres and await self.read_on(live)

    def sentence(self, error: Exception, table: Table | None, lang: str) -> tuple[str, str]:
        """A refusal in the client's language: the rule or the house's word, and the sentence."""
        texts = Texts(None, lang)
        if isinstance(error, Refusal) and table:
            return error.rule, Texts(table.setup.game, lang, table.setup.rules).rule(error.rule)
        if isinstance(error, Unkept):
            return "unkept", texts.say("refused-unkept")
        if isinstance(error, house.NotHere):
            return told(error, lang)
        return "unreadable", texts.say("refused-unreadable", reason=in_words(error, texts)[:200])
