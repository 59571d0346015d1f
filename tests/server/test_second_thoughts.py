"""A secret choice may be changed until its step closes, where the game says so, and nobody can notice it.

Two tables play the same game side by side; at one of them people think again and again, and end with
what they had decided first. Everybody else must get the same bytes at both, all the time.
"""

import asyncio
import json
from dataclasses import replace
from random import Random

import msgspec
import pytest

from sobremesa.core import JUDGE, WATCHER, Action, AnyGame, Refusal, Seat, State
from sobremesa.library import ALL
from sobremesa.server.bots.aids import question_for
from sobremesa.server.table import log
from sobremesa.server.table.audience import Audience
from sobremesa.server.table.clock import ClockSetup
from sobremesa.server.table.proposals import NotHere
from sobremesa.server.table.records import record_text
from sobremesa.server.table.table import Table
from tests.core.sketches import rows
from tests.server.sansio import Board
from tests.server.support import Server, seated
from tests.server.test_dryrun import attempt
from tests.server.test_games import SHORT


def always(before: State, who: Seat, action: Action) -> bool:
    return True


# They borrow the words of a real game. How far a row has come is a secret in the second one.
QUICK = {"rps": replace(ALL["rps"], may_undo=always)}
ROWS = {"rps": replace(rows.GAME, slug="rps", prefix="RPS", may_undo=always)}

GAMES = [
    ("rps", 2, QUICK), ("rps", 3, ROWS), ("evidencia", 2, ALL), ("misty", 2, ALL),
    ("misty", 4, ALL), ("euphoria", 4, ALL), ("pyramids", 3, ALL),
]  # fmt: skip


def everybody_but(board: Board, seat: Seat) -> list[Seat]:
    return [WATCHER, *(other for other in range(board.table.setup.players) if other != seat)]


def think_again(board: Board, seat: Seat, rng: Random) -> int:
    """Take back some decisions of the open step, decide otherwise, then as before; how often."""
    progress, changes = board.table.running, 0
    decided = [progress.game.write(action) for action in progress.mine(seat)]
    for goal in ("other", "same"):
        for _ in range(rng.randint(1, len(decided)) if goal == "other" else len(decided)):
            if not progress.may_undo(seat):
                break
            board.do(seat, "undo")
            changes += 1
        while seat in progress.drafts:
            so_far = len(progress.mine(seat))
            text = decided[so_far] if goal == "same" else rng.choice(progress.legal(seat))
            board.do(seat, "decide", text=text)
    return changes


@pytest.mark.parametrize(("slug", "players", "games"), GAMES)
def test_nobody_can_notice_that_somebody_thinks_again(
    slug: str, players: int, games: dict[str, AnyGame]
) -> None:
    changes = 0
    for thinker in range(players):  # the others get nothing of their own in between
        changes += compare(slug, players, games, thinker)
    assert changes > 5


def compare(slug: str, players: int, games: dict[str, AnyGame], thinker: Seat) -> int:
    rng, changes = Random(f"again {slug} {players} {thinker}"), 0
    options, clock = SHORT.get(slug, {}), ClockSetup("bank", 600, 2)
    plain, other = (
        Board(slug, players, options=options, clock=clock, games=games) for _ in range(2)
    )
    for board in (plain, other):
        board.do(0, "start")
    others = everybody_but(plain, thinker)
    for _ in range(60):
        if plain.over():
            break
        seat = rng.choice(plain.table.running.owed())
        text = rng.choice(plain.table.running.legal(seat))
        for board in (plain, other):
            board.now += 700
            board.do(seat, "decide", text=text)
        progress = other.table.running
        if progress.mine(thinker) and progress.may_undo(thinker) and not other.over():
            changes += think_again(other, thinker, rng)
        for listener in others:
            assert plain.bytes_for(listener) == other.bytes_for(listener)
            assert record_text(plain.table, listener, False) == record_text(
                other.table, listener, False
            )
    one, two = plain.table.running.match, other.table.running.match
    assert (one.events, one.lines(JUDGE)) == (two.events, two.lines(JUDGE))
    return changes


