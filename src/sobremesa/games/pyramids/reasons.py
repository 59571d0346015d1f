"""What speaks for a hint, in a word: what a number adds to the own board, and whom a unit meets."""

from collections.abc import Sequence

from sobremesa.core import Note
from sobremesa.games.pyramids.view import BoardView, PyramidsView


def reason(before: PyramidsView, after: PyramidsView, line: Sequence[str]) -> Note | None:
    if before.seat < 0:
        return None
    mine, then = before.boards[before.seat], after.boards[before.seat]
    target = next((text.split(" ") for text in line if text.startswith("deploy ")), None)
    if target and line[0].startswith("deploy "):
        return sent(before, mine, target[1], target[2])
    if len(then.upgrades) > len(mine.upgrades):
        return Note("develops", "", {})
    if len(then.marked) > len(mine.marked) or pairs(then) > pairs(mine):
        return Note("pair", "", {})
    more = worth(then) - worth(mine)
    if more > 0:
        return Note("worth", "", {"points": more})
    if len(then.fresh) > len(mine.fresh):
        return Note("heroes", "", {})
    return None


def worth(board: BoardView) -> int:
    return sum(value for _, value in board.worth)


def pairs(board: BoardView) -> int:
    """Pairs of the development whose both slots are written."""
    slots = {slot for slot, _ in board.numbers}
    return sum(slot.endswith("T") and f"{slot[:-1]}R" in slots for slot in slots)


def sent(before: PyramidsView, mine: BoardView, unit: str, space: str) -> Note | None:
    """Whom a unit meets, as it stands before the battles."""
    number = next((number for name, number, _ in mine.units if name == unit), None)
    ground = next((each for each in before.ground if each.hex == space), None)
    if number is None or ground is None:
        return None
    if not ground.owner:
        return Note("free", "", {"space": space})
    if ground.owner == str(before.seat):
        return Note("guards", "", {"space": space})
    force = ground.ordinary + ground.heroes
    return Note("attacks", "", {"space": space, "units": number, "force": force})
