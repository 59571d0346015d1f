"""Rows of bits: layouts, and laws that find what a tensor forgets or betrays."""

from dataclasses import replace

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from sobremesa.core import AnyGame, State
from sobremesa.core.broken import Broken
from sobremesa.core.laws import check
from sobremesa.core.tensor import BitWriter, Tensor, bytes_of, layout_of
from sobremesa.games.rps import Rps, RpsTensor
from sobremesa.library import ALL

READY = [game for game in ALL.values() if game.tensor]


def slug(game: AnyGame) -> str:
    return game.slug


@pytest.mark.parametrize("game", READY, ids=slug)
def test_a_layout_has_named_fields_side_by_side(game: AnyGame) -> None:
    for players in game.seats:
        layout = layout_of(game.tensor_for(players, {}), game.start(players, {}))
        at = 0
        for field in layout:
            assert field.start == at
            assert field.width > 0
            at += field.width
        named = [(field.name, field.place) for field in layout]
        assert len(set(named)) == len(named)
        assert bytes_of(layout) == (at + 7) // 8


def test_bits_across_bytes_are_where_they_belong() -> None:
    row = vec[u8]([255] * 12)
    bits = BitWriter(row)
    bits.begin(2, 9)
    bits.set(0b101, 3)
    bits.set(2**55 + 1, 56)
    bits.number(300, 8)
    bits.one_of(-1, 4)
    bits.one_of(4, 4)
    assert bits.saturated
    whole = int.from_bytes(bytes(int(each) for each in row[2:11]), "little")
    assert whole == 0b101 | (2**55 + 1) << 3 | 255 << 59
    assert [int(each) for each in row[:2]] + [int(row[11])] == [255] * 3


class Forgets(Tensor):
    """What the other has chosen in earlier rounds is not told."""

    untold = ("seat",)

    def write(self, state: State, seat: int, out: BitWriter) -> None:
        assert isinstance(state, Rps)
        out.field("rounds won")
        out.number(state.won[seat], 2)
        out.number(state.won[1 - seat], 2)


class Betrays(RpsTensor):
    """What the other has chosen in secret is told."""

    def write(self, state: State, seat: int, out: BitWriter) -> None:
        super().write(state, seat, out)
        assert isinstance(state, Rps)
        out.field("latest of the other")
        out.one_of((state.chosen[1 - seat] or [-1])[-1], 3)


class Grows(RpsTensor):
    """It is longer the longer the game."""

    def write(self, state: State, seat: int, out: BitWriter) -> None:
        super().write(state, seat, out)
        assert isinstance(state, Rps)
        out.field("rounds")
        out.skip(1 + sum(state.won))


@pytest.mark.parametrize(
    ("tensor", "law"),
    [
        (
            Forgets(),
            "views that differ have other bits: of two views of seat . these fields differ",
        ),
        (Betrays(), "a guess gives the bits it came from"),
        (Grows(), "views that differ have other bits: the layout was"),
    ],
    ids=["forgets", "betrays", "grows"],
)
def test_a_law_finds_it(tensor: Tensor, law: str) -> None:
    game = replace(ALL["rps"], tensor=lambda players, options: tensor)
    with pytest.raises(Broken, match=law):
        check(game, games=40, care=1.0)
