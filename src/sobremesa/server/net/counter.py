"""Around every route that asks the clerk for something: a place before anything is read, little time for what is
brought along, and answers that go out as they are read, piece by piece.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from litestar import Litestar
from litestar.exceptions import HTTPException
from litestar.exceptions.responses import create_exception_response
from litestar.response import Response
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sobremesa.server.net.answers import refused
from sobremesa.server.net.guard import LONGEST_BODY
from sobremesa.server.net.rest import AnyHttp, guest_of
from sobremesa.server.records.clerk import Job
from sobremesa.server.records.replays import AGAIN, Errand, NoReplay, Replays
from sobremesa.server.table.proposals import NotHere

PIECE: Final = 64 * 1024  # bytes of an answer that are sent at a time
READING: Final = 20.0  # seconds for what somebody brings along
SENDING: Final = 30.0  # seconds for an answer to be taken


def turned_away(request: AnyHttp, error: NoReplay) -> Response[Any]:
    """The clerk's no as an answer: what, and when to try again."""
    status, word, words = error.reason
    again = {"retry-after": str(AGAIN)} if status in (429, 503) else None
    extra = {"rule": word, "sentence": words}
    told = HTTPException(words, status_code=status, headers=again, extra=extra)
    return create_exception_response(request, told)


def counter(app: ASGIApp) -> ASGIApp:
    """A middleware of Litestar's."""

    async def through(scope: Scope, receive: Receive, send: Send) -> None:
        replays: Replays = Litestar.from_scope(scope).state.replays
        lang = "es" if b"lang=es" in scope["query_string"] else "en"
        length = dict(scope["headers"]).get(b"content-length", b"0")
        upload = int(length) > LONGEST_BODY
        with replays.place(scope["state"]["address"], lang, upload):
            ends = asyncio.get_running_loop().time() + READING
            await app(scope, in_time(receive, ends, lang), in_pieces(send))

    return through


async def ask_clerk(request: AnyHttp, job: Job, price: int = 1, by_slice: bool = True) -> bytes:
    """The clerk's answer, charged to the address and to the guest; NoReplay if there is none."""
    replays: Replays = request.app.state.replays
    guest, address = await guest_of(request), request.scope["state"]["address"]
    return await replays.ask(Errand(address, guest.id if guest else "", job, by_slice), price)


def in_time(receive: Receive, ends: float, lang: str) -> Receive:
    async def receiving() -> Any:
        try:
            async with asyncio.timeout_at(ends):
                return await receive()
        except TimeoutError:
            raise refused(NotHere("upload-slow"), 408, lang) from None

    return receiving


def in_pieces(send: Send) -> Send:
    """Sending waits while the other side does not read, so that no more than a piece is held for it."""
    gone = False

    async def sending(message: Message) -> None:
        nonlocal gone
        if message["type"] != "http.response.body":
            await send(message)
            return
        body, more = message.get("body", b""), message.get("more_body", False)
        for at in range(0, max(1, len(body)), PIECE):
            if gone:
                return
            last = at + PIECE >= len(body)
            piece: Any = {**message, "body": body[at : at + PIECE], "more_body": more or not last}
            try:
                async with asyncio.timeout(SENDING):
                    await send(piece)
            except TimeoutError:
                gone = True  # nobody reads: the server closes the connection

    return sending
