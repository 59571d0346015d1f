"""What a seat may know (section 9), as bits: the view, relative to the seat, without the table's options. Compiled."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT, members
from sobremesa.core.option import Options
from sobremesa.core.state import State
from sobremesa.core.tensor import BitWriter, Tensor
from sobremesa.games.evidencia.components import BACK, CARDS, EYE, NONE, PILE
from sobremesa.games.evidencia.rules import CHALLENGES, DIGIT, Evidencia
from sobremesa.games.evidencia.scoring import FULL, NO_CARDS, cards_of
from sobremesa.games.evidencia.steps import (
    ABDUCTING,
    CHOOSING,
    DEALING,
    DONE,
    LOSER,
    ORDERING,
    REVEALING,
    WINNER,
)

BACKS: Final[i64] = 4  # factions
COUNT: Final[i64] = 3  # bits for a number of cards


@final
class EvidenciaTensor(Tensor):
    def write(self, state: State, seat: i64, out: BitWriter) -> None:
        assert isinstance(state, Evidencia)
        over = state.phase == DONE
        recalls = state.terms.memory_aid or over
        write_round(state, seat, out)
        write_hands(state, seat, recalls, out)
        write_pyramid(state, recalls, out)
        write_piles(state, seat, out)
        write_rows(state, seat, recalls, out)


def tensor(players: int, options: Options) -> EvidenciaTensor:
    return EvidenciaTensor()


def write_round(state: Evidencia, seat: i64, out: BitWriter) -> None:
    phase = state.phase
    out.field("phase")
    out.one_of(phase, DONE + 1)
    out.field("round")
    out.one_of(state.round - 1, 6)
    out.field("decides: own, other")
    for who in (seat, 1 - seat):
        out.flag(owes(state, who))
    out.field("challenge")
    out.one_of(state.challenge, CARDS)
    own, other = state.chosen0, state.chosen1
    if seat == 1:
        own, other = other, own
    out.field("own choice")
    out.one_of(own, CARDS)
    out.field("the other's choice, once open")
    out.one_of(NONE if phase == CHOOSING else other, CARDS)
    out.field("the other has chosen")
    out.flag(other != NONE)
    out.field("cards of the round without a place")
    out.set(state.three, CARDS)
    decided = phase == WINNER or phase == LOSER
    out.field("winner of the round: own, other")
    out.one_of(relative(state.winner, seat) if decided else NONE, 2)
    out.field("the winner chose the pyramid")
    out.flag(phase == LOSER and state.buried)


def owes(state: Evidencia, who: i64) -> bool:
    phase = state.phase
    if phase == CHOOSING:
        return (state.chosen0 if who == 0 else state.chosen1) == NONE
    if phase == ORDERING:
        return state.rows[who] < FULL
    if phase in (WINNER, LOSER, ABDUCTING, REVEALING):
        return state.in_turn() == who
    return False


def relative(who: i64, seat: i64) -> i64:
    """0 for oneself, 1 for the other."""
    return NONE if who == NONE else (0 if who == seat else 1)


def write_hands(state: Evidencia, seat: i64, recalls: bool, out: BitWriter) -> None:
    other, over = 1 - seat, state.phase == DONE
    hand = state.hands[other]
    if not over:  # EVI-17: what is placed in secret is still seen by its back
        for card in cards_of(state.rows[other]):
            hand |= BIT[card]
    open_hand = over or (state.phase >= ABDUCTING and recalls)
    out.field("own hand")
    out.set(state.hands[seat], CARDS)
    out.field("the other's hand, while it is known")
    out.set(hand if open_hand else 0, CARDS)
    out.field("the other's hand: how many of each back")
    write_backs(hand, out)
    out.field("own zone")
    out.set(state.zones[seat], CARDS)
    out.field("the other's zone, while it is recalled")
    out.set(state.zones[other] if recalls else 0, CARDS)
    out.field("the other's zone: how many of each back")
    write_backs(state.zones[other], out)


def write_backs(cards: i64, out: BitWriter) -> None:
    for back in range(BACKS):
        count: i64 = 0
        for card in members(cards):
            if BACK[card] == back:
                count += 1
        out.number(count, COUNT)


def write_pyramid(state: Evidencia, recalls: bool, out: BitWriter) -> None:
    base_open = state.phase == ABDUCTING  # EVI-50
    if state.terms.asks_first:
        base_open = state.base_open
    for slot in range(PILE):
        filled = slot < state.filled
        shown = recalls or (base_open and slot < 3) or slot == state.face_up
        card = state.slot(slot) if filled else NONE
        out.field("pyramid: a card that is known", slot)
        out.one_of(card if shown else NONE, CARDS)
        out.field("pyramid: the back of a card", slot)
        out.one_of(BACK[card] if filled else NONE, BACKS)
        out.field("pyramid: what a slot shows", slot)
        out.one_of(state.shows(slot) if filled else NONE, BACKS)
    out.field("the base is open")
    out.flag(state.base_open)
    out.field("face up")
    out.one_of(state.face_up, PILE)


def write_piles(state: Evidencia, seat: i64, out: BitWriter) -> None:
    """Their backs: all, or those on top (EVI-19); the Final Challenge is a pile of its own."""
    left = 0 if state.phase == DEALING else 6 - state.round
    for which in range(i64(3)):
        pile = CHALLENGES if which == 2 else (seat if which == 0 else 1 - seat)
        cards = left if pile == CHALLENGES else left - 1
        out.field("piles: own, the other's, challenges: cards", which)
        out.number(cards if cards > 0 else 0, COUNT)
        out.field("piles: own, the other's, challenges: backs", which)
        for place in range(PILE):
            last = pile == CHALLENGES and place == cards - 1
            seen = place < cards and (place == 0 or last or state.terms.all_backs)
            card = state.piles[pile] // DIGIT[place] % 32
            out.one_of(BACK[card] if seen else NONE, BACKS)


def write_row(cards: vec[i64], out: BitWriter) -> None:
    for place in range(PILE):
        out.one_of(cards[place] if place < len(cards) else NONE, CARDS)


def write_rows(state: Evidencia, seat: i64, recalls: bool, out: BitWriter) -> None:
    over = state.phase == DONE
    other = 1 - seat
    out.field("own row")
    write_row(cards_of(state.rows[seat]), out)
    out.field("the other's row, at the end")
    write_row(cards_of(state.rows[other] if over else NO_CARDS), out)
    out.field("rows complete: own, other")
    out.flag(state.rows[seat] >= FULL)
    out.flag(state.rows[other] >= FULL)
    own = state.hands[seat] | state.zones[seat]
    for card in cards_of(state.rows[seat]):
        own |= BIT[card]
    out.field("El ojo came by a swap: yes, no")
    told = recalls or own & BIT[EYE] != 0  # EVI-57
    out.one_of((0 if state.eye_swapped else 1) if told else NONE, 2)
    out.field("winner of the Final Challenge: own, other")
    out.one_of(relative(state.final_winner, seat), 2)
