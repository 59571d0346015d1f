"""`make bench-compare A=83e0f0e B=HEAD`: what changed between two kept runs, by commit or by file.

The peers' code is the same in both runs, so what they changed is the machine's mood: ours is shown
against it. A change of less than a tenth is most often noise; `make bench-instructions` tells more.
"""

import argparse
import json
import subprocess
from math import prod
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
OURS = "Sobremesa"


def kept(name: str) -> dict[str, Any]:
    """The run in a file, or the latest of a commit."""
    path = Path(name)
    if not path.is_file():
        words = ["git", "rev-parse", "--short", name]
        commit = subprocess.run(words, capture_output=True, text=True, check=False, cwd=HERE).stdout
        found = sorted((HERE / "results").glob(f"*-{commit.strip() or name}*.json"))
        if not found:
            raise SystemExit(f"no run of {name} is kept in {(HERE / 'results').name}/")
        path = found[-1]
    report: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return report


def changes(first: dict[str, Any], second: dict[str, Any]) -> dict[tuple[str, str], float]:
    """By probe and what it counts: the second rate in terms of the first."""
    before, after = first["rates"], second["rates"]
    return {
        (probe, name): rate / before[probe][name]
        for probe, rates in after.items()
        for name, rate in rates.items()
        if before.get(probe, {}).get(name)
    }


def mean(ratios: list[float]) -> float:
    return prod(ratios) ** (1 / len(ratios)) if ratios else 1.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("first", help="a commit, or a file of bench/results")
    parser.add_argument("second")
    args = parser.parse_args()
    found = changes(kept(args.first), kept(args.second))
    mood = mean([ratio for (probe, _), ratio in found.items() if not probe.startswith(OURS)])
    print(f"the peers, whose code is the same: {100 * (mood - 1):+.0f} %; ours beside that:")
    for (probe, name), ratio in found.items():
        if probe.startswith(OURS):
            change = 100 * (ratio / mood - 1)
            mark = "  faster" if change > 10 else "  SLOWER" if change < -10 else ""
            print(f"{probe:40} {name:16} {change:+6.0f} %{mark}")


if __name__ == "__main__":
    main()
