"""Setup, turns, teams and talk: the rules and rulings that no example of the document shows."""

from random import Random

import pytest

from sobremesa.core import CHANCE
from sobremesa.core.laws import random_action
from sobremesa.core.match import Match
from sobremesa.core.option import settle
from sobremesa.games.euphoria import GAME
from sobremesa.games.euphoria.components import (
    DATA,
    FOLLOWERS,
    LASERS,
)
from sobremesa.games.euphoria.notation import read
from sobremesa.games.euphoria.position import OVER
from tests.games.euphoria.dialect import after, position
from tests.games.euphoria.positions import legal, quiet, random_states
from tests.support.shows import shows


@shows("EUP-1", "EUP-2", "EUP-3", "EUP-8", "EUP-R1", "EUP-R2", "EUP-R3")
@pytest.mark.parametrize("players", range(4, 9))
def test_the_box_is_cut_to_the_number_of_players(players: int) -> None:
    wanted = DATA["setup"][str(players)]
    state = GAME.start(players, {})
    assert FOLLOWERS[players] == wanted["followers_each"]
    assert state.center == LASERS[players] == wanted["lasers"]
    assert state.anarchists == 0
    assert wanted["cards"] == 2 + 2 * wanted["followers_each"]
    match, rng = Match(GAME, players, {}), Random(1)
    while match.deciders() == [CHANCE]:
        match.act(CHANCE, random_action(match.state, CHANCE, rng))
    kinds = [int(kind) for kind in match.state.kinds]
    assert (kinds.count(0), kinds.count(1)) == (1, 1)
    assert (match.state.left_over >= 0) == bool(wanted["left_over"])
    assert int(match.state.deck).bit_count() == wanted["artifact_deck"]


@shows("EUP-R39")
@pytest.mark.parametrize("players", range(4, 9))
def test_nobody_is_dealt_both_leaders(players: int) -> None:
    for seed in range(40):
        match, rng = Match(GAME, players, {}), Random(seed)
        while match.deciders() == [CHANCE]:
            match.act(CHANCE, random_action(match.state, CHANCE, rng))
        rows = [list(match.state.kinds[3 * seat : 3 * seat + 3]) for seat in range(players)]
        assert all(not (0 in row and 1 in row) for row in rows)


def test_a_first_card_is_a_leader_as_often_as_the_rule_says() -> None:
    """EUP-4 as odds: each Leader with chance 1/4 for the first of four seats, else an even follower."""
    state = GAME.start(4, {})
    chances = dict(zip(map(GAME.write, state.legal(CHANCE)), state.weights(), strict=True))
    total = sum(chances.values())
    assert {text: int(weight) / int(total) for text, weight in chances.items()} == {
        "recruit 0 LE": 0.25, "recruit 0 LS": 0.25, "recruit 0 E": 0.25, "recruit 0 S": 0.25,
    }  # fmt: skip
    state.apply(CHANCE, read("recruit 0 E"))
    chances = dict(zip(map(GAME.write, state.legal(CHANCE)), state.weights(), strict=True))
    assert chances == {"recruit 0 E": 4, "recruit 0 S": 5}


@shows("EUP-R4")
def test_a_seat_may_be_chosen_to_begin() -> None:
    deal = (
        "! recruits 0=LE,E,S 1=LS,E,S 2=E,E,S 3=E,S,S out=-",
        "! artifacts 0=eyes,lid 1=codex,mirror 2=elixir,dummy 3=glove,apron",
    )
    game = after(*deal, first_player="2")
    assert list(game.state.deciders()) == [0, 1, 2, 3]
    assert game.state.active == 2
    assert settle(GAME.options, {})["first_player"] == "random"
    assert after(*deal).state.deciders()[0] == CHANCE


@shows("EUP-R5", "EUP-11")
def test_rows_are_formed_once_before_the_first_turn() -> None:
    game = after(
        "! recruits 0=LE,E,S 1=LS,E,S 2=E,E,S 3=E,S,S out=-",
        "! artifacts 0=eyes,lid 1=codex,mirror 2=elixir,dummy 3=glove,apron",
        "! first 1",
        "2: order E-S-E",
        "0: order S-LE-E",
    )
    assert list(game.state.deciders()) == [1, 3]
    assert game.refused("1: skip") == "EUP-21"
    assert not any(
        "order" in line for line in game.logs[0]
    )  # nothing is opened before all are ready
    game.play("1: order E-LS-S")
    game.play("3: order S-S-E")
    assert game.logs[0][-4:] == ["0: order S-LE-E", "1: order ?", "2: order ?", "3: order ?"]
    assert game.refused("0: order LE-E-S") == "EUP-11"


