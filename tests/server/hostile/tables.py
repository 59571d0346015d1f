"""Attacks on tables and on those who sit at them: floods of tables, rematches, offers to the absent, nonsense."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from itertools import count, cycle
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.hostile import Counts

COOKIE = "sobremesa_guest"
NEW_TABLE = {"game": "rps", "players": 2, "bots": {"1": "easy"}}
NOBODY = "0" * 32

# Bodies that fit nowhere, from merely wrong to malicious.
NONSENSE: tuple[bytes, ...] = (
    b"", b"{", b"null", b"[]", b"true", b'"text"', b"\x00\xff\xfe", b"9" * 4000, b"[" * 15_000, b'{"":' * 3000,
    b'{"do":"decide"}', b'{"do":"nothing","id":"1"}', b'{"do":["decide"],"id":{"a":1}}',
    b'{"name":"","lang":"xx"}', b'{"name":"\\u3164","lang":"en"}', b'{"name":"\\ud800","lang":"en"}',
    b'{"game":"rps","players":-1}', b'{"game":"totem","players":2,"options":{"x":[]}}',
    b'{"game":"rps","players":2,"seat":15}', b'{"game":"rps","players":2,"bots":{"-1":"easy","\\u0663":"easy"}}',
    b'{"game":"rps","players":2,"start_from":{"record":"?","lines":20000}}',
    b'{"record":"\\u0000","seat":-2}', b'{"record":"{}\\n0: rock"}', b'{"kind":"love"}',
    b'{"lines":[{"line":"x","after":63}],"id":"1","do":"try"}', b'{"token":"xxxxxxxxxxxxxxxx"}',
)  # fmt: skip

# Every route, with what stands in its path replaced by nonsense.
ROUTES: tuple[tuple[str, str], ...] = (
    ("GET", "/api/house"), ("GET", "/api/games?lang=xx"), ("GET", "/api/games/%00"),
    ("GET", "/api/games/totem/rules?rules=..%2f.."), ("GET", "/api/games/..%2f..%2fetc/texts"),
    ("GET", "/api/games/totem/data?rules=%00"), ("GET", "/api/games/rps/lesson?lang="),
    ("POST", "/api/guests"), ("POST", "/api/guests/claim"), ("GET", "/api/me?%00"), ("PATCH", "/api/me"),
    ("POST", "/api/me/link"), ("GET", "/api/me/export"), ("GET", "/api/me/blocks"),
    ("PUT", "/api/me/blocks/%00"), ("PUT", "/api/me/blocks/" + NOBODY), ("GET", "/api/me/devices"),
    ("DELETE", "/api/me/devices/%00"), ("GET", "/api/me/tables"), ("GET", "/api/tables"),
    ("POST", "/api/tables?lang=xx"), ("POST", "/api/tables"), ("GET", "/api/tables/%00"),
    ("GET", "/api/tables/{table}"), ("GET", "/api/tables/{table}/position?seat=99"),
    ("POST", "/api/tables/{table}/do?seat=-1"), ("POST", "/api/tables/{table}/do"),
    ("POST", "/api/tables/{table}/try"), ("GET", "/api/tables/{table}/aids?seat=x"),
    ("GET", "/api/tables/{table}/record?seat=1"), ("GET", "/api/tables/{table}/replay?seat=-9"),
    ("GET", "/api/tables/{table}/socket"), ("POST", "/api/replay"), ("GET", "/api/openapi.json"),
    ("GET", "/%00"), ("GET", "/" + "[" * 2000), ("GET", "/..%2f..%2fetc%2fpasswd"), ("OPTIONS", "/api/tables"),
    ("TRACE", "/"), ("PUT", "/api/tables"), ("DELETE", "/api/tables/{table}"),
)  # fmt: skip

# Every message kind, with fields of wrong types, sizes and values.
KINDS = (
    "hello", "ping", "sit", "stand", "contribute", "choose", "bot", "free", "start", "decide", "try", "undo",
    "offer", "answer", "resign", "leave", "kick", "lock", "watching", "abort", "rematch", "chat",
)  # fmt: skip
FIELDS: tuple[dict[str, Any], ...] = (
    {}, {"seat": -1}, {"seat": 15}, {"seat": "0"}, {"seat": 1e308}, {"text": ""}, {"text": "\x00"},
    {"text": "decide " * 100}, {"what": "draw"}, {"what": "takeback"}, {"what": "takeover", "about": 9},
    {"yes": None}, {"on": 1}, {"guest": NOBODY}, {"colour": "\u202e"}, {"level": "god"},
    {"lines": [{"line": "x", "after": 5}] * 64}, {"lang": "xx"}, {"last": 2**53, "chat": 2**53}, {"id": ""},
    {"unknown": [[[]]]},
)  # fmt: skip


@dataclass
class Score:
    """The counts of an attack while it goes on."""

    sent: int = 0
    refused: int = 0
    closed: int = 0
    errors: int = 0

    def answered(self, status: int) -> None:
        self.refused += 400 <= status < 500 or status == 503
        self.errors += status >= 500 and status != 503

    def counts(self) -> Counts:
        return Counts(self.sent, self.refused, self.closed, self.errors)


@dataclass
class Stranger:
    """Somebody with an address of their own, who knows no shame."""

    url: str
    source: str
    until: float
    score: Score = field(default_factory=Score)
    client: httpx.AsyncClient = field(init=False)
    numbers: Any = field(default_factory=count)

    def __post_init__(self) -> None:
        transport = httpx.AsyncHTTPTransport(verify=False, local_address=self.source, retries=0)
        self.client = httpx.AsyncClient(transport=transport, base_url=self.url, timeout=10)

    def on(self) -> bool:
        """Is there any time left?"""
        return time.monotonic() < self.until

    async def ask(
        self, method: str, path: str, cookie: str = "", **more: Any
    ) -> httpx.Response | None:
        """One request, counted; None if the server ended the connection or did not answer."""
        self.score.sent += 1
        headers = {"cookie": f"{COOKIE}={cookie}"} if cookie else {}
        self.client.cookies.clear()
        try:
            answer = await self.client.request(method, path, headers=headers, **more)
        except httpx.TransportError:
            self.score.closed += 1
            await asyncio.sleep(0.01)
            return None
        self.score.answered(answer.status_code)
        if answer.status_code == 429:
            await asyncio.sleep(0.01)
        return answer

    async def guest(self, name: str = "Eva") -> str:
        """A new guest's secret; empty if there is none to be had."""
        answer = await self.ask("POST", "/api/guests", json={"name": name})
        if answer is None or answer.status_code != 201:
            return ""
        return str(answer.cookies.get(COOKIE))

    async def guests(self, wanted: int) -> list[str]:
        """So many, as soon as the server allows, or none when time is up."""
        found: list[str] = []
        while len(found) < wanted and self.on():
            if secret := await self.guest(f"Eva {len(found)}"):
                found.append(secret)
            else:
                await asyncio.sleep(0.2)
        return found if len(found) == wanted else []

    async def table(self, cookie: str, **setup: Any) -> str:
        answer = await self.ask("POST", "/api/tables", cookie, json={**NEW_TABLE, **setup})
        return str(answer.json()["id"]) if answer and answer.status_code == 201 else ""

    async def do(self, table: str, cookie: str, what: str, /, **more: Any) -> dict[str, Any]:
        """The answer to a request at a table; nothing if it was refused."""
        body = {"do": what, "id": f"{next(self.numbers)}", **more}
        answer = await self.ask("POST", f"/api/tables/{table}/do", cookie, json=body)
        return dict(answer.json()) if answer and answer.status_code == 200 else {}

    @contextlib.asynccontextmanager
    async def socket(self, table: str, cookie: str) -> AsyncIterator[ClientConnection]:
        where = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        async with connect(
            where, additional_headers={"cookie": f"{COOKIE}={cookie}"} if cookie else None,
            local_addr=(self.source, 0), compression=None, proxy=None, max_size=None, open_timeout=10,
        ) as line:  # fmt: skip
            yield line


