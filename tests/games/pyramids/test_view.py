"""Who sees what: views, heard lines, notes and redacted records."""

import dataclasses
import json
import re

import pytest

from sobremesa.core import CHANCE, JUDGE, WATCHER, happen
from sobremesa.core.match import Match
from sobremesa.core.record import record_of
from sobremesa.games.pyramids import GAME
from sobremesa.games.pyramids.position import DEPLOYING
from tests.games.pyramids.dialect import Runner, run
from tests.games.pyramids.games import random_match
from tests.support.shows import shows

TWO_SIDES = """
    position 2 deploy 3
    seat 0: A=4,5,6 points=5,6
    seat 1: points=2,2
    units 2=0:1 3=1:9
    device 0: ram 2>3
"""


def heard(runner: Runner, text: str, who: int, seat: int) -> list[str]:
    return GAME.hear(happen(runner.state, who, GAME.read(text)), seat)


@shows("PYR-50", "PYR-54")
def test_targets_are_heard_as_question_marks_until_the_last_one_opens_all() -> None:
    runner = run(TWO_SIDES)
    assert heard(runner, "deploy A 3", 0, 0) == ["0: deploy A 3"]
    assert heard(runner, "deploy A 3", 0, 1) == ["0: deploy A ?"]
    assert heard(runner, "deploy A 3", 0, WATCHER) == ["0: deploy A ?"]
    assert heard(runner, "deploy A 3", 0, JUDGE) == ["0: deploy A 3"]
    for line in ("0: deploy A 3; deploy F1 18; deploy F2 2", "1: deploy F1 9"):
        runner.tell(line)
    opened = ["0: deploy A 3", "0: deploy F1 18", "0: deploy F2 2"]
    assert heard(runner, "deploy F2 11", 1, 1) == ["1: deploy F2 11", *opened]
    assert heard(runner, "deploy F2 11", 1, 0) == ["1: deploy F1 9", "1: deploy F2 11"]
    everything = [
        "0: deploy A 3",
        "1: deploy F1 9",
        "0: deploy F1 18",
        "1: deploy F2 11",
        "0: deploy F2 2",
    ]
    assert heard(runner, "deploy F2 11", 1, WATCHER) == everything


def test_a_record_in_progress_hides_open_targets_and_nothing_else() -> None:
    runner = run(TWO_SIDES + "0: deploy A 3\n1: deploy F1 9")
    assert runner.record(1) == ["0: deploy A ?", "1: deploy F1 9"]
    assert runner.record(WATCHER) == ["0: deploy A ?", "1: deploy F1 ?"]
    assert runner.record(JUDGE) == ["0: deploy A 3", "1: deploy F1 9"]


def test_a_roll_is_heard_when_its_last_die_has_fallen() -> None:
    runner = run("position 2 draft 3")
    lines = []
    for action in GAME.read_line(
        runner.state, CHANCE, "roll 0d4a=1 0d4b=2 0d8a=3 0d8b=4 1d4a=1 1d4b=2 1d8a=3 1d8b=4"
    ):
        lines.append(GAME.hear(happen(runner.state, CHANCE, action), 0))
        assert GAME.view(runner.state, JUDGE).dice == ()
        runner.state.apply(CHANCE, action)
    assert lines[:-1] == [[]] * 7
    assert lines[-1] == ["! roll 0d4a=1 0d4b=2 0d8a=3 0d8b=4 1d4a=1 1d4b=2 1d8a=3 1d8b=4"]
    assert len(GAME.view(runner.state, 0).dice) == 8


@shows("PYR-73")
def test_noted_points_are_told_to_their_owner_only_and_to_all_at_the_end() -> None:
    for round_, told in (
        (3, {0: [0], 1: [1], WATCHER: [], JUDGE: [0, 1]}),
        (10, {0: [0, 1], WATCHER: [0, 1]}),
    ):
        runner = run(f"""
            position 2 deploy {round_}
            units 2=0:1 11=1:1
            0: deploy F1 2; deploy F2 2
            1: deploy F1 11
        """)
        last = GAME.read("deploy F2 11")
        for seat, owners in told.items():
            notes = GAME.tell(happen(runner.state, 1, last), seat)
            assert [note.args["seat"] for note in notes if note.key == "points"] == owners


