"""An absent seat does not consent: neither by silence nor by the program that decides for it."""

from __future__ import annotations

import pytest

from sobremesa.core import WATCHER
from sobremesa.server.table import log
from sobremesa.server.table.clock import ClockSetup
from sobremesa.server.table.proposals import NotHere
from tests.server.sansio import Board


def running(slug: str = "totem", players: int = 2, decisions: int = 4, **setup: bool) -> Board:
    board = Board(slug, players, **setup)  # type: ignore[arg-type]
    board.do(0, "start")
    for _ in range(decisions):
        seat = board.position(0).deciders[0]
        board.do(f"guest{seat}", "decide", text=board.position(seat).legal[0])
    return board


@pytest.mark.parametrize("what", ["draw", "takeback"])
def test_nothing_is_agreed_without_who_has_left(what: str) -> None:
    board = running()
    board.do(1, "leave")
    before = board.table.running.match.lines()
    with pytest.raises(NotHere, match="offer-absent") as refused:
        board.do(0, "offer", what=what)
    assert refused.value.args_of["seat"] == 1
    assert not board.over()
    assert board.table.running.match.lines() == before
    board.do(1, "sit")
    board.do(0, "offer", what=what)
    assert board.table.asked_to_agree() == [1], "who is back is asked"


@pytest.mark.parametrize("what", ["draw", "takeback"])
def test_a_bot_does_not_consent_for_the_person_whose_seat_it_keeps(what: str) -> None:
    board = running("misty", 3, 0)
    for seat in (0, 1, 2):
        board.do(seat, "decide", text=board.position(seat).legal[0])
    board.do(2, "leave")
    board.do(0, "offer", what="takeover", about=2)
    board.do(1, "answer", yes=True)
    assert board.table.chairs[2].bot
    with pytest.raises(NotHere, match="offer-absent"):
        board.do(0, "offer", what=what)
    with pytest.raises(NotHere, match="bot-plays"):
        board.do(2, "offer", what=what)
    with pytest.raises(NotHere, match="bot-plays"):
        board.do(2, "undo")


@pytest.mark.parametrize("what", ["draw", "takeback"])
def test_an_open_offer_waits_for_who_leaves_meanwhile(what: str) -> None:
    board = running("misty", 3, 0)
    for seat in (0, 1, 2):
        board.do(seat, "decide", text=board.position(seat).legal[0])
    events = len(board.table.running.match.events)
    board.do(0, "offer", what=what)
    board.do(2, "leave")
    assert board.position(WATCHER).offer is None
    with pytest.raises(NotHere, match="offer-none"):
        board.do(1, "answer", yes=True)
    assert (board.over(), len(board.table.running.match.events)) == (False, events)
    board.do(2, "sit")
    offer = board.position(WATCHER).offer
    assert offer is not None
    assert offer.waits_for == [1, 2]


def test_who_agreed_and_then_left_has_agreed() -> None:
    board = running("misty", 3, 0)
    board.do(0, "offer", what="draw")
    board.do(2, "answer", yes=True)
    board.do(2, "leave")
    board.do(1, "answer", yes=True)
    assert board.over()


def test_an_offer_that_nobody_can_answer_is_in_nobodys_way() -> None:
    board = running()
    board.do(0, "offer", what="draw")
    board.do(1, "leave")
    board.do(0, "offer", what="takeover", about=1)
    assert board.table.chairs[1].bot, "those who are there may have a program play on"
    board.do(1, "sit")
    assert not board.table.chairs[1].bot, "until the absent come back"


def test_no_bot_takes_the_seat_of_somebody_who_is_back() -> None:
    board = running("misty", 3, 0)
    board.do(2, "leave")
    board.do(0, "offer", what="takeover", about=2)
    board.do(2, "sit")
    with pytest.raises(NotHere, match="offer-none"):
        board.do(1, "answer", yes=True)
    assert not board.table.chairs[2].bot


def test_the_absent_offer_nothing_themselves() -> None:
    board = running()
    board.do(1, "leave")
    with pytest.raises(NotHere, match="come-back"):
        board.do(1, "offer", what="draw")


def test_who_gave_up_or_was_sent_away_has_no_say() -> None:
    board = running("misty", 4, 0)
    for seat in (0, 1, 2, 3):
        board.do(seat, "decide", text=board.position(seat).legal[0])
    board.do(2, "leave")
    board.do(3, "resign")
    board.do(0, "kick", guest="guest2")
    board.do(0, "offer", what="takeback")
    assert board.table.asked_to_agree() == [1]
    with pytest.raises(NotHere, match="bot-plays"):
        board.do(3, "undo")


def test_who_sits_on_another_seat_of_the_screen_is_not_away() -> None:
    board = Board("misty", 3, one_screen=True, bots=(1, 2))
    board.do(0, "free", seat=1)
    board.do(0, "sit", seat=1)
    board.do(0, "free", seat=2)
    board.do(1, "sit", seat=2)
    board.do(0, "start")
    board.do(0, "leave", own=1)
    board.do(1, "offer", what="draw")
    assert board.table.asked_to_agree() == [0]
    board.do(0, "answer", yes=True)
    assert board.over()


