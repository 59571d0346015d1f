"""The free table: games without a board or a face are read and played all the same, with clicks on what lies there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from uuid import uuid4

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.free import ALL
from tests.server.support import Server, serving
from tests.web.support import (
    DESKTOP,
    NARROW,
    PHONE,
    Guest,
    axe,
    no_sideways_scroll,
    person,
    two_guests,
)

pytestmark = pytest.mark.slow

SCREENS = {
    "desktop": (DESKTOP, "light", False, "en"),
    "dark": (DESKTOP, "dark", False, "es"),
    "phone": (NARROW, "dark", True, "en"),
    "lying": (PHONE[::-1], "light", True, "es"),
}


@pytest.fixture(scope="module")
def guests_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house into which the sketches are plugged."""
    with serving(tmp_path_factory.mktemp("free"), module="tests.free") as server:
        yield server


def row(seat: int, field: str) -> str:
    return f'[data-seat="{seat}"] [data-field="{field}"]'


@pytest.mark.parametrize("game", ALL)
def test_a_free_table_is_for_everybody(browser: Browser, guests_house: Server, game: str) -> None:
    guest = Guest(guests_house)
    table = guest.lay(game, ALL[game].seats[-1])
    guest.play(table, 2, Random(game))
    for size, theme, touch, lang in SCREENS.values():
        with person(
            browser, guests_house, size, theme=theme, touch=touch, lang=lang, secret=guest.secret
        ) as somebody:
            page = somebody.page
            page.goto(f"/table/{table}")
            expect(page.locator("li.own.turn")).to_be_visible()
            expect(page.locator("ol.seats > li").first).to_have_class(re.compile("own"))
            expect(page.locator("ol.seats > li")).to_have_count(ALL[game].seats[-1])
            axe(page)
            no_sideways_scroll(page)


def test_a_game_of_tricks_is_played_by_clicking_on_cards(
    browser: Browser, guests_house: Server
) -> None:
    ana, bea, table = two_guests(guests_house, "tricks")
    with person(browser, guests_house, secret=ana.secret) as one:
        one.page.goto(f"/table/{table}")
        with person(
            browser, guests_house, PHONE, touch=True, lang="es", secret=bea.secret
        ) as other:
            other.page.goto(f"/table/{table}")
            hands = {0: set[str](), 1: set[str]()}
            for seat, guest in ((0, ana), (1, bea)):
                hands[seat] = set(guest.position(table)["view"]["hands"][seat])
            for _ in range(10):
                for seat, page in ((0, one.page), (1, other.page)):
                    hidden(page, hands[1 - seat])
                seat = 0 if ana.position(table)["legal"] else 1
                page, guest = (one.page, ana) if seat == 0 else (other.page, bea)
                before = guest.position(table)
                card = before["legal"][-1].split()[1]
                button = page.locator(f'{row(seat, "hands")} [data-name="{card}"]')
                expect(button).to_have_attribute(
                    "aria-label", re.compile(r"[1-6] (of|de) .+: (Play|Jugar) ")
                )
                button.tap() if seat else button.click()
                hands[seat].discard(card)
                while guest.position(table)["view"] == before["view"]:
                    page.wait_for_timeout(20)
                if any(hands.values()):  # with the last card all are dealt again
                    page.locator(f'[data-name="{card}"]').wait_for(state="detached")
            while not ana.position(table)["result"]:  # the other deals are like the first
                for guest in (ana, bea):
                    if legal := guest.position(table)["legal"]:
                        card = {"do": "decide", "id": uuid4().hex, "text": legal[0]}
                        guest.do(table, card)
            for page in (one.page, other.page):
                expect(page.get_by_test_id("result")).to_be_visible()
            axe(one.page)


def hidden(page: Page, cards: set[str]) -> None:
    """Nothing in the page, not even in its attributes, names a card that only the other has."""
    written = page.locator("main").evaluate("(main) => main.outerHTML")
    words = {f"{card[1]} {of} {suit}" for card in cards for of, suit in spoken(card[0])}
    for card in {*cards, *words}:
        assert not re.search(rf"\b{card}\b", written), card


def spoken(suit: str) -> list[tuple[str, str]]:
    names = {
        "a": ("stars", "estrellas"),
        "b": ("clubs", "tréboles"),
        "c": ("diamonds", "diamantes"),
    }
    return list(zip(("of", "de"), names[suit], strict=True))


def test_hidden_discs_are_laid_and_a_pile_is_turned_up(
    browser: Browser, guests_house: Server
) -> None:
    ana, bea, table = two_guests(guests_house, "skulls")
    with person(browser, guests_house, secret=ana.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        page.locator(f'{row(0, "hands")} [data-name="skull"]').click()
        bea.do(table, {"do": "decide", "id": "1", "text": "lay flower"})
        expect(page.locator(f"{row(1, 'hands')} .fan")).to_have_attribute(
            "aria-label", "2 face down"
        )
        expect(page.locator(f"{row(1, 'piles')} .fan")).to_have_attribute("aria-label", "face down")
        expect(page.locator(row(0, "piles")).get_by_role("img", name="Skull")).to_be_visible()
        page.locator("summary").click()
        page.get_by_test_id("choices").get_by_role("textbox").fill("bid 3")
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("refusal")).to_contain_text("no more than there are discs")
        page.locator('[data-decision="lay flower"]').click()
        expect(page.get_by_test_id("refusal")).to_be_hidden()
        bea.do(table, {"do": "decide", "id": "2", "text": "bid 1"})
        page.locator('[data-decision="bid 3"]').click()  # of three discs: all of them
        expect(page.get_by_test_id("board")).to_contain_text("Points")
        expect(page.locator(row(1, "points"))).to_contain_text("1")


def test_hundreds_of_choices_are_narrowed_step_by_step_with_keys(
    browser: Browser, guests_house: Server
) -> None:
    ana, _bea, table = two_guests(guests_house, "market")
    with person(browser, guests_house, secret=ana.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        choices = page.get_by_test_id("choices")
        expect(choices.locator("li")).to_have_count(2)  # trade, walk
        page.locator('[data-step="trade"]').focus()
        page.keyboard.press("Enter")
        expect(page.locator('[data-step="1"]')).to_be_focused()
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")  # two of
        expect(page.locator('[data-step="wool"]')).to_be_focused()
        page.locator("[data-seat='0'] [data-name='ore']").click()  # on the table
        expect(page.get_by_test_id("picks").get_by_role("button")).to_have_count(3)
        page.locator('[data-decision="trade 2 ore wool"]').click()
        expect(page.locator("aside .log")).to_contain_text("trades 2 ore for wool")


def test_cells_of_a_grid_are_clicked(browser: Browser, guests_house: Server) -> None:
    guest = Guest(guests_house)
    table = guest.lay("flips", 2)
    with person(browser, guests_house, PHONE, touch=True, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        result, cells = (
            page.get_by_test_id("result"),
            page.locator('[data-field="cells"] [data-name]'),
        )
        passing = page.locator('[data-decision="pass"]')
        for _ in range(200):
            expect(result.or_(cells).or_(passing).first).to_be_visible()
            if result.is_visible():
                break
            with suppress(TooLate):  # what was there may be gone: the other one has moved
                (passing if passing.is_visible() else cells.first).tap(timeout=2_000)
        expect(result).to_be_visible()
