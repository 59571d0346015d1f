"""A Spanish reader of the pages finds no id, no field name, no seat counted from 0 and no English."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Browser, Page

from sobremesa.library import ALL
from tests.server.support import Server
from tests.support.words import ZERO, strange
from tests.web.support import PHONE, Guest, person

OPTIONS = {
    "totem": {"quiet_per_player": 3},
    "euphoria": {"max_rounds": 3},
    "misty": {"rounds_to_win": 1},
}
TEXT_MODE = "localStorage.setItem('sobremesa', JSON.stringify({ lang: 'es', textMode: true }))"
NAMES = {"Ana", "Sobremesa"}
DATE = re.compile(r"\b\d{1,2} \w{3,4} \d{4}\b")  # by the browser: 17 nov 2026
STEPS = 6  # of a replay that are looked at

# Everything on a page that is read or read aloud; not code, nor what says that it is in another language.
READ = """() => {
  const found = [];
  const skip = (element) => element.closest('script, style, code, [lang]:not(html)');
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) if (!skip(walk.currentNode.parentElement)) found.push(walk.currentNode.data);
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
    if (!skip(element))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
  return found.filter((text) => text.trim());
}"""


def read(page: Page, game: str, found: dict[str, str]) -> None:
    """Note every strange word of a page, with what it was read in."""
    for said in page.evaluate(READ):
        for word in strange(DATE.sub(" ", said), game, "es", page=True) - NAMES:
            found.setdefault(word, said)
        if ZERO.search(said):
            found.setdefault("0", said)


@pytest.mark.parametrize("game", list(ALL))
def test_a_spanish_reader_finds_only_spanish(browser: Browser, house: Server, game: str) -> None:
    guest, rng, found = Guest(house, lang="es"), Random(game), dict[str, str]()
    table = guest.lay(game, next(n for n in ALL[game].seats if n > 1), OPTIONS.get(game))
    with person(browser, house, lang="es", secret=guest.secret) as somebody:
        page = somebody.page
        for path in (f"/new/{game}", f"/learn/{game}"):
            page.goto(path)
            page.wait_for_load_state("networkidle")
            read(page, game, found)
        page.add_init_script(TEXT_MODE)
        page.goto(f"/table/{table}")
        page.get_by_test_id(
            "board"
        ).wait_for()  # the result opens by itself for those who saw the end
        for _ in range(3):
            position = guest.play(table, 4, rng)
            page.wait_for_load_state("networkidle")
            read(page, game, found)
            if position["result"]:
                break
        guest.play(table, 10_000, rng)
        page.get_by_test_id("result").wait_for()
        read(page, game, found)
        page.goto("/tables")
        page.wait_for_load_state("networkidle")
        read(page, game, found)
        page.goto(f"/replay/{table}")
        scrub = page.locator("input[type=range]")
        last = int(scrub.get_attribute("max") or 0)
        for at in range(0, last + 1, max(1, last // STEPS)):
            scrub.fill(str(at))
            read(page, game, found)
    assert found == {}


def test_the_waiting_room_of_a_phone_counts_from_one(browser: Browser, house: Server) -> None:
    guest, found = Guest(house, lang="es"), dict[str, str]()
    body = {
        "game": "euphoria",
        "players": 5,
        "bots": {"1": "easy"},
        "options": {"first_player": "0"},
    }
    table = guest.http.post("/api/tables", json=body).raise_for_status().json()["id"]
    with person(browser, house, PHONE, lang="es", secret=guest.secret, touch=True) as somebody:
        somebody.page.goto(f"/table/{table}")
        somebody.page.wait_for_load_state("networkidle")
        read(somebody.page, "euphoria", found)
    assert found == {}
