"""One engine with one game in a process of its own: a budget in seconds a line, answered by rates.

    echo 0.5 | PYTHONPATH=build/compiled .venv-bench/bin/python bench/worker.py ours.probe totem 2

The answer says for all that was counted how much there was, in how many seconds of the processor and in how
many by the clock. The runner starts a worker for each probe and asks them in turn, so that all share the
machine's moods.
"""

import importlib
import json
import sys
import time
from collections.abc import Callable

Counts = dict[str, float]
Measured = dict[str, tuple[float, float, float]]  # count, processor seconds, clock seconds


def measure(unit: Callable[[], Counts], budget: float) -> Measured:
    """Work until the budget is spent."""
    totals: Counts = {}
    began, worked = time.perf_counter(), time.process_time()
    while time.perf_counter() - began < budget:
        for name, count in unit().items():
            totals[name] = totals.get(name, 0) + count
    spent = time.process_time() - worked, time.perf_counter() - began
    return {name: (count, *spent) for name, count in totals.items()}


def main() -> None:
    where, *words = sys.argv[1:]
    module, function = where.split(".")
    # Scripts have their own folder on the path, so this is bench/peers.
    units = getattr(importlib.import_module(f"peers.{module}"), function)(*words)
    print(json.dumps("ready"), flush=True)
    for line in sys.stdin:
        best: Measured = {}
        for unit in units.values():  # where two count the same, the better rate is the engine's
            for name, seen in measure(unit, float(line) / len(units)).items():
                if name not in best or seen[0] / seen[2] > best[name][0] / best[name][2]:
                    best[name] = seen
        print(json.dumps(best), flush=True)


if __name__ == "__main__":
    main()
