"""`make bench-instructions`: what fixed random games cost in instructions, a number that noise does not touch.

Some random games of each are played under callgrind, which counts inside the compiled loop alone, not the
start of Python. `bench/instructions.toml` holds what was last accepted. A count that has risen by more than
5 % fails; `--accept` writes the present ones down, for the commit that explains them.

    make bench-instructions ARGS="totem --profile"     where the instructions go, function by function
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parent
ACCEPTED = HERE / "instructions.toml"
RISE = 1.05

# slug: players, playouts
GAMES = {
    "totem": (2, 2),
    "misty": (2, 20),
    "evidencia": (2, 50),
    "euphoria": (4, 10),
    "pyramids": (2, 10),
    "tic_tac_toe": (2, 1000),
    "connect_four": (2, 500),
    "hex": (2, 50),
    "breakthrough": (2, 30),
    "goofspiel": (2, 200),
}
FIXTURES = ("tic_tac_toe", "connect_four", "hex", "breakthrough", "goofspiel")

LOOP = "CPyDef_*playout___playouts"  # what mypyc calls `playouts` of core/playout.py

PLAY = """
import json, sys
slug, players, games = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
from sobremesa.core.playout import playouts
if slug in ({fixtures}):
    from bench.games import ALL
else:
    from sobremesa.library import ALL
columns = playouts(ALL[slug], players, {{}}, games, "instructions")
print(json.dumps(sum(columns["length"])))
"""


def callgrind(slug: str, players: int, games: int, out: Path) -> tuple[int, int]:
    """Instructions of a process that plays so many games, and the events in them."""
    build = ROOT / "build" / ("bench" if slug in FIXTURES else "compiled")
    script = PLAY.format(fixtures=", ".join(map(repr, FIXTURES)))
    done = subprocess.run(
        [
            "valgrind", "--tool=callgrind", f"--callgrind-out-file={out}", f"--toggle-collect={LOOP}",
            sys.executable, "-c", script, slug, str(players), str(games),
        ],
        cwd=build,  # first on the path of -c
        env={**os.environ, "PYTHONPATH": str(build), "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=True,
    )  # fmt: skip
    counted = re.search(r"Collected : (\d+)", done.stderr)
    assert counted, done.stderr
    return int(counted[1]), json.loads(done.stdout)


def count(slug: str, profile: bool) -> dict[str, int]:
    """Instructions of all playouts, and of an event in them."""
    players, games = GAMES[slug]
    with tempfile.TemporaryDirectory() as scratch:
        out = Path(scratch) / "callgrind"
        total, events = callgrind(slug, players, games, out)
        if profile:
            subprocess.run(["callgrind_annotate", str(out)], check=True)
    return {"games": games, "events": events, "instructions": total, "an_event": total // events}


def verdict(slug: str, now: dict[str, int], accepted: dict[str, int] | None) -> str:
    """In words; RISEN if somebody has to explain it.

    >>> verdict("totem", {"an_event": 106}, {"an_event": 100})
    'totem: 106 instructions an event, 100 accepted, +6.0 %: RISEN'
    """
    said = f"{slug}: {now['an_event']:,} instructions an event"
    if not accepted:
        return f"{said}, none accepted yet"
    change = now["an_event"] / accepted["an_event"]
    judged = "RISEN" if change > RISE else "as accepted" if change > 1 / RISE else "fallen"
    return f"{said}, {accepted['an_event']:,} accepted, {100 * (change - 1):+.1f} %: {judged}"


def write(counts: dict[str, dict[str, int]]) -> None:
    lines = [
        "# Instructions of fixed random games, counted by callgrind: `make bench-instructions`.",
        "# Written by its --accept; a commit that raises one says why.",
    ]
    for slug in (slug for slug in GAMES if slug in counts):
        lines += ["", f"[{slug}]", *(f"{key} = {value}" for key, value in counts[slug].items())]
    ACCEPTED.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all, if none is named")
    parser.add_argument("--accept", action="store_true", help="write the counts down")
    parser.add_argument("--profile", action="store_true", help="show where they go")
    args = parser.parse_args()
    if not shutil.which("valgrind"):
        print("valgrind is not installed; on Debian: apt-get install valgrind", file=sys.stderr)
        return 2
    accepted = tomllib.loads(ACCEPTED.read_text(encoding="utf-8")) if ACCEPTED.exists() else {}
    risen = False
    for slug in args.games or GAMES:
        now = count(slug, args.profile)
        told = verdict(slug, now, accepted.get(slug))
        print(told, flush=True)
        risen = risen or told.endswith("RISEN")
        if args.accept:
            accepted[slug] = now
    if args.accept:
        write(accepted)
    return 1 if risen and not args.accept else 0


if __name__ == "__main__":
    sys.exit(main())
