"""Slow twins of the kernels: the rules once more, in plain Python and from views, without any table."""

from collections.abc import Mapping
from itertools import product

from sobremesa.games.pyramids.components import Box
from sobremesa.games.pyramids.view import PyramidsView

CIRCLES = {"A1", "A2", "A3", "B2", "C1", "C2", "C3"}


def changed(box: Box, seen: PyramidsView, seat: int, part: str) -> set[int]:
    """The numbers that the die in hand may become in a part of the board (PYR-26 to PYR-28)."""
    assert seen.die
    name, face = seen.die
    own = (-1, 0, 1) if name[0] == str(seat) else (0,)
    places = box.maps[str(dict(seen.options)["map"])].hexes
    held = {place.hex for place in seen.ground if place.owner == str(seat)}
    factory = any(cell.factory == part and cell.name in held for cell in places)
    changes = {a + b for a in own for b in ((-2, 0, 2) if factory else (0,))}
    return {face + change for change in changes if face + change >= 1}


def most(box: Box, kind: str, triangle: bool) -> int:
    """The largest number that fits: the die in rules 1.0, the place since then (PYR-29)."""
    return 4 if (kind == "4" if box.rules_version == "1.0" else triangle) else 8


def writes(box: Box, seen: PyramidsView) -> set[str]:
    """All legal texts for the die in hand (PYR-24 to PYR-36)."""
    assert seen.die
    seat = seen.deciders[0]
    options, board = dict(seen.options), seen.boards[seat]
    numbers = dict(board.numbers)
    kind = seen.die[0][2]
    found = {"waste"}
    slots = [slot for row in box.board.rows for slot in row.slots]
    for slot, number in product(slots, range(1, 9)):
        part = {"H": "hero", "D": "dev"}.get(slot[0], slot[0])
        if slot in numbers or number not in changed(box, seen, seat, part):
            continue
        if number > most(box, kind, slot[0] == "H" or slot.endswith("T") or slot == "B1"):
            continue
        if icon_fits(slot, kind, options) and row_allows(slot, number, numbers, options):
            found.add(f"write {slot} {number}")
    for space in box.board.foot:
        fits = (space.icon == "triangle") == (kind == "4") and space.name not in board.crossed
        if fits and space.number in changed(box, seen, seat, "foot"):
            found.add(f"cross {space.name}")
    return found


def icon_fits(slot: str, kind: str, options: Mapping[str, object]) -> bool:
    if options["twin_slots"] == "2" and slot[0] == "B":
        return {"B1": kind == "4", "B2": kind == "8"}.get(slot, False)
    if slot in CIRCLES:
        return True
    triangle = slot[0] == "H" or slot.endswith("T") or slot == "B1"
    return (kind == "4") == triangle


def row_allows(
    slot: str, number: int, numbers: dict[str, int], options: Mapping[str, object]
) -> bool:
    if slot[0] == "H":  # PYR-33
        reuse = options["hero_slots"] == "reuse"
        empty = [f"H{k}" for k in (1, 2, 3) if f"H{k}" not in numbers]
        return slot == empty[0] and (not reuse or slot == "H1")
    if slot[0] == "D":  # PYR-34, PYR-35
        pair = slot[:2]
        triangle, rhombus = numbers.get(pair + "T"), numbers.get(pair + "R")
        if triangle is None and rhombus is None:
            empty = [
                f"D{k}" for k in range(1, 7) if f"D{k}T" not in numbers and f"D{k}R" not in numbers
            ]
            return pair == empty[0] and (slot.endswith("T") or number > 1)
        return number < rhombus if rhombus is not None else number > (triangle or 0)
    return can_finish(slot[0], {**numbers, slot: number}, options)


def can_finish(unit: str, numbers: dict[str, int], options: Mapping[str, object]) -> bool:
    """Is there any way to fill the missing slots (PYR-30, PYR-31)?"""
    if unit == "B":
        last = "B2" if options["twin_slots"] == "2" else "B3"
        ends = {numbers[slot] for slot in ("B1", last) if slot in numbers}
        return len(ends) < 2 and max(ends, default=1) <= 4
    choices = [[numbers[s]] if (s := f"{unit}{k}") in numbers else range(1, 9) for k in (1, 2, 3)]
    if unit == "A":
        return any(a < b < c for a, b, c in product(*choices))
    return any(a > b > c for a, b, c in product(*choices))


# Battles

