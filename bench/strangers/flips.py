"""Flips: discs that change sides, on six by six cells; nothing is hidden. Compiled.

FLI-1  Two seats, 0 begins. The four cells in the middle hold two discs of each, crosswise.
FLI-2  Whoever is in turn lays a disc where it encloses discs of the other: one or more in a straight line between the
       new disc and an own one. All that are enclosed change sides.
FLI-3  Whoever can enclose nothing passes. If neither can, it is over, and more discs win.

Actions: 0 to 35 a cell, row by row; 36 passes.
"""

import re
from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core import Happening
from sobremesa.core.option import Options
from sobremesa.core.protocol import Game, one_action, plain_lines, speaker, told_nothing
from sobremesa.core.state import NOBODY, ONE, Action, Result, Seat, State

SIZE: Final[i64] = 6
CELLS: Final[i64] = 36
PASS: Final[i64] = 36
STEPS: Final = vec[i64]([-1, 0, 1, -1, 1, -1, 0, 1])  # columns of the eight directions
CLIMBS: Final = vec[i64]([-1, -1, -1, 0, 0, 1, 1, 1])  # and rows
PASSES: Final = vec[i64]([36])


@final
class Flips(State):
    def __init__(self) -> None:
        self.mine: i64 = 1 << 15 | 1 << 20  # cells of the seat in turn, a bit each
        self.theirs: i64 = 1 << 14 | 1 << 21
        self.turn: i64 = 0
        self.over = False

    def copy(self) -> "Flips":
        new = Flips()
        new.mine = self.mine
        new.theirs = self.theirs
        new.turn = self.turn
        new.over = self.over
        return new

    def deciders(self) -> vec[i64]:
        return NOBODY if self.over else ONE[self.turn]

    def enclosed(self, cell: i64) -> i64:
        """FLI-2: what a new disc of the seat in turn would enclose."""
        found: i64 = 0
        if (self.mine | self.theirs) >> cell & 1:
            return 0
        for direction in range(i64(8)):
            column = cell % SIZE + STEPS[direction]
            row = cell // SIZE + CLIMBS[direction]
            line: i64 = 0
            while 0 <= column < SIZE and 0 <= row < SIZE:
                bit = i64(1) << (row * SIZE + column)
                if not self.theirs & bit:
                    if self.mine & bit:
                        found |= line
                    break
                line |= bit
                column += STEPS[direction]
                row += CLIMBS[direction]
        return found

    def cells(self) -> vec[i64]:
        found = vec[i64]()
        for cell in range(CELLS):
            if self.enclosed(cell):
                found = append(found, cell)
        return found

    def legal(self, who: i64) -> vec[i64]:
        found = self.cells()
        return found if len(found) > 0 else PASSES

    def forbids(self, who: i64, action: i64) -> str:
        return "FLI-3" if self.over or action == PASS else "FLI-2"

    def apply(self, who: i64, action: i64) -> None:
        if action != PASS:
            turned = self.enclosed(action)
            self.mine |= turned | i64(1) << action
            self.theirs &= ~turned
        self.hand_over()
        if len(self.cells()) == 0:
            self.hand_over()
            self.over = len(self.cells()) == 0
            self.hand_over()

    def hand_over(self) -> None:
        mine = self.mine
        self.mine = self.theirs
        self.theirs = mine
        self.turn = 1 - self.turn

    def result(self) -> Result | None:
        if not self.over:
            return None
        counts = [int(self.mine).bit_count(), int(self.theirs).bit_count()]
        points = (counts[self.turn], counts[1 - self.turn])
        winners = () if points[0] == points[1] else (0 if points[0] > points[1] else 1,)
        return Result(winners, points, "discs", "FLI-3", {})


class View(NamedTuple):
    """Everything."""

    mine: int
    theirs: int
    turn: int
    over: bool


@final
class Known:
    """There is nothing to guess."""

    def __init__(self, seen: View) -> None:
        self.seen = seen

    def sample(self, rng: Random) -> Flips:
        state = Flips()
        state.mine = self.seen.mine
        state.theirs = self.seen.theirs
        state.turn = self.seen.turn
        state.over = self.seen.over
        return state


def new(players: int, options: Options) -> Flips:
    return Flips()


def write(action: Action) -> str:
    return "pass" if action == PASS else f"{'abcdef'[action % SIZE]}{action // SIZE + 1}"


def read(text: str) -> Action:
    if text == "pass":
        return int(PASS)
    match = re.fullmatch("([a-f])([1-6])", text)
    if not match:
        raise ValueError("expected a cell such as c4, or pass")
    return (int(match[2]) - 1) * int(SIZE) + "abcdef".index(match[1])


def view(state: Flips, seat: Seat) -> View:
    return View(int(state.mine), int(state.theirs), int(state.turn), state.over)


def belief(seen: View, heard: Sequence[str]) -> Known:
    return Known(seen)


def hear(happening: Happening[Flips], seat: Seat) -> list[str]:
    _, who, action, _, _ = happening
    return [speaker(who) + write(action)]


GAME: Final = Game(
    slug="flips",
    prefix="FLI",
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
    decisions=lambda players, options: range(int(PASS) + 1),
    outcomes=lambda players, options: [],
    longest=lambda players, options: 64,  # 32 discs, and a pass before each of them
)
