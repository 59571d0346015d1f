"""The door: who may connect, how many at a time, and how long one may take to say something.

A connection that says nothing, or whose request does not come to its end, is closed after a while; who reads
none of what it asked for, too. One address has room for a household with all its devices. A trusted
reverse proxy speaks for many and is not counted: there the guard counts the addresses that it names.
"""

from __future__ import annotations

import asyncio
import resource
import socket
from collections import Counter
from dataclasses import dataclass
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from sobremesa.server.net.addresses import Network, whom, within
from sobremesa.server.people.limits import Buckets, Limits

MOST_FILES = 65_536  # that we ask the system for
LONGEST_HEAD = 16 * 1024  # bytes of a request's first line and headers
SPARE_FILES = 200  # for the database, workers and pages
WORDS = b"the request did not come to its end in time\n"
LATE: Final = (
    b"HTTP/1.1 408 Request Timeout\r\ncontent-type: text/plain; charset=utf-8\r\nconnection: close\r\n"
    b"content-length: %d\r\n\r\n%s" % (len(WORDS), WORDS)
)


@dataclass(frozen=True)
class Patience:
    """In seconds."""

    head: float = 10.0  # for the first line and the headers of a request, from its first byte or the connection
    body: float = 10.0  # for what follows, and so much more:
    pace: float = 16_000.0  # bytes of it a second
    unread: float = 30.0  # without reading anything of what is sent


def room() -> int:
    """How many connections this process may hold, after asking the system for more files."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return (MOST_FILES if soft == resource.RLIM_INFINITY else soft) - SPARE_FILES


class Door:
    """All connections of a server."""

    def __init__(
        self,
        limits: Limits,
        proxies: tuple[Network, ...] = (),
        patience: Patience | None = None,
        most: int = MOST_FILES,
        counts: Counter[str] | None = None,
    ) -> None:
        self.limits, self.proxies, self.most = limits, proxies, most
        self.patience = patience or Patience()
        self.arrivals = Buckets(limits.connection)
        self.inside: dict[asyncio.BaseTransport, str] = {}  # by whom; empty: a trusted proxy
        self.by_address: dict[str, int] = {}
        self.owing: dict[Http, None] = {}  # a request, those who came first in front
        self.counts = Counter[str]() if counts is None else counts  # for operators

    def enter(self, transport: asyncio.BaseTransport, peer: str) -> bool:
        """False for who has to go."""
        who = "" if within(peer, self.proxies) else whom(peer) or "unknown"
        open_now = self.by_address.get(who, 0)
        full = open_now >= self.limits.connections or not self.arrivals.take(who)
        if (who and full) or (len(self.inside) >= self.most and not self.make_room()):
            self.counts["connections_turned_away"] += 1
            return False
        self.inside[transport] = who
        if who:
            self.by_address[who] = open_now + 1
        return True

    def make_room(self) -> bool:
        """Who has waited longest without finishing a request has to go."""
        for first in self.owing:
            del self.owing[first]
            first.transport.abort()
            return True
        return False

    def leave(self, transport: asyncio.BaseTransport) -> None:
        who = self.inside.pop(transport, "")
        if who:
            self.by_address[who] -= 1
            if not self.by_address[who]:
                del self.by_address[who]


class Http(H11Protocol):
    """One connection, until it becomes a socket. uvicorn has a time-out only for after an answer."""

    deadline: asyncio.TimerHandle | None = None
    part: object = None  # of a request that is owed: h11's word for it
    began = False  # a byte of it has come
    admitted = False

    def __init__(self, door: Door, **more: Any) -> None:
        super().__init__(**more)
        self.door = door

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        peer = transport.get_extra_info("peername")
        self.admitted = self.door.enter(transport, peer[0] if isinstance(peer, tuple) else "")
        if not self.admitted:
            transport.abort()  # before anything is made for it
            return
        super().connection_made(transport)
        impatient(transport, self.door.patience.unread)
        self.owes(h11.IDLE)

    def data_received(self, data: bytes) -> None:
        if not self.admitted:
            return
        self.began = True
        super().data_received(data)
        if self.part is not h11.SWITCHED_PROTOCOL:
            self.owes(self.conn.their_state)

    def owes(self, part: object) -> None:
        """Wait for the rest of a request's head (IDLE) or body, as long as that may take."""
        if part is self.part:
            return
        self.part = part
        if self.deadline:
            self.deadline.cancel()
            self.deadline = None
        patience = self.door.patience
        if part is h11.IDLE or part is h11.SEND_BODY:
            seconds = patience.head if part is h11.IDLE else patience.body
            if part is h11.SEND_BODY:
                seconds += self.length() / patience.pace
            self.deadline = self.loop.call_later(seconds, self.too_late)
            self.door.owing[self] = None
        else:
            self.door.owing.pop(self, None)
            self.began = False

    def length(self) -> int:
        """Of the body, as it was announced. Whether that is too much, the guard says."""
        announced = dict(self.headers).get(b"content-length", b"0")
        return min(int(announced), 10_000_000) if announced.isdigit() else 0

    def too_late(self) -> None:
        self.deadline = None
        self.door.counts["requests_late"] += 1
        answered = bool(self.cycle) and self.cycle.response_started
        if self.began and not answered and not self.transport.is_closing():
            self.transport.write(LATE)
            self.transport.close()
        else:
            self.transport.abort()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.owes(h11.SWITCHED_PROTOCOL)  # the socket leaves through the door in our place
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.admitted:
            return
        super().connection_lost(exc)
        self.owes(h11.CLOSED)
        # The request and its body go now: not when a timer runs out, nor when rubbish is collected.
        self._unset_keepalive_if_required()
        self.cycle = self.scope = None  # type: ignore[assignment]
        self.door.leave(self.transport)


def impatient(transport: asyncio.Transport, seconds: float) -> None:
    """Let the system end a connection whose other end takes nothing of what was sent to it."""
    wire = transport.get_extra_info("socket")
    option = getattr(socket, "TCP_USER_TIMEOUT", None)  # not everywhere
    if wire is not None and option is not None and wire.family != getattr(socket, "AF_UNIX", None):
        wire.setsockopt(socket.IPPROTO_TCP, option, int(seconds * 1000))
