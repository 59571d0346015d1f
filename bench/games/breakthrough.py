"""Breakthrough on the chessboard. Compiled.

BRK-1  Each seat has sixteen pieces on the two rows nearest to it: seat 0 on the rows 8 and 7, seat 1 on 2 and 1.
BRK-2  In turn, beginning with seat 0, a player moves a piece one row towards the other side: straight on
       or slanting to a free cell, or slanting to a cell with another's piece, which is taken.
BRK-3  Whoever reaches the farthest row, or takes the last piece of the other, wins.

Cells have the numbers 0 (a8) to 63 (h1), row by row from the top. A move is an action of 12 bits:

     11 .. 6    5 .. 0
    +----------+----------+
    | source   | target   |
    +----------+----------+
"""

import re
from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from sobremesa.core import Happening
from sobremesa.core.option import Options
from sobremesa.core.protocol import Game, one_action, plain_lines, speaker, told_nothing
from sobremesa.core.state import NOBODY, ONE, Action, Result, Seat, State

FREE: Final[u8] = 0  # a piece is 1 + its seat
START: Final = vec[u8]([1] * 16 + [0] * 32 + [2] * 16)
AHEAD: Final = vec[i64]([8, -8])  # by seat: one row on
CELLS: Final[i64] = 64

WON: Final = [
    Result((0,), (1, 0), "through", "BRK-3", {}),
    Result((1,), (0, 1), "through", "BRK-3", {}),
]


@final
class Breakthrough(State):
    def __init__(self, board: vec[u8], turn: i64, pieces: vec[i64]) -> None:
        self.board = board
        self.turn = turn
        self.pieces = pieces  # by seat: how many are left
        self.won = False

    def copy(self) -> "Breakthrough":
        new = Breakthrough(self.board[:], self.turn, self.pieces[:])
        new.won = self.won
        return new

    def deciders(self) -> vec[i64]:
        return NOBODY if self.won else ONE[self.turn]

    def legal(self, who: i64) -> vec[i64]:
        board = self.board
        mine = u8(1 + who)
        ahead = AHEAD[who]
        found = vec[i64](capacity=48)
        for source in range(CELLS):
            if board[source] == mine:
                column = source & 7
                target = source + ahead
                move = source << 6 | target
                if column > 0 and board[target - 1] != mine:
                    found = append(found, move - 1)
                if board[target] == FREE:
                    found = append(found, move)
                if column < 7 and board[target + 1] != mine:
                    found = append(found, move + 1)
        return found

    def forbids(self, who: i64, action: i64) -> str:
        return "BRK-3" if self.won else "BRK-2"

    def apply(self, who: i64, action: i64) -> None:
        board = self.board
        target = action & 63
        other = 1 - who
        if board[target] != FREE:
            self.pieces[other] -= 1
        board[target] = u8(1 + who)
        board[action >> 6] = FREE
        self.won = target < 8 or target >= 56 or self.pieces[other] == 0
        self.turn = other

    def result(self) -> Result | None:
        return WON[1 - self.turn] if self.won else None


class View(NamedTuple):
    """Everybody sees everything."""

    board: tuple[int, ...]
    turn: int
    won: bool


@final
class Certainty:
    """What a seat believes where nothing is hidden."""

    def __init__(self, seen: View) -> None:
        self.seen = seen

    def sample(self, rng: Random) -> Breakthrough:
        board = self.seen.board
        pieces = vec[i64]([board.count(1), board.count(2)])
        state = Breakthrough(vec[u8](list(board)), self.seen.turn, pieces)
        state.won = self.seen.won
        return state


def new(players: int, options: Options) -> Breakthrough:
    return Breakthrough(START[:], 0, vec[i64]([16, 16]))


def cell_name(cell: int) -> str:
    return f"{'abcdefgh'[cell % 8]}{8 - cell // 8}"


def cell_named(text: str) -> int:
    return "abcdefgh".index(text[0]) + 8 * (8 - int(text[1]))


def write(action: Action) -> str:
    return cell_name(action >> 6) + cell_name(action & 63)


def read(text: str) -> Action:
    if not re.fullmatch("([a-h][1-8]){2}", text):
        raise ValueError("expected two cells, such as a7a6")
    return cell_named(text[:2]) << 6 | cell_named(text[2:])


def view(state: Breakthrough, seat: Seat) -> View:
    return View(tuple(int(piece) for piece in state.board), int(state.turn), state.won)


def belief(seen: View, heard: Sequence[str]) -> Certainty:
    return Certainty(seen)


def hear(happening: Happening[Breakthrough], seat: Seat) -> list[str]:
    _, who, action, _, _ = happening
    return [speaker(who) + write(action)]


def moves(players: int, options: Options) -> list[Action]:
    """One row on, straight or slanting, for either seat."""
    found = []
    for source in range(64):
        for target in range(64):
            if abs(source // 8 - target // 8) == 1 and abs(source % 8 - target % 8) <= 1:
                found.append(source << 6 | target)
    return found


GAME: Final = Game(
    slug="breakthrough",
    prefix="BRK",
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
    decisions=moves,
    outcomes=lambda players, options: (),
    longest=lambda players, options: 2 * 8 * (7 + 6),
)
