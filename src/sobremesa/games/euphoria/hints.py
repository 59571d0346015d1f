"""What helps a computer to play Euphoria. Compiled.

It knows when a Leader is in danger: exposed, under a laser that is not its friend's, or known to the
other side; what that means for each team; and how players act who follow their team: they shoot exposed
Leaders of the other side, aim where one is, arm, look at what they do not know, and mostly keep their
reactions for shots at their own. Which worlds are likely is the belief's part, with the exact odds of
`odds.py`. It concludes nothing from how others behave, and it does not bluff on purpose.
"""

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT, size
from sobremesa.core.hints import NO_VALUES, SEATS, Hints, powers
from sobremesa.core.luck import Luck
from sobremesa.core.playout import random_choice
from sobremesa.core.state import State
from sobremesa.games.euphoria.actions import (
    ARM,
    HIDE,
    INTERROGATE,
    PASS,
    SHOOT,
    SKIP,
    USE,
    cost_of,
    kind_of,
    seat_of,
    slot_of,
)
from sobremesa.games.euphoria.components import ANARCHIST, LE, LS, NOTHING
from sobremesa.games.euphoria.rules import Euphoria
from sobremesa.games.euphoria.table import ACTION, AIMING, ARTIFACT, ORDERING, OVER, WINDOW

EXPOSED: Final = 0.35
AIMED: Final = 0.16
AIMED_EXPOSED: Final = 0.5
KNOWN: Final = 0.05
SLOPE: Final = 2.2
EVENTS: Final[i64] = 16  # of a playout before it is judged
NOISE: Final[i64] = 1000


@final
class EuphoriaHints(Hints):
    def outcome(self, state: State) -> vec[float]:
        """A team's victory is a whole one for each of its players."""
        values = vec[float]([0.0] * SEATS)
        result = state.result()
        if result is not None:
            for winner in result.winners:
                values[winner] = 1.0
        return values

    # Judgement

    def leader(self, state: Euphoria, kind: i64) -> i64:
        """Where a Leader lies, or NOTHING."""
        for slot in range(3 * state.players):
            if state.kinds[slot] == kind:
                return slot
        return NOTHING

    def danger(self, state: Euphoria, kind: i64) -> float:
        """How near a Leader is to being shot."""
        slot = self.leader(state, kind)
        if slot == NOTHING:
            return 0.0
        holder = slot // 3
        found = 0.0
        exposed = state.exposed & BIT[slot] != 0
        if exposed:
            found += EXPOSED
        enemies: i64 = 0
        for seat in range(state.players):
            if seat != holder and state.team(seat) != kind:
                enemies |= BIT[seat]
                if state.aims[seat] == holder:
                    soon = (seat - state.active) % state.players
                    near = 1.0 - 0.08 * float(soon)
                    found += (AIMED_EXPOSED if exposed else AIMED) * near
        return found + KNOWN * float(size(state.knowers[slot] & enemies))

    def values(self, state: State) -> vec[float]:
        assert isinstance(state, Euphoria)
        if state.phase == OVER:
            return self.outcome(state)
        euphorian = self.danger(state, LE)
        subterra = self.danger(state, LS)
        wins = 1.0 / (1.0 + exp(-SLOPE * (subterra - euphorian)))
        anarchy = 0.0
        if state.anarchists:
            anarchy = 0.08
            for seat in range(state.players):
                if state.anarchists & BIT[seat] and state.aims[seat] != NOTHING:
                    target = state.aims[seat]
                    if state.leaders(target) & state.exposed:
                        anarchy += 0.2
        anarchy = min(anarchy, 0.6)
        values = vec[float]([0.0] * SEATS)
        for seat in range(state.players):
            team = state.team(seat)
            if team == ANARCHIST:
                values[seat] = anarchy
            else:
                values[seat] = (1.0 - anarchy) * (wins if team == 0 else 1.0 - wins)
        return values

    # Moves

    def foe(self, state: Euphoria, who: i64, other: i64) -> float:
        """How good it is to hit somebody: 1 for an exposed Leader of the other side, -1 for one's own."""
        team = state.team(who)
        leaders = state.leaders(other) & state.exposed
        if team == ANARCHIST:
            return 1.0 if leaders else 0.2
        if state.team(other) == team:
            return -1.0
        if leaders:
            return 1.0
        return 0.5 if state.leaders(other) else 0.25

    def promise(self, state: Euphoria, who: i64, action: i64) -> float:
        """What a decision looks like to somebody who knows this world."""
        kind = kind_of(action)
        phase = state.phase
        if phase == ACTION:
            if kind == SHOOT:
                return 2.0 * self.foe(state, who, state.aims[who])
            if kind == ARM:
                return (
                    0.5
                    + 0.6 * self.foe(state, who, seat_of(action))
                    - self.cost(state, who, action)
                )
            if kind == INTERROGATE:
                slot = slot_of(action)
                return -0.3 if state.knowers[slot] & BIT[who] else 0.45
            if kind == HIDE:
                return 0.15 if slot_of(action) // 3 == who else -0.1
            if kind == USE:
                return 0.35 - self.cost(state, who, action)
            return -0.2
        if phase == AIMING:
            return self.foe(state, who, seat_of(action))
        if phase == WINDOW:
            if kind == PASS:
                return 0.3
            mine = state.target == who or (
                state.target != NOTHING and state.team(state.target) == state.team(who)
            )
            return (0.5 if mine else 0.0) - self.cost(state, who, action)
        if phase == ARTIFACT:
            return 0.4 if kind == SKIP else 0.1
        return 0.0

    def cost(self, state: Euphoria, who: i64, action: i64) -> float:
        """To expose a Leader is dear, and so is what tells one's team."""
        slot = 3 * who + cost_of(action)
        if state.kinds[slot] <= LS:
            return 1.2
        return 0.1

    def weights(self, state: State, who: i64, actions: vec[i64]) -> vec[float]:
        assert isinstance(state, Euphoria)
        if state.phase == ORDERING:
            return NO_VALUES
        scores = vec[float](capacity=len(actions))
        for action in actions:
            scores = append(scores, self.promise(state, who, action))
        return powers(scores, 1.5)

    def choose(self, state: State, who: i64, luck: Luck) -> i64:
        """The most promising decision, with noise."""
        assert isinstance(state, Euphoria)
        if state.phase == ORDERING:
            return random_choice(state, who, luck)
        actions = state.legal(who)
        best = actions[0]
        highest = -1e9
        for action in actions:
            score = self.promise(state, who, action) + 0.6 * float(luck.below(NOISE)) / float(NOISE)
            if score > highest:
                highest = score
                best = action
        return best

    def enough(self, state: State, steps: i64) -> bool:
        assert isinstance(state, Euphoria)
        return steps >= EVENTS and state.phase == ARTIFACT

    def effort(self, state: State, who: i64) -> float:
        """A turn is an artifact, an action and an aim; reactions cost extra, but little."""
        assert isinstance(state, Euphoria)
        if state.phase == ACTION:
            return 0.6
        return 0.25 if state.phase == WINDOW else 0.2


HINTS: Final = EuphoriaHints()
