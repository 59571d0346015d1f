"""Tells clients what they may know, as soon as it is committed, and keeps the tables' alarm clocks."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from sobremesa.core import WATCHER, Seat
from sobremesa.server import chat, house, log, wire
from sobremesa.server.doors import GONE, RENAMED, Doors
from sobremesa.server.gate import OUTSIDER, SYSTEM, listener_of
from sobremesa.server.guests import Guests
from sobremesa.server.live import Live, Subscriber, framed
from sobremesa.server.names import told_apart
from sobremesa.server.presence import Here, Presence
from sobremesa.server.storage import Storage
from sobremesa.server.table import Happened, Table


class Publisher:
    """The half of a hub that speaks."""

    def __init__(self, storage: Storage, clock: Callable[[], int]) -> None:
        self.storage, self.clock = storage, clock
        self.guests = Guests(storage)
        self.doors = Doors()
        self.look: Callable[[Live], None] = lambda live: None  # bots go on where somebody looks
        self.turn_of: Callable[[Table, Seat], None] | None = None
        self.closing = False
        self.lives: dict[str, Live] = {}
        self.presence = Presence(self.say_elsewhere)
        self.to_say: list[str] = []

    async def live(self, name: str) -> Live:
        raise NotImplementedError

    async def tick(self, name: str) -> None:
        raise NotImplementedError

    async def behind(self, live: Live) -> bool:
        raise NotImplementedError

    def spawn(self, work: Any, name: str = "") -> asyncio.Task[Any]:
        raise NotImplementedError

    def now(self, live: Live) -> int:
        """The time of the house, but never before the table's latest entry."""
        return max(self.clock(), live.table.entries[-1].time)

    async def publish(self, live: Live, happened: Happened, ours: bool = True) -> None:
        """Everybody hears of an entry that is kept, `ours` or another process's."""
        names: Mapping[str, str] = {}
        if live.subscribers and (happened.people or names_people(happened)):
            names = await self.names(live.table)
        self.publish_now(live, happened, names, ours)

    def publish_now(
        self, live: Live, happened: Happened, names: Mapping[str, str], ours: bool = True
    ) -> None:
        table = live.table
        live.tell(happened, names)
        self.set_timer(live)
        if table.owed_by_bots():
            self.look(live)
        self.tell_turns(live, ours)
        if happened.people and live.shown != self.presence.everywhere(table.name, present(live)):
            self.publish_presence(live)

    async def publish_all(self, live: Live) -> None:
        """Whatever each client lacks, after the table was read again."""
        names = await self.names(live.table)
        for subscriber in live.subscribers:
            if subscriber.listener != live.listener(subscriber):
                live.greet(subscriber, None, names, self.now(live))
            elif live.gate.number(subscriber.listener) != subscriber.number:
                live.send_update(subscriber, subscriber.number, names, self.now(live))
        self.set_timer(live)

    async def names(self, table: Table) -> Mapping[str, str]:
        """Of those who sit or ever sat at it, because the log goes on to tell of them; told apart where
        they look alike."""
        sat = sat_at(table)
        return told_apart(sat, await self.guests.names_of({*sat}))

    async def subscribe(self, name: str, subscriber: Subscriber, last: int | None) -> Live:
        """A client comes, or comes back with the last number that it has."""
        live = await self.live(name)
        subscriber.muted = (
            {*await self.guests.blocks(subscriber.guest)} if subscriber.guest else set()
        )
        async with live.lock:
            await self.behind(live)  # what came between reading the log and listening for news
            names = await self.names(live.table)
            live.greet(subscriber, last, names, self.now(live))
            live.subscribers.add(subscriber)
            await self.publish_chat(live, subscriber)
        self.publish_presence(live)
        self.look(live)
        return live

    def unsubscribe(self, live: Live, subscriber: Subscriber) -> None:
        live.subscribers.discard(subscriber)
        live.used = time.monotonic()
        if not self.closing:
            self.publish_presence(live)

    def publish_presence(self, live: Live) -> None:
        """Tell the clients here, and the other processes, who is connected."""
        name, here = live.table.name, present(live)
        self.presence.tell(name, here)
        seats, watchers = live.shown = self.presence.everywhere(name, here)
        message = framed(wire.Present(seats=sorted(seats), watchers=watchers))
        for subscriber in live.subscribers:
            subscriber.send(message)

    def heard_of_people(self, line: str) -> None:
        """What another process says: who is there, whose device is revoked, who has another name."""
        word, _, rest = line.partition(" ")
        if word == GONE:
            self.doors.shut([rest])
        elif word == RENAMED:
            self.guests.names.pop(rest, None)
        else:
            self.show_presence(self.presence.hear(line))

    def show_presence(self, tables: Iterable[str]) -> None:
        """Somebody came or went in another process."""
        for name in tables:
            if live := self.lives.get(name):
                self.publish_presence(live)
                self.look(live)

    def say_elsewhere(self, line: str) -> None:
        """Other processes hear of it in a moment; on SQLite there are none."""
        if not self.storage.postgres:
            return
        if not self.to_say:
            self.spawn(self.say_all())
        self.to_say.append(line)

    async def say_all(self) -> None:
        lines, self.to_say = self.to_say, []
        await self.storage.say(lines)

    # Chat

    async def say(self, name: str, guest: str, text: str, wanted: Seat | None = None) -> None:
        live = await self.live(name)
        table = live.table
        seat = table.seat_of(guest, wanted)
        words = chat.tidy(text)
        if not guest:
            raise house.NotHere("no-guest")
        if guest in table.banned or listener_of(table, guest) == OUTSIDER:
            raise house.NotHere("banned")
        if not words:
            raise house.NotHere("empty")
        async with live.lock:
            apart = seat == WATCHER and table.status == "running"
            at = None if seat == WATCHER else seat
            await chat.say(self.storage, name, guest, at, apart, words, self.clock())
            await self.publish_chat(live)

    async def publish_chat(self, live: Live, only: Subscriber | None = None) -> None:
        """Each client gets the lines that it may read and does not have."""
        wanted = [only] if only else list(live.subscribers)
        if not wanted:
            return
        first = min(subscriber.chat for subscriber in wanted)
        lines = await chat.since(self.storage, live.table.name, first)
        said = [*sat_at(live.table), *(line.guest for line in lines if line.guest)]
        names = told_apart(said, await self.guests.names_of({*said}))
        running = live.table.status == "running"
        for subscriber in wanted:
            mine = [
                wire.ChatLine(line.number, line.time, line.guest, names.get(line.guest, ""),
                              line.seat, line.text)
                for line in lines
                if line.number > subscriber.chat
                and line.guest not in subscriber.muted
                and subscriber.listener != OUTSIDER
                and not (line.apart and running and subscriber.listener >= 0)
            ]  # fmt: skip
            if mine:
                subscriber.chat = mine[-1].number
                subscriber.send(framed(wire.Chat(lines=mine)))

    # Time

    def set_timer(self, live: Live) -> None:
        deadline = live.table.deadline()
        if live.timer:
            live.timer.cancel()
            live.timer = None
        if deadline is None or self.closing:
            return
        wait = min(max(0.0, (deadline - self.clock()) / 1000), 3600.0)
        name = live.table.name
        live.timer = asyncio.get_running_loop().call_later(
            wait + 0.002, lambda: self.spawn(self.tick(name))
        )

    def tell_turns(self, live: Live, ours: bool) -> None:
        """The hook hears of people who have to decide and are not there: from the process whose entry it was."""
        if self.turn_of is None:
            return
        table = live.table
        deciders = list(table.running.state.deciders()) if table.status == "running" else []
        waiting = tuple(seat for seat in deciders if seat >= 0 and table.chairs[seat].person)
        there = self.presence.everywhere(table.name, present(live)).seats
        for seat in waiting:
            if ours and seat not in live.told and seat not in there:
                self.turn_of(table, seat)
        live.told = waiting


def sat_at(table: Table) -> list[str]:
    """Guests, in the order in which they first sat down."""
    return list(dict.fromkeys(e.guest for e in table.entries if isinstance(e, log.Sat)))


def names_people(happened: Happened) -> bool:
    """Is the sentence about it one that calls somebody by name?"""
    return log.KINDS[type(happened.entry)] in SYSTEM


def present(live: Live) -> Here:
    """Those who are connected to this process: all of their seats, where several share a screen."""
    guests = {subscriber.guest for subscriber in live.subscribers}
    seats = frozenset(seat for guest in guests for seat in live.table.seats_of(guest))
    return Here(seats, sum(subscriber.listener < 0 for subscriber in live.subscribers))
