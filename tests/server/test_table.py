"""The table without a server: what happens at it, who may do what, what time brings."""

from random import Random

import pytest

from sobremesa.core import WATCHER, Refusal
from sobremesa.library import ALL
from sobremesa.server.table import log
from sobremesa.server.table.audience import LONGEST_REST, Audience
from sobremesa.server.table.clock import DAY, ClockSetup
from sobremesa.server.table.proposals import NotHere
from sobremesa.server.table.records import record_text
from sobremesa.server.table.table import Table, replayed
from sobremesa.server.table.views import OUTSIDER, listener_of
from tests.server.sansio import NAMES, Board
from tests.server.toy import GAME as AMBUSH

TOY = {"rps": AMBUSH}


def running(slug: str = "rps", players: int = 2, **setting: object) -> Board:
    board = Board(slug, players, **setting)  # type: ignore[arg-type]
    board.do(0, "start")
    return board


def ambush(**setting: object) -> Board:
    """The window is open: seats 1 and 2 are asked."""
    board = running("rps", 3, games=TOY, **setting)
    board.do(0, "decide", text="attack")
    return board


@pytest.mark.parametrize("slug", list(ALL))
def test_a_log_replayed_is_the_table_again(slug: str) -> None:
    board = running(slug, ALL[slug].seats[-1])
    board.play_on(Random(slug), 60)
    entries = [log.decode(log.encode(entry)) for entry in board.table.entries]
    again = Audience(replayed(board.table.name, entries, ALL))
    for listener in [*range(ALL[slug].seats[-1]), WATCHER]:
        update = again.update(listener, "es", None, {}, board.now)
        assert update == board.audience.update(listener, "es", None, {}, board.now)


def test_a_client_that_names_its_last_number_gets_the_rest() -> None:
    board = running()
    first = board.update(0)
    board.do(0, "decide", text="rock")
    board.do(1, "decide", text="paper")
    rest = board.update(0, first.number)
    assert not rest.fresh
    assert [piece.number for piece in rest.pieces] == [first.number + 1, first.number + 2]
    assert board.update(0, 10_000).fresh, "a number that never was"


def test_a_client_that_missed_too_much_gets_a_fresh_start() -> None:
    board = running()
    first = board.update(0).number
    for turn in range(LONGEST_REST):
        board.do(0, "lock", on=bool(turn % 2))
    assert not board.update(0, first).fresh
    board.do(0, "lock", on=False)
    start = board.update(0, first)
    assert start.fresh
    assert [piece.number for piece in start.pieces] == list(range(1, start.number + 1))


def test_nobody_may_decide_out_of_turn_or_for_another() -> None:
    board = running("totem")
    starter = board.position(0).deciders[0]
    with pytest.raises(Refusal, match="TOT-12"):
        board.do(1 - starter, "decide", text="start A1")
    with pytest.raises(ValueError, match="expected a step"):
        board.do(starter, "decide", text="castle")
    with pytest.raises(NotHere, match="not-seated"):
        board.do("stranger", "decide", text="start A1")


def test_a_harmless_decision_can_be_undone_and_a_final_one_cannot() -> None:
    board = running("totem")
    seat = board.position(0).deciders[0]
    board.do(seat, "decide", text=board.position(seat).legal[0])
    assert board.position(seat).may_undo
    assert not board.position(1 - seat).may_undo
    board.do(seat, "undo")
    assert board.position(seat).deciders == [seat]
    other = running()
    other.do(0, "decide", text="rock")
    with pytest.raises(NotHere, match="undo-final"):
        other.do(0, "undo")


def test_a_take_back_needs_everybody_and_brings_the_same_dice() -> None:
    board = running("totem", 2)
    for _ in range(4):
        seat = board.position(0).deciders[0]
        board.do(seat, "decide", text=board.position(seat).legal[0])
    before = board.table.running.match.lines()
    last = next(e for e in reversed(board.table.entries) if isinstance(e, log.Decided))
    board.do(last.seat, "offer", what="takeback")
    assert board.position(WATCHER).offer is not None
    board.do(1 - last.seat, "answer", yes=True)
    assert board.position(0).deciders == [last.seat]
    board.do(last.seat, "decide", text=last.text)
    assert board.table.running.match.lines() == before


def test_a_declined_offer_changes_nothing() -> None:
    board = running()
    board.do(0, "offer", what="draw")
    with pytest.raises(NotHere, match="offer-none"):
        board.do(0, "answer", yes=True)
    board.do(1, "answer", yes=False)
    assert board.position(0).offer is None
    assert board.table.status == "running"


def test_an_agreed_draw_ends_the_game() -> None:
    board = running()
    board.do(0, "offer", what="draw")
    board.do(1, "answer", yes=True)
    result = board.position(0).result
    assert result is not None
    assert (result.winners, result.reason) == ([], "agreed_draw")
    assert '"reason": "agreed_draw"' in record_text(board.table, WATCHER, True)


