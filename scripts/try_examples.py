"""Tries the packages of examples/ where they are installed beside a wheel of the house. For scripts/build.

    PYTHONPATH=. .venv/bin/python scripts/try_examples.py ENVIRONMENT [FOLDER]

There is nothing on the path but the environment itself: no Node.js, no compiler, no clone. Every command knows both games.
In a browser two people play each of them to the end by clicking, and its luck is derived again; computer players of all four
levels sit down. Nothing may be complained about in a console. Pictures of the tables go into FOLDER, to be looked at.
"""

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

from playwright.sync_api import Browser, Page, expect

from scripts.try_wheel import PATIENCE, bare, start
from sobremesa.players.levels import LEVELS
from tests.server.support import Server, request
from tests.web.support import (
    DESKTOP,
    PHONE,
    Guest,
    browsing,
    choose,
    click_through,
    luck_is_kept,
    no_sideways_scroll,
    person,
    position,
    two_guests,
)

GAMES = {"brisca": 4, "mentiroso": 5}  # and how many sit at the table in the picture
SERVE = ("--limits", "10000", "--bot-pace", "0.1")
DECISIONS = 2  # beside each computer player


def say(words: str) -> None:
    print(f"build: {words}", flush=True)


def run(environment: Path, *words: str, says: str = "", reads: str = "") -> str:
    """What a command prints, on all of its streams; it has to end well."""
    done = subprocess.run(
        [str(environment / "bin" / "sobremesa"), *words],
        env=bare(environment),
        input=reads,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"{words} ended with {done.returncode}\n{done.stdout}"
    assert says in done.stdout, f"{words} does not say {says}:\n{done.stdout}"
    return done.stdout


def commands(environment: Path) -> None:
    for game in GAMES:
        run(environment, "games", says=game)
        checked = run(environment, "check", game, "--games", "1", "--pairs", "1", "--players", "2")
        run(environment, "simulate", game, "--games", "20", "--seed", "7", "--json", says="20")
        new = {"do": "new", "game": game, "players": 2, "seed": "7"}
        run(environment, "engine", reads=json.dumps(new) + "\n", says='"deciders": ["chance"]')
        run(environment, "match", game, "easy", "random", "--games", "2", "--processes", "1")
        run(environment, "rules", game)
        say(f"{game}: games, check, simulate, engine, match and rules know it; {checked.splitlines()[-1]}")  # fmt: skip


def pages_know(browser: Browser, server: Server, folder: Path) -> None:
    known = {found["slug"] for found in request("GET", f"{server.url}/api/games").json()}
    assert known >= set(GAMES), known
    with person(browser, server, lang="es") as somebody:
        page = somebody.page
        page.goto("/")
        for game in GAMES:
            expect(page.locator(f'[data-game="{game}"]')).to_be_visible()
        page.screenshot(path=folder / "home.png", full_page=True)
        for game in GAMES:
            page.goto(f"/rules/{game}")
            expect(page.get_by_role("heading", level=1)).to_be_visible()
            page.goto(f"/new/{game}")
            expect(page.locator("select").first).to_have_value(game)
    say(f"/api/games and the pages know {' and '.join(GAMES)}")


def to_the_end(browser: Browser, server: Server, game: str, folder: Path) -> None:
    ana, bea, table = two_guests(server, game)
    with (
        person(browser, server, DESKTOP, lang="es", secret=ana.secret) as first,
        person(browser, server, PHONE, secret=bea.secret, touch=True) as second,
    ):
        pages = [first.page, second.page]
        for page in pages:
            page.goto(f"/table/{table}")
            expect(page.get_by_test_id("board")).to_be_visible()
        click_through(pages, table, Random(game))
        for page, name in zip(pages, ("desktop", "phone"), strict=True):
            expect(page.get_by_test_id("result")).to_be_visible()
            page.screenshot(path=folder / f"{game}-over-{name}.png")
        luck_is_kept(pages[0], table)
        pages[0].screenshot(path=folder / f"{game}-luck.png")
    say(f"{game}: two people have played to the end by clicking; the luck is kept, the consoles are empty")  # fmt: skip


def beside_bots(browser: Browser, server: Server, game: str) -> None:
    """From the first page, in two clicks, beside a computer player of each level."""
    rng = Random(game)
    for level in LEVELS:
        with person(browser, server) as somebody:
            page = somebody.page
            page.goto("/")
            page.locator(f'[data-game="{game}"]').get_by_role("button").first.click()
            page.locator(f'[data-level="{level}"]').click()
            expect(page.get_by_test_id("board")).to_be_visible(timeout=PATIENCE * 1000)
            table = page.url.rpartition("/")[2]
            for _ in range(DECISIONS):
                choose(page, rng.choice(own_turn(page, table)))
            own_turn(page, table)
    say(f"{game}: beside computer players of the levels {', '.join(LEVELS)} the game goes on")


def own_turn(page: Page, table: str) -> list[str]:
    """What may be decided, once it is one's turn (again)."""
    for _ in range(PATIENCE * 10):
        known = position(page, table)
        if known["legal"] or known["result"]:
            break
        page.wait_for_timeout(100)
    assert known["legal"], f"nothing is to be decided at {page.url}"
    legal: list[str] = known["legal"]
    return legal


def pictures(browser: Browser, server: Server, game: str, folder: Path) -> None:
    """A table in the middle of a game, on a desktop and on a phone, in both languages."""
    guest = Guest(server)
    table = guest.lay(game, GAMES[game], level="easy")
    rng = Random(game)
    while not (known := guest.play(table, 0, rng))["result"] and not underway(known["view"]):
        guest.do(table, {"do": "decide", "id": uuid4().hex, "text": known["legal"][0]})
    for size, name in ((DESKTOP, "desktop"), (PHONE, "phone")):
        for lang in ("es", "en"):
            look = person(browser, server, size, lang=lang, secret=guest.secret, touch=size == PHONE)  # fmt: skip
            with look as somebody:
                page = somebody.page
                page.goto(f"/table/{table}")
                expect(page.get_by_test_id("board")).to_be_visible()
                page.wait_for_load_state("networkidle")
                no_sideways_scroll(page)
                page.screenshot(path=folder / f"{game}-{name}-{lang}.png")


def underway(view: dict[str, Any]) -> bool:
    """Is there something in the middle of the table: a trick, a bid after the first round?"""
    return bool(view.get("trick")) or bool(view.get("bid") and any(view.get("rolled") or ()))


@contextmanager
def serving(environment: Path) -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        server = start(environment, Path(folder), *SERVE)
        try:
            yield server
        finally:
            server.stop()


def main() -> int:
    environment, folder = Path(sys.argv[1]), Path(*sys.argv[2:] or ("build/examples",))
    folder.mkdir(parents=True, exist_ok=True)
    commands(environment)
    with serving(environment) as server, browsing() as browser:
        pages_know(browser, server, folder)
        for game in GAMES:
            to_the_end(browser, server, game, folder)
            beside_bots(browser, server, game)
            pictures(browser, server, game, folder)
    say(f"pictures of the tables are in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
