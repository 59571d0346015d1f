"""The same again with one click: people are asked over the result, programs sit down at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.support import Server
from tests.web.support import DESKTOP, PHONE, Guest, axe, no_sideways_scroll, person, two_guests

WORDS = {
    "en": ("Same again", "Change options", "Play along", "Not this time"),
    "es": ("Otra igual", "Cambiar opciones", "Jugar también", "Esta vez no"),
}


def over(host: Guest, table: str) -> None:
    host.do(table, {"do": "abort", "id": "abort"})


def playing(page: Page) -> None:
    expect(page.locator("main")).to_have_attribute("data-status", "running")


@pytest.mark.parametrize(("lang", "size"), [("es", PHONE), ("en", DESKTOP)])
def test_one_asks_the_other_accepts_and_the_game_begins(
    browser: Browser, house: Server, lang: str, size: tuple[int, int]
) -> None:
    same, _, along, _ = WORDS[lang]
    ana, bea, table = two_guests(house, "rps")
    with (
        person(browser, house, size, lang=lang, secret=ana.secret) as one,
        person(browser, house, size, lang=lang, secret=bea.secret) as two,
    ):
        for each in (one, two):
            each.page.goto(f"/table/{table}")
            playing(each.page)
        over(ana, table)
        for each in (one, two):
            expect(each.page.get_by_role("dialog")).to_be_visible()
        axe(one.page)
        no_sideways_scroll(one.page)
        one.page.get_by_role("dialog").get_by_role("button", name=same).click()
        one.page.wait_for_url(lambda url: table not in url)
        again = one.page.url.rpartition("/")[2]
        invitation = two.page.get_by_role("dialog").get_by_test_id("again")
        expect(invitation).to_contain_text("Ana")
        axe(two.page)
        no_sideways_scroll(two.page)
        invitation.get_by_role("button", name=along).click()
        for each in (one, two):
            playing(each.page)
        found = ana.http.get(f"/api/tables/{again}").json()
        assert [chair["name"] for chair in found["chairs"]] == ["Bea", "Ana"]
        assert all(found["fair"]["contributions"])


def test_against_programs_it_takes_one_click(browser: Browser, house: Server) -> None:
    ana = Guest(house)
    table = ana.lay("misty", 2, level="easy")
    over(ana, table)
    with person(browser, house, secret=ana.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        page.get_by_test_id("show-result").click()
        page.get_by_role("dialog").get_by_role("button", name="Same again").click()
        page.wait_for_url(lambda url: table not in url)
        playing(page)


def test_whoever_does_not_come_frees_the_seat_and_the_invitation_goes(
    browser: Browser, house: Server
) -> None:
    ana, bea, table = two_guests(house, "rps")
    over(ana, table)
    again = ana.do(table, {"do": "rematch", "id": "again"}).json()["table"]
    with (
        person(browser, house, PHONE, lang="es", secret=bea.secret) as guest,
        person(browser, house, secret=ana.secret) as host,
    ):
        host.page.goto(f"/table/{again}")
        kept = host.page.locator("li[data-seat='0']")
        expect(kept).to_contain_text("asked to play")
        axe(host.page)
        guest.page.goto(f"/table/{table}")
        guest.page.get_by_test_id("again").get_by_role("button", name="Esta vez no").click()
        expect(guest.page.get_by_role("button", name="Esta vez no")).to_have_count(0)
        expect(kept).to_contain_text("free")


def test_other_options_begin_with_those_that_were(browser: Browser, house: Server) -> None:
    options = {"variant": "introductory"}
    ana, bea, table = two_guests(house, "misty", options, window=5)
    over(ana, table)
    with (
        person(browser, house, PHONE, secret=ana.secret) as host,
        person(browser, house, secret=bea.secret) as guest,
    ):
        page = host.page
        page.goto(f"/table/{table}")
        page.get_by_test_id("show-result").click()
        page.get_by_role("dialog").get_by_role("link", name="Change options").click()
        page.wait_for_url(f"**/new/misty/{table}")
        expect(page.get_by_label("introductory")).to_be_checked()
        expect(page.get_by_text("Bea")).to_be_visible()
        axe(page)
        no_sideways_scroll(page)
        page.get_by_role("button", name="3", exact=True).click()
        page.get_by_label("How many of them are computers?").select_option("1")
        page.get_by_role("button", name="Set up and invite").click()
        page.wait_for_url("**/table/**")
        found = ana.http.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
        assert found["options"]["variant"] == "introductory"
        assert [chair["kind"] for chair in found["chairs"]] == ["kept", "person", "bot"]
        guest.page.goto(f"/table/{found['id']}")
        guest.page.get_by_role("button", name="Play along").click()
        for each in (host, guest):
            playing(each.page)
