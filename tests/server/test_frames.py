"""The short way of frames and the long one are the same to a client, however its bytes arrive."""

from __future__ import annotations

import base64
import contextlib
import json
import os
import socket
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from tests.server.support import HOST, Person, Server

pytestmark = pytest.mark.slow


class Raw:
    """A socket after its handshake, byte by byte."""

    def __init__(self, person: Person, table: str) -> None:
        self.reader = StreamReader()
        self.socket = socket.create_connection((HOST, person.server.port), 20)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: sobremesa_guest={person.cookie}\r\n\r\n".encode()
        )
        while b"\r\n\r\n" not in self.reader.buffer:
            self.more()
        del self.reader.buffer[: self.reader.buffer.index(b"\r\n\r\n") + 4]

    def more(self) -> None:
        data = self.socket.recv(65536)
        if not data:
            raise EOFError
        self.reader.feed_data(data)

    def frame(self) -> Frame:
        steps = Frame.parse(self.reader.read_exact, mask=False)
        while True:
            try:
                next(steps)
            except StopIteration as done:
                return done.value  # type: ignore[no-any-return]
            self.more()

    def until(self, name: str) -> dict[str, Any]:
        """The answer to a request."""
        while True:
            frame = self.frame()
            if frame.opcode is Opcode.TEXT:
                message: dict[str, Any] = json.loads(bytes(frame.data))
                if message.get("id") == name:
                    return message


def text(message: object, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    data = message if isinstance(message, bytes) else json.dumps(message).encode()
    return bytes(Frame(opcode, data, fin).serialize(mask=True))


@pytest.fixture
def line(house: Server) -> Iterator[Raw]:
    ana = Person.new(house)
    raw = Raw(ana, ana.table("rps", 2))
    raw.socket.sendall(text({"do": "hello", "id": "hello"}))
    assert raw.until("hello")["say"] == "done"
    yield raw
    raw.socket.close()


def test_frames_arrive_in_any_pieces(line: Raw) -> None:
    """A hundred frames, short and long, text and binary, cut at random places."""
    rng = Random(5)
    sent = b""
    for number in range(100):
        name = f"{number} " + "x" * rng.choice([0, 0, 0, 58])
        more = rng.choice([{}, {"pad": "y" * 90}, {"pad": "z" * 3000}])  # an unknown field
        opcode = rng.choice([Opcode.TEXT, Opcode.TEXT, Opcode.BINARY])
        sent += text({"do": "ping", "id": name[:64].strip(), **more}, opcode)
    while sent:
        size = rng.choice([1, 2, 5, 7, 40, 200, 3000])
        line.socket.sendall(sent[:size])
        sent = sent[size:]
        if rng.random() < 0.3:
            time.sleep(0.002)
    answered: list[int] = []
    while len(answered) < 100:
        message = json.loads(bytes(line.frame().data))
        if message["say"] in ("pong", "refused"):
            answered.append(int(message["id"].split()[0]))
    assert answered == list(range(100)), "in their order, whichever way they took"


def test_a_message_in_fragments_with_a_ping_between_them(line: Raw) -> None:
    whole = json.dumps({"do": "ping", "id": "fragments"}).encode()
    line.socket.sendall(text(whole[:9], fin=False))
    line.socket.sendall(text(b"alive?", Opcode.PING))
    pong = line.frame()
    assert (pong.opcode, bytes(pong.data)) == (Opcode.PONG, b"alive?")
    line.socket.sendall(text(whole[9:], Opcode.CONT) + text({"do": "ping", "id": "next"}))
    assert line.until("fragments")["say"] == "pong"
    assert line.until("next")["say"] == "pong"


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (bytes([0x81, 0x05]) + b"naked", 1002),  # without a mask
        (bytes([0xC1, 0x80, 0, 0, 0, 0]), 1002),  # compressed, which was not agreed
        (text(b"x", Opcode.CONT), 1002),  # the end of nothing
        (bytes([0x81, 0xFF]) + (1 << 40).to_bytes(8, "big") + bytes(4), 1009),  # a terabyte
    ],
    ids=["without a mask", "compressed", "the end of nothing", "a terabyte"],  # masks are random
)
def test_what_is_no_frame_ends_the_line(line: Raw, data: bytes, code: int) -> None:
    line.socket.sendall(data)
    frame = line.frame()
    while frame.opcode is not Opcode.CLOSE:
        frame = line.frame()
    assert int.from_bytes(bytes(frame.data)[:2], "big") == code


def test_who_reads_nothing_is_dropped(house: Server) -> None:
    """Answers pile up until the server has had enough of it."""
    ana = Person.new(house)
    line = Raw(ana, ana.table("rps", 2))
    line.socket.settimeout(30)
    flood = text({"do": "ping", "id": "p" * 64}) * 500
    with contextlib.closing(line.socket), contextlib.suppress(ConnectionError):
        for _ in range(1000):
            line.socket.sendall(flood)
        pytest.fail("the server took 500,000 questions and kept all the answers")
    assert "Traceback" not in house.log()


def test_the_log_does_not_name_tables(house: Server, line: Raw) -> None:
    """A table's address is an invitation."""
    assert "/api/tables/" not in house.log()
