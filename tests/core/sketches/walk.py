"""Decisions that are taken together and in the open: only their order does not matter.

WAL-1  Seat 0 takes one step, seat 1 two, and so on, each of length 1 or 2: all at once, in the open.
WAL-2  Whoever is farthest from two steps of length 1 wins.
"""

from dataclasses import dataclass
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core import (
    Action,
    Game,
    Happening,
    Result,
    Seat,
    State,
    one_action,
    plain_lines,
    speaker,
    told_nothing,
)
from tests.core.sketches.shared import Cards, best, reader

TEXTS = ["step 1", "step 2"]


class Walk(State):
    def __init__(self, steps: list[list[int]]) -> None:
        self.steps = steps

    def deciders(self) -> vec[i64]:
        return vec[i64]([seat for seat, own in enumerate(self.steps) if len(own) <= seat])

    def legal(self, who: Seat) -> vec[i64]:
        return vec[i64]([0, 1])

    def forbids(self, who: Seat, action: Action) -> str:
        return "WAL-1" if self.deciders() else "WAL-2"

    def apply(self, who: Seat, action: Action) -> None:
        self.steps[who].append(action)

    def result(self) -> Result | None:
        walked = [abs(sum(own) + len(own) - 2) for own in self.steps]
        return None if self.deciders() else best(walked, "steps", "WAL-2")

    def copy(self) -> "Walk":
        return Walk([own[:] for own in self.steps])

    def together(self) -> int:
        return -1 if self.deciders() else 0


@dataclass(frozen=True)
class WalkView:
    """Nothing is hidden. It is also what the seat believes."""

    steps: tuple[Cards, ...]

    def sample(self, rng: Random) -> Walk:
        return Walk([list(own) for own in self.steps])


def hear(happening: Happening[Walk], seat: Seat) -> list[str]:
    _, who, action, _, _ = happening
    return [speaker(who) + TEXTS[action]]


GAME: Game[Walk, WalkView] = Game(
    slug="walk",
    prefix="WAL",
    rules="1.0",
    seats=range(2, 4),
    options=(),
    new=lambda players, options: Walk([[] for _ in range(players)]),
    write=TEXTS.__getitem__,
    read=reader(TEXTS),
    view=lambda state, seat: WalkView(tuple(map(tuple, state.steps))),
    belief=lambda seen, heard: seen,
    hear=hear,
    tell=told_nothing,
    read_line=one_action(reader(TEXTS)),
    lines=plain_lines(TEXTS.__getitem__),
)
