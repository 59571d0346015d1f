"""`sobremesa serve` on the command line: under which address friends reach it, and its memory."""

from __future__ import annotations

import argparse
import asyncio
import ipaddress
import socket
from pathlib import Path

import pytest
import uvicorn

from sobremesa.server.cli import TICKS, PoliteServer, add_arguments, lan_address, public_url
from sobremesa.server.collector import Collector
from sobremesa.server.configuration import fill
from sobremesa.text import Texts
from tests.server.support import HOST, Server, request, serving


def parsed(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    add_arguments("serve", parser, Texts(None, "en"))
    return fill(parser.parse_args(words), environment={})


@pytest.mark.parametrize(
    ("words", "url"),
    [
        (["--public-url", "https://play.example/"], "https://play.example"),
        (["--host", "192.0.2.7", "--port", "81"], "http://192.0.2.7:81"),
        ([], f"http://{lan_address()}:8000"),
        (["--host", "::", "--port", "81"], f"http://{lan_address()}:81"),
    ],
    ids=["said", "one address", "all addresses", "all of both kinds"],
)
def test_an_invitation_carries_an_address_that_friends_can_reach(
    words: list[str], url: str
) -> None:
    assert public_url(parsed(*words)) == url
    assert not ipaddress.ip_address(lan_address()).is_unspecified


def test_the_server_keeps_an_eye_on_its_memory() -> None:
    looks: list[int] = []
    server = PoliteServer(uvicorn.Config(lambda: None))
    server.collector = Collector(lambda: len(looks), lambda: 0)
    server.collector.look = lambda: looks.append(1)  # type: ignore[method-assign]

    async def tick() -> None:
        for counter in range(1, 2 * TICKS + 1):
            assert not await server.on_tick(counter)

    asyncio.run(tick())
    assert len(looks) == 2


def test_the_table_is_laid_when_it_is_and_not_before(tmp_path: Path) -> None:
    with socket.create_server((HOST, 0)) as taken:
        server = Server(tmp_path, port=taken.getsockname()[1])
        with pytest.raises(AssertionError):
            server.start()
        server.stop()
    assert "address already in use" in server.log()
    assert "laid" not in server.log()
    server.start()
    server.stop()
    assert f"The table is laid: {server.url}" in server.log()


@pytest.mark.slow
def test_the_address_is_shown_and_cookies_are_secure_behind_tls(tmp_path: Path) -> None:
    with serving(tmp_path, arguments=("--public-url", "https://play.example")) as server:
        made = request("POST", f"{server.url}/api/guests", json={"name": "Ana"})
        assert "https://play.example" in server.log()
    marks = {mark.strip().lower() for mark in made.headers["set-cookie"].split(";")}
    assert {"secure", "httponly", "samesite=lax"} <= marks
