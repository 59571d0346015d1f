"""Golden records and counts of positions: if one of them changes, the rules have changed."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from sobremesa.core.fast_random import FastRandom
from sobremesa.core.playout import playout
from sobremesa.core.record import read_record, record_of, replay
from sobremesa.games.misty import GAME
from sobremesa.games.misty.rules import Misty
from tests.games.misty.support import after

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("records/*.game"))
PERFT = tomllib.loads((HERE / "perft.toml").read_text(encoding="utf-8"))["positions"]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_golden_record_replays_to_its_result(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    match = replay(record, {"misty": GAME})
    assert record.result is not None
    assert match.state.result() is not None
    lines = [line for line in text.splitlines() if line and line[0] not in "#{="]
    assert match.lines() == lines
    assert record_of(match).result == record.result


def test_there_are_golden_records_of_every_kind() -> None:
    records = [read_record(path.read_text(encoding="utf-8")) for path in RECORDS]
    assert {record.players for record in records} == {2, 3, 4}
    assert {record.options.get("variant", "standard") for record in records} == {
        "standard",
        "introductory",
    }


def leaves(state: Misty, depth: int) -> int:
    """Sequences of events of this length; of the seats that decide together the first one decides."""
    if depth == 0:
        return 1
    deciders = state.deciders()
    if len(deciders) == 0:
        return 0
    total = 0
    for action in state.legal(deciders[0]):
        following = state.copy()
        following.apply(deciders[0], action)
        total += leaves(following, depth - 1)
    return total


@pytest.mark.parametrize("position", PERFT, ids=lambda position: position["name"])
def test_perft(position: dict[str, Any]) -> None:
    state = after(position["players"], position["options"], *position["lines"])
    for depth, expected in enumerate(position["counts"], 1):
        assert leaves(state, depth) == expected


def test_random_matches_are_the_same_compiled_and_interpreted() -> None:
    """One stream of luck, one checksum: whichever build runs this must find the same."""
    generator, check = FastRandom("misty"), 0
    for number in range(30):
        options = {"variant": "introductory"} if number % 2 else {"feeding": "auto"}
        state = GAME.start(2 + number % 3, options)
        decisions, draws = playout(state, generator, 100_000)
        for value in (decisions, draws, *state.scores, *state.windows[0].cards):
            check = (check * 31 + value) % 2**31
    assert check == 1471451756
