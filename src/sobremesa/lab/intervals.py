"""Means with intervals, and what may be concluded from them. One value a block, so that values are independent.

A fixed plan has the interval of its only look: Wilson's for shares, Student's for everything else. A sequence is looked at
again and again, so its intervals hold at all looks together: bets against every possible mean for what lies between bounds
(Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting", 2024, the hedged capital), and for the rest an
asymptotic confidence sequence (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, "Time-uniform central limit theory", 2024).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, log, sqrt
from typing import Any, Final

import numpy
from scipy import stats

from sobremesa.lab.ratings import spread

WRONG: Final = 0.05
GRID: Final = 1001  # means that are bet against
BOLDEST: Final = 0.5  # of what a gambler has, at most
TUNED: Final = 200  # blocks for which an asymptotic sequence is narrowest
FEWEST: Final = 60  # blocks before an asymptotic sequence says anything

Values = Any  # numpy.ndarray of floats


@dataclass(frozen=True, slots=True)
class Interval:
    low: float
    mean: float
    high: float
    p: float | None = None  # of the claim that the mean is the fair one

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2


def fixed(
    values: Values, wrong: float, bounds: tuple[float, float] | None, fair: float | None = None
) -> Interval:
    """For a plan whose end does not depend on what is found."""
    count, mean = len(values), float(numpy.mean(values))
    if count < 2:
        low, high = bounds or (-inf, inf)
        return Interval(low, mean, high)
    if bounds == (0.0, 1.0):
        z = float(stats.t.isf(wrong / 2, count - 1))
        squares = float(numpy.sum((values - mean) ** 2)) / count**2
        low, mean, high = spread(mean, squares, count, z)
    else:
        error = float(numpy.std(values, ddof=1)) / sqrt(count)
        reach = float(stats.t.isf(wrong / 2, count - 1)) * error
        low, high = mean - reach, mean + reach
    return Interval(low, mean, high, None if fair is None else chance_of(values, fair))


def chance_of(values: Values, fair: float) -> float:
    """How often a mean as far from the fair one is found by chance (Student's test)."""
    if numpy.ptp(values) == 0:
        return 1.0 if values[0] == fair else 0.0
    return float(stats.ttest_1samp(values, fair).pvalue)


def sequence(
    values: Values, wrong: float, bounds: tuple[float, float] | None, fair: float | None = None
) -> Interval:
    """For whoever looks after every block, and stops when they like."""
    if bounds is None:
        return asymptotic(values, wrong)
    low, high = bounds
    scaled = (numpy.asarray(values, float) - low) / (high - low)
    means = numpy.linspace(0.0, 1.0, GRID)
    richest = numpy.max(capital(scaled, means, wrong), axis=0)
    kept = means[richest < log(1 / wrong)]
    step, mean = 1 / (GRID - 1), float(numpy.mean(scaled))
    first, last = (float(kept[0]), float(kept[-1])) if len(kept) else (mean, mean)
    first, last = max(0.0, min(first - step, mean)), min(1.0, max(last + step, mean))
    p = None
    if fair is not None:
        at = numpy.array([(fair - low) / (high - low)])
        p = min(1.0, float(numpy.exp(-numpy.max(capital(scaled, at, wrong)))))
    scale = high - low
    return Interval(low + scale * first, low + scale * mean, low + scale * last, p)


def capital(values: Values, means: Values, wrong: float) -> Values:
    """By block and mean: the logarithm of what is left to two gamblers who shared a stake, one betting that the mean is
    higher, one that it is lower. What they stake follows from the blocks before."""
    count = numpy.arange(1, len(values) + 1)
    averages = (0.5 + numpy.cumsum(values)) / (count + 1)
    spreads = (0.25 + numpy.cumsum((values - averages) ** 2)) / (count + 1)
    before = numpy.concatenate([[0.25], spreads[:-1]])
    stakes = numpy.sqrt(2 * log(2 / wrong) / (before * count * numpy.log(count + 1)))
    with numpy.errstate(divide="ignore"):
        up = numpy.minimum(stakes[:, None], BOLDEST / means[None, :])
        down = numpy.minimum(stakes[:, None], BOLDEST / (1 - means[None, :]))
    gains = values[:, None] - means[None, :]
    higher = numpy.cumsum(numpy.log1p(up * gains), axis=0)
    lower = numpy.cumsum(numpy.log1p(-down * gains), axis=0)
    return numpy.logaddexp(higher, lower) - log(2)


def asymptotic(values: Values, wrong: float) -> Interval:
    """Like a t interval, but for all looks from some number of blocks on."""
    count, mean = len(values), float(numpy.mean(values))
    if count < FEWEST:
        return Interval(-inf, mean, inf)
    tuned = (-2 * log(wrong) + log(-2 * log(wrong)) + 1) / TUNED
    grown = count * tuned + 1
    reach = sqrt(2 * grown / (count**2 * tuned) * log(sqrt(grown) / wrong))
    reach *= float(numpy.std(values, ddof=1))
    return Interval(mean - reach, mean, mean + reach)


def difference(one: Values, other: Values, wrong: float) -> Interval:
    """How much larger the mean of the other is, if their blocks have nothing in common (Welch)."""
    if min(len(one), len(other)) < 2:
        return Interval(-inf, float(numpy.mean(other) - numpy.mean(one)), inf)
    mean = float(numpy.mean(other) - numpy.mean(one))
    if not numpy.ptp(one) and not numpy.ptp(other):
        return Interval(mean, mean, mean, 0.0 if mean else 1.0)
    found = stats.ttest_ind(other, one, equal_var=False)
    bounds = found.confidence_interval(1 - wrong)
    return Interval(float(bounds.low), mean, float(bounds.high), float(found.pvalue))


# Many rows


def holm(chances: Sequence[float]) -> list[float]:
    """Chances corrected for their number, so that any false alarm among them stays as seldom as one (Holm).

    >>> holm([0.01, 0.04, 0.03])
    [0.03, 0.06, 0.06]
    """
    found, largest = [0.0] * len(chances), 0.0
    for rank, index in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        largest = max(largest, min(1.0, (len(chances) - rank) * chances[index]))
        found[index] = largest
    return found


def benjamini_hochberg(chances: Sequence[float]) -> list[float]:
    """Chances corrected so that of all rows that stand out one in twenty is a false alarm: for long lists."""
    return [float(each) for each in stats.false_discovery_control(chances)] if chances else []


def verdict(interval: Interval, fair: float, within: float, p: float | None = None) -> str:
    """What is shown: `balanced` if the whole interval is near the fair mean, `outside` if none of it is, `different` if the
    fair mean is not in it; `open` if neither can be said yet. A mean may be balanced and not exactly fair."""
    if fair - within <= interval.low and interval.high <= fair + within:
        return "balanced"
    if interval.low > fair + within or interval.high < fair - within:
        return "outside"
    apart = interval.low > fair or interval.high < fair
    return "different" if apart or (p is not None and p <= WRONG) else "open"
