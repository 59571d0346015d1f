"""The player board: what is printed on it (`Sheet`) and what one player has written (`Board`). Compiled.

A *row* is a group of slots with one condition: a hero slot alone, a development pair, one of the armies
A, B, C. The numbers of a row are one code, a digit for each slot in base 9, 0 for an empty slot:

    A = 3, _, 8   ->   3 + 0 * 9 + 8 * 81

so that all that may still be written in a row (PYR-30, PYR-31, PYR-34) is looked up in a table, which
`sheets.py` makes by trying every way to finish the row. Sets of numbers are bits: 1 << number.
Slots are numbered through the board: those of the rows first, then the spaces of the footmen.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT
from sobremesa.games.pyramids import actions as act

BASE_NINE: Final = vec[i64]([1, 9, 81, 729])
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
class Row:
    """Slots with one condition: a hero slot, a pair, or an army."""

    def __init__(
        self, part: i64, slot: i64, places: i64, condition: i64, ordered: bool, accepted: vec[i64]
    ) -> None:
        self.part = part  # of the board: that is what factories belong to
        self.slot = slot  # its first slot
        self.places = places  # how many slots
        self.codes = BASE_NINE[places]  # how many codes
        self.condition = condition  # one of the four above
        self.ordered = ordered  # only the leftmost empty row of its part may be started
        # For a kind of die, a code and a place: the numbers to finish it with.
        self.accepted = accepted

    def accepts(self, code: i64, place: i64, kind: i64) -> i64:
        """The numbers that a slot still takes from this kind of die."""
        return self.accepted[(kind * self.codes + code) * self.places + place]


@final
class Slot:
    """A slot of a row."""

    def __init__(self, row: i64, place: i64, icon: i64) -> None:
        self.row = row
        self.place = place
        self.icon = icon


@final
class Army:
    """How the numbers of a row become units (PYR-42 to PYR-44)."""

    def __init__(
        self, base: i64, line: i64, taken_from: i64, multiplies: bool, steps: vec[i64], stays: bool
    ) -> None:
        self.base = base  # the place that counts
        self.line = line  # the place that counts after the line upgrade
        self.taken_from = taken_from  # 8 where "8 - number" counts, else 0
        self.multiplies = multiplies  # times the step, or plus the step
        self.steps = steps
        self.stays = stays  # not so a bomb


@final
class Circle:
    """It brings footmen when all spaces of its group to its left are crossed out (PYR-45)."""

    def __init__(self, group: i64, spaces: i64, bonus: i64) -> None:
        self.group = group
        self.spaces = spaces
        self.bonus = bonus


@final
class Footmen:
    """The spaces that are crossed out."""

    def __init__(
        self, part: i64, slot: i64, spaces: i64, base: i64, groups: i64, circles: list[Circle],
        triangles: i64, fits: vec[i64],
    ) -> None:  # fmt: skip
        self.part = part  # of the board
        self.slot = slot  # the first space, as it is numbered in actions
        self.spaces = spaces  # how many
        self.base = base  # footmen of a group without any circle
        self.groups = groups
        self.circles = circles
        self.triangles = triangles  # the spaces that a conquest may cross out
        self.fits = fits  # for a kind of die and a set of numbers: the spaces they cross out


@final
class Upgrade:
    """What a finished pair buys (PYR-39, PYR-40)."""

    def __init__(self, army: i64, step: i64, device: i64, needs: i64, limit: i64) -> None:
        self.army = army  # -1: it is a device
        self.step = step  # that it lifts its army to; 0: the line
        self.device = device  # -1: it is none
        self.needs = needs  # another upgrade; -1: nothing
        self.limit = limit


@final
class Sheet:
    """A printed player board, with what makes its rules quick. Made by `sheets.py`."""

    def __init__(
        self, rows: list[Row], slots: list[Slot], pair_first: i64, army_first: i64, armies: list[Army],
        footmen: Footmen, upgrades: list[Upgrade], reach: vec[i64], fits_die: bool, reuse: bool,
    ) -> None:  # fmt: skip
        self.rows = rows  # heroes, then pairs, then armies
        self.slots = slots  # of the rows, in their order
        self.pair_first = pair_first  # the first row that is a pair
        self.army_first = army_first  # and the first that is an army
        self.armies = armies
        self.footmen = footmen
        self.upgrades = upgrades
        # What a die may become: for kind, own colour, factory and face, a set of numbers.
        self.reach = reach
        self.fits_die = fits_die  # rules 1.0: a number of that die (PYR-29)
        self.reuse = reuse  # option hero_slots

    def reached(self, kind: i64, face: i64, own: bool, factory: bool) -> i64:
        """The numbers that a die may be written as (PYR-26 to PYR-29)."""
        line = (kind * 2 + (1 if own else 0)) * 2 + (1 if factory else 0)
        return self.reach[line * FACES + face]


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
        return FILLED[self.rows[row]] == sheet.rows[row].places

    def writes(self, sheet: Sheet, kind: i64, face: i64, own: bool, factories: i64) -> vec[i64]:
        """Where a die can be written or crossed out; it can always be wasted (PYR-24 to PYR-36)."""
        plain = sheet.reached(kind, face, own, False)
        wide = sheet.reached(kind, face, own, True)
        found = vec[i64](capacity=32)
        begun: i64 = -1  # the part whose leftmost empty row has been seen
        for number in range(i64(len(sheet.rows))):
            row = sheet.rows[number]
            code = self.rows[number]
            if code == 0 and row.ordered:  # PYR-33, PYR-35
                if row.part == begun:
                    continue
                begun = row.part
            numbers = wide if factories >> row.part & 1 else plain
            accepted = row.accepted
            at = (kind * row.codes + code) * row.places
            for place in range(row.places):
                fitting = (accepted[at + place] & numbers) >> 1
                written = act.action(act.WRITE, row.slot + place, 1)
                while fitting:
                    if fitting & 1:
                        found = append(found, written)
                    fitting >>= 1
                    written += 1
        numbers = wide if factories >> sheet.footmen.part & 1 else plain
        spaces = sheet.footmen.fits[kind * 512 + numbers] & ~self.crossed
        return append(crossings(found, sheet, spaces), act.action(act.WASTE, 0, 0))

    def write(self, sheet: Sheet, slot: i64, number: i64) -> None:
        at = sheet.slots[slot]
        self.rows[at.row] += number * BASE_NINE[at.place]
        if at.row < sheet.pair_first:
            self.fresh |= BIT[at.row]

    def cross(self, sheet: Sheet, slot: i64) -> None:
        self.crossed |= BIT[slot - sheet.footmen.slot]

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
        wanted = sheet.upgrades[upgrade]
        if wanted.device >= 0 and not devices:
            return False
        if wanted.needs >= 0 and self.times_bought(wanted.needs) == 0:
            return False
        return self.times_bought(upgrade) < wanted.limit

    def buy(self, sheet: Sheet, upgrade: i64) -> None:
        self.marked |= BIT[self.free_pair(sheet)]
        self.bought = append(self.bought[:], upgrade)
        device = sheet.upgrades[upgrade].device
        if device >= 0:
            self.put_in_stock(device, 1)

    def put_in_stock(self, device: i64, change: i64) -> None:
        stock = self.stock[:]
        stock[device] += change
        self.stock = stock

    def army_number(self, sheet: Sheet, army: i64) -> i64:
        """Units of an army, or the strength of the bomb, by its numbers so far (PYR-42 to PYR-44)."""
        of = sheet.armies[army]
        place = of.base
        step: i64 = 0
        for number in self.bought:
            upgrade = sheet.upgrades[number]
            if upgrade.army == army:
                if upgrade.step == 0:
                    place = of.line
                elif upgrade.step > step:
                    step = upgrade.step
        written = self.number(sheet.army_first + army, place)
        if of.taken_from:
            written = of.taken_from - written
        return written * of.steps[step] if of.multiplies else written + of.steps[step]

    def footmen_number(self, sheet: Sheet, group: i64) -> i64:
        """Every circle counts that has no uncrossed space to its left (PYR-45)."""
        number = sheet.footmen.base
        for circle in sheet.footmen.circles:
            if circle.group == group and self.crossed & circle.spaces == circle.spaces:
                number += circle.bonus
        return number

    def muster(self, sheet: Sheet, held: vec[i64]) -> None:
        """What must be deployed in this round, in the order of the notation (PYR-46, PYR-50)."""
        units = vec[i64](capacity=8)
        for row in range(sheet.pair_first):
            if self.fresh >> row & 1:
                units = append(units, act.HEROES + row)
        for army in range(i64(len(sheet.armies))):
            if self.finished(sheet, sheet.army_first + army):
                if self.army_number(sheet, army) > 0:
                    units = append(units, act.ARMIES + army)
        for group in range(sheet.footmen.groups):
            units = append(units, act.FOOTMEN + group)
        for place in range(i64(len(held))):
            if held[place] > 0:
                units = append(units, act.HELD + place)
        self.units = units
        self.targets = vec[i64](capacity=8)

    def clean_up(self, sheet: Sheet) -> None:
        """Finished armies are erased, and the squares and hexagons of all units (PYR-75, PYR-76)."""
        for army in range(i64(len(sheet.armies))):
            if self.finished(sheet, sheet.army_first + army):
                self.rows[sheet.army_first + army] = 0
        if sheet.reuse:
            self.rows[0] = 0
        self.fresh = 0
        self.units = vec[i64]()
        self.targets = vec[i64]()


def crossings(found: vec[i64], sheet: Sheet, spaces: i64) -> vec[i64]:
    """The crossings-out of these footmen spaces, behind what was found before."""
    crossing = act.action(act.CROSS, sheet.footmen.slot, 0)
    while spaces:
        if spaces & 1:
            found = append(found, crossing)
        spaces >>= 1
        crossing += 128
    return found


def new_board(sheet: Sheet) -> Board:
    none = vec[i64]()
    rows = vec[i64]([0] * len(sheet.rows))
    return Board(rows, none[:], vec[i64]([0, 0, 0]), none[:], none[:], none[:])
