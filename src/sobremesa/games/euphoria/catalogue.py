"""All that can be decided, all that can be drawn, and how long it takes at most."""

from itertools import product

from sobremesa.core import Action, Options
from sobremesa.core.bag import members
from sobremesa.games.euphoria.actions import (
    AIM,
    DEAL_ARTIFACT,
    DEAL_OUT,
    DEAL_RECRUIT,
    DRAW,
    FIRST,
    GIVE,
    HIDE,
    INTERROGATE,
    KIND,
    OTHER,
    PASSING,
    PICK_CARD,
    PICK_SEAT,
    PICK_SLOT,
    REACT,
    REACT_AT,
    REACT_LOOK,
    REACT_SWAP,
    REDRAW,
    SEAT,
    SHOOT,
    SKIPPING,
    SLOT,
    USE,
    arm,
    card_to,
    order,
    to_seat,
    to_slot,
    with_card,
)
from sobremesa.games.euphoria.components import (
    ACTIONS,
    ARTIFACTS,
    FOLLOWERS,
    GAZE,
    KINDS,
    KNOT,
    LS,
    MAGPIE,
    E,
    S,
)
from sobremesa.games.euphoria.windows import ALONE, WITH_SEAT

CARDS = range(len(ARTIFACTS))
COSTS = range(3)  # places of the recruit that pays
RESPONSES = (
    6  # the reactions after which a window opens again: ear, lamp, mirror, dummy, apron, knot
)


def decisions(players: int, options: Options) -> list[Action]:
    seats, slots = range(players), range(3 * players)
    found = [REDRAW * KIND, SKIPPING, SHOOT * KIND, PASSING, *rows()]
    found += [card_to(GIVE, card, seat) for card in CARDS for seat in seats]
    found += [to_slot(kind, slot) for kind in (INTERROGATE, HIDE, PICK_SLOT) for slot in slots]
    found += [to_seat(kind, seat) for kind in (PICK_SEAT, AIM) for seat in seats]
    found += [with_card(PICK_CARD, card, 0) for card in CARDS if card != MAGPIE]  # EUP-112
    found += [with_card(USE, card, cost) for card in members(ACTIONS) for cost in COSTS]
    found += [arm(cost, seat) for cost in COSTS for seat in seats]
    return sorted(map(int, found + reactions(players)))


def rows() -> list[Action]:
    """EUP-10: the orders of three recruits; nobody is dealt two Leaders."""
    hands = product(range(len(KINDS)), repeat=3)
    return [order(*hand) for hand in hands if sum(recruit <= LS for recruit in hand) < 2]


def reactions(players: int) -> list[Action]:
    seats, slots = range(players), range(3 * players)
    found = []
    for cost in COSTS:
        alone = list(members(ALONE & ~ACTIONS))
        found += [with_card(REACT, card, cost) for card in [*alone, int(GAZE)]]
        for card in members(WITH_SEAT):
            found += [with_card(REACT_AT, card, cost) + seat * SEAT for seat in seats]
        found += [with_card(REACT_LOOK, GAZE, cost) + slot * SLOT for slot in slots]
        swap = with_card(REACT_SWAP, KNOT, cost)
        for own, theirs in product(slots, repeat=2):
            if own // 3 != theirs // 3:
                found.append(swap + own * SLOT + theirs * OTHER)
    return found


def outcomes(players: int, options: Options) -> list[Action]:
    seats = range(players)
    found = [card_to(DEAL_RECRUIT, kind, seat) for kind in range(len(KINDS)) for seat in seats]
    if recruits(players) > 3 * players:
        found += [card_to(DEAL_OUT, kind, 0) for kind in (E, S)]
    found += [
        card_to(kind, card, s) for kind in (DEAL_ARTIFACT, DRAW) for card in CARDS for s in seats
    ]
    if options["first_player"] == "random":
        found += [to_seat(FIRST, seat) for seat in seats]
    return sorted(map(int, found))


def recruits(players: int) -> int:
    return 2 * int(FOLLOWERS[players]) + 2


def longest(players: int, options: Options) -> int:
    """A deal, the rows, and turns: an artifact drawn or given; an action with two choices; a window in which
    all others answer, and again after each response; one after a shot, for its target alone; two draws,
    a claim and an aim."""
    windows = RESPONSES + 1
    turn = 2 + 3 + windows * (players - 1) + windows + 2 + 1 + 1
    setup = recruits(players) + 2 * players + 1 + players
    return setup + players * int(str(options["max_rounds"])) * turn
