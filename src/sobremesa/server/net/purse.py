"""What a client pays with: every frame and every byte that it sends, before anything is done with them; and what nearly
every message is, one whole short text frame, in and out. Compiled."""

from __future__ import annotations

import struct
import time
from collections.abc import Callable
from typing import Final

from sobremesa.server.people.limits import MOST_KEPT, Limit

FRAME = 400  # what a frame costs beyond its bytes, and each piece that the network hands over


HEADS: Final = [struct.pack("!BB", 0x81, size) for size in range(126)]
longer: Final = struct.Struct("!BBH").pack
longest: Final = struct.Struct("!BBQ").pack


class Purse:
    """So much at once, so much a second. It looks at the clock only when it is empty.

    >>> moment = [0.0]
    >>> purse = Purse(Limit(1000, 100), lambda: moment[0])
    >>> purse.take(900), purse.take(300), purse.debt()
    (True, False, 2.0)
    >>> moment[0] = 5
    >>> purse.take(100), purse.debt()
    (True, 0.0)
    """

    def __init__(self, limit: Limit, now: Callable[[], float] = time.monotonic) -> None:
        self.limit, self.now = limit, now
        self.left, self.since = limit.burst, now()

    def take(self, cost: float) -> bool:
        """Pay; False if it leaves a debt."""
        self.left -= cost
        return self.left >= 0 or self.debt() == 0

    def debt(self) -> float:
        """In how many seconds everything will be paid."""
        now, limit = self.now(), self.limit
        self.left = min(limit.burst, self.left + (now - self.since) * limit.rate)
        self.since = now
        return max(0.0, -self.left / limit.rate)


class Purses:
    """One for each address. Those that are full again are forgotten: they are as good as new."""

    def __init__(self, limit: Limit) -> None:
        self.limit = limit
        self.known: dict[str, Purse] = {}
        self.most = MOST_KEPT

    def of(self, who: str) -> Purse:
        found = self.known.get(who)
        if found is None:
            if len(self.known) >= self.most:
                self.forget()
            found = self.known[who] = Purse(self.limit)
        return found

    def forget(self) -> None:
        self.known = {
            who: purse
            for who, purse in self.known.items()
            if purse.debt() or purse.left < self.limit.burst
        }
        self.most = max(MOST_KEPT, 2 * len(self.known))


class FrameCounter:
    """Counts frames by their headers alone, in whatever pieces they come.

    >>> meter = FrameCounter()
    >>> ping, long = bytes([0x89, 0x80, 1, 2, 3, 4]), bytes([0x81, 0xFE, 1, 0]) + bytes(4 + 256)
    >>> meter.count(ping * 3, 100), meter.count(ping * 50, 10), FrameCounter().count(long + ping, 9)
    (3, 11, 2)
    >>> meter = FrameCounter()
    >>> meter.count(long[:3], 9), meter.between, meter.count(long[3:100], 9), meter.count(long[100:], 9)
    (0, False, 1, 0)
    >>> meter.between
    True
    """

    def __init__(self) -> None:
        self.between = True  # frames: the next byte begins one
        self.head = b""  # of a header that has not come whole
        self.skip = 0  # bytes of the present frame that are to come

    def count(self, data: bytes, most: int) -> int:
        """How many begin here. More than `most` are not counted, and then the stream is lost."""
        if self.head:
            data = self.head + data
        at, end, found = self.skip, len(data), 0
        while at + 2 <= end and found <= most:
            length = data[at + 1] & 0x7F
            size = 2 if length < 126 else 4 if length == 126 else 10
            if at + size > end:
                break
            if size > 2:
                length = int.from_bytes(data[at + 2 : at + size], "big")
            at += size + length + (4 if data[at + 1] & 0x80 else 0)
            found += 1
        self.head = data[at:] if at < end else b""
        self.skip = max(0, at - end)
        self.between = at == end
        return found


def framed(text: bytes) -> bytes:
    """A text as one WebSocket frame.

    >>> framed(b'{"say":"pong"}')
    b'\\x81\\x0e{"say":"pong"}'
    """
    size = len(text)
    if size < 126:
        return HEADS[size] + text
    if size < 65536:
        return bytes(longer(0x81, 126, size)) + text
    return bytes(longest(0x81, 127, size)) + text


def pays(data: bytes, meter: FrameCounter, own: Purse, shared: Purse) -> bool:
    """Is this a final text frame (0x81) with a mask and less than 126 bytes, alone and whole, that both purses
    can pay for without a look at the clock? Then they have paid.

    >>> own, shared = Purse(Limit(1000, 1)), Purse(Limit(900, 1))
    >>> frame = bytes([0x81, 0x82, 1, 2, 3, 4]) + b"hi"
    >>> pays(frame, FrameCounter(), own, shared), pays(frame[:-1], FrameCounter(), own, shared), own.left, shared.left
    (True, False, 592.0, 492.0)
    >>> pays(frame, FrameCounter(), own, shared), pays(frame, FrameCounter(), own, shared), own.left
    (True, False, 184.0)
    """
    size = len(data)
    if not 6 < size < 132 or data[0] != 0x81 or data[1] != 122 + size or not meter.between:
        return False
    cost = float(size + FRAME)
    if own.left < cost or shared.left < cost:
        return False
    own.left -= cost
    shared.left -= cost
    return True
