"""The map as the rules see it: hexes as numbers, sets of hexes as bits. Compiled.

Hexes are numbered as in `actions.py`: start areas 0 to 3, the space n is 3 + n. Where they lie and how
they are drawn is known to `components.py`, which makes a `Map` from the data.
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT
from sobremesa.games.pyramids.actions import STARTS


@final
class Map:
    """What never changes on a map."""

    def __init__(
        self,
        name: str,
        adjacent: vec[i64],
        top: vec[i64],
        bottom: vec[i64],
        factories: vec[i64],
        sacred: i64,
        garrison: vec[i64],
    ) -> None:
        self.name = name
        self.size: i64 = len(adjacent)
        self.adjacent = adjacent  # by hex: the hexes that share a side with it
        self.top = top  # by hex: points in all rounds but the last (PYR-4)
        self.bottom = bottom  # by hex: points in the last round
        self.factories = factories  # by part of the player board: its factories (PYR-5)
        self.sacred = sacred
        self.garrison = garrison  # by hex: units of the Pharaoh at the start of a solo game
        self.starts: i64 = BIT[STARTS] - 1
        self.spaces: i64 = BIT[self.size] - BIT[STARTS]  # the numbered ones

    def around(self, hexes: i64) -> i64:
        """All hexes next to one of these."""
        found: i64 = 0
        adjacent = self.adjacent
        for place in range(self.size):
            if hexes >> place & 1:
                found |= adjacent[place]
        return found

    def order(self, hexes: i64) -> vec[i64]:
        """These hexes in the order of the notation: numbered spaces, then start areas."""
        found = vec[i64](capacity=32)
        for place in range(STARTS, self.size):
            if hexes >> place & 1:
                found = append(found, place)
        for place in range(STARTS):
            if hexes >> place & 1:
                found = append(found, place)
        return found

    def points(self, hexes: i64, last: bool) -> i64:
        """What control of these hexes is worth in a round (PYR-72, PYR-86)."""
        total: i64 = 0
        worth = self.bottom if last else self.top
        for place in range(STARTS, self.size):
            if hexes >> place & 1:
                total += worth[place]
        return total
