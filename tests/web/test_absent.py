"""Somebody is gone: whoever waits is told so, and what may be done."""

import pytest
from playwright.sync_api import Browser, expect

from tests.server.support import Server
from tests.web.support import DESKTOP, NARROW, PHONE, axe, no_sideways_scroll, person, two_guests

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("lang", "size"), [("en", DESKTOP), ("es", PHONE), ("es", (844, 390)), ("en", NARROW)]
)
def test_a_computer_plays_on_until_whoever_is_gone_comes_back(
    browser: Browser, house: Server, lang: str, size: tuple[int, int]
) -> None:
    ana, bea, table = two_guests(house, "misty")
    with (
        person(browser, house, size, lang=lang, secret=ana.secret) as stays,
        person(browser, house, size, lang=lang, secret=bea.secret) as goes,
    ):
        page, other = stays.page, goes.page
        page.goto(f"/table/{table}")
        page.get_by_test_id("board").wait_for()
        before = page.get_by_test_id("board").bounding_box()
        bea.do(table, {"do": "leave", "id": "leave"})
        notice = page.get_by_test_id("gone")
        expect(notice).to_contain_text("Bea")
        assert page.get_by_test_id("board").bounding_box() == before, "nothing moves"
        axe(page)
        no_sideways_scroll(page)
        for button in notice.get_by_role("button").all():
            expect(button).to_be_in_viewport(ratio=1)
        notice.get_by_role("button").first.click()
        expect(notice).to_be_hidden()
        other.goto(f"/table/{table}")
        back = other.get_by_test_id("come-back")
        expect(back).to_be_visible()
        axe(other)
        back.get_by_role("button").click()
        expect(back).to_be_hidden()
        chairs = ana.http.get(f"/api/tables/{table}").raise_for_status().json()["chairs"]
        assert (chairs[1]["left"], chairs[1]["level"]) == (False, "")


def test_those_who_stay_may_wait_or_end_the_game(browser: Browser, house: Server) -> None:
    ana, bea, table = two_guests(house, "misty")
    ana.do(table, {"do": "leave", "id": "leave"})  # the host
    with person(browser, house, secret=bea.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        notice = page.get_by_test_id("gone")
        notice.get_by_role("button", name="Wait").click()
        expect(notice).to_be_hidden()
        page.reload()
        notice.get_by_role("button", name="End the game").click()
        expect(page.locator("main")).to_have_attribute("data-status", "over")


def test_whose_time_ran_out_is_said_over_the_board(browser: Browser, house: Server) -> None:
    ana, _, table = two_guests(
        house, "misty", clock={"kind": "decision", "time": 1, "at_zero": "bot"}
    )
    with person(browser, house, secret=ana.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        expect(page.get_by_test_id("late")).to_contain_text("ran out of time")
        axe(page)
