"""Plugged-in games in a real browser: their own boards, emblems and luck; and what is shown when a board fails."""

import os
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from tests.server.support import Server, serving
from tests.support.packages import TEXTS, plug
from tests.web.support import DESKTOP, Guest, no_sideways_scroll, person

FACE = """
const NAMES = ["rock", "paper", "scissors"];
export const face = {
  version: 1,
  mount(element, props) {
    element.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: new URL("./board.css", import.meta.url).href }));
    const board = element.appendChild(document.createElement("div"));
    board.className = "away-board";
    const show = ({ view, legal, words, decide }) => {
      board.replaceChildren(
        Object.assign(document.createElement("p"), { textContent: view.won.map((won, seat) => `${words.player(seat)}: ${won}`).join(", ") }),
        ...NAMES.map((name) => {
          const button = document.createElement("button");
          button.textContent = words.decision(name);
          button.dataset.decision = name;
          button.disabled = !legal.includes(name);
          button.onclick = () => decide(name);
          return button;
        }),
      );
    };
    show(props);
    return { update: show, destroy: () => board.remove() };
  },
  status: (view, seat, legal, words) => (legal.length ? words.say("choose") : ""),
};
"""
DRAWS = "export const version = 1;\nexport const draws = { coin: ({ stream }) => `! coin ${stream.pick([0, 1])}` };\n"
EMBLEM = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 15"><rect width="32" height="15" fill="#246"/></svg>'
WORDS = (
    TEXTS
    + "choose = Choose one of three.\naction-rock = Rock\naction-paper = Paper\naction-scissors = Scissors\naction-coin = The coin falls\nreason-rounds = Two rounds.\n"
)
FAILS = FACE.replace("show(props);", 'throw new Error("no board");')


@pytest.fixture(name="guests", scope="module")
def guests_(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    where, before = tmp_path_factory.mktemp("packages"), os.environ.get("PYTHONPATH", "")
    style = ".away-board { outline: 3px solid rgb(1, 2, 3) }"
    files = {
        "face/index.js": FACE,
        "face/draws.js": DRAWS,
        "face/emblem.svg": EMBLEM,
        "face/board.css": style,
    }
    plug(where, "away", texts=WORDS, files=files)
    plug(
        where,
        "newer",
        texts=WORDS,
        files={"face/index.js": FACE.replace("version: 1", "version: 2")},
    )
    plug(where, "garbled", texts=WORDS, files={"face/index.js": "this is no module"})
    plug(where, "failing", texts=WORDS, files={"face/index.js": FAILS})
    os.environ["PYTHONPATH"] = f"{where}{os.pathsep}{before}"
    try:
        with serving(tmp_path_factory.mktemp("house")) as server:
            yield server
    finally:
        os.environ["PYTHONPATH"] = before


def test_a_plugged_in_game_is_played_on_its_own_board(browser: Browser, guests: Server) -> None:
    guest = Guest(guests)
    table = guest.lay("away", 2)
    with person(browser, guests, DESKTOP, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto("/")
        expect(page.locator('img[src^="/faces/away/"]').first).to_be_visible()
        page.goto(f"/table/{table}")
        board = page.get_by_test_id("guest")
        expect(board.get_by_role("button", name="Rock")).to_be_enabled()
        expect(page.get_by_text("Choose one of three.")).to_be_visible()
        expect(board.locator(".away-board")).to_have_css("outline-color", "rgb(1, 2, 3)")
        expect(page.get_by_test_id("face-note")).to_have_count(0)
        no_sideways_scroll(page)
        while not guest.position(table)["result"]:
            enabled = board.locator("button[data-decision]:enabled").first
            expect(enabled.or_(page.get_by_test_id("result"))).to_be_visible()
            if enabled.count():
                enabled.click()
        expect(page.get_by_test_id("result")).to_be_visible()
        page.goto(f"/replay/{table}")
        page.get_by_test_id("step-last").click()
        expect(page.get_by_test_id("guest").get_by_text("2")).to_be_visible()
        page.get_by_test_id("verify").click()
        expect(page.get_by_test_id("verdict")).to_have_attribute("data-kind", "kept")


@pytest.mark.parametrize(
    ("slug", "said"),
    [
        ("newer", "made for another version of this page"),
        ("garbled", "could not be loaded"),
        ("failing", "could not be loaded"),
    ],
)
def test_a_board_that_fails_leaves_the_free_table_and_a_note(
    browser: Browser, guests: Server, slug: str, said: str
) -> None:
    guest = Guest(guests)
    table = guest.lay(slug, 2)
    with person(browser, guests, DESKTOP, secret=guest.secret) as somebody:
        page = somebody.page
        page.goto(f"/table/{table}")
        expect(page.get_by_test_id("face-note")).to_contain_text(said)
        page.get_by_role("button", name="Rock").first.click()
        guest.play(table, 10_000, Random(slug))
        expect(page.get_by_test_id("result")).to_be_visible()
        somebody.complaints.clear()  # the console has the error, for whoever wrote the board
