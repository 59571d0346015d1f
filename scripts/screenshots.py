"""Pictures of every page and every table; the documentation keeps those it shows: docs/img/web/*.jpg.

    python scripts/screenshots.py                     those that the README shows
    python scripts/screenshots.py --only home misty   of them, those whose names begin so
    python scripts/screenshots.py --folder /tmp/look  all of them, somewhere else

Each is taken at desktop size and as on a phone, light and dark; tables also on a phone in landscape. A table is played by
random decisions to the position in which the next own decision is due; its luck is fair, so two runs show different games.
"""

import argparse
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

from playwright.sync_api import Page

from sobremesa.library import ALL
from tests.server.support import serving
from tests.web.support import DESKTOP, PHONE, Guest, browsing, person

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "img" / "web"
LOOKS = [
    ("desktop", DESKTOP, "light"),
    ("dark", DESKTOP, "dark"),
    ("phone", PHONE, "light"),
    ("phone-dark", PHONE, "dark"),
    ("landscape", PHONE[::-1], "light"),
]
ONLY_TABLES = ("phone-dark", "landscape")
# Seats, own decisions before the picture, options: a moment that shows what the game is about.
TABLES: dict[str, tuple[int, int, dict[str, str]]] = {
    "evidencia": (2, 9, {}),
    "totem": (3, 14, {}),
    "misty": (3, 11, {}),
    "euphoria": (5, 6, {}),
    "pyramids": (2, 8, {}),
    "rps": (2, 1, {}),
}
PAGES = {
    "home": "/",
    "tables": "/tables",
    "new": "/new/pyramids",
    "rules": "/rules/misty",
    "learn": "/learn/misty",
    "replay": "/replay",
    "settings": "/settings",
}


def places(guest: Guest, only: list[str]) -> Iterator[tuple[str, str]]:
    """Names of pictures, and where they are taken."""
    for name, path in PAGES.items():
        if wanted(name, only):
            yield name, path
    for slug, (players, decisions, options) in TABLES.items():
        assert slug in ALL
        if wanted(slug, only):
            table = guest.lay(slug, players, options)
            guest.play(table, decisions, Random(slug))
            yield slug, f"/table/{table}"
    if wanted("waiting", only):
        body = {"game": "misty", "players": 3, "listed": True}
        yield "waiting", f"/table/{guest.http.post('/api/tables', json=body).json()['id']}"
    if wanted("result", only):
        table = guest.lay("misty", 2)
        guest.play(table, 10_000, Random(1))
        yield "result", f"/table/{table}"
        yield "watched", f"/replay/{table}"


def wanted(name: str, only: list[str]) -> bool:
    return not only or any(name.startswith(start) for start in only)


def show(page: Page, name: str) -> None:
    """What has to be pressed before the picture."""
    if name == "result":
        page.get_by_test_id("status").get_by_role("button").click()
    if name == "watched":
        page.get_by_test_id("step-last").click()
        page.get_by_test_id("verify").click()
        page.evaluate("() => scrollTo(0, 0)")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--lang", choices=("es", "en"), default="en")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        browsing() as browser,
    ):
        guest = Guest(server, lang=args.lang)
        found = list(places(guest, args.only))
        for look, size, theme in LOOKS:
            with person(
                browser, server, size, lang=args.lang, theme=theme, touch=size != DESKTOP,
                secret=guest.secret,
            ) as somebody:  # fmt: skip
                for name, path in found:
                    file = args.folder / f"{name}-{look}.jpg"
                    if look in ONLY_TABLES and name not in TABLES:
                        continue
                    if args.folder == FOLDER and file.name not in readme:
                        continue
                    somebody.page.goto(path)
                    somebody.page.wait_for_load_state("networkidle")
                    show(somebody.page, name)
                    somebody.page.wait_for_timeout(500)
                    somebody.page.screenshot(path=file, type="jpeg", quality=50)
                    print(file.name)


if __name__ == "__main__":
    main()
