"""What everybody would write first, to measure against: determinised Monte Carlo tree search.

A few worlds are sampled, each is searched by itself as if nothing were hidden (UCB1, one node a
simulation, playouts at random to the end of the game), and the decisions' tries are added up. It uses the
same compiled tree and playout loop as our players and the same part of a turn's budget, but nothing that
any game's hints know.

    sobremesa match totem master@200ms bench.baseline.Plain@200ms --games 40
"""

from collections.abc import Sequence
from random import Random
from typing import Any

from sobremesa.core import Action, AnyGame, Seat, State
from sobremesa.core.hints import Hints
from sobremesa.core.luck import Luck
from sobremesa.players.budget import Budget, Meter
from sobremesa.players.player import Option, Thought
from sobremesa.players.search import Search
from sobremesa.players.searcher import SearchPlayer

WORLDS = 8
CURIOSITY = 1.0  # sqrt(2) for values from -1 to 1 is 0.7 for 0 to 1; random playouts like it wider


class World:
    """A belief that has made up its mind."""

    def __init__(self, state: State) -> None:
        self.state = state

    def sample(self, rng: Random) -> State:
        return self.state.copy()


class Plain(SearchPlayer):
    def __init__(self, game: AnyGame, seat: Seat) -> None:
        super().__init__(game, seat, hints=Hints())

    def think(
        self, view: Any, heard: Sequence[str], legal: Sequence[Action], budget: Budget, seed: str
    ) -> tuple[Action, ...]:
        rng, luck = Random(f"worlds {seed}"), Luck(f"search {seed}")
        share = self.share(1.0, False)
        self.left -= share
        began = Meter(budget.part(share))
        belief = self.game.belief(view, heard)
        tries: dict[Action, int] = dict.fromkeys(legal, 0)
        values: dict[Action, float] = dict.fromkeys(legal, 0.0)
        done = 0
        for world in range(WORLDS):
            search = Search(self.hints, self.seat, CURIOSITY, plain=True)
            deadline = None
            if began.deadline is not None:
                part = (world + 1) / WORLDS
                deadline = began.began + (began.deadline - began.began) * part
            done += search.run(
                World(belief.sample(rng)), luck, rng,
                max(1, began.simulations // WORLDS), began.nodes, deadline,
            )  # fmt: skip
            for line, count, value, _ in search.report():
                if line[0] in tries:
                    tries[line[0]] += count
                    values[line[0]] += count * value
        order = sorted(legal, key=lambda action: -tries[action])
        self.thought = Thought(
            tuple(
                Option((action,), tries[action], values[action] / max(1, tries[action]))
                for action in order
            ),
            done,
        )
        return (order[0],)
