"""What speaks for a hint, in a word: what a number adds to the own board, and whom a unit meets."""

from collections.abc import Sequence

from sobremesa.core import Note
from sobremesa.games.pyramids.components import BOXES
from sobremesa.games.pyramids.view import BoardView, PyramidsView


def reasons(before: PyramidsView, after: PyramidsView, line: Sequence[str]) -> list[Note]:
    if before.seat < 0:
        return []
    if before.phase == "start":
        return begun(before, line[0].removeprefix("start "))
    mine, then = before.boards[before.seat], after.boards[before.seat]
    target = next((text.split(" ") for text in line if text.startswith("deploy ")), None)
    if target and line[0].startswith("deploy "):
        return sent(before, mine, target[1], target[2])
    found = list[Note]()
    if len(then.upgrades) > len(mine.upgrades):
        found.append(Note("develops", "", {}))
    elif len(then.marked) > len(mine.marked) or pairs(then) > pairs(mine):
        found.append(Note("pair", "", {}))
    more = worth(then) - worth(mine)
    if more > 0:
        found.append(Note("worth", "", {"points": more}))
    if len(then.fresh) > len(mine.fresh):
        found.append(Note("heroes", "", {}))
    return [*found, *drafted(before, then, line[0].split(" "))]


def drafted(before: PyramidsView, then: BoardView, words: Sequence[str]) -> list[Note]:
    """What the die may become (PYR-26), and where its number leads to."""
    verb, what = words[0], words[-1]
    if verb == "take" and what.startswith(str(before.seat)):
        return [Note("own", "", {})]
    if verb == "cross":
        return [Note("stretch", "", {})]
    if verb != "write":
        return []
    slot, written = words[1], {name for name, _ in then.numbers}
    if slot[0] == "D":
        return [Note("begins", "", {})]
    if slot[0] in "ABC":
        left = 3 - sum(name[0] == slot[0] for name in written)
        return [Note("army", "", {"part": slot[0], "left": left})]
    return []


def begun(before: PyramidsView, start: str) -> list[Note]:
    """Which factories are nearest (PYR-27), and how far the others are who have chosen."""
    atlas = BOXES[before.rules].maps[str(dict(before.options)["map"])]
    place = atlas.cell(start).place
    steps = {cell: place.distance(cell.place) for cell in atlas.hexes}
    near = min(far for cell, far in steps.items() if cell.factory)
    parts = sorted({cell.factory for cell, far in steps.items() if cell.factory and far == near})
    found = [Note("factories", "", {"parts": ",".join(parts), "steps": near})]
    taken = [board.start for board in before.boards if board.start]
    if taken:
        rival = min(place.distance(atlas.cell(name).place) for name in taken)
        found.append(Note("apart", "", {"steps": rival}))
    return found


def worth(board: BoardView) -> int:
    return sum(value for _, value in board.worth)


def pairs(board: BoardView) -> int:
    """Pairs of the development whose both slots are written."""
    slots = {slot for slot, _ in board.numbers}
    return sum(slot.endswith("T") and f"{slot[:-1]}R" in slots for slot in slots)


def sent(before: PyramidsView, mine: BoardView, unit: str, space: str) -> list[Note]:
    """Whom a unit meets, as it stands before the battles."""
    number = next((number for name, number, _ in mine.units if name == unit), None)
    ground = next((each for each in before.ground if each.hex == space), None)
    if number is None or ground is None:
        return []
    if not ground.owner:
        return [Note("free", "", {"space": space})]
    if ground.owner == str(before.seat):
        return [Note("guards", "", {"space": space})]
    force = ground.ordinary + ground.heroes
    return [Note("attacks", "", {"space": space, "units": number, "force": force})]
