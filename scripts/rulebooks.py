"""The rulebooks as PDF, in both languages, printed by a real browser: `make rulebooks`. They are built, not tracked.

python scripts/rulebooks.py build/rulebooks
python scripts/rulebooks.py build/rulebooks --game misty --lang es
"""

import argparse
import tempfile
from pathlib import Path

from playwright.sync_api import Browser

from sobremesa.books import book
from sobremesa.library import ALL
from sobremesa.text import languages
from tests.server.support import Server, serving
from tests.web.support import browsing, person

PAGE = (688, 1009)  # A4 without its margins, in a browser's pixels


def print_book(browser: Browser, server: Server, slug: str, lang: str, file: Path) -> None:
    """Every board is drawn as it is on paper before anything is printed."""
    with person(browser, server, PAGE, lang=lang) as somebody:
        page = somebody.page
        page.emulate_media(media="print", color_scheme="light", reduced_motion="reduce")
        page.goto(f"/how/{slug}")
        page.get_by_test_id("book").locator("h2").first.wait_for()
        pictures = page.locator("[data-picture]").count()
        drawn = page.locator("[data-picture][data-drawn=true]")
        drawn.nth(pictures - 1).wait_for()
        page.wait_for_load_state("networkidle")
        page.pdf(
            path=file,
            format="A4",
            print_background=True,
            margin={"top": "14mm", "bottom": "16mm", "left": "14mm", "right": "14mm"},
            display_header_footer=True,
            header_template="<span></span>",
            footer_template='<span style="width: 100%; text-align: center; font: 8px sans-serif">'
            '<span class="title"></span> · <span class="pageNumber"></span></span>',
        )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", choices=[slug for slug in ALL if book(slug)])
    parser.add_argument("--lang", choices=languages)
    args = parser.parse_args()
    slugs = [args.game] if args.game else [slug for slug in ALL if book(slug)]
    args.folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as scratch,
        serving(Path(scratch)) as server,
        browsing() as browser,
    ):
        for slug in slugs:
            for lang in [args.lang] if args.lang else languages:
                file = args.folder / f"{slug}-{lang}.pdf"
                print_book(browser, server, slug, lang, file)
                print(file)


if __name__ == "__main__":
    main()
