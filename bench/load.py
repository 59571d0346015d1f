"""Load: our server and boardgame.io's own, one after the other, the same game, the same kind of client.

    .venv/bin/python bench/load.py --tables 1000 --seconds 10

Two seats of every table count in turn, each as soon as it hears of the other's move: a closed loop, so the
servers set the pace. Measured are decisions a second, and the time from sending a decision to the other
seat's message. Ours commits every decision to SQLite first; theirs keeps everything in memory.
boardgame.io comes from npm, with `npm install` into build/boardgame.io. Ratios count, not numbers.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).parent
ROOT = HERE.parent
VERSION = "0.50.2"
HOST = "127.0.0.1"
THEIRS = """
const { Server } = require('boardgame.io/server');
const Counter = { name: 'counter', setup: () => ({ n: 0 }), turn: { minMoves: 1, maxMoves: 1 },
                  moves: { add: ({ G }) => { G.n += 1; } } };
Server({ games: [Counter], origins: [/.*/] }).run(Number(process.argv[2]));
"""


class Seat:
    """One client. `moved` is called when the other seat's decision has arrived."""

    def __init__(self, url: str, number: int) -> None:
        self.url, self.number = url, number
        self.socket: ClientConnection
        self.sent = 0.0
        self.other: Seat
        self.waits: list[float] = []
        self.moves = 0

    async def listen(self) -> None:
        async for frame in self.socket:
            await self.hear(str(frame) if isinstance(frame, str) else frame.decode())

    def heard_the_other(self) -> None:
        self.waits.append(time.perf_counter() - self.other.sent)

    async def hear(self, frame: str) -> None:
        raise NotImplementedError

    async def move(self) -> None:
        raise NotImplementedError


class Ours(Seat):
    cookie = table = ""

    async def hear(self, frame: str) -> None:
        if not frame.startswith('{"say":"update"'):
            return
        message = json.loads(frame)
        position = message["position"]
        if not position or not position["legal"]:
            return
        if message["pieces"] and message["pieces"][-1].get("seat") == 1 - self.number:
            self.heard_the_other()
        await self.move()

    async def move(self) -> None:
        self.sent = time.perf_counter()
        self.moves += 1
        wanted = {"do": "decide", "id": f"{self.number}-{self.moves}", "text": "add"}
        await self.socket.send(json.dumps(wanted))


