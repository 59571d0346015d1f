"""Who sees what (section 9 of rules.md): the view of a seat, and the consequences that it is told."""

from dataclasses import dataclass
from typing import Final, Literal

from sobremesa.core import JUDGE, Happening, Note, Seat, Wording
from sobremesa_brisca.components import (
    NAMES,
    NONE,
    NUMBERS,
    SUIT,
    SUITS,
    TAKEN_OUT,
    deck,
    members,
    names,
)
from sobremesa_brisca.rules import Brisca, winning_place

Phase = Literal["deal", "play", "draw", "over"]


@dataclass(frozen=True, slots=True)
class BriscaView:
    """What one seat may know. Cards are texts, `?` where it may not look."""

    seat: Seat
    exchange: bool
    phase: Phase
    turn: int | None  # whose turn it is to play
    trump: str  # the suit: O, C, E or B; "" before the deal
    turned: str  # the card under the stock, "" when it is taken
    stock: int  # cards that lie face down
    hands: tuple[tuple[str, ...], ...]  # by seat
    shown: tuple[tuple[str, ...], ...]  # by seat: what of its hand everybody knows
    leader: int  # of this trick; while cards are drawn, of the next
    trick: tuple[str, ...]  # the cards of this trick, the leader's first
    winning: int | None  # whose card is the best of the trick so far
    last: tuple[str, ...]  # the trick before it, its leader's card first
    last_leader: int
    last_winner: int | None
    points: tuple[int, ...]  # by seat; partners have the same
    taken: tuple[int, ...]  # by seat: what each has taken itself
    played: tuple[str, ...]  # all cards of the tricks that are over, in canonical order
    out: tuple[str, ...]  # what was taken out before the deal


def phase_of(state: Brisca) -> Phase:
    if state.trump == NONE:
        return "deal"
    return "over" if state.over() else "draw" if state.owed else "play"


def view(state: Brisca, seat: Seat) -> BriscaView:
    phase = phase_of(state)
    best = winning_place(state.trick, state.trump) if state.trick else NONE
    return BriscaView(
        seat=seat,
        exchange=state.exchange,
        phase=phase,
        turn=state.turn() if phase == "play" else None,
        trump="" if state.trump == NONE else SUITS[state.trump],
        turned="" if state.turned == NONE else NAMES[state.turned],
        stock=state.bag.bit_count(),
        hands=tuple(hand(state, owner, seat) for owner in range(state.players)),
        shown=tuple(names(members(cards)) for cards in state.shown),
        leader=state.leader,
        trick=names(state.trick),
        winning=None if best == NONE else (state.leader + best) % state.players,
        last=names(state.last),
        last_leader=state.last_leader,
        last_winner=last_winner(state),
        points=state.score(),
        taken=tuple(state.points),
        played=names(members(gone(state))),
        out=(NAMES[TAKEN_OUT],) if state.players == 3 else (),
    )


def hand(state: Brisca, owner: Seat, seat: Seat) -> tuple[str, ...]:
    """A hand in canonical order; of another's, what was face up before it was taken, then backs."""
    cards = state.hands[owner]
    if seat in (owner, JUDGE):
        return names(members(cards))
    known = members(state.shown[owner])
    return names(known) + ("?",) * (cards.bit_count() - len(known))


def last_winner(state: Brisca) -> int | None:
    """The winner of the trick before this one leads this one (BRI-26)."""
    return state.leader if state.last else None


def gone(state: Brisca) -> int:
    """The cards of all tricks that are over, as a set."""
    cards = deck(state.players) - state.bag - sum(state.hands)
    cards -= sum(1 << card for card in state.trick)
    return cards if state.turned == NONE else cards - (1 << state.turned)


def said(card: int) -> dict[str, str | int]:
    """A card as the texts call it: by number and suit."""
    return {"number": NUMBERS[card % 10], "suit": SUITS[SUIT[card]]}


SAID: Final = Wording(
    {"won": "seat points", "took": "seat card", "swapped": "seat card given"},
    {"card": said, "given": lambda card: NUMBERS[card % 10]},
)


def tell(happening: Happening[Brisca], seat: Seat) -> list[Note]:
    """Who won a trick, who took the turned-up card: everybody may know it."""
    return SAID.notes(happening.trace)