def test_a_battle_is_told_step_by_step_with_the_rules_that_took_what() -> None:
    runner = run("""
        position 3 deploy 3
        seat 0: A=4,5,6 C=6,2,1
        seat 1: H1=2*
        units 2=0:1 3=1:9 5=2:1
        device 0: ram 2>3
        device 1: umbrella 3
        device 1: spikes 3<5
        0: deploy A 3; deploy C 3; deploy F1 18; deploy F2 18
        1: deploy H1 3; deploy F1 9; deploy F2 9
        2: deploy F1 3
    """)
    notes = GAME.tell(happen(runner.state, 2, GAME.read("deploy F2 3")), WATCHER)
    battle = [(note.key, note.rule, note.args) for note in notes if note.args.get("space") == "3"]
    assert [(key, rule) for key, rule, _ in battle] == [
        ("attacks", "PYR-55"), ("bomb", "PYR-56"), ("defends", "PYR-55"), ("attacks", "PYR-55"),
        ("bombed", "PYR-56"), ("bombed", "PYR-56"), ("rammed", "PYR-58"),
        ("strength", "PYR-61"), ("strength", "PYR-65"), ("fight", "PYR-62"), ("holds", "PYR-68"),
        ("conquest", "PYR-69"),
    ]  # fmt: skip
    rammed = battle[6][2]
    assert (rammed["before"], rammed["ordinary"], rammed["heroes"]) == (7, 1, 2)
    assert [args["strength"] for key, _, args in battle if key == "strength"] == [6, 5]


def test_spikes_and_umbrellas_are_told_too() -> None:
    runner = run("""
        position 2 deploy 3
        seat 0: A=4,5,6
        units 2=0:1 3=1:9
        device 1: umbrella 3
        device 1: spikes 3<2
        0: deploy A 3; deploy F1 18; deploy F2 18
        1: deploy F1 9
    """)
    keys = [note.key for note in GAME.tell(happen(runner.state, 1, GAME.read("deploy F2 9")), 0)]
    assert "spiked" in keys
    runner = run("""
        position 2 deploy 3
        seat 0: C=3,2,1
        units 11=1:8
        device 1: umbrella 11
        0: deploy C 11; deploy F1 18; deploy F2 18
        1: deploy F1 9
    """)
    notes = GAME.tell(happen(runner.state, 1, GAME.read("deploy F2 9")), 0)
    umbrella = next(note for note in notes if note.key == "umbrella")
    assert (umbrella.rule, umbrella.args["ordinary"], umbrella.args["before"]) == ("PYR-57", 4, 8)


@shows("PYR-41", "PYR-42", "PYR-43", "PYR-44", "PYR-45", "PYR-67")
def test_the_calculation_is_told_when_development_ends() -> None:
    runner = run("""
        position 2 develop 3
        seat 0: faction=sobeccians H1=2* A=3,5,8 B=2,1,2 C=5,3,1 D1=1,2
        seat 1: H1=2*
    """)
    notes = GAME.tell(happen(runner.state, 0, GAME.read("pass")), 1)
    said = [(n.args["seat"], n.args["unit"], n.args["number"], n.rule) for n in notes]
    assert said[:6] == [
        (0, "H1", 3, "PYR-67"), (0, "A", 5, "PYR-42"), (0, "B", 2, "PYR-43"), (0, "C", 6, "PYR-44"),
        (0, "F1", 1, "PYR-45"), (0, "F2", 1, "PYR-45"),
    ]  # fmt: skip
    assert said[6] == (1, "H1", 2, "PYR-41")