class Theirs(Seat):
    match = ""
    state = -1

    async def hear(self, frame: str) -> None:
        if frame == "2":
            await self.socket.send("3")
            return
        if not frame.startswith("42/counter,"):
            return
        what = json.loads(frame[len("42/counter,") :])
        if what[0] not in ("update", "sync"):
            return
        state = what[2] if what[0] == "update" else what[2]["state"]
        if state["_stateID"] <= self.state:
            return
        self.state = state["_stateID"]
        if state["ctx"]["currentPlayer"] == str(self.number):
            if what[0] == "update":
                self.heard_the_other()
            await self.move()

    async def move(self) -> None:
        self.sent = time.perf_counter()
        self.moves += 1
        payload = {"type": "add", "args": [], "playerID": str(self.number)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        wanted = ["update", action, self.state, self.match, str(self.number)]
        await self.socket.send("42/counter," + json.dumps(wanted))


async def our_table(url: str, http: httpx.AsyncClient) -> list[Seat]:
    seats, table = [], ""
    for number in range(2):
        made = await http.post(f"{url}/api/guests", json={"name": f"G{number}"})
        http.cookies.clear()
        seat = Ours(url, number)
        seat.cookie = f"sobremesa_guest={made.cookies['sobremesa_guest']}"
        headers = {"cookie": seat.cookie}
        if not number:
            wanted = {"game": "rps", "players": 2}
            made = await http.post(f"{url}/api/tables", json=wanted, headers=headers)
            table = made.json()["id"]
        else:
            wanted = {"do": "sit", "id": "s"}
            await http.post(f"{url}/api/tables/{table}/do", json=wanted, headers=headers)
        seat.table = table
        seats.append(seat)
    for seat in seats:
        seat.socket = await connect(
            f"{url.replace('http', 'ws')}/api/tables/{table}/socket", compression=None,
            additional_headers={"cookie": seat.cookie}, proxy=None,
        )  # fmt: skip
        await seat.socket.send('{"do":"hello","id":"h"}')
    return [*seats]


async def begin_ours(seats: list[Seat]) -> None:
    await seats[0].socket.send('{"do":"start","id":"go"}')


async def their_table(url: str, http: httpx.AsyncClient) -> list[Seat]:
    match, seats = os.urandom(8).hex(), []  # the first `sync` makes it
    for number in range(2):
        seat = Theirs(url, number)
        seat.match = match
        address = f"{url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket"
        seat.socket = await connect(address, compression=None, proxy=None, max_size=None)
        await seat.socket.recv()
        await seat.socket.send("40/counter,")
        await seat.socket.recv()
        seats.append(seat)
    return [*seats]


async def begin_theirs(seats: list[Seat]) -> None:
    for seat in reversed(seats):
        assert isinstance(seat, Theirs)
        wanted = ["sync", seat.match, str(seat.number), None, 2]
        await seat.socket.send("42/counter," + json.dumps(wanted))


@contextlib.asynccontextmanager
async def running(command: list[str], port: int, probe: str) -> AsyncIterator[tuple[str, int]]:
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    url = f"http://{HOST}:{port}"
    try:
        async with httpx.AsyncClient() as http:
            for _ in range(600):
                with contextlib.suppress(httpx.TransportError):
                    if (await http.get(url + probe)).status_code < 500:
                        break
                await asyncio.sleep(0.1)
        yield url, process.pid
    finally:
        process.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(10)
        process.kill()
        process.wait()


async def measure(
    kind: str, tables: int, seconds: float, command: list[str], port: int
) -> dict[str, Any]:
    make, begin = (our_table, begin_ours) if kind == "sobremesa" else (their_table, begin_theirs)
    async with (
        running(command, port, "/healthz" if kind == "sobremesa" else "/games") as (url, pid),
        httpx.AsyncClient(timeout=60) as http,
    ):
        pairs = []
        for start in range(0, tables, 20):
            some = range(start, min(tables, start + 20))
            pairs += await asyncio.gather(*(make(url, http) for _ in some))
        listening = []
        for pair in pairs:
            pair[0].other, pair[1].other = pair[1], pair[0]
            listening += [asyncio.create_task(seat.listen()) for seat in pair]
        for pair in pairs:
            await begin(pair)
        await asyncio.sleep(2)  # until all are under way
        seats = [seat for pair in pairs for seat in pair]
        for seat in seats:
            seat.waits.clear()
        began, spent = time.perf_counter(), processor_time(pid)
        await asyncio.sleep(seconds)
        took, spent = time.perf_counter() - began, processor_time(pid) - spent
        waits = sorted(wait for seat in seats for wait in seat.waits)
        live = sum(bool(pair[0].waits or pair[1].waits) for pair in pairs)
        for task in listening:
            task.cancel()
        await asyncio.gather(*listening, return_exceptions=True)
    return {
        "server": kind, "tables": tables, "live tables": live,
        "decisions/s": round(len(waits) / took, 1),
        "p50 ms": round(1000 * waits[len(waits) // 2], 2),
        "p99 ms": round(1000 * waits[len(waits) * 99 // 100], 2),
        "processor ms per decision": round(1000 * spent / max(1, len(waits)), 3),
    }  # fmt: skip


def processor_time(pid: int) -> float:
    """Seconds that a process has computed so far: what a busy machine cannot blur."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def install() -> Path:
    """boardgame.io from npm, once."""
    folder = ROOT / "build" / "boardgame.io"
    if not (folder / "node_modules" / "boardgame.io").is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text("{}")
        wanted = ["npm", "install", "--no-audit", "--no-fund", f"boardgame.io@{VERSION}"]
        subprocess.run(wanted, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    (folder / "server.js").write_text(THEIRS)
    return folder / "server.js"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--keep", action="store_true", help="write bench/results/load-*.json")
    args = parser.parse_args()
    theirs = install()
    results = []
    for _ in range(args.rounds):
        with tempfile.TemporaryDirectory() as folder:
            port = free_port()
            ours = [sys.executable, str(HERE / "load_server.py"), str(port), folder]
            results.append(asyncio.run(measure("sobremesa", args.tables, args.seconds, ours, port)))
        print(results[-1], flush=True)
        port = free_port()
        command = ["node", str(theirs), str(port)]
        results.append(
            asyncio.run(measure("boardgame.io", args.tables, args.seconds, command, port))
        )
        print(results[-1], flush=True)
    best = {r["server"]: r for r in sorted(results, key=lambda r: float(r["decisions/s"]))}
    ratio = best["sobremesa"]["decisions/s"] / best["boardgame.io"]["decisions/s"]
    print(f"throughput: {ratio:.2f} times boardgame.io {VERSION}")
    if args.keep:
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        path = HERE / "results" / f"load-{stamp}.json"
        path.write_text(
            json.dumps(
                {"ratio": round(ratio, 2), "cores": os.cpu_count(), "runs": results}, indent=1
            )
            + "\n"
        )


if __name__ == "__main__":
    main()
