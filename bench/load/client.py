"""Two seats at each of many tables, all in one process: raw WebSocket frames and one epoll loop.

A load client shares the processors with the server that it measures, so it must cost little. It reads no
JSON: it looks for the few bytes that tell whose turn it is. Both servers get the same client; only the
words differ (`Ours`, `Theirs`). Seats mark the cells 0 to 6 in turn, which ends one game of tic-tac-toe
and begins the next; each as soon as it hears of the other's mark, so the servers set the pace.
"""

from __future__ import annotations

import base64
import http.client
import json
import os
import select
import socket
import struct
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import islice

HOST = "127.0.0.1"
CELLS = 7  # 0, 2, 4 and 6 are the beginner's, and 2, 4, 6 are a line
PATIENCE = 60.0
TOGETHER = 20  # tables that are laid at a time


TEXT, PING, PONG = 0x81, 0x89, 0x8A


def frame(text: bytes, kind: int = TEXT) -> bytes:
    """A client's frame. The mask is zero: masking is meant for proxies, and there are none here."""
    if len(text) < 126:
        return struct.pack("!BBI", kind, 0x80 | len(text), 0) + text
    return struct.pack("!BBHI", kind, 0xFE, len(text), 0) + text


def payloads(data: bytes) -> tuple[list[bytes], bytes]:
    """The whole frames at the front of what a server has sent, and the rest. A ping keeps its first byte."""
    found, at, end = [], 0, len(data)
    while end - at >= 2:
        size, start = data[at + 1], at + 2
        if size == 126:
            size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
        elif size == 127:
            size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
        if start + size > end:
            break
        text = data[start : start + size]
        found.append(text if data[at] != PING else bytes([PING]) + text)
        at = start + size
    return found, data[at:]


@dataclass
class TableLoad:
    """What both seats share: how many marks were made, and when the latest was sent."""

    marks: int = 0
    sent: float = 0.0


class Seat:
    """One socket. `steps` make it ready to play: each waits for an answer and says the next thing."""

    steps: int

    def __init__(self, port: int, path: str, cookie: str, number: int, table: TableLoad) -> None:
        self.number, self.table, self.rest = number, table, b""
        self.socket = socket.create_connection((HOST, port), PATIENCE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {cookie}\r\n\r\n".encode()
        )

    def upgraded(self) -> None:
        while b"\r\n\r\n" not in self.rest:
            self.rest += self.received()
        assert self.rest.startswith(b"HTTP/1.1 101"), self.rest[:200]
        self.rest = self.rest.partition(b"\r\n\r\n")[2]

    def enter(self, step: int) -> None:
        """One step to the table."""
        raise NotImplementedError

    def received(self) -> bytes:
        data = self.socket.recv(65536)
        assert data, "the server has closed the line"
        return data

    def until(self, start: bytes) -> bytes:
        """Wait for a message; only while the tables are laid."""
        while True:
            found, self.rest = payloads(self.rest)
            for payload in found:
                if payload.startswith(start):
                    return payload
            self.rest += self.received()

    def say(self, text: bytes) -> None:
        self.socket.sendall(frame(text))

    def hear(self, payload: bytes) -> bool:
        """Is this the message that tells of the other's mark? Whoever asks if we are alive is answered."""
        if payload[0] == PING:
            self.socket.sendall(frame(payload[1:], PONG))
            return False
        return self.my_turn(payload)

    def my_turn(self, payload: bytes) -> bool:
        raise NotImplementedError

    def mark(self) -> bytes:
        """The next mark, in the server's words."""
        raise NotImplementedError


class Ours(Seat):
    steps = 2

    def enter(self, step: int) -> None:
        if step == 0:
            self.upgraded()
            self.say(b'{"do":"hello","id":"hello"}')
        else:
            self.until(b'{"say":"done"')

    def my_turn(self, payload: bytes) -> bool:
        return payload.startswith(b'{"say":"update"') and b'"legal":["' in payload

    def mark(self) -> bytes:
        marks = self.table.marks
        return b'{"do":"decide","id":"%d","text":"mark %d"}' % (marks, marks % CELLS)


