"""Tricks: five cards each of eighteen, one suit beats the others, four deals. Two or three seats. Compiled.

TRI-1  There are three suits (a, b, c) of six cards (1 to 6). Everybody gets five, one after the other; the rest is out.
TRI-2  Seat 0 leads. Everybody plays a card, in turn; whoever has the suit that was led plays it.
TRI-3  The highest card of suit a takes the trick, or else the highest of the suit that was led; whoever took it
       leads the next one.
TRI-4  After five tricks all cards come together and are dealt again; the next seat leads. After four deals whoever took
       most tricks wins; several may share it.

Actions: 0 to 17 plays a card, suit by suit; 32 to 49 deals one.
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

RANKS: Final[i64] = 6
SUITS: Final[i64] = 3
CARDS: Final[i64] = 18
HAND: Final[i64] = 5
DEALS: Final[i64] = 4  # of a game: one alone has too little skill to tell levels apart
DEAL: Final[i64] = 32  # added to a card
NONE: Final[i64] = -1
SUIT: Final = vec[i64]([0o77, 0o7700, 0o770000])  # the cards of each


@final
class Tricks(State):
    def __init__(self, players: i64) -> None:
        self.players = players
        self.hands = vec[i64]([0, 0, 0])  # by seat, sets
        self.deals: i64 = 0  # that are over
        self.deck: i64 = everything(int(CARDS))  # what is not dealt, a set
        self.dealt: i64 = 0
        self.table = vec[i64]([-1, -1, -1])  # by seat: the card of this trick
        self.led: i64 = NONE  # the suit
        self.turn: i64 = 0
        self.tricks = vec[i64]([0, 0, 0])  # by seat
        self.voids = vec[i64]([0, 0, 0])  # by seat: cards that it has shown not to have, a set
        self.played: i64 = 0  # cards that lie open, a set

    def copy(self) -> "Tricks":
        new = Tricks(self.players)
        for seat in range(i64(3)):
            new.hands[seat] = self.hands[seat]
            new.table[seat] = self.table[seat]
            new.tricks[seat] = self.tricks[seat]
            new.voids[seat] = self.voids[seat]
        new.deals = self.deals
        new.deck = self.deck
        new.dealt = self.dealt
        new.led = self.led
        new.turn = self.turn
        new.played = self.played
        return new

    def deciders(self) -> vec[i64]:
        if self.deals == DEALS:
            return NOBODY
        return ONLY_CHANCE if self.dealt < HAND * self.players else ONE[self.turn]

    def legal(self, who: i64) -> vec[i64]:
        if who == CHANCE:
            return vec[i64]([DEAL + card for card in members(self.deck)])
        hand = self.hands[who]
        if self.led != NONE and hand & SUIT[self.led]:
            hand &= SUIT[self.led]
        return members(hand)

    def forbids(self, who: i64, action: i64) -> str:
        if self.deals == DEALS:
            return "TRI-4"
        return "TRI-1" if self.dealt < HAND * self.players or action >= DEAL else "TRI-2"

    def apply(self, who: i64, action: i64) -> None:
        if who == CHANCE:
            card = action - DEAL
            self.deck ^= i64(1) << card
            self.hands[self.dealt % self.players] |= i64(1) << card
            self.dealt += 1
            return
        self.hands[who] ^= i64(1) << action
        self.played |= i64(1) << action
        self.table[who] = action
        suit = action // RANKS
        if self.led == NONE:
            self.led = suit
        elif suit != self.led:
            self.voids[who] |= SUIT[self.led]
        self.turn = (who + 1) % self.players
        if self.table[self.turn] != NONE:
            self.take()

    def take(self) -> None:
        """TRI-3."""
        best, most = self.turn, i64(-1)
        for seat in range(self.players):
            card = self.table[seat]
            worth = card % RANKS
            if card // RANKS == 0:
                worth += 2 * RANKS
            elif card // RANKS == self.led:
                worth += RANKS
            if worth > most:
                best, most = seat, worth
            self.table[seat] = NONE
        self.tricks[best] += 1
        self.turn = best
        self.led = NONE
        if self.hands[best] == 0:
            self.gather()

    def gather(self) -> None:
        """TRI-4."""
        self.deals += 1
        self.turn = self.deals % self.players
        self.deck = everything(int(CARDS))
        self.dealt = 0
        self.played = 0
        for seat in range(self.players):
            self.voids[seat] = 0

    def result(self) -> Result | None:
        if self.deals < DEALS:
            return None
        points = tuple(int(self.tricks[seat]) for seat in range(int(self.players)))
        winners = tuple(seat for seat, each in enumerate(points) if each == max(points))
        return Result(winners, points, "tricks", "TRI-4", {})


class View(NamedTuple):
    """All but others' hands and the deck."""

    players: int
    deals: int
    hands: tuple[int, ...]  # NONE: hidden
    dealt: int
    table: tuple[int, ...]
    led: int
    turn: int
    tricks: tuple[int, ...]
    voids: tuple[int, ...]
    played: int


