"""What people like to know of a finished game."""

from __future__ import annotations

from collections.abc import Mapping

from sobremesa.core import Seat
from sobremesa.core.bag import BIT
from sobremesa.games.totem import components as box
from sobremesa.games.totem.field import TOTEM, UNITS, Field
from sobremesa.games.totem.rules import Totem


def feats(state: Totem, seat: Seat) -> Mapping[str, int | str]:
    """The longest chain that still holds when the game ends (TOT-5)."""
    if state.result() is None or not state.field.totem(seat):
        return {}
    return {"chain": longest_chain(state.field, seat)}


def longest_chain(field: Field, seat: Seat) -> int:
    """Links from the totem to the unit that is farthest from it."""
    reached, links = int(TOTEM), 0
    while True:
        grown = reached
        for number in range(int(box.PIECES) + 1):
            if reached & int(BIT[number]):
                cell = field.cells[seat * int(UNITS) + number]
                grown |= int(field.beside[seat * int(box.CELLS) + cell])
        if grown == reached:
            return links
        reached, links = grown, links + 1
