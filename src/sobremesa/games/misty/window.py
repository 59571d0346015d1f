"""One window: where a card may lie, how cards move and eat, what is left of it. Compiled.

A window lies in the top left corner of a grid of 4 x 4 spaces, numbered row by row. That is room for
every frame, and a set of spaces is a number of 16 bits:

     0  1  2  3        a step up is -4, down +4, left -1, right +1
     4  5  6  7
     8  9 10 11        columns and rows of the notation count from 1 (MIS-26)
    12 13 14 15

An activation needs no stacks. A card that covers another one never moves again (MIS-R10), so it is
enough to know which spaces their card has left (`moved`) and which have been entered, once (`hit`)
or more often (`crowded`). The order of the moves is kept for those who want to see the stacks.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT
from sobremesa.games.misty import components as box
from sobremesa.games.misty.actions import placing

SPACES: Final[i64] = 16
NO_CARD: Final[i64] = -1
OUT: Final[i64] = -1  # where a card goes that leaves the frame
EMPTY: Final = vec[i64]([-1] * 16)

# The powers of two differ modulo 67, so that the rest tells the card of a bit.
CARD: Final = vec[i64]([next((n for n in range(62) if 2**n % 67 == rest), 0) for rest in range(67)])


def lowest(cards: i64) -> i64:
    """The first card of a set that is not empty."""
    return CARD[(cards & -cards) % 67]


@final
class Places:
    """Where the next card may lie, for each shape that came up; there are 3,945 (and 295 small) shapes."""

    def __init__(self) -> None:
        self.lists = vec[vec[i64]]([vec[i64]()] * (2 * 65536))

    def of(self, shape: i64, small: bool) -> vec[i64]:
        """The legal placements for a set of occupied spaces, row by row (MIS-20 to MIS-23)."""
        key = shape + 65536 if small else shape
        found = self.lists[key]
        if len(found) == 0:
            found = places(shape, small)
            self.lists[key] = found
        return found


def places(shape: i64, small: bool) -> vec[i64]:
    found = vec[i64]()
    if shape == 0:
        return append(found, placing(1, 1))  # MIS-21
    for row in range(i64(5)):
        for column in range(i64(5)):
            if (
                not is_taken(shape, column, row)  # MIS-20
                and fits(shape, column, row, small)  # MIS-23
                and touches(shape, column, row)  # MIS-22
            ):
                found = append(found, placing(column, row))
    return found


def is_taken(shape: i64, column: i64, row: i64) -> bool:
    if column < 1 or row < 1 or column > 4 or row > 4:
        return False
    return (shape & BIT[row * 4 + column - 5]) != 0


def touches(shape: i64, column: i64, row: i64) -> bool:
    for down in range(i64(-1), i64(2)):
        for right in range(i64(-1), i64(2)):
            if is_taken(shape, column + right, row + down):
                return True
    return False


def fits(shape: i64, column: i64, row: i64, small: bool) -> bool:
    """Does the rectangle around all cards fit into a frame, with one more card here?"""
    columns = width_of(shape) + 1 if column == 0 else max(width_of(shape), column)
    rows = height_of(shape) + 1 if row == 0 else max(height_of(shape), row)
    variant = box.INTRODUCTORY if small else box.STANDARD
    for most_columns, most_rows in variant.frames:
        if columns <= most_columns and rows <= most_rows:
            return True
    return False


def width_of(shape: i64) -> i64:
    width: i64 = 4
    while width > 0 and shape & (0x1111 * BIT[width - 1]) == 0:
        width -= 1
    return width


def height_of(shape: i64) -> i64:
    height: i64 = 4
    while height > 0 and shape & (0xF * BIT[4 * height - 4]) == 0:
        height -= 1
    return height


PLACES: Final = Places()


@final
class Window:
    def __init__(self, small: bool, cards: vec[i64]) -> None:
        self.small = small  # the introductory variant
        self.cards = cards  # by space: as laid, whatever moves later
        self.shape: i64 = 0  # the spaces where cards were laid
        self.width: i64 = 0
        self.height: i64 = 0
        self.moved: i64 = 0  # spaces
        self.hit: i64 = 0
        self.crowded: i64 = 0
        self.left: i64 = 0  # by monsters that have eaten
        self.eaten: i64 = 0
        self.ready: i64 = 0  # arrow cards to activate (sets of cards)
        self.hungry: i64 = 0  # uncovered monsters that have not eaten
        self.food: i64 = 0  # uncovered flowers
        self.trail: i64 = 1  # the spaces whose cards were activated, 4 bits each, after a first 1
        self.meals: i64 = 1  # spaces of monster and flower, 8 bits a meal, after a first 1

    def copy(self) -> "Window":
        new = Window(self.small, self.cards[:])
        new.shape = self.shape
        new.width = self.width
        new.height = self.height
        new.moved = self.moved
        new.hit = self.hit
        new.crowded = self.crowded
        new.left = self.left
        new.eaten = self.eaten
        new.ready = self.ready
        new.hungry = self.hungry
        new.food = self.food
        new.trail = self.trail
        new.meals = self.meals
        return new

    # Building

    def places(self) -> vec[i64]:
        return PLACES.of(self.shape, self.small)

    def place(self, card: i64, column: i64, row: i64) -> None:
        """Lay a card; coordinates start at 1, and 0 is a new column or row before them (MIS-26)."""
        if column == 0:
            self.shift(1)
            self.width += 1
            column = 1
        if row == 0:
            self.shift(4)
            self.height += 1
            row = 1
        if column > self.width:
            self.width = column
        if row > self.height:
            self.height = row
        space = row * 4 + column - 5
        self.cards[space] = card
        self.shape |= BIT[space]

    def shift(self, by: i64) -> None:
        cards = self.cards
        space = SPACES - 1
        while space >= by:
            cards[space] = cards[space - by]
            space -= 1
        while space >= 0:
            cards[space] = NO_CARD
            space -= 1
        self.shape *= BIT[by]

    # Activating

    def begin(self) -> None:
        """The window is complete: its rectangle is the frame (MIS-30)."""
        for space in range(SPACES):
            card = self.cards[space]
            if card >= 0:
                kind = box.KIND[card]
                if kind <= box.RIGHT:
                    self.ready |= BIT[card]
                elif kind == box.MONSTER:
                    self.hungry |= BIT[card]
                elif kind == box.FLOWER:
                    self.food |= BIT[card]

    def space_of(self, card: i64) -> i64:
        """Where a card was laid, or -1."""
        space = SPACES - 1
        while space >= 0 and self.cards[space] != card:
            space -= 1
        return space

    def target(self, space: i64, kind: i64) -> i64:
        """The space that an arrow card points at, or OUT (MIS-32, MIS-36)."""
        if kind == box.UP:
            return space - 4 if space >= 4 else OUT
        if kind == box.DOWN:
            return space + 4 if (space >> 2) + 1 < self.height else OUT
        if kind == box.LEFT:
            return space - 1 if space & 3 else OUT
        return space + 1 if (space & 3) + 1 < self.width else OUT

    def move(self, card: i64) -> i64:
        """Activate an arrow card; returns the space that it enters, or OUT."""
        space = self.space_of(card)
        self.ready ^= BIT[card]
        self.moved |= BIT[space]
        self.trail = self.trail << 4 | space
        target = self.target(space, box.KIND[card])
        if target >= 0:
            self.enter(target)
        return target

    def enter(self, space: i64) -> None:
        """A card comes to lie here: what lies below can no longer do anything (MIS-34, MIS-35)."""
        bit = BIT[space]
        self.crowded |= self.hit & bit
        self.hit |= bit
        under = self.cards[space]
        if under >= 0:
            others = ~BIT[under]
            self.ready &= others
            self.hungry &= others
            self.food &= others

    def feed(self, monster: i64, flower: i64) -> None:
        """The monster eats the flower and takes its space (MIS-42)."""
        home = self.space_of(monster)
        meal = self.space_of(flower)
        self.hungry ^= BIT[monster]
        self.food ^= BIT[flower]
        self.left |= BIT[home]
        self.eaten |= BIT[meal]
        self.meals = self.meals << 8 | home << 4 | meal

    # Scoring

    def alone(self, space: i64) -> i64:
        """The card that lies in this space with no other, or NO_CARD (MIS-50, MIS-51)."""
        bit = BIT[space]
        if self.crowded & bit or self.left & bit:
            return NO_CARD
        if self.cards[space] >= 0 and self.moved & bit == 0:
            if self.hit & bit:
                return NO_CARD
            return self.eater(space) if self.eaten & bit else self.cards[space]
        return self.entered(space) if self.hit & bit else NO_CARD

    def eater(self, meal: i64) -> i64:
        """The monster that ate the flower of this space."""
        meals = self.meals
        while meals & 15 != meal:
            meals >>= 8
        return self.cards[meals >> 4 & 15]

    def entered(self, space: i64) -> i64:
        """The arrow card that moved into this space last."""
        trail = self.trail
        while True:
            card = self.cards[trail & 15]
            if self.target(trail & 15, box.KIND[card]) == space:
                return card
            trail >>= 4

    def pairs(self, disjoint: bool) -> i64:
        """Pairs of smiles side by side (MIS-53, MIS-R18, MIS-R19)."""
        pairs: i64 = 0
        run: i64 = 0
        for space in range(SPACES):
            if space & 3 == 0:
                run = 0
            card = self.alone(space)
            if card >= 0 and box.KIND[card] == box.SMILE:
                run += 1
                if run > 1 and (not disjoint or run & 1 == 0):
                    pairs += 1
            else:
                run = 0
        return pairs

    def score(self, disjoint: bool) -> i64:
        """The points of what is left (MIS-50 to MIS-55)."""
        points = box.POINTS_PAIR * self.pairs(disjoint)
        for space in range(SPACES):
            card = self.alone(space)
            if card >= 0:
                points += points_of(box.KIND[card])
        return points

    # For those who look at it

    def activated(self) -> list[int]:
        """The arrow cards that have been activated, in their order."""
        spaces = []
        trail = self.trail
        while trail > 1:
            spaces.append(int(self.cards[trail & 15]))
            trail >>= 4
        return spaces[::-1]

    def feasts(self) -> list[tuple[int, int]]:
        """Who ate whom, in their order."""
        found = []
        meals = self.meals
        while meals > 1:
            found.append((int(self.cards[meals >> 4 & 15]), int(self.cards[meals & 15])))
            meals >>= 8
        return found[::-1]

    def stacks(self) -> list[list[int]]:
        """The cards of each space of the grid now, the lowest first."""
        spaces = [[int(card)] if card >= 0 else [] for card in self.cards]
        for card in self.activated():
            home = self.space_of(card)
            spaces[home].remove(card)
            target = self.target(home, box.KIND[card])
            if target >= 0:
                spaces[target].append(card)
        for monster, flower in self.feasts():
            spaces[self.space_of(monster)].remove(monster)
            spaces[self.space_of(flower)] = [monster]
        return spaces


def points_of(kind: i64) -> i64:
    """What a card of this kind gives, apart from pairs (MIS-52 to MIS-54)."""
    if kind <= box.RIGHT:
        return box.POINTS_ARROW
    if kind == box.FLOWER:
        return box.POINTS_FLOWER
    if kind == box.SMILE:
        return box.POINTS_SMILE
    return box.POINTS_MONSTER if kind == box.MONSTER else box.POINTS_PLAIN
