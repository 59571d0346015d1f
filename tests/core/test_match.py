"""A game as it is played: bad input changes nothing, the log is told to each as it may be heard."""

from dataclasses import replace

import pytest

from sobremesa.core import CHANCE, JUDGE, WATCHER, Action, Event, Refusal, Seat, State, happenings
from sobremesa.core.fair import Fair, LuckyChance
from sobremesa.core.fast_random import FastRandom
from sobremesa.core.match import Match, blocks, in_order
from sobremesa.games import totem
from sobremesa.games.rps import GAME, HIDDEN
from tests.core.sketches import rows, solo, walk
from tests.support.games import after


def whatever(before: State, who: Seat, action: Action) -> bool:
    return True


THOUGHTFUL = replace(GAME, may_undo=whatever)  # but RPS-1 says that a choice is final
TIED = ("0: rock", "1: rock")
ROCK, PAPER, SCISSORS, COIN = range(4)


def everything(match: Match) -> tuple[object, ...]:
    return (
        match.events[:],
        match.deciders(),
        match.view(JUDGE),
        [match.heard(seat) for seat in range(match.players)],
        match.lines(),
    )


@pytest.mark.parametrize("players", [0, 1, 3, -2, "2", 2.0, True, None, [2], 10**30])
def test_a_number_of_players_that_does_not_fit_is_named(players: object) -> None:
    with pytest.raises(ValueError, match=r"^rps is for 2 players, not "):
        Match(GAME, players, {})  # type: ignore[arg-type]  # whatever a program sends
    with pytest.raises(ValueError, match=r"^totem is for 2 to 4 players, not 7"):
        Match(totem.GAME, 7, {})


def test_an_option_that_does_not_fit_is_named() -> None:
    with pytest.raises(ValueError, match="there is no option lizard; the options are none"):
        Match(GAME, 2, {"lizard": True})
    with pytest.raises(ValueError, match="option victims takes one or one_per_colour, not 1"):
        Match(totem.GAME, 2, {"victims": 1})


@pytest.mark.parametrize(
    ("who", "text", "error"),
    [
        (0, "lizard", ValueError("expected one of rock, paper, scissors, coin 0, coin 1")),
        (0, "", ValueError("expected one of rock")),
        (0, "Rock", ValueError("expected one of rock")),
        (0, "rock ", ValueError("expected one of rock")),
        (2, "rock", ValueError("there is no seat 2; the seats are 0 to 1")),
        (WATCHER, "rock", ValueError("there is no seat -2")),
        (JUDGE, "rock", ValueError("there is no seat -3")),
        (True, "rock", ValueError("there is no seat True")),
        (0, "coin 1", Refusal("RPS-3")),
        (CHANCE, "coin 1", Refusal("RPS-3")),
        (1, "rock", Refusal("RPS-1")),
    ],
)
def test_bad_input_names_what_is_wrong_and_changes_nothing(
    who: int, text: str, error: Exception
) -> None:
    match = after(GAME, 2, *TIED, "! coin 0", "1: paper")
    before = everything(match)
    with pytest.raises(type(error), match=str(error)):
        match.play(who, text)
    assert everything(match) == before


def test_an_illegal_event_changes_nothing() -> None:
    match = after(GAME, 2, "0: rock")
    before = everything(match)
    for event in (Event(0, ROCK), Event(CHANCE, COIN), Event(1, COIN), Event(1, 99)):
        with pytest.raises(Refusal):
            match.act(*event)
    assert everything(match) == before


def test_nothing_follows_the_end() -> None:
    match = after(GAME, 2, "0: rock", "1: paper", "0: rock", "1: paper")
    assert match.deciders() == []
    before = everything(match)
    for who in (0, 1, CHANCE):
        assert match.legal(who) == []
        with pytest.raises(Refusal, match="RPS-4"):
            match.play(who, "rock")
    with pytest.raises(ValueError, match="nothing is left to chance here"):
        match.draw(Fair.from_seed("1", 2))
    assert everything(match) == before


@pytest.mark.parametrize("seat", [2, -1, -2, True, "0", None, 0.0, 10**40, [0]])
def test_there_are_only_the_seats_of_the_game(seat: object) -> None:
    match = Match(GAME, 2, {})
    with pytest.raises(ValueError, match=r"^there is no seat .*; the seats are 0 to 1"):
        match.check_seat(seat)


def test_a_long_answer_is_cut() -> None:
    match = Match(GAME, 2, {})
    with pytest.raises(ValueError) as error:
        match.check_seat("x" * 100_000)
    assert len(str(error.value)) < 120


def test_others_than_the_seats_are_allowed_by_name() -> None:
    match = Match(GAME, 2, {})
    assert match.check_seat(WATCHER, WATCHER, JUDGE) == WATCHER
    assert match.check_seat(1, WATCHER) == 1


def test_what_a_seat_may_do_is_listed_only_while_it_is_asked() -> None:
    match = after(GAME, 2, "0: rock")
    assert match.legal(0) == []
    assert match.legal(1) == ["rock", "paper", "scissors"]


def test_each_hears_what_it_may_when_it_may() -> None:
    match = after(GAME, 2, "1: rock")
    assert match.heard(0) == match.heard(WATCHER) == ["1: ?"]
    assert match.heard(1) == match.heard(JUDGE) == ["1: rock"]
    match.play(0, "rock")
    assert match.heard(0) == ["1: ?", "0: rock", "1: rock"]


