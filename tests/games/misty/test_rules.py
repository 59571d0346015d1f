"""The rules that no example of the document shows."""

import tomllib
from itertools import count, pairwise
from random import Random

import pytest

from sobremesa.core import CHANCE, JUDGE, WATCHER, Refusal, legal_texts, play
from sobremesa.core.data import DataError
from sobremesa.core.record import read_speaker
from sobremesa.games.misty import GAME, components
from sobremesa.games.misty.actions import column_of, row_of
from sobremesa.games.misty.components import CARDS, DRAWINGS, KIND, KINDS, NAMES, NUMBERS
from sobremesa.games.misty.notation import rows, write_window
from sobremesa.games.misty.refusals import bad_feed
from sobremesa.games.misty.rules import Misty
from sobremesa.games.misty.solver import solve
from sobremesa.games.misty.view import view
from sobremesa.games.misty.window import EMPTY, Window, places
from tests.games.misty.support import activation, after, complete, laid, say, scored, wander
from tests.support.documents import RULES
from tests.support.games import after as matched
from tests.support.shows import shows

DEAL = "! deal 1.1 0=F01,L01,M01,P01,R01,S01 1=D01,F02,L02,P02,S02,U01"
PLAYER_COUNTS = (2, 3, 4)
VARIANTS = ("standard", "introductory")


def until(state: Misty, rng: Random, step: str) -> Misty:
    """Random play until this step is next."""
    while view(state, WATCHER).step != step:
        wander(state, rng, 1)
    return state


# The cards


@shows("MIS-1", "MIS-R1")
def test_there_are_54_cards_whose_letter_is_their_kind() -> None:
    assert len(NAMES) == len(set(NAMES)) == 54
    counts = {kind: sum(card[1] == kind for card in CARDS) for kind in KINDS}
    assert counts == {
        "up": 7, "down": 7, "left": 7, "right": 7, "flower": 7, "smile": 8, "monster": 5, "plain": 6,
    }  # fmt: skip
    letters = {kind: {card[0][0] for card in CARDS if card[1] == kind} for kind in KINDS}
    assert sorted(letters.values(), key=min) == [{letter} for letter in "DFLMPRSU"]


@shows("MIS-2", "MIS-R2")
def test_every_arrow_card_moves_one_space_up_down_left_or_right_and_always_the_same_way() -> None:
    ways = {"U": "c2r1", "D": "c2r3", "L": "c1r2", "R": "c3r2"}
    for name in NAMES:
        if name[0] in ways:
            others = iter(f"P0{number}" for number in range(1, 7))
            cards = [
                [name if (c, r) == (2, 2) else next(others, "...") for c in (1, 2, 3)]
                for r in (1, 2, 3)
            ]
            window = complete(" / ".join(" ".join(row) for row in cards), small=True)
            target = window.move(NUMBERS[name])
            assert f"c{target % 4 + 1}r{target // 4 + 1}" == ways[name[0]]


@shows("MIS-3")
def test_cards_of_one_kind_are_interchangeable() -> None:
    rng = Random(3)
    for _ in range(50):
        cards = rng.sample(NAMES, 12)
        others = {kind: [n for n in NAMES if n[0] == kind] for kind in "DFLMPRSU"}
        for names in others.values():
            rng.shuffle(names)
        swapped = [others[card[0]].pop() for card in cards]
        texts = [
            " / ".join(" ".join(row[i : i + 4]) for i in (0, 4, 8)) for row in (cards, swapped)
        ]
        first, second = (solve(complete(text), False, False) for text in texts)
        assert first.totals == second.totals
        assert first.positions == second.positions


# Setup and flow


@shows("MIS-4", "MIS-R26")
def test_two_to_four_players_sit_at_the_table() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    for players in GAME.seats:
        state = until(GAME.start(players, {}), Random(4), "pick")
        assert list(state.deciders()) == list(range(players))
    assert 5 * 12 > 54


