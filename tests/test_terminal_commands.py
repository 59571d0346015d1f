"""What a reader of `sobremesa play` may ask for: commands, by their names in both languages."""

import re
from pathlib import Path

import pytest

from sobremesa.terminal.screen import COMMANDS
from sobremesa.text import Texts, languages
from tests.support.terminal import always_first, played, typing


@pytest.fixture(autouse=True)
def _own_directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("NO_COLOR", raising=False)


# Commands


def test_notation_says_how_each_move_is_written() -> None:
    typed = ["1", "notación", "jugadas"]
    screen = played("pyramids --lang es --players 2 --seed 3 --plain", *typed)
    said = "Tomar el d8 rojo que muestra 1"
    assert re.search(rf"^  2\) take 0d8a  {said}$", screen, re.MULTILINE)
    assert screen.count(said) == 3, "in the short list, and in both long ones"
    assert screen.count("0d8a") == 1, "an id is shown to who asks for it"


def test_why_explains_a_refusal_with_its_rule() -> None:
    typed = ["j18", "why use 7", "why use 11", "why 1", "why", "why nonsense", "explica use 7"]
    screen = played("totem --lang es --seed 11", *typed)
    rule = Texts("totem", "es").rule("TOT-22")[:40]
    assert screen.count(f"No se puede. TOT-22: {rule}") == 2
    assert '"Usar 11 puntos" se puede jugar ahora.' in screen
    assert "¿Qué jugada? Por ejemplo: explica use 5" in screen
    assert '"nonsense" no es una jugada.' in screen


def test_why_explains_a_whole_way_and_where_it_goes_wrong() -> None:
    typed = ["j18", "use 11", "why i18-i17-j16", "why i18-i17-i18", "record"]
    screen = " ".join(played("totem --lang en --seed 11", *typed).split())
    assert '"I18-I17, I17-J16" is possible now.' in screen
    assert "TOT-44" in screen
    assert "0: I18-I17" not in screen, "nothing was played"


def test_why_does_nothing_but_explain() -> None:
    screen = played("totem --lang en --seed 11", "j18", "why j18-j17", "why use 11", "record")
    assert "0: use" not in screen


def test_undo_takes_back_the_last_small_decision() -> None:
    screen = played("totem --lang en --seed 11", "j18", "use 11; I18-I17", "undo", "undo", "record")
    assert "Taken back: I18-I17" in screen
    assert "Taken back: Use 11 points" in screen
    assert "! roll 5 6" in screen
    assert "0: use" not in screen


def test_a_secret_row_can_be_laid_anew_card_by_card() -> None:
    arguments = "evidencia --lang es --seed 3 --against random"
    screen = played(arguments, *["1"] * 14, "deshacer", "deshacer", "record")
    assert "Retirado: Colocar Anillo de setas" in screen
    assert "Retirado: Colocar Gnomo de jardín" in screen
    assert "place" not in screen[screen.rindex('{"game"') :]


def test_undo_says_what_it_cannot_do() -> None:
    assert "You have nothing to take back." in played("rps --lang en", "undo")
    assert "That cannot be taken back" in played("rps --lang en --seed 5", "rock", "undo")


def test_save_and_resume_go_on_as_if_nothing_had_happened() -> None:
    first = ["j18", "use 11; I18-I17", "save kept.game"]
    rest = [*always_first(40), "record"]
    arguments = "totem --lang en --seed 11 --option quiet_per_player=1"
    whole = played(arguments, *first, *rest)
    played(arguments, *first)
    resumed = played("--resume kept.game --lang en", *rest)
    inside = played("rps --lang en", "resume kept.game", *rest)
    assert "Resuming the game from kept.game." in resumed
    lines = whole[whole.rindex('{"game"') :].splitlines()
    assert lines == resumed[resumed.rindex('{"game"') :].splitlines()
    assert lines == inside[inside.rindex('{"game"') :].splitlines()


