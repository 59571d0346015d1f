"""Shots, the end and who sees what: the rules and rulings that no example of the document shows."""

from random import Random

from sobremesa.core import CHANCE
from sobremesa.core.laws import random_action
from sobremesa.core.match import Match
from sobremesa.games.euphoria import GAME
from sobremesa.games.euphoria.components import (
    card_names,
)
from tests.games.euphoria.positions import quiet
from tests.support.shows import shows


@shows("EUP-R23")
def test_a_hidden_leader_counts_when_one_is_hit() -> None:
    game = quiet("seat 0: (LE) E (S) hand=- laser>1")
    game.play("0: shoot")
    game.play("! draw 1 lid")
    assert game.state.anarchists == 0


@shows("EUP-R24")
def test_exposed_and_hidden_go_with_the_card() -> None:
    game = quiet("seat 0: (LE) E (S) hand=- laser>1", "seat 1: (LS) (S) (E) hand=knot")
    game.play("0: shoot")
    game.play("1: react knot x3 1.2 0.2")
    game.play("! draw 1 lid")
    row = GAME.view(game.state, 2).recruits[0]
    assert [place.exposed for place in row] == [False, False, False]
    assert (row[1].kind, row[1].knowers) == (None, (0, 1))  # what was hidden came hidden


@shows("EUP-R26", "EUP-99")
def test_a_result_has_one_reason_and_a_point_for_every_winner() -> None:
    reasons = set()
    for seed in range(60):
        match, rng = Match(GAME, 4, {}), Random(seed)
        while deciders := match.deciders():
            who = rng.choice(deciders)
            match.act(who, random_action(match.state, who, rng))
        result = match.state.result()
        reasons.add(result.reason)
        assert result.points == tuple(int(seat in result.winners) for seat in range(4))
        assert list(result.as_json()) == ["winners", "points", "reason", "team", "teams", "turns"]
        single = result.reason in ("anarchist_leader", "both_leaders")
        assert (result.details["team"] == "single") == single
        assert bool(result.winners) == (result.reason != "turn_limit")
    assert reasons >= {"leader_shot", "anarchist_leader", "both_leaders"}


@shows("EUP-R27")
def test_the_team_at_the_end_counts() -> None:
    game = quiet(
        "seat 0: LE (E) (S) hand=- laser>1",
        "seat 1: LS (S) (E) hand=knot",
        "seat 2: (E) (E) (S) hand=-",
    )
    game.play("0: shoot")
    game.play("1: react knot x2 1.1 0.1")  # the two Leaders change places, then the hit
    result = game.state.result()
    assert result
    assert (result.details["team"], result.winners) == ("subterra", (0, 3))


@shows("EUP-R29")
def test_at_the_round_limit_nobody_wins() -> None:
    match, rng = Match(GAME, 5, {"max_rounds": 1}), Random(5)
    while deciders := match.deciders():
        who = rng.choice(deciders)
        match.act(who, random_action(match.state, who, rng))
    result = match.state.result()
    assert (result.reason, result.winners, result.details["turns"]) == ("turn_limit", (), 5)


@shows("EUP-150")
def test_a_log_has_every_event_with_what_its_reader_may_see() -> None:
    match, rng = Match(GAME, 5, {}), Random(11)
    for _ in range(200):
        if not match.deciders():
            break
        who = rng.choice(match.deciders())
        match.act(who, random_action(match.state, who, rng))
    whole = match.lines()
    for seat in range(5):
        mine = match.lines(seat)
        heard = [line for line in match.heard(seat) if not line.startswith("#")]
        assert len(mine) == len(whole)
        assert mine[: len(heard)] == heard
        for line, full in zip(mine, whole, strict=True):
            assert line.split()[0] == full.split()[0]
            assert line == full or "?" in line


@shows("EUP-R31")
def test_the_view_remembers_what_was_seen() -> None:
    game = quiet("seat 0: (LE) (E) (S) hand=eyes", "seat 1: (LS) (S) (E) hand=-")
    for line in ("0: use eyes x3", "0: pick 1.1", "0: pick 2.3", "1: skip", "1: pass"):
        game.play(line)
    seen = GAME.view(game.state, 0)
    assert (seen.recruits[1][0].kind, seen.recruits[2][2].kind) == ("LS", "S")


@shows("EUP-155")
def test_after_a_renewal_everybody_knows_what_is_in_the_deck() -> None:
    match, rng = Match(GAME, 8, {"first_player": "0"}), Random(3)
    while match.deciders()[0] == CHANCE:
        match.act(CHANCE, random_action(match.state, CHANCE, rng))
    for seat in range(8):
        match.act(seat, random_action(match.state, seat, rng))
    turn = 0
    while not any(line.startswith("# reshuffle") for line in match.heard(0)):
        match.play(turn % 8, "redraw")
        match.act(CHANCE, random_action(match.state, CHANCE, rng))
        match.play(turn % 8, "pass")
        turn += 1
    renewed = match.state.deck
    guess = GAME.belief(match.view(0), match.heard(0))
    assert all(guess.sample(rng).deck == renewed for _ in range(5))
    assert len(card_names(renewed)) == match.view(0).deck
