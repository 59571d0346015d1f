"""The rules of Evidencia: setup, rounds, arranging, end. Compiled.

What a row is worth stands in `scoring.py`; what each seat may see of all this in `view.py`.
"""

from typing import Final, final

from librt.vecs import remove, vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT, size
from sobremesa.core.state import NOBODY, ONE, ONLY_CHANCE, Result, State
from sobremesa.games.evidencia import actions as act
from sobremesa.games.evidencia import components as box
from sobremesa.games.evidencia.refusals import forbids
from sobremesa.games.evidencia.scoring import (
    FIVE,
    FULL,
    NO_CARDS,
    Scene,
    brief_of,
    cards_of,
    result_of,
)
from sobremesa.games.evidencia.steps import (
    ABDUCTING,
    CHOOSING,
    DEALING,
    DONE,
    LOSER,
    ORDERING,
    REVEALING,
    SCATTERING,
    WINNER,
    asked,
)

DIGIT: Final = vec[i64]([32**place for place in range(6)])
CHALLENGES: Final[i64] = 2  # the pile of challenges; piles 0 and 1 are the seats' draw decks
# A deal fills the challenges and the Final, then the draw decks (EVI-N1).
PILE_DEALT: Final = vec[i64]([2] * 6 + [0] * 6 + [1] * 6)


@final
class Terms:
    """What the table agreed (EVI-3), and by which edition of the rules it plays."""

    def __init__(
        self, all_backs: bool, touching: bool, eye_counts: bool, memory_aid: bool, rules: str
    ) -> None:
        self.all_backs = all_backs  # option pile_backs (EVI-19)
        self.touching = touching  # option run_repeats (EVI-67)
        self.eye_counts = eye_counts  # option eye_by_swap (EVI-57)
        self.memory_aid = memory_aid  # EVI-18
        self.rules = rules
        self.asks_first = rules != "1.0" and not memory_aid  # EVI-50: reveal, then swap


