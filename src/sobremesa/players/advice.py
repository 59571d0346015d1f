"""What a good player would think in somebody's place, from what that seat may know."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final

from sobremesa.core import Action, AnyGame, Note, Seat, State
from sobremesa.core.match import Match
from sobremesa.players.budget import Budget
from sobremesa.players.knowledge import reasons_for
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


# What speaks for it


def why(
    game: AnyGame, seat: Seat, view: Any, world: State, line: Sequence[Action]
) -> tuple[Any, list[Note]]:
    """The seat's view after a line of its decisions in a world that fits, None if something else comes between them;
    and what the game can say for that line, the weightiest first."""
    after = led_to(world, seat, line)
    if after is None:
        return None, []
    then, told = game.view(after, seat), reasons_for(game.slug)
    return then, told(view, then, [game.write(action) for action in line]) if told else []


def reason_of(match: Match, seat: Seat, line: Sequence[str]) -> Note | None:
    """The weightiest thing that the game can say for a line of a seat's decisions, from where it stands."""
    game, state = match.game, match.state
    actions = [game.read(text) for text in line]
    return next(iter(why(game, seat, game.view(state, seat), state, actions)[1]), None)


def led_to(world: State, seat: Seat, line: Sequence[Action]) -> State | None:
    """The position after a line of one seat's decisions; None if something else comes between them."""
    after = world.copy()
    for action in line:
        if seat not in after.deciders() or action not in after.legal(seat):
            return None
        after.apply(seat, action)
    return after