@shows("EUP-R32")
def test_followers_of_a_faction_are_alike() -> None:
    game = after("! recruits 0=E,E,E 1=LS,E,S 2=LE,S,S 3=E,S,S out=-")
    assert {int(kind) for kind in game.state.kinds} == {0, 1, 2, 3}
    game.play("! artifacts 0=eyes,lid 1=codex,mirror 2=elixir,dummy 3=glove,apron")
    game.play("! first 0")
    assert legal(game, 0) == ["order E-E-E"]


@shows("EUP-20", "EUP-28", "EUP-36")
def test_a_turn_goes_through_its_phases_and_then_to_the_left() -> None:
    game = quiet("seat 3: (E) (S) (S) hand=chest", turn="turn 3 artifact")
    assert game.refused("3: use chest x1") == "EUP-20"
    game.play("3: skip")
    game.play("3: use chest x1")  # using it is the action
    game.play("! draw 3 lid")
    game.play("! draw 3 eyes")
    assert list(game.state.deciders()) == [0]
    assert GAME.view(game.state, 0).phase == "artifact"


@shows("EUP-26", "EUP-69")
def test_nobody_is_asked_about_gifts_redraws_aiming_hiding_and_passing() -> None:
    game = quiet(
        "seat 0: (LE) E (S) hand=lid,ear laser>1",
        "seat 1: (LS) (S) (E) hand=static,lamp,hook",
        turn="turn 0 artifact",
    )
    for line, deciders in (
        ("0: give lid @2", [0]),
        ("0: hide 0.2", [0]),
        ("0: aim 2", [1]),
        ("1: redraw", [CHANCE]),
        ("! draw 1 eyes", [1]),
        ("1: pass", [2]),
    ):
        game.play(line)
        assert list(game.state.deciders()) == deciders
    assert game.refused("0: react ear x1") == "EUP-69"


@shows("EUP-29", "EUP-R37", "EUP-85")
def test_anarchists_play_on_with_everything_and_stay_anarchists() -> None:
    game = quiet("seat 0: (LE) E (S) hand=- laser>2", "seat 2: (E) (E) (S) hand=eyes")
    for line in ("0: shoot", "2: pass", "! draw 2 hook", "2: pass", "1: skip", "1: arm x1 @0"):
        game.play(line)
    assert "react hook x1 @1" in legal(game, 2)
    game.play("2: react hook x1 @1")
    game.play("2: skip")
    assert {"shoot", "use eyes x2"} <= set(legal(game, 2))
    for state in random_states(4, 3):
        assert state.phase == OVER or not any(
            state.leaders(seat) for seat in range(4) if state.anarchists >> seat & 1
        )


@shows("EUP-13", "EUP-14", "EUP-15")
@pytest.mark.parametrize(
    ("row", "team"),
    [
        ("(E) (E) (S)", "euphorian"),
        ("(E) (E) (E)", "euphorian"),
        ("(LE) (S) (S)", "euphorian"),
        ("(S) (S) (LS)", "subterra"),
        ("(E) (LS) (E)", "subterra"),
        ("(S) (E) (S)", "subterra"),
    ],
)
def test_a_leader_decides_the_team_or_else_two_of_three(row: str, team: str) -> None:
    game = position(
        f"seat 0: {row}", "seat 1: (E) (S) (S)", "seat 2: (E) (S) (E)", "seat 3: (E) (S) (S)", "turn 0 action"
    )  # fmt: skip
    assert GAME.view(game.state, 0).team == team


@shows("EUP-17", "EUP-R30", "EUP-18")
def test_talk_and_showing_cards_are_no_part_of_the_game() -> None:
    for text in ("say I am Euphorian", "show 0.1", "look deck", "look out"):
        with pytest.raises(ValueError, match="expected"):
            GAME.read(text)
