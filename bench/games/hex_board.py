"""Hex on eleven by eleven cells, with groups that know their root. Compiled.

HEX-1  In turn, beginning with seat 0, a player puts a stone on a free cell.
HEX-2  Seat 0 wins as soon as its stones link the top edge with the bottom one, seat 1 the left with the right.

The board has a rim of one cell on every side. Its stones lie there from the beginning: top and bottom
belong to seat 0, left and right to seat 1, each side one group. So an edge needs no rule of its own.

Groups are a forest: every stone points at another of its group, or at itself: then it is the root. A new
stone joins the groups around it, and the game is won when both edges have the same root.
"""

import re
from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple, final

from librt.vecs import remove, vec
from mypy_extensions import i64, u8

from sobremesa.core import Happening
from sobremesa.core.option import Options
from sobremesa.core.protocol import Game, one_action, plain_lines, speaker, told_nothing
from sobremesa.core.state import NOBODY, ONE, Action, Result, Seat, State

SIDE: Final = 11
WIDTH: Final = SIDE + 2  # with the rim
STEPS: Final = vec[i64]([-WIDTH, 1 - WIDTH, -1, 1, WIDTH - 1, WIDTH])  # to the six neighbours
CELLS: Final = vec[i64](range(SIDE * SIDE))  # row by row, as actions
PLACE: Final = vec[i64]([(cell // SIDE + 1) * WIDTH + cell % SIDE + 1 for cell in range(SIDE**2)])
FREE: Final[u8] = 0  # a stone is 1 + its seat


def rim_side(place: int) -> int:
    """0 for the top, 1 for the left, 2 for the bottom, 3 for the right, -1 inside."""
    row, column = place // WIDTH, place % WIDTH
    distances = (row, column, WIDTH - 1 - row, WIDTH - 1 - column)
    return distances.index(0) if 0 in distances else -1


SIDES: Final = [rim_side(place) for place in range(WIDTH * WIDTH)]
FIRST: Final = vec[i64]([SIDES.index(0), SIDES.index(1)])  # by seat: a stone of one edge
LAST: Final = vec[i64]([SIDES.index(2), SIDES.index(3)])  # and of the other
BOARD: Final = vec[u8]([FREE if side < 0 else 1 + side % 2 for side in SIDES])
ROOTS: Final = vec[u8](
    [place if side < 0 else SIDES.index(side) for place, side in enumerate(SIDES)]
)

WON: Final = [
    Result((0,), (1, 0), "linked", "HEX-2", {}),
    Result((1,), (0, 1), "linked", "HEX-2", {}),
]


@final
class Hex(State):
    def __init__(self, board: vec[u8], roots: vec[u8], free: vec[i64], turn: i64) -> None:
        self.board = board
        self.roots = roots
        self.free = free  # cells, rising: the live list, which the next stone changes
        self.turn = turn
        self.won = False

    def copy(self) -> "Hex":
        new = Hex(self.board[:], self.roots[:], self.free[:], self.turn)
        new.won = self.won
        return new

    def deciders(self) -> vec[i64]:
        return NOBODY if self.won else ONE[self.turn]

    def legal(self, who: i64) -> vec[i64]:
        return self.free

    def forbids(self, who: i64, action: i64) -> str:
        return "HEX-2" if self.won else "HEX-1"

    def apply(self, who: i64, action: i64) -> None:
        board = self.board
        place = PLACE[action]
        stone = u8(1 + who)
        board[place] = stone
        root = place
        for step in STEPS:
            if board[place + step] == stone:
                other = self.root_of(place + step)
                self.roots[root] = u8(other)
                root = other
        self.won = self.root_of(FIRST[who]) == self.root_of(LAST[who])
        self.free = remove(self.free, action)
        self.turn = 1 - who

    def root_of(self, place: i64) -> i64:
        """Follow the pointers, and let each stone on the way point two steps on."""
        roots = self.roots
        up = i64(roots[place])
        while up != place:
            roots[place] = roots[up]
            place = i64(roots[up])
            up = i64(roots[place])
        return place

    def result(self) -> Result | None:
        return WON[1 - self.turn] if self.won else None


class View(NamedTuple):
    """Everybody sees everything."""

    stones: tuple[tuple[int, ...], tuple[int, ...]]  # by seat: cells
    turn: int


@final
class Certainty:
    """What a seat believes where nothing is hidden."""

    def __init__(self, seen: View) -> None:
        self.seen = seen

    def sample(self, rng: Random) -> Hex:
        state = Hex(BOARD[:], ROOTS[:], CELLS[:], 0)
        won = False
        for seat in range(2):
            for cell in self.seen.stones[seat]:
                state.apply(seat, cell)
            won = won or state.won
        state.won = won
        state.turn = self.seen.turn
        return state


def new(players: int, options: Options) -> Hex:
    return Hex(BOARD[:], ROOTS[:], CELLS[:], 0)


def write(action: Action) -> str:
    """a1 is the upper left cell, k1 the upper right one."""
    return f"{'abcdefghijk'[action % SIDE]}{action // SIDE + 1}"


def read(text: str) -> Action:
    if not re.fullmatch("[a-k]([1-9]|1[01])", text):
        raise ValueError("expected a cell, a1 to k11")
    return "abcdefghijk".index(text[0]) + SIDE * (int(text[1:]) - 1)


def stones_of(state: Hex, seat: int) -> tuple[int, ...]:
    return tuple(cell for cell in range(SIDE * SIDE) if state.board[PLACE[cell]] == 1 + seat)


def view(state: Hex, seat: Seat) -> View:
    return View((stones_of(state, 0), stones_of(state, 1)), int(state.turn))


def belief(seen: View, heard: Sequence[str]) -> Certainty:
    return Certainty(seen)


def hear(happening: Happening[Hex], seat: Seat) -> list[str]:
    _, who, action, _, _ = happening
    return [speaker(who) + write(action)]


GAME: Final = Game(
    slug="hex",
    prefix="HEX",
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
    decisions=lambda players, options: range(SIDE * SIDE),
    outcomes=lambda players, options: (),
    longest=lambda players, options: SIDE * SIDE,
)
