"""Attackers in processes of their own, as nice as can be: they take only what the server leaves them.

`python -m tests.server.hostile.attackers URL NUMBER SECONDS NICE NAME...` says "ready", waits for a line, lets the named
attacks loose, and says what became of each, as JSON.
"""

from __future__ import annotations

import asyncio
import importlib
import inspect
import json
import os
import pkgutil
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from itertools import accumulate
from pathlib import Path
from typing import Any

from tests.server import hostile
from tests.server.hostile import Counts

Attack = Callable[[str, str, float], Awaitable[Counts]]
ROOT = Path(__file__).parents[3]
GRACE = 60.0  # seconds to come to an end
PAUSE = 0.1  # before an attack that ended early begins again


def attacks() -> dict[str, Attack]:
    """All attacks of this package: whatever takes a URL, an address to come from, and a time."""
    found: dict[str, Attack] = {}
    for module in pkgutil.iter_modules(hostile.__path__):
        loaded = importlib.import_module(f"{hostile.__name__}.{module.name}")
        for name, function in inspect.getmembers(loaded, inspect.iscoroutinefunction):
            if function.__module__ == loaded.__name__ and is_attack(function):
                found[f"{module.name}.{name}"] = function
    return found


def is_attack(function: Callable[..., object]) -> bool:
    """Three parameters, by their names; whatever else it takes has a default."""
    taken = inspect.signature(function).parameters.values()
    needed = [one.name for one in taken if one.default is inspect.Parameter.empty]
    return needed == ["url", "source", "seconds"]


def source(number: int) -> str:
    """Where an attacker comes from: 127.0.0.x, where none of the people lives."""
    return f"127.0.0.{2 + number % 250}"


# In the parent


class Attackers:
    """A process for each group of attacks; ready when made, harmless until let loose."""

    def __init__(self, url: str, groups: list[list[str]], seconds: float, nice: int = 19) -> None:
        self.groups = groups
        self.processes = [
            subprocess.Popen(
                [sys.executable, "-m", __spec__.name, url, str(number), str(seconds), str(nice), *names],
                stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, cwd=ROOT,
            )
            for number, names in zip(accumulate(map(len, groups), initial=0), groups, strict=False)
        ]  # fmt: skip

    def ready(self) -> None:
        for process in self.processes:
            assert process.stdout
            process.stdout.readline()

    def let_loose(self) -> None:
        for process in self.processes:
            assert process.stdin
            process.stdin.write(b"go\n")
            process.stdin.flush()

    def outcome(self) -> dict[str, dict[str, Any]]:
        """What became of each attack. Whoever does not come to an end is ended."""
        found: dict[str, dict[str, Any]] = {}
        ends = time.monotonic() + GRACE
        for process, names in zip(self.processes, self.groups, strict=True):
            try:
                told, _ = process.communicate(timeout=max(0.1, ends - time.monotonic()))
                found |= json.loads(told)
            except (subprocess.TimeoutExpired, ValueError):
                found |= {name: {"trouble": {"did not come to an end": 1}} for name in names}
        return found

    def stop(self) -> None:
        for process in self.processes:
            process.kill()
            process.wait()
            for pipe in process.stdin, process.stdout:
                if pipe:
                    pipe.close()


# In the child


async def again_and_again(attack: Attack, url: str, where: str, seconds: float) -> dict[str, Any]:
    """One attack for so long; one that ends early, or stumbles, begins anew."""
    total, trouble, ends = [0, 0, 0, 0], dict[str, int](), time.monotonic() + seconds
    while (left := ends - time.monotonic()) > 0:
        try:
            async with asyncio.timeout(left + GRACE / 2):
                counts = await attack(url, where, left)
            total = [one + more for one, more in zip(total, counts, strict=True)]
        except Exception as error:  # an attack may not end the attacks
            words = f"{type(error).__name__}: {error}"[:100]
            trouble[words] = trouble.get(words, 0) + 1
        await asyncio.sleep(PAUSE)
    return {**Counts(*total)._asdict(), "trouble": trouble}


async def all_together(url: str, first: int, seconds: float, names: list[str]) -> dict[str, Any]:
    """Each from an address of its own."""
    known = attacks()
    every = [
        again_and_again(known[name], url, source(number), seconds)
        for number, name in enumerate(names, first)
    ]
    return dict(zip(names, await asyncio.gather(*every), strict=True))


def main() -> None:
    url, first, seconds, nice, *names = sys.argv[1:]
    for module in {attacks()[name].__module__ for name in names}:
        getattr(sys.modules[module], "prepare", int)()
    os.nice(int(nice))
    print("ready", flush=True)
    if not sys.stdin.readline():
        return  # whoever started this is gone
    signal.alarm(int(float(seconds) + 3 * GRACE))
    print(json.dumps(asyncio.run(all_together(url, int(first), float(seconds), names))), flush=True)


if __name__ == "__main__":
    main()
