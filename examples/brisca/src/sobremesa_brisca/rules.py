"""A position of Brisca, and what may happen in it (sections 3 to 7 of rules.md).

Actions: `PLAY + card`, `SWAP + card`, `DEAL + card`, `DRAW + 40 * seat + card`.
"""

from typing import Final

from sobremesa.core import CHANCE, Action, PlainState, Result, Seat
from sobremesa_brisca.components import (
    CARDS,
    HAND,
    NONE,
    SEVEN,
    STRENGTH,
    SUIT,
    SWAPPED_BY_SEVEN,
    SWAPPED_BY_TWO,
    TWO,
    VALUE,
    deck,
    members,
)

PLAY: Final = 0
SWAP: Final = CARDS
DEAL: Final = 2 * CARDS
DRAW: Final = 3 * CARDS

ENDS: Final = {2: "BRI-41", 3: "BRI-42", 4: "BRI-43"}  # by players: who wins


def winning_place(cards: list[int], trump: int) -> int:
    """Which card of a trick wins it so far (BRI-22)."""
    best = 0
    for place in range(1, len(cards)):
        suit, best_suit = SUIT[cards[place]], SUIT[cards[best]]
        if suit == best_suit:
            if STRENGTH[cards[place]] > STRENGTH[cards[best]]:
                best = place
        elif suit == trump:
            best = place
    return best


class Brisca(PlainState):
    """Sets of cards are numbers (`components.py`). The stock is a bag: a card is decided when it is drawn."""

    def __init__(self, players: int, exchange: bool) -> None:
        self.players, self.exchange = players, exchange
        self.bag = deck(players)  # dealt to nobody yet
        self.hands = [0] * players
        self.shown = [0] * players  # what of a hand everybody knows: it was face up before
        self.trump = NONE  # the suit
        self.turned = NONE  # the card under the stock; NONE when it is taken
        self.leader = 0
        self.trick: list[int] = []  # the cards of this trick, the leader's first
        self.last: list[int] = []  # those of the trick before it,
        self.last_leader = 0  # and who led that one
        self.owed = 0  # how many have yet to draw, the leader first
        self.points = [0] * players  # what each seat has taken itself

    def copy(self) -> "Brisca":
        twin = Brisca.__new__(Brisca)
        twin.players, twin.exchange, twin.bag = self.players, self.exchange, self.bag
        twin.hands, twin.shown = self.hands[:], self.shown[:]
        twin.trump, twin.turned, twin.leader = self.trump, self.turned, self.leader
        twin.trick, twin.last, twin.last_leader = self.trick[:], self.last[:], self.last_leader
        twin.owed, twin.points = self.owed, self.points[:]
        return twin

    # Who decides, and what

    def deciders(self) -> list[Seat]:
        if self.chance_is_next():
            return [CHANCE]
        return [] if self.over() else [self.turn()]

    def chance_is_next(self) -> bool:
        return self.trump == NONE or self.owed > 0

    def over(self) -> bool:
        """Have all cards been played? (BRI-40)"""
        return not self.chance_is_next() and not self.hands[self.turn()]

    def turn(self) -> Seat:
        return (self.leader + len(self.trick)) % self.players

    def drawer(self) -> Seat:
        """Who draws next (BRI-24)."""
        return (self.leader + self.players - self.owed) % self.players

    def legal(self, who: Seat) -> list[Action]:
        if who == CHANCE:
            first = DEAL if self.trump == NONE else DRAW + CARDS * self.drawer()
            return [first + card for card in members(self.bag)]
        found = [PLAY + card for card in members(self.hands[who])]  # BRI-21
        card = self.swappable(who)
        return found if card == NONE else [*found, SWAP + card]

    def swappable(self, who: Seat) -> int:
        """The card that this seat may give for the turned-up one, or NONE (BRI-30 to BRI-32)."""
        if not self.exchange or self.turned == NONE or self.trick or not self.last:
            return NONE
        place = self.turned % 10
        card = 10 * self.trump + (SEVEN if place in SWAPPED_BY_SEVEN else TWO)
        fits = place in SWAPPED_BY_SEVEN or place in SWAPPED_BY_TWO
        return card if fits and self.hands[who] >> card & 1 else NONE

    def forbids(self, who: Seat, action: Action) -> str:
        if self.over():
            return "BRI-40"
        if self.trump == NONE:
            return "BRI-12" if who == CHANCE and DEAL <= action < DRAW else "BRI-10"
        if action >= DRAW:
            due = who == CHANCE and self.owed and (action - DRAW) // CARDS == self.drawer()
            return "BRI-12" if due else "BRI-24"
        if action >= DEAL:
            return "BRI-10"
        if self.owed or who != self.turn():
            return "BRI-30" if action >= SWAP else "BRI-20"
        return self.forbids_swap(action - SWAP) if action >= SWAP else "BRI-21"

    def forbids_swap(self, card: int) -> str:
        if not self.exchange or self.turned == NONE or self.trick or not self.last:
            return "BRI-30"
        return "BRI-32" if card == 10 * self.trump + TWO else "BRI-31"

    # What happens

    def apply(self, who: Seat, action: Action) -> None:
        if action >= DRAW:
            self.take(self.drawer(), action - DRAW - CARDS * self.drawer())
        elif action >= DEAL:
            self.deal(action - DEAL)
        elif action >= SWAP:
            self.swap(who, action - SWAP)
        else:
            self.play(who, action - PLAY)

    def deal(self, card: int) -> None:
        self.bag -= 1 << card
        seat = next((s for s in range(self.players) if self.hands[s].bit_count() < HAND), NONE)
        if seat != NONE:
            self.hands[seat] += 1 << card  # BRI-10
        else:
            self.turned, self.trump = card, SUIT[card]  # BRI-11

    def play(self, who: Seat, card: int) -> None:
        self.hands[who] -= 1 << card
        self.shown[who] &= ~(1 << card)
        self.trick.append(card)
        if len(self.trick) < self.players:
            return
        winner = (self.leader + winning_place(self.trick, self.trump)) % self.players
        value = sum(VALUE[each] for each in self.trick)
        self.points[winner] += value  # BRI-23
        self.note("won", "BRI-22", winner, value)
        self.last, self.last_leader, self.trick = self.trick, self.leader, []
        self.leader = winner  # BRI-26
        if self.turned != NONE:
            self.owed = self.players  # BRI-24

    def take(self, seat: Seat, card: int) -> None:
        self.bag -= 1 << card
        self.hands[seat] += 1 << card
        self.owed -= 1
        if self.bag == 0:  # BRI-25
            seat, self.owed = self.drawer(), 0
            self.hands[seat] += 1 << self.turned
            self.shown[seat] += 1 << self.turned
            self.note("took", "BRI-25", seat, self.turned)
            self.turned = NONE

    def swap(self, who: Seat, card: int) -> None:
        taken, self.turned = self.turned, card
        self.hands[who] += (1 << taken) - (1 << card)
        self.shown[who] = (self.shown[who] | 1 << taken) & ~(1 << card)
        self.note("swapped", "BRI-33", who, taken, card)

    # The end

    def score(self) -> tuple[int, ...]:
        """The points of each seat; at four those of its side (BRI-43)."""
        if self.players < 4:
            return tuple(self.points)
        sides = [self.points[side] + self.points[side + 2] for side in (0, 1)]
        return (*sides, *sides)

    def result(self) -> Result | None:
        if not self.over():
            return None
        score = self.score()
        winners = tuple(seat for seat in range(self.players) if score[seat] == max(score))
        if len(winners) == self.players:
            winners = ()
        return Result(winners, score, "counted", ENDS[self.players], {})
