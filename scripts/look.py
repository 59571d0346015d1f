"""Look at a page or a table as a person would: a screenshot, from a server and a browser of its own.

    python scripts/look.py /rules/misty look.png
    python scripts/look.py misty look.png --players 3 --decisions 8 --size phone --theme dark --lang es

A table is played by random decisions up to the position in which the next own decision is due; `--seed` is for our
own decisions (the luck of the table is fair, so two runs differ). `--click` presses what a CSS selector finds, before
the picture is taken; it may be given several times. `--full` takes the whole page, not only what fits the screen.
"""

import argparse
import tempfile
from pathlib import Path
from random import Random

from sobremesa.library import ALL
from tests.server.support import serving
from tests.web.support import DESKTOP, NARROW, PHONE, Guest, browsing, person

SIZES = {"desktop": DESKTOP, "phone": PHONE, "narrow": NARROW, "landscape": PHONE[::-1]}


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", help="a path, or the slug of a game for a table of it")
    parser.add_argument("file", type=Path)
    parser.add_argument("--players", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--decisions", type=int, default=0)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--size", choices=SIZES, default="desktop")
    parser.add_argument("--theme", choices=("light", "dark"), default="light")
    parser.add_argument("--lang", choices=("es", "en"), default="en")
    parser.add_argument("--click", action="append", default=[], metavar="SELECTOR")
    parser.add_argument("--full", action="store_true")
    args = parser.parse_args()

    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        browsing() as browser,
    ):
        guest, path = Guest(server, lang=args.lang), args.what
        if args.what in ALL:
            players = args.players or next(n for n in ALL[args.what].seats if n > 1)
            table = guest.lay(args.what, players, dict(pair.split("=") for pair in args.option))
            guest.play(table, args.decisions, Random(args.seed))
            path = f"/table/{table}"
        size, touch = SIZES[args.size], args.size != "desktop"
        with person(
            browser,
            server,
            size,
            lang=args.lang,
            theme=args.theme,
            touch=touch,
            secret=guest.secret,
        ) as somebody:
            somebody.page.goto(path)
            somebody.page.wait_for_load_state("networkidle")
            for selector in args.click:
                somebody.page.click(selector)
            somebody.page.wait_for_timeout(600)
            somebody.page.screenshot(path=args.file, full_page=args.full)


if __name__ == "__main__":
    main()
