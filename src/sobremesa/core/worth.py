"""What the end of a game is worth to each seat: one convention for victories, shares, teams and solo.

| `utility`    | who wins alone | a victory shared by k of n | the others        | a draw | together     |
| ------------ | -------------- | -------------------------- | ----------------- | ------ | ------------ |
| `"zero-sum"` | 1              | (n / k - 1) / (n - 1)      | -1 / (n - 1)      | 0      | exactly 0    |
| `"team"`     | 1              | 1 for each of them         | -1 for each       | 0      | as it comes  |
| `"solo"`     | 1              |                            | -1: it is lost    |        | as it comes  |

With two players that is 1, -1 and 0, as everybody expects. Among more, whoever wins takes the same from
each of the others, and those who share a victory share what was taken. Teams may be of unequal size, so the
sum over seats says nothing there; what one side wins the other loses. A game in which points are the stakes
themselves, as in poker, gives its points (`by_points`); they add up to 0, too.

This is for solvers and learners. Searches have a worth of their own, from 0 to 1 (`Hints.outcome`).
"""

from typing import Literal

from sobremesa.core.option import Options
from sobremesa.core.state import Result, State

Utility = Literal["zero-sum", "team", "solo"]


def ended(state: State) -> Result:
    """The result of a game that is over; ValueError if it is not."""
    result = state.brief()
    if result is None:
        raise ValueError("the game is not over: nothing has come of it yet")
    return result


def by_victory(state: State) -> tuple[float, ...]:
    """Each for itself, or alone."""
    result = ended(state)
    players, winners = len(result.points), result.winners
    if players == 1:
        return (1.0 if winners else -1.0,)
    if not winners:
        return (0.0,) * players
    taken = -1.0 / (players - 1)
    share = (players / len(winners) - 1.0) / (players - 1)
    return tuple(share if seat in winners else taken for seat in range(players))


def by_team(state: State) -> tuple[float, ...]:
    """All seats of a side win or lose together."""
    result = ended(state)
    lost = -1.0 if result.winners else 0.0
    return tuple(1.0 if seat in result.winners else lost for seat in range(len(result.points)))


def by_points(state: State) -> tuple[float, ...]:
    """Points are what is played for."""
    return tuple(float(points) for points in ended(state).points)


def each_for_itself(players: int, options: Options) -> Utility:
    return "solo" if players == 1 else "zero-sum"


def in_teams(players: int, options: Options) -> Utility:
    return "team"


def unbounded(players: int, options: Options) -> int | None:
    """`longest` of a game that does not say."""
    return None
