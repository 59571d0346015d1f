"""Texts of decisions and of luck, and back: section 10 of the rules."""

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from sobremesa.core import JUDGE, Action, Event, Happening, Refusal, Seat, speaker, still_secret
from sobremesa.core.notation import Notation, Words
from sobremesa.games.euphoria import actions as act
from sobremesa.games.euphoria import components as box
from sobremesa.games.euphoria.position import (
    DEALING_ARTIFACTS,
    DEALING_RECRUITS,
    ORDERING,
    OVER,
    WINDOW,
)
from sobremesa.games.euphoria.rules import Euphoria
from sobremesa.games.euphoria.windows import first_reaction

SEATS: Final = "01234567"
NOTATION: Final = Notation(
    int(act.KIND),
    {
        act.ORDER: "order {first}-{second}-{third}", act.REDRAW: "redraw", act.GIVE: "give {card} @{seat}",
        act.SKIP: "skip", act.INTERROGATE: "interrogate {slot}", act.USE: "use {card} x{cost}",
        act.ARM: "arm x{cost} @{seat}", act.SHOOT: "shoot", act.HIDE: "hide {slot}", act.PASS: "pass",
        act.PICK_SEAT: "pick {seat}", act.PICK_SLOT: "pick {slot}", act.PICK_CARD: "pick {card}",
        act.AIM: "aim {seat}", act.REACT: "react {card} x{cost}",
        act.REACT_AT: "react {card} x{cost} @{seat}", act.REACT_LOOK: "react {card} x{cost} {slot}",
        act.REACT_SWAP: "react {card} x{cost} {slot} {other}",
        # Single draws of a deal, which no record has.
        act.DEAL_RECRUIT: "recruit {seat} {recruit}", act.DEAL_OUT: "recruit out {follower}",
        act.DEAL_ARTIFACT: "artifact {seat} {card}", act.FIRST: "first {seat}",
        act.DRAW: "draw {seat} {card}",
    },
    {
        "first": Words(act.CARD, 32, box.KINDS), "second": Words(act.COST, 4, box.KINDS),
        "third": Words(act.SEAT, 8, box.KINDS), "recruit": Words(act.CARD, 32, box.KINDS),
        "follower": Words(act.CARD, 32, ("", "", "E", "S")), "card": Words(act.CARD, 32, box.ARTIFACTS),
        "cost": Words(act.COST, 4, "123"), "seat": Words(act.SEAT, 8, SEATS),
        "slot": Words(act.SLOT, 32, map(box.slot_name, range(24))),
        "other": Words(act.OTHER, 32, map(box.slot_name, range(24))),
    },
    "expected redraw, give lid @3, skip, interrogate 3.2, use lid x1, arm x1 @4, shoot, hide 2.3, "
    "pass, pick 3, aim 4 or react lid x2",
)  # fmt: skip
write, read = NOTATION.write, NOTATION.read

CARD: Final = f"(?:{'|'.join(box.ARTIFACTS)})"
RECRUITS_LINE: Final = re.compile(
    r"recruits((?: [0-7]=(?:LE|LS|E|S),(?:E|S),(?:E|S)){4,8}) out=(E|S|-)"
)
ARTIFACTS_LINE: Final = re.compile(rf"artifacts((?: [0-7]={CARD},{CARD}){{4,8}})")


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
        kinds = [box.KINDS.index(name) for name in hand]
        in_order(kinds)
        actions += [act.card_to(act.DEAL_RECRUIT, kind, seat) for kind in kinds]
    if (out != "-") != (2 * box.FOLLOWERS[state.players] + 2 > 3 * state.players):
        raise Refusal("EUP-6")
    if out != "-":
        actions.append(act.card_to(act.DEAL_OUT, box.KINDS.index(out), 0))
    return actions


def artifacts_dealt(state: Euphoria, hands: list[str]) -> list[Action]:
    actions: list[Action] = []
    for seat, hand in enumerate(hands_of(state, hands, "EUP-7")):
        cards = [box.NUMBER_OF[name] for name in hand]
        in_order(cards)
        actions += [act.card_to(act.DEAL_ARTIFACT, card, seat) for card in cards]
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
    return seat == JUDGE or (now.phase == OVER and now.terms.edition < box.SECOND_EDITION)


def lines(block: Sequence[Happening[Euphoria]], now: Euphoria, seat: Seat) -> list[str]:
    """The lines of a block; an unfinished simultaneous step or deal has none yet."""
    first = block[0].before
    if first.together():
        events = [each.event for each in block]
        return [] if still_secret(first, now) else step_lines(first, events, now, seat)
    return [line for each in block for line in event_lines(each, now, seat)]


def event_lines(happening: Happening[Euphoria], now: Euphoria, seat: Seat) -> list[str]:
    """An event in turn, as one may know it now; a deal has its line when the last card is there."""
    before, who, action, after, _ = happening
    if before.phase > DEALING_ARTIFACTS:
        return [single_line(before, who, action, seat, all_seen(now, seat))]
    if before.phase == after.phase:
        return []
    return [
        (recruits_line if before.phase == DEALING_RECRUITS else artifacts_line)(after, now, seat)
    ]


def recruits_line(state: Euphoria, now: Euphoria, seat: Seat) -> str:
    """The deal, from the position right after it, when every hand is sorted; as one may know it now."""
    n = int(state.players)
    seen = all_seen(now, seat)
    hands = [
        ",".join(box.KINDS[state.kinds[3 * s + i]] if seen or s == seat else "?" for i in range(3))
        for s in range(n)
    ]
    out = "-"
    if state.left_over >= 0:
        out = box.KINDS[state.left_over] if left_over_seen(now, seat) else "?"
    return "! recruits " + " ".join(f"{s}={hand}" for s, hand in enumerate(hands)) + f" out={out}"


def artifacts_line(state: Euphoria, now: Euphoria, seat: Seat) -> str:
    seen = all_seen(now, seat)
    hands = [
        ",".join(c for i, c in enumerate(box.ARTIFACTS) if state.hands[s] >> i & 1)
        if seen or s == seat
        else "?,?"
        for s in range(int(state.players))
    ]
    return "! artifacts " + " ".join(f"{s}={hand}" for s, hand in enumerate(hands))


def single_line(before: Euphoria, who: Seat, action: Action, seat: Seat, seen: bool) -> str:
    """A line that is one event: a draw, a gift and the claim of `magpie` are not for everybody."""
    kind = int(act.kind_of(action))
    text = write(action)
    if not seen:
        if kind == act.DRAW and seat != act.seat_of(action):
            text = f"draw {int(act.seat_of(action))} ?"
        elif kind == act.GIVE and seat not in (who, act.seat_of(action)):
            text = f"give ? @{int(act.seat_of(action))}"
        elif kind == act.PICK_CARD and seat not in (who, before.pick):
            text = "pick ?"
    return speaker(who) + text


def step_lines(before: Euphoria, block: Sequence[Event], now: Euphoria, seat: Seat) -> list[str]:
    """A closed step: rows and answers in ascending order of seats, the reaction that counts for all."""
    last = before.copy()
    counts = -1
    if before.phase == WINDOW:
        for who, action in block:
            last.answers[who] = action
        counts = int(first_reaction(last))
    found = []
    for who, action in sorted(block):
        if all_seen(now, seat) or who in (seat, counts):
            found.append(f"{who}: {write(action)}")
        elif before.phase == ORDERING:
            found.append(f"{who}: order ?")
        elif not before.terms.capable:  # EUP-157: with `capable` nobody hears of the question
            found.append(f"{who}: ?")
    return found
