"""Mentiroso, or liar's dice: bids about dice that nobody sees as a whole. The rules are in rules.md (MEN-...).

State, notation, what a seat sees and hears, and what it may guess. The words are in text/, what helps a
computer in hints.py, and the order of the draws, for the browser's check of luck, in face/draws.js.
"""

import re
from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from random import Random

from sobremesa.core import (
    CHANCE,
    JUDGE,
    Action,
    Game,
    Happening,
    Note,
    Options,
    PlainState,
    Result,
    Seat,
    State,
    flag,
    number,
    speaker,
)
from sobremesa.core.phrases import Phrases

# Actions: 0 doubts, 1 to 6 are what a die shows, and 35 is a bid of three fives.
DOUBT, FACES, ACE, NO_BID = 0, range(1, 7), 1, 0

Cups = tuple[tuple[int, ...], ...]  # by seat: the dice, in rising order


def height(bid: Action, wild: bool) -> int:
    """Bids in their order: the higher one beats the other (MEN-7, MEN-22 to MEN-24)."""
    count, face = divmod(bid, 10)
    return 20 * count + 7 if wild and face == ACE else bid  # aces: after twice as many sixes


@cache
def ladder(dice: int, wild: bool) -> list[Action]:
    """All bids while so many dice are in the game, the lowest first (MEN-6)."""
    bids = [10 * count + face for count in range(1, dice + 1) for face in FACES]
    return sorted(bids, key=lambda bid: height(bid, wild))


class Mentiroso(PlainState):
    def __init__(self, left: list[int], wild: bool) -> None:
        self.left, self.wild = left, wild  # by seat: how many dice it still has; are aces wild?
        self.cups: list[list[int]] = [[] for _ in left]  # by seat: its dice of this round
        self.rolled: Cups = ((),) * len(left)  # the dice of the round before, which all have seen
        self.turn: Seat = 0  # MEN-2
        self.bid: Action = NO_BID
        self.bidder: Seat = 0

    def copy(self) -> "Mentiroso":
        twin = Mentiroso(self.left[:], self.wild)
        twin.cups, twin.rolled = [cup[:] for cup in self.cups], self.rolled
        twin.turn, twin.bid, twin.bidder = self.turn, self.bid, self.bidder
        return twin

    def over(self) -> bool:
        return self.left.count(0) == len(self.left) - 1  # MEN-13

    def rolling(self) -> Seat | None:
        """Whose die is the next to fall; nobody's once all lie (MEN-3)."""
        sizes = enumerate(zip(self.cups, self.left, strict=True))
        return next((seat for seat, (cup, left) in sizes if len(cup) < left), None)

    def deciders(self) -> list[Seat]:
        if self.over():
            return []
        return [self.turn] if self.rolling() is None else [CHANCE]

    def legal(self, who: Seat) -> list[Action]:
        if who == CHANCE:
            return list(FACES)
        bids = ladder(sum(self.left), self.wild)
        return [DOUBT, *bids[bids.index(self.bid) + 1 :]] if self.bid else bids[:]

    def forbids(self, who: Seat, action: Action) -> str:
        if self.over():
            return "MEN-13"
        if who == CHANCE or action in FACES or self.rolling() is not None:
            return "MEN-3"
        if who != self.turn:
            return "MEN-4" if self.left[who] else "MEN-11"
        if action == DOUBT:
            return "MEN-5"
        if action not in ladder(sum(self.left), self.wild):
            return "MEN-6"
        aces = action % 10 == ACE, self.bid % 10 == ACE
        ruled = {(True, False): "MEN-22", (False, True): "MEN-23", (True, True): "MEN-24"}
        return ruled.get(aces, "MEN-7") if self.wild else "MEN-7"

    def apply(self, who: Seat, action: Action) -> None:
        if who == CHANCE:
            seat = self.rolling()
            assert seat is not None
            insort(self.cups[seat], action)
        elif action == DOUBT:
            self.lift(who)
        else:
            self.bid, self.bidder, self.turn = action, who, self.following(who)

    def lift(self, doubter: Seat) -> None:
        """All cups are lifted; somebody loses a die, and begins the next round (MEN-9 to MEN-12)."""
        loser = doubter if self.found() >= self.bid // 10 else self.bidder
        self.left[loser] -= 1
        self.rolled, self.cups = tuple(map(tuple, self.cups)), [[] for _ in self.left]
        self.bid, self.bidder = NO_BID, 0
        self.turn = loser if self.left[loser] else self.following(loser)

    def found(self) -> int:
        """How many dice of all cups count for the bid (MEN-9, MEN-20, MEN-21)."""
        shows = {self.bid % 10, ACE} if self.wild else {self.bid % 10}
        return sum(die in shows for cup in self.cups for die in cup)

    def following(self, seat: Seat) -> Seat:
        """The next one clockwise who has dice."""
        players = len(self.left)
        order = [(seat + step) % players for step in range(1, players + 1)]
        return next(other for other in order if self.left[other])

    def result(self) -> Result | None:
        if not self.over():
            return None
        winner = self.left.index(max(self.left))
        return Result((winner,), tuple(self.left), "last_dice", "MEN-13", {})


# What a seat sees, hears and is told


@dataclass(frozen=True, slots=True)
class Bid:
    count: int
    die: int
    bidder: Seat


@dataclass(frozen=True, slots=True)
class MentirosoView:
    seat: Seat
    turn: Seat
    bid: Bid | None
    left: tuple[int, ...]
    dice: tuple[tuple[int | None, ...], ...]  # None: under somebody else's cup
    rolled: Cups
    wild: bool


