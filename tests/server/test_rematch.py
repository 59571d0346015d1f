"""A rematch is a new table, and counts as one; everybody who was there keeps a seat, and nothing is half done."""

from __future__ import annotations

import asyncio
import contextlib
import os
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from sobremesa.server.store import models
from sobremesa.server.store.storage import Storage
from sobremesa.server.table import log
from tests.server.postgres import postgres
from tests.server.support import CONTEXT, Line, Person, Refused, Server, serving

MOST = 4  # tables at once, with a fifth of the usual limits; then one in 25 seconds


def test_rematches_do_not_evade_the_limit_of_tables(tmp_path: Path) -> None:
    with serving(tmp_path, arguments=("--limits", "0.2")) as server:
        eva = Person.new(server)
        laid, table = 1, eva.table("rps", 2)
        while laid < 2 * MOST:
            assert eva.do(table, "abort").status_code == 200
            again = eva.do(table, "rematch")
            if again.status_code != 200:
                break
            laid, table = laid + 1, again.json()["table"]
        assert laid == MOST
        assert again.status_code == 409
        assert again.json()["extra"]["rule"] == "too-many-tables"
        asyncio.run(on_a_socket(eva, table))


async def on_a_socket(eva: Person, table: str) -> None:
    """The same limit, whichever way one asks."""
    async with eva.at(table) as line:
        assert isinstance(line, Line)
        with pytest.raises(Refused, match="too-many-tables"):
            await patiently(line)


async def patiently(line: Line) -> None:
    """Messages have a limit, too, and a low one here."""
    while True:
        try:
            await line.ask("rematch")
        except Refused as refused:
            if refused.rule != "too-fast":
                raise
            await asyncio.sleep(0.1)


# Everybody who was there sits again


def chairs(person: Person, table: str) -> list[tuple[str, str]]:
    found = person.ask("GET", f"/tables/{table}").json()["chairs"]
    return [(c["kind"], c["guest"] or c["kept_for"] or c["level"]) for c in found]


def trio(server: Server, **setup: Any) -> tuple[Person, Person, str]:
    """Ana, Bea and a program sat together, and the host has ended their game."""
    ana, bea = Person.new(server, "Ana"), Person.new(server, "Bea")
    table = ana.table("misty", 3, bots={"2": "easy"}, **setup)
    assert bea.do(table, "sit").status_code == 200
    assert ana.do(table, "start").status_code == 200
    assert ana.do(table, "abort").status_code == 200
    return ana, bea, table


def test_seats_move_on_and_wait_for_their_people(house: Server) -> None:
    options = {"variant": "introductory"}
    ana, bea, table = trio(house, options=options, aids=False)
    again = bea.do(table, "rematch").json()["table"]
    found = ana.ask("GET", f"/tables/{again}").json()
    assert chairs(ana, again) == [("person", bea.id), ("bot", "easy"), ("kept", ana.id)]
    assert (found["options"]["variant"], found["aids"], found["host"]) == (
        "introductory", False, bea.id
    )  # fmt: skip
    assert found["again"]
    assert ana.ask("GET", f"/tables/{table}").json()["rematch_by"] == bea.id
    assert again in [row["id"] for row in ana.ask("GET", "/me/tables").json()]
    stranger = Person.new(house, "Eva")
    refused = stranger.do(again, "sit", seat=2)
    assert (refused.status_code, refused.json()["extra"]["rule"]) == (409, "kept")
    assert stranger.do(again, "sit").json()["extra"]["rule"] == "full"
    assert bea.do(again, "start").json()["extra"]["rule"] == "seats-free"
    assert ana.do(again, "sit").status_code == 200
    assert chairs(ana, again)[2] == ("person", ana.id)
    assert bea.do(again, "start").status_code == 200


def test_whoever_does_not_come_leaves_a_free_seat(house: Server) -> None:
    ana, bea, table = trio(house, listed=True)
    again = ana.do(table, "rematch").json()["table"]
    assert chairs(ana, again) == [("kept", bea.id), ("bot", "easy"), ("person", ana.id)]
    listed = [row["id"] for row in bea.ask("GET", "/tables").json()]
    assert again not in listed, "strangers need not know who is asked"
    assert bea.do(again, "stand").status_code == 200
    assert chairs(ana, again)[0] == ("free", "")
    assert again not in [row["id"] for row in bea.ask("GET", "/me/tables").json()]
    assert again in [row["id"] for row in bea.ask("GET", "/tables").json()]
    assert bea.do(again, "stand").json()["extra"]["rule"] == "not-seated"


def test_the_host_gives_a_kept_seat_away(house: Server) -> None:
    ana, bea, table = trio(house)
    again = ana.do(table, "rematch").json()["table"]
    assert bea.do(again, "free", seat=0).json()["extra"]["rule"] == "not-host"
    assert ana.do(again, "bot", seat=0, level="hard").status_code == 200
    assert chairs(ana, again)[0] == ("bot", "hard")
    assert again not in [row["id"] for row in bea.ask("GET", "/me/tables").json()]
    assert bea.do(again, "sit").json()["extra"]["rule"] == "full"


