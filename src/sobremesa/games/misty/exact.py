"""What each decision of an activation leads to at best: the points of the own window, which nobody else can touch."""

from collections.abc import Sequence

from sobremesa.core import Seat, State
from sobremesa.games.misty import actions as act
from sobremesa.games.misty.rules import Misty
from sobremesa.games.misty.solver import solve
from sobremesa.games.misty.steps import ACTIVATE


def exact(state: State, seat: Seat) -> tuple[str, Sequence[float]] | None:
    assert isinstance(state, Misty)
    if state.step != ACTIVATE:
        return None
    return "points", [float(best_after(state, seat, int(action))) for action in state.legal(seat)]


def best_after(state: Misty, seat: Seat, action: int) -> int:
    own = state.windows[seat].copy()
    if action >= act.FEED:
        own.feed(act.monster_of(action), act.card_of(action))
    else:
        own.move(act.card_of(action))
    return solve(own, state.terms.disjoint, state.terms.auto).best
