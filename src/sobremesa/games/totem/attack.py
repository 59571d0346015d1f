"""What falls around a unit that has finished its movement: TOT-52 to TOT-55. Compiled.

A verdict is a set of directions (bits) from the attacking unit, for each unit that falls one verdict; a
verdict of several directions is a tie, among which the attacker chooses (TOT-54).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.games.totem.components import DIRECTION, SIX, STEPS
from sobremesa.games.totem.field import Field


def verdicts_on(
    field: Field, attacker: i64, cell: i64, seats: i64, one_per_colour: bool, chain: bool
) -> vec[i64]:
    """The verdicts, colour by colour clockwise from the attacker, before anything is taken off."""
    found = vec[i64]()
    totems = False
    pieces: i64 = 0
    for turn in range(1, seats):
        seat = (attacker + turn) % seats
        touched = field.near(seat, cell)
        if touched == 0:
            continue
        totem = direction_of(cell, field.totem(seat))
        if totem:  # TOT-55: it falls, whatever else of its colour is touched
            totems = True
            found = append(found, totem)
        elif one_per_colour:
            found = append(found, farthest(field, cell, touched, chain))
        else:
            pieces |= touched
    if pieces and not totems:
        found = append(found, farthest(field, cell, pieces, chain))
    return found


def direction_of(cell: i64, other: i64) -> i64:
    """The direction of a neighbouring cell; 0 if it is none."""
    for k in range(SIX):
        if cell + STEPS[k] == other:
            return DIRECTION[k]
    return 0


def farthest(field: Field, cell: i64, touched: i64, chain: bool) -> i64:
    """TOT-53: those of the touched pieces that are farthest from their own totems."""
    best: i64 = -1
    found: i64 = 0
    for k in range(SIX):
        if touched & DIRECTION[k]:
            piece = cell + STEPS[k]
            seat = field.owner(piece)
            if chain:
                distance = field.chain(seat, piece)
            else:
                distance = field.distance(piece, field.totem(seat))
            if distance > best:
                best = distance
                found = 0
            if distance == best:
                found |= DIRECTION[k]
    return found
