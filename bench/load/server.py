"""Our server with one game that never ends, for bench/load/run.py: tic-tac-toe, again and again."""

import sys
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.__main__ import main
from sobremesa.core import (
    ONE,
    Action,
    Game,
    Options,
    Result,
    Seat,
    State,
    one_action,
    plain_lines,
    speaker,
    told_nothing,
)
from sobremesa.library import ALL

LINES = (0o7, 0o70, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124)  # a bit for each cell
FULL = 0o777
FREE = [vec[i64]([c for c in range(9) if not marked >> c & 1]) for marked in range(FULL + 1)]
HAS_LINE = [any(marked & line == line for line in LINES) for marked in range(FULL + 1)]
TEXTS = [f"mark {cell}" for cell in range(9)]
ACTIONS = {text: action for action, text in enumerate(TEXTS)}
HEARD = [[speaker(seat) + text for text in TEXTS] for seat in range(2)]


class Marks(State):
    """The cells of three rows: those of the seat in turn, and the other's."""

    def __init__(self, mine: int, theirs: int, turn: int) -> None:
        self.mine, self.theirs, self.turn = mine, theirs, turn

    def copy(self) -> "Marks":
        return Marks(self.mine, self.theirs, self.turn)

    def deciders(self) -> vec[i64]:
        return ONE[self.turn]

    def legal(self, who: Seat) -> vec[i64]:
        return FREE[self.mine | self.theirs]

    def forbids(self, who: Seat, action: Action) -> str:
        return "RPS-1"

    def apply(self, who: Seat, action: Action) -> None:
        marked = self.mine | 1 << action
        self.mine, self.theirs, self.turn = self.theirs, marked, 1 - self.turn
        if HAS_LINE[marked] or self.mine | marked == FULL:
            self.mine = self.theirs = 0  # the next game begins at once

    def result(self) -> Result | None:
        return None


@dataclass(frozen=True, slots=True)
class MarksView:
    cells: tuple[int, int]  # of both seats


def new(players: int, options: Options) -> Marks:
    return Marks(0, 0, 0)


def view(state: Marks, seat: Seat) -> MarksView:
    cells = (state.mine, state.theirs)
    return MarksView(cells[::-1] if state.turn else cells)


def read(text: str) -> Action:
    if text not in ACTIONS:
        raise ValueError("expected a cell, mark 0 to mark 8")
    return ACTIONS[text]


ENDLESS = Game(
    slug="rps",  # whose words it borrows
    prefix="RPS",
    rules="endless",
    seats=range(2, 3),
    options=(),
    new=new,
    write=TEXTS.__getitem__,
    read=read,
    view=view,
    belief=lambda view, heard: None,  # type: ignore[arg-type,return-value]
    hear=lambda event, seat: [HEARD[event.who][event.action]],
    tell=told_nothing,
    read_line=one_action(read),
    lines=plain_lines(TEXTS.__getitem__),
)


if __name__ == "__main__":
    port, folder = sys.argv[1:]
    ALL["rps"] = ENDLESS
    wanted = ["serve", "--host", "127.0.0.1", "--port", port, "--data", folder]
    sys.exit(main([*wanted, "--limits", "1000000"]))
