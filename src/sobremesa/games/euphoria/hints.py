"""What helps a computer to play Euphoria. Compiled.

How near each Leader is to being shot, by what lies open, by who knows where it is and by how it could
be defended; what that means for each team; and playouts in which everybody acts on what that seat
knows there (`viewpoint.py`). Which worlds are likely is the belief's part, with the exact odds of `odds.py`,
and `suspicion.py`'s, which concludes from whom the others aim at and whom they protect. Who pays with
a recruit would rather show one of the other side: that is all its bluffing.
"""

from collections.abc import Sequence
from math import exp
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT, size
from sobremesa.core.fast_random import FastRandom
from sobremesa.core.hints import NO_VALUES, SEATS, Hints, powers
from sobremesa.core.playout import random_choice
from sobremesa.core.state import State
from sobremesa.games.euphoria import components as box
from sobremesa.games.euphoria.position import ACTION, ARTIFACT, ORDERING, OVER, WINDOW
from sobremesa.games.euphoria.rules import Euphoria
from sobremesa.games.euphoria.viewpoint import Viewpoint

# What brings a Leader nearer to being shot, in steps of a logistic curve: fitted to who won, from 13,000
# positions of 500 games of five players with 100 simulations a turn.
EXPOSED: Final = 1.2
KNOWN: Final = 0.2  # hidden, but an enemy has seen it
AIMED: Final = 0.5  # by somebody who does not know
AIMED_KNOWING: Final = 0.6
AIMED_EXPOSED: Final = 0.9
NOW: Final = 0.8  # more, if that one's turn begins
ARMED: Final = 0.25  # an enemy's laser that could turn there
LATER: Final = 0.08  # less for each turn until that seat's next one
MEMBER: Final = 0.9  # less for each player of the team: Anarchists have left it
HIDDEN: Final = 0.3  # less for each hidden recruit that its holder could still pay with
DEFENCE: Final = 0.65  # less for each card against shots that its holder could pay for
ANSWERS: Final[i64] = BIT[box.LID] | BIT[box.MIRROR] | BIT[box.DUMMY] | BIT[box.KNOT]

ANARCHY: Final = 0.2  # the chance of Anarchists to win, each ...
ANARCHY_ARMED: Final = 0.2  # ... and of one with a laser while a Leader lies exposed
ANARCHY_MOST: Final = 0.6
EVENTS: Final[i64] = 6  # of a playout before it is judged
SHARPNESS: Final = 2.0
NOISE: Final[i64] = 1000


@final
class EuphoriaHints(Hints):
    def __init__(self) -> None:
        self.viewpoint = Viewpoint()

    def few_secrets(self) -> bool:
        return False  # too many hands to write out

    def outcome(self, state: State) -> vec[float]:
        """A team's victory is a whole one for each of its players."""
        assert isinstance(state, Euphoria)
        values = vec[float]([0.0] * SEATS)
        for seat in range(state.players):
            if state.winners & BIT[seat]:
                values[seat] = 1.0
        return values

    def suspect(self, belief: Any, heard: Sequence[str]) -> Any:
        from sobremesa.games.euphoria.suspicion import Suspicion  # beliefs are not compiled

        return Suspicion(belief, heard)

    def seat_kind(self, state: State, who: i64) -> i64:
        """Who shares a team, and who has its Leader, decide differently."""
        assert isinstance(state, Euphoria)
        return 1 + 2 * state.team(who) + (1 if state.leaders(who) else 0)

    # Judgement

    def danger(self, state: Euphoria, kind: i64) -> float:
        """How near a Leader is to being shot by those who want it; less than nothing if it is safe."""
        slot: i64 = 0
        while state.kinds[slot] != kind:
            slot += 1
        holder = slot // 3
        exposed = state.exposed & BIT[slot] != 0
        found = EXPOSED if exposed else 0.0
        for seat in range(state.players):
            team = state.team(seat)
            if team == kind:
                found -= MEMBER
            elif team != box.ANARCHIST:
                found += self.menace(state, seat, holder, slot)
        hidden = size(state.hidden_places(holder))
        found -= HIDDEN * float(hidden)
        if hidden > 0:
            found -= DEFENCE * float(size(state.hands[holder] & ANSWERS))
        return found

    def menace(self, state: Euphoria, enemy: i64, holder: i64, slot: i64) -> float:
        """What one enemy adds to the danger of the Leader in this slot."""
        exposed = state.exposed & BIT[slot] != 0
        knows = state.knowers[slot] & BIT[enemy] != 0
        near = 1.0 - LATER * float((enemy - state.active) % state.players)
        found = KNOWN if knows and not exposed else 0.0
        if state.aims[enemy] == holder:
            if exposed and enemy == state.active:
                found += NOW
            found += near * (AIMED_EXPOSED if exposed else AIMED_KNOWING if knows else AIMED)
        elif state.aims[enemy] != box.NOTHING:
            found += near * ARMED
        return found

    def values(self, state: State) -> vec[float]:
        assert isinstance(state, Euphoria)
        if state.phase == OVER:
            return self.outcome(state)
        wins = 1.0 / (1.0 + exp(self.danger(state, box.LE) - self.danger(state, box.LS)))
        anarchy = self.anarchy(state)
        values = vec[float]([0.0] * SEATS)
        for seat in range(state.players):
            team = state.team(seat)
            if team == box.ANARCHIST:
                values[seat] = anarchy
            else:
                values[seat] = (1.0 - anarchy) * (wins if team == 0 else 1.0 - wins)
        return values

    def anarchy(self, state: Euphoria) -> float:
        """The chance that the Anarchists win."""
        if state.anarchists == 0:
            return 0.0
        found = 0.0
        for seat in range(state.players):
            if state.anarchists & BIT[seat]:
                found += ANARCHY
                aim = state.aims[seat]
                if aim != box.NOTHING and state.leaders(aim) & state.exposed:
                    found += ANARCHY_ARMED
        return min(found, ANARCHY_MOST)

    # Moves

    def weights(self, state: State, who: i64, actions: vec[i64]) -> vec[float]:
        assert isinstance(state, Euphoria)
        if state.phase == ORDERING:
            return NO_VALUES
        self.viewpoint.enter(state, who)
        scores = vec[float](capacity=len(actions))
        for action in actions:
            scores = append(scores, self.viewpoint.promise(state, action))
        return powers(scores, SHARPNESS)

    def choose(self, state: State, who: i64, generator: FastRandom) -> i64:
        """The most promising decision, with noise."""
        assert isinstance(state, Euphoria)
        if state.phase == ORDERING:
            return random_choice(state, who, generator)
        actions = state.legal(who)
        if len(actions) == 1:
            return actions[0]
        viewpoint = self.viewpoint
        viewpoint.enter(state, who)
        best = actions[0]
        highest = -1e9
        for action in actions:
            noise = 0.4 * float(generator.below(NOISE)) / float(NOISE)
            score = viewpoint.promise(state, action) + noise
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