@shows("MIS-5", "MIS-7", "MIS-R20")
def test_every_round_starts_with_all_cards_and_empty_windows() -> None:
    state = GAME.start(2, {})
    for _ in range(3):
        if state.result() is not None:
            break
        seen = view(state, WATCHER)
        assert (seen.step, seen.phase, seen.stock_size) == ("deal", 1, 54)
        assert list(state.legal(CHANCE)) == list(range(54))
        assert [window.spaces for window in seen.windows] == [(), ()]
        round_ = seen.round
        while view(state, WATCHER).round == round_ and state.result() is None:
            wander(state, Random(5), 1)


@shows("MIS-6", "MIS-R27")
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_a_deal_draws_each_card_from_the_stock_with_equal_odds(players: int) -> None:
    state = GAME.start(players, {})
    drawn = set()
    for number in range(6 * players):
        assert list(state.deciders()) == [CHANCE]
        assert len(state.legal(CHANCE)) == 54 - number
        assert len(state.weights()) == 0  # all alike
        card = list(state.legal(CHANCE))[number % 5]
        assert card not in drawn
        drawn.add(card)
        state.apply(CHANCE, card)
    seen = view(state, 1)
    assert seen.hand_sizes == (6,) * players
    assert seen.stock_size == 54 - 6 * players
    assert len(seen.hand) == 6


@shows("MIS-8")
def test_options_are_agreed_before_the_first_deal() -> None:
    assert dict(GAME.settle({})) == {
        "variant": "standard",
        "rounds_to_win": 2,
        "smile_pairs": "adjacent",
        "match_tie": "shared",
        "feeding": "choose",
    }
    state = GAME.start(3, {"smile_pairs": "disjoint", "feeding": "auto"})
    before = view(state, WATCHER)
    wander(state, Random(8), 100)
    now = view(state, WATCHER)
    assert (now.variant, now.rounds_to_win, now.smile_pairs, now.match_tie, now.feeding) == (
        before.variant, 2, "disjoint", "shared", "auto",
    )  # fmt: skip


@shows("MIS-R3")
def test_a_card_is_placed_after_all_choices_are_revealed() -> None:
    state = after(2, {}, DEAL, "0: pick F01", "1: pick F02", "0: pick D01", "1: pick S01")
    seen = view(state, 0)
    assert (seen.step, seen.revealed) == ("place", ("D01", "S01"))


@shows("MIS-R4")
def test_placements_are_decided_at_the_same_time_and_shown_together() -> None:
    state = after(2, {}, DEAL, "0: pick F01", "1: pick F02", "0: pick D01", "1: pick S01")
    step = state.together()
    assert step > 0
    say(state, "0: place c2r2")
    assert state.together() == step
    assert write_window(view(state, 1).windows[0].spaces) == "F01"
    say(state, "1: place c0r1")
    assert write_window(view(state, 1).windows[0].spaces) == "F01 ... / ... D01"
    assert write_window(view(state, 0).windows[1].spaces) == "S01 F02"


@shows("MIS-R5", "MIS-10", "MIS-12")
def test_choices_and_placements_may_be_changed_until_everybody_has_decided() -> None:
    match = matched(GAME, 2, DEAL, "0: pick F01")
    for text in ("pick F01", "pick L01"):
        with pytest.raises(Refusal, match="MIS-10"):
            match.play(0, text)
    match.undo(0)
    match.play(0, "pick L01")
    assert match.heard(1)[-1] == "0: pick ?"
    match.play(1, "pick F02")
    assert match.lines() == [DEAL, "0: pick L01", "1: pick F02"]
    for text in ("0: pick D01", "1: pick S01", "0: place c2r1"):
        match.play(*read_speaker(text))
    with pytest.raises(Refusal, match="MIS-12"):
        match.play(0, "place c2r2")
    match.undo(0)
    match.play(0, "place c2r2")
    match.play(1, "place c2r1")
    assert write_window(match.view(1).windows[0].spaces) == "L01 ... / ... D01"
    assert not any(match.may_undo(seat) for seat in (0, 1))


