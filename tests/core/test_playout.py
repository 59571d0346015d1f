"""Random games in compiled code: the same games as event by event, and never a step too many."""

from collections import Counter

import pytest

from sobremesa.core import CHANCE, AnyGame
from sobremesa.core.fast_random import FastRandom
from sobremesa.core.match import Match
from sobremesa.core.playout import GONE, NO_WINNER, playout, playouts, random_choice, random_step
from sobremesa.library import ALL
from tests.core import sketches
from tests.core.sketches import solo, walk
from tests.support.games import after

SMALL = [pytest.param(game, id=slug) for slug, game in (sketches.ALL | {"rps": ALL["rps"]}).items()]


@pytest.mark.parametrize("game", SMALL)
def test_a_playout_is_the_game_that_its_luck_gives(game: AnyGame) -> None:
    for number in range(20):
        players = game.seats[number % len(game.seats)]
        state, generator = game.start(players, {}), FastRandom(f"game {number}")
        decisions, draws = playout(state, generator, 1000)
        match, again = Match(game, players, {}), FastRandom(f"game {number}")
        while deciders := match.deciders():
            match.act(deciders[0], random_choice(match.state, deciders[0], again))
        assert state.result() == match.state.result()
        assert decisions == sum(event.who != CHANCE for event in match.events)
        assert draws == len(match.events) - decisions


def test_a_playout_stops_at_its_limit_and_can_go_on() -> None:
    whole, parts = walk.GAME.start(3, {}), walk.GAME.start(3, {})
    generator, again = FastRandom("limit"), FastRandom("limit")
    assert playout(whole, generator, 1000) == (6, 0)
    assert [playout(parts, again, limit) for limit in (0, 1, 2, 1000)] == [
        (0, 0), (1, 0), (2, 0), (3, 0)
    ]  # fmt: skip
    assert parts.steps == whole.steps


def test_a_game_that_is_over_stays_as_it_is() -> None:
    state = after(solo.GAME, 1, "0: stop").state
    assert random_step(state, FastRandom("1")) == GONE
    assert playout(state, FastRandom("1"), 1000) == (0, 0)
    assert state.result()


def test_decisions_are_even_and_chance_follows_its_odds() -> None:
    decide, roll = after(solo.GAME, 1).state, after(solo.GAME, 1, "0: roll").state
    generator = FastRandom("even")
    decided = Counter(random_choice(decide, 0, generator) for _ in range(6000))
    rolled = Counter(random_choice(roll, CHANCE, generator) for _ in range(6000))
    assert [round(decided[action] / 1000) for action in (0, 1)] == [3, 3]
    assert [round(rolled[action] / 1000) for action in (2, 3, 4)] == [3, 2, 1]


@pytest.mark.slow
@pytest.mark.parametrize("slug", ALL)
def test_columns_say_of_each_game_what_its_result_says(slug: str) -> None:
    game = ALL[slug]
    for players in {game.seats[0], game.seats[-1]}:
        columns, generator = playouts(game, players, {}, 3, "columns"), FastRandom("columns")
        for number in range(3):
            generator.restart(number)
            state = game.start(players, {})
            decisions, draws = playout(state, generator, 10**6)
            result = state.result()
            assert result, "it is over"
            row = {name: column[number] for name, column in columns.items()}
            alone = len(result.winners) == 1
            assert row == {
                "length": decisions + draws,
                "draws": draws,
                "winner": result.winners[0] if alone else NO_WINNER,
                "reason": result.reason,
                **{f"won_{seat}": int(seat in result.winners) for seat in range(players)},
                **{f"points_{seat}": result.points[seat] for seat in range(players)},
            }


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    whole = playouts(ALL["rps"], 2, {}, 50, "a seed")
    later = playouts(ALL["rps"], 2, {}, 20, "a seed", first=30)
    assert {name: column[30:] for name, column in whole.items()} == later
    assert playouts(ALL["rps"], 2, {}, 50, "another") != whole
