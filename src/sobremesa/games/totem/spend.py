"""The duty to spend all points (TOT-23, `spend = all`): which steps and stops it leaves. Compiled.

Let best(p) be the most points that can still be spent from a position. A decision is allowed if its own
cost and the best after it add up to the best before it, or if a victory in this roll is still possible
after it.

Nearly always everything can be spent, and a glance shows it: a unit that ties nothing together and is
not done may walk on around its group. One such walk vouches for many decisions at once, for all that
neither stand in its way nor take away what it leans on. Only where no walk vouches is the rest of the
roll searched, each position once.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT
from sobremesa.core.fast_random import FastRandom
from sobremesa.core.state import State
from sobremesa.games.totem.actions import KIND, REMOVE, STOP, act, detail, kind_of, origin
from sobremesa.games.totem.components import CELLS, FLANKS, IS_SPLIT, SIX, STEP_OF, STEPS, bit_of
from sobremesa.games.totem.field import Field
from sobremesa.games.totem.position import OVER, TIE, WALK
from sobremesa.games.totem.rules import Totem
from sobremesa.games.totem.terms import LAST_CELL, MARK, Duty

JUST_STOP: Final[i64] = act(STOP, 0)
# Where the noise for positions begins: a number for each mark of a trail, then one for each cell and kind.
MINE: Final[i64] = 32 * MARK
DONE: Final[i64] = MINE + MARK
TOTEM: Final[i64] = DONE + MARK
MOVER: Final[i64] = TOTEM + MARK
THEIRS: Final[i64] = MOVER + MARK
POINTS: Final[i64] = THEIRS + 4 * MARK
FALLING: Final[i64] = POINTS + 16
NOISE: Final[i64] = FALLING + 4 * 64

PATIENCE: Final[i64] = 60  # cells that a walk is looked for on
TRIED: Final[i64] = 6  # units that are asked for a walk


@final
class Walk:
    """A way for one unit along the edge of its group, without stepping on a cell twice."""

    def __init__(self) -> None:
        self.number: i64 = -1  # of the unit
        self.unit: i64 = 0  # its cell
        self.length: i64 = 0
        self.cells = vec[i64]([0] * 16)  # from its first step on
        self.leans: i64 = 0  # the units without which some cell of it would touch nothing
        self.stamp: i64 = 0
        self.stamps = vec[i64]([0] * CELLS)  # the latest stamp where the walk leads
        self.ahead = vec[i64]([0] * 16)  # scratch space: ways that are still to be tried

    def find(self, state: Totem, unit: i64, first: i64, length: i64, other_way: bool) -> bool:
        """Look for a walk of a unit that ties nothing together, from the cell `first` on; on request the
        other way round."""
        field = state.field
        seat = state.turn
        self.number = field.number_at(unit)
        self.unit = unit
        self.length = length
        self.stamp += 1
        stamp = self.stamp
        stamps = self.stamps
        stamps[unit] = stamp
        stamps[first] = stamp
        if state.roamed & BIT[self.number]:
            for mark in state.trails:
                if mark // MARK == self.number:
                    stamps[mark % MARK] = stamp
        cells = self.cells
        ahead = self.ahead
        patience = PATIENCE
        here = first
        depth: i64 = 0
        around = field.around
        mine = seat * CELLS
        barred = i64(len(field.groups)) * CELLS
        # Along the edge: to free cells beside units that the cell before touches, too.
        near = i64(around[mine + first]) & ~bit_of(unit - first)
        ways = ~i64(around[barred + first]) & FLANKS[near]
        while other_way and ways & (ways - 1):
            ways &= ways - 1
        while depth < length:
            if ways == 0:
                depth -= 1
                patience -= 1
                if depth < 0 or patience < 0:
                    return False
                stamps[cells[depth]] = 0
                here = cells[depth - 1] if depth > 0 else first
                ways = ahead[depth]
                continue
            cell = here + STEP_OF[ways & -ways]
            ways &= ways - 1
            if stamps[cell] != stamp:
                stamps[cell] = stamp
                cells[depth] = cell
                ahead[depth] = ways
                here = cell
                depth += 1
                near = i64(around[mine + cell]) & ~bit_of(unit - cell)
                ways = ~i64(around[barred + cell]) & FLANKS[near]
        return True

    def find_leans(self, field: Field, seat: i64) -> None:
        beside = field.beside
        cells = self.cells
        mine = seat * CELLS
        rest = field.groups[seat] & ~BIT[self.number]
        leans: i64 = 0
        for index in range(self.length):
            props = i64(beside[mine + cells[index]]) & rest
            if props & (props - 1) == 0:
                leans |= props
        self.leans = leans


@final
class SpendAll(Duty):
    name = "all"

    def __init__(self) -> None:
        self.walk = Walk()
        self.sure = vec[bool]([False] * 192)  # by decision: does a walk vouch for it?
        self.best: dict[int, int] = {}  # by position: 16 * what can be spent + what perhaps can
        self.won: dict[int, bool] = {}  # by position: can the game still be won in this roll?
        self.counts = vec[i64]([0] * 20)  # scratch space of `cost`
        generator = FastRandom("spend")
        self.noise = vec[i64](
            [generator.below(2**30) * 2**30 + generator.below(2**30) for _ in range(int(NOISE))]
        )

    def __reduce__(self) -> str:
        return "SPEND_ALL"

    def allowed(self, state: State, found: vec[i64]) -> vec[i64]:
        assert isinstance(state, Totem)
        count = i64(len(found))
        if count < 2:
            return found
        if state.points == 1 and found[count - 1] != JUST_STOP:
            return found  # every step spends all there is
        sure = self.sure
        for index in range(count):
            sure[index] = False
        vouched = self.vouch(state, found)
        if vouched == count:
            return found
        self.forget()
        owed = state.points
        if vouched == 0:
            while not self.any_spends(state, found, owed):
                owed -= 1
        left = vec[i64](capacity=count)
        for index in range(count):
            action = found[index]
            if sure[index] or self.holds(state, action, owed):
                left = append(left, action)
        return left

    def owed(self, state: State) -> i64:
        assert isinstance(state, Totem)
        self.forget()
        owed = state.points
        while not self.reaches(state, owed):
            owed -= 1
        return owed

    def is_met(self, state: State, owed: i64) -> bool:
        assert isinstance(state, Totem)
        self.forget()
        return self.reaches(state, owed) or self.wins(state)

    def forget(self) -> None:
        """Positions are known by what changes in a roll: another game makes them others."""
        if self.best:
            self.best = {}
        if self.won:
            self.won = {}

    def any_spends(self, state: Totem, found: vec[i64], points: i64) -> bool:
        for action in found:  # noqa: SIM110 (a generator is slow when compiled)
            if self.spends(state, action, points):
                return True
        return False

    def holds(self, state: Totem, action: i64, owed: i64) -> bool:
        """TOT-23 of one decision: all that can be spent is, or the game can still be won."""
        return self.spends(state, action, owed) or self.wins(after(state, action))

    def spends(self, state: Totem, action: i64, points: i64) -> bool:
        """Can so many points be spent if this is decided?"""
        if action != JUST_STOP and kind_of(action) != REMOVE:
            points -= 1
        return points <= 0 or self.reaches(after(state, action), points)

    # What a walk vouches for

    def vouch(self, state: Totem, found: vec[i64]) -> i64:
        """Mark the decisions after which somebody can walk the other points off; how many they are."""
        count = i64(len(found))
        stops = found[count - 1] == JUST_STOP
        units = state.field.count(state.turn)
        vouched: i64 = 0
        may_stop = self.may_stop(state) and (stops or state.mover == 0)
        if may_stop and self.other_walks(state, stops, 0, units, 1):
            if stops and not self.fells_totem(state, state.mover):
                self.sure[count - 1] = True
                vouched = 1
            vouched += self.vouch_by_walk(state, found)
            if vouched < count - 2 and self.other_walks(state, stops, units - 1, -1, -1):
                vouched += self.vouch_by_walk(state, found)
        if vouched < count:
            vouched += self.vouch_for_walkers(state, found)
        if vouched < count and may_stop and self.other_walks(state, stops, units // 2, units, 1):
            vouched += self.vouch_by_walk(state, found)
        return vouched

    def other_walks(self, state: Totem, stops: bool, first: i64, end: i64, turn: i64) -> bool:
        """Has a unit that is neither done nor in motion a walk for all points, or all but one?"""
        length = state.points if stops else state.points - 1
        tried: i64 = 0
        field = state.field
        i = first
        while i != end and tried < TRIED:
            unit = field.unit(state.turn, i)
            i += turn
            if unit != state.mover and self.is_loose(state, unit):
                if self.walk.find(state, unit, unit, length, turn < 0):
                    return True
                tried += 1
        return False

    def vouch_by_walk(self, state: Totem, found: vec[i64]) -> i64:
        """Mark the steps after which the unit may stop, so that another goes on the walk just found.

        They neither lead into its way nor take away what it leans on. The group hangs together after
        every step; if the walker's neighbours then stand side by side, it does so without the walker.
        """
        vouched: i64 = 0
        field = state.field
        seat = state.turn
        walk = self.walk
        walk.find_leans(field, seat)
        sure = self.sure
        stamps = walk.stamps
        board = field.board
        fixed = walk.leans | BIT[walk.number]
        near = field.near(seat, walk.unit)
        close = self.is_close(state)
        for index in range(i64(len(found))):
            action = found[index]
            if sure[index] or action == JUST_STOP:
                continue
            source = action % KIND >> 9
            cell = action & 511
            if fixed & BIT[i64(board[source] - 1) & 31] or stamps[cell] == walk.stamp:
                continue
            around = near & ~bit_of(source - walk.unit) | bit_of(cell - walk.unit)
            if around and not IS_SPLIT[around] and not (close and self.fells_totem(state, cell)):
                sure[index] = True
                vouched += 1
        return vouched

    def vouch_for_walkers(self, state: Totem, found: vec[i64]) -> i64:
        """Mark the steps of units that can walk on themselves."""
        vouched: i64 = 0
        for index in range(i64(len(found))):
            if self.sure[index] or found[index] == JUST_STOP:
                continue
            source = origin(found[index])
            if state.points == 1 or (
                self.ties_nothing(state, source)
                and self.walk.find(state, source, detail(found[index]), state.points - 1, False)
            ):
                self.sure[index] = True
                vouched += 1
        return vouched

    def is_loose(self, state: Totem, unit: i64) -> bool:
        """Is it not done, has it somewhere to go, and does it plainly tie nothing together?"""
        field = state.field
        return (
            field.open_ways(unit) != 0
            and not IS_SPLIT[field.near(state.turn, unit)]
            and unit not in state.done
        )

    def ties_nothing(self, state: Totem, unit: i64) -> bool:
        """Does its group hang together without the unit?"""
        field = state.field
        seat = state.turn
        if not IS_SPLIT[field.near(seat, unit)]:
            return True
        neighbours = i64(field.beside[seat * CELLS + unit])
        rest = field.groups[seat] & ~BIT[field.number_at(unit)]
        return neighbours & ~field.part(seat, neighbours & -neighbours, rest, neighbours) == 0

    def may_stop(self, state: Totem) -> bool:
        """Does the game surely not end in a draw by what falls on the way (TOT-61)?"""
        return state.field.count(state.turn) > 2 or state.reserve[state.turn] > 0

    def fells_totem(self, state: Totem, cell: i64) -> bool:
        """Would a unit that finishes here touch a totem, and so perhaps end the game?"""
        field = state.field
        for seat in range(state.terms.seats):
            if seat != state.turn and field.near(seat, cell):
                if bit_of(field.totem(seat) - cell):
                    return True
        return False

    def is_close(self, state: Totem) -> bool:
        """Does an own unit stand so near an enemy totem that a step may lead beside it?"""
        field = state.field
        base = state.turn * CELLS
        for seat in range(state.terms.seats):
            totem = field.totem(seat)
            if seat != state.turn and totem:
                for k in range(SIX):
                    if field.beside[base + totem + STEPS[k]]:
                        return True
        return False

    # The rest of the roll, searched

    def reaches(self, state: Totem, points: i64) -> bool:
        """Can at least so many points still be spent in this roll?"""
        if points <= 0:
            return True
        if state.points < points or (state.phase != WALK and state.phase != TIE):
            return False
        if self.walks_off(state, points):
            return True
        key = self.key(state)
        known = self.best.get(key, 15)
        if points <= known >> 4:
            return True
        if points > known & 15:
            return False
        found = False
        actions = state.tied() if state.phase == TIE else state.free_steps()
        for action in actions:
            if self.spends(state, action, points):
                found = True
                break
        if found:
            self.best[key] = points << 4 | known & 15
        else:
            self.best[key] = known & ~15 | points - 1
        return found

    def walks_off(self, state: Totem, points: i64) -> bool:
        """Does a single walk spend so many points, or all there are?"""
        if state.phase == TIE:
            return False
        if state.mover and self.ties_nothing(state, state.mover):
            if self.walk.find(state, state.mover, state.mover, points, False):
                return True
        if state.mover and (not self.may_stop(state) or self.fells_totem(state, state.mover)):
            return False
        return self.other_walks(state, True, 0, state.field.count(state.turn), 1)

    def wins(self, state: Totem) -> bool:
        """Can the player on turn still be the last with a totem in this roll?"""
        if state.phase == OVER:
            return state.ended == "last_totem"
        if (state.phase != WALK and state.phase != TIE) or self.too_far(state):
            return False
        key = self.key(state)
        if key in self.won:
            return self.won[key]
        found = False
        actions = state.tied() if state.phase == TIE else state.free_steps()
        for action in actions:
            if self.wins(after(state, action)):
                found = True
                break
        self.won[key] = found
        return found

    def too_far(self, state: Totem) -> bool:
        """Is some enemy totem out of reach, whatever stands in the way?

        A unit comes one cell nearer with each point at most. And whoever touches a totem is linked to
        its group: a unit stands on each distance in between, and those nearer than the nearest unit
        now must all have come there.
        """
        for seat in range(state.terms.seats):
            if seat != state.turn and state.field.totem(seat):
                if self.cost(state, state.field.totem(seat)) > state.points:
                    return True
        return False

    def cost(self, state: Totem, totem: i64) -> i64:
        """At least so many points are needed to touch a totem."""
        field = state.field
        counts = self.counts
        for distance in range(i64(20)):
            counts[distance] = 0
        nearest: i64 = 99
        for i in range(field.count(state.turn)):
            unit = field.unit(state.turn, i)
            distance = field.distance(unit, totem)
            nearest = min(nearest, distance)
            if unit not in state.done:
                counts[distance] += 1
        if nearest == 1 and state.mover and field.distance(state.mover, totem) == 1:
            return 0
        wanted = max(nearest - 1, 1)
        total = -wanted * (wanted + 1) // 2
        for distance in range(i64(20)):
            taken = min(counts[distance], wanted)
            total += taken * distance
            wanted -= taken
        return max(total, 1) if wanted == 0 else 99

    def key(self, state: Totem) -> i64:
        """A number for what the rest of the roll depends on: who stands where, who is done, the trails."""
        field = state.field
        noise = self.noise
        done: i64 = 0
        for cell in state.done:
            done |= BIT[field.number_at(cell)]
        found = noise[POINTS + state.points] ^ noise[MOVER + state.mover]
        for seat in range(state.terms.seats):
            plane = THEIRS + seat * MARK
            for i in range(field.count(seat)):
                unit = field.unit(seat, i)
                if seat == state.turn:
                    plane = DONE if done & BIT[field.number_at(unit)] else MINE
                found ^= noise[plane + unit]
        found ^= noise[TOTEM + field.totem(state.turn)]
        if state.roamed & ~done:
            found ^= self.trail_key(state, done)
        for index in range(i64(len(state.verdicts))):
            found ^= noise[FALLING + 64 * index + state.verdicts[index]]
        return found

    def trail_key(self, state: Totem, done: i64) -> i64:
        """The part of it that cells make to which a unit may not return."""
        found: i64 = 0
        once: i64 = 0
        twice: i64 = 0
        index = i64(len(state.trails)) - 1
        while index >= 0:
            mark = state.trails[index]
            index -= 1
            unit = BIT[mark // MARK]
            if unit & done:
                continue
            if state.terms.trail == LAST_CELL:  # only where it stands, and where it was before
                if unit & twice:
                    continue
                twice |= unit & once
                once |= unit
            found ^= self.noise[mark]
        return found


def after(state: Totem, action: i64) -> Totem:
    new = state.copy()
    new.apply(state.turn, action)
    return new


SPEND_ALL: Final = SpendAll()
