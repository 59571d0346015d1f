"""A secret phase of several steps, in which nobody knows how far the others are.

ROW-1  Twice, each lays the own cards a, b, c in a row, one by one, all players at once and in secret.
ROW-2  Only whether a row is complete can be seen. When all are, they are opened.
ROW-3  A card that the next player has in the same place is a point. Most points win.
"""

from dataclasses import dataclass
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core import (
    JUDGE,
    NOBODY,
    Action,
    Event,
    Game,
    Happening,
    Result,
    Seat,
    State,
    one_action,
    plain_lines,
    speaker,
    told_nothing,
)
from sobremesa.core.match import in_order
from tests.core.sketches.shared import HIDDEN, Cards, best, reader

TEXTS = ["place a", "place b", "place c"]


class Rows(State):
    def __init__(
        self, rows: list[list[int]], opened: list[tuple[Cards, ...]], points: list[int]
    ) -> None:
        self.rows, self.opened, self.points = rows, opened, points  # opened: by rounds

    def over(self) -> bool:
        return len(self.opened) == 2

    def deciders(self) -> vec[i64]:
        if self.over():
            return NOBODY
        return vec[i64]([seat for seat, row in enumerate(self.rows) if len(row) < 3])

    def legal(self, who: Seat) -> vec[i64]:
        return vec[i64]([card for card in range(3) if card not in self.rows[who]])

    def forbids(self, who: Seat, action: Action) -> str:
        return "ROW-3" if self.over() else "ROW-1"

    def apply(self, who: Seat, action: Action) -> None:
        self.rows[who].append(action)
        if not self.deciders():
            for seat, row in enumerate(self.rows):  # ROW-3
                beside = self.rows[(seat + 1) % len(self.rows)]
                self.points[seat] += sum(a == b for a, b in zip(row, beside, strict=True))
            self.opened.append(tuple(map(tuple, self.rows)))
            self.rows = [[] for _ in self.rows]

    def result(self) -> Result | None:
        return best(self.points, "points", "ROW-3") if self.over() else None

    def copy(self) -> "Rows":
        return Rows([row[:] for row in self.rows], self.opened[:], self.points[:])

    def together(self) -> int:
        return 0 if self.over() else len(self.opened) + 1

    def reopen(self, seat: Seat) -> None:
        self.rows = [row if who == seat else [] for who, row in enumerate(self.rows)]


@dataclass(frozen=True)
class RowsView:
    seat: Seat
    rows: tuple[Cards, ...]  # another's is empty, or hidden when it is complete
    opened: tuple[tuple[Cards, ...], ...]
    points: Cards


def view(state: Rows, seat: Seat) -> RowsView:
    rows = [
        tuple(row) if seat in (who, JUDGE) else (HIDDEN,) * 3 if len(row) == 3 else ()
        for who, row in enumerate(state.rows)
    ]
    return RowsView(seat, tuple(rows), tuple(state.opened), tuple(state.points))


def hear(happening: Happening[Rows], seat: Seat) -> list[str]:
    """Others hear that a row is complete, and everything when the last one is."""
    before, who, action, _, _ = happening
    own, complete = speaker(who) + TEXTS[action], len(before.rows[who]) == 2
    if len(before.deciders()) == 1 and complete:
        rows = [row if s != who else [*row, action] for s, row in enumerate(before.rows)]
        laid = [Event(s, card) for s, row in enumerate(rows) for card in row]
        return [speaker(s) + TEXTS[card] for s, card in in_order(laid)]
    if seat in (who, JUDGE):
        return [own]
    return [f"{who}: ?"] if complete else []


@dataclass
class RowsBelief:
    """Any order; somebody who is not done may have got anywhere."""

    seen: RowsView

    def sample(self, rng: Random) -> Rows:
        rows = []
        for who, row in enumerate(self.seen.rows):
            laid = 3 if HIDDEN in row else rng.randrange(3)
            rows.append(list(row) if who == self.seen.seat else rng.sample(range(3), laid))
        over = len(self.seen.opened) == 2
        empty = [list[int]() for _ in rows]
        return Rows(empty if over else rows, list(self.seen.opened), list(self.seen.points))


GAME: Game[Rows, RowsView] = Game(
    slug="rows",
    prefix="ROW",
    rules="1.0",
    seats=range(2, 4),
    options=(),
    new=lambda players, options: Rows([[] for _ in range(players)], [], [0] * players),
    write=TEXTS.__getitem__,
    read=reader(TEXTS),
    view=view,
    belief=lambda seen, heard: RowsBelief(seen),
    hear=hear,
    tell=told_nothing,
    read_line=one_action(reader(TEXTS)),
    lines=plain_lines(TEXTS.__getitem__),
)
