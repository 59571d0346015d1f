"""Positions as values: the forms of `core/frozen.py`, for games as authors write them."""

import pickle
from copy import copy, deepcopy
from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple

import pytest
from librt.vecs import vec
from mypy_extensions import i64, u8

from sobremesa.core import State
from sobremesa.core.frozen import frozen, thawed
from sobremesa.games.rps import Rps


class Colour(Enum):
    RED = 1


class Pair(NamedTuple):
    left: int
    right: list[int]


@dataclass(frozen=True)
class Rules:
    name: str


class Corner:
    """A kernel of its own, with slots."""

    __slots__ = ("cells", "unset")

    def __init__(self) -> None:
        self.cells = vec[u8]([1, 2])


class Shared:
    """There is one, by name."""

    def __reduce__(self) -> str:
        return "ONLY"


ONLY = Shared()


class Made:
    """Made again from what matters; the rest is for speed."""

    def __init__(self, seed: int) -> None:
        self.seed, self.cache = seed, dict[int, int]()

    def __reduce__(self) -> tuple[Any, tuple[int]]:
        return Made, (self.seed,)


class Everything(State):
    """All that an author may keep in a position."""

    def __init__(self) -> None:
        self.numbers = vec[i64]([3, -4])
        self.rows = [[1, 2], [3]]
        self.pair = Pair(1, [2])
        self.board = {(0, 1): "x", (1, 0): "o"}
        self.seen = {Colour.RED}
        self.rules = Rules("short")
        self.corner = Corner()
        self.only = ONLY
        self.made = Made(7)
        self.odds = vec[float]([0.5])
        self.taken = vec[bool]([True, False])
        self.nothing: str | None = None

    def copy(self) -> "Everything":
        again: Everything = thawed(frozen_fields(self))
        return again


def frozen_fields(state: State) -> Any:
    _, (form,) = state.__reduce__()
    return form


def test_every_kind_of_field_comes_back_as_it_was() -> None:
    state = Everything()
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert hash(again) == hash(state)
    assert again is not state
    assert again.rows is not state.rows
    assert list(again.numbers) == [3, -4]
    assert type(again.numbers) is type(state.numbers)
    assert type(again.corner.cells) is type(state.corner.cells)
    assert again.pair == Pair(1, [2])
    assert type(again.pair) is Pair
    assert list(again.board) == [(0, 1), (1, 0)]
    assert again.seen == {Colour.RED}
    assert again.only is ONLY
    assert again.made.seed == 7


@pytest.mark.parametrize(
    "change", ["numbers", "rows", "pair", "board", "seen", "corner", "made", "odds"]
)
def test_a_change_anywhere_makes_another_position(change: str) -> None:
    one, other = Everything(), Everything()
    changes: dict[str, Any] = {
        "numbers": vec[i64]([3, -5]), "rows": [[1, 2], [4]], "pair": Pair(1, [3]),
        "board": {(0, 1): "x"}, "seen": set(), "made": Made(8), "odds": vec[float]([0.25]),
    }  # fmt: skip
    if change == "corner":
        other.corner.cells = vec[u8]([1, 3])
    else:
        setattr(other, change, changes[change])
    assert one != other
    assert len({one, other}) == 2


def test_what_is_for_speed_and_the_order_of_a_dict_are_no_part_of_it() -> None:
    one, other = Everything(), Everything()
    other.made.cache[1] = 1
    other.board = {(1, 0): "o", (0, 1): "x"}
    assert one == other
    assert hash(one) == hash(other)


def test_a_list_is_no_tuple_and_no_vec() -> None:
    forms = [frozen(value, True) for value in ([1], (1,), vec[i64]([1]), vec[u8]([1]), {1})]
    assert len(set(forms)) == len(forms)


def test_copies_are_positions_of_their_own() -> None:
    state = Rps([[0], []], [0, 0])
    for again in (copy(state), deepcopy(state), deepcopy([state])[0]):
        assert again == state
        again.apply(1, 2)
        assert again != state
    assert state == Rps([[0], []], [0, 0])


def test_other_kinds_are_other_positions() -> None:
    class Other(Rps):
        pass

    assert Rps([[], []], [0, 0]) != Other([[], []], [0, 0])
    assert Rps([[], []], [0, 0]) != "rps"


def test_a_longer_reduction_is_refused_by_name() -> None:
    class Odd:
        def __reduce__(self) -> Any:
            return Odd, (), {"more": 1}

    with pytest.raises(TypeError, match=r"Odd\.__reduce__"):
        frozen(Odd(), True)
