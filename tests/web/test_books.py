"""How to play, in a real browser: boards as pictures, something to try on them, and a word before a first turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from sobremesa.books import book
from sobremesa.library import ALL
from sobremesa.text import Texts
from tests.server.support import Server
from tests.web.support import DESKTOP, PHONE, Guest, axe, no_sideways_scroll, person

pytestmark = pytest.mark.slow
SLUGS = [slug for slug in ALL if book(slug)]


@pytest.mark.parametrize("slug", SLUGS)
def test_every_picture_is_drawn_and_everybody_can_read_it(
    browser: Browser, house: Server, slug: str
) -> None:
    for size, lang, theme in ((DESKTOP, "en", "dark"), (PHONE, "es", "light")):
        with person(browser, house, size, lang=lang, theme=theme, touch=size == PHONE) as reader:
            page = reader.page
            page.goto(f"/how/{slug}")
            pictures = page.locator("[data-picture]")
            expect(pictures.first).to_be_attached()
            for index in range(pictures.count()):
                pictures.nth(index).scroll_into_view_if_needed()
                expect(pictures.nth(index)).to_have_attribute("data-drawn", "true")
            axe(page)
            no_sideways_scroll(page)


def test_a_picture_can_be_played_and_tells_why_not(browser: Browser, house: Server) -> None:
    with person(browser, house, lang="es") as reader:
        page = reader.page
        page.goto("/how/misty#order")
        picture = page.locator("[data-picture=order]")
        picture.scroll_into_view_if_needed()
        expect(picture.locator("[data-decision]")).to_have_count(0)
        picture.get_by_test_id("try").click()
        picture.locator('[data-decision="move R01"]').first.click()
        expect(picture).to_have_attribute("data-says", "other")
        picture.get_by_test_id("verdict").get_by_role("button").click()
        picture.locator('[data-decision="move R02"]').first.click()
        expect(picture).to_have_attribute("data-says", "right")
        expect(picture).to_contain_text(Texts("books/misty", "es").say("right-order"))
        axe(page)


def test_what_was_tried_in_secret_is_told_in_words(browser: Browser, house: Server) -> None:
    with person(browser, house, lang="en") as reader:
        page = reader.page
        page.goto("/how/euphoria")
        picture = page.locator("[data-picture=row]")
        picture.scroll_into_view_if_needed()
        picture.get_by_test_id("try").click()
        picture.locator("[data-verb=order]").click()
        expect(picture.get_by_test_id("verdict")).to_contain_text("Euphorian Leader")


# From where each aim starts to the sign of whoever aims, in pixels.
ASTRAY = """(figure) => [...figure.querySelectorAll('.beams .aim .core')].map((path) => {
    const at = path.getPointAtLength(0).matrixTransform(path.getScreenCTM());
    const signs = [...figure.querySelectorAll('.sign[data-anchor]')].map((sign) => sign.getBoundingClientRect());
    return Math.min(...signs.map((box) => Math.hypot(box.x + box.width / 2 - at.x, box.y + box.height / 2 - at.y)));
})"""


def test_aims_start_at_their_players_in_a_picture_of_another_size(
    browser: Browser, house: Server
) -> None:
    with person(browser, house) as reader:
        page = reader.page
        page.goto("/how/euphoria")
        picture = page.locator("[data-picture=aim]")
        picture.scroll_into_view_if_needed()
        expect(picture).to_have_attribute("data-drawn", "true")
        picture.get_by_test_id("try").click()
        picture.locator('[data-decision="aim 2"]').first.click()
        expect(picture).to_have_attribute("data-says", "right")
        expect(picture.locator(".beams .aim")).to_have_count(2)
        astray = picture.evaluate(ASTRAY)
        assert max(astray) < 6


def test_what_is_refused_in_a_picture_cites_its_rule(house: Server) -> None:
    guest = Guest(house)
    asked = "/api/games/misty/book/where?lang=en"
    answer = guest.http.post(asked, json={"texts": ["place c0r0"]})
    assert answer.json()["rule"] == "MIS-23"
    assert answer.json()["sentence"] == Texts("misty", "en").rule("MIS-23")
    for path in ("misty/book/nothing", "misty/book/score", "rps/book/where"):
        assert guest.http.post(f"/api/games/{path}", json={"texts": []}).status_code == 404


def test_a_first_turn_comes_with_a_word_once(browser: Browser, house: Server) -> None:
    guest = Guest(house)
    tables = [guest.lay("misty", 2) for _ in range(2)]
    with person(browser, house, secret=guest.secret, new=True) as beginner:
        page = beginner.page
        page.goto(f"/table/{tables[0]}")
        board = page.get_by_test_id("board")
        word = page.get_by_test_id("first-turn")
        expect(word.locator("[data-drawn=true]")).to_be_visible()
        before = board.bounding_box()
        axe(page)
        word.get_by_role("button", name="Let me play").click()
        expect(word).to_have_count(0)
        assert board.bounding_box() == before, "nothing moves"
        page.goto(f"/table/{tables[1]}")
        board.locator("[data-decision]").first.wait_for()
        expect(word).to_have_count(0)
