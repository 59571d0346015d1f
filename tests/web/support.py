"""The pages in a real browser: Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import contextlib
import json
import os
import re
import shutil
import weakref
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from pathlib import Path
from random import Random
from typing import Any
from uuid import uuid4

import httpx
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    expect,
    sync_playwright,
)

from sobremesa.library import ALL
from tests.server.support import CONTEXT, Server

PATIENCE = 120_000  # milliseconds: a busy machine is slow, not wrong
DESKTOP, PHONE, NARROW = (1440, 900), (390, 844), (360, 740)
COOKIE = "sobremesa_guest"


BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser")  # the first is twice as fast


def chromium() -> str:
    found = [os.environ.get("CHROMIUM"), *map(shutil.which, BROWSERS)]
    assert any(found), "there is no Chromium: apt-get install chromium-headless-shell"
    return next(path for path in found if path)


@contextlib.contextmanager
def browsing() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(), args=["--no-sandbox", "--disable-gpu"]
        )
        try:
            yield browser
        finally:
            browser.close()


@dataclass
class Person:
    """Somebody with a browser of their own. Whatever the console complains about is kept."""

    context: BrowserContext
    page: Page
    complaints: list[str] = field(default_factory=list)

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "blocked by Playwright" not in message.text:
            self.complaints.append(message.text)


@contextlib.contextmanager
def person(
    browser: Browser,
    server: Server,
    size: tuple[int, int] = DESKTOP,
    *,
    lang: str = "en",
    theme: str = "light",
    touch: bool = False,
    secret: str = "",
    keeps: bool = False,
    new: bool = False,
) -> Iterator[Person]:
    """A browser context; with the `secret` of a guest it is that guest. Fails on any complaint at its end.

    One that `keeps` pages, for when the server is away, loads all of them at first. Nobody but who is `new` is told at a
    first turn what to do.
    """
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale={"en": "en-GB", "es": "es-ES"}[lang],
        color_scheme="dark" if theme == "dark" else "light",
        has_touch=touch,
        is_mobile=touch,
        base_url=server.url,
        reduced_motion="reduce",
        service_workers="allow" if keeps else "block",
    )
    context.set_default_timeout(PATIENCE)
    if secret:
        context.add_cookies([{"name": COOKIE, "value": secret, "url": server.url}])
    if not new:
        context.add_init_script(f"localStorage.setItem('sobremesa-met', '{json.dumps([*ALL])}')")
    page = context.new_page()
    found = Person(context, page)
    page.on("console", found.hear)
    page.on("pageerror", lambda error: found.complaints.append(str(error)))
    try:
        yield found
        assert not found.complaints, found.complaints
    finally:
        context.close()


AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"


def axe(page: Page) -> None:
    """axe-core finds nothing that would keep somebody from using this page as it is now."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(
        """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations.map(
            (rule) => `${rule.id}: ${rule.nodes.map((node) => node.target + ' ' + node.html).join(' | ')}`)"""
    )
    assert not found, "\n".join(found)


def no_sideways_scroll(page: Page) -> None:
    wide, shown = page.evaluate(
        "() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]"
    )
    assert wide <= shown, f"{page.url} is {wide} wide on a screen of {shown}"


class Guest:
    """A guest without a browser: lays tables and decides by REST, so that pages can be looked at anywhere."""

    def __init__(self, server: Server, name: str = "Ana", lang: str = "en") -> None:
        self.http = httpx.Client(
            base_url=server.url,
            timeout=60,
            verify=CONTEXT,
            limits=httpx.Limits(max_keepalive_connections=0),  # so that there is nothing to close
        )
        weakref.finalize(self, self.http.close)  # an open socket would be complained about
        self.http.post("/api/guests", json={"name": name, "lang": lang}).raise_for_status()
        self.secret = next(iter(self.http.cookies.values()))

    def lay(
        self,
        game: str,
        players: int,
        options: Mapping[str, Any] | None = None,
        level: str = "random",
    ) -> str:
        """A table at which this guest has seat 0 and bots have the others; the game has begun."""
        bots = {str(seat): level for seat in range(1, players)}
        body = {"game": game, "players": players, "options": dict(options or {}), "bots": bots}
        answer = self.http.post("/api/tables", json=body)
        answer.raise_for_status()
        table = str(answer.json()["id"])
        if answer.json()["status"] == "waiting":
            self.do(table, {"do": "start", "id": "start"})
        return table

    def do(self, table: str, request: Mapping[str, Any]) -> httpx.Response:
        return self.http.post(f"/api/tables/{table}/do", json=dict(request)).raise_for_status()

    def position(self, table: str) -> dict[str, Any]:
        found: dict[str, Any] = (
            self.http.get(f"/api/tables/{table}/position").raise_for_status().json()
        )
        return found

    def play(self, table: str, decisions: int, rng: Random) -> dict[str, Any]:
        """So many own decisions at random; the position in which the next one is due, or the end."""
        made = 0
        while True:
            position = self.position(table)
            if position["result"] or (position["legal"] and made == decisions):
                return position
            if position["legal"]:
                made += 1
                text = rng.choice(position["legal"])
                self.do(table, {"do": "decide", "id": uuid4().hex, "text": text})


def two_guests(
    house: Server, game: str, options: Mapping[str, Any] | None = None, **setup: Any
) -> tuple[Guest, Guest, str]:
    """Ana lays a table, Bea sits down, and the game begins."""
    ana, bea = Guest(house, "Ana"), Guest(house, "Bea")
    body = {"game": game, "players": 2, "options": dict(options or {}), **setup}
    table = str(ana.http.post("/api/tables", json=body).raise_for_status().json()["id"])
    bea.do(table, {"do": "sit", "id": "sit"})
    ana.do(table, {"do": "start", "id": "start"})
    return ana, bea, table


def position(page: Page, table: str) -> dict[str, Any]:
    """What the guest in this browser knows of a table."""
    answer = page.context.request.get(f"/api/tables/{table}/position")
    assert answer.ok, answer.text()
    found: dict[str, Any] = answer.json()
    return found


def choose(page: Page, text: str) -> None:
    """Clicks on a decision; at the free table perhaps step by step: `bid`, `3`, and there is `bid 3x5`."""
    decision = page.locator(f'[data-decision="{text}"]')
    steps = [page.locator(f'[data-step="{word}"]') for word in re.findall(r"[a-z]+|\d+", text)]
    while True:
        expect(reduce(Locator.or_, steps, decision).first).to_be_visible()
        if decision.count():
            decision.first.click()
            return
        next(step for step in steps if step.count()).first.click()


def click_through(pages: Sequence[Page], table: str, rng: Random) -> None:
    """People, in the order of their seats, play a game to its end by clicking; any decision will do."""
    while not (known := position(pages[0], table))["result"]:
        page = pages[known["deciders"][0]]
        before = position(page, table)
        # What is said first is half of it, so that nobody bids on and on.
        legal = before["legal"]
        choose(page, legal[0] if rng.random() < 0.5 else rng.choice(legal))
        while position(page, table)["view"] == before["view"]:
            page.wait_for_timeout(20)


def luck_is_kept(page: Page, table: str) -> None:
    """The page that replays a finished game derives all its luck again."""
    page.goto(f"/replay/{table}")
    page.get_by_test_id("step-last").click()
    page.get_by_test_id("verify").click()
    expect(page.get_by_test_id("verdict")).to_have_attribute("data-kind", "kept")
