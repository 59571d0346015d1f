"""Intervals and the sequential test keep what they promise where seats, pairs and seatings depend on each other.

Thousands of made-up matches with a known truth; the seeds are fixed, so that a test passes or fails for good.
"""

from random import Random

import pytest

from sobremesa.lab.matches import Pairing, PlayedGame, pairings_of, play_all
from sobremesa.lab.ratings import (
    Cluster,
    clustered,
    corrected,
    cross_shares,
    expected,
    places,
    rate,
)
from sobremesa.lab.sprt import Sprt
from sobremesa.lab.tournament import plan_for
from sobremesa.library import ALL


def game(seats: tuple[str, ...], winner: int, seed: str, order: tuple[int, ...] = ()) -> PlayedGame:
    shares = tuple(float(seat == winner) for seat in range(len(seats)))
    zero, none = (0,) * len(seats), (0.0,) * len(seats)
    pairing = Pairing("rps", seats, (), seed)
    return PlayedGame(pairing, shares, zero, "rounds", 1, none, zero, none, none, order)


@pytest.mark.parametrize("advantage", [0.0, 0.2])
@pytest.mark.parametrize("drawn", [0.0, 0.4])
def test_the_sequential_test_errs_as_seldom_as_it_promises(drawn: float, advantage: float) -> None:
    rng, wrong, many = Random(f"{drawn} {advantage}"), {"elo0": 0, "elo1": 0}, 1000
    for truth, false in ((0.0, "elo1"), (80.0, "elo0")):
        for _ in range(many):
            test = Sprt(0, 80, 2)
            while not test.verdict() and len(test.points) < 3000:
                for edge in (advantage, -advantage):  # each sits in the better seat once
                    won = (expected(truth) + edge - drawn / 2) / (1 - drawn)
                    draw = rng.random() < drawn
                    test.add(0.5 if draw else float(rng.random() < won))
            wrong[false] += test.verdict() == false
    # 5 % of 1000 is 50; two standard errors of such a count are 14.
    assert max(wrong.values()) <= 64, wrong


def test_a_block_is_bet_on_as_a_whole() -> None:
    test = Sprt(0, 100, 2)
    test.add(1.0)
    assert test.ratio() == 0.0
    test.add(1.0)
    assert test.ratio() > 0.0


@pytest.mark.parametrize("copies", [1, 2, 4])
def test_an_interval_of_clusters_covers_the_truth(copies: int) -> None:
    """Each game counts several times over, as seats of one player do: that makes nobody surer."""
    rng, covered, many = Random(f"clusters {copies}"), 0, 2000
    for _ in range(many):
        wins = (float(rng.random() < 0.35) for _ in range(80))
        low, _, high = clustered([Cluster(copies * won, copies) for won in wins])
        covered += low <= 0.35 <= high
    assert 0.93 <= covered / many <= 0.97


def test_games_with_the_same_luck_are_one_cluster() -> None:
    games = [game(("a", "b"), number % 2, str(number // 2)) for number in range(80)]
    apart = [game(("a", "b"), number % 2, str(number)) for number in range(80)]
    (_, _, wide), (_, _, narrow) = (rate(each)[0].share for each in (apart, games))
    assert narrow < wide, "a pair with the same luck has one point for each: nothing varies"
    assert cross_shares(games)["a", "b"][1] == 0.5


def test_rows_of_a_table_hold_together() -> None:
    rng, held, many = Random("rows"), 0, 1500
    for _ in range(many):
        games = [game(tuple("abcd"), rng.randrange(4), str(number)) for number in range(60)]
        held += all(place.share[0] <= 0.25 <= place.share[2] for place in places(games))
    assert held / many >= 0.94


def test_places_tell_seats_from_the_order_of_choices() -> None:
    games = [
        game(("a", "b"), winner, f"{winner}", (1, 0) if winner else (0, 1)) for winner in (0, 1)
    ]
    found = {(place.kind, place.number): place.share[1] for place in places(games * 30)}
    assert found == {("seat", 0): 0.5, ("seat", 1): 0.5, ("order", 0): 1.0, ("order", 1): 0.0}
    assert corrected(2) > corrected(1)


def test_seatings_may_share_their_luck() -> None:
    shared = pairings_of("rps", ["random", "greedy"], 4, "s", {}, same_luck=True)
    assert [pairing.seed for pairing in shared] == ["s/0", "s/0", "s/1", "s/1"]
    plan = plan_for(ALL["rps"], ["random", "greedy"], None, 4, "s", {}, None, same_luck=True)
    assert plan.block() == 2
    assert [pairing.seed for pairing in plan.games_in_turn()] == ["s/0", "s/0", "s/1", "s/1"]
    assert {outcome.order for outcome in play_all(shared, 1)} == {(0, 1)}
