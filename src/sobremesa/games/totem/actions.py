"""The ints: what a seat decides and what chance brings. Compiled.

     21..18   17..9    8..0
    +------+--------+--------+
    | kind |  from  |   to   |    from: a step's origin, 0 otherwise
    +------+--------+--------+    to: a cell; the points of a `use`; dice as 8 * first + second

Kinds stand in canonical order, so that a rising list of actions is in canonical order.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.games.totem.components import ROLLS

KIND: Final[i64] = 2**18  # actions of one kind
FROM: Final[i64] = 2**9  # destinations of one origin

START: Final[i64] = 1
USE: Final[i64] = 2
ADD: Final[i64] = 3
PASS: Final[i64] = 4
STEP: Final[i64] = 5
STOP: Final[i64] = 6
REMOVE: Final[i64] = 7
AGAIN: Final[i64] = 8
END: Final[i64] = 9
OFF_DIE: Final[i64] = 10  # chance: one die of the roll-off
ROLL: Final[i64] = 11  # chance: both dice


def act(kind: i64, detail: i64) -> i64:
    """Any action but a step: `act(USE, 9)`."""
    return kind * KIND + detail


def step(source: i64, cell: i64) -> i64:
    return STEP * KIND + source * FROM + cell


def kind_of(action: i64) -> i64:
    return action // KIND


def detail(action: i64) -> i64:
    return action % FROM


def origin(action: i64) -> i64:
    return action % KIND // FROM


def dice(first: i64, second: i64) -> i64:
    """Two small numbers as one detail: two dice, or a seat and its die."""
    return 8 * first + second


THROWS: Final = vec[i64]([int(act(ROLL, dice(low, high))) for low, high, _ in ROLLS])
THROW_ODDS: Final = vec[i64]([weight for _, _, weight in ROLLS])
JUST_PASS: Final = vec[i64]([int(act(PASS, 0))])
AGAIN_OR_END: Final = vec[i64]([int(act(AGAIN, 0)), int(act(END, 0))])
