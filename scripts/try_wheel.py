"""Tries an installed house as a newcomer would: `sobremesa serve`, and a browser. For scripts/build.

    PYTHONPATH=. .venv/bin/python scripts/try_wheel.py ENVIRONMENT

There is nothing on the server's PATH but the environment itself: no Node.js, no compiler, no clone. The browser opens
the first page, begins a game against a computer player with two clicks, and makes some moves; nothing may be complained
about in its console.
"""

import os
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx
from playwright.sync_api import expect

from tests.server.support import HOST, Server, request
from tests.web import test_misty as misty
from tests.web.support import browsing, person

MOVES = 6
PATIENCE = 120  # seconds


def bare(environment: Path) -> dict[str, str]:
    """The variables of somebody who has installed this and nothing else."""
    kept = {name: value for name, value in os.environ.items() if name in ("HOME", "LANG", "LC_ALL")}
    return kept | {"PATH": str(environment / "bin")}


def start(environment: Path, folder: Path, *more: str) -> Server:
    server = Server(folder)
    where = ["--host", HOST, "--port", str(server.port), "--data", str(folder)]
    command = [str(environment / "bin" / "sobremesa"), "serve", *where, *more]
    with (folder / "server.log").open("ab") as out:
        server.process = subprocess.Popen(
            command,
            stdout=out,
            stderr=out,
            cwd=folder,
            env=bare(environment),
        )
    began = time.monotonic()
    while server.process.poll() is None and time.monotonic() - began < PATIENCE:
        with suppress(httpx.TransportError):
            if request("GET", f"{server.url}/healthz").status_code == 200:
                return server
        time.sleep(0.1)
    server.stop()
    raise AssertionError(f"the server does not answer: {server.log()}")


def play(server: Server) -> None:
    rng = Random(1)
    with browsing() as browser, person(browser, server) as somebody:
        page = somebody.page
        page.goto("/")
        page.locator('[data-game="misty"]').get_by_role("button").click()
        page.locator('[data-level="easy"]').click()
        expect(page.get_by_test_id("board")).to_be_visible(timeout=PATIENCE * 1000)
        for _ in range(MOVES):
            page.wait_for_function(misty.READY, timeout=PATIENCE * 1000)
            before = misty.moment(page)
            decisions = page.locator(".misty [data-decision]")
            if not decisions.count():  # a card is chosen first, then what it does
                page.locator(misty.LIT).first.click()
                decisions.first.wait_for()
            decisions.nth(rng.randrange(decisions.count())).click()
            misty.wait_beyond(page, before)


def main() -> int:
    environment = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:
        server = start(environment, Path(folder))
        try:
            play(server)
        finally:
            server.stop()
    print(f"build: a browser has begun a game and made {MOVES} moves; its console is empty")
    return 0


if __name__ == "__main__":
    sys.exit(main())
