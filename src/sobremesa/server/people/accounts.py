"""Accounts: guests who can come back from any device, by a passkey or by a recovery code. Nobody needs one.

An account is a guest who has a passkey: seats, games and everything else stay where they are. What is kept of a passkey
is its public half, of a recovery code a hash. A challenge is good once, for a few minutes and for whoever asked for it;
it is used up before its answer is looked at, so that an answer sent twice finds nothing.
"""

from __future__ import annotations

import secrets
from base64 import b32encode
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sobremesa.server.people import passkeys as keys
from sobremesa.server.people.devices import device_name
from sobremesa.server.people.guests import Guest, new_device
from sobremesa.server.people.passkeys import Fresh, Made, Place, Signed
from sobremesa.server.store.models import challenges, guests, passkeys, recovery_codes
from sobremesa.server.store.storage import Storage
from sobremesa.server.table.proposals import NotHere

MOST: Final = 20  # passkeys of one guest
CODES: Final = 8
CODE_BYTES: Final = 10  # 80 bits: nobody guesses that, so that a plain hash is enough
NOBODY: Final = ""


def hashed(kind: str, what: bytes) -> str:
    return sha256(f"sobremesa {kind} ".encode() + what).hexdigest()


def fresh_code() -> str:
    """16 letters and digits in fours, without 0, 1, 8 and 9."""
    plain = b32encode(bytes.fromhex(secrets.token_hex(CODE_BYTES))).decode()
    return "-".join(plain[start : start + 4] for start in range(0, len(plain), 4))


def hash_of_code(code: str) -> str:
    """However it is typed.

    >>> hash_of_code(" abcd-efgh ijkl-mnop") == hash_of_code("ABCDEFGHIJKLMNOP")
    True
    """
    plain = "".join(sign for sign in code.upper() if sign.isalnum())
    return hashed("code", plain.encode())


