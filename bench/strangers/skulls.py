"""Skulls: discs laid face down, bids on what they show, and bluff. Two to four seats. Compiled.

SKU-1  Everybody has two flowers and a skull. From seat 0 on, in turn, each lays a disc face down on the own pile.
SKU-2  Once every pile has a disc, whoever is in turn lays another one or bids how many flowers it would turn up, no
       more than there are discs on the table. Whoever has no disc left has to bid.
SKU-3  After a bid the others bid more or pass, in turn; who has passed stays out. If nobody is left, or all discs are
       bid, whoever bid last turns up discs: the own pile first, from the top, then others' piles, the top disc
       of any of them at a time.
SKU-4  Whoever turns up as many flowers as were bid has a point. With the first skull each of the others has one.
SKU-5  Everybody takes back the discs, and whoever turned them up begins the next round. The first with three points wins;
       several may be first together.

Actions: 0 lays a flower, 1 a skull, 2 passes, 3 to 14 bid 1 to 12, 16 to 19 turn up a disc of seat 0 to 3.
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
from sobremesa.core.state import JUDGE, NOBODY, ONE, Action, Result, Seat, State

DISCS: Final[i64] = 3  # of each seat, one of them a skull
GOAL: Final[i64] = 3  # points
FLOWER: Final[i64] = 0
SKULL: Final[i64] = 1
PASS: Final[i64] = 2
BID: Final[i64] = 2  # added to a number
TURN: Final[i64] = 16  # added to a seat
HIDDEN: Final = -1


def nibble(packed: i64, seat: i64) -> i64:
    """A small number of a seat: four bits of each."""
    return packed >> (4 * seat) & 15


@final
class Skulls(State):
    def __init__(self, players: i64) -> None:
        self.players = players
        self.round: i64 = 0
        self.points: i64 = 0  # by seat
        self.heights: i64 = 0  # by seat: discs on the pile
        self.skulls: i64 = (
            0  # by seat: where in the pile the skull lies, 1 is lowest; 0: in the hand
        )
        self.turned: i64 = 0  # by seat: discs of the pile that lie open
        self.passed: i64 = 0  # seats that have, a bit each
        self.turn: i64 = 0
        self.bid: i64 = 0
        self.turning = False
        self.flowers: i64 = 0  # turned up
        self.over = False

    def copy(self) -> "Skulls":
        new = Skulls(self.players)
        new.round = self.round
        new.points = self.points
        new.heights = self.heights
        new.skulls = self.skulls
        new.turned = self.turned
        new.passed = self.passed
        new.turn = self.turn
        new.bid = self.bid
        new.turning = self.turning
        new.flowers = self.flowers
        new.over = self.over
        return new

    def discs(self) -> i64:
        """On the table."""
        found: i64 = 0
        for seat in range(self.players):
            found += nibble(self.heights, seat)
        return found

    def deciders(self) -> vec[i64]:
        return NOBODY if self.over else ONE[self.turn]

    def legal(self, who: i64) -> vec[i64]:
        found = vec[i64]()
        if self.turning:
            for seat in range(self.players):
                if seat != who and nibble(self.turned, seat) < nibble(self.heights, seat):
                    found = append(found, TURN + seat)
            return found
        height, skull = nibble(self.heights, who), nibble(self.skulls, who)
        if self.bid == 0 and height < DISCS:
            flowers = height - (1 if skull else 0)
            if flowers < DISCS - 1:
                found = append(found, FLOWER)
            if skull == 0:
                found = append(found, SKULL)
        if self.bid > 0:
            found = append(found, PASS)
        if height > 0:
            for number in range(self.bid + 1, self.discs() + 1):
                found = append(found, BID + number)
        return found

    def forbids(self, who: i64, action: i64) -> str:
        if self.over:
            return "SKU-5"
        if action <= SKULL and nibble(self.heights, self.turn) == 0:
            return "SKU-1"
        return "SKU-3" if self.bid else "SKU-2" if nibble(self.heights, self.turn) else "SKU-1"

    def apply(self, who: i64, action: i64) -> None:
        if action >= TURN:
            self.turn_up(action - TURN)
        elif action <= SKULL:
            self.heights += i64(1) << (4 * who)
            if action == SKULL:
                self.skulls += nibble(self.heights, who) << (4 * who)
            self.turn = (who + 1) % self.players
        else:
            if action == PASS:
                self.passed |= i64(1) << who
            else:
                self.bid = action - BID
            self.go_round(who, action)

    def go_round(self, who: i64, action: i64) -> None:
        """SKU-3: to the next who has not passed; if that is whoever bid last, discs are turned up."""
        bidder = who
        if action == PASS:
            left: i64 = 0
            for seat in range(self.players):
                if not self.passed >> seat & 1:
                    left += 1
                    bidder = seat
            if left > 1:
                bidder = -1
        elif self.bid < self.discs():
            bidder = -1
        if bidder >= 0:
            self.turn = bidder
            self.turning = True
            now = self.round
            while self.round == now and nibble(self.turned, bidder) < nibble(self.heights, bidder):
                self.turn_up(bidder)
            return
        self.turn = (who + 1) % self.players
        while self.passed >> self.turn & 1:
            self.turn = (self.turn + 1) % self.players

    def turn_up(self, seat: i64) -> None:
        top = nibble(self.heights, seat) - nibble(self.turned, seat)
        self.turned += i64(1) << (4 * seat)
        if nibble(self.skulls, seat) == top:
            self.close(False)
        else:
            self.flowers += 1
            if self.flowers == self.bid:
                self.close(True)

    def close(self, won: bool) -> None:
        """SKU-4, SKU-5."""
        self.round += 1
        for seat in range(self.players):
            if (seat == self.turn) == won:
                self.points += i64(1) << (4 * seat)
                self.over = self.over or nibble(self.points, seat) == GOAL
        self.heights = self.skulls = self.turned = self.passed = self.bid = self.flowers = 0
        self.turning = False

    def result(self) -> Result | None:
        if not self.over:
            return None
        points = tuple(int(nibble(self.points, seat)) for seat in range(int(self.players)))
        winners = tuple(seat for seat, had in enumerate(points) if had == GOAL)
        return Result(winners, points, "points", "SKU-5", {})


class View(NamedTuple):
    """All but where others' skulls lie."""

    players: int
    round: int
    points: int
    heights: int
    skulls: tuple[int, ...]  # HIDDEN where nobody else knows
    turned: int
    passed: int
    turn: int
    bid: int
    turning: bool
    flowers: int
    over: bool


