"""Misty's windows in a terminal: what is on the table is on the screen, with colours and without."""

import io
from collections.abc import Sequence
from random import Random

import pytest
from rich.console import Console, RenderableType

from sobremesa.core import WATCHER, legal_texts
from sobremesa.games.misty import GAME
from sobremesa.games.misty.board import draw, hint
from sobremesa.games.misty.rules import Misty
from sobremesa.games.misty.view import view
from sobremesa.terminal import boards
from sobremesa.text import Texts, languages
from tests.games.misty.support import activation, after, say, wander
from tests.support.words import in_words

DEAL = "! deal 1.1 0=F01,L01,M01,P01,R01,S01 1=D01,F02,L02,P02,S02,U01"


def printed(drawn: RenderableType, width: int = 100, colour: bool = False) -> list[str]:
    paper = io.StringIO()
    console = Console(file=paper, width=width, force_terminal=colour, no_color=not colour)
    console.print(drawn)
    return [line.rstrip() for line in paper.getvalue().splitlines()]


def screen(state: Misty, seat: int, lang: str = "en", plain: bool = True) -> list[str]:
    legal: Sequence[str] = legal_texts(GAME, state, seat) if seat >= 0 else ()
    drawn = draw(view(state, seat), Texts("misty", lang), plain, legal)
    return printed(drawn, colour=not plain)


def test_a_window_is_drawn_with_its_cards_and_stacks() -> None:
    state = activation()
    say(state, "0: move R01")
    state.windows[0].enter(5)  # as if a card had moved there
    text = "\n".join(screen(state, 0))
    assert " 1 |flower 1 * |monster 1 !|monster 2 !|" in text
    assert "gone: tractor 1, truck 1" in text
    say(state, "0: feed M01 F01")
    assert "|(monster 1 !)|" in "\n".join(screen(state, 0))


def test_open_spaces_have_the_numbers_of_the_choices() -> None:
    state = after(2, {}, DEAL, "0: pick F01", "1: pick F02", "0: pick D01", "1: pick S01")
    lines = screen(state, 0)
    assert "Player 1, 0 rounds won, places leaf 1" in lines[1]
    rows = [line for line in lines if "|" in line]
    assert rows[0].startswith("   |    1)    |    2)    |    3)    |")
    assert rows[1].startswith(" 1 |    4)    |flower 1 *|    5)    |")
    assert lines[2].split()[:2] == ["1", "2"], "columns; a new one on the left has no number"


def test_hands_are_shown_as_far_as_they_are_known() -> None:
    text = "\n".join(screen(after(2, {}, DEAL, "1: pick F02"), 0))
    assert "Your hand: flower 1 *  tractor 1 <  monster 1 !  heart 1  truck 1 >  smile 1 )" in text
    assert "Hand of Player 2: 6 unknown cards" in text
    assert "Player 2, 0 rounds won, has decided" in text
    assert "flower 2" not in text
    watched = "\n".join(screen(after(2, {}, DEAL), WATCHER, "es"))
    assert "Mano de Jugador 1: 6 cartas desconocidas" in watched


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("plain", [True, False])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_fits_a_hundred_columns(players: int, plain: bool, lang: str) -> None:
    state, rng = GAME.start(players, {}), Random(players)
    while state.result() is None:
        for seat in (0, WATCHER):
            lines = screen(state, seat, lang, plain)
            assert not any("…" in line for line in lines)
            assert plain != ("\x1b[" in "".join(lines))
            if plain:
                assert max(map(len, lines)) <= 100
                assert "".join(lines).isascii() or lang == "es" or "·" in lines[0]
        wander(state, rng, 17)
    assert screen(state, 0, lang, plain)


@pytest.mark.parametrize("lang", languages)
def test_every_decision_has_words(lang: str) -> None:
    texts, state, rng = Texts("misty", lang), GAME.start(3, {}), Random(lang)
    said = set()
    while state.result() is None:
        for who in state.deciders():
            for action in state.legal(who):
                text = GAME.write(action)
                assert in_words(text, "misty", lang) != text
                said.add(text.split()[0])
        wander(state, rng, 1)
    assert said == {"draw", "pick", "place", "move", "feed"}
    assert in_words("pick ?", "misty", lang) == texts.say("board-decided")
    assert in_words("deal 1.2 0=F01 1=F02", "misty", lang)


def test_decisions_are_said_in_the_readers_language() -> None:
    assert in_words("pick F03", "misty", "es") == "Elegir la flor 3"
    assert in_words("move R05", "misty", "en") == "Activate scooter 1"
    assert in_words("place c0r2", "misty", "en") == ("Place it in a new column on the left, row 2")


def english(text: str) -> str:
    return in_words(text, "misty", "en")


def test_a_hint_is_the_best_activation() -> None:
    texts, state = Texts("misty", "en"), activation()
    assert boards.drawing(GAME).commands["hint"] is hint
    lines = printed(hint(view(state, 0), [], texts, True, english))
    assert lines[0] == "Best possible score: 6."
    assert lines[1].startswith("Activate tractor 1; ")
    for said in lines[1].split("; "):
        legal = legal_texts(GAME, state, 0)
        for text in [text for text in legal if english(text) == said]:
            say(state, f"0: {text}")
    assert list(state.deciders()) == [1]
    assert state.windows[0].score(False) == 6
    assert "scores 6" in printed(hint(view(state, 0), [], texts, True, english))[0]
    early = view(after(2, {}, DEAL), 0)
    assert "once your window is complete" in printed(hint(early, [], texts, True, english))[0]
