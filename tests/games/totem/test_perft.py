"""How many lines of play there are, by depth, from the positions of perft.toml.

A line of chance counts like a decision, and a game that is over has no lines. When a count is
wrong, the counts under each first line are printed: the branch that differs leads to the fault.
"""

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from sobremesa.core import Action, Seat
from sobremesa.games.totem import GAME
from sobremesa.games.totem.rules import Totem
from tests.games.totem.dialect import run
from tests.games.totem.slow import SlowTotem

PERFT = tomllib.loads(Path(__file__).with_name("perft.toml").read_text(encoding="utf-8"))
POSITIONS: list[dict[str, Any]] = PERFT["position"]
QUICK, ALL = 3_000, 10**9  # up to so many lines are counted in every run, the others in slow ones


def perft(state: Totem, depth: int) -> int:
    return sum(divided(state, depth).values())


def divided(state: Totem, depth: int) -> dict[str, int]:
    """The count under each line that may come next."""
    found: dict[str, int] = {}
    for who in state.deciders():
        for action in state.legal(who):
            found[GAME.write(action)] = (
                1 if depth == 1 else perft(happened(state, who, action), depth - 1)
            )
    return found


def happened(state: Totem, who: Seat, action: Action) -> Totem:
    after = state.copy()
    after.apply(who, action)
    return after


FIRST = ["option spend=as_you_go", "option trail=roll"]  # as rules 1.0 had it


def depths(most: int, least: int = 0) -> list[Any]:
    """Position, depth and count of those whose count is in reach."""
    return [
        pytest.param(
            [*options, *entry["after"]], depth, count, id=f"{entry['name']}, {depth} {how}"
        )
        for entry in POSITIONS
        for counts, options, how in (("counts", [], "deep"), ("first", FIRST, "deep in 1.0"))
        for depth, count in enumerate(entry.get(counts, ()), 1)
        if least < count <= most
    ]


def compare(after: Sequence[str], depth: int, count: int) -> None:
    found = divided(run(after), depth)
    under_each = "\n".join(f"{line}: {number}" for line, number in found.items())
    assert sum(found.values()) == count, f"{sum(found.values())}, not {count}\n{under_each}"


@pytest.mark.parametrize(("after", "depth", "count"), depths(QUICK))
def test_the_number_of_lines_is_known(after: Sequence[str], depth: int, count: int) -> None:
    compare(after, depth, count)


@pytest.mark.slow
@pytest.mark.parametrize(("after", "depth", "count"), depths(ALL, QUICK))
def test_the_number_of_lines_is_known_deeper(after: Sequence[str], depth: int, count: int) -> None:
    compare(after, depth, count)


def test_a_wrong_count_shows_the_count_under_each_line() -> None:
    pair = ["position 0=J10+J11~5 1=B10+B11~5 turn=0 quiet=0", "! roll 1 3"]
    with pytest.raises(AssertionError, match=r"12, not 13\s+use 1: 4\s+use 3: 4\s+use 4: 4"):
        compare(pair, 2, 13)


# The counts were made by the slow twin first; it still agrees on the small ones.


def slow_perft(twin: SlowTotem, depth: int) -> int:
    if depth == 1:
        return len(twin.legal())
    count = 0
    for text in twin.legal():
        after = twin.copy()
        after.apply(text)
        count += slow_perft(after, depth - 1)
    return count


def slow_run(lines: Sequence[str]) -> SlowTotem:
    """The twin after these lines; of a roll-off it is enough to know that seat 0 wins it."""
    told = [line.partition(" ") for line in lines]
    options: dict[str, Any] = dict(text.split("=") for word, _, text in told if word == "option")
    (word, _, text), *rest = [part for part in told if part[0] != "option"]
    if word == "position":
        twin = SlowTotem.at(text, **options)
    else:
        twin = SlowTotem(int(text), **options)
    for _, _, event in rest:
        if not event.startswith("off 0:6"):
            twin.apply(event)
    return twin


@pytest.mark.parametrize(("after", "depth", "count"), depths(300))
def test_the_slow_twin_counts_the_same(after: Sequence[str], depth: int, count: int) -> None:
    assert slow_perft(slow_run(after), depth) == count
