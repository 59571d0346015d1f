"""`sobremesa serve` on a fresh data folder: seconds until /healthz answers, and memory when idle.

    scripts/compile && .venv/bin/python bench/startup.py --rounds 5 --keep

A busy machine blurs the seconds, so the processor time until the first answer stands beside them. Memory is
the resident set of the server's process, five seconds after the first answer; it has no other processes
until the first bot thinks.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
HOST = "127.0.0.1"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def healthy(port: int) -> bool:
    web = http.client.HTTPConnection(HOST, port, timeout=5)
    try:
        web.request("GET", "/healthz")
        return web.getresponse().status == 200
    except OSError:
        return False
    finally:
        web.close()


def processor_time(pid: int) -> float:
    words = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def measure() -> dict[str, float]:
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "sobremesa", "serve", "--host", HOST, "--port", str(port)]
        began = time.perf_counter()
        server = subprocess.Popen(
            [*command, "--data", folder],
            stdout=subprocess.DEVNULL,
            env={**os.environ, "PYTHONPATH": str(ROOT / "build" / "compiled")},
        )
        try:
            while not healthy(port):
                assert server.poll() is None, "the server has ended"
                time.sleep(0.01)
            took, spent = time.perf_counter() - began, processor_time(server.pid)
            time.sleep(5)
            pages = int(Path(f"/proc/{server.pid}/statm").read_text().split()[1])
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(20)
    return {
        "seconds": round(took, 2),
        "processor seconds": round(spent, 2),
        "idle MB": round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--keep", action="store_true", help="write bench/results/startup-*.json")
    args = parser.parse_args()
    measure()  # the first one writes Python's caches
    rounds = []
    for _ in range(args.rounds):
        rounds.append(measure())
        print(json.dumps(rounds[-1]), flush=True)
    medians = {name: round(statistics.median(r[name] for r in rounds), 2) for name in rounds[0]}
    print(json.dumps({"median": medians}))
    if args.keep:
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        kept = {"median": medians, "cores": os.cpu_count(), "rounds": rounds}
        path = ROOT / "bench" / "results" / f"startup-{stamp}.json"
        path.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