Force = tuple[int, int]  # ordinary units, heroes


def half(number: int, seen: PyramidsView) -> int:
    return -(-number // 2) if dict(seen.options)["halves"] == "up" else number // 2


def lose(force: Force, points: int, tough: int) -> Force:
    """One point after the other: ordinary units first, then heroes (PYR-63)."""
    ordinary, heroes = force
    while points and ordinary:
        ordinary, points = ordinary - 1, points - 1
    while points >= tough and heroes:
        heroes, points = heroes - 1, points - tough
    return ordinary, heroes


def halved(force: Force, seen: PyramidsView) -> Force:
    return lose(force, sum(force) - half(sum(force), seen), 1)


def battle(box: Box, seen: PyramidsView, place: str) -> tuple[str, Force]:
    """Who holds a hex after the deployment that this view, a judge's, has before it is resolved."""
    there = next(hex_ for hex_ in seen.ground if hex_.hex == place)
    defender = there.owner
    forces: dict[str, Force] = {defender: (there.ordinary, there.heroes)} if defender else {}
    bombs: dict[str, int] = {}
    for seat, board in enumerate(seen.boards):
        for (unit, number, heroes), (_, target) in zip(
            board.units, board.targets or (), strict=True
        ):
            if target != place:
                continue
            if unit == "C":
                bombs[str(seat)] = number
            else:
                ordinary, stars = forces.get(str(seat), (0, 0))
                forces[str(seat)] = (
                    (ordinary, stars + number) if heroes else (ordinary + number, stars)
                )
    faction = {str(seat): board.faction for seat, board in enumerate(seen.boards)}
    tough = {side: 2 if faction.get(side) == "bastet" else 1 for side in forces}
    for side, before in list(forces.items()):  # PYR-56, PYR-57
        points = sum(power for owner, power in bombs.items() if owner != side)
        forces[side] = lose(before, points, tough[side])
        if side == defender and f"{side}: umbrella {place}" in seen.devices:
            forces[side] = max(forces[side], halved(before, seen), key=sum)
    forces = {side: force for side, force in forces.items() if sum(force)}
    defended = defender in forces
    if defended:  # PYR-58, PYR-59
        attackers = [side for side in forces if side != defender]
        rammed = any(ram(seen, side, place) for side in attackers)
        spiked = [side for side in attackers if spikes(box, seen, defender, side, place)]
        for side in [*([defender] if rammed else []), *spiked]:
            forces[side] = halved(forces[side], seen)
    forces = {side: force for side, force in forces.items() if sum(force)}
    return fight(box, seen, forces, defender, faction, tough)


def homes(seen: PyramidsView, side: str) -> set[str]:
    return {h.hex for h in seen.ground if h.owner == side} | {seen.boards[int(side)].start}


def ram(seen: PyramidsView, side: str, place: str) -> bool:
    return any(f"{side}: ram {home}>{place}" in seen.devices for home in homes(seen, side))


def spikes(box: Box, seen: PyramidsView, defender: str, side: str, place: str) -> bool:
    cells = {cell.name: cell.place for cell in box.maps[str(dict(seen.options)["map"])].hexes}
    borders = [home for home in homes(seen, side) if cells[home].distance(cells[place]) == 1]
    return bool(borders) and all(
        f"{defender}: spikes {place}<{home}" in seen.devices for home in borders
    )


def fight(
    box: Box,
    seen: PyramidsView,
    forces: dict[str, Force],
    defender: str,
    faction: dict[str, str],
    tough: dict[str, int],
) -> tuple[str, Force]:
    """PYR-61, PYR-62."""
    defended = defender in forces
    each = {}
    for side in forces:
        anubian = faction.get(side) == "anubians" and defended and side != defender
        each[side] = 2 if anubian or (side == defender and tough[side] == 2) else 1
    strength = {side: force[0] + force[1] * each[side] for side, force in forces.items()}
    left = {}
    for side, force in forces.items():
        others = [strength[other] for other in forces if other != side]
        points = sum(others) if dict(seen.options)["melee"] == "sum" else max(others, default=0)
        tied = points == strength[side] and box.rules_version != "1.0"  # PYR-65
        if points < strength[side] or tied:
            left[side] = lose(force, points, max(each[side], tough[side]))
    held = [(side, force) for side, force in left.items() if sum(force)]
    assert len(held) < 2
    return held[0] if held else ("", (0, 0))
