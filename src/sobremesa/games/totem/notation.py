"""Texts of decisions and of luck, and back: section 10 of the rules."""

import re
from typing import Final

from sobremesa.core import Action, Refusal, Seat
from sobremesa.core.notation import Notation, Words
from sobremesa.games.totem import actions as act
from sobremesa.games.totem.components import CELLS, NAMES, cell_name
from sobremesa.games.totem.position import ROLL_OFF
from sobremesa.games.totem.rules import Totem

CELL: Final = r"[A-S](?:1[0-9]|[1-9])"
ROLL_OFF_LINE: Final = re.compile(r"off((?: [0-3]:[1-6]){2,4})")

# A cell off the board can be read, and is then refused.
WORDS: Final = [cell_name(cell) if cell in NAMES.values() else "" for cell in range(CELLS)]
FACES: Final = ("", *"123456")
ROOM: Final = int(act.FROM)
NOTATION: Final = Notation(
    int(act.KIND),
    {
        act.START: "start {cell}", act.USE: "use {points}", act.ADD: "add {cell}", act.PASS: "pass",
        act.STEP: "{from}-{cell}", act.STOP: "stop", act.REMOVE: "remove {cell}", act.AGAIN: "again",
        act.END: "end", act.OFF_DIE: "off {seat}:{die}", act.ROLL: "roll {low} {die}",
    },
    {
        "cell": Words(1, ROOM, WORDS), "from": Words(ROOM, ROOM, WORDS),
        "points": Words(1, ROOM, map(str, range(100))), "seat": Words(8, 8, "0123"),
        "low": Words(8, 8, FACES), "die": Words(1, 8, FACES),
    },
    "expected a step such as J10-J11, or start, use, add, pass, stop, remove, again, end",
)  # fmt: skip
write = NOTATION.write


def read(text: str) -> Action:
    action = NOTATION.read(text)
    low, high = divmod(act.detail(action), 8)
    if act.kind_of(action) == act.ROLL and low > high:
        raise ValueError(f"the low die is written first: roll {high} {low}")
    return action


def read_line(state: Totem, who: Seat, text: str) -> list[Action]:
    """A line is one action, but for the roll-off: one die after another, by ascending seats."""
    match = ROLL_OFF_LINE.fullmatch(text)
    if not match:
        if text.startswith("off"):
            raise ValueError("a roll-off names each seat and its die: off 0:5 1:3")
        return [read(text)]
    dice = match[1].split()
    if state.phase == ROLL_OFF and [int(die[0]) for die in dice] != rivals(state):
        raise Refusal("TOT-11")
    return [read(f"off {die}") for die in dice]


def rivals(state: Totem) -> list[Seat]:
    """The seats that roll off against each other now."""
    return [seat for seat in state.seats() if state.rivals >> seat & 1]