def view(state: Mentiroso, seat: Seat) -> MentirosoView:
    bid = Bid(*divmod(state.bid, 10), state.bidder) if state.bid else None
    dice = tuple(
        tuple(cup) if seat in (who, JUDGE) else (None,) * len(cup)
        for who, cup in enumerate(state.cups)
    )
    left, rolled = tuple(state.left), state.rolled
    return MentirosoView(seat, state.turn, bid, left, dice, rolled, state.wild)


def hear(happening: Happening[Mentiroso], seat: Seat) -> list[str]:
    """Of a roll nothing before the last die lies; then each hears the own dice, and `?` for all others."""
    return lines([happening], happening.after, seat)


def lines(block: Sequence[Happening[Mentiroso]], now: Mentiroso, seat: Seat) -> list[str]:
    """A roll is one line. It is open once its cups are lifted: then a die less is in the game."""
    _, who, action, after, _ = block[-1]
    if who != CHANCE:
        return [speaker(who) + write(action)]
    if after.rolling() is not None:
        return []
    lifted = sum(now.left) < sum(after.left)
    told = [
        f"{owner}=" + ",".join(str(die) if lifted or seat in (owner, JUDGE) else "?" for die in cup)
        for owner, cup in enumerate(after.cups)
        if cup
    ]
    return [" ".join(["! roll", *told])]


def tell(happening: Happening[Mentiroso], seat: Seat) -> list[Note]:
    """When cups are lifted: what lay under each, how many counted, who lost a die and who is out."""
    before, _, action, after, _ = happening
    if action != DOUBT:
        return []
    loser = next(seat for seat, left in enumerate(before.left) if after.left[seat] < left)
    dice = {owner: " ".join(map(str, cup)) for owner, cup in enumerate(before.cups) if cup}
    cups = [Note("cup", "MEN-9", {"seat": owner, "dice": dice[owner]}) for owner in dice]
    told = [
        Note("found", "MEN-9", {"count": before.found()}),
        Note("loses", "MEN-10", {"seat": loser}),
    ]
    return [*cups, *told, *([] if after.left[loser] else [Note("out", "MEN-11", {"seat": loser})])]


PHRASES = Phrases("bid {count:d}x{face:d}")


def describe(before: State, who: Seat, text: str, seat: Seat) -> Note:
    """A roll says to each seat what it has rolled itself."""
    own = re.search(rf" {seat}=([\d,]+)", text)
    return Note("roll-own", "", {"dice": own[1].replace(",", " ")}) if own else PHRASES.note(text)


# Notation


def write(action: Action) -> str:
    if action == DOUBT:
        return "doubt"
    return f"die {action}" if action in FACES else "bid {}x{}".format(*divmod(action, 10))


def read(text: str) -> Action:
    if text == "doubt":
        return DOUBT
    if bid := re.fullmatch(r"bid ([1-9]|[12]\d|30)x([1-6])", text):
        return 10 * int(bid[1]) + int(bid[2])
    if die := re.fullmatch(r"die ([1-6])", text):
        return int(die[1])
    raise ValueError("expected a bid such as bid 3x5 (three fives), or doubt")


def read_line(state: Mentiroso, who: Seat, text: str) -> list[Action]:
    """A line of chance is a whole roll: the cups of all who have dice, each in rising order."""
    if who != CHANCE:
        return [read(text)]
    cups = [(seat, left) for seat, left in enumerate(state.left) if left]
    shape = "".join(rf" {seat}=([1-6](?:,[1-6]){{{left - 1}}})" for seat, left in cups)
    found = re.fullmatch(f"roll{shape}", text)
    if not found or any(list(cup) != sorted(cup) for cup in (c.split(",") for c in found.groups())):
        raise ValueError("expected the dice of all who have some: roll 0=1,3,3,5,6 1=2,2,4,6,6")
    return [int(die) for cup in found.groups() for die in cup.split(",")]


# What a seat may guess


@dataclass(frozen=True, slots=True)
class MentirosoBelief:
    """A die under another cup shows each face equally likely, whatever its owner has bid."""

    seen: MentirosoView

    def sample(self, rng: Random) -> Mentiroso:
        seen = self.seen
        world = Mentiroso(list(seen.left), seen.wild)
        world.cups = [sorted(die or rng.choice(FACES) for die in cup) for cup in seen.dice]
        world.turn, world.rolled = seen.turn, seen.rolled
        if seen.bid:
            world.bid, world.bidder = 10 * seen.bid.count + seen.bid.die, seen.bid.bidder
        return world


def new(players: int, options: Options) -> Mentiroso:
    return Mentiroso([int(str(options["dice"]))] * players, bool(options["wild"]))


def decisions(players: int, options: Options) -> list[Action]:
    return [DOUBT, *ladder(players * int(str(options["dice"])), bool(options["wild"]))]


def longest(players: int, options: Options) -> int:
    """Each round has one die less; it has the dice, all bids there are, and a doubt (MEN-14)."""
    return sum(7 * dice + 1 for dice in range(2, players * int(str(options["dice"])) + 1))


GAME = Game(
    slug="mentiroso",
    prefix="MEN",
    rules="1.0",
    seats=range(2, 7),
    options=(flag("wild", False), number("dice", 5, 2, 5)),
    new=new,
    write=write,
    read=read,
    view=view,
    belief=lambda seen, heard: MentirosoBelief(seen),
    hear=hear,
    tell=tell,
    read_line=read_line,
    lines=lines,
    decisions=decisions,
    outcomes=lambda players, options: FACES,
    longest=longest,
    describe=describe,
)
