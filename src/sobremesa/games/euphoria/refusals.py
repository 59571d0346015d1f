"""Why not: the rule that an illegal event breaks (section 12). It explains; `legal` has judged.

The order of the questions is that of a referee: is it over, is it your turn, is it the time for that,
and then what is wrong with the thing itself. Nothing here looks at what the speaker may not know.
"""

from typing import Final

from sobremesa.core.state import CHANCE, Action, Seat
from sobremesa.games.euphoria import actions as act
from sobremesa.games.euphoria import components as box
from sobremesa.games.euphoria.position import (
    ACTION,
    AIMING,
    ARTIFACT,
    DEALING_ARTIFACTS,
    DEALING_RECRUITS,
    ORDERING,
    OVER,
    PICKING,
    RESOLVING,
    WINDOW,
    Position,
)

PICKS: Final = (act.PICK_SEAT, act.PICK_SLOT, act.PICK_CARD)
PHASE_ONE: Final = (act.REDRAW, act.GIVE, act.SKIP)
REACTING: Final = (act.REACT, act.REACT_AT, act.REACT_LOOK, act.REACT_SWAP)
CHANCE_RULE: Final = {
    int(act.DEAL_RECRUIT): "EUP-5", int(act.DEAL_OUT): "EUP-6", int(act.DEAL_ARTIFACT): "EUP-7",
    int(act.FIRST): "EUP-9", int(act.DRAW): "EUP-55",
}  # fmt: skip


def forbids(state: Position, who: Seat, action: Action) -> str:
    kind = int(act.kind_of(action))
    if state.phase == OVER:
        return "EUP-100"
    if kind in CHANCE_RULE:
        return bad_chance(state, who, kind)
    if state.phase == ORDERING:
        return "EUP-10" if kind == act.ORDER and who in state.deciders() else "EUP-21"
    if kind == act.ORDER:
        return "EUP-11"
    if who == CHANCE or state.phase < ORDERING:
        return "EUP-21"
    if kind in REACTING:
        return bad_reaction(state, who, action)
    if state.phase == WINDOW and who != state.active:
        return "EUP-62"
    if who != state.active or state.deciders()[0] == CHANCE:
        return "EUP-21"
    return bad_decision(state, who, action, kind)


def bad_chance(state: Position, who: Seat, kind: int) -> str:
    """Cards come when they are due, and to whom they are due."""
    if who == CHANCE and kind == act.DEAL_RECRUIT and state.phase == DEALING_RECRUITS:
        return "EUP-4" if state.dealt % 3 == 0 else "EUP-5"
    if who == CHANCE and state.phase == DEALING_ARTIFACTS:
        return "EUP-7"
    return CHANCE_RULE[kind]


def bad_decision(state: Position, who: Seat, action: Action, kind: int) -> str:
    """The active player, whose decision is due or who waits for the answers of others."""
    if kind in PHASE_ONE:
        if state.phase == ARTIFACT:
            return "EUP-24" if kind == act.REDRAW else "EUP-25"
        return "EUP-27" if state.phase == AIMING and kind == act.SKIP else "EUP-22"
    if state.phase == ARTIFACT:
        return "EUP-89" if kind == act.AIM else "EUP-20"
    if kind == act.AIM:
        return bad_aim(state)
    if state.phase in (PICKING, RESOLVING):
        return box.RULE_OF[state.card] if kind in PICKS else "EUP-48"
    if kind in PICKS:
        return "EUP-48"
    if state.phase == AIMING and kind == act.PASS:
        return "EUP-27"
    if state.phase != ACTION:
        return "EUP-68" if state.phase == WINDOW and kind == act.PASS else "EUP-30"
    return bad_action(state, who, action, kind)


def bad_aim(state: Position) -> str:
    """EUP-89 has the last word on aiming; the second choice of `glove` is aimed as well."""
    if state.phase in (PICKING, RESOLVING) and (
        state.card != box.GLOVE or state.pick == box.NOTHING
    ):
        return "EUP-48"
    return "EUP-89"


def bad_action(state: Position, who: Seat, action: Action, kind: int) -> str:
    """Phase 2."""
    if kind == act.PASS:
        return "EUP-R8"
    if kind == act.INTERROGATE:
        return "EUP-R9" if act.slot_of(action) // 3 == who else "EUP-31"
    if kind == act.SHOOT:
        return "EUP-39"
    if kind == act.HIDE:
        slot = int(act.slot_of(action))
        shown = slot < 3 * state.players and state.exposed >> slot & 1
        return "EUP-38" if shown else "EUP-37"
    if kind == act.ARM:
        if state.aims[who] != box.NOTHING or not state.center or not state.hidden_places(who):
            return "EUP-34"
        return "EUP-42" if not pays(state, who, action) else "EUP-89"
    return bad_use(state, who, action)


def bad_use(state: Position, who: Seat, action: Action) -> str:
    card = int(act.card_of(action))
    if not state.hands[who] >> card & 1:
        return "EUP-46"
    if not box.ACTIONS >> card & 1:
        return "EUP-50"
    if not state.hidden_places(who):
        return "EUP-44"
    if not pays(state, who, action):
        return "EUP-42"
    return "EUP-53" if card == box.GLOVE and state.aims[who] != box.NOTHING else "EUP-47"


def pays(state: Position, who: Seat, action: Action) -> bool:
    """Is the recruit that is to pay still hidden (EUP-42)?"""
    return bool(state.hidden_places(who) >> act.cost_of(action) & 1)


def bad_reaction(state: Position, who: Seat, action: Action) -> str:
    """Somebody reacts who may not, when one may not, or with what one may not."""
    if state.phase != WINDOW:
        return "EUP-69"
    if who == state.active:
        return "EUP-68"
    if who not in state.deciders():
        return "EUP-62"
    card = int(act.card_of(action))
    if not state.hands[who] >> card & 1:
        return "EUP-61"
    if box.ACTIONS >> card & 1:
        return "EUP-49"
    window = state.window
    if not box.REACTIONS[window] >> card & 1:
        if (
            state.card == box.LENS
            and (box.REACTIONS[box.SHOT] | box.REACTIONS[box.AFTER_SHOT]) >> card & 1
        ):
            return "EUP-113"
        return (
            "EUP-66"
            if card == box.STATIC and state.reactions and window != box.ARTIFACT_USE
            else "EUP-50"
        )
    if card == state.fresh:
        return "EUP-67"
    wrong = box.FOR_OTHERS if who == state.target else box.FOR_TARGET
    if wrong >> card & 1:
        return box.RULE_OF[card]
    if card in (box.SPRING, box.HOOK) and state.aims[who] != box.NOTHING:
        return "EUP-53"
    if not pays(state, who, action):
        return "EUP-42"
    named = act.kind_of(action) == act.REACT_AT
    return (
        "EUP-89"
        if named and card != box.DUMMY and act.seat_of(action) == who
        else box.RULE_OF[card]
    )
