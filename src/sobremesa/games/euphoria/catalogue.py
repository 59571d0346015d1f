"""All that can be decided, all that can be drawn, and how long it takes at most."""

from itertools import product

from sobremesa.core import Action, Options
from sobremesa.core.bag import members
from sobremesa.games.euphoria import actions as act
from sobremesa.games.euphoria import components as box
from sobremesa.games.euphoria.windows import ALONE, WITH_SEAT

CARDS = range(len(box.ARTIFACTS))
COSTS = range(3)  # places of the recruit that pays
RESPONSES = (
    6  # the reactions after which a window opens again: ear, lamp, mirror, dummy, apron, knot
)


def decisions(players: int, options: Options) -> list[Action]:
    seats, slots = range(players), range(3 * players)
    found = [act.REDRAW * act.KIND, act.SKIPPING, act.SHOOT * act.KIND, act.PASSING, *rows()]
    found += [act.card_to(act.GIVE, card, seat) for card in CARDS for seat in seats]
    found += [
        act.to_slot(kind, slot)
        for kind in (act.INTERROGATE, act.HIDE, act.PICK_SLOT)
        for slot in slots
    ]
    found += [act.to_seat(kind, seat) for kind in (act.PICK_SEAT, act.AIM) for seat in seats]
    # EUP-112
    found += [act.with_card(act.PICK_CARD, card, 0) for card in CARDS if card != box.MAGPIE]
    found += [act.with_card(act.USE, card, cost) for card in members(box.ACTIONS) for cost in COSTS]
    found += [act.arm(cost, seat) for cost in COSTS for seat in seats]
    return sorted(map(int, found + reactions(players)))


def rows() -> list[Action]:
    """EUP-10: the orders of three recruits; nobody is dealt two Leaders."""
    hands = product(range(len(box.KINDS)), repeat=3)
    return [act.order(*hand) for hand in hands if sum(recruit <= box.LS for recruit in hand) < 2]


def reactions(players: int) -> list[Action]:
    seats, slots = range(players), range(3 * players)
    found = []
    for cost in COSTS:
        alone = list(members(ALONE & ~box.ACTIONS))
        found += [act.with_card(act.REACT, card, cost) for card in [*alone, int(box.GAZE)]]
        for card in members(WITH_SEAT):
            found += [act.with_card(act.REACT_AT, card, cost) + seat * act.SEAT for seat in seats]
        found += [act.with_card(act.REACT_LOOK, box.GAZE, cost) + slot * act.SLOT for slot in slots]
        swap = act.with_card(act.REACT_SWAP, box.KNOT, cost)
        for own, theirs in product(slots, repeat=2):
            if own // 3 != theirs // 3:
                found.append(swap + own * act.SLOT + theirs * act.OTHER)
    return found


def outcomes(players: int, options: Options) -> list[Action]:
    seats = range(players)
    found = [
        act.card_to(act.DEAL_RECRUIT, kind, seat)
        for kind in range(len(box.KINDS))
        for seat in seats
    ]
    if recruits(players) > 3 * players:
        found += [act.card_to(act.DEAL_OUT, kind, 0) for kind in (box.E, box.S)]
    found += [
        act.card_to(kind, card, s)
        for kind in (act.DEAL_ARTIFACT, act.DRAW)
        for card in CARDS
        for s in seats
    ]
    if options["first_player"] == "random":
        found += [act.to_seat(act.FIRST, seat) for seat in seats]
    return sorted(map(int, found))


def recruits(players: int) -> int:
    return 2 * int(box.FOLLOWERS[players]) + 2


def longest(players: int, options: Options) -> int:
    """A deal, the rows, and turns: an artifact drawn or given; an action with two choices; a window in which
    all others answer, and again after each response; one after a shot, for its target alone; two draws,
    a claim and an aim."""
    windows = RESPONSES + 1
    turn = 2 + 3 + windows * (players - 1) + windows + 2 + 1 + 1
    setup = recruits(players) + 2 * players + 1 + players
    return setup + players * int(str(options["max_rounds"])) * turn
