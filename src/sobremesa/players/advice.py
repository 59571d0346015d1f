"""What a good player would think in somebody's place, from what that seat may know."""

from collections.abc import Sequence
from random import Random
from typing import Any

from sobremesa.core import Action, AnyGame, Seat
from sobremesa.players.budget import Budget
from sobremesa.players.player import Thought
from sobremesa.players.recall import Origin
from sobremesa.players.searcher import SearchPlayer


def advice(
    game: AnyGame,
    seat: Seat,
    view: Any,
    heard: Sequence[str],
    legal: Sequence[Action],
    budget: Budget,
    origin: Origin | None = None,
) -> Thought:
    """The decisions worth considering, the best first.

    Chance within the search comes from how much the seat has heard: whoever asks twice gets the same
    answer, if the budget is no matter of seconds.
    """
    adviser = SearchPlayer(game, seat)
    adviser.origin = origin
    adviser.decide(view, heard, legal, budget, Random(f"advice {len(heard)}"))
    return adviser.thought
