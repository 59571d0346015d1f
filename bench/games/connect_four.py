"""Connect four, on bits. Compiled.

CON-1  In turn, beginning with seat 0, a player drops a disc into one of seven columns that is not full.
CON-2  A disc falls to the lowest free of the column's six cells.
CON-3  Whoever has four discs in a line, upright, level or slanting, wins at once.
CON-4  A full board without such a line is a draw.

A column has seven bits, the topmost always empty, so that lines cannot run from one column into the next:

     5 12 19 26 33 40 47
     .  .  .  .  .  .  .
     0  7 14 21 28 35 42
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

COLUMNS: Final = 7
BOTTOM: Final = vec[i64]([2 ** (7 * column) for column in range(COLUMNS)])  # a column's first cell
INSIDE: Final = vec[i64]([0b111111 * 2 ** (7 * column) for column in range(COLUMNS)])
TOP: Final = vec[i64]([2 ** (7 * column + 5) for column in range(COLUMNS)])
OPEN: Final = vec[vec[i64]]([members(columns) for columns in range(128)])  # by set of columns

WON: Final = [
    Result((0,), (1, 0), "line", "CON-3", {}),
    Result((1,), (0, 1), "line", "CON-3", {}),
]
DRAWN: Final = Result((), (0, 0), "full", "CON-4", {})


def has_line(discs: i64) -> bool:
    """CON-3: pairs of neighbours, and pairs of such pairs two cells apart."""
    upright = discs & discs >> 1
    level = discs & discs >> 7
    rising = discs & discs >> 8
    falling = discs & discs >> 6
    lines = upright & upright >> 2 | level & level >> 14
    return lines | rising & rising >> 16 | falling & falling >> 12 != 0


@final
class ConnectFour(State):
    def __init__(self, mine: i64, theirs: i64, turn: i64, columns: i64, won: bool) -> None:
        self.mine = mine  # the discs of the seat in turn
        self.theirs = theirs
        self.turn = turn
        self.columns = columns  # those that are not full, a set
        self.won = won  # by the last disc

    def copy(self) -> "ConnectFour":
        return ConnectFour(self.mine, self.theirs, self.turn, self.columns, self.won)

    def deciders(self) -> vec[i64]:
        return NOBODY if self.won or self.columns == 0 else ONE[self.turn]

    def legal(self, who: i64) -> vec[i64]:
        return OPEN[self.columns]

    def forbids(self, who: i64, action: i64) -> str:
        result = self.result()
        return result.rule if result else "CON-1"

    def apply(self, who: i64, action: i64) -> None:
        # Adding one to a column's bits carries up to its lowest free cell (CON-2).
        disc = (self.mine | self.theirs) + BOTTOM[action] & INSIDE[action]
        discs = self.mine | disc
        if disc & TOP[action]:
            self.columns ^= BIT[action]
        self.won = has_line(discs)
        self.mine = self.theirs
        self.theirs = discs
        self.turn = 1 - self.turn

    def result(self) -> Result | None:
        if self.won:
            return WON[1 - self.turn]
        return DRAWN if self.columns == 0 else None


class View(NamedTuple):
    """Everybody sees everything."""

    mine: int  # the discs of the seat in turn
    theirs: int
    turn: int


@final
class Certainty:
    """What a seat believes where nothing is hidden."""

    def __init__(self, seen: View) -> None:
        self.seen = seen

    def sample(self, rng: Random) -> ConnectFour:
        mine, theirs, turn = self.seen
        taken = mine | theirs
        columns = sum(2**column for column in range(COLUMNS) if taken & TOP[column] == 0)
        return ConnectFour(mine, theirs, turn, columns, has_line(theirs))


def new(players: int, options: Options) -> ConnectFour:
    return ConnectFour(0, 0, 0, everything(COLUMNS), False)


def write(action: Action) -> str:
    return "abcdefg"[action]


def read(text: str) -> Action:
    if not re.fullmatch("[a-g]", text):
        raise ValueError("expected a column, a to g")
    return "abcdefg".index(text)


def view(state: ConnectFour, seat: Seat) -> View:
    return View(int(state.mine), int(state.theirs), int(state.turn))


def belief(seen: View, heard: Sequence[str]) -> Certainty:
    return Certainty(seen)


def hear(happening: Happening[ConnectFour], seat: Seat) -> list[str]:
    _, who, action, _, _ = happening
    return [speaker(who) + write(action)]


GAME: Final = Game(
    slug="connect_four",
    prefix="CON",
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
    decisions=lambda players, options: range(7),
    outcomes=lambda players, options: (),
    longest=lambda players, options: 42,
)
