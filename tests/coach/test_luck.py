"""Luck is nought on average, whatever the judgement: over the outcomes of an event, and over whole games."""

from math import sqrt
from operator import mul
from random import Random
from statistics import fmean, variance

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.coach.analysis import Bench, Depth, prepared
from sobremesa.coach.luck import DRAWN, Luck, luck, lucks, odds_of, worths
from sobremesa.core import CHANCE, State
from sobremesa.core.hints import SEATS, Hints
from sobremesa.core.laws import random_action
from sobremesa.core.levels import NAMES
from sobremesa.core.match import Match
from sobremesa.core.state import NOBODY, ONLY_CHANCE, Result
from sobremesa.library import ALL
from sobremesa.players.knowledge import foresight_for, hints_for, losses_for

EVENTS = 3  # of each game that are looked at
FEW = 24  # outcomes


class Wheel(State):
    """One draw of very many outcomes, of which the later ones are likelier; whatever comes, it is over."""

    def __init__(self, count: int, drawn: int = -1) -> None:
        self.count, self.drawn = count, drawn

    def deciders(self) -> vec[i64]:
        return ONLY_CHANCE if self.drawn < 0 else NOBODY

    def legal(self, who: i64) -> vec[i64]:
        return vec[i64](list(range(self.count)))

    def weights(self) -> vec[i64]:
        return vec[i64](list(range(1, self.count + 1)))

    def apply(self, who: i64, action: i64) -> None:
        self.drawn = action

    def result(self) -> Result | None:
        return Result((0,), (self.drawn,), "drawn", "WHE-1", {}) if self.drawn >= 0 else None

    def copy(self) -> "Wheel":
        return Wheel(self.count, self.drawn)


class WheelHints(Hints):
    """It judges oddly: what came, squared, and its last digit for the other seat."""

    def outcome(self, state: State) -> vec[float]:
        assert isinstance(state, Wheel)
        values = vec[float]([0.0] * SEATS)
        values[0] = (state.drawn / state.count) ** 2
        values[1] = state.drawn % 10 / 10
        return values


def chances(slug: str, players: int) -> list[State]:
    """Positions of random games in which chance is next and has few outcomes."""
    rng, found = Random(slug), list[State]()
    while len(found) < EVENTS:
        match = Match(ALL[slug], players, {})
        while (deciders := match.deciders()) and len(match.events) < 400:
            who = deciders[0]
            if who == CHANCE and len(match.state.legal(CHANCE)) <= FEW:
                found.append(match.state)
            match.act(who, random_action(match.state, who, rng))
    return rng.sample(found, EVENTS)


@pytest.mark.parametrize("slug", ALL)
def test_over_all_outcomes_luck_is_nought(slug: str) -> None:
    game = ALL[slug]
    players, hints = game.seats[-1], hints_for(slug)
    moved = 0.0
    for before in chances(slug, players):
        outcomes, odds = [int(each) for each in before.legal(CHANCE)], odds_of(before)
        playouts = 4 * len(outcomes)
        found = lucks(worths(hints, before, outcomes, players, playouts, "sums"), odds)
        for each in zip(*found, strict=True):
            assert sum(map(mul, odds, each)) == pytest.approx(0.0, abs=1e-9)
            moved = max(moved, *map(abs, each))
        last = luck(hints, before, outcomes[-1], players, playouts, "sums")
        assert last == Luck(found[-1], exact=True)
    assert moved > 0.001, "a sum of noughts proves nothing"


def test_where_outcomes_are_many_the_mean_is_nought_over_draws() -> None:
    wheel, hints, rng = Wheel(1000), WheelHints(), Random("wheel")
    odds, found = odds_of(wheel), list[Luck]()
    for number in range(600):
        action = rng.choices(range(1000), odds)[0]
        found.append(luck(hints, wheel, action, 2, 1, f"wheel {number}"))
    assert not any(each.exact for each in found)
    for seat in (0, 1):
        lucks = [each.seats[seat] for each in found]
        error = sqrt(variance(lucks) / len(lucks))
        assert abs(fmean(lucks)) < 3.5 * error
        assert error > 0.005, "it is not nought each time"


