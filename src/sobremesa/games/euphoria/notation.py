"""Texts of decisions and of luck, and back: section 10 of the rules."""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from sobremesa.core import JUDGE, Action, Event, Happening, Refusal, Seat, speaker, still_secret
from sobremesa.games.euphoria.actions import (
    AIM,
    ARM,
    DEAL_ARTIFACT,
    DEAL_OUT,
    DEAL_RECRUIT,
    DRAW,
    FIRST,
    GIVE,
    HIDE,
    INTERROGATE,
    KIND,
    ORDER,
    OTHER,
    PASS,
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
    SKIP,
    SLOT,
    USE,
    arm,
    card_of,
    card_to,
    cost_of,
    kind_of,
    order,
    other_of,
    seat_of,
    slot_of,
    to_seat,
    to_slot,
    with_card,
)
from sobremesa.games.euphoria.components import (
    ARTIFACTS,
    FOLLOWERS,
    KINDS,
    NUMBER_OF,
    SECOND_EDITION,
    slot_name,
)
from sobremesa.games.euphoria.position import (
    DEALING_ARTIFACTS,
    DEALING_RECRUITS,
    ORDERING,
    OVER,
    WINDOW,
)
from sobremesa.games.euphoria.rules import Euphoria
from sobremesa.games.euphoria.windows import first_reaction

RECRUIT: Final = "(LE|LS|E|S)"
PLACE: Final = r"([0-7])\.([1-3])"
CARD: Final = "(" + "|".join(ARTIFACTS) + ")"

# The words of a decision, by kind; what follows them is what its pattern catches.
SHAPES: Final = {
    int(kind): re.compile(pattern)
    for kind, pattern in {
        ORDER: rf"order {RECRUIT}-{RECRUIT}-{RECRUIT}",
        REDRAW: "redraw",
        GIVE: rf"give {CARD} @([0-7])",
        SKIP: "skip",
        INTERROGATE: rf"interrogate {PLACE}",
        USE: rf"use {CARD} x([1-3])",
        ARM: r"arm x([1-3]) @([0-7])",
        SHOOT: "shoot",
        HIDE: rf"hide {PLACE}",
        PASS: "pass",
        PICK_SEAT: "pick ([0-7])",
        PICK_SLOT: rf"pick {PLACE}",
        PICK_CARD: rf"pick {CARD}",
        AIM: "aim ([0-7])",
        REACT: rf"react {CARD} x([1-3])",
        REACT_AT: rf"react {CARD} x([1-3]) @([0-7])",
        REACT_LOOK: rf"react {CARD} x([1-3]) {PLACE}",
        REACT_SWAP: rf"react {CARD} x([1-3]) {PLACE} {PLACE}",
        DEAL_RECRUIT: rf"recruit ([0-7]) {RECRUIT}",
        DEAL_OUT: "recruit out (E|S)",
        DEAL_ARTIFACT: rf"artifact ([0-7]) {CARD}",
        FIRST: "first ([0-7])",
        DRAW: rf"draw ([0-7]) {CARD}",
    }.items()
}
RECRUITS_LINE: Final = re.compile(
    r"recruits((?: [0-7]=(?:LE|LS|E|S),(?:E|S),(?:E|S)){4,8}) out=(E|S|-)"
)
ARTIFACTS_LINE: Final = re.compile(rf"artifacts((?: [0-7]={CARD},{CARD}){{4,8}})")


def write(action: Action) -> str:
    """`give lid @3`; single draws of a deal are `recruit 0 LE`, `recruit out E`, `artifact 0 lid`."""
    kind = int(kind_of(action))
    card, place, seat = int(card_of(action)), int(cost_of(action)), int(seat_of(action))
    if kind == ORDER:
        return f"order {KINDS[card]}-{KINDS[place]}-{KINDS[seat]}"
    if kind in (REDRAW, SKIP, SHOOT, PASS):
        return SHAPES[kind].pattern
    if kind in (INTERROGATE, HIDE, PICK_SLOT):
        word = SHAPES[kind].pattern.split()[0]
        return f"{word} {slot_name(int(slot_of(action)))}"
    if kind == ARM:
        return f"arm x{place + 1} @{seat}"
    if kind in (PICK_SEAT, AIM, FIRST):
        return f"{SHAPES[kind].pattern.split()[0]} {seat}"
    if kind == DEAL_RECRUIT:
        return f"recruit {seat} {KINDS[card]}"
    if kind == DEAL_OUT:
        return f"recruit out {KINDS[card]}"
    if kind == PICK_CARD:
        return f"pick {ARTIFACTS[card]}"
    if kind == GIVE:
        return f"give {ARTIFACTS[card]} @{seat}"
    if kind in (DRAW, DEAL_ARTIFACT):
        return f"{SHAPES[kind].pattern.split()[0]} {seat} {ARTIFACTS[card]}"
    text = f"{'use' if kind == USE else 'react'} {ARTIFACTS[card]} x{place + 1}"
    if kind == REACT_AT:
        return f"{text} @{seat}"
    if kind in (REACT_LOOK, REACT_SWAP):
        text += f" {slot_name(int(slot_of(action)))}"
    return f"{text} {slot_name(int(other_of(action)))}" if kind == REACT_SWAP else text


