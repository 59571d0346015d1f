"""The Spanish deck: 40 cards as numbers, and what each is worth (BRI-2 to BRI-4).

A card is 10 times its suit and its place in the suit; a set of cards is one number, a bit for each card.
"""

from collections.abc import Iterable
from typing import Final

SUITS: Final = "OCEB"  # oros, copas, espadas, bastos
NUMBERS: Final = (1, 2, 3, 4, 5, 6, 7, 10, 11, 12)
NAMES: Final = tuple(f"{number}{suit}" for suit in SUITS for number in NUMBERS)
NUMBER: Final = {name: card for card, name in enumerate(NAMES)}

CARDS: Final = len(NAMES)
DECK: Final = (1 << CARDS) - 1
TAKEN_OUT: Final = NUMBER["2C"]  # BRI-3
HAND: Final = 3
NONE: Final = -1  # no card

SUIT: Final = tuple(card // 10 for card in range(CARDS))
STRENGTH: Final = tuple((9, 0, 8, 1, 2, 3, 4, 5, 6, 7)[card % 10] for card in range(CARDS))
VALUE: Final = tuple((11, 0, 10, 0, 0, 0, 0, 2, 3, 4)[card % 10] for card in range(CARDS))
POINTS: Final = sum(VALUE)

TWO, SEVEN = 1, 6  # places in a suit
SWAPPED_BY_SEVEN: Final = frozenset((0, 2, 7, 8, 9))  # BRI-31: 1, 3, sota, caballo, rey
SWAPPED_BY_TWO: Final = frozenset((3, 4, 5, 6))  # BRI-32: 4, 5, 6, 7


def members(cards: int) -> list[int]:
    """The cards of a set, in the canonical order.

    >>> members(0b1011)
    [0, 1, 3]
    """
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards -= lowest
    return found


def names(cards: Iterable[int]) -> tuple[str, ...]:
    return tuple(NAMES[card] for card in cards)


def deck(players: int) -> int:
    """All cards of a game, as a set (BRI-3)."""
    return DECK - (1 << TAKEN_OUT) if players == 3 else DECK
