"""A piece of the log names the step of the replay that shows the table as it was then, to its listener."""

from random import Random

import msgspec
import pytest

from sobremesa.core import WATCHER, Seat
from sobremesa.core.match import Match
from sobremesa.server.records.clerk import Look, Shelf
from sobremesa.server.table.wire import Piece
from tests.server.sansio import Board
from tests.server.test_games import SHORT
from tests.server.test_replays import finished, played_of


def steps(match: Match, seat: Seat) -> list[list[str]]:
    """What a replay of a game as it is now shows to a seat, step by step: the lines."""
    found, first = list[list[str]](), 0
    shelf, game = Shelf(), played_of(match)
    while True:
        answer = finished(shelf, Look("it", game, seat, "en", first))
        assert isinstance(answer, bytes)
        page = msgspec.json.decode(answer)
        found += [frame["lines"] for frame in page["frames"]]
        first = len(found)
        if first == page["steps"]:
            return found


def last_heard(pieces: list[Piece]) -> list[tuple[int, str]]:
    """Where a piece says that its last line is to be seen; comments and answers aside have no step of their own."""
    return [(piece.at, piece.lines[-1]) for piece in pieces if piece.lines]


@pytest.mark.parametrize(
    ("slug", "players"), [("totem", 2), ("misty", 3), ("evidencia", 2), ("euphoria", 4), ("rps", 2)]
)
def test_every_piece_knows_its_step(slug: str, players: int) -> None:
    board = Board(slug, players, options=SHORT.get(slug, {}))
    board.do(0, "start")
    board.play_on(Random(7), 60)
    for listener in (WATCHER, 0, players - 1):
        shown = steps(board.table.running.match, listener)
        pieces = [piece for piece in board.update(listener).pieces if not secret(piece, listener)]
        for at, line in last_heard(pieces):
            assert line in shown[at], (at, line)
        assert pieces[-1].at == len(shown) - 1
        again = Board(slug, players, options=SHORT.get(slug, {}))
        for entry in board.table.entries[len(again.table.entries) :]:
            again.apply(entry)
            again.update(listener)  # who listens from the beginning gets the same numbers
        assert again.update(listener).pieces == board.update(listener).pieces


def secret(piece: Piece, listener: Seat) -> bool:
    """An own answer in a window that is still open: nothing that a replay may show yet."""
    return piece.step == "window" and piece.kind == "decided" and piece.seat == listener


def test_after_a_take_back_the_steps_are_those_of_the_game_as_it_is() -> None:
    board = Board("totem", 2)
    board.do(0, "start")
    board.play_on(Random(3), 14)
    before = board.update(0).pieces[-1].at
    seat = next(seat for seat in (0, 1) if board.table.running.may_undo(seat) or seat)
    if board.table.running.may_undo(seat):
        board.do(seat, "undo")
    else:
        board.do(seat, "offer", what="takeback")
        board.do(1 - seat, "answer", yes=True)
    after = board.update(0).pieces[-1].at
    assert after < before
    assert after == len(steps(board.table.running.match, 0)) - 1


def test_the_kind_of_step_is_told() -> None:
    board = Board("euphoria", 4)
    board.do(0, "start")
    board.play_on(Random(7), 40)
    kinds = {(piece.kind, piece.step) for piece in board.update(WATCHER).pieces if piece.lines}
    assert {("decided", ""), ("decided", "all"), ("closed", "window")} <= kinds
