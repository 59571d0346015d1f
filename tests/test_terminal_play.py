"""`sobremesa play` by script: a reader who types, and a screen that can be read afterwards."""

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from sobremesa.core.record import read_record, verify
from sobremesa.library import ALL
from sobremesa.players.budget import Budget
from sobremesa.players.player import Candidate, Thought
from sobremesa.terminal import play
from sobremesa.terminal import table as tables
from sobremesa.terminal.screen import Reader, Screen
from sobremesa.terminal.session import understood
from sobremesa.text import Texts, languages
from tests.support.documents import blocks
from tests.support.terminal import always_first, played, typing


@pytest.fixture(autouse=True)
def _own_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("NO_COLOR", raising=False)


# Whole games


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("colour", [True, False])
def test_a_whole_game_of_rps(lang: str, colour: bool) -> None:
    screen = played(f"rps --lang {lang} --seed 7", *always_first(3), colour=colour)
    house, texts = Texts(None, lang), Texts("rps", lang)
    assert texts.say("title") in screen
    assert house.say("over", reason=texts.say("reason-rounds")) in screen
    assert screen.endswith("status 0\n")
    assert ("\x1b[" in screen) == colour


@pytest.mark.parametrize(("lang", "colour"), [("es", True), ("en", False)])
def test_a_whole_game_of_totem(lang: str, colour: bool) -> None:
    arguments = f"totem --lang {lang} --seed 1 --players 3 --option quiet_per_player=2"
    screen = played(arguments, *always_first(), colour=colour)
    texts = Texts("totem", lang)
    assert texts.say("reason-quiet_limit") in screen
    assert texts.say("note-quiet", rolls=6) in screen
    assert Texts(None, lang).say("over-draw") in screen


@pytest.mark.parametrize("lang", languages)
def test_who_plays_alone_and_does_not_win_loses_to_the_pharaoh(lang: str) -> None:
    screen = played(f"pyramids --lang {lang} --seed 1 --players 1 --plain", *always_first())
    texts = Texts("pyramids", lang)
    assert texts.say("reason-turn_limit") in screen
    assert texts.say("over-alone") in screen
    assert Texts(None, lang).say("over-draw") not in screen


def test_a_game_of_totem_is_won() -> None:
    lines = blocks("totem", "record")[1].lines
    before_the_last_roll = [line for line in lines if not line.startswith("=")][:-5]
    Path("near.game").write_text("\n".join(before_the_last_roll) + "\n", encoding="utf-8")
    screen = played(
        "--resume near.game --seat 2 --lang en --plain",
        "use 4; G12-H11-I11-J10-K9",
        "save won.game",
    )
    assert "The totem of Red falls, and all its pieces with it. (TOT-57)" in screen
    assert "Winner: Blue" in screen
    assert "You win!" in screen
    assert read_record(Path("won.game").read_text(encoding="utf-8")).result is not None


def test_a_saved_game_can_be_verified() -> None:
    played("rps --seed x", *always_first(3), "save kept.game")
    record = read_record(Path("kept.game").read_text(encoding="utf-8"))
    assert verify(record, ALL) >= 0
    assert record.extra["seed"] == "x"


# Moves


def test_moves_are_typed_in_any_case_by_number_or_by_their_end() -> None:
    assert understood("J10-j11", ["J10-J11", "J10-I11"]) == "J10-J11"
    assert understood("i11", ["J10-J11", "J10-I11"]) == "J10-I11"
    assert understood("i11", ["J10-I11", "K10-I11"]) == ""
    assert understood("5", ["use 5", "use 6"]) == ""  # a number is a place in the list


def test_several_moves_on_a_line_show_the_board_once() -> None:
    together = played("totem --lang en --seed 11", "j18", "use 11; i18-i17-j16; stop")
    singly = played("totem --lang en --seed 11", "7", "3", "I18-I17", "I17-J16", "stop")
    assert together.count("A10") < singly.count("A10")
    final = [
        screen[screen.rindex("A10") : screen.index("See you")] for screen in (together, singly)
    ]
    assert final[0] == final[1]


def test_what_was_typed_ahead_is_forgotten_when_a_move_is_refused() -> None:
    screen = played("totem --lang en --seed 11", "j18", "use 7; use 11")
    assert "Not possible. TOT-22: " in screen
    assert "11 points left" not in screen


def test_what_was_typed_ahead_is_forgotten_when_others_have_moved() -> None:
    screen = played("totem --lang en --seed 11", "j18; use 11")
    assert "Blue: begins on J2" in screen
    assert "11 points left" not in screen


