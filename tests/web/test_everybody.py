"""Every table at its beginning, in the middle and at its end: no barriers, no sideways scroll, in both themes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.support import Server
from tests.web.support import NARROW, PHONE, Guest, axe, no_sideways_scroll, person

pytestmark = pytest.mark.slow

View = dict[str, Any]
# Seats, options that make it short, and what the middle of it looks like.
TABLES: dict[str, tuple[int, dict[str, Any], Callable[[View], bool]]] = {
    "evidencia": (2, {}, lambda view: view["phase"] == "order"),
    "totem": (3, {"quiet_per_player": 2}, lambda view: view["points"] > 0),
    "misty": (4, {"rounds_to_win": 1}, lambda view: view["step"] == "activate"),
    "euphoria": (5, {"max_rounds": 3}, lambda view: view["round"] > 1),
    "pyramids": (2, {}, lambda view: view["round"] > 1),
    "rps": (2, {}, lambda view: sum(view["won"]) > 0),
}


@pytest.mark.parametrize("game", TABLES)
def test_a_table_is_for_everybody_from_its_beginning_to_its_end(
    browser: Browser, house: Server, game: str
) -> None:
    players, options, is_middle = TABLES[game]
    guest, rng = Guest(house), Random(game)
    beginning, middle, end = (guest.lay(game, players, options) for _ in range(3))
    guest.play(beginning, 0, rng)
    position = guest.play(middle, 1, rng)
    while not (position["result"] or is_middle(position["view"])):
        position = guest.play(middle, 1, rng)
    guest.play(end, 10_000, rng)
    for theme in ("light", "dark"):
        with person(browser, house, NARROW, theme=theme, secret=guest.secret) as somebody:
            page = somebody.page
            for table in (beginning, middle, end):
                page.goto(f"/table/{table}")
                page.get_by_test_id("board").locator("> *").first.wait_for()
                axe(page)
                no_sideways_scroll(page)
            page.get_by_test_id("status").get_by_role("button").last.click()
            expect(page.get_by_test_id("result")).to_be_visible()
            axe(page)
            no_sideways_scroll(page)


@pytest.mark.parametrize("game", TABLES)
def test_a_phone_that_lies_shows_the_board_beside_its_rail(
    browser: Browser, house: Server, game: str
) -> None:
    players, options, _ = TABLES[game]
    guest = Guest(house)
    table = guest.lay(game, players, options)
    guest.play(table, 1, Random(game))
    with person(browser, house, PHONE[::-1], touch=True, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        board, rail = page.get_by_test_id("board"), page.locator("nav:has([data-part])")
        board.locator("> *").first.wait_for()
        no_sideways_scroll(page)
        across, beside = board.bounding_box(), rail.bounding_box()
        assert across
        assert beside
        assert across["x"] + across["width"] <= beside["x"], "the rail covers nothing"
        assert beside["height"] == PHONE[0], "and takes no height away"
        rail.locator("[data-part=log]").tap()
        expect(page.locator("aside .log")).to_be_visible()
