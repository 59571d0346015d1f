"""The decisions and draws of Pyramids for people: what `action-...` in text/*.ftl is told."""

from collections.abc import Callable
from typing import Final

from sobremesa.core import Note, Seat
from sobremesa.core.phrases import Phrases
from sobremesa.games.pyramids.actions import NEUTRAL
from sobremesa.games.pyramids.notation import DIE_NAMES
from sobremesa.games.pyramids.rules import Pyramids
from sobremesa.games.pyramids.sheets import BoardData

PHRASES: Final = Phrases(
    "first {seat:d}", "base|start {start}", "take {die}", "write {slot} {number:d}",
    "cross F{group:d}.*", "develop *", "deploy {unit} {space}", deploy_hidden="deploy {unit} ?",
    factions_1="factions {a}", factions_2="factions {a} {b}", factions_3="factions {a} {b} {c}",
    factions_4="factions {a} {b} {c} {d}", place_umbrella="place umbrella {home}",
    place_ram="place ram {home}>{other}", place_spikes="place spikes {home}<{other}",
    income_stay="income {space} stay", income_hold="income {space} hold",
)  # fmt: skip
# Notes that only say what the boards show.
ON_BOARDS: Final = ("unit",)
KINDS: Final = {"H": "hero", "F": "foot", "R": "held"}
Args = dict[str, str | int]


def describer(board: BoardData) -> Callable[[Pyramids, Seat, str, Seat], Note]:
    """`describe` for a printed board."""
    printed = {space.name: (space.icon, space.number) for space in board.foot}

    def describe(before: Pyramids, who: Seat, text: str, seat: Seat) -> Note:
        """A die is taken for what it shows, and of two that show the same only one can be (PYR-23)."""
        key, rule, args = PHRASES.note(text)
        if key == "take":
            die = str(args["die"])
            face = int(before.dice[DIE_NAMES.index(die)])
            shown: Args = {"face": face} if face else {}
            return Note("take-face" if face else key, rule, die_args(die) | shown)
        if key == "write":
            return Note(key, rule, args | slot_args(str(args["slot"])))
        if key == "cross":
            icon, number = printed[text.split(" ")[1]]
            return Note(key, rule, args | {"part": f"foot-{icon}", "number": number})
        if key == "develop":
            return Note(key, rule, {"upgrade": text.split(" ")[1].replace(".", "-")})
        if "unit" in args:
            return Note(key, rule, args | unit_args(str(args["unit"])))
        return Note(key, rule, args)

    return describe


def die_args(die: str) -> Args:
    """`1d4a`: its colour by seat, and its kind. What is nobody's has a colour of its own."""
    return {"colour": int(NEUTRAL) if die[0] == "n" else int(die[0]), "kind": int(die[2])}


def unit_args(unit: str) -> Args:
    """The heroes of a slot, footmen of a group, soldiers held on a space, or an army."""
    kind = KINDS.get(unit[0], "army")
    return {"kind": kind, "unit": unit if kind == "army" else unit[1:]}


def slot_args(slot: str) -> Args:
    if slot[0] == "H":
        return {"part": "hero", "slot": slot[1]}
    if slot[0] == "D":
        icon = "triangle" if slot.endswith("T") else "rhombus"
        return {"part": f"dev-{icon}", "slot": slot[1]}
    return {"part": "army", "unit": slot[0], "slot": slot[1]}
