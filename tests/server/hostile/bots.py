"""Bots for nobody: tables full of masters, whose thinking everybody else has to wait for.

One stranger lays tables at which only masters sit and starts them as fast as the house allows; nobody looks at
them, or the stranger looks at all of them so that they do not rest. Another asks for games that never end.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from collections import Counter
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tests.server.hostile import Counts

PAUSE = 0.05  # seconds after a refusal
MASTERS: dict[str, Any] = {
    "game": "euphoria",
    "players": 4,
    "seat": None,
    "bots": {str(seat): "master" for seat in range(4)},
}
ENDLESS: dict[str, Any] = {
    "game": "totem",
    "players": 2,
    "seat": None,
    "options": {"quiet_per_player": 100_000},
    "bots": {"0": "random", "1": "random"},
}


async def masters_flood(url: str, source: str, seconds: float) -> Counts:
    """Tables of four masters, as many as the house lets start, and nobody looks."""
    return await lay_tables(url, source, seconds, MASTERS, looks=False)


async def masters_watched(url: str, source: str, seconds: float) -> Counts:
    """The same, and the stranger looks at each of them."""
    return await lay_tables(url, source, seconds, MASTERS, looks=True)


async def endless_games(url: str, source: str, seconds: float) -> Counts:
    """Games of bots whose options would let them go on for days, watched."""
    return await lay_tables(url, source, seconds, ENDLESS, looks=True)


async def lay_tables(
    url: str, source: str, seconds: float, setup: dict[str, Any], looks: bool
) -> Counts:
    """Lay and start tables until the time is over; when the house says no, wait a little and try again."""
    ends, seen = time.monotonic() + seconds, Counter[str]()
    async with contextlib.AsyncExitStack() as stack:
        way = httpx.AsyncHTTPTransport(local_address=source)
        client = httpx.AsyncClient(base_url=url, transport=way, timeout=10)
        await stack.enter_async_context(client)
        while time.monotonic() < ends:
            if not client.cookies:
                await ask(client, seen, "/api/guests", {"name": "Stranger"})
                continue
            table = await ask(client, seen, "/api/tables", setup)
            if table is None:
                continue
            begin = {"do": "start", "id": "start"}
            begun = await ask(client, seen, f"/api/tables/{table['id']}/do", begin)
            if begun is not None and looks:
                await look(stack, url, source, table["id"], seen)
    return Counts(seen["sent"], seen["refused"], seen["closed"], seen["errors"])


async def ask(
    client: httpx.AsyncClient, seen: Counter[str], path: str, body: dict[str, Any]
) -> dict[str, Any] | None:
    """What the house answers, if it does what it is asked for."""
    seen["sent"] += 1
    try:
        answer = await client.post(path, json=body)
    except httpx.TransportError:
        seen["closed"] += 1
        await asyncio.sleep(PAUSE)
        return None
    if answer.is_success:
        found: dict[str, Any] = answer.json()
        return found
    expected = answer.status_code < 500 or answer.status_code == 503
    seen["refused" if expected else "errors"] += 1
    await asyncio.sleep(PAUSE)
    return None


async def look(
    stack: contextlib.AsyncExitStack, url: str, source: str, table: str, seen: Counter[str]
) -> None:
    """Open a line to a table and read whatever comes, until the attack is over."""
    seen["sent"] += 1
    address = f"{url.replace('http', 'ws')}/api/tables/{table}/socket"
    try:
        line = await connect(
            address, local_addr=(source, 0), max_size=None, compression=None, proxy=None
        )
        await line.send(json.dumps({"do": "hello", "id": "hello"}))
    except (OSError, WebSocketException):
        seen["closed"] += 1
        return
    reader = asyncio.create_task(read(line, seen))
    stack.push_async_callback(hang_up, line, reader)


async def read(line: ClientConnection, seen: Counter[str]) -> None:
    with contextlib.suppress(WebSocketException):
        async for _ in line:
            pass
    seen["closed"] += 1


async def hang_up(line: ClientConnection, reader: asyncio.Task[None]) -> None:
    reader.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await reader
    await line.close()
