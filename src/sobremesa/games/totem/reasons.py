"""What speaks for a hint, in a word: what the roll does to the board, which everybody sees."""

from collections.abc import Sequence

from sobremesa.core import Note
from sobremesa.core.hex import Hex
from sobremesa.games.totem.components import CENTRE_NUMBER, NAMES
from sobremesa.games.totem.view import TotemPlayer, TotemView


def reasons(before: TotemView, after: TotemView, line: Sequence[str]) -> list[Note]:
    me = before.turn
    mine, then = before.players[me], after.players[me]
    rivals = {s: player for s, player in enumerate(after.players) if s != me and player.totem}
    if before.phase == "off":
        return []
    if before.phase == "start":
        return far_from(then, rivals)
    if after.phase == "over" and then.totem and not rivals:
        return [Note("wins", "", {})]
    if before.phase == "again":
        return []
    return [
        *blows(before, after),
        *growth(mine, then),
        *way(mine, then, rivals),
        *safety(mine, then, rivals),
    ]


def far_from(then: TotemPlayer, rivals: dict[int, TotemPlayer]) -> list[Note]:
    """Whoever comes near first is struck first."""
    if not then.totem or not rivals:
        return []
    return [Note("apart", "", {"steps": nearest([then.totem], goals(rivals))})]


def blows(before: TotemView, after: TotemView) -> list[Note]:
    found = list[Note]()
    for seat, (mine, then) in enumerate(zip(before.players, after.players, strict=True)):
        fell = len(mine.pieces) - len(then.pieces)
        if seat == before.turn:
            continue
        if mine.totem and not then.totem:
            found.insert(0, Note("topples", "", {"seat": seat}))
        elif fell > 0:
            found.append(Note("strikes", "", {"pieces": fell, "seat": seat}))
    return found


def growth(mine: TotemPlayer, then: TotemPlayer) -> list[Note]:
    grown = len(then.pieces) > len(mine.pieces)
    return [Note("grows", "", {"pieces": len(then.pieces)})] if grown else []


def way(mine: TotemPlayer, then: TotemPlayer, rivals: dict[int, TotemPlayer]) -> list[Note]:
    """Nearer to a totem, or at least to pieces."""
    if not mine.totem or not then.totem or not rivals:
        return []
    found = []
    left = nearest(units(then), goals(rivals))
    if left < nearest(units(mine), goals(rivals)):
        seat = next(s for s in rivals if nearest(units(then), goals({s: rivals[s]})) == left)
        found.append(Note("nears", "", {"steps": left - 1, "seat": seat}))
    for seat, rival in rivals.items():
        gap = nearest(units(then), units(rival))
        if gap < nearest(units(mine), units(rival)):
            found.append(Note("threatens", "", {"steps": gap - 1, "seat": seat}))
    return found


def safety(mine: TotemPlayer, then: TotemPlayer, rivals: dict[int, TotemPlayer]) -> list[Note]:
    """What a blow would cost, and how far the own totem is from the others."""
    if not mine.totem or not then.totem or not rivals:
        return []
    enemies = [unit for rival in rivals.values() for unit in units(rival)]
    gap, was = nearest([then.totem], enemies), nearest([mine.totem], enemies)
    found = [Note("shelters", "", {"steps": gap - 1})] if gap > was else []
    cost = dearest(then)
    if cost == 1:
        found.append(Note("holds", "", {}))
    elif cost < dearest(mine):
        found.append(Note("closes", "", {"pieces": cost}))
    if then.totem == mine.totem and len(then.pieces) > 0:
        found.append(Note("stays", "", {}))
    if cost > 1:
        found.append(Note("risks", "", {"pieces": cost}))
    return [*found, Note("gap", "", {"steps": gap - 1})]


def dearest(player: TotemPlayer) -> int:
    """How many pieces fall at most when one is struck: with it falls what it held (TOT-56)."""
    return max(
        (len(player.pieces) - len(held(player, piece)) for piece in player.pieces), default=0
    )


def held(player: TotemPlayer, struck: str) -> set[str]:
    """The pieces that are still connected with the totem without one of them."""
    left = {*player.pieces} - {struck}
    reached, wave = set[str](), [player.totem or ""]
    while wave:
        near = {name for name in left for one in wave if place(one).distance(place(name)) == 1}
        left -= near
        reached |= near
        wave = [*near]
    return reached


def units(player: TotemPlayer) -> list[str]:
    return [*player.pieces, *([player.totem] if player.totem else [])]


def goals(rivals: dict[int, TotemPlayer]) -> list[str]:
    return [rival.totem for rival in rivals.values() if rival.totem]


def nearest(ones: Sequence[str], others: Sequence[str]) -> int:
    return min(place(one).distance(place(other)) for one in ones for other in others)


def place(name: str) -> Hex:
    row, column = divmod(NAMES[name], 20)
    return Hex(column - CENTRE_NUMBER, row - CENTRE_NUMBER)
