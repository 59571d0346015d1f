"""Whole games by keyboard alone: Tab, arrows, Enter, Space and Escape, from the first page to the result."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.support import Server
from tests.web.support import Guest, person

pytestmark = pytest.mark.slow

BOARD = "[data-testid=board]"
OVER = "[data-testid=status].over"
FARTHEST = 150  # Tab comes to everything on a page with fewer steps than this

# What has the focus, among all that is lit: where it stands, and where the lit ones of its grid stand.
STANDS = """(lit) => {
    const where = (each) => [Number(each.dataset.column), Number(each.dataset.row)];
    const here = document.activeElement, grid = here.closest('.hand, .sash');
    return { there: here.matches(lit), at: where(here), lit: [...(grid?.querySelectorAll(lit) ?? [])].map(where) };
}"""


def focused(page: Page, selector: str) -> bool:
    return bool(page.evaluate("(s) => document.activeElement?.matches(s) ?? false", selector))


def tab_to(page: Page, selector: str) -> None:
    for _ in range(FARTHEST):
        if focused(page, selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the tab key never comes to {selector}")


def shows_result_and_closes(page: Page) -> None:
    result = page.get_by_test_id("result")
    expect(result).to_be_visible()
    page.keyboard.press("Escape")
    expect(result).to_be_hidden()


def test_evidencia_from_the_first_page_to_the_result(browser: Browser, house: Server) -> None:
    decision = f"{BOARD} [data-decision]"
    present = f"{BOARD} [data-step=present]:not([disabled])"
    with person(browser, house) as somebody:
        page = somebody.page
        page.goto("/")
        page.locator("[data-game=evidencia]").wait_for()
        tab_to(page, "[data-game=evidencia] button")
        page.keyboard.press("Enter")
        tab_to(page, "[data-level=easy]")
        page.keyboard.press("Space")
        while True:
            page.wait_for_selector(f"{decision}, {present}, {OVER}")
            if page.locator(OVER).count():
                break
            if page.locator(present).count():
                arrange(page)
                tab_to(page, present)
            else:
                tab_to(page, decision)
            asked = page.evaluate("() => document.activeElement.dataset.decision ?? 'present'")
            page.keyboard.press("Enter")
            page.wait_for_selector(
                f"{BOARD}:not(:has([data-decision='{asked}'], [data-step='{asked}'])), {OVER}"
            )
        shows_result_and_closes(page)


def arrange(page: Page) -> None:
    """The first card of the row is taken up, carried two places to the right, and laid down."""
    row = page.locator(f"{BOARD} [data-row]")
    before = str(row.get_attribute("data-row")).split()
    tab_to(page, f"{BOARD} [data-row] [data-card={before[0]}]")
    for key in ("Enter", "ArrowRight", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(row).to_have_attribute("data-row", " ".join([*before[1:3], before[0], *before[3:]]))


def test_misty_by_arrows(browser: Browser, house: Server) -> None:
    guest, rng = Guest(house), Random("keys")
    table = guest.lay("misty", 2, {"rounds_to_win": 1})
    first_step, decision = ".pane[data-step]", ":is(.card, .space, .pane)[data-decision]"
    with person(browser, house, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        while True:
            page.wait_for_selector(f".misty :is({decision}, {first_step}), {OVER}")
            if page.locator(OVER).count():
                break
            lit = decision if page.locator(f".misty {decision}").count() else first_step
            before = page.locator(".misty").get_attribute("data-moment")
            tab_to(page, f".misty :is(.hand, .sash):has({lit}) [tabindex='0']")
            walk_to(page, lit, rng)
            page.keyboard.press(rng.choice(["Enter", "Space"]))
            if lit == first_step:  # this monster eats: now a flower
                page.wait_for_selector(".misty [data-decision^=feed]")
            else:
                page.wait_for_function(
                    "before => document.querySelector('.misty').dataset.moment !== before",
                    arg=before,
                )
        shows_result_and_closes(page)


def walk_to(page: Page, lit: str, rng: Random) -> None:
    """With the arrows to something lit: towards it, now and then in another direction, as one who looks for a way."""
    for _ in range(100):
        stands = page.evaluate(STANDS, lit)
        if stands["there"]:
            return
        column, row = stands["at"]
        to_column, to_row = rng.choice(stands["lit"])
        ways = [
            *(
                ["ArrowRight"]
                if to_column > column
                else ["ArrowLeft"]
                if to_column < column
                else []
            ),
            *(["ArrowDown"] if to_row > row else ["ArrowUp"] if to_row < row else []),
            *(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] if rng.random() < 0.2 else []),
        ]
        page.keyboard.press(rng.choice(ways or ["ArrowUp", "ArrowDown"]))
    raise AssertionError(f"the arrows lead to none of {stands['lit']}")
