"""The ints: what a seat decides and what chance draws. Compiled.

      7..5      4..0
    +------+----------+
    | kind |  detail  |    detail: a card, or a slot of the pyramid (6: `reveal`, 7: `no`)
    +------+----------+

Kinds stand in canonical order, so that a rising list of actions is in canonical order.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.games.evidencia.components import SLOTS

DETAILS: Final[i64] = 32  # actions of one kind

PLAY: Final[i64] = 0
TAKE: Final[i64] = 1
BURY: Final[i64] = 2
ABDUCT: Final[i64] = 3
GNOME_SWAP: Final[i64] = 4
PLACE: Final[i64] = 5
DEAL: Final[i64] = 6  # chance: the next card of the deal
SCATTER: Final[i64] = 7  # chance: the next card of a random distribution
KIND_WORDS: Final = ("play", "take", "bury", "abduct", "gnome", "place", "deal", "scatter")

REVEAL: Final[i64] = 6  # showing the base, in order to swap (EVI-50)
NO: Final[i64] = 7  # not using Abducción or Revelación gnomo
SLOT_WORDS: Final = (*SLOTS, "reveal", "no")


def act(kind: i64, detail: i64) -> i64:
    return kind * DETAILS + detail


def kind_of(action: i64) -> i64:
    return action // DETAILS


def detail(action: i64) -> i64:
    """The card or the slot."""
    return action % DETAILS


def acts(kind: i64, cards: i64) -> vec[i64]:
    """The actions of one kind for every card of a set."""
    found = vec[i64](capacity=8)
    action = kind * DETAILS
    while cards:
        if cards & 1:
            found = append(found, action)
        cards >>= 1
        action += 1
    return found


def firsts(three: i64) -> vec[i64]:
    """EVI-32: take or bury, any of the three."""
    takes = acts(TAKE, three)
    found = vec[i64]([0] * 6)
    for place in range(i64(3)):
        found[place] = takes[place]
        found[place + 3] = takes[place] + DETAILS
    return found


def only(cards: i64) -> i64:
    """The only card of a set."""
    card: i64 = 0
    while cards > 1:
        cards >>= 1
        card += 1
    return card


ABDUCTIONS: Final = vec[i64]([96, 97, 98, 103])  # B1, B2, B3, no (EVI-50, EVI-52)
OPENINGS: Final = vec[i64]([102, 103])  # reveal, no: without the memory aid
BASE_SWAPS: Final = vec[i64]([96, 97, 98])  # B1, B2, B3: once the base is shown
GNOME_SWAPS: Final = vec[i64]([128, 129, 130, 131, 132, 133, 135])  # a slot, or no (EVI-54, EVI-55)
DEALS: Final = vec[i64](list(range(192, 210)))
