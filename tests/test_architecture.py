"""The page of architecture is true: every step of its walks is a function, and no walk has more than ten."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[1] / "docs" / "guide" / "architecture.md"
STEP = re.compile(r"^\| (\d+) \| `([\w.]+)` \|", flags=re.MULTILINE)
WALKS = [part for part in PAGE.read_text(encoding="utf-8").split("\n## ") if "walk of" in part[:20]]


def found(name: str) -> object:
    """`live.live.Live.enter`: rooms of the server are named without it."""
    module, path = "sobremesa", name.split(".")
    if path[0] not in ("core", "players"):
        module += ".server"
    thing: object = import_module(f"{module}.{path[0]}.{path[1]}")
    for part in path[2:]:
        thing = getattr(thing, part)
    return thing


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.partition("\n")[0])
def test_a_walk_has_at_most_ten_steps_and_each_is_a_function(walk: str) -> None:
    steps = STEP.findall(walk)
    assert [int(number) for number, _ in steps] == list(range(1, len(steps) + 1))
    assert 1 < len(steps) <= 10
    for _, name in steps:
        assert callable(found(name)), name


def test_there_are_three_walks() -> None:
    assert len(WALKS) == 3


def test_what_is_to_be_found_is_where_the_page_says() -> None:
    """Each file of the table is there, for every game that has one, and has the functions named beside it."""
    table = PAGE.read_text(encoding="utf-8").partition("## Where to find")[2].partition("## The")[0]
    root = PAGE.parents[2]
    named = re.findall(r"`((?:\w+/|<game>/)+\w+\.(?:py|ts))`", table)
    assert len(named) >= 9
    for name in named:
        pattern = name.replace("<game>", "*")
        assert [*root.glob(pattern), *(root / "src" / "sobremesa").glob(pattern)], name
    for function, name in re.findall(r"`([\w.]+?)(?:\(\w+\))?` \(`([\w/]+\.py)`\)", table):
        source = (root / "src" / "sobremesa" / name).read_text(encoding="utf-8")
        assert re.search(rf"\b{function.rpartition('.')[2]}\b", source), (function, name)
