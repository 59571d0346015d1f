"""What speaks for a hint, in a word: what the roll does to the board, which everybody sees."""

from collections.abc import Sequence

from sobremesa.core import Note
from sobremesa.core.hex import Hex
from sobremesa.games.totem.components import CENTRE_NUMBER, NAMES
from sobremesa.games.totem.view import TotemPlayer, TotemView


def reason(before: TotemView, after: TotemView, line: Sequence[str]) -> Note | None:
    me = before.turn
    mine, then = before.players[me], after.players[me]
    others = [seat for seat in range(len(before.players)) if seat != me]
    if before.phase in ("off", "start"):
        return None
    if after.phase == "over" and then.totem and not any(after.players[s].totem for s in others):
        return Note("wins", "", {})
    toppled = [s for s in others if before.players[s].totem and not after.players[s].totem]
    if toppled:
        return Note("topples", "", {"seat": toppled[0]})
    fell = sum(len(before.players[s].pieces) - len(after.players[s].pieces) for s in others)
    if fell > 0:
        return Note("strikes", "", {"pieces": fell})
    if len(then.pieces) > len(mine.pieces):
        return Note("grows", "", {"pieces": len(then.pieces)})
    return way(mine, then, [after.players[seat] for seat in others])


def way(mine: TotemPlayer, then: TotemPlayer, others: Sequence[TotemPlayer]) -> Note | None:
    """Nearer to a totem, farther from danger, or neither: the group stays together (TOT-43)."""
    targets = [other.totem for other in others if other.totem]
    enemies = [unit for other in others for unit in units(other)]
    if not targets or not enemies or not mine.totem or not then.totem:
        return None
    left = nearest(units(then), targets)
    if left < nearest(units(mine), targets):
        return Note("nears", "", {"steps": left - 1})
    if nearest([then.totem], enemies) > nearest([mine.totem], enemies):
        return Note("shelters", "", {})
    return Note("holds", "", {})


def units(player: TotemPlayer) -> list[str]:
    return [*player.pieces, *([player.totem] if player.totem else [])]


def nearest(ones: Sequence[str], others: Sequence[str]) -> int:
    return min(place(one).distance(place(other)) for one in ones for other in others)


def place(name: str) -> Hex:
    row, column = divmod(NAMES[name], 20)
    return Hex(column - CENTRE_NUMBER, row - CENTRE_NUMBER)
