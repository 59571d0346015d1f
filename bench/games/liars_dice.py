"""Liar's dice for two, with one four-sided die each: bids about what nobody sees whole. Compiled.

LIA-1  Both roll a die with four sides and look at it alone.
LIA-2  Seat 0 begins. In turn each bids higher than the last bid or says that it is a lie. A bid is a number of
       dice and a face: how many of both dice show it at least. More dice are higher, then the higher face.
LIA-3  A four counts for every face.
LIA-4  If the bid was true, whoever made it wins, else whoever doubted it. After the highest bid one has to doubt.

Actions: 0 to 7 bids (1x1, 1x2, ... 2x4), 8 doubts; 16 to 19 rolls a face from 1 to 4.
"""

import re
from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple, final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core import Happening
from sobremesa.core.bag import BIT
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

SIDES: Final = 4
LIAR: Final[i64] = 8
ROLL: Final[i64] = 15  # added to a face
NONE: Final[i64] = -1
ROLLS: Final = vec[i64]([16, 17, 18, 19])
# By the last bid plus one: all that is higher, and the doubt unless nothing was said.
CHOICES: Final = vec[vec[i64]](
    [vec[i64](list(range(bid, 8)) + ([8] if bid else [])) for bid in range(9)]
)


@final
class LiarsDice(State):
    def __init__(self) -> None:
        self.die0: i64 = 0  # 0: not rolled
        self.die1: i64 = 0
        self.bid: i64 = NONE  # the last one
        self.turn: i64 = 0
        self.doubted = False
        self.bids: i64 = 0  # all that were made, a set

    def copy(self) -> "LiarsDice":
        new = LiarsDice()
        new.die0 = self.die0
        new.die1 = self.die1
        new.bid = self.bid
        new.turn = self.turn
        new.doubted = self.doubted
        new.bids = self.bids
        return new

    def deciders(self) -> vec[i64]:
        if self.die1 == 0:
            return ONLY_CHANCE
        return NOBODY if self.doubted else ONE[self.turn]

    def legal(self, who: i64) -> vec[i64]:
        return ROLLS if who == CHANCE else CHOICES[self.bid + 1]

    def forbids(self, who: i64, action: i64) -> str:
        return "LIA-1" if who == CHANCE or action > LIAR else "LIA-2"

    def apply(self, who: i64, action: i64) -> None:
        if who == CHANCE:
            if self.die0 == 0:
                self.die0 = action - ROLL
            else:
                self.die1 = action - ROLL
            return
        if action == LIAR:
            self.doubted = True
        else:
            self.bid = action
            self.bids |= BIT[action]
        self.turn = 1 - who

    def is_true(self) -> bool:
        face = 1 + self.bid % SIDES
        found: i64 = 0
        for die in (self.die0, self.die1):
            if die == face or die == SIDES:  # LIA-3
                found += 1
        return found > self.bid // SIDES

    def result(self) -> Result | None:
        if not self.doubted:
            return None
        bidder = self.turn  # the doubt passed the turn back
        winner = int(bidder if self.is_true() else 1 - bidder)
        points = (1, -1) if winner == 0 else (-1, 1)
        return Result((winner,), points, "true" if self.is_true() else "lie", "LIA-4", {})


class View(NamedTuple):
    """All but the other's die, until somebody doubts."""

    dice: tuple[int, int]  # NONE: hidden, 0: not rolled
    bid: int
    bids: int
    turn: int
    doubted: bool


@final
class Guess:
    """The other's die shows any face, each as likely."""

    def __init__(self, seen: View) -> None:
        self.seen = seen

    def sample(self, rng: Random) -> LiarsDice:
        state = LiarsDice()
        dice = [rng.randrange(SIDES) + 1 if die == NONE else die for die in self.seen.dice]
        state.die0, state.die1 = dice
        state.bid = self.seen.bid
        state.bids = self.seen.bids
        state.turn = self.seen.turn
        state.doubted = self.seen.doubted
        return state


def new(players: int, options: Options) -> LiarsDice:
    return LiarsDice()


def write(action: Action) -> str:
    if action > LIAR:
        return f"roll {action - ROLL}"
    return "liar" if action == LIAR else f"bid {action // SIDES + 1}x{action % SIDES + 1}"


def read(text: str) -> Action:
    if text == "liar":
        return int(LIAR)
    if match := re.fullmatch("roll ([1-4])", text):
        return int(match[1]) + int(ROLL)
    if match := re.fullmatch("bid ([12])x([1-4])", text):
        return (int(match[1]) - 1) * SIDES + int(match[2]) - 1
    raise ValueError("expected liar, a bid such as bid 1x3, or roll and a face from 1 to 4")


def view(state: LiarsDice, seat: Seat) -> View:
    dice = [
        die if die == 0 or state.doubted or seat in (who, JUDGE) else int(NONE)
        for who, die in enumerate((int(state.die0), int(state.die1)))
    ]
    return View((dice[0], dice[1]), int(state.bid), int(state.bids), int(state.turn), state.doubted)


def belief(seen: View, heard: Sequence[str]) -> Guess:
    return Guess(seen)


def hear(happening: Happening[LiarsDice], seat: Seat) -> list[str]:
    """A roll is heard by its owner; a doubt opens both dice."""
    before, who, action, _, _ = happening
    line = speaker(who) + write(action)
    if who == CHANCE:
        owner = 0 if before.die0 == 0 else 1
        return [line if seat in (owner, JUDGE) else speaker(who) + "roll ?"]
    if action == LIAR and seat != JUDGE:
        return [line, f"! open {before.die0} {before.die1}"]
    return [line]


def lines(block: Sequence[Happening[LiarsDice]], now: LiarsDice, seat: Seat) -> list[str]:
    """The record as a seat may know it now: `?` for the other's die, until somebody doubts."""
    found = []
    for before, who, action, _, _ in block:
        number = (before.die0 != 0) + (before.die1 != 0)
        hidden = who == CHANCE and seat not in (number, JUDGE) and not now.doubted
        found.append(speaker(who) + ("roll ?" if hidden else write(action)))
    return found


GAME: Final = Game(
    slug="liars_dice",
    prefix="LIA",
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
    decisions=lambda players, options: range(int(LIAR) + 1),
    outcomes=lambda players, options: range(int(ROLL) + 1, int(ROLL) + 1 + SIDES),
    longest=lambda players, options: 11,  # two dice, every bid, and a doubt
)
