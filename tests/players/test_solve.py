"""Where secrets are few, players mix: a best response gains little by knowing them, and others' secrets stay theirs."""

from random import Random

import pytest

from bench.exploit import Place, Policy, exploitability, grow
from bench.games import ALL as SMALL
from sobremesa.core import CHANCE, AnyGame, Seat
from sobremesa.core.hints import Hints
from sobremesa.core.luck import Luck
from sobremesa.core.match import Match
from sobremesa.games import ALL
from sobremesa.players.budget import Budget, Meter
from sobremesa.players.levels import read_player
from sobremesa.players.recall import Origin, TooMuch, holds_secrets, recall
from sobremesa.players.searcher import SearchPlayer, careless
from sobremesa.players.solve import Solver


def odds_at(game: AnyGame, place: Place, simulations: int) -> list[float]:
    course = recall(game, place.seat, place.heard, Origin(game.start(2, {}), 2))
    solver = Solver(game, place.seat, Hints(), course)
    return solver.run(Meter(Budget(simulations=simulations)), Luck("solve")).odds


def test_a_best_response_gains_little_against_mixed_play_and_much_against_any_other() -> None:
    """Kuhn poker: whoever never bluffs or always does is read; 0.458 is what a coin loses."""
    game = SMALL["kuhn"]
    tree = grow(game, {}, lambda result: float(result.points[0]))
    policy: Policy = {name: odds_at(game, place, 400) for name, place in tree.places.items()}
    assert exploitability(tree, policy) < 0.02
    surest = {name: [float(each == max(odds)) for each in odds] for name, odds in policy.items()}
    assert exploitability(tree, surest) > 0.1


def test_rock_paper_and_scissors_are_thrown_alike() -> None:
    game = ALL["rps"]
    player = read_player("master").sit(game, 0, Origin(game.start(2, {}), 2))
    match = Match(game, 2, {})
    match.act(1, game.read("paper"))  # not for seat 0 to see
    legal = [int(action) for action in match.state.legal(0)]
    player.decide(match.view(0), match.heard(0), legal, Budget(simulations=300), Random(1))
    odds = [option.odds for option in player.thought.options]
    assert odds == pytest.approx([1 / 3] * 3, abs=0.08)


def walk(game: AnyGame, seed: str) -> list[tuple[Match, Seat]]:
    """The decisions of a random game, each with the match as it was then."""
    rng, found, events = Random(seed), list[tuple[Match, Seat]](), list[tuple[Seat, int]]()
    match = Match(game, 2, {})
    while deciders := match.deciders():
        who = rng.choice(deciders)
        if who != CHANCE and len(match.state.legal(who)) > 1:
            then = Match(game, 2, {})
            for event in events:
                then.act(*event)
            found.append((then, who))
        action = int(rng.choice(list(match.state.legal(who))))
        match.act(who, action)
        events.append((who, action))
    return found


@pytest.mark.parametrize("slug", ["kuhn", "leduc", "liars_dice", "goofspiel"])
def test_what_is_recalled_sounds_as_it_did(slug: str) -> None:
    game = SMALL[slug]
    for number in range(5):
        for match, seat in walk(game, f"{slug} {number}"):
            course = recall(game, seat, match.heard(seat), Origin(game.start(2, {}), 2))
            heard = match.heard(seat)[: course.origin.lines]
            for event in course.happened:
                heard += event.mine
            mine = [line for line in match.heard(seat) if not line.endswith(": ?")]
            assert [line for line in heard if not line.endswith(": ?")] == mine
            assert holds_secrets(game, course, seat)


def test_a_game_without_secrets_is_not_written_out() -> None:
    game = SMALL["tic_tac_toe"]
    for match, seat in walk(game, "open"):
        course = recall(game, seat, match.heard(seat), Origin(game.start(2, {}), 2))
        assert course.events == []
        assert not holds_secrets(game, course, seat)


def test_the_others_secrets_change_no_decision() -> None:
    """Leduc: the same view and the same lines, whatever the other holds."""
    game, legal = SMALL["leduc"], [1, 2]
    found = set()
    for card in (1, 3, 5):
        match = Match(game, 2, {})
        for who, text in ((CHANCE, "deal 0"), (CHANCE, f"deal {card}")):
            match.act(who, game.read(text))
        player = read_player("master").sit(game, 0, Origin(game.start(2, {}), 2))
        few = Budget(simulations=60)
        player.decide(match.view(0), match.heard(0), legal, few, Random(1))
        found.add(tuple(player.thought.options))
    assert len(found) == 1


def test_too_many_hands_are_left_to_the_search() -> None:
    """A course is looked for within bounds, and what is hardly ever seen twice is not solved."""
    game = SMALL["goofspiel"]  # thirteen cards
    match = Match(game, 2, {})
    match.act(CHANCE, int(match.state.legal(CHANCE)[3]))
    player = SearchPlayer(game, 0)
    player.origin = Origin(game.start(2, {}), 2)
    legal = [int(action) for action in match.state.legal(0)]
    assert (
        player.decide(match.view(0), match.heard(0), legal, Budget(simulations=50), Random(1))
        in legal
    )
    with pytest.raises(TooMuch):
        recall(game, 0, ["nobody ever says this"], Origin(game.start(2, {}), 2))


def test_who_is_careless_does_anything_now_and_then() -> None:
    assert careless([0.6, 0.39, 0.01], 0.0) == pytest.approx([0.6 / 0.99, 0.39 / 0.99, 0.0])
    assert careless([1.0, 0.0], 1.0) == [0.75, 0.25]