@final
class Guess:
    """Any disc of another seat that is not turned up is its skull, each as likely."""

    def __init__(self, seen: View) -> None:
        self.seen = seen

    def sample(self, rng: Random) -> Skulls:
        seen = self.seen
        state = Skulls(seen.players)
        for seat, skull in enumerate(seen.skulls):
            where = skull
            if skull == HIDDEN:
                down = int(nibble(seen.heights, seat)) - int(nibble(seen.turned, seat))
                hand = int(DISCS) - int(nibble(seen.heights, seat))
                where = rng.choice([*range(1, down + 1), *[0] * hand])
            state.skulls += where << (4 * seat)
        state.round = seen.round
        state.points = seen.points
        state.heights = seen.heights
        state.turned = seen.turned
        state.passed = seen.passed
        state.turn = seen.turn
        state.bid = seen.bid
        state.turning = seen.turning
        state.flowers = seen.flowers
        state.over = seen.over
        return state


def new(players: int, options: Options) -> Skulls:
    return Skulls(players)


WORDS: Final = ("lay flower", "lay skull", "pass")


def write(action: Action) -> str:
    if action <= PASS:
        return WORDS[action]
    return f"turn {action - TURN}" if action >= TURN else f"bid {action - BID}"


def read(text: str) -> Action:
    if text in WORDS:
        return WORDS.index(text)
    if match := re.fullmatch("bid ([1-9]|1[0-2])", text):
        return int(match[1]) + int(BID)
    if match := re.fullmatch("turn ([0-3])", text):
        return int(match[1]) + int(TURN)
    raise ValueError(
        "expected lay flower, lay skull, pass, a bid such as bid 3, or turn and a seat"
    )


def view(state: Skulls, seat: Seat) -> View:
    skulls = tuple(
        int(nibble(state.skulls, each)) if seat in (each, JUDGE) else HIDDEN
        for each in range(int(state.players))
    )
    return View(
        int(state.players),
        int(state.round),
        int(state.points),
        int(state.heights),
        skulls,
        int(state.turned),
        int(state.passed),
        int(state.turn),
        int(state.bid),
        state.turning,
        int(state.flowers),
        state.over,
    )


def belief(seen: View, heard: Sequence[str]) -> Guess:
    return Guess(seen)


def hear(happening: Happening[Skulls], seat: Seat) -> list[str]:
    """A disc is heard by its owner; what is turned up, by all; at the end of a round all piles are open."""
    before, who, action, after, _ = happening
    line = speaker(who) + write(action)
    if seat == JUDGE:
        return [line]
    if action <= SKULL:
        return [line if seat == who else speaker(who) + "lay ?"]
    if after.round != before.round:
        where = [str(nibble(before.skulls, each)) for each in range(int(before.players))]
        return [line, f"! open {' '.join(where)}"]
    return [line, f"! flowers {after.flowers}"] if after.turning else [line]


def lines(block: Sequence[Happening[Skulls]], now: Skulls, seat: Seat) -> list[str]:
    """The record as a seat may know it now: `?` for others' discs, until their round is over."""
    return [
        speaker(who)
        + (
            "lay ?"
            if action <= SKULL and seat not in (who, JUDGE) and before.round == now.round
            else write(action)
        )
        for before, who, action, _, _ in block
    ]


GAME: Final = Game(
    slug="skulls",
    prefix="SKU",
    rules="1.0",
    seats=range(2, 5),
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
    decisions=lambda players, options: [
        0, 1, 2, *range(3, 3 + 3 * players), *range(16, 16 + players),
    ],
    outcomes=lambda players, options: [],
    longest=lambda players, options: 10 * players * (2 * players + 1),
)  # fmt: skip
