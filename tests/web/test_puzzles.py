"""Puzzles in the browser: the one of the day, the list, an answer given on the real board, and what is told only then."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from playwright.sync_api import Browser, Page, Response, expect

from sobremesa.library import ALL
from sobremesa.puzzles import Puzzle, puzzles
from tests.server.support import CONTEXT, Server
from tests.web.support import DESKTOP, PHONE, axe, no_sideways_scroll, person

FIRST: list[Puzzle] = [puzzles(slug).puzzles[0] for slug in ALL if puzzles(slug).puzzles]
SOLVED = "() => JSON.parse(localStorage.getItem('sobremesa-solved') ?? '[]')"


def address(puzzle: Puzzle) -> str:
    return f"/puzzles/{puzzle.slug}/{puzzle.name}"


def wrong_answer(puzzle: Puzzle) -> str:
    legal = puzzle.match(ALL).legal(puzzle.seat)
    return next(text for text in legal if text not in puzzle.best)


def typed(page: Page) -> None:
    """Whoever cannot use a board has a list instead, on every page."""
    page.add_init_script("localStorage.setItem('sobremesa', JSON.stringify({ textMode: true }))")


def says(page: Page) -> str:
    return str(page.get_by_test_id("puzzle").get_attribute("data-says"))


def answer(house: Server, puzzle: Puzzle, *texts: str) -> dict[str, Any]:
    path = f"{house.url}/api/games/{puzzle.slug}/puzzles/{puzzle.name}"
    found = httpx.post(path, json={"texts": texts}, verify=CONTEXT, timeout=60)
    told: dict[str, Any] = found.raise_for_status().json()
    return told


@pytest.mark.parametrize("puzzle", FIRST, ids=lambda puzzle: puzzle.slug)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("lang", ["en", "es"])
def test_the_board_shows_it_and_nothing_tells_what_is_right(
    house: Server, browser: Browser, puzzle: Puzzle, size: tuple[int, int], lang: str
) -> None:
    came = list[str]()

    def look(response: Response) -> None:
        if "/api/games/" in response.url and "/puzzles/" in response.url:
            came.append(response.text())

    with person(browser, house, size, lang=lang, touch=size == PHONE) as somebody:
        page = somebody.page
        page.on("response", look)
        page.goto(address(puzzle))
        expect(page.get_by_test_id("board")).to_be_visible()
        assert says(page) == ""
        page.wait_for_load_state("networkidle")
        no_sideways_scroll(page)
        axe(page)
    [told] = came
    assert not {"best", "solution", "losses", "line", "margin", "value"} & set(json.loads(told))


@pytest.mark.parametrize("puzzle", FIRST, ids=lambda puzzle: puzzle.slug)
def test_a_wrong_answer_is_judged_and_a_right_one_remembered(
    house: Server, browser: Browser, puzzle: Puzzle
) -> None:
    told = answer(house, puzzle, wrong_answer(puzzle))
    assert not told["right"]
    assert told["solution"] is None
    with person(browser, house) as somebody:
        page = somebody.page
        typed(page)
        page.goto(address(puzzle))
        wanted = answer(house, puzzle, puzzle.best[0])
        assert wanted["right"]
        assert wanted["solution"]["best"] == list(puzzle.best)
        choose(page, wrong_answer(puzzle))
        expect(page.get_by_test_id("puzzle")).to_have_attribute("data-says", "other")
        assert page.evaluate(SOLVED) == []
        page.get_by_role("button", name="Try again").click()
        choose(page, puzzle.best[0])
        expect(page.get_by_test_id("puzzle")).to_have_attribute("data-says", "right")
        expect(page.get_by_test_id("solution")).to_be_visible()
        assert page.evaluate(SOLVED) == [f"{puzzle.slug} {puzzle.name}"]
        page.goto("/puzzles")
        section = page.locator(f"section[data-game={puzzle.slug}]")
        expect(section.locator("a.solved")).to_have_count(1)
        axe(page)


def choose(page: Page, text: str) -> None:
    """A decision in the list, by its notation."""
    search = page.get_by_test_id("choices").get_by_role("searchbox")
    if search.count():
        search.fill(text)
    page.locator(f"button[data-decision='{text}']").first.click()


def test_whoever_gives_up_sees_the_solution_on_the_board(house: Server, browser: Browser) -> None:
    puzzle = FIRST[0]
    with person(browser, house, lang="es") as somebody:
        page = somebody.page
        page.goto(address(puzzle))
        page.get_by_test_id("show").press("Enter")
        expect(page.get_by_test_id("solution")).to_contain_text("Lo mejor:")
        assert says(page) == "shown"
        assert page.evaluate(SOLVED) == []
        axe(page)
        page.get_by_role("button", name="Probar otra vez").click()
        assert says(page) == ""


def test_the_home_page_leads_to_the_puzzle_of_the_day(house: Server, browser: Browser) -> None:
    listed = httpx.get(f"{house.url}/api/puzzles", verify=CONTEXT, timeout=60).json()
    day = listed["day"]
    with person(browser, house) as somebody:
        page = somebody.page
        page.goto("/")
        page.get_by_test_id("puzzle-of-the-day").get_by_role("link", name="Solve it").click()
        expect(page.get_by_test_id("puzzle")).to_have_attribute("data-name", day["name"])
        expect(page.get_by_test_id("board")).to_be_visible()
        page.go_back()
        page.get_by_role("link", name="All puzzles").click()
        expect(page.get_by_test_id("puzzles").locator("li a")).to_have_count(
            sum(len(game["puzzles"]) for game in listed["games"])
        )
        no_sideways_scroll(page)


def test_there_is_no_page_for_a_puzzle_that_does_not_exist(house: Server) -> None:
    slug = FIRST[0].slug
    for path in (f"/api/games/{slug}/puzzles/0-0", "/api/games/rps/puzzles/1-1"):
        found = httpx.get(house.url + path, verify=CONTEXT, timeout=60)
        assert found.status_code == 404
        assert found.json()["extra"]["rule"] == "no-puzzle"
