"""The player board: what is printed on it (`Sheet`) and what one player has written (`Board`). Compiled.

A *row* is a group of slots with one condition: a hero slot alone, a development pair, one of the armies
A, B, C. The numbers of a row are one code, a digit for each slot in base 9, 0 for an empty slot:

    A = 3, _, 8   ->   3 + 0 * 9 + 8 * 81

so that all that may still be written in a row (PYR-30, PYR-31, PYR-34) is looked up in a table, which
`components.py` fills by trying every way to finish the row. Sets of numbers are bits: 1 << number.
Slots are numbered through the board: those of the rows first, then the spaces of the footmen.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT
from sobremesa.games.pyramids.actions import (
    ARMIES,
    CROSS,
    FOOTMEN,
    HELD,
    HEROES,
    WASTE,
    WRITE,
    action,
)  # fmt: skip

BASE_NINE: Final = vec[i64]([1, 9, 81])
FACES: Final[i64] = 9  # numbers 0 to 8
FILLED: Final = vec[i64]([sum(code // 9**k % 9 > 0 for k in range(3)) for code in range(729)])

# What the numbers of a row must be to one another, from left to right.
FREE: Final[i64] = 0
INCREASING: Final[i64] = 1
DECREASING: Final[i64] = 2
EQUAL_ENDS: Final[i64] = 3
CONDITIONS: Final = ("free", "increasing", "decreasing", "equal_ends")

CIRCLE: Final[i64] = 0
TRIANGLE: Final[i64] = 1
RHOMBUS: Final[i64] = 2
ICONS: Final = ("circle", "triangle", "rhombus")

D4: Final[i64] = 0
D8: Final[i64] = 1
DEVICES: Final = ("ram", "spikes", "umbrella")


@final
class Sheet:
    """A printed player board, with the tables that make its rules quick. Filled by `components.py`."""

    def __init__(self) -> None:
        none = vec[i64]()
        # Rows: heroes, then pairs, then armies.
        self.rows: i64 = 0
        self.pair_first: i64 = 0
        self.army_first: i64 = 0
        self.reuse = False  # option hero_slots
        self.row_part = none  # which part of the board: that is what factories belong to
        self.row_places = none  # how many slots
        self.row_slot = none  # its first slot
        self.row_rule = none  # one of the four conditions above
        self.row_ordered = none  # 1 where only the leftmost empty row of its part may be started
        self.row_codes = none  # how many codes
        self.row_table = none  # where its table begins in `open`
        # For a die kind, a code and a place, the numbers that may be written there.
        self.open = none
        # By slot:
        self.slot_row = none
        self.slot_place = none
        self.slot_icon = none
        # Armies.
        self.armies: i64 = 0
        self.base_place = none  # the slot that counts
        self.line_place = none  # the slot that counts after the line upgrade
        self.taken_from = none  # 8 where "8 - number" counts, else 0
        self.multiplies = none  # 1: times the step, 0: plus the step
        self.steps = none  # 4 for each army
        self.stays = none  # 0 for a bomb
        # Footmen.
        self.foot_part: i64 = 0
        self.foot_slot: i64 = 0  # the first space
        self.foot_spaces: i64 = 0
        self.foot_base: i64 = 0
        self.groups: i64 = 0
        self.gate_group = none
        self.gate_spaces = none  # all spaces of the group up to the circle
        self.gate_bonus = none
        self.triangles: i64 = 0  # the footmen spaces that a conquest may cross out
        self.fits = none  # for a die kind and a set of numbers: the footmen spaces they cross out
        # What a die may become: for kind, own colour, factory and face, a set of numbers.
        self.fits_die = False  # rules 1.0: a number of that die (PYR-29)
        self.reach = none
        # Upgrades.
        self.upgrades: i64 = 0
        self.upgrade_army = none  # -1: a device
        self.upgrade_step = none  # the step it lifts its army to; 0: the line
        self.upgrade_device = none  # -1: no device
        self.upgrade_needs = none  # -1: nothing
        self.upgrade_limit = none

    def reached(self, kind: i64, face: i64, own: bool, factory: bool) -> i64:
        """The numbers that a die may be written as (PYR-26 to PYR-29)."""
        line = (kind * 2 + (1 if own else 0)) * 2 + (1 if factory else 0)
        return self.reach[line * FACES + face]

    def accepts(self, row: i64, code: i64, place: i64, kind: i64) -> i64:
        """The numbers that a slot still takes from this kind of die."""
        places = self.row_places[row]
        return self.open[self.row_table[row] + (kind * self.row_codes[row] + code) * places + place]


@final
class Board:
    """What one player has written, and the squares and hexagons of this round."""

    def __init__(
        self,
        rows: vec[i64],
        bought: vec[i64],
        stock: vec[i64],
        points: vec[i64],
        units: vec[i64],
        targets: vec[i64],
    ) -> None:
        self.faction: i64 = -1
        self.start: i64 = -1
        self.rows = rows  # a code for each row
        self.fresh: i64 = 0  # hero rows written in this round
        self.marked: i64 = 0  # pairs that have bought something
        self.crossed: i64 = 0  # footmen spaces
        # Copies of a board share the next five: they are replaced, never changed in place.
        self.bought = bought  # upgrades, in the order in which they were bought
        self.stock = stock  # devices by kind
        self.points = points  # noted, by round (PYR-73)
        self.units = units  # what must be deployed in this round, in the order of the notation
        self.targets = targets  # a hex for each of the first of them
        self.range: i64 = 0  # the hexes that ordinary units may be sent to in this round (PYR-51)
        self.conquests: i64 = 0  # triangles that may still be crossed out for them (PYR-70)

    def copy(self) -> "Board":
        new = Board(
            self.rows[:], self.bought, self.stock, self.points, self.units, self.targets,
        )  # fmt: skip
        new.faction = self.faction
        new.start = self.start
        new.fresh = self.fresh
        new.marked = self.marked
        new.crossed = self.crossed
        new.range = self.range
        new.conquests = self.conquests
        return new

    def number(self, row: i64, place: i64) -> i64:
        return self.rows[row] // BASE_NINE[place] % FACES

    def finished(self, sheet: Sheet, row: i64) -> bool:
        return FILLED[self.rows[row]] == sheet.row_places[row]

    def writes(self, sheet: Sheet, kind: i64, face: i64, own: bool, factories: i64) -> vec[i64]:
        """Where a die can be written or crossed out; it can always be wasted (PYR-24 to PYR-36)."""
        plain = sheet.reached(kind, face, own, False)
        wide = sheet.reached(kind, face, own, True)
        found = vec[i64](capacity=32)
        rows = self.rows
        parts = sheet.row_part
        table = sheet.open
        begun: i64 = -1  # the part whose leftmost empty row has been seen
        for row in range(sheet.rows):
            code = rows[row]
            part = parts[row]
            if code == 0 and sheet.row_ordered[row]:  # PYR-33, PYR-35
                if part == begun:
                    continue
                begun = part
            numbers = wide if factories >> part & 1 else plain
            places = sheet.row_places[row]
            at = sheet.row_table[row] + (kind * sheet.row_codes[row] + code) * places
            for place in range(places):
                fitting = (table[at + place] & numbers) >> 1
                written = action(WRITE, sheet.row_slot[row] + place, 1)
                while fitting:
                    if fitting & 1:
                        found = append(found, written)
                    fitting >>= 1
                    written += 1
        numbers = wide if factories >> sheet.foot_part & 1 else plain
        spaces = sheet.fits[kind * 512 + numbers] & ~self.crossed
        return append(crossings(found, sheet, spaces), action(WASTE, 0, 0))

    def write(self, sheet: Sheet, slot: i64, number: i64) -> None:
        row = sheet.slot_row[slot]
        self.rows[row] += number * BASE_NINE[sheet.slot_place[slot]]
        if row < sheet.pair_first:
            self.fresh |= BIT[row]

    def cross(self, sheet: Sheet, slot: i64) -> None:
        self.crossed |= BIT[slot - sheet.foot_slot]

    def free_pair(self, sheet: Sheet) -> i64:
        """The leftmost finished pair that has bought nothing, or -1 (PYR-38)."""
        for pair in range(sheet.army_first - sheet.pair_first):
            if not self.marked >> pair & 1 and self.finished(sheet, sheet.pair_first + pair):
                return pair
        return -1

    def times_bought(self, upgrade: i64) -> i64:
        count: i64 = 0
        for each in self.bought:
            if each == upgrade:
                count += 1
        return count

    def may_buy(self, sheet: Sheet, upgrade: i64, devices: bool) -> bool:
        """Is this upgrade still to be had (PYR-39, PYR-40, PYR-95)?"""
        if sheet.upgrade_device[upgrade] >= 0 and not devices:
            return False
        needs = sheet.upgrade_needs[upgrade]
        if needs >= 0 and self.times_bought(needs) == 0:
            return False
        return self.times_bought(upgrade) < sheet.upgrade_limit[upgrade]

    def buy(self, sheet: Sheet, upgrade: i64) -> None:
        self.marked |= BIT[self.free_pair(sheet)]
        self.bought = append(self.bought[:], upgrade)
        if sheet.upgrade_device[upgrade] >= 0:
            self.put_in_stock(sheet.upgrade_device[upgrade], 1)

    def put_in_stock(self, device: i64, change: i64) -> None:
        stock = self.stock[:]
        stock[device] += change
        self.stock = stock

    def army_number(self, sheet: Sheet, army: i64) -> i64:
        """Units of an army, or the strength of the bomb, by its numbers so far (PYR-42 to PYR-44)."""
        place = sheet.base_place[army]
        step: i64 = 0
        for upgrade in self.bought:
            if sheet.upgrade_army[upgrade] == army:
                if sheet.upgrade_step[upgrade] == 0:
                    place = sheet.line_place[army]
                elif sheet.upgrade_step[upgrade] > step:
                    step = sheet.upgrade_step[upgrade]
        number = self.number(sheet.army_first + army, place)
        if sheet.taken_from[army]:
            number = sheet.taken_from[army] - number
        strength = sheet.steps[army * 4 + step]
        return number * strength if sheet.multiplies[army] else number + strength

    def footmen_number(self, sheet: Sheet, group: i64) -> i64:
        """Every circle counts that has no uncrossed space to its left (PYR-45)."""
        number = sheet.foot_base
        for gate in range(i64(len(sheet.gate_group))):
            if sheet.gate_group[gate] == group:
                if self.crossed & sheet.gate_spaces[gate] == sheet.gate_spaces[gate]:
                    number += sheet.gate_bonus[gate]
        return number

    def muster(self, sheet: Sheet, held: vec[i64]) -> None:
        """What must be deployed in this round, in the order of the notation (PYR-46, PYR-50)."""
        units = vec[i64](capacity=8)
        for row in range(sheet.pair_first):
            if self.fresh >> row & 1:
                units = append(units, HEROES + row)
        for army in range(sheet.armies):
            if self.finished(sheet, sheet.army_first + army):
                if self.army_number(sheet, army) > 0:
                    units = append(units, ARMIES + army)
        for group in range(sheet.groups):
            units = append(units, FOOTMEN + group)
        for place in range(i64(len(held))):
            if held[place] > 0:
                units = append(units, HELD + place)
        self.units = units
        self.targets = vec[i64](capacity=8)

    def clean_up(self, sheet: Sheet) -> None:
        """Finished armies are erased, and the squares and hexagons of all units (PYR-75, PYR-76)."""
        for army in range(sheet.armies):
            if self.finished(sheet, sheet.army_first + army):
                self.rows[sheet.army_first + army] = 0
        if sheet.reuse:
            self.rows[0] = 0
        self.fresh = 0
        self.units = vec[i64]()
        self.targets = vec[i64]()


def crossings(found: vec[i64], sheet: Sheet, spaces: i64) -> vec[i64]:
    """The crossings-out of these footmen spaces, behind what was found before."""
    crossing = action(CROSS, sheet.foot_slot, 0)
    while spaces:
        if spaces & 1:
            found = append(found, crossing)
        spaces >>= 1
        crossing += 128
    return found


def new_board(sheet: Sheet) -> Board:
    none = vec[i64]()
    rows = vec[i64]([0] * sheet.rows)
    return Board(rows, none[:], vec[i64]([0, 0, 0]), none[:], none[:], none[:])
