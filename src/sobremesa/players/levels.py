"""Who can be asked to sit down: `random`, `greedy`, and the four levels of the search.

A level is a number of simulations a turn, a temperature and how often it does not think (core/levels.py), the same for everybody and
on every machine; docs/strength.md has what they are worth. A faster machine makes a level quicker, not stronger.

>>> read_player("hard").level, str(read_player("master@200ms").budget)
('hard', '0.2 s')
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib import import_module
from typing import Final

from sobremesa.core import AnyGame, Seat
from sobremesa.core.levels import NAMES
from sobremesa.core.wrong import Wrong
from sobremesa.players.budget import Budget, read_budget
from sobremesa.players.greedy import GreedyPlayer
from sobremesa.players.knowledge import levels_for
from sobremesa.players.player import Player, RandomPlayer
from sobremesa.players.recall import Origin
from sobremesa.players.searcher import SearchPlayer, Style

LEVELS: Final = NAMES
OTHERS: Final = ("random", "greedy", "search")

Maker = Callable[[AnyGame, Seat], Player]


@dataclass(frozen=True, slots=True)
class Invited:
    """Somebody who can be seated: a name, and a budget if it was said."""

    name: str  # as it was written
    level: str
    budget: Budget | None = None

    def sit(self, game: AnyGame, seat: Seat, origin: Origin | None = None) -> Player:
        """At a seat of a game that began so; who does not know how it began recalls nothing."""
        player = maker(self.level)(game, seat)
        if isinstance(player, SearchPlayer):
            player.origin = origin
        return player

    def thinks(self, game: AnyGame) -> Budget:
        """The budget of a turn: what was said, or what belongs to the level."""
        return self.budget or budget_of(self.level, game.slug)


def budget_of(level: str, slug: str) -> Budget:
    if level not in LEVELS:
        return Budget(simulations=1000)
    return Budget(simulations=levels_for(slug)[LEVELS.index(level)].simulations)


def style_of(level: str, slug: str) -> Style:
    size = levels_for(slug)[LEVELS.index(level)]
    return Style(
        temperature=size.temperature,
        margin=size.margin,
        thoughtless=size.thoughtless,
        mixes=level == LEVELS[-1],
    )


def maker(level: str) -> Maker:
    if level == "random":
        return RandomPlayer
    if level == "greedy":
        return GreedyPlayer
    if level == "search":
        return SearchPlayer
    if level in LEVELS:
        return lambda game, seat: SearchPlayer(game, seat, style_of(level, game.slug))
    module, _, name = level.rpartition(".")
    made: Maker = getattr(import_module(module), name)
    return made


def read_player(text: str) -> Invited:
    """`hard`, `master@200ms`, `search@1000`, or a player of your own: `my_players.Best@1s`."""
    level, at, budget = text.partition("@")
    if level not in LEVELS and level not in OTHERS and "." not in level:
        names = ", ".join((*OTHERS, *LEVELS))
        said = f"there is no player {level}; there are {names}"
        raise Wrong(said, "player-unknown", name=level, names=names)
    return replace(Invited(text, level), budget=read_budget(budget) if at else None)
