"""What lies on the board and in the reserves, how far a roll has got, and which steps are free. Compiled.

What is to happen next stands in `rules.py`, what the duty to spend all points leaves of the free steps (TOT-23) in
`spend.py`.
"""

from typing import Final, Literal, get_args

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT
from sobremesa.core.state import State
from sobremesa.games.totem.actions import STOP, act, step
from sobremesa.games.totem.components import STEP_OF, bit_of
from sobremesa.games.totem.field import Field
from sobremesa.games.totem.terms import LAST_CELL, MARK, Terms

# Phases: what is to be decided now.
ROLL_OFF: Final[i64] = 0  # chance
PICK: Final[i64] = 1
THROW: Final[i64] = 2  # chance
DICE: Final[i64] = 3
WALK: Final[i64] = 4
TIE: Final[i64] = 5
TWELVE: Final[i64] = 6
OVER: Final[i64] = 7
Phase = Literal["off", "start", "roll", "use", "move", "remove", "again", "over"]
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)


class Position(State):
    """The board during a game; what happens there is the subclass's."""

    def __init__(self, terms: Terms, field: Field, reserve: vec[i64], left: vec[i64]) -> None:
        self.terms = terms
        self.field = field
        # What changes seldom is replaced then and never changed in place, so that copies share it.
        self.reserve = reserve  # by seat
        self.left = left  # by seat: when it left the game, 0 while its totem stands (TOT-65)
        self.phase: i64 = ROLL_OFF
        self.turn: i64 = 0  # the seat that decides, or whose roll is due
        self.rivals: i64 = 0  # seats that roll off against each other (bits, TOT-11)
        self.thrown: vec[i64] = vec[i64]()  # all dice of the roll-off, as in actions.py
        self.settled: i64 = 0  # how many of them belong to earlier ties
        self.starter: i64 = -1
        self.low: i64 = 0  # the dice of this roll
        self.high: i64 = 0
        self.points: i64 = 0
        self.mover: i64 = 0  # cell of the unit in motion, 0 if there is none
        self.ways: i64 = 0  # the directions in which it may go on (bits)
        self.trails: vec[i64] = vec[i64]()  # where units have been, as long as it counts: marks
        self.roamed: i64 = 0  # the units that have a trail (bits)
        self.done: vec[i64] = vec[i64]()  # cells of units whose movement is finished
        self.verdicts: vec[i64] = vec[i64]()  # what falls around the mover: see attack.py
        self.quiet: i64 = 0  # consecutive quiet rolls (TOT-62)
        self.loud = False  # has a unit come or gone in this roll?
        self.added = False  # was this roll exchanged for a piece?
        self.rolls: i64 = 0  # completed
        self.movements: i64 = 0  # finished so far: the time of TOT-65
        self.ended = ""  # the reason, once it is over

    def seats(self) -> range:
        return range(int(self.terms.seats))

    def free_steps(self) -> vec[i64]:
        """TOT-40 to TOT-49: steps of the unit in motion and `stop`, or of any unit that is not done."""
        if self.mover:
            found = self.steps_of(self.mover, self.ways, vec[i64](capacity=8))
            return append(found, act(STOP, 0)) if self.other_can_walk() else found  # TOT-49
        found = vec[i64](capacity=64)
        field = self.field
        seat = self.turn
        cuts = field.find_cuts(seat)
        for i in range(field.count(seat)):
            unit = field.unit(seat, i)
            if unit not in self.done:
                ways = self.untrodden(unit, field.ways_by(cuts, seat, unit))
                found = self.steps_of(unit, ways, found)
        return found

    def steps_of(self, unit: i64, ways: i64, found: vec[i64]) -> vec[i64]:
        stay = step(unit, unit)
        while ways:
            found = append(found, stay + STEP_OF[ways & -ways])
            ways &= ways - 1
        return found

    def ways_of(self, unit: i64) -> i64:  # TOT-42 to TOT-44
        return self.untrodden(unit, self.field.ways(self.turn, unit))

    def untrodden(self, unit: i64, ways: i64) -> i64:
        """TOT-44: those of the directions that do not lead back on the unit's own trail."""
        number = self.field.number_at(unit)
        if ways == 0 or self.roamed & BIT[number] == 0:
            return ways
        back: i64 = 0
        latest = unit
        for mark in self.trails:
            if mark // MARK == number:
                cell = mark % MARK
                if self.terms.trail == LAST_CELL:
                    back = bit_of(latest - unit)
                    latest = cell
                else:
                    back |= bit_of(cell - unit)
        return ways & ~back

    def other_can_walk(self) -> bool:
        """Has a unit that is neither done nor in motion a legal step? The ends of a group are asked
        first: they tie nothing together, so the answer is cheap and most often yes."""
        field = self.field
        for ends in (True, False):
            for i in range(field.count(self.turn)):
                unit = field.unit(self.turn, i)
                if field.is_end(self.turn, unit) == ends and unit != self.mover:
                    if unit not in self.done and self.ways_of(unit):
                        return True
        return False
