"""Decisions and draws as numbers. Compiled.

     25..24 ... kind      23..12        11..0
    +------------------+-------------+-------------+
    | DRAW          0  |             | card        |   chance deals this card to the next hand
    | PICK          1  |             | card        |   choose a card of the hand
    | PLACE         2  |             | row, column |   3 bits each, as in MIS-26
    | MOVE          3  |             | card        |   activate an arrow card
    | FEED          4  | monster     | flower      |   activate a monster
    +------------------+-------------+-------------+

A card is its number (0 to 53). Notation may name a card that does not exist, such as X99; it is
`UNKNOWN` plus a number made of its letter and digits, so that it can be refused like any other.
"""

from typing import Final

from mypy_extensions import i64

KIND_BITS: Final[i64] = 24
FIELD_BITS: Final[i64] = 12
FIELD: Final[i64] = 0xFFF

DRAW: Final[i64] = 0x0000000
PICK: Final[i64] = 0x1000000
PLACE: Final[i64] = 0x2000000
MOVE: Final[i64] = 0x3000000
FEED: Final[i64] = 0x4000000

UNKNOWN: Final[i64] = 0x200  # and up: letter * 100 + digits, at most 2,599


def kind_of(action: i64) -> i64:
    """One of DRAW, PICK, PLACE, MOVE, FEED."""
    return action >> KIND_BITS << KIND_BITS


def card_of(action: i64) -> i64:
    """The card of a draw, a pick or a move; the flower of a feeding."""
    return action & FIELD


def monster_of(action: i64) -> i64:
    return action >> FIELD_BITS & FIELD


def feeding(monster: i64, flower: i64) -> i64:
    return FEED | monster << FIELD_BITS | flower


def placing(column: i64, row: i64) -> i64:
    return PLACE | row << 3 | column


def column_of(action: i64) -> i64:
    return action & 7


def row_of(action: i64) -> i64:
    return action >> 3 & 7
