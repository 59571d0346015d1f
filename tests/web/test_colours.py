"""Colours in the browser: chosen in the waiting room, then seen everywhere."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.support import Server
from tests.web.support import DESKTOP, PHONE, Guest, axe, no_sideways_scroll, person

pytestmark = pytest.mark.slow


def laid(guest: Guest, **more: object) -> str:
    body = {"game": "totem", "players": 3, "bots": {"2": "random"}, **more}
    answer = guest.http.post("/api/tables", json=body)
    answer.raise_for_status()
    return str(answer.json()["id"])


def choice(page: Page, seat: int, colour: str) -> Locator:
    return page.locator(f"li[data-seat='{seat}'] [data-colour={colour}]")


def test_colours_are_chosen_before_the_game_and_seen_everywhere(
    browser: Browser, house: Server
) -> None:
    ana, bea = Guest(house), Guest(house, "Bea", "es")
    table = laid(ana)
    bea.do(table, {"do": "sit", "id": "sit"}).raise_for_status()
    with (
        person(browser, house, DESKTOP, secret=ana.secret) as first,
        person(browser, house, PHONE, lang="es", touch=True, secret=bea.secret) as second,
    ):
        for page in (first.page, second.page):
            page.goto(f"/table/{table}")
        choice(first.page, 0, "green").click()
        expect(choice(first.page, 0, "green")).to_have_attribute("aria-pressed", "true")
        expect(choice(second.page, 1, "green")).to_be_disabled()
        expect(second.page.locator("li[data-seat='0']")).to_contain_text("verde")
        choice(second.page, 1, "red").tap()
        expect(choice(first.page, 0, "red")).to_be_disabled()
        choice(second.page, 1, "red").tap()  # given back
        expect(choice(first.page, 0, "red")).to_be_enabled()
        choice(second.page, 1, "yellow").tap()
        expect(choice(first.page, 0, "yellow")).to_be_disabled()
        for page in (first.page, second.page):
            axe(page)
            no_sideways_scroll(page)
        first.page.get_by_role("button", name="Start").click()
        for page, words in (
            (first.page, ("Green", "Yellow", "Red")),
            (second.page, ("Verde", "Amarillo", "Rojo")),
        ):
            listed = page.locator("[data-testid=board] ul.players")
            expect(listed).to_contain_text("Ana")
            for word in words:
                expect(listed).to_contain_text(word)
            seats = page.locator("[data-testid=board] ul.players .unit")
            for number in (2, 3, 0):
                expect(seats.and_(page.locator(f".colour-{number}"))).to_have_count(1)
        chairs = ana.http.get(f"/api/tables/{table}").json()["chairs"]
        assert [chair["colour"] for chair in chairs] == ["green", "yellow", "red"]


def test_who_plays_against_the_computer_chooses_too(browser: Browser, house: Server) -> None:
    guest = Guest(house)
    with person(browser, house, PHONE, touch=True, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto("/")
        page.locator('[data-game="totem"]').get_by_role("button").tap()
        page.locator("dialog [data-colour=blue]").tap()
        axe(page)
        no_sideways_scroll(page)
        page.locator("dialog [data-level=easy]").tap()
        own = page.locator("[data-testid=board] ul.players li", has_text="Ana")
        expect(own.locator(".unit.colour-1")).to_have_count(1)


def test_a_replay_shows_the_colours_that_its_record_names(browser: Browser, house: Server) -> None:
    guest = Guest(house)
    table = laid(guest, players=2, bots={"1": "random"})
    guest.do(table, {"do": "choose", "id": "c", "colour": "yellow"}).raise_for_status()
    guest.do(table, {"do": "start", "id": "start"}).raise_for_status()
    guest.do(table, {"do": "resign", "id": "resign"}).raise_for_status()
    record = guest.http.get(f"/api/tables/{table}/record").text
    assert '"colours": ["yellow", "red"]' in record
    with person(browser, house, DESKTOP, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto("/replay")
        page.set_input_files(
            "input[type=file]",
            {"name": "a.game", "mimeType": "text/plain", "buffer": record.encode()},
        )
        for name, number in (("Yellow", 3), ("Red", 0)):
            line = page.locator("[data-testid=board] ul.players li", has_text=name)
            expect(line.locator(f".unit.colour-{number}")).to_have_count(1)
