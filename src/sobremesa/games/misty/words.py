"""Misty's decisions and draws for people: what `action-...` in text/*.ftl is told.

A drawing is on several cards, so that each has a number for those who read; those who look at a window
find a card by where it lies.
"""

from collections import Counter
from typing import Final

from sobremesa.core import Note, Seat
from sobremesa.core.phrases import Phrases
from sobremesa.games.misty.components import CARDS
from sobremesa.games.misty.rules import Misty
from sobremesa.games.misty.view import window_view

PHRASES: Final = Phrases(
    "pick|move|draw {card}", "place c{column:d}r{row:d}", "feed {card} {flower}",
    "deal {round:d}.{phase:d} *", pick_secret="pick ?", place_secret="place ?",
)  # fmt: skip
# Notes that only say what the boards show.
ON_BOARDS: Final = (
    "dealt",
    "placed",
    "placed_first",
    "passed_left",
    "passed_right",
    "received",
    "revealed",
)


def numbers() -> dict[str, int]:
    """Which card of its drawing each one is: of scooters there are the first, the second and the third."""
    found, counted = dict[str, int](), Counter[str]()
    for name, _, drawing in CARDS:
        counted[drawing] += 1
        found[name] = counted[drawing]
    return found


NUMBER_OF: Final = numbers()
LOOKS: Final = {name: {"kind": kind, "drawing": drawing} for name, kind, drawing in CARDS}


def describe(before: Misty, who: Seat, text: str, seat: Seat) -> Note:
    note = PHRASES.note(text)
    card, flower = str(note.args.get("card", "")), str(note.args.get("flower", ""))
    if not card:
        return note
    args: dict[str, str | int] = {**LOOKS[card], "number": NUMBER_OF[card]}
    if note.key == "feed":
        args = {"monster": NUMBER_OF[card], "flower": NUMBER_OF[flower]}
        args["flower_column"], args["flower_row"] = place_of(flower, before, who)
    if note.key in ("move", "feed"):
        args["column"], args["row"] = place_of(card, before, who)
    return Note(note.key, "", args)


def place_of(card: str, before: Misty, who: Seat) -> tuple[int, int]:
    """Column and row of a card on top in somebody's window; nowhere is 0."""
    for row, spaces in enumerate(window_view(before.windows[who]).spaces, 1):
        for column, stack in enumerate(spaces, 1):
            if stack[-1:] == (card,):
                return column, row
    return 0, 0
