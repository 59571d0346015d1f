"""Sobremesa: an open table for modern board games."""

from typing import TYPE_CHECKING

from sobremesa.native import kept

if TYPE_CHECKING:
    from sobremesa.hosted import Hosted

__version__ = "0.1.0"

kept.use()  # before any other module is imported: what was compiled here is found first


def match(
    game: str, players: int | None = None, seed: str | None = None, **options: object
) -> "Hosted":
    """A match of a game, with its own luck and its own players; see `sobremesa.hosted`."""
    from sobremesa.hosted import Hosted  # who only wants a part of the package loads no more

    return Hosted(game, players, seed, **options)