@final
class Guess:
    """Others' cards are any that are not seen, but none of a suit that they did not follow; all ways to deal
    them are as likely."""

    def __init__(self, seen: View) -> None:
        self.seen = seen

    def sample(self, rng: Random) -> Tricks:
        seen = self.seen
        state = Tricks(seen.players)
        known = seen.played
        for hand in seen.hands:
            known |= max(0, hand)
        unseen = [int(card) for card in members(everything(int(CARDS)) & ~known)]
        for seat, hand in enumerate(self.dealt(unseen, rng)):
            state.hands[seat] = hand
            state.table[seat] = seen.table[seat]
            state.tricks[seat] = seen.tricks[seat]
            state.voids[seat] = seen.voids[seat]
            known |= hand
        state.deals = seen.deals
        state.deck = everything(int(CARDS)) & ~known
        state.dealt = seen.dealt
        state.led = seen.led
        state.turn = seen.turn
        state.played = seen.played
        return state

    def sizes(self) -> list[int]:
        """How many cards each seat holds."""
        seen = self.seen
        played = int(seen.played).bit_count() - sum(card != NONE for card in seen.table)
        return [
            (seen.dealt + seen.players - 1 - seat) // seen.players
            - played // seen.players
            - (seen.table[seat] != NONE)
            for seat in range(seen.players)
        ]

    def dealt(self, unseen: list[int], rng: Random) -> list[int]:
        """Dealt again and again until nobody has what it cannot have."""
        seen, sizes = self.seen, self.sizes()
        while True:
            rng.shuffle(unseen)
            hands, at = [], 0
            for seat, hand in enumerate(seen.hands):
                if hand == NONE:
                    cards = unseen[at : at + sizes[seat]]
                    at += sizes[seat]
                    hands.append(sum(BIT[card] for card in cards))
                else:
                    hands.append(hand)
            if not any(hand & void for hand, void in zip(hands, seen.voids, strict=False)):
                return hands


def new(players: int, options: Options) -> Tricks:
    return Tricks(players)


def name(card: int) -> str:
    return f"{'abc'[card // int(RANKS)]}{card % int(RANKS) + 1}"


def write(action: Action) -> str:
    return f"deal {name(action - int(DEAL))}" if action >= DEAL else f"play {name(action)}"


def read(text: str) -> Action:
    match = re.fullmatch("(deal|play) ([abc])([1-6])", text)
    if not match:
        raise ValueError("expected play or deal, and a card such as b4")
    card = "abc".index(match[2]) * int(RANKS) + int(match[3]) - 1
    return card + (int(DEAL) if match[1] == "deal" else 0)


def view(state: Tricks, seat: Seat) -> View:
    hands = tuple(
        int(state.hands[each]) if seat in (each, JUDGE) else int(NONE)
        for each in range(int(state.players))
    )
    return View(
        int(state.players),
        int(state.deals),
        hands,
        int(state.dealt),
        tuple(int(card) for card in state.table),
        int(state.led),
        int(state.turn),
        tuple(int(each) for each in state.tricks),
        tuple(int(each) for each in state.voids),
        int(state.played),
    )


def belief(seen: View, heard: Sequence[str]) -> Guess:
    return Guess(seen)


def owner(state: Tricks) -> int:
    """Who gets the next card."""
    return int(state.dealt % state.players)


def hear(happening: Happening[Tricks], seat: Seat) -> list[str]:
    """A card that is dealt is heard by its owner."""
    before, who, action, _, _ = happening
    if who == CHANCE and seat not in (owner(before), JUDGE):
        return [speaker(who) + "deal ?"]
    return [speaker(who) + write(action)]


def lines(block: Sequence[Happening[Tricks]], now: Tricks, seat: Seat) -> list[str]:
    """The record as a seat may know it: `?` for what others were dealt, since nobody sees when a card came."""
    found = []
    for before, who, action, _, _ in block:
        hidden = who == CHANCE and seat not in (before.dealt % before.players, JUDGE)
        found.append(speaker(who) + ("deal ?" if hidden else write(action)))
    return found


GAME: Final = Game(
    slug="tricks",
    prefix="TRI",
    rules="1.0",
    seats=range(2, 4),
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
    decisions=lambda players, options: range(int(CARDS)),
    outcomes=lambda players, options: range(int(DEAL), int(DEAL + CARDS)),
    longest=lambda players, options: int(2 * HAND * DEALS) * players,
)
