"""The coach in the browser: key moments on the board, luck and skill, a decision answered again, a game played on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.support import Server, serving
from tests.web.support import DESKTOP, PHONE, Guest, axe, no_sideways_scroll, person

BAD = "button.doubtful, button.mistake, button.blunder"
WITHIN = """() => { const board = document.querySelector('[data-testid=board]').getBoundingClientRect();
  return ['chosen', 'best'].every((tone) => {
    const box = document.querySelector(`[data-testid=glow-${tone}]`).getBoundingClientRect();
    return box.width > 0 && box.left >= board.left - 20 && box.right <= board.right + 20; }); }"""
ROCKS = """{"game": "rps", "rules": "1.0", "players": 2, "options": {}}
0: rock
1: rock
! coin 1
0: rock
1: paper
= {"winners": [1], "points": [0, 2], "reason": "rounds"}
"""


@pytest.fixture(scope="module")
def coaching(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house whose bots, and whose coach, look at little."""
    arguments = ("--limits", "10000", "--bot-pace", "0.02", "--bot-budget", "8")
    with serving(tmp_path_factory.mktemp("coaching"), arguments=arguments) as server:
        yield server


@pytest.fixture(scope="module")
def over(coaching: Server) -> tuple[Guest, str]:
    """A short game that Ana has played badly, against a computer that is not much better."""
    ana = Guest(coaching)
    table = ana.lay("misty", 2, {"rounds_to_win": 1}, level="easy")
    ana.play(table, 10_000, Random("badly"))
    return ana, table


def analysed(page: Page) -> None:
    expect(page.get_by_test_id("coach")).to_have_attribute("data-status", "done")
    expect(page.get_by_test_id("coach-seats")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "size", "theme"),
    [("en", DESKTOP, "light"), ("es", PHONE, "dark")],
    ids=["en-desktop", "es-phone"],
)
def test_key_moments_are_shown_on_the_board_with_the_better_decision(
    browser: Browser,
    coaching: Server,
    over: tuple[Guest, str],
    lang: str,
    size: tuple[int, int],
    theme: str,
) -> None:
    ana, table = over
    with person(browser, coaching, size, lang=lang, theme=theme, secret=ana.secret) as somebody:
        page = somebody.page
        page.goto("/games")
        page.locator(f'a[href="/analysis/{table}"]').click()
        analysed(page)
        page.get_by_test_id("keys").locator(BAD).first.click()
        expect(page.get_by_test_id("decided")).to_be_visible()
        for tone in ("chosen", "best"):
            expect(page.get_by_test_id(f"glow-{tone}")).to_be_visible()
        page.wait_for_function(WITHIN)
        assert "%" in page.get_by_test_id("decided").inner_text()
        axe(page)
        no_sideways_scroll(page)
        along = page.get_by_test_id("curve").locator("input")
        before, at = along.input_value(), page.get_by_test_id("at").inner_text()
        along.press("ArrowRight")
        expect(along).not_to_have_value(before)
        assert page.get_by_test_id("at").inner_text() != at
        said = along.get_attribute("aria-valuetext") or ""
        page.get_by_test_id("curve-seat").select_option(index=1 if "1" in before else 0)
        assert said


def test_a_decision_is_answered_again_and_played_on_from(
    browser: Browser, coaching: Server, over: tuple[Guest, str]
) -> None:
    ana, table = over
    with person(browser, coaching, secret=ana.secret) as somebody:
        page = somebody.page
        page.goto(f"/analysis/{table}")
        analysed(page)
        page.get_by_test_id("keys").locator(BAD).first.click()
        expect(page.get_by_test_id("glow-best")).to_be_visible()
        page.get_by_test_id("answer-again").click()
        expect(page.get_by_test_id("glow-best")).to_have_count(0)
        expect(page.get_by_test_id("decided")).not_to_contain_text("Better")
        page.locator("[data-testid=board] [data-decision]").first.click()
        expect(page.get_by_test_id("verdict-again")).to_be_visible()
        expect(page.get_by_test_id("decided")).to_contain_text("%")
        seat = page.evaluate("() => location.hash").split("player=")[1]
        page.get_by_test_id("what-if").click()
        expect(page.get_by_test_id("play-on-level")).to_have_value("same")
        page.get_by_role("button", name="Start", exact=True).click()
        page.wait_for_url("**/table/**")
        expect(page.locator("main")).to_have_attribute("data-status", "running")
        name = page.url.rsplit("/", 1)[1]
        branch = ana.http.get(f"/api/tables/{name}").json()
        kinds = {number: chair["kind"] for number, chair in enumerate(branch["chairs"], 1)}
        assert [number for number, kind in kinds.items() if kind == "person"] == [int(seat)]
        assert branch["parent"] is None, "it may give a hand away"
        ana.do(name, {"do": "resign", "id": "resign"})
        page.goto(f"/replay/{name}")
        expect(page.get_by_test_id("parted")).to_contain_text("There: ")
        axe(page)


def test_a_record_that_is_brought_along_is_analysed(
    browser: Browser, coaching: Server, tmp_path: Path
) -> None:
    file = tmp_path / "rocks.game"
    file.write_text(ROCKS, encoding="utf-8")
    with person(browser, coaching) as stranger:
        page = stranger.page
        page.goto("/replay")
        page.locator("input[type=file]").set_input_files(file)
        page.get_by_test_id("open-coach").click()
        page.get_by_test_id("analyse-quick").click()
        analysed(page)
        expect(page.get_by_test_id("coach-seats")).to_contain_text("100.0")


def test_a_running_game_is_not_analysed(browser: Browser, coaching: Server) -> None:
    ana = Guest(coaching)
    table = ana.lay("misty", 2, {"rounds_to_win": 1})
    with person(browser, coaching, secret=ana.secret) as somebody:
        page = somebody.page
        page.goto("/games")
        expect(page.locator(f'a[href="/table/{table}"]')).to_be_visible()
        expect(page.locator(f'a[href="/analysis/{table}"]')).to_have_count(0)
    answer = ana.http.post(f"/api/tables/{table}/analysis", json={})
    assert answer.status_code == 409
