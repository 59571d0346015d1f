"""The socket protocol and the REST interface, as docs/guide/server.md promises them."""

from __future__ import annotations

import asyncio
import json
import re
import time
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from sobremesa.core.record import read_record
from sobremesa.server.net import schema
from tests.server.support import Line, Person, Refused, Server, request, seated, serving
from tests.support.evidence import keep

ROOT = Path(__file__).parents[2]


def pair(house: Server, game: str = "rps") -> tuple[Person, Person, str]:
    """Two people at a table that has not begun."""
    ana, bea = Person.new(house, "Ana"), Person.new(house, "Bea")
    table = ana.table(game, 2)
    assert bea.do(table, "sit").status_code == 200
    return ana, bea, table


# Sockets


def test_a_resent_decision_is_answered_not_played_twice(house: Server) -> None:
    async def run() -> None:
        one, two = await seated(house, "rps", 2, 2)
        first = await one.ask("decide", id="same", text="rock")
        one.answers.clear()
        assert await one.ask("decide", id="same", text="rock") == first
        one.answers.clear()
        with pytest.raises(Refused, match="id-used"):  # it does not look as if it had happened
            await one.ask("decide", id="same", text="paper")
        assert one.lines() == ["0: rock"]
        for line in (one, two):
            await line.close()

    asyncio.run(run())


def test_refusals_carry_rule_and_sentence_in_the_clients_language(house: Server) -> None:
    async def run() -> None:
        one, two = await seated(house, "totem", 2, 2)
        assert one.position
        waits = [one, two][1 - one.position["deciders"][0]]
        spanish = Line(waits.person, waits.table, lang="es")
        await spanish.open()
        with pytest.raises(Refused) as english:
            await waits.ask("decide", text="start A1")
        with pytest.raises(Refused) as refused:
            await spanish.ask("decide", text="start A1")
        assert english.value.rule == refused.value.rule == "TOT-12"
        assert english.value.args[1] != refused.value.args[1]
        guest = Line(two.person, two.table, lang="es")
        await guest.open()
        with pytest.raises(Refused) as house_rule:
            await guest.ask("kick", guest="nobody")
        told = "Solo puede hacerlo quien organiza la mesa."
        assert house_rule.value.args == ("not-host", told)
        for line in (one, two, spanish, guest):
            await line.close()

    asyncio.run(run())


def test_after_a_sleep_a_client_is_back_and_has_missed_nothing(house: Server) -> None:
    asyncio.run(sleep_and_wake(house, seconds=2, within=60))


@pytest.mark.soak
def test_soak_a_phone_that_sleeps_for_a_minute(house: Server) -> None:
    figures = asyncio.run(sleep_and_wake(house, seconds=60, within=1))
    keep("a phone that sleeps for a minute", **figures)


async def sleep_and_wake(house: Server, seconds: float, within: float) -> dict[str, float]:
    """How long it takes to be back, and how many pieces were missed and are there."""
    phone, other = await seated(house, "totem", 2, 2)
    watch = Line(phone.person, phone.table)  # the same seat, awake all the time
    await watch.open()
    assert phone.socket
    phone.socket.transport.abort()  # the radio is off: no goodbye
    await asyncio.sleep(seconds)
    plays = [asyncio.create_task(line.play(Random(1), 10)) for line in (watch, other)]
    await asyncio.wait(plays, return_when=asyncio.FIRST_COMPLETED)
    for task in plays:
        task.cancel()
    number = phone.number
    began = time.perf_counter()
    await phone.open()
    took = time.perf_counter() - began
    assert took < within
    await phone.until(lambda: phone.number == watch.number)
    assert phone.pieces == watch.pieces
    assert phone.number != number
    for line in (phone, other, watch):
        await line.close()
    return {"seconds": round(took, 3), "pieces": (phone.number or 0) - (number or 0)}


