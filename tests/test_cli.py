"""The command line: every command, in both languages, with exit codes that scripts can use."""

import json
import os
import re
import shlex
import subprocess
import sys
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

import sobremesa
from sobremesa import __main__ as cli
from sobremesa.core import JUDGE, AnyGame, Happening, Note, Option, Seat
from sobremesa.core.fair import Fair
from sobremesa.core.match import Match
from sobremesa.core.record import read_record, record_of, replay
from sobremesa.games import rps
from sobremesa.library import ALL
from sobremesa.terminal import check, owed
from sobremesa.terminal.owed import owed_by
from sobremesa.terminal.parts import Parts, parts_of
from sobremesa.text import Texts
from tests.conftest import Run

WELL, UNTRUE, WRONG = 0, 1, 2


# Help and version


def test_the_version_names_the_build(run: Run) -> None:
    code, out, _ = run("--version")
    build = os.environ.get("SOBREMESA_EXPECT", cli.build())
    assert (code, out) == (WELL, f"sobremesa {sobremesa.__version__} ({build})\n")


def test_it_runs_as_a_module_and_ends_with_the_exit_code() -> None:
    def code(*words: str) -> int:
        command = [sys.executable, "-m", "sobremesa", *words]
        return subprocess.run(command, capture_output=True, stdin=subprocess.DEVNULL).returncode

    assert code("--version") == WELL
    assert code("play", "rps", "--plain") == WELL, "it leaves when there is nobody"
    assert code("verify", "nothing.game") == WRONG


@pytest.mark.parametrize("lang", ["es", "en"])
def test_the_help_names_every_command_and_the_exit_codes(run: Run, lang: str) -> None:
    code, out, _ = run("--help") if lang == "en" else run("games", "--lang", "es", "--help")
    assert code == WELL
    house = Texts(None, lang)
    if lang == "en":
        words = " ".join(out.split())  # whatever the width
        for command in (*cli.COMMANDS, *cli.SERVER):
            assert f"{command} {house.say(f'cli-{command}')}" in words
        assert house.say("cli-exit-codes") in out
    else:
        assert house.say("cli-games") in out


@pytest.mark.parametrize("command", cli.COMMANDS)
def test_every_command_has_a_help_in_both_languages(run: Run, command: str) -> None:
    helps = [run(command, "--lang", lang, "--help") for lang in ("es", "en")]
    assert [code for code, _, _ in helps] == [WELL, WELL]
    assert helps[0][1] != helps[1][1]


def test_the_language_comes_from_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    english = run("rules", "rps", "RPS-4")[1]
    monkeypatch.setenv("LANG", "es_AR.UTF-8")
    spanish = run("rules", "rps", "RPS-4")[1]
    assert english != spanish == run("rules", "rps", "RPS-4", "--lang=es")[1]
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert run("rules", "rps", "RPS-4")[1] == english


@pytest.mark.parametrize(
    "words", [[], ["dance"], ["simulate"], ["simulate", "chess"], ["games", "--lang", "fr"],
              ["simulate", "rps", "--games", "many"], ["replay"], ["verify", "a", "b"], ["--dance"]]
)  # fmt: skip
def test_a_wrong_request_is_told_how_to_ask(run: Run, words: list[str]) -> None:
    code, out, err = run(*words)
    assert (code, out) == (WRONG, "")
    assert err.startswith("usage: sobremesa")


# games, rules


@pytest.mark.parametrize("lang", ["es", "en"])
def test_games_lists_everything_that_can_be_played(run: Run, lang: str) -> None:
    code, out, _ = run("games", "--lang", lang)
    assert code == WELL
    for slug, game in ALL.items():
        assert f"{slug}  {Texts(slug, lang).say('title')}, " in out
        for option in game.options:
            assert f"  {option.name}: " in out


@pytest.mark.parametrize("slug", ALL)
@pytest.mark.parametrize("lang", ["es", "en"])
def test_rules_tells_all_rules_or_one(run: Run, slug: str, lang: str) -> None:
    code, out, _ = run("rules", slug, "--lang", lang)
    prefix = ALL[slug].prefix
    assert code == WELL
    ids = [line.split()[0] for line in out.splitlines() if line.startswith(f"{prefix}-")]
    assert len(ids) > 3
    for wanted in (ids[1], ids[1].lower(), ids[1].removeprefix(f"{prefix}-")):
        code, one, _ = run("rules", slug, wanted, "--lang", lang)
        sentence = Texts(slug, lang).rule(ids[1])
        assert (code, " ".join(one.split())) == (WELL, f"{ids[1]} {' '.join(sentence.split())}")


