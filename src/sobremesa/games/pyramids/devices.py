"""Rams, spikes and umbrellas: where they may be placed, and when they work (PYR-77 to PYR-82). Compiled.

A device on the map is one number: the action that placed it and, above it, its owner.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT
from sobremesa.games.pyramids import actions as act
from sobremesa.games.pyramids.position import Position

OWNER: Final[i64] = 1048576  # one, above the 18 bits of an action


def owner_of(device: i64) -> i64:
    return device // OWNER


def placing_of(device: i64) -> i64:
    return device % OWNER


def stands(at: Position, owner: i64, placing: i64) -> bool:
    wanted = owner * OWNER + placing
    for device in at.placed:  # noqa: SIM110 (a generator would not be native)
        if device == wanted:
            return True
    return False


def works(at: Position, owner: i64, kind: i64, home: i64, other: i64) -> bool:
    """Does such a device stand there? That its owner holds its home is for the caller (PYR-82)."""
    return stands(at, owner, act.action(kind, home, other))


def rams(at: Position, owner: i64, place: i64, homes: i64) -> bool:
    """Has he a ram against this hex on the border of a home that he holds (PYR-58)?"""
    for device in at.placed:
        placing = placing_of(device)
        if owner_of(device) == owner and act.kind_of(placing) == act.RAM and placing % 128 == place:
            if homes >> act.what_of(placing) & 1:
                return True
    return False


def all_spiked(at: Position, defender: i64, place: i64, borders: i64) -> bool:
    """Does every one of these borders of the hex carry spikes of the defender (PYR-59)?"""
    for other in range(at.terms.map.size):
        if borders >> other & 1 and not works(at, defender, act.SPIKES, place, other):
            return False
    return borders != 0


def other_starts(at: Position, seat: i64) -> i64:
    """The start areas of the other players."""
    found: i64 = 0
    for other in range(at.terms.players):
        if other != seat:
            found |= BIT[at.boards[other].start]
    return found


def placements(at: Position, seat: i64) -> vec[i64]:
    """What a seat may place now; only `pass` if that is nothing."""
    found = vec[i64](capacity=16)
    stock = at.boards[seat].stock
    if stock[0] > 0:  # PYR-78
        homes = at.control[seat] | BIT[at.boards[seat].start]
        found = on_borders(found, at, seat, act.RAM, homes, at.terms.map.spaces)
    if stock[1] > 0:  # PYR-79
        against = at.terms.map.spaces | other_starts(at, seat)
        found = on_borders(found, at, seat, act.SPIKES, at.control[seat], against)
    if stock[2] > 0:  # PYR-80
        for home in at.terms.map.order(at.control[seat]):
            if not works(at, seat, act.UMBRELLA, home, 0):
                found = append(found, act.action(act.UMBRELLA, home, 0))
    return append(found, act.action(act.PASS, 0, 0))


def on_borders(
    found: vec[i64], at: Position, seat: i64, kind: i64, homes: i64, against: i64
) -> vec[i64]:
    ground = at.terms.map
    for home in ground.order(homes):
        borders = ground.adjacent[home] & against
        for other in range(act.STARTS, ground.size):
            if borders >> other & 1 and not works(at, seat, kind, home, other):  # PYR-81
                found = append(found, act.action(kind, home, other))
        for other in range(act.STARTS):
            if borders >> other & 1 and not works(at, seat, kind, home, other):
                found = append(found, act.action(kind, home, other))
    return found


def place(at: Position, seat: i64, placing: i64) -> None:
    at.boards[seat].put_in_stock(act.kind_of(placing) - act.RAM, -1)
    at.placed = append(at.placed[:], seat * OWNER + placing)
