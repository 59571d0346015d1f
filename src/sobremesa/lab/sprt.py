"""The sequential test: keep playing until it is clear which of two claims is right.

The claims are differences in Elo, `elo0` (nothing gained, say 0) and `elo1` (worth having, say 30).
After each game the log-likelihood ratio of the two is compared with two bounds; the chance of a wrong
answer is at most 5 % either way. The ratio is the usual approximation by mean and variance of points.

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
BOUND = log((1 - ERROR) / ERROR)
PRIOR = (0.0, 0.5, 1.0)  # three games that never happened, so that a variance is never 0


@dataclass
class Sprt:
    elo0: float
    elo1: float
    points: list[float] = field(default_factory=list)

    def add(self, points: float) -> None:
        self.points.append(points)

    def ratio(self) -> float:
        """The log-likelihood ratio so far: positive speaks for elo1."""
        drawn = [*self.points, *PRIOR]
        mean = sum(drawn) / len(drawn)
        variance = sum((points - mean) ** 2 for points in drawn) / len(drawn)
        low, high = expected(self.elo0), expected(self.elo1)
        return len(self.points) * (high - low) * (2 * mean - low - high) / (2 * variance)

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
