"""What helps a computer to play Brisca: what a card brings now and what it would be worth later.

A playout goes on by that for about two tricks; then the points are counted, with what the hands promise.
"""

from math import exp
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core import Action, Seat
from sobremesa.core.fast_random import FastRandom
from sobremesa.core.hints import Hints, powers, spread
from sobremesa_brisca.components import POINTS, STRENGTH, SUIT, VALUE, members
from sobremesa_brisca.rules import SWAP, Brisca, winning_place

TRICKS: Final = 2  # how far a playout goes before it is judged
SHARPNESS: Final = 0.25  # a card that promises four points more is e times as likely
HASTE: Final = 8  # one decision of so many in a playout is any
SWAPPING: Final = 30.0  # promise of a swap: it costs nothing
SCALE: Final = (
    9.0  # a lead of so many points more than even, when few points are left, is nearly won
)
VICTORY: Final = (
    0.8  # how much winning counts; the rest is for points, so that a lost game is played on
)


def same_side(state: Brisca, one: Seat, other: Seat) -> bool:
    return one == other or (state.players == 4 and (one - other) % 2 == 0)


def kept(card: int, trump: int) -> float:
    """What a card would bring later: a trump wins tricks, an ace or three may win one."""
    if SUIT[card] == trump:
        return 3.0 + 0.7 * STRENGTH[card]
    return 0.2 * VALUE[card]


def promise(state: Brisca, who: Seat, card: int) -> float:
    """The points that playing a card is likely to bring, less what it would be worth later."""
    trump, trick = state.trump, state.trick
    after = state.players - len(trick) - 1  # who plays after it
    later = 0.0 if state.turned < 0 else kept(card, trump)
    if not trick:
        holds: float = (0.75 if SUIT[card] == trump else 0.35) ** (after / 2 + 0.5)
        return VALUE[card] * (2.0 * holds - 1.0) - later
    best = winning_place([*trick, card], trump)
    winner = (state.leader + best) % state.players
    pot = sum(VALUE[each] for each in trick) + VALUE[card]
    best_card = card if best == len(trick) else trick[best]
    holds = (0.85 if SUIT[best_card] == trump else 0.55) ** after
    good = holds if same_side(state, who, winner) else 1.0 - holds if state.players == 4 else 0.0
    return pot * (2.0 * good - 1.0) - later


class BriscaHints(Hints):
    def few_secrets(self) -> bool:
        return False  # too many hands to write out

    def weights(self, state: Any, who: Seat, actions: vec[i64]) -> vec[float]:
        return powers(vec[float](promises(state, who, actions)), SHARPNESS)

    def choose(self, state: Any, who: Seat, generator: FastRandom) -> Action:
        actions = state.legal(who)
        if len(actions) == 1:
            return int(actions[0])
        if generator.below(HASTE) == 0:
            return int(actions[generator.below(len(actions))])
        found = promises(state, who, actions)
        return int(actions[found.index(max(found))])

    def enough(self, state: Any, steps: int) -> bool:
        return steps >= 2 * TRICKS * state.players and not state.trick and not state.owed

    def values(self, state: Any) -> vec[float]:
        """By the points, and by what the hands promise of those that are left."""
        trump, score = state.trump, state.score()
        left = POINTS - sum(state.points)
        hands = [sum(kept(card, trump) for card in members(hand)) for hand in state.hands]
        lead = [0.0] * state.players
        for seat in range(state.players):
            mine = [each for each in range(state.players) if same_side(state, seat, each)]
            others = [each for each in range(state.players) if each not in mine]
            ahead = score[seat] - max(score[each] for each in others)
            held = sum(hands[each] for each in mine) / len(mine)
            held -= sum(hands[each] for each in others) / len(others)
            lead[seat] = ahead + min(1.0, left / 40) * held
        slope = 1.0 / (SCALE + 0.15 * left)
        won = [1.0 / (1.0 + exp(-slope * each)) for each in lead]
        return blended(won, score)

    def outcome(self, state: Any) -> vec[float]:
        """Partners win a whole game each; who shares a victory, or draws, has a half."""
        result = state.result()
        assert result is not None
        share = 1.0 if len(result.winners) == (2 if state.players == 4 else 1) else 0.5
        won = [
            share if seat in result.winners or not result.winners else 0.0
            for seat in range(state.players)
        ]
        return blended(won, result.points)


def blended(won: list[float], score: tuple[int, ...]) -> vec[float]:
    return spread(
        [VICTORY * w + (1 - VICTORY) * s / POINTS for w, s in zip(won, score, strict=True)]
    )


def promises(state: Brisca, who: Seat, actions: vec[i64]) -> list[float]:
    return [SWAPPING if action >= SWAP else promise(state, who, action) for action in actions]


HINTS: Final = BriscaHints()
