"""Nothing moves under the finger: whatever the table has to say, every board stays where it is.

A notice lies over the page, away from the spot that was pressed last, so that a second press there means the same thing.
"""

from __future__ import annotations

from uuid import uuid4

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from sobremesa.core.record import record_of
from tests.server.support import Server
from tests.web.refusals import BOARDS, KEY, ME, Refused, positions
from tests.web.support import DESKTOP, PHONE, Guest, person
from tests.web.test_refusals import lay, press

GAMES = ["misty", "evidencia", "totem", "euphoria", "pyramids", "rps"]
SCREENS = {"desktop": DESKTOP, "phone": PHONE, "landscape": PHONE[::-1]}
NOTICE = "[data-testid=notices] [data-testid=%s]"

# Where the board is on the page, and everything in it that can be pressed, by what it is.
PLACES = """() => {
    const board = document.querySelector("[data-testid=board]");
    const box = (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x + scrollX, y + scrollY, width, height].map(Math.round).join(" ");
    };
    const pressed = [...board.querySelectorAll("button, [data-decision], [data-step], [data-cell], [data-hex]")];
    const shown = pressed.filter((element) => element.getClientRects().length);
    return ["board: " + box(board), ...shown.map((element) =>
        (element.dataset.decision ?? element.dataset.step ?? element.textContent.trim().slice(0, 30)) + ": " + box(element))];
}"""
STILL = """() => document.getAnimations().every((each) =>
    each.playState !== "running" || each.effect.getTiming().iterations === Infinity)"""


def places(page: Page) -> list[str]:
    page.mouse.move(1, 1)  # what is pointed at may rise
    page.wait_for_function(STILL)
    # What sticks to the window is elsewhere on the page once it scrolls.
    page.evaluate("scrollTo(0, 0)")
    found: list[str] = page.evaluate(PLACES)
    return found


def table_of(house: Server, game: str) -> tuple[Guest, Guest, str]:
    """Ana and Bea, more people where a game wants them, and it is Ana who has something to decide."""
    people = [Guest(house, name) for name in ("Ana", "Bea", "Carla", "Dani")]
    people = people[: 4 if game == "euphoria" else 2]
    ana, *others = people
    body = {"game": game, "players": len(people), "aids": True}
    table = str(ana.http.post("/api/tables", json=body).raise_for_status().json()["id"])
    for each in others:
        each.do(table, {"do": "sit", "id": "sit"})
    ana.do(table, {"do": "start", "id": "start"})
    while not ana.position(table)["legal"]:
        for each in others:
            if legal := each.position(table)["legal"]:
                each.do(table, {"do": "decide", "id": uuid4().hex, "text": legal[0]})
                break
    return ana, others[0], table


class Line:
    """The way from a page to its table, which can be cut."""

    def __init__(self, page: Page) -> None:
        self.up, self.sockets = True, list[WebSocketRoute]()
        page.route_web_socket("**/socket", self.opened)

    def opened(self, socket: WebSocketRoute) -> None:
        if self.up:
            socket.connect_to_server()
            self.sockets.append(socket)
        else:
            socket.close(code=4000)

    def cut(self) -> None:
        self.up = False
        for socket in self.sockets:
            socket.close(code=4000)
        self.sockets.clear()

    def mend(self) -> None:
        self.up = True


def close(page: Page, notice: str) -> None:
    page.locator(NOTICE % notice).get_by_role("button", name="Close").press("Enter")


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("game", GAMES)
def test_no_notice_moves_a_board(browser: Browser, house: Server, game: str, screen: str) -> None:
    ana, bea, table = table_of(house, game)
    touch = screen in ("phone", "landscape")
    with person(browser, house, SCREENS[screen], secret=ana.secret, touch=touch) as somebody:
        page = somebody.page
        line = Line(page)
        page.goto(f"/table/{table}")
        page.locator("[data-testid=status].mine").wait_for()
        page.wait_for_function("() => document.fonts.status === 'loaded'")
        before = places(page)

        def steady(what: str, notice: str = "") -> None:
            if notice:
                expect(page.locator(NOTICE % notice)).to_be_visible()
            assert places(page) == before, what

        bea.do(table, {"do": "offer", "id": "draw", "what": "draw"})
        steady("somebody offers a draw", "offer")
        page.locator(NOTICE % "offer").get_by_role("button", name="Decline").click()
        expect(page.locator(NOTICE % "offer")).to_have_count(0)
        steady("it was declined")

        page.get_by_test_id("menu").click()
        page.get_by_role("button", name="Ask to take a move back").click()
        steady("the house refuses", "refusal")
        close(page, "refusal")
        expect(page.locator(NOTICE % "refusal")).to_have_count(0)
        steady("the refusal was put away")

        hint = page.get_by_test_id("hint")
        hint.click()
        expect(hint).to_be_enabled()
        expect(page.locator(".hint").or_(page.locator(NOTICE % "refusal")).first).to_be_visible()
        steady("a hint")

        line.cut()
        steady("the line is cut", "lost")
        close(page, "lost")
        steady("that was put away")
        line.mend()
        page.locator("header .line.open").wait_for()
        steady("the line is back")

        bea.do(table, {"do": "leave", "id": "leave"})
        expect(page.locator("main")).to_contain_text("has left")
        steady("somebody has left")
        somebody.complaints[:] = [each for each in somebody.complaints if "WebSocket" not in each]


def first_refused(game: str) -> tuple[Refused, tuple[str, ...]]:
    """The first position of a game in which its board lets one press what the rules forbid."""
    for match in positions(BOARDS[game], game):
        for text, pressed in BOARDS[game].tries(match.view(ME), match.legal(ME)):
            if text not in match.legal(ME) and not pressed[-1].startswith(KEY):
                record = record_of(match)
                lines = len(record.lines)
                return Refused("", text, pressed, match.players, record.write(), lines), pressed
    raise AssertionError(f"nothing is refused in {game}")


# Not Totem on a phone: there a finger that just misses something lit has hit it.
@pytest.mark.parametrize(
    ("game", "screen"),
    [(game, "desktop") for game in BOARDS]
    + [(game, "phone") for game in BOARDS if game != "totem"],
)
def test_a_second_press_on_the_same_spot_means_the_same(
    browser: Browser, house: Server, game: str, screen: str
) -> None:
    """A refusal neither moves the board nor covers what was pressed."""
    guest = Guest(house)
    case, pressed = first_refused(game)
    table = lay(guest, game, case)
    with person(
        browser, house, SCREENS[screen], secret=guest.secret, touch=screen == "phone"
    ) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        page.locator("[data-testid=status].mine").wait_for()
        for what in pressed[:-1]:
            press(page, what)
        page.locator(pressed[-1]).scroll_into_view_if_needed()
        before, spot = places(page), page.locator(pressed[-1]).bounding_box()
        assert spot
        press(page, pressed[-1])
        refusal = page.get_by_test_id("refusal").or_(page.get_by_test_id("why"))
        expect(refusal).to_be_visible()
        assert page.locator(pressed[-1]).bounding_box() == spot
        over = refusal.bounding_box()
        assert over
        middle = spot["y"] + spot["height"] / 2
        assert not over["y"] <= middle <= over["y"] + over["height"], "the notice keeps away"
        assert places(page) == before
