"""Golden games and counts of lines: if one of them changes, the rules have changed."""

import tomllib
from pathlib import Path

import pytest

from sobremesa.core.record import read_record, record_of, replay
from sobremesa.core.state import State
from sobremesa.games.evidencia import GAME
from tests.games.evidencia.dialect import after

HERE = Path(__file__).parent
RECORDS = sorted((HERE / "records").glob("*.game"))
COUNTS = tomllib.loads((HERE / "perft.toml").read_text(encoding="utf-8"))["count"]


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_a_golden_game_is_replayed_to_its_result(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    match = replay(read_record(text), {GAME.slug: GAME})
    result = match.state.result()
    assert result is not None
    assert result.reason == file.stem or file.stem not in ("points", "final", "eye", "shared")
    assert record_of(match).write() == text.partition("\n")[2]


def test_the_golden_games_end_in_every_way() -> None:
    reasons = {(read_record(file.read_text()).result or {})["reason"] for file in RECORDS}
    assert reasons == {"points", "final", "eye", "shared"}


def lines_of(state: State, depth: int) -> int:
    if depth == 0:
        return 1
    who = state.deciders()[0]
    total = 0
    for action in state.legal(who):
        then = state.copy()
        then.apply(who, action)
        total += lines_of(then, depth - 1)
    return total


@pytest.mark.parametrize("count", COUNTS, ids=lambda count: count["name"])
def test_there_are_as_many_lines_as_ever(count: dict[str, list[int] | list[str]]) -> None:
    state = after(*map(str, count["position"])).state
    expected = count["lines"]
    assert [lines_of(state, depth) for depth in range(1, len(expected) + 1)] == expected
