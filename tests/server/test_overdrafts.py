"""Every frame and every byte is paid for before anything is done with it; who overdraws is closed."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Opcode

from sobremesa.server.live.hub import Hub
from sobremesa.server.live.live import Live
from sobremesa.server.net.door import Door
from sobremesa.server.net.frames import LONGEST_DEBT, MOST_FRAGMENTS, OVERDRAWN, Frames
from sobremesa.server.net.purse import FRAME, Purse
from sobremesa.server.net.sockets import NOISE, Socket
from sobremesa.server.people.limits import Buckets, Limit, Limits
from tests.server.support import Person, Server
from tests.server.test_frames import Raw, text

END = b"the end"
MOST = int(Limits().line.burst / FRAME)  # frames at once


@pytest.fixture
def line(usual: Server) -> Iterator[Raw]:
    ana = Person.new(usual)
    raw = Raw(ana, ana.table("rps", 2))
    yield raw
    raw.socket.close()


def answers(line: Raw, sent: bytes) -> tuple[Counter[Opcode], int]:
    """Send, and a ping after it: which frames came until that was answered, and the code if it was closed."""
    seen: Counter[Opcode] = Counter()
    try:
        line.socket.sendall(sent + text(END, Opcode.PING))
        while True:
            frame = line.frame()
            if frame.opcode is Opcode.CLOSE:
                return seen, int.from_bytes(bytes(frame.data)[:2], "big")
            if bytes(frame.data) == END:
                return seen, 0
            seen[frame.opcode] += 1
    except (EOFError, ConnectionError):
        return seen, 1006


PING = text(b"", Opcode.PING)
FLOODS = {
    "pings": PING * 20_000,
    "pings with something in them": text(b"x" * 125, Opcode.PING) * 2_000,
    "pongs": text(b"", Opcode.PONG) * 20_000,
    "a message that never ends": text(b"[", fin=False) + text(b"", Opcode.CONT, fin=False) * 20_000,
    "empty messages": text(b"") * 20_000,
    "small messages": text({"do": "ping", "id": "1"}) * 8_000,
    "long messages": text(b"x" * 4_000) * 60,
    "binary messages": text(b"x" * 16_000, Opcode.BINARY) * 15,
}


@pytest.mark.slow
@pytest.mark.parametrize("flood", FLOODS)
def test_who_sends_too_much_is_closed(line: Raw, flood: str) -> None:
    seen, code = answers(line, FLOODS[flood])
    assert code == OVERDRAWN
    assert seen.total() <= MOST, "no more was answered than had been paid for"


@pytest.mark.slow
def test_a_household_may_send_what_it_needs(line: Raw) -> None:
    """Two hundred pings at once, and a message in as many fragments as are allowed."""
    seen, code = answers(line, PING * 200)
    assert (seen[Opcode.PONG], code) == (200, 0)
    message = b'{"do":"ping","id":"' + b"x" * 30 + b'"}'
    pieces = [message[at : at + 1] for at in range(len(message))]
    assert len(pieces) < MOST_FRAGMENTS
    sent = text(pieces[0], fin=False)
    sent += b"".join(text(piece, Opcode.CONT, fin=False) for piece in pieces[1:-1])
    seen, code = answers(line, sent + text(pieces[-1], Opcode.CONT))
    assert code == 0


@pytest.mark.slow
def test_a_message_has_so_many_fragments(line: Raw) -> None:
    fragments = text(b"", Opcode.CONT, fin=False) * (MOST_FRAGMENTS + 1)
    assert answers(line, text(b"[", fin=False) + fragments) == (Counter(), OVERDRAWN)


@pytest.mark.slow
def test_the_log_says_nothing_of_floods(line: Raw, usual: Server) -> None:
    answers(line, PING * 20_000)
    assert "Traceback" not in usual.log()


# Lines that share an address


class Transport(asyncio.Transport):
    """It remembers what was done with it."""

    def __init__(self) -> None:
        super().__init__()
        self.reading, self.written = True, b""

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def write(self, data: Any) -> None:
        self.written += data

    def is_closing(self) -> bool:
        return False


REQUEST = (
    b"GET /socket HTTP/1.1\r\nHost: table\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Hearer:
    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.code = 0

    def hear(self, message: bytes) -> None:
        self.heard.append(message)

    def hang_up(self, code: int) -> None:
        self.code = code


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    made = asyncio.new_event_loop()
    yield made
    made.close()


def opened(shared: Purse, loop: asyncio.AbstractEventLoop) -> tuple[Frames, Transport, Hearer]:
    """A line after its handshake."""

    async def nothing(scope: Any, receive: Any, send: Any) -> None:
        raise AssertionError

    config = uvicorn.Config(nothing, log_config=None)
    frames = Frames(
        Door(Limits()), config=config, server_state=ServerState(), app_state={}, _loop=loop
    )
    frames.conn.receive_data(REQUEST)
    (request,) = frames.conn.events_received()
    frames.conn.send_response(frames.conn.accept(request))  # type: ignore[arg-type]
    frames.conn.data_to_send()
    frames.transport, frames.hearer = Transport(), Hearer()
    frames.shared, frames.paying = shared, True
    return frames, frames.transport, frames.hearer


def test_who_shares_an_address_with_a_flood_waits(loop: asyncio.AbstractEventLoop) -> None:
    """What comes meanwhile is kept, in its order, and heard when it is paid."""
    moment = [0.0]
    shared = Purse(Limit(2_000, 1_000), lambda: moment[0])
    frames, transport, hearer = opened(shared, loop)
    shared.take(1_900)  # by others
    first, second = text({"do": "ping", "id": "1"}), text({"do": "ping", "id": "2"})
    frames.data_received(first)
    frames.data_received(second)
    assert (hearer.heard, hearer.code, transport.reading) == ([], 0, False)
    frames.pause(True)
    frames.pause(False)
    assert not transport.reading, "nothing but what is paid makes it read again"
    moment[0] = 1.0
    frames.release()
    assert [message[-4:] for message in hearer.heard] == [b'"1"}', b'"2"}']
    assert transport.reading


def test_who_shares_an_address_with_too_great_a_flood_is_closed(
    loop: asyncio.AbstractEventLoop,
) -> None:
    shared = Purse(Limit(2_000, 1_000), lambda: 0.0)
    frames, transport, hearer = opened(shared, loop)
    shared.take(2_000 + 1_000 * LONGEST_DEBT)
    frames.data_received(text({"do": "ping", "id": "1"}))
    assert (hearer.heard, hearer.code, transport.reading) == ([], OVERDRAWN, False)
    assert transport.written[:1] == bytes([0x80 | Opcode.CLOSE])
    told = len(transport.written)
    frames.data_received(PING * 100)
    assert len(transport.written) == told, "it is deaf now"


def test_a_piece_costs_as_much_as_a_frame(loop: asyncio.AbstractEventLoop) -> None:
    """Who sends byte by byte pays for each of them."""
    shared = Purse(Limit(1e9, 1e9))
    frames, _, hearer = opened(shared, loop)
    frames.purse = Purse(Limit(10 * FRAME, 1), lambda: 0.0)
    message = text({"do": "ping", "id": "x" * 40})
    for at in range(len(message)):
        frames.data_received(message[at : at + 1])
    assert (hearer.heard, hearer.code) == ([], OVERDRAWN)


@pytest.mark.slow
def test_a_second_hello_is_not_free_and_the_first_is_never_refused(usual: Server) -> None:
    """Its answer may be a whole game: nobody gets it over and over."""
    ana = Person.new(usual)
    raw = Raw(ana, ana.table("rps", 2))
    raw.socket.sendall(b"".join(text({"do": "hello", "id": str(number)}) for number in range(150)))
    said = (raw.until(str(number))["say"] for number in range(150))
    assert next(said) == "done"
    assert "refused" in said
    raw.socket.close()


def test_who_never_says_hello_is_closed(loop: asyncio.AbstractEventLoop) -> None:
    frames, _, _ = opened(Purse(Limit(1e9, 1e9)), loop)
    line = Socket(cast("Hub", None), frames, "", "", "", Buckets(Limits().message))
    line.live = cast("Live", object())
    line.expect_hello()
    assert line.code == 0
    line.live = None
    line.expect_hello()
    assert line.code == NOISE
