"""What speaks for a hint, in a word: what a card is worth, and what the own window can still bring."""

from collections.abc import Sequence

from sobremesa.core import Note
from sobremesa.games.misty.belief import window
from sobremesa.games.misty.notation import write
from sobremesa.games.misty.solver import Solution, solve
from sobremesa.games.misty.view import MistyView


def reason(before: MistyView, after: MistyView, line: Sequence[str]) -> Note | None:
    verb, *words = line[0].split(" ")
    if verb == "pick":
        return picked(before, words[0])
    if before.step != "activate":
        return None
    best = best_from(before)
    kept = line[0] in [write(action) for action in best.order]
    return Note("activation", "", {"points": best.best}) if kept else None


def picked(before: MistyView, card: str) -> Note | None:
    """By its kind: a flower is worth most alone (MIS-52), smiles in company (MIS-53), an arrow where it lands (MIS-31)."""
    own = [c for row in before.windows[before.seat].spaces for stack in row for c in stack]
    kind = card[0]
    if kind == "F":
        return Note("flower", "", {})
    smiles = sum(other[0] == "S" for other in own)
    if kind == "S" and smiles:
        return Note("smiles", "", {"smiles": smiles})
    if kind in "UDLR" and any(other[0] == "M" for other in own):
        return Note("covers", "", {})
    if kind in "UDLR":
        return Note("arrow", "", {})
    return Note("denies", "", {}) if kind == "M" else None


def best_from(seen: MistyView) -> Solution:
    own = window(seen.windows[seen.seat], seen.variant == "introductory", True)
    return solve(own, seen.smile_pairs == "disjoint", seen.feeding == "auto")
