"""What games bring for browsers: the files of their folders `face`, at addresses that change with what is in them.

    /faces/<game>/<version>/emblem.svg

A file is handed out only if it was found in that folder, under the name that it has there: a path leads nowhere else.
"""

from __future__ import annotations

import gzip
import logging
from collections.abc import Mapping
from functools import cache
from hashlib import sha256
from typing import Any, NamedTuple

from litestar import Request, get
from litestar.params import FromPath
from litestar.response import Response

from sobremesa.core.data import DataError
from sobremesa.faces import face_files, kind_of
from sobremesa.server.net.answers import no
from sobremesa.server.net.pages import File, handed

logger = logging.getLogger("sobremesa.faces")


class Face(NamedTuple):
    """All files of a game's face, by name, and a version that says which they are."""

    version: str
    files: Mapping[str, File]


@cache
def face_of(slug: str) -> Face:
    """A game's files for browsers, read once; a game that has none, or is of this process alone, has none.

    They were in order when the game was loaded. If they no longer are, the game is played without them.
    """
    try:
        found = face_files(slug)
    except LookupError:
        found = {}
    except (DataError, OSError):
        logger.warning(
            "the face of %s cannot be read: the free table is shown", slug, exc_info=True
        )
        found = {}
    files, digest = dict[str, File](), sha256()
    for name, body in found.items():
        digest.update(f"{name} {len(body)}\n".encode() + body)
        files[name] = File(kind_of(name), body, gzip.compress(body, 9, mtime=0))
    return Face(digest.hexdigest()[:16], files)


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