def test_a_log_from_before_is_read_as_it_was_written() -> None:
    board = running()
    board.do(1, "leave")
    board.apply(log.Offered(time=board.now, guest="guest0", id="old", seat=0, what="draw"))
    assert board.over()


def gone(board: Board, seat: int) -> None:
    """Nobody has seen this seat's person from now on: what the house knows of its lines."""
    board.table.gone[seat] = board.now


def test_who_is_gone_for_long_counts_as_having_left() -> None:
    board = running("misty", 3, 0)
    with pytest.raises(NotHere, match="missing-here"):
        board.do(0, "missing", seat=2)
    gone(board, 2)
    board.now += 59_000
    with pytest.raises(NotHere, match="missing-here") as refused:
        board.do(0, "missing", seat=2)
    assert refused.value.args_of == {"seat": 2, "seconds": 60}
    board.now += 1_000
    board.do(0, "missing", seat=2)
    assert board.table.chairs[2].left
    board.do(0, "offer", what="takeover", about=2)
    board.do(1, "answer", yes=True)
    assert board.table.chairs[2].bot
    update = board.audience.update(0, "en", len(board.audience.stream(0)) - 1, {}, board.now, False)
    assert update.table is not None, "clients hear who plays for whom"
    board.do(2, "sit")
    assert (board.table.chairs[2].left, board.table.chairs[2].bot) == (False, "")


def test_nobody_is_missed_before_the_game_waits_for_them() -> None:
    board = running()
    mine = board.position(0).deciders[0]
    other = 1 - mine
    gone(board, other)
    board.now += 3_600_000
    with pytest.raises(NotHere, match="missing-idle"):
        board.do(mine, "missing", seat=other)
    while board.position(0).deciders == [mine]:
        board.do(f"guest{mine}", "decide", text=board.position(mine).legal[-1])
    with pytest.raises(NotHere, match="missing-here"):
        board.do(mine, "missing", seat=other)
    board.now += 60_000
    board.do(mine, "missing", seat=other)
    assert board.table.chairs[other].left


def test_whoever_decides_without_a_line_is_not_gone() -> None:
    board = running()
    mine = board.position(0).deciders[0]
    gone(board, mine)
    board.now += 59_000
    board.do(mine, "decide", text=board.position(mine).legal[0])
    while board.position(0).deciders != [mine]:
        board.do(1 - mine, "decide", text=board.position(1 - mine).legal[-1])
    board.now += 59_000
    with pytest.raises(NotHere, match="missing-here"):
        board.do(1 - mine, "missing", seat=mine)


def test_a_secret_answer_does_not_show_that_somebody_is_there() -> None:
    board = running("euphoria", 4, 0)
    for _ in range(2000):
        if board.position(0).window or board.over():
            break
        seat = board.position(0).deciders[0]
        board.do(seat, "decide", text=board.position(seat).legal[0])
    assert board.position(0).window
    asked = board.position(0).deciders
    before = board.table.moved
    board.now += 1_000
    board.do(asked[0], "decide", text="pass")
    assert board.table.moved == before
    assert board.position(asked[1]).deciders == asked


def test_a_host_who_is_gone_is_host_no_more() -> None:
    board = running("misty", 3, 0)
    gone(board, 0)
    board.now += 60_000
    board.do(1, "missing", seat=0)
    assert board.table.host == "guest1"
    board.do(1, "abort")
    assert board.over()


def test_only_who_plays_notes_who_is_gone_and_only_people_are() -> None:
    board = Board("misty", 3, bots=(2,))
    board.do(0, "start")
    for seat in (1, 2):
        gone(board, seat)
    board.now += 60_000
    with pytest.raises(NotHere, match="not-seated"):
        board.do("guest7", "missing", seat=1)
    with pytest.raises(NotHere, match="missing-nobody"):
        board.do(0, "missing", seat=2)
    with pytest.raises(NotHere, match="no-seat"):
        board.do(0, "missing", seat=5)


def test_where_there_are_days_for_a_decision_nobody_is_missed() -> None:
    board = Board("misty", 2, clock=ClockSetup(kind="days", time=3))
    board.do(0, "start")
    gone(board, 1)
    board.now += 3_600_000
    with pytest.raises(NotHere, match="missing-days"):
        board.do(0, "missing", seat=1)


def test_all_who_are_there_may_end_a_game_without_a_result() -> None:
    board = running("misty", 3, 0)
    board.do(2, "leave")
    board.do(1, "offer", what="end")
    assert board.table.asked_to_agree() == [0], "whoever is away cannot keep others at the table"
    board.do(0, "answer", yes=True)
    assert board.over()
    result = board.table.result
    assert result is not None
    assert (result.reason, result.winners) == ("aborted", ())


def test_one_who_does_not_agree_keeps_the_game_going() -> None:
    board = running("misty", 3, 0)
    board.do(1, "offer", what="end")
    board.do(0, "answer", yes=True)
    board.do(2, "answer", yes=False)
    assert not board.over()
