"""What others can find out about somebody: every cell of the table in docs/guide/privacy.md."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.support import Line, Person, Server, request, serving
from tests.server.test_accounts import ask, at
from tests.server.world import AT_TABLE, OWN, PUBLIC
from tests.support.authenticator import Authenticator

DOCUMENT = Path(__file__).parents[2] / "docs" / "guide" / "privacy.md"
WHO = ("stranger", "friend", "opponent", "spectator")
NAME, CONTACT, ADDRESS = "Anastasia", "ana@mail.example", "203.0.113.77"
AGENT, SAID, REPORT = "Marker/1.0", "what Ana says", "what Ana reports"


@dataclass
class Ana(Person):
    """She comes through a proxy, with a device that says what it is."""

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        headers = {"x-forwarded-for": ADDRESS, "user-agent": AGENT}
        headers["cookie"] = f"sobremesa_guest={self.cookie}"
        return request(method, f"{self.server.url}/api{path}", headers=headers, **more)


@dataclass
class Scene:
    ana: Ana
    others: set[str]  # tables that nobody here has the link of
    blocked: str
    passkeys: set[str]
    hauls: dict[str, str] = field(default_factory=dict)  # all that somebody has fetched and heard


@pytest.fixture(scope="module", name="scene")
def scene_(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Scene]:
    arguments = ("--limits", "10000", "--bot-pace", "0.02", "--trust-proxy")
    with serving(tmp_path_factory.mktemp("private"), arguments=arguments) as server:
        yield asyncio.run(played(server))


async def played(server: Server) -> Scene:
    body = {"name": NAME, "lang": "es"}
    headers = {"x-forwarded-for": ADDRESS, "user-agent": AGENT}
    made = request("POST", f"{server.url}/api/guests", json=body, headers=headers)
    ana = Ana(server, made.json()["id"], made.cookies["sobremesa_guest"])
    ana.ask("PATCH", "/me", json={**body, "contact": CONTACT}).raise_for_status()
    device = Authenticator(at(server))
    wanted = ask(server, "/me/passkeys/options", person=ana).json()["options"]
    ask(server, "/me/passkeys", device.make(wanted), person=ana).raise_for_status()
    guests = {who: Person.new(server, who.title()) for who in WHO}
    eva = Person.new(server, "Eva")
    ana.ask("PUT", f"/me/blocks/{eva.id}", json={"kind": "block"}).raise_for_status()
    ana.table("rps", 2, listed=True)
    waiting, running, elsewhere = (ana.table("rps", 2) for _ in range(3))
    foreign = eva.table("rps", 2)
    for table, other in ((running, guests["opponent"]), (elsewhere, Person.new(server, "Bea"))):
        assert other.do(table, "sit").status_code == 200
        assert ana.do(table, "start").status_code == 200
    linked = {"stranger": "", "friend": waiting, "opponent": running, "spectator": running}
    passkeys = {one["id"] for one in ana.ask("GET", "/me/account").json()["passkeys"]}
    scene = Scene(ana, {elsewhere, foreign}, eva.id, passkeys)
    async with contextlib.AsyncExitStack() as stack:
        own = [await stack.enter_async_context(ana.at(table)) for table in linked.values() if table]
        await stack.enter_async_context(ana.at(foreign))
        lines = {
            who: await stack.enter_async_context(guests[who].at(table))
            for who, table in linked.items()
            if table
        }
        for line in own[:2]:
            await line.ask("chat", text=SAID)
        for line in lines.values():
            await line.until(lambda line=line: line.chat)  # type: ignore[misc]
        about = {"about": guests["opponent"].id, "text": REPORT}
        ana.ask("POST", f"/tables/{running}/report", json=about).raise_for_status()
        for who, guest in guests.items():
            scene.hauls[who] = haul(guest, linked[who], lines.get(who))
    return scene


def haul(guest: Person, table: str, line: Line | None) -> str:
    """All that can be fetched, by those who do not mind what is theirs, and all that a socket tells."""
    at_table = [f"/tables/{table}{more}" for more in AT_TABLE] if table else []
    paths = [path.removeprefix("/api") for path in (*OWN, *PUBLIC) if path.startswith("/api")]
    found = [guest.ask("GET", path).text for path in (*paths, "/me/account", *at_table)]
    return "\n".join([*found, *(frame.decode() for frame in (line.frames if line else []))])


PROBES: dict[str, Callable[[Scene, str], bool]] = {
    "the name that Ana chose, at": lambda _, haul: NAME in haul,
    "that it is the same guest": lambda scene, haul: scene.ana.id in haul,
    "whether Ana is connected": lambda _, haul: '"present"' in haul,
    "what Ana says there": lambda _, haul: SAID in haul,
    "at which other tables": lambda scene, haul: any(one in haul for one in scene.others),
    "whether Ana has an account": lambda scene, haul: (
        '"account":true' in haul
        or "localhost" in haul
        or any(one in haul for one in scene.passkeys)
    ),
    "how many devices": lambda _, haul: AGENT.partition("/")[0] in haul,
    "Ana's contact": lambda _, haul: CONTACT in haul or '"contact":"asked"' in haul,
    "whom Ana has muted": lambda scene, haul: scene.blocked in haul,
    "whom Ana has reported": lambda _, haul: REPORT in haul,
    "the language that Ana reads": lambda _, haul: '"lang":"es"' in haul,
    "from which address": lambda _, haul: ADDRESS in haul,
}


def cells() -> Iterator[tuple[str, str, bool]]:
    """The beginning of a row, whose column, and what it says."""
    rows = re.findall(r"^\| ([^|]+) \| (.+) \|$", DOCUMENT.read_text(encoding="utf-8"), re.M)
    for about, said in rows:
        told = [cell.strip() for cell in said.split("|")]
        if len(told) == len(WHO) and {*told} <= {"yes", "no"}:
            yield from ((about, who, cell == "yes") for who, cell in zip(WHO, told, strict=True))


CELLS = [*cells()]


@pytest.mark.parametrize(("about", "who", "said"), CELLS)
def test_a_cell_is_true(scene: Scene, about: str, who: str, said: bool) -> None:
    (probe,) = (look for start, look in PROBES.items() if about.startswith(start))
    assert probe(scene, scene.hauls[who]) == said


def test_every_row_has_a_probe_that_finds_what_there_is(scene: Scene) -> None:
    """Ana herself finds all of it, so no probe is blind."""
    rows = {about for about, _, _ in CELLS}
    assert len(rows) == len(PROBES)
    ana = scene.ana
    own = [
        ana.ask("GET", path).text for path in ("/me", "/me/account", "/me/devices", "/me/blocks")
    ]
    own += [ana.ask("GET", f"/tables/{table}").text for table in scene.others]
    own += [ana.ask("GET", "/me/tables").text, ana.ask("GET", "/me/export").text]
    said = "\n".join([*own, *scene.hauls.values(), ADDRESS])
    assert [start for start, probe in PROBES.items() if not probe(scene, said)] == []
