"""Guided first games in the browser, played by somebody who only presses what glows."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from sobremesa.core.record import read_record
from sobremesa.lessons import Lesson, lesson
from sobremesa.library import ALL
from sobremesa.server.records import lessons
from tests.server.support import Server
from tests.web.support import PHONE, axe, no_sideways_scroll, person

LESSONS = [slug for slug in ALL if lesson(slug)]
LAPTOP, LANDSCAPE = (1366, 768), (844, 390)
EXPLAINED = {"evidencia", "misty", "totem"}  # whatever they ask, they say why
MOST = 400  # presses that no lesson needs
PICTURES = 200  # after which nothing moves any more
TWO_PICTURES = """
() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
"""

# What glows, in the coordinates of the window, where the board ends and the text begins, and what is said.
SEEN = """() => {
  const box = (element) => { const { x, y, width, height } = element.getBoundingClientRect(); return { x, y, width, height }; };
  const lesson = document.querySelector('[data-testid=lesson]');
  const glow = document.querySelector('[data-testid=glow]');
  const { x, y, width, height } = glow ? box(glow) : { x: 0, y: 0, width: 0, height: 0 };
  const middle = (element) => { const found = box(element); return [found.x + found.width / 2, found.y + found.height / 2]; };
  const top = glow && document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button, [tabindex], [data-slot]');
  const off = top ? Math.hypot(middle(top)[0] - x - width / 2, middle(top)[1] - y - height / 2) : 0;
  return {
    at: Number(lesson.dataset.at), last: Number(lesson.dataset.last), next: lesson.dataset.next,
    glow: glow && box(glow), free: Boolean(top) && off < 15,
    board: box(lesson.querySelector('[data-testid=board]').parentElement),
    text: box(lesson.querySelector('.teacher')),
    why: lesson.querySelector('[data-testid=comment]')?.innerText ?? '',
    said: [...lesson.querySelectorAll('.said, [data-testid=task]')].map((part) => part.innerText).join(' '),
  };
}"""

PLACE = "(element) => element.getBoundingClientRect().toJSON()"
READ_ON = """(at) => {
  const lesson = document.querySelector('[data-testid=lesson]');
  if (Number(lesson.dataset.at) === at) lesson.querySelector('[data-testid=go-on]').click();
}"""


def moment(page: Page) -> dict[str, Any]:
    """The lesson as it is once nothing in it moves any more: the same in two pictures, one after the other."""
    seen: dict[str, Any] = {}
    for _ in range(PICTURES):
        before, seen = seen, page.evaluate(SEEN)
        if before == seen and (not seen["next"] or seen["free"]):
            break
        page.evaluate(TWO_PICTURES)
    return seen


def in_view(glow: dict[str, float], board: dict[str, float]) -> bool:
    """Is the middle of what glows within the part of the board that is shown?"""
    x, y = glow["x"] + glow["width"] / 2, glow["y"] + glow["height"] / 2
    across = board["x"] <= x <= board["x"] + board["width"]
    return across and board["y"] <= y <= board["y"] + board["height"]


def apart(one: dict[str, float], other: dict[str, float]) -> bool:
    beside = one["x"] + one["width"] <= other["x"] + 1
    return beside or one["y"] + one["height"] <= other["y"] + 1


def follow_the_glow(page: Page, slug: str) -> list[str]:
    """Through a whole lesson; all that was said, asked moment by asked moment. The board never moves."""
    said: list[str] = []
    place = moment(page)["board"]
    for _ in range(MOST):
        seen = moment(page)
        assert seen["board"] == place, f"{seen['said']} has moved the board"
        if seen["at"] == seen["last"]:
            return said
        if not seen["next"]:
            # Nothing is asked: read on, or the lesson goes on by itself.
            page.evaluate(READ_ON, seen["at"])
            continue
        if not said or said[-1] != seen["said"]:
            said.append(seen["said"])
        assert seen["why"] or slug not in EXPLAINED, f"{seen['next']} is asked, and nobody says why"
        assert seen["glow"], f"{seen['next']} is asked, and nothing glows"
        assert in_view(seen["glow"], seen["board"]), f"{seen['next']} is asked, and out of view"
        assert seen["free"], f"{seen['next']} is asked, and something else lies over it"
        assert apart(seen["text"], seen["board"]) or apart(seen["board"], seen["text"])
        glow = seen["glow"]
        page.mouse.click(glow["x"] + glow["width"] / 2, glow["y"] + glow["height"] / 2)
    raise AssertionError(f"the lesson goes round in circles at {moment(page)}")


@pytest.mark.parametrize(
    ("lang", "size"),
    [("es", PHONE), ("en", LAPTOP), ("es", LANDSCAPE)],
    ids=["es-phone", "en-laptop", "es-landscape"],
)
@pytest.mark.parametrize("slug", LESSONS)
def test_whoever_presses_what_glows_comes_to_the_end_and_into_a_real_game(
    browser: Browser, house: Server, slug: str, lang: str, size: tuple[int, int]
) -> None:
    with person(browser, house, size, lang=lang) as somebody:
        page = somebody.page
        page.goto(f"/learn/{slug}")
        page.get_by_test_id("lesson").wait_for()
        no_sideways_scroll(page)
        said = follow_the_glow(page, slug)
        made = lesson(slug)
        assert made
        assert len(said) >= 9
        axe(page)
        page.get_by_test_id("real").click()
        page.wait_for_url("**/table/*")
        expect(page.locator("main[data-status=running]")).to_be_visible()
        table = page.context.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()
        bots = [chair["level"] for seat, chair in enumerate(table["chairs"]) if seat != made.seat]
        assert table["game"] == slug
        assert table["options"] == made.record.options
        assert bots == ["easy"] * (made.record.players - 1)


def test_a_press_beside_what_glows_is_answered_with_what_was_asked(
    browser: Browser, house: Server
) -> None:
    with person(browser, house, LAPTOP) as somebody:
        page = somebody.page
        page.goto("/learn/misty")
        page.get_by_test_id("go-on").click()
        expect(page.get_by_test_id("task")).to_contain_text("glowing card")
        expect(page.get_by_test_id("astray")).to_have_count(0)
        at = page.get_by_test_id("lesson").get_attribute("data-at")
        wanted = page.get_by_test_id("lesson").get_attribute("data-next")
        other = page.locator(f".hand [data-card]:not([data-card={(wanted or '')[5:]}])").first
        (other if other.count() else page.locator("h2").first).click()
        expect(page.get_by_test_id("astray")).to_contain_text("Press what glows")
        axe(page)
        expect(page.get_by_test_id("lesson")).to_have_attribute("data-at", at or "")


def test_one_step_back_leads_to_the_explanation_before(browser: Browser, house: Server) -> None:
    with person(browser, house, LANDSCAPE) as somebody:
        page = somebody.page
        page.goto("/learn/evidencia")
        comment = page.get_by_test_id("comment")
        first = comment.inner_text()
        page.get_by_test_id("go-on").click()
        expect(comment).not_to_have_text(first)
        page.get_by_role("button", name="Lesson: back").click()
        expect(comment).to_have_text(first)


class Wordless:
    """A lesson's words, of which there are none."""

    def __init__(self, *which: str) -> None: ...


