"""The thirteen action artifacts: when they can be used, what they ask for, what they do. Compiled.

EUP-46 to EUP-48 and EUP-101 to EUP-113. The three that start something longer (`chest` draws, `magpie`
asks again, `lens` shoots) only have their conditions here; `rules.py` goes on with them.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT
from sobremesa.games.euphoria.actions import AIM, PICK_SEAT, PICK_SLOT, to_seat, to_slot
from sobremesa.games.euphoria.components import (
    BARTER,
    BRIDGE,
    CHEST,
    CLOAK,
    CODEX,
    ELIXIR,
    EYES,
    GLOVE,
    LENS,
    MAGNET,
    MAGPIE,
    NOTHING,
    PLACES,
    ROW,
    RULE_OF,
    SCALES,
    SHOWCASE,
)
from sobremesa.games.euphoria.table import AIMS, TAKEN, Table


def can_use(table: Table, seat: i64, card: i64) -> bool:
    """EUP-47, with a cost already paid: does every choice have an answer, does the condition hold?"""
    if card == CLOAK or card == CHEST:
        return True  # the cost itself can be hidden again; `chest` is on the discard
    if card == GLOVE:
        return table.aims[seat] == NOTHING and table.armed() != 0
    if card == MAGNET:
        return table.armed() & ~BIT[seat] != 0
    if card == LENS:
        return table.aims[seat] != NOTHING
    if card == MAGPIE:
        return with_cards(table, seat) != 0
    others = table.others(seat)
    if card == SHOWCASE:
        return several(table.seats_with(table.exposed & others))
    if card == BRIDGE:
        return several(table.seats_with(table.hidden() & others))
    if card == BARTER and not several(table.hidden_places(seat)):
        return False
    return table.hidden() & others != 0


def several(members: i64) -> bool:
    """Are there at least two in this set?"""
    return members & (members - 1) != 0


def with_cards(table: Table, seat: i64) -> i64:
    """The other seats that hold artifacts."""
    found: i64 = 0
    for other in range(table.players):
        if other != seat and table.hands[other] != 0:
            found |= BIT[other]
    return found


def picks(table: Table) -> vec[i64]:
    """The legal answers to what the artifact in use asks for now."""
    seat = table.active
    card = table.card
    others = table.others(seat)
    if table.pick == NOTHING:
        if card == CODEX or card == SCALES:
            return seat_picks(table, PICK_SEAT, table.seats_with(table.hidden() & others))
        if card == GLOVE:
            return seat_picks(table, PICK_SEAT, table.armed())
        if card == MAGPIE:
            return seat_picks(table, PICK_SEAT, with_cards(table, seat))
        if card == BARTER:
            return slot_picks(table, table.hidden() & ROW[seat])
        if card == SHOWCASE:
            return slot_picks(table, table.exposed & others)
        if card == CLOAK:
            return slot_picks(table, table.exposed)
        return slot_picks(table, table.hidden() & others)  # eyes, elixir, bridge
    if card == GLOVE:
        return seat_picks(table, AIM, (BIT[table.players] - 1) & ~BIT[seat])
    if card == EYES:
        return slot_picks(table, table.hidden() & others & ~BIT[table.pick])
    if card == BARTER:
        return slot_picks(table, table.hidden() & others)
    third = others & ~ROW[table.pick // 3]
    return slot_picks(table, (table.hidden() if card == BRIDGE else table.exposed) & third)


def seat_picks(table: Table, kind: i64, seats: i64) -> vec[i64]:
    found = vec[i64]()
    for seat in range(table.players):
        if seats & BIT[seat]:
            found = append(found, to_seat(kind, seat))
    return found


def slot_picks(table: Table, slots: i64) -> vec[i64]:
    found = vec[i64]()
    for seat in range(table.players):
        for place in PLACES[slots >> 3 * seat & 7]:
            found = append(found, to_slot(PICK_SLOT, 3 * seat + place))
    return found


def asks_more(table: Table) -> bool:
    """Does the artifact in use ask for (another) choice before its window?"""
    card = table.card
    if table.pick == NOTHING:
        return card != MAGNET and card != CHEST and card != LENS
    if table.second != NOTHING:
        return False
    if card == EYES:  # asks for a second recruit only if there is one (EUP-47)
        return table.hidden() & table.others(table.active) & ~BIT[table.pick] != 0
    return card == GLOVE or card == BARTER or card == BRIDGE or card == SHOWCASE


def take_effect(table: Table) -> None:
    """What an artifact does that neither draws, asks nor shoots."""
    user = table.active
    card = table.card
    rule = RULE_OF[card]
    if card == EYES:
        table.look(user, table.pick, rule)
        if table.second != NOTHING:
            table.look(user, table.second, rule)
    elif card == CODEX:
        table.look_at_row(user, table.pick, rule)
    elif card == ELIXIR:
        table.expose(table.pick, rule)
    elif card == GLOVE:
        table.aims[table.pick] = NOTHING
        table.aims[user] = table.second
        table.note(TAKEN, user, table.pick, 0, rule)
        table.note(AIMS, user, table.second, 0, rule)
    elif card == MAGNET:
        for seat in range(table.players):
            if seat != user and table.aims[seat] != NOTHING:
                table.drop(seat, rule)
    elif card == SCALES:
        table.look_at_row(user, table.pick, rule)
        table.look_at_row(table.pick, user, rule)
    elif card == CLOAK:
        table.hide(table.pick, rule)
    else:  # barter, bridge, showcase
        table.exchange(table.pick, table.second, rule)
