"""REST about oneself and how one may be reached."""

from __future__ import annotations

from litestar import patch, post
from litestar.exceptions import NotFoundException
from litestar.params import JSONBody

from sobremesa.server.live.notify import Notifier
from sobremesa.server.net.answers import refused
from sobremesa.server.net.bodies import ChangedGuest, ContactAnswer, Me
from sobremesa.server.net.rest import (
    AnyHttp,
    Language,
    allowed,
    hub_of,
    limit,
    me_of,
    me_view,
    readable,
)
from sobremesa.server.people import contacts
from sobremesa.server.table.house import NotHere
from sobremesa.text import Texts


@patch("/api/me")
async def change_me(request: AnyHttp, data: JSONBody[ChangedGuest]) -> Me:
    """A new contact is written to once, with a question; no other message goes there before it is answered."""
    guest, hub = await me_of(request), hub_of(request)
    name = readable(data.name, data.lang)
    kept: contacts.Contacts = request.app.state.contacts
    notifier: Notifier | None = request.app.state.notifier
    if data.contact is not None:
        try:
            wanted = contacts.tidy(data.contact)
        except NotHere as error:
            raise refused(error, 400, data.lang) from None
        if wanted and not allowed(request, "contact"):
            raise refused(NotHere("contact-often"), 429, data.lang)
        if await kept.put(guest.id, wanted) and notifier:
            await notifier.ask(guest.id)
    await hub.guests.change(guest, name, data.lang)
    return me_view(await me_of(request))


@post("/api/contacts", status_code=204)
async def answer(
    request: AnyHttp, data: JSONBody[ContactAnswer], language: Language = "en"
) -> None:
    """Whoever was asked answers: messages may come, or never again. The secret from the link says who it is."""
    limit(request, "guest")
    kept: contacts.Contacts = request.app.state.contacts
    if not await kept.settle(data.token, data.yes):
        raise NotFoundException(Texts(None, language).say("web-device-old"))


ROUTES = [change_me, answer]
