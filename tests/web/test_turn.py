"""An open page calls whoever looks elsewhere: by its title, and by a sound if one is wanted."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.server.support import Server
from tests.web.support import person, two_guests

COUNTING = """
    localStorage.setItem("sobremesa", JSON.stringify({ sound: true }));
    window.tones = [];
    window.OscillatorNode = class extends OscillatorNode {
        constructor(context, wanted) { super(context, wanted); window.tones.push(wanted.frequency); }
    };
"""
CALLS = re.compile("^● Your turn")


def test_the_title_and_a_sound_say_that_it_is_my_turn(browser: Browser, house: Server) -> None:
    ana, bea, table = two_guests(house, "rps")
    with person(browser, house, secret=ana.secret) as somebody:
        page = somebody.page
        page.add_init_script(COUNTING)
        page.goto(f"/table/{table}")
        expect(page).to_have_title(CALLS)
        page.locator('[data-decision="rock"]').click()
        expect(page).not_to_have_title(CALLS)
        assert page.evaluate("tones.includes(523)") is False
        bea.do(table, {"do": "decide", "id": "first", "text": "rock"})
        expect(page).to_have_title(CALLS)
        page.wait_for_function("tones.includes(523)")
