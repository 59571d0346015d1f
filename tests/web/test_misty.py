"""Misty on the page: whole games by mouse and by touch, and each gesture for itself."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.support import Server
from tests.web.support import (
    DESKTOP,
    PHONE,
    Guest,
    no_sideways_scroll,
    person,
)  # fmt: skip

SHORT = {"rounds_to_win": 1}
PATIENCE = 120_000  # the first bot of a server takes its time on a busy machine
LIT = ".misty [data-decision], .misty .pane[data-step]"
READY = f"""() => document.querySelector(".misty[data-step-now='over']") || document.querySelector({LIT!r})"""


def moment(page: Page) -> str:
    return page.locator(".misty").get_attribute("data-moment") or ""


def wait_beyond(page: Page, before: str) -> None:
    page.wait_for_function(
        "before => document.querySelector('.misty').dataset.moment !== before",
        arg=before,
        timeout=PATIENCE,
    )


def play_on(page: Page, rng: Random, *, touch: bool) -> None:
    """Press what is lit on the board, until the match is over."""
    while True:
        page.wait_for_function(READY, timeout=PATIENCE)
        if page.locator(".misty[data-step-now='over']").count():
            return
        before = moment(page)
        decisions = page.locator(".misty [data-decision]")
        is_first_step = not decisions.count()
        lit = page.locator(LIT) if is_first_step else decisions
        target = lit.nth(rng.randrange(lit.count()))
        target.tap() if touch else target.click()
        if is_first_step:
            page.locator(".misty [data-decision^='feed']").first.wait_for()
        else:
            wait_beyond(page, before)


def at_table(
    house: Server,
    decisions: int = 0,
    step: str = "",
    options: dict[str, Any] | None = None,
    players: int = 2,
) -> tuple[Guest, str]:
    """A table at which so many decisions were made, and then more up to this step."""
    rng = Random(1)
    guest = Guest(house)
    table = guest.lay("misty", players, SHORT if options is None else options)
    position = guest.play(table, decisions, rng)
    while step and position["view"]["step"] != step:
        guest.do(
            table,
            {"do": "decide", "id": str(rng.random()), "text": rng.choice(position["legal"])},
        )
        position = guest.play(table, 0, rng)
    return guest, table


def test_a_whole_match_by_mouse(house: Server, browser: Browser) -> None:
    guest, table = at_table(house, options={})
    with person(browser, house, DESKTOP, secret=guest.secret) as somebody:
        somebody.page.goto(f"/table/{table}")
        play_on(somebody.page, Random(2), touch=False)
        expect(somebody.page.get_by_test_id("report")).to_be_visible()
    assert guest.position(table)["result"]["winners"]


def test_a_whole_round_by_touch(house: Server, browser: Browser) -> None:
    guest, table = at_table(house)
    with person(
        browser, house, PHONE, lang="es", theme="dark", touch=True, secret=guest.secret
    ) as somebody:
        somebody.page.goto(f"/table/{table}")
        play_on(somebody.page, Random(3), touch=True)
        expect(somebody.page.get_by_test_id("report")).to_be_visible()
        no_sideways_scroll(somebody.page)


def test_cards_are_named_and_not_coded(house: Server, browser: Browser) -> None:
    guest, table = at_table(house, step="activate")
    with person(browser, house, DESKTOP, lang="es", secret=guest.secret) as somebody:
        board = somebody.page.locator(".misty")
        somebody.page.goto(f"/table/{table}")
        board.locator(".pane").first.wait_for()
        said = board.evaluate(
            """(board) => board.innerText + [...board.querySelectorAll('[title], [aria-label]')].map(
                (one) => `${one.title} ${one.ariaLabel}`).join(' ')"""
        )
        assert not re.findall(r"\b[UDLRFSMP]0\d\b|(?:columna|fila) 0", said)


def drag(page: Page, source: Locator, x: float, y: float) -> None:
    box = source.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(x, y, steps=4)
    page.mouse.up()


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_cards_can_be_dragged(house: Server, browser: Browser) -> None:
    guest, table = at_table(house, decisions=1)
    with person(browser, house, DESKTOP, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        card = page.locator(".misty .hand [data-decision]").nth(2)
        picked = (card.get_attribute("data-decision") or "").removeprefix("pick ")
        drag(page, card, *middle(page.locator(".misty .glass")))
        page.locator(".misty[data-step-now='place']").wait_for()
        assert guest.position(table)["view"]["revealed"][0] == picked
        before = moment(page)
        drag(
            page,
            page.locator(".misty .shown"),
            *middle(page.locator(".misty .space[data-decision]").first),
        )
        wait_beyond(page, before)
        page.locator(".misty[data-step-now='pick']").wait_for()


STEPS = {"U": (0, -1), "D": (0, 1), "L": (-1, 0), "R": (1, 0)}


def test_an_arrow_is_dragged_where_it_points_and_nowhere_else(
    house: Server, browser: Browser
) -> None:
    guest, table = at_table(house, step="activate")
    with person(browser, house, DESKTOP, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        arrow = page.locator(".misty .pane[data-decision^='move']").first
        x, y = middle(arrow)
        right, down = STEPS[(arrow.get_attribute("data-card") or "")[0]]
        before = moment(page)
        drag(page, arrow, x - 90 * right, y - 90 * down)
        assert moment(page) == before
        drag(page, arrow, x + 90 * right, y + 90 * down)
        wait_beyond(page, before)


def test_by_keyboard_alone(house: Server, browser: Browser) -> None:
    guest, table = at_table(house, decisions=1)
    with person(browser, house, DESKTOP, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        for focus, keys in (
            (".misty .hand [tabindex='0']", ("ArrowRight", "ArrowRight", "ArrowLeft", "Enter")),
            (".misty .space:focus", ("ArrowDown", "ArrowUp", "ArrowRight", "Space")),
        ):
            before = moment(page)
            page.locator(focus).focus()  # the second time it is there already
            for key in keys:
                page.keyboard.press(key)
            wait_beyond(page, before)
    guest, table = at_table(house, step="activate")
    with person(browser, house, DESKTOP, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        before = moment(page)
        page.locator(".misty .pane[tabindex='0']").focus()
        expect(page.get_by_test_id("then")).to_be_visible()
        page.keyboard.press("Space")
        wait_beyond(page, before)


def try_one(page: Page) -> None:
    """One activation, not sent: an arrow, or a monster and its flower."""
    page.locator(".misty .pane[data-step]").first.click()
    if page.locator(".misty .pane[data-step^='feed'][aria-pressed='true']").count():
        page.locator(".misty .pane[data-step*=' F']").first.click()


def test_an_activation_is_tried_out_taken_back_and_sent(house: Server, browser: Browser) -> None:
    guest, table = at_table(house, step="activate")
    with person(browser, house, DESKTOP, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        before = moment(page)
        tally = page.locator(".misty .tally b")
        start = tally.inner_text()
        page.locator("[data-step='try']").click()
        try_one(page)
        page.locator("[data-step='send']").wait_for()
        page.locator("[data-step='back']").click()
        expect(page.locator("[data-step='send']")).to_have_count(0)
        assert tally.inner_text() == start
        while page.locator(".misty .pane[data-step]").count():
            try_one(page)
        assert moment(page) == before, "nothing was sent"
        promised = tally.inner_text()
        page.locator("[data-step='send']").click()
        page.get_by_test_id("report").wait_for()
    assert promised == f"Now: {own_score(guest, table)}"


def own_score(guest: Guest, table: str) -> int:
    """What the first round brought, when whatever is left of it has been decided."""
    return int(guest.play(table, 1_000, Random(1))["view"]["scores"][0][0])


def test_the_best_activation_is_shown_when_asked_for_and_keeps_its_promise(
    house: Server, browser: Browser
) -> None:
    guest, table = at_table(house, step="activate")
    with person(browser, house, DESKTOP, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        before = moment(page)
        page.locator("[data-step='best']").click()
        page.locator("[data-step='send']").wait_for()
        assert moment(page) == before, "it is shown, not sent"
        promised = page.locator(".misty .tally b").inner_text()
        page.locator("[data-step='send']").click()
        page.get_by_test_id("report").wait_for()
        assert promised == f"Now: {own_score(guest, table)}"
        best = page.get_by_test_id("report").locator("tr", has_text="Best possible")
        expect(best.locator("td").first).to_have_text(promised.removeprefix("Now: "))


def test_the_best_activation_is_shown_after_the_round(house: Server, browser: Browser) -> None:
    guest, table = at_table(house, decisions=100)
    with person(browser, house, DESKTOP, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        report = page.get_by_test_id("report")
        best = int(report.locator("tr", has_text="Best possible").locator("td").first.inner_text())
        report.get_by_role("button", name="Best possible").click()
        expect(page.locator(".misty .tally b")).to_have_text(f"Now: {best}")
        report.get_by_role("button", name="One step back").click()
        report.get_by_role("button", name="As played").click()
        own = guest.position(table)["view"]["scores"][0][0]
        expect(page.locator(".misty .tally b")).to_have_text(f"Now: {own}")
        assert own <= best


def test_an_activation_is_played_again_step_by_step(house: Server, browser: Browser) -> None:
    guest, table = at_table(house, decisions=100)
    with person(browser, house, DESKTOP, secret=guest.secret) as somebody:
        page = somebody.page
        page.add_init_script("localStorage.setItem('sobremesa', JSON.stringify({ motion: true }))")
        page.goto(f"/table/{table}")
        moved = guest.position(table)["view"]["past_windows"][0][0]["moved"]
        assert len(moved) > 1
        acted = "least => document.querySelectorAll('.misty .pane.acted').length >= least"
        first = "() => document.querySelectorAll('.misty .pane.acted').length === 1"
        page.wait_for_function(acted, arg=len(moved))
        page.get_by_test_id("report").get_by_role("button", name="Play it again").click()
        page.wait_for_function(first)
        page.wait_for_function(acted, arg=len(moved))


def test_who_looks_on_sees_windows_and_no_hand(house: Server, browser: Browser) -> None:
    guest, table = at_table(house, decisions=3, step="pick")
    hand = guest.position(table)["view"]["hand"]
    with person(browser, house, DESKTOP, secret=Guest(house, "Eva").secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        expect(page.locator(".misty .glass .pane").first).to_be_visible()
        assert page.locator(".misty [data-decision], .misty .hand").count() == 0
        assert not [card for card in hand if card in page.content()]
        page.get_by_role("button", name="Look at the window").first.click()
        expect(page.locator(".misty h2")).not_to_contain_text("Ana")


def test_glass_and_hand_say_that_something_is_only_tried_out(
    browser: Browser, house: Server
) -> None:
    guest = Guest(house)
    table = guest.lay("misty", 2, {"rounds_to_win": 1})
    with person(browser, house, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        mark, switch = page.locator(".tested-mark"), page.locator("[data-step=try]")
        switch.wait_for()
        expect(mark).to_have_count(0)
        switch.click()
        expect(mark).to_be_visible()
        page.locator(".hand [data-step]").first.click()
        assert guest.position(table)["legal"], "nothing was sent"
        switch.click()
        expect(mark).to_have_count(0)
        rng = Random("try")
        while guest.play(table, 1, rng)["view"]["step"] != "activate":
            pass
        page.locator("[data-step=best]").click()
        expect(mark).to_be_visible()
        expect(switch).to_have_attribute("aria-checked", "false")  # it stays as it was left
        while page.locator("[data-step=back]").count():
            page.locator("[data-step=back]").click()
        expect(mark).to_have_count(0)
