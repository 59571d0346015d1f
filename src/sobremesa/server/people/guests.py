"""Guests: a name and a secret. No password and no mail address; an account (accounts.py) if they like.

The secret lives in a cookie and, hashed, in the database; a seat belongs to the guest. A link, good once
and for ten minutes, gives another device a secret of its own. People can take their data along and
have it deleted: the name, the ways to reach them, and their words; the games remain, played by nobody.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import ColumnElement, delete, exists, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from sobremesa.server.people import devices
from sobremesa.server.people.barred import unless_barred
from sobremesa.server.people.names import called
from sobremesa.server.store import models
from sobremesa.server.store.storage import Storage
from sobremesa.server.table.log import Unkept

COOKIE = "sobremesa_guest"
LINK_LASTS = 10 * 60 * 1000


def fresh_id() -> str:
    """128 bits that nobody can guess."""
    return secrets.token_hex(16)


@dataclass
class Guest:
    id: str
    name: str
    lang: str
    device: str = ""  # the one that asks: the hash of its secret
    contact: str = ""  # `asked` or `confirmed`; empty: none is known
    account: bool = False  # with a passkey


@dataclass
class Guests:
    """All that is known about people."""

    storage: Storage
    names: dict[str, str] = field(default_factory=dict)  # a cache

    async def create(self, name: str, lang: str, now: int, agent: str = "") -> tuple[Guest, str]:
        """A new guest and the secret of this device."""
        secret = secrets.token_urlsafe(24)
        guest = Guest(fresh_id(), called(name), lang, devices.hashed(secret))
        row = {"id": guest.id, "name": guest.name, "lang": lang, "contact": "", "created": now,
               "confirmed": False, "asked": ""}  # fmt: skip
        device = device_row(secret, guest.id, now, agent)
        await self.storage.do(
            insert(models.guests).values(row), insert(models.devices).values(device)
        )
        self.names[guest.id] = guest.name
        return guest, secret

    async def by_secret(self, secret: str, now: int) -> Guest | None:
        if not 16 <= len(secret) <= 64:
            return None
        device, guests, name = models.devices.c, models.guests.c, devices.hashed(secret)
        found = await self.storage.rows(
            select(models.guests, device.seen, has_passkey().label("account"))
            .where(device.secret_hash == name, device.expires.is_(None))
            .where(device.guest_id == guests.id)
        )
        if not found:
            return None
        row = found[0]
        if now - row.seen >= devices.HOUR:
            with contextlib.suppress(Unkept):  # nobody is sent away for that
                mine = update(models.devices).where(device.secret_hash == name)
                await self.storage.do(mine.values(seen=now))
        contact = "confirmed" if row.confirmed else "asked"
        known = contact if row.contact else ""
        return Guest(row.id, row.name, row.lang, name, known, bool(row.account))

    async def change(self, guest: Guest, name: str, lang: str) -> None:
        values: dict[str, Any] = {"name": called(name), "lang": lang}
        async with self.storage.change() as connection:
            where = models.guests.c.id == guest.id
            await connection.execute(update(models.guests).where(where), values)
            await self.storage.tell(connection, [f"{devices.RENAMED} {guest.id}"])
        self.names[guest.id] = values["name"]

    # Another device

    async def link(self, guest: Guest, now: int) -> str:
        """A secret that makes another device; those that are too old are forgotten meanwhile."""
        secret, column = secrets.token_urlsafe(24), models.devices.c
        row = device_row("link " + secret, guest.id, now) | {"expires": now + LINK_LASTS}
        old = delete(models.devices).where(column.guest_id == guest.id, column.expires <= now)
        await self.storage.do(old, insert(models.devices).values(row))
        return secret

    async def claim(self, link: str, now: int, agent: str = "") -> tuple[Guest, str] | None:
        """A link becomes a device with a secret of its own; it works once."""
        column = models.devices.c
        async with self.storage.change() as connection:
            taken = await connection.execute(
                delete(models.devices)
                .where(column.secret_hash == devices.hashed("link " + link), column.expires > now)
                .returning(column.guest_id)
            )
            guest_id = taken.scalar()
            if guest_id is None:
                return None
            return await new_device(connection, guest_id, now, agent)

    # Names, mutes, blocks

    async def names_of(self, ids: set[str]) -> dict[str, str]:
        unknown = ids - self.names.keys()
        if unknown:
            those = select(models.guests).where(models.guests.c.id.in_(unknown))
            self.names.update({row.id: row.name for row in await self.storage.rows(those)})
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
        both = {"guest_id": guest, "other_id": other}
        fresh = [insert(models.blocks).values(**both, kind=kind)] if kind != "none" else []
        await self.storage.do(delete(models.blocks).filter_by(**both), *fresh)

    # One's own data

    async def export(self, guest: Guest) -> dict[str, Any]:
        """Everything that the server keeps about somebody."""
        me = guest.id
        chat, guests, members = models.chat, models.guests, models.members
        row = (await self.storage.rows(select(guests).where(guests.c.id == me)))[0]
        said = await self.storage.rows(
            select(chat.c.table_id, chat.c.time, chat.c.text).where(chat.c.guest_id == me)
        )
        asked = models.analyses.c
        analyses = await self.storage.rows(
            select(asked.subject, asked.depth, asked.asked).where(asked.guest_id == me)
        )
        at = await self.storage.rows(select(members.c.table_id).where(members.c.guest_id == me))
        return {
            "guest": dict(row._mapping),
            "tables": [r.table_id for r in at],
            "played": [
                dict(r._mapping)
                for r in await self.storage.rows(
                    select(models.played).where(models.played.c.guest_id == me)
                )
            ],
            "chat": [dict(r._mapping) for r in said],
            "analyses": [dict(r._mapping) for r in analyses],
            "blocks": await self.blocks(me),
            "devices": [
                {"name": r.name, "created": r.created, "seen": r.seen}
                for r in await devices.devices_of(self.storage, me)
            ],
            "passkeys": [
                {"name": r.name, "place": r.place, "created": r.created, "seen": r.seen}
                for r in await self.storage.rows(
                    select(models.passkeys).where(models.passkeys.c.guest_id == me)
                )
            ],
            "reports": [
                {"time": r.time, "table": r.table_id, "about": r.about_id, "text": r.text}
                for r in await self.storage.rows(
                    select(models.reports).where(models.reports.c.guest_id == me)
                )
            ],
            "recovery_codes": len(
                await self.storage.rows(
                    select(models.recovery_codes).where(models.recovery_codes.c.guest_id == me)
                )
            ),
        }

    async def delete(self, guest: Guest) -> list[str]:
        """Everything that is kept about somebody, and the devices that were theirs."""
        async with self.storage.change() as connection:
            gone = await forget(self.storage, connection, [guest.id])
        self.names[guest.id] = ""
        return gone


async def forget(storage: Storage, connection: AsyncConnection, ids: Sequence[str]) -> list[str]:
    """All that is kept about some guests, and what they said; the devices that were theirs."""
    device = models.devices.c
    there = select(device.secret_hash).where(device.guest_id.in_(ids))
    gone = [str(row.secret_hash) for row in await connection.execute(there)]
    for table, column in (
        (
            models.guests,
            "id",
        ),  # first: who gives this guest something at the same time, locks that row
        (models.devices, "guest_id"),
        (models.members, "guest_id"),
        (models.blocks, "guest_id"),
        (models.blocks, "other_id"),
        (models.passkeys, "guest_id"),
        (models.recovery_codes, "guest_id"),
        (models.challenges, "guest_id"),
        (models.reports, "guest_id"),
        (models.reports, "about_id"),
        (models.barred, "who"),
    ):
        await connection.execute(delete(table).where(table.c[column].in_(ids)))
    asked = update(models.analyses).where(models.analyses.c.guest_id.in_(ids))
    await connection.execute(asked.values(guest_id=""))
    played = update(models.played).where(models.played.c.guest_id.in_(ids))
    await connection.execute(played.values(guest_id=""))
    said = update(models.chat).where(models.chat.c.guest_id.in_(ids))
    await connection.execute(said.values(text="", guest_id=""))
    await storage.tell(connection, [f"{devices.RENAMED} {one}" for one in ids])
    await storage.tell(connection, [f"{devices.GONE} {device}" for device in gone])
    return gone


def has_passkey() -> ColumnElement[bool]:
    """Has the guest of this row an account?"""
    return exists().where(models.passkeys.c.guest_id == models.guests.c.id)


async def new_device(
    connection: AsyncConnection, guest: str, now: int, agent: str
) -> tuple[Guest, str]:
    """One more device of a guest, with a secret of its own. NotHere if the guest is barred."""
    await unless_barred(connection, guest, now)
    secret, guests = secrets.token_urlsafe(24), models.guests
    row = device_row(secret, guest, now, agent)
    await connection.execute(insert(models.devices), row)
    wanted = select(guests.c.id, guests.c.name, guests.c.lang, has_passkey().label("account"))
    found = (await connection.execute(wanted.where(guests.c.id == guest))).one()
    made = Guest(found.id, found.name, found.lang, row["secret_hash"], account=bool(found.account))
    return made, secret


def device_row(secret: str, guest: str, now: int, agent: str = "") -> dict[str, Any]:
    return {
        "secret_hash": devices.hashed(secret), "guest_id": guest, "expires": None,
        "name": devices.device_name(agent), "created": now, "seen": now,
    }  # fmt: skip
