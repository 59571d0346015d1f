"""Texts of decisions and of luck, and back: section 10 of the rules."""

import re
from collections.abc import Sequence
from typing import Final

from sobremesa.core import Action, Happening, Refusal, Seat, speaker
from sobremesa.games.totem.actions import (
    ADD,
    AGAIN,
    END,
    OFF_DIE,
    PASS,
    REMOVE,
    ROLL,
    START,
    STOP,
    USE,
    act,
    detail,
    dice,
    kind_of,
    origin,
    step,
)
from sobremesa.games.totem.components import NAMES, cell_name
from sobremesa.games.totem.position import ROLL_OFF
from sobremesa.games.totem.rules import Totem

CELL: Final = r"[A-S](?:1[0-9]|[1-9])"
SINGLE: Final = {"pass": PASS, "stop": STOP, "again": AGAIN, "end": END}
ON_CELL: Final = {"start": START, "add": ADD, "remove": REMOVE}
WORDS: Final = {int(kind): word for word, kind in (SINGLE | ON_CELL).items()}

SHAPES: Final = {
    "step": re.compile(rf"({CELL})-({CELL})"),
    "cell": re.compile(rf"(start|add|remove) ({CELL})"),
    "use": re.compile(r"use ([1-9]?[0-9])"),
    "roll": re.compile(r"roll ([1-6]) ([1-6])"),
    "off": re.compile(r"off ([0-3]):([1-6])"),
}
ROLL_OFF_LINE: Final = re.compile(r"off((?: [0-3]:[1-6]){2,4})")


def write(action: Action) -> str:
    """`J10-J11`, `use 9`, `roll 4 5`; a single die of the roll-off is `off 0:5`."""
    kind, at = int(kind_of(action)), detail(action)
    if kind == OFF_DIE:
        return f"off {at // 8}:{at % 8}"
    if kind == ROLL:
        return f"roll {at // 8} {at % 8}"
    if kind == USE:
        return f"use {at}"
    if kind not in WORDS:
        return f"{cell_name(origin(action))}-{cell_name(at)}"
    word = WORDS[kind]
    return word if word in SINGLE else f"{word} {cell_name(at)}"


def read(text: str) -> Action:
    """One action from its text; a cell off the board can be read, and is then refused."""
    if text in SINGLE:
        return act(SINGLE[text], 0)
    if match := SHAPES["step"].fullmatch(text):
        return step(NAMES[match[1]], NAMES[match[2]])
    if match := SHAPES["cell"].fullmatch(text):
        return act(ON_CELL[match[1]], NAMES[match[2]])
    if match := SHAPES["use"].fullmatch(text):
        return act(USE, int(match[1]))
    if match := SHAPES["off"].fullmatch(text):
        return act(OFF_DIE, dice(int(match[1]), int(match[2])))
    if match := SHAPES["roll"].fullmatch(text):
        low, high = int(match[1]), int(match[2])
        if low > high:
            raise ValueError(f"the low die is written first: roll {high} {low}")
        return act(ROLL, dice(low, high))
    raise ValueError(
        "expected a step such as J10-J11, or start, use, add, pass, stop, remove, again, end"
    )


def read_line(state: Totem, who: Seat, text: str) -> list[Action]:
    """A line is one action, but for the roll-off: one die after another, by ascending seats."""
    match = ROLL_OFF_LINE.fullmatch(text)
    if not match:
        if text.startswith("off"):
            raise ValueError("a roll-off names each seat and its die: off 0:5 1:3")
        return [read(text)]
    dice_of = [die.split(":") for die in match[1].split()]
    seats = [int(seat) for seat, _ in dice_of]
    if state.phase == ROLL_OFF and seats != rivals(state):
        raise Refusal("TOT-11")
    return [act(OFF_DIE, dice(int(seat), int(face))) for seat, face in dice_of]


def rivals(state: Totem) -> list[Seat]:
    """The seats that roll off against each other now."""
    return [seat for seat in state.seats() if state.rivals >> seat & 1]


def lines(block: Sequence[Happening[Totem]], now: Totem, seat: Seat) -> list[str]:
    """Nothing is hidden; the dice of one roll-off stand on one line."""
    found: list[str] = []
    thrown: list[str] = []
    for before, who, action, _, _ in block:
        if kind_of(action) != OFF_DIE:
            found.append(speaker(who) + write(action))
            continue
        thrown.append(write(action).removeprefix("off "))
        if len(thrown) == len(rivals(before)):
            found.append("! off " + " ".join(thrown))
            thrown = []
    return found
