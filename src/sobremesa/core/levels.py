"""The four levels of the computer players, from the easiest to the strongest, and how large they are.

A game that knows better has its own in `levels.py` of its folder: `LEVELS`, four of them.
"""

from typing import Final, NamedTuple

NAMES: Final = ("easy", "medium", "hard", "master")


class Level(NamedTuple):
    """How much a player of a level thinks, and how it errs; the same on every machine."""

    simulations: int  # a turn
    temperature: float  # how freely it chooses among what looks good
    margin: float  # how much worse than the best that may be
    thoughtless: float = 0.0  # how often it does not think at all, 0 to 1


Levels = tuple[Level, Level, Level, Level]

# Where there are no hints a few looks may find nearly as much as many: what tells the levels apart is then how
# often they look at all.
PLAIN: Final[Levels] = (
    Level(10, 2.0, 0.30, thoughtless=0.9),
    Level(150, 0.2, 0.15, thoughtless=0.3),
    Level(600, 0.05, 0.05),
    Level(2400, 0.0, 0.05),
)


def sized(easy: int, medium: int, hard: int, master: int) -> Levels:
    """Levels that always think, with so many simulations a turn: for a game that has hints."""
    simulations = easy, medium, hard, master
    one, two, three, four = (
        level._replace(simulations=each, thoughtless=0.0)
        for level, each in zip(PLAIN, simulations, strict=True)
    )
    return one, two, three, four
