"""What was measured of this game, for the coach: docs/evidence/coach.md has the commands."""

from typing import Final

# What a decision costs on average, in chances to win. Neighbours that could not be told apart have their mean.
LOSSES: Final = {
    "random": 0.096,
    "easy": 0.016,
    "medium": 0.016,
    "hard": 0.003,
    "master": 0.003,
}
