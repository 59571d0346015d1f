"""A server in a process of its own, and clients that speak its protocol over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import ssl
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]


HOST = "127.0.0.1"
CONTEXT = ssl.create_default_context()  # loading certificates costs more than most requests


def request(method: str, url: str, **more: Any) -> httpx.Response:
    with httpx.Client(timeout=120, verify=CONTEXT) as client:
        return client.request(method, url, **more)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@dataclass
class Server:
    """`sobremesa serve`, started for real; it can be killed and started again."""

    folder: Path
    db: str = ""
    port: int = field(default_factory=free_port)
    arguments: tuple[str, ...] = ("--limits", "10000", "--bot-pace", "0.02")
    module: str = "sobremesa"  # whose command line it is
    process: subprocess.Popen[bytes] | None = None
    took: float = 0.0  # seconds until it answered

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    def start(self) -> Server:
        where = ["--db", self.db] if self.db else ["--data", str(self.folder)]
        if "--metrics-token" not in self.arguments:
            where += ["--metrics-token", str(self.folder / "metrics-token")]
        command = [
            sys.executable, "-m", self.module, "serve", "--host", "127.0.0.1",
            "--port", str(self.port), *where, *self.arguments,
        ]  # fmt: skip
        began = time.perf_counter()
        with (self.folder / "server.log").open("ab") as out:
            self.process = subprocess.Popen(command, stdout=out, stderr=out)
        while True:
            assert self.process.poll() is None, self.log()[-3000:]
            with contextlib.suppress(httpx.TransportError):
                if request("GET", f"{self.url}/healthz").status_code == 200:
                    break
            time.sleep(0.05)
            assert time.perf_counter() - began < 60, self.log()[-3000:]
        self.took = time.perf_counter() - began
        return self

    def metrics(self) -> str:
        word = (self.folder / "metrics-token").read_text(encoding="utf-8").strip()
        headers = {"authorization": f"Bearer {word}"}
        return request("GET", f"{self.url}/metrics", headers=headers).text

    def log(self) -> str:
        return (self.folder / "server.log").read_text(encoding="utf-8")

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()
                raise

    def memory(self) -> int:
        """Resident bytes."""
        assert self.process is not None
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


@contextlib.contextmanager
def serving(folder: Path, **setting: Any) -> Iterator[Server]:
    folder.mkdir(parents=True, exist_ok=True)
    server = Server(folder, **setting)
    try:
        yield server.start()
    finally:
        server.stop()


class Broken(Exception):
    """The line is broken while something is waited for."""


class Refused(Exception):
    @property
    def rule(self) -> str:
        return str(self.args[0])


@dataclass
class Person:
    """A guest with a cookie."""

    server: Server
    id: str
    cookie: str

    @classmethod
    def new(cls, server: Server, name: str = "Ana", lang: str = "en") -> Person:
        made = request("POST", f"{server.url}/api/guests", json={"name": name, "lang": lang})
        assert made.status_code == 201, made.text
        return cls(server, made.json()["id"], made.cookies["sobremesa_guest"])

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        cookies = {"cookie": f"sobremesa_guest={self.cookie}"}
        return request(method, f"{self.server.url}/api{path}", headers=cookies, **more)

    def table(self, game: str, players: int, **setup: Any) -> str:
        made = self.ask("POST", "/tables", json={"game": game, "players": players, **setup})
        assert made.status_code == 201, made.text
        return str(made.json()["id"])

    def do(self, table: str, what: str, /, **more: Any) -> httpx.Response:
        wanted = {"do": what, "id": os.urandom(8).hex(), **more}
        return self.ask("POST", f"/tables/{table}/do", json=wanted)

    def record(self, table: str) -> str:
        return self.ask("GET", f"/tables/{table}/record").text

    @contextlib.asynccontextmanager
    async def at(self, table: str, **more: Any) -> AsyncIterator[Line]:
        line = Line(self, table, **more)
        await line.open()
        try:
            yield line
        finally:
            await line.close()


@dataclass
class Line:
    """A socket at a table, and everything that came over it."""

    person: Person | None
    table: str
    lang: str = "en"
    wanted: int | None = None  # which of several own seats
    server: Server | None = None
    frames: list[bytes] = field(default_factory=list)
    pieces: list[Message] = field(default_factory=list)
    chat: list[Message] = field(default_factory=list)
    number: int | None = None
    position: Message | None = None
    info: Message = field(default_factory=dict)
    seat: int | None = None
    present: Message = field(default_factory=dict)
    answers: dict[str, Message] = field(default_factory=dict)
    socket: ClientConnection | None = None
    reader: asyncio.Task[None] | None = None
    news: asyncio.Event = field(default_factory=asyncio.Event)
    on_frame: Callable[[bytes], None] = lambda frame: None

    async def open(self, hello: bool = True) -> None:
        await self.close()
        server = self.server or (self.person and self.person.server)
        assert server
        headers = {"cookie": f"sobremesa_guest={self.person.cookie}"} if self.person else {}
        self.socket = await connect(
            f"{server.url.replace('http', 'ws')}/api/tables/{self.table}/socket",
            additional_headers=headers, max_size=None, compression=None, proxy=None,
        )  # fmt: skip
        self.reader = asyncio.create_task(self.read())
        if hello:
            last_chat = self.chat[-1]["number"] if self.chat else 0
            more = {} if self.wanted is None else {"seat": self.wanted}
            await self.ask("hello", lang=self.lang, last=self.number, chat=last_chat, **more)

    async def close(self) -> None:
        if self.socket:
            await self.socket.close()
        if self.reader:
            with contextlib.suppress(asyncio.CancelledError):
                await self.reader

    async def read(self) -> None:
        assert self.socket
        try:
            async for frame in self.socket:
                data = frame.encode() if isinstance(frame, str) else frame
                self.frames.append(data)
                self.on_frame(data)
                self.hear(json.loads(data))
                self.news.set()
        except ConnectionClosed:
            pass
        finally:
            self.news.set()

    def hear(self, message: Message) -> None:
        match message["say"]:
            case "welcome":
                self.seat = message["seat"]
            case "update":
                if message["fresh"]:
                    self.pieces = []
                self.pieces += message["pieces"]
                numbers = [piece["number"] for piece in self.pieces]
                assert numbers == list(range(1, message["number"] + 1)), "nothing is missed"
                self.number = message["number"]
                self.position = message["position"]
                self.info = message["table"] or self.info
            case "chat":
                self.chat += message["lines"]
            case "present":
                self.present = message
            case "done" | "refused" | "tried" | "pong":
                self.answers[message["id"]] = message

    async def until(self, true: Callable[[], Any], seconds: float = 30) -> None:
        async with asyncio.timeout(seconds):
            while not true():
                if self.reader is None or self.reader.done():
                    raise Broken
                self.news.clear()
                await self.news.wait()

    async def send(self, what: str, /, **more: Any) -> str:
        assert self.socket
        name = str(more.pop("id", "") or os.urandom(8).hex())
        await self.socket.send(json.dumps({"do": what, "id": name, **more}))
        return name

    async def ask(self, what: str, /, **more: Any) -> Message:
        """Send and wait for the answer; Refused if the answer is no."""
        name = await self.send(what, **more)
        await self.until(lambda: name in self.answers)
        answer = self.answers[name]
        if answer["say"] == "refused":
            raise Refused(answer["rule"], answer["sentence"])
        return answer

    @property
    def legal(self) -> list[str]:
        return list(self.position["legal"]) if self.position else []

    @property
    def over(self) -> bool:
        return bool(self.position and self.position["result"])

    def lines(self) -> list[str]:
        return [text for piece in self.pieces for text in piece.get("lines", [])]

    async def play(self, rng: Random, most: int = 100_000) -> int:
        """Decide at random until the game is over; how many decisions."""
        made = 0
        while made < most:
            await self.until(lambda: self.legal or self.over, 60)
            if self.over:
                return made
            with contextlib.suppress(Refused):  # a window closed in the same moment
                await self.ask("decide", text=rng.choice(self.legal))
                made += 1
        return made


async def seated(server: Server, game: str, players: int, people: int, **setup: Any) -> list[Line]:
    """A running table with so many people, each on an open line; the others are bots."""
    persons = [Person.new(server, f"Guest {number}") for number in range(people)]
    bots = {str(seat): "random" for seat in range(people, players)}
    table = persons[0].table(game, players, bots=bots, **setup)
    lines = [Line(person, table) for person in persons]
    for line in lines:
        await line.open()
    for seat, line in enumerate(lines[1:], 1):
        await line.ask("sit", seat=seat, contribution=f"mine {seat}")
    await lines[0].ask("contribute", text="mine 0")
    await lines[0].ask("start")
    return lines
