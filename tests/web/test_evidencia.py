"""Evidencia's table in the browser: whole games by mouse and by touch, every gesture, every refusal, no barriers.

Positions come from one record (EX-27 of the rules), so that each test sees the phase that it is about.
"""

import re
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from sobremesa.text import Texts
from tests.server.support import Server
from tests.support.documents import RULES
from tests.web.support import DESKTOP, NARROW, PHONE, Guest, Person, axe, no_sideways_scroll, person

BOARD = "[data-testid=board]"
OWED = f"{BOARD} :is([data-decision], [data-step=present]:not([disabled]))"
WINNER, LOSER, ABDUCTION, ORDER = 14, 15, 22, 24  # lines of the record before these steps
LONG_NAME = 18  # Círculos en el trigal is played


def record(kept: int) -> str:
    """EX-27 without the lines that a record does not have, up to a number of lines."""
    text = (RULES / "evidencia.md").read_text(encoding="utf-8").partition("**EX-27**")[2]
    lines = text.partition("```example\n")[2].partition("```")[0].splitlines()
    return "\n".join([line for line in lines if not line.startswith(("refuse", "="))][: kept + 1])


@pytest.fixture
def guest(house: Server) -> Iterator[Guest]:
    found = Guest(house)
    yield found
    found.http.close()


def lay(guest: Guest, lines: int, seat: int = 0) -> str:
    """A table that goes on from the record, with the guest at a seat and a bot at the other."""
    body = {
        "game": "evidencia", "players": 2, "seat": seat, "bots": {str(1 - seat): "random"},
        "start_from": {"record": record(lines), "lines": lines},
    }  # fmt: skip
    answer = guest.http.post("/api/tables", json=body).raise_for_status().json()
    if answer["status"] == "waiting":
        guest.do(answer["id"], {"do": "start", "id": "start"})
    return str(answer["id"])


def owed(page: Page) -> str:
    """What the board asks for now, as one text; it changes with every decision."""
    found = page.evaluate(
        f"""() => [...document.querySelectorAll({OWED!r})].map(
            (one) => one.dataset.decision ?? document.querySelector('[data-row]').dataset.row).join('; ')"""
    )
    return str(found)


def decided(page: Page, before: str) -> None:
    """Waits until the table went on, and asks for something else or is over."""
    page.wait_for_function(
        f"""(before) => document.querySelector('[data-testid=result]')
            || ((now) => now && now !== before)(
                [...document.querySelectorAll({OWED!r})].map((one) => one.dataset.decision
                    ?? document.querySelector('[data-row]').dataset.row).join('; '))""",
        arg=before,
    )


def over(page: Page) -> bool:
    return page.locator("[data-testid=result]").count() > 0


def press(target: Locator, touch: bool) -> None:
    if touch:
        target.tap()
    else:
        target.click()


def drag(page: Page, card: Locator, target: Locator) -> None:
    """With the mouse, from the middle of a card to the middle of a place."""
    card.scroll_into_view_if_needed()
    start, end = card.bounding_box(), target.bounding_box()
    assert start
    assert end
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=6)
    page.mouse.up()


def arrange(page: Page, rng: Random, touch: bool) -> None:
    """Two cards change places; then the row is presented."""
    row = page.locator(f"{BOARD} [data-row]")
    before = str(row.get_attribute("data-row")).split()
    first, second = rng.sample(range(6), 2)
    for place in (first, second):
        press(row.locator(f"[data-card={before[place]}]"), touch)
    before[first], before[second] = before[second], before[first]
    expect(row).to_have_attribute("data-row", " ".join(before))
    press(page.locator(f"{BOARD} [data-step=present]"), touch)


def play(page: Page, rng: Random, touch: bool) -> set[str]:
    """To the end, with the board's own gestures; the kinds of decisions that were made."""
    made = set()
    page.wait_for_selector(OWED)
    while not over(page):
        before = owed(page)
        choices = page.locator(f"{BOARD} [data-decision]")
        if choices.count():
            chosen = choices.nth(rng.randrange(choices.count()))
            made.add(str(chosen.get_attribute("data-decision")).split()[0])
            press(chosen, touch)
        else:
            made.add("place")
            arrange(page, rng, touch)
        decided(page, before)
    return made


def at(somebody: Person, table: str) -> Page:
    somebody.page.goto(f"/table/{table}")
    return somebody.page


def refused(page: Page, rule: str) -> None:
    expect(page.get_by_role("alert").filter(has_text=rule)).to_be_visible()


