"""All that can be decided, and all that the dice can bring."""

from sobremesa.core import Action, Options
from sobremesa.games.totem.actions import (
    ADD,
    AGAIN,
    END,
    OFF_DIE,
    PASS,
    REMOVE,
    START,
    STOP,
    THROWS,
    USE,
    act,
    dice,
    step,
)
from sobremesa.games.totem.components import ON_BOARD, STARTS, STEPS

MOST_POINTS = 12  # of two dice


def decisions(players: int, options: Options) -> list[Action]:
    found = [act(START, cell) for cell in STARTS]
    found += [act(USE, points) for points in range(1, MOST_POINTS + 1)]
    found += [act(kind, cell) for kind in (ADD, REMOVE) for cell in ON_BOARD]
    found += [act(kind, 0) for kind in (PASS, STOP, AGAIN, END)]
    on_board = set(ON_BOARD)
    found += [
        step(cell, cell + way) for cell in ON_BOARD for way in STEPS if cell + way in on_board
    ]
    return sorted(found)


def outcomes(players: int, options: Options) -> list[Action]:
    """There is no longest game: a roll-off may be tied again and again (TOT-11)."""
    dice_off = [act(OFF_DIE, dice(seat, face)) for seat in range(players) for face in range(1, 7)]
    return [*dice_off, *THROWS]
