"""One's own games: those that go on, those that are over, all records in one file, and the index behind them."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any
from zipfile import ZipFile

import pytest

from sobremesa.__main__ import main
from sobremesa.core.record import read_record
from sobremesa.server.people.games import PAGE
from tests.server.support import Line, Person, Server, serving


def together(house: Server, game: str = "rps", **setup: Any) -> tuple[Person, Person, str]:
    ana, bea = Person.new(house, "Ana"), Person.new(house, "Béa")
    table = ana.table(game, 2, **setup)
    assert bea.do(table, "sit").status_code == 200
    assert ana.do(table, "start").status_code == 200
    return ana, bea, table


def open_games(person: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.ask("GET", "/me/games/open").json()
    return found


def past(person: Person, **wanted: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.ask("GET", "/me/games", params=wanted).json()["games"]
    return found


def test_open_games_say_whose_turn_it_is_and_nothing_more(house: Server) -> None:
    clock = {"kind": "bank", "time": 600, "increment": 5}
    ana, bea, table = together(house, clock=clock)
    waiting = ana.table("misty", 2)
    first, second = open_games(ana)
    assert (first["table"]["id"], first["mine"], first["seat"]) == (table, True, 0)
    assert (second["table"]["id"], second["mine"], second["position"]) == (waiting, False, None)
    assert first["position"]["clocks"][0]["runs"]
    assert first["position"]["legal"] == []
    assert ana.do(table, "decide", text="rock").status_code == 200
    assert not open_games(ana)[0]["mine"]
    told = open_games(bea)[0]
    assert told["mine"]
    assert "rock" not in json.dumps(told), "what the other has chosen is a secret"
    assert told["position"]["deciders"] == open_games(bea)[0]["position"]["deciders"]
    assert open_games(Person.new(house, "Eva")) == []
    assert ana.do(table, "abort").status_code == 200
    assert [game["table"]["id"] for game in open_games(ana)] == [waiting]


def test_who_is_asked_to_play_finds_the_invitation(house: Server) -> None:
    ana, bea, table = together(house)
    assert ana.do(table, "abort").status_code == 200
    again = ana.do(table, "rematch").json()["table"]
    (asked,) = open_games(bea)
    assert (asked["table"]["id"], asked["seat"], asked["mine"]) == (again, None, False)
    assert bea.do(again, "stand").status_code == 200
    assert open_games(bea) == []


async def played(ana: Person, bea: Person, table: str) -> None:
    lines = [Line(ana, table), Line(bea, table)]
    for line in lines:
        await line.open()
    await asyncio.gather(*(line.play(Random(number)) for number, line in enumerate(lines)))
    for line in lines:
        await line.close()


def test_a_finished_game_is_told_with_its_result_for_each(house: Server) -> None:
    ana, bea, table = together(house)
    asyncio.run(played(ana, bea, table))
    result = ana.ask("GET", f"/tables/{table}/position").json()["result"]
    for seat, one in enumerate((ana, bea)):
        (game,) = past(one)
        won = seat in result["winners"]
        assert game["outcome"] == ("won" if won else "lost")
        assert (game["id"], game["seat"], game["game"]) == (table, seat, "rps")
        assert [sat["points"] for sat in game["sat"]] == result["points"]
        assert [sat["name"] for sat in game["sat"]] == ["Ana", "Béa"]
        record = read_record(one.record(table))
        assert game["decisions"] == sum(line.who >= 0 for line in record.lines)
        assert 0 < game["began"] <= game["ended"]


def test_games_are_found_by_game_people_result_and_name(house: Server) -> None:
    ana, bea, first = together(house)
    assert bea.do(first, "resign").status_code == 200
    eva = Person.new(house, "Eva")
    second = ana.table("misty", 2)
    assert eva.do(second, "sit").status_code == 200
    assert ana.do(second, "start").status_code == 200
    assert ana.do(second, "abort").status_code == 200
    assert [game["id"] for game in past(ana)] == [second, first]
    assert [game["id"] for game in past(ana, game="rps")] == [first]
    assert [game["id"] for game in past(ana, outcome="won")] == [first]
    assert [game["id"] for game in past(bea, outcome="lost")] == [first]
    assert [game["id"] for game in past(ana, outcome="none")] == [second]
    assert [game["id"] for game in past(ana, other=eva.id)] == [second]
    assert [game["id"] for game in past(ana, name="bea")] == [first], "however it is written"
    assert past(ana, name="nobody") == past(ana, other=ana.id, game="totem") == []
    people = ana.ask("GET", "/me/company").json()
    assert {one["name"]: one["games"] for one in people} == {"Béa": 1, "Eva": 1}
    assert past(Person.new(house, "Ana")) == [], "a name opens nothing"
    assert first not in [game["id"] for game in past(eva, other=ana.id)]


def test_pages_follow_one_another_and_miss_nothing(house: Server) -> None:
    ana = Person.new(house, "Ana")
    made = list[str]()
    for _ in range(PAGE + 3):
        table = ana.table("rps", 2, bots={"1": "random"})
        assert ana.do(table, "start").status_code == 200
        assert ana.do(table, "abort").status_code == 200
        made.append(table)
    page = ana.ask("GET", "/me/games").json()
    rest = ana.ask("GET", "/me/games", params={"before": page["next"]}).json()
    assert [len(page["games"]), len(rest["games"]), rest["next"]] == [PAGE, 3, ""]
    found = [game["id"] for game in page["games"] + rest["games"]]
    assert sorted(found) == sorted(made)
    times = [game["ended"] for game in page["games"] + rest["games"]]
    assert times == sorted(times, reverse=True)
    assert ana.ask("GET", "/me/games", params={"before": "nonsense"}).json() == page


def test_a_draw_and_a_shared_screen_and_whoever_gave_up(house: Server) -> None:
    ana, bea, drawn = together(house)
    assert ana.do(drawn, "offer", what="draw").status_code == 200
    assert bea.do(drawn, "answer", yes=True).status_code == 200
    (game,) = past(bea)
    assert (game["outcome"], game["reason"]) == ("draw", "agreed_draw")
    assert [sat["points"] for sat in game["sat"]] == [None, None]
    shared = ana.table("rps", 2, one_screen=True)
    assert ana.do(shared, "sit", seat=1).status_code == 200
    assert ana.do(shared, "start").status_code == 200
    assert ana.do(shared, "abort").status_code == 200
    assert past(ana)[0]["outcome"] == "screen"


def test_all_records_come_in_one_file_and_no_others(house: Server) -> None:
    ana, bea, over = together(house)
    asyncio.run(played(ana, bea, over))
    _, _, strange = together(house)
    running = ana.table("misty", 2)
    assert bea.do(running, "sit").status_code == 200
    assert ana.do(running, "start").status_code == 200
    answer = ana.ask("GET", "/me/records")
    assert answer.headers["content-type"] == "application/zip"
    with ZipFile(BytesIO(answer.content)) as file:
        assert file.testzip() is None
        texts = {name: file.read(name).decode() for name in file.namelist()}
    known = json.loads(texts.pop("me.json"))
    assert known["guest"]["id"] == ana.id
    assert [row["table_id"] for row in known["played"]] == [over]
    assert sorted(texts.values()) == sorted([ana.record(over), ana.record(running)])
    assert all(strange not in text for text in texts.values())
    assert ana.record(running) != bea.record(running) or "?" not in ana.record(running)
    assert Person(house, "", "").ask("GET", "/me/records").status_code == 401


def test_the_index_is_worked_out_again_from_the_logs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path) as server:
        ana, bea, table = together(server)
        asyncio.run(played(ana, bea, table))
        _, gone, other = together(server)
        assert gone.do(other, "resign").status_code == 200
        assert gone.ask("DELETE", "/me").status_code == 204
        before = past(ana)
    assert kept(tmp_path), "who is forgotten is not in it"
    rows = kept(tmp_path)
    with sqlite3.connect(tmp_path / "sobremesa.db") as database:
        database.execute("DELETE FROM played WHERE seat = 0")
        database.execute("UPDATE played SET outcome = 'won', points = 77")
    database.close()
    assert main(["recount", "--data", str(tmp_path)]) == 0
    assert "2" in capsys.readouterr().out
    assert kept(tmp_path) == rows
    with sqlite3.connect(tmp_path / "sobremesa.db") as database:
        database.execute("DELETE FROM played")
    database.close()
    with serving(tmp_path) as server:  # a server fills in what is missing by itself
        ana.server = server
        while past(ana) != before:
            pass
    assert kept(tmp_path) == rows


def kept(folder: Path) -> list[Any]:
    with sqlite3.connect(folder / "sobremesa.db") as database:
        rows = database.execute("SELECT * FROM played ORDER BY table_id, seat").fetchall()
    database.close()
    return rows


def test_what_is_analysed_says_so(house: Server) -> None:
    ana, bea, table = together(house)
    asyncio.run(played(ana, bea, table))
    assert not past(ana)[0]["analysed"]
    with sqlite3.connect(house.folder / "sobremesa.db") as database:  # as if the coach had looked
        database.execute(
            "INSERT INTO analyses VALUES (?, 'quick', '', 0, 0, 1, 1, '', '', ?)", (table, b"{}")
        )
    database.close()
    assert past(ana)[0]["analysed"]


def test_who_is_forgotten_is_in_nobodys_list(house: Server) -> None:
    ana, bea, table = together(house)
    assert ana.do(table, "abort").status_code == 200
    assert bea.ask("DELETE", "/me").status_code == 204
    (game,) = past(ana)
    assert [(sat["name"], sat["guest"]) for sat in game["sat"]] == [("Ana", ana.id), ("", "")]
    assert ana.ask("GET", "/me/company").json() == []
