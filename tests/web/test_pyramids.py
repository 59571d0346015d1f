"""Rolling Pyramids through the page: whole games with the board's own gestures."""

import contextlib
from random import Random

import pytest
from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as TooLate

from tests.server.support import Server
from tests.web.support import DESKTOP, PHONE, Guest, person

pytestmark = pytest.mark.slow

# What can be pressed, the most urgent first: send a deployment, a target for a unit, a number for a slot, a slot, a
# device on the map, take a chosen die that fits nowhere, a die, any other button of the board.
GESTURES = (
    "[data-step=send]:not([disabled])",
    ".hex.lit",
    ".numbers button",
    ".slot.lit:not(.chosen)",
    ".site",
    ".ask [data-decision]",
    ".tray .die.lit:not(.chosen)",
    "[data-decision]",
)


def move(page: Page, rng: Random, touch: bool) -> bool:
    """One gesture, if there is one to make."""
    board = page.locator(".pyramids")
    for selector in GESTURES:
        found = board.locator(selector)
        count = found.count()
        if count:
            chosen = found.nth(rng.randrange(count))
            with contextlib.suppress(TooLate):  # the table went on meanwhile
                chosen.tap(timeout=1_000) if touch else chosen.click(timeout=1_000)
            return True
    return False


def play(page: Page, touch: bool) -> None:
    rng, waited = Random("pyramids"), 0
    while waited < 300:
        if page.locator("main[data-status=over]").count():
            return
        waited = 0 if move(page, rng, touch) else waited + 1
        page.wait_for_timeout(50 if waited else 5)
    raise AssertionError("nothing can be done, and the game is not over")


@pytest.mark.parametrize(
    ("players", "size", "touch", "lang"), [(2, DESKTOP, False, "en"), (1, PHONE, True, "es")]
)
def test_a_whole_game_is_played_on_the_board(
    house: Server, browser: Browser, players: int, size: tuple[int, int], touch: bool, lang: str
) -> None:
    guest = Guest(house, lang=lang)
    table = guest.lay("pyramids", players)
    with person(browser, house, size, lang=lang, touch=touch, secret=guest.secret) as somebody:
        somebody.page.goto(f"/table/{table}")
        somebody.page.wait_for_selector(".pyramids")
        play(somebody.page, touch)
        wide = somebody.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= size[0]
    record = guest.http.get(f"/api/tables/{table}/record").text
    assert record.splitlines()[-1].startswith("= ")


def test_an_illegal_target_is_refused_with_its_rule(house: Server, browser: Browser) -> None:
    guest, rng = Guest(house), Random(3)
    table = guest.lay("pyramids", 2)
    while not any(text.startswith("deploy") for text in guest.position(table)["legal"]):
        guest.play(table, 1, rng)
    with person(browser, house, secret=guest.secret) as somebody:
        somebody.page.goto(f"/table/{table}")
        far = ".hex:not(.lit)[data-hex='1']"  # nobody reaches the pyramid in the first round
        somebody.page.locator(far).click(force=True)  # it says that it is not on offer
        somebody.page.get_by_text("PYR-51").first.wait_for()
