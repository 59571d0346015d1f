"""The player board of the data, checked, and the sheet that the rules make of it.

Every slot has an icon, every row a condition; what may be written where is found by trying all ways to
finish a row, so that nothing of the layout stands in the rules.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise, product
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.data import DataEntry
from sobremesa.games.pyramids.player_board import (
    CONDITIONS,
    D4,
    D8,
    DEVICES,
    ICONS,
    Army,
    Circle,
    Footmen,
    Row,
    Sheet,
    Slot,
    Upgrade,
)

FACE_COUNT: Final = {D4: 4, D8: 8}
FITS: Final = ("place", "die")  # what a changed number must fit (PYR-29)


@dataclass(frozen=True, slots=True)
class RowData:
    """A row of slots on the board: a hero slot, a pair, or an army."""

    part: str
    slots: tuple[str, ...]
    icons: tuple[str, ...]
    condition: str
    ordered: bool = False  # only the leftmost empty row of its part may be started

    def holds(self, numbers: tuple[int, ...]) -> bool:
        """Is the row right with these numbers, all of them written (PYR-30, PYR-34)?"""
        if self.condition == "increasing":
            return all(a < b for a, b in pairwise(numbers))
        if self.condition == "decreasing":
            return all(a > b for a, b in pairwise(numbers))
        return self.condition == "free" or numbers[0] == numbers[-1]

    def most(self, place: int) -> int:
        return 4 if self.icons[place] == "triangle" else 8

    def accepted(self) -> list[int]:
        """For a kind of die, a code and a place: the numbers with which the row can be finished (PYR-31)."""
        places = len(self.slots)
        table = [0] * (2 * 9**places * places)
        for numbers in product(*(range(1, self.most(place) + 1) for place in range(places))):
            if not self.holds(numbers):
                continue
            for count in range(1, places + 1):
                for missing in combinations(range(places), count):
                    code = sum(n * 9**k for k, n in enumerate(numbers) if k not in missing)
                    for place in missing:
                        for kind in (D4, D8):
                            if self.takes(place, kind):
                                at = (kind * 9**places + code) * places + place
                                table[at] |= 2 ** numbers[place]
        return table

    def takes(self, place: int, kind: int) -> bool:
        """Does the icon take this kind of die (PYR-24)?"""
        return self.icons[place] == "circle" or (self.icons[place] == "triangle") == (kind == D4)


@dataclass(frozen=True, slots=True)
class FootSpace:
    name: str  # "F1.4"
    group: int
    icon: str
    number: int


@dataclass(frozen=True, slots=True)
class Gate:
    """A circle of the footmen: it counts when all spaces of its group to its left are crossed out."""

    group: int
    spaces: tuple[int, ...]
    bonus: int


@dataclass(frozen=True, slots=True)
class BoardData:
    """The player board: rows, footmen and what can be bought."""

    parts: tuple[str, ...]
    rows: tuple[RowData, ...]
    armies: tuple[str, ...]
    groups: tuple[str, ...]
    foot: tuple[FootSpace, ...]
    gates: tuple[Gate, ...]
    upgrades: tuple[str, ...]

    @property
    def slots(self) -> tuple[str, ...]:
        """All slots, as they are numbered in actions."""
        return (*(slot for row in self.rows for slot in row.slots), *(f.name for f in self.foot))

    @property
    def heroes(self) -> int:
        return sum(row.part == "hero" for row in self.rows)

    @property
    def pairs(self) -> int:
        return sum(row.part == "dev" for row in self.rows)


def known_icons(found: Sequence[object], entry: DataEntry, key: str) -> tuple[str, ...]:
    for icon in found:
        if icon not in ICONS:
            raise entry.wrong(key, f"unknown icon {icon!r}: there are {', '.join(ICONS)}")
    return tuple(map(str, found))


def read_board(data: DataEntry) -> BoardData:
    """The board, checked: icons and conditions must be known, slots and the drawing must agree."""
    hero = data.table("hero")
    icon = known_icons([hero.data.get("icon")], hero, "icon")
    rows = [
        RowData("hero", (f"H{k}",), icon, "free", True)
        for k in range(1, hero.get("slots", int) + 1)
    ]
    rows += [
        RowData("dev", (f"D{k}T", f"D{k}R"), ("triangle", "rhombus"), "increasing", True)
        for k in range(1, data.table("dev").get("pairs", int) + 1)
    ]
    armies = read_armies(data)
    foot, gates, groups = read_footmen(data)
    upgrades = tuple(entry.get("id", str) for entry in data.entries("upgrades"))
    names = tuple(row.part for row in armies)
    parts = ("hero", "dev", *names, "foot")
    board = BoardData(parts, (*rows, *armies), names, groups, foot, gates, upgrades)
    check_layout(data, board)
    return board


def read_armies(data: DataEntry) -> tuple[RowData, ...]:
    rows: list[RowData] = []
    for unit in data.entries("units"):
        name = unit.get("id", str)
        if name in [row.part for row in rows]:
            raise unit.wrong("", "there are two units with this id")
        icons = known_icons(unit.get("slots", list), unit, "slots")
        if not 0 < len(icons) <= 3:
            raise unit.wrong("slots", "a unit has one to three slots")
        slots = tuple(f"{name}{k}" for k in range(1, len(icons) + 1))
        rows.append(RowData(name, slots, icons, unit.word("rule", CONDITIONS)))
    return tuple(rows)


def read_footmen(
    data: DataEntry,
) -> tuple[tuple[FootSpace, ...], tuple[Gate, ...], tuple[str, ...]]:
    """The spaces of all groups, their circles, and the names of the groups."""
    foot: list[FootSpace] = []
    gates: list[Gate] = []
    groups: list[str] = []
    for entry in data.entries("footmen"):
        name, first = entry.get("id", str), len(foot)
        for gate in entry.entries("gates"):
            for text in map(str, gate.get("spaces", list)):
                icon = {"T": "triangle", "R": "rhombus"}.get(text[:1])
                if icon is None or text[1:] not in "12345678":
                    raise gate.wrong("", f"unknown icon in {text!r}: T or R and a number")
                space = f"{name}.{len(foot) - first + 1}"
                foot.append(FootSpace(space, len(groups), icon, int(text[1:])))
            gates.append(Gate(len(groups), tuple(range(first, len(foot))), gate.get("bonus", int)))
        groups.append(name)
    return tuple(foot), tuple(gates), tuple(groups)


def check_layout(data: DataEntry, board: BoardData) -> None:
    """The drawing of the board shows every slot once, with the icon it has."""
    icons = {
        slot: icon for row in board.rows for slot, icon in zip(row.slots, row.icons, strict=True)
    }
    icons |= {space.name: space.icon for space in board.foot}
    drawn: set[str] = set()
    for entry in data.entries("layout", "part"):
        if entry.word("part", (*board.parts, "devices", "points")) not in board.parts:
            continue
        slots, shown = entry.get("slots", list), entry.get("icons", list)
        entry.get("signs", list)
        if len(slots) != len(shown):
            raise entry.wrong("", "has not as many icons as slots")
        for slot, icon in zip(slots, shown, strict=True):
            if slot in drawn or icons.get(slot) != icon:
                raise entry.wrong("", f"slot {slot} with icon {icon!r} is not on the board")
            drawn.add(slot)
    for slot in icons:
        if slot not in drawn:
            raise data.wrong("layout", f"slot {slot} is not drawn")


# What a unit counts: the number in which place, and what it is taken from.
BASES: Final = {
    "first": (0, 0),
    "second": (1, 0),
    "eight_minus_first": (0, 8),
    "eight_minus_second": (1, 8),
}


def make_sheet(
    board: BoardData, data: DataEntry, constants: DataEntry, reuse: bool, twins: int
) -> Sheet:
    """The board as the rules want it, for the options hero_slots and twin_slots."""
    heroes = data.table("hero").get("slots_reuse", int) if reuse else board.heroes
    rows, slots = make_rows(board, heroes, twins)
    fits_die = constants.word("changed_number_fits", FITS) == "die"
    own, factory = constants.get("own_colour_modifier", int), constants.get("factory_modifier", int)
    return Sheet(
        rows,
        slots,
        pair_first=board.heroes,
        army_first=board.heroes + board.pairs,
        armies=[make_army(unit) for unit in data.entries("units")],
        footmen=make_footmen(board, len(slots), constants.get("footmen_base", int)),
        upgrades=[make_upgrade(entry, data, board) for entry in data.entries("upgrades")],
        reach=vec[i64](reached_numbers(own, factory, fits_die)),
        fits_die=fits_die,
        reuse=reuse,
    )


def make_rows(board: BoardData, heroes: int, twins: int) -> tuple[list[Row], list[Slot]]:
    """What an option takes away keeps its place in the numbering and takes no number."""
    rows: list[Row] = []
    slots: list[Slot] = []
    for number, row in enumerate(board.rows):
        used = row
        if row.condition == "equal_ends" and twins == 2:  # PYR-43
            ends = (row.icons[0], row.icons[-1])
            used = RowData(row.part, row.slots[:2], ends, row.condition)
        accepted = used.accepted()
        if row.part == "hero" and number >= heroes:  # PYR-33
            accepted = [0] * len(accepted)
        part, condition = board.parts.index(row.part), CONDITIONS.index(row.condition)
        rows.append(
            Row(part, len(slots), len(used.slots), condition, row.ordered, vec[i64](accepted))
        )
        for place, printed in enumerate(row.icons):
            icon = used.icons[place] if place < len(used.icons) else printed
            slots.append(Slot(number, place, ICONS.index(icon)))
    return rows, slots


def make_army(unit: DataEntry) -> Army:
    base, taken_from = BASES[unit.word("base", BASES)]
    line = BASES[unit.word("line_base", BASES)][0] if unit.data.get("line_base") else base
    multiplies = unit.word("operation", ("add", "multiply")) == "multiply"
    steps = unit.get("steps", list)
    if not 0 < len(steps) <= 4 or not all(isinstance(step, int) for step in steps):
        raise unit.wrong("steps", "are one to four whole numbers")
    return Army(base, line, taken_from, multiplies, vec[i64](steps), unit.get("stays", bool))


def make_footmen(board: BoardData, slot: int, base: int) -> Footmen:
    def bits(spaces: Iterable[int]) -> int:
        return sum(2**space for space in spaces)

    def fitting(icon: str, numbers: int) -> int:
        """Spaces with this icon and one of these numbers."""
        return bits(
            k for k, at in enumerate(board.foot) if at.icon == icon and numbers >> at.number & 1
        )

    every = 2**9 - 1  # number
    return Footmen(
        board.parts.index("foot"),
        slot,
        len(board.foot),
        base,
        len(board.groups),
        [Circle(gate.group, bits(gate.spaces), gate.bonus) for gate in board.gates],
        fitting("triangle", every),
        vec[i64]([fitting(icon, n) for icon in ("triangle", "rhombus") for n in range(every + 1)]),
    )


def make_upgrade(entry: DataEntry, data: DataEntry, board: BoardData) -> Upgrade:
    """`A.line` is the line of A; `A.plus4` and `B.x2` lift their unit to the step 4 or 2."""
    name = entry.get("id", str)
    army, _, what = name.partition(".")
    device = DEVICES.index(name) if name in DEVICES else -1
    if device < 0 and army not in board.armies:
        raise entry.wrong("", "is neither a device nor for a unit of the board")
    needs = entry.word("needs", ("", *board.upgrades))
    step = 0
    if device < 0 and what != "line":
        steps = [str(each) for each in data.data["units"][board.armies.index(army)]["steps"]]
        value = what.removeprefix("plus").removeprefix("x")
        if value not in steps[1:]:
            raise entry.wrong("", f"{army} has no step {value}")
        step = steps.index(value)
    return Upgrade(
        board.armies.index(army) if device < 0 else -1,
        step,
        device,
        board.upgrades.index(needs) if needs else -1,
        entry.get("limit", int),
    )


def reached_numbers(own_change: int, factory_change: int, fits_die: bool) -> list[int]:
    """For kind of die, own colour, factory and face: the numbers it may be written as (PYR-26 to PYR-29).

    A triangle takes less than that; its row says so.
    """
    found = []
    for kind, own, factory, face in product((D4, D8), (0, 1), (0, 1), range(9)):
        numbers = {
            face + a + b
            for a in ((0, own_change, -own_change) if own else (0,))
            for b in ((0, factory_change, -factory_change) if factory else (0,))
        }
        most = FACE_COUNT[kind if fits_die else D8]
        found.append(sum(2**number for number in numbers if 1 <= number <= most))
    return found