class Theirs(Seat):
    match = ""
    state = b"0"
    steps = 4

    def enter(self, step: int) -> None:
        match step:
            case 0:
                self.upgraded()
            case 1:
                self.until(b"0{")
                self.say(b"40/marks,")
            case 2:
                self.until(b"40/marks,")
                wanted = b'42/marks,["sync","%s","%d",null,2]'
                self.say(wanted % (self.match.encode(), self.number))
            case 3:
                self.until(b'42/marks,["sync"')

    def my_turn(self, payload: bytes) -> bool:
        if payload == b"2":  # engine.io wants to know whether we are alive
            self.say(b"3")
            return False
        if not payload.startswith(b'42/marks,["update"'):
            return False
        if b'"currentPlayer":"%d"' % self.number not in payload:
            return False
        at = payload.index(b'"_stateID":') + 11
        self.state = payload[at : payload.index(b",", at)].rstrip(b"}")
        return True

    def mark(self) -> bytes:
        return (
            b'42/marks,["update",{"type":"MAKE_MOVE","payload":{"type":"mark","args":[%d],'
            b'"playerID":"%d"}},%s,"%s","%d"]'
            % (self.table.marks % CELLS, self.number, self.state, self.match.encode(), self.number)
        )


def lay_tables(port: int, tables: int) -> list[tuple[str, list[str]]]:
    """Running games on our server: the addresses of their sockets, and both seats' cookies."""
    web = http.client.HTTPConnection(HOST, port, timeout=PATIENCE)

    def ask(path: str, body: object, cookie: str = "") -> tuple[dict[str, str], str]:
        headers = {"content-type": "application/json", "cookie": cookie}
        web.request("POST", path, json.dumps(body), headers)
        answer = web.getresponse()
        told = answer.read()
        assert answer.status < 300, told
        return json.loads(told), (answer.getheader("set-cookie") or "").partition(";")[0]

    laid = []
    for _ in range(tables):
        cookies = [ask("/api/guests", {"name": f"Guest {number}"})[1] for number in range(2)]
        made, _ = ask("/api/tables", {"game": "rps", "players": 2}, cookies[0])
        deeds = f"/api/tables/{made['id']}/do"
        ask(deeds, {"do": "sit", "id": "sit"}, cookies[1])
        ask(deeds, {"do": "start", "id": "start"}, cookies[0])
        laid.append((f"/api/tables/{made['id']}/socket", cookies))
    web.close()
    return laid


def our_seats(port: int, tables: int) -> Iterator[tuple[Seat, Seat]]:
    with ThreadPoolExecutor(TOGETHER) as pool:
        parts = [len(range(part, tables, TOGETHER)) for part in range(TOGETHER)]
        laid = pool.map(lambda part: lay_tables(port, part), parts)
    for path, cookies in [one for part in laid for one in part]:
        table = TableLoad()
        yield (
            Ours(port, path, cookies[0], 0, table),
            Ours(port, path, cookies[1], 1, table),
        )


def their_seats(port: int, tables: int) -> Iterator[tuple[Seat, Seat]]:
    """The first `sync` makes a match."""
    path = "/socket.io/?EIO=4&transport=websocket"
    for _ in range(tables):
        table = TableLoad()
        one, two = (Theirs(port, path, "", number, table) for number in range(2))
        one.match = two.match = os.urandom(16).hex()
        yield one, two


class Crowd:
    """All seats at all tables."""

    def __init__(self, pairs: Iterator[tuple[Seat, Seat]]) -> None:
        self.poll, self.seats, self.tables = select.epoll(), dict[int, Seat](), list[TableLoad]()
        while some := list(islice(pairs, TOGETHER)):
            for step in range(some[0][0].steps):
                for one, two in some:
                    one.enter(step)
                    two.enter(step)
            for pair in some:
                self.tables.append(pair[0].table)
                for seat in pair:
                    seat.socket.setblocking(False)
                    self.seats[seat.socket.fileno()] = seat
                    self.poll.register(seat.socket.fileno(), select.EPOLLIN)
            self.play(0)  # answers those who ask whether we are alive
        for seat in list(self.seats.values()):
            if not seat.number:
                decide(seat, time.perf_counter())

    def play(self, seconds: float) -> list[float]:
        """For so long; how long each decision took to arrive. Those that were under way before the time
        began do not count."""
        waits: list[float] = []
        for table in self.tables:
            table.sent = 0.0
        seats, ends = self.seats, time.perf_counter() + seconds
        while True:
            for number, _ in self.poll.poll(min(seconds, 1.0)):
                seat = seats[number]
                found, seat.rest = payloads(seat.rest + seat.received())
                for payload in found:
                    if seat.hear(payload):
                        now = time.perf_counter()
                        if seat.table.sent:
                            waits.append(now - seat.table.sent)
                        decide(seat, now)
            if time.perf_counter() >= ends:
                return waits

    def close(self) -> None:
        self.poll.close()
        for seat in self.seats.values():
            seat.socket.close()


def decide(seat: Seat, now: float) -> None:
    seat.table.sent = now
    seat.say(seat.mark())
    seat.table.marks += 1
