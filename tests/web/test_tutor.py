"""The live tutor in the browser: a switch in the menu, and a question before a blunder is sent."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.server.support import Server
from tests.web.support import DESKTOP, PHONE, Guest, axe, no_sideways_scroll, person, two_guests


def blunder(route: Route) -> None:
    """What the server says of a blunder, whatever is about to be sent."""
    told = {
        "quality": "blunder", "loss": 0.31, "error": 0.02, "best": ["paper"],
        "means": [{"key": "paper", "args": {}}], "reason": None,
    }  # fmt: skip
    route.fulfill(body=json.dumps(told), content_type="application/json")


@pytest.mark.parametrize(
    ("size", "lang"), [(DESKTOP, "en"), (PHONE, "es")], ids=["desktop", "phone"]
)
def test_a_blunder_is_asked_about_before_it_is_sent(
    house: Server, browser: Browser, size: tuple[int, int], lang: str
) -> None:
    ana = Guest(house, lang=lang)
    table = ana.lay("rps", 2)
    with person(browser, house, size, lang=lang, secret=ana.secret) as somebody:
        page = somebody.page
        page.route("**/caution?**", blunder)
        page.goto(f"/table/{table}")
        expect(page.get_by_test_id("board")).to_be_visible()
        page.get_by_role("button", name="Menu" if lang == "en" else "Menú").first.click()
        switch = page.get_by_test_id("tutor")
        expect(switch).to_have_attribute("aria-pressed", "false")
        switch.click()
        expect(switch).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Escape")
        rock = page.locator("[data-decision=rock]").first
        rock.click()
        asks = page.get_by_test_id("caution")
        expect(asks).to_contain_text("31 %")
        no_sideways_scroll(page)
        axe(page)
        asks.get_by_role("button").first.click()
        expect(asks).to_have_count(0)
        assert "rock" in ana.position(table)["legal"], "nothing was sent"
        rock.click()
        asks.get_by_role("button").last.press("Enter")
        expect(asks).to_have_count(0)


def test_between_people_there_is_no_such_switch(house: Server, browser: Browser) -> None:
    ana, _, table = two_guests(house, "rps", aids=True)
    with person(browser, house, secret=ana.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        expect(page.get_by_test_id("board")).to_be_visible()
        page.get_by_role("button", name="Menu").first.click()
        expect(page.get_by_role("button", name="Ask before a decision is sent")).to_be_visible()
        expect(page.get_by_test_id("tutor")).to_have_count(0)
