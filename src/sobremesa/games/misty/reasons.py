"""What speaks for a hint, in a word: what a card is worth, and what the own window can still bring."""

from collections.abc import Sequence
from typing import Final

from sobremesa.core import Note
from sobremesa.games.misty.belief import window
from sobremesa.games.misty.notation import write
from sobremesa.games.misty.solver import Solution, solve
from sobremesa.games.misty.view import MistyView

STEPS: Final = {"U": (0, -1), "D": (0, 1), "L": (-1, 0), "R": (1, 0)}


def reasons(before: MistyView, after: MistyView, line: Sequence[str]) -> list[Note]:
    verb, *words = line[0].split(" ")
    if verb == "pick":
        return picked(before, words[0])
    if verb == "place":
        return placed(before, words[0])
    if before.step != "activate":
        return []
    best = best_from(before)
    kept = line[0] in [write(action) for action in best.order]
    return [Note("activation", "", {"points": best.best})] if kept else []


def picked(before: MistyView, card: str) -> list[Note]:
    """By its kind: a flower is worth most alone (MIS-52), smiles in company (MIS-53), an arrow where it lands (MIS-31)."""
    own = [c for row in before.windows[before.seat].spaces for stack in row for c in stack]
    kind = card[0]
    if kind == "F":
        return [Note("flower", "", {})]
    smiles = sum(other[0] == "S" for other in own)
    if kind == "S":
        return [Note("smiles", "", {"smiles": smiles}) if smiles else Note("smile", "", {})]
    if kind in "UDLR":
        covers = [Note("covers", "", {})] if any(other[0] == "M" for other in own) else []
        return [*covers, Note("arrow", "", {})]
    return [Note("denies" if kind == "M" else "plain", "", {})]


def placed(before: MistyView, space: str) -> list[Note]:
    """What its neighbours mean for a card: a smile beside a smile (MIS-53), an arrow and what it points at (MIS-31), or
    whether an arrow of the own window points at it."""
    card = before.revealed[before.seat]
    column, row = int(space[1]), int(space[3])
    laid = {
        (x + 1, y + 1): stack[0]
        for y, stacks in enumerate(before.windows[before.seat].laid)
        for x, stack in enumerate(stacks)
        if stack
    }
    if card[0] in STEPS:
        return pointing(card, laid.get(ahead(card, column, row), ""))
    found = list[Note]()
    if card[0] == "S" and any(laid.get((column + by, row), "")[:1] == "S" for by in (-1, 1)):
        found.append(Note("pair", "", {}))
    met = any(
        other[0] in STEPS and ahead(other, *place) == (column, row) for place, other in laid.items()
    )
    if met == (card[0] == "M"):
        found.append(Note("met" if met else "safe", "", {}))
    return found


def pointing(card: str, at: str) -> list[Note]:
    if not at:
        return [Note("open", "", {})]
    if at[0] == "M":
        return [Note("meets", "", {})]
    away = at[0] in STEPS and STEPS[at[0]] != tuple(-by for by in STEPS[card[0]])
    return [Note("chain", "", {})] if away else []


def ahead(arrow: str, column: int, row: int) -> tuple[int, int]:
    right, down = STEPS[arrow[0]]
    return column + right, row + down


def best_from(seen: MistyView) -> Solution:
    own = window(seen.windows[seen.seat], seen.variant == "introductory", True)
    return solve(own, seen.smile_pairs == "disjoint", seen.feeding == "auto")
