"""Guesses: hidden targets are uniform among what is possible, points follow from what was heard."""

from collections import Counter
from random import Random

import pytest

from sobremesa.core import WATCHER
from sobremesa.games.pyramids import GAME
from tests.games.pyramids.dialect import run
from tests.games.pyramids.games import random_match


def test_a_hidden_target_is_uniform_among_the_legal_ones() -> None:
    runner = run("position 2 deploy 3\nunits 3=0:2\n0: deploy F1 3")
    belief = GAME.belief(GAME.view(runner.state, 1), [])
    rng = Random(1)
    found = Counter(GAME.view(belief.sample(rng), 0).boards[0].targets for _ in range(3000))
    assert {targets[0][1] for targets in found if targets} == {"2", "3", "4", "5", "7", "18"}
    assert max(found.values()) - min(found.values()) < 160  # 500 each, about 20 off at random


@pytest.mark.parametrize("players", [2, 3, 4])
def test_points_of_others_are_known_to_whoever_heard_the_game(players: int) -> None:
    compared = 0
    for match, _ in random_match("points", players, {"map": "4x"}):
        if len(match.events) % 40 == 0:
            for seat in (0, WATCHER):
                world = GAME.belief(match.view(seat), match.heard(seat)).sample(Random(2))
                true = [list(board.points) for board in match.state.boards]
                assert [list(board.points) for board in world.boards] == true
                compared += sum(map(sum, true)) > 0
    assert compared > 5


def test_without_history_points_are_guessed_from_control() -> None:
    runner = run("position 2 deploy 3\nseat 0: points=5,6\nseat 1: points=2,2\nunits 1=0:3")
    world = GAME.belief(GAME.view(runner.state, 1), ["0: nonsense"]).sample(Random(3))
    assert list(world.boards[0].points) == [4, 4]
    assert GAME.view(world, 1) == GAME.view(runner.state, 1)


def test_a_sample_is_played_on_like_the_game() -> None:
    for match, event in random_match("on", 2, {}):
        if event.who >= 0 and len(match.events) % 30 == 0:
            world = GAME.belief(match.view(event.who), match.heard(event.who)).sample(Random(4))
            world.apply(*event)
            after = match.state.copy()
            after.apply(*event)
            if match.state.together() == 0:
                assert GAME.view(world, event.who) == GAME.view(after, event.who)
