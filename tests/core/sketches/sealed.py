"""A reveal that opens everybody's choice at once.

SEA-1  Each round everybody bids one of the own cards 1, 2, 3, in secret and at once. A bid is final.
SEA-2  The bids are opened together; the highest takes the round if nobody else made it.
SEA-3  After three rounds most rounds win.
"""

from dataclasses import dataclass
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core import (
    JUDGE,
    NOBODY,
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
from tests.core.sketches.shared import HIDDEN, Cards, best, reader

TEXTS = ["bid 1", "bid 2", "bid 3"]


class Sealed(State):
    def __init__(self, bids: list[list[int]]) -> None:
        self.bids = bids

    def round(self) -> int:
        return min(map(len, self.bids))

    def deciders(self) -> vec[i64]:
        if self.round() == 3:
            return NOBODY
        return vec[i64]([who for who, own in enumerate(self.bids) if len(own) == self.round()])

    def legal(self, who: Seat) -> vec[i64]:
        return vec[i64]([bid for bid in range(3) if bid not in self.bids[who]])

    def forbids(self, who: Seat, action: Action) -> str:
        return "SEA-3" if self.round() == 3 else "SEA-1"

    def apply(self, who: Seat, action: Action) -> None:
        self.bids[who].append(action)

    def result(self) -> Result | None:
        if self.round() < 3:
            return None
        rounds = [list(made) for made in zip(*self.bids, strict=True)]
        won = [made.index(max(made)) for made in rounds if made.count(max(made)) == 1]
        return best([won.count(seat) for seat in range(len(self.bids))], "rounds", "SEA-3")

    def copy(self) -> "Sealed":
        return Sealed([own[:] for own in self.bids])

    def together(self) -> int:
        return self.round() + 1 if self.round() < 3 else 0

    def reopen(self, seat: Seat) -> None:
        open_bids = self.round()
        self.bids = [own if who == seat else own[:open_bids] for who, own in enumerate(self.bids)]


@dataclass(frozen=True)
class SealedView:
    seat: Seat
    bids: tuple[Cards, ...]


def view(state: Sealed, seat: Seat) -> SealedView:
    open_bids = state.round()
    bids = [
        tuple(own)
        if seat in (who, JUDGE)
        else (*own[:open_bids], *(HIDDEN for _ in own[open_bids:]))
        for who, own in enumerate(state.bids)
    ]
    return SealedView(seat, tuple(bids))


def hear(happening: Happening[Sealed], seat: Seat) -> list[str]:
    before, who, action, after, _ = happening
    if len(before.deciders()) > 1:
        return [speaker(who) + (TEXTS[action] if seat in (who, JUDGE) else "?")]
    return [speaker(seat) + TEXTS[own[-1]] for seat, own in enumerate(after.bids)]


@dataclass
class SealedBelief:
    """A hidden bid is any that its seat has left, equally likely."""

    seen: SealedView

    def sample(self, rng: Random) -> Sealed:
        return Sealed(
            [
                [
                    rng.choice([b for b in range(3) if b not in own]) if c == HIDDEN else c
                    for c in own
                ]
                for own in self.seen.bids
            ]
        )


GAME: Game[Sealed, SealedView] = Game(
    slug="sealed",
    prefix="SEA",
    rules="1.0",
    seats=range(2, 4),
    options=(),
    new=lambda players, options: Sealed([[] for _ in range(players)]),
    write=TEXTS.__getitem__,
    read=reader(TEXTS),
    view=view,
    belief=lambda seen, heard: SealedBelief(seen),
    hear=hear,
    tell=told_nothing,
    read_line=one_action(reader(TEXTS)),
    lines=plain_lines(TEXTS.__getitem__),
)
