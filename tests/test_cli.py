"""The command line: every command, in both languages, with exit codes that scripts can use."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import sobremesa
from sobremesa import __main__ as cli
from sobremesa.core import CHANCE, JUDGE, Action, AnyGame, Seat
from sobremesa.core.fair import Fair
from sobremesa.core.match import Match
from sobremesa.core.record import luck_header, read_record, record_of, replay
from sobremesa.games import ALL, rps
from sobremesa.text import Texts
from tests.support.games import played

WELL, UNTRUE, WRONG = 0, 1, 2
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(name="run")
def running(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("games", "--lang", "es")`: exit code, output, complaints."""
    monkeypatch.setenv("COLUMNS", "200")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def run(*words: object) -> tuple[int, str, str]:
        try:
            code = cli.main([str(word) for word in words])
        except SystemExit as exit_:
            code = int(str(exit_.code))
        told = capsys.readouterr()
        assert "Traceback" not in told.out + told.err
        return code, told.out, told.err

    return run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished game of rps whose luck can be verified."""
    match, fair = Match(ALL["rps"], 2, {}), Fair(b"secret", "mesa", ("a", "b"))
    for line in ("1: rock", "0: rock", "!", "0: paper", "1: scissors", "1: paper", "0: paper", "!"):
        if line != "!":
            match.play(int(line[0]), line[3:])
        elif match.deciders() == [CHANCE]:
            match.draw(fair)
        if not match.deciders():
            break
    assert match.state.result()
    file = tmp_path / "good.game"
    file.write_text(record_of(match, JUDGE, **luck_header(fair, match)).write(), encoding="utf-8")
    return file


def changed(file: Path, old: str, new: str) -> Path:
    text = file.read_text(encoding="utf-8")
    assert old in text
    other = file.with_name("changed.game")
    other.write_text(text.replace(old, new), encoding="utf-8")
    return other


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


# replay


def random_record(slug: str, folder: Path) -> Path:
    options = {"quiet_per_player": 1} if slug == "totem" else {}
    match = played(ALL[slug], ALL[slug].seats[-1], "told", options=options)
    file = folder / f"{slug}.game"
    file.write_text(record_of(match).write(), encoding="utf-8")
    return file


@pytest.mark.parametrize("slug", ALL)
def test_a_record_is_told_and_drawn(run: Run, slug: str, tmp_path: Path) -> None:
    file = random_record(slug, tmp_path)
    tellings = [run("replay", file, "--plain", "--lang", lang) for lang in ("es", "en")]
    assert [(code, err) for code, _, err in tellings] == [(WELL, "")] * 2
    for (_, out, _), lang in zip(tellings, ("es", "en"), strict=True):
        assert Texts(None, lang).say("over", reason="@").split("@")[0] in out


@pytest.mark.slow
@pytest.mark.parametrize("slug", ALL)
def test_a_seat_replays_what_it_saw(run: Run, slug: str, tmp_path: Path) -> None:
    file = random_record(slug, tmp_path)
    for seat in range(1, ALL[slug].seats[-1] + 1):
        code, out, err = run("replay", file, "--seat", seat)
        assert (code, err) == (WELL, "")
        assert out


@pytest.mark.slow
@pytest.mark.parametrize("slug", ALL)
def test_step_by_step_every_line_has_its_board(run: Run, slug: str, tmp_path: Path) -> None:
    file = random_record(slug, tmp_path)
    whole, steps = run("replay", file)[1], run("replay", file, "--step")
    assert steps[0] == WELL
    assert len(steps[1].splitlines()) > len(whole.splitlines())


def test_a_seat_that_is_not_there_is_named(run: Run, record: Path) -> None:
    for seat in (0, 3):
        code, out, err = run("replay", record, "--seat", seat)
        assert (code, out) == (WRONG, "")
        assert err == f"sobremesa: There is no seat {seat}; the seats are 1 to 2.\n"


def test_several_records_are_told_one_after_the_other(
    run: Run, record: Path, tmp_path: Path
) -> None:
    file = random_record("totem", tmp_path)
    for twice in (record, file):
        text = twice.read_text(encoding="utf-8")
        twice.write_text(f"{text}\n# again\n{text}", encoding="utf-8")
    assert run("replay", file)[1].count("Nobody wins.") == 2
    assert run("verify", record)[1].count("the commitment was kept") == 2


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_record_that_is_not_true_is_named_by_its_line(
    run: Run, record: Path, command: str
) -> None:
    untrue = changed(record, '"winners": [', '"winners": [7, ')
    code, out, err = run(command, untrue)
    last = len(record.read_text(encoding="utf-8").splitlines())
    assert (code, out) == (UNTRUE, "")
    assert err.startswith(f"sobremesa: line {last}: the result says winners [7, ")


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    ("content", "code", "complaint"),
    [
        (b"", UNTRUE, "line 1: expected a record, found none"),
        (b"# only a comment\n", UNTRUE, "line 1: expected a record, found none"),
        (b"hello\n", UNTRUE, "line 1: a record begins with its header, a JSON object"),
        (b'{"game": "rps"}', UNTRUE, "line 1: the header's rules is missing"),
        (b"\xff\xfe{}", WRONG, "cannot be read: 'utf-8' codec can't decode byte 0xff"),
        (None, WRONG, "cannot be read: "),
    ],
)
def test_a_file_that_is_no_record_is_told_apart(
    run: Run, tmp_path: Path, command: str, content: bytes | None, code: int, complaint: str
) -> None:
    file = tmp_path / "odd.game"
    if content is not None:
        file.write_bytes(content)
    got, out, err = run(command, file)
    assert (got, out) == (code, "")
    assert err.startswith("sobremesa: ")
    assert complaint in err


# verify


def test_a_true_record_verifies(run: Run, record: Path) -> None:
    tosses = record.read_text(encoding="utf-8").count("\n! coin")
    for lang in ("es", "en"):
        code, out, err = run("verify", record, "--lang", lang)
        wanted = Texts(None, lang).say("verify-well", game="rps", lines=tosses)
        assert (code, out, err) == (WELL, wanted + "\n", "")


def test_a_tampered_record_does_not(run: Run, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    shown = "! coin 1" if "! coin 1" in text else "! coin 0"
    code, out, err = run("verify", changed(record, shown, f"! coin {1 - int(shown[-1])}"))
    assert (code, out) == (UNTRUE, "")
    assert f"was recorded, the stream gives {shown}" in err


def test_a_broken_promise_is_not_fair(run: Run, record: Path) -> None:
    code, out, err = run("verify", changed(record, b"secret".hex(), b"secrets".hex()))
    assert (code, out) == (UNTRUE, "")
    assert "the table did not keep its word" in err


def test_without_an_opened_secret_there_is_nothing_to_verify(run: Run, record: Path) -> None:
    assert (
        "it is opened when the game is over" in run("verify", changed(record, '"secret"', '"s"'))[2]
    )
    code, out, err = run("verify", changed(record, '"fair"', '"unfair"'))
    assert (code, out) == (WRONG, "")
    assert "there is nothing to verify" in err


# check, and the rest


def test_check_says_how_much_was_looked_at(run: Run) -> None:
    code, out, err = run("check", "rps", "--games", 5, "--pairs", 50, "--seed", "x")
    assert (code, err) == (WELL, "")
    assert out.startswith("All laws hold: 5 games, ")
    assert "50 pairs of worlds" in out
    assert run("check", "rps", "--games", 5, "--pairs", 50, "--seed", "x")[1] == out


def open_view(state: rps.Rps, seat: Seat) -> rps.RpsView:
    return replace(rps.view(state, JUDGE), seat=seat)


def loud_hear(before: rps.Rps, who: Seat, action: Action, seat: Seat) -> list[str]:
    return rps.hear(before, who, action, JUDGE)


@pytest.mark.parametrize(
    ("game", "told"),
    [
        (replace(rps.GAME, view=open_view), "what sounds alike looks alike: seat "),
        (replace(rps.GAME, hear=loud_hear), "heard of seat "),
    ],
)
def test_check_prints_the_broken_law_and_the_record(
    run: Run, monkeypatch: pytest.MonkeyPatch, game: AnyGame, told: str
) -> None:
    monkeypatch.setitem(ALL, "rps", game)
    code, out, _ = run("check", "rps", "--games", 30)
    assert code == UNTRUE
    assert out.startswith(told)
    assert "rps, 2 players, {}, after" in out


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
