"""The pages of the house: to be used by everybody, in both languages, on every screen."""

from __future__ import annotations

import os
import re
import sqlite3
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from sobremesa.server.people.contacts import key
from tests.server.support import Server
from tests.web.support import NARROW, PHONE, Guest, axe, no_sideways_scroll, person

PAGES = [
    "/", "/tables", "/games", "/games/statistics", "/new/pyramids", "/new/euphoria", "/rules", "/rules/misty", "/replay", "/settings",
    "/learn/misty", "/learn/rps", "/how/misty", "/how/rps", "/nowhere",
]  # fmt: skip


@pytest.mark.parametrize(("theme", "lang"), [("light", "en"), ("dark", "es")])
def test_every_page_is_for_everybody_and_fits_a_small_phone(
    browser: Browser, house: Server, theme: str, lang: str
) -> None:
    guest = Guest(house, lang=lang)
    finished = guest.lay("rps", 2)
    guest.play(finished, 100, Random(theme))
    body = {"game": "pyramids", "players": 3, "listed": True}
    waiting = guest.http.post("/api/tables", json=body).raise_for_status().json()["id"]
    with person(browser, house, NARROW, lang=lang, theme=theme, secret=guest.secret) as somebody:
        for path in (
            *PAGES,
            f"/replay/{finished}",
            f"/table/{waiting}",
            "/#/device/token",
            "/#/contact/token",
        ):
            somebody.page.goto(path)
            somebody.page.wait_for_load_state("networkidle")
            expect(somebody.page.locator("main")).to_be_visible()
            axe(somebody.page)
            no_sideways_scroll(somebody.page)


def test_a_game_begins_with_two_clicks(browser: Browser, house: Server) -> None:
    with person(browser, house) as somebody:
        page = somebody.page
        page.goto("/")
        page.locator('[data-game="misty"]').get_by_role("button").click()
        page.locator('[data-level="easy"]').click()
        expect(page.get_by_test_id("board")).to_be_visible()
        expect(page.locator("main")).to_have_attribute("data-status", "running")


def test_who_plays_alone_chooses_the_pharaoh_at_once(browser: Browser, house: Server) -> None:
    with person(browser, house, lang="es") as somebody:
        page = somebody.page
        page.goto("/")
        page.locator('[data-game="pyramids"]').get_by_role("button").click()
        dialog = page.get_by_role("dialog")
        expect(dialog.get_by_role("radio")).to_have_count(0)
        dialog.get_by_role("button", name="1", exact=True).click()
        expect(dialog.get_by_text("Juegas en solitario.")).to_be_visible()
        dialog.get_by_label("severo").check()
        axe(page)
        dialog.get_by_role("button", name="Empezar").click()
        expect(page.get_by_test_id("board")).to_be_visible()
        expect(page.locator('[data-hex="1"]')).to_have_attribute("aria-label", re.compile("22"))


def test_a_table_is_laid_with_options_and_friends_come_by_its_link(
    browser: Browser, house: Server
) -> None:
    with person(browser, house) as host, person(browser, house, PHONE, touch=True) as friend:
        page = host.page
        page.goto("/new/misty")
        page.get_by_label("Your name").fill("Ana")
        page.get_by_label("introductory").check()
        minutes = page.get_by_label("Minutes")
        expect(minutes).to_have_value("20")  # a clock is suggested between people
        one_screen = page.get_by_role("checkbox", name="Several people at one screen")
        one_screen.check()
        expect(minutes).to_have_count(0)
        one_screen.uncheck()
        page.get_by_role("button", name="Set up a table").click()
        start = page.get_by_role("button", name="Start")
        expect(start).to_be_disabled()
        expect(page.get_by_text("introductory: windows of 3 by 3")).to_be_visible()
        axe(page)
        friend.page.goto(page.url)
        friend.page.get_by_label("Your name").fill("Bea")
        friend.page.get_by_role("button", name="Sit down").tap()
        expect(page.locator("li[data-seat='1']")).to_contain_text("Bea")
        start.click()
        for each in (host, friend):
            expect(each.page.get_by_test_id("board")).to_be_visible()


