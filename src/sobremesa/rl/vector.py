"""Many games at once, as Gymnasium's vectors: `make_vec(slug, 1024)`.

Observations are dicts: `observation`, a byte for each bit of what the seat that decides may know, and `action_mask`. A game that is over is
followed by the next at once (`SAME_STEP`): what is seen belongs to the new game, reward and termination to the old one.

With `opponents="self"` every row asks whichever seat is next (`infos["seat"]`), and a reward is what the end was worth to
the seat that decided last; `infos["returns"]` has it for all seats. With `opponents="random"` the learner has one seat, another in each
row, and the others play at random inside compiled code.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from sobremesa.core.columns import Columns, columns
from sobremesa.rl.place import Bits, Learnable, numbers, space_of, unpacked

Opponents = Literal["self", "random"]
FOREVER = 2**40


def make_vec(
    slug: str,
    num_envs: int = 1,
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    opponents: Opponents = "self",
    max_decisions: int | None = None,
) -> GameVector:
    """So many games side by side; ValueError names what does not fit. A game of more than `max_decisions` is truncated."""
    place = Learnable(slug, players, options or {})
    if num_envs < 1:
        raise ValueError(f"num_envs is {num_envs}, and has to be 1 or more")
    if opponents not in ("self", "random"):
        raise ValueError(f'opponents is {opponents!r}, and has to be "self" or "random"')
    return GameVector(place, num_envs, opponents, max_decisions)


class GameVector(VectorEnv[dict[str, Any], NDArray[np.int64], NDArray[Any]]):
    def __init__(
        self, place: Learnable, num_envs: int, opponents: Opponents, max_decisions: int | None
    ) -> None:
        self.place = place
        self.num_envs = num_envs
        self.opponents = opponents
        self.most = max_decisions or FOREVER
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space = space_of(place.bits, len(place.catalogue))
        self.single_action_space = spaces.Discrete(len(place.catalogue))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.own = np.arange(num_envs, dtype=np.int64) % place.players
        self.rounds = 0  # times that it was begun without a seed of its own
        self.seed = "0"
        self.games: Columns | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self.rounds = 0 if seed is not None else self.rounds + 1
        self.seed = str(seed) if seed is not None else self.seed
        place, own = self.place, self.seed + (f" {self.rounds}" if self.rounds else "")
        self.games = columns(
            place.game, place.players, place.options, self.num_envs, own, most=self.most
        )
        if self.opponents == "random":
            self.games.until(vec[i64](self.own.tolist()))
        return self.seen(self.games), self.infos(self.games)

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[dict[str, Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """ValueError names the first decision that is not legal; nothing has happened then."""
        games = self.games
        if games is None:
            raise ValueError("reset comes first")
        chosen = vec[i64](np.asarray(actions, np.int64).tolist())
        if self.opponents == "random":
            judged = self.own
            games.check(chosen)
            games.step_against_random(chosen, vec[i64](self.own.tolist()))
        else:
            judged = numbers(games.seat, np.int64).copy()
            games.step(chosen)
        infos = self.infos(games)
        rewards = infos["returns"][np.arange(self.num_envs), judged]
        cut = numbers(games.cut, np.uint8).astype(bool)
        ended = numbers(games.done, np.uint8).astype(bool) & ~cut
        return self.seen(games), rewards, ended, cut, infos

    def seen(self, games: Columns) -> dict[str, Any]:
        rows: Bits = numbers(games.seen, np.uint8).reshape(self.num_envs, -1)
        mask = numbers(games.mask, np.int8).reshape(self.num_envs, -1).copy()
        return {"observation": unpacked(rows, self.place.bits), "action_mask": mask}

    def infos(self, games: Columns) -> dict[str, Any]:
        """Which seat decides, whether it decides beside others in secret, which game it is, what came of the last one."""
        return {
            "seat": numbers(games.seat, np.int64).copy(),
            "simultaneous": numbers(games.step_open, np.int64).copy(),
            "number": numbers(games.number, np.int64).copy(),
            "returns": numbers(games.reward, np.float64).reshape(self.num_envs, -1).copy(),
        }

    def packed(self) -> Bits:
        """What is seen now, packed, without a copy: for networks that unpack it themselves. The next step changes it."""
        if self.games is None:
            raise ValueError("reset comes first")
        return numbers(self.games.seen, np.uint8).reshape(self.num_envs, -1)
