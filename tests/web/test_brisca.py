"""Brisca, an example of a package, on its own board in a real browser: mouse, keyboard, phone, luck."""

from collections.abc import Iterator
from random import Random
from uuid import uuid4

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.support import Server, serving
from tests.support.examples import installed
from tests.web.support import (
    DESKTOP,
    PHONE,
    Guest,
    axe,
    luck_is_kept,
    no_sideways_scroll,
    person,
    two_guests,
)


@pytest.fixture(name="table", scope="module")
def house_with_brisca(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with (
        installed(tmp_path_factory.mktemp("packages"), "brisca"),
        serving(tmp_path_factory.mktemp("house")) as server,
    ):
        yield server


def own_board(page: Page) -> None:
    expect(page.get_by_test_id("guest").locator(".table")).to_be_visible()
    expect(page.get_by_test_id("face-note")).to_have_count(0)
    no_sideways_scroll(page)


def test_two_people_play_to_the_end_and_the_luck_is_kept(browser: Browser, table: Server) -> None:
    ana, bea, found = two_guests(table, "brisca")
    with (
        person(browser, table, DESKTOP, secret=ana.secret) as first,
        person(browser, table, PHONE, lang="es", secret=bea.secret, touch=True) as second,
    ):
        pages = first.page, second.page
        for page in pages:
            page.goto(f"/table/{found}")
            own_board(page)
        while not (position := ana.position(found))["result"]:
            page = pages[position["deciders"][0]]
            own = page.locator(".hand button:enabled")
            expect(own.first).to_be_visible()
            text = own.first.get_attribute("data-decision")
            own.last.focus()
            page.keyboard.press("ArrowLeft")
            page.keyboard.press("ArrowLeft")  # to the first
            page.keyboard.press("Enter")
            expect(page.locator(f'[data-decision="{text}"]')).to_have_count(0)
        for page in pages:
            expect(page.get_by_test_id("result")).to_be_visible()
        luck_is_kept(pages[0], found)
        own_board(pages[0])


@pytest.mark.parametrize(("lang", "theme"), [("es", "light"), ("en", "dark")])
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("players", [3, 4])
def test_everybody_can_use_it_in_both_languages_light_and_dark(
    browser: Browser, table: Server, players: int, size: tuple[int, int], lang: str, theme: str
) -> None:
    guest = Guest(table)
    found = guest.lay("brisca", players)
    guest.play(found, 2, Random(1))
    with person(browser, table, size, lang=lang, theme=theme, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{found}")
        own_board(page)
        expect(page.locator(".hand button:enabled").first).to_be_visible()
        expect(page.locator(".others .held .card")).to_have_count(
            sum(map(len, guest.position(found)["view"]["hands"]))
            - page.locator(".hand button").count()
        )
        axe(page)


def test_a_swap_is_offered_where_it_is_legal(browser: Browser, table: Server) -> None:
    guest, rng = Guest(table), Random(2)
    for _ in range(40):  # most deals never have one
        found = guest.lay("brisca", 2, {"exchange": True})
        position = guest.play(found, 0, rng)
        while not position["result"] and not position["legal"][-1].startswith("swap"):
            guest.do(
                found, {"do": "decide", "id": uuid4().hex, "text": rng.choice(position["legal"])}
            )
            position = guest.play(found, 0, rng)
        if not position["result"]:
            break
    swap, turned = position["legal"][-1], position["view"]["turned"]
    with person(browser, table, PHONE, lang="es", secret=guest.secret, touch=True) as somebody:
        page = somebody.page
        page.goto(f"/table/{found}")
        own_board(page)
        page.locator(f'[data-decision="{swap}"]').click()
        expect(page.locator(f'[data-decision="play {turned}"]')).to_be_enabled()
        expect(page.locator(".turned .card")).to_have_attribute("data-card", swap.split()[1])
