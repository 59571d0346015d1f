"""How long a page of one's own games takes, and statistics, for somebody who has played very many.

    scripts/compile && .venv/bin/python bench/my_games.py --games 10000

A database of SQLite is filled with games of one guest, with one to three others out of 300 and programs; then a server is
started on it and asked over HTTP, each question so many times in turn. Only the index is filled, not the logs: lists and
statistics read nothing else. The figures are seconds as a client sees them, on this machine as it is.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import signal
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

from sobremesa.server.people.devices import hashed
from sobremesa.server.store.files import sqlite_url
from sobremesa.server.store.storage import Storage

ROOT = Path(__file__).parents[1]
HOST, SECRET = "127.0.0.1", "a secret of the bench's own guest"
GAMES = ("euphoria", "evidencia", "misty", "pyramids", "totem")
BEGAN = 1_700_000_000_000


async def empty(file: Path) -> None:
    async with Storage(sqlite_url(file)):
        pass


def fill(file: Path, games: int, rng: Random) -> None:
    guests = ["me".ljust(32, "0"), *(f"{number:032x}" for number in range(300))]
    with closing(sqlite3.connect(file)) as database, database:
        database.executemany(
            "INSERT INTO guests (id, name, lang, contact, created, confirmed, asked)"
            " VALUES (?, ?, 'en', '', ?, 0, '')",
            [(guest, f"Guest {number}", BEGAN) for number, guest in enumerate(guests)],
        )
        database.execute(
            "INSERT INTO devices (secret_hash, guest_id, name, created, seen) VALUES (?, ?, '', 0, ?)",
            (hashed(SECRET), guests[0], 2**42),
        )
        for number in range(games):
            insert(database, number, [guests[0], *rng.sample(guests[1:], rng.randint(1, 3))], rng)


def insert(database: sqlite3.Connection, number: int, guests: list[str], rng: Random) -> None:
    table, game, ended = f"{number:032x}", rng.choice(GAMES), BEGAN + number * 3_600_000
    rng.shuffle(guests)
    winner = rng.randrange(len(guests))
    database.execute(
        "INSERT INTO tables (id, game, rules, players, status, free, open, lang, host, created, changed,"
        " people, begun, slow, seen, bots) VALUES (?, ?, '1', ?, 'over', 0, 0, 'en', ?, ?, ?, ?, 1, 0, ?, 0)",
        (table, game, len(guests), guests[0], ended, ended, len(guests), ended),
    )
    for seat, guest in enumerate(guests):
        program = guest != "me".ljust(32, "0") and rng.random() < 0.3
        row = {
            "table_id": table, "seat": seat, "guest_id": "" if program else guest,
            "level": "hard" if program else "", "game": game, "players": len(guests),
            "began": ended - 1_500_000, "ended": ended, "decisions": 40,
            "outcome": "won" if seat == winner else "lost", "reason": "", "points": rng.randint(0, 60),
            "lead": rng.randint(1, 20) * (1 if seat == winner else -1), "options": "{}", "feats": "{}",
        }  # fmt: skip
        names = ", ".join(row)
        marks = ", ".join("?" * len(row))
        database.execute(f"INSERT INTO played ({names}) VALUES ({marks})", list(row.values()))
        if not program:
            database.execute("INSERT INTO members VALUES (?, ?, 1)", (guest, table))


@contextmanager
def served(folder: str) -> Iterator[int]:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port = int(probe.getsockname()[1])
    command = [sys.executable, "-m", "sobremesa", "serve", "--host", HOST, "--port", str(port)]
    server = subprocess.Popen(
        [*command, "--data", folder, "--limits", "10000"],
        stdout=subprocess.DEVNULL,
        env={**os.environ, "PYTHONPATH": str(ROOT / "build" / "compiled")},
    )
    try:
        while not answers(port):
            assert server.poll() is None, "the server has ended"
            time.sleep(0.05)
        yield port
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(20)


def answers(port: int) -> bool:
    try:
        ask(port, "/healthz")
    except OSError:
        return False
    return True


def ask(port: int, path: str) -> bytes:
    with closing(http.client.HTTPConnection(HOST, port, timeout=60)) as web:
        web.request("GET", path, headers={"cookie": f"sobremesa_guest={SECRET}"})
        answer = web.getresponse()
        found = answer.read()
        assert answer.status == 200, (path, found)
        return found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=30)
    parser.add_argument("--seed", default="my games")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "sobremesa.db")
        asyncio.run(empty(file))
        fill(file, args.games, Random(args.seed))
        middle = f"{BEGAN + args.games // 2 * 3_600_000}-{args.games // 2:032x}"
        questions = {
            "a request that finds nothing but who asks": "/api/me",
            "first page": "/api/me/games",
            "a page in the middle": f"/api/me/games?before={middle}",
            "by game and result": "/api/me/games?game=misty&outcome=won",
            "with somebody": f"/api/me/games?other={7:032x}",
            "by a name that some have": "/api/me/games?name=guest+12",
            "by a name that nobody has": "/api/me/games?name=nobody",
            "what goes on": "/api/me/games/open",
            "with whom one has played": "/api/me/company",
            "statistics": "/api/me/statistics",
        }
        took: dict[str, list[float]] = {name: [] for name in questions}
        with served(folder) as port:
            for _ in range(args.rounds):
                for name, path in questions.items():
                    began = time.perf_counter()
                    ask(port, path)
                    took[name].append(time.perf_counter() - began)
    figures: dict[str, Any] = {"games": args.games, "rounds": args.rounds}
    for name, seconds in took.items():
        low, high = statistics.median(seconds), sorted(seconds)[int(0.95 * len(seconds))]
        figures[name] = {"median ms": round(1000 * low, 1), "p95 ms": round(1000 * high, 1)}
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
