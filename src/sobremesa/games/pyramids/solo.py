"""The solo game, Hyskosian Revolution: what the Pharaoh's soldiers do (PYR-90 to PYR-105). Compiled."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT, size
from sobremesa.games.pyramids.actions import HOLD, STARTS
from sobremesa.games.pyramids.position import NOBODY_THERE, PHARAOH, Position, nothing


def garrison(at: Position) -> None:
    """The Pharaoh holds every hex but the player's start area (PYR-92), stronger if agreed (PYR-106)."""
    ground = at.terms.map
    percent = at.terms.pharaoh
    for place in range(ground.size):
        if place != at.boards[0].start:
            at.hold(place, PHARAOH, (ground.garrison[place] * percent + 99) // 100, 0)


def reinforce(at: Position) -> None:
    """Half of the dice chosen walk through the spaces 1, 2, 3... (PYR-98 to PYR-101)."""
    soldiers = at.half(at.chosen)
    at.note("reinforcements", "PYR-98", soldiers, at.chosen)
    place = STARTS
    while soldiers > 0:
        if at.holder[place] == 0:
            soldiers = attack(at, place, soldiers)
        else:
            at.hold(place, PHARAOH, at.ordinary[place] + 1, 0)
            soldiers -= 1
            told(at, "walker-stays", "PYR-99", place, soldiers)
        place += 1
        if place == at.terms.map.size:  # PYR-101
            place = STARTS


def attack(at: Position, place: i64, soldiers: i64) -> i64:
    """Soldiers meet the player's units; how many walk on (PYR-100)."""
    needed = at.ordinary[place] + at.heroes[place] * at.toughness(0)
    if soldiers < needed:
        at.lose(place, soldiers)
        told(at, "walkers-fall", "PYR-100", place, 0)
        return 0
    soldiers -= needed
    at.hold(place, NOBODY_THERE, 0, 0)
    if soldiers > 0:
        at.hold(place, PHARAOH, 1, 0)
        soldiers -= 1
    told(at, "walkers-win", "PYR-100", place, soldiers)
    return soldiers


def told(at: Position, key: str, rule: str, place: i64, soldiers: i64) -> None:
    at.note(key, rule, place, soldiers, at.ordinary[place] + at.heroes[place])


def begin_income(at: Position) -> None:
    """Held soldiers have been deployed; now new ones appear (PYR-102)."""
    at.held = nothing(at.terms.map.size)
    at.boards[0].units = vec[i64]()
    at.boards[0].targets = vec[i64]()
    at.earning = earners(at)


def earners(at: Position) -> i64:
    """The spaces that give the player soldiers (PYR-102)."""
    found: i64 = 0
    ground = at.terms.map
    for place in range(STARTS, ground.size):
        if at.control[0] >> place & 1 and ground.top[place] > 0:
            found |= BIT[place]
    return found


def earner(at: Position) -> i64:
    """The space whose soldiers are to be assigned next, in ascending order."""
    for place in range(STARTS, at.terms.map.size):
        if at.earning >> place & 1:
            return place
    return NOBODY_THERE


def assign(at: Position, place: i64, choice: i64) -> None:
    """The soldiers of a space stay there, or are a unit of the next turn (PYR-103)."""
    soldiers = at.terms.map.top[place]
    if choice == HOLD:
        held = at.held[:]
        held[place] = soldiers
        at.held = held
    else:
        at.hold(place, 0, at.ordinary[place] + soldiers, at.heroes[place])
    at.earning &= ~BIT[place]


def goals_held(at: Position) -> i64:
    return size(at.goals() & at.control[0])