def test_games_tells_what_the_values_of_options_mean(run: Run) -> None:
    out = run("games", "--lang", "es")[1]
    assert "    0: el asiento 1\n" in out
    assert "random; o uno distinto por asiento" in out
    assert "random, 0, 1" not in out


def test_a_game_without_options_says_so(run: Run) -> None:
    _, _, err = run("simulate", "rps", "--option", "x=1", "--lang", "es")
    assert err.strip() == "sobremesa: No hay ninguna opción x: este juego no tiene opciones."


def test_one_game_is_one(run: Run) -> None:
    out = run("check", "rps", "--games", 1, "--pairs", 1, "--lang", "es")[1]
    assert out.startswith("Todas las leyes se cumplen: 1 partida, ")


def test_a_rule_that_is_not_there_is_named(run: Run) -> None:
    code, out, err = run("rules", "rps", "RPS-99")
    assert (code, out) == (WRONG, "")
    assert err == "sobremesa: There is no rule RPS-99. They are called RPS-1 to RPS-4.\n"


# simulate


def summary(run: Run, *words: object) -> dict[str, object]:
    code, out, _ = run("simulate", *words, "--json")
    assert code == WELL
    found: dict[str, object] = json.loads(out)
    found.pop("seconds")
    return found


@pytest.mark.parametrize("slug", ALL)
def test_the_same_seed_gives_the_same_games(run: Run, slug: str, tmp_path: Path) -> None:
    short = ["--option", "quiet_per_player=2"] if slug == "totem" else []
    words = (slug, "--games", 4, "--seed", "7", *short)
    first = summary(run, *words)
    assert summary(run, *words) == first
    assert summary(run, *words, "--record", tmp_path / "a" / "b") == first
    other = summary(run, slug, "--games", 4, "--seed", "8", *short)
    assert {**other, "seed": "7"} != first
    files = sorted((tmp_path / "a" / "b").iterdir())
    assert len(files) == 4
    results = [replay(read_record(file.read_text(encoding="utf-8")), ALL) for file in files]
    wins = [seat for match in results for seat in match.state.result().winners]
    players = first["players"]
    assert isinstance(players, int)
    assert first["wins"] == [wins.count(seat) for seat in range(players)]


def test_a_game_depends_on_its_number_and_not_on_how_many_there_are(
    run: Run, tmp_path: Path
) -> None:
    for games in (2, 5):
        run("simulate", "rps", "--games", games, "--record", tmp_path / str(games))
    name = "rps-2-000001.game"
    assert (tmp_path / "2" / name).read_text() == (tmp_path / "5" / name).read_text()


@pytest.mark.parametrize(("lang", "word"), [("en", "Games"), ("es", "Partidas")])
def test_a_summary_is_for_people(run: Run, lang: str, word: str) -> None:
    code, out, _ = run("simulate", "rps", "--games", 3, "--lang", lang)
    assert code == WELL
    assert out.startswith(word)
    assert "3" in out.splitlines()[0]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["rps", "--games", 0], "--games is at least 1."),
        (["rps", "--games", -5], "--games is at least 1."),
        (["rps", "--players", 3], "Rock, paper, scissors is for 2 players."),
        (["totem", "--option", "victims"], 'An option is written name=value, not "victims".'),
        (["totem", "--option", "victim=one"], "There is no option victim."),
        (["totem", "--option", "victims=all"], 'The option victims does not take "all".'),
        (["totem", "--option", "quiet_per_player=x"], "It takes: a whole number from 1 to 100000."),
        (["rps", "--record", "/dev/null/games"], "/dev/null"),
        (["rps", "--seed", "\udcff"], "surrogates not allowed"),
    ],
)
def test_what_does_not_fit_is_named(run: Run, words: list[object], complaint: str) -> None:
    code, out, err = run("simulate", *words)
    assert (code, out) == (WRONG, "")
    assert err.strip().startswith("sobremesa: ")  # after the end of a progress bar
    assert complaint in err.replace(",", "") or complaint in err


def test_complaints_come_in_spanish_too(run: Run) -> None:
    _, _, err = run("simulate", "totem", "--option", "victims=all", "--lang", "es")
    assert (
        Texts(None, "es").say("option-value", name="victims", value="all", takes="@").split("@")[0]
        in err
    )


def test_computer_players_and_numbers_are_spanish_too(run: Run) -> None:
    words = ["match", "rps", "random", "greedy", "--games", 3, "--processes", 1, "--lang", "es"]
    code, out, _ = run(*words)
    assert (code, "azar tiene el" in out, "random" in out) == (WELL, True, False)
    assert re.search(r"\d,\d % de los", " ".join(out.split()))
    assert "3  " + Texts("rps", "es").reason("rounds") in out


