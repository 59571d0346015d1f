"""The thirteen action artifacts: when they can be used, what they ask for, what they do. Compiled.

EUP-46 to EUP-48 and EUP-101 to EUP-113. The three that start something longer (`chest` draws, `magpie`
asks again, `lens` shoots) only have their conditions here; `rules.py` goes on with them.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT
from sobremesa.games.euphoria import components as box
from sobremesa.games.euphoria.actions import AIM, PICK_SEAT, PICK_SLOT, to_seat, to_slot
from sobremesa.games.euphoria.position import Position


def can_use(at: Position, seat: i64, card: i64) -> bool:
    """EUP-47, with a cost already paid: does every choice have an answer, does the condition hold?"""
    if card == box.CLOAK or card == box.CHEST:
        return True  # the cost itself can be hidden again; `chest` is on the discard
    if card == box.GLOVE:
        return at.aims[seat] == box.NOTHING and at.armed() != 0
    if card == box.MAGNET:
        return at.armed() & ~BIT[seat] != 0
    if card == box.LENS:
        return at.aims[seat] != box.NOTHING
    if card == box.MAGPIE:
        return with_cards(at, seat) != 0
    others = at.others(seat)
    if card == box.SHOWCASE:
        return several(at.seats_with(at.exposed & others))
    if card == box.BRIDGE:
        return several(at.seats_with(at.hidden() & others))
    if card == box.BARTER and not several(at.hidden_places(seat)):
        return False
    return at.hidden() & others != 0


def several(members: i64) -> bool:
    """Are there at least two in this set?"""
    return members & (members - 1) != 0


def with_cards(at: Position, seat: i64) -> i64:
    """The other seats that hold artifacts."""
    found: i64 = 0
    for other in range(at.players):
        if other != seat and at.hands[other] != 0:
            found |= BIT[other]
    return found


def picks(at: Position) -> vec[i64]:
    """The legal answers to what the artifact in use asks for now."""
    seat = at.active
    card = at.card
    others = at.others(seat)
    if at.pick == box.NOTHING:
        if card == box.CODEX or card == box.SCALES:
            return seat_picks(at, PICK_SEAT, at.seats_with(at.hidden() & others))
        if card == box.GLOVE:
            return seat_picks(at, PICK_SEAT, at.armed())
        if card == box.MAGPIE:
            return seat_picks(at, PICK_SEAT, with_cards(at, seat))
        if card == box.BARTER:
            return slot_picks(at, at.hidden() & box.ROW[seat])
        if card == box.SHOWCASE:
            return slot_picks(at, at.exposed & others)
        if card == box.CLOAK:
            return slot_picks(at, at.exposed)
        return slot_picks(at, at.hidden() & others)  # eyes, elixir, bridge
    if card == box.GLOVE:
        return seat_picks(at, AIM, (BIT[at.players] - 1) & ~BIT[seat])
    if card == box.EYES:
        return slot_picks(at, at.hidden() & others & ~BIT[at.pick])
    if card == box.BARTER:
        return slot_picks(at, at.hidden() & others)
    third = others & ~box.ROW[at.pick // 3]
    return slot_picks(at, (at.hidden() if card == box.BRIDGE else at.exposed) & third)


def seat_picks(at: Position, kind: i64, seats: i64) -> vec[i64]:
    found = vec[i64]()
    for seat in range(at.players):
        if seats & BIT[seat]:
            found = append(found, to_seat(kind, seat))
    return found


def slot_picks(at: Position, slots: i64) -> vec[i64]:
    found = vec[i64]()
    for seat in range(at.players):
        for place in box.PLACES[slots >> 3 * seat & 7]:
            found = append(found, to_slot(PICK_SLOT, 3 * seat + place))
    return found


def asks_more(at: Position) -> bool:
    """Does the artifact in use ask for (another) choice before its window?"""
    card = at.card
    if at.pick == box.NOTHING:
        return card != box.MAGNET and card != box.CHEST and card != box.LENS
    if at.second != box.NOTHING:
        return False
    if card == box.EYES:  # asks for a second recruit only if there is one (EUP-47)
        return at.hidden() & at.others(at.active) & ~BIT[at.pick] != 0
    return card == box.GLOVE or card == box.BARTER or card == box.BRIDGE or card == box.SHOWCASE


def take_effect(at: Position) -> None:
    """What an artifact does that neither draws, asks nor shoots."""
    user = at.active
    card = at.card
    rule = box.RULE_OF[card]
    if card == box.EYES:
        at.look(user, at.pick, rule)
        if at.second != box.NOTHING:
            at.look(user, at.second, rule)
    elif card == box.CODEX:
        at.look_at_row(user, at.pick, rule)
    elif card == box.ELIXIR:
        at.expose(at.pick, rule)
    elif card == box.GLOVE:
        at.aims[at.pick] = box.NOTHING
        at.aims[user] = at.second
        at.note("taken", rule, user, at.pick)
        at.note("aims", rule, user, at.second)
    elif card == box.MAGNET:
        for seat in range(at.players):
            if seat != user and at.aims[seat] != box.NOTHING:
                at.drop(seat, rule)
    elif card == box.SCALES:
        at.look_at_row(user, at.pick, rule)
        at.look_at_row(at.pick, user, rule)
    elif card == box.CLOAK:
        at.hide(at.pick, rule)
    else:  # barter, bridge, showcase
        at.exchange(at.pick, at.second, rule)
