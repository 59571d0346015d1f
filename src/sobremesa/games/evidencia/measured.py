"""What was measured of this game, for the coach: docs/evidence/coach.md has the commands."""

from typing import Final

# What a decision costs on average, in chances to win.
LOSSES: Final = {
    "random": 0.071,
    "easy": 0.036,
    "medium": 0.028,
    "hard": 0.006,
    "master": 0.001,
}
