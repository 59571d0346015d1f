"""Statistics of one's own games: counted from the index, and from nothing that others may not know."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from sqlalchemy import insert

from sobremesa.server.people.statistics import OfGame, statistics
from sobremesa.server.store import models
from sobremesa.server.store.files import sqlite_url
from sobremesa.server.store.storage import Storage
from tests.server.support import Person, Server
from tests.server.test_my_games import played, together

DAY = 86_400_000


def row(number: int, **more: Any) -> dict[str, Any]:
    usual = {
        "table_id": f"{number:032x}", "seat": 0, "guest_id": "ana", "level": "", "game": "rps",
        "players": 2, "began": number * DAY, "ended": number * DAY + 600_000, "decisions": 9,
        "outcome": "won", "reason": "", "points": 3, "lead": 1, "options": "{}", "feats": "{}",
    }  # fmt: skip
    return usual | more


def test_games_are_counted_by_everything_that_is_known(tmp_path: Path) -> None:
    other: dict[str, Any] = {
        "seat": 1,
        "guest_id": "bea",
        "outcome": "lost",
        "points": 2,
        "lead": -1,
    }
    program = {"guest_id": "", "level": "hard"}
    rows = [
        row(1, options='{"map": "inner", "long": true, "many": 3}'), row(1, **other),
        row(2, lead=5, points=9), row(2, **other),
        row(3, outcome="lost", lead=-4), row(3, **other | {"outcome": "won"} | program),
        row(4, seat=1, feats='{"chain": 7, "faction": "bastet"}'), row(4, **other | program | {"seat": 0}),
        row(5, outcome="none", points=None, lead=None), row(5, **other),
        row(6, outcome="screen"), row(7, game="misty", players=1, outcome="lost", lead=None),
    ]  # fmt: skip

    async def run() -> dict[str, OfGame]:
        async with Storage(sqlite_url(tmp_path / "x.db")) as storage:
            await storage.do(insert(models.played).values(rows))
            assert await statistics(storage, "eva") == {}
            return await statistics(storage, "ana")

    found = asyncio.run(run())
    rps = found["rps"]
    assert dict(rps.outcomes) == {"won": 3, "lost": 1}
    assert {seat: (one.played, one.won) for seat, one in rps.seats.items()} == {
        (2, 0): (3, 2), (2, 1): (1, 1)
    }  # fmt: skip
    assert {key: one.won for key, one in rps.parts.items()} == {
        ("option-map", "inner"): 1, ("option-long", "yes"): 1, ("feat-faction", "bastet"): 1
    }  # fmt: skip
    assert {name: (one.played, one.won) for name, one in rps.opponents.items()} == {"bea": (2, 2)}
    assert {name: (one.played, one.won) for name, one in rps.levels.items()} == {"hard": (2, 1)}
    best = {key: (one.value, int(one.table, 16)) for key, one in rps.best.items()}
    assert best == {"points": (9, 2), "closest": (1, 1), "clearest": (5, 2), "chain": (7, 4)}
    assert (rps.in_a_row(), rps.minutes) == (2, 40)
    assert rps.curve() == [1.0, 1.0, 0.6667, 0.75]
    assert dict(found["misty"].outcomes) == {"lost": 1}
    assert "points" not in found["misty"].best, "alone there is nobody to compare with"


def test_a_curve_has_few_points_and_ends_with_now() -> None:
    found = OfGame()
    for number in range(1000):
        found.add(
            SimpleNamespace(**row(number, outcome="won" if number % 2 else "lost", lead=None))
        )
    assert len(found.curve()) <= 60
    assert found.curve()[-1] == 0.5


def test_everybody_sees_their_own(house: Server) -> None:
    ana, bea, table = together(house)
    asyncio.run(played(ana, bea, table))
    mine, yours = (one.ask("GET", "/me/statistics").json() for one in (ana, bea))
    (game,) = mine
    assert (game["game"], game["played"], game["won"] + game["lost"]) == ("rps", 1, 1)
    assert game["won"] == yours[0]["lost"]
    assert [one["name"] for one in game["opponents"]] == ["Béa"]
    assert [one["name"] for one in game["seats"]] == ["2-0"]
    assert Person.new(house).ask("GET", "/me/statistics").json() == []
    assert Person(house, "", "").ask("GET", "/me/statistics").status_code == 401
