"""Goofspiel: bidding at once, in secret. Compiled.

GOO-1  Each of two seats has the cards 1 to 13 (option `cards`: fewer); so has the stack of prizes, in an order that nobody knows.
GOO-2  The next prize is turned up. Both bid a card, in secret and at once; bids are out of the game.
GOO-3  The higher bid takes the prize, worth its number; if the bids are equal, nobody does.
GOO-4  The last prize and the last bids leave no choice and are played at once. Then the most points win.

A set of cards is a number, a bit for each, card 1 in the lowest. There are 8192 sets, so the list of
each stands in a table. Actions: 0 to 12 bids, 16 to 28 turns up a prize.
"""

import re
from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core import Happening
from sobremesa.core.bag import BIT, everything, members
from sobremesa.core.option import Options, number
from sobremesa.core.protocol import Game, one_action, plain_lines, speaker, told_nothing
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

CARDS: Final = 13  # at most
PRIZE: Final[i64] = 16  # added to a card: it is turned up as a prize
NONE: Final[i64] = -1
HIDDEN: Final = -2  # in a view: a bid has been made

BIDS: Final = vec[vec[i64]]([members(cards) for cards in range(2**CARDS)])
PRIZES: Final = vec[vec[i64]](
    [vec[i64]([16 + card for card in members(cards)]) for cards in range(2**CARDS)]
)
CARD: Final = {2**card: card for card in range(CARDS)}
BOTH: Final = vec[i64]([0, 1])


@final
class Goofspiel(State):
    def __init__(self, cards: i64, first: i64, second: i64, prizes: i64) -> None:
        self.cards = cards  # how many each has at the beginning
        self.first = first  # the hand of seat 0, a set
        self.second = second  # of seat 1
        self.prizes = prizes  # those to come, a set
        self.prize: i64 = NONE  # the card that lies open
        self.bid0: i64 = NONE
        self.bid1: i64 = NONE
        self.points0: i64 = 0
        self.points1: i64 = 0
        self.round: i64 = 0  # how many prizes have been turned up

    def copy(self) -> "Goofspiel":
        new = Goofspiel(self.cards, self.first, self.second, self.prizes)
        new.prize = self.prize
        new.bid0 = self.bid0
        new.bid1 = self.bid1
        new.points0 = self.points0
        new.points1 = self.points1
        new.round = self.round
        return new

    def deciders(self) -> vec[i64]:
        if self.prize == NONE:
            return ONLY_CHANCE if self.prizes else NOBODY
        if self.bid0 == NONE:
            return BOTH if self.bid1 == NONE else ONE[0]
        return ONE[1]

    def together(self) -> i64:
        return self.round if self.prize != NONE else 0

    def reopen(self, seat: i64) -> None:
        if seat == 0:
            self.bid1 = NONE
        else:
            self.bid0 = NONE

    def legal(self, who: i64) -> vec[i64]:
        if who == CHANCE:
            return PRIZES[self.prizes]
        return BIDS[self.first if who == 0 else self.second]

    def forbids(self, who: i64, action: i64) -> str:
        if self.prize == NONE and self.prizes == 0:
            return "GOO-4"
        return "GOO-1" if who == CHANCE or action >= PRIZE else "GOO-2"

    def apply(self, who: i64, action: i64) -> None:
        if who == CHANCE:
            self.prize = action - PRIZE
            self.prizes ^= BIT[self.prize]
            self.round += 1
            return
        if who == 0:
            self.bid0 = action
        else:
            self.bid1 = action
        if self.bid0 != NONE and self.bid1 != NONE:
            self.first ^= BIT[self.bid0]
            self.second ^= BIT[self.bid1]
            self.award(self.prize, self.bid0, self.bid1)
            self.prize = NONE
            self.bid0 = NONE
            self.bid1 = NONE
            if self.round == self.cards - 1:
                self.play_last()

    def award(self, prize: i64, bid0: i64, bid1: i64) -> None:
        """GOO-3."""
        if bid0 > bid1:
            self.points0 += prize + 1
        elif bid1 > bid0:
            self.points1 += prize + 1

    def play_last(self) -> None:
        """GOO-4. The last cards stay in the hands, for all to see."""
        self.award(CARD[self.prizes], CARD[self.first], CARD[self.second])
        self.prizes = 0

    def result(self) -> Result | None:
        if self.prize != NONE or self.prizes:
            return None
        points = (int(self.points0), int(self.points1))
        if self.points0 == self.points1:
            return Result((), points, "points", "GOO-4", {})
        return Result((0 if self.points0 > self.points1 else 1,), points, "points", "GOO-4", {})