def read(text: str) -> Action:
    """One action from its text; what is written well but wrong can be read, and is then refused."""
    for kind, shape in SHAPES.items():
        if match := shape.fullmatch(text):
            return assemble(kind, match.groups())
    raise ValueError(
        "expected redraw, give lid @3, skip, interrogate 3.2, use lid x1, arm x1 @4, shoot, hide 2.3, "
        "pass, pick 3, aim 4 or react lid x2"
    )


def assemble(kind: int, parts: tuple[str, ...]) -> Action:
    """An action of a kind from what its pattern has caught."""
    if kind == ORDER:
        first, second, third = (KINDS.index(part) for part in parts)
        return order(first, second, third)
    if kind in (REDRAW, SKIP, SHOOT, PASS):
        return kind * KIND
    if kind in (INTERROGATE, HIDE, PICK_SLOT):
        return to_slot(kind, slot(parts))
    if kind == ARM:
        return arm(int(parts[0]) - 1, int(parts[1]))
    if kind in (PICK_SEAT, AIM, FIRST):
        return to_seat(kind, int(parts[0]))
    if kind == DEAL_RECRUIT:
        return card_to(kind, KINDS.index(parts[1]), int(parts[0]))
    if kind == DEAL_OUT:
        return card_to(kind, KINDS.index(parts[0]), 0)
    if kind in (DRAW, DEAL_ARTIFACT):
        return card_to(kind, NUMBER_OF[parts[1]], int(parts[0]))
    card = NUMBER_OF[parts[0]]
    if kind == PICK_CARD:
        return with_card(kind, card, 0)
    if kind == GIVE:
        return card_to(kind, card, int(parts[1]))
    action = with_card(kind, card, int(parts[1]) - 1)
    if kind == REACT_AT:
        return action + int(parts[2]) * SEAT
    if kind in (REACT_LOOK, REACT_SWAP):
        action += slot(parts[2:4]) * SLOT
    return action + slot(parts[4:6]) * OTHER if kind == REACT_SWAP else action


def slot(parts: Sequence[str]) -> int:
    return 3 * int(parts[0]) + int(parts[1]) - 1


def read_line(state: Euphoria, who: Seat, text: str) -> list[Action]:
    """A line is one action, but for the two deals: one card after another, by ascending seats."""
    if match := RECRUITS_LINE.fullmatch(text):
        return recruits_dealt(state, match[1].split(), match[2])
    if match := ARTIFACTS_LINE.fullmatch(text):
        return artifacts_dealt(state, match[1].split())
    if text.startswith("recruit"):
        raise ValueError("a deal names everybody's recruits: recruits 0=LE,E,S 1=E,E,S ... out=-")
    if text.startswith("artifact"):
        raise ValueError("a deal names everybody's artifacts: artifacts 0=eyes,lid 1=gaze,ear ...")
    return [read(text)]


def recruits_dealt(state: Euphoria, hands: list[str], out: str) -> list[Action]:
    actions: list[Action] = []
    for seat, hand in enumerate(hands_of(state, hands, "EUP-5")):
        kinds = [KINDS.index(name) for name in hand]
        in_order(kinds)
        actions += [card_to(DEAL_RECRUIT, kind, seat) for kind in kinds]
    if (out != "-") != (2 * FOLLOWERS[state.players] + 2 > 3 * state.players):
        raise Refusal("EUP-6")
    if out != "-":
        actions.append(card_to(DEAL_OUT, KINDS.index(out), 0))
    return actions


