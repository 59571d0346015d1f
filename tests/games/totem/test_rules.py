"""Rules of Totem that the document's examples do not show, or not well enough, by themselves.

Tests are told in the document's dialect (dialect.py) where they can be. The rulings have test_rulings.py;
adjacency, connection and distance are also compared with flood fills in test_field.py.
"""

import re
from collections import Counter
from random import Random

import pytest

from sobremesa.core import CHANCE, legal_texts, play
from sobremesa.core.laws import random_action
from sobremesa.games.totem import GAME
from sobremesa.games.totem.components import COLOURS, ON_BOARD, cell_name
from sobremesa.text import Texts
from tests.games.totem.crowds import crowded_games
from tests.games.totem.dialect import run
from tests.games.totem.slow import AROUND, cell_of, name_of
from tests.support.documents import section
from tests.support.shows import shows

# Basic terms


@shows("TOT-1")
@pytest.mark.parametrize("players", GAME.seats)
def test_each_player_has_one_totem_and_25_pieces(players: int) -> None:
    state = GAME.start(players, {})
    rng = Random(1)
    while GAME.view(state, 0).phase in ("off", "start"):
        who = state.deciders()[0]
        state.apply(who, random_action(state, who, rng))
    seen = GAME.view(state, 0)
    assert len(seen.players) == players
    assert all(player.totem for player in seen.players)
    assert all(len(player.pieces) + player.reserve == 25 for player in seen.players)


@shows("TOT-1")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_nobody_plays_alone_or_with_five(players: int) -> None:
    with pytest.raises(ValueError, match="totem is for 2 to 4 players"):
        GAME.start(players, {})


@shows("TOT-2")
def test_the_board_is_the_one_that_the_document_draws() -> None:
    """The labels at both ends of a drawn row name its first and its last cell."""
    rows = re.findall(r"^ *([A-S]\d+) [ .CS+]+ ([A-S]\d+)$", section("totem", 3), re.MULTILINE)
    assert len(rows) == 19
    cells = [
        f"{first[0]}{number}"
        for first, last in rows
        for number in range(int(first[1:]), int(last[1:]) + 1)
    ]
    assert [cell_name(cell) for cell in ON_BOARD] == cells
    assert len(cells) == 271


@shows("TOT-3")
def test_a_cell_has_six_neighbours_four_on_the_edge_three_in_a_corner() -> None:
    """A lone totem may add on every cell beside it, which tells what its neighbours are."""
    counts: Counter[int] = Counter()
    for cell, beside in AROUND.items():
        far = "S5" if cell[1] < 0 else "A15"
        state = run(f"position 0={name_of(cell)}+~1 1={far}+~1 turn=0 quiet=0\n! roll 1 1")
        assert legal_texts(GAME, state, 0) == [f"add {name_of(other)}" for other in beside]
        counts[len(beside)] += 1
    assert counts == {6: 217, 4: 48, 3: 6}
    assert {name_of(cell) for cell in AROUND[cell_of("J10")]} == {
        "J11", "I11", "I10", "J9", "K9", "K10",
    }  # fmt: skip


@shows("TOT-6", "TOT-59")
def test_a_piece_is_on_the_board_in_reserve_or_lost_and_what_is_lost_stays_lost() -> None:
    added = lost = 0
    for before, after, who in crowded_games():
        for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
            there = len(was.pieces) + was.reserve - len(now.pieces) - now.reserve
            assert there == now.lost - was.lost >= 0
            assert now.reserve <= was.reserve
            came = was.reserve - now.reserve if now.totem else 0
            assert came <= (seat == who)
            added, lost = added + came, lost + there
    assert added
    assert lost


@shows("TOT-59")
def test_an_eliminated_piece_cannot_be_added_again() -> None:
    run("""
        position 0=J10+J11,J12,K10~5 1=J16+J14,J15~0 turn=0 quiet=0
        ! roll 1 3
        0: use 3
        0: K10-K11
        0: K11-K12
        0: K12-J13
        ! roll 5 5
        state lost1=24 reserve1=0 pieces1=1
        legal 1: use 5 | use 10
        refuse 1: add J17
    """)


# Setup


