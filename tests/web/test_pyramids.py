"""Rolling Pyramids through the page: whole games with the board's own gestures."""

import contextlib
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.server.support import Server
from tests.web.support import DESKTOP, PHONE, Guest, axe, no_sideways_scroll, person

pytestmark = pytest.mark.slow

# What can be pressed, the most urgent first: send a deployment, a target for a unit, a number for a slot, a slot, a
# device on the map, take a chosen die that fits nowhere, a die, any other button of the board.
GESTURES = (
    "[data-step=send]:not([disabled])",
    ".hex.lit",
    ".numbers button",
    ".slot.lit:not(.chosen)",
    ".site",
    ".ask [data-decision]",
    ".tray .die.lit:not(.chosen)",
    "[data-decision]",
)


def move(page: Page, rng: Random, touch: bool) -> bool:
    """One gesture, if there is one to make."""
    board = page.locator(".pyramids")
    for selector in GESTURES:
        found = board.locator(selector)
        count = found.count()
        if count:
            chosen = found.nth(rng.randrange(count))
            with contextlib.suppress(TooLate):  # the table went on meanwhile
                chosen.tap(timeout=1_000) if touch else chosen.click(timeout=1_000)
            return True
    return False


def play(page: Page, touch: bool) -> None:
    rng, waited = Random("pyramids"), 0
    while waited < 300:
        if page.locator("main[data-status=over]").count():
            return
        waited = 0 if move(page, rng, touch) else waited + 1
        page.wait_for_timeout(50 if waited else 5)
    raise AssertionError("nothing can be done, and the game is not over")


@pytest.mark.parametrize(
    ("players", "size", "touch", "lang"), [(2, DESKTOP, False, "en"), (1, PHONE, True, "es")]
)
def test_a_whole_game_is_played_on_the_board(
    house: Server, browser: Browser, players: int, size: tuple[int, int], touch: bool, lang: str
) -> None:
    guest = Guest(house, lang=lang)
    table = guest.lay("pyramids", players)
    with person(browser, house, size, lang=lang, touch=touch, secret=guest.secret) as somebody:
        somebody.page.goto(f"/table/{table}")
        somebody.page.wait_for_selector(".pyramids")
        play(somebody.page, touch)
        wide = somebody.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= size[0]
    record = guest.http.get(f"/api/tables/{table}/record").text
    assert record.splitlines()[-1].startswith("= ")


def test_an_illegal_target_is_refused_with_its_rule(house: Server, browser: Browser) -> None:
    guest, rng = Guest(house), Random(3)
    table = guest.lay("pyramids", 2)
    while not any(text.startswith("deploy") for text in guest.position(table)["legal"]):
        guest.play(table, 1, rng)
    with person(browser, house, secret=guest.secret) as somebody:
        somebody.page.goto(f"/table/{table}")
        far = ".hex:not(.lit)[data-hex='1']"  # nobody reaches the pyramid in the first round
        somebody.page.locator(far).click(force=True)  # it says that it is not on offer
        somebody.page.get_by_text("PYR-51").first.wait_for()


def played(house: Server, players: int, rounds: int) -> tuple[Guest, str, Random]:
    """A table at which our own deployment of a round is due."""
    guest, rng = Guest(house), Random(5)
    table = guest.lay("pyramids", players)
    while True:
        known = guest.position(table)
        if known["view"]["round"] >= rounds and known["legal"] and "deploy" in known["legal"][0]:
            return guest, table, rng
        guest.play(table, 1, rng)


def fight(guest: Guest, table: str, rng: Random) -> None:
    while any(text.startswith("deploy") for text in guest.position(table)["legal"]):
        guest.play(table, 1, rng)


