"""The rules and rulings that no example of the document shows."""

from random import Random

import pytest

from sobremesa.core import CHANCE, legal_texts
from sobremesa.core.laws import random_action
from sobremesa.core.match import Match
from sobremesa.core.option import settle
from sobremesa.games.euphoria import GAME
from sobremesa.games.euphoria.components import (
    ARTIFACTS,
    CARDS,
    DATA,
    FOLLOWERS,
    LASERS,
    card_names,
)
from sobremesa.games.euphoria.notation import read
from sobremesa.games.euphoria.rules import Euphoria
from sobremesa.games.euphoria.table import OVER
from sobremesa.text import Texts
from tests.games.euphoria.dialect import Game, after, hand, position
from tests.support.shows import shows

QUIET = (
    "seat 0: (LE) (E) (S) hand=-",
    "seat 1: (LS) (S) (E) hand=-",
    "seat 2: (E) (E) (S) hand=-",
    "seat 3: (E) (S) (S) hand=-",
)


def quiet(*changed: str, turn: str = "turn 0 action") -> Game:
    """Four players without artifacts, some of their lines replaced."""
    by_seat = {line[5]: line for line in QUIET} | {line[5]: line for line in changed}
    return position(*by_seat.values(), turn)


def legal(game: Game, seat: int) -> list[str]:
    return legal_texts(GAME, game.state, seat)


def random_states(players: int, games: int) -> list[Euphoria]:
    """Every position of some random games."""
    found = []
    for seed in range(games):
        match, rng = Match(GAME, players, {"max_rounds": 6}), Random(seed)
        while deciders := match.deciders():
            who = rng.choice(deciders)
            match.act(who, random_action(match.state, who, rng))
            found.append(match.state.copy())
    return found


# Setup


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


# Turns


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


# Teams and talk


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


# Actions


@shows("EUP-40", "EUP-R34")
def test_a_shot_goes_where_the_laser_was_aimed() -> None:
    game = quiet("seat 0: (LE) E (S) hand=- laser>3", turn="turn 3 action")
    game.play("3: pass")  # others' turns do not change the aim
    game.play("0: skip")
    assert "shoot" in legal(game, 0)
    game.play("0: shoot")
    game.play("! draw 3 lid")
    assert game.state.anarchists == 2**3


@shows("EUP-R14")
def test_the_laser_is_gone_even_if_the_shot_has_no_effect() -> None:
    game = quiet("seat 0: (LE) E (S) hand=- laser>1", "seat 1: LS (S) (E) hand=lid")
    game.play("0: shoot")
    game.play("1: react lid x2")
    assert (game.state.aims[0], game.state.center) == (-1, 2)


@shows("EUP-R10")
def test_a_leader_may_pay() -> None:
    game = quiet()
    game.play("0: arm x1 @1")
    assert GAME.view(game.state, 3).recruits[0][0].kind == "LE"


@shows("EUP-R15")
def test_any_follower_may_be_hidden_but_no_leader() -> None:
    game = quiet("seat 0: (LE) E (S)", "seat 1: LS S (E)", "seat 2: E (E) (S)")
    assert [text for text in legal(game, 0) if text.startswith("hide")] == [
        "hide 0.2",
        "hide 1.2",
        "hide 2.1",
    ]


@shows("EUP-R38")
def test_with_nothing_hidden_elsewhere_there_is_nothing_to_interrogate() -> None:
    game = quiet("seat 1: LS S E", "seat 2: E E S", "seat 3: E S S")
    assert not any(text.startswith("interrogate") for text in legal(game, 0))
    assert "pass" in legal(game, 0)


@shows("EUP-R35")
def test_what_an_interrogator_finds_is_told_to_nobody_else() -> None:
    game = quiet()
    game.play("0: interrogate 1.1")
    assert [line for seat in (1, 2, 3) for line in game.logs[seat] if "LS" in line] == []
    assert GAME.view(game.state, 2).recruits[1][0].knowers == (0, 1)


# Artifacts


@shows("EUP-R40")
def test_there_are_24_artifacts_each_with_a_rule_and_a_text() -> None:
    assert len(set(ARTIFACTS)) == 24
    assert sum(card["kind"] == "action" for card in CARDS) == 13
    for lang in ("es", "en"):
        texts = Texts("euphoria", lang)
        for card in CARDS:
            assert texts.say(f"card-{card['id']}") == card[f"name_{lang}"]
            assert texts.has(f"text-{card['id']}")
            assert texts.has(f"rule-{card['rule']}")


@shows("EUP-49", "EUP-50")
def test_action_artifacts_are_for_phase_two_and_reactions_for_their_window() -> None:
    game = quiet(
        "seat 0: (LE) (E) (S) hand=chest,lid", "seat 1: (LS) (S) (E) hand=cloak,lid,static"
    )
    assert [text for text in legal(game, 0) if "lid" in text] == []
    assert {text.split()[1] for text in legal(game, 0) if text.startswith("use")} == {"chest"}
    game.play("0: use chest x1")
    assert {text.split()[1] for text in legal(game, 1) if text != "pass"} == {"static"}
    assert game.refused("1: react cloak x1") == "EUP-49"
    assert game.refused("1: react lid x1") == "EUP-50"