def test_on_the_free_table_what_is_asked_glows_too(
    browser: Browser, house: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = read_record(
        '{"game": "rps", "rules": "1.0", "players": 2, "options": {}}\n'
        "0: rock\n1: scissors\n0: paper\n1: rock\n"
        '= {"winners": [0], "points": [2, 0], "reason": "RPS-4"}\n'
    )
    monkeypatch.setattr(lessons, "lesson", lambda slug: Lesson(slug, 0, record, ()))
    monkeypatch.setattr(lessons, "Texts", Wordless)
    made = msgspec.json.encode(lessons.lesson_view.__wrapped__("rps", "en")).decode()
    with person(browser, house, LAPTOP) as somebody:
        page = somebody.page
        info = page.context.request.get("/api/games/rps?lang=en").json()
        page.route("**/api/games/rps?*", lambda route: route.fulfill(json=info | {"lesson": True}))
        page.route(
            "**/api/games/rps/lesson?*",
            lambda route: route.fulfill(body=made, content_type="application/json"),
        )
        page.goto("/learn/rps")
        page.get_by_test_id("lesson").wait_for()
        assert len(follow_the_glow(page, "")) == 2
        expect(page.get_by_test_id("real")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, LAPTOP, LANDSCAPE], ids=["phone", "laptop", "landscape"])
def test_a_double_click_on_reading_on_shows_nothing_that_is_asked(
    browser: Browser, house: Server, size: tuple[int, int]
) -> None:
    with person(browser, house, size) as somebody:
        page = somebody.page
        page.goto("/learn/misty")
        page.get_by_test_id("lesson").wait_for()
        go_on = page.get_by_test_id("go-on").evaluate(PLACE)
        page.get_by_test_id("go-on").dblclick()
        asked = moment(page)
        assert asked["next"], "the first decision is asked after one page to read"
        show = page.get_by_test_id("show-me").evaluate(PLACE)
        assert apart(go_on, show) or apart(show, go_on)
        page.get_by_test_id("show-me").dblclick()
        expect(page.get_by_test_id("lesson")).not_to_have_attribute("data-at", str(asked["at"]))
        after = moment(page)
        line = page.context.request.get("/api/games/misty/lesson?lang=en").json()["frames"]
        shown = [each["decision"] for each in line[asked["at"] : after["at"]] if each["decision"]]
        assert shown == [asked["next"]], "a double click shows one decision"