class Accounts:
    def __init__(self, storage: Storage, clock: Callable[[], int]) -> None:
        self.storage, self.clock = storage, clock

    # What passkeys sign

    async def challenge(self, guest: str) -> bytes:
        challenge = bytes.fromhex(secrets.token_hex(32))
        row = {"hash": hashed("challenge", challenge), "guest_id": guest,
               "expires": self.clock() + keys.PATIENCE}  # fmt: skip
        await self.storage.do(insert(challenges).values(row))
        return challenge

    async def use_up(self, challenge: bytes, guest: str) -> None:
        """NotHere unless this guest was given it, lately, and has not answered yet."""
        column, name = challenges.c, hashed("challenge", challenge)
        mine = (column.hash == name, column.guest_id == guest, column.expires > self.clock())
        async with self.storage.change() as connection:
            gone = await connection.execute(
                delete(challenges).where(*mine).returning(column.guest_id)
            )
            if gone.first() is None:
                raise NotHere("passkey-old")

    # A guest gets an account

    async def passkeys_of(self, guest: str) -> list[Any]:
        """Rows, the oldest first."""
        mine = select(passkeys).where(passkeys.c.guest_id == guest)
        return await self.storage.rows(mine.order_by(passkeys.c.created, passkeys.c.id))

    async def codes_left(self, guest: str) -> int:
        left = select(func.count()).where(recovery_codes.c.guest_id == guest)
        return int((await self.storage.rows(left))[0][0])

    async def to_make(self, guest: Guest, place: Place) -> dict[str, Any]:
        """What the browser needs to make a passkey."""
        there = await self.passkeys_of(guest.id)
        if len(there) >= MOST:
            raise NotHere("passkeys-many", most=MOST)
        challenge = await self.challenge(guest.id)
        already = [row.credential for row in there if row.place == place.name]
        return await keys.to_make(place, bytes.fromhex(guest.id), guest.name, challenge, already)

    async def add(self, guest: Guest, place: Place, fresh: Fresh, agent: str) -> list[str]:
        """A new passkey of a guest; with the first one come recovery codes, which nobody is shown again."""
        challenge = keys.challenge_in(fresh.client_data)
        await self.use_up(challenge, guest.id)
        made, now = await keys.made(place, challenge, fresh), self.clock()
        row = {"id": hashed("passkey", made.credential), "guest_id": guest.id, "credential": made.credential,
               "public_key": made.public_key, "uses": made.uses, "place": place.name,
               "name": device_name(agent), "created": now, "seen": now}  # fmt: skip
        try:
            async with self.storage.change() as connection:
                await still_here(connection, guest.id)
                mine = select(func.count()).where(passkeys.c.guest_id == guest.id)
                count = (await connection.execute(mine)).scalar_one()
                if count >= MOST:
                    raise NotHere("passkeys-many", most=MOST)
                await connection.execute(insert(passkeys), row)
                return [] if count else await renew(connection, guest.id)
        except IntegrityError:
            raise NotHere("passkey-there") from None

    async def renew_codes(self, guest: Guest) -> list[str]:
        """New recovery codes in the place of those that there were; for accounts."""
        async with self.storage.change() as connection:
            await still_here(connection, guest.id)
            mine = select(passkeys.c.id).where(passkeys.c.guest_id == guest.id).limit(1)
            if (await connection.execute(mine)).first() is None:
                raise NotHere("no-account")
            return await renew(connection, guest.id)

    async def remove(self, guest: Guest, passkey: str) -> None:
        """Without its last passkey, an account is a guest again, and has no recovery codes."""
        async with self.storage.change() as connection:
            await still_here(connection, guest.id)
            mine = passkeys.c.guest_id == guest.id
            gone = delete(passkeys).where(mine, passkeys.c.id == passkey).returning(passkeys.c.id)
            if (await connection.execute(gone)).first() is None:
                raise NotHere("no-passkey")
            if (
                await connection.execute(select(passkeys.c.id).where(mine).limit(1))
            ).first() is None:
                codes = delete(recovery_codes).where(recovery_codes.c.guest_id == guest.id)
                await connection.execute(codes)

    # Coming back

    async def to_sign(self, place: Place) -> dict[str, Any]:
        return await keys.to_sign(place, await self.challenge(NOBODY))

    async def sign_in(self, place: Place, answer: Signed, agent: str) -> tuple[Guest, str]:
        """The guest whose passkey has signed, and the secret of a new device of theirs."""
        challenge = keys.challenge_in(answer.client_data)
        await self.use_up(challenge, NOBODY)
        name = hashed("passkey", keys.bytes_of(answer.credential))
        known = select(passkeys).where(passkeys.c.id == name, passkeys.c.place == place.name)
        rows = await self.storage.rows(known)
        if not rows:
            raise NotHere("passkey-unknown")
        row = rows[0]
        passkey = Made(bytes(row.credential), bytes(row.public_key), row.uses)
        uses, now = await keys.signed(place, challenge, passkey, answer), self.clock()
        async with self.storage.change() as connection:
            used = update(passkeys).where(passkeys.c.id == name).returning(passkeys.c.guest_id)
            found = (await connection.execute(used.values(uses=uses, seen=now))).scalar()
            if found is None:  # removed meanwhile
                raise NotHere("passkey-unknown")
            return await new_device(connection, found, now, agent)

    async def recover(self, code: str, agent: str) -> tuple[Guest, str]:
        """The same with a recovery code, which is then gone."""
        column, name = recovery_codes.c, hash_of_code(code)
        async with self.storage.change() as connection:
            used = delete(recovery_codes).where(column.code_hash == name)
            found = (await connection.execute(used.returning(column.guest_id))).scalar()
            if found is None:
                raise NotHere("code-wrong")
            return await new_device(connection, found, self.clock(), agent)


async def still_here(connection: AsyncConnection, guest: str) -> None:
    """Whoever is being deleted gets nothing new, and of two changes to an account one comes first."""
    mine = select(guests.c.id).where(guests.c.id == guest).with_for_update()
    if (await connection.execute(mine)).first() is None:
        raise NotHere("no-guest")


async def renew(connection: AsyncConnection, guest: str) -> list[str]:
    codes = [fresh_code() for _ in range(CODES)]
    old = delete(recovery_codes).where(recovery_codes.c.guest_id == guest)
    await connection.execute(old)
    rows = [{"code_hash": hash_of_code(code), "guest_id": guest} for code in codes]
    await connection.execute(insert(recovery_codes), rows)
    return codes
