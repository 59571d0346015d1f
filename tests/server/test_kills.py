"""kill -9 at random moments: no acknowledged decision is lost or doubled, and every view comes back.

Clients decide all the time and note which of their decisions were acknowledged. After the last restart each
log is compared with a sequential model: played again from its start, one entry after the other. `make soak`
does the same with 200 tables and 50 kills.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from sobremesa.library import ALL
from sobremesa.server.store.storage import Storage
from sobremesa.server.table import log
from sobremesa.server.table.audience import Audience
from sobremesa.server.table.table import replayed
from tests.server.postgres import postgres
from tests.server.support import Broken, Line, Person, Refused, Server, serving
from tests.support.evidence import keep

pytestmark = pytest.mark.slow

GAMES = [("rps", 2), ("misty", 2), ("totem", 2)]


@dataclass
class Player:
    """A client that decides at random, reconnects by itself and resends what was not answered."""

    line: Line
    rng: Random
    servers: list[Server]
    acknowledged: list[str] = field(default_factory=list)
    reconnects: int = 0
    stop: bool = False

    async def run(self) -> None:
        while not self.stop:
            with contextlib.suppress(
                OSError, Broken, ConnectionClosed, TimeoutError, InvalidHandshake
            ):
                await self.connect()
                while not self.stop:
                    if self.line.over:
                        return
                    await self.line.until(lambda: self.line.legal or self.line.over or self.stop, 3)
                    if self.line.legal and not self.stop:
                        await self.decide()
                        await asyncio.sleep(self.rng.uniform(0, 0.1))
            await self.line.close()
            await asyncio.sleep(0.05)

    async def connect(self) -> None:
        self.line.server = self.rng.choice([s for s in self.servers if s.process is not None])
        self.reconnects += 1
        await self.line.open()

    async def decide(self) -> None:
        """One decision, with one id, however often the line breaks in between."""
        name = os.urandom(8).hex()
        text = self.rng.choice(self.line.legal)
        while not self.stop:
            try:
                await self.line.ask("decide", id=name, text=text)
            except Refused:
                return
            except (OSError, Broken, ConnectionClosed, TimeoutError):
                await self.line.close()
                while not self.stop:
                    await asyncio.sleep(0.05)
                    with contextlib.suppress(
                        OSError, Broken, ConnectionClosed, TimeoutError, InvalidHandshake
                    ):
                        await self.connect()
                        break
                continue
            self.acknowledged.append(name)
            return


def acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


async def decided(players: list[Player], decisions: int) -> None:
    """Wait until the players have made so many more decisions, however slow the machine."""
    wanted = acknowledged(players) + decisions
    async with asyncio.timeout(120):
        while acknowledged(players) < wanted:
            await asyncio.sleep(0.01)


async def storm(servers: list[Server], tables: int, kills: int, most: int) -> dict[str, int]:
    """Tables full of players, and a server that dies again and again, after `most` decisions at the latest."""
    rng = Random(os.urandom(4).hex())
    players: list[Player] = []
    for number in range(tables):
        slug, seats = GAMES[number % len(GAMES)]
        persons = [Person.new(servers[0], f"P{seat}") for seat in range(seats)]
        table = persons[0].table(slug, seats)
        for seat, person in enumerate(persons[1:], 1):
            assert person.do(table, "sit", seat=seat).status_code == 200
        assert persons[0].do(table, "start").status_code == 200
        players += [Player(Line(p, table), Random(rng.random()), servers) for p in persons]
    tasks = [asyncio.create_task(player.run()) for player in players]
    for _ in range(kills):
        await decided(players, rng.randint(1, most))
        await asyncio.sleep(rng.uniform(0, 0.1))
        victim = rng.choice(servers)
        await asyncio.to_thread(victim.kill)
        if len(servers) > 1:
            await asyncio.sleep(rng.uniform(0, 0.5))
        await asyncio.to_thread(victim.start)
    await decided(players, most)
    for player in players:
        player.stop = True
        player.line.news.set()
    await asyncio.gather(*tasks)
    await compare(servers[0], players)
    return {
        "tables": tables,
        "kills": kills,
        "acknowledged": acknowledged(players),
        "reconnects": sum(player.reconnects for player in players),
    }


async def compare(server: Server, players: list[Player]) -> None:
    """The log against the clients, and against the rules played from the start."""
    db = server.db or f"sqlite+aiosqlite:///{server.folder}/sobremesa.db"
    by_table: dict[str, list[Player]] = {}
    for player in players:
        by_table.setdefault(player.line.table, []).append(player)
    async with Storage(db) as storage:
        for name, seated in by_table.items():
            entries = await storage.entries(name)
            table = replayed(name, entries, ALL)  # every decision is checked again
            for seat, player in enumerate(seated):
                assert player.line.person
                kept = [
                    entry.id
                    for entry in entries
                    if isinstance(entry, log.Decided) and entry.guest == player.line.person.id
                ]
                assert len(kept) == len(set(kept)), "none doubled"
                missing = [made for made in player.acknowledged if made not in kept]
                assert not missing, "no acknowledged decision lost"
                assert [k for k in kept if k in player.acknowledged] == player.acknowledged
                assert len(kept) - len(player.acknowledged) <= 1, "at most one was under way"
                player.line.server = server
                await player.line.open()
                expected = Audience(table).update(seat, "en", None, {}, 0).position
                assert expected
                assert player.line.position
                assert player.line.position["view"] == json.loads(bytes(expected.view))
                assert player.line.position["legal"] == expected.legal
                await player.line.close()


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


def test_kills_on_sqlite_lose_and_double_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        asyncio.run(storm([server], tables=20, kills=5, most=40))


def test_kills_on_postgresql_lose_and_double_nothing(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, db=database) as server:
        asyncio.run(storm([server], tables=20, kills=5, most=40))


def test_two_servers_share_tables_while_one_is_killed(tmp_path: Path, database: str) -> None:
    with serving(tmp_path / "a", db=database) as one, serving(tmp_path / "b", db=database) as two:
        asyncio.run(storm([one, two], tables=12, kills=2, most=40))


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["sqlite", "postgresql", "two servers"])
def test_soak_kills(tmp_path: Path, database: str, kind: str) -> None:
    db = "" if kind == "sqlite" else database
    with contextlib.ExitStack() as stack:
        names = ["a", "b"] if kind == "two servers" else ["a"]
        servers = [stack.enter_context(serving(tmp_path / name, db=db)) for name in names]
        figures = asyncio.run(storm(servers, tables=200, kills=50, most=800))
    keep(f"kill -9, {kind}", **figures)
