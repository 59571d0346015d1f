"""The table in the browser, whatever the game: keyboard, broken lines, refusals, offers, replays."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from playwright.sync_api import TimeoutError as TooLate

from sobremesa.library import ALL
from sobremesa.text import Texts
from tests.server.hostile.replays import long_game
from tests.server.support import Server, serving
from tests.web.support import (
    DESKTOP,
    NARROW,
    PHONE,
    Guest,
    axe,
    no_sideways_scroll,
    person,
    two_guests,
)

TEXT_MODE = "localStorage.setItem('sobremesa', JSON.stringify({ textMode: true }))"


def test_a_whole_game_by_keyboard_alone(browser: Browser, house: Server) -> None:
    guest = Guest(house)
    table = guest.lay("rps", 2)
    with person(browser, house, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        page.get_by_test_id("board").wait_for()
        for _ in range(200):
            if page.get_by_test_id("result").is_visible():
                break
            page.keyboard.press("Tab")
            if page.evaluate("() => document.activeElement?.dataset?.decision ?? ''"):
                page.keyboard.press("Enter")
                page.wait_for_timeout(100)
        expect(page.get_by_test_id("result")).to_be_visible()
        axe(page)
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("result")).to_be_hidden()


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server that may be killed."""
    with serving(tmp_path) as server:
        yield server


