"""Fills the house: guests that nobody is, empty tables in the lobby, contacts of people who never asked.

One stranger makes guests as fast as the house allows; each of them gives the address of a victim as the contact,
and lays listed tables at which nobody sits. When the house says "too many", the stranger waits a little and goes on.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Any

import httpx

from tests.server.hostile import Counts

TABLES = 5  # for each guest
PAUSE = 0.05  # seconds after a refusal: a stranger with one address has nothing to gain from more
VICTIM = "victim@example.org"


async def fill(url: str, source: str, seconds: float) -> Counts:
    """Guests, their contacts and their empty tables, from one address."""
    ends, seen = time.monotonic() + seconds, Counter[str]()
    way = httpx.AsyncHTTPTransport(local_address=source)
    async with httpx.AsyncClient(base_url=url, transport=way, timeout=10) as client:
        number = 0
        while time.monotonic() < ends:
            number += 1
            client.cookies.clear()
            name = f"Stranger {number}"
            if await ask(client, seen, "POST", "/api/guests", {"name": name}):
                contact = {"name": name, "contact": VICTIM}
                await ask(client, seen, "PATCH", "/api/me", contact)
                for _ in range(TABLES):
                    if time.monotonic() < ends:
                        await ask(client, seen, "POST", "/api/tables", EMPTY)
    return Counts(seen["sent"], seen["refused"], seen["closed"], seen["errors"])


EMPTY: dict[str, Any] = {"game": "rps", "players": 2, "listed": True, "seat": None}


async def ask(
    client: httpx.AsyncClient, seen: Counter[str], method: str, path: str, body: dict[str, Any]
) -> bool:
    """True if it was done."""
    seen["sent"] += 1
    try:
        answer = await client.request(method, path, json=body)
    except httpx.TransportError:
        seen["closed"] += 1
        await asyncio.sleep(PAUSE)
        return False
    if answer.is_success:
        return True
    expected = answer.status_code < 500 or answer.status_code == 503
    seen["refused" if expected else "errors"] += 1
    await asyncio.sleep(PAUSE)
    return False
