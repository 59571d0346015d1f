"""One probe in a process of its own: reads a budget in seconds a line, answers with units and seconds.

    echo 0.5 | PYTHONPATH=build/compiled python bench/worker.py playouts totem 2

The runner starts a worker for each probe and asks them in turn, so that all share the machine's moods.
"""

import json
import sys
import time
from collections.abc import Callable

Unit = Callable[[], int]  # does some work and says how many units it was


def playouts(slug: str, players: str) -> dict[str, Unit]:
    """Random games of ours, in the compiled loop if the build is compiled: events, decisions."""
    from sobremesa.core.luck import Luck
    from sobremesa.core.playout import playout
    from sobremesa.games import ALL

    game, luck = ALL[slug], Luck("bench")

    def events() -> int:
        return sum(playout(game.start(int(players), {}), luck, 10**9))

    def decisions() -> int:
        return playout(game.start(int(players), {}), luck, 10**9)[0]

    return {"events/s": events, "decisions/s": decisions}


def protocol(slug: str, players: str) -> dict[str, Unit]:
    """The same games, driven from Python through the protocol."""
    from random import Random

    from sobremesa.core.state import CHANCE
    from sobremesa.games import ALL

    game, rng = ALL[slug], Random(1)

    def events() -> int:
        state, count = game.start(int(players), {}), 0
        while deciders := state.deciders():
            who = deciders[0]
            actions = state.legal(who)
            weights = state.weights() if who == CHANCE else None
            index = (
                rng.choices(range(len(actions)), weights)[0]
                if weights
                else rng.randrange(len(actions))
            )
            state.apply(who, actions[index])
            count += 1
        return count

    return {"events/s from Python": events}


def copies(slug: str, players: str) -> dict[str, Unit]:
    """Copies of a position in the middle of a game."""
    from sobremesa.core.luck import Luck
    from sobremesa.core.playout import playout
    from sobremesa.games import ALL

    game = ALL[slug]
    length = sum(playout(game.start(int(players), {}), Luck("bench"), 10**9))
    state = game.start(int(players), {})
    playout(state, Luck("bench"), length // 2)

    def unit() -> int:
        for _ in range(1000):
            state.copy()
        return 1000

    return {"copies/s": unit}


def odds(players: str) -> dict[str, Unit]:
    """Euphoria's deduction aid, from a seat's view in the middle of a game."""
    from sobremesa.core.luck import Luck
    from sobremesa.core.playout import playout
    from sobremesa.games.euphoria import GAME
    from sobremesa.games.euphoria.odds import odds

    state = GAME.start(int(players), {})
    playout(state, Luck("bench"), 300)

    def unit() -> int:
        for seat in range(int(players)):
            odds(GAME.view(state, seat))
        return int(players)

    return {"odds/s": unit}


def openspiel(name: str) -> dict[str, Unit]:
    """Random games of OpenSpiel in its own C++ loop: decisions and chance events.

    The wheel binds no bare loop, so the C++ MCTSBot is run with two simulations of many rollouts each:
    nearly all its time is RandomRolloutEvaluator's.
    """
    import random

    import pyspiel

    game = pyspiel.load_game(name)
    if game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS:
        game = pyspiel.convert_to_turn_based(game)
    rng = random.Random(1)

    def length() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            chance = state.is_chance_node()
            actions = [a for a, _ in state.chance_outcomes()] if chance else state.legal_actions()
            odds = [p for _, p in state.chance_outcomes()] if chance else None
            state.apply_action(rng.choices(actions, odds)[0])
            steps += 1
        return steps

    def first_decision() -> "pyspiel.State":
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice(state.chance_outcomes())[0])
        return state

    mean = sum(length() for _ in range(200)) / 200
    rollouts = max(2, int(60_000 / mean))
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=7)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 2, 100, False, 7, False)

    def unit() -> int:
        bot.mcts_search(first_decision())
        return int(2 * rollouts * mean)

    return {"events/s": unit}


PROBES: dict[str, Callable[..., dict[str, Unit]]] = {
    "playouts": playouts,
    "protocol": protocol,
    "copies": copies,
    "odds": odds,
    "openspiel": openspiel,
}


def measure(unit: Unit, budget: float) -> tuple[int, float]:
    """Work until the budget is spent: units, seconds."""
    total, began = 0, time.perf_counter()
    while (spent := time.perf_counter() - began) < budget:
        total += unit()
    return total, spent


def main() -> None:
    name, *arguments = sys.argv[1:]
    units = PROBES[name](*arguments)
    print(json.dumps("ready"), flush=True)
    for line in sys.stdin:
        budget = float(line) / len(units)
        print(json.dumps({key: measure(unit, budget) for key, unit in units.items()}), flush=True)


if __name__ == "__main__":
    main()
