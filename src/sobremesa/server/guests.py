"""Guests: a name and a secret. No account, no password, no mail address needed.

The secret lives in a cookie and, hashed, in the database; a seat belongs to the guest. A link, good once
and for ten minutes, gives another device a secret of its own. People can take their data along and
have it deleted: the name, the ways to reach them, and their words; the games remain, played by nobody.
"""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from sqlalchemy import delete, insert, select, update

from sobremesa.server import models
from sobremesa.server.names import called
from sobremesa.server.storage import Storage

COOKIE = "sobremesa_guest"
LINK_LASTS = 10 * 60 * 1000


def fresh_id() -> str:
    """128 bits that nobody can guess."""
    return secrets.token_hex(16)


def hashed(secret: str) -> str:
    return sha256(f"sobremesa guest {secret}".encode()).hexdigest()


@dataclass
class Guest:
    id: str
    name: str
    lang: str


@dataclass
class Guests:
    """All that is known about people."""

    storage: Storage
    names: dict[str, str] = field(default_factory=dict)  # a cache

    async def create(self, name: str, lang: str, now: int) -> tuple[Guest, str]:
        """A new guest and the secret of this device."""
        guest, secret = Guest(fresh_id(), called(name), lang), secrets.token_urlsafe(24)
        row = {"id": guest.id, "name": guest.name, "lang": lang, "contact": "", "created": now,
               "seen": now, "confirmed": False, "asked": ""}  # fmt: skip
        device = {"secret_hash": hashed(secret), "guest_id": guest.id, "expires": None}
        async with self.storage.change() as connection:
            await connection.execute(insert(models.guests), row)
            await connection.execute(insert(models.devices), device)
        self.names[guest.id] = guest.name
        return guest, secret

    async def by_secret(self, secret: str) -> Guest | None:
        if not 16 <= len(secret) <= 64:
            return None
        devices, guests = models.devices.c, models.guests.c
        found = await self.storage.rows(
            select(guests.id, guests.name, guests.lang)
            .where(devices.secret_hash == hashed(secret), devices.expires.is_(None))
            .where(devices.guest_id == guests.id)
        )
        return Guest(*found[0]) if found else None

    async def change(self, guest: Guest, name: str, lang: str, contact: str | None) -> Guest:
        values: dict[str, Any] = {"name": called(name), "lang": lang}
        if contact is not None:
            values["contact"] = contact
        async with self.storage.change() as connection:
            where = models.guests.c.id == guest.id
            await connection.execute(update(models.guests).where(where), values)
        self.names[guest.id] = values["name"]
        return Guest(guest.id, values["name"], lang)

    async def contact(self, guest: str) -> tuple[str, str, str]:
        """Name, language, and how the hook may reach somebody."""
        column = models.guests.c
        found = await self.storage.rows(
            select(column.name, column.lang, column.contact).where(column.id == guest)
        )
        return (found[0].name, found[0].lang, found[0].contact) if found else ("", "en", "")

    # Another device

    async def link(self, guest: Guest, now: int) -> str:
        secret = secrets.token_urlsafe(24)
        row = {
            "secret_hash": hashed("link " + secret),
            "guest_id": guest.id,
            "expires": now + LINK_LASTS,
        }
        async with self.storage.change() as connection:
            await connection.execute(insert(models.devices), row)
        return secret

    async def claim(self, link: str, now: int) -> tuple[Guest, str] | None:
        """A link becomes a device with a secret of its own; it works once."""
        devices, guests = models.devices, models.guests
        async with self.storage.change() as connection:
            taken = await connection.execute(
                delete(devices)
                .where(devices.c.secret_hash == hashed("link " + link), devices.c.expires > now)
                .returning(devices.c.guest_id)
            )
            guest_id = taken.scalar()
            if guest_id is None:
                return None
            secret = secrets.token_urlsafe(24)
            row = {"secret_hash": hashed(secret), "guest_id": guest_id, "expires": None}
            await connection.execute(insert(devices), row)
            found = await connection.execute(
                select(guests.c.id, guests.c.name, guests.c.lang).where(guests.c.id == guest_id)
            )
            return Guest(*found.one()), secret

    # Names, mutes, blocks

    async def names_of(self, ids: set[str]) -> dict[str, str]:
        unknown = ids - self.names.keys()
        if unknown:
            column = models.guests.c
            for row in await self.storage.rows(
                select(column.id, column.name).where(column.id.in_(unknown))
            ):
                self.names[row.id] = row.name
            self.names.update(dict.fromkeys(unknown - self.names.keys(), ""))
        return self.names

    async def blocks(self, guest: str) -> dict[str, str]:
        """Whom somebody does not want to hear (mute) or to have at their tables (block)."""
        column = models.blocks.c
        found = await self.storage.rows(
            select(column.other_id, column.kind).where(column.guest_id == guest)
        )
        return {row.other_id: row.kind for row in found}

    async def set_block(self, guest: str, other: str, kind: str) -> None:
        blocks = models.blocks
        async with self.storage.change() as connection:
            await connection.execute(
                delete(blocks).where(blocks.c.guest_id == guest, blocks.c.other_id == other)
            )
            if kind != "none":
                row = {"guest_id": guest, "other_id": other, "kind": kind}
                await connection.execute(insert(blocks), row)

    # One's own data

    async def export(self, guest: Guest) -> dict[str, Any]:
        """Everything that the server keeps about somebody."""
        me = guest.id
        chat, guests, members = models.chat, models.guests, models.members
        row = (await self.storage.rows(select(guests).where(guests.c.id == me)))[0]
        said = await self.storage.rows(
            select(chat.c.table_id, chat.c.time, chat.c.text).where(chat.c.guest_id == me)
        )
        at = await self.storage.rows(select(members.c.table_id).where(members.c.guest_id == me))
        return {
            "guest": dict(row._mapping),
            "tables": [r.table_id for r in at],
            "chat": [dict(r._mapping) for r in said],
            "blocks": await self.blocks(me),
        }

    async def delete(self, guest: Guest) -> None:
        me = guest.id
        async with self.storage.change() as connection:
            for table, column in (
                (models.devices, "guest_id"),
                (models.members, "guest_id"),
                (models.blocks, "guest_id"),
                (models.blocks, "other_id"),
                (models.guests, "id"),
            ):
                await connection.execute(delete(table).where(table.c[column] == me))
            await connection.execute(
                update(models.chat).where(models.chat.c.guest_id == me),
                {"text": "", "guest_id": ""},
            )
        self.names[me] = ""
