"""Flips (see bench.strangers.flips) for people to look at: discs on a board."""

from dataclasses import dataclass, replace

from bench.strangers import flips as packed
from bench.strangers.flips import CELLS, PASS
from sobremesa.core import AnyGame, Note, Seat, State
from sobremesa.core.layout import layout_from

PACKED: AnyGame = packed.GAME  # its views are of another type


@dataclass(frozen=True, slots=True)
class FlipsView:
    turn: Seat
    cells: tuple[Seat | None, ...]  # whose disc lies there
    discs: tuple[int, ...]
    over: bool


def view(state: packed.Flips, seat: Seat) -> FlipsView:
    cells = tuple(whose(state, cell) for cell in range(int(CELLS)))
    return FlipsView(int(state.turn), cells, (cells.count(0), cells.count(1)), state.over)


def whose(state: packed.Flips, cell: int) -> Seat | None:
    if state.mine >> cell & 1:
        return int(state.turn)
    return 1 - int(state.turn) if state.theirs >> cell & 1 else None


def sides(seen: FlipsView) -> packed.View:
    def of(seat: Seat) -> int:
        return sum(1 << cell for cell, owner in enumerate(seen.cells) if owner == seat)

    return packed.View(of(seen.turn), of(1 - seen.turn), seen.turn, seen.over)


def describe(before: State, who: Seat, text: str, seat: Seat) -> Note:
    return Note("pass", "", {}) if packed.read(text) == PASS else Note("disc", "", {"cell": text})


GAME: AnyGame = replace(
    PACKED,
    view=view,
    belief=lambda seen, heard: packed.belief(sides(seen), heard),
    describe=describe,
    layout=layout_from(
        {
            "fields": {
                "cells": {
                    "show": "grid",
                    "columns": 6,
                    "rows": 6,
                    "pieces": "seat",
                    "upwards": True,
                }
            }
        },
        "flips.py",
    ),
)
