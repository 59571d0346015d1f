"""Two people play through their boards to the end, a third watches: nobody's page ever holds what the rules hide.

Each time that the table stands still, the markup of every page and what its line brought are kept. When the game is
over, the record tells which cards were hidden from whom at that time, and their names are looked for.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket

from sobremesa.core import JUDGE, WATCHER
from sobremesa.core.record import play_line, read_record, start
from sobremesa.games.evidencia.components import NAMES as EVIDENCE
from sobremesa.games.misty.components import NAMES as DRAWINGS
from sobremesa.library import ALL
from tests.server.support import Server
from tests.web.support import DESKTOP, PHONE, Guest, Person, person, two_guests

pytestmark = pytest.mark.slow

BOARD = "[data-testid=board]"
STORED = """async () => [
    ...Object.values(localStorage), ...Object.values(sessionStorage), document.cookie,
    ...(await indexedDB.databases()).map((each) => each.name),
    ...(await Promise.all((await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map((request) => request.url)))).flat(),
]"""


@dataclass
class Moment:
    """What one page was and was sent, up to so many lines of the record."""

    lines: int
    markup: str
    sent: list[dict[str, Any]]


@dataclass
class Eyes:
    """One of the three, with everything that reaches the browser."""

    guest: Guest
    somebody: Person
    seat: int
    heard: list[dict[str, Any]] = field(default_factory=list)
    moments: list[Moment] = field(default_factory=list)

    def __post_init__(self) -> None:
        def listen(socket: WebSocket) -> None:
            socket.on("framereceived", lambda frame: self.heard.append(json.loads(frame)))

        self.somebody.page.on("websocket", listen)

    @property
    def page(self) -> Page:
        return self.somebody.page

    def shown(self) -> Any:
        found = [m["position"] for m in self.heard if m["say"] == "update" and m["position"]]
        return found[-1]["view"] if found else None

    def owes(self, table: str) -> bool:
        return bool(self.guest.position(table)["legal"])

    def keep(self, table: str, lines: int) -> bool:
        """Waits until this page has heard all that there is; is the game over?"""
        position = self.guest.position(table)
        for _ in range(1_500):
            if self.shown() == position["view"]:
                break
            self.page.wait_for_timeout(20)
        assert self.shown() == position["view"], "the page hears what REST tells this guest"
        self.page.evaluate("() => new Promise((done) => setTimeout(done))")
        markup = self.page.evaluate("() => document.documentElement.outerHTML")
        known = sum(len(moment.sent) for moment in self.moments)
        self.moments.append(Moment(lines, markup, self.heard[known:]))
        return position["result"] is not None


def seen_of_misty(view: Any, seat: int) -> set[str]:
    """What lies or lay open, and what this seat holds; the view is the judge's."""
    windows = [*view.windows, *(window for past in view.past_windows for window in past)]
    spaces = [card for each in windows for row in each.laid for space in row for card in space]
    own = view.known_hands[seat] if seat >= 0 else ()
    return {*spaces, *view.revealed, *own}


def seen_of_evidencia(view: Any, seat: int) -> set[str]:
    if view.phase == "done":
        return set(EVIDENCE)
    played = view.chosen if all(view.chosen) else ()
    own = view.hands[seat] if seat >= 0 else ()
    zones = [card for zone in view.zones for card in zone]
    return {view.challenge, *played, *view.table, *zones, *view.pyramid, *own}


@dataclass(frozen=True)
class Secrets:
    """What a game hides, and the gestures that play it."""

    slug: str
    options: dict[str, Any]
    names: tuple[str, ...]
    seen: Callable[[Any, int], set[str]]
    lit: str
    first_step: (
        str  # where a decision has one: it may be taken back, so what is decided comes before
    )
    ready: str  # whatever shows that a gesture was answered

    def hidden(self, record: str, seat: int) -> Iterator[tuple[int, set[str]]]:
        """After each line of the record: all cards that this seat has never been shown."""
        found = read_record(record)
        match = start(found, ALL)
        known: set[str] = set()
        for count, line in enumerate(found.lines, 1):
            play_line(match, line)
            known |= self.seen(match.view(JUDGE), seat)
            yield count, set(self.names) - known


MISTY = Secrets(
    "misty", {"rounds_to_win": 1, "variant": "introductory"}, tuple(DRAWINGS), seen_of_misty,
    ".misty [data-decision]", ".misty .pane[data-step]", "document.querySelector('.misty').dataset.moment",
)  # fmt: skip
EVIDENCIA = Secrets(
    "evidencia", {}, tuple(EVIDENCE), seen_of_evidencia,
    f"{BOARD} [data-decision]", f"{BOARD} [data-step=present]:not([disabled])",
    f"[...document.querySelectorAll('{BOARD} :is([data-decision], [data-step=present])')].map((each) => each.outerHTML).join()",
)  # fmt: skip


