"""A table that tells: the log by turns, and a look back at a moment of the game."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.support import Server
from tests.web.support import DESKTOP, PHONE, Guest, axe, no_sideways_scroll, person, two_guests

GAMES = [("totem", 2), ("misty", 2), ("evidencia", 2), ("euphoria", 4), ("pyramids", 2)]


def in_the_log(page: Page) -> None:
    if page.locator('nav [data-part="log"]').is_visible():
        page.locator('nav [data-part="log"]').click()
    page.get_by_test_id("log").wait_for()


def replayed(guest: Guest, table: str, at: int) -> list[str]:
    """What the server says was heard in a step."""
    answer = guest.http.get(f"/api/tables/{table}/replay", params={"seat": 0, "first": at})
    frame = answer.raise_for_status().json()["frames"][0]
    return [*frame["lines"]]


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_an_entry_of_the_log_shows_its_moment(
    browser: Browser, house: Server, game: str, players: int
) -> None:
    guest = Guest(house)
    table = guest.lay(game, players)
    guest.play(table, 12, Random(5))
    size = PHONE if game in ("misty", "evidencia") else DESKTOP
    with person(browser, house, size, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        page.get_by_test_id("board").wait_for()
        before = page.get_by_test_id("board").bounding_box()
        in_the_log(page)
        moments = page.locator("button.moment")
        told = moments.all_inner_texts()
        assert len(told) > 2
        assert not any("?" in said for said in told)
        axe(page)
        wanted = moments.nth(len(told) // 2)
        at = int(wanted.get_attribute("data-at") or 0)
        assert replayed(guest, table, at), "a step of which something was heard"
        wanted.click()
        past = page.get_by_test_id("past")
        expect(past).to_have_attribute("data-at", str(at))
        assert before is not None
        after = page.get_by_test_id("board").bounding_box()
        assert after is not None
        assert (after["x"], after["y"]) == (before["x"], before["y"]), "the board stays where it is"
        no_sideways_scroll(page)
        axe(page)
        past.get_by_role("button").nth(0).click()
        expect(past).to_have_attribute("data-at", str(at - 1))
        page.keyboard.press("Escape")
        expect(past).to_be_hidden()
        expect(page.get_by_test_id("status")).to_be_visible()


def test_the_log_by_keyboard(browser: Browser, house: Server) -> None:
    guest = Guest(house)
    table = guest.lay("totem", 2)
    guest.play(table, 8, Random(5))
    with person(browser, house, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        moments = page.locator("button.moment")
        moments.first.wait_for()
        page.get_by_test_id("log").focus()
        page.keyboard.press("ArrowDown")
        expect(moments.last).to_be_focused()
        page.keyboard.press("Home")
        expect(moments.first).to_be_focused()
        page.keyboard.press("Enter")
        at = moments.first.get_attribute("data-at")
        expect(page.get_by_test_id("past")).to_have_attribute("data-at", at or "")


@pytest.mark.parametrize("size", [DESKTOP, (1366, 768), PHONE, (844, 390)])
@pytest.mark.parametrize(
    ("game", "said"), [("misty", "rounds won"), ("totem", "pieces"), ("pyramids", "points")]
)
def test_scores_and_whose_turn_it_is_are_always_in_view(
    browser: Browser, house: Server, game: str, said: str, size: tuple[int, int]
) -> None:
    ana, _, table = two_guests(house, game)
    known = 1 if game == "pyramids" else 2  # there others' points are open at the end only
    with person(browser, house, size, secret=ana.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        page.get_by_test_id("board").wait_for()
        standing = page.locator("[data-testid=standing]:visible")
        expect(standing).to_have_count(known)
        for each in standing.all():
            expect(each).to_contain_text(said)
            expect(each).to_be_in_viewport(ratio=0.9)
        deciders = len(ana.position(table)["deciders"])
        turns = page.locator("li.turn:has(.mark):visible")
        expect(turns).to_have_count(deciders)
        for each in turns.all():
            expect(each).to_be_in_viewport()
        axe(page)
        no_sideways_scroll(page)


@pytest.mark.parametrize(("lang", "allowed"), [("en", "With help"), ("es", "Con ayuda")])
def test_help_is_for_those_who_play_alone_and_everybody_sees_it(
    browser: Browser, house: Server, lang: str, allowed: str
) -> None:
    guest = Guest(house, lang=lang)
    with person(browser, house, PHONE, lang=lang, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto("/new/rps")
        help_wanted = page.get_by_role(
            "checkbox", name={"en": "Help is allowed", "es": "Se permite ayuda"}[lang]
        )
        expect(help_wanted).not_to_be_checked()
        page.get_by_label(
            {"en": "How many of them", "es": "Cuántos de ellos"}[lang]
        ).first.select_option("1")
        expect(help_wanted).to_be_checked()
        table = guest.lay("rps", 2)
        page.goto(f"/table/{table}")
        page.locator('nav [data-part="players"]').click()
        expect(page.locator("aside .agreed")).to_contain_text(allowed)
        axe(page)


def test_what_was_agreed_is_told_in_minutes(browser: Browser, house: Server) -> None:
    guest = Guest(house)
    clock = {"kind": "bank", "time": 900, "increment": 10}
    body = {"game": "rps", "players": 2, "clock": clock, "aids": False}
    table = guest.http.post("/api/tables", json=body).raise_for_status().json()["id"]
    with person(browser, house, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        agreed = page.get_by_role("region", name="What was agreed")
        expect(agreed).to_contain_text("15 min for the whole game, plus 10 s for each decision")
        expect(agreed.locator("div", has_text="Help from the computer").last).to_contain_text("No")
