"""Reaction windows: who is asked, and what they may react with. Compiled.

EUP-60 to EUP-69 and the conditions of EUP-121 to EUP-131; what a reaction does stands in `rules.py`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT
from sobremesa.games.euphoria import actions as act
from sobremesa.games.euphoria import components as box
from sobremesa.games.euphoria.position import Position

WITH_SEAT: Final[i64] = 2**15 + 2**18 + 2**22  # `dummy`, `spring`, `hook`
ALONE: Final[i64] = 2**24 - 1 - WITH_SEAT - 2**17 - 2**19  # neither these nor `knot` nor `gaze`


def usable(at: Position, seat: i64) -> i64:
    """The artifacts with which a seat can react now, if it has a hidden recruit (EUP-61)."""
    cards = at.hands[seat] & box.REACTIONS[at.window]
    if cards == 0:
        return 0
    cards &= ~box.FOR_OTHERS if seat == at.target else ~box.FOR_TARGET
    if at.window == box.AFTER_SHOT:
        if at.fresh != box.NOTHING:
            cards &= ~BIT[at.fresh]  # EUP-67
        if at.center == 0:
            cards &= ~BIT[box.SPRING]
    if at.aims[seat] != box.NOTHING:
        cards &= ~(BIT[box.SPRING] | BIT[box.HOOK])  # EUP-53
    return cards


def asked(at: Position) -> i64:
    """EUP-62: by public facts; with the option `capable` only those who can react (EUP-R19)."""
    found: i64 = 0
    for seat in range(at.players):
        if seat == at.active or at.hidden_places(seat) == 0 or at.hands[seat] == 0:
            continue
        if at.window == box.AFTER_SHOT and seat != at.target:
            continue
        if at.terms.capable and usable(at, seat) == 0:
            continue
        found |= BIT[seat]
    return found


def answers(at: Position, seat: i64) -> vec[i64]:
    """`pass`, and every reaction that a seat can afford."""
    cards = usable(at, seat)
    if cards == 0:
        return act.ONLY_PASS
    found = vec[i64]([act.PASSING])
    costs = box.PLACES[at.hidden_places(seat)]
    plain = cards & ALONE
    gaze = cards & BIT[box.GAZE]
    if gaze and at.hidden_places(at.active) == 0:
        plain |= gaze  # EUP-127: nothing to look at
        gaze = 0
    for card in range(i64(13), i64(24)):
        if plain & BIT[card]:
            for cost in costs:
                found = append(found, act.with_card(act.REACT, card, cost))
    for card in range(i64(15), i64(23)):
        if cards & WITH_SEAT & BIT[card]:
            for cost in costs:
                found = aimed_at(at, seat, card, cost, found)
    if gaze:
        for cost in costs:
            for place in box.PLACES[at.hidden_places(at.active)]:
                slot = 3 * at.active + place
                found = append(
                    found, act.with_card(act.REACT_LOOK, box.GAZE, cost) + slot * act.SLOT
                )
    if cards & BIT[box.KNOT]:
        for cost in costs:
            found = swaps(at, seat, cost, found)
    return found


def aimed_at(at: Position, seat: i64, card: i64, cost: i64, found: vec[i64]) -> vec[i64]:
    """EUP-123, EUP-126, EUP-130: name a player, never oneself; for `dummy` not the shooter either."""
    for other in range(at.players):
        if other != seat and (card != box.DUMMY or other != at.active):
            found = append(found, act.with_card(act.REACT_AT, card, cost) + other * act.SEAT)
    return found


def swaps(at: Position, seat: i64, cost: i64, found: vec[i64]) -> vec[i64]:
    """EUP-125: one of one's own recruits and one of the shooter's, hidden or exposed."""
    for own in range(3 * seat, 3 * seat + 3):
        for theirs in range(3 * at.active, 3 * at.active + 3):
            action = (
                act.REACT_SWAP * act.KIND
                + box.KNOT * 2**20
                + cost * act.COST
                + own * act.SLOT
                + theirs * act.OTHER
            )
            found = append(found, action)
    return found


def first_reaction(at: Position) -> i64:
    """EUP-63: the seat whose reaction counts, clockwise from the actor's left; NOTHING if all passed."""
    for step in range(i64(1), at.players):
        seat = (at.active + step) % at.players
        if at.asked & BIT[seat] and at.answers[seat] != act.PASSING:
            return seat
    return box.NOTHING
