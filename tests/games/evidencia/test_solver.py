"""The solver against every order of both rows."""

from itertools import permutations
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.match import Match
from sobremesa.games.evidencia import GAME
from sobremesa.games.evidencia.rules import Evidencia
from sobremesa.games.evidencia.scoring import cards_of
from sobremesa.games.evidencia.solver import Outcome, advice, best_rows, guarantees, held_by
from sobremesa.games.evidencia.steps import ABDUCTING, ORDERING


def until(seed: int, phase: int, options: dict[str, str] | None = None) -> Match:
    """A random game up to a phase."""
    for attempt in range(1000):
        match, rng = Match(GAME, 2, options or {}), Random(f"{seed} {attempt}")
        while match.deciders() and match.state.phase < phase:
            who = rng.choice(match.deciders())
            match.act(who, rng.choice(list(match.state.legal(who))))
        if match.state.phase == phase:
            return match
    raise AssertionError("no game gets there")


def ended(state: Evidencia, rows: tuple[tuple[int, ...], tuple[int, ...]], seat: int) -> Outcome:
    """The end of a game with these rows, by the rules."""
    last = state.copy()
    for owner, row in enumerate(rows):
        for card in row[:5]:
            if card not in cards_of(state.rows[owner]):
                last.apply(owner, 5 * 32 + card)
    result = last.result()
    assert result is not None
    sign = 0 if len(result.winners) == 2 else 1 if result.winners == (seat,) else -1
    margin = result.points[seat] - result.points[1 - seat]
    return Outcome(sign, margin, result.points[seat])


def distinct(state: Evidencia, seat: int) -> list[tuple[int, ...]]:
    """One order for each set of measures, the dominated ones, too."""
    scene, placed = state.scene(), tuple(int(card) for card in cards_of(state.rows[seat]))
    found = {}
    for rest in permutations([card for card in held_by(state, seat) if card not in placed]):
        order = (*placed, *rest)
        found[tuple(scene.measure(vec[i64](order)))] = order
    return list(found.values())


@pytest.mark.parametrize("seed", range(4))
def test_against_a_known_row_no_order_does_better(seed: int) -> None:
    state = until(seed, int(ORDERING)).state
    theirs = tuple(Random(seed).sample(held_by(state, 1), 6))
    best = best_rows(state, 0, theirs)
    ends = [ended(state, (order, theirs), 0) for order in distinct(state, 0)]
    assert {found.outcome for found in best} == {max(ends)}
    assert all(ended(state, (found.cards, theirs), 0) == found.outcome for found in best)


@pytest.mark.parametrize("seed", range(4))
def test_against_an_unknown_row_the_worst_that_can_come_is_best(seed: int) -> None:
    state = until(seed, int(ORDERING), {"run_repeats": "touching", "eye_by_swap": "counts"}).state
    mine, theirs = distinct(state, 1), distinct(state, 0)
    worst = {order: min(ended(state, (other, order), 1) for other in theirs) for order in mine}
    best = best_rows(state, 1)
    assert {found.outcome for found in best} == {max(worst.values())}


def test_a_row_that_is_begun_is_finished_and_the_others_progress_does_not_matter() -> None:
    state = until(5, int(ORDERING)).state
    fresh = best_rows(state, 1)
    for seat in (0, 0, 0):
        state.apply(seat, state.legal(seat)[1])
    placed = tuple(int(card) for card in cards_of(state.rows[0]))
    assert best_rows(state, 1) == fresh
    assert all(found.cards[:3] == placed for found in best_rows(state, 0))


def test_a_row_of_other_cards_is_no_known_row() -> None:
    state = until(5, int(ORDERING)).state
    with pytest.raises(ValueError, match="does not have the cards"):
        best_rows(state, 0, held_by(state, 0))


@pytest.mark.slow
def test_the_powers_are_used_for_the_best_end_that_can_be_made_sure() -> None:
    match = until(2, int(ABDUCTING))
    seat = match.deciders()[0]
    best = advice(match.view(seat), match.heard(seat))
    assert best is not None
    ends = {}
    for text in match.legal(seat):
        state = match.state.copy()
        state.apply(seat, GAME.read(text))
        ends[text] = guarantees(state)[seat]
    assert best.outcome == max(ends.values()) == ends[best.texts[0]]


def test_advice_is_for_deciders_of_the_second_phase() -> None:
    match = Match(GAME, 2, {"memory_aid": "off"})
    rng = Random("advice")
    advised = 0
    while deciders := match.deciders():
        who = rng.choice(deciders)
        action = rng.choice(list(match.state.legal(who)))
        if match.state.phase == ORDERING:
            best = advice(match.view(who), match.heard(who))
            assert best is not None
            assert best.texts[0] in match.legal(who)
            action, advised = GAME.read(best.texts[0]), advised + 1
        elif match.state.phase < ABDUCTING:
            assert advice(match.view(0), match.heard(0)) is None
        match.act(who, action)
    assert advised == 10
