"""How many games with bots one guest, or one address, may have at a time, and where guests come from."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Final

from sqlalchemy import func, select

from sobremesa.server.people.limits import Payer
from sobremesa.server.store import models
from sobremesa.server.store.storage import Storage
from sobremesa.server.table.proposals import NotHere
from sobremesa.server.table.table import Table

MOST_KNOWN: Final = 50_000


@dataclass(frozen=True)
class Quota:
    """Running games with bots, and seats that bots have in them; by guest, and by address."""

    tables: int = 12
    seats: int = 36
    address_tables: int = 36
    address_seats: int = 108


class Origins:
    """From which address each guest was heard last. In memory only: addresses are not kept.

    >>> origins = Origins()
    >>> origins.note("ana", "10.0.0.1"); origins.note("bea", "10.0.0.1"); origins.note("ana", "10.0.0.2")
    >>> origins.payer("ana"), origins.guests("10.0.0.1")
    (Payer(address='10.0.0.2', guest='ana'), {'bea'})
    >>> origins.payer("nobody has heard of")
    Payer(address='nobody has heard of', guest='nobody has heard of')
    """

    def __init__(self) -> None:
        self.addresses: dict[str, str] = {}  # by guest, those who were noted first in front
        self.there: dict[str, set[str]] = {}  # guests by address: nobody goes through all of them

    def note(self, guest: str, address: str) -> None:
        if self.addresses.get(guest) != address:
            self.forget(guest)
            self.addresses[guest] = address
            self.there.setdefault(address, set()).add(guest)
        if len(self.addresses) > MOST_KNOWN:
            self.forget(next(iter(self.addresses)))

    def forget(self, guest: str) -> None:
        address = self.addresses.pop(guest, None)
        if address is not None:
            self.there[address].remove(guest)
            if not self.there[address]:
                del self.there[address]

    def payer(self, guest: str) -> Payer:
        """On whose account a guest's tables are; before the guest was heard of, the guest's alone."""
        return Payer(self.addresses.get(guest, guest), guest)

    def guests(self, address: str) -> set[str]:
        return self.there.get(address, set())


@dataclass
class Admission:
    """Lets games with bots begin, one after the other, or says why not."""

    storage: Storage
    quota: Quota = field(default_factory=Quota)
    origins: Origins = field(default_factory=Origins)
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)

    async def check(self, table: Table) -> None:
        """NotHere if the host, or the host's address, has enough of them. `turn` is held."""
        wanted, quota = sum(bool(chair.bot) for chair in table.chairs), self.quota
        if not wanted:
            return
        neighbours = self.origins.guests(self.origins.payer(table.host).address)
        for hosts, word, most_tables, most_seats in (
            ({table.host}, "bots-enough", quota.tables, quota.seats),
            (
                {table.host, *neighbours},
                "bots-enough-here",
                quota.address_tables,
                quota.address_seats,
            ),
        ):
            tables, seats = await self.going_on(hosts)
            if tables + 1 > most_tables or seats + wanted > most_seats:
                raise NotHere(word, tables=most_tables, seats=most_seats)

    async def going_on(self, hosts: Collection[str]) -> tuple[int, int]:
        """Running tables of these hosts at which bots sit, and how many do."""
        column = models.tables.c
        mine = (column.host.in_(hosts), column.status == "running", column.bots > 0)
        found = await self.storage.rows(
            select(func.count(), func.coalesce(func.sum(column.bots), 0)).where(*mine)
        )
        return int(found[0][0]), int(found[0][1])
