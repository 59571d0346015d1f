"""Those who listen to a table: what they get when it goes on, and nothing that waits. Compiled.

What a client gets is made by the gate; here it is only decided who lacks what. A client that reads too
slowly is dropped: it comes back with its last number and gets the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

import msgspec

from sobremesa import __version__
from sobremesa.core import Seat
from sobremesa.server.table import log, wire
from sobremesa.server.table.gate import OUTSIDER, Gate, listener_of
from sobremesa.server.table.table import Happened

encode: Final = msgspec.json.Encoder().encode

TOO_SLOW: Final = 4408  # the code that a socket closes with: come back with the last number


class Here(NamedTuple):
    """Who is connected: seats, and how many look on."""

    seats: frozenset[Seat]
    watchers: int


NOBODY: Final = Here(frozenset(), 0)


class Subscriber:
    """One client at one table, whatever carries its messages."""

    def __init__(
        self,
        guest: str,
        lang: str,
        send: Callable[[bytes], None],  # it hangs up if the client reads too slowly
        hang_up: Callable[[int], None],
    ) -> None:
        self.guest, self.lang, self.send, self.hang_up = guest, lang, send, hang_up
        self.wanted: Seat | None = None  # which of several own seats
        self.listener: Seat = OUTSIDER
        self.seat: Seat | None = None  # for which it acts: as which it listens, if that is one
        self.number = 0  # the last that was sent
        self.chat = 0
        self.muted: set[str] = set()

    def say(self, message: wire.AnyMessage) -> None:
        self.send(encode(message))


class Audience:
    """The clients at one table."""

    def __init__(self, gate: Gate) -> None:
        self.gate = gate
        self.subscribers: set[Subscriber] = set()

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
            message = known.get(key)
            if message is None:
                update = self.gate.update(listener, subscriber.lang, last, names, time, people)
                message = known[key] = encode(update)
            subscriber.number = number
            subscriber.send(message)

    def tell_rest(self, names: Mapping[str, str], now: int) -> None:
        """Whatever each client lacks, after the table was read again."""
        for subscriber in self.subscribers:
            if subscriber.listener != self.listener(subscriber):
                self.greet(subscriber, None, names, now)
            elif self.gate.number(subscriber.listener) != subscriber.number:
                self.send_update(subscriber, subscriber.number, names, now)

    def say(self, message: wire.AnyMessage, code: int = 0) -> None:
        """The same to everybody; with a code they are sent away."""
        text = encode(message)
        for subscriber in self.subscribers:
            subscriber.send(text)
            if code:
                subscriber.hang_up(code)

    def listener(self, subscriber: Subscriber) -> Seat:
        return listener_of(self.gate.table, subscriber.guest, subscriber.wanted)

    def greet(
        self, subscriber: Subscriber, last: int | None, names: Mapping[str, str], now: int
    ) -> None:
        """Who the client is here, and all that it lacks."""
        subscriber.listener = self.listener(subscriber)
        seat = subscriber.seat = subscriber.listener if subscriber.listener >= 0 else None
        subscriber.say(
            wire.Welcome(
                id="",
                protocol=wire.PROTOCOL,
                guest=subscriber.guest,
                seat=seat,
                version=__version__,
            )
        )
        self.send_update(subscriber, last, names, now)

    def send_update(
        self, subscriber: Subscriber, last: int | None, names: Mapping[str, str], now: int
    ) -> None:
        update = self.gate.update(subscriber.listener, subscriber.lang, last, names, now)
        subscriber.number = update.number
        subscriber.say(update)

    def present(self) -> Here:
        """Those who are connected: all of their seats, where several share a screen."""
        guests = {subscriber.guest for subscriber in self.subscribers}
        seats = frozenset(seat for guest in guests for seat in self.gate.table.seats_of(guest))
        return Here(seats, sum(subscriber.listener < 0 for subscriber in self.subscribers))

    def done(self, guest: str, request: str, seat: Seat | None) -> wire.Done:
        """The answer to a request that was carried out, now or earlier."""
        table = self.gate.table
        entry = table.done[guest, request]
        number = self.gate.number(listener_of(table, guest, seat), entry)
        made = table.entries[entry - 1]
        return wire.Done(
            id=request, number=number, table=made.table if isinstance(made, log.Rematch) else ""
        )
