"""Full states that fit what a seat knows, and how likely they are."""

from collections import Counter
from random import Random

import pytest

from sobremesa.core import JUDGE, legal_texts
from sobremesa.games.misty import GAME
from sobremesa.games.misty.belief import belief
from sobremesa.games.misty.rules import Misty
from sobremesa.games.misty.view import view
from tests.games.misty.support import after, say, wander

SMALL_DEAL = "! deal 1.1 0=F02,F04,F05 1=D04,L05,P05 2=S01,S02,S03"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", ["standard", "introductory"])
def test_a_sample_gives_the_view_it_came_from(players: int, variant: str) -> None:
    state, rng = GAME.start(players, {"variant": variant}), Random(players)
    while state.result() is None:
        for seat in (*range(players), -2, JUDGE):
            seen = view(state, seat)
            world = belief(seen, []).sample(rng)
            assert view(world, seat) == seen
            assert list(world.deciders()) == list(state.deciders())
            assert world.together() == state.together()
            if seat >= 0:
                assert legal_texts(GAME, world, seat) == legal_texts(GAME, state, seat)
            assert is_whole(world)
        wander(state, rng, rng.choice([1, 1, 5]))


def is_whole(state: Misty) -> bool:
    """Every card is in one place."""
    places = list(state.stock)
    for seat in range(state.players):
        places += [card for card in range(54) if state.hands[seat] >> card & 1]
        places += [card for card in state.windows[seat].cards if card >= 0]
        places += [state.revealed[seat]] if state.revealed[seat] >= 0 else []
    return sorted(places) == list(range(54))


def test_the_judge_has_nothing_to_guess() -> None:
    state = after(3, {"variant": "introductory"}, SMALL_DEAL, "1: pick L05")
    for seed in range(5):
        world = belief(view(state, JUDGE), []).sample(Random(seed))
        assert view(world, JUDGE) == view(state, JUDGE)
        assert set(world.stock) == set(state.stock)


def test_sampled_worlds_can_be_played_to_the_end() -> None:
    for seed in range(20):
        rng = Random(seed)
        state = GAME.start(3, {})
        wander(state, rng, 20 + 10 * seed)
        if state.result() is None:
            world = belief(view(state, 0), []).sample(rng)
            wander(world, rng, 10_000)
            assert world.result() is not None


def test_every_unseen_card_is_as_likely_as_any_other_to_be_in_a_hidden_hand() -> None:
    state = after(3, {"variant": "introductory"}, SMALL_DEAL)
    guess, rng, samples = belief(view(state, 0), []), Random(1), 8000
    found: Counter[str] = Counter()
    for _ in range(samples):
        found.update(view(guess.sample(rng), JUDGE).known_hands[1] or ())
    assert set(found) == set(view(state, 0).unseen)
    expected = samples * 3 / 51
    error = sum((found[card] - expected) ** 2 / expected for card in found)
    assert error < 90  # chi squared with 50 degrees of freedom: 1 in 2,500


def test_a_secret_choice_is_any_card_of_the_hand_and_a_secret_space_any_legal_one() -> None:
    state = after(2, {}, "! deal 1.1 0=F01,L01,M01,P01,R01,S01 1=D01,F02,L02,P02,S02,U01")
    for line in ("0: pick F01", "1: pick F02", "1: pick S01"):
        say(state, line)
    guess, rng = belief(view(state, 0), []), Random(2)
    picks = Counter(view(guess.sample(rng), JUDGE).choices[1] for _ in range(2000))
    assert set(picks) == {f"pick {card}" for card in ("L01", "M01", "P01", "R01", "S01")}
    assert min(picks.values()) > 320
    for line in ("0: pick D01", "1: place c2r2"):
        say(state, line)
    guess = belief(view(state, 0), [])
    places = Counter(view(guess.sample(rng), JUDGE).choices[1] for _ in range(2000))
    assert len(places) == 8
    assert min(places.values()) > 180


def test_a_sample_of_a_half_dealt_hand_has_the_same_number_of_cards() -> None:
    state = GAME.start(2, {})
    wander(state, Random(3), 8)
    world = belief(view(state, 0), []).sample(Random(3))
    assert view(world, 0) == view(state, 0)
    assert view(world, JUDGE).hand_sizes == (6, 2)
    assert len(world.stock) == 46
