"""The ints: what a seat decides and what chance brings. Compiled.

     29..25   24..20  19..18   17..15   14..10   9..5    4..0
    +------+--------+-------+--------+--------+-------+-------+
    | kind |  card  | cost  |  seat  |  slot  | other | 0     |    other: a second slot
    +------+--------+-------+--------+--------+-------+-------+

Kinds stand in canonical order, and so do cards, costs, seats and slots; a rising list of actions of one
phase is in canonical order. `order` has its three recruits where card, cost and seat are.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

KIND: Final[i64] = 2**25
CARD: Final[i64] = 2**20
COST: Final[i64] = 2**18  # place of the recruit that pays, from 0
SEAT: Final[i64] = 2**15
SLOT: Final[i64] = 2**10
OTHER: Final[i64] = 2**5

ORDER: Final[i64] = 0
REDRAW: Final[i64] = 1
GIVE: Final[i64] = 2
SKIP: Final[i64] = 3
INTERROGATE: Final[i64] = 4
USE: Final[i64] = 5
ARM: Final[i64] = 6
SHOOT: Final[i64] = 7
HIDE: Final[i64] = 8
PASS: Final[i64] = 9
PICK_SEAT: Final[i64] = 10
PICK_SLOT: Final[i64] = 11
PICK_CARD: Final[i64] = 12
AIM: Final[i64] = 13
REACT: Final[i64] = 14  # card, cost
REACT_AT: Final[i64] = 15  # and a seat: `dummy`, `spring`, `hook`
REACT_LOOK: Final[i64] = 16  # and a slot: `gaze`
REACT_SWAP: Final[i64] = 17  # and two slots: `knot`
DEAL_RECRUIT: Final[i64] = 18  # chance: seat, and the recruit where a card would be
DEAL_OUT: Final[i64] = 19  # chance: the left-over recruit
DEAL_ARTIFACT: Final[i64] = 20  # chance: seat, card
FIRST: Final[i64] = 21  # chance: seat
DRAW: Final[i64] = 22  # chance: seat, card

PASSING: Final[i64] = PASS * KIND
SKIPPING: Final[i64] = SKIP * KIND
ONLY_PASS: Final = vec[i64]([PASSING])


def kind_of(action: i64) -> i64:
    return action >> 25


def card_of(action: i64) -> i64:
    return action >> 20 & 31


def cost_of(action: i64) -> i64:
    return action >> 18 & 3


def seat_of(action: i64) -> i64:
    return action >> 15 & 7


def slot_of(action: i64) -> i64:
    return action >> 10 & 31


def other_of(action: i64) -> i64:
    return action >> 5 & 31


def to_seat(kind: i64, seat: i64) -> i64:
    """`aim 4`, `pick 4`, `! first 4`."""
    return kind * KIND + seat * SEAT


def to_slot(kind: i64, slot: i64) -> i64:
    """`interrogate 3.2`, `hide 3.2`, `pick 3.2`."""
    return kind * KIND + slot * SLOT


def with_card(kind: i64, card: i64, cost: i64) -> i64:
    """`use barter x1`, `react lid x1`; a `pick` of a card has cost 0."""
    return kind * KIND + card * CARD + cost * COST


def card_to(kind: i64, card: i64, seat: i64) -> i64:
    """`give lid @3`, `! draw 3 lid`; recruits are dealt alike."""
    return kind * KIND + card * CARD + seat * SEAT


def arm(cost: i64, seat: i64) -> i64:
    return ARM * KIND + cost * COST + seat * SEAT


def order(first: i64, second: i64, third: i64) -> i64:
    """The three recruits of a row, by place."""
    return ORDER * KIND + first * CARD + second * COST + third * SEAT
