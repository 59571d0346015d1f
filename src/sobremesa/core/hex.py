"""Hexagonal geometry in axial coordinates: small tuples with arithmetic. Compiled.

>>> Hex(2, -1) + Hex(1, 0)
Hex(q=3, r=-1)
>>> Hex(0, 0).distance(Hex(3, -1))
3
>>> [direction.turned() == DIRECTIONS[(i + 5) % 6] for i, direction in enumerate(DIRECTIONS)]
[True, True, True, True, True, True]
"""

from typing import Final, NamedTuple


class Hex(NamedTuple):
    """A cell, or the way from one cell to another."""

    q: int
    r: int

    def __add__(self, other: tuple[int, ...]) -> "Hex":  # type: ignore[override]
        return Hex(self.q + other[0], self.r + other[1])

    def distance(self, other: "Hex") -> int:
        """Steps between two cells of an empty board."""
        dq, dr = self.q - other.q, self.r - other.r
        return max(abs(dq), abs(dr), abs(dq + dr))

    def neighbours(self) -> list["Hex"]:
        return [self + direction for direction in DIRECTIONS]

    def turned(self) -> "Hex":
        """Turned clockwise by 60 degrees around the centre, row r growing downwards."""
        return Hex(-self.r, self.q + self.r)


# East first, then against the clock: E, NE, NW, W, SW, SE when r grows downwards.
DIRECTIONS: Final = (Hex(1, 0), Hex(1, -1), Hex(0, -1), Hex(-1, 0), Hex(-1, 1), Hex(0, 1))


def hexagon(side: int) -> list[Hex]:
    """The cells of a hexagonal board with `side` cells a side, row by row.

    >>> len(hexagon(10))
    271
    """
    reach = side - 1
    return [
        Hex(q, r)
        for r in range(-reach, reach + 1)
        for q in range(-reach, reach + 1)
        if abs(q + r) <= reach
    ]
