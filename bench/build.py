"""Builds build/bench: the package, bench/games and bench/strangers, compiled as one group; quick when nothing changed.

The games of the benchmark extend the core's classes, so that calls between the two are native only if
both are compiled together. Run with the environment that has the compiler: `.venv/bin/python bench/build.py`.
"""

import hashlib
import shutil
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "build" / "bench"
KERNELS = {
    "core": ("frozen", "state", "fast_random", "bag", "playout", "hints"),
    "players": ("tree", "search", "regrets"),
}
CORE = [f"src/sobremesa/{room}/{name}.py" for room, names in KERNELS.items() for name in names]


ROOMS = ("games", "strangers")


def sources() -> list[Path]:
    return [path for room in ROOMS for path in sorted((ROOT / "bench" / room).glob("*.py"))]


def games() -> list[Path]:
    return [path for path in sources() if path.name != "__init__.py"]


def stamp() -> str:
    """A hash of what the build is made from."""
    made_from = [*sorted((ROOT / "src").rglob("*.py")), *sources()]
    made_from += [ROOT / "hatch_build.py", ROOT / "requirements/build.txt", Path(__file__)]
    digest = hashlib.sha256(sys.version.encode())
    for path in made_from:
        digest.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


def main() -> None:
    wanted, kept = stamp(), TARGET / ".stamp"
    if kept.is_file() and kept.read_text() == wanted:
        return
    sys.path.insert(0, str(ROOT))
    from hatch_build import compile_group

    print(f"bench: compiling {len(games())} games of the benchmark")
    shutil.rmtree(TARGET, ignore_errors=True)
    without = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "sobremesa", TARGET / "sobremesa", ignore=without)
    for room in ROOMS:
        shutil.copytree(ROOT / "bench" / room, TARGET / "bench" / room, ignore=without)
    paths = [*CORE, *(path.relative_to(ROOT).as_posix() for path in games())]
    with tempfile.TemporaryDirectory() as scratch:
        for name, path in compile_group(paths, Path(scratch), "sobremesa_bench").items():
            shutil.copy(path, TARGET / name)
    kept.write_text(wanted)


if __name__ == "__main__":
    main()
