"""Leduc hold'em for two: the smallest poker with a common card. Compiled.

LED-1  The deck has three ranks, two cards of each. Both seats pay one chip and get a card that the other
       does not see.
LED-2  In each of two rounds seat 0 begins, and they take turns: call (pay what the other has paid more, if
       anything), raise (call, and pay more: two chips in the first round, four in the second) or fold.
LED-3  Nobody folds where there is nothing to pay. There are at most two raises in a round.
LED-4  A round is over when the latest raise was called, or nobody raised and both called. Between the
       rounds the common card is turned up.
LED-5  Whoever folds has lost what was paid. Else a pair with the common card wins the pot, then the higher
       rank; equal ranks share it.

Cards 0 to 5 have rank card // 2. Actions: 0 fold, 1 call, 2 raise; 8 to 13 deals a card.
"""

import re
from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core import Happening
from sobremesa.core.bag import BIT, everything, members
from sobremesa.core.option import Options
from sobremesa.core.protocol import Game, one_action, speaker, told_nothing
from sobremesa.core.state import (
    CHANCE,
    JUDGE,
    NOBODY,
    ONE,
    ONLY_CHANCE,
    Action,
    Result,
    Seat,
    State,
)
from sobremesa.core.worth import by_points

CARDS: Final = 6
NONE: Final[i64] = -1
FOLD: Final[i64] = 0
CALL: Final[i64] = 1
RAISE: Final[i64] = 2
DEAL: Final[i64] = 8  # added to a card
WORDS: Final = ("fold", "call", "raise")

DEALS: Final = vec[vec[i64]](
    [vec[i64]([8 + card for card in members(cards)]) for cards in range(2**CARDS)]
)
# What may be done, by whether there is something to pay (2) and whether a raise is left (1).
CHOICES: Final = vec[vec[i64]](
    [vec[i64]([1]), vec[i64]([1, 2]), vec[i64]([0, 1]), vec[i64]([0, 1, 2])]
)


@final
class Leduc(State):
    def __init__(self) -> None:
        self.deck: i64 = everything(CARDS)  # a set
        self.card0: i64 = NONE
        self.card1: i64 = NONE
        self.common: i64 = NONE
        self.paid0: i64 = 1
        self.paid1: i64 = 1
        self.round: i64 = 1  # 3 at the end
        self.turn: i64 = 0
        self.raises: i64 = 0  # in this round
        self.calls: i64 = 0  # since the latest raise
        self.folded: i64 = NONE

    def copy(self) -> "Leduc":
        new = Leduc()
        new.deck = self.deck
        new.card0 = self.card0
        new.card1 = self.card1
        new.common = self.common
        new.paid0 = self.paid0
        new.paid1 = self.paid1
        new.round = self.round
        new.turn = self.turn
        new.raises = self.raises
        new.calls = self.calls
        new.folded = self.folded
        return new

    def deciders(self) -> vec[i64]:
        if self.card1 == NONE or (self.round == 2 and self.common == NONE):
            return ONLY_CHANCE
        if self.round == 3 or self.folded != NONE:
            return NOBODY
        return ONE[self.turn]

    def together(self) -> i64:
        return 0

    def legal(self, who: i64) -> vec[i64]:
        if who == CHANCE:
            return DEALS[self.deck]
        owes: i64 = 2 if self.paid0 != self.paid1 else 0
        more: i64 = 1 if self.raises < 2 else 0
        return CHOICES[owes + more]

    def forbids(self, who: i64, action: i64) -> str:
        if who == CHANCE or action >= DEAL:
            return "LED-1"
        return "LED-3" if len(self.deciders()) and self.deciders()[0] == who else "LED-2"

    def apply(self, who: i64, action: i64) -> None:
        if who == CHANCE:
            self.deal(action - DEAL)
        elif action == FOLD:
            self.folded = who
        else:
            stake = self.paid0 if self.paid0 > self.paid1 else self.paid1
            if action == RAISE:
                stake += 2 if self.round == 1 else 4
                self.raises += 1
                self.calls = 0
            else:
                self.calls += 1
            if who == 0:
                self.paid0 = stake
            else:
                self.paid1 = stake
            self.turn = 1 - who
            if self.calls == 2 or (self.raises and self.calls):
                self.end_round()

    def deal(self, card: i64) -> None:
        self.deck ^= BIT[card]
        if self.card0 == NONE:
            self.card0 = card
        elif self.card1 == NONE:
            self.card1 = card
        else:
            self.common = card

    def end_round(self) -> None:
        """LED-4."""
        self.round += 1
        self.turn = 0
        self.raises = 0
        self.calls = 0

    def lead(self) -> i64:
        """LED-5: above 0 if seat 0 has the better card, below if seat 1 has."""
        mine, other, common = self.card0 // 2, self.card1 // 2, self.common // 2
        if mine == common:
            return 1
        return -1 if other == common else mine - other

    def result(self) -> Result | None:
        if self.folded == NONE and self.round < 3:
            return None
        lead = self.lead() if self.folded == NONE else 2 * self.folded - 1
        if lead == 0:
            return Result((), (0, 0), "shared", "LED-5", {})
        won = int(self.paid1 if lead > 0 else self.paid0)
        reason = "cards" if self.folded == NONE else "fold"
        if lead > 0:
            return Result((0,), (won, -won), reason, "LED-5", {})
        return Result((1,), (-won, won), reason, "LED-5", {})