@shows("MIS-10", "MIS-12")
def test_in_edition_1_0_choices_and_placements_are_final() -> None:
    match = matched(GAME.earlier[0], 2, DEAL, "0: pick F01")
    assert not match.may_undo(0)


@shows("MIS-23")
def test_a_place_outside_the_grid_is_outside_the_window() -> None:
    lines = (DEAL, "0: pick F01", "1: pick F02", "0: pick D01", "1: pick S01")
    for game, rule in ((GAME, "MIS-23"), (GAME.earlier[0], "MIS-9")):
        for text in ("place c5r1", "place c1r5", "place c99r0", "place c7r7"):
            with pytest.raises(Refusal, match=f"^{rule}$"):
                matched(game, 2, *lines).play(0, text)
    cases = (
        ((), "MIS-6"), ((DEAL,), "MIS-9"), ((*lines, "0: place c2r1"), "MIS-12"),
    )  # fmt: skip
    for position, rule in cases:
        with pytest.raises(Refusal, match=f"^{rule}$"):
            matched(GAME, 2, *position).play(0, "place c5r1")


@shows("MIS-R6")
def test_hands_are_passed_when_everybody_has_placed() -> None:
    state = after(2, {}, DEAL, "0: pick F01", "1: pick F02", "0: pick D01", "1: pick S01")
    say(state, "0: place c2r1")
    assert view(state, 0).hand == ("L02", "P02", "S02", "U01")
    say(state, "1: place c2r1")
    assert view(state, 0).hand == ("L01", "M01", "P01", "R01")


@shows("MIS-R24")
def test_hands_of_the_introductory_variant_go_left_right_left() -> None:
    state = GAME.start(3, {"variant": "introductory"})
    rng = Random(24)
    for passing in ("left", "right", "left"):
        until(state, rng, "pick")
        seen = view(state, JUDGE)
        assert seen.passing == passing
        before = seen.known_hands
        for seat in range(3):
            play(GAME, state, seat, legal_texts(GAME, state, seat)[0])
        while view(state, JUDGE).step == "place":
            wander(state, rng, 1)
        held = view(state, JUDGE).known_hands
        for seat in range(3):
            giver = (seat - 1) % 3 if passing == "left" else (seat + 1) % 3
            assert set(held[seat] or ()) < set(before[giver] or ())
        until(state, rng, "deal" if seen.phase < 3 else "activate")


@shows("MIS-R25", "MIS-73")
def test_the_introductory_variant_keeps_all_cards_the_scoring_and_the_rounds_to_win() -> None:
    state = GAME.start(2, {"variant": "introductory"})
    assert list(state.legal(CHANCE)) == list(range(54))
    assert not scored(state, [[9, 8]])[-1]
    assert scored(state, [[9, 8]])[-1]
    small = complete("S01 S02 F01 / R01 M01 P01 / D01 P02 P03", small=True)
    assert small.score(False) == 3 + 2 + 6


# Windows


def fill(window: Window, rng: Random) -> list[int]:
    """Place cards at random until the window is complete: the number of spaces open each time."""
    numbers: list[int] = []
    for card in count():
        options = list(window.places())
        if not options:
            return numbers
        numbers.append(len(options))
        place = rng.choice(options)
        window.place(card, column_of(place), row_of(place))
    raise AssertionError


@shows("MIS-25")
def test_a_placed_card_stays_until_the_activation() -> None:
    state = until(GAME.start(2, {}), Random(25), "place")
    neighbours: set[tuple[str, str]] = set()
    while view(state, WATCHER).step != "activate" and view(state, WATCHER).round == 1:
        spaces = view(state, WATCHER).windows[0].spaces
        for row in spaces:
            assert all(len(stack) <= 1 for stack in row)
        now = {(a[0], b[0]) for row in spaces for a, b in pairwise(row) if a and b}
        assert neighbours <= now  # whatever lies beside a card stays there
        neighbours = now
        wander(state, Random(25), 1)


