"""Several people at one screen: one guest with several seats, each with a stream of its own."""

import asyncio
from random import Random

import pytest

from sobremesa.server.store.storage import Storage
from sobremesa.server.table import log
from sobremesa.server.table.proposals import NotHere
from tests.server.sansio import Board
from tests.server.support import Line, Person, Refused, Server
from tests.server.test_secrets import compare_frames


def shared() -> Board:
    """A table at which guest0 has both seats."""
    board = Board("rps", 2, one_screen=True, bots=(0, 1))
    for seat in (0, 1):
        board.do(0, "free", seat=seat)
        board.do(0, "sit", seat=seat)
    return board


def test_a_guest_takes_several_seats_only_where_the_table_says_so() -> None:
    assert shared().table.seats_of("guest0") == [0, 1]
    board = Board("rps", 2, bots=(1,))
    board.do(0, "free", seat=1)
    with pytest.raises(NotHere, match="seated-already"):
        board.do(0, "sit", seat=1)


def test_decisions_are_for_the_seat_that_is_named_and_the_first_by_default() -> None:
    board = shared()
    board.do(0, "start")
    board.do(0, "decide", own=1, text="rock")
    assert board.table.running.owed() == [0]
    board.do(0, "decide", text="paper")
    assert board.table.running.match.view(0).won == (1, 0)


def test_nobody_acts_for_a_seat_of_somebody_else() -> None:
    board = Board("rps", 2, one_screen=True)
    board.do(0, "start")
    for wanted in (1, 7):
        with pytest.raises(NotHere, match="not-yours"):
            board.do(0, "decide", own=wanted, text="rock")
    with pytest.raises(NotHere, match="not-yours"):
        board.do("somebody", "decide", own=0, text="rock")


def test_one_guest_agrees_once() -> None:
    board = shared()
    board.do(0, "start")
    board.do(0, "offer", own=1, what="draw")
    assert board.over(), "nobody else has to agree"


def test_who_is_sent_away_loses_all_seats() -> None:
    board = Board("rps", 2, one_screen=True, bots=(0, 1))
    for seat in (0, 1):
        board.do(0, "free", seat=seat)
        board.do("both", "sit", seat=seat)
    board.do(0, "kick", guest="both")
    assert [chair.free for chair in board.table.chairs] == [True, True]


def test_a_seat_is_left_and_taken_again_alone() -> None:
    board = shared()
    board.do(0, "start")
    board.do(0, "leave", own=1)
    assert [chair.left for chair in board.table.chairs] == [False, True]
    board.do(0, "sit", seat=1)
    assert not board.table.chairs[1].left


# Over sockets


@pytest.mark.parametrize("slug", ["misty", "evidencia"])
def test_each_line_hears_its_own_seat_and_nothing_else(slug: str, house: Server) -> None:
    asyncio.run(two_lines(house, slug))


async def two_lines(house: Server, slug: str) -> None:
    person = Person.new(house, "Guest 0")
    table = person.table(slug, 2, one_screen=True)
    assert person.do(table, "sit", seat=1, contribution="mine").status_code == 200
    lines = [Line(person, table), Line(person, table, wanted=1)]
    for seat, line in enumerate(lines):
        await line.open()
        assert line.seat == seat
        assert line.info["one_screen"]
    assert [chair["contributed"] for chair in lines[0].info["chairs"]] == [False, True]
    assert lines[0].present["seats"] == [0, 1]
    await lines[0].ask("start")
    plays = [asyncio.create_task(line.play(Random(s), 8)) for s, line in enumerate(lines)]
    await asyncio.wait(plays, return_when=asyncio.FIRST_COMPLETED)
    for task in plays:
        task.cancel()
    for line in lines:
        await line.close()
    async with Storage(f"sqlite+aiosqlite:///{house.folder}/sobremesa.db") as storage:
        entries: list[log.AnyEntry] = await storage.entries(table)
    for seat, line in enumerate(lines):
        assert compare_frames(line, seat, entries, {person.id: "Guest 0"}) >= 5
    seen = [person.ask("GET", f"/tables/{table}/position?seat={seat}").json() for seat in (0, 1)]
    assert [position["view"]["seat"] for position in seen] == [0, 1]
    records = [person.ask("GET", f"/tables/{table}/record?seat={seat}").text for seat in (0, 1)]
    assert slug == "misty" or records[0] != records[1], "two players of Misty soon know all hands"
    assert person.record(table) == records[0]


def test_seats_of_others_cannot_be_asked_for(house: Server) -> None:
    asyncio.run(asking_for_others(house))


async def asking_for_others(house: Server) -> None:
    ana, bea = Person.new(house), Person.new(house, "Bea")
    table = ana.table("misty", 2, one_screen=True)
    line = Line(bea, table)
    await line.open()
    await line.ask("sit", seat=1)
    for wanted in (0, 5):
        with pytest.raises(Refused) as refused:
            await line.ask("hello", seat=wanted)
        assert refused.value.rule == "not-yours"
        for path in ("position", "record"):
            assert bea.ask("GET", f"/tables/{table}/{path}?seat={wanted}").status_code == 400
        for path in ("aids", "do"):
            method = "POST" if path == "do" else "GET"
            body = {"json": {"do": "start", "id": f"{path} {wanted}"}} if path == "do" else {}
            made = bea.ask(method, f"/tables/{table}/{path}?seat={wanted}", **body)
            assert made.json()["extra"]["rule"] == "not-yours"
    await line.ask("hello", seat=1)
    assert line.seat == 1
    assert ana.do(table, "start").status_code == 200
    await line.until(lambda: line.position)
    assert line.position
    assert line.position["view"]["seat"] == 1
    for wanted in (0, 1):
        replay = bea.ask("GET", f"/tables/{table}/replay?seat={wanted}").json()
        assert replay["frames"][-1]["view"]["seat"] == 1, "one's own side only"
    await line.close()
