"""A deal of single draws on one line; hands that only their owners see.

DEA-1  Everybody is dealt two cards of nine, in secret.
DEA-2  In seat order each plays a card of the own hand, in the open, until no cards are left.
DEA-3  The highest last card wins.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core import (
    CHANCE,
    JUDGE,
    NOBODY,
    ONE,
    ONLY_CHANCE,
    Action,
    Game,
    Happening,
    Result,
    Seat,
    State,
    speaker,
    told_nothing,
)
from tests.core.sketches.shared import HIDDEN, Cards, best, masked, read_deal, reader

NINE = "abcdefghi"
TEXTS = [*(f"card {card}" for card in NINE), *(f"play {card}" for card in NINE)]


class Dealt(State):
    def __init__(self, hands: list[list[int]], played: list[list[int]]) -> None:
        self.hands, self.played = hands, played

    def count(self, piles: list[list[int]]) -> int:
        return sum(map(len, piles))

    def deciders(self) -> vec[i64]:
        if self.count(self.hands) + self.count(self.played) < 2 * len(self.hands):
            return ONLY_CHANCE
        return ONE[self.turn()] if self.count(self.hands) else NOBODY

    def turn(self) -> Seat:
        return self.count(self.played) % len(self.hands)

    def legal(self, who: Seat) -> vec[i64]:
        if who != CHANCE:
            return vec[i64]([card + len(NINE) for card in sorted(self.hands[who])])
        gone = [card for hand in self.hands for card in hand]
        return vec[i64]([card for card in range(len(NINE)) if card not in gone])

    def forbids(self, who: Seat, action: Action) -> str:
        return "DEA-1" if who == CHANCE or action < len(NINE) else "DEA-2"

    def apply(self, who: Seat, action: Action) -> None:
        if who == CHANCE:
            self.hands[self.count(self.hands) // 2].append(action)
        else:
            self.hands[who].remove(action - len(NINE))
            self.played[who].append(action - len(NINE))

    def result(self) -> Result | None:
        return best([p[-1] for p in self.played], "cards", "DEA-3") if self.over() else None

    def over(self) -> bool:
        return self.count(self.played) == 2 * len(self.hands)

    def copy(self) -> "Dealt":
        return Dealt([hand[:] for hand in self.hands], [pile[:] for pile in self.played])


@dataclass(frozen=True)
class DealtView:
    seat: Seat
    hands: tuple[Cards, ...]
    played: tuple[Cards, ...]


def view(state: Dealt, seat: Seat) -> DealtView:
    hands = [
        tuple(sorted(hand)) if seat in (who, JUDGE) else (HIDDEN,) * len(hand)
        for who, hand in enumerate(state.hands)
    ]
    return DealtView(seat, tuple(hands), tuple(map(tuple, state.played)))


def line_of(hands: list[list[int]], now: Dealt, seat: Seat) -> str:
    told = []
    for who, hand in enumerate(hands):
        known = hand if seat in (who, JUDGE) else now.played[who]
        told.append(f"{who}={masked((NINE[c] for c in hand), (NINE[c] for c in known))}")
    return "! deal " + " ".join(told)


def hear(happening: Happening[Dealt], seat: Seat) -> list[str]:
    who, action = happening.event
    if who != CHANCE:
        return [speaker(who) + TEXTS[action]]
    return lines([happening], happening.before, seat)


def lines(block: Sequence[Happening[Dealt]], now: Dealt, seat: Seat) -> list[str]:
    if block[0].who != CHANCE:
        return [speaker(each.who) + TEXTS[each.action] for each in block]
    after = block[-1].after
    complete = CHANCE not in after.deciders()
    return [line_of(after.hands, now, seat)] if complete else []


def read_line(state: Dealt, who: Seat, text: str) -> list[Action]:
    if who != CHANCE:
        return [reader(TEXTS)(text)]
    return [reader([*NINE])(card) for card in read_deal(text, len(state.hands), 2)]


@dataclass
class DealtBelief:
    """A hidden card is any that the seat has not seen, equally likely."""

    seen: DealtView

    def sample(self, rng: Random) -> Dealt:
        hands = [list(hand) for hand in self.seen.hands]
        known = {card for pile in (*hands, *self.seen.played) for card in pile}
        unseen = [card for card in range(len(NINE)) if card not in known]
        rng.shuffle(unseen)
        filled = [[unseen.pop() if card == HIDDEN else card for card in hand] for hand in hands]
        return Dealt(filled, [list(pile) for pile in self.seen.played])


GAME: Game[Dealt, DealtView] = Game(
    slug="dealt",
    prefix="DEA",
    rules="1.0",
    seats=range(2, 5),
    options=(),
    new=lambda players, options: Dealt([[] for _ in range(players)], [[] for _ in range(players)]),
    write=TEXTS.__getitem__,
    read=reader(TEXTS),
    view=view,
    belief=lambda seen, heard: DealtBelief(seen),
    hear=hear,
    tell=told_nothing,
    read_line=read_line,
    lines=lines,
)
