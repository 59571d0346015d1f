"""Drawing by odds: sets of different cards, and bags in which kinds repeat. Compiled.

A deck is not an order but a bag: a card is decided when it is drawn. That makes odds, replays and
guesses simple. A set of up to 62 different cards is one number, a bit for each card.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

# mypyc 2.4 computes `1 << n` in 32 bits when n is native, so bits come from a table.
BIT: Final = vec[i64]([2**card for card in range(62)])


def everything(cards: i64) -> i64:
    """The set of the cards 0 to cards - 1.

    >>> everything(3)
    7
    """
    return BIT[cards] - 1


def size(cards: i64) -> i64:
    """How many cards a set has.

    >>> size(0b1011)
    3
    """
    count: i64 = 0
    while cards:
        cards &= cards - 1
        count += 1
    return count


def members(cards: i64) -> vec[i64]:
    """The cards of a set, in rising order.

    >>> list(members(0b1011))
    [0, 1, 3]
    """
    found = vec[i64]()
    card: i64 = 0
    while cards:
        if cards & 1:
            found = append(found, card)
        cards >>= 1
        card += 1
    return found


@final
class Bag:
    """How many there are of each kind.

    >>> bag = Bag(vec[i64]([2, 0, 1]))
    >>> list(bag.kinds()), list(bag.odds())
    ([0, 2], [2, 1])
    >>> bag.take(0); bag.total()
    2
    """

    def __init__(self, counts: vec[i64]) -> None:
        self.counts = counts

    def copy(self) -> "Bag":
        return Bag(self.counts[:])

    def total(self) -> i64:
        total: i64 = 0
        for count in self.counts:
            total += count
        return total

    def kinds(self) -> vec[i64]:
        """The kinds that are left."""
        found = vec[i64]()
        for kind in range(i64(len(self.counts))):
            if self.counts[kind] > 0:
                found = append(found, kind)
        return found

    def odds(self) -> vec[i64]:
        """How many there are of each of `kinds()`."""
        found = vec[i64]()
        for count in self.counts:
            if count > 0:
                found = append(found, count)
        return found

    def take(self, kind: i64) -> None:
        self.counts[kind] -= 1

    def put(self, kind: i64) -> None:
        self.counts[kind] += 1
