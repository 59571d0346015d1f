"""Strength, as far as a few games with fixed seeds can tell; docs/strength.md has the real figures."""

import pytest

from sobremesa.lab.matches import pairings_of, play_all
from sobremesa.library import ALL
from sobremesa.players.knowledge import levels_for
from sobremesa.players.levels import LEVELS, budget_of, style_of
from sobremesa.players.player import Candidate
from sobremesa.players.searcher import Style, chosen
from sobremesa.text import Texts, languages


def points(slug: str, one: str, two: str, games: int) -> float:
    outcomes = play_all(pairings_of(slug, [one, two], games, "levels", {}), 1)
    return sum(
        share
        for outcome in outcomes
        for seat, share in zip(outcome.pairing.seats, outcome.shares, strict=True)
        if seat == one
    )


@pytest.mark.slow
@pytest.mark.parametrize("slug", ["misty", "pyramids"])
def test_a_little_search_beats_chance(slug: str) -> None:
    assert points(slug, "search@12", "random", 4) == 4


@pytest.mark.slow
def test_easy_beats_chance() -> None:
    assert points("misty", "easy", "random", 4) >= 3


@pytest.mark.parametrize("slug", [*ALL, "a game that does not say"])
def test_levels_rise(slug: str) -> None:
    simulations, temperatures, _, thoughtless = zip(*levels_for(slug), strict=True)
    assert list(simulations) == sorted(set(simulations))
    assert list(temperatures) == sorted(set(temperatures), reverse=True)
    assert list(thoughtless) == sorted(thoughtless, reverse=True)
    assert style_of("master", slug).temperature == 0
    assert style_of("master", slug).thoughtless == 0
    assert budget_of("master", slug).seconds is None, "a level is the same on every machine"


def test_a_mistake_is_never_nonsense() -> None:
    from random import Random

    options = [Candidate((1,), 50, 0.6), Candidate((2,), 40, 0.55), Candidate((3,), 10, 0.2)]
    style = Style(temperature=1.0, margin=0.3)
    taken = {chosen(options, style, Random(seed)).line[0] for seed in range(200)}
    assert taken == {1, 2}
    assert chosen(options, Style(), Random(1)).line == (1,)


def test_mistakes_are_as_rare_where_values_lie_close_together() -> None:
    """A judgement that moves by thousandths is played like one that moves by tenths."""
    from random import Random

    def taken(scale: float) -> list[int]:
        options = [Candidate((n,), 20, 0.5 - scale * n) for n in range(4)]
        style = Style(temperature=0.5, margin=1.0)
        return [chosen(options, style, Random(seed)).line[0] for seed in range(100)]

    assert taken(0.1) == taken(0.001)
    assert set(taken(0.1)) > {0, 1}
    assert taken(0.0) == [0] * 100


@pytest.mark.parametrize("lang", languages)
def test_every_level_has_a_name(lang: str) -> None:
    for level in LEVELS:
        assert Texts(None, lang).has(f"level-{level}")
