"""One's own finished games: found by game, people and result, newest first, a page at a time.

Everything comes from `played` (table/played.py), which is an index. Whoever asks sees their own games and who sat at
them, as they saw it then; nobody can ask for somebody else's.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from sqlalchemy import ColumnElement, and_, exists, func, or_, select

from sobremesa.server.people.names import skeleton
from sobremesa.server.store import models
from sobremesa.server.store.storage import Storage

PAGE: Final = 20
MOST_COMPANY: Final = 5_000  # people who are looked through by name
MOST_FOUND: Final = 200  # of them, by one name

PLAYED = models.played.c


@dataclass(frozen=True)
class Wanted:
    """Which of one's games; nothing said: all of them."""

    game: str = ""
    outcome: str = ""
    people: tuple[str, ...] = ()  # at least one of these guests was there
    before: tuple[int, str] | None = (
        None  # the last game of the page before: when it ended, and its table
    )


class Company(NamedTuple):
    """Somebody one has played with, and how often."""

    guest: str
    games: int


def read_place(text: str) -> tuple[int, str] | None:
    """
    >>> read_place("12-ab"), read_place(""), read_place("x-ab")
    ((12, 'ab'), None, None)
    """
    time, _, table = text.partition("-")
    return (int(time), table) if time.isdecimal() and len(time) < 16 else None


def write_place(row: Any) -> str:
    return f"{row.ended}-{row.table_id}"


async def past(storage: Storage, guest: str, wanted: Wanted) -> tuple[list[Any], str]:
    """A page of rows, and where the next one begins; empty: there is none."""
    here = [PLAYED.guest_id == guest]
    if wanted.game:
        here.append(PLAYED.game == wanted.game)
    if wanted.outcome:
        here.append(PLAYED.outcome == wanted.outcome)
    if wanted.people:
        here.append(with_somebody(wanted.people))
    if wanted.before:
        time, table = wanted.before
        earlier = and_(PLAYED.ended == time, PLAYED.table_id < table)
        here += [PLAYED.ended <= time, or_(PLAYED.ended < time, earlier)]
    newest = select(models.played).where(*here)
    order = newest.order_by(PLAYED.ended.desc(), PLAYED.table_id.desc())
    rows = await storage.rows(order.limit(PAGE + 1))
    return rows[:PAGE], write_place(rows[PAGE - 1]) if len(rows) > PAGE else ""


def with_somebody(people: tuple[str, ...]) -> ColumnElement[bool]:
    other = models.played.alias().c
    return exists().where(other.table_id == PLAYED.table_id, other.guest_id.in_(people))


async def at_tables(storage: Storage, tables: list[str]) -> dict[str, list[Any]]:
    """Who sat at these games, by seat."""
    found: dict[str, list[Any]] = {table: [] for table in tables}
    those = select(models.played).where(PLAYED.table_id.in_(tables))
    for row in await storage.rows(those.order_by(PLAYED.seat)):
        found[row.table_id].append(row)
    return found


async def analysed(storage: Storage, tables: list[str]) -> set[str]:
    """Those of these games of which there is an analysis."""
    column = models.analyses.c
    done = select(column.subject).where(column.subject.in_(tables), column.found.is_not(None))
    return {str(row.subject) for row in await storage.rows(done)}


async def company(storage: Storage, guest: str) -> list[Company]:
    """With whom one has played, most often first."""
    other = models.played.alias().c
    games = func.count().label("games")
    together = (
        select(other.guest_id, games)
        .where(PLAYED.guest_id == guest, other.table_id == PLAYED.table_id)
        .where(other.guest_id.not_in(("", guest)))
        .group_by(other.guest_id)
        .order_by(games.desc(), other.guest_id)
        .limit(MOST_COMPANY)
    )
    return [Company(row.guest_id, row.games) for row in await storage.rows(together)]


def named(name: str, people: list[Company], names: dict[str, str]) -> tuple[str, ...]:
    """Those whose name has this in it, however it is written."""
    wanted = skeleton(name)
    found = [one.guest for one in people if wanted in skeleton(names.get(one.guest, ""))]
    return tuple(found[:MOST_FOUND])
