"""All games. Adding one is one line."""

import copyreg
from typing import Any

from sobremesa.core import AnyGame, Game, by_slug
from sobremesa.games import euphoria, evidencia, misty, pyramids, rps, totem

ALL: dict[str, AnyGame] = by_slug(
    rps.GAME,
    totem.GAME,
    misty.GAME,
    evidencia.GAME,
    pyramids.GAME,
    euphoria.GAME,
)


def edition_of(slug: str, rules: str) -> AnyGame:
    """A game by these rules; ValueError if there is none."""
    game = ALL[slug].edition(rules) if slug in ALL else None
    if game is None:
        raise ValueError(f"there is no game {slug} with the rules {rules}")
    return game


def packed(game: AnyGame) -> str | tuple[Any, ...]:
    """How a game is pickled: by its name and edition, or, if it is none of these, function by function."""
    known = ALL.get(game.slug)
    if known is not None and known.edition(game.rules) is game:
        return edition_of, (game.slug, game.rules)
    return game.__reduce_ex__(4)


copyreg.pickle(Game, packed)
