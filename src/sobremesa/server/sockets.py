"""The WebSocket of a table: frames in, frames out. What they mean is told in docs/guide/server.md."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from http.cookies import CookieError, SimpleCookie
from typing import Any

import msgspec

from sobremesa.core import Refusal, Seat
from sobremesa.server import house, wire
from sobremesa.server.guard import LONGEST_FRAME, Buckets, Receive, Scope, Send
from sobremesa.server.guests import COOKIE
from sobremesa.server.hub import Hub, NoTable
from sobremesa.server.publish import Live, Subscriber, encode

logger = logging.getLogger("sobremesa.sockets")
decoder: msgspec.json.Decoder[wire.AnyRequest] = msgspec.json.Decoder(wire.AnyRequest)

NO_TABLE, TOO_SLOW, NOISE = 4404, 4408, 4400
WORST = 20  # frames in a row that cannot be read


class Line:
    """One open socket."""

    def __init__(
        self, hub: Hub, scope: Scope, receive: Receive, send: Send, table: str, guest: str
    ) -> None:
        self.hub, self.scope, self.receive, self.post = hub, scope, receive, send
        self.table = table
        self.subscriber = Subscriber(guest, "en")
        self.live: Live | None = None
        self.noise = 0

    async def run(self, messages: Buckets, chats: Buckets) -> None:
        who = self.subscriber.guest or str(self.scope["state"]["address"])
        writer = asyncio.create_task(self.write())
        try:
            while self.noise < WORST and not writer.done():
                frame = await self.frame()
                if frame is None:
                    break
                if not messages.take(who):
                    self.refuse(peek(frame), house.NotHere("too-fast"))
                    await asyncio.sleep(0.05)
                    continue
                await self.read(frame, chats)
        finally:
            if self.live:
                self.hub.unsubscribe(self.live, self.subscriber)
            with contextlib.suppress(asyncio.QueueFull):
                self.subscriber.outbox.put_nowait(None)
            with contextlib.suppress(asyncio.CancelledError, TimeoutError):
                await asyncio.wait_for(writer, 2)

    async def frame(self) -> bytes | None:
        event = await self.receive()
        if event["type"] != "websocket.receive":
            return None
        text: Any = event.get("text")
        return text.encode() if text is not None else bytes(event.get("bytes") or b"")

    async def write(self) -> None:
        """Everything that is sent goes through the outbox, in its order."""
        send, outbox = self.post, self.subscriber.outbox
        code = 1000
        with contextlib.suppress(RuntimeError, OSError):  # the client is gone
            while (message := await outbox.get()) is not None:
                await send({"type": "websocket.send", "text": message.decode()})
                if self.subscriber.lost:
                    code = TOO_SLOW
                    break
            if self.noise >= WORST:
                code = NOISE
            await send({"type": "websocket.close", "code": code, "reason": ""})

    async def read(self, frame: bytes, chats: Buckets) -> None:
        try:
            if len(frame) > LONGEST_FRAME:
                raise ValueError(f"a message has at most {LONGEST_FRAME} bytes")
            request = decoder.decode(frame)
        except (ValueError, RecursionError) as error:  # msgspec's errors are ValueErrors
            self.noise += 1
            self.refuse(peek(frame), error)
            return
        self.noise = 0
        try:
            await self.answer(request, chats)
        except (house.NotHere, Refusal, ValueError) as error:
            self.hub.metrics.counts["refusals"] += 1
            self.refuse(request.id, error)

    async def answer(self, request: wire.AnyRequest, chats: Buckets) -> None:
        subscriber = self.subscriber
        match request:
            case wire.Ping():
                self.say(wire.Pong(id=request.id, time=self.hub.clock()))
            case wire.Hello():
                live = await self.hub.live(self.table)
                house.asker(live.table, subscriber.guest, request.seat)
                if self.live:
                    self.hub.unsubscribe(self.live, subscriber)
                subscriber.lang, subscriber.chat = request.lang, request.chat
                subscriber.wanted = request.seat
                self.live = await self.hub.subscribe(self.table, subscriber, request.last)
                self.say(wire.Done(id=request.id, number=subscriber.number))
            case _ if self.live is None:
                raise house.NotHere("hello-first")
            case _ if not subscriber.guest:
                raise house.NotHere("no-guest")
            case wire.Say():
                if not chats.take(subscriber.guest):
                    raise house.NotHere("too-fast")
                await self.hub.say(self.table, subscriber.guest, request.text, self.seat)
                self.say(wire.Done(id=request.id, number=subscriber.number))
            case _:
                self.say(await self.hub.do_now(self.table, subscriber.guest, request, self.seat))

    @property
    def seat(self) -> Seat | None:
        """For which seat this line acts: the one that it listens as."""
        listener = self.subscriber.listener
        return listener if listener >= 0 else None

    def say(self, message: wire.AnyMessage) -> None:
        self.subscriber.send(encode(message))

    def refuse(self, request: str, error: Exception) -> None:
        table = self.live.table if self.live else None
        rule, sentence = self.hub.sentence(error, table, self.subscriber.lang)
        self.say(wire.Refused(id=request, rule=rule, sentence=sentence))


class OnlyId(msgspec.Struct):
    id: str = ""


def peek(frame: bytes) -> str:
    """The id of a request that cannot be read otherwise, so that the client knows which one it was."""
    try:
        return msgspec.json.decode(frame[:LONGEST_FRAME], type=OnlyId).id[:64]
    except (ValueError, RecursionError):
        return ""


PATH = re.compile(r"/api/tables/([0-9a-f]{32})/socket")


async def table_socket(state: Any, scope: Scope, receive: Receive, send: Send) -> None:
    """One socket from handshake to close. Straight ASGI: a framework's layers cost more than the game."""
    hub: Hub = state.hub
    found = PATH.fullmatch(scope["path"])
    await receive()  # websocket.connect
    try:
        live = await hub.live(found[1] if found else "")
    except NoTable:
        await send({"type": "websocket.close", "code": NO_TABLE})
        return
    cookies = SimpleCookie()
    for name, value in scope["headers"]:
        if name == b"cookie":
            with contextlib.suppress(CookieError):
                cookies.load(value.decode("latin-1"))
    secret = cookies[COOKIE].value if COOKIE in cookies else ""
    guest = await hub.guests.by_secret(secret)
    await send({"type": "websocket.accept"})
    hub.metrics.counts["sockets"] += 1
    line = Line(hub, scope, receive, send, live.table.name, guest.id if guest else "")
    await line.run(state.message_buckets, state.chat_buckets)