def press(eyes: Eyes, game: Secrets, rng: Random, touch: bool) -> None:
    """One gesture on the board of a page that has something to decide."""
    decisions = eyes.page.locator(game.lit)
    decisions.or_(eyes.page.locator(game.first_step)).first.wait_for()
    lit = decisions if decisions.count() else eyes.page.locator(game.first_step)
    before = eyes.page.evaluate(f"() => {game.ready}")
    chosen = lit.nth(rng.randrange(lit.count()))
    is_first_step = (chosen.get_attribute("data-step") or "").startswith("feed")
    chosen.tap() if touch else chosen.click()
    if is_first_step:  # this monster eats: what, is the next gesture
        eyes.page.wait_for_selector(".misty [data-decision^=feed]")
    else:
        eyes.page.wait_for_function(f"(before) => {game.ready} !== before", arg=before)
        eyes.page.wait_for_selector(f"{BOARD}:not(:has([data-step=present][disabled]))")


def texts_in(found: Any) -> Iterator[str]:
    """All texts of a message, but for what lists every card that was not seen: it says nothing of any single one."""
    if isinstance(found, str):
        yield found
    elif isinstance(found, list):
        for each in found:
            yield from texts_in(each)
    elif isinstance(found, dict):
        for key, each in found.items():
            if key != "unseen":
                yield from texts_in(each)


def names_in(text: str) -> set[str]:
    return set(re.findall(r"[\w-]+", text))


def leaks(game: Secrets, record: str, eyes: Eyes, seat: int) -> list[str]:
    """Each place where a page had, or was sent, the name of a card that was hidden from a seat at that time."""
    hidden = dict(game.hidden(record, seat))
    found = []
    for moment in eyes.moments:
        secret = hidden[moment.lines]
        markup = re.sub(r"<details class=\"unseen.*?</details>", "", moment.markup, flags=re.DOTALL)
        found += [f"page, line {moment.lines}: {name}" for name in names_in(markup) & secret]
        for message in moment.sent:
            names = {name for text in texts_in(message) for name in names_in(text)}
            found += [f"message, line {moment.lines}: {name}" for name in names & secret]
            view = (message.get("position") or {}).get("view") or {}
            if view.get("unseen") is not None and set(view["unseen"]) != secret:
                found.append(f"unseen, line {moment.lines}: {set(view['unseen']) ^ secret}")
    return found


@pytest.mark.parametrize("game", [MISTY, EVIDENCIA], ids=lambda game: game.slug)
def test_two_play_to_the_end_and_nobody_sees_a_secret(
    browser: Browser, house: Server, game: Secrets
) -> None:
    ana, bea, table = two_guests(house, game.slug, game.options)
    eva, rng = Guest(house, "Eva"), Random(game.slug)
    with (
        person(browser, house, DESKTOP, lang="es", secret=ana.secret) as one,
        person(browser, house, PHONE, lang="es", secret=bea.secret, touch=True) as other,
        person(browser, house, DESKTOP, lang="es", secret=eva.secret) as third,
    ):
        first, second = Eyes(ana, one, 0), Eyes(bea, other, 1)
        watcher = Eyes(eva, third, WATCHER)
        everybody = (first, second, watcher)
        for each in everybody:
            each.page.goto(f"/table/{table}")
            each.page.get_by_test_id("board").wait_for()
        over = False
        while not over:
            one_of_them = next((each for each in (first, second) if each.owes(table)), None)
            if one_of_them:  # a choice that may still be changed is left alone
                press(one_of_them, game, rng, touch=one_of_them is second)
            lines = len(read_record(record_of(eva, table)).lines)
            over = [each.keep(table, lines) for each in everybody] == [True] * 3
        stored = third.page.evaluate(STORED)
        assert third.page.locator(f"{BOARD} :is([data-decision]:enabled, [data-step])").count() == 0
    record = record_of(ana, table)
    for each in everybody:
        assert leaks(game, record, each, each.seat) == []
    assert not [address for address in stored if "/api/" in address]
    assert not set().union(*map(names_in, stored)) & set(game.names)
    for each in (first, second):  # the search does find what is there: each page has its own hand
        found = leaks(game, record, each, WATCHER)
        assert any(leak.startswith("page") for leak in found)
        assert any(leak.startswith("message") for leak in found)
    assert leaks(game, record, first, 1)
    assert leaks(game, record, second, 0)


def record_of(guest: Guest, table: str) -> str:
    return guest.http.get(f"/api/tables/{table}/record").raise_for_status().text
