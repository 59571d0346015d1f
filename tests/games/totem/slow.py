"""Totem once more, the slow way: the twin that every shortcut of the game is compared with.

It was written from docs/rules/totem.md and shares nothing with the game, not even the board: cells are
coordinates, the board is a dictionary, a step is legal if a flood fill says so after trying it
on a copy. What the duty to spend all points allows (TOT-23) is found by trying everything. Texts go in and
come out.
"""

from collections.abc import Collection, Iterable
from copy import copy
from functools import cache
from typing import Any, Final, NamedTuple

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


class TooMuch(Exception):
    """Trying everything would take too long here."""


class SlowTotem:
    """A position, from the first pick on or from a position text."""

    def __init__(
        self,
        players: int,
        victims: str = "one",
        distance: str = "board",
        quiet_per_player: int = 50,
        spend: str = "all",
        trail: str = "turn",
        patience: int = 10**9,
    ) -> None:
        self.players = players
        self.victims, self.distance, self.quiet_per_player = victims, distance, quiet_per_player
        self.spend, self.trail, self.patience = spend, trail, patience
        self.units: dict[Cell, Unit] = {}
        self.reserve = [0] * players
        self.fallen: list[list[int]] = []  # the seats that each attack threw out, in order
        self.phase, self.turn, self.starter = "start", 0, 0
        self.dice, self.points = (0, 0), 0
        self.mover: Cell | None = None
        self.trails: dict[Cell, list[Cell]] = {}  # by where a unit stands: where it has been
        self.done: list[Cell] = []
        self.falling: list[list[Cell]] = []
        self.quiet, self.loud, self.rolls, self.reason = 0, False, 0, ""

    @classmethod
    def at(cls, text: str, **options: Any) -> "SlowTotem":
        """From a position text."""
        *seats, turn, quiet = text.split()
        new = cls(len(seats), **options)
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
        new = copy(self)
        new.units, new.reserve = dict(self.units), list(self.reserve)
        new.fallen = [list(seats) for seats in self.fallen]
        new.trails, new.done = dict(self.trails), list(self.done)
        new.falling = [list(cells) for cells in self.falling]
        return new

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
            return self.free()
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
        free = self.free()
        if self.spend == "as_you_go":
            return free
        known: Known = {}
        tried = {text: self.after(text) for text in free}
        spent = {text: cost(text) + tried[text].best(known) for text in free}
        most = max(spent.values())
        return [text for text in free if spent[text] == most or tried[text].can_win(known)]

    def free(self) -> list[str]:
        """What TOT-40 to TOT-49 and the eliminations allow."""
        if self.phase == "remove":
            return [f"remove {name_of(cell)}" for cell in self.falling[0]]
        movers = [self.mover] if self.mover else self.walkers()
        found = [
            f"{name_of(mover)}-{name_of(cell)}" for mover in movers for cell in self.ways(mover)
        ]
        return [*found, "stop"] if self.mover and self.walkers() else found

    def walkers(self) -> list[Cell]:
        """Own units that are neither done nor in motion and can make a step."""
        resting = {*self.done, self.mover}
        return [cell for cell in self.cells(self.turn) if cell not in resting and self.ways(cell)]

    def ways(self, unit: Cell) -> list[Cell]:
        been = self.trails.get(unit, [])
        barred = been[-2:-1] if self.trail == "last" else been
        return [cell for cell in ways(self.units, unit) if cell not in barred]

    # The duty to spend all points

    def after(self, text: str) -> "SlowTotem":
        new = self.copy()
        new.apply(text)
        return new

    def best(self, known: "Known") -> int:
        """The most points that can still be spent in this roll; more than there are it cannot be."""
        if self.phase not in ("move", "remove"):
            return 0
        key = ("best", self.key())
        if key not in known:
            self.count(known)
            most = 0
            for text in self.free():
                most = max(most, cost(text) + self.after(text).best(known))
                if most == self.points:
                    break
            known[key] = most
        return known[key]

    def can_win(self, known: "Known") -> bool:
        """Is a victory still possible in this roll?"""
        if self.phase == "over":
            return self.reason == "last_totem"
        if self.phase not in ("move", "remove") or self.far_from_some_totem():
            return False
        key = ("win", self.key())
        if key not in known:
            self.count(known)
            known[key] = any(self.after(text).can_win(known) for text in self.free())
        return bool(known[key])

    def far_from_some_totem(self) -> bool:
        """No point brings a unit nearer by more than a cell."""
        movable = [cell for cell in self.cells(self.turn) if cell not in self.done]
        totems = [
            totem for seat in self.standing() if seat != self.turn and (totem := self.totem(seat))
        ]
        return any(
            all(distance(unit, totem) > self.points + 1 for unit in movable) for totem in totems
        )

    def count(self, known: "Known") -> None:
        if len(known) > self.patience:
            raise TooMuch

    def key(self) -> tuple[object, ...]:
        moving = {unit: tuple(been) for unit, been in self.trails.items() if unit not in self.done}
        falling = tuple(map(tuple, self.falling))
        units, done = frozenset(self.units.items()), frozenset(self.done)
        return units, done, self.mover, frozenset(moving.items()), self.points, falling

    # What happens

    def apply(self, text: str) -> None:
        word, _, rest = text.partition(" ")
        if word == "start":
            self.start(cell_of(rest))
        elif word == "roll":
            low, high = map(int, rest.split())
            self.dice, self.points, self.loud, self.done = (low, high), 0, False, []
            if self.trail == "roll":
                self.trails = {}
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
        self.trails[cell] = [*self.trails.pop(unit, [unit]), cell]
        self.mover = cell
        self.points -= 1
        if not self.points or not self.ways(cell):
            self.finish()

    def finish(self) -> None:
        at, me = self.mover, self.turn
        assert at
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
        assert self.mover
        self.done.append(self.mover)
        self.mover, self.phase = None, "move"
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
        self.trails = {}
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


def cost(text: str) -> int:
    """In points: a step costs one, a stop and a choice nothing."""
    return int("-" in text)


Known = dict[tuple[str, tuple[object, ...]], int]


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