def test_other_options_keep_the_people(house: Server) -> None:
    ana, bea, table = trio(house)
    anew = {"players": 4, "bots": 1, "level": "hard", "spectators": False}
    again = ana.do(table, "rematch", anew=anew).json()["table"]
    assert chairs(ana, again) == [
        ("kept", bea.id),
        ("person", ana.id),
        ("free", ""),
        ("bot", "hard"),
    ]
    assert not ana.ask("GET", f"/tables/{again}").json()["spectators"]
    ana, bea, table = trio(house)
    for wrong, rule in (({"players": 2, "bots": 2}, "bot-seats"), ({"players": 16}, "")):
        refused = ana.do(table, "rematch", anew=wrong)
        assert refused.status_code == 409
        assert not rule or refused.json()["extra"]["rule"] == rule
    fewer = ana.do(table, "rematch", anew={"players": 2, "bots": 1}).json()["table"]
    assert chairs(ana, fewer) == [("person", ana.id), ("bot", "medium")], "who asks comes first"


def test_nobody_is_asked_whom_the_host_has_blocked_and_who_is_forgotten_does_not_come(
    house: Server,
) -> None:
    ana, bea, table = trio(house)
    assert ana.ask("PUT", f"/me/blocks/{bea.id}", json={"kind": "block"}).status_code == 200
    again = ana.do(table, "rematch").json()["table"]
    assert chairs(ana, again)[0] == ("free", "")
    ana, bea, table = trio(house)
    again = ana.do(table, "rematch").json()["table"]
    assert bea.ask("DELETE", "/me").status_code == 204
    assert chairs(ana, again)[0] == ("free", "")


def test_colours_go_with_their_people(house: Server) -> None:
    ana, bea = Person.new(house), Person.new(house)
    table = ana.table("totem", 2)
    colours = ana.ask("GET", f"/tables/{table}").json()["colours"]
    assert bea.do(table, "sit").status_code == 200
    assert bea.do(table, "choose", colour=colours[0]).status_code == 200
    assert ana.do(table, "abort").status_code == 200
    again = ana.do(table, "rematch").json()["table"]
    assert ana.do(again, "choose", colour=colours[0]).json()["extra"]["rule"] == "colour-taken"
    assert bea.do(again, "sit").status_code == 200
    found = ana.ask("GET", f"/tables/{again}").json()["chairs"]
    assert (found[0]["guest"], found[0]["colour"]) == (bea.id, colours[0])


def test_two_who_ask_at_once_get_one_table(house: Server) -> None:
    ana, bea, table = trio(house)
    with ThreadPoolExecutor(2) as pool:
        answers = [*pool.map(lambda one: one.do(table, "rematch"), (ana, bea))]
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    refused = next(answer for answer in answers if answer.status_code == 409)
    assert refused.json()["extra"]["rule"] == "rematch-there"


# kill -9


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_server_that_dies_while_tables_are_laid_again_leaves_nothing_half_done(
    tmp_path: Path, kind: str
) -> None:
    with contextlib.ExitStack() as stack:
        db = stack.enter_context(postgres()) if kind == "postgresql" else ""
        server = stack.enter_context(serving(tmp_path, db=db))
        games = [trio(server) for _ in range(12)]
        asked = [(ana, table, os.urandom(8).hex()) for ana, _, table in games]
        answered = asyncio.run(killed_meanwhile(server, asked))
        before = asyncio.run(laid(server, asked))
        for ana, table, name in asked:  # what was not answered is asked again, by the same id
            again = ana.ask("POST", f"/tables/{table}/do", json={"do": "rematch", "id": name})
            assert again.status_code == 200
            kept = before.get(table) or again.json()["table"]
            assert again.json()["table"] == answered.get(table, kept) == kept
        after = asyncio.run(laid(server, asked))
        assert len(after) == len(games) == len(set(after.values()))
        for ana, bea, table in games:
            assert chairs(ana, after[table])[0] == ("kept", bea.id)
            assert bea.do(after[table], "sit").status_code == 200
            assert ana.do(after[table], "start").status_code == 200


Asked = list[tuple[Person, str, str]]


async def killed_meanwhile(server: Server, asked: Asked) -> dict[str, str]:
    """The tables that were named in an answer before the server died; it is there again."""
    answered = dict[str, str]()

    async def ask(ana: Person, table: str, name: str) -> None:
        body = {"do": "rematch", "id": name}
        headers = {"cookie": f"sobremesa_guest={ana.cookie}"}
        with contextlib.suppress(httpx.TransportError):
            found = await client.post(
                f"{server.url}/api/tables/{table}/do", json=body, headers=headers
            )
            answered[table] = found.json()["table"]

    async with httpx.AsyncClient(timeout=60, verify=CONTEXT) as client:
        tasks = [asyncio.create_task(ask(*one)) for one in asked]
        while not answered:
            await asyncio.sleep(0)
        await asyncio.to_thread(server.kill)
        await asyncio.gather(*tasks)
    await asyncio.to_thread(server.start)
    return answered


async def laid(server: Server, asked: Asked) -> dict[str, str]:
    """By finished table, the next one. There is no next table that none leads to, and none leads to nowhere."""
    db = server.db or f"sqlite+aiosqlite:///{server.folder}/sobremesa.db"
    found = dict[str, str]()
    async with Storage(db) as storage:
        again = set[str]()
        for row in await storage.rows(select(models.tables.c.id)):
            first = (await storage.entries(row.id))[0]
            assert isinstance(first, log.Created)
            if first.places:
                again.add(row.id)
        for _, table, _ in asked:
            last = (await storage.entries(table))[-1]
            if isinstance(last, log.Rematch):
                found[table] = last.table
        assert again == set(found.values())
        for table in again:
            column = models.members.c
            there = await storage.rows(select(column.guest_id).where(column.table_id == table))
            assert len(there) == 2
    return found
