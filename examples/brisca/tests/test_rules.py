"""The rules one by one: a test is a sentence, a position is a list of lines."""

from itertools import pairwise

import pytest
from brisca_support import hand_of, refused, run, shows
from sobremesa_brisca import GAME
from sobremesa_brisca.components import NAMES, VALUE, members

from sobremesa.core import CHANCE, JUDGE, WATCHER, Note, happen
from sobremesa.core.match import Match

TWO = ["players 2", "! deal 0=1O,3C,7B 1=2E,4O,12C trump=5E"]


def last_three(zero: str, one: str, points: tuple[int, int]) -> Match:
    """Two players without a stock: their hands and what they have taken; espadas are trumps."""
    match = Match(GAME, 2, {})
    state = match.state
    state.hands = [sum(1 << NAMES.index(card) for card in hand.split()) for hand in (zero, one)]
    state.bag, state.trump, state.points = 0, 2, list(points)
    return match


@shows("BRI-1")
def test_two_to_four_play_and_partners_sit_across() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    with pytest.raises(ValueError, match="2 to 4 players"):
        GAME.start(5, {})
    state = GAME.start(4, {})
    state.points = [1, 2, 3, 4]
    assert state.score() == (4, 6, 4, 6)


@shows("BRI-2", "BRI-4")
def test_forty_cards_are_worth_120_points() -> None:
    assert len(NAMES) == 40
    assert [NAMES[0], NAMES[7], NAMES[-1]] == ["1O", "10O", "12B"]
    assert sum(VALUE) == 120
    worth = {name: VALUE[card] for card, name in enumerate(NAMES[:10])}
    assert worth == {
        "1O": 11, "2O": 0, "3O": 10, "4O": 0, "5O": 0, "6O": 0, "7O": 0, "10O": 2, "11O": 3, "12O": 4,
    }  # fmt: skip


@shows("BRI-4", "BRI-22")
@pytest.mark.parametrize(
    ("low", "high"), list(pairwise(["2B", "4B", "5B", "6B", "7B", "10B", "11B", "12B", "3B", "1B"]))
)
def test_each_card_beats_the_one_below_it(low: str, high: str) -> None:
    for first, second in ((low, high), (high, low)):
        match = last_three(first, second, (0, 0))
        match.play(0, f"play {first}")
        match.play(1, f"play {second}")
        assert match.state.leader == (second == high)


@shows("BRI-3", "BRI-R1")
def test_three_play_without_the_two_of_copas_also_if_copas_are_trumps() -> None:
    state = GAME.start(3, {})
    assert "2C" not in [NAMES[card] for card in members(state.bag)]
    assert state.bag.bit_count() == 39
    line = "! deal 0=1O,2O,3O 1=4O,5O,6O 2=7O,10O,2C trump=5C"
    assert refused(state, line) == "BRI-12"
    assert run(["players 3", line.replace("2C", "3C")]).trump == 1


@shows("BRI-5", "BRI-30")
def test_nobody_swaps_at_a_table_that_has_not_agreed_on_it() -> None:
    assert GAME.settle({}) == {"exchange": False}
    swap = ["players 2", "! deal 0=7E,3C,1B 1=4O,5O,6O trump=1E", "0: play 3C", "1: play 4O"]
    swap += ["! draw 0 6B", "! draw 1 7O"]
    assert refused(run(swap), "0: swap 7E") == "BRI-30"
    state = run(["option exchange=true", *swap])
    assert [GAME.write(action) for action in state.legal(0)][-1] == "swap 7E"


@shows("BRI-10", "BRI-11", "BRI-13")
def test_a_deal_is_three_cards_each_and_one_turned_up_and_the_first_seat_leads() -> None:
    state = run(TWO)
    assert [hand.bit_count() for hand in state.hands] == [3, 3]
    assert (NAMES[state.turned], state.trump, list(state.deciders())) == ("5E", 2, [0])
    assert refused(state, TWO[1]) == "BRI-10"
    assert refused(GAME.start(2, {}), "0: play 1O") == "BRI-10"
    assert refused(GAME.start(3, {}), TWO[1]) == "BRI-10"
    assert refused(GAME.start(2, {}), TWO[1].replace("!", "0:")) == "BRI-10"


@shows("BRI-12")
def test_any_card_that_is_left_may_come_and_no_other() -> None:
    state = run([*TWO, "0: play 1O", "1: play 2E"])
    assert [action % 40 for action in state.legal(CHANCE)] == members(state.bag)
    assert list(state.weights()) == []
    assert refused(state, "! draw 1 5E") == "BRI-12"
    assert refused(GAME.start(2, {}), TWO[1].replace("3C", "1O")) == "BRI-12"


