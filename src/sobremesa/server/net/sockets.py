"""The WebSocket of a table: frames in, frames out. What they mean is told in docs/guide/server.md."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections import deque
from functools import partial
from http.cookies import CookieError, SimpleCookie
from typing import Any

import msgspec

from sobremesa.server.live import chat
from sobremesa.server.live.hub import Hub
from sobremesa.server.live.live import NO_TABLE, REFUSALS, Live, MayLay, Proposal, whoever
from sobremesa.server.net.frames import EXTENSION, Frames
from sobremesa.server.net.guard import LONGEST_FRAME, Receive, Scope, Send
from sobremesa.server.people.devices import hashed
from sobremesa.server.people.guests import COOKIE
from sobremesa.server.people.limits import Buckets
from sobremesa.server.store.aside import ASIDE, NoTable
from sobremesa.server.table import proposals, wire
from sobremesa.server.table.audience import Subscriber, encode
from sobremesa.server.table.dryrun import cost
from sobremesa.server.table.proposals import PutAside
from sobremesa.server.table.sentences import sentence

logger = logging.getLogger("sobremesa.sockets")
decoder: msgspec.json.Decoder[wire.AnyRequest] = msgspec.json.Decoder(wire.AnyRequest)

NOISE, REVOKED, BROKEN = 4400, 4401, 1011
WORST = 20  # frames in a row that cannot be read
GOODBYE = 2.0  # seconds for the close frame
HELLO = 4  # messages that one counts for: its answer may be the whole game
SHY = 30.0  # seconds until a client says it
IN_A_TASK = (wire.Hello, wire.Ping, wire.Say, wire.Try, wire.Sit)  # as they may have to wait
MOST_WAITING = 20  # messages of one client; then it has to wait itself


class Socket:
    """One open socket: its messages are carried out one after the other."""

    def __init__(
        self, hub: Hub, frames: Frames, table: str, guest: str, who: str, messages: Buckets
    ) -> None:
        self.hub, self.frames, self.table, self.who = hub, frames, table, who
        self.messages = messages
        self.subscriber = Subscriber(guest, "en", frames.post, self.hang_up)
        self.may_lay: MayLay = whoever
        self.live: Live | None = None
        self.noise = 0
        self.inbox: deque[bytes] = deque()
        self.busy = False  # a message is being carried out
        self.arrived: asyncio.Future[None] | None = None  # somebody waits for the next message
        self.code = 0  # of the close frame; the line is open while there is none

    # What the connection calls

    def hear(self, message: bytes) -> None:
        """What somebody does at the table is on its way at once; what may have to wait is carried out in a task."""
        live, who, request = self.live, self.subscriber, None
        if live and who.guest and not (self.busy or self.inbox or self.code):
            if len(message) <= LONGEST_FRAME:
                with contextlib.suppress(ValueError, RecursionError):
                    request = decoder.decode(message)
        if (
            live is None
            or request is None
            or isinstance(request, IN_A_TASK)
            or not self.messages.take(self.who)
        ):
            self.inbox.append(message)
            if len(self.inbox) >= MOST_WAITING:
                self.frames.pause(True)
            self.wake()
            return
        self.noise, self.busy = 0, True
        ask = partial(proposals.propose, who.guest, request, who.seat)
        answer = partial(self.answered, live, request.id)
        live.enter(Proposal(live, ask, answer, self.may_lay).propose)

    def hang_up(self, code: int) -> None:
        self.code = self.code or code
        self.wake()

    def revoke(self) -> None:
        """The device is not its guest's any more: it says and hears nothing from now on."""
        self.subscriber.say(wire.Bye(reason="device", again=False))
        self.subscriber.send = lambda message: None
        self.inbox.clear()
        self.hang_up(REVOKED)

    def expect_hello(self) -> None:
        if self.live is None:
            self.hang_up(NOISE)

    def wake(self) -> None:
        if self.arrived and not self.arrived.done():
            self.arrived.set_result(None)

    def answered(self, live: Live, request: str, _: object, error: Exception | None) -> None:
        self.busy, who = False, self.subscriber
        if error is None:
            who.send(encode(live.audience.done(who.guest, request, who.listener)))
        elif isinstance(error, REFUSALS):
            self.refused(request, error)
        elif not isinstance(error, NoTable):  # of which everybody there has been told
            logger.error("a request failed", exc_info=error)
            self.hang_up(BROKEN)
        if self.inbox:
            self.wake()

    # The life of the line

    async def run(self, chats: Buckets) -> int:
        """Until somebody hangs up; the code to close with."""
        self.frames.listen(self)
        try:
            while not self.code:
                if self.busy or not self.inbox:
                    self.frames.pause(len(self.inbox) >= MOST_WAITING)
                    self.arrived = asyncio.get_running_loop().create_future()
                    await self.arrived
                    continue
                message, self.busy = self.inbox.popleft(), True
                if self.messages.take(self.who):
                    await self.read(message, chats)
                else:
                    self.refuse(peek(message), proposals.NotHere("too-fast"))
                    await asyncio.sleep(0.05)
                self.busy = False
                if self.noise >= WORST:
                    self.hang_up(NOISE)
        finally:
            if self.live:
                self.hub.unsubscribe(self.live, self.subscriber)
        return self.code

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
            self.subscriber.say(await self.answer(request, chats))
        except REFUSALS as error:
            self.refused(request.id, error)

    async def answer(self, request: wire.AnyRequest, chats: Buckets) -> wire.AnyMessage:
        subscriber, guest, seat = self.subscriber, self.subscriber.guest, self.subscriber.seat
        match request:
            case wire.Ping():
                return wire.Pong(id=request.id, time=self.hub.clock())
            case wire.Hello():
                paid = self.messages.take(self.who, HELLO - 1)
                if self.live and not paid:
                    raise proposals.NotHere("too-fast")
                live = await self.hub.live(self.table)
                proposals.asker(live.table, guest, request.seat)
                if self.live:
                    self.hub.unsubscribe(self.live, subscriber)
                subscriber.lang, subscriber.chat = request.lang, request.chat
                subscriber.wanted = request.seat
                self.live = await self.hub.subscribe(self.table, subscriber, request.last)
                return wire.Done(id=request.id, number=subscriber.number)
            case _ if self.live is None:
                raise proposals.NotHere("hello-first")
            case _ if not guest:
                raise proposals.NotHere("no-guest")
            case wire.Say():
                if not chats.take(guest):
                    raise proposals.NotHere("too-fast")
                await chat.say(self.live, guest, request.text, seat)
                return wire.Done(id=request.id, number=subscriber.number)
            case wire.Try():
                if not self.messages.take(self.who, cost(request) - 1):
                    raise proposals.NotHere("too-fast")
                return await self.hub.try_out(self.table, guest, request, seat, subscriber.lang)
            case _:
                return await self.hub.do(self.table, guest, request, seat, self.may_lay)

    def refused(self, request: str, error: Exception) -> None:
        self.hub.metrics.counts["refusals"] += 1
        self.refuse(request, error)

    def refuse(self, request: str, error: Exception) -> None:
        table = self.live.table if self.live else None
        rule, words = sentence(error, table, self.subscriber.lang)
        self.subscriber.say(wire.Refused(id=request, rule=rule, sentence=words))


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
    """One socket from handshake to close. A framework's layers would cost more than the game."""
    hub: Hub = state.hub
    found = PATH.fullmatch(scope["path"])
    await receive()  # websocket.connect
    try:
        live = await hub.live(found[1] if found else "")
    except (NoTable, PutAside) as error:
        code = NO_TABLE if isinstance(error, NoTable) else ASIDE
        await send({"type": "websocket.accept"})  # or the page would not learn the code
        await send({"type": "websocket.close", "code": code, "reason": ""})
        return
    secret = secret_of(scope)
    with hub.device_sockets.open(hashed(secret)) as watched:  # before anybody asks whose it is
        guest = await hub.guests.by_secret(secret, hub.clock())
        own, address = guest.id if guest else "", str(scope["state"]["address"])
        if own:
            hub.admission.origins.note(own, address)
        await send({"type": "websocket.accept"})
        hub.metrics.counts["sockets"] += 1
        frames: Frames = scope["extensions"][EXTENSION]
        messages = state.buckets["message"]
        line = Socket(hub, frames, live.table.name, own, own or address, messages)
        line.may_lay = partial(state.may_lay, address)
        if own:
            watched.tell(line.revoke)
        shy = asyncio.get_running_loop().call_later(SHY, line.expect_hello)
        code = await line.run(state.buckets["chat"])
        shy.cancel()
    if frames.deaf:  # it has been told, and reads or goes
        return
    try:
        async with asyncio.timeout(GOODBYE):
            await send({"type": "websocket.close", "code": code, "reason": ""})
    except TimeoutError:
        frames.transport.abort()  # it reads nothing any more
    except OSError:
        pass  # uvicorn's way to say that the client is gone


def secret_of(scope: Scope) -> str:
    """The device's secret, or nothing."""
    cookies = SimpleCookie()
    for name, value in scope["headers"]:
        if name == b"cookie":
            with contextlib.suppress(CookieError):
                cookies.load(value.decode("latin-1"))
    return cookies[COOKIE].value if COOKIE in cookies else ""
