"""Those who listen to a table: what each gets when something happens. Nothing here waits. Compiled.

Each listener (views.py) has a stream of its own, numbered from 1; the numbers of the log stay inside, because an answer
in a reaction window is an entry that others must not even be able to count. A client that reads too slowly is dropped:
it comes back with its last number and gets the rest.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

import msgspec

from sobremesa import __version__
from sobremesa.core import Seat
from sobremesa.server.table import log, wire
from sobremesa.server.table.progress import TriedDecision
from sobremesa.server.table.table import Happened, Table
from sobremesa.server.table.views import (
    OUTSIDER,
    listener_of,
    meanings,
    notes_of,
    piece_for,
    position,
    system_words,
    table_view,
)

encode: Final = msgspec.json.Encoder().encode

LONGEST_REST: Final = 400  # pieces; a client that missed more gets a fresh start
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
    """A table, the streams of those who listen to it, and the clients that get them."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.streams: dict[Seat, list[log.StreamPiece]] = {}
        self.subscribers: set[Subscriber] = set()
        self.steps: dict[Seat, int] = {}  # how many a replay has so far, as each listener sees it

    def apply(self, entry: log.AnyEntry, trial: TriedDecision | None = None) -> Happened:
        """An entry takes effect, as it was tried if it was, and each listener's stream goes on."""
        happened = self.table.apply(entry, trial)
        for listener, stream in self.streams.items():
            piece = piece_for(self.table, happened, listener)
            if happened.rewritten:
                self.steps[listener] = self.count(listener)
            elif piece is not None:
                self.steps[listener] += piece.at
            if piece is not None:
                piece.at = self.steps[listener]
                stream.append(piece)
        return happened

    def count(self, listener: Seat) -> int:
        """How many steps a replay has for a listener: those that it hears or is told something of."""
        if listener == OUTSIDER:
            return 0
        match = self.table.running.match
        told = (match.game.perceive(each, listener) for each in match.happenings())
        return sum(bool(heard.lines or heard.notes) for heard in told)

    def stream(self, listener: Seat) -> list[log.StreamPiece]:
        """All pieces for one listener; built by replaying the log when it first listens."""
        found = self.streams.get(listener)
        if found is None:
            twin = Audience(Table(self.table.name, self.table.games))
            found = twin.streams[listener] = []
            twin.steps[listener] = 0
            for entry in self.table.entries:
                twin.apply(entry)
            self.streams[listener], self.steps[listener] = found, twin.steps[listener]
        return found

    def update(
        self,
        listener: Seat,
        lang: str,
        since: int | None,
        names: Mapping[str, str],
        now: int,
        people: bool = True,
    ) -> wire.Update:
        """All that a listener who has the pieces up to `since` lacks; everything if it has none."""
        table, stream = self.table, self.stream(listener)
        number = len(stream)
        fresh = since is None or since > number or number - since > LONGEST_REST
        rest = stream if fresh else stream[since:]
        start = number - len(rest)
        slug = table.setup.game
        changed, pieces = fresh or people, list[wire.Piece]()
        for piece in rest:
            start += 1
            changed, words = changed or piece.people, ""
            if piece.kind in log.IN_WORDS and not piece.private:  # that is seen on one's own board
                words = system_words(slug, table.colour_numbers(), lang, piece, names)
            lines, means, notes = (
                list(piece.lines),
                meanings(piece.means),
                notes_of(slug, piece.notes),
            )
            about = (start, piece.time, piece.kind, piece.seat)
            follows = list(piece.follows)
            pieces.append(
                wire.Piece(*about, lines, means, notes, words, follows, piece.step, piece.at)
            )
        return wire.Update(
            number=number,
            fresh=fresh,
            pieces=pieces,
            table=table_view(table, names) if changed else None,
            position=None if listener == OUTSIDER else position(table, listener, now),
        )

    def tell(self, time: int, people: bool, names: Mapping[str, str]) -> None:
        """Every client hears what it lacks of what is kept. `names` only matter if people changed."""
        known: dict[tuple[Seat, str, int], bytes] = {}
        for subscriber in self.subscribers:
            listener, last = subscriber.listener, subscriber.number
            if people and listener != self.listener(subscriber):
                self.greet(subscriber, None, names, time)
                continue
            number = len(self.stream(listener))
            if number == last:
                continue
            key = (listener, subscriber.lang, last)
            message = known.get(key)
            if message is None:
                update = self.update(listener, subscriber.lang, last, names, time, people)
                message = known[key] = encode(update)
            subscriber.number = number
            subscriber.send(message)

    def say(self, message: wire.AnyMessage, code: int = 0) -> None:
        """The same to everybody; with a code they are sent away."""
        text = encode(message)
        for subscriber in self.subscribers:
            subscriber.send(text)
            if code:
                subscriber.hang_up(code)

    def listener(self, subscriber: Subscriber) -> Seat:
        return listener_of(self.table, subscriber.guest, subscriber.wanted)

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
        update = self.update(subscriber.listener, subscriber.lang, last, names, now)
        subscriber.number = update.number
        subscriber.say(update)

    def present(self) -> Here:
        """Those who are connected: all of their seats, where several share a screen."""
        guests = {subscriber.guest for subscriber in self.subscribers}
        seats = frozenset(seat for guest in guests for seat in self.table.seats_of(guest))
        return Here(seats, sum(subscriber.listener < 0 for subscriber in self.subscribers))

    def done(self, guest: str, request: str, listener: Seat) -> wire.Done:
        """The answer to a request that was carried out, now or earlier."""
        entry, stream = self.table.done[guest, request], self.stream(listener)
        number, made = len(stream), self.table.entries[entry - 1]
        if number and stream[-1].entry > entry:  # it has gone on since
            number = bisect_left(stream, entry, key=lambda piece: piece.entry) + 1
        again = made.table if isinstance(made, log.Rematch) else ""
        return wire.Done(id=request, number=number, table=again)
