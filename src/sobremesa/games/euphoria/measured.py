"""What was measured of this game, for the coach: docs/evidence/coach.md has the commands."""

from typing import Final

# How much of the luck that playouts see comes through: an artifact is worth what its bearer makes of it.
FORESIGHT: Final = 0.2
