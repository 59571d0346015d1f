"""What nearly every message is: one whole short text frame, in and out. Compiled."""

from __future__ import annotations

import struct
from typing import Final

from sobremesa.server.net.purse import FRAME, Meter, Purse

HEADS: Final = [struct.pack("!BB", 0x81, size) for size in range(126)]
longer: Final = struct.Struct("!BBH").pack
longest: Final = struct.Struct("!BBQ").pack


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


def pays(data: bytes, meter: Meter, own: Purse, shared: Purse) -> bool:
    """Is this a final text frame (0x81) with a mask and less than 126 bytes, alone and whole, that both purses
    can pay for without a look at the clock? Then they have paid.

    >>> from sobremesa.server.people.limits import Limit
    >>> own, shared = Purse(Limit(1000, 1)), Purse(Limit(900, 1))
    >>> frame = bytes([0x81, 0x82, 1, 2, 3, 4]) + b"hi"
    >>> pays(frame, Meter(), own, shared), pays(frame[:-1], Meter(), own, shared), own.left, shared.left
    (True, False, 592.0, 492.0)
    >>> pays(frame, Meter(), own, shared), pays(frame, Meter(), own, shared), own.left
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
