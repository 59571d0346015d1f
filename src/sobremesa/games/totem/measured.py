"""What was measured of this game, for the coach: docs/evidence/coach.md has the commands."""

from typing import Final

# How much of the luck that the judgement sees comes through: a good roll is soon answered by another one.
FORESIGHT: Final = 0.3
