"""Attacks on the line itself: floods of frames and bytes, and connections that say nothing or never finish."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import re
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from urllib.parse import urlsplit

import httpx
from websockets.frames import Frame, Opcode

from tests.server.hostile import Counts

PAUSE = 0.02  # seconds before a new line, after one that was closed
BLOCK = 60_000  # bytes that are written at a time
MOST_OPEN = 1_100  # connections of one stranger
BROKEN = (OSError, EOFError, asyncio.TimeoutError)
HEAD = b"GET /api/games HTTP/1.1\r\nHost: table\r\n"


def frame(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    return bytes(Frame(opcode, data, fin).serialize(mask=True))


def block_of(one: bytes) -> bytes:
    return one * (BLOCK // len(one))


PINGS = block_of(frame(Opcode.PING))
PONGS = block_of(frame(Opcode.PONG))
FRAGMENTS = block_of(frame(Opcode.CONT, fin=False))
MESSAGES = block_of(frame(Opcode.TEXT, b'{"do":"ping","id":"1"}'))
TINY = block_of(frame(Opcode.TEXT))
FIRST_FRAGMENT = frame(Opcode.TEXT, b"[", fin=False)


@dataclass
class Score:
    """The counts of an attack while it goes on."""

    sent: int = 0
    refused: int = 0
    closed: int = 0
    errors: int = 0

    def counts(self) -> Counts:
        return Counts(self.sent, self.refused, self.closed, self.errors)

    def answered(self, head: bytes) -> int:
        """The status of an answer, counted."""
        found = re.match(rb"HTTP/1\.1 (\d{3})", head)
        status = int(found[1]) if found else 599
        self.refused += 400 <= status < 500 or status == 503
        self.errors += status >= 500 and status != 503
        return status


class Wire:
    """One TCP connection from a loopback address of one's choice."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def open(cls, url: str, source: str) -> Wire:
        to = urlsplit(url)
        async with asyncio.timeout(10):
            return cls(*await asyncio.open_connection(to.hostname, to.port, local_addr=(source, 0)))

    async def send(self, data: bytes) -> None:
        self.writer.write(data)
        await self.writer.drain()

    def ended(self) -> bool:
        return self.reader.at_eof() or self.writer.is_closing()

    async def swallow(self) -> None:
        """Read and forget, until the server ends it."""
        with contextlib.suppress(*BROKEN):
            while await self.reader.read(65536):
                pass

    def cut(self) -> None:
        self.writer.transport.abort()


async def a_table(url: str, source: str) -> str:
    """A new guest lays a table: its name. Empty if the server will not have it."""
    way = httpx.AsyncHTTPTransport(local_address=source)
    async with httpx.AsyncClient(base_url=url, transport=way, timeout=60) as client:
        try:
            await client.post("/api/guests", json={"name": "Stranger"})
            made = await client.post("/api/tables", json={"game": "rps", "players": 2})
            return str(made.json()["id"])
        except (httpx.HTTPError, ValueError, KeyError):
            return ""


async def handshake(url: str, source: str, table: str, score: Score) -> Wire | None:
    """An anonymous socket at a table, or nothing, counted."""
    wire = await Wire.open(url, source)
    key = base64.b64encode(os.urandom(16)).decode()
    try:
        async with asyncio.timeout(30):
            await wire.send(
                f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: table\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
                "Sec-WebSocket-Version: 13\r\n\r\n".encode()
            )
            if score.answered(await wire.reader.readuntil(b"\r\n\r\n")) == 101:
                return wire
    except BROKEN:
        score.closed += 1
    wire.cut()
    return None


async def frame_flood(
    url: str, source: str, seconds: float, first: bytes, block: bytes, size: int
) -> Counts:
    """Blocks of frames of `size` bytes, as fast as they go, on one socket after the other."""
    score, ends = Score(), time.monotonic() + seconds
    table = await a_table(url, source)
    while time.monotonic() < ends:
        with contextlib.suppress(*BROKEN):
            wire = await handshake(url, source, table, score)
            if wire:
                await pour(wire, first, block, size, ends, score)
        await asyncio.sleep(PAUSE)
    return score.counts()


