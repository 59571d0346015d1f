"""Whatever a board lets somebody try against the rules, the table answers with the rule and its sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocket, expect

from sobremesa.core.record import read_record
from sobremesa.text import Texts
from tests.server.support import Server
from tests.web.refusals import BOARDS, KEY, ME, Refused, refusals
from tests.web.support import Guest, person

pytestmark = pytest.mark.slow


def lay(guest: Guest, game: str, case: Refused) -> str:
    """A table that goes on from the position, with bots at the other seats."""
    body: dict[str, Any] = {
        "game": game, "players": case.players, "seat": ME,
        "bots": {str(seat): "random" for seat in range(case.players) if seat != ME},
        "start_from": {"record": case.record, "lines": case.lines},
    }  # fmt: skip
    answer = guest.http.post("/api/tables", json=body).raise_for_status().json()
    if answer["status"] == "waiting":
        guest.do(answer["id"], {"do": "start", "id": "start"})
    return str(answer["id"])


def press(page: Page, what: str) -> None:
    if what.startswith(KEY):
        page.locator(what.removeprefix(KEY)).press("Enter")
    else:
        page.locator(what).click(force=True)  # some say that they are not on offer


@pytest.mark.parametrize("game", BOARDS)
def test_every_try_is_answered_with_its_rule(browser: Browser, house: Server, game: str) -> None:
    guest = Guest(house)
    sent: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(json.loads(frame).get("text", "")))

    with person(browser, house, secret=guest.secret) as somebody:
        page = somebody.page
        page.on("websocket", listen)
        for case in refusals(game):
            page.goto(f"/table/{lay(guest, game, case)}")
            page.locator("[data-testid=status].mine").wait_for()
            for what in case.pressed:
                press(page, what)
            refusal = page.get_by_test_id("refusal").or_(page.get_by_test_id("why"))
            expect(refusal).to_contain_text(case.rule)
            rules = read_record(case.record).rules
            expect(refusal).to_contain_text(Texts(game, "en", rules).rule(case.rule))
            if refusal.get_attribute("data-testid") == "why":
                continue  # the board knew it, and asked nobody
            link = f"/rules/{game}/{rules}#{case.rule}"
            expect(refusal.get_by_role("link")).to_have_attribute("href", link)
            assert sent[-1] == case.text
