"""How much the computer players think, and how they err; docs/strength.md has what that is worth.

The hints alone play nearly as well as any search: even with all cards open a player would win little more. So
the levels differ by how often they stop to think.
"""

from typing import Final

from sobremesa.core.levels import Level, Levels

LEVELS: Final[Levels] = (
    Level(20, 2.0, 0.30, thoughtless=0.95),
    Level(60, 0.2, 0.15, thoughtless=0.55),
    Level(200, 0.05, 0.05, thoughtless=0.2),
    Level(2000, 0.0, 0.05),
)
