"""A hint at a table: drawn on the board, over it and never in its way, the best first, played with one press."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from sobremesa.library import ALL
from tests.server.support import Server
from tests.web.support import PHONE, Guest, axe, person, position

GAMES = list(ALL)  # also what is played on the free table
LAPTOP = (1366, 768)
TABLES = 8  # one of them leaves more than one thing to do
OPEN = {"misty": 2, "totem": 2, "evidencia": 2, "euphoria": 4, "pyramids": 2}
BOARD = """() => { const { x, y, width, height } = document.querySelector('[data-testid=board]').getBoundingClientRect();
  return [x, y + scrollY, width, height]; }"""

CLEAR = """() => { const [glow, panel] = ['glow', 'hints'].map((name) => document.querySelector(`[data-testid=${name}]`).getBoundingClientRect());
  const [x, y] = [glow.x + glow.width / 2, glow.y + glow.height / 2];
  const covered = x > panel.left && x < panel.right && y > panel.top && y < panel.bottom;
  return y > 0 && y < innerHeight && !covered; }"""


@pytest.mark.parametrize(
    ("lang", "size"), [("es", PHONE), ("en", LAPTOP)], ids=["es-phone", "en-laptop"]
)
@pytest.mark.parametrize("slug", GAMES)
def test_a_hint_is_drawn_on_the_board_moves_nothing_and_is_played_with_one_press(
    browser: Browser, house: Server, slug: str, lang: str, size: tuple[int, int]
) -> None:
    ana = Guest(house, lang=lang)
    table = ana.lay(slug, OPEN.get(slug, ALL[slug].seats[0]), level="random")
    with person(browser, house, size, lang=lang, secret=ana.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        button = page.get_by_test_id("hint")
        expect(button).to_be_enabled()
        before, place = position(page, table), page.evaluate(BOARD)
        button.click()
        panel = page.get_by_test_id("hints")
        expect(panel).to_be_visible()
        assert page.evaluate(BOARD) == place, "the hint has moved the board"
        expect(page.locator("[data-testid=board] [data-testid=glow]")).to_be_visible()
        chances = [int(said.removesuffix(" %")) for said in panel.locator("b").all_inner_texts()]
        assert chances == sorted(chances, reverse=True)
        assert page.evaluate(CLEAR), "the hint lies over what it advises"
        axe(page)
        panel.get_by_test_id("play-hint").first.click()
        expect(panel).to_have_count(0)
        after = position(page, table)
        assert after["view"] != before["view"]


def test_who_points_at_another_option_sees_that_one_and_escape_puts_the_hint_away(
    browser: Browser, house: Server
) -> None:
    ana = Guest(house)
    with person(browser, house, LAPTOP, secret=ana.secret) as somebody:
        page = somebody.page
        options = page.get_by_test_id("hints").locator("li")
        for _ in range(TABLES):
            page.goto(f"/table/{ana.lay('misty', 2, level='random')}")
            page.get_by_test_id("hint").click()
            expect(options).not_to_have_count(0)
            if options.count() > 1:
                break
        glow = page.locator("[data-testid=board] [data-testid=glow]")
        expect(glow).to_be_visible()
        first = glow.bounding_box()
        assert first
        options.nth(1).hover()
        page.wait_for_function(
            """([x, y]) => { const box = document.querySelector('[data-testid=glow]').getBoundingClientRect();
            return Math.hypot(box.x - x, box.y - y) > 20; }""",
            arg=[first["x"], first["y"]],
        )
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("hints")).to_have_count(0)
        expect(glow).to_have_count(0)
