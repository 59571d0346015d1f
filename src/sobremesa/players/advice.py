"""What a good player would think in somebody's place, from what that seat may know."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from sobremesa.core import Action, AnyGame, Seat
from sobremesa.players.budget import Budget
from sobremesa.players.player import Candidate, Thought
from sobremesa.players.recall import Origin
from sobremesa.players.searcher import SearchPlayer

TRUSTED: Final = (
    0.25  # of the tries of the most tried decision: what was tried less has a chance by luck
)


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
    thought = adviser.thought
    return thought if thought.exact else replace(thought, options=best_first(thought.options))


def best_first(options: Sequence[Candidate]) -> tuple[Candidate, ...]:
    """By the chance to win, without what was tried too little to know it."""
    enough = TRUSTED * max((option.tries for option in options), default=0)
    trusted = [option for option in options if option.tries >= enough]
    return tuple(sorted(trusted, key=lambda option: (-option.value, -option.tries)))
