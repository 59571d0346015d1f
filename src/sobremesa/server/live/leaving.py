"""A guest, or one of their devices, goes for good: whatever they had open is closed at once.

Who has their data deleted gets up from tables that wait and resigns where a game runs, so that nobody waits for
somebody who cannot come back; a table at which nobody is left is aborted.
"""

from __future__ import annotations

import contextlib

from sqlalchemy import select

from sobremesa.server.live.hub import Hub
from sobremesa.server.people import devices
from sobremesa.server.people.guests import Guest, fresh_id
from sobremesa.server.store.aside import NoTable
from sobremesa.server.store.models import members, tables
from sobremesa.server.table import wire
from sobremesa.server.table.proposals import NotHere


async def forget(hub: Hub, guest: Guest) -> None:
    """Delete all that is kept about somebody. First of all, so that the tables hear it of nobody."""
    open_ones = await hub.storage.rows(
        select(tables.c.id)
        .where(members.c.guest_id == guest.id, members.c.table_id == tables.c.id)
        .where(tables.c.status.in_(("waiting", "running")))
    )
    hub.device_sockets.shut(await hub.guests.delete(guest))
    for row in open_ones:
        with contextlib.suppress(NotHere, NoTable):
            await go(hub, row.id, guest.id)


async def go(hub: Hub, name: str, guest: str) -> None:
    live = await hub.live(name)
    if live.table.kept_for(guest) and not live.table.seats_of(guest):
        await hub.do(name, guest, wire.Stand(id=fresh_id()))
    for seat in live.table.seats_of(guest):
        if live.table.status == "running" and not live.table.chairs[seat].out:
            await hub.do(name, guest, wire.Resign(id=fresh_id()), seat)
        if live.table.status != "over" and not live.table.chairs[seat].left:
            await hub.do(name, guest, wire.Leave(id=fresh_id()), seat)
    if live.table.status != "over" and live.table.host == guest:
        await hub.do(name, guest, wire.Abort(id=fresh_id()))


async def revoke(hub: Hub, guest: Guest, which: list[str], links: bool = False) -> None:
    """Devices of somebody are not theirs any more; their sockets close, here and at other servers."""
    hub.device_sockets.shut(await devices.revoke(hub.storage, guest.id, which, links))


async def keep_devices(hub: Hub, guest: Guest, most: int, links: bool = False) -> None:
    """The one that asks stays, and those that were seen latest, so many in all. The others go, and with `links` those
    that could make more."""
    rows = await devices.devices_of(hub.storage, guest.id)
    others = [row.secret_hash for row in rows if row.secret_hash != guest.device]
    if links or len(others) >= most:
        await revoke(hub, guest, others[most - 1 :], links)
