"""A private look: what a seat knows is a mask in the state, and only the looker's notes tell the card.

LOO-1  A card lies face down before each player, one of six; nobody knows it.
LOO-2  In turn, look in secret at a card of your choice, or exchange two of them unseen.
LOO-3  After two turns each all cards are opened: the highest wins.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
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
    Note,
    Result,
    Seat,
    State,
    speaker,
)
from tests.core.sketches.shared import HIDDEN, Cards, best, read_deal, reader

SIX = "abcdef"
SWAPS = [*combinations(range(4), 2)]
LOOK, SWAP = 6, 10
TEXTS = [
    *(f"card {card}" for card in SIX),
    *(f"look {place}" for place in range(4)),
    *(f"swap {one} {other}" for one, other in SWAPS),
]


class Looked(State):
    def __init__(self, players: int, cards: list[int], knowers: list[int], turns: int) -> None:
        self.players, self.turns = players, turns
        self.cards, self.knowers = cards, knowers  # by place; knowers is a bit for each seat

    def over(self) -> bool:
        return self.turns == 2 * self.players

    def deciders(self) -> vec[i64]:
        if len(self.cards) < self.players:
            return ONLY_CHANCE
        return NOBODY if self.over() else ONE[self.turns % self.players]

    def legal(self, who: Seat) -> vec[i64]:
        if who == CHANCE:
            return vec[i64]([card for card in range(len(SIX)) if card not in self.cards])
        looks = [LOOK + place for place in range(self.players)]
        swaps = [SWAP + i for i, pair in enumerate(SWAPS) if max(pair) < self.players]
        return vec[i64]([*looks, *swaps])

    def forbids(self, who: Seat, action: Action) -> str:
        if self.over():
            return "LOO-3"
        return "LOO-1" if who == CHANCE or action < LOOK else "LOO-2"

    def apply(self, who: Seat, action: Action) -> None:
        if who == CHANCE:
            self.cards.append(action)
            self.knowers.append(0)
            return
        self.turns += 1
        if action < SWAP:
            self.knowers[action - LOOK] |= 2**who
            return
        one, other = SWAPS[action - SWAP]
        for row in (self.cards, self.knowers):  # who knows a card knows where it went
            row[one], row[other] = row[other], row[one]

    def result(self) -> Result | None:
        return best(self.cards, "cards", "LOO-3") if self.over() else None

    def copy(self) -> "Looked":
        return Looked(self.players, self.cards[:], self.knowers[:], self.turns)

    def knows(self, seat: Seat, place: int) -> bool:
        return self.over() or seat == JUDGE or (seat >= 0 and self.knowers[place] & 2**seat > 0)

    def known(self, seat: Seat) -> list[int]:
        return [card for place, card in enumerate(self.cards) if self.knows(seat, place)]


@dataclass(frozen=True)
class LookedView:
    seat: Seat
    players: int
    cards: Cards
    knowers: Cards  # everybody sees who looks where
    turns: int


def view(state: Looked, seat: Seat) -> LookedView:
    cards = [c if state.knows(seat, place) else HIDDEN for place, c in enumerate(state.cards)]
    return LookedView(seat, state.players, tuple(cards), tuple(state.knowers), state.turns)


def hear(happening: Happening[Looked], seat: Seat) -> list[str]:
    return lines([happening], happening.after, seat)


def tell(happening: Happening[Looked], seat: Seat) -> list[Note]:
    before, who, action, _, _ = happening
    after, notes = before.copy(), list[Note]()
    after.apply(who, action)
    if LOOK <= action < SWAP:
        place = action - LOOK
        card: dict[str, str | int] = {"card": SIX[before.cards[place]]}
        known = card if seat in (who, JUDGE) else {}
        notes.append(Note("looked", "LOO-2", {"seat": who, "place": place, **known}))
    if after.over():
        notes.append(Note("opened", "LOO-3", {"cards": " ".join(SIX[c] for c in after.cards)}))
    return notes


def lines(block: Sequence[Happening[Looked]], now: Looked, seat: Seat) -> list[str]:
    if block[0].who != CHANCE:
        return [speaker(each.who) + TEXTS[each.action] for each in block]
    dealt = [*block[0].before.cards, *(each.action for each in block)]
    if len(dealt) < now.players:
        return []
    known = now.known(seat)
    told = [f"{place}={SIX[c] if c in known else '?'}" for place, c in enumerate(dealt)]
    return ["! deal " + " ".join(told)]


def read_line(state: Looked, who: Seat, text: str) -> list[Action]:
    if who != CHANCE:
        return [reader(TEXTS)(text)]
    return [reader([*SIX])(card) for card in read_deal(text, state.players, 1)]


@dataclass
class LookedBelief:
    """A card that the seat does not know is any that it has not seen, equally likely."""

    seen: LookedView

    def sample(self, rng: Random) -> Looked:
        seen = self.seen
        unseen = [card for card in range(len(SIX)) if card not in seen.cards]
        rng.shuffle(unseen)
        cards = [unseen.pop() if card == HIDDEN else card for card in seen.cards]
        return Looked(seen.players, cards, list(seen.knowers), seen.turns)


GAME: Game[Looked, LookedView] = Game(
    slug="looked",
    prefix="LOO",
    rules="1.0",
    seats=range(2, 5),
    options=(),
    new=lambda players, options: Looked(players, [], [], 0),
    write=TEXTS.__getitem__,
    read=reader(TEXTS),
    view=view,
    belief=lambda seen, heard: LookedBelief(seen),
    hear=hear,
    tell=tell,
    read_line=read_line,
    lines=lines,
)
