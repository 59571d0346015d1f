"""Euphoria's table on a screen, and what the reader may ask for."""

import io

import pytest
from rich.console import Console, RenderableType

from sobremesa.games.euphoria import GAME
from sobremesa.games.euphoria.components import ARTIFACTS
from sobremesa.terminal import boards
from sobremesa.text import Texts, languages
from tests.games.euphoria.dialect import position
from tests.games.euphoria.play import game
from tests.support.games import played
from tests.support.words import in_words

DRAWING = boards.drawing(GAME)
TABLE = (
    "seat 0: (LE) E (S) hand=lid laser>2",
    "seat 1: (LS) (S) (E) hand=-",
    "seat 2: (E) (E) (S) hand=ear,gaze",
    "seat 3: (E) (S) (S) hand=eyes anarchist",
    "known 2: 0.1",
    "discard hook",
    "turn 0 action",
)


def printed(drawn: RenderableType, width: int = 100, colour: bool = False) -> str:
    paper = io.StringIO()
    Console(file=paper, width=width, force_terminal=colour, no_color=not colour).print(drawn)
    return paper.getvalue()


def screen(seat: int, *lines: str, lang: str = "en", plain: bool = True) -> str:
    table = position(*TABLE)
    for line in lines:
        table.play(line)
    seen = GAME.view(table.state, seat)
    return printed(DRAWING.draw(seen, Texts("euphoria", lang), plain, (), ()), colour=not plain)


def test_rows_knowers_aims_and_hands_are_on_the_table() -> None:
    shown = [line.split() for line in screen(2).splitlines()]
    assert shown[1] == [">Player", "1", "(LE)", "E", "(?)", "aims", "at", "Player", "3", "1"]
    assert shown[2] == ["1,3", "all", "1"]
    assert shown[5] == ["Player", "3", "(you)", "(E)", "(E)", "(S)", "2"]
    assert shown[7] == ["Player", "4", "(?)", "(?)", "(?)", "1", "Anarchist"]
    text = screen(2)
    for said in (
        "Lasers in the centre: 1",
        "Deck: 19",
        "Discard pile: Swift Hook",
        "Tin Ear: Reaction.",
    ):
        assert said in text


def test_a_hidden_recruit_is_not_on_the_screen_of_others() -> None:
    assert "(LE)" not in screen(1)
    assert "(LS)" not in screen(0)


def test_the_reaction_prompt_says_what_is_under_way_and_for_whom_it_waits() -> None:
    text = screen(2, "0: shoot", lang="es")
    assert "En curso: un disparo, contra Jugador 3. Se espera a Jugador 3, Jugador 4" in text
    assert "¿Reacciones?" in text
    assert "Under way: an interrogation, recruit 1 of Player 2, aimed at Player 2" in screen(
        2, "0: interrogate 1.1"
    )


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("players", range(4, 9))
def test_table_and_odds_fit_the_screen(players: int, lang: str) -> None:
    texts = Texts("euphoria", lang)
    for number, match in enumerate(game(players, "screen")):
        if number % 40:
            continue
        seen = match.view(1)
        for drawn in (
            DRAWING.draw(seen, texts, True, (), ()),
            DRAWING.commands["odds"](seen, match.heard(1), texts, True, str),
        ):
            lines = printed(drawn).splitlines()
            assert max(map(len, lines)) <= 100
            assert not any("…" in line for line in lines)


def test_colour_is_not_the_only_difference_and_plain_has_none() -> None:
    assert "\x1b" not in screen(2)
    assert "\x1b[" in screen(2, plain=False)


def test_odds_tell_certain_things_without_numbers() -> None:
    table = position(*TABLE)
    seen = GAME.view(table.state, 2)
    shown = printed(
        DRAWING.commands["odds"](seen, (), Texts("euphoria", "en"), True, str)
    ).splitlines()
    assert shown[2].split() == ["Player", "1", "LE", "E", "E33", "S67", "Euphorians"]
    assert shown[5].split()[-1] == "Anarchists"


def test_the_sheet_has_another_side_for_anarchists() -> None:
    table, texts = position(*TABLE), Texts("euphoria", "en")
    sheets = [
        printed(DRAWING.commands["sheet"](GAME.view(table.state, seat), (), texts, True, str))
        for seat in (2, 3)
    ]
    assert "interrogate: look at a hidden recruit" in sheets[0]
    assert "You are an Anarchist" in sheets[1]


def test_cards_are_explained() -> None:
    table, texts = position(*TABLE), Texts("euphoria", "es")
    said = printed(DRAWING.commands["card"](GAME.view(table.state, 2), (), texts, True, str))
    assert "Oído de Lata (un teléfono de latas): Reacción." in said
    assert "gaze" not in said


@pytest.mark.parametrize("lang", languages)
def test_every_decision_and_every_line_of_a_log_can_be_said(lang: str) -> None:
    said = set()
    for players in (4, 5):
        for seed in range(4):
            for match in game(players, f"labels {seed}"):
                for seat in match.deciders()[:1]:
                    if seat >= 0:
                        said |= {text.split()[0] for text in match.legal(seat)}
                        assert all(
                            in_words(text, "euphoria", lang) != text for text in match.legal(seat)
                        )
                        assert all(DRAWING.group(text) for text in match.legal(seat))
            for line in match.heard(0):
                if not line.startswith("#"):
                    text = line.partition(" ")[2]
                    assert in_words(text, "euphoria", lang) != text
    assert len(said) == 13


@pytest.mark.parametrize("lang", languages)
def test_every_artifact_has_a_name_a_text_and_an_object(lang: str) -> None:
    texts = Texts("euphoria", lang)
    for card in ARTIFACTS:
        assert all(texts.has(f"{kind}-{card}") for kind in ("card", "text", "object"))
    for word in ("sheet", "sheet-anarchist", "command-odds", "command-sheet", "command-card"):
        assert texts.has(word)


@pytest.mark.parametrize("lang", languages)
def test_after_the_last_round_no_further_one_is_named(lang: str) -> None:
    match = played(GAME, 4, "rounds", options={"max_rounds": 1})
    drawn = DRAWING.draw(match.view(0), Texts("euphoria", lang), True, (), ())
    paper = io.StringIO()
    Console(file=paper, width=100).print(drawn)
    assert Texts("euphoria", lang).say("phase-over") in paper.getvalue()
    said = Texts("euphoria", lang).say("board-round", round=2, turn=5)
    assert said not in paper.getvalue()