@shows("TOT-10")
def test_seats_take_the_colours_in_order_each_with_its_own_25_pieces() -> None:
    texts = Texts("totem", "en")
    names = [texts.say("player", seat=seat).lower() for seat in range(4)]
    assert names == [texts.say(f"colour-{colour}") for colour in COLOURS]
    assert len(set(names)) == 4
    run("""
        players 4
        ! off 0:6 1:1 2:1 3:1
        0: start J18
        1: start J2
        2: start B14
        3: start R6
        ! roll 1 2
        state reserve0=19 pieces0=6 reserve1=19 pieces1=6
        state reserve2=19 pieces2=6 reserve3=19 pieces3=6
        cells J18=0T I18=0 J2=1T I2=1 B14=2T A14=2 R6=3T S6=3
    """)


@shows("TOT-11", "TOT-12", "TOT-18")
def test_the_starter_picks_first_and_takes_the_first_turn() -> None:
    run("""
        players 3
        ! off 0:2 1:6 2:5
        state turn=1 phase=start
        1: start J18
        state turn=2
        2: start R2
        state turn=0
        0: start B10
        ! roll 1 2
        state turn=1 phase=use
    """)


# Flow


@shows("TOT-20")
def test_a_turn_begins_with_the_dice_and_with_nothing_else() -> None:
    state = run("position 0=J10+J11~5 1=B10+B11~5 turn=0 quiet=0")
    assert list(state.deciders()) == [CHANCE]
    assert legal_texts(GAME, state, 0) == []
    assert len(legal_texts(GAME, state, CHANCE)) == 21
    play(GAME, state, CHANCE, "roll 1 2")
    assert list(state.deciders()) == [0]


@shows("TOT-21")
def test_the_turn_goes_clockwise_past_those_who_are_out() -> None:
    run("""
        position 0=J10+J11~1 1=- 2=B10+B11~1 3=S5+S6~1 turn=0 quiet=0
        ! roll 1 2
        0: use 1
        0: J11-I11
        ! roll 1 2
        state turn=2
        2: use 1
        2: B11-C10
        ! roll 1 2
        state turn=3
        3: use 1
        3: S6-R6
        ! roll 1 2
        state turn=0
    """)


@shows("TOT-23", "TOT-24")
def test_points_must_be_walked_off_as_long_as_anybody_can() -> None:
    run("""
        position 0=J10+J11~5 1=B10+B11~5 turn=0 quiet=0
        ! roll 1 2
        0: use 2
        0: J11-I11
        state points=1
        refuse 0: end | pass | again
        legal 0: I11-I10 | stop
        0: stop
        legal 0: J10-I10 | J10-J11
        0: J10-J11
        ! roll 1 2
        state turn=1 points=0
    """)


@shows("TOT-26")
def test_points_are_divided_among_units_as_the_player_likes() -> None:
    run("""
        # a one and a four, walked off as two, one and two
        position 0=J10+J9,J11,J12~5 1=B10+B11~5 turn=0 quiet=0
        ! roll 1 4
        0: use 5
        0: J12-I12
        0: I12-I11
        0: stop
        0: J9-I10
        0: stop
        0: J10-J9
        0: J9-I9
        ! roll 1 2
        now 0=I9+I10,I11,J11~5 1=B10+B11~5 turn=1 quiet=1
    """)


@shows("TOT-27", "TOT-20")
def test_a_roll_is_over_when_its_points_are_spent() -> None:
    run("""
        position 0=J10+J11~5 1=B10+B11~5 turn=0 quiet=0
        ! roll 1 2
        0: use 1
        refuse 1: use 1
        0: J11-I11
        ! roll 1 2
        state turn=1 phase=use quiet=1
    """)


@shows("TOT-27", "TOT-24")
def test_a_roll_is_over_when_its_points_have_lapsed() -> None:
    run("""
        position 0=J10+J11~0 1=S5+S6~5 turn=0 quiet=0
        ! roll 5 6
        0: use 11
        0: J11-I11
        0: I11-I10
        0: I10-J9
        0: J9-K9
        0: K9-K10
        0: J10-J11
        0: J11-K11
        0: K11-L10
        0: L10-L9
        0: L9-K9
        # both have been all around the other: one point is lost
        ! roll 1 2
        state turn=1 phase=use quiet=1
    """)


@shows("TOT-27", "TOT-32")
def test_a_roll_is_over_when_a_piece_was_added() -> None:
    run("""
        position 0=J10+J11~5 1=B10+B11~5 turn=0 quiet=7
        ! roll 2 2
        0: add J9
        ! roll 1 2
        state turn=1 phase=use quiet=0
    """)


@shows("TOT-27", "TOT-25")
def test_a_roll_is_over_when_the_player_has_passed() -> None:
    run("""
        position 0=J10+~5 1=B10+B11~5 turn=0 quiet=7
        ! roll 1 2
        0: pass
        ! roll 1 2
        state turn=1 phase=use quiet=8
    """)


