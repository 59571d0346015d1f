"""`sobremesa engine` as a program meets it: a process, line by line; and what no program should send."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from random import Random

import pytest

from sobremesa.core.record import read_record, record_of, verify
from sobremesa.library import ALL
from sobremesa.terminal.engine import LONGEST, Engine
from tests.support.engine import Answer, Ask, Process
from tests.support.evidence import keep


@pytest.fixture(name="process")
def running() -> Iterator[Process]:
    process = Process()
    yield process
    assert process.end() == (0, b"", b"")


def ok(**answer: object) -> Answer:
    return {"ok": True, **answer}


# The protocol, request by request


def test_a_game_of_rps_from_new_to_quit(process: Process) -> None:
    ask = process.ask
    assert ask("new", game="rps", players=2, options={}, seed="7") == ok(deciders=[0, 1])
    assert ask("legal", seat=1) == ok(legal=["rock", "paper", "scissors"])
    assert ask("play", line="1: rock") == ok(deciders=[0], result=None)
    assert ask("legal", seat=1) == ok(legal=[])
    hidden = {"seat": 0, "chosen": [[], [-1]], "won": [0, 0]}
    assert ask("view", seat=0) == ok(view=hidden)
    assert ask("view", seat=None)["view"]["chosen"] == ask("view")["view"]["chosen"] == [[], [-1]]
    assert ask("view", seat=1)["view"]["chosen"] == [[], [0]]
    assert ask("play", line="0: rock") == ok(deciders=["chance"], result=None)
    assert ask("draw") == ok(line="! coin 0", deciders=[0, 1], result=None)
    assert ask("result") == ok(result=None)
    ask("play", line="0: paper")
    result = {"winners": [0], "points": [2, 0], "reason": "rounds"}
    assert ask("play", line="1: rock") == ok(deciders=[], result=result)
    assert ask("result") == ok(result=result)
    record = ask("record", seat=None)["record"]
    assert record == ask("record")["record"]
    assert record.splitlines()[1:-1] == ["0: rock", "1: rock", "! coin 0", "0: paper", "1: rock"]
    assert verify(read_record(record), ALL) == 1
    assert ask("quit") == ok()


def test_totem_by_hand_by_draw_and_back(process: Process) -> None:
    ask = process.ask
    new = {"game": "totem", "players": 2, "options": {"victims": "one_per_colour"}, "seed": 7}
    assert ask("new", **new) == ok(deciders=["chance"])
    assert ask("draw") == ok(line="! off 0:3 1:2", deciders=[0], result=None)
    assert ask("legal", seat=0)["legal"][:2] == ["start B10", "start B14"]
    assert ask("play", line="0: start J18") == ok(deciders=[1], result=None)
    assert ask("undo", seat=0) == ok(deciders=[0])
    assert ask("play", line="0: start J2") == ok(deciders=[1], result=None)
    assert ask("play", line="1: start J18") == ok(deciders=["chance"], result=None)
    assert ask("play", line="! roll 3 5") == ok(deciders=[0], result=None)
    assert ask("why", line="0: use 8") == ok(legal=True, refused=None, why=None)
    assert ask("why", line="0: use 9")["refused"] == "TOT-22"
    assert ask("why", line="0: fly") == ok(
        legal=False, refused=None, why=ask("play", line="0: fly")["why"]
    )
    assert ask("view", seat=1)["view"]["players"][0]["totem"] == "J2"
    header, *lines = ask("record", seat=0)["record"].splitlines()
    assert lines == ["! off 0:3 1:2", "0: start J2", "1: start J18", "! roll 3 5"]
    assert json.loads(header)["options"]["victims"] == "one_per_colour"


def test_a_secret_choice_is_taken_back_whoever_has_chosen_after_it() -> None:
    engine = Engine("en")
    ask = asking(engine)
    ask("new", game="misty", players=3, seed="7")
    ask("draw")
    picks = [ask("legal", seat=seat)["legal"] for seat in range(3)]
    for seat in (0, 1):
        ask("play", line=f"{seat}: {picks[seat][0]}")
    assert ask("undo", seat=0) == ok(deciders=[0, 2])
    for seat, number in ((0, 1), (2, 0)):
        ask("play", line=f"{seat}: {picks[seat][number]}")
    closed = json.loads(engine.answer(b'{"do": "undo", "seat": 2}'))
    assert "no last decision of yours" in closed["error"]
    lines = ask("record", seat=0)["record"].splitlines()
    assert lines[2:5] == [f"0: {picks[0][1]}", f"1: {picks[1][0]}", f"2: {picks[2][0]}"]


def test_a_secret_choice_is_changed_by_another_one_and_no_other_seat_can_tell() -> None:
    ask = asking(Engine("en"))
    for slug in ("misty", "evidencia"):
        ask("new", game=slug, players=2, seed="7")
        ask("draw")
        first, second = ask("legal", seat=0)["legal"][:2]
        ask("play", line=f"0: {first}")
        told = ask("view", seat=1), ask("record", seat=1), ask("legal", seat=1)
        assert second in ask("legal", seat=0)["instead"]
        assert ask("play", line=f"0: {second}") == ok(deciders=[1], result=None)
        assert (ask("view", seat=1), ask("record", seat=1), ask("legal", seat=1)) == told
        ask("play", line=f"1: {ask('legal', seat=1)['legal'][0]}")
        assert f"0: {second}" in ask("record", seat=1)["record"]
        assert f"0: {first}" not in ask("record", seat=1)["record"]


def test_what_is_final_is_not_changed() -> None:
    engine = Engine("en")
    ask = asking(engine)
    ask("new", game="rps", players=2, seed="7")
    ask("play", line="0: rock")
    assert "instead" not in ask("legal", seat=0)
    refused = json.loads(engine.answer(b'{"do": "play", "line": "0: paper"}'))
    assert refused["refused"] == "RPS-1"


def test_a_refusal_has_its_rule_and_its_sentence(process: Process) -> None:
    process.ask("new", game="totem", players=2, seed=7)
    refused = process.ask("play", line="0: use 5")
    assert refused.keys() == {"ok", "refused", "why"}
    assert refused["ok"] is False
    assert refused["refused"] == "TOT-11"
    spanish = Process("--lang", "es")
    spanish.ask("new", game="totem", players=2, seed=7)
    translated = spanish.ask("play", line="0: use 5")
    assert translated["refused"] == "TOT-11"
    assert translated["why"] != refused["why"]
    spanish.ask("quit")
    assert spanish.end()[0] == 0


def test_a_line_that_cannot_be_read_is_explained_in_the_wanted_language(
    process: Process,
) -> None:
    spanish = Process("--lang", "es")
    for each in (process, spanish):
        each.ask("new", game="totem", players=2, seed=7)
        for line in ("! off 0:3 1:2", "0: start J18", "1: start J2", "! roll 3 5"):
            assert each.ask("play", line=line)["ok"]
    assert process.ask("play", line="0: fly")["why"].startswith("expected a step")
    now = '"fly" no es una jugada. Ahora se puede escribir, por ejemplo: use 3.'
    for do in ("play", "why"):
        assert spanish.ask(do, line="0: fly")["why"] == now
        assert spanish.ask(do, line="! fly")["why"] == '"fly" no es una jugada.'
    assert spanish.ask("why", line="fly")["why"].startswith('una línea empieza con "! "')
    for do in ("play", "why"):
        answer = spanish.ask(do, line="7: pass")
        assert "no hay asiento 7; los asientos van del 0 al 1" in (
            answer.get("error"),
            answer.get("why"),
        )
    assert spanish.ask("undo")["error"] == 'falta "seat": un número desde 0'
    spanish.ask("quit")
    assert spanish.end()[0] == 0


def test_the_luck_to_come_is_for_nobody(process: Process) -> None:
    process.ask("new", game="totem", players=2, seed="hush")
    process.ask("draw")
    for request in ({"seat": 0}, {"seat": 1}):
        record = process.ask("record", **request)["record"]
        assert "hush" not in record
        assert '"secret"' not in record
    whole = process.ask("record")["record"]
    assert '"seed": "hush"' in whole
    assert '"commitment"' in whole


def test_games_are_listed_with_players_and_options(process: Process) -> None:
    games = {game["game"]: game for game in process.ask("games")["games"]}
    assert [*games] == [*ALL]
    assert games["totem"] == {
        "game": "totem",
        "rules": ALL["totem"].rules,
        "editions": [edition.rules for edition in ALL["totem"].editions()],
        "players": [2, 3, 4],
        "options": {
            "victims": "one",
            "distance": "board",
            "quiet_per_player": 50,
            "spend": "all",
            "trail": "turn",
        },
    }


def test_a_seed_determines_the_luck_and_none_is_another_each_time() -> None:
    def rolls(**request: object) -> list[str]:
        engine = Engine("en")
        ask = asking(engine)
        ask("new", game="totem", players=4, **request)
        return [ask("draw")["line"]]

    assert rolls(seed="7") == rolls(seed=7)
    assert len({*(rolls()[0] for _ in range(20))}) > 5


@pytest.mark.parametrize(
    ("request_", "error"),
    [
        ({"do": "dance"}, '"do" is one of games, new, play'),
        ({}, '"do" is one of games'),
        ({"do": None}, '"do" is one of games'),
        ({"do": ["new"]}, '"do" is one of games'),
        ({"do": "new"}, '"game" is one of misty, euphoria'),
        ({"do": "new", "game": "chess"}, '"game" is one of misty, euphoria'),
        ({"do": "new", "game": ["rps"]}, '"game" is one of misty, euphoria'),
        ({"do": "new", "game": "rps"}, "rps is for 2 players, not None"),
        ({"do": "new", "game": "rps", "players": 2.0}, "rps is for 2 players, not 2.0"),
        ({"do": "new", "game": "rps", "players": True}, "rps is for 2 players, not True"),
        ({"do": "new", "game": "totem", "players": 10**50}, "totem is for 2 to 4 players"),
        ({"do": "new", "game": "rps", "players": 2, "options": []}, '"options" is an object'),
        ({"do": "new", "game": "rps", "players": 2, "options": {"a": 1}}, "there is no option a"),
        (
            {"do": "new", "game": "rps", "players": 2, "seed": None},
            '"seed" is a text or a whole number',
        ),
        ({"do": "new", "game": "rps", "players": 2, "seed": True}, '"seed" is a text or a whole'),
        ({"do": "new", "game": "rps", "players": 2, "seed": "\ud800"}, '"seed" cannot be written'),
        ({"do": "play"}, '"line" is a text such as'),
        ({"do": "play", "line": 5}, '"line" is a text such as'),
        ({"do": "why", "line": None}, '"line" is a text such as'),
        ({"do": "legal"}, '"seat" is missing'),
        ({"do": "legal", "seat": 2}, "there is no seat 2"),
        ({"do": "legal", "seat": -1}, "there is no seat -1"),
        ({"do": "legal", "seat": True}, "there is no seat True"),
        ({"do": "view", "seat": "0"}, 'there is no seat "0"; the seats are 0 to 1'),
        ({"do": "record", "seat": -3}, "there is no seat -3"),
        ({"do": "undo", "seat": 0}, "there is no last decision of yours"),
        ({"do": "undo"}, '"seat" is missing'),
        ({"do": "draw"}, "nothing is left to chance here"),
    ],
)
def test_a_wrong_request_is_told_what_is_wrong(request_: Answer, error: str) -> None:
    engine = Engine("en")
    asking(engine)("new", game="rps", players=2, seed="7")
    before = remembered(engine)
    answer = json.loads(engine.answer(json.dumps(request_).encode()))
    assert answer.keys() == {"ok", "error"}
    assert answer["ok"] is False
    assert error in answer["error"]
    assert remembered(engine) == before


@pytest.mark.parametrize("do", ["play", "draw", "undo", "legal", "view", "record", "result", "why"])
def test_before_the_first_game_there_is_nothing_to_ask(do: str) -> None:
    answer = json.loads(Engine("en").answer(json.dumps({"do": do, "seat": 0}).encode()))
    assert "there is no game yet" in answer["error"]


@pytest.mark.parametrize(
    "line",
    ["use 5", "2: rock", "٠: rock", "00: rock", "! ", "0: ", "0: rock\n1: rock", "-1: rock", ""],
)
def test_a_line_that_is_no_notation_has_no_rule(line: str) -> None:
    engine = Engine("en")
    asking(engine)("new", game="rps", players=2)
    answer = json.loads(engine.answer(json.dumps({"do": "play", "line": line}).encode()))
    assert (answer["ok"], answer["refused"], bool(answer["why"])) == (False, None, True)


def test_a_new_game_that_cannot_begin_leaves_the_old_one(process: Process) -> None:
    process.ask("new", game="rps", players=2, seed="1")
    process.ask("play", line="0: rock")
    before = process.ask("record")
    assert not process.ask("new", game="totem", players=9)["ok"]
    assert not process.ask("new", game="totem", players=2, seed="\udfff")["ok"]
    assert process.ask("record") == before
    assert process.ask("legal", seat=1)["legal"]


def test_ends_of_lines_and_empty_lines_do_not_matter() -> None:
    process = Process()
    sent = b'\n \r\n{"do": "games"}\r\n\n\t\n{"do": "result"}\n{"do": "games"}'
    process.requests.write(sent)
    code, answers, complaints = process.end()
    assert [json.loads(line)["ok"] for line in answers.splitlines()] == [True, False, True]
    assert (code, complaints) == (0, b"")


def test_a_request_that_is_too_long_is_passed_over(process: Process) -> None:
    fits = json.dumps({"do": "games", "x": ""}).encode()
    padding = LONGEST - len(fits)
    assert process.send(fits.replace(b'""', b'"' + b"x" * padding + b'"'))["ok"]
    for more in (1, 2, LONGEST, 3 * LONGEST):
        answer = process.send(fits.replace(b'""', b'"' + b"x" * (padding + more) + b'"'))
        assert answer == {"ok": False, "error": f"a request has at most {LONGEST} bytes"}
    assert process.ask("games")["ok"]


def test_half_a_character_goes_back_as_it_came(process: Process) -> None:
    answer = process.send(b'{"do": "new", "game": "rps", "players": 2, "options": {"\\ud800": 1}}')
    assert answer["error"] == "there is no option \ud800; the options are none"


@pytest.mark.parametrize("depth", [100, 900, 950, 975, 990, 1000, 100_000])
def test_deep_nesting_is_an_error_like_any_other(depth: int, process: Process) -> None:
    nested = b"[" * depth + b"]" * depth
    options = (
        b'{"do": "new", "game": "totem", "players": 2, "options": {"victims": ' + nested + b"}}"
    )
    assert process.send(options)["ok"] is False
    assert process.send(nested)["ok"] is False
    assert process.ask("games")["ok"]


def test_an_engine_that_nobody_reads_ends_without_a_word() -> None:
    nobody, answers = os.pipe()
    command = [sys.executable, "-m", "sobremesa", "engine"]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=answers, stderr=subprocess.PIPE
    ) as engine:
        os.close(nobody)
        os.close(answers)
        _, complaints = engine.communicate(b'{"do": "games"}\n' * 10, timeout=60)
    assert (engine.returncode, complaints) == (0, b"")


# Whole games


def asking(engine: Engine) -> Ask:
    """Requests to an engine in this process; each is expected to be answered well."""

    def ask(do: str, **request: object) -> Answer:
        answer: Answer = json.loads(engine.answer(json.dumps({"do": do, **request}).encode()))
        assert answer["ok"], answer
        return answer

    return ask


# What no program should send


def remembered(engine: Engine) -> tuple[object, ...]:
    """All that a request could have changed."""
    match = engine.match
    assert match
    return id(match), engine.seed, engine.fair.drawn, engine.over, record_of(match).write()


def in_the_middle(slug: str, rng: Random) -> Engine:
    """A game that has gone on for a while."""
    engine = Engine(rng.choice(["es", "en"]))
    ask = asking(engine)
    players = rng.choice(ALL[slug].seats)
    deciders = ask("new", game=slug, players=players, seed=str(rng.random()))["deciders"]
    for _ in range(rng.randrange(30)):
        if deciders == ["chance"]:
            deciders = ask("draw")["deciders"]
        elif deciders:
            seat = rng.choice(deciders)
            legal = ask("legal", seat=seat)["legal"]
            deciders = ask("play", line=f"{seat}: {rng.choice(legal)}")["deciders"]
    return engine


def good_requests(engine: Engine) -> list[Answer]:
    """Requests as they should be, to be mangled."""
    assert engine.match
    texts = [text for seat in range(engine.match.players) for text in engine.match.legal(seat)[:3]]
    lines = [
        *(f"{seat}: {text}" for seat in range(3) for text in texts),
        *engine.match.lines()[-3:],
    ]
    return [
        *({"do": do} for do in ("games", "draw", "result", "record", "view", "quit")),
        *(
            {"do": do, "seat": seat}
            for do in ("legal", "view", "record", "undo")
            for seat in (0, 1)
        ),
        *({"do": do, "line": line} for do in ("play", "why") for line in lines),
        {"do": "new", "game": engine.match.game.slug, "players": 2, "options": {}, "seed": "7"},
    ]


def odd_value(rng: Random) -> str:
    """A piece of JSON, or nearly: of the wrong kind, too large, too deep, not a character."""
    depth = rng.choice([3, 50, 900, 985, 5000])
    odd = [
        *("null", "true", "[]", "{}", "-1", "1e400", "-0", "NaN", "Infinity", '""', '"\\ud800"'),
        *("9" * rng.choice([3, 30, 4000, 5000]), f"-{'9' * 300}", f"0.{'1' * 300}", f"1e{10**6}"),
        *("[" * depth + "]" * depth, '{"a":' * depth + "1" + "}" * depth, "[" * depth),
        *(f'"{rng.randrange(-5, 99)}: pass"', '"! roll 7 7"', '"0: ?"', '"٣: rock"', '"0:\\u0000"'),
        '"' + "".join(rng.choices("0123456789:! JK-rolusep", k=rng.randrange(40))) + '"',
        '"' + "x" * rng.choice([100, 10_000, 300_000]) + '"',
    ]
    return rng.choice(odd)


def mangled(request: Answer, rng: Random) -> bytes:
    """A request with something wrong in it, on one line."""
    line = bytearray(json.dumps(request).encode())
    way = rng.randrange(8)
    at = rng.randrange(len(line))
    if way == 0:  # bits
        for _ in range(rng.randint(1, 8)):
            line[rng.randrange(len(line))] ^= 1 << rng.randrange(8)
    elif way == 1:  # cut off, or cut out
        del line[at : rng.choice([len(line), at + rng.randint(1, 5)])]
    elif way == 2:  # bytes that are no UTF-8
        line[at:at] = rng.choice(
            [b"\xff\xfe", b"\xc0\x80", b"\xed\xa0\x80", b"\x80", rng.randbytes(5)]
        )
    elif way == 3:  # a piece twice
        line[at:at] = line[rng.randrange(len(line)) :]
    elif way == 4:  # another value
        key = rng.choice([*request, "seat", "line", "options", "seed", "players"])
        parts = [f"{json.dumps(k)}: {json.dumps(v)}" for k, v in request.items() if k != key]
        line = bytearray(
            f"{{{', '.join([*parts, f'{json.dumps(key)}: {odd_value(rng)}'])}}}".encode()
        )
    elif way == 5:  # other texts in a line
        text = str(request.get("line", "0: use 5"))
        cut = rng.randrange(len(text))
        text = text[:cut] + rng.choice(["", "?", " ", "0", "é", text]) + text[cut + 1 :]
        line = bytearray(json.dumps({"do": rng.choice(["play", "why"]), "line": text}).encode())
    elif way == 6:  # JSON that is no request
        line = bytearray(odd_value(rng).encode())
    else:  # no JSON at all
        line = bytearray(rng.randbytes(rng.randrange(200)))
    return bytes(line).replace(b"\n", b" ")


def bombard(slug: str, lines: int, seed: str) -> dict[str, int]:
    """Send mangled lines to an engine: what came of them."""
    rng, counts = Random(f"{seed} {slug}"), {"errors": 0, "questions": 0, "good_after_all": 0}
    engine = in_the_middle(slug, rng)
    requests, before = good_requests(engine), remembered(engine)
    for _ in range(lines):
        line = mangled(rng.choice(requests), rng)
        answer = json.loads(engine.answer(line))
        assert isinstance(answer["ok"], bool)
        if remembered(engine) == before:
            counts["questions" if answer["ok"] else "errors"] += 1
            continue
        assert answer["ok"], f"{line!r} was answered with {answer} and has changed the game"
        assert json.loads(line)["do"] in ("new", "play", "draw", "undo", "quit"), line
        counts["good_after_all"] += 1
        engine = in_the_middle(slug, rng)
        requests, before = good_requests(engine), remembered(engine)
    return counts


@pytest.mark.parametrize("slug", ALL)
def test_mangled_lines_change_nothing_and_kill_nothing(slug: str) -> None:
    lines = 2_000 if slug == "totem" else 400
    counts = bombard(slug, lines, "test")
    assert sum(counts.values()) == lines
    assert counts["errors"] > 0.7 * lines
    assert counts["good_after_all"] < 0.1 * lines


def test_mangled_lines_do_not_kill_the_process(process: Process) -> None:
    rng = Random("process")
    process.ask("new", game="totem", players=2, seed="7")
    process.ask("draw")
    before = process.ask("record")
    harmless: list[Answer] = [
        {"do": "why", "line": "0: start J18"},
        {"do": "legal", "seat": 0},
        {"do": "games"},
    ]
    lines = [mangled(rng.choice(harmless), rng) for _ in range(500)]
    for line in lines:
        if line.strip():
            assert process.send(line)["ok"] in (True, False)
    assert process.ask("record") == before
    assert process.ask("legal", seat=0)["legal"]


@pytest.mark.soak
@pytest.mark.parametrize("part", range(10))
def test_a_hundred_thousand_mangled_lines_change_nothing_and_kill_nothing(part: int) -> None:
    counts = bombard("totem", 10_000, f"soak {part}")
    keep(f"engine: mangled lines to Totem, part {part + 1} of 10", lines=10_000, **counts)
