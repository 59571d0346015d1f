"""Playing on from a position of a record: the same position, a game to its end, a record that replays."""

import asyncio
from functools import cache
from random import Random

import pytest

from sobremesa.core import CHANCE, JUDGE
from sobremesa.core.record import read_record, replay, start
from sobremesa.library import ALL
from sobremesa.server.records.clerk import opening
from sobremesa.server.table.proposals import NotHere
from sobremesa.server.table.records import record_text
from sobremesa.server.table.wire import LONGEST_START
from tests.server.sansio import Board
from tests.server.support import Line, Person, Server
from tests.server.test_games import SHORT


@cache
def played(slug: str) -> Board:
    """A game to its end."""
    board = Board(slug, ALL[slug].seats[-1], options=SHORT.get(slug, {}))
    board.do(0, "start")
    board.play_on(Random(f"first {slug}"))
    return board


def whole(slug: str) -> str:
    return record_text(played(slug).table, JUDGE, True)


def played_on(slug: str, lines: int) -> Board:
    found = opening(whole(slug), lines, ALL)
    board = Board(
        slug, found.players, options=found.options, start=found.start, parent=found.parent
    )
    board.do(0, "start")
    return board


@pytest.mark.parametrize("slug", list(ALL))
def test_the_game_goes_on_from_the_position_and_its_record_replays(slug: str) -> None:
    rng, record = Random(f"on {slug}"), read_record(whole(slug))
    wanted = rng.randrange(3, len(record.lines) - 1)
    board = played_on(slug, wanted)
    kept = len(board.table.setup.start)
    assert 0 < kept <= wanted
    match = start(record, ALL)
    for line in record.lines[:kept]:
        match.play(line.who, line.text)
    if CHANCE not in match.deciders():
        assert match.view(JUDGE) == board.table.running.match.view(JUDGE)
    for seat in range(record.players):
        heard = match.heard(seat)
        assert board.table.running.match.heard(seat)[: len(heard)] == heard
        assert board.update(seat).table.start_from == kept  # type: ignore[union-attr]
    following = record.lines[kept]
    told = None if following.who == CHANCE else {"was": str(following)}
    assert "parent" not in read_record(record_text(board.table, 0, False)).extra
    assert board.update(0).table.parent is None, "it may give a hand away"  # type: ignore[union-attr]
    board.play_on(rng)
    assert board.over()
    parent = board.update(0).table.parent  # type: ignore[union-attr]
    assert (parent and {"was": parent.was}) == told
    assert parent is None or parent.means.key
    text = record_text(board.table, JUDGE, True)
    again = read_record(text)
    assert "fair" not in again.extra
    assert again.extra["start_from"] == kept
    assert again.extra.get("parent", {}).get("was") == (told and told["was"])
    if told:
        assert again.extra["parent"]["table"] == record.extra["fair"]["table"]
    assert [str(line) for line in again.lines[:kept]] == board.table.setup.start
    replay(again, ALL)


def test_a_record_that_hides_something_is_refused() -> None:
    board = Board("misty", 2)
    board.do(0, "start")
    board.play_on(Random("hidden"), 1)
    with pytest.raises(NotHere, match="start-redacted") as refused:
        opening(record_text(board.table, 0, False), 1, ALL)
    assert refused.value.args_of == {"line": 2}


def test_a_secret_step_that_is_half_decided_begins_afresh() -> None:
    record = read_record(whole("misty"))
    first = next(number for number, line in enumerate(record.lines, 1) if line.who == 0)
    assert record.lines[first].who == 1, "both choose at once"
    assert len(opening(whole("misty"), first, ALL).start) == first - 1


@pytest.mark.parametrize(
    ("text", "lines", "word"),
    [
        ("nonsense", 1, "start-wrong"),
        ('{"game": "go", "rules": "1", "players": 2, "options": {}}\n0: a1\n', 1, "start-wrong"),
        ('{"game": "rps", "rules": "1.0", "players": 2, "options": {}}\n0: rock\n0: rock\n', 2,
         "start-wrong"),
        ('{"game": "rps", "rules": "1.0", "players": 2, "options": {}}\n0: rock\n', 2,
         "start-short"),
    ],
)  # fmt: skip
def test_what_cannot_be_played_on_from_is_refused(text: str, lines: int, word: str) -> None:
    with pytest.raises(NotHere, match=word):
        opening(text, lines, ALL)


def test_an_end_is_no_beginning() -> None:
    with pytest.raises(NotHere, match="start-over"):
        opening(whole("rps"), len(read_record(whole("rps")).lines), ALL)


def test_nothing_of_the_record_is_taken_back() -> None:
    lines = [f"{line.who}: {line.text}" for line in read_record(whole("rps")).lines[:2]]
    board = Board("rps", 2, start=lines)
    board.do(0, "start")
    for seat in (0, 1):
        assert not board.position(seat).may_undo
        with pytest.raises(NotHere, match="takeback-none"):
            board.do(seat, "offer", what="takeback")


def test_over_http_against_a_bot(house: Server) -> None:
    asyncio.run(against_a_bot(house))


async def against_a_bot(house: Server) -> None:
    person, text = Person.new(house, lang="es"), whole("evidencia")
    where = {"record": text, "lines": 9}
    table = person.table("evidencia", 2, start_from=where, bots={"1": "random"})
    async with person.at(table) as line:
        assert isinstance(line, Line)
        assert line.info["start_from"] in (8, 9)
        await line.ask("start")
        await line.play(Random("http"))
    finished = read_record(person.record(table))
    assert replay(finished, ALL).state.result()
    for body, word in (
        ({"game": "misty", "players": 2}, "start-differs"),
        ({"game": "evidencia", "players": 2, "options": {"run_repeats": "skip"}}, "start-differs"),
    ):
        made = person.ask("POST", "/tables?lang=es", json={**body, "start_from": where})
        assert made.status_code == 400
        assert made.json()["extra"]["rule"] == word
        assert made.json()["detail"].startswith("El registro es de otro juego")


def test_what_the_schema_allows_is_let_in(house: Server) -> None:
    """As many characters as it says, in the longest way that JSON has of writing them; and not one more."""
    person, text = Person.new(house), whole("evidencia")
    filled = text + "# " + "x" * (LONGEST_START - len(text) - 3) + "\n"
    assert len(filled) == LONGEST_START
    for record, status in ((filled, 201), (filled + "\n", 400)):
        written = "".join(f"\\u{ord(sign):04x}" for sign in record)
        body = f'{{"game": "evidencia", "players": 2, "start_from": {{"record": "{written}", "lines": 3}}}}'
        answer = person.ask("POST", "/tables", content=body.encode())
        assert answer.status_code == status, answer.text[:300]
