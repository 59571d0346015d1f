"""Intervals cover what they promise: thousands of made-up experiments with a known truth, always the same ones."""

from collections.abc import Callable
from typing import Any

import numpy
import pytest

from sobremesa.lab.intervals import (
    Interval,
    asymptotic,
    benjamini_hochberg,
    capital,
    difference,
    fixed,
    holm,
    sequence,
    verdict,
)
from sobremesa.lab.questions import costs

MANY = 2000
SHARES = (0.0, 1.0)
Draw = Callable[[numpy.random.Generator, int], Any]


def exponential(rng: numpy.random.Generator, count: int) -> Any:
    return rng.exponential(1.0, count)


def thirds(rng: numpy.random.Generator, count: int) -> Any:
    """Differences of shares, of two arms with the same luck."""
    return rng.choice([-1.0, 0.0, 1.0], count, p=[0.2, 0.5, 0.3])


def halves(rng: numpy.random.Generator, count: int) -> Any:
    """Shares with draws."""
    return rng.choice([0.0, 0.5, 1.0], count, p=[0.3, 0.3, 0.4])


def holds(interval: Interval, truth: float) -> bool:
    return interval.low <= truth <= interval.high


@pytest.mark.parametrize("truth", [0.5, 0.25, 0.1])
def test_fixed_intervals_of_shares_cover_the_truth(truth: float) -> None:
    rng = numpy.random.default_rng(1)
    covered = sum(
        holds(fixed((rng.random(200) < truth).astype(float), 0.05, SHARES), truth)
        for _ in range(MANY)
    )
    assert 0.93 <= covered / MANY <= 0.97


@pytest.mark.parametrize(
    ("draw", "truth", "bounds"),
    [(exponential, 1.0, None), (thirds, 0.1, None), (thirds, 0.1, (-1.0, 1.0)), (halves, 0.55, SHARES)],
)  # fmt: skip
def test_fixed_intervals_of_other_values_cover_the_truth(
    draw: Draw, truth: float, bounds: tuple[float, float] | None
) -> None:
    rng = numpy.random.default_rng(2)
    covered = sum(holds(fixed(draw(rng, 150), 0.05, bounds), truth) for _ in range(MANY))
    assert 0.93 <= covered / MANY <= 0.97


@pytest.mark.parametrize("truth", [0.5, 0.25, 0.05])
def test_bets_against_the_truth_seldom_win_at_any_look(truth: float) -> None:
    rng, at = numpy.random.default_rng(3), numpy.array([truth])
    lost = sum(
        bool(numpy.max(capital((rng.random(400) < truth).astype(float), at, 0.05)) < numpy.log(20))
        for _ in range(MANY)
    )
    assert lost / MANY >= 0.93


def test_a_sequence_is_what_the_bets_leave() -> None:
    rng = numpy.random.default_rng(4)
    values = (rng.random(300) < 0.3).astype(float)
    early, late = (sequence(values[:count], 0.05, SHARES, 0.5) for count in (60, 300))
    assert holds(late, 0.3)
    assert late.half < early.half, "it never grows"
    assert early.low <= late.low
    assert late.p is not None
    assert late.p < 0.05 < sequence(values, 0.05, SHARES, 0.3).p  # type: ignore[operator]
    both = sequence(2 * values - 1, 0.05, (-1.0, 1.0))
    assert both.mean == pytest.approx(2 * late.mean - 1)
    assert both.half == pytest.approx(2 * late.half)


@pytest.mark.parametrize(("draw", "truth"), [(exponential, 1.0), (thirds, 0.1)])
def test_asymptotic_sequences_cover_the_truth_at_all_looks(draw: Draw, truth: float) -> None:
    """All looks of all experiments at once: the same formula as `asymptotic`, which is compared with it below."""
    rng = numpy.random.default_rng(5)
    looks = range(60, 801, 20)
    covered = 0
    for _ in range(MANY // 4):
        values = draw(rng, 800)
        covered += all(holds(asymptotic(values[:count], 0.05), truth) for count in looks)
    assert covered / (MANY // 4) >= 0.93
    assert asymptotic(values[:59], 0.05).half == float("inf")


def test_two_runs_differ_by_as_much_as_is_said() -> None:
    rng = numpy.random.default_rng(6)
    covered = sum(
        holds(difference(exponential(rng, 80), 0.5 + exponential(rng, 120), 0.05), 0.5)
        for _ in range(MANY)
    )
    assert 0.93 <= covered / MANY <= 0.97
    same = difference(numpy.ones(5), numpy.ones(5), 0.05)
    assert (same.low, same.mean, same.high) == (0.0, 0.0, 0.0)


@pytest.mark.parametrize("truth", [0.55, 0.45])
def test_balance_is_seldom_shown_where_there_is_none(truth: float) -> None:
    """On the border itself, where it is hardest."""
    rng = numpy.random.default_rng(7)
    shown = 0
    for _ in range(MANY):
        found = fixed((rng.random(1500) < truth).astype(float), 0.05, SHARES, 0.5)
        shown += verdict(found, 0.5, 0.05) == "balanced"
    assert shown / MANY <= 0.05


def test_balance_can_be_shown() -> None:
    even = fixed(numpy.array([0.0, 1.0] * 1500), 0.05, SHARES, 0.5)
    assert verdict(even, 0.5, 0.03, even.p) == "balanced"
    assert verdict(even, 0.6, 0.03) == "outside"
    assert verdict(even, 0.52, 0.001, 0.01) == "outside"
    few = fixed(numpy.array([0.0, 1.0] * 20), 0.05, SHARES, 0.5)
    assert verdict(few, 0.5, 0.03, few.p) == "open"
    assert (
        verdict(fixed(numpy.array([1.0, 1.0, 1.0, 0.0] * 15), 0.05, SHARES), 0.55, 0.2)
        == "different"
    )


def test_chances_are_corrected_for_their_number() -> None:
    assert holm([0.01, 0.04, 0.03]) == [0.03, 0.06, 0.06]
    assert holm([]) == benjamini_hochberg([]) == []
    assert benjamini_hochberg([0.01, 0.02, 0.9]) == pytest.approx([0.03, 0.03, 0.9])
    rng = numpy.random.default_rng(8)
    alarms = sum(min(holm([float(each) for each in rng.random(20)])) <= 0.05 for _ in range(MANY))
    assert alarms / MANY <= 0.06


def test_values_that_do_not_vary_are_told_as_they_are() -> None:
    same = fixed(numpy.ones(40), 0.05, None, 1.0)
    assert (same.low, same.mean, same.high, same.p) == (1.0, 1.0, 1.0, 1.0)
    assert fixed(numpy.ones(40), 0.05, None, 0.5).p == 0.0
    assert fixed(numpy.ones(1), 0.05, SHARES).high == 1.0
    assert costs(numpy.ones(5), numpy.ones(5)) is None


def test_the_same_luck_needs_fewer_games() -> None:
    """Two seatings of a game that luck decides: what one wins, the other loses."""
    rng = numpy.random.default_rng(9)
    lucky = (rng.random(500) < 0.5).astype(float)
    singles = numpy.concatenate([lucky, 1 - lucky])
    cost = costs((lucky + (1 - lucky)) / 2, singles)
    assert cost == pytest.approx(0.0)