def test_who_sits_down_sees_its_own_seat_and_others_see_who_is_there(house: Server) -> None:
    async def run() -> None:
        ana, bea = Person.new(house, "Ana <b>"), Person.new(house, "Bea")
        table = ana.table("rps", 2)
        async with ana.at(table) as one, bea.at(table) as two:
            seats = [two.seat]
            await two.ask("sit", contribution="luck")
            assert [*seats, two.seat] == [None, 1]
            await one.until(lambda: one.info["chairs"][1]["name"] == "Bea")
            assert one.info["chairs"][0]["name"] == "Ana <b>", "data, not markup"
            await one.until(lambda: one.present.get("seats") == [0, 1] or two.present)
            await one.ask("start")
            await two.until(lambda: two.position)
            assert two.info["fair"]["contributions"] == ["", "luck"]

    asyncio.run(run())


def test_chat_is_kept_and_spectators_talk_apart_while_the_game_runs(house: Server) -> None:
    async def run() -> None:
        one, two = await seated(house, "rps", 2, 2)
        assert one.person
        cleo = Person.new(house, "Cleo")
        async with cleo.at(one.table) as watcher:
            await one.ask("chat", text="<i>hola</i>\n")
            await watcher.ask("chat", text="between us")
            await watcher.until(lambda: len(watcher.chat) == 2)
            await two.until(lambda: two.chat)
            assert [line["text"] for line in two.chat] == ["<i>hola</i>"]
            assert two.chat[0]["name"] == "Guest 0"
        await two.close()
        assert two.person
        two.person.ask("PUT", f"/me/blocks/{one.person.id}", json={"kind": "mute"})
        await two.open()
        await one.ask("chat", text="muted")
        await asyncio.gather(one.play(Random(1)), two.play(Random(2)))
        fresh = Line(two.person, two.table)
        await fresh.open()
        said = {line["text"] for line in fresh.chat}
        assert said == {"between us"}, "apart no longer, muted still"
        for line in (one, two, fresh):
            await line.close()

    asyncio.run(run())


def test_a_rematch_leads_everybody_to_a_new_table(house: Server) -> None:
    async def run() -> None:
        one, two = await seated(house, "rps", 2, 2)
        with pytest.raises(Refused, match="not-over"):
            await one.ask("rematch")
        await asyncio.gather(one.play(Random(3)), two.play(Random(4)))
        made = await one.ask("rematch")
        await two.until(lambda: two.info["rematch"] == made["table"])
        assert two.person
        assert two.person.do(made["table"], "sit").status_code == 200
        for line in (one, two):
            await line.close()

    asyncio.run(run())


# People


def test_a_link_brings_a_guest_to_another_device_once(house: Server) -> None:
    ana = Person.new(house, "Ana")
    link = ana.ask("POST", "/me/link").json()
    assert "#" in link["url"], "behind the # nothing is sent to any server"
    assert link["token"] in link["url"].partition("#")[2]
    taken = request("POST", f"{house.url}/api/guests/claim", json={"token": link["token"]})
    assert taken.json()["id"] == ana.id
    assert taken.cookies["sobremesa_guest"] != ana.cookie
    again = request("POST", f"{house.url}/api/guests/claim", json={"token": link["token"]})
    assert again.status_code == 404


def test_people_take_their_data_along_and_have_it_deleted(house: Server) -> None:
    ana, bea, table = pair(house)
    asyncio.run(say(ana, table, "remember me"))
    data = ana.ask("GET", "/me/export").json()
    assert data["guest"]["name"] == "Ana"
    assert [line["text"] for line in data["chat"]] == ["remember me"]
    assert data["tables"] == [table]
    assert ana.ask("DELETE", "/me").status_code == 204
    assert ana.ask("GET", "/me").status_code == 401
    chairs = bea.ask("GET", f"/tables/{table}").json()["chairs"]
    assert [chair["name"] for chair in chairs] == ["", "Bea"]


async def say(person: Person, table: str, text: str) -> None:
    async with person.at(table) as line:
        await line.ask("chat", text=text)