@shows("PYR-98", "PYR-99", "PYR-100")
def test_the_walk_of_the_soldiers_is_told() -> None:
    runner = run("position 1 deploy 3\nunits 3=0:4\nchosen 4 4 6 2\n0: deploy F1 18")
    notes = GAME.tell(happen(runner.state, 0, GAME.read("deploy F2 18")), 0)
    walk = [(n.key, n.args.get("space"), n.args["soldiers"]) for n in notes if "soldiers" in n.args]
    assert walk == [
        ("reinforcements", None, 8), ("walker-stays", "1", 7), ("walker-stays", "2", 6),
        ("walkers-win", "3", 1), ("walker-stays", "4", 0),
    ]  # fmt: skip
    runner = run("position 1 deploy 3\nunits 1=0:9\nchosen 4 4 6 2\n0: deploy F1 18")
    notes = GAME.tell(happen(runner.state, 0, GAME.read("deploy F2 18")), 0)
    assert notes[-1].key == "walkers-fall"


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_records_of_a_seat_have_question_marks_exactly_at_open_targets_of_others(
    players: int,
) -> None:
    looked = 0
    for match, _ in random_match("redacted", players, {}):
        if match.state.phase == DEPLOYING or len(match.events) % 17 == 0:
            full = match.lines()
            for seat in (*range(players), WATCHER):
                record = record_of(match, seat).lines
                step = [i for i, line in enumerate(full) if ": deploy" in line]
                open_lines = {
                    i
                    for i in step
                    if match.state.phase == DEPLOYING and i >= len(full) - written(match)
                }
                for i, (line, true) in enumerate(zip(map(str, record), full, strict=True)):
                    hidden = i in open_lines and int(true[0]) != seat and players > 1
                    assert line == (re.sub(r"\S+$", "?", true) if hidden else true)
                    looked += hidden
    assert looked > 0 or players == 1


def written(match: Match) -> int:
    return sum(len(board.targets) for board in match.state.boards)


def test_views_are_plain_values() -> None:
    for match, _ in random_match("json", 3, {"map": "outer"}):
        seen = GAME.view(match.state, WATCHER)
        if len(match.events) % 25 == 0:
            json.dumps(dataclasses.asdict(seen))
            hash(dataclasses.replace(seen, result=None))


def test_the_view_says_which_slots_a_die_fills_and_what_units_would_be_worth() -> None:
    runner = run("""
        position 2 draft 3
        seat 0: A=4,_,6 B=2,_,_ C=5,_,3
        ! roll 0d4a=1 0d4b=1 0d8a=1 0d8b=1 1d4a=4 1d4b=1 1d8a=5 1d8b=2
    """)
    seen = GAME.view(runner.state, 0)
    assert dict(seen.fits)["1d8a"] == ("D1R=5", "A2=5", "B2=5", "F1.8", "F2.4")
    assert seen.boards[0].worth == (("A", 6), ("B", 2), ("C", 6), ("F1", 1), ("F2", 1))
    assert dict(GAME.view(runner.state, 1).fits)["1d8a"] != dict(seen.fits)["1d8a"]


def test_undo_is_possible_until_something_opens() -> None:
    runner = run(TWO_SIDES)
    assert GAME.may_undo(runner.state, 0, GAME.read("deploy A 3"))
    for line in ("0: deploy A 3; deploy F1 18; deploy F2 2", "1: deploy F1 9"):
        runner.tell(line)
    assert not GAME.may_undo(runner.state, 1, GAME.read("deploy F2 9"))


def test_nothing_is_hidden_in_the_solo_game() -> None:
    runner = run("position 1 deploy 3\nchosen 1 1 1 1\n0: deploy F1 2")
    assert GAME.view(runner.state, WATCHER).boards[0].targets == (("F1", "2"),)
    assert heard(runner, "deploy F2 2", 0, WATCHER) == ["0: deploy F2 2"]
    assert runner.record(WATCHER) == ["0: deploy F1 2"]
