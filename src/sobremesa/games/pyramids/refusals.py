"""Which rule an illegal event breaks. It only explains: `legal` judges. Compiled."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT
from sobremesa.core.state import CHANCE
from sobremesa.games.pyramids import actions as act
from sobremesa.games.pyramids.devices import other_starts, stands
from sobremesa.games.pyramids.player_board import (
    D4,
    D8,
    DECREASING,
    EQUAL_ENDS,
    INCREASING,
    RHOMBUS,
    TRIANGLE,
    Board,
    Sheet,
)  # fmt: skip
from sobremesa.games.pyramids.position import (
    CHOOSE_START,
    CROSSING,
    DEPLOYING,
    DEVELOPING,
    EARNING,
    OVER,
    PLACING,
    TAKING,
    WRITING,
    Position,
)  # fmt: skip


def forbids(at: Position, who: i64, action: i64, deciders: vec[i64]) -> str:
    kind = act.kind_of(action)
    solo = at.terms.solo
    if at.phase == OVER:
        return "PYR-104" if solo else "PYR-85"
    if kind == act.FACTION:
        return "PYR-10"
    if kind == act.FIRST:
        return "PYR-90" if solo else "PYR-11"
    if kind == act.BASE:
        return "PYR-91"
    if kind == act.ROLL:
        return "PYR-94" if solo else "PYR-20"
    if who == CHANCE or who < 0 or who >= at.terms.players:
        return "PYR-15"
    if who not in deciders:
        return unasked(at, who, kind)
    if kind == act.TAKE and at.phase == WRITING:
        return "PYR-22"
    if kind == act.TAKE and solo and at.phase > WRITING:
        return "PYR-94"
    if at.phase == DEPLOYING and kind in (act.PASS, act.INCOME):
        return "PYR-50" if kind == act.PASS else "PYR-103"
    if not fits_phase(kind, at.phase):
        return "PYR-15"
    if kind == act.WRITE:
        return writing(at, who, act.what_of(action), act.where_of(action))
    if kind == act.DEPLOY:
        return deploying(at, who, act.what_of(action), act.where_of(action))
    if kind >= act.RAM and kind <= act.UMBRELLA:
        return placing(at, who, action)
    if kind == act.START:
        return "PYR-12"
    if kind == act.TAKE:
        return "PYR-23"
    if kind == act.CROSS:
        return "PYR-36" if at.phase == WRITING else "PYR-70"
    if kind == act.DEVELOP:
        return developing(at, act.what_of(action))
    return "PYR-103" if kind == act.INCOME else "PYR-15"


def unasked(at: Position, seat: i64, kind: i64) -> str:
    """Somebody decides, but not this seat: perhaps because it has nothing to decide with."""
    board = at.boards[seat]
    if kind == act.DEVELOP and at.phase > WRITING and board.free_pair(at.terms.sheet) < 0:
        return "PYR-38"
    if kind == act.CROSS and at.phase == CROSSING and board.conquests == 0:
        return "PYR-70"
    return "PYR-15"


def fits_phase(kind: i64, phase: i64) -> bool:
    if phase == CHOOSE_START:
        return kind == act.START
    if phase == TAKING:
        return kind == act.TAKE
    if phase == WRITING:
        return kind in (act.WRITE, act.CROSS, act.WASTE)
    if phase == DEVELOPING:
        return kind in (act.DEVELOP, act.PASS)
    if phase == DEPLOYING:
        return kind == act.DEPLOY
    if phase == CROSSING:
        return kind in (act.CROSS, act.PASS)
    if phase == EARNING:
        return kind == act.INCOME
    return phase == PLACING and (act.RAM <= kind <= act.UMBRELLA or kind == act.PASS)


def writing(at: Position, seat: i64, slot: i64, number: i64) -> str:
    """The die in hand cannot be written so."""
    sheet = at.terms.sheet
    board = at.boards[seat]
    row = sheet.slots[slot].row
    place = sheet.slots[slot].place
    kind = at.die // 2 % 2
    icon = sheet.slots[slot].icon
    if row < sheet.pair_first and (icon_refuses(icon, kind) or board.rows[row] > 0):
        return "PYR-33"
    if not exists(sheet, row, place):
        return "PYR-33" if row < sheet.pair_first else "PYR-43"
    if icon_refuses(icon, kind):
        return "PYR-24"
    if board.number(row, place) > 0:
        return "PYR-32"
    narrow = kind == D4 if sheet.fits_die else icon == TRIANGLE
    if narrow and number > 4:
        return "PYR-29"
    own = at.die // 4 == seat
    factory = at.factory_parts(seat) >> sheet.rows[row].part & 1 == 1
    if not sheet.reached(kind, at.face, own, factory) >> number & 1:
        change = number - at.face if number > at.face else at.face - number
        return "PYR-26" if change == 1 else "PYR-27" if change in (2, 4) else "PYR-28"
    if row < sheet.pair_first:
        return "PYR-33"
    if row < sheet.army_first:
        not_leftmost = board.rows[row] == 0 and not leftmost_empty(board, sheet, row)
        return "PYR-35" if not_leftmost or (icon == RHOMBUS and number == 1) else "PYR-34"
    return "PYR-30" if clashes(board, sheet, row, place, number) else "PYR-31"


def icon_refuses(icon: i64, kind: i64) -> bool:
    return (icon == TRIANGLE and kind == D8) or (icon == RHOMBUS and kind == D4)


def exists(sheet: Sheet, row: i64, place: i64) -> bool:
    """Is the slot on this board? Options take some away."""
    of = sheet.rows[row]
    return place < of.places and of.accepts(0, place, D4) | of.accepts(0, place, D8) != 0


def leftmost_empty(board: Board, sheet: Sheet, row: i64) -> bool:
    return all(board.rows[earlier] > 0 for earlier in range(sheet.pair_first, row))


def clashes(board: Board, sheet: Sheet, row: i64, place: i64, number: i64) -> bool:
    """Does the number break the condition with a number that is already there (PYR-30)?"""
    rule = sheet.rows[row].condition
    last = sheet.rows[row].places - 1
    for other in range(last + 1):
        there = board.number(row, other)
        if there == 0 or other == place:
            continue
        rising = number > there if place > other else number < there
        falling = number < there if place > other else number > there
        if (rule == INCREASING and not rising) or (rule == DECREASING and not falling):
            return True
        ends = (place == 0 or place == last) and (other == 0 or other == last)
        if rule == EQUAL_ENDS and ends and number != there:
            return True
    return False


def developing(at: Position, upgrade: i64) -> str:
    if at.terms.sheet.upgrades[upgrade].device < 0:
        return "PYR-39"
    return "PYR-95" if at.terms.solo else "PYR-40"


def deploying(at: Position, seat: i64, unit: i64, place: i64) -> str:
    board = at.boards[seat]
    if unit != board.units[i64(len(board.targets))]:
        army = act.ARMIES <= unit < act.FOOTMEN
        return "PYR-46" if army and unit not in board.units else "PYR-50"
    if place >= at.terms.map.size:
        return "PYR-3"
    if place < act.STARTS:
        return "PYR-96" if at.terms.solo else "PYR-6"
    conquered: i64 = 0  # what this seat hopes to hold after the phase
    for k in range(i64(len(board.targets))):
        if not at.is_bomb(board.units[k]):
            conquered |= BIT[board.targets[k]]
    return "PYR-54" if at.terms.map.around(conquered) >> place & 1 else "PYR-51"


def placing(at: Position, seat: i64, action: i64) -> str:
    kind = act.kind_of(action)
    home = act.what_of(action)
    other = act.where_of(action)
    ground = at.terms.map
    if at.boards[seat].stock[kind - act.RAM] == 0:
        return "PYR-77"
    if home >= ground.size or other >= ground.size:
        return "PYR-3"
    held = at.control[seat] >> home & 1 == 1
    adjacent = ground.adjacent[home] >> other & 1 == 1
    if kind == act.UMBRELLA:
        return "PYR-81" if held else "PYR-80"
    if kind == act.SPIKES:
        against = ground.spaces | other_starts(at, seat)
        allowed = held and adjacent and against >> other & 1 == 1
        return "PYR-81" if allowed and stands(at, seat, action) else "PYR-79"
    at_home = held or home == at.boards[seat].start
    return "PYR-81" if at_home and adjacent and stands(at, seat, action) else "PYR-78"
