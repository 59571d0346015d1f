"""Views on the free table: what `arrange` makes of them, which the page's own has to make, too."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from bench.strangers import skulls
from sobremesa.core import WATCHER, AnyGame, State
from sobremesa.core.arrange import arrange, plan_of
from sobremesa.games import rps
from tests.free import ALL

# The one of `bench` has a view that is a tuple.
GAMES: tuple[AnyGame, ...] = (rps.GAME, *ALL.values(), skulls.GAME)


def cases() -> Iterator[dict[str, Any]]:
    for game in GAMES:
        for events, seat in ((0, 0), (9, 1), (17, WATCHER)):
            view = game.view(after(game, events), seat)
            made = {"plan": plan_of(game), "view": view, "players": game.seats[-1]}
            yield msgspec.to_builtins(
                {**made, "spread": arrange(plan_of(game), view, game.seats[-1])}
            )


def after(game: AnyGame, events: int) -> State:
    """A position after so many events at random, or where the game has ended."""
    state: State = game.start(game.seats[-1], {})
    rng = Random(f"free {game.slug}")
    for _ in range(events):
        deciders = [int(who) for who in state.deciders()]
        if deciders:
            who = rng.choice(deciders)
            state.apply(who, rng.choice([int(action) for action in state.legal(who)]))
    return state
