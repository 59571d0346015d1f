"""How much the computer players think; docs/strength.md has what that is worth."""

from typing import Final

from sobremesa.core.levels import Levels, sized

EASY, MEDIUM, HARD, MASTER = sized(14, 50, 200, 2500)

# Whoever draws among decisions that are nearly as good loses more by that here than by being foreseen.
LEVELS: Final[Levels] = EASY, MEDIUM, HARD, MASTER._replace(margin=0.0)
