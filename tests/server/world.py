"""A server in the test's own process, on real sockets; its clock, its luck and the names it gives are the test's.

Two of them can play the same game with different secrets, and whoever listens can be compared byte for byte.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn

from sobremesa.core import Action, AnyGame, State
from sobremesa.core.fair import Fair
from sobremesa.library import ALL
from sobremesa.server.app import Settings, make_app
from sobremesa.server.bots.thinking import help_with
from sobremesa.server.cli import configuration
from sobremesa.server.live.hub import Hub
from sobremesa.server.live.live import Live
from sobremesa.server.net.bodies import NewTable
from sobremesa.server.people.limits import Limits, scaled
from sobremesa.server.records import clerk
from sobremesa.server.store import storage
from sobremesa.server.store.files import sqlite_url
from sobremesa.server.table import wire
from sobremesa.server.table.log import SETTINGS
from sobremesa.server.table.progress import Progress
from tests.server.support import CONTEXT, HOST, Line, Person

# All that can be fetched and might move while a game is played: at a table, about oneself, by anybody.
AT_TABLE = ("", "/position", "/record", "/replay", "/aids", "/analysis", "/caution")
OWN = (
    "/api/me",
    "/api/me/tables",
    "/api/me/games/open",
    "/api/me/games",
    "/api/me/company",
    "/api/me/statistics",
    "/api/me/export",
    "/api/me/account",
    "/api/me/devices",
    "/api/me/blocks",
)
PUBLIC = ("/api/tables", "/metrics", "/healthz", "/livez", "/api/house")

BEGAN = 1_800_000_000_000  # milliseconds: when it is in every world


@dataclass
class Fate:
    """What the server cannot choose by itself in a test: names that nobody can guess, and luck."""

    names: Random = field(default_factory=Random)
    luck: deque[Action] = field(default_factory=deque)  # then the table's own stream

    def plant(self, monkeypatch: pytest.MonkeyPatch) -> None:
        pick = Fair.pick

        def picked(fair: Fair, state: State) -> Action:
            return self.luck.popleft() if self.luck else pick(fair, state)

        monkeypatch.setattr(Fair, "pick", picked)
        monkeypatch.setattr(
            storage, "PRAGMAS", ("journal_mode=WAL", "synchronous=OFF")
        )  # no power cuts
        monkeypatch.setattr(secrets, "token_hex", lambda size: self.names.randbytes(size).hex())
        monkeypatch.setattr(secrets, "token_urlsafe", lambda size: self.names.randbytes(size).hex())


class Oracle:
    """In place of the worker processes: aids that tell all they were asked with."""

    def __init__(self, count: int) -> None:
        self.count = count

    async def ask(self, about: str, work: Callable[[Any], Any], job: Any) -> Any:
        if work is not help_with:
            return work(job)
        return msgspec.json.encode(wire.Aids(None, msgspec.Raw(msgspec.json.encode(repr(job)))))


class Desk:
    """In place of the clerk's process: the same work here, for the games of the test."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        self.shelf, self.games = clerk.Shelf(), dict(games)

    async def ask(self, job: clerk.Job) -> clerk.JobDone:
        with pytest.MonkeyPatch.context() as monkeypatch:
            monkeypatch.setattr(clerk, "ALL", self.games)
            found = clerk.carefully(self.shelf.work, job)
        assert not isinstance(found, clerk.Broke), found
        return found

    def stop(self) -> None:
        pass


class Quiet(uvicorn.Server):
    """One of several in a process: signals are not for it."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


@dataclass
class World:
    folder: Path
    games: Mapping[str, AnyGame] = field(default_factory=lambda: ALL)
    now: int = BEGAN
    token: str = ""  # for /metrics
    url: str = ""

    async def __aenter__(self) -> World:
        self.folder.mkdir(parents=True, exist_ok=True)
        self.settings = Settings(
            db=sqlite_url(self.folder / "world.db"), public_url="http://table.example", bots=False,
            limits=scaled(Limits(), 100_000), metrics_token=self.token,
        )  # fmt: skip
        app = make_app(self.settings)
        config = configuration(app, self.settings, "127.0.0.1", 0)
        config.date_header = False  # the machine's clock is nobody's here
        self.server = Quiet(config)
        self.served = asyncio.create_task(self.server.serve())
        while not self.server.started:
            await asyncio.sleep(0.01)
            assert not self.served.done(), "the server did not start"
        port = self.server.servers[0].sockets[0].getsockname()[1]
        self.url = f"http://{HOST}:{port}"
        state: Any = app.app.state  # type: ignore[attr-defined]  # Litestar's
        self.hub: Hub = state.hub
        self.hub.clock, self.hub.games = lambda: self.now, self.games
        state.workers, state.replays.process = Oracle(1), Desk(self.games)
        self.client = httpx.AsyncClient(base_url=self.url, verify=CONTEXT, timeout=30)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.client.aclose()
        self.server.should_exit = True
        await self.served

    async def ask(
        self, person: Person | None, method: str, path: str, **more: Any
    ) -> httpx.Response:
        headers = {"cookie": f"sobremesa_guest={person.cookie}"} if person else {}
        return await self.client.request(method, path, headers=headers, **more)

    async def guest(self, name: str) -> Person:
        made = await self.ask(None, "POST", "/api/guests", json={"name": name, "lang": "en"})
        assert made.status_code == 201, made.text
        self.client.cookies.clear()
        server: Any = self  # it has an address, which is all that a line wants
        return Person(server, made.json()["id"], made.cookies["sobremesa_guest"])

    async def table(self, host: Person, slug: str, players: int, **setup: Any) -> str:
        """As POST /api/tables makes one; by any `rules`, and from any lines on (`start`)."""
        more = {key: setup.pop(key) for key in ("rules", "start") if key in setup}
        wanted = msgspec.convert({"game": slug, "players": players, "aids": True} | setup, NewTable)
        return await self.hub.create(
            host.id, {name: getattr(wanted, name) for name in SETTINGS} | more
        )

    async def line(self, person: Person | None, table: str, **more: Any) -> Line:
        server: Any = self
        line = Line(person, table, server=server, **more)
        await line.open(hello=False)
        await line.ask("hello", id="hello", lang=line.lang, last=None, chat=0)
        return line

    async def leave(self, line: Line) -> None:
        """Close a line, and wait until those who stay have been told."""
        there = self.live(line.table).subscribers
        left = len(there) - 1
        await line.close()
        while len(there) > left:
            await asyncio.sleep(0.001)

    def live(self, table: str) -> Live:
        return self.hub.lives[table]

    def progress(self, table: str) -> Progress:
        return self.live(table).table.running


async def settled(line: Line, name: str) -> list[bytes]:
    """All frames that have come since the last time, until the server answers."""
    line.answers.clear()
    await line.ask("ping", id=name)
    found, line.frames = line.frames, []
    return found


def says(frames: list[bytes]) -> list[str]:
    return [str(json.loads(frame)["say"]) for frame in frames]
