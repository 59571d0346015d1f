"""PettingZoo: every game as an environment for several agents.

`aec_env` asks one seat at a time. Where several decide at once, in secret, they are asked one after the other, and none of them
sees what another has chosen. `parallel_env` asks everybody at once: whoever has nothing to decide sends `wait`, the last action.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv

from sobremesa.core.fast_random import FastRandom
from sobremesa.core.state import Seat
from sobremesa.rl.place import Learnable, space_of


def aec_env(
    slug: str, players: int | None = None, options: Mapping[str, object] | None = None
) -> GameEnv:
    """A game in turn; ValueError names a number of players or an option that does not fit."""
    return GameEnv(Learnable(slug, players, options or {}))


def parallel_env(
    slug: str, players: int | None = None, options: Mapping[str, object] | None = None
) -> GameParallelEnv:
    """A game all at once, likewise."""
    return GameParallelEnv(Learnable(slug, players, options or {}))


class Running:
    """A game under way, with its luck: what both kinds of environment stand on."""

    def __init__(self, place: Learnable) -> None:
        self.place = place
        self.seed, self.number = "0", -1
        self.state = place.start

    def begin(self, seed: int | None) -> None:
        """Game 0 of a seed; the next one if there is none."""
        if seed is not None:
            self.seed, self.number = str(seed), -1
        self.number += 1
        self.generator = FastRandom(self.seed)
        self.generator.restart(self.number)
        self.state = self.place.start.copy()
        self.place.draw(self.state, self.generator)

    def go_on(self, seat: Seat, place: Any) -> None:
        self.place.choose(self.state, seat, place)
        self.place.draw(self.state, self.generator)

    def deciders(self) -> list[Seat]:
        return [int(seat) for seat in self.state.deciders()]

    def returns(self) -> dict[str, float]:
        worth = self.place.game.returns(self.state)
        return {name_of(seat): float(each) for seat, each in enumerate(worth)}


def name_of(seat: Seat) -> str:
    return f"seat_{seat}"


def seat_of(agent: str) -> Seat:
    return int(agent.removeprefix("seat_"))


class GameEnv(AECEnv):
    """One seat at a time."""

    def __init__(self, place: Learnable) -> None:
        super().__init__()
        self.metadata = {
            "name": f"{place.game.slug}_v{place.game.rules}",
            "is_parallelizable": False,
            "render_modes": [],
        }
        self.running = Running(place)
        self.render_mode = None
        self.possible_agents = [name_of(seat) for seat in range(place.players)]
        actions = len(place.catalogue)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space_of(place.bits, actions))
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.running.begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = name_of(self.running.deciders()[0])

    def observe(self, agent: str) -> dict[str, Any]:
        place, state, seat = self.running.place, self.running.state, seat_of(agent)
        return {"observation": place.seen(state, seat), "action_mask": place.mask(state, seat)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.running.go_on(seat_of(agent), action)
        self._clear_rewards()
        deciders = self.running.deciders()
        if deciders:
            self.agent_selection = name_of(deciders[0])
        else:
            self.rewards = self.running.returns()
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> None:
        """The terminal and the pages draw; this does not."""

    def close(self) -> None:
        """Nothing is open."""


class GameParallelEnv(ParallelEnv):
    """Everybody at once; `wait` is for whoever has nothing to decide."""

    def __init__(self, place: Learnable) -> None:
        self.metadata = {"name": f"{place.game.slug}_v{place.game.rules}", "render_modes": []}
        self.running = Running(place)
        self.render_mode = None
        self.wait = len(place.catalogue)
        self.possible_agents = [name_of(seat) for seat in range(place.players)]
        seen = space_of(place.bits, self.wait + 1)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {
            agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.running.begin(seed)
        self.agents = self.possible_agents[:]
        return self.seen(), {agent: {} for agent in self.agents}

    def seen(self) -> dict[str, Any]:
        place, state, deciders = self.running.place, self.running.state, self.running.deciders()
        found = {}
        for seat, agent in enumerate(self.possible_agents):
            waits = np.array([seat not in deciders], np.int8)
            mask = np.concatenate([place.mask(state, seat), waits])
            found[agent] = {"observation": place.seen(state, seat), "action_mask": mask}
        return found

    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        agents = self.agents
        for seat in self.running.deciders():
            self.running.go_on(seat, actions[name_of(seat)])
        over = not self.running.deciders()
        rewards = self.running.returns() if over else dict.fromkeys(agents, 0.0)
        ended = dict.fromkeys(agents, over)
        cut = dict.fromkeys(agents, False)
        if over:
            self.agents = []
        return self.seen(), rewards, ended, cut, {agent: {} for agent in agents}

    def render(self) -> None:
        """The terminal and the pages draw; this does not."""

    def close(self) -> None:
        """Nothing is open."""
