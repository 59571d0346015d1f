"""uvicorn's WebSocket with a short way for what nearly every message is: one whole text frame.

Once a line is open, frames go straight to it and from it, without a queue, a task or a message object for
each: on the path of a decision those cost more than the game. Handshake, pings, closing and every frame
that is not whole, not text or not short stay with uvicorn and the library `websockets`.

Nothing that a client sends is looked at before it is paid for (purse.py): who sends more than one line may is
closed, and who shares an address with others that send too much waits.
"""

from __future__ import annotations

import contextlib
import logging
from typing import Any, ClassVar, Final, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from sobremesa.server.net.door import Door
from sobremesa.server.net.purse import FRAME, FrameCounter, Purse, framed, pays
from sobremesa.server.table.audience import TOO_SLOW

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library has no compiled part
    from websockets.utils import apply_mask

logger = logging.getLogger("sobremesa.frames")

SLOWEST = 1_000_000  # bytes that may wait for one client
EXTENSION = "sobremesa.frames"  # where an ASGI scope has its `Frames`
PURSE = "purse"  # where the state of an ASGI scope has what the client's address pays with
OVERDRAWN: Final = 4429  # the code for who sends too much
LAST_WORDS = 1.0  # seconds in which a close frame may be read
MOST_FRAGMENTS = 64  # of one message
LONGEST_DEBT = 4.0  # seconds that a line waits for what others of its address have sent

UNREADABLE: Final = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Hearer(Protocol):
    """Who gets the messages of a client."""

    def hear(self, message: bytes) -> None: ...
    def hang_up(self, code: int) -> None: ...


class Frames(WebSocketsSansIOProtocol):
    """One connection. Before `listen` is called it behaves as uvicorn's own."""

    hearer: Hearer | None = None
    # What goes out at the end of this turn of the loop: each connection's frames in one write.
    posted: list[bytes] | None = None
    waiting: ClassVar[list[Frames]] = []
    shared: Purse | None = None  # of all lines of this address
    held: bytes | None = None  # what has come, but is not paid yet
    paying = False  # for what comes: between the handshake and an overdraft
    deaf = False  # it has been closed for what it sent

    def __init__(self, door: Door, **more: Any) -> None:
        super().__init__(**more)
        self.door = door
        self.meter, self.purse = FrameCounter(), Purse(door.limits.line)
        self.most_frames = int(door.limits.line.burst / FRAME)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        self.paying = True
        if not self.handshake_complete:  # it has not been refused
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def refuse(self, status: int, words: str) -> None:
        """An answer instead of a handshake."""
        self.conn.send_response(self.conn.reject(status, words + "\n"))
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.handshake_complete = self.close_sent = True
        self.transport.close()

    def listen(self, hearer: Hearer) -> None:
        """From now on messages go to `hearer`, those that came before included."""
        self.hearer, self.shared = hearer, self.scope["state"].get(PURSE)
        while not self.queue.empty():
            event = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                hearer.hear(event.get("bytes") or (event.get("text") or "").encode())
            elif event["type"] == "websocket.disconnect":
                hearer.hang_up(1005)
        self.pause(False)

    def pause(self, wanted: bool) -> None:
        """Stop reading, while the hearer has enough to do, and go on."""
        if wanted == self.read_paused or self.transport.is_closing():
            return
        self.read_paused = wanted
        if wanted:
            self.transport.pause_reading()
        elif self.held is None and not self.deaf:
            self.transport.resume_reading()

    def post(self, message: bytes) -> None:
        """Send a text, and hang up if the client reads too slowly."""
        frame = framed(message)
        if self.posted is not None:
            self.posted.append(frame)
        else:
            self.posted = [frame]
            if not self.waiting:
                self.loop.call_soon(self.flush_all)
            self.waiting.append(self)
        if self.transport.get_write_buffer_size() > SLOWEST and self.hearer:
            self.hearer.hang_up(TOO_SLOW)

    @classmethod
    def flush_all(cls) -> None:
        lines, cls.waiting = cls.waiting, []
        for line in lines:
            posted, line.posted = line.posted, None
            try:
                if posted and not line.close_sent and not line.transport.is_closing():
                    line.transport.write(posted[0] if len(posted) == 1 else b"".join(posted))
            except Exception:  # a broken line is not the others'
                logger.exception("frames could not be sent")

    # What a client has to pay

    def data_received(self, data: bytes) -> None:
        if (
            self.hearer is not None
            and self.shared is not None
            and self.held is None
            and self.conn.current_size is None
            and not self.close_sent
            and pays(data, self.meter, self.purse, self.shared)
        ):  # nearly always: and nothing is under way that it has to wait for, or that makes it wrong
            self.hearer.hear(apply_mask(data[6:], data[2:6]))
        elif self.paying:
            self.pay(data, len(data))
        elif not self.deaf:
            self.shake_hands(data)

    def pay(self, data: bytes, size: int) -> None:
        """For what is not plain, or not paid as easily as that."""
        cost = size + FRAME
        if size <= self.purse.limit.burst:
            cost += FRAME * max(0, self.meter.count(data, self.most_frames) - 1)
        if not self.purse.take(cost):
            self.overdraw()
        elif self.held is not None:
            self.held += data
        elif self.shared is not None and not self.shared.take(cost):
            self.hold(data, self.shared.debt())
        else:
            super().data_received(data)

    def shake_hands(self, request: bytes) -> None:
        """uvicorn leaves a request that `websockets` cannot read without an answer, and open."""
        super().data_received(request)
        if not self.handshake_initiated and not self.transport.is_closing():
            self.transport.write(UNREADABLE)
            self.transport.close()

    def hold(self, data: bytes, seconds: float) -> None:
        """Others of the same address have sent too much: this one waits until that is paid."""
        if seconds > LONGEST_DEBT:
            self.overdraw()
            return
        self.held = data
        self.transport.pause_reading()
        self.loop.call_later(seconds, self.release)

    def release(self) -> None:
        data, self.held = self.held, None
        if data is None or self.transport.is_closing():
            return
        super().data_received(data)
        if not self.read_paused and not self.transport.is_closing():
            self.transport.resume_reading()

    def overdraw(self) -> None:
        """It sent more than anybody may: tell it, hear nothing more of it, and let go."""
        self.deaf, self.paying, self.held = True, False, None
        self.door.counts["sockets_overdrawn"] += 1
        self.stop_keepalive()
        if self.transport.is_closing():
            return
        self.transport.pause_reading()
        if not self.close_sent:
            self.conn.data_to_send()  # pongs, which it gets no more
            with contextlib.suppress(InvalidState):  # the handshake is not over
                self.conn.send_close(OVERDRAWN, "too much at once")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self.let_go()
        if self.hearer:
            self.hearer.hang_up(OVERDRAWN)

    def let_go(self) -> None:
        """Close for good soon, whether or not the client reads what is left."""
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(LAST_WORDS, self.transport.abort)

    # What uvicorn calls

    def handle_cont(self, event: Any) -> None:
        if len(self.frames) < MOST_FRAGMENTS:
            super().handle_cont(event)
        elif not self.deaf:
            self.overdraw()

    def send_receive_event_to_app(self) -> None:
        if self.hearer is None:
            return super().send_receive_event_to_app()
        message, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.hearer.hear(message)
        return None

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.let_go()  # it reads nothing, so what is left would wait for ever

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.door.leave(self.transport)
        if self.hearer:
            self.hearer.hang_up(1005)
