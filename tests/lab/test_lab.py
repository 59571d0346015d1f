"""The laboratory counts right and gives the same answer whoever plays the games."""

import json
from collections import Counter
from dataclasses import replace
from itertools import permutations
from math import inf
from pathlib import Path

import pytest

from sobremesa.__main__ import main
from sobremesa.coach.analysis import Bench, Depth, prepared
from sobremesa.coach.luck import Luck
from sobremesa.core import CHANCE
from sobremesa.lab.matches import (
    Pairing,
    PlayedGame,
    ThinkingTime,
    pairings_of,
    play_all,
    play_game,
    played,
    rotated,
)
from sobremesa.lab.ratings import crossed, elo, expected, fitted, rate, wilson
from sobremesa.lab.sprt import Sprt, read_claims
from sobremesa.lab.tournament import Plan, page, plan_for, points_of, report, without_clock
from sobremesa.library import ALL


def outcome(seats: tuple[str, ...], shares: tuple[float, ...], seed: str = "1") -> PlayedGame:
    none = (0.0,) * len(seats)
    zero = (0,) * len(seats)
    pairing = Pairing("rps", seats, (), seed)
    return PlayedGame(pairing, shares, zero, "rounds", 1, none, zero, none, none)


def test_a_clock_adds_up_turns() -> None:
    watch = ThinkingTime()
    for seconds, new_turn in ((3.0, True), (2.0, False), (4.0, True)):
        watch.add(seconds, new_turn)
    assert (watch.seconds, watch.turns, watch.slowest, watch.longest) == (9.0, 2, 4.0, 5.0)


def test_seats_go_round() -> None:
    assert [rotated("abc", number) for number in range(4)] == [
        ("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b"), ("a", "c", "b"),
    ]  # fmt: skip
    assert [rotated("ab", number) for number in range(3)] == [("a", "b"), ("b", "a"), ("a", "b")]


def test_everybody_sits_in_every_order_once() -> None:
    seatings = [rotated("abcd", number) for number in range(24)]
    assert sorted(seatings) == list(permutations("abcd"))
    assert rotated("abcd", 24) == seatings[0]


def test_elo_is_what_everybody_means() -> None:
    assert round(elo(0.75)) == 191
    assert elo(0.0) == -inf
    assert elo(1.0) == inf
    assert expected(elo(0.3)) == pytest.approx(0.3)


def test_wilson_intervals() -> None:
    low, high = wilson(65, 100)
    assert (round(low, 3), round(high, 3)) == (0.553, 0.736)
    assert wilson(0, 0) == (0.0, 1.0)


def test_tables_of_more_than_two_are_read_pair_by_pair() -> None:
    table = crossed(
        [outcome(("a", "b", "b"), (1.0, 0.0, 0.0)), outcome(("a", "b", "b"), (0.0, 0.5, 0.5))]
    )
    assert table["a", "b"] == (2.0, 4)
    assert table["b", "a"] == (2.0, 4)


def test_ratings_order_players_and_hold_the_truth() -> None:
    won = [(1.0, 0.0)] * 30 + [(0.0, 1.0)] * 10
    games = [outcome(("a", "b"), shares, str(number)) for number, shares in enumerate(won)]
    ratings = rate(games)
    assert [rating.name for rating in ratings] == ["a", "b"]
    low, found, high = ratings[0].elo
    assert low < found < high
    assert 2 * found == pytest.approx(elo(0.75), abs=15)
    assert sum(fitted(["a", "b"], crossed(games))) == pytest.approx(0)


def test_a_sequential_test_stops_on_either_side() -> None:
    for points, verdict in ((1.0, "elo1"), (0.0, "elo0")):
        test = Sprt(0, 100)
        while not test.verdict():
            test.add(points)
        assert test.verdict() == verdict
        assert len(test.points) < 30
    even = Sprt(0, 0)
    even.add(1.0)
    assert even.verdict() == ""


@pytest.mark.parametrize("text", ["", "5", "50,0", "a,b"])
def test_claims_that_are_none_are_refused(text: str) -> None:
    with pytest.raises(ValueError, match="sequential test"):
        read_claims(text)


def test_a_plan_is_a_round_robin() -> None:
    plan = plan_for(ALL["rps"], ["random", "greedy", "search@5"], None, 2, "s", {}, None)
    seats = [pairing.seats for pairing in plan.pairings()]
    assert seats[:2] == [("random", "greedy"), ("greedy", "random")]
    assert len(seats) == 6
    four = Plan("totem", ("easy", "hard"), 4, 1, "s", {})
    assert four.tables() == [("easy", "hard", "easy", "hard")]


