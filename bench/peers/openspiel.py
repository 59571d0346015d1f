"""OpenSpiel: random games in its own C++ loop, driven from Python, and its clones.

The wheel binds no bare loop, so the C++ MCTSBot is run with two simulations of many rollouts each: nearly
all its time is RandomRolloutEvaluator's, which plays games to the end and reads their returns, as ours does.
"""

from collections.abc import Callable
from itertools import repeat
from random import Random

import pyspiel

Counts = dict[str, float]


def turn_based(game: pyspiel.Game) -> pyspiel.Game:
    """The C++ loop knows no simultaneous moves: OpenSpiel's own wrapper takes them in turn."""
    simultaneous = game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
    return pyspiel.convert_to_turn_based(game) if simultaneous else game


def play(game: pyspiel.Game, rng: Random) -> tuple[int, int]:
    """One random game: all its steps, and how many of them were chance."""
    state, steps, draws, random = game.new_initial_state(), 0, 0, rng.random
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, odds)[0])
            draws += 1
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
        steps += 1
    return steps, draws


def probe(name: str) -> dict[str, Callable[[], Counts]]:
    game, rng = turn_based(pyspiel.load_game(name)), Random(1)
    sample = [play(game, rng) for _ in range(300)]
    steps = sum(length for length, _ in sample) / len(sample)
    draws = sum(drawn for _, drawn in sample) / len(sample)
    rollouts = max(2, int(6_000 / steps))
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=7)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 2, 100, False, 7, False)

    def decision() -> pyspiel.State:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        return state

    def loop() -> Counts:
        bot.mcts_search(decision())
        games = 2 * rollouts
        return {
            "loop steps": games * steps,
            "loop decisions": games * (steps - draws),
            "loop playouts": games,
        }

    def python() -> Counts:
        return {"python steps": play(game, rng)[0], "python playouts": 1}

    middle = decision()
    for _ in range(int(steps) // 2 - 2):
        if not middle.is_terminal():
            chance = middle.is_chance_node()
            legal = [a for a, _ in middle.chance_outcomes()] if chance else middle.legal_actions()
            middle.apply_action(rng.choice(legal))

    def copies() -> Counts:
        clone = middle.clone
        for _ in repeat(None, 1000):
            clone()
        return {"copies": 1000}

    return {"loop": loop, "python": python, "copies": copies}
