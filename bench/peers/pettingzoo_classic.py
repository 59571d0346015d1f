"""PettingZoo's classic games, with the observations that its loop cannot leave out."""

import copy
import importlib
import random
from collections.abc import Callable

import numpy as np

Counts = dict[str, float]


def probe(name: str) -> dict[str, Callable[[], Counts]]:
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
    rng = random.Random(1)

    def python() -> Counts:
        env.reset(seed=rng.randrange(2**30))
        steps = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
                steps += 1
        return {"python steps": steps, "python playouts": 1}

    def copies() -> Counts:
        for _ in range(5):
            copy.deepcopy(env)
        return {"copies": 5}

    return {"python": python, "copies": copies}
