"""What a game brings for browsers: the files of its folder `face`. The server hands them out, nobody else.

    face/index.js, face/emblem.svg, face/cards/one.css

A file counts by its ending; what else lies there is nobody's business. What cannot be read, is too large, or is a link that
leads out of the folder is a DataError, so that a game is left out before a page asks for it.
"""

from collections.abc import Iterator
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from sobremesa.core.data import DataError, read_bytes
from sobremesa.homes import folder

KINDS: Final = {
    "js": "text/javascript",
    "css": "text/css",
    "json": "application/json",
    "svg": "image/svg+xml",
    "png": "image/png",
    "jpg": "image/jpeg",
    "webp": "image/webp",
    "woff2": "font/woff2",
}
LARGEST: Final = 2_000_000  # bytes of a file
ALL_TOGETHER: Final = 20_000_000  # bytes: a server keeps them in memory


def kind_of(name: str) -> str:
    """What a browser is told that a file is; empty for files that are not handed out.

    >>> kind_of("cards/one.css"), kind_of("board.py")
    ('text/css', '')
    """
    return KINDS.get(name.rpartition(".")[2], "")


def face_files(slug: str) -> dict[str, bytes]:
    """The files of a game's face by their names; a game without a face has none."""
    own = folder(slug)
    place = own / "face"
    if isinstance(place, Path):
        stays(place, Path(str(own)).resolve(), "face")
    if not place.is_dir():
        return {}
    found, left = {}, ALL_TOGETHER
    for name, file in sorted(files_below(place)):
        found[name] = read_bytes(file, LARGEST, f"face/{name}")
        left -= len(found[name])
        if left < 0:
            raise DataError("face", "its files", f"are more than {ALL_TOGETHER:,} bytes together")
    return found


def files_below(place: Traversable, path: str = "") -> Iterator[tuple[str, Traversable]]:
    root = Path(str(place)).resolve()
    for each in place.iterdir():
        name = path + each.name
        if isinstance(each, Path) and (each.is_dir() or kind_of(name)):
            stays(each, root, f"face/{name}")
        if each.is_dir():
            yield from files_below(each, f"{name}/")
        elif kind_of(name):
            yield name, each


def stays(file: Path, root: Path, name: str) -> None:
    """No link leads out of a folder, and none to another folder, which could go round in circles."""
    if not file.is_symlink():
        return
    if file.is_dir() or not file.resolve().is_relative_to(root):
        raise DataError(name, "the link", "leads out of its folder, or to a folder")