# Elimination


@shows("TOT-50", "TOT-58")
def test_elimination_comes_before_any_other_unit_moves() -> None:
    run("""
        position 0=J10+J11,J12,K10,K11~3 1=J17+J14,J15,J16~2 turn=0 quiet=0
        ! roll 2 4
        0: use 6
        0: K11-K12
        0: K12-J13
        # beside J14, but still in motion
        cells J14=1
        0: stop
        cells J14=-
        state points=4 mover=-
    """)


@shows("TOT-54")
def test_with_one_victim_per_colour_the_colours_are_settled_clockwise_from_the_attacker() -> None:
    run("""
        option victims=one_per_colour
        position 0=L15+K15,L14~5 1=K11+K12,K13,L12~5 2=I15+J14,J15~5 turn=1 quiet=0
        ! roll 1 2
        1: use 2
        1: L12-L13
        1: L13-K14
        # seat 2 comes after seat 1, then seat 0
        legal 1: remove J14 | remove J15
        refuse 1: remove K15
        1: remove J15
        cells J14=2 J15=- K15=0 L14=0
        legal 1: remove K15 | remove L14
        1: remove L14
        ! roll 1 2
        now 0=L15+K15~5 1=K11+K12,K13,K14~5 2=I15+J14~5 turn=2 quiet=0
    """)


@shows("TOT-57")
def test_nothing_of_a_fallen_player_goes_to_the_attacker() -> None:
    run("""
        position 0=K11+K12,K13,L12~5 1=J15+J16~5 2=B10+B11~5 turn=0 quiet=3
        ! roll 1 2
        0: use 2
        0: L12-L13
        0: L13-K14
        ! roll 1 2
        state reserve0=5 pieces0=3 lost0=17 reserve1=0 pieces1=0 lost1=25
    """)


# End


@shows("TOT-62")
def test_the_count_of_quiet_rolls_begins_again_after_an_elimination_or_an_addition() -> None:
    run("""
        option quiet_per_player=3
        position 0=J10+J11~5 1=B10+B11~5 turn=0 quiet=5
        ! roll 2 2
        0: add J9
        ! roll 1 2
        state quiet=0
        1: use 1
        1: B11-C10
        ! roll 1 2
        state quiet=1
    """)


@shows("TOT-62", "TOT-63")
def test_a_roll_that_ends_the_game_by_the_quiet_limit_leaves_no_further_roll() -> None:
    state = run("""
        option quiet_per_player=1
        position 0=J10+~0 1=B10+B11~3 turn=0 quiet=1
        ! roll 6 6
        0: pass
        result quiet_limit winners=- points=0,0 places=1,1
        refuse 0: again | end
    """)
    assert list(state.deciders()) == []


@shows("TOT-64")
def test_a_share_is_one_divided_among_those_in_first_place() -> None:
    drawn = run("""
        option quiet_per_player=1
        position 0=J10+~0 1=B10+B11~3 2=S5+S6~1 3=- turn=0 quiet=2
        ! roll 1 2
        0: pass
        result quiet_limit winners=- points=0,0,0,0 places=1,1,1,4
    """).result()
    won = run("""
        position 0=J12+J13~1 1=J15+J16~1 turn=0 quiet=0
        ! roll 1 2
        0: use 3
        0: J12-I13
        0: I13-I14
        0: I14-J14
        result last_totem winners=0 points=1,0 places=1,2
    """).result()
    assert drawn
    assert won
    assert drawn.details["shares"] == [0.333333, 0.333333, 0.333333, 0.0]
    assert won.details["shares"] == [1.0, 0.0]


@shows("TOT-65")
def test_the_last_one_out_has_the_best_place_after_the_winner() -> None:
    run("""
        # seat 2 left first, seat 1 falls now
        position 0=J12+J13~1 1=J15+J16~1 2=- turn=0 quiet=0
        ! roll 1 2
        0: use 3
        0: J12-I13
        0: I13-I14
        0: I14-J14
        result last_totem winners=0 points=1,0,0 places=1,2,3
    """)


@shows("TOT-65")
def test_those_who_fall_by_one_movement_share_the_better_place() -> None:
    run("""
        position 0=K11+K12,K13,L12~5 1=- 2=J15+J16~5 3=K15+K16~5 turn=0 quiet=0
        ! roll 1 2
        0: use 2
        0: L12-L13
        0: L13-K14
        result last_totem winners=0 points=1,0,0,0 places=1,4,2,2
    """)
