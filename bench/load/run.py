"""Load: our server and boardgame.io's own from npm, on the same processors, in turn, with the same client.

    npm ci --prefix bench/boardgame_io && scripts/compile
    .venv/bin/python bench/load/run.py --tables 1000 --seconds 3 --rounds 10 --keep

Or our server and our server at another commit, set up and compiled in a checkout of its own:

    .venv/bin/python bench/load/run.py --against ../before --rounds 20 --keep

Measured are decisions a second, the time from sending a decision to the other seat's message, and the
processor time that the server needs for a decision, which a busy machine cannot blur. Ours commits every
decision to SQLite before it tells anybody; theirs keeps everything in memory. Both servers and all their
tables are there all the time; they take turns of a few seconds, so that both meet the machine in the same
mood. Whoever comes second finds a machine that is still busy with the first one's writing, so every other round
goes in the other order: two rounds give one ratio, their geometric mean, and the median of those counts.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import math
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT))

from bench.load.client import HOST, Crowd, our_seats, their_seats  # noqa: E402

COMPILED = ROOT / "build" / "compiled"
PEER = ROOT / "bench" / "boardgame_io"
OURS, THEIRS = "sobremesa", "boardgame.io"
WARM = 3.0  # seconds before anything is measured


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def running(command: list[str], port: int, **more: str) -> Iterator[int]:
    """A server until it is stopped; its process ID."""
    process = subprocess.Popen(
        command,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, **more},
    )
    try:
        for _ in range(600):
            with contextlib.suppress(OSError), socket.create_connection((HOST, port), 1):
                break
            time.sleep(0.1)
        yield process.pid
    finally:
        process.send_signal(signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(20)
        process.kill()
        process.wait()


def processor_time(pid: int) -> tuple[float, float]:
    """Seconds that a process and its threads have computed so far, and those that the system did for it."""
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    tick = os.sysconf("SC_CLK_TCK")
    return int(words[11]) / tick, int(words[12]) / tick


@contextlib.contextmanager
def profiled(pid: int, path: str) -> Iterator[None]:
    """Let py-spy watch a process: which functions hold the interpreter, one stack a line."""
    if not path:
        yield
        return
    spy = subprocess.Popen(["py-spy", "record", "--gil", "-f", "raw", "-o", path, "-p", str(pid)])
    yield
    spy.send_signal(signal.SIGINT)
    spy.wait()


class Side:
    """A server with its tables: ours, ours in another checkout, or boardgame.io's."""

    def __init__(
        self, kind: str, tables: int, stack: contextlib.ExitStack, checkout: Path | None = None
    ) -> None:
        self.kind, port = kind, free_port()
        if kind == THEIRS:
            command = ["node", str(PEER / "server.cjs"), str(port)]
            more, seats = {"NODE_ENV": "production"}, their_seats
        else:
            folder = stack.enter_context(tempfile.TemporaryDirectory())
            home = checkout or ROOT
            python = str(home / ".venv" / "bin" / "python") if checkout else sys.executable
            command = [python, str(home / "bench" / "load" / "server.py"), str(port), folder]
            more, seats = {"PYTHONPATH": str(home / "build" / "compiled")}, our_seats
        self.pid = stack.enter_context(running(command, port, **more))
        self.crowd = stack.enter_context(contextlib.closing(Crowd(seats(port, tables))))

    def turn(self, seconds: float) -> dict[str, Any]:
        began, (user, system), own = (
            time.perf_counter(),
            processor_time(self.pid),
            time.process_time(),
        )
        before = [table.marks for table in self.crowd.tables]
        waits = sorted(self.crowd.play(seconds))
        took, own = time.perf_counter() - began, time.process_time() - own
        user, system = (
            now - then for now, then in zip(processor_time(self.pid), (user, system), strict=True)
        )
        after = [table.marks for table in self.crowd.tables]
        made = sum(after) - sum(before)
        return {
            "server": self.kind,
            "tables": len(after),
            "live tables": sum(now > then for now, then in zip(after, before, strict=True)),
            "decisions/s": round(made / took, 1),
            "p50 ms": round(1000 * waits[len(waits) // 2], 2),
            "p99 ms": round(1000 * waits[len(waits) * 99 // 100], 2),
            "server's processor us per decision": round(1e6 * (user + system) / made, 1),
            "of that in the system": round(1e6 * system / made, 1),
            "client's processor us per decision": round(1e6 * own / made, 1),
        }


def median_of(rounds: list[list[dict[str, Any]]], what: str) -> float:
    ratios = [float(ours[what] / theirs[what]) for ours, theirs in rounds]
    pairs = [math.sqrt(one * other) for one, other in zip(ratios[::2], ratios[1::2], strict=False)]
    return round(statistics.median(pairs or ratios), 3)


def commit_of(checkout: Path) -> str:
    command = ["git", "-C", str(checkout), "rev-parse", "--short", "HEAD"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def sides_of(args: argparse.Namespace, stack: contextlib.ExitStack) -> list[Side]:
    """Ours first; one alone if only one is wanted."""
    if args.against:
        checkout = args.against.resolve()
        kinds = {OURS: None, f"{OURS} {commit_of(checkout)}": checkout}
    else:
        kinds = dict.fromkeys([args.only] if args.only else [OURS, THEIRS])
    return [Side(kind, args.tables, stack, checkout) for kind, checkout in kinds.items()]


def round_of(sides: list[Side], number: int, args: argparse.Namespace) -> list[dict[str, Any]]:
    """A turn for each side, every other time in the other order."""
    found: dict[str, dict[str, Any]] = {}
    for side in sides[:: -1 if number % 2 else 1]:
        with profiled(side.pid, args.profile):
            found[side.kind] = side.turn(args.seconds)
        print(json.dumps(found[side.kind]), flush=True)
    for side in sides:
        side.crowd.play(0)  # answers those who ask whether we are alive
    return [found[side.kind] for side in sides]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=3)
    parser.add_argument("--rounds", type=int, default=10)
    alone = parser.add_mutually_exclusive_group()
    alone.add_argument("--only", choices=[OURS, THEIRS])
    alone.add_argument(
        "--against", type=Path, metavar="CHECKOUT", help="our server at another commit"
    )
    parser.add_argument("--profile", default="", metavar="FILE", help="written by py-spy")
    parser.add_argument("--keep", action="store_true", help="write bench/results/load-*.json")
    args = parser.parse_args()
    with contextlib.ExitStack() as stack:
        sides = sides_of(args, stack)
        for side in sides:
            side.turn(WARM)
        rounds = [round_of(sides, number, args) for number in range(args.rounds)]
    if args.only:
        return
    other = sides[1].kind
    figures = {
        f"throughput, times {other}": median_of(rounds, "decisions/s"),
        f"p50, of {other}": median_of(rounds, "p50 ms"),
        f"p99, of {other}": median_of(rounds, "p99 ms"),
        f"processor time, of {other}": median_of(rounds, "server's processor us per decision"),
    }
    print(json.dumps(figures, indent=1))
    if args.keep:
        keep(figures, rounds)


def keep(figures: dict[str, float], rounds: list[list[dict[str, Any]]]) -> None:
    stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
    machine = {
        "commit": commit_of(ROOT),
        "cores": os.cpu_count(),
        "load average": round(os.getloadavg()[1], 1),
        "rules": "compiled" if COMPILED.is_dir() else "interpreted",
    }
    kept = {**figures, **machine, "rounds": rounds}
    path = HERE.parent / "results" / f"load-{stamp}.json"
    path.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
