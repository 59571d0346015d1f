"""Tic-tac-toe, as an author might write it who wants it fast. Compiled.

TTT-1  In turn, beginning with seat 0, a player marks a free cell of three rows of three.
TTT-2  Whoever has three marks in a line wins at once.
TTT-3  A full board without such a line is a draw.

Cells have the numbers 0 to 8, row by row. A set of cells is a number, a bit for each: there are only 512
sets, so what is free and what is won stands in tables.
"""

import re
from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core import Happening
from sobremesa.core.bag import BIT, everything, members
from sobremesa.core.option import Options
from sobremesa.core.protocol import Game, one_action, plain_lines, speaker, told_nothing
from sobremesa.core.state import NOBODY, ONE, Action, Result, Seat, State

CELLS: Final[i64] = 9
LINES: Final = (0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)
FREE: Final = vec[vec[i64]]([members(everything(CELLS) & ~marked) for marked in range(512)])
HAS_LINE: Final = vec[bool]([any(cells & line == line for line in LINES) for cells in range(512)])

WON: Final = [
    Result((0,), (1, 0), "line", "TTT-2", {}),
    Result((1,), (0, 1), "line", "TTT-2", {}),
]
DRAWN: Final = Result((), (0, 0), "full", "TTT-3", {})


@final
class TicTacToe(State):
    def __init__(self, mine: i64, theirs: i64, turn: i64) -> None:
        self.mine = mine  # the cells of the seat in turn
        self.theirs = theirs
        self.turn = turn

    def copy(self) -> "TicTacToe":
        return TicTacToe(self.mine, self.theirs, self.turn)

    def deciders(self) -> vec[i64]:
        if HAS_LINE[self.theirs] or self.mine | self.theirs == 511:
            return NOBODY
        return ONE[self.turn]

    def legal(self, who: i64) -> vec[i64]:
        return FREE[self.mine | self.theirs]

    def forbids(self, who: i64, action: i64) -> str:
        result = self.result()
        return result.rule if result else "TTT-1"

    def apply(self, who: i64, action: i64) -> None:
        marked = self.mine | BIT[action]
        self.mine = self.theirs
        self.theirs = marked
        self.turn = 1 - self.turn

    def result(self) -> Result | None:
        if HAS_LINE[self.theirs]:
            return WON[1 - self.turn]
        return DRAWN if self.mine | self.theirs == 511 else None


class View(NamedTuple):
    """Everybody sees everything."""

    mine: int  # the cells of the seat in turn
    theirs: int
    turn: int


@final
class Certainty:
    """What a seat believes where nothing is hidden."""

    def __init__(self, seen: View) -> None:
        self.seen = seen

    def sample(self, rng: Random) -> TicTacToe:
        return TicTacToe(self.seen.mine, self.seen.theirs, self.seen.turn)


def new(players: int, options: Options) -> TicTacToe:
    return TicTacToe(0, 0, 0)


def write(action: Action) -> str:
    """a1 is the upper left cell, c1 the upper right one."""
    return f"{'abc'[action % 3]}{action // 3 + 1}"


def read(text: str) -> Action:
    if not re.fullmatch("[abc][123]", text):
        raise ValueError("expected a cell, a1 to c3")
    return "abc".index(text[0]) + 3 * (int(text[1]) - 1)


def view(state: TicTacToe, seat: Seat) -> View:
    return View(int(state.mine), int(state.theirs), int(state.turn))


def belief(seen: View, heard: Sequence[str]) -> Certainty:
    return Certainty(seen)


def hear(happening: Happening[TicTacToe], seat: Seat) -> list[str]:
    _, who, action, _, _ = happening
    return [speaker(who) + write(action)]


GAME: Final = Game(
    slug="tic_tac_toe",
    prefix="TTT",
    rules="1.0",
    seats=range(2, 3),
    options=(),
    new=new,
    write=write,
    read=read,
    view=view,
    belief=belief,
    hear=hear,
    tell=told_nothing,
    read_line=one_action(read),
    lines=plain_lines(write),
    decisions=lambda players, options: range(9),
    outcomes=lambda players, options: (),
    longest=lambda players, options: 9,
)
