"""What helps a computer to play a game: a judgement, an order of moves, a policy. Compiled.

A game's `hints.py` overrides what it knows better; what it leaves alone is the plain way: no judgement
before the end, all decisions alike, playouts at random. Hints see whole states, but only those that a
belief has sampled: a player has no other.
"""

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sobremesa.core.fast_random import FastRandom
from sobremesa.core.playout import random_choice
from sobremesa.core.state import State

SEATS: Final[i64] = 8  # values are lists of so many, used or not
NO_VALUES: Final = vec[float]()
NO_ACTIONS: Final = vec[i64]()
NO_PLANS: Final[list[vec[i64]]] = []


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints:
    """One object serves a whole game; it may keep scratch space, but nothing that it has learned."""

    def values(self, state: State) -> vec[float]:
        """By seat: the chance to win from here, 0 to 1; nothing if there is no judgement."""
        return NO_VALUES

    def outcome(self, state: State) -> vec[float]:
        """By seat: what the end of a game is worth. A victory is divided among those who share it, a
        draw among all; who plays alone wins or does not."""
        result = state.result()
        values = vec[float]([0.0] * SEATS)
        if result is None:
            return values
        players = len(result.points)
        if len(result.winners) > 0:
            for winner in result.winners:
                values[winner] = 1.0 / len(result.winners)
        elif players > 1:
            for seat in range(players):
                values[seat] = 1.0 / players
        return values

    def weights(self, state: State, who: i64, actions: vec[i64]) -> vec[float]:
        """How promising each decision looks before any search, as positive numbers of any size;
        nothing if all look alike."""
        return NO_VALUES

    def choose(self, state: State, who: i64, generator: FastRandom) -> i64:
        """A decision inside a playout: quick, sensible, not always the same."""
        return random_choice(state, who, generator)

    def enough(self, state: State, steps: i64) -> bool:
        """Should a playout stop here, so many events after it began, and be judged by `values`?"""
        return False

    def settled(self, state: State) -> bool:
        """Is nothing left that needs a search, so that `values` can say what comes of it?"""
        return False

    def plans(self, state: State, who: i64) -> list[vec[i64]]:
        """Whole turns to choose from, each a list of decisions in their order, the best first;
        nothing where single decisions are better."""
        return NO_PLANS

    def known(self, state: State, who: i64, generator: FastRandom) -> vec[i64]:
        """The best decisions from here on where they can be calculated, else nothing. Asked once for
        a decision, never inside a search; it may look only at what the seat knows. The generator is for
        choices that should not be foreseen."""
        return NO_ACTIONS

    def mixture(self, state: State, who: i64) -> vec[float]:
        """The odds with which to take each legal decision, in their order, where a choice that others
        make at the same time can be solved; else nothing. Asked like `known`, by players whose style
        it is to mix."""
        return NO_VALUES

    def seat_kind(self, state: State, who: i64) -> i64:
        """A small number for what a seat alone knows that makes it decide differently: its team, say.
        A search keeps the experience of such seats apart."""
        return 0

    def few_secrets(self) -> bool:
        """May the secrets of this game be written out, hand by hand, so that players mix their decisions
        (players/solve.py)? Where they turn out to be too many a search goes on without; a game
        that knows so says False and saves the time."""
        return True

    def suspect(self, belief: Any, heard: Sequence[str]) -> Any:
        """The belief that a search samples from: the game's own, or one that also concludes from how
        others have played."""
        return belief

    def open_chance(self, state: State) -> bool:
        """Do all seats see what chance brings here, and does it matter enough to be told apart?"""
        return False

    def effort(self, state: State, who: i64) -> float:
        """Which part of a turn's budget this decision may use."""
        return 1.0


def spread(values: list[float]) -> vec[float]:
    """Values of a few seats as the list that searches want."""
    found = vec[float]([0.0] * SEATS)
    for seat in range(len(values)):
        found[seat] = values[seat]
    return found


def powers(scores: vec[float], sharpness: float) -> vec[float]:
    """Scores as weights: a score higher by 1 / sharpness counts e times as much."""
    best = -1e9
    for score in scores:
        if score > best:
            best = score
    found = vec[float](capacity=len(scores))
    for score in scores:
        found = append(found, 2.718281828459045 ** ((score - best) * sharpness))
    return found
