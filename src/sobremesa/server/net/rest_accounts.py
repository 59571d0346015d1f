"""REST about accounts: passkeys and recovery codes of the asker, and coming back with one."""

from __future__ import annotations

from typing import Any

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Response

from sobremesa.server.live import leaving
from sobremesa.server.net.answers import lang_of, refusing
from sobremesa.server.net.bodies import (
    Account,
    AddedPasskey,
    Me,
    NewPasskey,
    Passkey,
    PasskeyOptions,
    Recovery,
    SignedIn,
)
from sobremesa.server.net.rest import AnyHttp, guest_of, hub_of, limit, me_of
from sobremesa.server.net.rest_people import agent_of, with_cookie
from sobremesa.server.people import devices
from sobremesa.server.people.accounts import Accounts
from sobremesa.server.people.guests import Guest
from sobremesa.server.people.passkeys import Fresh, Place, Signed, place_of


def accounts_of(request: AnyHttp) -> Accounts:
    hub = hub_of(request)
    return Accounts(hub.storage, hub.clock)


def place(request: AnyHttp) -> Place:
    """Where the page stands that asks: a browser says so with every POST, and signs what it says."""
    known = request.app.state.settings.passkeys
    with refusing(400, lang_of(request)):
        return place_of(request.headers.get("origin", ""), request.headers.get("host", ""), known)


@get("/api/me/account")
async def account(request: AnyHttp) -> Account:
    """By what the asker can come back; no passkeys: not by anything."""
    guest, kept = await me_of(request), accounts_of(request)
    rows = await kept.passkeys_of(guest.id)
    found = [Passkey(row.id, row.name, row.place, row.created, row.seen) for row in rows]
    return Account(found, await kept.codes_left(guest.id))


@post("/api/me/passkeys/options", status_code=200)
async def passkey_options(request: AnyHttp) -> PasskeyOptions:
    """What a browser needs to make a passkey for the asker: good once, for five minutes."""
    limit(request, "passkey")
    guest, where = await me_of(request), place(request)
    with refusing(400, lang_of(request)):
        return PasskeyOptions(await accounts_of(request).to_make(guest, where))


@post("/api/me/passkeys")
async def add_passkey(request: AnyHttp, data: JSONBody[NewPasskey]) -> AddedPasskey:
    """The passkey that the browser has made. With the first one come recovery codes: they are told once."""
    limit(request, "passkey")
    guest, where = await me_of(request), place(request)
    with refusing(400, lang_of(request)):
        fresh = Fresh(data.client_data, data.attestation)
        return AddedPasskey(await accounts_of(request).add(guest, where, fresh, agent_of(request)))


@delete("/api/me/passkeys/{passkey:str}")
async def remove_passkey(request: AnyHttp, passkey: FromPath[str]) -> None:
    """Devices that came by it stay. Without the last one the asker is a guest again."""
    guest = await me_of(request)
    with refusing(404, lang_of(request)):
        await accounts_of(request).remove(guest, passkey)


@post("/api/me/codes")
async def renew_codes(request: AnyHttp) -> AddedPasskey:
    """New recovery codes; the old ones are worth nothing from now on."""
    limit(request, "passkey")
    guest = await me_of(request)
    with refusing(400, lang_of(request)):
        return AddedPasskey(await accounts_of(request).renew_codes(guest))


@post("/api/accounts/options", status_code=200)
async def sign_in_options(request: AnyHttp) -> PasskeyOptions:
    """What a browser needs to ask for a passkey: good once, for five minutes."""
    limit(request, "passkey")
    return PasskeyOptions(await accounts_of(request).to_sign(place(request)))


@post("/api/accounts/sign-in", status_code=200)
async def sign_in(request: AnyHttp, data: JSONBody[SignedIn]) -> Response[Me]:
    """Become, on this device, the guest whose passkey has signed."""
    limit(request, "passkey")
    where, agent = place(request), agent_of(request)
    answer = Signed(data.id, data.client_data, data.authenticator_data, data.signature)
    with refusing(403, lang_of(request)):
        found = await accounts_of(request).sign_in(where, answer, agent)
    return await come_in(request, *found)


@post("/api/accounts/recover", status_code=200)
async def recover(request: AnyHttp, data: JSONBody[Recovery]) -> Response[Me]:
    """Become, on this device, the guest whose recovery code this was."""
    limit(request, "passkey")
    with refusing(403, lang_of(request)):
        found = await accounts_of(request).recover(data.code, agent_of(request))
    return await come_in(request, *found)


async def come_in(request: AnyHttp, guest: Guest, secret: str) -> Response[Me]:
    """With a new device; the browser forgets the secret that it had, so nobody shall use that any more."""
    hub, before = hub_of(request), await guest_of(request)
    if before:
        await leaving.revoke(hub, before, [before.device])
    await leaving.keep_devices(hub, guest, devices.MOST)
    return with_cookie(request, guest, secret)


ROUTES: list[Any] = [
    account, passkey_options, add_passkey, remove_passkey, renew_codes, sign_in_options, sign_in, recover,
]  # fmt: skip
