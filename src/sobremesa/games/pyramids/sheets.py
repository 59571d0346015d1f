"""The player board of the data, checked, and the tables that the rules make of it.

Every slot has an icon, every row a condition; what may be written where is found by trying all ways to
finish a row, so that nothing of the layout stands in the rules.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise, product
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.data import table
from sobremesa.games.pyramids.board import CONDITIONS, D4, D8, DEVICES, ICONS, Sheet
from sobremesa.games.pyramids.reading import Data, Wanted

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


def known_icons(found: Sequence[object], key: str, wanted: Wanted) -> tuple[str, ...]:
    for icon in found:
        if icon not in ICONS:
            raise wanted.wrong(key, f"unknown icon {icon!r}: there are {', '.join(ICONS)}")
    return tuple(map(str, found))


def read_board(data: Data, file: str) -> BoardData:
    """The board, checked: icons and conditions must be known, slots and the drawing must agree."""
    wanted = Wanted(file)
    hero, dev = table(data, file, "hero"), table(data, file, "dev")
    icon = known_icons([hero.get("icon")], "board.hero.icon", wanted)
    rows = [
        RowData("hero", (f"H{k}",), icon, "free", True)
        for k in range(1, wanted.get(hero, "board.hero", "slots", int) + 1)
    ]
    rows += [
        RowData("dev", (f"D{k}T", f"D{k}R"), ("triangle", "rhombus"), "increasing", True)
        for k in range(1, wanted.get(dev, "board.dev", "pairs", int) + 1)
    ]
    armies = read_armies(data, wanted)
    foot, gates, groups = read_footmen(data, wanted)
    entries = wanted.entries(data, "board", "upgrades")
    upgrades = tuple(wanted.get(entry, "board.upgrades", "id", str) for entry in entries)
    names = tuple(row.part for row in armies)
    parts = ("hero", "dev", *names, "foot")
    board = BoardData(parts, (*rows, *armies), names, groups, foot, gates, upgrades)
    check_layout(data, board, wanted)
    return board


def read_armies(data: Data, wanted: Wanted) -> tuple[RowData, ...]:
    rows: list[RowData] = []
    for unit in wanted.entries(data, "board", "units"):
        name = wanted.get(unit, "board.units", "id", str)
        where = f"board.units.{name}"
        if name in [row.part for row in rows]:
            raise wanted.wrong(where, "there are two units with this id")
        icons = known_icons(wanted.get(unit, where, "slots", list), f"{where}.slots", wanted)
        if not 0 < len(icons) <= 3:
            raise wanted.wrong(f"{where}.slots", "a unit has one to three slots")
        slots = tuple(f"{name}{k}" for k in range(1, len(icons) + 1))
        rows.append(RowData(name, slots, icons, wanted.word(unit, where, "rule", CONDITIONS)))
    return tuple(rows)


def read_footmen(
    data: Data, wanted: Wanted
) -> tuple[tuple[FootSpace, ...], tuple[Gate, ...], tuple[str, ...]]:
    """The spaces of all groups, their circles, and the names of the groups."""
    foot: list[FootSpace] = []
    gates: list[Gate] = []
    groups: list[str] = []
    for entry in wanted.entries(data, "board", "footmen"):
        name = wanted.get(entry, "board.footmen", "id", str)
        where, first = f"board.footmen.{name}.gates", len(foot)
        for gate in wanted.entries(entry, f"board.footmen.{name}", "gates"):
            for text in map(str, wanted.get(gate, where, "spaces", list)):
                icon = {"T": "triangle", "R": "rhombus"}.get(text[:1])
                if icon is None or text[1:] not in "12345678":
                    raise wanted.wrong(where, f"unknown icon in {text!r}: T or R and a number")
                space = f"{name}.{len(foot) - first + 1}"
                foot.append(FootSpace(space, len(groups), icon, int(text[1:])))
            bonus = wanted.get(gate, where, "bonus", int)
            gates.append(Gate(len(groups), tuple(range(first, len(foot))), bonus))
        groups.append(name)
    return tuple(foot), tuple(gates), tuple(groups)


def check_layout(data: Data, board: BoardData, wanted: Wanted) -> None:
    """The drawing of the board shows every slot once, with the icon it has."""
    icons = {
        slot: icon for row in board.rows for slot, icon in zip(row.slots, row.icons, strict=True)
    }
    icons |= {space.name: space.icon for space in board.foot}
    drawn: set[str] = set()
    for entry in wanted.entries(data, "board", "layout"):
        part = wanted.word(entry, "board.layout", "part", (*board.parts, "devices", "points"))
        if part not in board.parts:
            continue
        where = f"board.layout.{part}"
        slots, shown = (wanted.get(entry, where, key, list) for key in ("slots", "icons"))
        wanted.get(entry, where, "signs", list)
        if len(slots) != len(shown):
            raise wanted.wrong(where, "has not as many icons as slots")
        for slot, icon in zip(slots, shown, strict=True):
            if slot in drawn or icons.get(slot) != icon:
                raise wanted.wrong(where, f"slot {slot} with icon {icon!r} is not on the board")
            drawn.add(slot)
    for slot in icons:
        if slot not in drawn:
            raise wanted.wrong("board.layout", f"slot {slot} is not drawn")


BASES: Final = {
    "first": (0, 0),
    "second": (1, 0),
    "eight_minus_first": (0, 8),
    "eight_minus_second": (1, 8),
}


def make_sheet(
    board: BoardData, data: Data, constants: Data, file: str, reuse: bool, twins: int
) -> Sheet:
    """The tables of a board, for the options hero_slots and twin_slots."""
    wanted = Wanted(file)
    sheet = Sheet()
    sheet.reuse = reuse
    reused = wanted.get(data["hero"], "board.hero", "slots_reuse", int)
    fill_rows(sheet, board, reused if reuse else board.heroes, twins)
    fill_armies(sheet, data, wanted)
    fill_footmen(sheet, board, wanted.get(constants, "constants", "footmen_base", int))
    fill_upgrades(sheet, data, board, wanted)
    own, factory = (
        wanted.get(constants, "constants", f"{name}_modifier", int)
        for name in ("own_colour", "factory")
    )
    fits = wanted.word(constants, "constants", "changed_number_fits", FITS)
    sheet.fits_die = fits == "die"
    sheet.reach = vec[i64](reached_numbers(own, factory, sheet.fits_die))
    return sheet


def fill_rows(sheet: Sheet, board: BoardData, heroes: int, twins: int) -> None:
    """Rows and slots. What an option takes away keeps its place in the numbering and takes no number."""
    sheet.rows = len(board.rows)
    sheet.pair_first = board.heroes
    sheet.army_first = board.heroes + board.pairs
    tables: list[int] = []
    columns: list[list[int]] = [[] for _ in range(7)]
    by_slot: list[list[int]] = [[], [], []]
    slot = 0
    for number, row in enumerate(board.rows):
        used = row
        if row.condition == "equal_ends" and twins == 2:  # PYR-43
            ends = (row.icons[0], row.icons[-1])
            used = RowData(row.part, row.slots[:2], ends, row.condition)
        closed = row.part == "hero" and number >= heroes  # PYR-33
        accepted = used.accepted()
        values = (
            board.parts.index(row.part), len(used.slots), slot, CONDITIONS.index(row.condition),
            int(row.ordered), 9 ** len(used.slots), len(tables),
        )  # fmt: skip
        for column, value in zip(columns, values, strict=True):
            column.append(value)
        tables += [0] * len(accepted) if closed else accepted
        for place in range(len(row.slots)):
            icon = used.icons[place] if place < len(used.icons) else row.icons[place]
            for column, value in zip(by_slot, (number, place, ICONS.index(icon)), strict=True):
                column.append(value)
        slot += len(row.slots)
    sheet.row_part, sheet.row_places, sheet.row_slot = map(vec_of, columns[:3])
    sheet.row_rule, sheet.row_ordered, sheet.row_codes, sheet.row_table = map(vec_of, columns[3:])
    sheet.slot_row, sheet.slot_place, sheet.slot_icon = map(vec_of, by_slot)
    sheet.open = vec_of(tables)
    sheet.foot_slot = slot
    sheet.foot_part = board.parts.index("foot")


def vec_of(values: list[int]) -> vec[i64]:
    return vec[i64](values)


def fill_armies(sheet: Sheet, data: Data, wanted: Wanted) -> None:
    columns: list[list[int]] = [[] for _ in range(6)]
    for unit in data["units"]:
        where = f"board.units.{unit['id']}"
        base = BASES[wanted.word(unit, where, "base", BASES)]
        line = (
            BASES[wanted.word(unit, where, "line_base", BASES)] if unit.get("line_base") else base
        )
        operation = wanted.word(unit, where, "operation", ("add", "multiply"))
        steps = wanted.get(unit, where, "steps", list)
        if not 0 < len(steps) <= 4 or not all(isinstance(step, int) for step in steps):
            raise wanted.wrong(f"{where}.steps", "are one to four whole numbers")
        columns[0].append(base[0])
        columns[1].append(line[0])
        columns[2].append(base[1])
        columns[3].append(int(operation == "multiply"))
        columns[4] += [*steps, *[0] * (4 - len(steps))]
        columns[5].append(int(wanted.get(unit, where, "stays", bool)))
    sheet.armies = len(data["units"])
    sheet.base_place, sheet.line_place, sheet.taken_from = map(vec_of, columns[:3])
    sheet.multiplies, sheet.steps, sheet.stays = map(vec_of, columns[3:])


def fill_footmen(sheet: Sheet, board: BoardData, base: int) -> None:
    def bits(spaces: list[int]) -> int:
        return sum(2**space for space in spaces)

    def fitting(kind: int, numbers: int) -> int:
        icon = "triangle" if kind == D4 else "rhombus"
        return bits([
            k for k, space in enumerate(board.foot) if space.icon == icon and numbers >> space.number & 1
        ])  # fmt: skip

    sheet.foot_base = base
    sheet.foot_spaces = len(board.foot)
    sheet.groups = len(board.groups)
    sheet.gate_group = vec_of([gate.group for gate in board.gates])
    sheet.gate_spaces = vec_of([bits(list(gate.spaces)) for gate in board.gates])
    sheet.gate_bonus = vec_of([gate.bonus for gate in board.gates])
    sheet.triangles = bits([k for k, space in enumerate(board.foot) if space.icon == "triangle"])
    sheet.fits = vec_of([fitting(kind, numbers) for kind in (D4, D8) for numbers in range(512)])


def fill_upgrades(sheet: Sheet, data: Data, board: BoardData, wanted: Wanted) -> None:
    """`A.line` is the line of A; `A.plus4` and `B.x2` lift their unit to the step 4 or 2."""
    columns: list[list[int]] = [[] for _ in range(5)]
    for entry in data["upgrades"]:
        name = str(entry["id"])
        where = f"board.upgrades.{name}"
        army, _, what = name.partition(".")
        device = DEVICES.index(name) if name in DEVICES else -1
        if device < 0 and army not in board.armies:
            raise wanted.wrong(where, "is neither a device nor for a unit of the board")
        needs = wanted.word(entry, where, "needs", ("", *board.upgrades))
        step = 0
        if device < 0 and what != "line":
            steps = [str(each) for each in data["units"][board.armies.index(army)]["steps"]]
            value = what.removeprefix("plus").removeprefix("x")
            if value not in steps[1:]:
                raise wanted.wrong(where, f"{army} has no step {value}")
            step = steps.index(value)
        columns[0].append(-1 if device >= 0 else board.armies.index(army))
        columns[1].append(step)
        columns[2].append(device)
        columns[3].append(board.upgrades.index(needs) if needs else -1)
        columns[4].append(wanted.get(entry, where, "limit", int))
    sheet.upgrades = len(board.upgrades)
    sheet.upgrade_army, sheet.upgrade_step, sheet.upgrade_device = map(vec_of, columns[:3])
    sheet.upgrade_needs, sheet.upgrade_limit = map(vec_of, columns[3:])


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