def test_resigning_ends_a_game_of_two_and_hands_a_bigger_one_to_a_bot() -> None:
    board = running()
    board.do(1, "resign")
    result = board.position(0).result
    assert result is not None
    assert (result.winners, result.reason) == ([0], "resigned")
    bigger = running("misty", 3)
    bigger.do(2, "resign")
    assert not bigger.over()
    assert bigger.table.owed_by_bots == [2]
    with pytest.raises(NotHere, match="bot-plays"):
        bigger.do(2, "decide", text=bigger.position(2).legal[0])
    bigger.do(1, "resign")
    assert bigger.over()


def test_a_left_seat_is_taken_over_if_the_table_agrees() -> None:
    board = running("misty", 3)
    board.do(2, "leave")
    board.do(0, "offer", what="takeover", about=2)
    assert board.table.owed_by_bots == []
    board.do(1, "answer", yes=True)
    assert board.table.owed_by_bots == [2]
    board.do(2, "sit")
    assert board.table.owed_by_bots == [], "who comes back has the seat again"


def test_the_host_can_kick_lock_abort_and_refuse_spectators() -> None:
    board = Board("misty", 3)
    with pytest.raises(NotHere, match="not-host"):
        board.do(1, "kick", guest="guest0")
    board.do(0, "kick", guest="guest2")
    with pytest.raises(NotHere, match="banned"):
        board.do(2, "sit")
    board.do(0, "lock", on=True)
    with pytest.raises(NotHere, match="locked"):
        board.do("somebody", "sit")
    board.do(0, "lock", on=False)
    board.do("somebody", "sit")
    board.do(0, "start")
    assert listener_of(board.table, "passer-by") == WATCHER
    board.do(0, "watching", on=False)
    assert listener_of(board.table, "passer-by") == OUTSIDER
    assert board.update(OUTSIDER).position is None
    board.do(0, "abort")
    result = board.position(0).result
    assert result is not None
    assert result.reason == "aborted"


def test_the_host_can_hand_over_by_leaving() -> None:
    board = Board("misty", 3)
    board.do(0, "leave")
    board.do(1, "lock", on=True)


def test_the_commitment_comes_first_the_secret_last() -> None:
    board = Board("rps", 2)
    before = board.update(0).table
    assert before is not None
    assert before.fair.secret is None
    board.do(0, "contribute", text="heads")
    board.do(0, "start")
    board.play_on(Random(1))
    after = board.update(0).table
    assert after is not None
    assert after.fair.commitment == before.fair.commitment
    assert after.fair.secret == "ab" * 32
    assert after.fair.contributions == ["heads", ""]


def test_who_is_there_when_it_ends_is_told_so_with_the_secret() -> None:
    board = Board("rps", 2)
    board.do(0, "start")
    while not board.over():
        number = board.update(0).number
        board.play_on(Random(2), most=1)
    last = board.audience.update(0, "en", number, NAMES, board.now, people=False).table
    assert last is not None
    assert last.status == "over"
    assert last.fair.secret == "ab" * 32


# Clocks


def test_a_bank_runs_for_whoever_decides_and_gets_its_increment() -> None:
    board = running("totem", 2, clock=ClockSetup("bank", 60, 5))
    seat = board.position(0).deciders[0]
    board.wait(10_000)
    assert [clock.left for clock in board.position(0).clocks][seat] == 50_000
    board.do(seat, "decide", text=board.position(seat).legal[0])
    clocks = board.position(0).clocks
    assert clocks[seat].left == 55_000
    assert not clocks[seat].runs


def test_simultaneous_decisions_run_everybodys_clock() -> None:
    board = running("rps", 2, clock=ClockSetup("decision", 30))
    assert [clock.runs for clock in board.position(0).clocks] == [True, True]
    board.wait(5_000)
    board.do(0, "decide", text="rock")
    assert [(c.left, c.runs) for c in board.position(1).clocks] == [(30_000, False), (25_000, True)]


def test_at_zero_a_bot_decides_once() -> None:
    board = running("rps", 2, clock=ClockSetup("decision", 30, at_zero="bot"))
    board.do(0, "decide", text="rock")
    assert [type(entry) for entry in board.wait(30_000)] == [log.TimedOut]
    assert board.table.owed_by_bots == [1]
    board.bot(1, "scissors")
    assert board.table.owed_by_bots == []
    assert board.table.entries[-1].by == "clock"  # type: ignore[union-attr]


def test_at_zero_a_seat_forfeits() -> None:
    board = running("rps", 2, clock=ClockSetup("bank", 30, at_zero="forfeit"))
    board.do(1, "decide", text="rock")
    board.wait(31_000)
    result = board.position(1).result
    assert result is not None
    assert (result.winners, result.reason) == ([1], "forfeit")


def test_what_happens_is_told_of_people_by_their_names() -> None:
    board = running("rps", 2, clock=ClockSetup("decision", 30, at_zero="bot"))
    board.do(0, "decide", text="rock")
    board.wait(30_000)
    said = [piece.words for piece in board.update(0).pieces if piece.words]
    assert said[0] == f"{NAMES['guest0']} sits down."
    assert said[-1] == f"{NAMES['guest1']} ran out of time; a computer player decides."
    nobody = board.audience.update(0, "es", None, {}, board.now)
    assert nobody.pieces[-1].words == "A Jugador 2 se le acabó el tiempo; decide un ordenador."


