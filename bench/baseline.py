"""What everybody would write first, to measure against: determinised Monte Carlo tree search.

A few worlds are sampled, each is searched by itself as if nothing were hidden (UCB1, one node a
simulation, playouts at random to the end of the game), and the decisions' tries are added up. It uses the
same compiled playout loop as our players and the same part of a turn's budget, but nothing that any
game's hints know.

    sobremesa match totem master@200ms bench.baseline.Plain@200ms --games 40
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import log, sqrt
from random import Random
from typing import Any

from sobremesa.core import CHANCE, Action, AnyGame, Seat, State
from sobremesa.core.fast_random import FastRandom
from sobremesa.core.hints import Hints
from sobremesa.core.playout import random_choice
from sobremesa.players.budget import Budget, Meter
from sobremesa.players.player import Candidate, Thought
from sobremesa.players.search import play_out
from sobremesa.players.searcher import SearchPlayer

WORLDS = 8
CURIOSITY = 1.0  # sqrt(2) for values from -1 to 1 is 0.7 for 0 to 1; random playouts like it wider


@dataclass(slots=True)
class Edge:
    """A decision, and the node behind it: the decisions that were legal there."""

    tries: int = 0
    seen: int = 0  # visits in which it was legal
    total: float = 0.0  # of the values of the seat that decides
    edges: "dict[Action, Edge]" = field(default_factory=dict)

    def best(self, legal: Iterable[Action]) -> Action:
        """What was not tried yet, else the highest bound. One loop, because it is interpreted."""
        edges, best, highest = self.edges, -1, -1.0
        for action in legal:
            edge = edges.get(action)
            if edge is None:
                edge = edges[action] = Edge()
            edge.seen += 1
            bound = 1e6
            if tries := edge.tries:
                bound = edge.total / tries + CURIOSITY * sqrt(log(edge.seen) / tries)
            if bound > highest:
                best, highest = action, bound
        return best


def simulate(state: State, seat: Seat, node: Edge, hints: Hints, generator: FastRandom) -> None:
    """Down the tree, where what chance brought is not told apart, to a decision that is new; a playout from there."""
    path: list[tuple[Seat, Edge]] = []
    grown = False
    while not grown and (deciders := state.deciders()):
        who = seat if not path and seat in deciders else deciders[0]
        if who == CHANCE:
            state.apply(who, random_choice(state, who, generator))
            continue
        action = node.best(state.legal(who))
        node = node.edges[action]
        state.apply(who, action)
        path.append((who, node))
        grown = node.tries == 0
    values = play_out(hints, state, generator)
    for who, edge in path:
        edge.tries += 1
        edge.total += values[who]


class Plain(SearchPlayer):
    def __init__(self, game: AnyGame, seat: Seat) -> None:
        super().__init__(game, seat, hints=Hints())

    def think(
        self, view: Any, heard: Sequence[str], legal: Sequence[Action], budget: Budget, seed: str
    ) -> tuple[Action, ...]:
        rng, generator = Random(f"worlds {seed}"), FastRandom(f"search {seed}")
        share = self.share(1.0, False)
        self.left -= share
        meter = Meter(budget.part(share))
        belief = self.game.belief(view, heard)
        tries: dict[Action, int] = dict.fromkeys(legal, 0)
        values: dict[Action, float] = dict.fromkeys(legal, 0.0)
        done = 0
        for world in range(WORLDS):
            root, known = Edge(), belief.sample(rng)
            known.reopen(self.seat)
            most = done + max(1, meter.simulations // WORLDS)
            while done < most and not (root.edges and meter.late((world + 1) / WORLDS)):
                simulate(known.copy(), self.seat, root, self.hints, generator)
                done += 1
            for action in tries:
                edge = root.edges.get(action, Edge())
                tries[action] += edge.tries
                values[action] += edge.total
        order = sorted(legal, key=lambda action: -tries[action])
        self.thought = Thought(
            tuple(
                Candidate((action,), tries[action], values[action] / max(1, tries[action]))
                for action in order
            ),
            done,
        )
        return (order[0],)