def test_nobody_has_more_seats_than_others_in_the_end() -> None:
    five = Plan("euphoria", ("a", "b"), 5, 10, "s", {})
    assert five.tables() == [("a", "b", "a", "b", "a"), ("b", "a", "b", "a", "b")]
    for games in (five.pairings(), five.games_in_turn()):
        taken = Counter(name for pairing in games for name in pairing.seats)
        assert taken["a"] == taken["b"]
    assert len({pairing.seed for pairing in five.games_in_turn()}) == 10


@pytest.mark.parametrize(
    ("players", "games"), [(["random", "random"], 1), (["nobody", "random"], 1), (["random"], 0)]
)
def test_a_plan_that_cannot_be_is_refused(players: list[str], games: int) -> None:
    with pytest.raises(ValueError):
        plan_for(ALL["rps"], players, None, games, "s", {}, None)


def test_the_same_seed_gives_the_same_tournament_on_any_number_of_processes() -> None:
    plan = plan_for(ALL["rps"], ["random", "search@9", "greedy"], None, 4, "s", {}, None)
    one, two = (list(play_all(plan.pairings(), processes)) for processes in (1, 2))
    found = [without_clock(report(plan, outcomes)) for outcomes in (one, two)]
    assert found[0] == found[1]
    assert "<h1>rps</h1>" in page(report(plan, one), rate(one), one)
    assert sum(points_of(each, "random") for each in one) <= 8


def test_what_is_won_without_luck_has_its_interval() -> None:
    """Luck explains the results whole: without it both have the same, and that is certain."""
    games = [
        replace(outcome(("a", "b"), (won, 1.0 - won), str(n)), luck=(won - 0.6, 0.6 - won))
        for n, won in enumerate([1.0, 0.0, 1.0, 1.0])
    ]
    found = {rating.name: rating.without_luck for rating in rate(games)}
    assert found["a"] == pytest.approx((0.6, 0.6, 0.6))
    assert found["b"] == pytest.approx((0.4, 0.4, 0.4))
    halved = [replace(game, luck=tuple(luck / 2 for luck in game.luck)) for game in games]
    rating = {each.name: each for each in rate(halved)}["a"].without_luck
    assert rating is not None
    low, share, high = rating
    assert share == pytest.approx(0.75 - 0.15 / 2)
    assert low < share < high
    assert all(
        rating.without_luck is None for rating in rate([*games, outcome(("a", "b"), (1.0, 0.0))])
    )


def test_the_luck_of_a_game_is_that_of_its_events_of_chance() -> None:
    pairing = Pairing("rps", ("random", "random"), (), "lucky")
    without, game = play_game(pairing), play_game(pairing, playouts=40)
    assert without.luck == ()
    assert replace(game, luck=(), seconds=(), slowest=(), longest=()) == replace(
        without, seconds=(), slowest=(), longest=()
    )
    assert sum(game.luck) == pytest.approx(0.0)
    match, _, _ = played(ALL["rps"], pairing)
    bench = Bench(prepared(match, Depth(0, 0, 40), f"luck {pairing.seed}"))
    found = [bench.look(n).found for n, event in enumerate(match.events) if event.who == CHANCE]
    assert game.luck == pytest.approx(
        [sum(each.seats[seat] for each in found if isinstance(each, Luck)) for seat in (0, 1)]
    )


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept, shown = tmp_path / "t.json", tmp_path / "t.html"
    words = f"tournament rps --players random,greedy --games 2 --processes 1 --json {kept} --page {shown}"
    assert main(words.split()) == 0
    assert kept.exists()
    assert shown.exists()
    assert (
        main(
            [
                "match",
                "rps",
                "random",
                "greedy",
                "--games",
                "4",
                "--sprt",
                "0,400",
                "--processes",
                "1",
                "--lang",
                "es",
            ]
        )
        == 0
    )
    printed = capsys.readouterr().out
    assert "La prueba" in printed
    assert "Sin la suerte tiene el" in printed
    assert json.loads(kept.read_text(encoding="utf-8"))["ratings"][0]["without_luck"]
    assert (
        main(
            [
                "match",
                "rps",
                "random",
                "greedy",
                "--games",
                "2",
                "--luck",
                "0",
                "--lang",
                "es",
                "--processes",
                "1",
            ]
        )
        == 0
    )
    assert "Sin la suerte" not in capsys.readouterr().out
    assert main(["match", "rps", "random", "nobody"]) == 2


def test_games_are_played_from_their_seed() -> None:
    pairings = pairings_of("evidencia", ["random", "greedy"], 2, "x", {})
    assert [each.shares for each in play_all(pairings, 1)] == [
        each.shares for each in play_all(pairings, 1)
    ]