@shows("BRI-20", "BRI-R2")
def test_cards_are_played_in_the_order_of_the_seats() -> None:
    lines = ["players 3", "! deal 0=2O,3C,7B 1=1B,4O,12C 2=4C,5C,6C trump=5E", "0: play 2O"]
    state = run([*lines, "1: play 4O", "2: play 4C", "! draw 1 1O", "! draw 2 3O", "! draw 0 4E"])
    assert list(state.deciders()) == [1]
    state = run([*lines, "1: play 4O"])
    assert list(state.deciders()) == [2]
    assert refused(state, "0: play 3C") == "BRI-20"


@shows("BRI-21", "BRI-R8")
def test_any_card_of_ones_own_hand_may_be_played_also_the_last() -> None:
    state = run([*TWO, "0: play 1O"])
    assert [GAME.write(action) for action in state.legal(1)] == ["play 4O", "play 12C", "play 2E"]
    assert refused(state, "1: play 3C") == "BRI-21"
    match = last_three("1O", "2O", (0, 0))
    assert match.legal(0) == ["play 1O"]


@shows("BRI-22", "BRI-23", "BRI-26")
def test_the_smallest_trump_takes_the_ace_that_was_led() -> None:
    before = run([*TWO, "0: play 1O"])
    happening = happen(before, 1, GAME.read("play 2E"))
    assert happening.after.score() == (0, 11)
    assert happening.after.leader == 1
    assert GAME.tell(happening, WATCHER) == [Note("won", "BRI-22", {"seat": 1, "points": 11})]


@shows("BRI-24")
def test_the_winner_of_the_trick_draws_first_and_nobody_decides_it() -> None:
    state = run([*TWO, "0: play 1O", "1: play 2E"])
    assert list(state.deciders()) == [CHANCE]
    assert refused(state, "! draw 0 1B") == "BRI-24"
    assert refused(state, "1: draw 1 1B") == "BRI-24"
    assert refused(state, "1: play 4O") == "BRI-20"
    assert refused(run(TWO), "! draw 0 1B") == "BRI-24"


@shows("BRI-25", "BRI-R7")
def test_the_last_to_draw_takes_the_turned_up_card_without_a_line() -> None:
    state = run([*TWO, "0: play 1O", "1: play 2E"])
    state.bag = 1 << NAMES.index("3B")
    happening = happen(state, CHANCE, GAME.read("draw 1 3B"))
    after = happening.after
    assert (after.turned, list(after.deciders())) == (-1, [1])
    assert hand_of(after, 0, 1) == ["5E", "?", "?"]
    said = Note("took", "BRI-25", {"seat": 0, "number": 5, "suit": "E"})
    assert GAME.tell(happening, 1) == [said]
    for who, text in (1, "play 4O"), (0, "play 3C"):
        after.apply(who, GAME.read(text))
    assert list(after.deciders()) == [1], "nobody draws any more"


SWAPS = ["option exchange=true", "players 2"]
FIRST = ["0: play 3C", "1: play 4O", "! draw 0 6B", "! draw 1 7O"]


@shows("BRI-30", "BRI-R5")
def test_only_who_has_won_the_latest_trick_swaps_before_leading() -> None:
    state = run([*SWAPS, "! deal 0=7E,3C,2B 1=4O,5O,6O trump=1E"])
    assert refused(state, "0: swap 7E") == "BRI-30"
    lines = [*SWAPS, "! deal 0=1B,3C,2B 1=4O,7E,6O trump=1E", *FIRST]
    assert refused(run(lines), "1: swap 7E") == "BRI-30"
    state = run([*lines, "0: play 1B"])
    assert refused(state, "1: swap 7E") == "BRI-30"
    state.trick, state.turned = [], -1
    assert refused(state, "1: swap 7E") == "BRI-30"


