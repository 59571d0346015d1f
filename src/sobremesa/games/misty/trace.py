"""Consequences that have to be worked out before they can be written down. Compiled.

Nothing of it is done in a search, where nobody listens (`State.trace`). All of it is public: nothing is
told of a choice or a placement before everybody has made theirs.
"""

from typing import Final

from mypy_extensions import i64

from sobremesa.core.state import State
from sobremesa.games.misty.components import (
    CARD_COUNT,
    FLOWER,
    KIND,
    POINTS_FLOWER,
    POINTS_PAIR,
    POINTS_SMILE,
    SMILE,
)  # fmt: skip
from sobremesa.games.misty.window import OUT, SPACES, Window, points_of

RECEIVED: Final = "received"  # the only consequence that is for one seat alone


def placement(at: State, seat: i64, window: Window, card: i64, place: i64) -> None:
    """Before the card is laid; the space is the one of the notation, before a shift."""
    if at.trace is None:
        return
    if window.shape == 0:
        at.note("placed_first", "MIS-21", seat, card, place)
    elif len(window.places()) == 1:
        at.note("placed_last", "MIS-27", seat, card, place)
    else:
        at.note("placed", "MIS-12", seat, card, place)


def move(at: State, seat: i64, window: Window, card: i64) -> None:
    """Before the card moves."""
    if at.trace is None:
        return
    target = window.target(window.space_of(card), KIND[card])
    if target == OUT:
        at.note("left", "MIS-36", seat, card)
    elif under := len(window.stacks()[target]):
        at.note("covered", "MIS-34", seat, card, target, under)
    else:
        at.note("moved", "MIS-33", seat, card, target)


def meal(at: State, seat: i64, window: Window, monster: i64, flower: i64) -> None:
    if at.trace is not None:
        at.note("ate", "MIS-42", seat, monster, flower, window.space_of(flower))


def done(at: State, seat: i64, window: Window) -> None:
    if at.trace is None:
        return
    for card in range(CARD_COUNT):
        if window.hungry >> card & 1:
            at.note("not_fed", "MIS-43", seat, card)
    at.note("done", "MIS-44", seat)


def score(at: State, seat: i64, window: Window, disjoint: bool) -> None:
    """Each line of a score, those that give nothing left out."""
    if at.trace is None:
        return
    flowers: i64 = 0
    smiles: i64 = 0
    others: i64 = 0
    other_points: i64 = 0
    stacks = window.stacks()
    for space in range(SPACES):
        card = window.alone(space)
        if card < 0:
            if stacks[space]:
                at.note("removed", "MIS-50", seat, len(stacks[space]), space)
        elif KIND[card] == FLOWER:
            flowers += 1
        elif KIND[card] == SMILE:
            smiles += 1
        else:
            others += 1
            other_points += points_of(KIND[card])
    pairs = window.pairs(disjoint)
    if flowers:
        at.note("flowers", "MIS-52", seat, flowers, flowers * POINTS_FLOWER)
    if smiles:
        at.note("smiles", "MIS-53", seat, smiles, smiles * POINTS_SMILE)
    if pairs:
        at.note("pairs", "MIS-R18" if disjoint else "MIS-53", seat, pairs, pairs * POINTS_PAIR)
    if others:
        at.note("others", "MIS-54", seat, others, other_points)
    at.note("score", "MIS-55", seat, window.score(disjoint))
