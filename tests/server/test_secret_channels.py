"""Nobody else can notice that somebody has answered in secret: everything that can be fetched stays as it was.

docs/guide/secrets.md lists the channels; each has its line in `looks`.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sobremesa.core import AnyGame
from sobremesa.core.laws import random_action
from sobremesa.core.match import Match
from sobremesa.core.wrong import Wrong
from sobremesa.library import ALL
from sobremesa.server.app import Settings, make_app
from sobremesa.server.cli import token_in
from tests.core.sketches import rows
from tests.server.support import Line, Person, Refused, Server, request
from tests.server.toy import GAME as AMBUSH
from tests.server.world import AT_TABLE, OWN, PUBLIC, World, settled

WINDOW = {"rps": AMBUSH}  # one attacks; the others pass or duck, unseen
ROWS = {"rps": replace(rows.GAME, slug="rps", prefix="RPS", may_undo=lambda *_: True)}
CLOCKS: list[dict[str, Any]] = [
    {"kind": "bank", "time": 600, "increment": 2},
    {"kind": "days", "time": 2},
    {"kind": "none"},
]


@dataclass
class Sitting:
    """A running table with everybody connected, and a spectator."""

    world: World
    table: str
    people: list[Person]
    lines: list[Line]
    watcher: Person
    watching: Line

    async def ask(self, seat: int, what: str, /, **more: Any) -> Any:
        return await self.lines[seat].ask(what, **more)

    async def looks(self, seat: int) -> dict[str, object]:
        """All that everybody but this seat gets, or can get by asking."""
        found: dict[str, object] = {}
        others = [who for who in range(len(self.lines)) if who != seat]
        for who in others:
            found[f"frames {who}"] = await settled(self.lines[who], "look")
        found["frames of a spectator"] = await settled(self.watching, "look")
        table, own = f"/api/tables/{self.table}", self.people[others[0]]
        theirs = [table + path for path in AT_TABLE]
        paths = [(own, path) for path in (*theirs, *OWN)]
        paths += [(self.watcher, path) for path in (*theirs, *OWN)]
        for asker, path in [*paths, *((None, path) for path in (*theirs, *PUBLIC))]:
            got = await self.world.ask(asker, "GET", path)
            name = f"{path} for {asker and asker.id}"
            found[name] = (got.status_code, sorted(got.headers.items()), got.content)
        again = await self.world.line(own, self.table)
        found["all once more, as after a broken line"] = await settled(again, "look")
        await self.world.leave(again)
        found["refusals"] = await refusals(self.lines[others[0]])
        return found


async def refusals(line: Line) -> list[object]:
    """What the house answers to requests that it refuses, and in how many frames."""
    found: list[object] = []
    wrong: list[dict[str, Any]] = [
        {"do": "decide", "text": "zzz"}, {"do": "sit", "seat": 0}, {"do": "rematch"}, {"do": "start"},
        {"do": "offer", "what": "draw"}, {"do": "offer", "what": "takeover", "about": 0},
        {"do": "missing", "seat": 0},
    ]  # fmt: skip
    for more in wrong:
        try:
            what = str(more["do"])
            rest = {key: value for key, value in more.items() if key != "do"}
            found.append(await line.ask(what, id=f"no {len(found)}", **rest))
        except Refused as no:
            found.append(no.args)
    found.append(await settled(line, "no"))
    return found


@asynccontextmanager
async def sitting(
    world: World, players: int, slug: str = "rps", **setup: Any
) -> AsyncIterator[Sitting]:
    people = [await world.guest(f"Guest {seat}") for seat in range(players)]
    watcher = await world.guest("Watcher")
    table = await world.table(people[0], slug, players, **setup)
    lines = [await world.line(person, table) for person in people]
    for seat, line in enumerate(lines):
        await line.ask("sit", seat=seat)
    await lines[0].ask("start")
    watching = await world.line(watcher, table, lang="es")
    try:
        yield Sitting(world, table, people, lines, watcher, watching)
    finally:
        for line in [*lines, watching]:
            await line.close()


async def unnoticed(at: Sitting, seat: int, *secrets: tuple[str, dict[str, Any]]) -> None:
    """Nothing that others see moves with any of these requests. Each comes later than the last public event."""
    await at.looks(seat)
    for what, more in secrets:
        at.world.now += 1_700
        before = await at.looks(seat)
        await at.ask(seat, what, **more)
        after = await at.looks(seat)
        assert {key for key in before if before[key] != after[key]} == set()


def test_an_answer_in_a_window_moves_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with World(tmp_path, games=WINDOW) as world:
            for clock, window in zip(CLOCKS, (0, 0, 30), strict=True):
                async with sitting(world, 4, clock=clock, window=window) as at:
                    await answer_unnoticed(at, window)

    asyncio.run(run())


async def answer_unnoticed(at: Sitting, window: int) -> None:
    await at.ask(0, "decide", text="attack")
    await at.ask(2, "offer", what="draw")
    await unnoticed(at, 1, ("decide", {"text": "duck"}))
    await unnoticed(at, 3, ("decide", {"text": "pass"}))
    at.world.now += 5_000
    await at.ask(2, "decide", text="pass")
    if window:
        at.world.now += 30_000
        await at.world.hub.tick(at.table)
    assert not at.world.progress(at.table).asked
    assert at.world.live(at.table).table.offer is None, "the game has gone on"


def test_a_row_laid_in_secret_and_a_second_thought_move_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with World(tmp_path, games=ROWS) as world, sitting(world, 3, clock=CLOCKS[0]) as at:
            await at.ask(2, "offer", what="draw")
            place = [("decide", {"text": f"place {card}"}) for card in "abc"]
            back: tuple[str, dict[str, Any]] = ("undo", {})
            await unnoticed(at, 0, place[0], place[1], back, back, place[2])
            await at.ask(0, "decide", text="place a")
            await at.ask(0, "decide", text="place b")
            await at.ask(1, "offer", what="draw")
            await unnoticed(at, 0, back, back, back, place[1], place[0], place[2])

    asyncio.run(run())


@pytest.mark.parametrize("game", ALL["evidencia"].editions(), ids=lambda game: str(game.rules))
def test_how_many_cards_lie_in_a_row_of_evidencia_is_nobodys_business(
    game: AnyGame, tmp_path: Path
) -> None:
    """EVI-61. From the place where both begin to lay their rows; only a complete row is announced."""
    rng, match = Random("rows"), Match(game, 2, {})
    while match.view(0).phase != "order":
        who = rng.choice(match.deciders())
        match.act(who, random_action(match.state, who, rng))

    async def run() -> None:
        table: dict[str, Any] = {
            "slug": "evidencia",
            "rules": game.rules,
            "start": match.lines(),
            "clock": CLOCKS[0],
        }
        async with World(tmp_path) as world, sitting(world, 2, **table) as at:
            await at.ask(1, "offer", what="draw")
            for _ in range(3):
                await unnoticed(at, 0, ("decide", {"text": at.lines[0].legal[0]}))
            await unnoticed(at, 1, ("decide", {"text": at.lines[1].legal[0]}))
            heard = len(at.lines[1].pieces)
            while at.lines[0].legal:
                assert len(at.lines[1].pieces) == heard, "nothing yet"
                await at.ask(0, "decide", text=at.lines[0].legal[0])
            await at.ask(1, "ping")
            assert [piece["lines"] for piece in at.lines[1].pieces[heard:]] == [["0: place ?"] * 6]

    asyncio.run(run())


def test_the_public_part_of_a_game_does_move_the_list_of_tables(tmp_path: Path) -> None:
    async def run() -> None:
        async with World(tmp_path, games=WINDOW) as world, sitting(world, 4, clock=CLOCKS[0]) as at:
            for seat, text in ((0, "attack"), (1, "duck"), (2, "pass"), (3, "pass")):
                world.now += 1_000
                await at.ask(seat, "decide", text=text)
                listed = await world.ask(at.people[2], "GET", "/api/me/tables")
                moved = listed.json()[0]["changed"] == world.now
                assert moved == (seat in (0, 3)), "when the window opens, and when it closes"

    asyncio.run(run())


def test_whatever_can_be_fetched_is_looked_at() -> None:
    """A new route joins these lists, or those of what is the same for ever."""
    for_ever = (
        "/api/games",
        "/api/puzzles",
        "/api/replay/{record:str}",
        "/api/analysis/{record:str}",
        "/api/openapi.json",
        "/faces/{slug:str}/{version:str}/{path:path}",
        "/api",
        "/api/no-page",
        "/",
        "/{path:path}",
    )
    app: Any = make_app(Settings(db="sqlite+aiosqlite://")).app
    routes = {route.path for route in app.routes if "GET" in route.methods}
    at_table = {"/api/tables/{table:str}" + path for path in AT_TABLE}
    together = "/api/me/records"  # the records at tables and the export, which are looked at
    rest = routes - {*at_table, *OWN, *PUBLIC, *for_ever, together}
    others = (
        "/api/games/",
        "/api/{path",
        "/api/admin/",
    )  # the last are for who has the house's token
    assert {path for path in rest if not path.startswith(others)} == set()


def test_the_hook_calls_nobody_when_somebody_answers(tmp_path: Path) -> None:
    """People who are not connected are called when a window opens, and not again."""
    called: list[int] = []

    async def run() -> None:
        async with World(tmp_path, games=WINDOW) as world, sitting(world, 4) as at:
            world.hub.turn_of = lambda table, seat: called.append(seat)
            for line in at.lines[1:]:
                await world.leave(line)
            await at.ask(0, "decide", text="attack")
            assert called == [1, 2, 3]
            for seat, text in ((2, "duck"), (1, "pass")):
                wanted = {"do": "decide", "id": "answer", "text": text}
                path = f"/api/tables/{at.table}/do"
                got = await world.ask(at.people[seat], "POST", path, json=wanted)
                assert (got.status_code, called) == (200, [1, 2, 3])

    asyncio.run(run())


# The operator's numbers


def test_metrics_are_for_whoever_has_the_token(tmp_path: Path) -> None:
    async def run() -> None:
        async with World(tmp_path / "open", token="a word of the operator's") as world:
            for given in ("", "Bearer", "Bearer wrong", "a word of the operator's"):
                got = await world.client.get("/metrics", headers={"authorization": given})
                assert (got.status_code, "sobremesa_" in got.text) == (401, False)
            right = {"authorization": "Bearer a word of the operator's"}
            assert "sobremesa_commits" in (await world.client.get("/metrics", headers=right)).text
        async with World(tmp_path / "closed") as world:
            for headers in ({}, right, {"authorization": "Bearer"}):
                assert (await world.client.get("/metrics", headers=headers)).status_code == 404

    asyncio.run(run())


def test_the_token_stands_in_a_file_that_only_its_owner_reads(tmp_path: Path) -> None:
    file = tmp_path / "token"
    word = token_in(file)
    assert (len(word) >= 32, file.stat().st_mode & 0o777) == (True, 0o600)
    assert token_in(file) == word
    for wrong in ("", "short\n", "two words, and many signs"):
        file.write_text(wrong, encoding="utf-8")
        with pytest.raises(Wrong, match="one word of at least 16 signs"):
            token_in(file)


def test_a_server_with_a_token_shows_its_metrics_to_nobody_else(house: Server) -> None:
    assert request("GET", f"{house.url}/metrics").status_code == 401
    assert "sobremesa_commit_seconds_bucket" in house.metrics()


# Contributions


def test_contributions_are_shown_from_the_start_on(house: Server) -> None:
    ana, bea, stranger = (Person.new(house, name) for name in ("Ana", "Bea", "Eve"))
    table = ana.table("rps", 2, listed=True)
    ana.do(table, "contribute", text="mine alone")
    bea.do(table, "sit", seat=1, contribution="and mine")
    for who in (stranger, bea):
        for path in ("", "/record", "/position"):
            got = who.ask("GET", f"/tables/{table}{path}").text
            assert "mine alone" not in got
    waiting = json.loads(stranger.record(table).splitlines()[0])
    assert waiting["fair"]["contributions"] == []
    assert [
        chair["contributed"] for chair in stranger.ask("GET", f"/tables/{table}").json()["chairs"]
    ] == [True, True]
    ana.do(table, "start")
    assert stranger.ask("GET", f"/tables/{table}").json()["fair"]["contributions"] == [
        "mine alone",
        "and mine",
    ]