def test_play_goes_on_when_the_server_was_killed(browser: Browser, mortal: Server) -> None:
    guest = Guest(mortal)
    table = guest.lay("rps", 2)
    with person(browser, mortal, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        page.locator('[data-decision="rock"]').wait_for()
        mortal.kill()
        expect(page.get_by_test_id("lost")).to_be_visible()
        page.locator('[data-decision="rock"]').click()  # kept, and sent when the line is back
        mortal.start()
        expect(page.get_by_test_id("lost")).to_be_hidden(timeout=30_000)
        result, paper = page.get_by_test_id("result"), page.locator('[data-decision="paper"]')
        while not result.count():
            expect(result.or_(paper.and_(page.locator(":enabled"))).first).to_be_visible()
            with contextlib.suppress(TooLate):  # it was decided meanwhile
                paper.click(timeout=300)
        somebody.complaints[:] = [c for c in somebody.complaints if "WebSocket" not in c]


@pytest.mark.parametrize("lang", ["en", "es"])
def test_a_refusal_says_rule_and_sentence(browser: Browser, house: Server, lang: str) -> None:
    ana, _bea, table = two_guests(house, "rps")
    with person(browser, house, lang=lang, secret=ana.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        page.locator('[data-decision="rock"]').click()
        expect(page.locator("[data-decision]")).to_have_count(0)
        page.locator("summary").click()
        page.get_by_test_id("choices").get_by_role("textbox").fill("paper")
        page.keyboard.press("Enter")
        refusal = page.get_by_test_id("refusal")
        expect(refusal).to_contain_text("RPS-1")
        expect(refusal).to_contain_text(Texts("rps", lang).rule("RPS-1"))
        expect(refusal.get_by_role("link")).to_have_attribute(
            "href", f"/rules/rps/{ALL['rps'].rules}#RPS-1"
        )
        axe(page)


def test_the_house_says_why_not(browser: Browser, house: Server) -> None:
    ana, _bea, table = two_guests(house, "rps")
    with person(browser, house, secret=ana.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        page.get_by_test_id("menu").click()
        page.get_by_role("button", name="Ask to take a move back").click()
        expect(page.get_by_test_id("refusal")).to_contain_text("nothing to take back")


def test_offers_chat_and_clocks(browser: Browser, house: Server) -> None:
    ana, bea = Guest(house, "Ana"), Guest(house, "Bea")
    body = {"game": "rps", "players": 2, "clock": {"kind": "bank", "time": 600, "increment": 5}}
    table = str(ana.http.post("/api/tables", json=body).json()["id"])
    bea.do(table, {"do": "sit", "id": "sit"})
    ana.do(table, {"do": "start", "id": "start"})
    with (
        person(browser, house, secret=ana.secret) as one,
        person(browser, house, DESKTOP, secret=bea.secret) as other,
    ):
        for each in (one, other):
            each.page.goto(f"/table/{table}")
            each.page.get_by_test_id("board").wait_for()
        expect(one.page.get_by_role("timer").first).to_contain_text(":")
        one.page.get_by_role("button", name="Chat").last.click()
        one.page.get_by_label("Say something").fill("<b>hola</b>")
        one.page.get_by_role("button", name="Send").click()
        other.page.get_by_role("button", name="Chat").last.click()
        expect(other.page.get_by_text("<b>hola</b>")).to_be_visible()
        one.page.get_by_test_id("menu").click()
        one.page.get_by_role("button", name="Offer a draw").click()
        other.page.get_by_test_id("offer").get_by_role("button", name="Agree").click()
        expect(one.page.get_by_test_id("result")).to_be_visible()
        axe(other.page)


@pytest.mark.parametrize("game", ["totem", "misty", "evidencia", "euphoria", "pyramids", "rps"])
def test_a_replay_runs_and_its_luck_is_verified_by_the_page(
    browser: Browser, house: Server, game: str
) -> None:
    guest = Guest(house)
    options: dict[str, Any] = {
        "totem": {"quiet_per_player": 3},
        "euphoria": {"max_rounds": 4},
        "misty": {"rounds_to_win": 1},
    }.get(game, {})
    table = guest.lay(game, next(n for n in ALL[game].seats if n > 1), options)
    guest.play(table, 10_000, Random(game))
    with person(browser, house, NARROW, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/replay/{table}")
        page.get_by_test_id("by-turns").click()
        page.get_by_test_id("step-on").click()
        expect(page.get_by_test_id("at")).to_contain_text("1 /")
        page.get_by_test_id("step-last").click()
        page.get_by_test_id("verify").click()
        expect(page.get_by_test_id("verdict")).to_have_attribute("data-kind", "kept")
        no_sideways_scroll(page)


def test_a_replay_goes_by_turns_keys_and_addresses(browser: Browser, house: Server) -> None:
    guest = Guest(house)
    table = guest.lay("misty", 2, {"rounds_to_win": 1})
    guest.play(table, 10_000, Random(1))
    with person(browser, house, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/replay/{table}#at=1")
        at = page.get_by_test_id("at")
        expect(at).to_contain_text("1 /")
        page.get_by_test_id("step-on").click()
        expect(at).to_contain_text("3 /")  # both have chosen a card
        page.keyboard.press("ArrowRight")  # the focus is on the button
        expect(at).to_contain_text("5 /")  # both have placed it
        page.keyboard.press("ArrowLeft")
        expect(at).to_contain_text("3 /")
        page.evaluate("location.hash = '#at=20&player=2'")
        expect(at).to_contain_text("20 /")
        expect(page.get_by_role("combobox").first).to_have_value("1")


def test_a_replay_is_as_fast_as_it_says(browser: Browser, house: Server) -> None:
    guest = Guest(house)
    table = guest.lay("misty", 2, {"rounds_to_win": 1})
    guest.play(table, 10_000, Random(1))
    with person(browser, house, secret=guest.secret) as somebody:
        page = somebody.page
        page.clock.install()
        page.goto(f"/replay/{table}")
        at = page.get_by_test_id("at")
        expect(at).to_contain_text("0 /")
        page.get_by_label("Speed").select_option("4")
        page.clock.pause_at(page.evaluate("Date.now()") + 1000)
        page.get_by_role("button", name="Play", exact=True).click()
        for _ in range(4):
            before = at.inner_text()
            page.clock.run_for(299)
            assert at.inner_text() == before
            page.clock.run_for(1)
            expect(at).not_to_have_text(before)


def test_whoever_looks_on_gives_a_name_with_the_first_word(browser: Browser, house: Server) -> None:
    *_, table = two_guests(house, "rps")
    with person(browser, house) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        page.get_by_role("button", name="Chat").last.click()
        page.get_by_label("Your name").fill("Eva")
        page.get_by_label("Say something").fill("Hello")
        page.get_by_role("button", name="Send").click()
        line = page.locator(".chat li", has_text="Hello")
        expect(line).to_contain_text("Eva")
        expect(page.get_by_label("Your name")).to_have_count(0)


def test_a_long_record_is_fetched_as_it_is_looked_at(browser: Browser, house: Server) -> None:
    """One page for what is shown, wherever one jumps; the log goes back as far as one wants."""
    record = long_game(24_000)
    last = len(record.splitlines()) - 1  # every line is a step
    with person(browser, house, DESKTOP) as somebody:
        page, asked = somebody.page, list[str]()
        page.on(
            "request", lambda sent: asked.append(sent.url) if "/api/replay" in sent.url else None
        )
        page.goto("/replay")
        page.set_input_files(
            "input[type=file]",
            {"name": "a.game", "mimeType": "text/plain", "buffer": record.encode()},
        )
        at = page.get_by_test_id("at")
        expect(at).to_have_text(f"0 / {last}")
        page.get_by_test_id("step-last").click()
        expect(at).to_have_text(f"{last} / {last}")
        page.get_by_role("slider", name="Step").fill("1000")
        expect(at).to_have_text(f"1000 / {last}")
        assert len(asked) == 3, asked
        log = page.locator("ol.log li")
        before = log.count()
        page.get_by_test_id("earlier").click()
        expect(log.nth(before)).to_be_attached()
        assert page.url.endswith("#at=1000")
        axe(page)


def test_several_people_at_one_screen_cover_their_secrets(browser: Browser, house: Server) -> None:
    guest = Guest(house)
    body = {"game": "rps", "players": 2, "one_screen": True}
    table = str(guest.http.post("/api/tables", json=body).json()["id"])
    with person(browser, house, PHONE, secret=guest.secret, touch=True) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        page.get_by_role("button", name="Another person sits here").tap()
        page.get_by_role("button", name="Start", exact=True).tap()
        page.locator('[data-decision="rock"]:enabled').tap()
        expect(page.get_by_test_id("cover")).to_be_visible()
        assert "Rock" not in page.locator("main").inner_text()
        axe(page)
        page.get_by_test_id("uncover").tap()
        page.locator('[data-decision="paper"]:enabled').tap()
        expect(page.get_by_test_id("cover").or_(page.get_by_test_id("board"))).to_be_visible()


def test_a_lesson_is_played_to_its_end(browser: Browser, house: Server) -> None:
    with person(browser, house) as somebody:
        page = somebody.page
        page.add_init_script(TEXT_MODE)
        page.goto("/learn/misty")
        lesson = page.get_by_test_id("lesson")
        lesson.wait_for()
        for _ in range(200):
            at, last, wanted = (
                lesson.get_attribute(f"data-{name}") for name in ("at", "last", "next")
            )
            if at == last:
                break
            choice = page.get_by_test_id("choices").locator(f'[data-decision="{wanted}"]')
            with contextlib.suppress(TooLate):  # the lesson went on by itself
                (choice if wanted else page.get_by_test_id("go-on")).click(timeout=3_000)
        expect(lesson).to_have_attribute("data-at", lesson.get_attribute("data-last") or "")
        axe(page)


def test_play_goes_on_from_a_position_of_a_replay(browser: Browser, house: Server) -> None:
    guest = Guest(house)
    table = guest.lay("misty", 2, {"rounds_to_win": 1})
    guest.play(table, 10_000, Random(1))
    with person(browser, house, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/replay/{table}#at=6")
        page.get_by_role("button", name="Play on from here").click()
        page.get_by_role("button", name="Start", exact=True).click()
        page.wait_for_url("**/table/**")
        expect(page.locator("main")).to_have_attribute("data-status", "running")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_buttons_of_the_menu_keep_their_distance(
    browser: Browser, house: Server, size: tuple[int, int]
) -> None:
    ana, _, table = two_guests(house, "rps")
    with person(browser, house, size, lang="es", secret=ana.secret) as host:
        page = host.page
        page.goto(f"/table/{table}")
        page.get_by_test_id("menu").click()
        page.get_by_test_id("motion").wait_for()
        boxes = page.evaluate(
            """() => [...document.querySelectorAll("dialog[open] .row .button")].map((button) => {
                const { left, right, top, bottom } = button.getBoundingClientRect();
                return [left, right, top, bottom];
            })"""
        )
        assert len(boxes) > 12
        for one, other in combinations(boxes, 2):
            aside = max(one[0], other[0]) - min(one[1], other[1])
            below = max(one[2], other[2]) - min(one[3], other[3])
            assert max(aside, below) >= 4, "two buttons touch"
        axe(page)
        no_sideways_scroll(page)