def test_save_does_not_write_over_anything_else() -> None:
    Path("mine.txt").write_text("poems", encoding="utf-8")
    screen = played("rps --lang en", "save mine.txt", "save", "save a/b/c", "resume", "resume none")
    assert Path("mine.txt").read_text(encoding="utf-8") == "poems"
    assert "mine.txt already exists" in screen
    assert "For example: save rps.game" in screen
    assert "a/b/c cannot be written" in screen
    assert "For example: resume rps.game" in screen
    assert "The file none cannot be read" in screen


def test_leaving_keeps_the_game_and_names_the_file() -> None:
    screen = played("totem --lang es --seed 11", "j18")  # the input ends
    assert "Para seguir: sobremesa play --resume totem.game" in screen
    again = played("--resume totem.game --lang es", "use 5", "salir")
    assert "--resume totem.game" in again
    assert "0: use 5" in Path("totem.game").read_text(encoding="utf-8")
    other = played("totem --lang es --seed 12", "1", "salir")
    assert "--resume totem-2.game" in other


def test_an_interrupt_leaves_cleanly() -> None:
    def interrupted(prompt: str) -> str:
        raise KeyboardInterrupt

    screen = played("totem --lang en --seed 11", read_line=interrupted)
    assert "To resume: sobremesa play --resume totem.game" in screen
    assert "status 0" in screen


def test_a_game_in_which_nothing_has_happened_is_not_kept() -> None:
    assert "See you soon." in played("rps --lang en", "quit")
    assert list(Path().iterdir()) == []


def test_log_tells_the_game_in_words() -> None:
    screen = played("totem --lang es --seed 11", "j18", "use 11; I18-I17-J16", "historia")
    log = screen[screen.rindex("Tirada inicial") :]
    assert "Rojo: empieza en J18" in log
    assert "Seis piezas rodean el tótem. (TOT-14)" in log
    assert "Rojo: usa 11 puntos, I18-I17-J16" in log
    assert "Todavía no ha pasado nada." in played("rps --lang es", "historia")


def test_the_log_of_a_simultaneous_step_tells_each_choice_once() -> None:
    screen = played("rps --lang en --seed 7", "rock", "log")
    assert screen[screen.rindex("You can") :].count("Player 1: Rock") == 1


def test_record_keeps_the_secret_of_the_dice_while_the_game_runs() -> None:
    running = played("rps --lang en --seed 7", "rock", "record")
    assert '"commitment"' in running
    assert '"secret"' not in running
    assert '"secret"' in played("rps --lang en --seed 7", *always_first(3), "record")


def test_rules_are_told_by_id() -> None:
    screen = played("totem --lang en", "rules 43", "rules tot-r9", "rules TOT-9", "rules")
    assert "TOT-43: After that step" in screen
    assert "TOT-R9: An added piece" in screen
    assert "There is no rule TOT-9. They are called TOT-1 to TOT-R33." in screen
    assert "TOT-65: Places" in screen


def test_rules_about_writing_are_told_by_id_and_not_in_the_list() -> None:
    screen = played("evidencia --lang en", "rules n3", "rules")
    assert screen.count("EVI-N3: Playing a card") == 1
    assert "EVI-65:" in screen
    assert "EVI-N4" not in screen


@pytest.mark.parametrize("lang", languages)
def test_every_command_of_the_help_is_understood(lang: str) -> None:
    house = Texts(None, lang)
    words = [house.say(f"word-{name}") for name in COMMANDS if name not in ("quit", "resume")]
    screen = played(f"totem --lang {lang} --seed 11", "j18", *words)
    assert house.say("unreadable-hint") not in screen
    for name in COMMANDS:
        assert house.say(f"command-{name}")[:30] in screen


def test_long_answers_wait_at_the_end_of_the_screen() -> None:
    more = Texts(None, "en").say("more")
    prompts: list[str] = []
    lines = typing(["help", "", "q", "quit"])

    def read_line(prompt: str) -> str:
        prompts.append(prompt.strip())
        return lines(prompt)

    played("totem --lang en", height=12, read_line=read_line)
    assert prompts.count(more) == 2
