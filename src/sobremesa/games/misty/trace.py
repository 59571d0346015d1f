"""Consequences that have to be worked out before they can be written down. Compiled.

Nothing of it is done in a search, where nobody listens (`State.trace`). All of it is public: nothing is
told of a choice or a placement before everybody has made theirs.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.state import Fact, State
from sobremesa.games.misty import components as box
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


def passing(at: State, hands: vec[i64], players: i64, to_left: bool) -> None:
    """After hands were passed. What is in a hand is for the one who holds it now."""
    if at.trace is None:
        return
    at.note("passed_left" if to_left else "passed_right", "MIS-13")
    for seat in range(players):
        at.note(RECEIVED, "MIS-13", seat, hands[seat])


def move(at: State, seat: i64, window: Window, card: i64) -> None:
    """Before the card moves."""
    if at.trace is None:
        return
    target = window.target(window.space_of(card), box.KIND[card])
    if target == OUT:
        at.note("left", "MIS-36", seat, card)
    elif under := len(window.stacks()[target]):
        at.trace.append(Fact("covered", "MIS-34", (seat, card, target, under)))
    else:
        at.note("moved", "MIS-33", seat, card, target)


def meal(at: State, seat: i64, window: Window, monster: i64, flower: i64) -> None:
    if at.trace is not None:
        place = window.space_of(flower)
        at.trace.append(Fact("ate", "MIS-42", (seat, monster, flower, place)))


def done(at: State, seat: i64, window: Window) -> None:
    if at.trace is None:
        return
    for card in range(box.CARD_COUNT):
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
        elif box.KIND[card] == box.FLOWER:
            flowers += 1
        elif box.KIND[card] == box.SMILE:
            smiles += 1
        else:
            others += 1
            other_points += points_of(box.KIND[card])
    pairs = window.pairs(disjoint)
    if flowers:
        at.note("flowers", "MIS-52", seat, flowers, flowers * box.POINTS_FLOWER)
    if smiles:
        at.note("smiles", "MIS-53", seat, smiles, smiles * box.POINTS_SMILE)
    if pairs:
        at.note("pairs", "MIS-R18" if disjoint else "MIS-53", seat, pairs, pairs * box.POINTS_PAIR)
    if others:
        at.note("others", "MIS-54", seat, others, other_points)
    at.note("score", "MIS-55", seat, window.score(disjoint))
