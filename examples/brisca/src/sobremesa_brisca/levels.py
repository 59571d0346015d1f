"""How much the computer players think: Brisca is played interpreted, and a few worlds tell most of it. Since one deal is
mostly luck, the easy level does not think about every other card."""

from typing import Final

from sobremesa.core.levels import Level, Levels, sized

LEVELS: Final[Levels] = (Level(4, 2.0, 0.30, thoughtless=0.5), *sized(4, 24, 90, 300)[1:])
