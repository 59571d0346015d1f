"""uvicorn's WebSocket with a short way for what nearly every message is: one whole text frame.

Once a line is open, frames go straight to it and from it, without a queue, a task or a message object for
each: on the path of a decision those cost more than the game. Handshake, pings, closing and every frame
that is not whole, not text or not short stay with uvicorn and the library `websockets`.
"""

from __future__ import annotations

import logging
from typing import Any, ClassVar, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library has no compiled part
    from websockets.utils import apply_mask

logger = logging.getLogger("sobremesa.frames")

SLOWEST = 1_000_000  # bytes that may wait for one client
EXTENSION = "sobremesa.frames"  # where an ASGI scope has its `Frames`


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

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:  # it has not been refused
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def listen(self, hearer: Hearer) -> None:
        """From now on messages go to `hearer`, those that came before included."""
        self.hearer = hearer
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
        else:
            self.transport.resume_reading()

    def post(self, frame: bytes) -> bool:
        """Send a frame; False if the client reads too slowly."""
        if self.posted is not None:
            self.posted.append(frame)
        else:
            self.posted = [frame]
            if not self.waiting:
                self.loop.call_soon(self.flush_all)
            self.waiting.append(self)
        return bool(self.transport.get_write_buffer_size() <= SLOWEST)

    @classmethod
    def flush_all(cls) -> None:
        lines, cls.waiting = cls.waiting, []
        for line in lines:
            try:
                line.flush()
            except Exception:  # a broken line is not the others'
                logger.exception("frames could not be sent")

    def flush(self) -> None:
        posted, self.posted = self.posted, None
        if posted and not self.close_sent and not self.transport.is_closing():
            self.transport.write(posted[0] if len(posted) == 1 else b"".join(posted))

    # What uvicorn calls

    def data_received(self, data: bytes) -> None:
        at, conn = 0, self.conn
        if self.hearer and not conn.reader.buffer and conn.current_size is None:
            # A final text frame (0x81) with a mask and less than 126 bytes, all of it there.
            while len(data) - at > 6 and data[at] == 0x81 and 0x80 <= data[at + 1] < 0xFE:
                end = at + 6 + (data[at + 1] & 0x7F)
                if end > len(data) or self.close_sent:
                    break
                self.hearer.hear(apply_mask(data[at + 6 : end], data[at + 2 : at + 6]))
                at = end
        if at < len(data):
            super().data_received(data[at:] if at else data)

    def send_receive_event_to_app(self) -> None:
        if self.hearer is None:
            return super().send_receive_event_to_app()
        message, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.hearer.hear(message)
        return None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.hearer:
            self.hearer.hang_up(1005)
