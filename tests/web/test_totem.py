"""Totem in the browser: whole games by mouse, by touch and by keyboard, and what a walk shows before it is sent."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.games.totem.slow import AROUND, cell_of, name_of
from tests.games.totem.test_records import ALL
from tests.server.support import Server
from tests.web.support import DESKTOP, NARROW, PHONE, Guest, axe, no_sideways_scroll, person

pytestmark = pytest.mark.slow

BOARD = "[data-testid=board]"
MINE = "[data-testid=status].mine"
OVER = "[data-testid=status].over"
READY = f"{MINE}, {OVER}"
WALK = f"{BOARD} button[data-step=walk], {BOARD} button[data-decision*='-']"
# A decision on the board that is not a walk, in the order in which they are looked for.
PLAIN = f"{BOARD} button[data-decision]:not([data-decision='stop']), {BOARD} path[data-decision]"
UNITS, CELLS = f"{BOARD} [data-step=unit]", f"{BOARD} [data-step=step]"


def cell(page: Page, name: str) -> Locator:
    return page.locator(f"[data-cell={name}]")


def some(rng: Random, found: Locator) -> Locator:
    return found.nth(rng.randrange(found.count()))


def settled(page: Page) -> bool:
    """Waits until it is my decision, and what I sent has arrived; false when the game is over."""
    page.wait_for_selector(f"{BOARD} .totem[aria-busy=false]")
    page.wait_for_selector(READY)
    return page.locator(OVER).count() == 0


def drag(page: Page, source: Locator, target: Locator) -> None:
    for step, at in enumerate((source, target)):
        box = at.bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        if step == 0:
            page.mouse.down()
    page.mouse.up()


def play_out(page: Page, rng: Random, *, touch: bool) -> dict[str, int]:
    """A game to its end by the board's own gestures; how often each was made."""
    made = {"plain": 0, "drag": 0, "goal": 0, "button": 0}

    def press(found: Locator) -> None:
        found.tap() if touch else found.click()

    while settled(page):
        if page.locator(PLAIN).count():
            press(some(rng, page.locator(PLAIN)))
            made["plain"] += 1
            continue
        if not page.locator(CELLS).count():  # a unit must be chosen first
            unit = some(rng, page.locator(UNITS))
            press(unit)
            page.wait_for_selector(CELLS)
        goal = some(rng, page.locator(CELLS))
        name = goal.get_attribute("data-cell") or ""
        if not touch and (made["goal"] + made["button"]) % 2 == 0:  # every other walk
            drag(page, page.locator(f"{BOARD} [aria-selected=true]"), goal)
            made["drag"] += 1
        else:
            press(goal)
        page.wait_for_selector(WALK)
        if made["goal"] <= made["button"]:  # in turn
            press(cell(page, name))
            made["goal"] += 1
        else:
            press(page.locator(WALK).first)
            made["button"] += 1
    return made


def shows_result(page: Page) -> None:
    result = page.get_by_test_id("result")
    expect(result).to_contain_text("TOT-62")
    expect(result).to_contain_text("TOT-64")


def test_a_whole_game_by_mouse(browser: Browser, house: Server) -> None:
    guest = Guest(house)
    table = guest.lay("totem", 3, {"quiet_per_player": 2})
    with person(browser, house, DESKTOP, secret=guest.secret) as somebody:
        somebody.page.goto(f"/table/{table}")
        made = play_out(somebody.page, Random(5), touch=False)
        assert all(made.values()), made
        shows_result(somebody.page)


def test_a_whole_game_by_touch(browser: Browser, house: Server) -> None:
    guest = Guest(house, lang="es")
    table = guest.lay("totem", 2, {"quiet_per_player": 2})
    with person(
        browser, house, PHONE, lang="es", theme="dark", touch=True, secret=guest.secret
    ) as somebody:
        somebody.page.goto(f"/table/{table}")
        play_out(somebody.page, Random(6), touch=True)
        shows_result(somebody.page)


def tab_to(page: Page, selector: str) -> None:
    for _ in range(80):
        if page.evaluate("(s) => document.activeElement?.matches(s) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the tab key never comes to {selector}")