@final
class Evidencia(State):
    def __init__(
        self, terms: Terms, piles: vec[i64], hands: vec[i64], zones: vec[i64], rows: vec[i64]
    ) -> None:
        self.terms = terms
        self.piles = piles  # draw decks and challenges; base 32, the top card in the lowest digit
        self.hands = hands  # by seat: sets
        self.zones = zones  # by seat: sets
        self.rows = rows  # by seat: see scoring.py
        self.phase: i64 = DEALING
        self.round: i64 = 0
        self.dealt: i64 = 0
        self.left: vec[i64] = act.DEALS  # the draws that the deal has left
        self.challenge: i64 = box.NONE
        self.chosen0: i64 = box.NONE  # the card that a seat has chosen to play, or has played
        self.chosen1: i64 = box.NONE
        self.three: i64 = 0  # those of the three cards of the round (EVI-23) that have no place yet
        self.winner: i64 = box.NONE  # of the round
        self.buried = False  # the winner's choice: the pyramid, not the zone
        self.final_winner: i64 = box.NONE
        self.pyramid: i64 = 0  # base 32, B1 in the lowest digit
        self.filled: i64 = 0  # its slots with a card
        self.gnome_holder: i64 = box.NONE  # EVI-47: who had Revelación gnomo when the phase began
        self.base_open = False  # Abducción's owner has shown the base and has to swap (EVI-50)
        self.face_up: i64 = box.NONE  # the slot where Revelación gnomo lies face up (EVI-54)
        self.eye_swapped = False  # did El ojo come to a hand by a swap? (EVI-57)

    def copy(self) -> "Evidencia":
        new = Evidencia(self.terms, self.piles[:], self.hands[:], self.zones[:], self.rows[:])
        new.phase = self.phase
        new.round = self.round
        new.dealt = self.dealt
        new.left = self.left  # replaced, never changed
        new.challenge = self.challenge
        new.chosen0 = self.chosen0
        new.chosen1 = self.chosen1
        new.three = self.three
        new.winner = self.winner
        new.buried = self.buried
        new.final_winner = self.final_winner
        new.pyramid = self.pyramid
        new.filled = self.filled
        new.gnome_holder = self.gnome_holder
        new.base_open = self.base_open
        new.face_up = self.face_up
        new.eye_swapped = self.eye_swapped
        return new

    # Who decides, and what

    def deciders(self) -> vec[i64]:
        phase = self.phase
        if phase == CHOOSING:
            return asked(self.chosen0 == box.NONE, self.chosen1 == box.NONE)
        if phase == ORDERING:
            return asked(self.rows[0] < FULL, self.rows[1] < FULL)
        if phase in (DEALING, SCATTERING):
            return ONLY_CHANCE
        if phase == DONE:
            return NOBODY
        return ONE[self.in_turn()]

    def in_turn(self) -> i64:
        """The seat that decides alone."""
        if self.phase == WINNER:
            return self.winner
        if self.phase == LOSER:
            return 1 - self.winner
        if self.phase == ABDUCTING:
            return 0 if self.hands[0] & BIT[box.ABDUCTION] else 1
        return self.gnome_holder

    def legal(self, who: i64) -> vec[i64]:
        phase = self.phase
        if phase == DEALING:
            return self.left
        if phase == CHOOSING:
            return act.acts(act.PLAY, self.hands[who])
        if phase == ORDERING:
            return act.acts(act.PLACE, self.hands[who])
        if phase == WINNER:
            return act.firsts(self.three)
        if phase == LOSER:
            return act.acts(act.TAKE, self.three)
        if phase == SCATTERING:
            return act.acts(act.SCATTER, self.three)
        return self.abductions() if phase == ABDUCTING else act.GNOME_SWAPS

    def abductions(self) -> vec[i64]:
        """EVI-50: what can be answered; in two steps where the base has to be shown first."""
        if not self.terms.asks_first:
            return act.ABDUCTIONS
        return act.BASE_SWAPS if self.base_open else act.OPENINGS

    def together(self) -> i64:
        if self.phase == CHOOSING:
            return self.round
        return box.ROUNDS if self.phase == ORDERING else 0

    def reopen(self, seat: i64) -> None:
        other = 1 - seat
        if self.phase == CHOOSING:
            self.commit(other, box.NONE)
        elif self.phase == ORDERING:
            while self.rows[other] > NO_CARDS:
                self.hands[other] |= BIT[self.rows[other] % 32]
                self.rows[other] //= 32

    def forbids(self, who: i64, action: i64) -> str:
        return forbids(self.phase, who, act.kind_of(action), who in self.deciders())

    def apply(self, who: i64, action: i64) -> None:
        phase = self.phase
        card = action % act.DETAILS
        if phase == DEALING:
            self.deal(card)
        elif phase == CHOOSING:
            self.choose(who, card)
        elif phase == ORDERING:
            self.place(who, card)
        elif phase == WINNER:
            self.choose_first(card, action >= act.BURY * act.DETAILS)
        elif phase == LOSER:
            self.choose_second(card)
        elif phase == SCATTERING:
            self.scatter(card)
        elif phase == ABDUCTING:
            self.abduct(who, card)
        else:
            self.reveal_gnome(who, card)

    # Setup (EVI-10 to EVI-16)

    def deal(self, card: i64) -> None:
        """The next card of the deal, in the order of EVI-N1."""
        self.left = remove(self.left[:], act.DEAL * act.DETAILS + card)
        self.piles[PILE_DEALT[self.dealt]] += card * DIGIT[self.dealt % box.PILE]
        self.dealt += 1
        if self.dealt == box.CARDS:
            for _ in range(2):  # EVI-13
                self.draw(0)
                self.draw(1)
            self.begin_round()

    def draw(self, seat: i64) -> i64:
        """The top card of the own draw deck goes to the hand."""
        card = self.piles[seat] % 32
        self.piles[seat] //= 32
        self.hands[seat] |= BIT[card]
        return card

    # A round

    def begin_round(self) -> None:
        """EVI-28, EVI-39: the next challenge is revealed; the Final Challenge is the sixth."""
        self.round += 1
        self.challenge = self.piles[CHALLENGES] % 32
        self.piles[CHALLENGES] //= 32
        if self.round < box.ROUNDS:
            self.chosen0 = box.NONE
            self.chosen1 = box.NONE
            self.phase = CHOOSING
            self.note("challenge", "EVI-28", self.round, self.challenge)
            return
        self.note("final", "EVI-39", self.challenge)
        for seat in range(i64(2)):  # EVI-38: each has one card left
            last = act.only(self.hands[seat])
            self.note("last", "EVI-38", seat, last)
            self.commit(seat, last)
        self.compare()

    def choose(self, who: i64, card: i64) -> None:
        """EVI-29: a choice takes effect when both have chosen (EVI-27)."""
        self.commit(who, card)
        if self.chosen0 != box.NONE and self.chosen1 != box.NONE:
            self.compare()

    def commit(self, who: i64, card: i64) -> None:
        if who == 0:
            self.chosen0 = card
        else:
            self.chosen1 = card

    def compare(self) -> None:
        """Both cards are in play: who wins the round? (EVI-31, EVI-35, EVI-36, EVI-40)"""
        first = self.chosen0
        second = self.chosen1
        self.hands[0] &= ~BIT[first]
        self.hands[1] &= ~BIT[second]
        self.three = BIT[self.challenge] | BIT[first] | BIT[second]
        row = self.challenge * box.CARDS
        lead: i64 = 0
        if self.round < box.ROUNDS:
            lead = box.CONDITION[row + first] - box.CONDITION[row + second]
        by_condition = lead != 0
        if lead == 0:
            lead = box.CLOSENESS[row + first] - box.CLOSENESS[row + second]
        if lead == 0:
            self.winner = box.NONE
            self.phase = SCATTERING
        else:
            self.winner = 0 if lead > 0 else 1
            self.phase = WINNER
        if self.round == box.ROUNDS:
            self.final_winner = self.winner  # EVI-41
        if self.trace is not None:
            self.note_comparison(by_condition)

    def choose_first(self, card: i64, bury: bool) -> None:
        """EVI-32, EVI-33: the winner takes or buries one of the three cards."""
        self.buried = bury
        self.three &= ~BIT[card]
        if bury:
            self.fill(card)
            self.note_buried("EVI-33")
        else:
            self.zones[self.winner] |= BIT[card]
        self.phase = LOSER

    def choose_second(self, card: i64) -> None:
        """EVI-34: the loser takes one; the last card goes where the winner did not choose."""
        self.zones[1 - self.winner] |= BIT[card]
        last = self.three & ~BIT[card]
        self.three = 0
        if self.buried:
            self.zones[self.winner] |= last
            self.note("last-taken", "EVI-34", self.winner, act.only(last))
        else:
            self.fill(act.only(last))
            self.note_buried("EVI-34")
        self.end_round()

    def scatter(self, card: i64) -> None:
        """EVI-36: one card to the pyramid, one to seat 0, one to seat 1, in this order (EVI-N2)."""
        placed = 3 - size(self.three)
        self.three &= ~BIT[card]
        if placed == 0:
            self.fill(card)
            return
        self.zones[placed - 1] |= BIT[card]
        if placed == 2:
            self.note_buried("EVI-36")
            self.end_round()

    def fill(self, card: i64) -> None:
        """EVI-24: the first free slot; nobody chooses it."""
        self.pyramid += card * DIGIT[self.filled]
        self.filled += 1

    def end_round(self) -> None:
        """EVI-37: both draw while there are cards (EVI-R5)."""
        if self.round < box.ROUNDS - 1:
            for seat in range(i64(2)):
                card = self.draw(seat)
                self.note("drew", "EVI-37", seat, card)
        if self.round < box.ROUNDS:
            self.begin_round()
        else:
            self.arrange()

    # Arrange Evidence

    def arrange(self) -> None:
        """EVI-45 to EVI-49: the zones become hands; then the two powers, where somebody has them."""
        for seat in range(i64(2)):
            self.hands[seat] = self.zones[seat]
            self.zones[seat] = 0
            if self.hands[seat] & BIT[box.GNOME]:
                self.gnome_holder = seat
        self.winner = box.NONE
        self.challenge = box.NONE
        self.chosen0 = box.NONE
        self.chosen1 = box.NONE
        self.note("arrange", "EVI-45")
        if (self.hands[0] | self.hands[1]) & BIT[box.ABDUCTION]:
            self.phase = ABDUCTING
            return
        self.note("no-abduction", "EVI-49")
        self.after_abduction()

    def abduct(self, who: i64, slot: i64) -> None:
        """EVI-50 to EVI-52."""
        if slot == act.REVEAL:
            self.base_open = True
            self.note("base-shown", "EVI-50", who)
            for base in range(i64(3)):
                self.note("base-card", "EVI-50", self.slot(base), base)
            return
        self.base_open = False  # EVI-51
        if slot != act.NO:
            card = self.swap(who, box.ABDUCTION, slot)
            self.note("abducted", "EVI-50", who, card, slot)
        self.after_abduction()

    def after_abduction(self) -> None:
        """EVI-53: who had Revelación gnomo when the phase began decides next."""
        self.phase = REVEALING if self.gnome_holder != box.NONE else ORDERING
        if self.gnome_holder == box.NONE:
            self.note("no-gnome", "EVI-53")

    def reveal_gnome(self, who: i64, slot: i64) -> None:
        """EVI-54, EVI-55."""
        if slot != act.NO:
            card = self.swap(who, box.GNOME, slot)
            self.face_up = slot
            self.note("gnome", "EVI-54", who, card, slot)
        self.phase = ORDERING

    def swap(self, who: i64, power: i64, slot: i64) -> i64:
        """A special card goes to the slot, its card to the hand, without its power (EVI-56)."""
        card = self.slot(slot)
        self.pyramid += (power - card) * DIGIT[slot]
        self.hands[who] = self.hands[who] & ~BIT[power] | BIT[card]
        if card == box.EYE:
            self.eye_swapped = True  # EVI-57
        return card

    def place(self, who: i64, card: i64) -> None:
        """EVI-60, EVI-61: the next card of the row; the sixth places itself (EVI-22)."""
        row = self.rows[who] * 32 + card
        hand = self.hands[who] & ~BIT[card]
        if row >= FIVE:
            last = act.only(hand)
            row = row * 32 + last
            hand = 0
            self.note("sixth", "EVI-61", who, last)
        self.rows[who] = row
        self.hands[who] = hand
        if self.rows[0] >= FULL and self.rows[1] >= FULL:
            self.phase = DONE  # EVI-81

    # The pyramid and the end

    def slot(self, slot: i64) -> i64:
        """The card in a slot that is filled."""
        return self.pyramid // DIGIT[slot] % 32

    def shows(self, slot: i64) -> i64:
        """EVI-63: the faction of a filled slot."""
        return box.GNOMES if slot == self.face_up else box.BACK[self.slot(slot)]

    def scene(self) -> Scene:
        """What rows are measured by, once the pyramid is full."""
        shows = vec[i64]([0] * box.PILE)
        for slot in range(box.PILE):
            shows[slot] = self.shows(slot)
        counts = self.terms.eye_counts or not self.eye_swapped
        return Scene(shows, counts, self.terms.touching)

    def result(self) -> Result | None:
        if self.phase != DONE:
            return None
        rows = [cards_of(self.rows[0]), cards_of(self.rows[1])]
        pyramid = vec[i64]([self.slot(slot) for slot in range(box.PILE)])
        return result_of(self.scene(), rows, pyramid, self.final_winner)

    def brief(self) -> Result | None:
        if self.phase != DONE:
            return None
        rows = [cards_of(self.rows[0]), cards_of(self.rows[1])]
        return brief_of(self.scene(), rows, self.final_winner)

    def note_comparison(self, by_condition: bool) -> None:
        key, rule = ("won-condition", "EVI-31") if by_condition else ("won-closeness", "EVI-35")
        if self.winner == box.NONE:
            key, rule = "dead-tie", "EVI-36"
        if self.round == box.ROUNDS:
            key, rule = "won-final", "EVI-40"
            if self.winner == box.NONE:
                key, rule = "final-nobody", "EVI-41"
        self.note(key, rule, self.winner, self.challenge)

    def note_buried(self, rule: str) -> None:
        """The card that went to the pyramid last."""
        slot = self.filled - 1
        self.note("buried", rule, self.slot(slot), slot)


def new_game(terms: Terms) -> Evidencia:
    return Evidencia(
        terms,
        vec[i64]([0, 0, 0]),
        vec[i64]([0, 0]),
        vec[i64]([0, 0]),
        vec[i64]([NO_CARDS, NO_CARDS]),
    )
