"""The best activation of a window, exactly. Compiled.

A position of an activation is the set of arrow cards already activated, not their order (MIS-R11). A
set can be reached exactly if it holds no whole ring (cards that point at each other in a circle), and
it is final if each arrow card outside it is covered. So at most 2^12 sets are looked at, each made
from a smaller one by adding its highest card. What a set does to the window is one number:

     47 .. 32    31 .. 16    15 .. 0
    +-----------+-----------+-----------+
    | crowded   | hit       | moved     |   sets of spaces, as in `window.py`
    +-----------+-----------+-----------+

Feeding never changes a score (MIS-R15): in the order given the lowest monster eats the lowest flower.
"""

from typing import Final, NamedTuple, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from sobremesa.core.bag import BIT
from sobremesa.games.misty import components as box
from sobremesa.games.misty.actions import MOVE, feeding
from sobremesa.games.misty.window import SPACES, Window, lowest

ALL: Final[i64] = 0xFFFF  # spaces
MOST_ARROWS: Final = 12
UNREACHABLE: Final[i64] = -1


def row_pairs(disjoint: bool) -> list[int]:
    """The pairs in a row, for each set of its four columns that hold smiles (MIS-53, MIS-R18)."""
    found = []
    for row in range(16):
        runs = [len(run) for run in f"{row:04b}".split("0")]
        found.append(sum(run // 2 if disjoint else max(run - 1, 0) for run in runs))
    return found


COUNT: Final = vec[u8]([number.bit_count() for number in range(65536)])
PAIRS: Final = vec[i64](row_pairs(False) + row_pairs(True))


def count(spaces: i64) -> i64:
    return i64(COUNT[spaces])


class Solution(NamedTuple):
    totals: tuple[int, ...]  # all scores that the activation can end with, rising
    best: int
    order: tuple[int, ...]  # the decisions that lead to the best: moves, then feedings
    positions: int  # sets of activated cards that can be reached, the present one included


@final
class Solver:
    """The search, and its scratch space for one window after another."""

    def __init__(self) -> None:
        self.effects = vec[i64]([0] * 2**MOST_ARROWS)  # by set of arrow cards
        self.arrows = vec[i64]([0] * MOST_ARROWS)  # the cards to activate, rising
        self.homes = vec[i64]([0] * MOST_ARROWS)  # by arrow: its space, a bit
        self.targets = vec[i64]([0] * MOST_ARROWS)  # the space it would enter, a bit; 0: none
        self.aims = vec[i64]([0] * MOST_ARROWS)  # the arrow that lies there, a bit; 0: none
        self.rings = vec[i64]([0] * MOST_ARROWS)  # by arrow: the ring of which it is the highest
        self.count: i64 = 0
        self.kinds = vec[i64]([0] * 8)  # by kind: the spaces where it was laid
        self.left: i64 = 0
        self.eaten: i64 = 0
        self.totals: i64 = 0  # a set of scores
        self.positions: i64 = 0
        self.best: i64 = 0
        self.best_set: i64 = 0

    def search(self, window: Window, disjoint: bool) -> None:
        """Look at every set that can be reached from here."""
        self.look_at(window)
        self.totals = 0
        self.positions = 0
        self.best = -1
        pairs: i64 = 16 if disjoint else 0
        to_move: i64 = 0
        for arrow in range(self.count):
            to_move |= self.homes[arrow]
        effects = self.effects
        effects[0] = window.crowded << 32 | window.hit << 16 | window.moved
        self.visit(0, to_move, pairs)
        for arrow in range(self.count):
            highest = BIT[arrow]
            home = self.homes[arrow]
            target = self.targets[arrow]
            ring = self.rings[arrow]
            for rest in range(highest):
                effect = effects[rest]
                cards = rest | highest
                if effect < 0 or (ring and cards & ring == ring):
                    effects[cards] = UNREACHABLE
                else:
                    crowded = effect >> 16 & target
                    effects[cards] = effect | crowded << 32 | target << 16 | home
                    self.visit(cards, to_move, pairs)

    def visit(self, cards: i64, to_move: i64, pairs: i64) -> None:
        """Count a set; if it is final, every arrow card moved or covered, its score counts, too."""
        self.positions += 1
        effect = self.effects[cards]
        if to_move & ~(effect | effect >> 16):
            return
        points = self.score(effect, pairs)
        self.totals |= BIT[points]
        if points > self.best:
            self.best = points
            self.best_set = cards

    def score(self, effect: i64, pairs: i64) -> i64:
        """What the window gives after feeding (MIS-40 to MIS-43, MIS-50 to MIS-55)."""
        kinds = self.kinds
        moved = effect & ALL
        hit = effect >> 16 & ALL
        still = ALL & ~moved & ~hit
        smiles = kinds[box.SMILE] & still
        hungry = count(kinds[box.MONSTER] & still & ~self.left)
        flowers = count(kinds[box.FLOWER] & still & ~self.eaten)
        plain = count(kinds[box.PLAIN] & still)
        landed = count(moved & hit & ~(effect >> 32))
        points = (
            box.POINTS_ARROW * landed + box.POINTS_PLAIN * plain + box.POINTS_SMILE * count(smiles)
        )
        points += box.POINTS_MONSTER * (hungry + count(self.eaten))
        points += box.POINTS_FLOWER * (flowers - min(flowers, hungry))
        while smiles:
            points += box.POINTS_PAIR * PAIRS[pairs + (smiles & 15)]
            smiles >>= 4
        return points

    def look_at(self, window: Window) -> None:
        """Note where everything was laid, and which arrow card points at which."""
        kinds = self.kinds
        for kind in range(i64(8)):
            kinds[kind] = 0
        for space in range(SPACES):
            card = window.cards[space]
            if card >= 0:
                kinds[box.KIND[card]] |= BIT[space]
        self.left = window.left
        self.eaten = window.eaten
        self.count = 0
        for card in range(i64(len(box.KIND))):
            if window.ready & BIT[card]:
                home = window.space_of(card)
                target = window.target(home, box.KIND[card])
                self.arrows[self.count] = card
                self.homes[self.count] = BIT[home]
                self.targets[self.count] = BIT[target] if target >= 0 else 0
                self.count += 1
        for arrow in range(self.count):
            self.aims[arrow] = 0
            for other in range(self.count):
                if self.targets[arrow] == self.homes[other]:
                    self.aims[arrow] = BIT[other]
        self.find_rings()

    def find_rings(self) -> None:
        """A card aims at one other at most: from the highest card of a ring the way leads back."""
        for start in range(self.count):
            ring = BIT[start]
            here = self.aims[start]
            while here and here < BIT[start] and ring & here == 0:
                ring |= here
                here = self.aims[self.arrow_of(here)]
            self.rings[start] = ring if here == BIT[start] else 0

    def arrow_of(self, bit: i64) -> i64:
        arrow: i64 = 0
        while BIT[arrow] != bit:
            arrow += 1
        return arrow

    def order(self) -> vec[i64]:
        """The cards of the best set, each before those that aim at it."""
        found = vec[i64]()
        rest = self.best_set
        while rest:
            for arrow in range(self.count):
                if rest & BIT[arrow] and rest & self.aims[arrow] == 0:
                    found = append(found, self.arrows[arrow])
                    rest ^= BIT[arrow]
        return found


SOLVER: Final = Solver()


def solve(window: Window, disjoint: bool, auto: bool) -> Solution:
    """All that an activation from here can end with, and the way to the best.

    The window is in its activation. With automatic feeding the way has moves only; decisions that
    would be taken without asking stand in it all the same.
    """
    SOLVER.search(window, disjoint)
    after = window.copy()
    order: list[int] = []
    for card in SOLVER.order():
        after.move(card)
        order.append(int(MOVE | card))
    while after.hungry and after.food and not auto:
        monster = lowest(after.hungry)
        flower = lowest(after.food)
        after.feed(monster, flower)
        order.append(int(feeding(monster, flower)))
    totals = tuple(score for score in range(62) if SOLVER.totals >> score & 1)
    return Solution(totals, int(SOLVER.best), tuple(order), int(SOLVER.positions))