@shows("BRI-31", "BRI-32", "BRI-R6")
@pytest.mark.parametrize("turned", ["1E", "3E", "12E", "11E", "10E", "7E", "6E", "5E", "4E", "2E"])
def test_the_seven_swaps_what_counts_and_the_two_what_does_not(turned: str) -> None:
    held = [card for card in ("7E", "2E", "6B") if card != turned][:2]
    state = run([*SWAPS, f"! deal 0={','.join(held)},3C 1=4O,5O,6O trump={turned}", *FIRST[:2]])
    for who in (0, 1):
        state.apply(CHANCE, GAME.read(f"draw {who} {('12B', '7O')[who]}"))
    swaps = [GAME.write(action) for action in state.legal(0) if GAME.write(action)[0] == "s"]
    by_seven, by_two = (
        turned in ["1E", "3E", "12E", "11E", "10E"],
        turned in ["7E", "6E", "5E", "4E"],
    )
    assert swaps == (["swap 7E"] if by_seven else ["swap 2E"] if by_two else [])
    if not by_seven:
        assert refused(state, "0: swap 7E") == "BRI-31"
    if not by_two:
        assert refused(state, "0: swap 2E") == "BRI-32"
    assert refused(state, "0: swap 12B") == "BRI-31"


@shows("BRI-33", "BRI-R6")
def test_a_swap_is_seen_by_all_and_leaves_the_lead() -> None:
    lines = [*SWAPS, "! deal 0=7E,2E,3C 1=4O,5O,6O trump=1E", *FIRST, "0: swap 7E", "0: swap 2E"]
    state = run(lines)
    assert (NAMES[state.turned], state.trump, list(state.deciders())) == ("2E", 2, [0])
    assert hand_of(state, 0, 1) == ["1E", "7E", "?"]
    state.apply(0, GAME.read("play 1E"))
    assert hand_of(state, 0, 1) == ["7E", "?"]


@shows("BRI-40")
def test_it_is_over_when_all_cards_are_played() -> None:
    match = last_three("1O", "2O", (50, 59))
    match.play(0, "play 1O")
    assert match.state.result() is None
    match.play(1, "play 2O")
    assert match.deciders() == []
    for line in ("0: play 1O", "! draw 0 1O", "0: swap 7E", TWO[1]):
        assert refused(match.state, line) == "BRI-40"


def ends(players: int, points: list[int]) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    state = GAME.start(players, {})
    state.bag, state.trump, state.points = 0, 0, points
    result = state.result()
    assert result is not None
    assert result.reason == "counted"
    return result.winners, result.points, result.rule


@shows("BRI-41")
def test_two_play_for_more_than_sixty() -> None:
    assert ends(2, [61, 59]) == ((0,), (61, 59), "BRI-41")
    assert ends(2, [60, 60]) == ((), (60, 60), "BRI-41")


@shows("BRI-42", "BRI-R9")
def test_of_three_who_have_most_win_and_forty_each_is_a_draw() -> None:
    assert ends(3, [30, 50, 40]) == ((1,), (30, 50, 40), "BRI-42")
    assert ends(3, [50, 20, 50]) == ((0, 2), (50, 20, 50), "BRI-42")
    assert ends(3, [40, 40, 40])[0] == ()


@shows("BRI-43")
def test_partners_win_together() -> None:
    assert ends(4, [10, 30, 60, 20]) == ((0, 2), (70, 50, 70, 50), "BRI-43")
    assert ends(4, [0, 30, 60, 30])[0] == ()


@shows("BRI-R3", "BRI-R4")
def test_all_see_what_was_played_and_nobody_a_hand_not_even_of_a_partner() -> None:
    deal = "! deal 0=2O,3C,7B 1=1B,4O,12C 2=4C,5C,6C 3=1O,2C,3O trump=5E"
    plays = ["0: play 2O", "1: play 1B", "2: play 4C", "3: play 1O"]
    state = run(["players 4", deal, *plays])
    for seat in (0, 1, 2, 3, WATCHER):
        seen = GAME.view(state, seat)
        assert seen.played == ("1O", "2O", "4C", "1B")
        assert seen.last == ("2O", "1B", "4C", "1O")
        assert (seen.last_leader, seen.last_winner, seen.points) == (0, 3, (0, 22, 0, 22))
        for owner in range(4):
            assert seen.hands[owner] == ("?", "?") or owner == seat
    assert GAME.view(state, JUDGE).hands[2] == ("5C", "6C")


@shows("BRI-R10")
def test_a_game_is_one_deal() -> None:
    match = Match(GAME, 2, {})
    match.play(CHANCE, TWO[1].removeprefix("! "))
    while match.deciders():
        who = match.deciders()[0]
        match.act(who, int(match.state.legal(who)[0]))
    assert sum(match.state.score()) == 120
    deals = [line for line in match.lines() if line.startswith("! deal")]
    assert deals == ["! deal 0=1O,3C,7B 1=4O,12C,2E trump=5E"], "hands in canonical order"
