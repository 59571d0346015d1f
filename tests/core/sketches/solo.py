"""One player, and a die that is not fair.

SOL-1  Roll, or stop. The die shows 1, 2 or 4, with odds of 3, 2 and 1.
SOL-2  With more than 6 points the game is lost; otherwise stopping wins it.
"""

from dataclasses import dataclass
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core import (
    CHANCE,
    NOBODY,
    ONE,
    ONLY_CHANCE,
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
from tests.core.sketches.shared import reader

TEXTS = ["roll", "stop", "die 1", "die 2", "die 4"]
ODDS = vec[i64]([3, 2, 1])
DIE = vec[i64]([2, 3, 4])


class Solo(State):
    def __init__(self, points: int, phase: str) -> None:
        self.points, self.phase = points, phase

    def deciders(self) -> vec[i64]:
        return {"decide": ONE[0], "roll": ONLY_CHANCE, "over": NOBODY}[self.phase]

    def legal(self, who: Seat) -> vec[i64]:
        return DIE if who == CHANCE else vec[i64]([0, 1])

    def weights(self) -> vec[i64]:
        return ODDS

    def forbids(self, who: Seat, action: Action) -> str:
        return "SOL-2" if self.phase == "over" else "SOL-1"

    def apply(self, who: Seat, action: Action) -> None:
        if who == CHANCE:
            self.points += int(TEXTS[action][-1])
            self.phase = "over" if self.points > 6 else "decide"
        else:
            self.phase = "over" if TEXTS[action] == "stop" else "roll"

    def result(self) -> Result | None:
        if self.phase != "over":
            return None
        lost = self.points > 6
        return Result(() if lost else (0,), (self.points,), "bust" if lost else "stop", "SOL-2", {})

    def copy(self) -> "Solo":
        return Solo(self.points, self.phase)


@dataclass(frozen=True)
class SoloView:
    """Nothing is hidden. It is also what the seat believes."""

    points: int
    phase: str

    def sample(self, rng: Random) -> Solo:
        return Solo(self.points, self.phase)


def hear(happening: Happening[Solo], seat: Seat) -> list[str]:
    _, who, action, _, _ = happening
    return [speaker(who) + TEXTS[action]]


GAME: Game[Solo, SoloView] = Game(
    slug="solo",
    prefix="SOL",
    rules="1.0",
    seats=range(1, 2),
    options=(),
    new=lambda players, options: Solo(0, "decide"),
    write=TEXTS.__getitem__,
    read=reader(TEXTS),
    view=lambda state, seat: SoloView(state.points, state.phase),
    belief=lambda seen, heard: seen,
    hear=hear,
    tell=told_nothing,
    read_line=one_action(reader(TEXTS)),
    lines=plain_lines(TEXTS.__getitem__),
)