def test_who_shares_a_screen_is_called_by_the_games_word() -> None:
    board = Board("totem", 2, one_screen=True)
    board.do(1, "stand")
    board.do(0, "sit", seat=1)
    said = [piece.words for piece in board.update(WATCHER, lang="es").pieces if piece.words]
    assert said == [
        "Guest 0 se sienta.",
        "Guest 1 se sienta.",
        "Guest 1 se levanta; el asiento vuelve a estar libre.",
        "Azul se sienta.",
    ]


def test_days_are_days() -> None:
    board = running("rps", 2, clock=ClockSetup("days", 3))
    assert board.table.deadline == board.now + 3 * DAY
    assert board.wait(3 * DAY - 1) == []
    assert board.wait(1)


def test_nobody_pays_for_the_time_the_server_was_away() -> None:
    board = running("rps", 2, clock=ClockSetup("bank", 60))
    board.now += 50_000
    board.apply(log.Away(time=board.now, ms=45_000))
    assert [clock.left for clock in board.position(0).clocks] == [55_000, 55_000]


@pytest.mark.parametrize(
    "setup",
    [
        ClockSetup("none", 5),
        ClockSetup("bank", 0),
        ClockSetup("days", 31),
        ClockSetup("days", 1, 5),
    ],
)
def test_clocks_that_cannot_be_are_refused(setup: ClockSetup) -> None:
    with pytest.raises(ValueError):
        setup.check()


# Reaction windows (EUP-157)


def test_nobody_sees_who_has_answered_until_the_window_closes() -> None:
    board = ambush(clock=ClockSetup("bank", 60))
    listeners = (0, 2, WATCHER)
    before = {who: board.bytes_for(who) for who in listeners}
    numbers = {who: board.update(who).number for who in listeners}
    board.do(1, "decide", text="duck")
    assert {who: board.bytes_for(who) for who in listeners} == before
    mine = board.position(1)
    assert mine.legal == []
    assert mine.window is not None
    assert mine.window.answered
    board.now += 5_000
    assert [c.runs for c in board.position(0).clocks] == [False, True, True]
    board.do(2, "decide", text="pass")
    for who in listeners:
        rest = board.update(who, numbers[who]).pieces
        assert [(piece.kind, piece.seat) for piece in rest if piece.kind != "decided"] == [
            ("closed", None)
        ], "not even who was the last"
        assert rest[-1].lines[:2] == ["1: duck", "2: pass"]


def test_a_window_of_fixed_length_stays_open_and_passes_for_the_silent() -> None:
    board = ambush(window=10, clock=ClockSetup("bank", 5, at_zero="forfeit"))
    board.do(1, "decide", text="duck")
    board.do(2, "decide", text="duck")
    assert board.position(0).window is not None, "everybody has answered, but nobody must know"
    assert board.wait(9_999) == []
    assert [type(entry) for entry in board.wait(1)] == [log.Closed]
    assert board.update(0).pieces[-1].lines[:2] == ["1: duck", "2: duck"]
    silent = ambush(window=10)
    silent.wait(10_000)
    assert silent.update(0).pieces[-1].lines[:2] == ["1: pass", "2: pass"]


def test_a_clock_that_runs_out_in_a_window_tells_nobody_else() -> None:
    board = ambush(clock=ClockSetup("decision", 5))
    board.do(1, "decide", text="duck")
    number = board.update(0).number
    board.wait(5_000)
    assert board.update(0).number == number
    assert board.table.owed_by_bots == [2]
    board.bot(2, "pass")
    assert board.update(0).pieces[-1].kind == "closed"


def test_an_answer_cannot_be_given_twice() -> None:
    board = ambush()
    board.do(1, "decide", text="duck")
    with pytest.raises(Refusal):
        board.do(1, "decide", text="pass")


def test_a_finished_windowed_game_can_be_verified() -> None:
    board = ambush()
    board.play_on(Random(2))
    from sobremesa.core.record import read_record, verify

    record = read_record(record_text(board.table, WATCHER, True))
    assert verify(record, TOY) >= 1


# Rules that this program does not know


def test_unknown_rules_are_readable_not_playable_and_say_so() -> None:
    board = running()
    board.do(0, "decide", text="rock")
    board.do(1, "decide", text="paper")
    newer = Table(board.table.name, TOY)  # the same game by other rules
    for entry in board.table.entries:
        newer.apply(entry)
    assert newer.status == "unreadable"
    board.audience = Audience(newer)
    assert board.update(0).position is None
    assert board.update(0).table is not None
    with pytest.raises(NotHere, match="rules-unknown"):
        board.do(0, "decide", text="rock")
    assert "1: paper" not in record_text(newer, 0, was_over=False)
    assert "0: rock" in record_text(newer, 0, was_over=False)
    assert "1: paper" in record_text(newer, 0, was_over=True)
