"""A secret choice is changed by pressing another one, and the other side's page and position stay as they are."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.server.support import Server
from tests.web.support import DESKTOP, PHONE, Guest, person, two_guests
from tests.web.test_evidencia import ABDUCTION, ORDER, record

BOARD = "[data-testid=board]"


def told(guest: Guest, table: str) -> dict[str, Any]:
    """All that a seat is told by asking, but for the time."""
    return {key: value for key, value in guest.position(table).items() if key != "time"}


def decide(guest: Guest, table: str, number: int = 0) -> str:
    text = str(guest.position(table)["legal"][number])
    guest.do(table, {"do": "decide", "id": f"{text} {number}", "text": text})
    return text


def from_record(house: Server, lines: int, **options: str) -> tuple[Guest, Guest, str]:
    ana, bea = Guest(house, "Ana"), Guest(house, "Bea")
    text = record(lines)
    for name, value in options.items():
        text = text.replace(f'"{name}": "on"', f'"{name}": "{value}"')
    body = {"game": "evidencia", "players": 2, "start_from": {"record": text, "lines": lines}}
    table = str(ana.http.post("/api/tables", json=body).raise_for_status().json()["id"])
    bea.do(table, {"do": "sit", "id": "sit"})
    ana.do(table, {"do": "start", "id": "start"})
    return ana, bea, table


def lit(page: Page, text: str) -> None:
    page.locator(f"{BOARD} [data-decision='{text}']").click()


def test_misty_another_card_and_another_space(house: Server, browser: Browser) -> None:
    ana, bea, table = two_guests(house, "misty", {"rounds_to_win": 1})
    with person(browser, house, PHONE, secret=ana.secret, touch=True) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        page.locator(".misty .hand .lit").first.wait_for()
        first, second = ana.position(table)["legal"][:2]
        lit(page, first)
        chosen = page.locator(".misty .hand [aria-pressed=true]")
        expect(chosen).to_have_attribute("data-decision", first)
        before = told(bea, table)
        lit(page, second)
        expect(chosen).to_have_attribute("data-decision", second)
        assert told(bea, table) == before
        decide(bea, table)
        page.locator(".misty .hand .lit").first.wait_for()  # the first cards lie down by themselves
        lit(page, decide(ana, table))  # the same once more
        decide(bea, table)
        page.locator(".misty [data-decision^=place]").first.wait_for()
        one, two = ana.position(table)["legal"][:2]
        lit(page, one)
        page.wait_for_function("() => !document.querySelector('[data-testid=status].mine')")
        before = told(bea, table)
        lit(page, two)
        page.wait_for_timeout(50)
        assert told(bea, table) == before
        decide(bea, table)
        page.locator(".misty[data-step-now=pick]").wait_for()
        lines = ana.http.get(f"/api/tables/{table}/record").text.splitlines()
        assert f"0: {second}" in lines
        assert f"0: {two}" in lines
        assert f"0: {one}" not in lines


def test_evidencia_another_card_and_another_row(house: Server, browser: Browser) -> None:
    ana, bea, table = two_guests(house, "evidencia")
    with person(browser, house, DESKTOP, secret=ana.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        first, second = ana.position(table)["legal"]
        lit(page, first)
        page.locator(f"{BOARD} [data-decision='{first}']").wait_for(state="detached")
        before = told(bea, table)
        lit(page, second)
        page.locator(f"{BOARD} [data-decision='{first}']").wait_for()
        assert told(bea, table) == before
        assert ana.position(table)["instead"] == [first, second]
    ana, bea, table = from_record(house, ORDER)
    with person(browser, house, DESKTOP, secret=ana.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        page.locator("[data-step=present]").click()
        page.locator("[data-step=again]").wait_for()
        row = page.locator("[data-row]").get_attribute("data-row")
        before = told(bea, table)
        page.locator("[data-step=again]").click()
        expect(page.locator("[data-step=present]")).to_be_enabled()
        assert page.locator("[data-row]").get_attribute("data-row") == row, "where it was"
        cards = page.locator("[data-row] button")
        cards.nth(0).click()
        cards.nth(5).click()
        changed = page.locator("[data-row]").get_attribute("data-row")
        assert changed != row
        page.locator("[data-step=present]").click()
        page.locator("[data-step=again]").wait_for()
        assert told(bea, table) == before
        assert " ".join(ana.position(table)["view"]["rows"][0]) == changed


def test_euphoria_another_row_by_keyboard(house: Server, browser: Browser) -> None:
    ana, *others = people = [Guest(house, name) for name in ("Ana", "Bea", "Carla", "Dani")]
    body = {"game": "euphoria", "players": len(people)}
    table = str(ana.http.post("/api/tables", json=body).raise_for_status().json()["id"])
    for each in others:
        each.do(table, {"do": "sit", "id": "sit"})
    ana.do(table, {"do": "start", "id": "start"})

    def row(seat: int) -> list[str]:
        return [each["kind"] for each in people[seat].position(table)["view"]["recruits"][seat]]

    seat = next(seat for seat in range(4) if len(set(row(seat))) > 1)
    me, watching = people[seat], people[seat - 1]
    with person(browser, house, PHONE, secret=me.secret, touch=True) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        page.locator("[data-verb=order]").press("Enter")
        page.get_by_test_id("may-change").wait_for()
        before, wanted = told(watching, table), row(seat)
        other = next(place for place in (1, 2) if wanted[place] != wanted[0])
        for place in (1, other + 1):
            page.locator(f"[data-at='{seat}.{place}']").press("Enter")
        page.locator("[data-verb=order]").press("Enter")
        wanted[0], wanted[other] = wanted[other], wanted[0]
        while row(seat) != wanted:
            page.wait_for_timeout(20)
        page.get_by_test_id("may-change").wait_for()
        assert told(watching, table) == before


def test_evidencia_without_the_aid_reveals_in_order_to_swap(
    house: Server, browser: Browser
) -> None:
    _, bea, table = from_record(house, ABDUCTION, memory_aid="off")
    with person(browser, house, PHONE, secret=bea.secret, touch=True, lang="es") as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        expect(page.locator("[data-testid=status]")).to_contain_text("¿Revelas la base?")
        assert page.locator(f"{BOARD} [data-decision]").count() == 2
        lit(page, "abduct reveal")
        expect(page.locator("[data-testid=status]")).to_contain_text("La base está revelada")
        assert page.locator(f"{BOARD} [data-decision]").count() == 3
        lit(page, "abduct B3")
        page.locator(f"{BOARD} [data-decision]").first.wait_for(state="detached")