async def pour(
    wire: Wire, first: bytes, block: bytes, size: int, ends: float, score: Score
) -> None:
    answers = asyncio.create_task(wire.swallow())
    try:
        async with asyncio.timeout_at(asyncio.get_running_loop().time() + ends - time.monotonic()):
            await wire.send(first)
            while not wire.ended():
                await wire.send(block)
                score.sent += len(block) // size
                await asyncio.sleep(0)
        score.closed += 1
    except TimeoutError:
        pass
    except OSError:
        score.closed += 1
    finally:
        wire.cut()
        await answers


async def ping_flood(url: str, source: str, seconds: float) -> Counts:
    """Empty pings, six bytes each."""
    return await frame_flood(url, source, seconds, b"", PINGS, 6)


async def pong_flood(url: str, source: str, seconds: float) -> Counts:
    """Pongs that nobody asked for."""
    return await frame_flood(url, source, seconds, b"", PONGS, 6)


async def continuation_flood(url: str, source: str, seconds: float) -> Counts:
    """A message that never ends, in empty fragments."""
    return await frame_flood(url, source, seconds, FIRST_FRAGMENT, FRAGMENTS, 6)


async def message_flood(url: str, source: str, seconds: float) -> Counts:
    """Whole messages, without waiting for an answer."""
    return await frame_flood(url, source, seconds, b"", MESSAGES, 28)


async def empty_message_flood(url: str, source: str, seconds: float) -> Counts:
    """Messages without a byte in them."""
    return await frame_flood(url, source, seconds, b"", TINY, 6)


async def byte_burst(url: str, source: str, seconds: float) -> Counts:
    """240 kB of empty messages at once, on one new socket after the other."""
    score, ends = Score(), time.monotonic() + seconds
    table = await a_table(url, source)
    while time.monotonic() < ends:
        with contextlib.suppress(*BROKEN):
            wire = await handshake(url, source, table, score)
            if wire:
                await burst(wire, ends, score)
        await asyncio.sleep(PAUSE)
    return score.counts()


async def burst(wire: Wire, ends: float, score: Score) -> None:
    """One burst, and three seconds in which the server may close the socket."""
    try:
        async with asyncio.timeout(max(0.01, min(3, ends - time.monotonic()))):
            await wire.send(TINY * 4)
            score.sent += 4 * len(TINY) // 6
            await wire.swallow()
            score.closed += 1
    except TimeoutError:
        pass
    except OSError:
        score.closed += 1
    finally:
        wire.cut()


Trickle = Callable[[Wire, Score], Awaitable[None]]


async def crowd(
    url: str, source: str, seconds: float, most: int, first: bytes, trickle: Trickle | None = None
) -> Counts:
    """Many connections at once, each of which sends `first` and then, now and then, a trickle."""
    score, ends = Score(), time.monotonic() + seconds
    wires: set[Wire] = set()
    try:
        while time.monotonic() < ends:
            for wire in [wire for wire in wires if wire.ended()]:
                wires.discard(wire)
                score.closed += 1
                wire.cut()
            await fill_up(url, source, wires, min(most, len(wires) + 100), first, ends, score)
            for wire in wires if trickle else ():
                with contextlib.suppress(*BROKEN):
                    await trickle(wire, score)  # type: ignore[misc]
            await asyncio.sleep(0.1)
    finally:
        score.closed += sum(wire.ended() for wire in wires)
        for wire in wires:
            wire.cut()
    return score.counts()


async def fill_up(
    url: str, source: str, wires: set[Wire], most: int, first: bytes, ends: float, score: Score
) -> None:
    while len(wires) < most and time.monotonic() < ends:
        try:
            wire = await Wire.open(url, source)
            wires.add(wire)
            score.sent += 1
            if first:
                await wire.send(first)
        except BROKEN:
            score.closed += 1
            return


async def silent_connections(
    url: str, source: str, seconds: float, most: int = MOST_OPEN
) -> Counts:
    """Connections that never say anything."""
    return await crowd(url, source, seconds, most, b"")


