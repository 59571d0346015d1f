"""What happens when all targets are written: PYR-54 to PYR-69, in exactly that order. Compiled.

Control, adjacency and devices count as they were at the beginning of the phase. Every hex to which
something was deployed is resolved for itself, so their order makes no difference.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT, size
from sobremesa.core.state import Fact
from sobremesa.games.pyramids.actions import ARMIES, UMBRELLA
from sobremesa.games.pyramids.devices import all_spiked, rams, works
from sobremesa.games.pyramids.position import NOBODY_THERE, PHARAOH, SIDES, Position, nothing

NO_FORCE: Final[i64] = -1


def resolve(at: Position) -> None:
    """All spaces at the same time (PYR-54), then who has conquered how much (PYR-69)."""
    aimed: i64 = 0
    for board in at.boards:
        for place in board.targets:
            aimed |= BIT[place]
    battle = Battle(at, at.control[:])
    for place in range(at.terms.map.size):
        if aimed >> place & 1:
            battle.resolve(place)
    for seat in range(at.terms.players):
        conquered = at.control[seat] & ~battle.was[seat]
        at.boards[seat].conquests = size(conquered)
        if at.trace is not None:
            for place in at.terms.map.order(conquered):
                at.note("conquest", "PYR-69", seat, place)


@final
class Battle:
    """The forces that meet in one hex, by side."""

    def __init__(self, at: Position, was: vec[i64]) -> None:
        self.at = at
        self.was = was  # control at the beginning of the phase
        self.place: i64 = 0
        self.defender: i64 = NOBODY_THERE
        self.ordinary = nothing(SIDES)
        self.heroes = nothing(SIDES)
        self.bombs = nothing(SIDES)

    def resolve(self, place: i64) -> None:
        self.place = place
        self.gather()
        self.drop_bombs()
        if len(self.at.placed) > 0:
            self.use_devices()
        winner = self.fight()
        if winner == NO_FORCE:
            self.at.hold(place, NOBODY_THERE, 0, 0)
        else:
            self.at.hold(place, winner, self.ordinary[winner], self.heroes[winner])
        self.tell_outcome(winner)

    def gather(self) -> None:
        """Whoever held the hex defends it; all others attack; bombs are no force (PYR-55)."""
        at = self.at
        place = self.place
        for side in range(SIDES):
            self.ordinary[side] = 0
            self.heroes[side] = 0
            self.bombs[side] = 0
        self.defender = at.holder[place]
        if self.defender >= 0:
            self.ordinary[self.defender] = at.ordinary[place]
            self.heroes[self.defender] = at.heroes[place]
        for seat in range(at.terms.players):
            board = at.boards[seat]
            targets = board.targets
            for k in range(i64(len(targets))):
                if targets[k] == place:
                    self.arrive(seat, board.units[k])
        self.tell_forces()

    def arrive(self, seat: i64, unit: i64) -> None:
        number = self.at.unit_number(seat, unit)
        if self.at.is_bomb(unit):
            self.bombs[seat] += number
        elif unit < ARMIES:
            self.heroes[seat] += number
        else:
            self.ordinary[seat] += number

    def units(self, side: i64) -> i64:
        return self.ordinary[side] + self.heroes[side]

    def drop_bombs(self) -> None:
        """Every force loses points for the bombs of all others (PYR-56)."""
        total: i64 = 0
        for side in range(SIDES):
            total += self.bombs[side]
        if total == 0:
            return
        for side in range(SIDES):
            points = total - self.bombs[side]
            before = self.units(side)
            if before == 0 or points == 0:
                continue
            ordinary = self.ordinary[side]
            heroes = self.heroes[side]
            self.lose(side, points, self.at.toughness(side))
            self.tell_loss("bombed", "PYR-56", side, before, points)
            kept = self.at.half(before)
            if side == self.defender and self.units(side) < kept and self.has_umbrella():  # PYR-57
                self.ordinary[side] = ordinary
                self.heroes[side] = heroes
                self.halve(side)
                self.tell_loss("umbrella", "PYR-57", side, before, points)

    def has_umbrella(self) -> bool:
        return works(self.at, self.defender, UMBRELLA, self.place, 0)

    def use_devices(self) -> None:
        """Rams halve the defender and spikes attackers, before anything is subtracted (PYR-58, PYR-59)."""
        at = self.at
        defender = self.defender
        if defender < 0 or self.units(defender) == 0:
            return
        rammed = False
        spiked: i64 = 0
        for seat in range(at.terms.players):
            if seat != defender and self.units(seat) > 0:
                homes = self.was[seat] | BIT[at.boards[seat].start]
                borders = homes & at.terms.map.adjacent[self.place]
                rammed = rammed or rams(at, seat, self.place, homes)
                if all_spiked(at, defender, self.place, borders):
                    spiked |= BIT[seat]
        if rammed:
            before = self.units(defender)
            self.halve(defender)
            self.tell_loss("rammed", "PYR-58", defender, before, 0)
        for seat in range(at.terms.players):
            if spiked >> seat & 1:
                before = self.units(seat)
                self.halve(seat)
                self.tell_loss("spiked", "PYR-59", seat, before, 0)

    def fight(self) -> i64:
        """The side that holds the hex, its losses taken (PYR-61, PYR-62)."""
        defended = self.defender >= 0 and self.units(self.defender) > 0
        forces: i64 = 0
        strongest: i64 = NO_FORCE
        best: i64 = 0
        second: i64 = 0
        total: i64 = 0
        for side in range(SIDES):
            if self.units(side) == 0:
                continue
            strength = self.strength(side, defended)
            forces += 1
            total += strength
            if strength > best:
                second = best
                best = strength
                strongest = side
            elif strength > second:
                second = strength
        if forces < 2:
            return strongest
        points = total - best if self.at.terms.melee_sum else second
        self.tell_fight(points, best, defended)
        if points < best:
            self.lose(strongest, points, self.worth_in_fight(strongest, defended))
            return strongest
        return self.tie(best, defended) if points == best else NO_FORCE

    def tie(self, best: i64, defended: bool) -> i64:
        """Who outlives a tie: all that are strongest lose as many points, the others are destroyed.

        Only heroes can be left that need more points than they count: Bastet's in attack (PYR-65).
        """
        left: i64 = NO_FORCE
        if not self.at.terms.outlive:
            return left
        for side in range(SIDES):
            if self.units(side) > 0 and self.strength(side, defended) == best:
                self.lose(side, best, self.worth_in_fight(side, defended))
                if self.units(side) > 0:
                    left = side
        return left

    def strength(self, side: i64, defended: bool) -> i64:
        """PYR-61, PYR-64, PYR-65: a hero may count more than an ordinary unit."""
        heroes = self.heroes[side]
        if heroes == 0 or side == PHARAOH:
            return self.ordinary[side] + heroes
        each: i64 = 1
        if side == self.defender:
            each = self.at.toughness(side)
        elif defended:
            each = self.at.terms.factions.attack[self.at.boards[side].faction]
        return self.ordinary[side] + heroes * each

    def worth_in_fight(self, side: i64, defended: bool) -> i64:
        """Points that it takes to destroy a hero of the strongest (PYR-64, PYR-65)."""
        tough = self.at.toughness(side)
        if defended and side != self.defender:
            attack = self.at.terms.factions.attack[self.at.boards[side].faction]
            return attack if attack > tough else tough
        return tough

    def lose(self, side: i64, points: i64, tough: i64) -> None:
        """Ordinary units first; a rest too small for the next hero has no effect (PYR-63)."""
        ordinary = self.ordinary[side]
        if points <= ordinary:
            self.ordinary[side] = ordinary - points
            return
        self.ordinary[side] = 0
        fallen = (points - ordinary) // tough
        heroes = self.heroes[side]
        self.heroes[side] = heroes - fallen if fallen < heroes else 0

    def halve(self, side: i64) -> None:
        """Half of the units stay; ordinary units are removed first (PYR-60)."""
        before = self.units(side)
        self.lose(side, before - self.at.half(before), 1)

    # What is told of a battle; nothing of it happens in a search.

    def tell_forces(self) -> None:
        if self.at.trace is None:
            return
        for side in range(SIDES):
            if self.units(side) > 0:
                self.tell_force("defends" if side == self.defender else "attacks", "PYR-55", side)
            if self.bombs[side] > 0:
                self.at.note("bomb", "PYR-56", side, self.place, self.bombs[side])

    def tell_force(self, key: str, rule: str, side: i64) -> None:
        if self.at.trace is not None:
            force = side, self.ordinary[side], self.heroes[side], self.place
            self.at.trace.append(Fact(key, rule, force))

    def tell_loss(self, key: str, rule: str, side: i64, before: i64, points: i64) -> None:
        if self.at.trace is not None:
            left = side, self.ordinary[side], self.heroes[side]
            self.at.trace.append(Fact(key, rule, (*left, self.place, before, points)))

    def tell_fight(self, points: i64, best: i64, defended: bool) -> None:
        if self.at.trace is None:
            return
        for side in range(SIDES):
            if self.units(side) > 0:
                rule = self.strength_rule(side, defended)
                self.at.note("strength", rule, side, self.place, self.strength(side, defended))
        key = "fight" if points < best else "tie" if points == best else "crushed"
        self.at.note(key, "PYR-62", self.place, points)

    def strength_rule(self, side: i64, defended: bool) -> str:
        if self.strength(side, defended) == self.units(side):
            return "PYR-61"
        return "PYR-65" if side == self.defender else "PYR-64"

    def tell_outcome(self, winner: i64) -> None:
        if winner == NO_FORCE:
            self.at.note("emptied", "PYR-68", self.place)
        else:
            self.tell_force("holds", "PYR-68", winner)
