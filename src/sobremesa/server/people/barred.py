"""Who is barred from this house: guests, who cannot come back, and addresses, whose requests are refused.

The rows are in the database; every server looks at them with each beat of its pulse, so that what one is told holds at
all of them. A guest's own row is asked for in the database whenever somebody would become that guest.
"""

from __future__ import annotations

import ipaddress
from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import delete, insert, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from sobremesa.server.store.models import barred
from sobremesa.server.store.storage import Storage
from sobremesa.server.table.proposals import NotHere

Network = ipaddress.IPv4Network | ipaddress.IPv6Network
WIDEST: Final = {4: 8, 6: 16}  # bits of a prefix: more of the world nobody bars by mistake
SHORT: Final = 64  # bits: an IPv6 address is counted by its network of this size
MOST_KNOWN: Final = 10_000
LONGEST_NOTE: Final = 500


def network_of(text: str) -> Network | None:
    """The addresses that are meant; None if these are none. NotHere if they are too many, or this machine's.

    >>> network_of("192.0.2.7"), network_of("2001:db8:1:2::9/128")
    (IPv4Network('192.0.2.7/32'), IPv6Network('2001:db8:1:2::/64'))
    >>> network_of("0f3c")
    >>> network_of("0.0.0.0/0")
    Traceback (most recent call last):
    sobremesa.server.table.proposals.NotHere: barred-wide
    """
    try:
        found = ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None
    if found.version == 6 and found.prefixlen > SHORT:
        found = found.supernet(new_prefix=SHORT)
    if found.prefixlen < WIDEST[found.version]:
        raise NotHere("barred-wide", most=WIDEST[found.version])
    if found.is_loopback:
        raise NotHere("barred-here")
    return found


class Barred:
    def __init__(self, storage: Storage, clock: Callable[[], int]) -> None:
        self.storage, self.clock = storage, clock
        self.networks: tuple[Network, ...] = ()
        self.known: dict[str, bool] = {}  # by address, as the guard writes them
        self.changed: Callable[[], None] = lambda: None  # others are barred than before

    async def look(self) -> None:
        """What holds now."""
        rows = await self.rows()
        found = tuple(net for row in rows if (net := network_of(row.who)))
        if found != self.networks:
            self.networks, self.known = found, {}
            self.changed()

    async def rows(self) -> list[Any]:
        return await self.storage.rows(
            select(barred).where(holds(self.clock())).order_by(barred.c.since)
        )

    async def bar(self, who: str, days: float | None, note: str) -> None:
        now = self.clock()
        until = None if days is None else now + int(days * 86_400_000)
        row = {"who": who, "since": now, "until": until, "note": note[:LONGEST_NOTE]}
        await self.storage.do(delete(barred).where(barred.c.who == who), insert(barred).values(row))
        await self.look()

    async def let(self, who: str) -> None:
        """They may come again."""
        await self.storage.do(delete(barred).where(barred.c.who == who))
        await self.look()

    def holds(self, address: str) -> bool:
        """Is this one barred? `address` is an IPv4 address or an IPv6 network (net/addresses.py)."""
        if not self.networks:
            return False
        found = self.known.get(address)
        if found is None:
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            found = self.known[address] = covered(address, self.networks)
        return found


def covered(address: str, networks: tuple[Network, ...]) -> bool:
    """
    >>> networks = (ipaddress.ip_network("192.0.2.0/24"), ipaddress.ip_network("2001:db8::/32"))
    >>> [covered(one, networks) for one in ("192.0.2.7", "198.51.100.7", "2001:db8:1:2::/64", "unknown")]
    [True, False, True, False]
    """
    try:
        one: Any = ipaddress.ip_network(address)
    except ValueError:
        return False
    return any(one.version == net.version and one.subnet_of(net) for net in networks)


def holds(now: int) -> Any:
    return or_(barred.c.until.is_(None), barred.c.until > now)


async def unless_barred(connection: AsyncConnection, guest: str, now: int) -> None:
    """NotHere if nobody may become this guest now."""
    mine = select(barred.c.who).where(barred.c.who == guest, holds(now))
    if (await connection.execute(mine)).first() is not None:
        raise NotHere("barred")
