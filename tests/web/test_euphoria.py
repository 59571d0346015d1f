"""Euphoria through the page: whole games with the board's own gestures, refusals, keys, and windows that betray nothing."""

import contextlib
import re
from random import Random
from uuid import uuid4

import pytest
from playwright.sync_api import Browser, Page, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.server.support import Server
from tests.web.support import DESKTOP, PHONE, Guest, axe, no_sideways_scroll, person

pytestmark = pytest.mark.slow

READY = ".euphoria [data-decision]"
LIT = f"{READY}, .euphoria [data-step]:not([data-step=back])"
LIT_HERE = "[data-decision], [data-step]:not([data-step=back])"
BACK = ".euphoria [data-step=back]"
OVER = ".euphoria[data-phase=over]"
WITH_BUTTONS = ("artifact", "action", "window")
ASKED = ".euphoria [data-verb=react][data-step]:not(.chosen)"
FIRST = {"first_player": "0"}
SHORT = {"max_rounds": 3}  # random players take forever; three rounds show every kind of decision

# What somebody sees of a window who looks over a shoulder, before anything is chosen: buttons, and which things are lit.
WINDOW = """(asked) => !document.querySelector(asked) ? [] : [...document.querySelectorAll('.euphoria .verbs, .euphoria .holdings .artifact, .euphoria .own .recruit')]
    .map((element) => element.matches('.verbs') ? element.innerHTML : element.className.replace(/\\b(exposed|fresh)\\b/g, ''))
    .map((look) => look.replace(/ +/g, ' ')).sort()"""


def press(page: Page, rng: Random, touch: bool) -> None:
    """One gesture. What is refused, or leads nowhere, is taken back."""
    back, lit, ready = (page.locator(what) for what in (BACK, LIT, READY))
    choices, offers = lit.count(), ready.count()  # counted once: the table goes on meanwhile
    if back.count() and (page.get_by_role("alert").count() or not choices):
        chosen = back
    elif offers and rng.random() < 0.5:
        chosen = ready.nth(rng.randrange(offers))
    else:
        chosen = lit.nth(rng.randrange(choices or 1))
    with contextlib.suppress(TooLate):  # the table went on meanwhile
        chosen.tap(timeout=2_000) if touch else chosen.click(timeout=2_000)


def play(page: Page, touch: bool) -> set[str]:
    """Play on until it is over; all looks of reaction windows at their beginning."""
    rng = Random("euphoria")
    looks: set[str] = set()
    while True:
        page.wait_for_selector(f"{OVER}, {LIT}, {BACK}", timeout=120_000)
        if page.locator(OVER).count():
            return looks
        looks.update(page.evaluate(WINDOW, ASKED))  # one glance: the table goes on meanwhile
        press(page, rng, touch)