@shows("EUP-52")
def test_a_hand_may_hold_everything() -> None:
    game = quiet("seat 0: (LE) (E) (S) hand=*", turn="turn 0 artifact")
    assert len(hand(game, 0)) == 24
    assert len(legal(game, 0)) == 24 * 3 + 2


@shows("EUP-55")
def test_a_draw_is_even_among_the_cards_of_the_deck_and_only_its_drawer_sees_it() -> None:
    game = quiet("seat 0: (LE) (E) (S) hand=lid", turn="turn 0 artifact")
    game.play("0: redraw")
    drawn = [GAME.write(action) for action in game.state.legal(CHANCE)]
    assert drawn == [f"draw 0 {card}" for card in ARTIFACTS if card != "lid"]
    assert list(game.state.weights()) == []
    assert game.refused("! draw 1 ear") == "EUP-55"
    assert game.refused("! draw 0 lid") == "EUP-55"
    game.play("! draw 0 ear")
    assert "! draw 0 ear" in game.logs[0]
    assert "! draw 0 ?" in game.logs[1]


@shows("EUP-59", "EUP-87")
def test_always_three_recruits_and_at_most_one_laser_each() -> None:
    for players in (4, 8):
        for state in random_states(players, 2)[3 * players + 2 :]:
            assert len(state.kinds) == 3 * players
            held = sum(aim >= 0 for aim in state.aims)
            assert held + state.center == LASERS[players]
            assert all(aim != seat for seat, aim in enumerate(state.aims))


@shows("EUP-R11")
def test_chest_and_cloak_can_always_do_something() -> None:
    game = quiet("seat 0: LE E (S) hand=chest,cloak", "seat 3: E S S hand=*")
    assert game.state.deck == 0
    game.play("0: use cloak x3")
    assert legal(game, 0) == [
        "pick 0.1",
        "pick 0.2",
        "pick 0.3",
        "pick 3.1",
        "pick 3.2",
        "pick 3.3",
    ]


@shows("EUP-R12")
def test_targets_are_named_before_others_react() -> None:
    game = quiet("seat 0: (LE) (E) (S) hand=elixir", "seat 2: (E) (E) (S) hand=static")
    game.play("0: use elixir x2")
    assert list(game.state.deciders()) == [0]
    game.play("0: pick 1.1")
    assert list(game.state.deciders()) == [2]
    seen = GAME.view(game.state, 2).declared
    assert seen
    assert (seen.card, seen.picks) == ("elixir", ("1.1",))


@shows("EUP-R7")
def test_a_gift_is_seen_by_two_and_cannot_be_refused() -> None:
    game = quiet("seat 0: (LE) (E) (S) hand=lid,ear", turn="turn 0 artifact")
    game.play("0: give lid @1")
    assert hand(game, 1) == ("lid",)
    assert [game.logs[seat][-1] for seat in range(4)] == [
        "0: give lid @1",
        "0: give lid @1",
        "0: give ? @1",
        "0: give ? @1",
    ]


@shows("EUP-R28")
def test_the_deck_is_renewed_as_soon_as_it_is_empty() -> None:
    for state in random_states(8, 2):
        assert state.deck or not state.discard


@shows("EUP-R33")
def test_all_of_the_discard_is_public() -> None:
    game = quiet("seat 0: (LE) (E) (S) hand=lid,ear,eyes", turn="turn 0 artifact")
    game.play("0: redraw")
    assert GAME.view(game.state, 3).discard == ("eyes", "lid", "ear")


# Windows


@shows("EUP-R16", "EUP-R17", "EUP-R36", "EUP-R18")
def test_several_may_react_to_one_action_in_the_order_of_seats_from_the_actor() -> None:
    game = quiet(
        "seat 0: (LE) (E) (S) hand=ear",
        "seat 1: (LS) (S) (E) hand=lamp",
        "seat 3: (E) (S) (S) hand=gaze,eyes",
        turn="turn 2 action",
    )
    game.play("2: interrogate 3.1")
    game.play("1: react lamp x1")
    game.play("0: react ear x1")
    game.play("3: react gaze x1 2.1")  # seat 3 is first after seat 2, and happens to be the target
    assert (hand(game, 0), hand(game, 1), hand(game, 3)) == (("ear",), ("lamp",), ("eyes",))
    assert game.logs[0][:4] == [
        "2: interrogate 3.1",
        "0: react ear x1",
        "1: ?",
        "3: react gaze x1 2.1",
    ]
    game = quiet(
        "seat 0: (LE) (E) (S) hand=ear", "seat 3: (E) (S) (S) hand=gaze", turn="turn 2 action"
    )
    game.play("2: interrogate 3.1")
    game.play("3: pass")
    game.play("0: react ear x1")
    assert list(game.state.deciders()) == [3]  # asked again about the interrogation, not the ear
    assert GAME.view(game.state, 3).declared


# Shots and the end


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


# Who sees what


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
