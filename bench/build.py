"""Builds build/bench: the package's kernels, bench/games and bench/strangers, compiled; quick when nothing changed.

The games of the benchmark extend the core's classes, so they have to be compiled beside it: as one group, as the
engines that they are compared with are one program each. Groups that are separate, as those of the house, cost
these small games 2 to 20 % more instructions (2026-11-18). Run with the environment that has the compiler:
`.venv/bin/python bench/build.py`.
"""

import hashlib
import shutil
import sys
from pathlib import Path

from sobremesa.native import build, marked

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "build" / "bench"
ROOMS = ("games", "strangers")


def sources() -> list[Path]:
    return [path for room in ROOMS for path in sorted((ROOT / "bench" / room).glob("*.py"))]


def stamp() -> str:
    """A hash of what the build is made from."""
    made_from = [*sorted((ROOT / "src").rglob("*.py")), *sources()]
    made_from += [ROOT / "requirements/build.txt", Path(__file__)]
    digest = hashlib.sha256(sys.version.encode())
    for path in made_from:
        digest.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


def main() -> None:
    wanted, kept = stamp(), TARGET / ".stamp"
    if kept.is_file() and kept.read_text() == wanted:
        return
    work = build.scratch_for(ROOT / "build" / "bench-native")
    source = work / build.SOURCE
    build.stage(ROOT / "src" / "sobremesa", source / "sobremesa")
    for room in ROOMS:
        build.stage(ROOT / "bench" / room, source / "bench" / room)
    games = marked.groups(source / "bench")
    print(f"bench: compiling {sum(map(len, games.values()))} games of the benchmark")
    kernels = marked.groups(source / "sobremesa")[build.KERNELS]
    together = [*kernels, *(path for paths in games.values() for path in paths)]
    built = build.compile_groups({build.KERNELS: together}, source, work)
    shutil.rmtree(TARGET, ignore_errors=True)
    without = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "sobremesa", TARGET / "sobremesa", ignore=without)
    for room in ROOMS:
        shutil.copytree(ROOT / "bench" / room, TARGET / "bench" / room, ignore=without)
    for module, library in built.libraries.items():
        shutil.copy(library, TARGET / build.file_of(module))
    kept.write_text(wanted)


if __name__ == "__main__":
    main()
