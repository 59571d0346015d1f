"""The house under attack: a server process of some checkout, started as an operator would, and what it takes."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

HOST = "127.0.0.1"
PATIENCE = 60.0  # seconds until it answers


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


@dataclass
class House:
    """`sobremesa serve`, with its usual limits. Without a checkout it is the package that runs this."""

    folder: Path
    checkout: Path | None = None
    port: int = field(default_factory=free_port)
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.port}"

    @property
    def compiled(self) -> Path | None:
        """The checkout's compiled build, if it has been made."""
        built = self.checkout / "build" / "compiled" if self.checkout else None
        return built if built and built.is_dir() else None

    def start(self) -> None:
        """In a group of its own, to be killed as one, but in the session of the attackers: elsewhere their
        being nice would not count (Linux shares processors out by sessions first)."""
        python, more = sys.executable, {}
        if self.checkout:
            python = str(self.checkout / ".venv" / "bin" / "python")
            more = {"PYTHONPATH": str(self.compiled or self.checkout / "src")}
        command = [python, "-m", "sobremesa", "serve", "--host", HOST, "--port", str(self.port)]
        with (self.folder / "server.log").open("ab") as out:
            self.process = subprocess.Popen(
                [*command, "--data", str(self.folder)],
                stdout=out, stderr=out, env={**os.environ, **more}, process_group=0,
            )  # fmt: skip
        ends = time.monotonic() + PATIENCE
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > ends:
                raise RuntimeError(f"the server did not start: {self.log()[-2000:]}")
            time.sleep(0.05)

    def answers(self) -> bool:
        with contextlib.suppress(OSError), socket.create_connection((HOST, self.port), 5):
            return True
        return False

    @property
    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def log(self) -> str:
        return (self.folder / "server.log").read_text(encoding="utf-8", errors="replace")

    def kill(self) -> None:
        """As a power cut would: no goodbye, and its workers with it."""
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()

    def memory(self) -> tuple[float, float]:
        """Resident megabytes: of the server, and of its workers together; 0 if it is no more."""
        if self.process is None:
            return 0.0, 0.0
        return resident(self.process.pid), sum(map(resident, children(self.process.pid)))

    def computed(self) -> float:
        """Seconds of processor time so far: the server's own, without its workers."""
        try:
            assert self.process
            stat = Path(f"/proc/{self.process.pid}/stat").read_text()
        except OSError:
            return 0.0
        words = stat.rpartition(")")[2].split()
        return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")

    def missing(self, acknowledged: Collection[tuple[str, str]]) -> int:
        """How many acknowledged decisions, by table and id, are not in the database exactly once."""
        tables = sorted({table for table, _ in acknowledged})
        found: dict[tuple[str, str], int] = {}
        with contextlib.closing(sqlite3.connect(self.folder / "sobremesa.db")) as database:
            for table in tables:
                query = "select body from entries where table_id = ?"
                for (body,) in database.execute(query, (table,)):
                    entry: dict[str, Any] = msgspec.json.decode(body)
                    key = table, str(entry.get("id", ""))
                    if entry["kind"] == "decided" and key[1]:
                        found[key] = found.get(key, 0) + 1
        return sum(found.get(key) != 1 for key in acknowledged)


@contextlib.contextmanager
def open_house(folder: Path, checkout: Path | None = None) -> Iterator[House]:
    house = House(folder, checkout)
    try:
        house.start()
        yield house
    finally:
        house.kill()


def resident(pid: int) -> float:
    try:
        pages = Path(f"/proc/{pid}/statm").read_text().split()[1]
    except OSError:
        return 0.0
    return int(pages) * os.sysconf("SC_PAGE_SIZE") / 1e6


def children(pid: int) -> list[int]:
    """Of all threads of a process, and theirs."""
    found: list[int] = []
    for thread in Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found += map(int, thread.read_text().split())
    return found + [grandchild for child in found for grandchild in children(child)]
