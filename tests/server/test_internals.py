"""What the server leans on inside uvicorn, websockets and h11, which promise none of it.

`frames.py` and `door.py` stand in for two classes of uvicorn. Their versions are capped in pyproject.toml. When one is
raised and something below fails: read what changed, mend ours, see that test_frames.py, test_overdrafts.py and
test_door.py pass, and then write down the new fingerprint or name here.
"""

from __future__ import annotations

import hashlib
import inspect
from collections.abc import Callable
from importlib.metadata import requires, version
from typing import Any

import h11
import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol as Socket
from uvicorn.server import ServerState
from websockets.protocol import Protocol
from websockets.server import ServerProtocol

from sobremesa.server.net.door import Http
from sobremesa.server.net.frames import Frames

# Methods that ours replace or call, or whose course they rely on.
FINGERPRINTS: dict[Callable[..., Any], str] = {
    Socket.__init__: "631dcd744eab",
    Socket.connection_made: "f533ec93747c",
    Socket.connection_lost: "dd116afc4d80",
    Socket.data_received: "c89d394077d8",
    Socket.handle_events: "b2c9351a5d13",
    Socket.handle_connect: "fc648c2161ff",
    Socket.handle_cont: "d96fe1479da6",
    Socket.handle_text: "6ae523180cf0",
    Socket.handle_bytes: "2b22b21bf8fe",
    Socket.send_receive_event_to_app: "a2b10de91477",
    Socket.handle_close: "62fd412b1f5b",
    Socket.handle_parser_exception: "ff5cf13c764f",
    Socket.run_asgi: "662375aa38d9",
    Socket.send: "d4919ed760ce",
    Socket.receive: "1dc0e7153900",
    Socket.shutdown: "e8ace796ada6",
    Socket.keepalive_timeout: "8e1ceb6ec446",
    Socket.stop_keepalive: "bbb91b997b37",
    H11Protocol.__init__: "ad1ed8e837b2",
    H11Protocol.connection_made: "6efb565ff3d3",
    H11Protocol.connection_lost: "dbb688fa2b38",
    H11Protocol.data_received: "e03b145518ca",
    H11Protocol.handle_events: "e63a9d1492e3",
    H11Protocol.handle_websocket_upgrade: "6f42a029e35a",
    H11Protocol.on_response_complete: "1fbb8f48c6a1",
    H11Protocol._unset_keepalive_if_required: "00a6a4e47214",
    Protocol.send_close: "bc2a998cc8b9",
    Protocol.data_to_send: "959589a5e74e",
    Protocol.recv_frame: "4f83d3b90ea6",
    ServerProtocol.reject: "9d2df62f1952",
    ServerProtocol.send_response: "0676fec30e39",
}

# Attributes that ours read or set.
ATTRIBUTES: dict[str, tuple[str, ...]] = {
    "socket": (
        "conn", "queue", "transport", "loop", "frames", "read_paused", "close_sent", "close_timer",
        "handshake_initiated", "handshake_complete",
    ),
    "http": ("conn", "cycle", "scope", "headers", "client", "transport", "loop"),
    "websockets": ("current_size",),
    "h11": ("their_state",),
}  # fmt: skip


def fingerprint(method: Callable[..., Any]) -> str:
    return hashlib.sha256(inspect.getsource(method).encode()).hexdigest()[:12]


@pytest.mark.parametrize("method", FINGERPRINTS, ids=lambda method: method.__qualname__)
def test_what_we_lean_on_is_as_it_was(method: Callable[..., Any]) -> None:
    assert fingerprint(method) == FINGERPRINTS[method], (
        f"{method.__module__}.{method.__qualname__} has changed: see the top of this file"
    )


@pytest.mark.parametrize(("ours", "theirs"), [(Frames, Socket), (Http, H11Protocol)])
def test_all_that_we_replace_is_listed(ours: type, theirs: type) -> None:
    replaced = {
        name for name, what in vars(ours).items() if callable(what) and hasattr(theirs, name)
    }
    listed = {
        method.__name__
        for method in FINGERPRINTS
        if method.__qualname__.startswith(theirs.__name__)
    }
    assert replaced - {"__init__"} <= listed


def test_the_attributes_that_we_use_are_there() -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None: ...

    config = uvicorn.Config(app, log_config=None)
    config.load()
    given: dict[str, Any] = {"config": config, "server_state": ServerState(), "app_state": {}}
    socket, http = Socket(**given, _loop=NO_LOOP), H11Protocol(**given, _loop=NO_LOOP)
    found = {"socket": socket, "http": http, "websockets": socket.conn, "h11": http.conn}
    for name, attributes in ATTRIBUTES.items():
        missing = [each for each in attributes if not hasattr(found[name], each)]
        assert not missing, f"{name}: see the top of this file"
    assert socket.conn.current_size is None, "no message is under way"
    assert http.conn.their_state is h11.IDLE
    assert "response_started" in inspect.getsource(RequestResponseCycle.__init__)


NO_LOOP: Any = object()


def test_versions_are_capped() -> None:
    wanted = [line for line in requires("sobremesa") or () if "server" in line.partition(";")[2]]
    for name in ("uvicorn", "websockets", "h11"):
        (line,) = [line for line in wanted if line.startswith((f"{name}<", f"{name}>"))]
        assert "<" in line, f"{name} {version(name)} is what we know"
