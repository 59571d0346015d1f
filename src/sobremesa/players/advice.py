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
    """By the chance to win; after those, what was tried too little to know it, by tries."""
    enough = TRUSTED * max((option.tries for option in options), default=0)
    return tuple(
        sorted(
            options,
            key=lambda option: (
                option.tries < enough,
                -option.value if option.tries >= enough else -option.tries,
            ),
        )
    )
