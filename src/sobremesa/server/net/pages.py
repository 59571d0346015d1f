"""The built pages of the browser: files of the package, or of the working tree, gzipped once."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from litestar import Request, get
from litestar.params import FromPath
from litestar.response import Response

from sobremesa.server.net.answers import no

PLAIN_PAGE = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Sobremesa</title>
<meta name="viewport" content="width=device-width"><body><h1>Sobremesa</h1>
<p>The server is running, but its pages have not been built: <code>make play</code> builds them.</p>
<p>Programs can play already: see <a href="/api/openapi.json">the interface</a>.</p></body></html>
"""


class File(NamedTuple):
    kind: str
    body: bytes
    gzipped: bytes


def root() -> Path | None:
    """Where the built pages are: in the package, or in the working tree."""
    here = Path(str(files("sobremesa")))
    trees = (parent / "web" / "dist" for parent in here.parents[1:3])  # src/, build/compiled/
    places = (here / "web", *trees)
    return next((found for found in places if (found / "index.html").is_file()), None)


@lru_cache(maxsize=256)
def read(file: Path, changed: int) -> File:
    """A file and its gzipped twin; `changed` makes a newly built one a new entry."""
    body = file.read_bytes()
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return File(kind, body, gzip.compress(body, 9, mtime=0))


def is_one_of(file: Path, built: Path) -> bool:
    """Is it a file below this folder? A name that no file can have is none."""
    try:
        return file.resolve().is_relative_to(built.resolve()) and file.is_file()
    except (OSError, ValueError):
        return False


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str] = "/") -> Response[bytes]:
    """A file of the pages; any other address is a page of the one application."""
    if path.startswith("/api/"):
        raise no(request, "nothing-here")
    built = root()
    if built is None:
        return Response(PLAIN_PAGE.encode(), media_type="text/html")
    file = built / path.lstrip("/")
    if not is_one_of(file, built):
        if path.startswith("/assets/"):
            raise no(request, "nothing-here")
        file = built / "index.html"
    found = read(file, file.stat().st_mtime_ns)
    fixed = path.startswith("/assets/")  # their names carry a hash of what is in them
    return handed(request, found, fixed)


def handed(request: Request[Any, Any, Any], file: File, fixed: bool) -> Response[bytes]:
    """A file, gzipped for those who take it so; at a fixed address there is never anything else."""
    headers = {
        "cache-control": "public, max-age=31536000, immutable" if fixed else "no-cache",
        "vary": "accept-encoding",
    }
    small = "gzip" in request.headers.get("accept-encoding", "")
    if small:
        headers["content-encoding"] = "gzip"
    return Response(file.gzipped if small else file.body, media_type=file.kind, headers=headers)
