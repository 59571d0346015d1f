"""Who sees what: views, logs and records, and that nothing betrays a hidden hand."""

import json
from dataclasses import asdict
from itertools import permutations
from random import Random

import pytest

from sobremesa.core import JUDGE, WATCHER, Note, happen
from sobremesa.core.record import read_record, read_speaker, record_of, redact, replay
from sobremesa.games.euphoria import GAME
from sobremesa.games.euphoria.position import AIMING
from sobremesa.games.euphoria.view import hear, tell, view
from sobremesa.library import ALL
from sobremesa.text import Texts
from tests.games.euphoria.dialect import Game, position
from tests.games.euphoria.play import finish, finished, game

TABLE = (
    "seat 0: (LE) (E) (S) hand={0}",
    "seat 1: (LS) (S) (E) hand={1}",
    "seat 2: (E) (E) (S) hand=ear",
    "seat 3: (E) (S) (S) hand={2}",
    "turn 0 action",
)


def heard_by_everybody(table: Game, line: str) -> dict[int, list[str]]:
    before = {seat: len(log) for seat, log in table.logs.items()}
    table.play(line)
    return {seat: log[before[seat] :] for seat, log in table.logs.items()}


def notes(table: Game, line: str, seat: int) -> list[Note]:
    who, text = read_speaker(line)
    return tell(happen(table.state, who, GAME.read(text)), seat)


def test_a_look_is_told_to_all_and_its_find_to_one() -> None:
    table = position(*[line.format("-", "-", "-").replace("ear", "-") for line in TABLE])
    assert notes(table, "0: interrogate 1.1", 0) == [
        Note("sees", "EUP-31", {"by": 0, "seat": 1, "place": 1, "recruit": "LS"})
    ]
    for seat in (1, 2, 3, WATCHER):
        assert notes(table, "0: interrogate 1.1", seat) == [
            Note("looks", "EUP-31", {"by": 0, "seat": 1, "place": 1})
        ]


def test_costs_and_effects_are_told_with_their_rules() -> None:
    table = position(*[line.format("elixir", "-", "-").replace("ear", "-") for line in TABLE])
    first = notes(table, "0: use elixir x2", 3)
    assert [(note.key, note.rule) for note in first] == [
        ("exposed", "EUP-42"),
        ("discarded", "EUP-46"),
    ]
    table.play("0: use elixir x2")
    assert notes(table, "0: pick 1.1", 3) == [
        Note("exposed", "EUP-103", {"seat": 1, "place": 1, "recruit": "LS"})
    ]


def test_every_note_can_be_said() -> None:
    said = set()
    for seed in range(8):
        for players in (4, 7):
            match = finished(players, f"notes {seed}")
            for note in match.notes(0, 0) + match.notes(0, JUDGE):
                said.add(note.key)
                assert Texts("euphoria", "es").note(note)
                assert Texts("euphoria", "en").rule(note.rule)
    keys = {key.removeprefix("note-") for key in Texts("euphoria", "es").keys()}  # noqa: SIM118
    assert said <= keys
    assert {"sees", "looks", "exchanged", "anarchist", "ended", "shows", "left-over"} <= said


def test_a_watcher_sees_what_everybody_sees_and_a_judge_everything() -> None:
    table = position(
        "seat 0: (LE) E (S) hand=lid", "seat 1: (LS) (S) (E)", "seat 2: (E) (E) (S)",
        "seat 3: (E) (S) (S)", "known 1: 0.1", "turn 0 action",
    )  # fmt: skip
    watched = view(table.state, WATCHER)
    assert [place.kind for place in watched.recruits[0]] == [None, "E", None]
    assert watched.hand_known[0] == ()
    assert watched.hand_sizes[0] == 1
    judged = view(table.state, JUDGE)
    assert [place.kind for place in judged.recruits[0]] == ["LE", "E", "S"]
    assert judged.hand_known[0] == ("lid",)


