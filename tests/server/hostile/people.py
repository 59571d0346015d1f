"""People at tables, scripted: they sit, decide by what is legal, come back when the line breaks, and take notes.

They share the machine with the server that they measure, so they cost little: one process, one loop, and of each
message only the few fields that they need are read. They know no more of the protocol than it always had.
"""

from __future__ import annotations

import asyncio
import os
import time
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from tests.server.hostile.house import HOST, House

PATIENCE = 30.0  # seconds that somebody waits for an answer before trying again
BROKEN = (OSError, EOFError, TimeoutError, ValueError, WebSocketException)


class Failed(OSError):
    """A request was not granted: what it was, and the answer."""


class Position(msgspec.Struct):
    legal: list[str]
    result: dict[str, Any] | None = None


class Heard(msgspec.Struct):
    """What matters of any message from the server."""

    say: str
    id: str = ""
    number: int = 0
    rule: str = ""
    position: Position | None = None


hear = msgspec.json.Decoder(Heard).decode


class Moment(NamedTuple):
    at: float  # time.monotonic() of the beginning
    took: float = 0.0
    what: str = ""


@dataclass
class Notes:
    """What all people of a run have seen."""

    decisions: list[Moment] = field(default_factory=list)  # from sending to `done`
    unanswered: list[Moment] = field(default_factory=list)  # decisions, until the end of the run
    bots: list[Moment] = field(default_factory=list)  # one person's wait for one easy bot
    refused: list[Moment] = field(default_factory=list)  # decisions, with the rule
    failed: list[Moment] = field(default_factory=list)  # requests, with the answer
    broken: list[Moment] = field(default_factory=list)  # lines, with how they ended
    arrived: list[Moment] = field(default_factory=list)  # newcomers, until their first decision
    turned_away: list[Moment] = field(default_factory=list)  # newcomers, with what went wrong
    late: list[Moment] = field(
        default_factory=list
    )  # how long this program itself kept people waiting
    acknowledged: list[tuple[str, str]] = field(default_factory=list)  # table, id
    games: int = 0  # finished


async def ask(
    house: House, source: str, method: str, path: str, body: object = None, cookie: str = ""
) -> tuple[Any, str]:
    """One request on a connection of its own: the answer, and the cookie that came with it."""
    text = msgspec.json.encode(body) if body is not None else b""
    head = (
        f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{house.port}\r\nConnection: close\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(text)}\r\n"
        f"Cookie: sobremesa_guest={cookie}\r\n\r\n"
    )
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(HOST, house.port, local_addr=(source, 0))
        try:
            writer.write(head.encode() + text)
            answer = await reader.read()
        finally:
            writer.close()
    headers, _, told = answer.partition(b"\r\n\r\n")
    status = headers[9:12].decode()
    if not status.startswith("2"):
        raise Failed(f"{method} {path.partition('?')[0][:11]} {status}")
    given = headers.decode("latin-1").partition("sobremesa_guest=")[2].partition(";")[0]
    return (msgspec.json.decode(told) if told.startswith((b"{", b"[")) else None), given


