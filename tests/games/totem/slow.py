"""Totem once more, the slow way: the twin that every shortcut of the game is compared with.

It was written from docs/rules/totem.md and shares nothing with the game, not even the board: cells are
coordinates, the board is a dictionary, a step is legal if a flood fill says so after trying it
on a copy. Texts go in and come out.
"""

from collections.abc import Collection, Iterable
from copy import deepcopy
from functools import cache
from typing import Final, NamedTuple

Cell = tuple[int, int]
ROWS: Final = "ABCDEFGHIJKLMNOPQRS"


def name_of(cell: Cell) -> str:
    q, r = cell
    return f"{ROWS[r + 9]}{q + 10}"


def cell_of(name: str) -> Cell:
    return int(name[1:]) - 10, ROWS.index(name[0]) - 9


def rising(cells: Iterable[Cell]) -> list[Cell]:
    """In canonical order: row A first, within a row by number."""
    return sorted(cells, key=lambda cell: (cell[1], cell[0]))


BOARD: Final = rising((q, r) for q in range(-9, 10) for r in range(-9, 10) if abs(q + r) <= 9)


def around(cell: Cell) -> list[Cell]:
    """TOT-3, in canonical order."""
    q, r = cell
    beside = [(q, r - 1), (q + 1, r - 1), (q - 1, r), (q + 1, r), (q - 1, r + 1), (q, r + 1)]
    return [other for other in beside if other in BOARD]


AROUND: Final = {cell: around(cell) for cell in BOARD}


@cache
def distance(one: Cell, other: Cell) -> int:
    """TOT-8, as its words say: steps on an empty board."""
    return links(one, other, AROUND)


def links(one: Cell, other: Cell, cells: Collection[Cell]) -> int:
    """Steps of the shortest way from one cell to another through these cells."""
    reached, steps = {one}, 0
    while other not in reached:
        reached |= {cell for at in reached for cell in AROUND[at] if cell in cells}
        steps += 1
    return steps


def flood(start: Cell, cells: Collection[Cell]) -> set[Cell]:
    """The cells that hang together with the start."""
    reached, ahead = {start}, [start]
    while ahead:
        found = [c for c in AROUND[ahead.pop()] if c in cells and c not in reached]
        reached.update(found)
        ahead += found
    return reached


def start_cells() -> list[Cell]:
    """TOT-R1: corners and side middles of ring 8, clockwise from the east, 30 degrees apart."""
    found: list[Cell] = []
    corner, side = (8, 0), (4, 4)
    for _ in range(6):
        found += [corner, side]
        corner, side = (-corner[1], sum(corner)), (-side[1], sum(side))
    return found


def start_sets(players: int) -> list[set[Cell]]:
    """TOT-15 to TOT-17: evenly around the board. A quarter of a turn leads from a corner to a side."""
    starts, apart = start_cells(), 12 // players
    return [{starts[(i + k * apart) % 12] for k in range(players)} for i in range(12)]


class Unit(NamedTuple):
    seat: int
    totem: bool


