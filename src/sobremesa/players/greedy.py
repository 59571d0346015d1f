"""One move deep: the decision after which the game's judgement looks best. A measure for searches."""

from collections.abc import Sequence
from random import Random
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core import CHANCE, Action, AnyGame, Seat, State
from sobremesa.core.fast_random import FastRandom
from sobremesa.core.hints import Hints
from sobremesa.players.budget import Budget
from sobremesa.players.knowledge import hints_for
from sobremesa.players.player import Candidate, Thought

WORLDS = 6  # sampled, and the judgements averaged


class GreedyPlayer:
    """Samples a few worlds, tries every decision in each, and takes the best on average.

    Where a game has no judgement, what it would rather do in a playout decides.
    """

    def __init__(self, game: AnyGame, seat: Seat) -> None:
        self.game, self.seat = game, seat
        self.hints = hints_for(game.slug)
        self.thought = Thought()

    def decide(
        self,
        view: Any,
        heard: Sequence[str],
        legal: Sequence[Action],
        budget: Budget,
        rng: Random,
    ) -> Action:
        if len(legal) == 1:
            return legal[0]
        belief = self.game.belief(view, heard)
        generator = FastRandom(str(rng.getrandbits(64)))
        totals = [0.0] * len(legal)
        for _ in range(WORLDS):
            world = belief.sample(rng)
            world.reopen(self.seat)
            for index, action in enumerate(legal):
                state = world.copy()
                state.apply(self.seat, action)
                totals[index] += judged(self.hints, state, self.seat, generator)
        order = sorted(range(len(legal)), key=lambda index: (-totals[index], rng.random()))
        self.thought = Thought(
            tuple(Candidate((legal[index],), WORLDS, totals[index] / WORLDS) for index in order)
        )
        return legal[order[0]]


def judged(hints: Hints, state: State, seat: Seat, generator: FastRandom) -> float:
    """The judgement of a position for a seat; simultaneous steps and chance are played out first."""
    for _ in range(64):
        deciders = state.deciders()
        if len(deciders) == 0:
            return float(hints.outcome(state)[seat])
        if state.together() <= 0 or seat in deciders:
            break
        who = deciders[0]
        state.apply(who, hints.choose(state, who, generator))
    values = hints.values(state)
    if len(values) > 0:
        return float(values[seat])
    actions: vec[i64] = state.legal(state.deciders()[0])
    return 0.5 if state.deciders()[0] == CHANCE else 1.0 / float(len(actions))