def artifacts_dealt(state: Euphoria, hands: list[str]) -> list[Action]:
    actions: list[Action] = []
    for seat, hand in enumerate(hands_of(state, hands, "EUP-7")):
        cards = [NUMBER_OF[name] for name in hand]
        in_order(cards)
        actions += [card_to(DEAL_ARTIFACT, card, seat) for card in cards]
    return actions


def hands_of(state: Euphoria, hands: list[str], rule: str) -> list[list[str]]:
    """`0=LE,E,S` for every seat in turn."""
    seats = [int(hand[0]) for hand in hands]
    if seats != list(range(int(state.players))):
        raise Refusal(rule)
    return [hand[2:].split(",") for hand in hands]


def in_order(numbers: list[int]) -> None:
    if any(a > b for a, b in pairwise(numbers)):
        raise ValueError(
            "a hand that is dealt is written sorted: LE LS E S; artifacts as in the list"
        )


# Lines of a record, as one seat may know them


def all_seen(now: Euphoria, seat: Seat) -> bool:
    """EUP-97: to the judge, and to everybody when the game is over, nothing on the table is hidden."""
    return seat == JUDGE or now.phase == OVER


def left_over_seen(now: Euphoria, seat: Seat) -> bool:
    """EUP-6: by nobody but the judge, who reads the whole record; in 1.0 by everybody at the end."""
    return seat == JUDGE or (now.phase == OVER and now.terms.edition < SECOND_EDITION)


def lines(block: Sequence[Happening[Euphoria]], now: Euphoria, seat: Seat) -> list[str]:
    """The lines of a block; an unfinished simultaneous step or deal has none yet."""
    first, seen, found = block[0].before, all_seen(now, seat), list[str]()
    if first.together():
        events = [each.event for each in block]
        return [] if still_secret(first, now) else step_lines(first, events, seat, seen)
    for before, who, action, after, _ in block:
        if before.phase == DEALING_RECRUITS:
            if after.phase == DEALING_ARTIFACTS:
                found.append(recruits_line(after, now, seat))
        elif before.phase == DEALING_ARTIFACTS:
            if after.phase != DEALING_ARTIFACTS:
                found.append(artifacts_line(after, seat, seen))
        else:
            found.append(single_line(before, who, action, seat, seen))
    return found


def recruits_line(state: Euphoria, now: Euphoria, seat: Seat) -> str:
    """The deal, from the position right after it, when every hand is sorted; as one may know it now."""
    n = int(state.players)
    seen = all_seen(now, seat)
    hands = [
        ",".join(KINDS[state.kinds[3 * s + i]] if seen or s == seat else "?" for i in range(3))
        for s in range(n)
    ]
    out = "-"
    if state.left_over >= 0:
        out = KINDS[state.left_over] if left_over_seen(now, seat) else "?"
    return "! recruits " + " ".join(f"{s}={hand}" for s, hand in enumerate(hands)) + f" out={out}"


def artifacts_line(state: Euphoria, seat: Seat, seen: bool) -> str:
    hands = [
        ",".join(c for i, c in enumerate(ARTIFACTS) if state.hands[s] >> i & 1)
        if seen or s == seat
        else "?,?"
        for s in range(int(state.players))
    ]
    return "! artifacts " + " ".join(f"{s}={hand}" for s, hand in enumerate(hands))


def single_line(before: Euphoria, who: Seat, action: Action, seat: Seat, seen: bool) -> str:
    """A line that is one event: a draw, a gift and the claim of `magpie` are not for everybody."""
    kind = int(kind_of(action))
    text = write(action)
    if not seen:
        if kind == DRAW and seat != seat_of(action):
            text = f"draw {int(seat_of(action))} ?"
        elif kind == GIVE and seat not in (who, seat_of(action)):
            text = f"give ? @{int(seat_of(action))}"
        elif kind == PICK_CARD and seat not in (who, before.pick):
            text = "pick ?"
    return speaker(who) + text


def step_lines(before: Euphoria, block: Sequence[Event], seat: Seat, seen: bool) -> list[str]:
    """A closed step: rows and answers in ascending order of seats, the reaction that counts for all."""
    last = before.copy()
    counts = -1
    if before.phase == WINDOW:
        for who, action in block:
            last.answers[who] = action
        counts = int(first_reaction(last))
    found = []
    for who, action in sorted(block):
        if seen or who in (seat, counts):
            found.append(f"{who}: {write(action)}")
        elif before.phase == ORDERING:
            found.append(f"{who}: order ?")
        elif not before.terms.capable:  # EUP-157: with `capable` nobody hears of the question
            found.append(f"{who}: ?")
    return found