@pytest.mark.parametrize(
    ("size", "touch", "lang"), [(DESKTOP, False, "en"), (PHONE, True, "es")], ids=["mouse", "touch"]
)
def test_a_whole_game(
    house: Server, browser: Browser, guest: Guest, size: tuple[int, int], touch: bool, lang: str
) -> None:
    table = guest.lay("evidencia", 2)
    with person(browser, house, size, lang=lang, touch=touch, secret=guest.secret) as somebody:
        page = at(somebody, table)
        made = play(page, Random(lang), touch)
        assert {"play", "take", "place"} <= made
        for rule in ("EVI-66", "EVI-68", "EVI-70", "EVI-72", "EVI-74", "EVI-76"):
            expect(page.locator("[data-testid=result]")).to_contain_text(rule)
    assert guest.position(table)["result"]


def test_cards_are_dragged_to_where_they_go(house: Server, browser: Browser, guest: Guest) -> None:
    with person(browser, house, secret=guest.secret) as somebody:
        page = at(somebody, lay(guest, 1))
        drag(
            page,
            page.locator(f"{BOARD} [data-decision='play gnome-reveal']"),
            page.locator("[data-drop=scene]"),
        )
        page.wait_for_selector(f"{BOARD} [data-decision^='take']")
        page = at(somebody, lay(guest, WINNER))  # seat 0 may take or bury
        drag(page, page.locator("[data-step='pick green-man']"), page.locator("[data-drop=zone]"))
        expect(page.locator("[data-place=zone0] [data-card=green-man]")).to_be_visible()
        page = at(somebody, lay(guest, WINNER))
        drag(
            page, page.locator("[data-step='pick green-man']"), page.locator("[data-drop=pyramid]")
        )
        expect(page.locator("[data-place=M1] [data-card=green-man]")).to_be_visible()


def test_a_card_is_picked_up_and_a_place_is_pressed(
    house: Server, browser: Browser, guest: Guest
) -> None:
    with person(browser, house, secret=guest.secret) as somebody:
        page = at(somebody, lay(guest, WINNER))
        page.click("[data-step='pick rubber-suit']")
        page.click("[data-place=M1] [data-decision='bury rubber-suit']")
        expect(page.locator("[data-place=M1] [data-card=rubber-suit]")).to_be_visible()


@pytest.mark.parametrize(
    ("lines", "seat", "card", "target", "rule"),
    [
        (1, 0, "[data-place=hand0] [data-card=official-speech]", "[data-drop=scene]", ""),
        (8, 0, "[data-place=zone0] [data-card=gnome-reveal]", "[data-drop=scene]", "EVI-29"),
        (WINNER, 0, "[data-place=zone0] [data-card=eye]", "[data-drop=pyramid]", "EVI-32"),
        (LOSER, 1, "[data-card=green-man]", "[data-drop=pyramid]", "EVI-34"),
        (ABDUCTION, 1, "[data-place=hand1] [data-card=abduction]", "[data-drop=T]", "EVI-50"),
    ],
)
def test_an_illegal_try_says_its_rule(
    house: Server,
    browser: Browser,
    guest: Guest,
    lines: int,
    seat: int,
    card: str,
    target: str,
    rule: str,
) -> None:
    with person(browser, house, secret=guest.secret) as somebody:
        page = at(somebody, lay(guest, lines, seat))
        page.wait_for_selector(OWED)
        drag(page, page.locator(f"{BOARD} {card}"), page.locator(target))
        if rule:
            refused(page, rule)
        else:
            expect(page.get_by_role("alert")).to_have_count(0)


def test_a_slot_that_a_power_does_not_reach_says_its_rule(
    house: Server, browser: Browser, guest: Guest
) -> None:
    with person(browser, house, PHONE, touch=True, secret=guest.secret) as somebody:
        page = at(somebody, lay(guest, ABDUCTION, seat=1))
        page.locator("[data-place=M2] button").tap()
        refused(page, "EVI-50")
        page.locator("[data-decision='abduct B2']").tap()
        expect(page.locator("[data-row] [data-card=restricted-area]")).to_be_visible()


def test_a_row_is_arranged_by_keyboard(house: Server, browser: Browser, guest: Guest) -> None:
    with person(browser, house, secret=guest.secret) as somebody:
        page = at(somebody, lay(guest, ORDER))
        row = page.locator(f"{BOARD} [data-row]")
        before = str(row.get_attribute("data-row")).split()
        row.locator("button").first.focus()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Shift+ArrowRight")
        moved = [before[0], before[2], before[1], *before[3:]]
        expect(row).to_have_attribute("data-row", " ".join(moved))
        focused = page.evaluate("() => document.activeElement.dataset.card")
        assert focused == before[1], "the focus goes with the card"
        page.keyboard.press("Enter")  # pick it up,
        page.keyboard.press("ArrowLeft")  # carry it,
        page.keyboard.press("Enter")  # put it down
        expect(row).to_have_attribute("data-row", " ".join(before))
        page.locator("[data-step=present]").focus()
        page.keyboard.press("Enter")
        page.wait_for_selector("[data-testid=result]")


