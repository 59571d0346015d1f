"""All that can be decided with a box, all that its dice can bring, and how long it takes at most."""

from sobremesa.core import Action
from sobremesa.core.bag import size
from sobremesa.games.pyramids.actions import (
    ARMIES,
    BASE,
    CROSS,
    DEPLOY,
    DEVELOP,
    FACTION,
    FIRST,
    FOOTMEN,
    HELD,
    HEROES,
    HOLD,
    INCOME,
    PASS,
    RAM,
    SPIKES,
    START,
    STARTS,
    STAY,
    TAKE,
    UMBRELLA,
    WASTE,
    WRITE,
    action,
)
from sobremesa.games.pyramids.board import Sheet
from sobremesa.games.pyramids.position import Table

KINDS_OF_DICE = 2


def decisions(table: Table) -> list[Action]:
    """In the order of the notation: numbered spaces before start areas."""
    sheet, ground = table.sheet, table.map
    hexes = list(ground.order(ground.spaces | ground.starts))
    found = [] if table.solo else [action(START, start, 0) for start in range(STARTS)]
    found += [action(TAKE, die, 0) for die in table.dice]
    found += writings(sheet)
    found += [action(CROSS, sheet.foot_slot + space, 0) for space in range(sheet.foot_spaces)]
    found.append(action(WASTE, 0, 0))
    for upgrade in range(sheet.upgrades):
        if sheet.upgrade_device[upgrade] < 0 or not table.solo:
            found.append(action(DEVELOP, upgrade, 0))
    targets = ground.order(ground.spaces | (ground.starts if table.solo else 0))  # PYR-52, PYR-96
    found += [action(DEPLOY, unit, place) for unit in units(table) for place in targets]
    if table.solo:
        for place in earning(table):
            found += [action(INCOME, place, STAY), action(INCOME, place, HOLD)]
    else:
        found += devices(table, hexes)
    return [int(each) for each in [*found, action(PASS, 0, 0)]]


def writings(sheet: Sheet) -> list[Action]:
    """The numbers that each slot may ever take."""
    found = []
    for row in range(sheet.rows):
        for place in range(sheet.row_places[row]):
            numbers = 0
            for kind in range(KINDS_OF_DICE):
                for code in range(sheet.row_codes[row]):
                    numbers |= sheet.accepts(row, code, place, kind)
            slot = sheet.row_slot[row] + place
            found += [action(WRITE, slot, n) for n in range(1, 9) if numbers >> n & 1]
    return found


def units(table: Table) -> list[int]:
    sheet = table.sheet
    found = [HEROES + row for row in range(sheet.pair_first)]
    found += [ARMIES + army for army in range(sheet.armies)]
    found += [FOOTMEN + group for group in range(sheet.groups)]
    return [*found, *(HELD + place for place in earning(table))]


def earning(table: Table) -> list[int]:
    """Solo: the spaces that give soldiers (PYR-102)."""
    ground = table.map
    return [p for p in range(STARTS, ground.size) if table.solo and ground.top[p] > 0]


def devices(table: Table, hexes: list[int]) -> list[Action]:
    """A ram attacks a space, spikes and umbrellas stand on one (PYR-78 to PYR-80)."""
    adjacent = table.map.adjacent
    borders = [(home, other) for home in hexes for other in hexes if adjacent[home] >> other & 1]
    found = [action(RAM, home, other) for home, other in borders if other >= STARTS]
    found += [action(SPIKES, home, other) for home, other in borders if home >= STARTS]
    return found + [action(UMBRELLA, home, 0) for home in hexes if home >= STARTS]


def outcomes(table: Table) -> list[Action]:
    factions = range(len(table.factions.attack))
    found = [action(FACTION, faction, 0) for faction in factions if table.pool >> faction & 1]
    if table.solo:
        found += [action(BASE, start, 0) for start in range(STARTS)]
    else:
        found += [action(FIRST, seat, 0) for seat in range(table.players)]
    return [
        int(each) for each in [*found, *(roll for die in table.dice for roll in table.faces[die])]
    ]


def longest(table: Table) -> int:
    """Factions, an order and start areas; then rounds: the dice, and for each seat its dice taken and
    written, upgrades, targets, crossings, income and devices, with a pass after each that has one."""
    sheet = table.sheet
    pairs = sheet.army_first - sheet.pair_first  # each buys one upgrade, once
    seat = (
        2 * table.picks
        + len(units(table))
        + size(sheet.triangles)
        + 2 * pairs
        + len(earning(table))
        + 3
    )
    setup = 2 * table.players + 1
    return int(setup + table.rounds * (len(table.dice) + table.players * seat))
