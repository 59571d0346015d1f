"""Golden records and counts of positions: if one of them changes, the rules have changed."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from sobremesa.core.fast_random import FastRandom
from sobremesa.core.playout import playout
from sobremesa.core.record import read_record, record_of, replay
from sobremesa.games.euphoria import GAME
from sobremesa.games.euphoria.rules import Euphoria
from tests.games.euphoria.dialect import position

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("records/**/*.game"))
PERFT = tomllib.loads((HERE / "perft.toml").read_text(encoding="utf-8"))["positions"]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_result(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    match = replay(record, {"euphoria": GAME})
    lines = [line for line in text.splitlines() if line and line[0] not in "#{="]
    assert match.lines() == lines
    assert record.result is not None
    assert record_of(match).result == record.result


def test_there_are_golden_records_of_every_kind() -> None:
    records = [read_record(path.read_text(encoding="utf-8")) for path in RECORDS]
    results = [record.result or {} for record in records]
    assert {record.players for record in records} == {4, 5, 6, 7, 8}
    assert {result["reason"] for result in results} == {
        "leader_shot", "anarchist_leader", "both_leaders", "turn_limit",
    }  # fmt: skip
    assert {result["team"] for result in results} == {
        "euphorian", "subterra", "anarchist", "single", "none",
    }  # fmt: skip


def test_there_are_golden_records_of_every_edition() -> None:
    found = {read_record(path.read_text(encoding="utf-8")).rules for path in RECORDS}
    assert found == {game.rules for game in GAME.editions()}


def leaves(state: Euphoria, depth: int) -> int:
    """Sequences of events of this length; of the seats that decide together the first one decides."""
    deciders = state.deciders()
    if depth == 0 or len(deciders) == 0:
        return int(depth == 0)
    actions = state.legal(deciders[0])
    if depth == 1:
        return len(actions)
    total = 0
    for action in actions:
        following = state.copy()
        following.apply(deciders[0], action)
        total += leaves(following, depth - 1)
    return total


@pytest.mark.parametrize("case", PERFT, ids=lambda case: case["name"])
def test_perft(case: dict[str, Any]) -> None:
    state = position(*case["lines"]).state
    assert case["counts"]
    for depth, expected in enumerate(case["counts"], 1):
        assert leaves(state, depth) == expected


def test_random_games_are_the_same_compiled_and_interpreted() -> None:
    """One stream of luck, one checksum: whichever build runs this must find the same."""
    generator, check = FastRandom("euphoria"), 0
    for number in range(30):
        options = {"reaction_prompt": "capable"} if number % 3 == 0 else {"must_act": True}
        state = GAME.start(4 + number % 5, options)
        decisions, draws = playout(state, generator, 100_000)
        for value in (decisions, draws, *state.kinds, *state.hands, *state.sure, state.winners):
            check = (check * 31 + value) % 2**31
    assert check == 766842623