def test_what_was_heard_does_not_grow_in_the_listeners_hands() -> None:
    match = after(GAME, 2, "1: rock")
    heard = match.heard(0)
    heard.append("0: nonsense")
    match.play(0, "rock")
    assert heard == ["1: ?", "0: nonsense"]
    assert "0: nonsense" not in match.heard(0)


def test_a_view_is_what_a_seat_may_know() -> None:
    match = after(GAME, 2, "1: rock")
    assert match.view(0).chosen == match.view(WATCHER).chosen == ((), (HIDDEN,))
    assert match.view(1).chosen == match.view(JUDGE).chosen == ((), (ROCK,))


def test_chance_is_drawn_from_what_is_given() -> None:
    for seed in "123456789":
        fair, lucky = Fair.from_seed(seed, 2).below(2), FastRandom(seed).below(2)
        assert after(GAME, 2, *TIED).draw(Fair.from_seed(seed, 2)) == [f"! coin {fair}"]
        assert after(GAME, 2, *TIED).draw(LuckyChance(FastRandom(seed))) == [f"! coin {lucky}"]


def test_chance_has_nothing_to_draw_while_others_decide() -> None:
    match = after(GAME, 2)
    fair = Fair.from_seed("1", 2)
    with pytest.raises(ValueError, match="nothing is left to chance here"):
        match.draw(fair)
    assert fair.drawn == 0


def test_weighted_chance_follows_the_odds() -> None:
    match = after(solo.GAME, 1, "0: roll")
    assert match.draw(Fair.from_seed("a", 1))[0].startswith("! die ")


# Taking back


def test_a_last_decision_may_be_taken_back_where_the_game_says_so() -> None:
    start = ("! off 0:5 1:3", "0: start J18", "1: start J2", "! roll 3 5")
    match = after(totem.GAME, 2, *start, "0: use 5")
    assert match.heard(1)[-1] == "0: use 5"
    match.undo(0)
    assert match.lines() == match.heard(1) == [*start]
    assert match.legal(0) == after(totem.GAME, 2, *start).legal(0)
    for seat in (0, 1):
        with pytest.raises(ValueError, match="there is no last decision of yours"):
            match.undo(seat)
    assert match.lines() == [*start]


def test_nobody_takes_back_what_another_decided_or_what_is_final() -> None:
    match = after(totem.GAME, 2, "! off 0:5 1:3", "0: start J18")
    assert [match.may_undo(seat) for seat in (0, 1)] == [True, False]
    final = after(GAME, 2, "0: rock")
    assert not final.may_undo(0), "RPS-1"
    assert not Match(GAME, 2, {}).may_undo(0)


def test_a_secret_choice_can_be_taken_back_until_its_step_closes_whoever_chose_after_it() -> None:
    match = after(THOUGHTFUL, 2, "0: rock", "1: rock", "! coin 1", "0: rock")
    match.undo(0)
    assert match.deciders() == [0, 1]
    match.play(0, "paper")
    assert match.heard(1)[-1] == "0: ?", "as if nothing else had been there"
    match.play(1, "rock")
    assert match.lines() == ["0: rock", "1: rock", "! coin 1", "0: paper", "1: rock"]
    for seat in (0, 1):
        assert not match.may_undo(seat), "the step is closed"
    three = after(
        replace(rows.GAME, may_undo=whatever), 3, "0: place a", "1: place b", "0: place c"
    )
    three.undo(1)
    three.undo(0)
    assert [event.who for event in three.events] == [0]
    assert three.may_undo(0)
    assert not three.may_undo(1), "it has decided nothing in this step"
    assert not three.may_undo(2)


def test_a_position_can_be_seen_as_it_was() -> None:
    match = after(GAME, 2, *TIED, "! coin 0")
    assert [list(match.state_after(n).deciders()) for n in range(4)] == [
        [0, 1],
        [1],
        [CHANCE],
        [0, 1],
    ]
    assert match.notes(0, WATCHER) == []


# Blocks: how events are grouped into lines


def test_runs_of_chance_and_simultaneous_steps_are_blocks() -> None:
    events = [Event(1, ROCK), Event(0, ROCK), Event(CHANCE, COIN), Event(0, ROCK), Event(1, PAPER)]
    found = blocks(happenings(Match(GAME, 2, {}).state, events))
    assert [[each.event for each in block] for block in found] == [
        [Event(0, ROCK), Event(1, ROCK)],
        [Event(CHANCE, COIN)],
        [Event(0, ROCK), Event(1, PAPER)],
    ]


def test_two_steps_that_follow_each_other_are_two_blocks() -> None:
    first = [Event(seat, card) for seat in (1, 0) for card in range(3)]
    found = blocks(happenings(Match(rows.GAME, 2, {}).state, [*first, Event(1, 0)]))
    assert [len(block) for block in found] == [6, 1]


def test_grouping_changes_no_position() -> None:
    match = after(walk.GAME, 2, "1: step 1")
    list(blocks(match.happenings()))
    assert match.lines() == ["1: step 1"]


def test_the_order_of_a_block_is_by_turns_and_seats() -> None:
    a, b, c, d = Event(2, 7), Event(2, 1), Event(0, 9), Event(1, 1)
    assert in_order([a, b, c, d]) == [c, d, a, b]
    assert in_order([]) == []
