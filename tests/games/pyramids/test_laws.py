"""The laws and non-interference, for all numbers of players; Hypothesis picks maps and options."""

from collections.abc import Mapping

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sobremesa.core import AnyGame, laws
from sobremesa.core.fast_random import FastRandom
from sobremesa.core.playout import playout
from sobremesa.core.worlds import check_worlds
from sobremesa.games.pyramids import GAME
from tests.support.builds import sized

pytestmark = pytest.mark.slow

OPTIONS = st.sampled_from(laws.agreements(GAME, 2))
PHARAOHS = next(option.values for option in GAME.options if option.name == "pharaoh")
PLAYERS = [1, 2, 3, 4]
SLOW = settings(
    max_examples=3, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck)
)


@pytest.mark.parametrize("players", PLAYERS)
@SLOW
@given(options=OPTIONS)
def test_laws(players: int, options: Mapping[str, object]) -> None:
    report = laws.check(GAME, games=1, players=players, options=options, care=0.08)
    assert report.games == 1
    assert report.guesses > 10


@pytest.mark.parametrize("edition", GAME.earlier, ids=lambda edition: edition.rules)
def test_laws_of_earlier_rules(edition: AnyGame) -> None:
    assert laws.check(edition, games=1, players=2, options={}, care=0.05).games == 1
    assert check_worlds(edition, pairs=sized(60, 20), players=2, worlds=2, horizon=60).pairs > 0


@pytest.mark.parametrize("pharaoh", PHARAOHS)
def test_laws_of_every_pharaoh(pharaoh: str) -> None:
    options = {"pharaoh": pharaoh}
    assert laws.check(GAME, games=1, players=1, options=options, care=0.05).games == 1
    report = check_worlds(GAME, pairs=20, players=1, options=options, worlds=2, horizon=40)
    assert report.mean_length > 5


@pytest.mark.parametrize("players", PLAYERS)
def test_nobody_learns_what_is_hidden(players: int) -> None:
    report = check_worlds(GAME, pairs=sized(400, 100), players=players, worlds=2, horizon=60)
    assert report.mean_length > 5
    assert report.different > 0 or players == 1


@pytest.mark.parametrize("players", PLAYERS)
@SLOW
@given(options=OPTIONS)
def test_invariants_of_random_games(players: int, options: Mapping[str, object]) -> None:
    """Masks and counts agree, no space is held by nobody with units, every game ends in time."""
    state = GAME.start(players, options)
    generator = FastRandom(f"invariants {options}")
    while state.result() is None:
        playout(state, generator, 1)
        for place in range(state.terms.map.size):
            units = state.ordinary[place] + state.heroes[place]
            holder = state.holder[place]
            assert (units > 0) == (holder >= 0)
            assert [side for side in range(5) if state.control[side] >> place & 1] == [holder] * (
                units > 0
            )
    assert state.round <= state.terms.rounds
