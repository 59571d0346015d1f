"""What others have just chosen in secret is a decision, not a coin: whoever decides last thinks like the first."""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

import pytest
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
    told_nothing,
)
from sobremesa.core.laws import check
from sobremesa.core.match import Match
from sobremesa.core.protocol import speaker
from sobremesa.core.state import JUDGE, NOBODY
from sobremesa.players.budget import Budget
from tests.players.support import decision, fresh

TEXTS = ("left", "right", "low", "middle", "high")
HIDDEN = -1
LEFT, RIGHT, HIGH = 0, 1, 4


class Duel(State):
    """Seat 0 chooses left or right and seat 1 low, middle or high, at once. Seat 1 wins with high and with
    nothing else; seat 0 wins with right against high, and with left against the others. So right is right,
    unless the other's choice is taken for one of three at random."""

    def __init__(self, chosen: list[int]) -> None:
        self.chosen = chosen  # by seat; HIDDEN: not yet

    def deciders(self) -> vec[i64]:
        waiting = [seat for seat in (0, 1) if self.chosen[seat] == HIDDEN]
        return vec[i64](waiting) if waiting else NOBODY

    def legal(self, who: Seat) -> vec[i64]:
        return vec[i64]([2, 3, 4] if who else [0, 1])

    def forbids(self, who: Seat, action: Action) -> str:
        return "DUE-1"

    def apply(self, who: Seat, action: Action) -> None:
        self.chosen[who] = action

    def result(self) -> Result | None:
        if HIDDEN in self.chosen:
            return None
        high = self.chosen[1] == HIGH
        wins = ((self.chosen[0] == RIGHT) == high, high)
        return Result(tuple(s for s in (0, 1) if wins[s]), (0, 0), "duel", "DUE-1", {})

    def copy(self) -> "Duel":
        return Duel(self.chosen[:])

    def together(self) -> int:
        return 1 if HIDDEN in self.chosen else 0

    def reopen(self, seat: Seat) -> None:
        if HIDDEN in self.chosen:
            self.chosen[1 - seat] = HIDDEN


@dataclass(frozen=True)
class DuelView:
    seat: Seat
    chosen: tuple[int | None, ...]  # None: hidden


def view(state: Duel, seat: Seat) -> DuelView:
    secret = HIDDEN in state.chosen
    chosen = [
        None if secret and made != HIDDEN and seat not in (who, JUDGE) else made
        for who, made in enumerate(state.chosen)
    ]
    return DuelView(seat, tuple(chosen))


def hear(happening: Happening[Duel], seat: Seat) -> list[str]:
    """The first choice is heard as `?`; the second opens both."""
    before, who, action, _, _ = happening
    line = speaker(who) + TEXTS[action]
    if before.chosen[1 - who] == HIDDEN:
        return [line if seat in (who, JUDGE) else f"{who}: ?"]
    return sorted([line, speaker(1 - who) + TEXTS[before.chosen[1 - who]]])


@dataclass
class DuelBelief:
    """A hidden choice is any, equally likely."""

    seen: DuelView

    def sample(self, rng: Random) -> Duel:
        return Duel(
            [
                rng.choice([[0, 1], [2, 3, 4]][who]) if made is None else made
                for who, made in enumerate(self.seen.chosen)
            ]
        )


def belief(seen: DuelView, heard: Sequence[str]) -> DuelBelief:
    return DuelBelief(seen)


GAME: Game[Duel, DuelView] = Game(
    slug="duel",
    prefix="DUE",
    rules="1.0",
    seats=range(2, 3),
    options=(),
    new=lambda players, options: Duel([HIDDEN, HIDDEN]),
    write=TEXTS.__getitem__,
    read=TEXTS.index,
    view=view,
    belief=belief,
    hear=hear,
    tell=told_nothing,
    read_line=one_action(TEXTS.index),
    lines=plain_lines(TEXTS.__getitem__),
)


def test_the_duel_is_a_game() -> None:
    assert check(GAME, games=20, care=1.0).events == 40


@pytest.mark.parametrize("level", ["hard", "master", "search"])
@pytest.mark.parametrize("first", [None, 2, 3, 4], ids=["nothing", *TEXTS[2:]])
def test_who_decides_last_thinks_like_who_decides_first(level: str, first: int | None) -> None:
    match = Match(GAME, 2, {})
    if first is not None:
        match.act(1, first)
    assert decision(fresh(level, GAME, 0), match, 0, Budget(simulations=400)) == RIGHT