def test_answers_are_secret_until_the_window_closes_and_passes_stay_so() -> None:
    table = position(*[line.format("-", "lid", "lamp") for line in TABLE])
    table.play("0: interrogate 1.1")
    assert heard_by_everybody(table, "3: react lamp x1") == {0: [], 1: [], 2: [], 3: []}
    assert [view(table.state, seat).answers[3] for seat in range(4)] == [
        None,
        None,
        None,
        "react lamp x1",
    ]
    assert heard_by_everybody(table, "1: pass") == {0: [], 1: [], 2: [], 3: []}
    heard = heard_by_everybody(table, "2: react ear x1")
    assert heard[0][:3] == ["1: ?", "2: react ear x1", "3: ?"]
    assert heard[3][:3] == ["1: ?", "2: react ear x1", "3: react lamp x1"]


def test_a_window_does_not_depend_on_hands() -> None:
    """EUP-157: deciders, number of lines and sizes of messages, with every distribution of six cards."""
    scripts = {
        "interrogate": ["0: interrogate 1.1"],
        "arm": ["0: arm x3 @1"],
        "shot": ["0: arm x3 @1", *["{}: pass"] * 3, "0: aim 1"],
    }
    for script in scripts.values():
        sent = set()
        for cards in permutations(("lid", "gaze", "lamp", "hook", "static", "eyes"), 3):
            table = position(*[line.format(*cards) for line in TABLE])
            messages: list[object] = []
            for line in script:
                seats = [int(seat) for seat in table.state.deciders()]
                table.play(line.format(seats[0]))
                messages += asked_and_sent(table)
            while table.state.deciders()[0] != 1 or GAME.view(table.state, 2).phase == "window":
                seat = int(table.state.deciders()[0])
                table.play(f"{seat}: {'aim 1' if table.state.phase == AIMING else 'pass'}")
                messages += asked_and_sent(table)
            sent.add(json.dumps(messages))
        assert len(sent) == 1


def asked_and_sent(table: Game) -> list[object]:
    """What seat 2, whose hand is always the same, gets to know."""
    seen = json.dumps(asdict(view(table.state, 2)))
    return [list(map(int, table.state.deciders())), seen, len(seen), list(table.logs[2])]


def test_with_capable_nobody_else_hears_of_the_question() -> None:
    table = position(
        *[line.format("-", "eyes", "lamp") for line in TABLE], "option reaction_prompt=capable"
    )
    table.play("0: interrogate 1.1")
    assert list(table.state.deciders()) == [2, 3]
    seen = view(table.state, 1).declared
    assert seen
    assert (seen.asked, seen.waiting) == (None, None)
    table.play("2: pass")
    table.play("3: pass")
    assert [line for line in table.logs[1] if "pass" in line or ": ?" in line] == []
    assert "3: pass" in table.logs[3]


@pytest.mark.parametrize("players", range(4, 9))
def test_a_seats_record_hides_what_the_rules_hide_until_the_end(players: int) -> None:
    match = next(m for m in game(players, "record") if m.state.turns == 8)
    full, shown = match.lines(), match.lines(0)
    left_over = full[0][-1].replace("-", "nobody's")
    for line, mine in zip(full, shown, strict=True):
        who, text = read_speaker(line)
        word = text.split()[0]
        hidden = "?" in mine
        if word in ("recruits", "artifacts"):
            assert mine.count("?") == (players - 1) * (3 if word == "recruits" else 2) + (
                "out=?" in mine
            )
        elif word == "order":
            assert hidden == (who != 0)
        elif word == "draw":
            assert hidden == (text.split()[1] != "0")
        elif word == "give":
            assert hidden == ("0" not in (str(who), text[-1]))
        elif word == "pass":
            assert hidden == (who != 0 and mine == f"{who}: ?")
    finish(match, Random(8))
    assert match.lines(0) == [line.replace(f"out={left_over}", "out=?") for line in match.lines()]


def test_a_record_redacted_and_replayed() -> None:
    match = finished(6, "golden")
    text = record_of(match).write()
    again = replay(read_record(text), ALL)
    assert again.state.result() == match.state.result()
    assert redact(read_record(text), 3, ALL).write().splitlines()[1:] == text.splitlines()[1:]


def test_hearing_and_telling_change_nothing() -> None:
    table = position(*[line.format("eyes", "lid", "lamp") for line in TABLE])
    before = view(table.state, JUDGE)
    hear(happen(table.state, 0, GAME.read("use eyes x1")), 1)
    tell(happen(table.state, 0, GAME.read("use eyes x1")), 1)
    assert view(table.state, JUDGE) == before
    assert table.state.trace is None
