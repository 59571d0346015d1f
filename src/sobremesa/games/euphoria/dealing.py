"""Chance: the deal of the recruits and every other draw, one card an event. Compiled.

A deck is a set; the odds of the recruits are those of section 10 (EUP-4, EUP-5).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT, members, size
from sobremesa.games.euphoria.actions import (
    DEAL_ARTIFACT,
    DEAL_OUT,
    DEAL_RECRUIT,
    DRAW,
    FIRST,
    card_to,
    to_seat,
)
from sobremesa.games.euphoria.components import FOLLOWERS, LS, E, S
from sobremesa.games.euphoria.table import (
    DEALING_ARTIFACTS,
    DEALING_RECRUITS,
    DRAWING,
    FIRST_PLAYER,
    Table,
)


def outcomes(table: Table) -> vec[i64]:
    """What chance may bring now, in canonical order."""
    found = vec[i64]()
    if table.phase == DRAWING:
        for card in members(table.deck):
            found = append(found, card_to(DRAW, card, table.drawer))
    elif table.phase == DEALING_ARTIFACTS:
        for card in members(table.deck):
            found = append(found, card_to(DEAL_ARTIFACT, card, table.dealt // 2))
    elif table.phase == FIRST_PLAYER:
        for seat in range(table.players):
            found = append(found, to_seat(FIRST, seat))
    elif table.phase == DEALING_RECRUITS:
        out = table.dealt == 3 * table.players
        for recruit in range(i64(4)):
            if recruit_odds(table, recruit) > 0:
                if out:
                    found = append(found, card_to(DEAL_OUT, recruit, 0))
                else:
                    found = append(found, card_to(DEAL_RECRUIT, recruit, table.dealt // 3))
    return found


def recruit_weights(table: Table) -> vec[i64]:
    found = vec[i64]()
    for recruit in range(i64(4)):
        odds = recruit_odds(table, recruit)
        if odds > 0:
            found = append(found, odds)
    return found


def recruit_odds(table: Table, recruit: i64) -> i64:
    """A Leader is a first card: each with chance 1/k, for the k first cards that are still to come."""
    to_come = table.players - table.dealt // 3
    first = table.dealt % 3 == 0 and to_come > 0
    leaders = leaders_left(table)
    if recruit <= LS:
        return table.left_e + table.left_s if first and leaders & BIT[recruit] else 0
    followers = table.left_e if recruit == E else table.left_s
    return followers * (to_come - size(leaders)) if first else followers


def leaders_left(table: Table) -> i64:
    """The Leaders not dealt yet."""
    left: i64 = 3
    for slot in range(min(table.dealt, 3 * table.players)):
        if table.kinds[slot] <= LS:
            left &= ~BIT[table.kinds[slot]]
    return left


def deal_recruit(table: Table, recruit: i64) -> None:
    """Three for seat 0, three for seat 1 and so on, last the left-over one (EUP-6)."""
    if recruit == E:
        table.left_e -= 1
    elif recruit == S:
        table.left_s -= 1
    slot = table.dealt
    if slot == 3 * table.players:
        table.left_over = recruit
    else:
        table.kinds[slot] = recruit
        if slot % 3 == 2:
            sort_row(table.kinds, slot - 2)
    table.dealt += 1
    if table.dealt == 2 * FOLLOWERS[table.players] + 2:
        table.phase = DEALING_ARTIFACTS
        table.dealt = 0


def sort_row(kinds: vec[i64], slot: i64) -> None:
    """A hand is a set, whatever the order in which its cards came. A Leader came first."""
    for low in (slot, slot + 1, slot):
        if kinds[low] > kinds[low + 1]:
            kinds[low], kinds[low + 1] = kinds[low + 1], kinds[low]
