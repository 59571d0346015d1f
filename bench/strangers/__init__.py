"""Small games that nobody has tuned our players for: no hints, no sizes of their own.

`make strangers` plays the levels against each other at them (docs/strength.md).
"""

from bench.strangers import flips, skulls, tricks
from sobremesa.core import AnyGame, by_slug

ALL: dict[str, AnyGame] = by_slug(skulls.GAME, tricks.GAME, flips.GAME)
