"""What games bring for browsers: the files of their folders `face`, at addresses that change with what is in them.

    /faces/<game>/<version>/emblem.svg

A file is handed out only if it was found in that folder, under the name that it has there: a path leads nowhere else.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator, Mapping
from functools import cache
from hashlib import sha256
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from litestar import Request, get
from litestar.params import FromPath
from litestar.response import Response

from sobremesa.homes import folder, home_of
from sobremesa.server.net.answers import no
from sobremesa.server.net.pages import File, handed

KINDS: Final = {
    "js": "text/javascript",
    "css": "text/css",
    "json": "application/json",
    "svg": "image/svg+xml",
    "png": "image/png",
    "jpg": "image/jpeg",
    "webp": "image/webp",
    "woff2": "font/woff2",
}  # by ending: what else lies there is nobody's business
LARGEST: Final = 2_000_000  # bytes of a file


class Face(NamedTuple):
    """All files of a game's face, by name, and a version that says which they are."""

    version: str
    files: Mapping[str, File]


@cache
def face_of(slug: str) -> Face:
    """A game's files for browsers, read once; a game that is not there, or has none, has none."""
    there = folder(slug) / "face" if home_of(slug) else None
    found = dict(sorted(files_below(there))) if there and there.is_dir() else {}
    digest = sha256()
    for name, file in found.items():
        digest.update(f"{name} {len(file.body)}\n".encode() + file.body)
    return Face(digest.hexdigest()[:16], found)


def files_below(there: Traversable, path: str = "") -> Iterator[tuple[str, File]]:
    for each in there.iterdir():
        name, kind = path + each.name, KINDS.get(each.name.rpartition(".")[2])
        if each.is_dir():
            yield from files_below(each, f"{name}/")
        elif kind and len(body := each.read_bytes()) <= LARGEST:
            yield name, File(kind, body, gzip.compress(body, 9, mtime=0))


def address(slug: str, name: str) -> str:
    """Where browsers find a file of a game's face; nothing if there is none."""
    face = face_of(slug)
    return f"/faces/{slug}/{face.version}/{name}" if name in face.files else ""


@get("/faces/{slug:str}/{version:str}/{path:path}", include_in_schema=False, sync_to_thread=False)
def face_file(
    request: Request[Any, Any, Any],
    slug: FromPath[str],
    version: FromPath[str],
    path: FromPath[str],
) -> Response[bytes]:
    known = slug in request.app.state.hub.games
    file = face_of(slug).files.get(path.lstrip("/")) if known else None
    if file is None or version != face_of(slug).version:
        raise no(request, "nothing-here")
    return handed(request, file, fixed=True)