class View(NamedTuple):
    """All but the other's card, which is open when the game was not folded."""

    cards: tuple[int, int]  # NONE where it is not known
    dealt: int  # how many of the two hidden cards
    common: int
    paid: tuple[int, int]
    round: int
    turn: int
    raises: int
    calls: int
    folded: int


@final
class Guess:
    """The other's card is any that cannot be seen, each as likely."""

    def __init__(self, seen: View) -> None:
        self.seen = seen

    def sample(self, rng: Random) -> Leduc:
        seen, state = self.seen, Leduc()
        known = {*seen.cards, seen.common}
        hidden = [card for card in range(CARDS) if card not in known]
        cards = list(seen.cards)
        for seat in range(seen.dealt):
            if cards[seat] == NONE:
                cards[seat] = hidden.pop(rng.randrange(len(hidden)))
        state.card0 = cards[0]
        state.card1 = cards[1]
        state.common = seen.common
        for card in [*cards, seen.common]:
            if card != NONE:
                state.deck ^= 2**card
        state.paid0 = seen.paid[0]
        state.paid1 = seen.paid[1]
        state.round = seen.round
        state.turn = seen.turn
        state.raises = seen.raises
        state.calls = seen.calls
        state.folded = seen.folded
        return state


def new(players: int, options: Options) -> Leduc:
    return Leduc()


def write(action: Action) -> str:
    return WORDS[action] if action < DEAL else f"deal {action - DEAL}"


def read(text: str) -> Action:
    if text in WORDS:
        return WORDS.index(text)
    match = re.fullmatch("deal ([0-5])", text)
    if not match:
        raise ValueError("expected fold, call, raise, or deal and a card from 0 to 5")
    return int(match[1]) + int(DEAL)


def view(state: Leduc, seat: Seat) -> View:
    shown = state.round == 3
    cards = [
        card if shown or seat in (who, JUDGE) else int(NONE)
        for who, card in enumerate((int(state.card0), int(state.card1)))
    ]
    return View(
        (cards[0], cards[1]),
        (state.card0 != NONE) + (state.card1 != NONE),
        int(state.common),
        (int(state.paid0), int(state.paid1)),
        int(state.round),
        int(state.turn),
        int(state.raises),
        int(state.calls),
        int(state.folded),
    )


def belief(seen: View, heard: Sequence[str]) -> Guess:
    return Guess(seen)


def hear(happening: Happening[Leduc], seat: Seat) -> list[str]:
    """A hidden card is heard by its owner; the last call opens both."""
    before, who, action, after, _ = happening
    line = speaker(who) + write(action)
    if who == CHANCE and before.card1 == NONE:
        owner = 0 if before.card0 == NONE else 1
        return [line if seat in (owner, JUDGE) else speaker(who) + "deal ?"]
    if after.round == 3 and before.round == 2 and seat != JUDGE:
        return [line, f"! open {after.card0} {after.card1}"]
    return [line]


def lines(block: Sequence[Happening[Leduc]], now: Leduc, seat: Seat) -> list[str]:
    """The record as a seat may know it now: `?` for the other's card, until both are open."""
    found = []
    for before, who, action, _, _ in block:
        number = (before.card0 != NONE) + (before.card1 != NONE)
        hidden = who == CHANCE and number < 2 and seat not in (number, JUDGE) and now.round < 3
        found.append(speaker(who) + ("deal ?" if hidden else write(action)))
    return found


GAME: Final = Game(
    slug="leduc",
    prefix="LED",
    rules="1.0",
    seats=range(2, 3),
    options=(),
    new=new,
    write=write,
    read=read,
    view=view,
    belief=belief,
    hear=hear,
    tell=told_nothing,
    read_line=one_action(read),
    lines=lines,
    decisions=lambda players, options: range(3),
    outcomes=lambda players, options: range(int(DEAL), int(DEAL) + CARDS),
    returns=by_points,
    longest=lambda players, options: 11,  # three cards; a call, two raises and a call, twice
)