async def slow_headers(url: str, source: str, seconds: float, most: int = MOST_OPEN) -> Counts:
    """Requests whose headers come byte by byte and never end."""

    async def trickle(wire: Wire, score: Score) -> None:
        await wire.send(b"x")

    return await crowd(url, source, seconds, most, HEAD + b"x-", trickle)


async def slow_bodies(url: str, source: str, seconds: float, most: int = MOST_OPEN) -> Counts:
    """Requests whose bodies come byte by byte and never end."""
    head = b"POST /api/guests HTTP/1.1\r\nHost: table\r\nContent-Length: 9000\r\n\r\n"

    async def trickle(wire: Wire, score: Score) -> None:
        await wire.send(b" ")

    return await crowd(url, source, seconds, most, head, trickle)


async def unread_answers(url: str, source: str, seconds: float, most: int = 100) -> Counts:
    """Requests, many in one write, whose answers nobody reads."""
    asked = (HEAD.replace(b"games", b"openapi.json") + b"\r\n") * 50
    return await crowd(url, source, seconds, most, asked)


async def pipelined_requests(url: str, source: str, seconds: float) -> Counts:
    """Thousands of requests in one write, again and again."""
    score, ends = Score(), time.monotonic() + seconds
    block = (HEAD + b"\r\n") * 1_000
    while time.monotonic() < ends:
        with contextlib.suppress(*BROKEN):
            await pipeline(await Wire.open(url, source), block, ends, score)
        await asyncio.sleep(PAUSE)
    return score.counts()


async def pipeline(wire: Wire, block: bytes, ends: float, score: Score) -> None:
    """One connection's worth, read to its end."""
    loop = asyncio.get_running_loop()
    rest = b""
    try:
        async with asyncio.timeout_at(loop.time() + max(0.01, ends - time.monotonic())):
            await wire.send(block)
            score.sent += 1_000
            while data := await wire.reader.read(65536):
                rest += data
                heads = re.findall(rb"HTTP/1\.1 \d{3}", rest)
                for head in heads:
                    score.answered(head)
                rest = rest[-11:] if not heads else rest[rest.rindex(heads[-1]) + 12 :][-11:]
        score.closed += 1
    except TimeoutError:
        pass
    except OSError:
        score.closed += 1
    finally:
        wire.cut()


GARBAGE = (
    b"GET /%00 HTTP/1.1\r\nHost: table\r\n\r\n",
    b"GET /" + b"a" * 9_000 + b" HTTP/1.1\r\nHost: table\r\n\r\n",
    b"GET /" + b"[" * 15_000 + b" HTTP/1.1\r\nHost: table\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: table\r\n" + b"x: y\r\n" * 2_000 + b"\r\n",
    b"GET / HTTP/1.1\r\nHost: table\r\nx: " + b"y" * 70_000 + b"\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + bytes(500),
    b"POST /api/replay HTTP/1.1\r\nHost: table\r\nContent-Length: 15000\r\n\r\n" + b"[" * 15_000,
    b"POST /api/guests HTTP/1.1\r\nHost: table\r\nContent-Length: 15000\r\n\r\n" + b"[" * 15_000,
)


async def garbage(url: str, source: str, seconds: float) -> Counts:
    """Requests that no browser would send, one connection each."""
    score, ends, turn = Score(), time.monotonic() + seconds, 0
    while time.monotonic() < ends:
        turn += 1
        with contextlib.suppress(*BROKEN):
            wire = await Wire.open(url, source)
            try:
                async with asyncio.timeout(20):
                    score.sent += 1
                    await wire.send(GARBAGE[turn % len(GARBAGE)])
                    score.answered(await wire.reader.readuntil(b"\r\n"))
            except BROKEN:
                score.closed += 1
            finally:
                wire.cut()
        await asyncio.sleep(PAUSE)
    return score.counts()


ALL: tuple[Callable[[str, str, float], Awaitable[Counts]], ...] = (
    ping_flood,
    pong_flood,
    continuation_flood,
    message_flood,
    empty_message_flood,
    byte_burst,
    silent_connections,
    slow_headers,
    slow_bodies,
    unread_answers,
    pipelined_requests,
    garbage,
)