def running(slug: str, players: int, games: dict[str, AnyGame], **setting: object) -> Board:
    board = Board(slug, players, games=games, **setting)  # type: ignore[arg-type]  # keywords
    board.do(0, "start")
    return board


def test_the_last_word_counts_and_only_until_the_step_closes() -> None:
    board = running("rps", 2, QUICK)
    assert board.position(0).instead == []
    board.do(0, "decide", text="rock")
    mine = board.position(0)
    assert (mine.legal, mine.instead, mine.deciders, mine.may_undo) == (
        [], ["rock", "paper", "scissors"], [1], True
    )  # fmt: skip
    assert board.position(1).instead == []
    with pytest.raises(Refusal, match="RPS-1"):
        board.do(0, "decide", text="paper")
    board.do(0, "undo")
    mine = board.position(0)
    assert (mine.legal, mine.instead, mine.deciders, mine.may_undo) == (
        ["rock", "paper", "scissors"], [], [0, 1], False
    )  # fmt: skip
    assert board.position(WATCHER).deciders == [1]
    with pytest.raises(Refusal, match="RPS-3"):
        board.do(0, "decide", text="coin 0")
    board.do(0, "decide", text="paper")
    assert board.position(0).deciders == [1]
    board.do(1, "decide", text="rock")
    assert board.table.running.match.lines() == ["0: paper", "1: rock"]
    for seat in (0, 1):
        with pytest.raises(NotHere, match="undo-final"):
            board.do(seat, "undo")


def test_a_second_thought_needs_no_sentence() -> None:
    board = running("rps", 2, QUICK)
    for text in ("rock", "paper"):
        board.do(0, "decide", text=text)
        board.do(0, "undo")
    pieces = board.audience.update(0, "es", None, {}, board.now).pieces
    assert [piece.words for piece in pieces if piece.kind == "undone"] == ["", ""]


def test_what_was_decided_counts_while_somebody_still_thinks() -> None:
    board = running("rps", 2, QUICK)
    board.do(0, "decide", text="rock")
    board.do(0, "undo")
    board.do(1, "decide", text="scissors")
    assert board.table.running.match.lines() == ["0: rock", "1: scissors"]
    assert board.position(0).deciders == [0, 1], "the next round"
    board.do(0, "decide", text="paper")
    assert board.position(0).deciders == [1]


def test_a_choice_that_the_rules_call_final_is_final() -> None:
    board = running("rps", 2, {**ALL})
    board.do(0, "decide", text="rock")
    assert board.position(0).instead == []
    with pytest.raises(NotHere, match="undo-final"):
        board.do(0, "undo")


def test_a_row_can_be_laid_anew_and_how_far_it_is_stays_a_secret() -> None:
    board = running("rps", 3, ROWS, clock=ClockSetup("bank", 600, 5))
    seen = {w: board.bytes_for(w) for w in (WATCHER, 1, 2)}
    for text in ("place a", "place b"):
        board.do(0, "decide", text=text)
        assert {w: board.bytes_for(w) for w in seen} == seen, "neither a frame nor a second more"
    board.do(0, "undo")
    board.do(0, "undo")
    board.do(0, "decide", text="place c")
    assert board.position(0).legal == ["place a", "place b"]
    board.do(0, "decide", text="place b")
    assert {w: board.bytes_for(w) for w in seen} == seen
    board.do(0, "decide", text="place a")
    assert {w: board.bytes_for(w) for w in seen} != seen, "it is complete"
    for _ in range(3):
        board.do(0, "undo")
    assert board.table.running.owed() == [1, 2]
    for seat in (1, 2):
        for text in ("place a", "place b", "place c"):
            board.do(seat, "decide", text=text)
    assert board.table.running.match.lines()[:3] == ["0: place c", "1: place a", "2: place a"]


