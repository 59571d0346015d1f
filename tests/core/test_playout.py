"""Random games in compiled code: the same games as event by event, and never a step too many."""

from collections import Counter

import pytest

from sobremesa.core import CHANCE, AnyGame
from sobremesa.core.luck import Luck
from sobremesa.core.match import Match
from sobremesa.core.playout import GONE, NO_WINNER, playout, playouts, random_choice, random_step
from sobremesa.games import ALL
from tests.core import sketches
from tests.core.sketches import solo, walk
from tests.support.games import after

SMALL = [pytest.param(game, id=slug) for slug, game in (sketches.ALL | {"rps": ALL["rps"]}).items()]


@pytest.mark.parametrize("game", SMALL)
def test_a_playout_is_the_game_that_its_luck_gives(game: AnyGame) -> None:
    for number in range(20):
        players = game.seats[number % len(game.seats)]
        state, luck = game.start(players, {}), Luck(f"game {number}")
        decisions, draws = playout(state, luck, 1000)
        match, again = Match(game, players, {}), Luck(f"game {number}")
        while deciders := match.deciders():
            match.act(deciders[0], random_choice(match.state, deciders[0], again))
        assert state.result() == match.state.result()
        assert decisions == sum(event.who != CHANCE for event in match.events)
        assert draws == len(match.events) - decisions


def test_a_playout_stops_at_its_limit_and_can_go_on() -> None:
    whole, parts = walk.GAME.start(3, {}), walk.GAME.start(3, {})
    luck, again = Luck("limit"), Luck("limit")
    assert playout(whole, luck, 1000) == (6, 0)
    assert [playout(parts, again, limit) for limit in (0, 1, 2, 1000)] == [
        (0, 0), (1, 0), (2, 0), (3, 0)
    ]  # fmt: skip
    assert parts.steps == whole.steps


def test_a_game_that_is_over_stays_as_it_is() -> None:
    state = after(solo.GAME, 1, "0: stop").state
    assert random_step(state, Luck("1")) == GONE
    assert playout(state, Luck("1"), 1000) == (0, 0)
    assert state.result()


def test_decisions_are_even_and_chance_follows_its_odds() -> None:
    decide, roll = after(solo.GAME, 1).state, after(solo.GAME, 1, "0: roll").state
    luck = Luck("even")
    decided = Counter(random_choice(decide, 0, luck) for _ in range(6000))
    rolled = Counter(random_choice(roll, CHANCE, luck) for _ in range(6000))
    assert [round(decided[action] / 1000) for action in (0, 1)] == [3, 3]
    assert [round(rolled[action] / 1000) for action in (2, 3, 4)] == [3, 2, 1]


@pytest.mark.slow
@pytest.mark.parametrize("slug", ALL)
def test_columns_say_of_each_game_what_its_result_says(slug: str) -> None:
    game = ALL[slug]
    for players in {game.seats[0], game.seats[-1]}:
        columns, luck = playouts(game, players, {}, 3, "columns"), Luck("columns")
        for number in range(3):
            luck.restart(number)
            state = game.start(players, {})
            decisions, draws = playout(state, luck, 10**6)
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
