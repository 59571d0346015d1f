"""Our games, and those of `bench/games`, on whichever build the path leads to."""

import time
from collections.abc import Callable
from itertools import repeat
from random import Random

from sobremesa.core import CHANCE, AnyGame
from sobremesa.core.fast_random import FastRandom
from sobremesa.core.playout import playout, playouts

Counts = dict[str, float]


def find(slug: str) -> AnyGame:
    from sobremesa.library import ALL

    if slug in ALL:
        return ALL[slug]
    from bench.games import ALL as OTHERS

    return OTHERS[slug]


def probe(slug: str, players: str = "2") -> dict[str, Callable[[], Counts]]:
    game, seats = find(slug), int(players)
    rng, start = Random(1), game.start(seats, {})
    began = time.perf_counter()
    length = playouts(game, seats, {}, 20, "warm up")["length"][0]
    batch = max(1, int(20 * 0.01 / (time.perf_counter() - began)))  # about 10 ms
    first = 0

    def loop() -> Counts:
        nonlocal first
        columns = playouts(game, seats, {}, batch, "bench", first)
        first += batch
        steps, draws = sum(columns["length"]), sum(columns["draws"])
        return {"loop steps": steps, "loop decisions": steps - draws, "loop playouts": batch}

    def python() -> Counts:
        state, steps, random = start.copy(), 0, rng.random
        while deciders := state.deciders():
            who = deciders[0]
            actions = state.legal(who)
            if who == CHANCE and (weights := state.weights()):
                state.apply(who, rng.choices(actions, weights)[0])
            else:
                state.apply(who, actions[int(random() * len(actions))])
            steps += 1
        return {"python steps": steps, "python playouts": 1}

    middle = start.copy()
    playout(middle, FastRandom("middle"), length // 2)

    def copies() -> Counts:
        copy = middle.copy
        for _ in repeat(None, 1000):
            copy()
        return {"copies": 1000}

    return {"loop": loop, "python": python, "copies": copies}


def loop(slug: str, players: str = "2") -> dict[str, Callable[[], Counts]]:
    """The compiled loop alone."""
    return {"loop": probe(slug, players)["loop"]}


def activations(players: str = "2") -> dict[str, Callable[[], Counts]]:
    """Misty's exact search over the activation of a window: search nodes and windows."""
    from sobremesa.games.misty import GAME
    from sobremesa.games.misty.rules import Misty
    from sobremesa.games.misty.solver import SOLVER
    from sobremesa.games.misty.steps import ACTIVATE

    windows, generator = [], FastRandom("windows")
    for number in range(400):
        state: Misty = GAME.start(int(players), {})
        generator.restart(number)
        while state.step != ACTIVATE or not state.waiting:
            playout(state, generator, 1)
        windows += [window.copy() for window in state.windows]

    def unit() -> Counts:
        search, nodes = SOLVER.search, 0
        for window in windows:
            search(window, False)
            nodes += SOLVER.positions
        return {"nodes": nodes, "windows": len(windows)}

    return {"activations": unit}


def odds(players: str = "8") -> dict[str, Callable[[], Counts]]:
    """Euphoria's deduction aid, from each seat's view in the middle of a game."""
    from sobremesa.games.euphoria import GAME
    from sobremesa.games.euphoria.odds import odds as of

    state = GAME.start(int(players), {})
    playout(state, FastRandom("bench"), 300)

    def unit() -> Counts:
        for seat in range(int(players)):
            of(GAME.view(state, seat))
        return {"odds": int(players)}

    return {"odds": unit}
