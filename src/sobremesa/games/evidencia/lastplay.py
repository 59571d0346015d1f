"""The last card that is played by choice (round 5), solved as a game of two secrets. Compiled.

Five cards are unseen by one side or the other: two hands of two and the Final Challenge card, all with
known backs. Every deal of them that fits the backs is as likely; in each, either card of one hand may
meet either of the other, and what comes of it is played out by best choices on both sides. The odds with
which to play a card are those that the other cannot exploit (`core/matrix.py`).
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT, members
from sobremesa.core.hints import Hints
from sobremesa.core.matrix import MatrixGame
from sobremesa.core.state import CHANCE
from sobremesa.games.evidencia.actions import DETAILS, PLAY
from sobremesa.games.evidencia.components import BACK, NONE
from sobremesa.games.evidencia.rules import CHALLENGES, Evidencia
from sobremesa.games.evidencia.steps import CHOOSING, DONE, ORDERING

LAST: Final[i64] = 5  # the round
ROUNDS: Final[i64] = 300  # of regret matching
BACKS: Final = vec[i64]([8**back for back in range(4)])


@final
class LastPlay:
    """One such position; `odds` are those of the legal plays, in their order."""

    def __init__(self, hints: Hints, state: Evidencia) -> None:
        self.hints = hints
        self.state = state
        self.hands: list[i64] = []  # sorts: every hand that either side may have

    def fits(self) -> bool:
        return self.state.phase == CHOOSING and self.state.round == LAST

    def odds(self, who: i64) -> vec[float]:
        state = self.state
        final = BIT[state.piles[CHALLENGES] % 32]
        five = members(state.hands[0] | state.hands[1] | final)
        pairs = [BIT[one] | BIT[two] for one in five for two in five if one < two]
        self.hands = pairs
        secrets = MatrixGame(len(pairs), len(pairs), 2, 2)
        for first in range(i64(len(pairs))):
            if backs(pairs[first]) != backs(state.hands[0]):
                continue
            for second in range(i64(len(pairs))):
                apart = pairs[first] & pairs[second] == 0
                if apart and backs(pairs[second]) == backs(state.hands[1]):
                    secrets.add(first, second, self.gains(pairs[first], pairs[second]))
        secrets.solve(ROUNDS)
        mine: i64 = 0
        while pairs[mine] != state.hands[who]:
            mine += 1
        return secrets.rows(mine) if who == 0 else secrets.columns(mine)

    def gains(self, first: i64, second: i64) -> vec[float]:
        """What seat 0 gains by each of its cards against each of the other's, in one deal."""
        state = self.state
        final = state.hands[0] | state.hands[1] | BIT[state.piles[CHALLENGES] % 32]
        dealt = state.copy()
        dealt.hands[0] = first
        dealt.hands[1] = second
        dealt.piles[CHALLENGES] = members(final & ~(first | second))[0]
        dealt.chosen0 = NONE
        dealt.chosen1 = NONE
        found = vec[float](capacity=4)
        for mine in members(first):
            for theirs in members(second):
                after = dealt.copy()
                after.apply(0, PLAY * DETAILS + mine)
                after.apply(1, PLAY * DETAILS + theirs)
                found = append(found, self.judge(after, 0.0, 1.0))
        return found

    def judge(self, state: Evidencia, low: float, high: float) -> float:
        """The value for seat 0 if both choose well from here (alpha, beta)."""
        if state.phase == ORDERING or state.phase == DONE:
            return self.hints.values(state)[0]
        who = state.deciders()[0]
        actions = state.legal(who)
        if who == CHANCE:
            total = 0.0
            for action in actions:
                after = state.copy()
                after.apply(CHANCE, action)
                total += self.judge(after, 0.0, 1.0)
            return total / float(len(actions))
        for action in actions:
            after = state.copy()
            after.apply(who, action)
            value = self.judge(after, low, high)
            if who == 0:
                low = max(low, value)
            else:
                high = min(high, value)
            if low >= high:
                break
        return low if who == 0 else high


def backs(cards: i64) -> i64:
    """What a hand shows to the other side: how many backs of each faction."""
    found: i64 = 0
    for card in members(cards):
        found += BACKS[BACK[card]]
    return found
