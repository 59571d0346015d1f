"""Bad lines and bad guests: dropped, doubled, reordered, delayed, cut and invented messages."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
from random import Random
from typing import Any

import pytest
import schemathesis
import schemathesis.specs.openapi
from hypothesis import HealthCheck, given, settings
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sobremesa.library import ALL
from sobremesa.server.store.storage import Storage
from sobremesa.server.table import log
from sobremesa.server.table.table import replayed
from tests.server.support import Broken, Line, Person, Refused, Server, request, seated
from tests.support.evidence import keep

pytestmark = pytest.mark.slow

GONE = (OSError, Broken, ConnectionClosed, TimeoutError, InvalidHandshake)


class Flaky(Line):
    """A line on which everything goes wrong that can go wrong."""

    rng: Random
    faults: int = 0
    held: str = ""

    async def send(self, what: str, /, **more: Any) -> str:
        name = str(more.pop("id", "") or os.urandom(8).hex())
        message = json.dumps({"do": what, "id": name, **more})
        assert self.socket
        kind = "" if what == "hello" else self.rng.choice(["", "", *FAULTS])
        self.faults += bool(kind)
        if kind == "drop":
            return name
        if kind == "cut":
            await self.socket.send(message[: self.rng.randrange(len(message))])
            return name
        if kind == "break":
            self.socket.transport.abort()
            return name
        if kind == "delay":
            await asyncio.sleep(0.05)
        if kind == "hold":  # it overtakes the next one, or comes much later
            self.held = message
            return name
        await self.socket.send(message)
        if kind == "double":
            await self.socket.send(message)
        if self.held:
            await self.socket.send(self.held)
            self.held = ""
        return name

    async def insist(self, what: str, /, **more: Any) -> bool:
        """Ask with one id until there is an answer; True if it was done."""
        name = os.urandom(8).hex()
        while True:
            try:
                async with asyncio.timeout(0.5):
                    await self.ask(what, id=name, **more)
                return True
            except Refused as refused:
                if refused.rule != "unreadable":
                    return False
            except GONE:
                if self.reader is None or self.reader.done():
                    await self.come_back()

    async def come_back(self) -> None:
        while True:
            with contextlib.suppress(*GONE):
                await self.open()
                return
            await asyncio.sleep(0.05)

    async def play(self, rng: Random, most: int = 100_000) -> int:
        made = 0
        while True:
            with contextlib.suppress(*GONE):
                await self.until(lambda: self.legal or self.over, 30)
            if self.over:
                return made
            if self.reader is None or self.reader.done():
                await self.come_back()
            elif self.legal:
                made += await self.insist("decide", text=rng.choice(self.legal))


FAULTS = ["drop", "cut", "break", "delay", "hold", "double"]


def test_bad_lines_lose_nothing_and_double_nothing(house: Server) -> None:
    async def run() -> None:
        lines = await seated(house, "misty", 2, 2, options={"rounds_to_win": 1})
        flaky = []
        for seat, line in enumerate(lines):
            await line.close()
            bad = Flaky(line.person, line.table)
            bad.rng = Random(seat)
            await bad.come_back()
            flaky.append(bad)
        made = await asyncio.gather(*(line.play(line.rng) for line in flaky))
        assert sum(line.faults for line in flaky) > 10
        async with Storage(f"sqlite+aiosqlite:///{house.folder}/sobremesa.db") as storage:
            entries = await storage.entries(lines[0].table)
        ids = [entry.id for entry in entries if isinstance(entry, log.Decided)]
        assert len(ids) == len(set(ids)) >= sum(made)
        assert replayed("", entries, ALL).status == "over"
        for line in flaky:
            await line.close()

    asyncio.run(run())


# Frames that nobody meant

SAMPLES: list[dict[str, Any]] = [
    {"do": "hello", "id": "a", "lang": "es", "last": 3},
    {"do": "decide", "id": "b", "text": "rock"},
    {"do": "sit", "id": "c", "seat": 1},
    {"do": "offer", "id": "d", "what": "draw"},
    {"do": "answer", "id": "e", "yes": True},
    {"do": "kick", "id": "f", "guest": "0" * 32},
    {"do": "ping", "id": "g"},
    {"do": "start", "id": "h"},
    {"do": "abort", "id": "i"},
]
ODD: list[Any] = [None, -1, 2**70, 1e308, "", "\x00", "é" * 300, [], {}, [[[]]], True, "🂡", 0.5]


def invented(rng: Random) -> str | bytes:
    """A message as a broken or wicked client might send it."""
    message: dict[str, Any] = dict(rng.choice(SAMPLES))
    for _ in range(rng.randrange(3)):
        key = rng.choice([*message, "do", "id", "extra", "seat", "text"])
        message[key] = rng.choice([*ODD, rng.choice(SAMPLES)])
    text = json.dumps(message)
    kind = rng.randrange(8)
    if kind == 0:
        return os.urandom(rng.randrange(200))
    if kind == 1:
        return text[: rng.randrange(len(text))]
    if kind == 2:
        return text.replace('"', rng.choice(["'", "", '""']))
    if kind == 3:
        return "[" * rng.randrange(3000)
    if kind == 4:
        return text.encode()
    if kind == 5:
        return "".join(rng.choice('{}[]",:0e\\u d') for _ in range(rng.randrange(80)))
    return text


class Deaf(Line):
    """It gets answers to questions that it never meant to ask."""

    def hear(self, message: dict[str, Any]) -> None:
        if message["say"] != "update":
            super().hear(message)


async def fuzz(house: Server, frames: int) -> dict[str, int]:
    """A stranger at a running table sends nonsense: nothing changes, nothing breaks."""
    one, two = await seated(house, "rps", 2, 2)
    number, rng = one.number, Random("fuzz")
    stranger = Person.new(house)
    memory, sent, reconnects = 0, 0, 0
    while sent < frames:
        line = Deaf(stranger, one.table)
        await line.open(hello=rng.random() < 0.8)
        reconnects += 1
        assert line.socket
        with contextlib.suppress(ConnectionClosed):
            for _ in range(rng.randrange(1, 60)):
                await line.socket.send(invented(rng))
                sent += 1
            with contextlib.suppress(Broken):
                await line.ask("ping")
        await line.close()
        if not memory and sent > frames // 3:
            memory = house.memory()
    grown = house.memory() - memory
    assert grown < 20_000_000, "memory stays flat"
    assert await one.ask("decide", text="rock")
    assert one.number == (number or 0) + 1, "no state change"
    for player in (one, two):
        await player.close()
    assert '"level": "error"' not in house.log()
    return {"frames": sent, "connections": reconnects, "grown": grown}


def test_invented_frames_change_nothing_and_break_nothing(house: Server) -> None:
    asyncio.run(fuzz(house, 5_000))


@pytest.mark.soak
def test_soak_invented_frames(house: Server) -> None:
    keep("invented frames", **asyncio.run(fuzz(house, 1_000_000)))


def test_no_request_brings_the_server_down(house: Server) -> None:
    """Schemathesis reads our OpenAPI and invents requests: none is answered with 5xx."""
    ana = Person.new(house)
    table = ana.table("rps", 2)
    made = schemathesis.openapi.from_dict(request("GET", f"{house.url}/api/openapi.json").json())
    tried: list[str] = []

    def try_it(case: Any) -> None:
        if "table" in (case.path_parameters or {}) and len(tried) % 2:
            case.path_parameters["table"] = table
        cookies = {} if case.method == "DELETE" else {"sobremesa_guest": ana.cookie}
        answer = case.call(base_url=house.url, cookies=cookies, timeout=20)
        tried.append(case.path)
        assert answer.status_code < 500, f"{case.method} {case.path}: {answer.text[:300]}"

    calm = settings(
        max_examples=10, deadline=None, database=None, suppress_health_check=list(HealthCheck)
    )
    for result in made.get_all_operations():
        operation: Any = result.ok()  # type: ignore[union-attr]
        calm(given(case=operation.as_strategy())(try_it))()
    assert len(tried) > 100
    assert '"level": "error"' not in house.log()
