"""A table in memory and those who listen to it. What they get when it goes on, and nothing that waits. Compiled.

What a client gets is made by the gate; here it is only decided who lacks what. A client that reads too
slowly is dropped: it comes back with its last number and gets the rest.
"""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Any, Final

import msgspec

from sobremesa import __version__
from sobremesa.core import Seat
from sobremesa.server import log, wire
from sobremesa.server.gate import OUTSIDER, Gate, listener_of
from sobremesa.server.metrics import Metrics
from sobremesa.server.presence import NOBODY, Here
from sobremesa.server.table import Happened, Table
from sobremesa.server.turn import Turn

encode: Final = msgspec.json.Encoder().encode
head: Final = [struct.pack("!BB", 0x81, size) for size in range(126)]
longer: Final = struct.Struct("!BBH").pack
longest: Final = struct.Struct("!BBQ").pack

TOO_SLOW: Final = 4408  # the code that a socket closes with: come back with the last number


def framed(message: wire.AnyMessage) -> bytes:
    """A message as one WebSocket frame, ready to be sent to any number of clients.

    >>> framed(wire.Pong(id="a", time=1))
    b'\\x81 {"say":"pong","id":"a","time":1}'
    """
    text: bytes = encode(message)
    size = len(text)
    if size < 126:
        return head[size] + text
    if size < 65536:
        return longer(0x81, 126, size) + text
    return longest(0x81, 127, size) + text


class Subscriber:
    """One client at one table, whatever carries its messages."""

    def __init__(
        self,
        guest: str,
        lang: str,
        post: Callable[[bytes], bool],  # sends a frame; False if the client reads too slowly
        hang_up: Callable[[int], None],
    ) -> None:
        self.guest, self.lang, self.post, self.hang_up = guest, lang, post, hang_up
        self.wanted: Seat | None = None  # which of several own seats
        self.listener: Seat = OUTSIDER
        self.number = 0  # the last that was sent
        self.chat = 0
        self.muted: set[str] = set()

    def send(self, frame: bytes) -> None:
        if not self.post(frame):
            self.hang_up(TOO_SLOW)


class Live:
    """A table in memory."""

    def __init__(self, gate: Gate, used: float) -> None:
        self.gate, self.used = gate, used
        self.lock = Turn()
        self.subscribers: set[Subscriber] = set()
        self.row: dict[str, Any] = row_of(gate.table)
        self.timer: asyncio.TimerHandle | None = None
        self.waking = False  # somebody is catching up already
        self.shown: Here = NOBODY  # who is connected, as the clients know it
        self.looked = 0.0  # when somebody did who keeps no line open
        self.resting = True  # what bots owe may have been put aside (queue.py)
        self.told: tuple[int, ...] = ()  # seats that the hook has told of their turn

    @property
    def table(self) -> Table:
        return self.gate.table

    # Going on

    def apply(self, entry: log.AnyEntry) -> tuple[Happened, log.Append]:
        """An entry takes effect in memory; how it is to be kept."""
        before = self.table.owed_by_bots()
        happened = self.gate.apply(entry)
        return happened, self.append_of(happened, before)

    def append_of(self, happened: Happened, before: list[Seat]) -> log.Append:
        table, entry = self.table, happened.entry
        row: dict[str, Any] = {}
        status, deadline = table.status, table.deadline()
        if happened.people or status != self.row["status"] or deadline != self.row["deadline"]:
            row = {key: value for key, value in row_of(table).items() if self.row[key] != value}
        clocked = table.clock is not None and table.setup.clock.kind != "none"
        if happened.private is None and (row or clocked):
            row["changed"] = entry.time  # it is shown: nothing may move it that is still a secret
        after = table.owed_by_bots()
        idle: list[Seat] = []
        owed: list[Seat] = []
        if before or after:
            again = entry.seat if isinstance(entry, log.Decided) else None
            idle = [seat for seat in before if seat not in after or seat == again]
            owed = [seat for seat in after if seat not in before or seat == again]
        member = member_of(table, entry) if happened.people else None
        return log.Append(
            table.name, happened.number, entry, row or None, False, member, idle, owed
        )

    def kept(self, append: log.Append, metrics: Metrics, began: float) -> None:
        """It is committed."""
        metrics.kept.add(perf_counter() - began)
        metrics.entries[type(append.entry)] += 1
        if append.row:
            self.row.update(append.row)

    # Telling

    def tell(self, happened: Happened, names: Mapping[str, str]) -> None:
        """Every client hears of an entry that is kept. `names` only matter if people changed."""
        known: dict[tuple[Seat, str, int], bytes] = {}
        time, people = happened.entry.time, happened.people
        for subscriber in self.subscribers:
            listener, last = subscriber.listener, subscriber.number
            if people and listener != self.listener(subscriber):
                self.greet(subscriber, None, names, time)
                continue
            number = self.gate.number(listener)
            if number == last:
                continue
            key = (listener, subscriber.lang, last)
            frame = known.get(key)
            if frame is None:
                update = self.gate.update(listener, subscriber.lang, last, names, time, people)
                frame = known[key] = framed(update)
            subscriber.number = number
            subscriber.send(frame)

    def listener(self, subscriber: Subscriber) -> Seat:
        return listener_of(self.table, subscriber.guest, subscriber.wanted)

    def greet(
        self, subscriber: Subscriber, last: int | None, names: Mapping[str, str], now: int
    ) -> None:
        """Who the client is here, and all that it lacks."""
        subscriber.listener = self.listener(subscriber)
        seat = subscriber.listener if subscriber.listener >= 0 else None
        welcome = wire.Welcome(
            id="", protocol=wire.PROTOCOL, guest=subscriber.guest, seat=seat, version=__version__
        )
        subscriber.send(framed(welcome))
        self.send_update(subscriber, last, names, now)

    def send_update(
        self, subscriber: Subscriber, last: int | None, names: Mapping[str, str], now: int
    ) -> None:
        update = self.gate.update(subscriber.listener, subscriber.lang, last, names, now)
        subscriber.number = update.number
        subscriber.send(framed(update))

    def done(self, guest: str, request: str, seat: Seat | None) -> wire.Done:
        """The answer to a request that was carried out, now or earlier."""
        table = self.table
        entry = table.done[guest, request]
        number = self.gate.number(listener_of(table, guest, seat), entry)
        made = table.entries[entry - 1]
        return wire.Done(
            id=request, number=number, table=made.table if isinstance(made, log.Rematch) else ""
        )


def member_of(table: Table, entry: log.AnyEntry) -> tuple[str, bool] | None:
    """Whose table it is from now on, or is no more."""
    if isinstance(entry, log.Sat):
        return entry.guest, True
    if isinstance(entry, log.Stood):
        return entry.guest, bool(table.seats_of(entry.guest))
    if isinstance(entry, log.Kicked):
        return entry.who, False
    return None


def row_of(table: Table) -> dict[str, Any]:
    """What can be looked up about a table."""
    free = sum(chair.free for chair in table.chairs)
    waiting = table.status == "waiting"
    return {
        "status": table.status,
        "free": free,
        "open": bool(waiting and free and table.setup.listed and not table.locked),
        "host": table.host,
        "bots": sum(bool(chair.bot or chair.out) for chair in table.chairs),
        "deadline": table.deadline(),
        "people": sum(bool(chair.guest) for chair in table.chairs),
        "begun": table.started > 0,
    }
