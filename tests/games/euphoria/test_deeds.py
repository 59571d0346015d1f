"""Actions, artifacts and reaction windows: the rules and rulings that no example of the document shows."""

from sobremesa.core import CHANCE
from sobremesa.games.euphoria import GAME
from sobremesa.games.euphoria.components import (
    ARTIFACTS,
    CARDS,
    LASERS,
)
from sobremesa.text import Texts
from tests.games.euphoria.dialect import hand
from tests.games.euphoria.positions import legal, quiet, random_states
from tests.support.shows import shows


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
