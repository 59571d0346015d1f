"""What stands between the server and the world: limits, origins, headers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, MutableMapping
from contextlib import contextmanager
from typing import Any

from sobremesa.server.live.metrics import counters
from sobremesa.server.net.addresses import Network, whom, within
from sobremesa.server.net.frames import EXTENSION, PURSE, Frames
from sobremesa.server.net.purse import Purses
from sobremesa.server.people.limits import Buckets, Limits
from sobremesa.server.table.wire import LONGEST_START

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

LONGEST_BODY = 16 * 1024
LONGEST_RECORD = 1_200_000
LONGEST_TABLE = LONGEST_BODY + 6 * LONGEST_START  # JSON may write a character in six bytes
LONGER = {
    "/api/replay": LONGEST_RECORD,
    "/api/analysis": LONGEST_RECORD,
    "/api/tables": LONGEST_TABLE,
}
LONGEST_FRAME = 4 * 1024
LONGEST_PATH = 4_000
HANDSHAKE = 4  # requests that a new socket counts for
FAULT = 5  # requests that one with an error for its answer counts for, besides itself
BARRED = "whoever runs this house has closed it to your address"
SAFE = ("GET", "HEAD", "OPTIONS")
METHODS = (*SAFE, "POST", "PUT", "PATCH", "DELETE")  # clients may call them anything

CONTENT = (
    b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    b"object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS = (
    (b"content-security-policy", CONTENT),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),  # a table's address is an invitation
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


class Guard:
    """Wraps the whole application: origins, sizes, rates and headers, before anything else sees it."""

    def __init__(
        self,
        app: App,
        sockets: App,
        origins: frozenset[str],
        limits: Limits,
        proxies: tuple[Network, ...] = (),
    ) -> None:
        self.app, self.sockets, self.origins, self.limits = app, sockets, origins, limits
        self.proxies = proxies  # whose X-Forwarded-For is believed
        self.requests = Buckets(limits.request)
        self.purses = Purses(limits.lines)
        self.under_way = Counted(limits.requests)
        self.open_sockets = Counted(limits.sockets)
        self.at_tables = Counted(limits.at_table)
        self.counts = counters()  # for operators
        self.barred: Callable[[str], bool] = lambda address: False  # until it serves
        self.lines: dict[str, set[Frames]] = {}  # open sockets by address
        self.farewell: Callable[[], Awaitable[None]] | None = None  # from when it serves

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            return await self.app(scope, receive, send)
        headers = {
            name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]
        }
        address = self.address(scope, headers)
        scope.setdefault("state", {})["address"] = address
        if scope["type"] == "websocket":
            return await self.socket(scope, receive, send, headers, address)
        send = self.with_headers(scope, send)
        refused = self.refuses(scope, headers, address)
        if refused:
            return await say(send, *refused)
        with self.under_way.one(address) as free:
            if not free:
                return await say(send, 429, "too many requests at a time: wait for their answers")
            await self.app(scope, receive, self.charging(send, address))
        return None

    def charging(self, send: Send, address: str) -> Send:
        """A request that was good for nothing costs as much work as any other, and its address more: who sends
        nothing else is soon stopped here, before there is work."""

        async def sending(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start" and message["status"] >= 400:
                self.requests.charge(address, FAULT)
            await send(message)

        return sending

    def refuses(
        self, scope: Scope, headers: dict[str, str], address: str
    ) -> tuple[int, str] | None:
        """A status and a reason, if nothing behind the guard shall see this request."""
        if not self.requests.take(address):
            return 429, "too many requests: slow down"
        if self.barred(address):
            return 403, BARRED
        path = scope["path"]
        if len(path) + len(scope["query_string"]) > LONGEST_PATH:
            return 414, f"an address has at most {LONGEST_PATH} characters"
        if not path.isprintable():
            return 400, "an address has no control characters"
        if scope["method"] not in SAFE and not self.same_origin(headers):
            return 403, "this request comes from another site"
        length = headers.get("content-length", "0")
        most = LONGER.get(path, LONGEST_BODY)
        if not length.isdecimal() or int(length) > most or "transfer-encoding" in headers:
            return 413, f"a request has at most {most} bytes"
        return None

    async def socket(
        self, scope: Scope, receive: Receive, send: Send, headers: dict[str, str], address: str
    ) -> None:
        frames: Frames = scope["extensions"][EXTENSION]
        if self.barred(address):
            return frames.refuse(403, BARRED)
        if not self.same_origin(headers):
            return frames.refuse(403, "this page comes from another site")
        if not self.requests.take(address, HANDSHAKE):
            return frames.refuse(429, "too many requests: slow down")
        here = f"{address} {scope['path']}"
        with self.open_sockets.one(address) as free, self.at_tables.one(here) as free_here:
            if not free or not free_here:
                return frames.refuse(429, "too many sockets: close some")
            scope["state"][PURSE] = self.purses.of(address)
            there = self.lines.setdefault(address, set())
            there.add(frames)
            try:
                await self.sockets(scope, receive, send)
            finally:
                there.discard(frames)
                if not there:
                    self.lines.pop(address, None)
        return None

    def cut_off(self) -> None:
        """Whoever is connected from addresses that are barred now."""
        for address, there in self.lines.items():
            if self.barred(address):
                for frames in there:
                    frames.transport.abort()

    def same_origin(self, headers: dict[str, str]) -> bool:
        """Browsers say where a page comes from; programs say nothing and have no cookies to steal."""
        origin = headers.get("origin")
        if origin is None:
            return True
        return origin in self.origins or origin.partition("://")[2] == headers.get("host")

    def address(self, scope: Scope, headers: dict[str, str]) -> str:
        """Whom to count: who is connected, or whom a trusted proxy names last."""
        peer, named = (scope.get("client") or ("",))[0], ""
        if "x-forwarded-for" in headers and within(peer, self.proxies):
            named = whom(headers["x-forwarded-for"].rpartition(",")[2])
        return named or whom(peer) or "unknown"

    def with_headers(self, scope: Scope, send: Send) -> Send:
        async def sending(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", []))
                there = {name.lower() for name, _ in headers}
                headers += [(name, value) for name, value in HEADERS if name not in there]
                if scope["path"].startswith("/api") and b"cache-control" not in there:
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
                method = scope["method"] if scope["method"] in METHODS else "OTHER"
                answered = f'responses{{method="{method}",status="{message["status"]}"}}'
                self.counts[answered] += 1
            await send(message)

        return sending


class Counted:
    """How many of something each has now, up to a limit."""

    def __init__(self, most: int) -> None:
        self.most, self.now = most, Counter[str]()

    @contextmanager
    def one(self, who: str) -> Iterator[bool]:
        """One more, until it is left; False, and not counted, if that is too many.

        >>> counted = Counted(1)
        >>> with counted.one("a") as first, counted.one("a") as second, counted.one("b") as other:
        ...     first, second, other
        (True, False, True)
        >>> counted.now
        Counter()
        """
        free = self.now[who] < self.most
        self.now[who] += free
        try:
            yield free
        finally:
            self.now[who] -= free
            if not self.now[who]:
                del self.now[who]


async def say(send: Send, status: int, words: str) -> None:
    """A refusal. It ends the connection, so that nothing more of it has to be read."""
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"connection", b"close")]
    if status == 429:
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": words.encode() + b"\n"})
