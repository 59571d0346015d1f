"""Messages to people who are away: asked for first, one a turn, and never a flood."""

from __future__ import annotations

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest

from sobremesa.library import ALL
from sobremesa.server.live.hub import Hub
from sobremesa.server.live.notify import last_own
from sobremesa.server.people.contacts import DAY, Bounds, Contacts
from sobremesa.server.store.storage import Storage
from sobremesa.server.table import log, wire
from sobremesa.server.table.clock import ClockSetup
from sobremesa.server.table.table import Proposed
from tests.server.support import Person, Server, request, serving

pytestmark = pytest.mark.slow

VICTIM = "Victim@example.org"


def told(file: Path, count: int) -> list[dict[str, Any]]:
    """What the hook was given, as soon as it was that much."""
    for _ in range(600):
        lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
        if len(lines) >= count:
            return [json.loads(line) for line in lines]
        time.sleep(0.05)
    raise AssertionError(f"the hook was told {len(lines)} times, not {count}")


def begun(ana: Person, bea: Person) -> str:
    table = ana.table("rps", 2)
    bea.do(table, "sit", seat=1)
    assert ana.do(table, "start").status_code == 200
    return table


def with_contact(server: Server, contact: str) -> Person:
    bea = Person.new(server, "Bea")
    me = {"name": "Bea", "lang": "es", "contact": contact}
    assert bea.ask("PATCH", "/me", json=me).json().get("contact", "") in ("", "asked")
    return bea


def test_a_contact_is_asked_once_and_then_told_once_a_turn(tmp_path: Path) -> None:
    """Ten guests give a victim's address; five games wait for them. One message asks, and that is all; until the
    link is opened. Then a turn is one message, however often the server starts."""
    file, hook = tmp_path / "told", tmp_path / "hook"
    hook.write_text(f"#!/bin/sh\ncat >> {file}\necho >> {file}\n")
    hook.chmod(0o700)
    url = "https://t.example"
    arguments = ("--limits", "100", "--turn-hook", str(hook), "--public-url", url)
    with serving(tmp_path, arguments=arguments) as server:
        ana = Person.new(server)
        victims = [with_contact(server, VICTIM) for _ in range(10)]
        for bea in victims[:5]:
            begun(ana, bea)
        asked = told(file, 1)
        assert (
            ana.ask("PATCH", "/me", json={"name": "A", "contact": "a\nBcc: b"}).status_code == 400
        )
        own = with_contact(server, "carmen@example.org")
        asked = told(file, 2)
        assert [message["kind"] for message in asked] == ["confirm", "confirm"]
        assert {message["to"] for message in asked} == {VICTIM, "carmen@example.org"}
        assert "Bea" not in json.dumps(asked), "nothing that a stranger wrote"
        token = link(asked, "carmen@example.org").removeprefix(f"{url}/#/contact/")
        assert answer(server, token, True) == 204
        assert answer(server, token, True) == 404, "once"
        assert own.ask("GET", "/me").json()["contact"] == "confirmed"
        table = begun(ana, own)
        turn = told(file, 3)[2]
        assert (turn["kind"], turn["to"]) == ("turn", "carmen@example.org")
        assert turn["url"] == f"{url}/table/{table}"
        assert "te toca" in turn["subject"]
        assert answer(server, link(asked, VICTIM).rpartition("/")[2], False) == 204
        assert victims[0].ask("GET", "/me").json()["contact"] == ""
    assert len(told(file, 3)) == 3


def link(messages: list[dict[str, Any]], to: str) -> str:
    return next(str(message["url"]) for message in messages if message["to"] == to)


def answer(server: Server, token: str, yes: bool) -> int:
    body = {"token": token, "yes": yes}
    return request("POST", f"{server.url}/api/contacts", json=body).status_code


def test_days_contacts_guests_and_the_house_have_their_bounds(tmp_path: Path) -> None:
    async def run() -> None:
        now = [1_800_000_000_000]
        async with Storage(f"sqlite+aiosqlite:///{tmp_path}/house.db") as storage:
            hub = Hub(storage, ALL, lambda: now[0])
            contacts = Contacts(storage, lambda: now[0], Bounds(1, 3, 20, 20, 30))
            guests = [(await hub.guests.create("Bea", "es", now[0]))[0].id for _ in range(3)]
            asked = []
            for number in range(6):  # of one guest, to ever new people
                assert await contacts.put(guests[0], f"{number}@example.org")
                asked.append(await contacts.ask(guests[0]))
            assert [bool(letter) for letter in asked] == [True] * 3 + [False] * 3
            for guest, alias in zip(guests[1:], ("v@e.org", "V+more@e.org"), strict=True):
                await contacts.put(guest, alias)
                asked.append(await contacts.ask(guest))
            assert asked[-2]
            assert asked[-1] is None, "the same person was asked today"
            assert await contacts.settle(asked[-2].secret, True)
            assert not await contacts.settle(asked[-2].secret, True)
            letters = [await contacts.turn(guests[1], "t", 0, since) for since in (1, 1, 2, 2, 2)]
            assert [bool(letter) for letter in letters] == [True, False, True, False, False]
            more = [await contacts.turn(guests[1], "t", 0, since) for since in range(3, 60)]
            assert sum(map(bool, more)) == 18, "twenty a day"
            now[0] += DAY
            more = [await contacts.turn(guests[1], "u", 0, since) for since in range(60)]
            assert sum(map(bool, more)) == 20, "and the next day again"
            assert await contacts.turn(guests[2], "u", 1, 0), (
                "one who never answered is asked, again tomorrow"
            )
            assert await contacts.turn(guests[2], "u", 1, 0) is None

    asyncio.run(run())


def test_what_a_bot_decides_for_somebody_makes_no_new_turn(tmp_path: Path) -> None:
    async def run() -> list[int]:
        async with Storage(f"sqlite+aiosqlite:///{tmp_path}/house.db") as storage:
            hub = Hub(storage, ALL)
            setup = {
                "game": "rps", "players": 2, "options": {}, "clock": ClockSetup("decision", 5, 0, "bot"),
                "window": 0, "listed": False, "spectators": True, "lang": "en", "aids": True, "one_screen": False,
            }  # fmt: skip
            table = await hub.create("ana", setup)
            for seat, guest in enumerate(("ana", "bea")):
                await hub.do(table, guest, wire.Sit(id="a", seat=seat))
            await hub.do(table, "ana", wire.Start(id="b"))
            live, turns = await hub.live(table), list[int]()
            turns.append(last_own(live.table, 1))
            await live.happens(lambda _, now: Proposed(log.TimedOut(time=now, seat=1)))
            assert await hub.bot_decides(table, 1, "rock")
            turns.append(last_own(live.table, 1))
            await hub.do(table, "ana", wire.Decide(id="c", text="paper"))
            await hub.do(table, "bea", wire.Decide(id="d", text="paper"))
            turns.append(last_own(live.table, 1))
            return turns

    turns = asyncio.run(run())
    assert turns[0] == turns[1] == 0
    assert turns[2] > 0
