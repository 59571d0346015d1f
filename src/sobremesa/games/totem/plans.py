"""Whole movements and whole rolls, as a computer looks at them: where units can get to. Compiled.

A roll has up to twelve steps, but what counts is where units end. So a unit's destinations are found by
one flood along the edge of its group, and a roll is planned movement by movement, a few good ones at a
time. Units that hold their group together are only asked for single steps.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT
from sobremesa.games.totem.actions import REMOVE, STOP, act, detail, step
from sobremesa.games.totem.components import CELLS, FREE, SIX, STEPS
from sobremesa.games.totem.field import UNITS, Field
from sobremesa.games.totem.position import TIE, WALK
from sobremesa.games.totem.rules import Totem
from sobremesa.games.totem.terms import MARK

FAR: Final[i64] = 99

# What a movement promises, before it is tried.
FELLS_TOTEM: Final = 1000.0
FELLS_PIECE: Final = 12.0
BARES_TOTEM: Final = 1.5
MOVES_TOTEM: Final = 2.0


@final
class Plan:
    """A roll as far as it is planned."""

    def __init__(self, state: Totem, actions: vec[i64]) -> None:
        self.state = state
        self.actions = actions
        self.owed: i64 = 0  # points that must still be spent (TOT-23)
        self.value = 0.0


@final
class Planner:
    """Floods, with their scratch space."""

    def __init__(self) -> None:
        self.stamp: i64 = 0
        self.stamps = vec[i64]([0] * CELLS)
        self.steps = vec[i64]([0] * CELLS)  # of the latest flood: how far each cell is
        self.came = vec[i64]([0] * CELLS)  # and from where
        self.cells = vec[i64]([0] * CELLS)  # in the order of the flood, the start first
        self.count: i64 = 0
        # The best movements found: unit, destination, promise.
        self.units = vec[i64]()
        self.ends = vec[i64]()
        self.promises = vec[float]()

    def flood(self, state: Totem, unit: i64) -> None:
        """All cells that a unit can walk to with the points that are left, the nearest first."""
        field = state.field
        seat = state.turn
        self.stamp += 1
        if state.roamed & BIT[field.number_at(unit)]:
            self.bar_trail(state, field.number_at(unit))
        self.stamps[unit] = self.stamp
        self.steps[unit] = 0
        self.cells[0] = unit
        self.count = 1
        rest = field.groups[seat] & ~BIT[field.number_at(unit)]
        base = seat * CELLS
        neighbours = i64(field.beside[base + unit])
        if neighbours == 0:
            return
        part = field.part(seat, neighbours & -neighbours, rest, neighbours)
        if neighbours & ~part:  # it ties its group together
            ways = state.ways_of(unit)
            way: i64 = 1
            for k in range(SIX):
                if ways & way:
                    self.reach(unit + STEPS[k], unit, 1)
                way += way
            return
        index: i64 = 0
        while index < self.count:
            cell = self.cells[index]
            index += 1
            walked = self.steps[cell]
            if walked >= state.points:
                break
            for k in range(SIX):
                ahead = cell + STEPS[k]
                if (
                    self.stamps[ahead] != self.stamp
                    and field.board[ahead] == FREE
                    and i64(field.beside[base + ahead]) & rest
                ):
                    self.reach(ahead, cell, walked + 1)

    def bar_trail(self, state: Totem, number: i64) -> None:
        """TOT-44: a unit that has moved in this turn returns to none of its cells. Not all of them are
        barred by every agreement; a plan can do without the others."""
        for mark in state.trails:
            if mark // MARK == number:
                self.stamps[mark % MARK] = self.stamp
                self.steps[mark % MARK] = FAR

    def reach(self, cell: i64, source: i64, steps: i64) -> None:
        self.stamps[cell] = self.stamp
        self.steps[cell] = steps
        self.came[cell] = source
        self.cells[self.count] = cell
        self.count += 1

    # Movements

    def movements(self, state: Totem, most: i64) -> None:
        """The most promising movements of the seat on turn, the best first."""
        self.units = vec[i64](capacity=8)
        self.ends = vec[i64](capacity=8)
        self.promises = vec[float](capacity=8)
        field = state.field
        seat = state.turn
        totem = field.totem(seat)
        for i in range(field.count(seat)):
            unit = field.unit(seat, i)
            if unit in state.done:
                continue
            self.flood(state, unit)
            here = self.nearest_totem(state, unit)
            for index in range(i64(1), self.count):
                end = self.cells[index]
                self.note(unit, end, self.promise(state, unit, end, here, totem), most)

    def promise(self, state: Totem, unit: i64, end: i64, here: i64, totem: i64) -> float:
        """What a movement looks like at a glance."""
        field = state.field
        seat = state.turn
        ahead = self.nearest_totem(state, end)
        found = 0.0
        touched = False
        for k in range(SIX):
            other = field.owner(end + STEPS[k])
            if other >= 0 and other != seat:
                touched = True
                if end + STEPS[k] == field.totem(other):
                    found += FELLS_TOTEM
        if touched:
            found += FELLS_PIECE
        if unit == totem:
            return found - MOVES_TOTEM + 0.3 * float(ahead - here)
        if field.distance(unit, totem) == 1 and here < 8:
            found -= BARES_TOTEM
        return found + 0.5 * float(here - ahead) - 0.05 * float(self.steps[end])

    def note(self, unit: i64, end: i64, promise: float, most: i64) -> None:
        """Keep a movement if it is among the best so far."""
        count = i64(len(self.units))
        if count < most:
            self.units = append(self.units, unit)
            self.ends = append(self.ends, end)
            self.promises = append(self.promises, promise)
            index = count
        elif promise > self.promises[most - 1]:
            index = most - 1
        else:
            return
        while index > 0 and self.promises[index - 1] < promise:
            self.units[index] = self.units[index - 1]
            self.ends[index] = self.ends[index - 1]
            self.promises[index] = self.promises[index - 1]
            index -= 1
        self.units[index] = unit
        self.ends[index] = end
        self.promises[index] = promise

    def nearest_totem(self, state: Totem, cell: i64) -> i64:
        """Steps to the nearest enemy totem."""
        field = state.field
        found = FAR
        for seat in range(state.terms.seats):
            if seat != state.turn and field.totem(seat):
                found = min(found, field.distance(cell, field.totem(seat)))
        return found

    def walk(self, plan: Plan, unit: i64, end: i64) -> Plan | None:
        """The plan with one more movement; None if the rules want it otherwise."""
        before = plan.state
        self.flood(before, unit)
        if self.stamps[end] != self.stamp or self.steps[end] == FAR:
            return None
        path = vec[i64](capacity=12)
        cell = end
        while cell != unit:
            path = append(path, cell)
            cell = self.came[cell]
        state = before.copy()
        found = Plan(state, plan.actions[:])
        found.owed = plan.owed - i64(len(path))
        index = i64(len(path)) - 1
        source = unit
        while index >= 0:
            if state.phase != WALK or (source != unit and state.mover != source):
                return None  # it came to an end on the way
            found.actions = append(found.actions, step(source, path[index]))
            state.walk(source, path[index])
            source = path[index]
            index -= 1
        if state.mover == end and state.phase == WALK and before.turn == state.turn:
            if not state.other_can_walk():
                return None
            found.actions = append(found.actions, act(STOP, 0))
            state.finish()
        self.settle_ties(found)
        return found

    def settle_ties(self, plan: Plan) -> None:
        """TOT-54: of tied pieces, the one that takes most with it."""
        while plan.state.phase == TIE:
            best: Totem | None = None
            taken: i64 = 0
            for action in plan.state.tied():
                after = plan.state.copy()
                after.apply(after.turn, action)
                if best is None or self.enemies(after, plan.state.turn) < self.enemies(
                    best, plan.state.turn
                ):
                    best = after
                    taken = action
            if best is None:
                return
            plan.actions = append(plan.actions, act(REMOVE, detail(taken)))
            plan.state = best

    def enemies(self, state: Totem, seat: i64) -> i64:
        count: i64 = 0
        for other in range(state.terms.seats):
            if other != seat:
                count += state.field.count(other)
        return count

    # How near a blow is

    def need(self, field: Field, attacker: i64, totem: i64) -> i64:
        """About how many points a seat needs to touch a totem in one roll; FAR if no roll is enough.

        Up to three units in a row are thought of: two that bridge a gap and one that strikes.
        """
        nearest = FAR
        for i in range(field.count(attacker)):
            nearest = min(nearest, field.distance(field.unit(attacker, i), totem))
        if nearest > 4 or field.count(attacker) < 2:
            return FAR
        base = attacker * CELLS
        best = FAR
        if nearest <= 2:  # a cell beside the totem touches the attacker's group already
            for k in range(SIX):
                cell = totem + STEPS[k]
                if field.board[cell] == FREE and field.beside[base + cell]:
                    best = min(best, self.way_to(field, attacker, cell))
            return best
        shut = True
        for k in range(SIX):
            if field.board[totem + STEPS[k]] == FREE:
                shut = False
        if shut:
            return FAR
        for i in range(field.count(attacker)):
            unit = field.unit(attacker, i)
            if field.distance(unit, totem) == nearest:
                for k in range(SIX):
                    cell = unit + STEPS[k]
                    if field.board[cell] == FREE and field.distance(cell, totem) < nearest:
                        best = min(best, self.way_to(field, attacker, cell))
        if best == FAR:
            return FAR
        walks = nearest - 1
        return walks * best + walks - 1

    def way_to(self, field: Field, seat: i64, goal: i64) -> i64:
        """Points for the nearest unit that is free to go to come to a cell beside its group."""
        self.stamp += 1
        self.stamps[goal] = self.stamp
        self.steps[goal] = 0
        self.cells[0] = goal
        self.count = 1
        base = seat * CELLS
        first = seat * UNITS
        index: i64 = 0
        while index < self.count:
            cell = self.cells[index]
            index += 1
            walked = self.steps[cell] + 1
            if walked > 12:
                break
            around = i64(field.beside[base + cell])
            number: i64 = 0
            while around:
                if around & 1:
                    unit = field.cells[first + number]
                    if number > 0 and self.may_leave(field, seat, unit, goal):
                        return walked
                around >>= 1
                number += 1
            for k in range(SIX):
                ahead = cell + STEPS[k]
                if (
                    self.stamps[ahead] != self.stamp
                    and field.board[ahead] == FREE
                    and field.beside[base + ahead]
                ):
                    self.reach(ahead, cell, walked)
        return FAR

    def may_leave(self, field: Field, seat: i64, unit: i64, goal: i64) -> bool:
        """Does its group hang together without the unit, and touch the goal?"""
        bit = BIT[field.number_at(unit)]
        if i64(field.beside[seat * CELLS + goal]) & ~bit == 0:
            return False
        neighbours = i64(field.beside[seat * CELLS + unit])
        if neighbours & (neighbours - 1) == 0:
            return True
        rest = field.groups[seat] & ~bit
        return neighbours & ~field.part(seat, neighbours & -neighbours, rest, neighbours) == 0
