"""Somebody's devices, and what becomes of open sockets when one is revoked or the guest is deleted."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.postgres import postgres
from tests.server.support import Broken, Line, Person, Server, request, seated, serving

REVOKED = 4401


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database."""
    with (
        postgres() as url,
        serving(tmp_path_factory.mktemp("one"), db=url) as one,
        serving(tmp_path_factory.mktemp("two"), db=url) as two,
    ):
        yield one, two


def another(person: Person) -> Person:
    """The same guest on another device."""
    token = person.ask("POST", "/me/link").json()["token"]
    made = request("POST", f"{person.server.url}/api/guests/claim", json={"token": token})
    return Person(person.server, made.json()["id"], made.cookies["sobremesa_guest"])


def devices(person: Person) -> list[dict[str, Any]]:
    return list(person.ask("GET", "/me/devices").json())


async def closed(line: Line) -> int:
    """The code with which the server closes a line."""
    assert line.socket
    async with asyncio.timeout(30):
        await line.socket.wait_closed()
    return int(line.socket.close_code or 0)


def heard(line: Line) -> list[dict[str, Any]]:
    return [json.loads(frame) for frame in line.frames]


def test_a_deleted_guest_decides_no_more(house: Server) -> None:
    asyncio.run(deleted(house))


async def deleted(house: Server) -> None:
    eva, ana, bea = await seated(house, "misty", 3, 3)
    assert eva.person
    assert eva.person.ask("DELETE", "/me").status_code == 204
    with pytest.raises((Broken, ConnectionError)):
        await decided_anyhow(eva)
    assert await closed(eva) == REVOKED
    assert heard(eva)[-1] == {"say": "bye", "reason": "device", "again": False}
    await ana.until(lambda: ana.info["chairs"][0]["left"])
    chairs = ana.info["chairs"]
    assert (chairs[0]["out"], chairs[0]["name"]) == ("resigned", "")
    assert ana.info["host"] == chairs[1]["guest"], "somebody else is the host"
    for line in (eva, ana, bea):
        await line.close()


async def decided_anyhow(line: Line) -> None:
    """A decision of somebody who does not know yet."""
    try:
        name = await line.send("decide", text=line.legal[0])
    except Exception as error:
        raise Broken from error
    await line.until(lambda: name in line.answers)


def test_tables_of_a_deleted_guest_wait_for_nobody(house: Server) -> None:
    ana, eva = Person.new(house), Person.new(house, "Eva")
    alone, shared, running = ana.table("rps", 2), ana.table("rps", 2), ana.table("rps", 2)
    for table in (shared, running):
        assert eva.do(table, "sit").status_code == 200
    assert ana.do(running, "start").status_code == 200
    assert ana.ask("DELETE", "/me").status_code == 204
    views = {name: eva.ask("GET", f"/tables/{name}").json() for name in (alone, shared, running)}
    assert views[alone]["status"] == "over", "nobody else is there"
    assert (views[shared]["status"], views[shared]["host"]) == ("waiting", eva.id)
    assert [chair["kind"] for chair in views[shared]["chairs"]] == ["free", "person"]
    assert views[running]["status"] == "over", "who goes for good resigns"
    assert '"reason": "resigned"' in eva.record(running)


def test_one_device_is_revoked_and_the_others_stay(house: Server) -> None:
    asyncio.run(one_revoked(house))


async def one_revoked(house: Server) -> None:
    ana = Person.new(house)
    phone, table = another(ana), ana.table("rps", 2)
    async with ana.at(table) as line, phone.at(table) as stolen:
        there = devices(ana)
        assert [device["current"] for device in there].count(True) == 1
        assert {device["name"] for device in there} == {"python-httpx"}
        (other,) = [device["id"] for device in there if not device["current"]]
        assert other not in phone.cookie
        assert ana.ask("DELETE", f"/me/devices/{other}").status_code == 204
        assert await closed(stolen) == REVOKED
        await line.ask("contribute", text="still there")
    assert phone.ask("GET", "/me").status_code == 401
    assert ana.ask("GET", "/me").status_code == 200
    assert ana.ask("DELETE", f"/me/devices/{other}").status_code == 404
    assert len(devices(ana)) == 1


def test_all_others_are_revoked_and_links_with_them(house: Server) -> None:
    ana = Person.new(house)
    others = [another(ana) for _ in range(3)]
    token = ana.ask("POST", "/me/link").json()["token"]
    assert ana.ask("DELETE", "/me/devices").status_code == 204
    assert [person.ask("GET", "/me").status_code for person in (ana, *others)] == [
        200,
        401,
        401,
        401,
    ]
    claimed = request("POST", f"{house.url}/api/guests/claim", json={"token": token})
    assert claimed.status_code == 404


def test_nobody_revokes_what_is_somebody_elses(house: Server) -> None:
    ana, eva = Person.new(house), Person.new(house, "Eva")
    (hers,) = [device["id"] for device in devices(ana)]
    assert eva.ask("DELETE", f"/me/devices/{hers}").status_code == 404
    assert request("GET", f"{house.url}/api/me/devices").status_code == 401
    assert len(devices(ana)) == 1


def test_a_guest_has_only_so_many_devices(house: Server) -> None:
    ana = Person.new(house)
    latest = ana
    for _ in range(21):
        latest = another(latest)
    assert len(devices(latest)) == 20
    assert ana.ask("GET", "/me").status_code == 401


def test_other_servers_close_their_sockets_as_well(pair: tuple[Server, Server]) -> None:
    asyncio.run(elsewhere(*pair))


async def elsewhere(one: Server, two: Server) -> None:
    ana = Person.new(one)
    table = ana.table("rps", 2)
    there = Person(two, ana.id, ana.cookie)
    phone = another(ana)
    async with Person(two, phone.id, phone.cookie).at(table) as stolen, there.at(table) as line:
        assert ana.ask("DELETE", "/me/devices").status_code == 204
        assert await closed(stolen) == REVOKED
        await line.ask("ping")
        assert ana.ask("DELETE", "/me").status_code == 204
        assert await closed(line) == REVOKED
    bea = Person.new(two, "Bea")
    assert bea.ask("GET", f"/tables/{table}").json()["chairs"][0]["name"] == ""


def test_the_export_has_the_devices(house: Server) -> None:
    ana = Person.new(house)
    kept = ana.ask("GET", "/me/export").json()["devices"]
    assert [sorted(device) for device in kept] == [["created", "name", "seen"]]