def test_a_whole_game_by_keyboard(browser: Browser, house: Server) -> None:
    guest = Guest(house)
    table = guest.lay("totem", 2, {"quiet_per_player": 1})
    with person(browser, house, DESKTOP, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        while settled(page):
            buttons = f"{BOARD} button[data-decision]:not([data-decision='stop'])"
            if page.locator(buttons).count():
                tab_to(page, buttons)
                page.keyboard.press("Enter")
                continue
            tab_to(page, "[role=gridcell]")
            page.keyboard.press("n")
            if page.locator(f"{BOARD} path[data-decision]").count():
                page.keyboard.press("Enter")
                continue
            while not page.evaluate("document.activeElement.dataset.step === 'step'"):
                if not page.locator(CELLS).count():
                    page.keyboard.press("Enter")  # on a unit
                page.keyboard.press("n")
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")  # the end of the way: walk it
        shows_result(page)


def play_on(guest: Guest, name: str, lines: int) -> str:
    """A table that goes on from a golden record, with seat 0 for the guest and bots around it."""
    record = ALL[name]
    body = {
        "game": "totem", "players": record.players, "start_from": {"record": record.write(), "lines": lines},
        "bots": {str(seat): "random" for seat in range(1, record.players)},
    }  # fmt: skip
    answer = guest.http.post("/api/tables", json=body)
    answer.raise_for_status()
    table = str(answer.json()["id"])
    if answer.json()["status"] == "waiting":
        guest.do(table, {"do": "start", "id": "start"})
    return table


def test_a_walk_shows_what_would_fall_before_it_is_sent(browser: Browser, house: Server) -> None:
    guest = Guest(house)
    table = play_on(guest, "chain.game 1", 163)  # six points; G15 is five steps from J10
    with person(browser, house, DESKTOP, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        settled(page)
        cell(page, "J10").click()
        cell(page, "G15").hover()
        expect(page.locator(".ties")).to_have_count(2)
        cell(page, "G15").click()
        board = page.locator(BOARD)
        expect(board).to_contain_text("If it stops there:")
        expect(board).to_contain_text("you choose which falls: F16, G16")
        expect(board.locator(".points b")).to_have_text("1")
        board.get_by_role("button", name="One step back").click()
        expect(board.locator(".points b")).to_have_text("2")
        assert guest.position(table)["view"]["points"] == 6, "nothing was sent"
        cell(page, "G15").click()
        board.get_by_role("button", name="Walk and stop there").click()

        page.wait_for_selector("[data-decision='remove G16']")
        cell(page, "G16").hover()
        expect(page.locator(".falls")).to_have_count(1)
        expect(page.locator(".cut")).to_have_count(1)
        expect(cell(page, "H16")).to_have_accessible_name("H16, Blue: piece, would be cut off")
        cell(page, "G16").click()
        expect(cell(page, "H16")).to_have_accessible_name("H16")
        expect(cell(page, "G15")).to_have_accessible_name("G15, Ana: piece, finished")


# Six points are left. O2-P1 would leave too few steps for them; as one goes, it would be allowed (TOT-23).
SPENT = """\
! off 0:2 1:1
0: start N2
1: start F18
! roll 5 5
0: use 10
0: M2-M1
0: N1-M2
0: N3-M4
0: M4-L4
0: stop
"""


def test_the_planner_promises_only_what_the_table_takes(browser: Browser, house: Server) -> None:
    header = {"game": "totem", "rules": "1.1", "players": 2, "options": {}}
    lines = SPENT.strip().splitlines()
    record = "\n".join([json.dumps(header), *lines]) + "\n"
    guest = Guest(house)
    body = {
        "game": "totem", "players": 2, "start_from": {"record": record, "lines": len(lines)},
        "bots": {"1": "random"},
    }  # fmt: skip
    answer = guest.http.post("/api/tables", json=body)
    answer.raise_for_status()
    table = str(answer.json()["id"])
    guest.do(table, {"do": "start", "id": "start"})
    with person(browser, house, DESKTOP, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        settled(page)
        cell(page, "O2").click()
        expect(cell(page, "N3")).to_have_attribute("data-step", "step")
        expect(cell(page, "P1")).not_to_have_attribute("data-step", "step")
        cell(page, "P1").click()
        expect(page.get_by_test_id("refusal")).to_contain_text("TOT-23")
        page.keyboard.press("Escape")
        # Whatever is lit stands: the farthest way, step by step, without a refusal.
        while settled(page) and guest.position(table)["view"]["phase"] == "move":
            before = guest.position(table)["view"]["points"]
            if not page.locator(CELLS).count():
                page.locator(UNITS).first.click()
            expect(page.locator(CELLS).first).to_be_visible()
            goal = page.locator(CELLS).last
            name = goal.get_attribute("data-cell") or ""
            goal.click()
            page.wait_for_selector(WALK)
            cell(page, name).click()
            settled(page)
            expect(page.get_by_test_id("refusal")).to_have_count(0)
            now = guest.position(table)["view"]
            assert now["phase"] != "move" or now["turn"] != 0 or now["points"] < before


@pytest.mark.parametrize("lang", ["en", "es"])
def test_an_illegal_try_says_which_rule_forbids_it(
    browser: Browser, house: Server, lang: str
) -> None:
    guest = Guest(house, lang=lang)
    table = play_on(guest, "chain.game 1", 162)  # the dice are 2 and 4
    with person(browser, house, DESKTOP, lang=lang, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        settled(page)

        def refused(rule: str, *cells: str) -> None:
            for name in cells:
                cell(page, name).click()
            expect(page.get_by_test_id("refusal")).to_contain_text(rule)
            page.keyboard.press("Escape")

        players = guest.position(table)["view"]["players"]
        own = {players[0]["totem"], *players[0]["pieces"]}
        taken = {cell for player in players for cell in [player["totem"], *player["pieces"]]}
        beside = [name_of(at) for at in AROUND[cell_of(players[0]["totem"])]]
        refused("TOT-30", next(name for name in beside if name not in taken))
        refused("TOT-22", "J10", "S1")
        page.locator("[data-decision='use 6']").click()
        settled(page)
        refused("TOT-40", "J10", "S1")
        legal = guest.position(table)["legal"]
        steps = ((unit, name_of(at)) for unit in sorted(own) for at in AROUND[cell_of(unit)])
        torn = next(
            step for step in steps if step[1] not in taken and f"{step[0]}-{step[1]}" not in legal
        )
        refused("TOT-43", *torn)
        # Within a plan nothing is sent: the board itself says why.
        cell(page, "J10").click()
        cell(page, "J11").click()
        cell(page, "G16").click()
        expect(page.locator(f"{BOARD} [aria-live]")).to_contain_text("TOT-42")


FINGER = 24  # pixels


@pytest.mark.parametrize("size", [NARROW, PHONE[::-1]])
def test_small_screens_look_closer_and_can_look_elsewhere(
    browser: Browser, house: Server, size: tuple[int, int]
) -> None:
    guest = Guest(house)
    table = play_on(guest, "chain.game 1", 163)
    with person(browser, house, size, touch=True, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        settled(page)
        no_sideways_scroll(page)

        def width() -> float:
            box = cell(page, "J10").bounding_box()
            assert box
            return box["width"]

        def press(name: str, has_come: Callable[[float], bool]) -> None:
            page.get_by_role("button", name=name).tap()
            for _ in range(200):
                if has_come(width()):
                    return
                page.wait_for_timeout(50)
            raise AssertionError(f"{name}: a cell is {width()} pixels wide")

        for _ in range(200):  # by itself it comes nearer, so that a finger can hit a cell
            if (near := width()) > FINGER:
                break
            page.wait_for_timeout(50)
        assert near > FINGER
        press("The whole board", lambda far: far < near)
        far = width()
        press("Closer", lambda closer: closer > far)
        press("The whole board", lambda again: again == pytest.approx(far))
        press("My units", lambda again: again == pytest.approx(near))


def test_nothing_keeps_anybody_from_playing(browser: Browser, house: Server) -> None:
    guest = Guest(house)
    tables = [play_on(guest, "chain.game 1", lines) for lines in (163, 169)]
    for theme in ("light", "dark"):
        with person(browser, house, DESKTOP, theme=theme, secret=guest.secret) as somebody:
            page = somebody.page
            for table in tables:
                page.goto(f"/table/{table}")
                settled(page)
                if page.locator(UNITS).count():
                    cell(page, "J10").click()
                    cell(page, "G15").click()
                axe(page)


def test_whoever_uses_points_by_keyboard_goes_on_at_the_cells(
    browser: Browser, house: Server
) -> None:
    guest, rng = Guest(house), Random("keys")
    table = guest.lay("totem", 2)
    while guest.play(table, 1, rng)["view"]["phase"] != "use":
        pass
    with person(browser, house, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        page.locator("[data-decision^='use ']").first.press("Enter")
        page.locator("[data-cell]:focus").wait_for()
