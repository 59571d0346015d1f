"""The ints: what every decision and every draw of chance is inside the program. Compiled.

    bits  17..14   13..7   6..0
          kind     what    where

    FACTION   faction           -                 the next seat without a faction gets this one
    FIRST     seat              -
    BASE      start area        -                 solo: the start area that the d4 gives
    ROLL      die               face
    START     start area        -
    TAKE      die               -
    WRITE     slot              number
    CROSS     slot              -
    WASTE     -                 -
    DEVELOP   upgrade           -
    DEPLOY    unit              hex
    RAM       home hex          hex attacked
    SPIKES    home hex          hex it guards against
    UMBRELLA  home hex          -
    INCOME    hex               STAY or HOLD
    PASS      -                 -

A hex is a number, the same on every map: 0 to 3 are the start areas S1 to S4, 3 + n is the space n.
A die is 4 * colour + 0, 1 (its d4 a and b) or 2, 3 (its d8 a and b); the colour 4 is neutral.
Slots and upgrades are numbered by the board (`player_board.py`). A unit is one of the ranges below.
"""

from typing import Final

from mypy_extensions import i64

FACTION: Final[i64] = 0
FIRST: Final[i64] = 1
BASE: Final[i64] = 2
ROLL: Final[i64] = 3
START: Final[i64] = 4
TAKE: Final[i64] = 5
WRITE: Final[i64] = 6
CROSS: Final[i64] = 7
WASTE: Final[i64] = 8
DEVELOP: Final[i64] = 9
DEPLOY: Final[i64] = 10
RAM: Final[i64] = 11
SPIKES: Final[i64] = 12
UMBRELLA: Final[i64] = 13
INCOME: Final[i64] = 14
PASS: Final[i64] = 15

KINDS: Final = (
    "faction", "first", "base", "roll", "start", "take", "write", "cross", "waste", "develop",
    "deploy", "ram", "spikes", "umbrella", "income", "pass",
)  # fmt: skip

STAY: Final[i64] = 0
HOLD: Final[i64] = 1

# Units: heroes by slot, armies (A, B, C) by row, groups of footmen, soldiers held from a hex.
HEROES: Final[i64] = 0
ARMIES: Final[i64] = 8
FOOTMEN: Final[i64] = 16
HELD: Final[i64] = 24

STARTS: Final[i64] = 4  # hexes below this are start areas
NEUTRAL: Final[i64] = 4  # the colour of dice that are nobody's
DICE: Final[i64] = 20

FIELD: Final[i64] = 127
UNIT: Final[i64] = 128  # one in the field `what`
KIND: Final[i64] = 16384  # one kind


def action(kind: i64, what: i64, where: i64) -> i64:
    return kind * KIND + what * UNIT + where


def kind_of(action: i64) -> i64:
    return action >> 14


def what_of(action: i64) -> i64:
    return action >> 7 & FIELD


def where_of(action: i64) -> i64:
    return action & FIELD