def test_a_name_has_something_to_read(house: Server) -> None:
    ana = Person.new(house)
    for name in (" ", "\x00\n", "\u200b"):
        made = request("POST", f"{house.url}/api/guests", json={"name": name})
        changed = ana.ask("PATCH", "/me", json={"name": name, "lang": "en"})
        assert (made.status_code, changed.status_code) == (400, 400), repr(name)
    made = request("POST", f"{house.url}/api/guests", json={"name": " ", "lang": "es"})
    assert made.json()["detail"] == "Un nombre tiene al menos una letra."


def test_who_is_blocked_cannot_sit_at_my_table(house: Server) -> None:
    ana, bea = Person.new(house), Person.new(house)
    ana.ask("PUT", f"/me/blocks/{bea.id}", json={"kind": "block"})
    refused = bea.do(ana.table("rps", 2), "sit")
    assert refused.status_code == 409
    assert refused.json()["extra"]["rule"] == "banned"


def test_the_lobby_lists_open_tables_and_own_ones_are_found(house: Server) -> None:
    ana, bea = Person.new(house), Person.new(house)
    hidden, shown = ana.table("rps", 2), ana.table("rps", 2, listed=True)
    lobby = [table["id"] for table in bea.ask("GET", "/tables").json()]
    assert shown in lobby
    assert hidden not in lobby
    bea.do(shown, "sit")
    assert shown not in [table["id"] for table in ana.ask("GET", "/tables").json()]
    assert [table["id"] for table in bea.ask("GET", "/me/tables").json()] == [shown]


@pytest.mark.parametrize(
    "setup",
    [
        {"game": "chess", "players": 2},
        {"game": "totem", "players": 9},
        {"game": "totem", "players": 2, "options": {"victims": "all"}},
        {"game": "rps", "players": 2, "clock": {"kind": "bank", "time": 0}},
        {"game": "rps", "players": 2, "bots": {"7": "random"}},
        {"game": "rps", "players": 2, "suprise": 1},
    ],
)
def test_tables_that_cannot_be_are_refused_with_a_reason(
    house: Server, setup: dict[str, object]
) -> None:
    answer = Person.new(house).ask("POST", "/tables", json=setup)
    assert answer.status_code == 400
    assert answer.json()["detail"]


def test_a_running_games_record_is_the_askers_own(house: Server) -> None:
    async def run() -> None:
        one, two = await seated(house, "evidencia", 2, 2)
        cleo = Person.new(house)
        assert one.person
        assert two.person
        mine, theirs = one.person.record(one.table), two.person.record(one.table)
        public = cleo.record(one.table)
        assert len({mine, theirs, public}) == 3
        for text in (mine, theirs, public):
            assert "secret" not in json.loads(text.splitlines()[0])["fair"]
            assert read_record(text).result is None
        for line in (one, two):
            await line.close()

    asyncio.run(run())


def test_a_finished_game_can_be_replayed_from_every_side(house: Server) -> None:
    async def run() -> str:
        one, two = await seated(house, "misty", 2, 2)
        assert one.person
        early = one.person.ask("GET", f"/tables/{one.table}/replay?seat=1").json()
        assert early["frames"][-1]["view"]["seat"] == 0, "while it runs only one's own side"
        await asyncio.gather(one.play(Random(1)), two.play(Random(2)))
        for line in (one, two):
            await line.close()
        return one.table

    table = asyncio.run(run())
    ana = Person.new(house)
    for query, seat in (("", -3), ("?seat=1", 1), ("?seat=-2", -2)):
        replay = ana.ask("GET", f"/tables/{table}/replay{query}").json()
        assert replay["frames"][-1]["view"]["seat"] == seat
        assert replay["result"]["winners"] is not None
    brought = ana.ask("POST", "/replay", json={"record": ana.record(table)})
    assert brought.json()["result"] == replay["result"]
    wrong = ana.ask("POST", "/replay", json={"record": "{}"})
    assert wrong.status_code == 400


# The guard


