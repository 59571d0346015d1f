"""One's own games in the browser: what goes on, what is over, and what all of it says."""

from __future__ import annotations

import re
from io import BytesIO
from random import Random
from zipfile import ZipFile

import pytest
from playwright.sync_api import Browser, expect

from tests.server.support import Server
from tests.web.support import DESKTOP, PHONE, axe, no_sideways_scroll, person, two_guests

PLACES = pytest.mark.parametrize(("lang", "size"), [("es", PHONE), ("en", DESKTOP)])


@PLACES
def test_games_that_go_on_say_whose_turn_it_is(
    browser: Browser, house: Server, lang: str, size: tuple[int, int]
) -> None:
    clock = {"kind": "bank", "time": 600, "increment": 5}
    ana, _, table = two_guests(house, "totem", clock=clock)
    over = ana.lay("rps", 2)
    ana.do(over, {"do": "abort", "id": "abort"})
    with person(browser, house, size, lang=lang, secret=ana.secret) as somebody:
        page = somebody.page
        page.goto("/games")
        card = page.get_by_test_id("open-game")
        expect(card).to_have_count(1)
        turn = ana.position(table)["legal"] != []
        expect(card).to_have_attribute("data-mine", "true" if turn else "false")
        expect(card).to_contain_text("Bea")
        expect(card.locator("svg").first).to_be_visible()
        expect(page.get_by_test_id("past-game")).to_have_count(1)
        axe(page)
        no_sideways_scroll(page)
        card.click()
        page.wait_for_url(f"**/table/{table}")


@PLACES
def test_finished_games_are_found_and_counted(
    browser: Browser, house: Server, lang: str, size: tuple[int, int]
) -> None:
    ana, bea, first = two_guests(house, "rps")
    bea.do(first, {"do": "resign", "id": "resign"})
    second = ana.lay("rps", 2)
    ana.play(second, 100, Random(lang))
    words = {"en": ("Search by name", "Statistics", "All records"), "es": ("Buscar por nombre", "Estadísticas", "Todas las partidas")}[lang]  # fmt: skip
    with person(browser, house, size, lang=lang, secret=ana.secret) as somebody:
        page = somebody.page
        page.goto("/games")
        rows = page.get_by_test_id("past-game")
        expect(rows).to_have_count(2)
        page.get_by_label(words[0]).fill("béa")
        expect(rows).to_have_count(1)
        expect(rows).to_contain_text("Bea")
        page.get_by_label(words[0]).fill("nobody at all")
        expect(rows).to_have_count(0)
        page.get_by_label(words[0]).fill("")
        expect(rows).to_have_count(2)
        with page.expect_download() as download:
            page.get_by_text(words[2]).click()
        with ZipFile(BytesIO(download.value.path().read_bytes())) as file:
            assert len(file.namelist()) == 3
        page.get_by_role("link", name=words[1]).click()
        card = page.locator('[data-game="rps"]')
        expect(card).to_be_visible()
        expect(card.locator("figure path")).to_have_attribute("d", re.compile("^M"))
        axe(page)
        no_sideways_scroll(page)
        expect(card.locator("dd").first).to_have_text("2")
