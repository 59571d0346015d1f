"""What the active player may decide in each phase, in canonical order. Compiled.

The answers in windows are in `windows.py`, the choices of artifacts in `artifacts.py`.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT, members
from sobremesa.games.euphoria import actions as act
from sobremesa.games.euphoria.artifacts import can_use
from sobremesa.games.euphoria.components import ACTIONS, NOTHING, PLACES, E
from sobremesa.games.euphoria.position import Position


def orders(at: Position, seat: i64) -> vec[i64]:
    """EUP-10: every different order of the three recruits dealt, which the deal left sorted."""
    a, b, c = at.kinds[3 * seat], at.kinds[3 * seat + 1], at.kinds[3 * seat + 2]
    found = vec[i64]([act.order(a, b, c)])
    if b != c:
        found = append(found, act.order(a, c, b))
    if a != b:
        found = append(found, act.order(b, a, c))
        found = append(found, act.order(b, c, a))
    if b != c:
        found = append(found, act.order(c, a, b))
        if a != b:
            found = append(found, act.order(c, b, a))
    return found


def artifact_choices(at: Position) -> vec[i64]:
    """Phase 1: EUP-22 to EUP-25."""
    found = vec[i64]()
    hand = at.hands[at.active]
    if hand != 0 or at.deck != 0:
        found = append(found, act.REDRAW * act.KIND)
    for card in members(hand):
        for seat in range(at.players):
            if seat != at.active:
                found = append(found, act.card_to(act.GIVE, card, seat))
    return append(found, act.SKIPPING)


def actions(at: Position) -> vec[i64]:
    """Phase 2: EUP-30 to EUP-47."""
    seat = at.active
    found = vec[i64]()
    for other in range(at.players):
        if other != seat:
            for place in PLACES[at.hidden_places(other)]:
                found = append(found, act.to_slot(act.INTERROGATE, 3 * other + place))
    if at.hidden_places(seat) != 0:  # EUP-44
        found = paid_actions(at, seat, PLACES[at.hidden_places(seat)], found)
    if at.aims[seat] != NOTHING:  # EUP-39
        found = append(found, act.SHOOT * act.KIND)
    if at.exposed != 0:
        for slot in range(3 * at.players):
            if at.exposed & BIT[slot] and at.kinds[slot] >= E:  # EUP-37, EUP-38
                found = append(found, act.to_slot(act.HIDE, slot))
    if not at.terms.must_act or len(found) == 0:  # EUP-R8
        found = append(found, act.PASSING)
    return found


def paid_actions(at: Position, seat: i64, costs: vec[i64], found: vec[i64]) -> vec[i64]:
    """Artifacts and arming, which cost a hidden recruit (EUP-42)."""
    for card in members(at.hands[seat] & ACTIONS):
        if can_use(at, seat, card):
            for cost in costs:
                found = append(found, act.with_card(act.USE, card, cost))
    if at.aims[seat] == NOTHING and at.center > 0:  # EUP-34
        for cost in costs:
            for other in range(at.players):
                if other != seat:
                    found = append(found, act.arm(cost, other))
    return found


def aimings(at: Position) -> vec[i64]:
    """Phase 3: at anybody else (EUP-27, EUP-89)."""
    found = vec[i64]()
    for seat in range(at.players):
        if seat != at.active:
            found = append(found, act.to_seat(act.AIM, seat))
    return found


def claims(at: Position) -> vec[i64]:
    """EUP-112: the cards that `magpie` has shown."""
    found = vec[i64]()
    for card in members(at.hands[at.pick]):
        found = append(found, act.with_card(act.PICK_CARD, card, 0))
    return found