def test_a_drawn_mean_is_of_draws_that_know_nothing_of_the_real_one() -> None:
    """The same seed, another outcome: luck differs by what the outcomes are worth, and by nothing else."""
    wheel, hints = Wheel(1000), WheelHints()
    one, two = (luck(hints, wheel, action, 1, 1, "same").seats[0] for action in (999, 500))
    assert one - two == pytest.approx(0.999**2 - 0.5**2)
    assert DRAWN < 1000


def test_few_outcomes_are_all_looked_at() -> None:
    wheel, hints = Wheel(3), WheelHints()
    mean = (1 * 0 + 2 * (1 / 3) ** 2 + 3 * (2 / 3) ** 2) / 6
    assert luck(hints, wheel, 2, 1, 1, "few").seats[0] == pytest.approx((2 / 3) ** 2 - mean)


def test_what_does_not_come_through_counts_for_less() -> None:
    wheel, hints = Wheel(3), WheelHints()
    whole, part = (luck(hints, wheel, 2, 2, 1, "part", foresight) for foresight in (1.0, 0.25))
    assert whole.seats[0] > 0.1
    assert part.seats == pytest.approx([0.25 * each for each in whole.seats])
    many = Wheel(1000)
    whole, part = (luck(hints, many, 999, 2, 1, "part", foresight) for foresight in (1.0, 0.25))
    assert part.seats == pytest.approx([0.25 * each for each in whole.seats])


@pytest.mark.parametrize("slug", ALL)
def test_what_was_measured_of_a_game_is_all_there(slug: str) -> None:
    losses = losses_for(slug)
    assert 0.0 < foresight_for(slug) <= 1.0
    assert tuple(losses) in ((), ("random", *NAMES))
    assert all(0.0 <= each < 1.0 for each in losses.values())


def rocks(coins: tuple[int, ...]) -> Match:
    """Rock against rock, so that coins decide the game."""
    match, left = Match(ALL["rps"], 2, {}), iter(coins)
    while deciders := match.deciders():
        who = deciders[0]
        coin = next(left) if who == CHANCE else 0
        match.act(who, int(match.state.legal(who)[coin]))
    return match


def test_over_all_courses_of_a_game_luck_is_nought_and_the_rest_is_the_result() -> None:
    sums, ends, rest, odds = [0.0, 0.0], [0.0, 0.0], [0.0, 0.0], 0.0
    for coins in ((0, 0), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1)):
        match = rocks(coins)
        result = match.state.result()
        assert result is not None
        bench = Bench(prepared(match, Depth(0, 0, 100), "courses"))
        found = [bench.look(n).found for n, event in enumerate(match.events) if event.who == CHANCE]
        assert len(found) == len(coins)
        part = 0.5 ** len(coins)
        odds += part
        for seat in (0, 1):
            total = sum(each.seats[seat] for each in found if isinstance(each, Luck))
            sums[seat] += part * total
            ends[seat] += part * (seat in result.winners)
            rest[seat] += part * ((seat in result.winners) - total)
    assert odds == 1.0
    assert sums == pytest.approx([0.0, 0.0], abs=1e-9)
    assert rest == pytest.approx(ends, abs=1e-9)


def test_an_outcome_that_helps_is_luck() -> None:
    match = rocks((0, 0))
    bench = Bench(prepared(match, Depth(0, 0, 400), "helps"))
    last = bench.look(len(match.events) - 1).found
    assert isinstance(last, Luck)
    winner = match.state.result().winners[0]
    assert last.seats[winner] > 0.1
    assert sum(last.seats) == pytest.approx(0.0, abs=1e-9)
