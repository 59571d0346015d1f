"""All live tables of one process: whatever reaches a table, or leaves one, passes through here.

What happens at a table goes one way (live.py). Tables nobody listens to are forgotten after a while: their logs are
in the database.
"""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from functools import partial
from typing import Any

import msgspec

from sobremesa.core import AnyGame, Seat
from sobremesa.core.option import for_tables
from sobremesa.server.live import chat
from sobremesa.server.live.admission import Admission
from sobremesa.server.live.live import GONE, NO_TABLE, REFUSALS, Live, MayLay, Shared, whoever
from sobremesa.server.people import devices
from sobremesa.server.people.guests import fresh_id
from sobremesa.server.people.presence import SIGN
from sobremesa.server.store.hours import Hours
from sobremesa.server.store.storage import Storage
from sobremesa.server.table import log, proposals, wire
from sobremesa.server.table.audience import Audience, Subscriber
from sobremesa.server.table.dryrun import try_out
from sobremesa.server.table.places import places_of, settings_of
from sobremesa.server.table.proposals import PutAside
from sobremesa.server.table.rows import row_of
from sobremesa.server.table.sentences import sentence
from sobremesa.server.table.table import Proposed, Table
from sobremesa.server.table.views import listener_of

GOING = 1000  # the code that sockets close with when the server ends
PATIENCE = 5.0  # seconds for what was asked for before the end
REMOVED = -1  # instead of the number of an entry, to other processes: the table is gone


