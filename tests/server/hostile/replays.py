"""Attacks by replays: records brought along whose answer is a hundred times longer, answers that nobody reads,
and the replay of a long game, asked for again and again by people who have no name."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
from functools import cache
from random import Random
from typing import Any
from urllib.parse import urlsplit

from sobremesa.core import CHANCE
from sobremesa.core.fair import Fair
from sobremesa.core.match import Match
from sobremesa.core.record import record_of
from sobremesa.games import totem
from tests.server.hostile import Counts
from tests.server.hostile.tables import Score, Stranger, stranger

UPLOADS = 4  # at a time
UNREAD = 20  # connections whose answers nobody reads
ASKERS = 40  # for the same long game
PLAYERS = 4
BROUGHT = 120_000  # bytes of a record; a hundred times as much, told step by step
LONGEST_START = 15_000  # bytes of a record that a table could be laid from, when this was written


@cache
def long_game(most: int, **options: int) -> str:
    """The record of a game of Totem that goes on, of so many bytes at most; by rules that every server knows."""
    game = totem.GAME.edition("1.0")
    assert game
    match, rng = Match(game, PLAYERS, options), Random(16)
    dice, events = Fair.from_seed("16", PLAYERS), most // 8
    while len(match.events) < events and (deciders := match.deciders()):
        if deciders[0] == CHANCE:
            match.act(CHANCE, dice.pick(match.state))
        else:
            legal = match.state.legal(deciders[0])
            match.act(deciders[0], int(legal[rng.randrange(len(legal))]))
    lines = record_of(match).write().splitlines()
    size = sum(len(line) + 2 for line in lines)  # a line's end is two characters in JSON
    while size > most or lines[-1].startswith("="):
        size -= len(lines.pop()) + 2
    return "\n".join(lines) + "\n"


@cache
def brought() -> str:
    return long_game(BROUGHT, quiet_per_player=100_000)


def prepare() -> None:
    """Write the records before anybody is attacked."""
    brought()
    long_game(LONGEST_START)


async def replay_uploads(url: str, source: str, seconds: float) -> Counts:
    """Short records with long replays, some at a time, their answers read to the end."""

    async def bring(eva: Stranger) -> None:
        while eva.on():
            await eva.ask("POST", "/api/replay", json={"record": brought()})

    async with stranger(url, source, seconds) as eva:
        await asyncio.gather(*(bring(eva) for _ in range(UPLOADS)))
        return eva.score.counts()


async def replay_unread(url: str, source: str, seconds: float) -> Counts:
    """The same from connections on which nothing is read but the first words of the answer."""
    async with stranger(url, source, seconds) as eva:
        await asyncio.gather(*(hold(eva) for _ in range(UNREAD)))
        return eva.score.counts()


async def hold(eva: Stranger) -> None:
    """Ask, and let the answer lie until the time is over; again if the house has closed the connection."""
    body = json.dumps({"record": brought()}).encode()
    head = "POST /api/replay HTTP/1.1\r\nhost: sobremesa\r\ncontent-type: application/json\r\n"
    request = f"{head}content-length: {len(body)}\r\n\r\n".encode() + body
    while eva.on():
        try:
            with contextlib.closing(await dial(eva)) as line:
                await asyncio.get_running_loop().sock_sendall(line, request)
                eva.score.sent += 1
                await unread(eva, line)
        except OSError:
            eva.score.closed += 1
            await asyncio.sleep(0.05)


async def dial(eva: Stranger) -> socket.socket:
    """A connection with as little room for what comes as there can be."""
    where = urlsplit(eva.url)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.setblocking(False)
    line.bind((eva.source, 0))
    await asyncio.get_running_loop().sock_connect(line, (where.hostname, where.port))
    return line


async def unread(eva: Stranger, line: socket.socket) -> None:
    """The status of an answer, and no more; ConnectionError if there is none."""
    reading = asyncio.ensure_future(asyncio.get_running_loop().sock_recv(line, 12))
    await asyncio.wait([reading], timeout=max(0.0, eva.until - time.monotonic()))
    if not reading.cancel():
        status = reading.result()[9:]
        if not status.isdigit():
            raise ConnectionError
        eva.score.answered(int(status))
        while eva.on() and status == b"200":
            await asyncio.sleep(0.1)
        await asyncio.sleep(0.05)


async def replay_long_game(url: str, source: str, seconds: float) -> Counts:
    """A table that plays on from a long record, and many who ask for its replay and its record at once."""

    async def look(eva: Stranger, table: str) -> None:
        while eva.on():
            for what in ("replay", "record"):
                await eva.ask("GET", f"/api/tables/{table}/{what}")

    async with stranger(url, source, seconds) as eva:
        table = await long_table(eva)
        if table:
            await asyncio.gather(*(look(eva, table) for _ in range(ASKERS)))
        return eva.score.counts()


async def long_table(eva: Stranger) -> str:
    """A running table with a long past; empty if there was none to be had in time."""
    record = long_game(LONGEST_START)
    bots = {str(seat): "random" for seat in range(1, PLAYERS)}
    start: dict[str, Any] = {"record": record, "lines": len(record.splitlines()) - 1}
    while eva.on():
        for cookie in await eva.guests(1):
            table = await eva.table(
                cookie, game="totem", players=PLAYERS, bots=bots, start_from=start
            )
            if table and await eva.do(table, cookie, "start"):
                return table
            await asyncio.sleep(0.2)
    return ""


async def replay_flood(url: str, source: str, seconds: float) -> Counts:
    """All three at once, from one address."""
    found = await asyncio.gather(*(attack(url, source, seconds) for attack in ATTACKS))
    whole = Score()
    for counts in found:
        whole.sent += counts.sent
        whole.refused += counts.refused
        whole.closed += counts.closed
        whole.errors += counts.errors
    return whole.counts()


ATTACKS = (replay_uploads, replay_unread, replay_long_game)
