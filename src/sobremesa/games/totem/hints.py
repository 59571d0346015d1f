"""What helps a computer to play Totem. Compiled.

It knows: units and reserves are strength, the last units most; how many points each seat needs to touch
each totem, hence with which odds a roll does it; that whoever is to roll strikes first, so that whoever
comes near first is struck first; that a quiet game is drawn, so that the stronger side has to hurry and
the weaker one may wait. A roll is planned as a whole (`plans.py`), and a position is judged after the best
answer to the dice on the table, so that nobody counts on pieces that fall at once. Plans keep to the duty
to spend all points (TOT-23); answers, which are only imagined, do without it.
"""

from math import exp, log
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.fast_random import FastRandom
from sobremesa.core.hints import NO_PLANS, SEATS, Hints
from sobremesa.core.playout import random_choice
from sobremesa.core.state import State
from sobremesa.games.totem.actions import AGAIN, AGAIN_OR_END, STOP, USE, act, kind_of
from sobremesa.games.totem.plans import FAR, Plan, Planner
from sobremesa.games.totem.position import DICE, PICK, ROLL_OFF, TIE, TWELVE, WALK
from sobremesa.games.totem.rules import Totem
from sobremesa.games.totem.terms import AS_YOU_GO, Duty

PLANS: Final = 20  # that a search may choose from
BEAM: Final = 3  # unfinished plans that are followed at a time
TRIED: Final[i64] = 6  # movements tried for each

# What adds to strength, in powers of e. Fitted to who won from some 57,000 positions, then tried in games.
PIECE: Final = 0.15  # on the board ...
FEW: Final = 1.0  # ... and the logarithm of their number: the last ones are worth most
RESERVE: Final = 0.09
AWAY: Final = 0.03  # each step from the foremost unit to an enemy totem: who comes first is struck
LATER: Final = 0.55  # how much of a blow is left after the other side has had a roll

# ODDS[n]: the chance that two dice give at least n points.
ODDS: Final = vec[float](
    [
        sum(1 for one in range(1, 7) for two in range(1, 7) if one + two >= need) / 36
        for need in range(14)
    ]
)


def odds(need: i64) -> float:
    return ODDS[need] if need <= 12 else 0.0


