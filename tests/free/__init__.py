"""Small games without a board or a face, as guests bring them: what they show is the free table.

Three are those of `bench.strangers`, whose views are packed for speed; here a view says in words what a seat sees. `market` has
whatever else a view may hold. `python -m tests.free ...` is the command line of a house that knows them.
"""

from sobremesa.core import AnyGame, by_slug
from sobremesa.homes import Home
from tests.free import flips, market, skulls, tricks

ALL: dict[str, AnyGame] = by_slug(skulls.GAME, tricks.GAME, flips.GAME, market.GAME)


def guests() -> tuple[Home, ...]:
    """In place of `sobremesa.homes.guests`: as if these were installed."""
    return tuple(Home(slug, f"tests.free.{slug}", owner="sketches") for slug in ALL)
