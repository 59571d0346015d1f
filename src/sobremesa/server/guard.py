"""What stands between the server and the world: limits, origins, headers."""

from __future__ import annotations

import ipaddress
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

from sobremesa.server.limits import Buckets, Limits

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

LONGEST_BODY = 16 * 1024
LONGEST_RECORD = 1_200_000
LONGEST_FRAME = 4 * 1024
SAFE = ("GET", "HEAD", "OPTIONS")

HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; style-src 'self' "
    "'unsafe-inline'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",  # a table's address is an invitation
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class Guard:
    """Wraps the whole application: origins, sizes, rates and headers, before anything else sees it."""

    def __init__(
        self, app: App, sockets: App, origins: frozenset[str], limits: Limits, proxies: bool
    ) -> None:
        self.app, self.sockets, self.origins, self.limits = app, sockets, origins, limits
        self.proxies = proxies  # believe X-Forwarded-For
        self.requests = Buckets(limits.request)
        self.open_sockets: dict[str, int] = {}
        self.on_response: Callable[[str, int], None] = lambda method, status: None
        self.farewell: Callable[[], Awaitable[None]] = nothing_to_say

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
        if not self.requests.take(address):
            return await say(send, 429, "too many requests: slow down", [(b"retry-after", b"5")])
        if scope["method"] not in SAFE and not self.same_origin(headers):
            return await say(send, 403, "this request comes from another site")
        length = headers.get("content-length", "0")
        most = LONGEST_RECORD if scope["path"] == "/api/replay" else LONGEST_BODY
        if not length.isdecimal() or int(length) > most or "transfer-encoding" in headers:
            return await say(send, 413, f"a request has at most {most} bytes")
        await self.app(scope, receive, send)
        return None

    async def socket(
        self, scope: Scope, receive: Receive, send: Send, headers: dict[str, str], address: str
    ) -> None:
        too_many = self.open_sockets.get(address, 0) >= self.limits.sockets
        if too_many or not self.same_origin(headers) or not self.requests.take(address):
            await receive()
            await send({"type": "websocket.close", "code": 4429 if too_many else 4403})
            return
        self.open_sockets[address] = self.open_sockets.get(address, 0) + 1
        try:
            await self.sockets(scope, receive, send)
        finally:
            self.open_sockets[address] -= 1
            if not self.open_sockets[address]:
                del self.open_sockets[address]

    def same_origin(self, headers: dict[str, str]) -> bool:
        """Browsers say where a page comes from; programs say nothing and have no cookies to steal."""
        origin = headers.get("origin")
        if origin is None:
            return True
        return origin in self.origins or urlsplit(origin).netloc == headers.get("host")

    def address(self, scope: Scope, headers: dict[str, str]) -> str:
        """Whom to count: an IPv4 address, or the /64 network of an IPv6 address."""
        found = (scope.get("client") or ("",))[0]
        if self.proxies and "x-forwarded-for" in headers:
            found = headers["x-forwarded-for"].rpartition(",")[2].strip()
        try:
            address = ipaddress.ip_address(found)
        except ValueError:
            return "unknown"
        if address.version == 6:
            return str(ipaddress.ip_network(f"{address}/64", strict=False))
        return str(address)

    def with_headers(self, scope: Scope, send: Send) -> Send:
        async def sending(message: MutableMapping[str, Any]) -> None:
            if message["type"] == "http.response.start":
                headers = list(message.get("headers", []))
                there = {name.lower() for name, _ in headers}
                headers += [
                    (name.encode(), value.encode())
                    for name, value in HEADERS.items()
                    if name.encode() not in there
                ]
                if scope["path"].startswith("/api") and b"cache-control" not in there:
                    headers.append((b"cache-control", b"no-store"))
                message["headers"] = headers
                self.on_response(scope["method"], message["status"])
            await send(message)

        return sending


async def nothing_to_say() -> None:
    pass


async def say(
    send: Send, status: int, words: str, more: list[tuple[bytes, bytes]] | None = None
) -> None:
    headers = [(b"content-type", b"text/plain; charset=utf-8"), *(more or [])]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": words.encode() + b"\n"})
