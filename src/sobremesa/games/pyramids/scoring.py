"""Who has won, and why (PYR-85 to PYR-89, PYR-105). Compiled."""

from mypy_extensions import i64

from sobremesa.core.bag import size
from sobremesa.core.state import Result
from sobremesa.games.pyramids.actions import STARTS
from sobremesa.games.pyramids.position import Position
from sobremesa.games.pyramids.solo import goals_held


def solo_result(at: Position) -> Result:
    """PYR-89, PYR-105."""
    goals = goals_held(at)
    won = goals == size(at.goals())  # walkers never give the player a hex
    turn = at.round
    score = 40 + at.terms.rounds - turn if won else 10 * goals
    details: dict[str, object] = {"score": score, "turn": turn, "goals": goals}
    if won:
        return Result((0,), (1,), "revolution", "PYR-97", details)
    return Result((), (0,), "turn_limit", "PYR-104", details)


def players_result(at: Position) -> Result:
    """Most points, then most spaces, then most units (PYR-87, PYR-88)."""
    points = [sum(board.points) for board in at.boards]
    numbered = at.terms.map.spaces
    spaces = [int(size(at.control[seat] & numbered)) for seat in range(at.terms.players)]
    units = [units_on_map(at, seat) for seat in range(at.terms.players)]
    winners = list(range(at.terms.players))
    reason = ""
    for word, counts in (("points", points), ("spaces", spaces), ("units", units)):
        best = max([counts[seat] for seat in winners])
        winners = [seat for seat in winners if counts[seat] == best]
        if len(winners) == 1:
            reason = word
            break
    rule = "PYR-87" if reason == "points" else "PYR-88"
    details: dict[str, object] = {"spaces": spaces, "units": units}
    return Result(tuple(winners), tuple(points), reason or "shared", rule, details)


def units_on_map(at: Position, seat: i64) -> int:
    total: i64 = 0
    for place in range(STARTS, at.terms.map.size):
        if at.holder[place] == seat:
            total += at.ordinary[place] + at.heroes[place]
    return int(total)