def test_the_row_shows_what_it_scores_and_sends_nothing_before_it_is_presented(
    house: Server, browser: Browser, guest: Guest
) -> None:
    table = lay(guest, ORDER)
    with person(browser, house, secret=guest.secret) as somebody:
        page = at(somebody, table)
        row = page.locator(f"{BOARD} [data-row]")
        wanted = [
            "mushroom-ring",
            "eye",
            "zurich-bankers",
            "official-speech",
            "crop-circles",
            "deep-tunnels",
        ]
        for place, card in enumerate(wanted):
            now = str(row.get_attribute("data-row")).split()
            if now[place] != card:
                row.locator(f"[data-card={now[place]}]").click()
                row.locator(f"[data-card={card}]").click()
        expect(row).to_have_attribute("data-row", " ".join(wanted))
        # EX-27: run 3, series 3, triple 1, pairs 1 against 3, top 4 against 2.
        expect(page.locator("[data-kind=run]")).to_contain_text("1 to 2")
        expect(page.locator("[data-kind=series]")).to_contain_text("1 to 2")
        expect(page.locator("[data-kind=triple]")).to_contain_text("2 to 3")
        expect(page.locator("[data-kind=pairs] td")).to_have_text(["1", "3", "0"])
        expect(page.locator("[data-kind=top] td")).to_have_text(["4", "2", "3"])
        expect(page.locator("[data-total]")).to_have_text("7 to 10")
        assert guest.position(table)["view"]["rows"][0] == []
        page.click("[data-step=reset]")
        expect(row).not_to_have_attribute("data-row", " ".join(wanted))


def test_what_is_placed_is_placed_and_the_rest_is_arranged_around_it(
    house: Server, browser: Browser, guest: Guest
) -> None:
    table = lay(guest, ORDER)
    guest.do(table, {"do": "decide", "id": "first", "text": "place eye"})
    with person(browser, house, secret=guest.secret) as somebody:
        page = at(somebody, table)
        row = page.locator(f"{BOARD} [data-row]")
        expect(row).to_have_attribute("data-row", re.compile("^eye "))
        expect(row.locator("[data-card=eye]")).not_to_have_attribute(
            "data-step", re.compile("place")
        )
        arranged = str(row.get_attribute("data-row")).split()
        drag(
            page,
            row.locator(f"[data-card={arranged[5]}]"),
            row.locator(f"[data-card={arranged[1]}]"),
        )
        arranged.insert(1, arranged.pop())
        expect(row).to_have_attribute("data-row", " ".join(arranged))
        drag(page, row.locator(f"[data-card={arranged[2]}]"), row.locator("[data-card=eye]"))
        expect(row).to_have_attribute(
            "data-row", " ".join(arranged)
        )  # nothing goes before what lies
        page.click("[data-step=present]")
        page.wait_for_selector("[data-testid=result]")
    assert guest.position(table)["view"]["rows"][0] == arranged


def test_a_row_is_confirmed_once_and_a_best_one_can_be_asked_for(
    house: Server, browser: Browser, guest: Guest
) -> None:
    table = lay(guest, ORDER)
    with person(browser, house, secret=guest.secret) as somebody:
        somebody.context.add_init_script(
            "localStorage.setItem('sobremesa', JSON.stringify({ confirm: true }))"
        )
        page = at(somebody, table)
        total = page.locator("[data-total]")
        before = total.inner_text()
        page.click("[data-step=best]")
        expect(total).not_to_have_text(before)
        best = page.locator(f"{BOARD} [data-row]").get_attribute("data-row")
        page.click("[data-step=present]")  # five decisions, and no question
        page.wait_for_selector("[data-testid=result]")
    assert guest.position(table)["view"]["rows"][0] == str(best).split()


def test_two_triples_that_share_a_card_show_all_their_signs(
    house: Server, browser: Browser
) -> None:
    with person(browser, house, lang="en") as somebody:
        page = somebody.page
        page.goto("/how/evidencia#scoring")
        row = page.locator("[data-picture=marks]")
        row.scroll_into_view_if_needed()
        signs = row.locator(".triple .sign")
        expect(signs).to_have_count(6)  # the third and the fourth are on one card
        boxes = signs.evaluate_all(
            "(all) => all.map((each) => each.getBoundingClientRect()).map((box) => [box.left, box.right])"
        )
        assert all(right <= left for (_, right), (left, _) in pairwise(boxes))


