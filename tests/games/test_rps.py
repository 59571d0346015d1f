"""Rock, paper, scissors: every rule, and the whole game once."""

import pytest

from sobremesa.core import CHANCE, JUDGE, WATCHER, Refusal
from sobremesa.core.match import Match
from sobremesa.core.record import record_of
from sobremesa.games.rps import GAME, HIDDEN
from tests.support.games import after
from tests.support.shows import shows

ROCK, PAPER, SCISSORS = range(3)


@shows("RPS-1")
def test_both_choose_at_once_and_in_any_order() -> None:
    assert after(GAME, 2).deciders() == [0, 1]
    assert after(GAME, 2, "1: rock").deciders() == [0]
    one, other = (
        after(GAME, 2, *lines) for lines in (("0: rock", "1: paper"), ("1: paper", "0: rock"))
    )
    assert one.view(JUDGE) == other.view(JUDGE)
    assert after(GAME, 2).legal(0) == ["rock", "paper", "scissors"]


@shows("RPS-1")
@pytest.mark.parametrize("choice", ["rock", "paper", "scissors"])
def test_a_choice_is_secret_until_both_have_chosen(choice: str) -> None:
    match = after(GAME, 2, f"0: {choice}")
    assert match.view(1).chosen == match.view(WATCHER).chosen == ((HIDDEN,), ())
    assert match.heard(1) == ["0: ?"]
    assert match.heard(0) == [f"0: {choice}"]
    match.play(1, "rock")
    assert match.heard(1)[1:] == match.heard(0)[1:] == [f"0: {choice}", "1: rock"]
    assert HIDDEN not in match.view(1).chosen[0]


@shows("RPS-1")
def test_a_choice_is_final() -> None:
    match = after(GAME, 2, "0: rock")
    for choice in ("rock", "paper"):
        with pytest.raises(Refusal, match="RPS-1"):
            match.play(0, choice)
    assert not match.may_undo(0)
    with pytest.raises(ValueError):
        match.undo(0)


@shows("RPS-2")
@pytest.mark.parametrize(
    ("better", "worse"), [("rock", "scissors"), ("scissors", "paper"), ("paper", "rock")]
)
def test_the_better_choice_takes_the_round(better: str, worse: str) -> None:
    assert after(GAME, 2, f"0: {better}", f"1: {worse}").view(WATCHER).won == (1, 0)
    assert after(GAME, 2, f"0: {worse}", f"1: {better}").view(WATCHER).won == (0, 1)


@shows("RPS-3")
@pytest.mark.parametrize("choice", ["rock", "paper", "scissors"])
def test_a_coin_decides_between_equal_choices(choice: str) -> None:
    tied = (f"0: {choice}", f"1: {choice}")
    match = after(GAME, 2, *tied)
    assert match.deciders() == [CHANCE]
    assert match.legal(CHANCE) == ["coin 0", "coin 1"]
    assert list(match.state.weights()) == []
    for seat in (0, 1):
        with pytest.raises(Refusal, match="RPS-1"):
            match.play(seat, "rock")
        assert after(GAME, 2, *tied, f"! coin {seat}").view(WATCHER).won[seat] == 1


@shows("RPS-3")
def test_without_a_tie_there_is_no_coin() -> None:
    for lines in ((), ("0: rock",), ("0: rock", "1: paper")):
        with pytest.raises(Refusal, match="RPS-3"):
            after(GAME, 2, *lines).play(CHANCE, "coin 0")


@shows("RPS-4")
def test_two_rounds_win() -> None:
    match = after(GAME, 2, "0: rock", "1: paper", "0: rock", "1: scissors", "0: rock", "1: paper")
    assert match.deciders() == []
    assert record_of(match).result == {"winners": [1], "points": [1, 2], "reason": "rounds"}
    assert match.state.result().rule == "RPS-4"
    for who, text in ((0, "rock"), (1, "rock"), (CHANCE, "coin 0")):
        with pytest.raises(Refusal, match="RPS-4"):
            match.play(who, text)


@shows("RPS-4")
def test_one_round_does_not() -> None:
    assert after(GAME, 2, "0: rock", "1: paper").deciders() == [0, 1]
    assert after(GAME, 2, "0: rock", "1: paper").state.result() is None


@pytest.mark.parametrize(
    "text", ["", "Rock", "rock ", " rock", "lizard", "coin", "coin 2", "0", "?"]
)
def test_what_is_no_notation_is_no_decision(text: str) -> None:
    with pytest.raises(ValueError, match="expected one of rock, paper, scissors, coin 0, coin 1"):
        Match(GAME, 2, {}).play(0, text)