def test_a_deployment_is_drawn_on_the_map_before_it_is_sent(
    house: Server, browser: Browser
) -> None:
    guest, table, _ = played(house, 2, 2)
    with person(browser, house, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        lit = page.locator(".hex.lit")
        lit.first.wait_for()
        space = lit.first.get_attribute("data-hex")
        send = page.locator("[data-step=send]")
        there = send.bounding_box()
        lit.first.click(force=True)  # signs lie over it
        page.locator("[data-arrow]").wait_for(state="attached")
        page.locator(".deployment .target", has_text=f"{space}").first.wait_for()
        assert send.bounding_box() == there, "nothing moves while units are sent"
        axe(page)


def test_battles_happen_on_the_map_one_step_after_another(house: Server, browser: Browser) -> None:
    guest, table, rng = played(house, 2, 2)
    moving = "localStorage.setItem('sobremesa', JSON.stringify({ motion: true }))"
    with person(browser, house, secret=guest.secret) as somebody:
        page = somebody.page
        page.add_init_script(moving)
        page.goto(f"/table/{table}")
        page.locator(".hex.lit").first.wait_for()
        before = page.locator(".map").bounding_box()
        fight(guest, table, rng)
        stage = page.locator(".stage")
        stage.wait_for()  # by itself
        assert page.locator(".map").bounding_box() == before, "nothing moves under the finger"
        pause = page.locator("[data-battle=pause]")
        if pause.count():
            pause.click()
        while page.locator("[data-battle=next]").count():
            kind = stage.get_attribute("data-kind")
            assert kind in ("arrive", "bombs", "devices", "fight", "outcome")
            assert page.locator(".stage .touch").get_attribute("aria-label"), (
                "the sentences of the step"
            )
            page.locator("[data-battle=next]").click()
        page.locator("[data-battle=watch]").click()
        page.locator(".stage[data-kind=arrive]").wait_for()
        page.locator("[data-battle=pause]").click()
        axe(page)
        page.locator(".stage .touch").press("Enter")
        page.get_by_text("PYR-55").first.wait_for()
        page.locator("[data-battle=skip]").click()
        stage.wait_for(state="detached")


def test_no_battle_lies_over_the_map_where_units_are_sent(house: Server, browser: Browser) -> None:
    guest, table, rng = played(house, 1, 2)
    moving = "localStorage.setItem('sobremesa', JSON.stringify({ motion: true }))"
    with person(browser, house, secret=guest.secret) as somebody:
        page = somebody.page
        page.add_init_script(moving)
        page.goto(f"/table/{table}")
        page.locator(".hex.lit").first.wait_for()
        fight(guest, table, rng)
        page.locator(".stage").wait_for()
        page.locator("[data-battle=pause]").click()
        while not any("deploy" in text for text in guest.position(table)["legal"]):
            guest.play(table, 1, rng)
        page.locator(".hex.lit").first.wait_for()
        page.locator(".stage").wait_for(state="detached")
        page.locator("[data-battle=watch]").click()
        page.locator(".stage").wait_for()


def test_without_motion_battles_wait_to_be_watched(house: Server, browser: Browser) -> None:
    guest, table, rng = played(house, 2, 1)
    with person(
        browser, house, PHONE, lang="es", theme="dark", touch=True, secret=guest.secret
    ) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        page.locator(".hex.lit").first.wait_for()
        fight(guest, table, rng)
        page.locator("[data-battle=watch]").wait_for()
        assert page.locator(".stage").count() == 0
        page.locator("[data-battle=watch]").tap()
        page.locator(".stage[data-kind=arrive]").wait_for()
        page.locator("[data-battle=next]").tap()
        page.locator(".stage:not([data-kind=arrive])").wait_for()
        axe(page)
        no_sideways_scroll(page)


def test_the_sheets_can_be_seen_side_by_side(house: Server, browser: Browser) -> None:
    guest = Guest(house)
    table = guest.lay("pyramids", 2)
    with person(browser, house, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        page.locator(".compare").click()
        sheets = page.locator(".sheet")
        expect(sheets.nth(1)).to_be_visible()
        boxes = [sheets.nth(k).bounding_box() for k in (0, 1)]
        assert boxes[0]
        assert boxes[1]
        assert boxes[0]["x"] + boxes[0]["width"] <= boxes[1]["x"]
        axe(page)


PARTS = ["hero", "dev", "A", "B", "C", "F1", "F2"]
SPEAKS = (
    ".own .slot, .own .sign, .own span.mark, .own .worth, .own .title, .die > button, .hex, .device"
)


def to_draft(house: Server, lang: str, rounds: int) -> tuple[Guest, str]:
    """A table at which we take a die, some rounds on, so that there is something on the map."""
    guest, rng = Guest(house, lang=lang), Random(5)
    table = guest.lay("pyramids", 2)
    while True:
        known = guest.position(table)
        if known["view"]["round"] >= rounds and known["legal"] and "take" in known["legal"][0]:
            return guest, table
        guest.play(table, 1, rng)


@pytest.mark.parametrize(("size", "shown"), [(PHONE, False), (DESKTOP, True)])
def test_the_dice_to_be_taken_are_on_the_first_screen(
    house: Server, browser: Browser, size: tuple[int, int], shown: bool
) -> None:
    guest = Guest(house)
    table = guest.lay("pyramids", 1)
    with person(browser, house, size, touch=not shown, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        die = page.locator(".tray .die.lit").first
        die.wait_for()
        expect(die).to_be_in_viewport()
        signs = page.locator(".legend p")
        expect(signs).to_be_visible(visible=shown)
        if not shown:
            page.locator(".legend summary").tap()
            expect(signs).to_be_visible()
        axe(page)


def test_in_a_lesson_in_landscape_the_map_lies_on_nothing(house: Server, browser: Browser) -> None:
    with person(browser, house, (844, 390), touch=True) as somebody:
        page = somebody.page
        page.goto("/learn/pyramids")
        tray = page.locator(".pyramids .tray")
        while not tray.count():
            page.locator("[data-testid=go-on]:enabled, [data-testid=show-me]").first.tap()
        page.get_by_test_id("glow").wait_for(state="attached")
        field = page.locator(".pyramids .field").bounding_box()
        dice = tray.bounding_box()
        assert field
        assert dice
        assert field["y"] + field["height"] <= dice["y"] or field["x"] + field["width"] <= dice["x"]


def test_after_a_touch_nothing_speaks_that_nobody_points_at(
    house: Server, browser: Browser
) -> None:
    guest = Guest(house)
    table = guest.lay("pyramids", 1)
    with person(browser, house, PHONE, touch=True, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        space = page.locator('[data-hex="12"]')
        told = page.get_by_test_id("told")
        page.locator(".tray .die.lit").first.tap()
        # As a browser does when the board scrolls under where the finger was, long before the mouse's rest is over.
        mouse = {"pointerType": "mouse", "bubbles": True}
        space.dispatch_event("pointerover", mouse)
        page.wait_for_timeout(1_000)
        expect(told).to_have_count(0)
        space.dispatch_event("pointermove", {**mouse, "movementX": 3})
        space.dispatch_event("pointerover", mouse)
        expect(told).to_be_visible()


def test_everything_on_the_board_says_what_it_is(house: Server, browser: Browser) -> None:
    guest, table = to_draft(house, "en", 2)
    with person(browser, house, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        page.locator(".die > button").first.wait_for()
        silent = "found => found.filter(each => !each.dataset.tells).map(each => each.outerHTML)"
        assert page.locator(SPEAKS).count() > 80
        assert page.locator(SPEAKS).evaluate_all(silent) == []
        told = page.get_by_test_id("told")
        heard = set()
        for part in PARTS:
            title = page.locator(f'.own [data-row="{part}"] .title')
            title.focus()
            expect(told).to_have_text(title.get_attribute("data-tells") or "-")
            expect(title).to_have_accessible_description(title.get_attribute("data-tells") or "-")
            heard.add(told.inner_text())
        assert len(heard) == 6, "every row in its own words; both groups of footmen alike"
        axe(page)
        page.keyboard.press("Escape")
        expect(told).to_be_hidden()
        page.locator('.own [data-row="A"] .sign').first.hover()
        expect(told).to_contain_text("must be smaller")
        page.locator(".die > button").first.hover()
        expect(told).to_contain_text("d4")
        page.locator('.hex[data-hex="1"]').focus()
        expect(told).to_contain_text("The Sacred Pyramid")
        page.keyboard.press("ArrowLeft")
        expect(told).to_contain_text("may change a number by 2")


def test_a_touch_tells_what_something_is_and_decides_nothing(
    house: Server, browser: Browser
) -> None:
    guest, table = to_draft(house, "es", 1)
    with person(browser, house, PHONE, lang="es", touch=True, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        page.locator(".die > button").first.wait_for()
        before, told = guest.position(table)["legal"], page.get_by_test_id("told")
        for touched, words in (
            ('.own [data-row="hero"] .title', "una vez en toda la partida"),
            ('.own [data-row="B"] .slot', "Un triángulo admite un d4"),
            ('.own [data-row="F2"] .sign', "Un lacayo más"),
            ('.own [data-row="dev"] .mark', "ha comprado una actualización"),
        ):
            page.locator(touched).first.tap()
            expect(told).to_contain_text(words)
            no_sideways_scroll(page)
        assert guest.position(table)["legal"] == before
        page.locator(".round").tap()
        expect(told).to_be_hidden()
