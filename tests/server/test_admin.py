"""What whoever runs a house may do while it runs: `sobremesa admin`, bans of guests and addresses, and reports by players."""

from __future__ import annotations

import asyncio
import re
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from sobremesa.__main__ import main
from sobremesa.server.people.accounts import Accounts
from sobremesa.server.table.table import public_name
from tests.server.postgres import postgres
from tests.server.support import Line, Person, Server, request, serving
from tests.server.test_accounts import ask, at, made_for, rule, signs_in
from tests.server.test_devices import closed, heard
from tests.support.authenticator import Authenticator

ADDRESS, ELSEWHERE = "203.0.113.77", "198.51.100.7"


@pytest.fixture(scope="module", name="ruled")
def ruled_(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("ruled")
    token = str(folder / "admin-token")
    arguments = ("--limits", "10000", "--bot-pace", "0.02", "--trust-proxy", "--admin-token", token)
    with serving(folder, arguments=arguments) as server:
        yield server


class Admin:
    """`sobremesa admin`, for one server."""

    def __init__(self, server: Server, capsys: pytest.CaptureFixture[str]) -> None:
        self.token, self.port, self.capsys = server.folder / "admin-token", server.port, capsys

    def __call__(self, *words: str, code: int = 0) -> str:
        where = ["--port", str(self.port), "--admin-token", str(self.token), "--lang", "en"]
        self.capsys.readouterr()
        assert main(["admin", *words, *where]) == code
        told = self.capsys.readouterr()
        return told.out if code == 0 else told.err


@pytest.fixture(name="admin")
def admin_(ruled: Server, capsys: pytest.CaptureFixture[str]) -> Admin:
    return Admin(ruled, capsys)


def name_of(table: str) -> str:
    return public_name(table)[:12]


def from_address(server: Server, address: str, path: str = "/api/house") -> httpx.Response:
    return request("GET", f"{server.url}{path}", headers={"x-forwarded-for": address})


def test_only_the_token_gives_orders(ruled: Server, house: Server, admin: Admin) -> None:
    assert stat.S_IMODE(admin.token.stat().st_mode) == 0o600
    for path, method in (
        ("tables", "GET"),
        ("guests", "GET"),
        ("barred", "POST"),
        ("retention", "POST"),
    ):
        url = f"/api/admin/{path}"
        for given in ("", "Bearer", "Bearer wrong", admin.token.read_text().strip()):
            answer = request(method, f"{ruled.url}{url}", headers={"authorization": given}, json={})
            assert answer.status_code == 401, (path, given)
        assert request(method, f"{house.url}{url}", json={}).status_code == 404
    wrong = ruled.folder / "another-token"
    wrong.write_text("0123456789abcdef0123\n", encoding="utf-8")
    admin.token = wrong
    assert "not the token" in admin("tables", code=2)


def test_what_cannot_be_done_is_told(admin: Admin, tmp_path: Path) -> None:
    assert "needs the name" in admin("close", code=2)
    assert "Nothing is called" in admin("close", "abcdef012345", code=2)
    assert "at least six" in admin("delete", "a", code=2)
    assert "too much of the world" in admin("ban", "0.0.0.0/0", code=2)
    assert "machine itself" in admin("ban", "127.0.0.1", code=2)
    assert "Nothing is called" in admin("unban", "192.0.2.9", code=2)
    admin.port = 1
    assert "no server answers" in admin("tables", code=2)
    admin.token = tmp_path / "none"
    assert str(admin.token) in admin("tables", code=2)
    assert not admin.token.exists()


def test_tables_are_listed_and_a_running_one_is_closed_for_all_who_are_there(
    ruled: Server, admin: Admin
) -> None:
    async def run() -> None:
        ana, bea = Person.new(ruled, "Ana\x9b"[:3]), Person.new(ruled, "Bea")
        table = ana.table("rps", 2)
        assert bea.do(table, "sit").status_code == 200
        assert ana.do(table, "start").status_code == 200
        async with ana.at(table) as line:
            (row,) = (
                row for row in admin("tables", "running").splitlines() if name_of(table) in row
            )
            assert {"Ana,", "Bea", "running", "rps"} & {*row.split()} >= {"running", "rps"}
            assert "is closed" in admin("close", name_of(table))
            await line.until(lambda: line.info["status"] == "over")
            assert "over already" in admin("close", table, code=2)

    asyncio.run(run())


def test_a_table_is_removed_and_who_is_there_is_told(ruled: Server, admin: Admin) -> None:
    async def run() -> None:
        ana = Person.new(ruled)
        table = ana.table("rps", 2)
        async with ana.at(table) as line:
            assert "is removed" in admin("remove", name_of(table))
            assert await closed(line) == 4404
        assert ana.ask("GET", f"/tables/{table}").status_code == 404
        assert ana.ask("GET", "/me/tables").json() == []

    asyncio.run(run())


def test_a_guest_is_signed_out_or_deleted(ruled: Server, admin: Admin) -> None:
    async def run() -> None:
        ana, eva = Person.new(ruled, "Anastasia"), Person.new(ruled, "Eva")
        table = ana.table("rps", 2)
        async with ana.at(table) as line:
            assert ana.id[:12] in admin("guests", "nastas")
            assert "signed out" in admin("revoke", ana.id[:12])
            assert await closed(line) == 4401
            assert heard(line)[-1]["reason"] == "device"
        assert ana.ask("GET", "/me").status_code == 401
        assert ana.id[:12] in admin("guests", ana.id[:8]), "still there"
        assert "is deleted" in admin("delete", eva.id)
        assert eva.ask("GET", "/me").status_code == 401
        assert eva.id[:12] not in admin("guests", "Eva")

    asyncio.run(run())


def test_a_banned_guest_comes_back_by_nothing_until_let_in(ruled: Server, admin: Admin) -> None:
    ana, device = Person.new(ruled), Authenticator(at(ruled))
    code, *_ = made_for(ana, device)
    link = ana.ask("POST", "/me/link").json()["token"]
    assert ana.id in admin("ban", ana.id[:12], "--days", "30", "--note", "was rude")
    assert ana.ask("GET", "/me").status_code == 401
    assert rule(signs_in(ruled, device)) == "barred"
    assert rule(ask(ruled, "/accounts/recover", {"code": code})) == "barred"
    claimed = request("POST", f"{ruled.url}/api/guests/claim", json={"token": link})
    assert claimed.status_code == 404, "links are worth nothing any more"
    (row,) = (row for row in admin("bans").splitlines() if ana.id in row)
    assert "was rude" in row
    assert "forever" not in row
    assert "may come again" in admin("unban", ana.id[:12])
    assert signs_in(ruled, device).json()["id"] == ana.id
    assert ask(ruled, "/accounts/recover", {"code": code}).status_code == 200, "it was not used up"


def test_a_ban_ends_by_itself(tmp_path: Path) -> None:
    from sobremesa.server.people.barred import Barred
    from sobremesa.server.people.guests import Guests
    from sobremesa.server.store.storage import Storage

    async def run() -> None:
        now = 1_800_000_000_000
        async with Storage(f"sqlite+aiosqlite:///{tmp_path}/house.db") as storage:
            kept = Barred(storage, lambda: now)
            guest, _ = await Guests(storage).create("Ana", "en", now)
            accounts = Accounts(storage, lambda: now)
            await kept.bar(guest.id, 2, "")
            await kept.bar("192.0.2.0/24", 1, "")
            assert kept.holds("192.0.2.7")
            assert await accounts.codes_left(guest.id) == 0
            now += 86_400_001
            await kept.look()
            assert not kept.holds("192.0.2.7")
            assert [row.who for row in await kept.rows()] == [guest.id]
            now += 86_400_000
            assert await kept.rows() == []

    asyncio.run(run())


def test_a_ban_of_addresses_holds_for_requests_and_sockets(ruled: Server, admin: Admin) -> None:
    assert from_address(ruled, ADDRESS).status_code == 200
    assert "203.0.113.0/24" in admin("ban", "203.0.113.9/24")
    refused = from_address(ruled, ADDRESS)
    assert refused.status_code == 403
    assert "closed it to your address" in refused.text
    assert from_address(ruled, ELSEWHERE).status_code == 200
    handshake = {"x-forwarded-for": ADDRESS, "upgrade": "websocket", "connection": "upgrade",
                 "sec-websocket-version": "13", "sec-websocket-key": "MDEyMzQ1Njc4OWFiY2RlZg=="}  # fmt: skip
    table = Person.new(ruled).table("rps", 2)
    url = f"{ruled.url}/api/tables/{table}/socket"
    assert request("GET", url, headers=handshake).status_code == 403
    assert "may come again" in admin("unban", "203.0.113.0/24")
    assert from_address(ruled, ADDRESS).status_code == 200


class Behind(Line):
    """A line that a proxy says comes from somewhere."""

    async def open(self, hello: bool = True) -> None:
        assert self.person
        url = f"{self.person.server.url.replace('http', 'ws')}/api/tables/{self.table}/socket"
        headers = {"x-forwarded-for": ADDRESS, "cookie": f"sobremesa_guest={self.person.cookie}"}
        self.socket = await connect(url, additional_headers=headers, proxy=None)
        self.reader = asyncio.create_task(self.read())
        await self.ask("hello", lang="en", last=None, chat=0)


def test_who_is_connected_from_banned_addresses_is_cut_off(ruled: Server, admin: Admin) -> None:
    async def run() -> None:
        ana, eva = Person.new(ruled), Person.new(ruled, "Eva")
        table = ana.table("rps", 2)
        line = Behind(ana, table)
        await line.open()
        async with eva.at(table) as other:
            admin("ban", ADDRESS)
            assert await closed(line) == 1006
            await other.ask("ping")
        await line.close()
        admin("unban", ADDRESS)
        assert ana.ask("GET", "/me").status_code == 200, "the device is still theirs"

    asyncio.run(run())


def test_what_is_kept_and_a_look_at_once(admin: Admin) -> None:
    told = admin("retention")
    assert re.search(r"guests +90", told)
    assert re.search(r"finished +forever", told)
    assert "removed now: 0 tables" in told


# Reports


def reported(person: Person, table: str, about: str, text: str = "insults me") -> httpx.Response:
    return person.ask("POST", f"/tables/{table}/report", json={"about": about, "text": text})


def test_a_report_comes_with_the_chat_that_was_seen(ruled: Server, admin: Admin) -> None:
    async def run() -> None:
        ana, bea, carl = (Person.new(ruled, name) for name in ("Ana", "Bea", "Carl"))
        table = ana.table("rps", 2)
        assert bea.do(table, "sit").status_code == 200
        assert ana.do(table, "start").status_code == 200
        async with bea.at(table) as line, carl.at(table) as watcher:
            await line.ask("chat", text="you are\x1b[2J a fool")
            await watcher.ask("chat", text="only spectators hear this")
        ana.ask("PUT", f"/me/blocks/{bea.id}", json={"kind": "mute"})
        assert reported(ana, table, bea.id).status_code == 204
        told = admin("reports")
        about = [line for line in told.splitlines() if "insults me" in line]
        assert len(about) == 1
        assert f"about Bea ({bea.id[:12]}), by Ana ({ana.id[:12]})" in told
        assert "a fool" in told
        assert "\x1b" not in told
        assert "spectators hear" not in told, "she could not read it"
        assert [one["about"] for one in ana.ask("GET", "/me/export").json()["reports"]] == [bea.id]
        number = next(line for line in told.splitlines() if name_of(table) in line)[:12]
        assert "is settled" in admin("settle", number)
        assert "insults me" not in admin("reports")

    asyncio.run(run())


def test_a_report_is_about_somebody_else_at_this_table(ruled: Server, admin: Admin) -> None:
    ana, eva = Person.new(ruled), Person.new(ruled, "Eva")
    table = ana.table("rps", 2)
    assert rule(reported(ana, table, ana.id)) == "no-such-guest"
    assert rule(reported(ana, table, eva.id)) == "no-such-guest"
    assert reported(ana, table, "short").status_code == 400
    assert reported(eva, table, ana.id, "x" * 501).status_code == 400
    assert (
        request(
            "POST", f"{ruled.url}/api/tables/{table}/report", json={"about": ana.id, "text": "x"}
        ).status_code
        == 401
    )
    assert reported(eva, table, ana.id, "waits for ever").status_code == 204, (
        "who looks on may, too"
    )
    assert eva.ask("DELETE", "/me").status_code == 204
    assert "waits for ever" not in admin("reports"), "it went with her"


def test_reports_are_limited(usual: Server) -> None:
    ana, eva = Person.new(usual), Person.new(usual, "Eva")
    table = ana.table("rps", 2)
    answers = [reported(eva, table, ana.id) for _ in range(8)]
    assert [answer.status_code for answer in answers].count(204) == 5
    assert rule(answers[-1]) == "report-often"


def test_what_one_server_is_told_holds_at_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def run() -> None:
        with postgres() as url:
            more = (
                "--limits",
                "10000",
                "--trust-proxy",
                "--admin-token",
                str(tmp_path / "admin-token"),
            )
            with (
                serving(tmp_path / "one", db=url, arguments=more) as one,
                serving(tmp_path / "two", db=url, arguments=more) as two,
            ):
                admin = Admin(one, capsys)
                admin.token = tmp_path / "admin-token"
                ana, bea = Person.new(two, "Ana"), Person.new(two, "Bea")
                table, other = ana.table("rps", 2), bea.table("rps", 2)
                async with ana.at(table) as line, bea.at(other) as third:
                    admin("remove", name_of(other))
                    assert await closed(third) == 4404
                    admin("close", name_of(table))
                    await line.until(lambda: line.info["status"] == "over")
                    admin("ban", ana.id)
                    assert await closed(line) == 4401
                here = Behind(bea, bea.table("rps", 2))
                await here.open()
                admin("ban", ADDRESS)
                assert await closed(here) == 1006
                await here.close()
                async with asyncio.timeout(60):
                    while (await asyncio.to_thread(from_address, two, ADDRESS)).status_code != 403:
                        await asyncio.sleep(0.2)

    asyncio.run(run())


def test_the_token_is_one_of_the_settings(
    ruled: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    """So that `sobremesa admin --config FILE` needs nothing else."""
    path = ruled.folder / "house.toml"
    told: dict[str, Any] = {"port": ruled.port, "admin-token": f'"{ruled.folder}/admin-token"'}
    path.write_text(
        "\n".join(f"{name} = {value}" for name, value in told.items()), encoding="utf-8"
    )
    assert main(["admin", "guests", "--config", str(path)]) == 0
    assert capsys.readouterr().out
