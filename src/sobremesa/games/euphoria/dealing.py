"""Chance: the deal of the recruits and every other draw, one card an event. Compiled.

A deck is a set; the odds of the recruits are those of section 10 (EUP-4, EUP-5).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT, members, size
from sobremesa.games.euphoria import actions as act
from sobremesa.games.euphoria.components import FOLLOWERS, LS, E, S
from sobremesa.games.euphoria.position import (
    DEALING_ARTIFACTS,
    DEALING_RECRUITS,
    DRAWING,
    FIRST_PLAYER,
    Position,
)


def outcomes(at: Position) -> vec[i64]:
    """What chance may bring now, in canonical order."""
    found = vec[i64]()
    if at.phase == DRAWING:
        for card in members(at.deck):
            found = append(found, act.card_to(act.DRAW, card, at.drawer))
    elif at.phase == DEALING_ARTIFACTS:
        for card in members(at.deck):
            found = append(found, act.card_to(act.DEAL_ARTIFACT, card, at.dealt // 2))
    elif at.phase == FIRST_PLAYER:
        for seat in range(at.players):
            found = append(found, act.to_seat(act.FIRST, seat))
    elif at.phase == DEALING_RECRUITS:
        out = at.dealt == 3 * at.players
        for recruit in range(i64(4)):
            if recruit_odds(at, recruit) > 0:
                if out:
                    found = append(found, act.card_to(act.DEAL_OUT, recruit, 0))
                else:
                    found = append(found, act.card_to(act.DEAL_RECRUIT, recruit, at.dealt // 3))
    return found


def recruit_weights(at: Position) -> vec[i64]:
    found = vec[i64]()
    for recruit in range(i64(4)):
        odds = recruit_odds(at, recruit)
        if odds > 0:
            found = append(found, odds)
    return found


def recruit_odds(at: Position, recruit: i64) -> i64:
    """A Leader is a first card: each with chance 1/k, for the k first cards that are still to come."""
    to_come = at.players - at.dealt // 3
    followers = at.left_e if recruit == E else at.left_s
    if at.dealt % 3 > 0 or to_come == 0:
        return followers if recruit > LS else 0
    leaders = leaders_left(at)
    if recruit <= LS:
        return at.left_e + at.left_s if leaders & BIT[recruit] else 0
    return followers * (to_come - size(leaders))


def leaders_left(at: Position) -> i64:
    """The Leaders not dealt yet."""
    left: i64 = 3
    for slot in range(min(at.dealt, 3 * at.players)):
        if at.kinds[slot] <= LS:
            left &= ~BIT[at.kinds[slot]]
    return left


def deal_recruit(at: Position, recruit: i64) -> None:
    """Three for seat 0, three for seat 1 and so on, last the left-over one (EUP-6)."""
    if recruit == E:
        at.left_e -= 1
    elif recruit == S:
        at.left_s -= 1
    slot = at.dealt
    if slot == 3 * at.players:
        at.left_over = recruit
    else:
        at.kinds[slot] = recruit
        if slot % 3 == 2:
            sort_row(at.kinds, slot - 2)
    at.dealt += 1
    if at.dealt == 2 * FOLLOWERS[at.players] + 2:
        at.phase = DEALING_ARTIFACTS
        at.dealt = 0


def sort_row(kinds: vec[i64], slot: i64) -> None:
    """A hand is a set, whatever the order in which its cards came. A Leader came first."""
    for low in (slot, slot + 1, slot):
        if kinds[low] > kinds[low + 1]:
            kinds[low], kinds[low + 1] = kinds[low + 1], kinds[low]
