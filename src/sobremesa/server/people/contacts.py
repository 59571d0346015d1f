"""Where to write to somebody who is away: only if they agreed to it there, and never often.

Whoever enters a contact has shown nothing: it may be a stranger's. So the first message to it asks, and nothing
follows until its link was opened and answered with yes; with no, nobody gets anything written there again. Of a turn
one message tells, whoever decides meanwhile. All of it is bounded by the day: for a contact, for a guest, for the
whole house; and by address, for who enters contacts. The counts are in the database, so that servers share them.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, NamedTuple

from sqlalchemy import Update, delete, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sobremesa.server.store.models import guests, sent
from sobremesa.server.store.storage import Storage
from sobremesa.server.table.proposals import NotHere

DAY: Final = 86_400_000  # milliseconds
ASKED_FOR: Final = 7 * DAY  # that long the link in the message that asks is good
TURN_FOR: Final = 60 * DAY  # that long it is known that somebody was told of a turn
NEVER_FOR: Final = 3650 * DAY


@dataclass(frozen=True)
class Bounds:
    """Messages a day."""

    asks_contact: int = 1
    asks_guest: int = 3
    turns_contact: int = 20
    turns_guest: int = 20
    altogether: int = 2000


class Enough(Exception):
    """No more of these today."""


class Letter(NamedTuple):
    """To whom, and in which language; with a secret if it asks."""

    to: str
    name: str
    lang: str
    secret: str = ""


def tidy(contact: str) -> str:
    """One line; NotHere if it cannot be one: whoever sends it on may take line ends for something else."""
    found = contact.strip()
    if not all(sign.isprintable() for sign in found):
        raise NotHere("contact-line")
    return found


def same(contact: str) -> str:
    """Contacts that reach the same person are counted as one.

    >>> same("Bea+a@Example.org") == same("bea+b@example.org") == "bea@example.org"
    True
    """
    name, at, host = contact.casefold().rpartition("@")
    return f"{name.partition('+')[0]}@{host}" if at and " " not in contact else contact.casefold()


def key(*words: object) -> str:
    return sha256(" ".join(map(str, ("sobremesa sent", *words))).encode()).hexdigest()


class Contacts:
    def __init__(
        self, storage: Storage, clock: Callable[[], int], bounds: Bounds | None = None
    ) -> None:
        self.storage, self.clock, self.bounds = storage, clock, bounds or Bounds()

    async def row(self, guest: str) -> Any:
        found = await self.storage.rows(select(guests).where(guests.c.id == guest))
        return found[0] if found else None

    async def put(self, guest: str, contact: str) -> bool:
        """Note how somebody wants to be reached; True if whoever that is has to be asked first."""
        row = await self.row(guest)
        if row is None or row.contact == contact:
            return bool(contact) and row is not None and not row.confirmed
        await self.storage.do(changed(guest, contact=contact, confirmed=False, asked=""))
        return bool(contact)

    async def ask(self, guest: str) -> Letter | None:
        """The message that asks, counted as sent; None if it may not be sent today, or never."""
        row, secret = await self.row(guest), secrets.token_urlsafe(24)
        if row is None or not row.contact or row.confirmed:
            return None
        return await self.letter(row, "ask", key("asked", secret), ASKED_FOR, secret)

    async def settle(self, secret: str, yes: bool) -> bool:
        """What somebody answers who was asked; False if the link is used or too old."""
        asked = key("asked", secret)
        async with self.storage.change() as connection:
            gone = delete(sent).where(sent.c.key == asked, sent.c.expires > self.clock())
            if (await connection.execute(gone.returning(sent.c.key))).scalar() is None:
                return False
            row = (await connection.execute(select(guests).where(guests.c.asked == asked))).first()
            if row is None:
                return False  # they have entered another contact meanwhile
            if yes:
                await connection.execute(changed(row.id, confirmed=True, asked=""))
                return True
            await connection.execute(changed(row.id, contact="", confirmed=False, asked=""))
            with contextlib.suppress(Enough):  # they have said so before
                never = key("never", same(row.contact))
                await take(connection, never, 1, self.clock() + NEVER_FOR)
        return True

    async def turn(self, guest: str, table: str, seat: int, since: int) -> Letter | None:
        """The message about a turn, counted as sent; None if there is to be none. `since`: the entry of the last
        decision that they made themselves, so that a bot that decides for them makes no new turn."""
        row = await self.row(guest)
        if row is None or not row.contact:
            return None
        if not row.confirmed:  # entered when nobody was asked yet
            return None if row.asked else await self.ask(guest)
        return await self.letter(row, "turn", key("turn", table, seat, since), TURN_FOR)

    async def letter(
        self, row: Any, kind: str, once: str, lasts: int, secret: str = ""
    ) -> Letter | None:
        """A message that is sent once, and not if that is too much for a guest, a contact or the house."""
        now, who, bounds = self.clock(), same(row.contact), self.bounds
        day = now // DAY
        try:
            async with self.storage.change() as connection:
                await unless_never(connection, who, now)
                await take(connection, once, 1, now + lasts)
                for whose, name in (("guest", row.id), ("contact", who)):
                    most = getattr(bounds, f"{kind}s_{whose}")
                    await take(connection, key(f"{kind} {whose}", name, day), most, now + DAY)
                await take(connection, key("house", day), bounds.altogether, now + DAY)
                if secret:
                    await connection.execute(changed(row.id, asked=once))
        except Enough:
            return None
        return Letter(row.contact, row.name, row.lang, secret)


def changed(guest: str, **values: str | bool) -> Update:
    return update(guests).where(guests.c.id == guest).values(values)


async def unless_never(connection: AsyncConnection, who: str, now: int) -> None:
    """Enough for whoever wants nothing ever."""
    no = select(sent.c.key).where(sent.c.key == key("never", who), sent.c.expires > now)
    if (await connection.execute(no)).first() is not None:
        raise Enough


async def take(connection: AsyncConnection, name: str, most: int, expires: int) -> None:
    """One more; Enough if there were that many. Whoever raises it gives back what was taken before."""
    one_more = "INSERT INTO sent (key, count, expires) VALUES (:key, 1, :expires) ON CONFLICT (key)"
    one_more += " DO UPDATE SET count = sent.count + 1 WHERE sent.count < :most RETURNING count"
    values = {"key": name, "expires": expires, "most": most}
    if (await connection.execute(text(one_more), values)).scalar() is None:
        raise Enough
