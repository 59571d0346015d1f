"""What a seat may conclude: all that fits, each as likely as the shuffle makes it, and nothing else."""

from collections import Counter
from itertools import permutations
from random import Random

import pytest

from sobremesa.core import CHANCE, JUDGE, WATCHER
from sobremesa.core.match import Match
from sobremesa.games.evidencia import GAME
from sobremesa.games.evidencia.belief import belief
from sobremesa.games.evidencia.components import BACK, FACTIONS, NUMBER
from sobremesa.games.evidencia.solver import held_by
from sobremesa.games.evidencia.steps import ABDUCTING, ORDERING
from sobremesa.games.evidencia.view import EvidenciaView

OPTIONS = [{}, {"pile_backs": "all"}, {"memory_aid": "off"}]


def in_round(number: int, options: dict[str, str]) -> Match:
    """A random game when both choose a card in this round."""
    match, rng = Match(GAME, 2, options), Random(number)
    while not (match.state.round == number and len(match.deciders()) == 2):
        who = rng.choice(match.deciders())
        match.act(who, rng.choice(list(match.state.legal(who))))
    return match


def hidden_places(seen: EvidenciaView) -> list[str]:
    """What seat 0 sees of the places of unseen cards: the other's hand and the piles."""
    return [*seen.hands[1], *seen.challenges, *seen.final, *seen.draws[0], *seen.draws[1]]


def fits(text: str, card: str) -> bool:
    return text in ("?", card, f"?{FACTIONS[BACK[NUMBER[card]]]}")


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("number", [4, 5])
def test_every_deal_that_fits_is_equally_likely(number: int, options: dict[str, str]) -> None:
    match = in_round(number, options)
    seen, truth = match.view(0), hidden_places(match.view(JUDGE))
    places = hidden_places(seen)
    worlds = [
        order
        for order in permutations(truth)
        if all(fits(text, card) for text, card in zip(places, order, strict=True))
    ]
    expected: Counter[tuple[int, str]] = Counter()
    for order in worlds:
        expected.update(by_place(order))
    guess, rng, found, samples = (
        belief(seen, match.heard(0)),
        Random(1),
        Counter[tuple[int, str]](),
        2000,
    )
    for _ in range(samples):
        found.update(by_place(hidden_places(GAME.view(guess.sample(rng), JUDGE))))
    assert set(found) == set(expected)
    for place, count in expected.items():
        odds = count / len(worlds)
        assert abs(found[place] - samples * odds) < 5 * (samples * odds * (1 - odds)) ** 0.5 + 1


def by_place(order: tuple[str, ...] | list[str]) -> list[tuple[int, str]]:
    """Cards with their places; the two cards of a hand have no order."""
    return [(max(place, 1), card) for place, card in enumerate(order)]


def test_a_card_chosen_in_secret_is_either_of_the_hand() -> None:
    match = in_round(5, {})
    match.act(1, match.state.legal(1)[0])
    guess, rng = belief(match.view(0), match.heard(0)), Random(2)
    found: Counter[int] = Counter()
    for _ in range(400):
        seen = GAME.view(guess.sample(rng), JUDGE)
        assert seen.chosen[1] in seen.hands[1]
        found[seen.hands[1].index(seen.chosen[1])] += 1
    assert min(found.values()) > 130


def test_without_the_aid_a_seat_still_knows_what_it_has_seen() -> None:
    for seed in range(30):
        match, rng = Match(GAME, 2, {"memory_aid": "off"}), Random(seed)
        while deciders := match.deciders():
            if deciders != [CHANCE]:
                for seat in (0, 1, WATCHER):
                    world = belief(match.view(seat), match.heard(seat)).sample(rng)
                    true, guessed = match.view(JUDGE), GAME.view(world, JUDGE)
                    assert guessed.zones == true.zones
                    assert guessed.pyramid == true.pyramid
                    assert guessed.eye == true.eye
            who = rng.choice(deciders)
            match.act(who, rng.choice(list(match.state.legal(who))))


def test_in_the_second_phase_only_the_others_row_is_unknown() -> None:
    for seed in range(12):
        match, rng = Match(GAME, 2, {"memory_aid": ["on", "off"][seed % 2]}), Random(seed)
        while deciders := match.deciders():
            state = match.state
            if state.phase >= ABDUCTING:
                world = belief(match.view(1), match.heard(1)).sample(rng)
                assert held_by(world, 0) == held_by(state, 0)
                assert world.hands[1] == state.hands[1]
                assert world.pyramid == state.pyramid
            who = rng.choice(deciders)
            match.act(who, rng.choice(list(state.legal(who))))


def test_a_secret_row_may_have_any_length_and_any_order() -> None:
    match, rng = Match(GAME, 2, {}), Random(4)
    while match.state.phase != ORDERING:
        who = rng.choice(match.deciders())
        match.act(who, rng.choice(list(match.state.legal(who))))
    guess = belief(match.view(0), match.heard(0))
    rows = [GAME.view(guess.sample(rng), JUDGE).rows[1] for _ in range(400)]
    assert Counter(map(len, rows)).keys() == {0, 1, 2, 3, 4}
    assert len({row[0] for row in rows if row}) == 6


def test_without_its_history_a_forgetful_view_still_gives_a_state_that_fits() -> None:
    match = in_round(5, {"memory_aid": "off"})
    seen = match.view(0)
    world = belief(seen, []).sample(Random(3))
    assert GAME.view(world, 0) == seen
