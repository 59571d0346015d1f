"""What whoever runs the house may do while it runs: close and remove tables, sign guests out, bar them or addresses.

All of it goes the usual ways, so that everybody at a table is told at once, and other servers are, too.
"""

from __future__ import annotations

from sqlalchemy import select

from sobremesa.server.live import leaving, reports
from sobremesa.server.live.hub import REMOVED, Hub
from sobremesa.server.live.retention import remove
from sobremesa.server.people import devices
from sobremesa.server.people.barred import Barred, network_of
from sobremesa.server.people.guests import Guest
from sobremesa.server.store import models
from sobremesa.server.table import log
from sobremesa.server.table.proposals import NotHere
from sobremesa.server.table.table import Proposed, Table, public_name

SHORTEST = 6  # signs of a name that is not said in full


async def table_called(hub: Hub, word: str) -> str:
    """The table whose address this is, or whose public name begins so; NotHere if that is not one."""
    names = [row.id for row in await hub.storage.rows(select(models.tables.c.id))]
    return the_one(
        word, [name for name in names if word == name or begins(public_name(name), word)]
    )


async def guest_called(hub: Hub, word: str) -> Guest:
    """The same of a guest's number."""
    column = models.guests.c
    rows = await hub.storage.rows(
        select(column.id, column.name, column.lang).where(
            column.id.startswith(word, autoescape=True)
        )
    )
    one = the_one(word, [row.id for row in rows if begins(row.id, word)])
    return next(Guest(row.id, row.name, row.lang) for row in rows if row.id == one)


def begins(name: str, word: str) -> bool:
    return len(word) >= SHORTEST and name.startswith(word)


def the_one(word: str, found: list[str]) -> str:
    if len(found) != 1:
        raise NotHere("admin-name", name=word, count=len(found))
    return found[0]


async def close(hub: Hub, table: str) -> None:
    """The house ends it, without a result if a game was running. It can still be looked at."""

    def end(found: Table, now: int) -> Proposed | None:
        return None if found.status == "over" else Proposed(log.Aborted(time=now))

    live = await hub.live(table)
    if live.table.status == "over":
        raise NotHere("admin-over")
    await live.happens(end)


async def take_away(hub: Hub, table: str) -> None:
    """Remove it with all that is kept of it; whoever is there is told that there is no such table."""
    async with hub.storage.change() as connection:
        await remove(connection, [table])
        await hub.storage.tell(connection, [f"{table} {REMOVED}"])
    hub.gone(table)


async def sign_out(hub: Hub, guest: Guest) -> int:
    """Everywhere, and links to other devices are worth nothing: from how many devices."""
    rows = await devices.devices_of(hub.storage, guest.id)
    await leaving.revoke(hub, guest, [row.secret_hash for row in rows], links=True)
    return len(rows)


async def bar(hub: Hub, kept: Barred, who: str, days: float | None, note: str) -> str:
    """A guest, or addresses; as they are called from now on. First the bar, so that nobody slips back in between."""
    network = network_of(who)
    if network is None:
        guest = await guest_called(hub, who)
        await kept.bar(guest.id, days, note)
        await sign_out(hub, guest)
        return guest.id
    await kept.bar(str(network), days, note)
    return str(network)


async def let(kept: Barred, word: str) -> str:
    """Who is barred may come again: who that is. NotHere if nobody is called so."""
    network = network_of(word)
    names = [str(row.who) for row in await kept.rows()]
    found = [name for name in names if name in (word, str(network)) or begins(name, word)]
    one = the_one(word, found)
    await kept.let(one)
    return one


async def report_called(hub: Hub, word: str) -> str:
    names = [str(row.id) for row in await reports.open_ones(hub.storage)]
    return the_one(word, [name for name in names if begins(name, word)])
