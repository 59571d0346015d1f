"""How much the computer players think: Brisca is played interpreted, and a few worlds tell most of it."""

from typing import Final

from sobremesa.core.levels import Levels, sized

LEVELS: Final[Levels] = sized(4, 24, 90, 300)
