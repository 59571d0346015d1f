"""Mentiroso, an example of a package, at the free table in a real browser: hidden dice, bids step by step, doubt, luck."""

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.server.support import Server, serving
from tests.support.examples import installed
from tests.web.support import (
    DESKTOP,
    PHONE,
    axe,
    click_through,
    luck_is_kept,
    no_sideways_scroll,
    person,
    two_guests,
)


@pytest.fixture(name="table", scope="module")
def house_with_mentiroso(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with (
        installed(tmp_path_factory.mktemp("packages"), "mentiroso"),
        serving(tmp_path_factory.mktemp("house")) as server,
    ):
        yield server


def test_a_bid_is_made_step_by_step_and_doubted(browser: Browser, table: Server) -> None:
    ana, bea, found = two_guests(table, "mentiroso")
    with (
        person(browser, table, DESKTOP, secret=ana.secret) as first,
        person(browser, table, PHONE, lang="es", secret=bea.secret, touch=True) as second,
    ):
        here, there = first.page, second.page
        for page in (here, there):
            page.goto(f"/table/{found}")
            own, other = page.locator("li.own"), page.locator("[data-seat]:not(.own)")
            expect(own.locator('[data-field="dice"] .die')).to_have_count(5)
            expect(other.locator('[data-field="dice"] .die.back')).to_have_count(5)
        choices = here.get_by_test_id("choices")
        expect(choices).to_contain_text("Bid… how many")
        here.locator('[data-step="2"]').click()
        expect(choices).to_contain_text("Bid 2…")
        expect(here.locator("ol.seats button")).to_have_count(0)  # a two on the table is not meant
        here.locator('[data-decision="bid 2x6"]').click()
        bid = there.get_by_role("region", name="Apuesta", exact=True)
        expect(bid).to_contain_text("Cuántos 2")
        expect(bid.get_by_role("img", name="6")).to_be_visible()
        expect(bid).to_contain_text("Ana")
        axe(there)
        no_sideways_scroll(there)
        there.locator('[data-decision="doubt"]').click()
        for page in (here, there):
            expect(page.locator('[data-field="rolled"] .die')).to_have_count(10)
            expect(page.locator('[data-field="dice"] .die')).to_have_count(9)
        lines = here.locator("aside .log li").all_inner_texts()
        assert "loses a die" in lines[-2]  # cups are lifted before the dice of the next round fall
        assert lines[-1].startswith("Your dice")


def test_two_people_play_to_the_end_and_the_luck_is_kept(browser: Browser, table: Server) -> None:
    ana, bea, found = two_guests(table, "mentiroso", {"dice": 2, "wild": True})
    with (
        person(browser, table, PHONE, secret=ana.secret, touch=True) as first,
        person(browser, table, DESKTOP, lang="es", secret=bea.secret) as second,
    ):
        pages = [first.page, second.page]
        for page in pages:
            page.goto(f"/table/{found}")
        click_through(pages, found, Random(1))
        for page in pages:
            expect(page.get_by_test_id("result")).to_be_visible()
        luck_is_kept(pages[0], found)
