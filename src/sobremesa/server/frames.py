"""uvicorn's WebSocket with a short way for what nearly every message is: one whole text frame.

Once a line is open, frames go straight to it and from it, without a queue, a task or a message object for
each: on the path of a decision those cost more than the game. Handshake, pings, closing and every frame
that is not whole, not text or not short stay with uvicorn and the library `websockets`.
"""

from __future__ import annotations

import struct
from typing import Any, Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library has no compiled part
    from websockets.utils import apply_mask

SLOWEST = 1_000_000  # bytes that may wait for one client
EXTENSION = "sobremesa.frames"  # where an ASGI scope has its `Frames`


class Hearer(Protocol):
    """Who gets the messages of a client."""

    def hear(self, message: bytes) -> None: ...
    def hang_up(self, code: int) -> None: ...


def framed(message: bytes) -> bytes:
    """A message as one frame, ready to be sent to any number of clients.

    >>> framed(b"hello").hex(" ")
    '81 05 68 65 6c 6c 6f'
    """
    size = len(message)
    if size < 126:
        return struct.pack("!BB", 0x81, size) + message
    if size < 65536:
        return struct.pack("!BBH", 0x81, 126, size) + message
    return struct.pack("!BBQ", 0x81, 127, size) + message


class Frames(WebSocketsSansIOProtocol):
    """One connection. Before `listen` is called it behaves as uvicorn's own."""

    hearer: Hearer | None = None
    posted: list[bytes] | None = (
        None  # frames that go out together at the end of this turn of the loop
    )

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
        if self.posted is None:
            self.posted = [frame]
            self.loop.call_soon(self.flush)
        else:
            self.posted.append(frame)
        return self.transport.get_write_buffer_size() <= SLOWEST

    def flush(self) -> None:
        if self.posted and not self.close_sent and not self.transport.is_closing():
            self.transport.write(b"".join(self.posted))
        self.posted = None

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
