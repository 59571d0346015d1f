"""Colours: chosen before the game, each by one seat. A matter of the table, not of the rules."""

import json
from random import Random

import pytest

from sobremesa.core import JUDGE, WATCHER
from sobremesa.core.record import read_record
from sobremesa.library import ALL
from sobremesa.server.records.clerk import Look, No, Shelf, opening
from sobremesa.server.table import log
from sobremesa.server.table.proposals import NotHere
from sobremesa.server.table.records import record_text
from sobremesa.server.table.table import replayed
from sobremesa.text import Texts
from tests.server.sansio import Board
from tests.server.support import Person, Server

ORDER = ["red", "blue", "green", "yellow"]


def colours(board: Board) -> list[str]:
    table = board.update(WATCHER).table
    assert table is not None
    return [chair.colour for chair in table.chairs]


def test_who_has_chosen_has_it_and_the_rest_are_given_out_in_order() -> None:
    board = Board("totem", 4, bots=(3,))
    board.do(2, "choose", colour="red")
    board.do(0, "choose", colour="yellow")
    assert colours(board) == ["yellow", "", "red", ""]
    board.do(0, "start")
    assert colours(board) == ["yellow", "blue", "red", "green"]


def test_where_nobody_chooses_the_colours_go_by_the_seats() -> None:
    board = Board("totem", 3)
    board.do(0, "start")
    assert colours(board) == ORDER[:3]
    assert "colours" not in read_record(record_text(board.table, WATCHER, False)).extra


def test_two_seats_cannot_have_the_same() -> None:
    board = Board("totem", 2)
    board.do(0, "choose", colour="green")
    with pytest.raises(NotHere, match="colour-taken"):
        board.do(1, "choose", colour="green")
    board.do(0, "choose", colour="blue")
    board.do(1, "choose", colour="green")
    board.do(0, "choose", colour="")
    assert colours(board) == ["", "green"]
    board.do(0, "choose", colour="blue")
    board.do(0, "choose", colour="blue")
    assert colours(board) == ["blue", "green"]


def test_only_colours_of_the_game_and_only_before_it_begins() -> None:
    board = Board("totem", 2)
    for colour in ("pink", "seat-1"):
        with pytest.raises(NotHere, match="no-colour"):
            board.do(0, "choose", colour=colour)
    with pytest.raises(NotHere, match="not-seated"):
        board.do("stranger", "choose", colour="red")
    with pytest.raises(NotHere, match="not-yours"):
        board.do(0, "choose", colour="red", seat=1)
    board.do(0, "start")
    with pytest.raises(NotHere, match="begun"):
        board.do(0, "choose", colour="red")
    other = Board("rps", 2)
    with pytest.raises(NotHere, match="no-colour"):
        other.do(0, "choose", colour="red")
    assert colours(other) == ["", ""]


def test_who_stands_up_gives_the_colour_back() -> None:
    board = Board("totem", 2)
    board.do(1, "choose", colour="red")
    board.do(1, "stand")
    board.do(0, "choose", colour="red")
    board.do(1, "sit", seat=1)
    assert colours(board) == ["red", ""]


def test_people_at_one_screen_choose_for_each_of_their_seats() -> None:
    board = Board("totem", 2, one_screen=True, bots=(0, 1))
    for seat, colour in ((0, "yellow"), (1, "green")):
        board.do(0, "free", seat=seat)
        board.do(0, "sit", seat=seat)
        board.do(0, "choose", colour=colour, seat=seat)
    assert colours(board) == ["yellow", "green"]


def test_the_log_keeps_them_and_everybody_hears_of_them() -> None:
    board = Board("totem", 2)
    board.do(1, "choose", colour="yellow")
    board.do(1, "choose", colour="")
    said = [piece.words for piece in board.update(0, lang="es").pieces if piece.kind == "chose"]
    assert said == ["Guest 1 elige el color amarillo.", "Guest 1 devuelve su color."]
    board.do(1, "choose", colour="yellow")
    entries = [log.decode(log.encode(entry)) for entry in board.table.entries]
    assert replayed(board.table.name, entries, ALL).colours() == ["red", "yellow"]


def test_words_record_and_replay_go_by_the_colours() -> None:
    board = Board("totem", 2)
    board.do(0, "choose", colour="green")
    board.do(0, "start")
    board.play_on(Random(3), 12)
    texts = Texts("totem", "en").coloured(board.table.colour_numbers())
    notes = [note for piece in board.update(0).pieces for note in piece.notes]
    words = [texts.say(f"note-{note.key}", **note.args) for note in notes]
    assert any("Green" in said for said in words)
    assert any("Red" in said for said in words)
    assert not any("Blue" in said for said in words)
    text = record_text(board.table, JUDGE, False)
    assert read_record(text).extra["colours"] == ["green", "red"]
    shown = Shelf().work(Look("", text, None, "en", 0))
    assert isinstance(shown, bytes)
    replay = json.loads(shown)
    assert replay["colours"] == [2, 0]
    told = [note for step in replay["frames"] for note in step["notes"]]
    assert {texts.say(f"note-{note['key']}", **note["args"]) for note in told} <= {*words}


@pytest.mark.parametrize(
    "named", ['["green"]', '["green", "green"]', '["pink", "red"]', '"red"', "[1, 2]"]
)
def test_a_record_with_impossible_colours_is_refused(named: str) -> None:
    header = '{"game": "totem", "rules": "%s", "players": 2, "options": {}, "colours": %s}\n'
    said = Shelf().work(Look("", header % (ALL["totem"].rules, named), None, "en", 0))
    assert isinstance(said, No)
    assert said.status == 400
    assert "line 1: the header's colours" in said.sentence


def test_a_game_that_is_played_on_keeps_its_colours_unless_others_are_chosen() -> None:
    board = Board("totem", 3)
    board.do(0, "choose", colour="yellow")
    board.do(1, "choose", colour="green")
    board.do(0, "start")
    board.play_on(Random(3), 8)
    text = record_text(board.table, JUDGE, False)
    found = opening(text, 3, ALL)
    assert found.colours == ["yellow", "green", "red"]
    on = Board("totem", 3, start=found.start, colours=found.colours)
    on.do(0, "choose", colour="green")
    on.do(0, "start")
    assert colours(on) == ["green", "blue", "red"]


def test_over_rest(house: Server) -> None:
    ana, bea = Person.new(house, "Ana"), Person.new(house, "Bea")
    table = ana.table("totem", 2)
    assert ana.ask("GET", f"/tables/{table}").json()["colours"] == ORDER
    assert bea.do(table, "sit").status_code == 200
    assert bea.do(table, "choose", colour="red").status_code == 200
    taken = ana.ask(
        "POST", f"/tables/{table}/do?lang=es", json={"do": "choose", "id": "x", "colour": "red"}
    )
    assert taken.status_code == 409
    assert taken.json()["extra"] == {
        "rule": "colour-taken",
        "sentence": "Ese color ya lo tiene otra persona.",
    }
    assert ana.do(table, "start").status_code == 200
    assert [chair["colour"] for chair in ana.ask("GET", f"/tables/{table}").json()["chairs"]] == [
        "blue",
        "red",
    ]
    assert ana.ask("GET", f"/tables/{table}/replay").json()["colours"] == [1, 0]
    assert ana.ask("GET", "/games/totem").json()["colours"] == ORDER
    assert ana.ask("GET", "/games/rps").json()["colours"] == []