class View(NamedTuple):
    """All but the other's bid."""

    cards: int
    hands: tuple[int, int]  # by seat; a bid stays in its hand until both are shown
    prizes: int
    prize: int
    bids: tuple[int, int]  # NONE, HIDDEN or the card
    points: tuple[int, int]
    round: int


@final
class Guess:
    """The other's bid is any card of its hand, each as likely."""

    def __init__(self, seen: View) -> None:
        self.seen = seen

    def sample(self, rng: Random) -> Goofspiel:
        seen = self.seen
        state = Goofspiel(seen.cards, seen.hands[0], seen.hands[1], seen.prizes)
        bids = [
            rng.choice(list(members(hand))) if bid == HIDDEN else bid
            for bid, hand in zip(seen.bids, seen.hands, strict=True)
        ]
        state.prize = seen.prize
        state.bid0 = bids[0]
        state.bid1 = bids[1]
        state.points0 = seen.points[0]
        state.points1 = seen.points[1]
        state.round = seen.round
        return state


def new(players: int, options: Options) -> Goofspiel:
    count = int(str(options["cards"]))
    cards = everything(count)
    return Goofspiel(count, cards, cards, cards)


def write(action: Action) -> str:
    return f"bid {action + 1}" if action < PRIZE else f"prize {action - PRIZE + 1}"


def read(text: str) -> Action:
    match = re.fullmatch("(bid|prize) ([1-9]|1[0-3])", text)
    if not match:
        raise ValueError("expected bid or prize, and a card from 1 to 13")
    return int(match[2]) - 1 + (0 if match[1] == "bid" else int(PRIZE))


def view(state: Goofspiel, seat: Seat) -> View:
    bids = [
        bid if bid == NONE or seat in (who, JUDGE) else HIDDEN
        for who, bid in enumerate((int(state.bid0), int(state.bid1)))
    ]
    return View(
        int(state.cards),
        (int(state.first), int(state.second)),
        int(state.prizes),
        int(state.prize),
        (bids[0], bids[1]),
        (int(state.points0), int(state.points1)),
        int(state.round),
    )


def belief(seen: View, heard: Sequence[str]) -> Guess:
    return Guess(seen)


def hear(happening: Happening[Goofspiel], seat: Seat) -> list[str]:
    """The first bid is heard as `?`; the second opens both."""
    before, who, action, _, _ = happening
    line = speaker(who) + write(action)
    if who == CHANCE:
        return [line]
    other = before.bid1 if who == 0 else before.bid0
    if other == NONE:
        return [line if seat in (who, JUDGE) else f"{who}: ?"]
    return sorted([line, speaker(1 - who) + write(other)])


GAME: Final = Game(
    slug="goofspiel",
    prefix="GOO",
    rules="1.0",
    seats=range(2, 3),
    options=(number("cards", CARDS, 3, CARDS),),
    new=new,
    write=write,
    read=read,
    view=view,
    belief=belief,
    hear=hear,
    tell=told_nothing,
    read_line=one_action(read),
    lines=plain_lines(write),
    decisions=lambda players, options: range(int(str(options["cards"]))),
    outcomes=lambda players, options: range(int(PRIZE), int(PRIZE) + int(str(options["cards"]))),
    longest=lambda players, options: 3 * int(str(options["cards"])) - 3,
)
