"""How much the computer players think, and how they err; docs/strength.md has what that is worth.

Whole rolls come sorted by the judgement, so that even a few simulations choose well: the lower levels differ by
how freely they choose among those rolls.
"""

from typing import Final

from sobremesa.core.levels import Level, Levels

LEVELS: Final[Levels] = (
    Level(30, 50.0, 0.30),
    Level(36, 2.0, 0.15),
    Level(90, 0.2, 0.05),
    Level(1200, 0.0, 0.05),
)