@shows("MIS-R8")
def test_four_cards_across_make_a_wide_window_and_four_down_a_high_one() -> None:
    wide, high = laid("P01 P02 P03 P04"), laid("P01 / P02 / P03 / P04")
    both = laid("P01 P02 P03 / P04 P05 P06 / S01 S02 S03")
    fill(wide, Random(1))
    fill(high, Random(1))
    assert (wide.width, wide.height, high.width, high.height) == (4, 3, 3, 4)
    assert len(both.places()) == 12  # on all four sides


@shows("MIS-R31")
@pytest.mark.parametrize("small", [False, True])
def test_there_is_a_space_for_every_card_until_the_window_is_complete(small: bool) -> None:
    cards = 9 if small else 12
    frames = {(3, 3)} if small else {(3, 4), (4, 3)}
    for seed in range(50):
        window = Window(small, EMPTY[:])
        numbers = fill(window, Random(seed))
        assert len(numbers) == cards
        assert numbers[0] == numbers[-1] == 1
        assert (window.width, window.height) in frames


@shows("MIS-27")
@pytest.mark.parametrize(
    ("small", "shapes", "most"),
    [
        (False, 3945, [1, 8, 12, 15, 17, 16, 15, 14, 13, 12, 2, 1]),
        (True, 295, None),
    ],
)
def test_the_shapes_on_the_way_are_those_that_were_counted(
    small: bool, shapes: int, most: list[int] | None
) -> None:
    """Section 13 of the rules: different shapes of occupied spaces, most spaces open."""
    level, found, widest = {0}, 0, []
    while level:
        following = set()
        widest.append(max(len(places(shape, small)) for shape in level))
        for shape in level:
            for place in places(shape, small):
                window = Window(small, EMPTY[:])
                window.shape = shape
                window.width = 1
                window.place(0, column_of(place), row_of(place))
                following.add(int(window.shape))
        found += len(following)
        level = following
    assert found == shapes
    assert widest.pop() == 0
    assert most is None or widest == most


@shows("MIS-R10")
def test_a_covered_card_never_comes_free_again() -> None:
    rng = Random(10)
    for _ in range(200):
        cards = rng.sample(NAMES, 12)
        window = complete(" / ".join(" ".join(cards[i : i + 4]) for i in (0, 4, 8)))
        under: set[int] = set()
        while window.ready:
            ready = [card for card in range(54) if window.ready >> card & 1]
            window.move(rng.choice(ready))
            now = {card for stack in window.stacks() for card in stack[:-1]}
            assert under <= now
            assert not any(window.ready >> card & 1 for card in now)
            under = now


@shows("MIS-R12")
def test_no_uncovered_arrow_card_is_left_unmoved() -> None:
    state = activation()
    assert legal_texts(GAME, state, 0) == ["move L01", "move R01"]
    for text in ("stop", "pass"):
        with pytest.raises(Refusal):
            play(GAME, state, 0, text)
    say(state, "0: move R01")
    assert view(state, 0).windows[0].moved == ("R01", "L01")  # the last one moves unasked


@shows("MIS-R13")
def test_the_frame_does_not_shrink_when_a_row_empties() -> None:
    window = complete("U01 U02 U03 / D01 P01 U04 / P02 P03 P04", small=True)
    for card in ("U01", "U02", "U03", "U04"):
        window.move(NUMBERS[card])
    assert write_window(rows(window)) == "... ... U04 / D01 P01 ... / P02 P03 P04"


@shows("MIS-R14", "MIS-R33")
def test_a_monster_eats_at_any_distance_and_lies_alone_where_the_flower_was() -> None:
    window = complete("M01 P01 P02 / P03 P04 P05 / P06 S01 F01", small=True)
    window.feed(NUMBERS["M01"], NUMBERS["F01"])
    assert write_window(rows(window)) == "... P01 P02 / P03 P04 P05 / P06 S01 M01"
    assert window.score(False) == 8