def test_other_sites_cannot_use_a_guests_cookie(house: Server) -> None:
    ana = Person.new(house)
    table = ana.table("rps", 2)
    headers = {"origin": "https://evil.example", "cookie": f"sobremesa_guest={ana.cookie}"}
    answer = request("POST", f"{house.url}/api/tables/{table}/do", headers=headers, json={})
    assert answer.status_code == 403

    async def run() -> None:
        url = f"{house.url.replace('http', 'ws')}/api/tables/{table}/socket"
        with pytest.raises(InvalidStatus):
            async with connect(url, additional_headers=headers, proxy=None):
                pass

    asyncio.run(run())


def test_answers_carry_the_usual_headers(house: Server) -> None:
    for path in ("/", "/api/games", "/nowhere", "/api/nowhere"):
        headers = request("GET", house.url + path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    cookie = request("POST", f"{house.url}/api/guests", json={"name": "A"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie


def test_sizes_are_limited(house: Server) -> None:
    big = request("POST", f"{house.url}/api/guests", json={"name": "x" * 50_000})
    assert big.status_code == 413
    long = request("POST", f"{house.url}/api/guests", json={"name": "x" * 41})
    assert long.status_code == 400


def test_rates_are_limited(tmp_path: Path) -> None:
    with serving(tmp_path, arguments=()) as server:
        made = [request("POST", f"{server.url}/api/guests", json={"name": "A"}) for _ in range(25)]
        assert 429 in [answer.status_code for answer in made]
        ana = made[0]
        person = Person(server, ana.json()["id"], ana.cookies["sobremesa_guest"])
        asyncio.run(too_fast(person, person.table("rps", 2)))


async def too_fast(person: Person, table: str) -> None:
    async with person.at(table) as line:
        spam = [await line.send("chat", text="spam") for _ in range(10)]
        await line.until(lambda: all(name in line.answers for name in spam))
        assert [line.answers[name]["say"] for name in spam].count("refused") >= 3
        names = [await line.send("ping") for _ in range(120)]
        await line.until(lambda: all(name in line.answers for name in names))
        assert {line.answers[name]["say"] for name in names} == {"pong", "refused"}


def test_tables_cannot_be_guessed_and_secrets_are_not_logged(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ana, bea, table = pair(server)
        link = ana.ask("POST", "/me/link").json()["token"]
        ana.do(table, "start")
        ana.ask("GET", f"/tables/{'0' * 32}")
        ids = {ana.table("rps", 2) for _ in range(20)} | {table}
        logged = server.log()
    assert len(ids) == 21
    assert all(re.fullmatch("[0-9a-f]{32}", found) for found in ids)
    for secret in (ana.cookie, bea.cookie, link, table):
        assert secret not in logged
    assert all(line.startswith("{") for line in logged.splitlines()[1:]), "structured"


def test_health_and_metrics(house: Server) -> None:
    assert request("GET", f"{house.url}/healthz").json() == {"status": "ok"}
    Person.new(house).table("rps", 2)
    text = house.metrics()
    assert re.search(r'sobremesa_entries_total\{kind="created"\} [1-9]', text) or "tables" in text
    assert "sobremesa_commit_seconds_bucket" in text
    assert "sobremesa_bots_failed_total 0" in text, "what has not happened yet is counted, too"


def test_the_server_is_up_soon_and_small(house: Server) -> None:
    """3 seconds and 150 MB is what a fresh machine must show; a busy one gets more time here."""
    assert house.took < 30
    with serving(house.folder / "idle") as idle:
        assert idle.memory() < 150_000_000


def test_a_graceful_stop_says_goodbye(tmp_path: Path) -> None:
    async def run(server: Server) -> None:
        one, two = await seated(server, "rps", 2, 2)
        await asyncio.to_thread(server.stop)
        assert json.loads(one.frames[-1]) == {"say": "bye", "reason": "restart", "again": True}
        for line in (one, two):
            await line.close()

    with serving(tmp_path) as server:
        asyncio.run(run(server))
        assert server.process
        assert server.process.returncode == 0


# The generated types


def test_schema_and_types_are_not_stale() -> None:
    for path, text in schema.files(ROOT).items():
        assert path.read_text(encoding="utf-8") == text, "run: sobremesa schema"
