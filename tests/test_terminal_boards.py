"""Boards in a terminal: what is on the table is on the screen, with colours and without."""

import io
from collections.abc import Sequence

import pytest
from rich.console import Console, RenderableType

from sobremesa.core import CHANCE, WATCHER, legal_texts, play
from sobremesa.games import rps, totem
from sobremesa.games.totem.board import draw, join
from sobremesa.games.totem.position_text import read_position
from sobremesa.games.totem.rules import Totem
from sobremesa.terminal import boards
from sobremesa.text import Texts
from tests.support.documents import section
from tests.support.words import in_words

START = "0=J10+J11,K10~17 1=D12+E11,E12~4 2=- turn=0 quiet=4"


def after(position: str, *lines: str) -> Totem:
    state = read_position(position, totem.GAME.settle({}))
    for line in lines:
        who, text = (CHANCE, line[2:]) if line.startswith("!") else (int(line[0]), line[3:])
        play(totem.GAME, state, who, text)
    return state


def printed(drawn: RenderableType, width: int = 80, colour: bool = False) -> list[str]:
    """The lines on a screen."""
    paper = io.StringIO()
    console = Console(file=paper, width=width, force_terminal=colour, no_color=not colour)
    console.print(drawn)
    return [line.rstrip() for line in paper.getvalue().splitlines()]


def screen(
    state: Totem, plain: bool = True, lang: str = "en", last: Sequence[str] = ()
) -> list[str]:
    legal = legal_texts(totem.GAME, state, int(state.turn))
    seen = totem.GAME.view(state, WATCHER)
    return printed(draw(seen, Texts("totem", lang), plain, legal, last), colour=not plain)


def row(lines: Sequence[str], letter: str) -> str:
    """What the board shows in a row, from its first cell to its last."""
    line = lines[ord(letter) - ord("A")][:45].strip()
    return " ".join(line.split()[1:-1])


def test_an_empty_board_looks_as_the_rules_document_draws_it() -> None:
    drawing = section("totem", 3).split("```")[1].strip("\n").splitlines()
    state = totem.GAME.start(2, {})
    lines = screen(state)
    for line, printed_line in zip(drawing, lines, strict=True):
        first, *cells, last = line.split()
        ours = printed_line[:45].split()
        assert [first, last] == [ours[0], ours[len(cells) + 1]]
        signs = {"C": "o", "S": "o", "+": "."}
        assert [signs.get(cell, cell) for cell in cells] == ours[1:-1][: len(cells)]


def test_units_stand_where_they_are_and_totems_differ_from_pieces() -> None:
    lines = screen(after(START, "! roll 1 2"))
    assert row(lines, "J") == ". o . . . . . . . R r . . . . . . o ."
    assert row(lines, "K") == ". . . . . . . . . r . . . . . . . ."
    assert row(lines, "D") == ". . . . . B . . . . . . ."
    assert row(screen(after(START, "! roll 1 2"), lang="es"), "D") == ". . . . . A . . . . . . ."


def test_the_unit_in_motion_its_trail_and_its_next_cells_are_marked() -> None:
    lines = screen(after(START, "! roll 1 3", "0: use 4", "0: J11-I11"))
    assert row(lines, "I") == ". . . . . . . . +[r]. . . . . . . ."  # I10 can be reached
    assert row(lines, "J") == ". o . . . . . . . R , . . . . . . o ."


def test_finished_units_and_units_moved_lately_are_marked() -> None:
    moved = ["0: use 4", "0: J11-I11", "0: stop"]
    lines = screen(after(START, "! roll 1 3", *moved), last=["1: D13-E12", "1: E12-E11"])
    assert "(r)" in row(lines, "I")
    assert "{b}" in row(lines, "E")


def test_tied_pieces_are_marked() -> None:
    tie = "0=L10+L11,L12,M11~2 1=J16+J15,K14,L14~2 turn=0 quiet=0"
    lines = screen(after(tie, "! roll 1 2", "0: use 2", "0: M11-M12", "0: M12-L13"))
    assert "<b>" in row(lines, "K")
    assert "[r<b>" in row(lines, "L")  # one column between them


def test_the_panel_tells_players_dice_and_points() -> None:
    text = "\n".join(
        line[45:] for line in screen(after(START, "! roll 2 3", "0: use 5"), lang="es")
    )
    for said in ("Rojo", "Azul", "fuera", "17", "[2] [3] quedan 5 puntos", "4 de 100"):
        assert said in text


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("plain", [True, False])
def test_the_board_fits_a_small_screen(plain: bool, lang: str) -> None:
    state = totem.GAME.start(4, {})
    for line in ("off 0:6 1:2 2:5 3:1",):
        play(totem.GAME, state, CHANCE, line)
    drawn = draw(totem.GAME.view(state, 0), Texts("totem", lang), plain)
    lines = printed(drawn)
    assert len(lines) == 19
    assert max(map(len, lines)) <= 80
    assert not any("…" in line for line in lines)
    assert len(printed(drawn, width=50)) > 19  # the panel stands below the board


def test_colour_is_not_the_only_difference_and_plain_has_none() -> None:
    state = after(START, "! roll 1 2")
    assert not any("\x1b" in line for line in screen(state))
    coloured = "".join(screen(state, plain=False))
    assert "\x1b[" in coloured
    assert "▲" in coloured
    assert "●" in coloured


def test_decisions_and_dice_are_said_in_words() -> None:
    assert in_words("J10-J11", "totem", "es") == "De J10 a J11"
    assert in_words("use 1", "totem", "es") == "Usar 1 punto"
    assert in_words("add K9", "totem", "es").startswith("Agregar una pieza en K9")
    assert in_words("roll 3 5", "totem", "es") == "Dados: 3 y 5"
    assert in_words("off 0:3 1:5", "totem", "es") == "Tirada inicial: Rojo 3, Azul 5"


def test_a_way_is_one_word_in_the_log() -> None:
    steps = ["use 4", "J10-J11", "J11-I12", "stop", "K9-K10", "K10-K11"]
    said = [in_words(step, "totem", "en") for step in steps]
    assert join(steps, said) == ["Use 4 points", "J10-J11-I12", "K9-K10-K11"]


def test_a_game_that_nobody_has_drawn_lies_on_a_free_table() -> None:
    state = rps.GAME.start(2, {})
    play(rps.GAME, state, 0, "paper")
    play(rps.GAME, state, 1, "rock")
    play(rps.GAME, state, 1, "scissors")
    drawing = boards.drawing(rps.GAME)
    mine = printed(drawing.draw(rps.GAME.view(state, 0), Texts("rps", "en"), True, (), ()))
    assert mine == [
        "            Chosen    Rounds won",
        "  Player 1  [Paper]   1",
        "  Player 2  [Rock] ?  0",
    ]