@shows("MIS-R16")
def test_a_covered_flower_is_not_eaten() -> None:
    window = complete("M01 P01 P02 / R01 F01 P05 / P06 S01 P03", small=True)
    window.move(NUMBERS["R01"])
    assert window.food == 0
    assert bad_feed(window, NUMBERS["M01"], NUMBERS["F01"], False) == "MIS-35"


@shows("MIS-R17")
def test_the_top_card_of_a_stack_does_not_count() -> None:
    assert complete("P01 P02+R01 ... / ... ... ... / ... ... ...", small=True).score(False) == 1


@shows("MIS-R34")
def test_only_arrow_cards_and_then_monsters_can_be_activated() -> None:
    state = activation()
    assert all(text.startswith("move ") for text in legal_texts(GAME, state, 0))
    say(state, "0: move R01")
    assert all(text.startswith("feed ") for text in legal_texts(GAME, state, 0))


# Rounds and matches


@shows("MIS-R23")
def test_activations_may_be_interleaved_in_any_way() -> None:
    ends = set()
    for seed in range(20):
        state, rng = activation(), Random(seed)
        while state.result() is None:
            who = rng.choice(list(state.deciders()))
            state.apply(who, state.legal(who)[0])
        ends.add(view(state, WATCHER))
    assert len(ends) == 1


@shows("MIS-55")
def test_scores_are_not_carried_over() -> None:
    state = GAME.start(2, {"rounds_to_win": 3})
    scored(state, [[20, 3], [4, 5], [4, 5], [4, 5]])
    result = state.result()
    assert result is not None
    assert result.winners == (1,)
    assert result.points == (1, 3)


@shows("MIS-R28")
def test_ten_points_are_an_ordinary_score() -> None:
    """Perfect activation of random windows gives less than 10 on average, and 10 now and then."""
    rng = Random(28)
    best = []
    for _ in range(300):
        cards = rng.sample(NAMES, 12)
        text = " / ".join(" ".join(cards[i : i + 4]) for i in (0, 4, 8))
        best.append(solve(complete(text), False, False).best)
    assert 10 in best
    assert 4 < sum(best) / len(best) < 10


@shows("MIS-R29")
@pytest.mark.parametrize("rounds", [1, 2, 3])
@pytest.mark.parametrize("players", PLAYER_COUNTS)
def test_a_match_ends_when_somebody_has_won_the_agreed_rounds(players: int, rounds: int) -> None:
    state = GAME.start(players, {"rounds_to_win": rounds, "variant": "introductory"})
    wander(state, Random(rounds), 100_000)
    result = state.result()
    assert result is not None
    assert max(result.points) == rounds
    assert len(state.past) <= players * (rounds - 1) + 1  # MIS-60
    assert not any(state.deciders())


@shows("MIS-R32")
def test_a_round_without_points_is_won_by_all() -> None:
    state = GAME.start(3, {})
    scored(state, [[0, 0, 0]])
    assert view(state, WATCHER).rounds_won == (1, 1, 1)


# Data


def test_wrong_data_are_refused_with_file_key_and_reason() -> None:
    cards = components.DATA["deck"]["cards"]
    cards[0]["kind"] = "plain"
    try:
        with pytest.raises(
            DataError, match=r"misty\.toml: deck\.cards\.U01: the id of a card is P"
        ):
            components.deck()
    finally:
        cards[0]["kind"] = "up"
    assert components.deck() == CARDS
    with pytest.raises(DataError, match=r"misty\.toml: options\.colour: the option is missing"):
        components.option_values("colour")


def test_the_data_of_the_program_are_those_of_the_document() -> None:
    assert tomllib.loads((RULES / "misty.toml").read_text(encoding="utf-8")) == components.DATA
    assert len(DRAWINGS) == len(KIND) == 54