@dataclass
class Person:
    """A guest, who comes from an address of their own and thinks for a while before deciding."""

    house: House
    source: str
    notes: Notes
    rng: Random
    think: tuple[float, float]
    cookie: str = ""
    alone: bool = False  # with one easy bot
    table: str = ""
    number: int | None = None  # of the last piece that was heard
    legal: list[str] = field(default_factory=list)
    over: bool = False
    due: float = 0.0  # when the next decision will be made; 0: it is not theirs
    pending: dict[str, str] | None = None  # sent and not answered
    sent: float = 0.0
    waiting: float = 0.0  # for a bot, since when
    decided: int = 0

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        answer, cookie = await ask(self.house, self.source, method, path, body, self.cookie)
        self.cookie = cookie or self.cookie
        return answer

    async def enter(self, name: str) -> None:
        if not self.cookie:
            await self.ask("POST", "/api/guests", {"name": name})

    async def do(self, table: str, what: str, **more: object) -> None:
        deed = {"do": what, "id": os.urandom(8).hex(), **more}
        await self.ask("POST", f"/api/tables/{table}/do", deed)

    async def play(self, table: str) -> None:
        """Until the game is over, however often the line breaks."""
        self.table, self.number, self.over, self.pending, self.waiting = table, None, False, None, 0
        while not self.over or self.pending:
            try:
                await self.sit_and_listen()
            except BROKEN as error:
                self.notes.broken.append(Moment(time.monotonic(), 0, how(error)))
                await asyncio.sleep(self.rng.uniform(0.1, 0.5))

    async def sit_and_listen(self) -> None:
        url = f"ws://{HOST}:{self.house.port}/api/tables/{self.table}/socket"
        async with connect(
            url, additional_headers={"cookie": f"sobremesa_guest={self.cookie}"},
            local_addr=(self.source, 0), compression=None, proxy=None, max_size=None,
            ping_interval=None, open_timeout=PATIENCE, close_timeout=1,
        ) as line:  # fmt: skip
            hello = {"do": "hello", "id": "hello", "last": self.number}
            await line.send(msgspec.json.encode(hello).decode())
            if self.pending:  # with the same id: it is answered again, not done twice
                await line.send(msgspec.json.encode(self.pending).decode())
            while not self.over or self.pending:
                await self.next(line)

    async def next(self, line: ClientConnection) -> None:
        """The next message, or the next decision, whichever comes first."""
        loop, patience = asyncio.get_running_loop(), 2 * PATIENCE
        if self.pending:
            patience = PATIENCE
        elif self.due:
            patience = max(0.0, self.due - time.monotonic())
        try:
            async with asyncio.timeout_at(loop.time() + patience):
                frame = await line.recv()
        except TimeoutError:
            if self.pending:
                raise
            if self.due:
                await self.decide(line)
            return
        self.heard(hear(frame))

    async def decide(self, line: ClientConnection) -> None:
        text = self.rng.choice(self.legal)
        self.pending = {"do": "decide", "id": os.urandom(8).hex(), "text": text}
        self.due, self.sent = 0.0, time.monotonic()
        await line.send(msgspec.json.encode(self.pending).decode())

    def heard(self, message: Heard) -> None:
        if message.say == "update":
            self.number = message.number
            if message.position:
                self.legal = message.position.legal
                self.over = message.position.result is not None
                self.turn()
        elif self.pending and message.id == self.pending["id"]:
            self.answered(message)

    def answered(self, message: Heard) -> None:
        assert self.pending
        now = time.monotonic()
        if message.say == "done":
            self.notes.decisions.append(Moment(self.sent, now - self.sent))
            self.notes.acknowledged.append((self.table, self.pending["id"]))
            self.decided += 1
            self.waiting = now if self.alone and not self.legal else 0.0
        else:
            self.notes.refused.append(Moment(self.sent, now - self.sent, message.rule))
        self.pending = None
        self.turn()

    def turn(self) -> None:
        """Whose is it? Whoever has to decide begins to think."""
        if self.pending:
            return
        if self.legal and self.waiting:
            self.notes.bots.append(Moment(self.waiting, time.monotonic() - self.waiting))
            self.waiting = 0.0
        if not self.legal or self.over:
            self.due = 0.0
        elif not self.due:
            self.due = time.monotonic() + self.rng.uniform(*self.think)

    def give_up(self) -> None:
        """The run is over: what was not answered by now has waited at least so long."""
        if self.pending:
            self.notes.unanswered.append(Moment(self.sent, time.monotonic() - self.sent))
            self.pending = None


def how(error: BaseException) -> str:
    """How a line or a request ended, in a word or two."""
    if isinstance(error, Failed):
        return str(error)
    if isinstance(error, ConnectionClosed):
        return f"closed {error.rcvd.code if error.rcvd else 'without a word'}"
    if isinstance(error, InvalidStatus):
        return f"answered {error.response.status_code}"
    return type(error).__name__
