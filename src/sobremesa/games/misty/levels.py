"""How much the computer players think; docs/strength.md has what that is worth."""

from typing import Final

from sobremesa.core.levels import Levels, sized

LEVELS: Final[Levels] = sized(14, 50, 200, 2500)
