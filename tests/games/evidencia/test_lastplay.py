"""The last play and the rows as matrices: unforeseeable, and without a look at what is hidden."""

from random import Random

import pytest

from sobremesa.core.fast_random import FastRandom
from sobremesa.core.match import Match
from sobremesa.games.evidencia import GAME
from sobremesa.games.evidencia.hints import HINTS
from sobremesa.games.evidencia.lastplay import LAST, LastPlay
from sobremesa.games.evidencia.solver import ending, row_odds
from sobremesa.games.evidencia.steps import CHOOSING, ORDERING
from tests.games.evidencia.test_solver import until


def before_the_last_play(seed: int) -> Match:
    match, rng = Match(GAME, 2, {}), Random(seed)
    while not LastPlay(HINTS, match.state).fits():
        who = rng.choice(match.deciders())
        match.act(who, rng.choice([int(action) for action in match.state.legal(who)]))
    return match


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_the_odds_depend_on_what_the_seat_knows_alone(seed: int) -> None:
    match = before_the_last_play(seed)
    rng = Random(seed)
    for seat in (0, 1):
        odds = list(HINTS.mixture(match.state, seat))
        assert sum(odds) == pytest.approx(1.0)
        world = GAME.belief(match.view(seat), match.heard(seat)).sample(rng)
        assert list(HINTS.mixture(world, seat)) == odds


def test_only_the_last_play_is_solved() -> None:
    match = Match(GAME, 2, {})
    rng = Random(3)
    while match.state.round < LAST:
        assert list(HINTS.mixture(match.state, 0)) == []
        who = rng.choice(match.deciders())
        match.act(who, rng.choice([int(action) for action in match.state.legal(who)]))
    assert match.state.phase == CHOOSING


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(3))
def test_a_mixture_of_rows_is_worth_no_less_than_the_safest_row(seed: int) -> None:
    state = until(seed, int(ORDERING)).state
    last = ending(state, 0)
    odds = dict(row_odds(state, 0))
    assert sum(odds.values()) == pytest.approx(1.0)
    worst = min(
        sum(
            odds.get(mine.cards, 0.0) * (end.sign + end.margin / 100)
            for mine in last.mine
            for end in [last.outcome(mine, theirs)]
        )
        for theirs in last.theirs
    )
    safest = last.value()
    assert worst >= safest.sign + safest.margin / 100 - 0.05


@pytest.mark.slow
def test_a_row_that_is_laid_is_complete() -> None:
    state = until(5, int(ORDERING)).state
    for action in HINTS.known(state, 1, FastRandom("row")):
        assert action in state.legal(1)
        state.apply(1, action)
    assert 1 not in state.deciders()