@contextlib.asynccontextmanager
async def stranger(url: str, source: str, seconds: float) -> AsyncIterator[Stranger]:
    somebody = Stranger(url, source, time.monotonic() + seconds)
    try:
        yield somebody
    finally:
        await somebody.client.aclose()


async def tables_flood(url: str, source: str, seconds: float) -> Counts:
    """New tables, listed in the lobby, as fast as they can be had; nobody ever plays at them."""
    async with stranger(url, source, seconds) as eva:
        for cookie in await eva.guests(1):
            while eva.on():
                await eva.table(cookie, listed=True, bots={})
        return eva.score.counts()


async def rematch_flood(url: str, source: str, seconds: float) -> Counts:
    """One table, aborted, laid again and aborted again: new tables without asking for new tables."""
    async with stranger(url, source, seconds) as eva:
        for cookie in await eva.guests(1):
            table = ""
            while eva.on():
                table = table or await eva.table(cookie)
                if not table:
                    continue
                await eva.do(table, cookie, "abort")
                table = str((await eva.do(table, cookie, "rematch")).get("table", ""))
                if table:
                    await eva.do(table, cookie, "sit")
        return eva.score.counts()


async def offers_to_the_absent(url: str, source: str, seconds: float) -> Counts:
    """As soon as the other has left: a draw, a take-back, a bot; again and again. What is granted is not refused."""
    async with stranger(url, source, seconds) as eva:
        guests, table = await eva.guests(2), ""
        while eva.on() and guests:
            one, other = guests
            table = table or await eva.table(one, game="totem", bots={})
            if not table:
                continue
            await eva.do(table, other, "sit")
            await eva.do(table, one, "start")
            await eva.do(table, other, "leave")
            for what in ("draw", "takeback", "takeover"):
                await eva.do(table, one, "offer", what=what, about=1)
            await eva.do(table, one, "abort")
            table = str((await eva.do(table, one, "rematch")).get("table", ""))
            await eva.do(table, one, "sit") if table else None
        return eva.score.counts()


