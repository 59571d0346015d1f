"""`make bench`: our games and their peers in one run, interleaved, best of several rounds.

Machines are noisy, so ratios count and not numbers: every probe is a process of its own, each round asks
all of them in turn, and the best rate of each is kept, the least disturbed one.
"""

import argparse
import json
import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent
COMPILED, INTERPRETED = ROOT / "build" / "compiled", ROOT / "src"

# name: the build it runs on, and the worker's words
PROBES: dict[str, tuple[Path, list[str]]] = {
    "OpenSpiel backgammon, C++ loop": (COMPILED, ["openspiel", "backgammon"]),
    "Totem, 2 players": (COMPILED, ["playouts", "totem", "2"]),
    "Totem, 4 players": (COMPILED, ["playouts", "totem", "4"]),
    "Totem, 2 players, from Python": (COMPILED, ["protocol", "totem", "2"]),
    "Totem, 2 players, copies": (COMPILED, ["copies", "totem", "2"]),
    "Totem, 4 players, copies": (COMPILED, ["copies", "totem", "4"]),
    "Totem, 2 players, interpreted": (INTERPRETED, ["playouts", "totem", "2"]),
    "Totem, 4 players, interpreted": (INTERPRETED, ["playouts", "totem", "4"]),
    "OpenSpiel goofspiel, C++ loop": (COMPILED, ["openspiel", "goofspiel"]),
    "Euphoria, 4 players": (COMPILED, ["playouts", "euphoria", "4"]),
    "Euphoria, 8 players": (COMPILED, ["playouts", "euphoria", "8"]),
    "Euphoria, 8 players, copies": (COMPILED, ["copies", "euphoria", "8"]),
    "Euphoria, 4 players, interpreted": (INTERPRETED, ["playouts", "euphoria", "4"]),
    "Euphoria, 8 players, odds": (INTERPRETED, ["odds", "8"]),
    "OpenSpiel yacht, C++ loop": (COMPILED, ["openspiel", "yacht"]),
    "Pyramids, 2 players": (COMPILED, ["playouts", "pyramids", "2"]),
    "Pyramids, 4 players": (COMPILED, ["playouts", "pyramids", "4"]),
    "Pyramids, solo": (COMPILED, ["playouts", "pyramids", "1"]),
    "Pyramids, 4 players, copies": (COMPILED, ["copies", "pyramids", "4"]),
    "Pyramids, 4 players, interpreted": (INTERPRETED, ["playouts", "pyramids", "4"]),
}

# what must be: the ratio of two probes' rates
RATIOS = [
    ("Totem, 2 players", "decisions/s", "OpenSpiel backgammon, C++ loop", "events/s", 3.0),
    ("Totem, 2 players", "decisions/s", "Totem, 2 players, interpreted", "decisions/s", 20.0),
    ("Euphoria, 4 players", "decisions/s", "OpenSpiel goofspiel, C++ loop", "events/s", 0.3),
    ("Euphoria, 8 players", "decisions/s", "OpenSpiel goofspiel, C++ loop", "events/s", 0.3),
    ("Pyramids, 4 players", "decisions/s", "OpenSpiel yacht, C++ loop", "events/s", 1.5),
]
LIMITS = [
    ("Totem, 2 players, copies", "copies/s", 2e6),
    ("Totem, 2 players, interpreted", "decisions/s", 1e4),
    ("Euphoria, 4 players, interpreted", "decisions/s", 8e3),
    ("Euphoria, 8 players, odds", "odds/s", 20.0),  # under 50 ms each
    ("Pyramids, 4 players, copies", "copies/s", 1e6),
    ("Pyramids, 4 players, interpreted", "decisions/s", 8e3),
]

Rates = dict[str, dict[str, float]]


class Worker:
    def __init__(self, build: Path, words: list[str]) -> None:
        self.process = subprocess.Popen(
            [sys.executable, str(HERE / "worker.py"), *words],
            env={**os.environ, "PYTHONPATH": str(build)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.answer()

    def answer(self) -> object:
        assert self.process.stdout
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"a worker died: {self.process.args}")
        return json.loads(line)

    def ask(self, budget: float) -> dict[str, float]:
        assert self.process.stdin
        print(budget, file=self.process.stdin, flush=True)
        answer = self.answer()
        assert isinstance(answer, dict)
        return {key: units / seconds for key, (units, seconds) in answer.items()}


def run(rounds: int, budget: float) -> Rates:
    workers = {name: Worker(*probe) for name, probe in PROBES.items()}
    best: Rates = {name: {} for name in workers}
    for number in range(1, rounds + 1):
        for name, worker in workers.items():
            for key, rate in worker.ask(budget).items():
                best[name][key] = max(rate, best[name].get(key, 0.0))
        print(f"round {number} of {rounds}", file=sys.stderr)
    for worker in workers.values():
        worker.process.kill()
    return best


def show(best: Rates) -> None:
    for name, rates in best.items():
        print(f"{name:34}" + "".join(f"  {rate:>14,.0f} {key}" for key, rate in rates.items()))
    for name, key, other, other_key, least in RATIOS:
        ratio = best[name][key] / best[other][other_key]
        verdict = "as wanted" if ratio >= least else "TOO SLOW"
        print(f"{name} to {other}: {ratio:.2f} (at least {least}): {verdict}")
    for name, key, least in LIMITS:
        verdict = "as wanted" if best[name][key] >= least else "TOO SLOW"
        print(f"{name}: {best[name][key]:,.0f} {key} (at least {least:,.0f}): {verdict}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--budget", type=float, default=0.5, help="seconds for a probe in a round")
    args = parser.parse_args()
    best = run(args.rounds, args.budget)
    show(best)
    commit = subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"],
        capture_output=True,
        text=True,
        check=False,
        cwd=ROOT,
    ).stdout.strip()
    kept = HERE / "results" / f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{commit}.json"
    kept.parent.mkdir(exist_ok=True)
    kept.write_text(json.dumps(best, indent=1) + "\n", encoding="utf-8")
    print(f"kept in {kept.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