def test_what_only_core_explains_is_said_by_the_house(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "wrong.game"
    file.write_text('{"game": "rps"}\n', encoding="utf-8")
    assert run("replay", file, "--lang", "es") == (
        UNTRUE,
        "",
        "sobremesa: línea 1: en la cabecera, rules falta o no es lo que debe ser\n",
    )
    code, _, err = run("replay", tmp_path / "no.game", "--lang", "es")
    assert (code, "no existe" in err, "No such" in err) == (WRONG, True, False)
    code, _, err = run("tournament", "rps", "--players", "random,random", "--lang", "es")
    assert (code, "cada jugador se nombra una sola vez" in err) == (WRONG, True)


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (
            "simulate pyramids --players 2 --option pharaoh=stern",
            "la opción pharaoh es para jugar en s",
        ),
        (
            "simulate pyramids --players 2 --option factions=nope",
            "la opción factions admite uno distinto",
        ),
        ("simulate euphoria --players 4 --option first_player=6", "los asientos 1 a 4"),
        ("match rps zz greedy", "no hay ningún jugador zz; hay random"),
        ("match rps random greedy --sprt x", "dos números de Elo"),
        ("match rps random greedy --budget x", "se escribe 200ms"),
        ("match rps random greedy --option x=1", "no hay ninguna opción x"),
        (
            "match totem random greedy --option victims=all",
            'victims admite one, one_per_colour, no "all"',
        ),
        ("match totem random greedy --seats 9", "de 2 a 4 jugadores, no 9"),
    ],
)
def test_reasons_are_told_in_spanish_too(run: Run, words: str, reason: str) -> None:
    code, out, err = run(*words.split(), "--lang", "es")
    assert (code, out) == (WRONG, "")
    assert reason in err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("simulate chess", "sobremesa simulate: JUEGO: 'chess' no existe; hay "),
        ("simulate totem --players x", "--players: 'x' no es un número entero"),
        ("simulate totem --games", "--games: falta el valor"),
        ("simulate totem --json=3", "--json no lleva valor, y aquí lleva '3'"),
        ("verify", "falta: ARCHIVO"),
        ("verify a b", "esto no se conoce: b"),
        ("match rps random greedy --s 3", "--s puede ser --sprt, --seats, --seed"),
    ],
)
def test_argparse_complains_in_spanish(
    capsys: pytest.CaptureFixture[str], words: str, said: str
) -> None:
    with pytest.raises(SystemExit) as end:
        cli.main([*words.split(), "--lang", "es"])
    err = capsys.readouterr().err
    assert (end.value.code, err.startswith("uso: sobremesa"), said in err) == (WRONG, True, True)


@pytest.mark.parametrize("command", ["", *cli.COMMANDS, *cli.SERVER])
def test_the_help_is_spanish_to_the_last_word(
    capsys: pytest.CaptureFixture[str], command: str
) -> None:
    with pytest.raises(SystemExit):
        cli.main([*command.split(), "--help", "--lang", "es"])
    out = capsys.readouterr().out
    assert "muestra esta ayuda y termina" in out
    english = r"usage|positional|optional|options|show|\b(GAME|FILE|NAME|COMMAND|PLAYER|DIR|TEXT)\b"
    assert not re.search(english, out)


def test_what_is_not_true_of_a_record_is_told_in_spanish(run: Run, tmp_path: Path) -> None:
    match, fair = Match(ALL["totem"], 2, {}), Fair.from_seed("7", 2)
    true = match.draw(fair)[0]
    text = record_of(match, fair=fair.opened()).write()
    forged = true.replace(true[-1], "1" if true[-1] != "1" else "2")
    (tmp_path / "forged.game").write_text(text.replace(true, forged), encoding="utf-8")
    code, _, err = run("verify", tmp_path / "forged.game", "--lang", "es")
    assert (code, err) == (
        UNTRUE,
        f'sobremesa: línea 2: consta "{forged}", pero la secuencia da "{true}"\n',
    )
    (tmp_path / "luck.game").write_text(record_of(match).write(), encoding="utf-8")
    code, _, err = run("verify", tmp_path / "luck.game", "--lang", "es")
    assert (code, "no tiene la clave fair: no hay nada que verificar" in err) == (WRONG, True)


# check, and the rest


def test_check_says_how_much_was_looked_at(run: Run) -> None:
    code, out, err = run("check", "rps", "--games", 5, "--pairs", 50, "--seed", "x")
    assert (code, err) == (WELL, "")
    assert out.startswith("All laws hold: 5 games, ")
    assert "50 pairs of worlds" in out
    assert run("check", "rps", "--games", 5, "--pairs", 50, "--seed", "x")[1] == out


def open_view(state: rps.Rps, seat: Seat) -> rps.RpsView:
    return replace(rps.view(state, JUDGE), seat=seat)


