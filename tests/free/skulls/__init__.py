"""Skulls (see bench.strangers.skulls) for people to look at: discs in hands and on piles."""

from dataclasses import dataclass, replace

from bench.strangers import skulls as packed
from bench.strangers.skulls import DISCS, HIDDEN, nibble
from sobremesa.core import AnyGame, Seat
from sobremesa.core.layout import read_layout
from sobremesa.core.phrases import Phrases

PACKED: AnyGame = packed.GAME  # its views are of another type


@dataclass(frozen=True, slots=True)
class SkullsView:
    seat: Seat
    turn: Seat
    bid: int
    flowers: int
    hands: tuple[tuple[str, ...] | int, ...]  # how many, for those of others
    piles: tuple[tuple[str, ...], ...]  # from the bottom to the top; "?" lies face down
    points: tuple[int, ...]
    passed: tuple[bool, ...]
    whole: packed.View  # what belief reads


def view(state: packed.Skulls, seat: Seat) -> SkullsView:
    seen = packed.view(state, seat)
    everybody = range(seen.players)
    return SkullsView(
        seat,
        seen.turn,
        seen.bid,
        seen.flowers,
        tuple(hand(seen, each) for each in everybody),
        tuple(pile(seen, each) for each in everybody),
        tuple(int(nibble(seen.points, each)) for each in everybody),
        tuple(bool(seen.passed >> each & 1) for each in everybody),
        seen,
    )


def hand(seen: packed.View, seat: Seat) -> tuple[str, ...] | int:
    count, skull = int(DISCS) - int(nibble(seen.heights, seat)), seen.skulls[seat]
    if skull == HIDDEN:
        return count
    return ("flower",) * (count - 1) + ("skull",) if skull == 0 else ("flower",) * count


def pile(seen: packed.View, seat: Seat) -> tuple[str, ...]:
    height, turned, skull = (
        int(nibble(seen.heights, seat)),
        int(nibble(seen.turned, seat)),
        seen.skulls[seat],
    )
    return tuple(
        "skull"
        if skull == place
        else "flower"
        if skull != HIDDEN or place > height - turned
        else "?"
        for place in range(1, height + 1)
    )


GAME: AnyGame = replace(
    PACKED,
    view=view,
    belief=lambda seen, heard: packed.belief(seen.whole, heard),
    describe=Phrases(
        "lay {disc}",
        "bid {flowers:d}",
        "turn {seat:d}",
        "flowers {count:d}",
        "open *",
        lay_unseen="lay ?",
    ).describe,
    layout=read_layout("tests.free.skulls"),
)