def test_a_number_that_is_not_in_the_list_is_refused() -> None:
    assert "the list goes from 1 to 3" in played("rps --lang en", "4", "0")


def test_a_decision_with_one_answer_is_made_and_told() -> None:
    screen = played("totem --lang en --seed 11 --seat 2")
    assert "Only one thing is possible: Begin on " in screen


def test_few_moves_are_said_in_words_and_many_are_cut_short() -> None:
    screen = played("totem --lang en --seed 11", "j18")
    assert "3) Use 11 points" in screen
    assert "12) Begin on R10" in screen


def test_an_option_for_one_player_is_agreed_by_one_player_alone() -> None:
    alone = played("pyramids --lang es --seed 1 --players 1 --option pharaoh=stern", "salir")
    assert "Faraón Hyskosiano (en solitario): severo" in " ".join(alone.split())
    assert "El primer jugador" not in alone, "there is only one"
    assert "en solitario" not in played("pyramids --lang es --seed 1 --players 2", "salir")
    with pytest.raises(ValueError, match="PYR-106"):
        played("pyramids --lang es --seed 1 --players 2 --option pharaoh=stern")


# Sitting down


def test_without_a_game_all_are_listed_and_one_is_asked_for() -> None:
    screen = played("--lang es", "ajedrez", "", "1", "salir")
    assert "¿A qué jugamos?" in screen
    assert 'No hay ningún juego "ajedrez". Hay: ' in screen
    assert "Escribe el número de una jugada" in screen
    assert "status 0" in played("--lang es")  # nobody answers


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("chess --lang en", 'There is no game "chess". There are: '),
        ("totem --players 5 --lang en", "Totem is for 2 to 4 players."),
        ("rps --players 3 --lang es", "Piedra, papel o tijera es para 2 jugadores."),
        ("totem --seat 3 --lang en", "There is no seat 3; the seats are 1 to 2."),
        ("totem --option victims --lang en", 'An option is written name=value, not "victims".'),
        ("totem --option size=3 --lang es", "No hay ninguna opción size. Hay: victims, distance"),
        ("totem --option victims=all --lang en", 'victims does not take "all". It takes: one, '),
        ("totem --option quiet_per_player=x --lang es", "Admite: un número entero de 1 a "),
        (
            "totem --colour rosa --lang es",
            "El color rosa no existe; hay rojo, azul, verde, amarillo.",
        ),
        ("rps --colour red --lang en", "Rock, paper, scissors has no colours to choose from."),
        ("--resume nothing.game --lang en", "The file nothing.game cannot be read"),
    ],
)
def test_a_wrong_request_is_explained(arguments: str, sentence: str) -> None:
    screen = played(arguments)
    assert sentence in " ".join(screen.split())
    assert "status 2" in screen


def test_what_the_table_agreed_is_said() -> None:
    screen = played("totem --lang en --option victims=one_per_colour")
    assert "one piece of each colour falls" in screen


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "es_ES.UTF-8"}, "es"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "es_AR.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ({"LC_MESSAGES": "es"}, "es"),
    ],
)
def test_the_language_comes_from_the_environment(environment: dict[str, str], lang: str) -> None:
    assert play.language(environment) == lang


def test_a_screen_without_colours_gets_letters() -> None:
    assert "●" not in played("totem --lang en --seed 11", "j18")
    assert "●" in played("totem --lang en --seed 11", "j18", colour=True)
    assert "●" not in played("totem --lang en --seed 11 --plain", "j18", colour=True)


# Computer players


@pytest.mark.parametrize(("lang", "colour"), [("en", "green"), ("es", "Verde"), ("es", "green")])
def test_the_reader_chooses_a_colour_and_a_kept_game_remembers_it(lang: str, colour: str) -> None:
    screen = played(
        f"totem --lang {lang} --seed 11 --colour {colour}", "1", "record", "save kept.game"
    )
    own, other = [Texts("totem", lang).say("player", seat=seat) for seat in (2, 0)]
    assert f"{Texts('totem', lang).say('letter', seat=2).upper()} {own}" in screen
    assert f"{other}" in screen
    assert Texts("totem", lang).say("player", seat=1) not in screen
    assert '"colours": ["green", "red"]' in screen
    assert read_record(Path("kept.game").read_text()).extra["colours"] == ["green", "red"]
    again = played(f"--resume kept.game --lang {lang}")
    assert own in again
    assert Texts("totem", lang).say("player", seat=1) not in again


def test_opponents_are_named_and_can_be_asked_for_their_reasons() -> None:
    screen = played("misty --against search@4 --seed a", "1", "1", "1", "why", "quit")
    assert "The others: Player 2 (thinker@4)." in screen
    said = r'Player 2 chose "Place it in [^"]+": about \d+ % to win'
    assert re.search(said, screen)