@final
class TotemHints(Hints):
    def __init__(self) -> None:
        self.planner = Planner()

    # Judgement

    def few_secrets(self) -> bool:
        return False  # nothing is hidden

    def values(self, state: State) -> vec[float]:
        assert isinstance(state, Totem)
        if state.phase == DICE or state.phase == WALK or state.phase == TIE:
            return self.after(self.answer(state))
        return self.after(state)

    def after(self, state: Totem) -> vec[float]:
        """The judgement of a position in which a roll is due, or the end of the game."""
        if len(state.deciders()) == 0:
            return self.outcome(state)
        field = state.field
        planner = self.planner
        seats = state.terms.seats
        strength = vec[float]([0.0] * SEATS)
        total = 0.0
        for seat in range(seats):
            if field.totem(seat) == 0:
                continue
            near = FAR
            for other in range(seats):
                if other != seat and field.totem(other):
                    for i in range(field.count(seat)):
                        near = min(near, field.distance(field.unit(seat, i), field.totem(other)))
            units = float(field.count(seat))
            score = PIECE * units + FEW * log(units) + RESERVE * float(state.reserve[seat])
            strength[seat] = exp(score + AWAY * float(near))
            total += strength[seat]
        quiet = float(state.quiet) / float(state.terms.quiet_per_player * state.standing())
        drawn = quiet * quiet
        for seat in range(seats):
            if field.totem(seat):
                share = strength[seat] / total
                strength[seat] = share * (1.0 - drawn) + drawn / float(state.standing())
        # Blows, in the order of the rolls to come.
        force = 1.0
        for turn in range(seats):
            seat = (state.turn + turn) % seats
            if field.totem(seat) == 0:
                continue
            for other in range(seats):
                if other != seat and field.totem(other):
                    chance = force * odds(planner.need(field, seat, field.totem(other)))
                    lost = chance * strength[other]
                    strength[other] -= lost
                    strength[seat] += lost
            force *= LATER
        return strength

    # Whole rolls

    def answer(self, state: Totem) -> Totem:
        """The position after a quick but sensible play of the dice on the table."""
        best: Totem | None = None
        highest = -1.0
        seat = state.turn
        for plan in self.openings(state):
            while plan.state.phase == WALK and plan.state.turn == seat:
                further = self.grown(plan, 1, AS_YOU_GO)
                if len(further) == 0:
                    break
                plan = further[0]
            value = self.after(plan.state)[seat]
            if value > highest:
                highest = value
                best = plan.state
        return state if best is None else best

    def openings(self, state: Totem) -> list[Plan]:
        """What can be done with the dice, or the roll as far as it has come."""
        start = Plan(state.copy(), vec[i64]())
        if state.phase != DICE:
            while start.state.mover and start.state.phase == WALK:
                # A movement under way ends where it is or, if it must go on, at the first step's end.
                steps = start.state.steps()
                start.actions = append(start.actions, steps[len(steps) - 1])
                start.state.apply(start.state.turn, steps[len(steps) - 1])
            self.planner.settle_ties(start)
            return [start]
        found: list[Plan] = []
        for action in state.uses():
            after = state.copy()
            after.apply(state.turn, action)
            found.append(Plan(after, vec[i64]([action])))
        return found

    def grown(self, plan: Plan, most: i64, duty: Duty) -> list[Plan]:
        """The plan with one more movement: the most promising ones that the rules allow, and after
        which the duty to spend all points can be met."""
        planner = self.planner
        planner.movements(plan.state, most + 2)
        units = planner.units
        ends = planner.ends
        found: list[Plan] = []
        for index in range(i64(len(units))):
            further = planner.walk(plan, units[index], ends[index])
            if further is not None and duty.is_met(further.state, further.owed):
                found.append(further)
                if len(found) >= most:
                    break
        if len(found) == 0 and plan.state.phase == WALK:
            found.append(self.any_step(plan, duty))
        return found

    def any_step(self, plan: Plan, duty: Duty) -> Plan:
        """One step as the rules offer it, where no whole movement was found."""
        state = plan.state.copy()
        action = duty.allowed(state, state.free_steps())[0]
        found = Plan(state, append(plan.actions[:], action))
        found.owed = plan.owed if kind_of(action) == STOP else plan.owed - 1
        state.apply(state.turn, action)
        self.planner.settle_ties(found)
        return found

    def plans(self, state: State, who: i64) -> list[vec[i64]]:
        """The best plays of a roll by a narrow search over whole movements, judged at the end."""
        assert isinstance(state, Totem)
        if state.phase == PICK or state.phase == TWELVE:
            return NO_PLANS
        if state.phase == WALK and state.mover:  # only somebody else's plan can have come here
            return NO_PLANS
        ready: list[Plan] = []
        duty = state.terms.duty
        for opening in self.openings(state):
            if opening.state.phase == WALK and opening.state.turn == who:
                opening.owed = duty.owed(opening.state)
            unfinished = [opening]
            while len(unfinished) > 0:
                further: list[Plan] = []
                for plan in unfinished:
                    if plan.state.phase != WALK or plan.state.turn != who:
                        ready.append(plan)
                        plan.value = self.after(plan.state)[who]
                    else:
                        for grown in self.grown(plan, TRIED, duty):
                            grown.value = self.after(grown.state)[who]
                            further.append(grown)
                further.sort(key=lambda plan: -plan.value)
                unfinished = further[:BEAM]
        ready.sort(key=lambda plan: -plan.value)
        return [plan.actions for plan in ready[:PLANS] if len(plan.actions) > 0]

    # Small decisions

    def weights(self, state: State, who: i64, actions: vec[i64]) -> vec[float]:
        """To roll again is nearly always right."""
        if len(actions) == 2 and actions[0] == AGAIN_OR_END[0]:
            return vec[float]([9.0, 1.0])
        return vec[float]()

    def choose(self, state: State, who: i64, generator: FastRandom) -> i64:
        assert isinstance(state, Totem)
        if state.phase == TWELVE:
            return act(AGAIN, 0)
        if state.phase == DICE:
            actions = state.uses()
            last = actions[len(actions) - 1]
            return last if kind_of(last) != USE else actions[generator.below(len(actions))]
        return random_choice(state, who, generator)

    def enough(self, state: State, steps: i64) -> bool:
        assert isinstance(state, Totem)
        begins = state.phase == ROLL_OFF or state.phase == PICK  # nothing can be judged yet
        return not begins and state.phase != TWELVE and steps >= 0

    def open_chance(self, state: State) -> bool:
        return True


HINTS: Final = TotemHints()
