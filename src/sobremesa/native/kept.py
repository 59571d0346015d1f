"""What `sobremesa compile` has left in the cache: native modules, found before the interpreted ones.

A folder for each house and Python holds a folder for each package, with its libraries and `kept.json`: what they were
made for and from. What no longer fits is left alone, and its package runs interpreted; `stale` says so.
"""

import json
import os
import sys
import zlib
from collections.abc import Mapping, Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from sobremesa.native import stamps

FILE: Final = "kept.json"
PACKAGE: Final = Path(__file__).parents[1]

stale: Final[
    dict[str, str]
] = {}  # by package: why what is kept of it is not used, as a key of a text
in_use: Final[dict[str, str]] = {}  # by package: the folder that its libraries come from


def cache() -> Path:
    """The house's folder for what can be made again: SOBREMESA_CACHE, or where the system keeps such things."""
    if named := os.environ.get("SOBREMESA_CACHE"):
        return Path(named)
    for name in ("XDG_CACHE_HOME", "LOCALAPPDATA"):
        if above := os.environ.get(name):
            return Path(above, "sobremesa")
    return Path("~/.cache/sobremesa").expanduser()


def folder() -> Path:
    """What was compiled for this house and this Python."""
    house = f"{zlib.crc32(str(PACKAGE).encode()):08x}"
    return cache() / f"{house}{stamps.PYTHON}"


def state_of(files: Sequence[str]) -> dict[str, list[int]]:
    """Size and time of files: whether they are still those that were compiled."""
    found = {}
    for name in files:
        stat = Path(name).stat()
        found[name] = [stat.st_size, stat.st_mtime_ns]
    return found


def layout_of_the_house() -> str:
    """That of the house's kernels as they run now; empty if they are interpreted."""
    if above := in_use.get(stamps.HOUSE):
        return str(manifest(Path(above))["layout"])
    stamp = stamps.read(PACKAGE)
    return stamp.layout if stamp and stamp.python == stamps.PYTHON else ""


def manifest(kept: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((kept / FILE).read_text(encoding="utf-8"))
    return found


class Finder:
    """Finds modules in libraries that lie elsewhere."""

    def __init__(self, libraries: Mapping[str, str]) -> None:
        self.libraries = libraries

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name not in self.libraries:
            return None
        from importlib.util import spec_from_file_location

        return spec_from_file_location(name, self.libraries[name])


def use() -> None:
    """From now on, import what is kept and fits. The house's own comes first: packages stand on it."""
    above = folder()
    if not above.is_dir():
        return
    libraries: dict[str, str] = {}
    names = sorted(entry.name for entry in above.iterdir() if (entry / FILE).is_file())
    for name in sorted(names, key=lambda name: name != stamps.HOUSE):
        if why := why_stale(name, above / name):
            stale[name] = why
        else:
            in_use[name] = str(above / name)
            made = manifest(above / name)["libraries"]
            libraries |= {module: str(above / name / file) for module, file in made.items()}
    if libraries:
        sys.meta_path.insert(0, Finder(libraries))


def why_stale(name: str, kept: Path) -> str:
    """Why what is kept of a package cannot be used; empty if it can."""
    try:
        made = manifest(kept)
        if name != stamps.HOUSE and made["layout"] != layout_of_the_house():
            return "kept-other-house"
        sources = made["sources"]
        return "" if state_of(list(sources)) == sources else "kept-changed"
    except FileNotFoundError:
        return "kept-changed"
    except (OSError, ValueError, KeyError):
        return "kept-unreadable"
