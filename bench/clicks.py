"""Our functions on the way of a click, counted: one decision of a person, from its frame to its answer.

    PYTHONPATH=. .venv/bin/python bench/clicks.py [--names]

A server on a real socket, two people at a table, both connected, interpreted; every call of a Python function of
`sobremesa` in any thread counts while one decision is under way. It runs in older checkouts, too.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import threading
from collections import Counter
from pathlib import Path
from types import FrameType
from typing import Any

import sobremesa
from tests.server.world import World

HOME = Path(sobremesa.__file__).parent


class Calls:
    """A profiler that counts while it is on."""

    def __init__(self) -> None:
        self.on = False
        self.found: Counter[str] = Counter()

    def __call__(self, frame: FrameType, event: str, _arg: object) -> None:
        if not self.on or event != "call":
            return
        code = frame.f_code
        if code.co_filename.startswith(str(HOME)) and not code.co_name.startswith("<"):
            module = Path(code.co_filename).relative_to(HOME).with_suffix("")
            self.found[f"{module}:{code.co_qualname}"] += 1


async def click(calls: Calls) -> Counter[str]:
    with tempfile.TemporaryDirectory() as folder:
        async with World(Path(folder)) as world:
            people = [await world.guest(name) for name in ("Ana", "Bea")]
            table = await world.table(people[0], "rps", 2)
            lines = [await world.line(person, table) for person in people]
            for line in lines:
                await line.ask("sit")
            await lines[0].ask("start")
            for _ in range(2):  # what is remembered is remembered
                await decide(lines)
            calls.found.clear()
            await decide(lines, calls)
            for line in lines:
                await line.close()
    return calls.found


async def decide(lines: list[Any], calls: Calls | None = None) -> None:
    """Whoever is asked first decides; the others have heard of the last decision by then."""
    await asyncio.sleep(0.1)
    line = next(line for line in lines if line.legal)
    text = line.legal[0]
    if calls:
        calls.on = True
    await line.ask("decide", text=text)
    if calls:
        calls.on = False


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--names", action="store_true", help="each function, with its calls")
    args = parser.parse_args()
    calls = Calls()
    threading.setprofile(calls)
    sys.setprofile(calls)
    found = asyncio.run(click(calls))
    own = {name: count for name, count in found.items() if name.startswith("server/")}
    rest = {name: count for name, count in found.items() if name not in own}
    for room, counted in (("the server", own), ("the game and the core", rest)):
        print(f"{room}: {len(counted)} functions, {sum(counted.values())} calls")
    if args.names:
        for name, count in found.items():
            print(f"  {count:3} {name}")


if __name__ == "__main__":
    main()
