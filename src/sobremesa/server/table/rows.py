"""What can be looked up about a table without reading its log, and how that changes with an entry. Compiled."""

from __future__ import annotations

from typing import Any

from sobremesa.core import Seat
from sobremesa.server.table import log
from sobremesa.server.table.played import played_of
from sobremesa.server.table.table import Happened, Table

Row = dict[str, Any]


def append_of(table: Table, happened: Happened, known: Row, owed_before: list[Seat]) -> log.Append:
    """How an entry that has just happened in memory is to be kept; `known` is the row as it was."""
    entry = happened.entry
    row: Row = {}
    if happened.people or table.status != known["status"] or table.deadline != known["deadline"]:
        row = {key: value for key, value in row_of(table).items() if known[key] != value}
    if happened.private is None and (row or table.clock):
        row["changed"] = entry.time  # it is shown: nothing may move it that is still a secret
    owed_after = table.owed_by_bots
    idle: list[Seat] = []
    owed: list[Seat] = []
    if owed_before or owed_after:
        again = entry.seat if isinstance(entry, log.Decided) else None
        idle = [seat for seat in owed_before if seat not in owed_after or seat == again]
        owed = [seat for seat in owed_after if seat not in owed_before or seat == again]
    members = members_of(table, happened) if happened.people else []
    changes = None
    if row or members or idle or owed:
        ends = row.get("status") == "over"
        played = played_of(table) if ends else []
        changes = log.Changes(row, False, members, idle, owed, played)
    return log.Append(table.name, happened.number, entry, changes)


def members_of(table: Table, happened: Happened) -> list[tuple[str, bool]]:
    """Whose table it is from now on, or is no more. It is also theirs for whom a seat is kept."""
    entry, gone = happened.entry, happened.uninvited
    if isinstance(entry, log.Sat):
        return [(entry.guest, True)]
    if isinstance(entry, log.Stood):
        gone = entry.guest
    if isinstance(entry, log.Kicked):
        return [(entry.who, False)]
    return [(gone, bool(table.seats_of(gone) or table.kept_for(gone)))] if gone else []


def row_of(table: Table) -> Row:
    """What can be looked up about a table."""
    free = sum(chair.free and not chair.kept_for for chair in table.chairs)
    waiting = table.status == "waiting"
    invited = any(chair.kept_for for chair in table.chairs)  # nobody else need know who they are
    return {
        "status": table.status,
        "free": free,
        "open": bool(waiting and free and table.setup.listed and not table.locked and not invited),
        "host": table.host,
        "bots": sum(bool(chair.bot or chair.out) for chair in table.chairs),
        "deadline": table.deadline,
        "people": sum(bool(chair.guest) for chair in table.chairs),
        "begun": table.started > 0,
    }
