"""What happened, in words: in order, once, and without those who might have done something and did not."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from sobremesa.core import WATCHER
from sobremesa.core.record import read_record, replay
from sobremesa.library import ALL
from sobremesa.terminal.screen import Reader, Screen

RECORDS = Path(__file__).parent / "games"


def told(name: str, lang: str = "es") -> list[str]:
    match = replay(read_record((RECORDS / name).read_text(encoding="utf-8")), ALL)
    console = Console(file=io.StringIO(), width=200, color_system=None)
    screen = Screen(Reader(console, lambda prompt: "", lang, plain=True), match.game)
    screen.told(match.story(WATCHER))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue().splitlines()


def test_a_round_is_over_before_the_next_challenge_is_named() -> None:
    lines = told("evidencia/records/final.game")
    order = [
        "Jugador 1: toma Banqueros de Zúrich",
        "  Gnomo de jardín es para Jugador 2, que envió otra a la pirámide. (EVI-34)",
        "  Jugador 2 roba una carta con reverso de Alienígenas. (EVI-37)",
        "  Ronda 2: el desafío es Hombrecito verde. (EVI-28)",
        "Jugador 1: juega Anillo de setas",
    ]
    places = [lines.index(line) for line in order]
    assert places == sorted(places)
    final = [
        "  Gorro puntiagudo es para Jugador 1, que envió otra a la pirámide. (EVI-34)",
        "  Desafío Final: Traje de goma. (EVI-39)",
        "  Jugador 1 juega su última carta: Sangre real. (EVI-38)",
        "  Jugador 2 gana el Desafío Final: se acerca más al valor de Traje de goma. (EVI-40)",
    ]
    places = [lines.index(line) for line in final]
    assert places == sorted(places)
    assert not any("Desafío: " in line for line in lines)


@pytest.mark.parametrize(
    ("record", "hidden"),
    [
        ("evidencia/records/final.game", "en secreto"),
        ("misty/records/standard-two.game", "ya decidió"),
    ],
)
def test_what_was_decided_in_secret_is_told_once_when_it_is_open(record: str, hidden: str) -> None:
    assert not [line for line in told(record) if hidden in line or "?" in line]


def test_who_might_have_reacted_and_did_not_is_not_told() -> None:
    lines = told("euphoria/records/round-limit-four.game")
    assert not [line for line in lines if "responde en secreto" in line or line.endswith(": pasa")]
    assert "Jugador 2: da un Artefacto a Jugador 4, interroga al Recluta 2 de Jugador 1" in lines
