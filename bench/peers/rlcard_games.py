"""RLCard: its environments with its own random agents."""

import copy
from collections.abc import Callable

import rlcard
from rlcard.agents import RandomAgent

Counts = dict[str, float]


def probe(name: str) -> dict[str, Callable[[], Counts]]:
    env = rlcard.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def python() -> Counts:
        trajectories, _ = env.run(is_training=False)
        steps = sum((len(trajectory) - 1) // 2 for trajectory in trajectories)
        return {"python steps": steps, "python playouts": 1}

    def copies() -> Counts:
        for _ in range(5):
            copy.deepcopy(env.game)
        return {"copies": 5}

    return {"python": python, "copies": copies}
