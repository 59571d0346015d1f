"""What others' decisions say about their teams: a light factor on worlds, never a certainty.

Whoever aims at a player would rather not hit a friend; who takes a shot for somebody most likely has one; who
knows where a Leader lies aims at it or spares it on purpose. Each such sign makes a world likelier or less so,
by a factor that a player who errs or bluffs cannot turn into a proof.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from sobremesa.core.bag import BIT
from sobremesa.core.belief import sound
from sobremesa.games.euphoria.components import ANARCHIST
from sobremesa.games.euphoria.rules import Euphoria

POOL: Final = 240  # worlds that are weighed against each other
FEW: Final = 12  # that are there from the beginning

# How much likelier a world becomes by a sign: near what 500 games of our players show. Those who know where
# the enemy's Leader is aim there nine times of ten, at their own Leader hardly ever; of the others they
# know little. The factors are milder than the shares, for people who bluff.
AT_FRIEND: Final = 0.9
AT_OWN_LEADER: Final = 0.1  # where the one who aims knows it
AT_PREY: Final = 3.5  # likewise
PREY_SPARED: Final = 0.2  # it aims at somebody else
SHIELDED_FRIEND: Final = 3.0


@dataclass(frozen=True, slots=True)
class Sign:
    """One seat did something to another."""

    actor: int
    target: int
    kind: str  # aim, shot, shield


def signs(heard: Sequence[str]) -> list[Sign]:
    """The latest aim of each seat, all shots and shields; what was before an exchange no longer tells."""
    aims: dict[int, int] = {}
    found: list[Sign] = []
    under_fire = -1
    for line in heard:
        match sound(line):
            case who, ("aim", target):
                aims[who] = int(target)
            case who, ("arm", _, target) | ("react", "hook" | "spring", _, target):
                aims[who] = int(target[1:])
            case who, ("shoot", *_):
                under_fire = aims.pop(who, -1)
                if under_fire >= 0:
                    found.append(Sign(who, under_fire, "shot"))
            case who, ("react", "apron", *_) if under_fire >= 0:
                found.append(Sign(who, under_fire, "shield"))
            case _, ("exchanged", one, other):
                moved = {int(one[0]), int(other[0])}
                found = [sign for sign in found if not moved & {sign.actor, sign.target}]
                aims = {seat: aim for seat, aim in aims.items() if not moved & {seat, aim}}
    return found + [Sign(actor, target, "aim") for actor, target in aims.items()]


def likelihood(state: Euphoria, found: Sequence[Sign]) -> float:
    """How well a world explains the signs, 1 if they say nothing."""
    total = 1.0
    for sign in found:
        team, other = state.team(sign.actor), state.team(sign.target)
        if ANARCHIST in (team, other):
            continue
        if sign.kind == "shield":
            total *= SHIELDED_FRIEND if team == other else 1.0
        elif knows_leader(state, sign.actor, sign.target):
            total *= AT_OWN_LEADER if other == team else AT_PREY
        else:
            total *= AT_FRIEND if other == team else 1.0
            if sign.kind == "aim" and any(
                state.team(seat) != team and knows_leader(state, sign.actor, seat)
                for seat in range(state.players)
            ):
                total *= PREY_SPARED
    return total


def knows_leader(state: Euphoria, who: int, holder: int) -> bool:
    """Has somebody seen the Leader that somebody else has?"""
    leader = int(state.leaders(holder))
    return leader != 0 and state.knowers[leader.bit_length() - 1] & BIT[who] != 0


class Suspicion:
    """A belief whose worlds are weighed by how well they explain what the others did."""

    def __init__(self, belief: Any, heard: Sequence[str]) -> None:
        self.belief = belief
        self.signs = signs(heard)
        self.worlds: list[Euphoria] = []
        self.weights: list[float] = []
        self.samples = 0

    def sample(self, rng: Random) -> Euphoria:
        """One of a pool of worlds that grows with the samples, likely ones more often."""
        self.samples += 1
        while len(self.worlds) < min(POOL, FEW + self.samples // 2):
            world: Euphoria = self.belief.sample(rng)
            self.worlds.append(world)
            self.weights.append(likelihood(world, self.signs))
        return rng.choices(self.worlds, self.weights)[0].copy()
