"""Why not: the rule that an illegal event breaks (section 12). It explains; `legal` has judged.

The order of the questions is that of a referee: is it over, is it your turn, is it the time for that,
and then what is wrong with the thing itself.
"""

from typing import Final

from sobremesa.core.state import CHANCE, Action, Seat
from sobremesa.games.totem import actions as act
from sobremesa.games.totem.components import ADD_MIN_SUM, ON_BOARD, STARTS, STEPS, bit_of
from sobremesa.games.totem.position import (
    DICE,
    OVER,
    PICK,
    ROLL_OFF,
    THROW,
    TIE,
    TWELVE,
    WALK,
    Position,
)

SET_RULE: Final = {2: "TOT-15", 3: "TOT-16", 4: "TOT-17"}


def forbids(state: Position, who: Seat, action: Action) -> str:
    kind = act.kind_of(action)
    if state.phase == OVER:
        return "TOT-63"
    if state.phase == ROLL_OFF:
        return "TOT-11"
    if who == CHANCE or kind == act.OFF_DIE or kind == act.ROLL:
        return untimely_dice(state, kind)
    if who != state.turn:
        return "TOT-12" if state.phase == PICK else "TOT-21"
    if state.phase == PICK:
        return bad_pick(state, act.detail(action)) if kind == act.START else "TOT-18"
    if kind == act.START:
        return "TOT-13"
    if state.phase == THROW:
        return "TOT-20"
    if state.phase == TIE:
        return "TOT-54" if kind == act.REMOVE else "TOT-58"
    if kind == act.REMOVE:
        return "TOT-51"
    if state.phase == TWELVE:
        return "TOT-32" if state.added else "TOT-27"
    if kind == act.AGAIN:
        return "TOT-33"
    if kind == act.ADD:
        return bad_addition(state)
    if kind == act.PASS:
        return "TOT-25"
    if state.phase == WALK and action in state.free_steps():
        return "TOT-23"  # no other rule refuses it: fewer points could be spent than must be
    if kind == act.STOP:
        return "TOT-49" if state.phase == WALK and state.mover else "TOT-48"
    if kind == act.USE:
        return "TOT-22"
    if kind == act.STEP:
        return bad_step(state, act.origin(action), act.detail(action))
    return "TOT-23" if state.phase == WALK else "TOT-22"  # it can only be `end`


def untimely_dice(state: Position, kind: int) -> str:
    """Dice that are not due, or that a player claims to have thrown."""
    if kind == act.OFF_DIE:
        return "TOT-11"
    if state.phase == PICK:
        return "TOT-18"
    return "TOT-20" if state.phase == THROW else "TOT-27"


def bad_pick(state: Position, cell: int) -> str:
    """TOT-13: highlighted, free, and within the pattern for this number of players."""
    if cell not in STARTS or not state.field.free(cell):
        return "TOT-13"
    return SET_RULE[int(state.terms.seats)]


def bad_addition(state: Position) -> str:
    if state.phase == WALK:
        return "TOT-32"
    by_dice = state.low == state.high or state.low + state.high >= ADD_MIN_SUM
    return "TOT-31" if by_dice else "TOT-30"


def bad_step(state: Position, source: int, cell: int) -> str:
    if state.field.owner(source) != state.turn or source == cell:
        return "TOT-40"
    if state.field.count(state.turn) == 1:
        return "TOT-47"
    if state.phase == DICE:
        return "TOT-22"
    if source in state.done:
        return "TOT-45"
    if state.mover and source != state.mover:
        return "TOT-46"
    if cell not in ON_BOARD or cell - source not in STEPS:
        return "TOT-40"
    if not state.field.free(cell):
        return "TOT-42"
    ahead = bit_of(cell - source)
    return "TOT-43" if state.untrodden(source, ahead) else "TOT-44"
