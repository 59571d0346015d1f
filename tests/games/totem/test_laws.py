"""The laws of all games and the secrets that Totem does not have, on its players and options."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.core.laws import check
from sobremesa.core.worlds import check_worlds
from sobremesa.games.totem import GAME

SEEDS = st.integers(0, 2**32).map(str)
QUIET = st.integers(1, 3)  # random games at the default limit take thousands of decisions

EVERYBODY = pytest.mark.parametrize("players", GAME.seats)
VICTIMS = pytest.mark.parametrize("victims", ["one", "one_per_colour"])
DISTANCE = pytest.mark.parametrize("distance", ["board", "chain"])


@EVERYBODY
@VICTIMS
@DISTANCE
@settings(max_examples=3, deadline=None)
@given(seed=SEEDS, quiet=QUIET)
def test_the_laws_hold(players: int, victims: str, distance: str, seed: str, quiet: int) -> None:
    options = {"victims": victims, "distance": distance, "quiet_per_player": quiet}
    report = check(GAME, games=1, seed=seed, players=players, options=options)
    assert report.games == 1
    assert report.guesses
    assert report.refusals


@pytest.mark.slow
@EVERYBODY
@settings(max_examples=3, deadline=None)
@given(seed=SEEDS, quiet=QUIET)
def test_what_a_seat_is_sent_depends_on_the_table_alone(
    players: int, seed: str, quiet: int
) -> None:
    options = {"quiet_per_player": quiet}
    report = check_worlds(GAME, pairs=20, seed=seed, players=players, options=options)
    assert report.pairs == 20
    assert report.different == 0, "nothing is hidden, so a world that fits is the true one"
    assert report.events


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3])
def test_the_laws_hold_in_games_as_long_as_the_default_limit_lets_them_be(players: int) -> None:
    report = check(GAME, games=1, players=players, options={}, care=0.02)
    assert report.events > 1000