async def garbage_requests(url: str, source: str, seconds: float) -> Counts:
    """Every route with every nonsense, from somebody with a name and from nobody."""
    async with stranger(url, source, seconds) as eva:
        cookie = "".join(await eva.guests(1))
        table = (await eva.table(cookie) if cookie else "") or NOBODY
        bodies = cycle(NONSENSE)
        while eva.on():
            for method, path in ROUTES:
                if not eva.on():
                    break
                more = {} if method == "GET" else {"content": next(bodies)}
                who = cookie if eva.score.sent % 2 else ""
                await eva.ask(method, path.format(table=table), who, **more)
            next(bodies)  # so that no route meets the same one again
        return eva.score.counts()


async def garbage_messages(url: str, source: str, seconds: float) -> Counts:
    """Every message kind with every nonsense on a socket, and frames that are none; closed, it comes back."""
    async with stranger(url, source, seconds) as eva:
        cookie, table = "".join(await eva.guests(1)), ""
        while eva.on() and not table:
            table = await eva.table(cookie)
        messages = cycle([
            *({"do": kind, "id": "x", **more} for kind in KINDS for more in FIELDS), *NONSENSE,
        ])  # fmt: skip
        while eva.on() and table:
            try:
                async with eva.socket(table, cookie) as line:
                    await line.send(json.dumps({"do": "hello", "id": "1"}))
                    listening = asyncio.create_task(listen(line, eva.score))
                    while eva.on() and not listening.done():
                        message = next(messages)
                        text = message if isinstance(message, bytes) else json.dumps(message)
                        eva.score.sent += 1
                        await line.send(text)
                        await asyncio.sleep(0)
                    listening.cancel()
            except (OSError, WebSocketException, TimeoutError):
                eva.score.closed += 1
                await asyncio.sleep(0.05)
        return eva.score.counts()


async def listen(line: ClientConnection, score: Score) -> None:
    """Count the refusals until the line is closed."""
    with contextlib.suppress(WebSocketException):
        async for frame in line:
            score.refused += b'"say":"refused"' in (
                frame if isinstance(frame, bytes) else frame.encode()
            )
    score.closed += 1


ATTACKS = (tables_flood, rematch_flood, offers_to_the_absent, garbage_requests, garbage_messages)
