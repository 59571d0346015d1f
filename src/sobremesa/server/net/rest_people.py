"""REST about people: guests, their devices, whom they block, how they may be reached."""

from __future__ import annotations

from typing import Any

from litestar import delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, JSONBody
from litestar.response import Response

from sobremesa.server.live import leaving
from sobremesa.server.live.notify import Notifier
from sobremesa.server.net.answers import lang_of, no, refused, refusing
from sobremesa.server.net.bodies import (
    Block,
    ChangedGuest,
    Claim,
    ContactAnswer,
    Device,
    Link,
    Me,
    NewGuest,
)
from sobremesa.server.net.rest import AnyHttp, Language, allowed, hub_of, limit, me_of, me_view
from sobremesa.server.people import contacts, devices
from sobremesa.server.people.guests import COOKIE, Guest
from sobremesa.server.people.names import called
from sobremesa.server.table.proposals import NotHere
from sobremesa.text import Texts


def with_cookie(request: AnyHttp, guest: Guest, secret: str) -> Response[Me]:
    cookie = Cookie(
        key=COOKIE,
        value=secret,
        httponly=True,
        samesite="lax",
        secure=request.app.state.settings.public_url.startswith("https://"),
        max_age=400 * 86_400,
        path="/",
    )
    return Response(me_view(guest), cookies=[cookie])


@post("/api/guests")
async def new_guest(request: AnyHttp, data: JSONBody[NewGuest]) -> Response[Me]:
    """A name, and a secret in a cookie: that is all it takes."""
    limit(request, "guest")
    hub = hub_of(request)
    with refusing(400, data.lang):
        made = await hub.guests.create(data.name, data.lang, hub.clock(), agent_of(request))
    return with_cookie(request, *made)


def agent_of(request: AnyHttp) -> str:
    return request.headers.get("user-agent", "")[:400]


@post("/api/guests/claim")
async def claim(request: AnyHttp, data: JSONBody[Claim]) -> Response[Me]:
    """Become, on this device, the guest who made the link."""
    limit(request, "guest")
    hub = hub_of(request)
    with refusing(403, lang_of(request)):
        found = await hub.guests.claim(data.token, hub.clock(), agent_of(request))
    if found is None:
        raise no(request, "link-old")
    await leaving.keep_devices(hub, found[0], devices.MOST)
    return with_cookie(request, *found)


@get("/api/me")
async def me(request: AnyHttp) -> Me:
    return me_view(await me_of(request))


@patch("/api/me")
async def change_me(request: AnyHttp, data: JSONBody[ChangedGuest]) -> Me:
    """A new contact is written to once, with a question; no other message goes there before it is answered."""
    guest, hub = await me_of(request), hub_of(request)
    kept: contacts.Contacts = request.app.state.contacts
    notifier: Notifier | None = request.app.state.notifier
    with refusing(400, data.lang):
        name, wanted = called(data.name), contacts.tidy(data.contact or "")
    if data.contact is not None:
        if wanted and not allowed(request, "contact"):
            raise refused(NotHere("contact-often"), 429, data.lang)
        if await kept.put(guest.id, wanted) and notifier:
            await notifier.ask(guest.id)
    await hub.guests.change(guest, name, data.lang)
    return me_view(await me_of(request))


@post("/api/me/link")
async def link(request: AnyHttp) -> Link:
    """The secret stands behind `#`: browsers do not send that part, so no log can keep it."""
    limit(request, "guest")
    hub = hub_of(request)
    token = await hub.guests.link(await me_of(request), hub.clock())
    return Link(f"{request.app.state.settings.public_url}/#/device/{token}", token)


@get("/api/me/export")
async def export(request: AnyHttp) -> dict[str, Any]:
    return await hub_of(request).guests.export(await me_of(request))


@delete("/api/me")
async def forget_me(request: AnyHttp) -> None:
    """All that is kept about the asker. Seats are given back, games resigned, sockets closed."""
    await leaving.forget(hub_of(request), await me_of(request))


@get("/api/me/devices")
async def my_devices(request: AnyHttp) -> list[Device]:
    """Where the asker is this guest, the device that was seen latest first."""
    guest = await me_of(request)
    return [
        Device(
            devices.handle(row.secret_hash),
            row.name,
            row.created,
            row.seen,
            row.secret_hash == guest.device,
        )
        for row in await devices.devices_of(hub_of(request).storage, guest.id)
    ]


@delete("/api/me/devices")
async def forget_devices(request: AnyHttp) -> None:
    """All others than the one that asks, and links to new ones."""
    await leaving.keep_devices(hub_of(request), await me_of(request), 1, links=True)


@delete("/api/me/devices/{device:str}")
async def forget_device(request: AnyHttp, device: FromPath[str]) -> None:
    """One of them, the own one included: its sockets close at once, here and at other servers."""
    guest, hub = await me_of(request), hub_of(request)
    rows = await devices.devices_of(hub.storage, guest.id)
    found = [row.secret_hash for row in rows if devices.handle(row.secret_hash) == device]
    if not found:
        raise no(request, "no-device")
    await leaving.revoke(hub, guest, found)


@get("/api/me/blocks")
async def blocks(request: AnyHttp) -> dict[str, str]:
    return await hub_of(request).guests.blocks((await me_of(request)).id)


@put("/api/me/blocks/{other:str}")
async def set_block(
    request: AnyHttp, other: FromPath[str], data: JSONBody[Block]
) -> dict[str, str]:
    """Mute: their chat is not shown to me. Block: they cannot sit down at my tables either."""
    guest, hub = await me_of(request), hub_of(request)
    if not (len(other) == 32 and other.isascii() and other.isalnum()):
        raise no(request, "no-such-guest")
    await hub.guests.set_block(guest.id, other, data.kind)
    found = await hub.guests.blocks(guest.id)
    for live in hub.lives.values():
        for subscriber in live.subscribers:
            if subscriber.guest == guest.id:
                subscriber.muted = set(found)
    return found


@post("/api/contacts", status_code=204)
async def answer(
    request: AnyHttp, data: JSONBody[ContactAnswer], language: Language = "en"
) -> None:
    """Whoever was asked answers: messages may come, or never again. The secret from the link says who it is."""
    limit(request, "guest")
    kept: contacts.Contacts = request.app.state.contacts
    if not await kept.settle(data.token, data.yes):
        raise NotFoundException(Texts(None, language).say("web-device-old"))


ROUTES = [
    new_guest, claim, me, change_me, link, export, forget_me, my_devices, forget_devices, forget_device, blocks,
    set_block, answer,
]  # fmt: skip