def test_factions_are_chosen_seat_by_seat(browser: Browser, house: Server) -> None:
    guest = Guest(house)
    with person(browser, house, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto("/new/pyramids")
        page.get_by_role("button", name="3", exact=True).click()
        page.get_by_label("chosen here").check()
        page.get_by_label("Seat 1").select_option("sobeccians")
        page.get_by_label("Seat 3").select_option("bastet")  # which seat 2 had: they change
        axe(page)
        page.get_by_role("button", name="Set up a table").click()
        page.wait_for_url("**/table/**")
        table = guest.http.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
        assert table["options"]["factions"] == ["sobeccians", "rashar", "bastet"]
        expect(page.get_by_text("Sobeccians, Ra'shar, Bastet")).to_be_visible()


def test_the_pharaoh_is_chosen_by_who_plays_alone(browser: Browser, house: Server) -> None:
    guest = Guest(house)
    with person(browser, house, secret=guest.secret, lang="es") as somebody:
        page = somebody.page
        page.goto("/new/pyramids")
        pharaoh = page.get_by_role("group", name="Faraón Hyskosiano")
        page.get_by_role("button", name="1", exact=True).click()
        pharaoh.get_by_label("severo").check()
        page.get_by_role("button", name="2", exact=True).click()
        expect(pharaoh).to_have_count(0)
        page.get_by_role("button", name="1", exact=True).click()
        expect(pharaoh.get_by_label("clemente")).to_be_checked()
        pharaoh.get_by_label("implacable").check()
        axe(page)
        page.locator("form button[type=submit]").click()
        page.wait_for_url("**/table/**")
        table = guest.http.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
        assert table["options"]["pharaoh"] == "relentless"


def test_language_and_theme_change_at_once_and_stay(browser: Browser, house: Server) -> None:
    with person(browser, house) as somebody:
        page = somebody.page
        page.goto("/settings")
        page.get_by_role("button", name="dark").click()
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        page.get_by_label("Language").select_option("es")
        expect(page.get_by_role("heading", name="Ajustes")).to_be_visible()
        page.reload()
        expect(page.get_by_role("heading", name="Ajustes")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_rules_are_searched_and_linked_by_their_ids(browser: Browser, house: Server) -> None:
    with person(browser, house, lang="es") as somebody:
        page = somebody.page
        page.goto("/rules/misty#MIS-22")
        expect(page.locator("#MIS-22")).to_be_in_viewport()
        expect(page.locator("#MIS-22")).to_have_class(re.compile("marked"))
        page.get_by_role("searchbox").fill("MIS-22")
        expect(page.locator("main dt")).to_have_count(1)
        page.get_by_role("searchbox").fill("xyzzy")
        expect(page.locator("main dt")).to_have_count(0)


def test_another_device_becomes_the_same_guest_once(browser: Browser, house: Server) -> None:
    guest = Guest(house, "Ana")
    link = guest.http.post("/api/me/link").json()["token"]
    with person(browser, house) as other:
        other.page.goto(f"/#/device/{link}")
        other.page.get_by_role("button", name="Yes").click()
        other.page.wait_for_url(lambda url: "device" not in url)
        other.page.goto("/settings")
        expect(other.page.get_by_label("Your name")).to_have_value("Ana")


def test_a_device_is_revoked_and_closes_at_once(browser: Browser, house: Server) -> None:
    guest = Guest(house, "Ana")
    link = guest.http.post("/api/me/link").json()["token"]
    table = guest.http.post("/api/tables", json={"game": "rps", "players": 2}).json()["id"]
    with (
        person(browser, house, lang="es") as other,
        person(browser, house, secret=guest.secret) as own,
    ):
        other.page.goto(f"/#/device/{link}")
        other.page.get_by_role("button", name="Sí").click()
        other.page.wait_for_url(lambda url: "device" not in url)
        other.page.goto(f"/table/{table}")
        expect(other.page.get_by_test_id("closed")).to_have_count(0)
        own.page.goto("/settings")
        devices = own.page.get_by_test_id("devices")
        expect(devices.get_by_role("listitem")).to_have_count(2)
        devices.get_by_role("listitem").filter(has_not_text="this one").get_by_role(
            "button"
        ).click()
        devices.get_by_role("button", name="Really").click()
        expect(devices.get_by_role("listitem")).to_have_count(1)
        expect(other.page.get_by_role("alert").first).to_contain_text("retirado este dispositivo")


def test_a_guest_can_be_forgotten(browser: Browser, house: Server) -> None:
    guest = Guest(house, "Ana")
    with person(browser, house, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto("/settings")
        page.get_by_role("button", name="Forget me").click()
        page.get_by_role("button", name="Really").click()
        page.wait_for_url("**/")
    assert guest.http.get("/api/me").status_code == 401


@pytest.mark.parametrize(("lang", "words"), [("en", "put aside"), ("es", "apartado")])
def test_a_table_put_aside_says_so(browser: Browser, house: Server, lang: str, words: str) -> None:
    table = os.urandom(16).hex()
    with sqlite3.connect(house.folder / "sobremesa.db") as database:
        database.execute("INSERT INTO entries VALUES (?, 1, ?)", (table, b"garbage"))
    database.close()
    with person(browser, house, lang=lang) as somebody:
        somebody.page.goto(f"/table/{table}")
        expect(somebody.page.get_by_role("alert")).to_contain_text(words)


def test_whoever_is_asked_by_a_message_answers_on_a_page(browser: Browser, house: Server) -> None:
    token, guest = os.urandom(12).hex(), Guest(house, lang="es")
    with sqlite3.connect(house.folder / "sobremesa.db") as database:  # as if it had been sent
        asked = key("asked", token)
        database.execute("INSERT INTO sent VALUES (?, 1, ?)", (asked, 2**52))
        change = "UPDATE guests SET contact = 'bea@example.org', asked = ? WHERE id = ?"
        database.execute(change, (asked, guest.http.get("/api/me").json()["id"]))
    database.close()
    assert guest.http.get("/api/me").json()["contact"] == "asked"
    with person(browser, house, lang="es") as somebody:
        page = somebody.page
        page.goto(f"/#/contact/{token}")
        page.get_by_role("button", name="Sí, avisadme").click()
        expect(page.get_by_role("status")).to_contain_text("Gracias")
    assert guest.http.get("/api/me").json()["contact"] == "confirmed"
    with person(browser, house, lang="es", secret=guest.secret) as somebody:
        somebody.page.goto("/settings")
        somebody.page.get_by_role("button", name="No enviarme avisos").click()
        expect(somebody.page.get_by_role("button", name="No enviarme avisos")).to_have_count(0)
    assert guest.http.get("/api/me").json()["contact"] == ""
