"""What one's own finished games say, by game: how often, won, by seat, option, opponent and level; and the best of them.

Everything is computed from `played`, which is computed from the logs, whenever somebody asks: there is no second truth.
A game counts if it has a result of one's own: not if it was ended without one, nor if several people shared a screen.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from sqlalchemy import func, select

from sobremesa.server.store import models
from sobremesa.server.store.storage import Storage

COUNTED: Final = ("won", "shared", "lost", "draw")
CURVE: Final = 60  # of the latest games, or of spans of them
MOST_OPPONENTS: Final = 12

PLAYED = models.played.c


@dataclass
class Tally:
    """How often something was the case, and how often one had won then, alone or with others."""

    played: int = 0
    won: int = 0

    def add(self, won: bool, games: int = 1) -> None:
        self.played += games
        self.won += games * won


@dataclass
class Best:
    """The most of something, and in which game; the least, if it is counted from below."""

    value: int
    table: str
    ended: int


@dataclass
class OfGame:
    """One game's share."""

    outcomes: Counter[str] = field(default_factory=Counter)
    seats: defaultdict[tuple[int, int], Tally] = field(default_factory=lambda: defaultdict(Tally))
    parts: defaultdict[tuple[str, str], Tally] = field(default_factory=lambda: defaultdict(Tally))
    opponents: defaultdict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))
    levels: defaultdict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))
    best: dict[str, Best] = field(default_factory=dict)
    won: list[bool] = field(default_factory=list)  # game by game
    minutes: int = 0

    def add(self, row: Any) -> None:
        """A game; they come in the order in which they ended."""
        won = row.outcome in ("won", "shared")
        self.outcomes[row.outcome] += 1
        self.won.append(won)
        self.minutes += (row.ended - row.began) // 60_000
        self.seats[row.players, row.seat].add(won)
        for name, value in parts_of(row):
            self.parts[name, value].add(won)
        for key, value in msgspec.json.decode(row.feats).items():
            if isinstance(value, int):
                self.note(key, value, row)
        if row.points is not None and row.players > 1:
            self.note("points", row.points, row)
        if row.outcome == "won" and row.lead is not None and row.lead >= 0:
            self.note("closest", row.lead, row, least=True)
            self.note("clearest", row.lead, row)

    def note(self, key: str, value: int, row: Any, least: bool = False) -> None:
        known = self.best.get(key)
        if known is None or (value < known.value if least else value > known.value):
            self.best[key] = Best(value, row.table_id, row.ended)

    def in_a_row(self) -> int:
        """The most victories one after the other."""
        best = now = 0
        for won in self.won:
            now = now + 1 if won else 0
            best = max(best, now)
        return best

    def curve(self) -> list[float]:
        """The share of victories up to each of some games, evenly chosen; the last one is now."""
        total, won, shares = len(self.won), 0, list[float]()
        marks = {round(total * (place + 1) / CURVE) for place in range(CURVE)}
        for number, one in enumerate(self.won, 1):
            won += one
            if number in marks:
                shares.append(round(won / number, 4))
        return shares


def parts_of(row: Any) -> Iterable[tuple[str, str]]:
    """What somebody played as, and by which options, as words of the game; those of a seat are the game's own."""
    for name, value in msgspec.json.decode(row.options).items():
        if isinstance(value, str):
            yield f"option-{name}", value
        elif isinstance(value, bool):
            yield f"option-{name}", "yes" if value else "no"
    for key, value in msgspec.json.decode(row.feats).items():
        if isinstance(value, str):
            yield f"feat-{key}", value


async def statistics(storage: Storage, guest: str) -> dict[str, OfGame]:
    """By game."""
    found: defaultdict[str, OfGame] = defaultdict(OfGame)
    mine = select(models.played).where(PLAYED.guest_id == guest, PLAYED.outcome.in_(COUNTED))
    for row in await storage.rows(mine.order_by(PLAYED.ended, PLAYED.table_id)):
        found[row.game].add(row)
    other, games = models.played.alias().c, func.count(PLAYED.table_id.distinct()).label("games")
    what = (PLAYED.game, PLAYED.outcome, other.guest_id, other.level)
    together = (
        select(*what, games)
        .where(PLAYED.guest_id == guest, PLAYED.outcome.in_(COUNTED))
        .where(other.table_id == PLAYED.table_id, other.guest_id != guest)
        .group_by(*what)
    )
    for row in await storage.rows(together):
        won = row.outcome in ("won", "shared")
        if row.guest_id:
            found[row.game].opponents[row.guest_id].add(won, row.games)
        elif row.level:
            found[row.game].levels[row.level].add(won, row.games)
    return dict(found)
