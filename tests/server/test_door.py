"""The door: connections that say nothing, never finish or never read; and how many one address may have."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import socket
import struct
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import partial
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.server import ServerState

from sobremesa.__main__ import main
from sobremesa.server.net.addresses import NEAR, read_networks
from sobremesa.server.net.door import Door, Http, Patience, room
from sobremesa.server.net.frames import Frames
from sobremesa.server.net.guard import Guard
from sobremesa.server.people.limits import MOST_KEPT, Buckets, Limit, Limits, scaled
from tests.server.hostile.net import GARBAGE
from tests.server.support import HOST, Person, Server, request

SHORT = Patience(head=0.2, body=0.2, pace=1_000_000, unread=0.5)
BIG = b"x" * 20_000_000
ASK = b"GET / HTTP/1.1\r\nHost: table\r\n\r\n"
BODY = b"POST / HTTP/1.1\r\nHost: table\r\nContent-Length: 100\r\n\r\n"
SOCKET = (
    b"GET / HTTP/1.1\r\nHost: table\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


async def app(scope: Any, receive: Any, send: Any) -> None:
    """It reads all that is sent, and answers shortly or at length."""
    message = await receive()
    if scope["type"] == "websocket":
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    while message["type"] == "http.request" and message["more_body"]:
        message = await receive()
    await send({"type": "http.response.start", "status": 200, "headers": []})
    body = BIG if scope["path"] == "/big" else b"here"
    await send({"type": "http.response.body", "body": body})


@contextlib.asynccontextmanager
async def listening(door: Door) -> AsyncIterator[int]:
    """The port of a server behind this door."""
    ws = cast("type[asyncio.Protocol]", partial(Frames, door))
    config = uvicorn.Config(app, log_config=None, lifespan="off", timeout_keep_alive=1, ws=ws)
    config.load()
    made = partial(Http, door, config=config, server_state=ServerState(), app_state={})
    server = await asyncio.get_running_loop().create_server(made, HOST, 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        for transport in list(door.inside):
            transport.abort()  # type: ignore[attr-defined]
        await until(lambda: not door.inside)


async def until(true: Callable[[], Any]) -> None:
    """Wait for something that must come, however slow the machine is."""
    async with asyncio.timeout(30):
        while not true():
            await asyncio.sleep(0.01)


CLIENTS: list[asyncio.StreamWriter] = []  # of the present test


async def connect(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection(HOST, port)
    CLIENTS.append(writer)
    return reader, writer


def behind(door: Door, test: Callable[[int], Awaitable[None]]) -> None:
    async def run() -> None:
        async with asyncio.timeout(60), listening(door) as port:
            try:
                await test(port)
            finally:
                for writer in CLIENTS:
                    writer.transport.abort()
                CLIENTS.clear()

    asyncio.run(run())


async def trickled(port: int, first: bytes, again: bytes = b"") -> bytes:
    """Send `first`, then `again` and again, until the server has had enough: what it answered."""
    reader, writer = await connect(port)
    writer.write(first)
    answer = asyncio.create_task(reader.read())
    while not answer.done():
        writer.write(again)
        await asyncio.sleep(0.02)
    return b"" if answer.exception() else answer.result()


@pytest.mark.parametrize(
    ("first", "again", "status"),
    [
        (b"", b"", b""),
        (b"GET / HTTP/1.1\r\n", b"", b"HTTP/1.1 408"),
        (b"GET / HTTP/1.1\r\nx: ", b"y", b"HTTP/1.1 408"),
        (BODY, b"", b"HTTP/1.1 408"),
        (BODY, b"y", b"HTTP/1.1 408"),
        (ASK + b"GET / HT", b"", b"HTTP/1.1 200"),
        (ASK, b"G", b"HTTP/1.1 200"),
    ],
    ids=["silent", "half a head", "slow head", "no body", "slow body", "half a second", "slow second"],
)  # fmt: skip
def test_a_request_that_does_not_end_is_ended(first: bytes, again: bytes, status: bytes) -> None:
    door = Door(Limits(), patience=SHORT)

    async def test(port: int) -> None:
        answer = (await trickled(port, first, again))[:12]
        assert answer in (status, b"") if again else answer == status  # a reset may overtake it
        await until(lambda: not door.inside)
        assert (door.by_address, door.owing) == ({}, {})

    behind(door, test)


def test_who_reads_nothing_is_cut_off() -> None:
    """What waits for it is given back."""
    door = Door(Limits(), patience=SHORT)

    async def test(port: int) -> None:
        with socket.create_connection((HOST, port)) as wire:
            wire.sendall(ASK.replace(b"/ ", b"/big "))
            await until(lambda: door.inside)
            await until(lambda: not door.inside)

    behind(door, test)


def test_who_resets_the_connection_leaves_nothing_of_its_request_behind() -> None:
    """Also while uvicorn's timer of the connection still runs, and before rubbish is collected."""
    gc.collect()  # that of other tests
    door = Door(Limits())

    async def test(port: int) -> None:
        reader, writer = await connect(port)
        writer.write(ASK)
        await reader.readuntil(b"here")
        await until(lambda: door.inside)
        (http,) = (each for each in gc.get_objects() if isinstance(each, Http))
        wire = writer.get_extra_info("socket")
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        writer.transport.abort()
        await until(lambda: not door.inside)
        assert not any((http.scope, http.cycle, http.timeout_keep_alive_task))

    behind(door, test)


