"""Kuhn poker: three cards, one chip, one bet. The smallest game in which bluffing is right. Compiled.

KUH-1  The deck has three cards of different rank. Both seats pay one chip and get a card that the other does
       not see.
KUH-2  Seat 0 begins, and they take turns: pass, or bet one chip. Whoever passes after a bet gives up.
KUH-3  It ends when both have passed, a bet was passed on, or a bet was met. The higher card wins the pot,
       unless somebody gave up.

Actions: 0 pass, 1 bet; 8 to 10 deals a card.
"""

import re
from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core import Happening
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

CARDS: Final = 3
NONE: Final[i64] = -1
PASS: Final[i64] = 0
BET: Final[i64] = 1
DEAL: Final[i64] = 8  # added to a card
WORDS: Final = ("pass", "bet")
EITHER: Final = vec[i64]([0, 1])


@final
class Kuhn(State):
    def __init__(self) -> None:
        self.card0: i64 = NONE
        self.card1: i64 = NONE
        self.said: i64 = 1  # what was said, in binary after a leading 1

    def copy(self) -> "Kuhn":
        new = Kuhn()
        new.card0 = self.card0
        new.card1 = self.card1
        new.said = self.said
        return new

    def over(self) -> bool:
        """Two passes, a bet and an answer, or a pass, a bet and an answer."""
        return self.said in (4, 6, 7) or self.said >= 8

    def deciders(self) -> vec[i64]:
        if self.card1 == NONE:
            return ONLY_CHANCE
        if self.over():
            return NOBODY
        return ONE[0] if self.said in (1, 5) else ONE[1]

    def legal(self, who: i64) -> vec[i64]:
        if who != CHANCE:
            return EITHER
        found = vec[i64]()
        for card in range(i64(CARDS)):
            if card != self.card0:
                found = append(found, DEAL + card)
        return found

    def forbids(self, who: i64, action: i64) -> str:
        return "KUH-1" if who == CHANCE or action >= DEAL else "KUH-2"

    def apply(self, who: i64, action: i64) -> None:
        if who != CHANCE:
            self.said = 2 * self.said + action
        elif self.card0 == NONE:
            self.card0 = action - DEAL
        else:
            self.card1 = action - DEAL

    def result(self) -> Result | None:
        if not self.over():
            return None
        won = 2 if self.said in (7, 11) else 1  # a bet that was met
        winner = 0 if self.card0 > self.card1 else 1
        if self.said == 6:  # bet, pass
            winner = 0
        elif self.said == 10:  # pass, bet, pass
            winner = 1
        points = (won, -won) if winner == 0 else (-won, won)
        return Result((winner,), points, "cards" if self.shown() else "fold", "KUH-3", {})

    def shown(self) -> bool:
        """Was the game decided by the cards?"""
        return self.said in (4, 7, 11)


class View(NamedTuple):
    """All but the other's card, which is open when nobody gave up."""

    cards: tuple[int, int]  # NONE where it is not known
    dealt: int
    said: int


@final
class Guess:
    """The other's card is any that cannot be seen, each as likely."""

    def __init__(self, seen: View) -> None:
        self.seen = seen

    def sample(self, rng: Random) -> Kuhn:
        state, cards = Kuhn(), list(self.seen.cards)
        hidden = [card for card in range(CARDS) if card not in cards]
        for seat in range(self.seen.dealt):
            if cards[seat] == NONE:
                cards[seat] = hidden.pop(rng.randrange(len(hidden)))
        state.card0, state.card1 = cards
        state.said = self.seen.said
        return state


def new(players: int, options: Options) -> Kuhn:
    return Kuhn()


def write(action: Action) -> str:
    return WORDS[action] if action < DEAL else f"deal {action - DEAL}"


def read(text: str) -> Action:
    if text in WORDS:
        return WORDS.index(text)
    match = re.fullmatch("deal ([0-2])", text)
    if not match:
        raise ValueError("expected pass, bet, or deal and a card from 0 to 2")
    return int(match[1]) + int(DEAL)


def view(state: Kuhn, seat: Seat) -> View:
    cards = [
        card if state.shown() or seat in (who, JUDGE) else int(NONE)
        for who, card in enumerate((int(state.card0), int(state.card1)))
    ]
    dealt = (state.card0 != NONE) + (state.card1 != NONE)
    return View((cards[0], cards[1]), dealt, int(state.said))


def belief(seen: View, heard: Sequence[str]) -> Guess:
    return Guess(seen)


def hear(happening: Happening[Kuhn], seat: Seat) -> list[str]:
    """A card is heard by its owner; if the cards decide, both are opened."""
    before, who, action, after, _ = happening
    line = speaker(who) + write(action)
    if who == CHANCE:
        owner = 0 if before.card0 == NONE else 1
        return [line if seat in (owner, JUDGE) else speaker(who) + "deal ?"]
    if after.shown() and seat != JUDGE:
        return [line, f"! open {after.card0} {after.card1}"]
    return [line]


def lines(block: Sequence[Happening[Kuhn]], now: Kuhn, seat: Seat) -> list[str]:
    """The record as a seat may know it now: `?` for the other's card, until both are open."""
    found = []
    for before, who, action, _, _ in block:
        number = (before.card0 != NONE) + (before.card1 != NONE)
        hidden = who == CHANCE and seat not in (number, JUDGE) and not now.shown()
        found.append(speaker(who) + ("deal ?" if hidden else write(action)))
    return found


GAME: Final = Game(
    slug="kuhn",
    prefix="KUH",
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
    decisions=lambda players, options: range(2),
    outcomes=lambda players, options: range(int(DEAL), int(DEAL) + CARDS),
    returns=by_points,
    longest=lambda players, options: 5,  # two cards, and a pass, a bet and an answer
)