def test_levels_have_names_in_the_reader_s_language() -> None:
    screen = played("misty --lang es --against fácil --seed a", "quit")
    assert "Los demás: Jugador 2 (fácil)." in screen
    assert 'There is no player "genius"' in played("misty --against genius")


def test_hint_tells_the_best_decisions_with_their_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "ADVICE", Budget(simulations=8))
    screen = played("misty --seed a", "hint", "quit")
    assert "There will be a hint in the activation" in screen, "the game's own hint stays"
    assert re.search(r"Choose [a-z]+ \d: \d+ %", screen)


def test_computer_players_can_be_watched() -> None:
    screen = played("rps --watch --against random,search@2 --seed a")
    assert "Playing: Player 1 (dice), Player 2 (thinker@2)." in screen
    assert "The game is over." in screen


def test_nothing_is_told_of_a_move_that_says_nothing() -> None:
    screen = played("totem --watch --against random --option quiet_per_player=5 --seed hc")
    told = [line for line in screen.splitlines() if re.match(r"(Red|Blue):", line)]
    assert any(re.search(r": [A-S]\d+-", line) for line in told), "ways are told"
    assert not [line for line in told if line.rstrip().endswith(":")]


def test_a_kept_game_goes_on_with_the_same_players() -> None:
    played("rps --against greedy --seed a", "1", "save kept.game", "quit")
    assert "(quick)" in played("--resume kept.game", "quit")


@pytest.mark.parametrize("lang", languages)
def test_only_a_single_possibility_is_called_one(lang: str) -> None:
    """Also a decision that was calculated, not tried, is a choice where there was another."""
    paper, game, house = io.StringIO(), ALL["rps"], Texts(None, lang)
    screen = Screen(Reader(Console(file=paper, width=100), typing([]), lang, plain=True), game)
    for forced in (False, True):
        screen.reason(
            tables.Decided(1, "rock", forced), Thought((Candidate((0,), 0, 0.5),), exact=True), str
        )
    said = {"player": screen.name(1), "move": "rock"}
    keys = ("why-exact", "why-forced")
    assert paper.getvalue().splitlines() == [house.say(key, **said) for key in keys]


def test_after_the_end_there_is_no_move_to_explain() -> None:
    screen = played("rps --lang es --seed 7", *["1"] * 9, "explica", "salir")
    assert "La partida ha terminado" in screen
    assert "..." not in screen
    assert "Por ejemplo" not in screen


def test_a_running_game_is_kept_before_another_is_taken_up() -> None:
    played("rps --lang es --seed 7", "1", "guardar kept.game", "salir")
    screen = played("totem --lang es --seed 11", "j18", "reanudar kept.game", "reanudar kept.game")
    assert "La partida queda en totem.game." in screen
    assert screen.count("La partida queda en") == 1, "kept.game is as it was taken up"
    kept = read_record(Path("totem.game").read_text(encoding="utf-8"))
    assert any("J18" in line.text for line in kept.lines)
    before = Path("kept.game").read_text(encoding="utf-8")
    played("--resume kept.game --lang es", "1", "reanudar kept.game", "salir")
    assert Path("rps.game").is_file(), "the game went on, and its own file is the one to read"
    assert Path("kept.game").read_text(encoding="utf-8") == before


def test_a_game_s_own_commands_have_spanish_names() -> None:
    screen = played(
        "euphoria --lang es --seed 1", "ayuda", "hoja", "probabilidades", "artefactos", "sheet"
    )
    for word in ("hoja", "probabilidades", "artefactos"):
        assert re.search(rf"^  {word} +[a-zá-ú]", screen, re.MULTILINE)
    assert not re.search(r"^  (odds|sheet|card) ", screen, re.MULTILINE)
    assert "no es una jugada" not in screen


def test_pyramids_begins_before_its_first_round() -> None:
    screen = played("pyramids --lang es --players 2 --seed 1")
    assert "Ronda 0" not in screen
    assert not re.search(r"^(Rojo|Azul) [A-Z]", screen, re.MULTILINE), (
        "a colon before what it can do"
    )
    assert "Antes de la primera ronda" in screen or "Ronda 1 de" in screen


@pytest.mark.parametrize(("lang", "said"), [("es", "Rondas ganadas"), ("en", "Rounds won")])
def test_what_the_result_counts_is_said(lang: str, said: str) -> None:
    assert f"{said} · " in played(f"rps --lang {lang} --seed 7", *always_first(3))
    assert Texts("misty", lang).say("over-points", points="") == f"{said} · "
