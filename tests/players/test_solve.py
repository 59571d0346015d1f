"""Where secrets are few, players mix: a best response gains little by knowing them, and others' secrets stay theirs."""

from random import Random

import pytest

from bench.exploit import Place, Policy, exploitability, grow
from bench.games import ALL as SMALL
from sobremesa.core import CHANCE, AnyGame, Seat, State
from sobremesa.core.fast_random import FastRandom
from sobremesa.core.hints import Hints
from sobremesa.core.match import Match
from sobremesa.library import ALL
from sobremesa.players.budget import Budget, Meter
from sobremesa.players.levels import read_player
from sobremesa.players.recall import Origin, TooMuch, holds_secrets, recall
from sobremesa.players.searcher import SearchPlayer, careless
from sobremesa.players.solve import TreeSolver, ends_at_once


def odds_at(game: AnyGame, place: Place, simulations: int) -> list[float]:
    history = recall(game, place.seat, place.heard, Origin(game.start(2, {}), 2))
    solver = TreeSolver(game, place.seat, Hints(), history)
    return solver.run(Meter(Budget(simulations=simulations)), FastRandom("solve")).odds


def test_a_best_response_gains_little_against_mixed_play_and_much_against_any_other() -> None:
    """Kuhn poker: whoever never bluffs or always does is read; 0.458 is what a coin loses."""
    game = SMALL["kuhn"]
    tree = grow(game, {}, lambda result: float(result.points[0]))
    policy: Policy = {name: odds_at(game, place, 400) for name, place in tree.places.items()}
    assert exploitability(tree, policy) < 0.02
    surest = {name: [float(each == max(odds)) for each in odds] for name, odds in policy.items()}
    assert exploitability(tree, surest) > 0.1


def test_who_looks_elsewhere_finds_the_same_odds() -> None:
    """Kuhn poker can be bluffed in many ways, but only what fits together holds up; these decisions are found apart."""
    game = SMALL["kuhn"]
    for match, seat in walk(game, "kuhn"):
        history = recall(game, seat, match.heard(seat), Origin(game.start(2, {}), 2))
        one, other = (
            TreeSolver(game, seat, Hints(), history)
            .run(Meter(Budget(simulations=400)), FastRandom(name))
            .odds
            for name in ("one", "other")
        )
        assert one == pytest.approx(other, abs=1e-6)


def test_who_has_no_time_at_all_looks_once() -> None:
    game = ALL["rps"]
    history = recall(game, 0, [], Origin(game.start(2, {}), 2))
    meter = Meter(Budget(seconds=1e-9))
    while not meter.late():
        pass
    mixture = TreeSolver(game, 0, Hints(), history).run(meter, FastRandom("late"))
    assert sum(mixture.odds) == pytest.approx(1.0)
    assert mixture.looks >= 1


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
            history = recall(game, seat, match.heard(seat), Origin(game.start(2, {}), 2))
            heard = match.heard(seat)[: history.origin.lines]
            for event in history.happened:
                heard += event.mine
            mine = [line for line in match.heard(seat) if not line.endswith(": ?")]
            assert [line for line in heard if not line.endswith(": ?")] == mine
            assert holds_secrets(game, history, seat)


def test_what_was_revealed_is_not_written_out_again() -> None:
    """Goofspiel: after each round everybody knows everything, though the bids were made in secret."""
    game, options = SMALL["goofspiel"], {"cards": 4}
    match, rng = Match(game, 2, options), Random("bids")
    for _ in range(9):  # three rounds: a prize and two bids
        who = match.deciders()[0]
        match.act(who, int(rng.choice(list(match.state.legal(who)))))
        if match.deciders() == [0, 1]:
            history = recall(game, 0, match.heard(0), Origin(game.start(2, options), 2))
            assert history.events == []
            assert holds_secrets(game, history, 0)


def test_what_ends_at_once_is_known_at_once() -> None:
    """Liar's dice: after the highest bid there is nothing but to doubt it."""
    match = Match(SMALL["liars_dice"], 2, {})
    while match.deciders() == [CHANCE]:
        match.act(CHANCE, int(match.state.legal(CHANCE)[0]))
    assert not ends_at_once(match.state)
    bids = list(match.state.legal(0))
    match.act(0, int(max(bid for bid in bids if len(after(match, int(bid)).deciders()))))
    assert ends_at_once(match.state)


def after(match: Match, action: int) -> State:
    state: State = match.state.copy()
    state.apply(0, action)
    return state


def test_a_game_without_secrets_is_not_written_out() -> None:
    game = SMALL["tic_tac_toe"]
    for match, seat in walk(game, "open"):
        history = recall(game, seat, match.heard(seat), Origin(game.start(2, {}), 2))
        assert history.events == []
        assert not holds_secrets(game, history, seat)


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
    """A history is looked for within bounds, and what is hardly ever seen twice is not solved."""
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


def test_the_master_draws_lots_where_all_decide_at_once() -> None:
    """Misty has too many secrets to be solved; there the search's average is drawn from."""
    game, rng = ALL["misty"], Random("misty")
    match = Match(game, 2, {})
    while match.state.together() <= 0 or len(match.state.legal(match.deciders()[0])) < 3:
        who = match.deciders()[0]
        match.act(who, int(rng.choice(list(match.state.legal(who)))))
    seat = match.deciders()[0]
    legal = [int(action) for action in match.state.legal(seat)]
    player = read_player("master").sit(game, seat)
    taken = set()
    for number in range(12):
        budget = Budget(simulations=60)
        taken.add(player.decide(match.view(seat), match.heard(seat), legal, budget, Random(number)))
        odds = {option.line[0]: option.odds for option in player.thought.options}
        assert sum(each or 0.0 for each in odds.values()) == pytest.approx(1.0)
    assert len(taken) > 1