def loud_hear(happening: Happening[rps.Rps], seat: Seat) -> list[str]:
    return rps.hear(happening, JUDGE)


@pytest.mark.parametrize(
    ("game", "told"),
    [
        (replace(rps.GAME, view=open_view), "what sounds alike looks alike: seat "),
        (replace(rps.GAME, hear=loud_hear), "a guess could have come about: no game leads to"),
    ],
)
def test_check_prints_the_broken_law_and_the_record(
    run: Run, monkeypatch: pytest.MonkeyPatch, game: AnyGame, told: str
) -> None:
    monkeypatch.setitem(ALL, "rps", game)
    code, out, _ = run("check", "rps", "--games", 30)
    assert code == UNTRUE
    assert out.startswith(told)
    assert "\ngame    rps 1.0, 2 players\n" in out
    assert "\nagain   sobremesa check rps --edition 1.0 --players 2 --seed 1" in out
    again = next(line for line in out.splitlines() if line.startswith("again "))
    assert run(*shlex.split(again)[2:])[1] == out, "the same again"


def test_check_does_not_wait_for_ever(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def endless(happening: Happening[rps.Rps], seat: Seat) -> list[str]:
        while seat < 9:
            pass
        return []

    monkeypatch.setitem(ALL, "rps", replace(rps.GAME, hear=endless))
    monkeypatch.setattr(check, "PATIENCE", 0.2)
    code, out, _ = run("check", "rps")
    assert code == UNTRUE
    assert out.startswith(
        "no function of the game fails: `endless` raised Stuck: it has not come back in 0 seconds"
    )
    assert "\nagain   sobremesa check rps " in out


def test_a_complete_game_owes_nothing(run: Run) -> None:
    assert run("check", "misty", "--complete") == (WELL, "misty owes nothing.\n", "")
    assert run("check", "misty", "--complete", "--lang", "es")[1] == "A misty no le falta nada.\n"


def test_what_a_game_owes_is_told_with_what_is_seen_without_it(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    code, out, _ = run("check", "rps", "--complete")
    assert code == WELL, "all texts are there"
    assert "There is no lesson: nobody is offered a guided first game." in out
    option = Option("rounds", "choice", "two", ("two", "three"))
    poor = replace(
        rps.GAME, options=(option,), describe=lambda *_: Note("choose", "", {}), colours=("red",)
    )
    monkeypatch.setitem(ALL, "rps", poor)
    code, out, _ = run("check", "rps", "--complete")
    told = " ".join(out.split())
    assert code == UNTRUE
    assert "action-choose (es, en): the decision is shown as it is written in the record." in told
    for key in ("option-rounds", "option-rounds-two", "option-rounds-three", "colour-red"):
        assert f"{key} (es, en): " in told


def test_a_game_without_texts_or_a_board_owes_all_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = Parts({"es": "es.ftl", "en": "en.ftl"}, "", *[False] * 5)
    monkeypatch.setattr(owed, "parts_of", lambda slug: bare)
    found = [(each.what or each.kind, each.languages) for each in owed_by(rps.GAME)]
    parts = ["document", "examples", "board", "face", "lesson", "book", "hints"]
    assert found == [("es.ftl", ("es",)), ("en.ftl", ("en",)), *((part, ()) for part in parts)]


@dataclass(frozen=True)
class Hats:
    hats: int


def test_the_fields_of_a_free_table_want_names(monkeypatch: pytest.MonkeyPatch) -> None:
    free = replace(parts_of("rps"), board=False)
    monkeypatch.setattr(owed, "parts_of", lambda slug: free)
    honest: AnyGame = rps.GAME
    game = replace(honest, view=lambda state, seat: Hats(3), layout=None)
    assert "field-hats" in [each.what for each in owed_by(game)]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--players", 7], "Rock, paper, scissors is for 2 players."),
        (["--games", 0], "--games is at least 1."),
        (["--pairs", 0], "--pairs is at least 1."),
        (["--option", "x=1"], "There is no option x: this game has no options."),
    ],
)
def test_check_names_what_does_not_fit(run: Run, words: list[object], complaint: str) -> None:
    code, out, err = run("check", "rps", *words)
    assert (code, out) == (WRONG, "")
    assert complaint in err


def test_play_refuses_what_does_not_fit(run: Run) -> None:
    for words in (
        ["chess"],
        ["rps", "--players", 5],
        ["rps", "--seat", 3],
        ["rps", "--seat", 0],
        ["--resume", "no.game"],
    ):
        assert run("play", *words)[0] == WRONG


def test_ctrl_c_is_no_traceback(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "run_games", interrupted)
    assert run("games") == (130, "", "")