def test_a_socket_takes_its_time_and_leaves_through_the_door() -> None:
    """Time-outs of requests are not for sockets; those are asked whether they are there."""
    door = Door(Limits(), patience=SHORT)

    async def test(port: int) -> None:
        reader, writer = await connect(port)
        writer.write(SOCKET)
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        assert not door.owing
        assert len(door.inside) == 1
        await trickled(port, b"GET")  # another one is late meanwhile
        assert (len(door.inside), list(door.by_address.values())) == (1, [1])
        assert not reader.at_eof()
        writer.close()
        await until(lambda: not door.inside)
        assert door.by_address == {}

    behind(door, test)


async def opened(port: int, count: int) -> list[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    return [await connect(port) for _ in range(count)]


async def answers(port: int) -> bytes:
    reader, writer = await connect(port)
    writer.write(ASK)
    with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
        return await reader.readuntil(b"here")
    return b""


@pytest.mark.parametrize("trusted", [False, True])
def test_an_address_has_so_many_connections_and_a_trusted_proxy_more(trusted: bool) -> None:
    door = Door(Limits(connections=3), read_networks(NEAR) if trusted else ())

    async def test(port: int) -> None:
        wires = await opened(port, 10)
        await until(lambda: len(door.inside) + door.counts["connections_turned_away"] == 10)
        await until(lambda: sum(reader.at_eof() for reader, _ in wires) == (0 if trusted else 7))
        assert bool(await answers(port)) == trusted
        assert len(door.inside) >= (10 if trusted else 3)

    behind(door, test)


def test_an_address_makes_so_many_connections_a_second() -> None:
    door = Door(Limits(connection=Limit(5, 0.001)))

    async def test(port: int) -> None:
        for _ in range(20):
            _, writer = await connect(port)
            writer.close()
        await until(lambda: door.counts["connections_turned_away"] == 15)

    behind(door, test)


def test_when_the_house_is_full_the_silent_make_room() -> None:
    door = Door(Limits(), most=4)

    async def test(port: int) -> None:
        wires = await opened(port, 4)
        await until(lambda: len(door.inside) == 4)
        assert b"200" in await answers(port)
        await until(lambda: wires[0][0].at_eof())
        assert not any(reader.at_eof() for reader, _ in wires[1:])

    behind(door, test)


def test_the_system_is_asked_for_more_files() -> None:
    import resource

    assert room() > 0
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert soft == hard or soft >= 65_536


@pytest.mark.slow
def test_six_hundred_silent_connections_do_not_lock_anybody_out(usual: Server) -> None:
    """Most are closed at once, and who comes from elsewhere is served."""
    with contextlib.ExitStack() as stack:
        wires = [silent(usual.port, stack) for _ in range(600)]
        allowed = Limits().connections
        asyncio.run(until(lambda: sum(map(ended, wires)) >= 600 - allowed))
        assert request("GET", f"{usual.url}/api/house").status_code == 200
        Person.new(usual)


def silent(port: int, stack: contextlib.ExitStack) -> socket.socket:
    wire = stack.enter_context(socket.socket())
    wire.bind(("127.0.0.2", 0))
    wire.connect((HOST, port))
    wire.setblocking(False)
    return wire


def ended(wire: socket.socket) -> bool:
    try:
        return wire.recv(1, socket.MSG_PEEK) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


# The guard


def guard(**limits: Any) -> Guard:
    async def inner(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    return Guard(inner, inner, frozenset(), Limits(**limits), read_networks(NEAR))


def status(house: Guard, client: str, *forwarded: str, **scope: Any) -> int:
    """Of an answer to somebody whom these proxies name."""
    sent: list[Any] = []

    async def send(message: Any) -> None:
        sent.append(message)

    headers = [(b"x-forwarded-for", name.encode()) for name in forwarded]
    asked = {"type": "http", "method": "GET", "path": "/", "query_string": b"", "headers": headers}
    asyncio.run(house({**asked, "client": (client, 1), **scope}, lambda: None, send))  # type: ignore[arg-type,return-value]
    return int(sent[0]["status"])


def same(one: str, other: str) -> bool:
    """Do two names of clients share what they may ask for?"""
    house = guard(request=Limit(1, 0.0001))
    assert status(house, "127.0.0.1", one) == 200
    return status(house, "127.0.0.1", other) == 429


@pytest.mark.parametrize(
    "names",
    [
        ("::ffff:192.0.2.1", "192.0.2.1", "192.0.2.1:4711", "[::ffff:192.0.2.1]:80"),
        ("192.0.2.2:1", "192.0.2.2:2", "::ffff:c000:202", "203.0.113.9, 192.0.2.2"),
        ("2001:db8::1", "[2001:db8::2]:443", "2001:db8::ffff:ffff", "2001:DB8:0::3"),
    ],
)
def test_an_address_counts_once_however_it_is_written(names: tuple[str, ...]) -> None:
    for name in names[1:]:
        assert same(names[0], name), name
    for stranger in ("::ffff:192.0.2.77", "192.0.2.78:4711", "[2001:db8:0:1::1]:443"):
        assert not same(names[0], stranger), stranger


def test_only_a_near_proxy_is_believed() -> None:
    house = guard(request=Limit(1, 0.0001))
    assert status(house, "203.0.113.5", "192.0.2.1") == 200
    assert status(house, "203.0.113.5", "192.0.2.2") == 429, "it is a stranger who says so"
    assert status(house, "127.0.0.1", "nobody") == 200, "then the proxy itself is counted"
    assert status(house, "127.0.0.1", "nothing") == 429


@pytest.mark.parametrize(("answer", "served"), [(200, 12), (404, 2), (429, 2)])
def test_who_is_refused_again_and_again_is_soon_stopped_at_the_door(
    answer: int, served: int
) -> None:
    house, asked = guard(request=Limit(12, 0.0001)), list[str]()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        asked.append(scope["path"])
        await send({"type": "http.response.start", "status": answer, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    house.app = app
    found = [status(house, "192.0.2.1", "") for _ in range(20)]
    assert found == [answer] * served + [429] * (20 - served)
    assert len(asked) == served
    assert status(house, "192.0.2.2", "") == answer, "others are served as ever"


def test_so_many_requests_are_under_way_at_a_time() -> None:
    """Who does not let them end gets no more."""
    house = guard(requests=2)
    answered = asyncio.Event()

    async def slow(scope: Any, receive: Any, send: Any) -> None:
        await answered.wait()

    house.app = slow

    async def run() -> list[int]:
        sent: list[int] = []

        async def send(message: Any) -> None:
            if "status" in message:
                sent.append(message["status"])

        def ask() -> Any:
            scope = {"type": "http", "method": "GET", "path": "/", "query_string": b"",
                     "headers": [], "client": ("192.0.2.1", 1)}  # fmt: skip
            return house(scope, None, send)  # type: ignore[arg-type]

        waiting = [asyncio.create_task(ask()) for _ in range(2)]
        await asyncio.sleep(0)
        await ask()
        answered.set()
        await asyncio.gather(*waiting)
        await ask()
        return sent

    assert asyncio.run(run()) == [429]
    assert house.under_way.now == {}


class Refusing:
    """In the place of a connection's frames."""

    status = 0

    def refuse(self, status: int, words: str) -> None:
        self.status = status


@pytest.mark.parametrize(
    ("limits", "tables"), [({"at_table": 2}, "aaa"), ({"sockets": 2}, "abc")]
)  # fmt: skip
def test_an_address_has_so_many_sockets(limits: dict[str, int], tables: str) -> None:
    house = guard(**limits)
    closing = asyncio.Event()

    async def open_until(scope: Any, receive: Any, send: Any) -> None:
        await closing.wait()

    house.sockets = open_until

    async def run() -> list[int]:
        frames = [Refusing() for _ in tables]
        waiting = [
            asyncio.create_task(
                house(
                    {"type": "websocket", "path": table, "query_string": b"", "headers": [],
                     "client": ("192.0.2.1", 1), "extensions": {"sobremesa.frames": frame}},
                    None, None,  # type: ignore[arg-type]
                )
            )
            for table, frame in zip(tables, frames, strict=True)
        ]  # fmt: skip
        await asyncio.sleep(0)
        closing.set()
        await asyncio.gather(*waiting)
        return [frame.status for frame in frames]

    assert asyncio.run(run()) == [0, 0, 429]
    assert house.open_sockets.now == house.at_tables.now == {}


def test_very_many_addresses_cost_no_more_than_few() -> None:
    """Whoever is not full again stays, and is not looked for at every step."""
    moment = [0.0]
    buckets = Buckets(Limit(10, 1), lambda: moment[0])
    for number in range(3 * MOST_KEPT):
        assert buckets.take(str(number))
    assert len(buckets.levels) < buckets.most, "it looked for them twice"
    moment[0] = 100.0
    for number in range(2 * MOST_KEPT):
        assert buckets.take(f"new {number}")
    assert len(buckets.levels) <= 2 * MOST_KEPT, "those who were full again are gone"


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        ("--trust-proxy nonsense", "--trust-proxy"),
        ("--trust-proxy 192.0.2.0/99", "--trust-proxy"),
        ("--limits 0", "--limits"),
        ("--limits -1", "--limits"),
        ("--limits inf", "--limits"),
    ],
)
def test_a_wrong_setting_is_named(
    words: str, wrong: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(["serve", *words.split()])
    assert wrong in capsys.readouterr().err


def test_the_least_limits_leave_one_of_each() -> None:
    least = scaled(Limits(), 0.0001)
    assert (least.connections, least.requests, least.sockets, least.at_table) == (1, 1, 1, 1)


# Garbage

HEAD = b"Host: table\r\n"
UPGRADE = b"Upgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Version: 13\r\n"
NESTED = (b"[" * 15_000, b'{"a":' * 3_000, b'{"name":' + b"[" * 15_000)


def garbage() -> Iterator[bytes]:
    yield from GARBAGE
    paths = (
        "/%00",
        "/assets/%00",
        "/api/games/%00",
        "/api/tables/%00",
        "/api/me/blocks/%00",
        "/%0a",
        "/%c0%80",
    )
    long = (
        "/" + "a" * 300,
        "/assets/" + "b" * 300,
        "/" + "a/" * 1_900,
        "/api/games/" + "x" * 400 + "/rules",
    )
    for path in paths + long:
        yield f"GET {path} HTTP/1.1\r\n".encode() + HEAD + b"\r\n"
    for path in ("/api/guests", "/api/tables", "/api/replay", f"/api/tables/{'0' * 32}/do"):
        for body in NESTED:
            yield b"POST %s HTTP/1.1\r\n%sContent-Length: %d\r\n\r\n%s" % (
                path.encode(),
                HEAD,
                len(body),
                body,
            )
    for more in (
        b"Origin: http://[\r\n",
        b"Content-Length: " + b"9" * 5_000 + b"\r\n",
        b"Content-Length: -1\r\n",
    ):
        yield b"POST /api/guests HTTP/1.1\r\n" + HEAD + more + b"\r\n"
    for more in (b"", b"x: y\r\n" * 150, b"x: " + b"y" * 9_000 + b"\r\n", b"Origin: http://[\r\n"):
        yield b"GET /api/tables/x/socket HTTP/1.1\r\n" + HEAD + UPGRADE + more + b"\r\n"


@pytest.mark.slow
def test_garbage_is_the_fault_of_who_sends_it(house: Server) -> None:
    """Every piece gets an answer, none of them a 5xx, and none is worth a word in the log."""
    seen: dict[bytes, bytes] = {}
    before = house.log()
    for piece in garbage():
        with socket.create_connection((HOST, house.port), 20) as wire:
            wire.sendall(piece)
            seen[piece[:60]] = wire.recv(10)
    assert set(seen.values()) <= {b"HTTP/1.1 4", b"HTTP/1.1 2"}, seen
    assert house.log() == before