def test_the_glass_says_what_a_level_is_good_for_and_what_an_unseen_card_is(
    house: Server, browser: Browser, guest: Guest
) -> None:
    table = lay(guest, 1)
    with person(browser, house, lang="en", secret=guest.secret) as somebody:
        page = at(somebody, table)
        glass = page.locator(f"{BOARD} .detail")
        for level, rule in (("Top", "EVI-76"), ("Middle", "EVI-74"), ("Base", "EVI-72")):
            page.click(f"{BOARD} .pyramid button:has-text('{level}:')")
            expect(glass).to_contain_text(Texts("evidencia", "en").rule(rule))
        unseen = page.locator(f"{BOARD} .unseen button")
        unseen.first.focus()
        page.keyboard.press("ArrowRight")  # the list is one stop; arrows walk through it
        label = str(unseen.nth(1).get_attribute("aria-label"))  # 6 Mushroom Ring, shows ...
        expect(glass.locator("h2")).to_have_text(label.partition(",")[0].partition(" ")[2])


def test_cards_glide_where_motion_is_wanted(house: Server, browser: Browser, guest: Guest) -> None:
    counting = """
        localStorage.setItem('sobremesa', JSON.stringify({ motion: true }));
        window.glided = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...args) {
            if (this.dataset.card) window.glided.push(this.dataset.card);
            return animate.apply(this, args);
        };"""
    table = lay(guest, WINNER)
    with person(browser, house, secret=guest.secret) as somebody:
        somebody.context.add_init_script(counting)
        page = at(somebody, table)
        page.click(f"{BOARD} [data-decision='take green-man']")
        page.wait_for_function("() => window.glided.includes('green-man')")


@pytest.mark.parametrize("lines", [WINNER, LONG_NAME])
@pytest.mark.parametrize("size", [NARROW, DESKTOP], ids=["narrow", "desktop"])
def test_no_name_is_broken_within_a_word_or_cut_off(
    house: Server, browser: Browser, guest: Guest, size: tuple[int, int], lines: int
) -> None:
    with person(browser, house, size, lang="es", secret=guest.secret) as somebody:
        page = at(somebody, lay(guest, lines))
        page.locator(f"{BOARD} .scene .photo .name").first.wait_for()
        wide = page.locator(f"{BOARD} .photo .name").evaluate_all(
            """(names) => names.flatMap((name) => {
                name.style.overflowWrap = 'normal';
                const below = name.offsetTop + name.scrollHeight - name.closest('.photo').clientHeight;
                return name.scrollWidth > name.clientWidth || below > 0 ? [name.textContent] : [];
            })"""
        )
        assert wide == []


def test_on_a_phone_in_landscape_the_hand_lies_beside_the_challenge(
    house: Server, browser: Browser, guest: Guest
) -> None:
    table = guest.lay("evidencia", 2)
    with person(browser, house, (844, 390), touch=True, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        hand = page.locator("[data-place=hand0] .card")
        expect(hand).to_have_count(2)
        for card in [*hand.all(), page.locator("[data-place=challenge] .card")]:
            expect(card).to_be_in_viewport(ratio=1)
        no_sideways_scroll(page)


@pytest.mark.parametrize("lang", ["es", "en"])
def test_on_a_phone_in_landscape_what_the_winner_may_do_is_seen_without_scrolling(
    house: Server, browser: Browser, guest: Guest, lang: str
) -> None:
    with person(browser, house, (844, 390), lang=lang, touch=True, secret=guest.secret) as somebody:
        page = at(somebody, lay(guest, WINNER))
        choices = page.locator(".choices button")
        expect(choices).to_have_count(6)
        for button in choices.all():
            expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("lines", "seat", "theme"),
    [(WINNER, 0, "dark"), (ABDUCTION, 1, "light")],  # what test_everybody does not come to
)
def test_there_are_no_barriers(
    house: Server, browser: Browser, guest: Guest, lines: int, seat: int, theme: str
) -> None:
    with person(browser, house, NARROW, theme=theme, touch=True, secret=guest.secret) as somebody:
        page = at(somebody, lay(guest, lines, seat))
        page.wait_for_selector(OWED)
        axe(page)
        no_sideways_scroll(page)


def test_of_the_other_nothing_is_shown_but_backs(
    house: Server, browser: Browser, guest: Guest
) -> None:
    with person(browser, house, secret=guest.secret) as somebody:
        page = at(somebody, lay(guest, 1))
        page.wait_for_selector(OWED)
        hand = page.locator("[data-place=hand1]")
        assert hand.locator("button").count() == 2
        assert hand.locator("[data-card]").count() == 0
        markup = str(page.locator(f"{BOARD} .table").inner_html())
        unseen = page.locator("details.unseen").inner_html()
        for card in ("crop-circles", "secret-handshake"):  # the other's hand, in the record
            assert not re.search(card, markup.replace(unseen, ""))
