"""The sequential test: keep playing until it is clear which of two claims is right.

The claims are differences in Elo, `elo0` (nothing gained, say 0) and `elo1` (worth having, say 30). Against each stands
a gambler who bets on every block of games that it is false, at odds that are fair if it is true. Whoever bets on fair
odds multiplies a stake by 20 with a chance of at most 1 in 20, however long they go on and whenever they stop (Ville's
inequality): so a claim that has made its gambler twenty times as rich is dropped, and that is wrong in at most 5 %.
Nothing is assumed of draws, of divided victories or of the seats, as long as a block is fair to all seats.

>>> test = Sprt(0, 100)
>>> for _ in range(40): test.add(1.0)
>>> test.verdict()
'elo1'
"""

from dataclasses import dataclass, field
from math import log

from sobremesa.core.wrong import Wrong
from sobremesa.lab.ratings import expected

ERROR = 0.05
BOUND = log(1 / ERROR)
PRIOR = (0.0, 0.5, 1.0)  # three blocks that never happened, so that a variance is never 0
BOLDEST = 0.9  # of what a gambler has, at most


@dataclass
class Sprt:
    elo0: float
    elo1: float
    block: int = 1  # games that count as one, since together they are fair to all seats
    points: list[float] = field(default_factory=list)  # of the first player, game by game
    # The logarithms of what the gamblers have: the one against elo0, and the one against elo1.
    against: tuple[float, float] = (0.0, 0.0)
    sums: tuple[float, float] = (sum(PRIOR), sum(each**2 for each in PRIOR))

    def add(self, points: float) -> None:
        self.points.append(points)
        if len(self.points) % self.block == 0:
            self.bet(sum(self.points[-self.block :]) / self.block)

    def bet(self, found: float) -> None:
        """Both stake what suits the blocks before this one best, if the other claim is right."""
        low, high = expected(self.elo0), expected(self.elo1)
        count = len(self.points) // self.block - 1 + len(PRIOR)
        mean = self.sums[0] / count
        spread = self.sums[1] / count - mean**2 + (high - low) ** 2
        up = min((high - low) / spread, BOLDEST / low)
        down = min((high - low) / spread, BOLDEST / (1 - high))
        self.against = (
            self.against[0] + log(1 + up * (found - low)),
            self.against[1] + log(1 + down * (high - found)),
        )
        self.sums = self.sums[0] + found, self.sums[1] + found**2

    def ratio(self) -> float:
        """What speaks most clearly: positive for elo1, negative for elo0; beyond the bound it is settled."""
        for_high, for_low = self.against
        return for_high if for_high >= for_low else -for_low

    def verdict(self) -> str:
        """`elo0`, `elo1`, or nothing while the test is open; two equal claims are never decided."""
        ratio = self.ratio()
        if ratio >= BOUND:
            return "elo1"
        return "elo0" if ratio <= -BOUND else ""


def read_claims(text: str) -> tuple[float, float]:
    """`0,50`: both claims."""
    low, comma, high = text.partition(",")
    try:
        claims = float(low), float(high)
    except ValueError:
        claims = 0.0, 0.0
    if not comma or claims[0] >= claims[1]:
        said = f"a sequential test takes two Elo numbers, the lower first: 0,50, not {text}"
        raise Wrong(said, "claims", text=text)
    return claims
