"""What helps a computer to play Mentiroso. Without it everybody bids at random in its thoughts, and nobody doubts."""

from functools import cache
from math import comb
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core import CHANCE, Action, Seat
from sobremesa.core.fast_random import FastRandom
from sobremesa.core.hints import Hints, spread
from sobremesa.core.playout import random_choice
from sobremesa_mentiroso import ACE, DOUBT, NO_BID


@cache
def chance(dice: int, wanted: int, odds: float) -> float:
    """That at least so many of these dice count."""
    return sum(comb(dice, n) * odds**n * (1 - odds) ** (dice - n) for n in range(wanted, dice + 1))


class MentirosoHints(Hints):
    def few_secrets(self) -> bool:
        return False  # writing out 252 cups for each player takes longer than it is worth

    def truth(self, state: Any, who: Seat, bid: Action) -> float:
        """How likely a bid is true, as far as a seat can tell from its own dice."""
        count, face = divmod(bid, 10)
        shows = {face, ACE} if state.wild else {face}
        own = sum(die in shows for die in state.cups[who])
        return chance(sum(state.left) - state.left[who], max(0, count - own), len(shows) / 6)

    def weights(self, state: Any, who: Seat, actions: vec[i64]) -> vec[float]:
        doubtful = 1 - self.truth(state, who, state.bid) if state.bid else 0.0
        trust = [self.truth(state, who, bid) ** 3 if bid != DOUBT else doubtful for bid in actions]
        return vec[float]([0.001 + each for each in trust])

    def choose(self, state: Any, who: Seat, generator: FastRandom) -> Action:
        if who == CHANCE:
            return random_choice(state, who, generator)
        actions = state.legal(who)
        return int(actions[generator.draw(self.weights(state, who, actions))])

    def settled(self, state: Any) -> bool:
        return state.bid == NO_BID and state.rolling() is not None  # a round is over

    def enough(self, state: Any, steps: int) -> bool:
        return self.settled(state)

    def values(self, state: Any) -> vec[float]:
        return spread([left / sum(state.left) for left in state.left])


HINTS = MentirosoHints()
