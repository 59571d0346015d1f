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
SPEND = pytest.mark.parametrize("spend", ["all", "as_you_go"])
TRAIL = pytest.mark.parametrize("trail", ["turn", "roll", "last"])
OTHERS = st.fixed_dictionaries(
    {
        "victims": st.sampled_from(("one", "one_per_colour")),
        "distance": st.sampled_from(("board", "chain")),
        "quiet_per_player": QUIET,
    }
)


@EVERYBODY
@SPEND
@TRAIL
@settings(max_examples=2, deadline=None)
@given(seed=SEEDS, others=OTHERS)
def test_the_laws_hold(
    players: int, spend: str, trail: str, seed: str, others: dict[str, object]
) -> None:
    options = {**others, "spend": spend, "trail": trail}
    report = check(GAME, games=1, seed=seed, players=players, options=options)
    assert report.games == 1
    assert report.guesses
    assert report.refusals


@EVERYBODY
@settings(max_examples=1, deadline=None)
@given(seed=SEEDS, others=OTHERS)
def test_the_laws_hold_for_the_first_edition(
    players: int, seed: str, others: dict[str, object]
) -> None:
    first = GAME.edition("1.0")
    assert first
    assert check(first, games=1, seed=seed, players=players, options=others).games == 1


@pytest.mark.slow
@EVERYBODY
@SPEND
@TRAIL
@settings(max_examples=1, deadline=None)
@given(seed=SEEDS, others=OTHERS)
def test_what_a_seat_is_sent_depends_on_the_table_alone(
    players: int, spend: str, trail: str, seed: str, others: dict[str, object]
) -> None:
    options = {**others, "spend": spend, "trail": trail}
    report = check_worlds(GAME, pairs=10, seed=seed, players=players, options=options)
    assert report.pairs == 10
    assert report.different == 0, "nothing is hidden, so a world that fits is the true one"
    assert report.events


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3])
def test_the_laws_hold_in_games_as_long_as_the_default_limit_lets_them_be(players: int) -> None:
    report = check(GAME, games=1, players=players, options={}, care=0.02)
    assert report.events > 1000
