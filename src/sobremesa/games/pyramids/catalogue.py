"""All that can be decided with a box, all that its dice can bring, and how long it takes at most."""

from sobremesa.core import Action
from sobremesa.core.bag import size
from sobremesa.games.pyramids import actions as act
from sobremesa.games.pyramids.player_board import Sheet
from sobremesa.games.pyramids.position import Terms

KINDS_OF_DICE = 2


def decisions(terms: Terms) -> list[Action]:
    """In the order of the notation: numbered spaces before start areas."""
    sheet, ground = terms.sheet, terms.map
    hexes = list(ground.order(ground.spaces | ground.starts))
    found = [] if terms.solo else [act.action(act.START, start, 0) for start in range(act.STARTS)]
    found += [act.action(act.TAKE, die, 0) for die in terms.dice]
    found += writings(sheet)
    found += [
        act.action(act.CROSS, sheet.footmen.slot + space, 0)
        for space in range(sheet.footmen.spaces)
    ]
    found.append(act.action(act.WASTE, 0, 0))
    for number, upgrade in enumerate(sheet.upgrades):
        if upgrade.device < 0 or not terms.solo:
            found.append(act.action(act.DEVELOP, number, 0))
    targets = ground.order(ground.spaces | (ground.starts if terms.solo else 0))  # PYR-52, PYR-96
    found += [act.action(act.DEPLOY, unit, place) for unit in units(terms) for place in targets]
    if terms.solo:
        for place in earning(terms):
            found += [
                act.action(act.INCOME, place, act.STAY),
                act.action(act.INCOME, place, act.HOLD),
            ]
    else:
        found += devices(terms, hexes)
    return [int(each) for each in [*found, act.action(act.PASS, 0, 0)]]


def writings(sheet: Sheet) -> list[Action]:
    """The numbers that each slot may ever take."""
    found = []
    for row in sheet.rows:
        for place in range(row.places):
            numbers = 0
            for kind in range(KINDS_OF_DICE):
                for code in range(row.codes):
                    numbers |= row.accepts(code, place, kind)
            slot = row.slot + place
            found += [act.action(act.WRITE, slot, n) for n in range(1, 9) if numbers >> n & 1]
    return found


def units(terms: Terms) -> list[int]:
    sheet = terms.sheet
    found = [act.HEROES + row for row in range(sheet.pair_first)]
    found += [act.ARMIES + army for army in range(len(sheet.armies))]
    found += [act.FOOTMEN + group for group in range(sheet.footmen.groups)]
    return [*found, *(act.HELD + place for place in earning(terms))]


def earning(terms: Terms) -> list[int]:
    """Solo: the spaces that give soldiers (PYR-102)."""
    ground = terms.map
    return [p for p in range(act.STARTS, ground.size) if terms.solo and ground.top[p] > 0]


def devices(terms: Terms, hexes: list[int]) -> list[Action]:
    """A ram attacks a space, spikes and umbrellas stand on one (PYR-78 to PYR-80)."""
    adjacent = terms.map.adjacent
    borders = [(home, other) for home in hexes for other in hexes if adjacent[home] >> other & 1]
    found = [act.action(act.RAM, home, other) for home, other in borders if other >= act.STARTS]
    found += [act.action(act.SPIKES, home, other) for home, other in borders if home >= act.STARTS]
    return found + [act.action(act.UMBRELLA, home, 0) for home in hexes if home >= act.STARTS]


def outcomes(terms: Terms) -> list[Action]:
    factions = range(len(terms.factions.attack))
    found = [
        act.action(act.FACTION, faction, 0) for faction in factions if terms.pool >> faction & 1
    ]
    if terms.solo:
        found += [act.action(act.BASE, start, 0) for start in range(act.STARTS)]
    else:
        found += [act.action(act.FIRST, seat, 0) for seat in range(terms.players)]
    return [
        int(each) for each in [*found, *(roll for die in terms.dice for roll in terms.faces[die])]
    ]


def longest(terms: Terms) -> int:
    """Factions, an order and start areas; then rounds: the dice, and for each seat its dice taken and
    written, upgrades, targets, crossings, income and devices, with a pass after each that has one."""
    sheet = terms.sheet
    pairs = sheet.army_first - sheet.pair_first  # each buys one upgrade, once
    seat = (
        2 * terms.picks
        + len(units(terms))
        + size(sheet.footmen.triangles)
        + 2 * pairs
        + len(earning(terms))
        + 3
    )
    setup = 2 * terms.players + 1
    return int(setup + terms.rounds * (len(terms.dice) + terms.players * seat))