class Hub(Shared):
    """All live tables of one process."""

    def __init__(
        self,
        storage: Storage,
        games: Mapping[str, AnyGame],
        clock: Callable[[], int] | None = None,
    ) -> None:
        self.hours = Hours()
        super().__init__(storage, games, clock or self.hours)
        self.device_sockets = devices.DeviceSockets()
        self.admission = Admission(storage)
        self.loading: dict[str, asyncio.Future[Live]] = {}
        self.permits = {
            log.Sat: self.may_sit, log.Started: self.may_begin, log.Rematch: self.may_lay_again,
        }  # fmt: skip

    # Stopping

    async def farewell(self) -> None:
        """Tell every client that the server goes, and that coming back makes sense."""
        self.closing = True
        for live in self.lives.values():
            if live.timer:
                live.timer.cancel()
            live.audience.say(wire.Bye(reason="restart", again=True), GOING)
        await asyncio.sleep(0.1)

    async def stop(self) -> None:
        """What was asked for before is still committed."""
        self.closing = True
        self.presence.leave()
        for task in [task for task in self.tasks if task.get_name() == "watch"]:
            task.cancel()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while self.tasks or any(live.busy for live in self.lives.values()):
                    await asyncio.sleep(0.01)
        await self.storage.drain()

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
        live = Live(self, await self.read_all(name))
        await self.shelf.take_back(name)
        self.lives[name] = live
        live.set_timer()
        return live

    async def create(self, guest: str, setup: dict[str, Any]) -> str:
        """A new table; ValueError if the game does not take these players or options."""
        append, audience = self.laid(guest, setup)
        await self.storage.append(append)
        self.lives[append.table] = Live(self, audience)
        self.metrics.counts["tables"] += 1
        return append.table

    def laid(self, guest: str, setup: dict[str, Any]) -> tuple[log.Append, Audience]:
        """What there is to be kept of a new table, and the table; errors as in `create`."""
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
        audience = self.replayed(fresh_id(), [entry])
        row = {**row_of(audience.table), "game": game.slug, "rules": game.rules, "players": setup["players"],
               "lang": setup["lang"], "created": entry.time, "changed": entry.time,
               "seen": entry.time, "slow": setup["clock"].kind == "days"}  # fmt: skip
        invited = dict.fromkeys(place.guest for place in entry.places if place.guest)
        changes = log.Changes(row, True, [(one, True) for one in {guest: None, **invited}])
        return log.Append(audience.table.name, 1, entry, changes), audience

    # What is to happen

    async def do(
        self,
        name: str,
        guest: str,
        deed: wire.Deed,
        seat: Seat | None = None,
        may_lay: MayLay = whoever,
    ) -> wire.Done:
        """What somebody asks for, who waits for the answer; REFUSALS, or NoTable if there is none. Who sits down may
        bring a part in the luck along. `seat` is for somebody who has several."""
        live = await self.live(name)
        await live.happens(partial(proposals.propose, guest, deed, seat), may_lay)
        done = live.audience.done(guest, deed.id, listener_of(live.table, guest, seat))
        if isinstance(deed, wire.Sit) and deed.contribution:
            entry = live.table.entries[live.table.done[guest, deed.id] - 1]
            more = wire.Contribute(id=f"{deed.id[:50]} contribution", text=deed.contribution)
            with contextlib.suppress(proposals.NotHere):
                await self.do(
                    name, guest, more, entry.seat if isinstance(entry, log.AtSeat) else None
                )
        return done

    async def bot_decides(self, name: str, seat: Seat, text: str) -> bool:
        """A program's decision; False if the table has gone on without it."""
        live = await self.live(name)
        with contextlib.suppress(*REFUSALS):
            await live.happens(lambda table, now: proposals.bot_decision(table, seat, text, now))
            return True
        return False

    async def tick(self, name: str) -> None:
        """Let time do what is due at a table."""
        live = await self.live(name)
        await live.tick()

    @contextlib.asynccontextmanager
    async def may_sit(self, table: Table, proposed: Proposed, _: MayLay) -> AsyncIterator[Proposed]:
        if (await self.guests.blocks(table.host)).get(proposed.entry.guest) == "block":
            raise proposals.NotHere("banned")
        yield proposed

    @contextlib.asynccontextmanager
    async def may_begin(
        self, table: Table, proposed: Proposed, _: MayLay
    ) -> AsyncIterator[Proposed]:
        """Games begin one after the other, so that all that go on are counted."""
        async with self.admission.turn:
            await self.admission.check(table)
            yield proposed

    @contextlib.asynccontextmanager
    async def may_lay_again(
        self, table: Table, proposed: Proposed, may_lay: MayLay
    ) -> AsyncIterator[Proposed]:
        """The same game again, with whoever asked as the host. The new table and the entry that leads to it are kept
        together, so that there is never one without the other."""
        entry, anew = proposed.entry, proposed.anew
        setup = settings_of(table, anew)
        if not may_lay(setup["listed"]):
            raise proposals.NotHere("too-many-tables")
        unwanted = await self.guests.blocks(entry.guest)
        blocked = {other for other, kind in unwanted.items() if kind == "block"}
        setup["places"] = places_of(table, entry.guest, anew, blocked)
        append, _ = self.laid(entry.guest, setup)
        yield Proposed(msgspec.structs.replace(entry, table=append.table), lays=append)

    async def try_out(
        self, name: str, guest: str, request: wire.Try, seat: Seat | None, lang: str
    ) -> wire.Tried:
        """What would be legal after some decisions; errors as in `do`."""
        live = await self.live(name)
        async with live.settled():
            await live.behind()
            explain = partial(sentence, table=live.table, lang=lang)
            return try_out(live.table, guest, request, seat, explain)

    # Coming and going

    async def subscribe(self, name: str, subscriber: Subscriber, last: int | None) -> Live:
        """A client comes, or comes back with the last number that it has."""
        live = await self.live(name)
        subscriber.muted = (
            {*await self.guests.blocks(subscriber.guest)} if subscriber.guest else set()
        )
        async with live.settled():
            await live.behind()  # what came between reading the log and listening for news
            live.audience.greet(subscriber, last, await live.names(), live.now())
            live.subscribers.add(subscriber)
            await chat.publish(live, subscriber)
        live.publish_presence()
        self.look(live)
        return live

    def unsubscribe(self, live: Live, subscriber: Subscriber) -> None:
        live.subscribers.discard(subscriber)
        live.used = time.monotonic()
        if not self.closing:
            live.publish_presence()

    # Hearing other processes

    def gone(self, name: str) -> None:
        """The table was removed: nobody had come to it for a long time."""
        if live := self.lives.get(name):
            live.drop(GONE, NO_TABLE)

    def hear(self, line: str) -> None:
        """A table has a new entry, or (0) somebody speaks there. Or it is about people: who is there, whose device
        is revoked, who has another name."""
        name, _, rest = line.partition(" ")
        if name == devices.GONE:
            self.device_sockets.shut([rest])
        elif name == devices.RENAMED:
            self.guests.names.pop(rest, None)
        elif name.startswith(SIGN):
            self.show_presence(self.presence.hear(line))
        else:
            self.changed_elsewhere(name, int(rest))

    def changed_elsewhere(self, name: str, number: int) -> None:
        if number == REMOVED:
            return self.gone(name)
        live = self.lives.get(name)
        if live and not live.waking and (number > live.table.number or number == 0):
            live.waking = True
            self.spawn(self.catch_up(live))

    async def catch_up(self, live: Live) -> None:
        async with live.settled():
            live.waking = False
            await live.read_on()
            await chat.publish(live)

    def missed(self) -> None:
        """Nobody knows what was said while the line to the database was broken."""
        for name in self.lives:
            self.changed_elsewhere(name, 0)
        self.guests.names.clear()
        self.spawn(self.look_at_devices())

    async def look_at_devices(self) -> None:
        """What was revoked meanwhile."""
        self.device_sockets.shut(
            await devices.unknown(self.storage, list(self.device_sockets.devices))
        )

    def show_presence(self, tables: Iterable[str]) -> None:
        """Somebody came or went in another process."""
        for name in tables:
            if live := self.lives.get(name):
                live.publish_presence()
                self.look(live)
