"""Lines of Python in the server, and in games and terminal together: at revisions, and which commits brought them.

    .venv/bin/python bench/lines.py 8b3871f e566802 HEAD
    .venv/bin/python bench/lines.py --since e566802

Games' `catalogue.py` are not counted: solvers asked for them, and they came in the middle of it.
"""

from __future__ import annotations

import argparse
import re
import subprocess
from collections.abc import Iterator

PLACES = {"server": ("server",), "games and terminal": ("games", "terminal")}
MOVED = re.compile(r"\{.* => (.*)\}")


def git(*words: str) -> str:
    return subprocess.run(["git", *words], check=True, capture_output=True, text=True).stdout


def place_of(path: str) -> str | None:
    """Where a file counts; nowhere if it is no Python of these rooms."""
    src, _, rest = path.partition("src/sobremesa/")
    if src or not path.endswith(".py") or path.endswith("/catalogue.py"):
        return None
    room = rest.partition("/")[0]
    return next((place for place, rooms in PLACES.items() if room in rooms), None)


def lines_at(revision: str) -> dict[str, int]:
    found = dict.fromkeys(PLACES, 0)
    for path in git("ls-tree", "-r", "--name-only", revision, "src/sobremesa").split():
        if place := place_of(path):
            found[place] += git("show", f"{revision}:{path}").count("\n")
    return found


def brought(since: str) -> Iterator[tuple[str, dict[str, int]]]:
    """By commit, from the first on: how many lines more or fewer there are by it."""
    log = git("log", "--reverse", "-M", "--format=@%h %s", "--numstat", f"{since}..HEAD")
    for commit in log.split("\n@"):
        subject, *changed = commit.strip("@\n").split("\n")
        found = dict.fromkeys(PLACES, 0)
        for line in filter(None, changed):
            more, fewer, path = line.split("\t")
            if place := place_of(MOVED.sub(r"\1", path)):
                found[place] += int(more) - int(fewer)
        if any(found.values()):
            yield subject, found


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("revisions", nargs="*", default=["HEAD"])
    parser.add_argument("--since", help="by commit, after this one")
    args = parser.parse_args()
    rows = brought(args.since) if args.since else ((r, lines_at(r)) for r in args.revisions)
    print(*(f"{place:>20}" for place in PLACES))
    for name, found in rows:
        print(*(f"{found[place]:20,}" for place in PLACES), f" {name}")


if __name__ == "__main__":
    main()
