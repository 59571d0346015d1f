"""What was measured of this game, for the coach: docs/evidence/coach.md has the commands."""

from typing import Final

# How much of the luck that playouts see comes through: they end when the next dice are due.
FORESIGHT: Final = 0.3
