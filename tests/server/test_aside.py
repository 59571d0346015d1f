"""A table whose log cannot be read is put aside: the house starts, its pulse goes on, and people are told."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from pathlib import Path

import pytest

from sobremesa.__main__ import main
from sobremesa.library import ALL
from sobremesa.server.live.hub import Hub
from sobremesa.server.store.files import sqlite_url
from sobremesa.server.store.storage import Storage
from sobremesa.server.table import log, wire
from sobremesa.server.table.clock import ClockSetup
from sobremesa.server.table.proposals import PutAside
from sobremesa.server.table.table import public_name
from tests.server.support import Line, Person, Server, request, serving

pytestmark = pytest.mark.slow

SETUP = {
    "game": "rps", "players": 2, "options": {}, "window": 0, "listed": True, "spectators": True, "lang": "en",
    "aids": True, "one_screen": False,
}  # fmt: skip
CLOCK = {"kind": "decision", "time": 600, "at_zero": "bot"}


def laid(server: Server) -> tuple[Person, str]:
    """A running game with a clock, so that the server looks after it from the start."""
    ana, bea = Person.new(server), Person.new(server, "Bea")
    table = ana.table("rps", 2, clock=CLOCK)
    bea.do(table, "sit", seat=1)
    ana.do(table, "start")
    ana.do(table, "decide", text="rock")
    return ana, table


def spoil(folder: Path, bodies: dict[str, bytes]) -> None:
    """Each table gets one more entry that nobody can read; and the house has been away for an hour."""
    with sqlite3.connect(folder / "sobremesa.db") as database:
        for table, body in bodies.items():
            find = "SELECT max(number) FROM entries WHERE table_id = ?"
            number = database.execute(find, (table,)).fetchone()[0]
            database.execute("INSERT INTO entries VALUES (?, ?, ?)", (table, number + 1, body))
            database.execute("UPDATE tables SET deadline = 1 WHERE id = ?", (table,))
        database.execute("UPDATE pulse SET time = time - 3600000")
    database.close()


def pulse(folder: Path) -> int:
    with sqlite3.connect(folder / "sobremesa.db") as database:
        found = database.execute("SELECT time FROM pulse WHERE id = 1").fetchone()[0]
    database.close()
    return int(found)


def test_one_bad_table_harms_no_other(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path) as server:
        ana, good = laid(server)
        bad, newer = laid(server), laid(server)
    danced = {"kind": "danced", "time": 1, "with": "Casimira"}
    spoil(tmp_path, {bad[1]: b"\x00garbage", newer[1]: json.dumps(danced).encode()})
    with serving(tmp_path) as server:  # it starts
        ana.server = server
        assert ana.do(good, "leave").status_code == 200
        before = pulse(tmp_path)
        for _ in range(400):
            if pulse(tmp_path) > before:
                break
            time.sleep(0.05)
        else:
            raise AssertionError("the pulse stands still")
        for person, table in (bad, newer):
            person.server = server
            for lang, words in (("en", "put aside"), ("es", "apartado")):
                told = person.ask("GET", f"/tables/{table}?lang={lang}")
                assert told.status_code == 503
                assert words in told.json()["detail"]
            assert asyncio.run(closed(person, table)) == 4410
            assert table not in server.log()
        assert "Casimira" not in server.log()
        assert "Traceback" not in server.log(), "it is no bug that somebody looks at one"
        assert len(ana.ask("GET", "/me/tables").json()) == 1
        look_and_repair(server, bad, newer, capsys)


async def closed(person: Person, table: str) -> int:
    """How the server closes a socket."""
    line = Line(person, table)
    await line.open(hello=False)
    assert line.socket
    await line.socket.wait_closed()
    await line.close()
    return line.socket.close_code or 0


def look_and_repair(
    server: Server,
    bad: tuple[Person, str],
    newer: tuple[Person, str],
    capsys: pytest.CaptureFixture[str],
) -> None:
    """What the host of the house does, while the server runs."""
    where = ["--data", str(server.folder)]

    def tables(*words: str) -> tuple[int, str]:
        code = main(["tables", *where, *words])
        said = capsys.readouterr()
        return code, said.out + said.err

    capsys.readouterr()
    code, listing = tables("list")
    assert code == 0
    assert bad[1] not in listing
    lines = {line.split()[0]: line for line in listing.splitlines()}
    assert len(lines) == 2, listing
    unread = next(name for name, line in lines.items() if "cannot be read" in line)
    danced = next(name for name in lines if name != unread)
    assert f"/table/{bad[1]}" in tables("look", unread)[1]
    kept = server.folder / "kept.jsonl"
    assert tables("repair", unread)[0] == 2, "what is cut off must be kept somewhere"
    assert tables("repair", danced, "--keep", str(kept))[0] == 2, "a newer version can read it"
    assert tables("repair", unread, "--keep", str(kept))[0] == 0
    assert kept.stat().st_mode & 0o777 == 0o600
    assert len(kept.read_text().splitlines()) == 1
    gone = server.folder / "gone.jsonl"
    assert tables("remove", danced, "--keep", str(gone), "--lang", "es")[0] == 0
    assert tables("list")[1].strip() == "No table is put aside."
    assert request("GET", f"{server.url}/healthz").status_code == 200


def test_a_repaired_table_goes_on(tmp_path: Path) -> None:
    async def run() -> None:
        async with Storage(sqlite_url(tmp_path / "sobremesa.db")) as storage:
            hub = Hub(storage, ALL)
            table = await hub.create("ana", {**SETUP, "clock": ClockSetup()})
            for seat, guest in enumerate(("ana", "bea")):
                await hub.do(table, guest, wire.Sit(id="a", seat=seat))
            await hub.do(table, "ana", wire.Start(id="b"))
            odd = log.Decided(time=1, seat=0, text="scissors and paper")
            await storage.append(log.Append(table, hub.lives[table].table.number + 1, odd))
            hub = Hub(storage, ALL)
            for _ in range(2):
                with pytest.raises(PutAside):
                    await hub.do(table, "ana", wire.Resign(id="c"))
            name, keep = public_name(table)[:12], ["--keep", str(tmp_path / "cut")]
            repair = ["tables", "repair", name, *keep, "--data", str(tmp_path)]
            assert await asyncio.to_thread(main, repair) == 0
            hub.shelf.retry[table] = 0.0  # the minute is over
            await hub.do(table, "ana", wire.Resign(id="c"))
            assert hub.lives[table].table.status == "over"
            assert not hub.shelf.retry

    asyncio.run(run())