class SlowTotem:
    """A position, from the first pick on or from a position text."""

    def __init__(self, players: int, victims: str, distance: str, quiet_per_player: int) -> None:
        self.players = players
        self.victims, self.distance, self.quiet_per_player = victims, distance, quiet_per_player
        self.units: dict[Cell, Unit] = {}
        self.reserve = [0] * players
        self.fallen: list[list[int]] = []  # the seats that each attack threw out, in order
        self.phase, self.turn, self.starter = "start", 0, 0
        self.dice, self.points = (0, 0), 0
        self.trail: list[Cell] = []
        self.done: list[Cell] = []
        self.falling: list[list[Cell]] = []
        self.quiet, self.loud, self.rolls, self.reason = 0, False, 0, ""

    @classmethod
    def at(
        cls, text: str, victims: str = "one", distance: str = "board", quiet_per_player: int = 50
    ) -> "SlowTotem":
        """From a position text."""
        *seats, turn, quiet = text.split()
        new = cls(len(seats), victims, distance, quiet_per_player)
        for seat, word in enumerate(seats):
            if word.endswith("=-"):
                new.fallen.append([seat])
                continue
            totem, rest = word[2:].split("+")
            pieces, reserve = rest.split("~")
            new.units[cell_of(totem)] = Unit(seat, True)
            for piece in filter(None, pieces.split(",")):
                new.units[cell_of(piece)] = Unit(seat, False)
            new.reserve[seat] = int(reserve)
        new.phase, new.turn, new.quiet = "roll", int(turn[5:]), int(quiet[6:])
        return new

    def copy(self) -> "SlowTotem":
        return deepcopy(self)

    def text(self) -> str:
        """The position text."""
        words = []
        for seat in range(self.players):
            totem = self.totem(seat)
            pieces = ",".join(name_of(cell) for cell in self.cells(seat) if cell != totem)
            known = f"{name_of(totem)}+{pieces}~{self.reserve[seat]}" if totem else "-"
            words.append(f"{seat}={known}")
        return " ".join([*words, f"turn={self.turn}", f"quiet={self.quiet}"])

    def cells(self, seat: int) -> list[Cell]:
        return rising(cell for cell, unit in self.units.items() if unit.seat == seat)

    def totem(self, seat: int) -> Cell | None:
        return next((cell for cell in self.cells(seat) if self.units[cell].totem), None)

    def standing(self) -> list[int]:
        return [seat for seat in range(self.players) if self.totem(seat)]

    # Who may do what

    def decider(self) -> int | None:
        """A seat, -1 for chance, None when it is over."""
        return None if self.phase == "over" else -1 if self.phase == "roll" else self.turn

    def legal(self) -> list[str]:
        """What may happen now, in canonical order."""
        if self.phase == "start":
            picked = {totem for seat in self.standing() if (totem := self.totem(seat))}
            sets = [cells for cells in start_sets(self.players) if picked <= cells]
            return [
                f"start {name_of(c)}" for c in BOARD if c not in picked if any(c in s for s in sets)
            ]
        if self.phase == "roll":
            return [f"roll {low} {high}" for low in range(1, 7) for high in range(low, 7)]
        if self.phase == "use":
            return self.uses()
        if self.phase == "move":
            return self.steps()
        if self.phase == "remove":
            return [f"remove {name_of(cell)}" for cell in self.falling[0]]
        return ["again", "end"] if self.phase == "again" else []

    def uses(self) -> list[str]:
        low, high = self.dice
        found: list[str] = []
        if self.walkers():
            found += [f"use {points}" for points in sorted({low, high, low + high})]
        if (low == high or low + high >= 10) and self.reserve[self.turn]:
            totem = self.totem(self.turn)
            assert totem
            found += [f"add {name_of(cell)}" for cell in AROUND[totem] if cell not in self.units]
        return found or ["pass"]

    def steps(self) -> list[str]:
        movers = [self.trail[-1]] if self.trail else self.walkers()
        found = [
            f"{name_of(mover)}-{name_of(cell)}" for mover in movers for cell in self.ways(mover)
        ]
        return [*found, "stop"] if self.trail and self.walkers() else found

    def walkers(self) -> list[Cell]:
        """Own units that are neither done nor in motion and can make a step."""
        resting = {*self.done, *self.trail[-1:]}
        return [cell for cell in self.cells(self.turn) if cell not in resting and self.ways(cell)]

    def ways(self, unit: Cell) -> list[Cell]:
        return [
            cell
            for cell in ways(self.units, unit)
            if not (self.trail and unit == self.trail[-1] and cell in self.trail)
        ]

    # What happens

    def apply(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        if word == "start":
            self.start(cell_of(rest))
        elif word == "roll":
            low, high = map(int, rest.split())
            self.dice, self.points, self.loud, self.done = (low, high), 0, False, []
            self.phase = "use"
        elif word == "use":
            self.points, self.phase = int(rest), "move"
        elif word == "add":
            self.units[cell_of(rest)] = Unit(self.turn, False)
            self.reserve[self.turn] -= 1
            self.loud = True
            if not self.decided():
                self.end_roll()
        elif word == "pass":
            self.end_roll()
        elif word == "stop":
            self.finish()
        elif word == "remove":
            self.falling[0] = [cell_of(rest)]
            self.execute()
        elif word == "again":
            self.phase = "roll"
        elif word == "end":
            self.next_turn()
        else:
            self.walk(*map(cell_of, word.split("-")))

    def start(self, cell: Cell) -> None:
        self.units[cell] = Unit(self.turn, True)
        self.units |= dict.fromkeys(AROUND[cell], Unit(self.turn, False))
        self.reserve[self.turn] = 19
        self.turn = (self.turn + 1) % self.players
        if self.turn == self.starter:
            self.phase = "roll"

    def walk(self, unit: Cell, cell: Cell) -> None:
        self.units[cell] = self.units.pop(unit)
        self.trail = [*(self.trail or [unit]), cell]
        self.points -= 1
        if not self.points or not self.ways(cell):
            self.finish()

    def finish(self) -> None:
        at, me = self.trail[-1], self.turn
        touched = [c for c in AROUND[at] if c in self.units and self.units[c].seat != me]
        order = [(me + turn) % self.players for turn in range(1, self.players)]
        colours = [[c for c in touched if self.units[c].seat == seat] for seat in order]
        verdicts = [self.verdict(colour) for colour in colours if colour]
        if self.victims == "one" and touched:
            totems = [cells for cells in verdicts if self.units[cells[0]].totem]
            verdicts = totems or [self.verdict(touched)]
        self.falling = verdicts
        self.fallen.append([])
        self.execute()

    def verdict(self, touched: list[Cell]) -> list[Cell]:
        """A touched totem, or the farthest of the touched pieces."""
        totems = [cell for cell in touched if self.units[cell].totem]
        if totems:
            return totems
        far = {cell: self.how_far(cell) for cell in touched}
        return [cell for cell in touched if far[cell] == max(far.values())]

    def how_far(self, piece: Cell) -> int:
        totem = self.totem(self.units[piece].seat)
        assert totem
        if self.distance == "board":
            return distance(piece, totem)
        return links(piece, totem, self.cells(self.units[piece].seat))

    def execute(self) -> None:
        while self.falling:
            if len(self.falling[0]) > 1:
                self.phase = "remove"
                return
            self.eliminate(self.falling.pop(0)[0])
        self.done.append(self.trail[-1])
        self.trail, self.phase = [], "move"
        if not self.decided():
            if not (self.points and self.walkers()):
                self.points = 0
                self.end_roll()

    def eliminate(self, cell: Cell) -> None:
        self.loud = True
        unit = self.units.pop(cell)
        totem = self.totem(unit.seat)
        linked = flood(totem, self.cells(unit.seat)) if totem else set()
        for other in self.cells(unit.seat):
            if other not in linked:
                del self.units[other]
        if unit.totem:
            self.reserve[unit.seat] = 0
            self.fallen[-1].append(unit.seat)

    # Ends

    def decided(self) -> bool:
        standing = self.standing()
        if len(standing) == 1:
            self.phase, self.reason = "over", "last_totem"
        elif all(len(self.cells(s)) == 2 and not self.reserve[s] for s in standing):
            self.phase, self.reason = "over", "exhaustion"
        return self.phase == "over"

    def end_roll(self) -> None:
        self.rolls += 1
        self.quiet = 0 if self.loud else self.quiet + 1
        if self.quiet >= self.quiet_per_player * len(self.standing()):
            self.phase, self.reason = "over", "quiet_limit"
        elif self.dice == (6, 6):
            self.phase = "again"
        else:
            self.next_turn()

    def next_turn(self) -> None:
        later = [(self.turn + turn) % self.players for turn in range(1, self.players)]
        self.turn = next(seat for seat in later if self.totem(seat))
        self.phase = "roll"

    def result(self) -> dict[str, object] | None:
        """The result line's object."""
        if self.phase != "over":
            return None
        standing = self.standing()
        winners = standing if self.reason == "last_totem" else []
        places, place = dict.fromkeys(standing, 1), 1 + len(standing)
        for together in reversed(self.fallen):
            places |= dict.fromkeys(together, place)
            place += len(together)
        seats = range(self.players)
        return {
            "winners": winners,
            "points": [int(seat in winners) for seat in seats],
            "reason": self.reason,
            "places": [places[seat] for seat in seats],
            "shares": [round((seat in standing) / len(standing), 6) for seat in seats],
            "rolls": self.rolls,
        }


def ways(units: dict[Cell, Unit], unit: Cell) -> list[Cell]:
    """TOT-42, TOT-43: where a unit may step, each step tried on a copy of the board."""
    return [cell for cell in AROUND[unit] if cell not in units and holds(units, unit, cell)]


def holds(units: dict[Cell, Unit], unit: Cell, cell: Cell) -> bool:
    """Does the unit still touch another one after this step, and is all its colour connected?"""
    after = dict(units)
    after[cell] = after.pop(unit)
    own = [at for at in after if after[at].seat == after[cell].seat]
    totem = next(at for at in own if after[at].totem)
    return len(own) > 1 and len(flood(totem, own)) == len(own)
