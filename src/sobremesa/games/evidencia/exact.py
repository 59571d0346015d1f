"""What each decision of the second phase makes sure of, if both sides go on well: a win, a shared one, or neither."""

from collections.abc import Sequence

from sobremesa.core import Seat, State
from sobremesa.games.evidencia.rules import Evidencia
from sobremesa.games.evidencia.solver import ending, guarantees
from sobremesa.games.evidencia.steps import ABDUCTING, ORDERING


def exact(state: State, seat: Seat) -> tuple[str, Sequence[float]] | None:
    """All cards are known by then to whoever remembers; nothing where the two sides would have to mix their rows."""
    assert isinstance(state, Evidencia)
    if state.phase < ABDUCTING:
        return None
    if state.phase != ORDERING:
        ends = [guarantees(after(state, seat, int(action))) for action in state.legal(seat)]
        return "chance", [chance(end[seat].sign) for end in ends]
    last = ending(state, seat)
    if last.value().sign != -last.turned().value().sign:
        return None
    return "chance", [
        chance(ending(after(state, seat, int(action)), seat).value().sign)
        for action in state.legal(seat)
    ]


def after(state: Evidencia, seat: Seat, action: int) -> Evidencia:
    found = state.copy()
    found.apply(seat, action)
    return found


def chance(sign: int) -> float:
    return (1 + sign) / 2