@pytest.mark.parametrize(
    ("players", "size", "touch", "lang"), [(4, DESKTOP, False, "en"), (5, PHONE, True, "es")]
)
def test_a_whole_game_is_played_on_the_board(
    house: Server, browser: Browser, players: int, size: tuple[int, int], touch: bool, lang: str
) -> None:
    guest = Guest(house, lang=lang)
    table = guest.lay("euphoria", players, SHORT)
    with person(browser, house, size, lang=lang, touch=touch, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        page.wait_for_selector(".euphoria")
        looks = play(page, touch)
        page.get_by_text("EUP-99").first.wait_for()
        no_sideways_scroll(page)
    assert guest.http.get(f"/api/tables/{table}/record").text.splitlines()[-1].startswith("= ")
    buttons = {look for look in looks if "button" in look}
    assert len(buttons) <= 1, "the buttons of a window never differ (EUP-157)"
    assert len({look for look in looks if look.startswith("artifact")}) <= 1, "nor do the cards"


def begun(page: Page, guest: Guest) -> str:
    """A table at which our own turn is the first, with the row laid."""
    table = guest.lay("euphoria", 4, FIRST)
    guest.play(table, 1, Random(1))
    page.goto(f"/table/{table}")
    page.locator("[data-verb=skip]").wait_for()
    return table


def test_what_is_not_allowed_is_refused_with_its_rule(house: Server, browser: Browser) -> None:
    guest = Guest(house)
    with person(browser, house, secret=guest.secret) as somebody:
        page = somebody.page
        begun(page, guest)
        alert = page.get_by_role("alert")
        page.locator("[data-at='1.1']").click()
        alert.get_by_text("EUP-20").wait_for()
        page.locator("[data-decision=skip]").click()
        page.locator("[data-verb=pass]").wait_for()
        page.locator("[data-verb=shoot]").click()
        alert.get_by_text("EUP-39").wait_for()
        page.locator("[data-at='0.1']").click()
        alert.get_by_text("EUP-R9").wait_for()
        page.locator("[data-verb=arm]").click()
        page.locator("[data-at='0.2']").click()
        page.locator("[data-at='0.0']").click()
        alert.get_by_text("EUP-89").wait_for()
        page.locator("[data-step=back]").click()
        page.locator("[data-at='1.2'][data-decision='interrogate 1.2']").wait_for()


def test_the_board_is_played_by_keys(house: Server, browser: Browser) -> None:
    guest = Guest(house)
    with person(browser, house, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{guest.lay('euphoria', 4, FIRST)}")
        page.locator("[data-at='0.1']").focus()
        before = page.locator("[data-verb=order]").get_attribute("data-decision")
        for key in ("Enter", "ArrowRight", "ArrowRight", "Enter"):
            page.keyboard.press(key)
        after = page.locator("[data-verb=order]").get_attribute("data-decision")
        assert before
        assert after
        assert after.split(" ")[1].split("-")[::-1] == before.split(" ")[1].split("-")
        page.locator("[data-verb=order]").press("Enter")
        page.locator("[data-verb=skip]").press("Space")
        page.locator("[data-verb=arm]").press("Enter")
        page.keyboard.press("Escape")
        page.locator("[data-verb=arm]:not(.chosen)").wait_for()
        page.locator("[data-at='0.1']").focus()
        for _ in range(9):
            page.keyboard.press("ArrowUp")
        there = page.evaluate("document.activeElement.dataset.at")
        if there.endswith(".0"):
            page.keyboard.press("ArrowDown")
        there = page.evaluate("document.activeElement.dataset.at")
        page.keyboard.press("Enter")
        seat, place = map(int, there.split("."))
        page.get_by_text(f"Interrogate recruit {place} of Player {seat + 1}").first.wait_for()


def test_cards_and_recruits_are_dragged(house: Server, browser: Browser) -> None:
    guest = Guest(house)
    with person(browser, house, secret=guest.secret) as somebody:
        page = somebody.page
        table = begun(page, guest)
        card = page.locator(".own .artifact").first
        name = card.get_attribute("data-card")
        card.drag_to(page.locator("[data-at='2.0']"))
        page.locator("[data-verb=arm]").wait_for()
        page.locator("[data-at='0.1']").drag_to(page.locator("[data-at='3.0']"))
        page.wait_for_function("() => document.querySelector('.own .recruit.exposed')")
    record = guest.http.get(f"/api/tables/{table}/record").text
    assert f"0: give {name} @2" in record
    assert "0: arm x1 @3" in record


def test_everybody_can_use_it_at_the_largest_table(house: Server, browser: Browser) -> None:
    guest = Guest(house)
    with person(browser, house, secret=guest.secret, theme="dark") as somebody:
        page = somebody.page
        table = guest.lay("euphoria", 8, FIRST)
        page.goto(f"/table/{table}")
        page.locator("[data-verb=order]").wait_for()
        axe(page)
        page.locator("[data-verb=order]").click()
        page.locator("[data-verb=skip]").click()
        page.locator("[data-verb=arm]").click()
        page.locator("[data-at='0.1']").click()
        page.locator(".tools [aria-expanded]").click()
        axe(page)
        page.locator("[data-at='5.0'][data-decision]").click()
        guest.play(table, 8, Random(4))
        page.wait_for_timeout(300)
        axe(page)


def test_notes_give_the_chances_that_the_seat_may_know(house: Server, browser: Browser) -> None:
    guest = Guest(house)
    with person(browser, house, secret=guest.secret) as somebody:
        page = somebody.page
        begun(page, guest)
        assert not page.locator(".chances").count()
        page.get_by_role("button", name="Notes").click()
        page.locator("[data-at='1.1'] .chances").wait_for()
        said = page.locator("[data-at='1.1'] .heard").inner_text()
        assert re.search(r"Leader \d+ %, .* follower \d+ %", said)
        assert page.locator(".own .chances").count() == 0, "what one knows needs no chances"
        axe(page)


def test_what_happens_can_be_seen_to_happen(house: Server, browser: Browser) -> None:
    guest = Guest(house)
    with person(browser, house, secret=guest.secret) as somebody:
        page = somebody.page
        page.add_init_script("localStorage.setItem('sobremesa', JSON.stringify({ motion: true }))")
        begun(page, guest)
        page.locator("[data-decision=redraw]").click()
        page.locator(".flight.artifact").wait_for(state="attached")


def test_a_watcher_sees_only_what_everybody_does(house: Server, browser: Browser) -> None:
    guest = Guest(house)
    table = guest.lay("euphoria", 5, FIRST)
    guest.play(table, 1, Random(1))
    with person(browser, house) as watcher:
        watcher.page.goto(f"/table/{table}")
        watcher.page.locator(".euphoria").wait_for()
        assert watcher.page.locator(".euphoria .recruit .tab").count() == 0
        assert watcher.page.locator(".euphoria .artifact").count() == 0
        assert watcher.page.locator(".euphoria [data-decision], .euphoria [data-step]").count() == 0
        axe(watcher.page)


EIGHT = [
    ((390, 844), True, "es", "light"),
    ((844, 390), True, "en", "dark"),
    ((1366, 768), False, "es", "light"),
]

# What is hidden: below the edge of the screen, or behind something else.
HIDDEN = """(what) => [...document.querySelectorAll(what)].filter((element) => {
    const box = element.getBoundingClientRect();
    const found = document.elementFromPoint(box.x + box.width / 2, box.y + Math.min(box.height / 2, 14));
    return !found || !(element.contains(found) || found.contains(element));
}).map((element) => element.outerHTML.slice(0, 120))"""


@pytest.mark.parametrize(("size", "touch", "lang", "theme"), EIGHT)
def test_with_eight_all_that_matters_is_on_the_screen(
    house: Server, browser: Browser, size: tuple[int, int], touch: bool, lang: str, theme: str
) -> None:
    guest = Guest(house, lang=lang)
    with person(
        browser, house, size, lang=lang, theme=theme, touch=touch, secret=guest.secret
    ) as somebody:
        page = somebody.page
        table = guest.lay("euphoria", 8, FIRST)
        for decisions in (0, 1, 1, 2, 4, 4):
            guest.play(table, decisions, Random(7))
            page.goto(f"/table/{table}")
            page.locator(LIT).first.wait_for()
            if (
                guest.position(table)["view"]["phase"] in WITH_BUTTONS
            ):  # others are asked on the board
                assert page.locator(".euphoria .verbs").count() == 1
            hidden = page.evaluate(
                HIDDEN, ".euphoria .own .recruit, .euphoria .own .artifact, .euphoria .verbs button"
            )
            assert not hidden, "recruits, artifacts and the decision are one's own"
            assert not page.evaluate(HIDDEN, ".euphoria .spot .recruit"), "so is what one knows"
            no_sideways_scroll(page)
        axe(page)
        aims = sum(aim is not None for aim in guest.position(table)["view"]["aims"])
        assert page.locator(".beams .aim").count() == aims


def gather(guest: Guest, table: str, cards: int) -> None:
    """Keep all artifacts, and hurt nobody, until others have given so many."""
    while True:
        known = guest.position(table)
        if known["legal"] and len(known["view"]["hand"]) >= cards:
            return
        assert not known["result"], "the game ended too early"
        kept = [text for text in ("skip", "pass") if text in known["legal"]]
        for text in (kept or known["legal"])[:1]:
            guest.do(table, {"do": "decide", "id": uuid4().hex, "text": text})


@pytest.mark.parametrize(("size", "touch", "lang", "theme"), EIGHT)
def test_a_full_hand_is_on_the_screen(
    house: Server, browser: Browser, size: tuple[int, int], touch: bool, lang: str, theme: str
) -> None:
    guest = Guest(house, lang=lang)
    with person(
        browser, house, size, lang=lang, theme=theme, touch=touch, secret=guest.secret
    ) as somebody:
        page = somebody.page
        table = guest.lay("euphoria", 8, FIRST)
        gather(guest, table, 4)
        page.goto(f"/table/{table}")
        cards = page.locator(".euphoria .own .artifact")
        cards.first.wait_for()
        assert cards.count() >= 4
        assert not page.evaluate(HIDDEN, ".euphoria .own .artifact, .euphoria .own .recruit")
        axe(page)


# Where one's own things lie in the window.
OWN = """() => ['.own', '.own .recruit', '.console'].map((what) => {
    const { x, y } = document.querySelector(`.euphoria ${what}`).getBoundingClientRect();
    return [Math.round(x), Math.round(y)];
})"""


@pytest.mark.parametrize("size", [DESKTOP, (1366, 768)])
def test_what_is_ones_own_stays_where_it_is(
    house: Server, browser: Browser, size: tuple[int, int]
) -> None:
    guest, rng = Guest(house), Random("still")
    table = guest.lay("euphoria", 4, FIRST)
    with person(browser, house, size, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        page.locator(LIT).first.wait_for()
        places = {str(page.evaluate(OWN))}
        phases = set()
        while "window" not in phases or "action" not in phases:
            known = guest.play(table, 0, rng)
            phase = known["view"]["phase"]
            page.locator(f".euphoria[data-phase={phase}]").locator(LIT_HERE).first.wait_for()
            phases.add(phase)
            places.add(str(page.evaluate(OWN)))
            if phase == "action":
                page.locator(".euphoria [data-verb=interrogate]").click()
                page.locator(BACK).wait_for()
                places.add(str(page.evaluate(OWN)))
            guest.play(table, 1, rng)
        assert len(places) == 1, places


def test_an_artifact_explains_itself_when_touched(house: Server, browser: Browser) -> None:
    guest = Guest(house)
    with person(browser, house, PHONE, touch=True, secret=guest.secret) as somebody:
        page = somebody.page
        begun(page, guest)
        card = page.locator(".own .artifact").first
        card.focus()
        text = card.locator(".text").inner_text()
        assert text
        page.locator(".console .detail").get_by_text(text).wait_for()


def test_whoever_cannot_react_need_not_be_asked(house: Server, browser: Browser) -> None:
    guest, rng, spared = Guest(house), Random("spared"), 0
    table = guest.lay("euphoria", 4, SHORT)
    with person(browser, house, secret=guest.secret) as somebody:
        page = somebody.page
        page.add_init_script("localStorage.setItem('sobremesa', JSON.stringify({ askLess: true }))")
        page.goto(f"/table/{table}")
        page.wait_for_selector(".euphoria")
        while not (known := guest.position(table))["result"]:
            if known["legal"] == ["pass"] and known["window"]:
                spared += 1  # the page answers, not this test
                page.wait_for_timeout(50)
            elif known["legal"]:
                text = rng.choice(known["legal"])
                answer = guest.http.post(
                    f"/api/tables/{table}/do",
                    json={"do": "decide", "id": f"{rng.random()}", "text": text},
                )
                assert answer.status_code in (200, 409), answer.text
        page.wait_for_selector(OVER)
    assert spared


def test_all_windows_of_a_turn_can_be_passed(house: Server, browser: Browser) -> None:
    guest, rng = Guest(house), Random("window")
    with person(browser, house, secret=guest.secret) as somebody:
        page = somebody.page
        known = {"result": True, "window": None}
        while known["result"] or not known["window"]:
            if known["result"]:  # a game that ended before anybody could react
                table = guest.lay("euphoria", 4, SHORT)
                page.goto(f"/table/{table}")
            known = guest.play(table, 1, rng)
        page.get_by_test_id("ask-less").click()
        page.get_by_role("checkbox").first.check()
        axe(page)
        page.keyboard.press("Escape")
        # The game waits for us in this window: that the turn ends means that the page has passed.
        asked_again = page.locator(f"[data-testid=ask-less][aria-pressed=false], {OVER}")
        expect(asked_again.first).to_be_visible()


def test_what_lies_in_the_centre_explains_itself(house: Server, browser: Browser) -> None:
    guest = Guest(house)
    with person(browser, house, PHONE, touch=True, secret=guest.secret) as somebody:
        page = somebody.page
        begun(page, guest)
        page.locator("[data-verb=redraw]").click()  # both cards of the hand are discarded
        discard = page.locator(".centre summary")
        discard.get_by_text("2", exact=True).wait_for()
        discard.click()
        detail = page.locator(".console .detail")
        assert page.locator(".centre .thing").count() == 4
        for thing in [*page.locator(".centre .thing").all(), discard]:
            thing.click(trial=True)  # nothing lies over it
            thing.focus()
            text = thing.locator(".heard").text_content() or ""
            assert len(text.split()) > 5
            detail.get_by_text(text).wait_for()
        axe(page)