def test_what_a_seat_knows_while_it_thinks_again_fits_together() -> None:
    """Hints are worked out from view and heard lines; both are of the draft."""
    board = running("evidencia", 2, {**ALL})
    texts = board.position(0).legal
    board.do(0, "decide", text=texts[0])
    board.do(0, "undo")
    question = question_for(board.table, "guest0")
    assert question.legal
    assert not any(line.startswith("0: play") for line in question.heard)
    game = ALL["evidencia"]
    guess = game.belief(question.view, question.heard).sample(Random(1))
    assert game.view(guess, 0) == question.view


def test_a_program_that_takes_over_begins_with_what_counts() -> None:
    board = running("rps", 3, ROWS, clock=ClockSetup("decision", 30))
    board.do(0, "decide", text="place a")
    board.do(0, "undo")
    fell = board.wait(31_000)
    assert isinstance(fell[0], log.TimedOut)
    assert board.table.running.drafts == {}
    assert board.table.running.legal(0) == ["place b", "place c"]
    board.bot(0, "place c")
    assert [e.action for e in board.table.running.match.events if e.who == 0] == [0, 2]


def test_a_log_read_again_gives_the_same_bytes_to_everybody() -> None:
    board = running("rps", 3, ROWS)
    for seat, what in (
        (0, "place a"),
        (0, "place c"),
        (1, "place b"),
        (0, ""),
        (0, "place b"),
        (0, ""),
    ):
        board.do(seat, "decide", text=what) if what else board.do(seat, "undo")
    again = Audience(Table(board.table.name, ROWS))
    for entry in board.table.entries:
        again.apply(log.decode(log.encode(entry)))
    for listener in (WATCHER, 0, 1, 2):
        fresh = msgspec.json.encode(again.update(listener, "en", None, {}, board.now))
        assert fresh == msgspec.json.encode(
            board.audience.update(listener, "en", None, {}, board.now)
        )
    assert again.table.running.legal(0) == ["place b", "place c"]


def test_an_earlier_log_took_decisions_back_for_all_to_see() -> None:
    """Entries without the word `secret`, as logs have them that are older than second thoughts."""
    board = running("rps", 2, QUICK)
    board.do(0, "decide", text="rock")
    assert log.decode(b'{"kind":"undone","time":1,"seat":0}') == log.Undone(time=1, seat=0)
    board.apply(log.Undone(time=board.now, guest="guest0", seat=0))
    assert board.position(1).deciders == [0, 1]
    board.do(1, "decide", text="rock")
    board.do(0, "decide", text="paper")
    assert board.table.running.match.lines() == ["0: paper", "1: rock"]


def test_a_dry_run_follows_the_draft_and_changes_nothing() -> None:
    board = running("rps", 3, ROWS)
    for text in ("place a", "place b", "place c"):
        board.do(0, "decide", text=text)
    board.do(0, "undo")
    board.do(0, "undo")
    first, second = attempt(board, 0, ("place c", -1), ("place b", 0))
    assert (first.legal, first.final) == (["place b"], False)
    assert (second.legal, second.final) == ([], True)
    assert board.table.running.drafts == {0: [0]}
    assert [event.action for event in board.table.running.match.events] == [0, 1, 2]


def test_over_real_sockets_nobody_else_gets_a_frame(house: Server) -> None:
    asyncio.run(changed_on_the_wire(house))


async def changed_on_the_wire(house: Server) -> None:
    ana, bea = await seated(house, "evidencia", 2, 2, clock={"kind": "bank", "time": 600})
    await ana.until(lambda: ana.legal)
    first, second = ana.legal
    await ana.ask("decide", text=first)
    await bea.until(lambda: "0: play ?" in bea.lines())
    frames = len(bea.frames)
    await ana.ask("undo")
    await ana.ask("decide", text=second)
    await bea.ask("ping")
    assert [json.loads(frame)["say"] for frame in bea.frames[frames:]] == ["pong"]
    await bea.ask("decide", text=bea.legal[0])
    await bea.until(lambda: f"0: {second}" in bea.lines())
    assert f"0: {first}" not in bea.lines()
    for line in (ana, bea):
        await line.close()
