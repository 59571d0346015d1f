"""The rulings of Totem about movement, elimination and the end (section 8 of the document)."""

import pytest

from sobremesa.core import play
from sobremesa.core.record import read_record, replay
from sobremesa.games.totem import GAME
from sobremesa.games.totem.components import STARTS, cell_name
from tests.games.totem.crowds import crowded_games
from tests.games.totem.dialect import refused_by, run
from tests.games.totem.slow import cell_of
from tests.support.shows import shows

CELLS = [cell_of(cell_name(start)) for start in STARTS]
ROLLS = [(low, high) for low in range(1, 7) for high in range(low, 7)]

# Movement


@shows("TOT-R13", "TOT-41", "TOT-47")
def test_the_totem_walks_like_any_piece_unless_it_is_alone() -> None:
    run("""
        position 0=J10+J11~5 1=B10+B11~5 turn=0 quiet=0
        ! roll 1 2
        0: use 2
        0: J10-I11
        0: I11-I12
        ! roll 1 2
        now 0=I12+J11~5 1=B10+B11~5 turn=1 quiet=1
    """)
    alone = run("position 0=J10+~5 1=B10+B11~5 turn=0 quiet=0\n! roll 1 2")
    assert refused_by(alone, 0, "J10-I11") == "TOT-47"


@shows("TOT-R15")
def test_the_cell_just_left_is_not_another_unit() -> None:
    state = run("position 0=J10+J11~5 1=B10+B11~5 turn=0 quiet=0\n! roll 1 2\n0: use 3")
    # J12, I12 and K11 touch J11, the cell that would just have been left, and nothing else
    for cell in ("J12", "I12", "K11"):
        assert refused_by(state, 0, f"J11-{cell}") == "TOT-43"


@shows("TOT-R16", "TOT-44")
def test_no_cell_of_the_roll_is_entered_again_the_first_included() -> None:
    run("""
        position 0=J10+J11~5 1=B10+B11~5 turn=0 quiet=0
        ! roll 6 6
        0: use 12
        0: J11-I11
        0: I11-I10
        0: I10-J9
        refuse 0: J9-I10
        0: J9-K9
        0: K9-K10
        # J11, where it set out, would be next: the round is not closed, the piece is finished
        state mover=- points=7
        legal 0: J10-J11 | J10-K9
    """)


@shows("TOT-R17", "TOT-48")
def test_a_unit_has_finished_by_stop_by_the_last_point_or_without_a_step() -> None:
    begin = "position 0=J10+J11~5 1=B10+B11~5 turn=0 quiet=0\n! roll 1 5\n"
    run(f"{begin}0: use 6\n0: J11-I11\nstate mover=I11\n0: stop\nstate mover=- points=5")
    run(f"{begin}0: use 1\n0: J11-I11\n! roll 1 2\nstate mover=- turn=1")
    walked = "0: J11-I11\n0: I11-I10\n0: I10-J9\n0: J9-K9\n"
    run(f"{begin}0: use 6\n{walked}state mover=K9\n0: K9-K10\nstate mover=- points=1")


# Elimination

THREE_COLOURS = """
    position 0=K11+K12,K13,L12~5 1=J17+J15,J16~5 2=K16+K15~5 turn=0 quiet=0
    ! roll 1 2
    0: use 2
    0: L12-L13
    0: L13-K14
    ! roll 1 2
"""
PIECE_AND_TOTEM = THREE_COLOURS.replace("1=J17+J15,J16", "1=J15+J16")
PER_COLOUR = "option victims=one_per_colour\n"


@shows("TOT-R20", "TOT-52")
def test_pieces_of_several_colours_lose_one_in_all_or_one_each() -> None:
    run(f"{THREE_COLOURS}cells J15=- K15=2")
    run(f"{PER_COLOUR}{THREE_COLOURS}cells J15=- K15=-")


@shows("TOT-R21", "TOT-53")
def test_farthest_is_counted_on_the_board_or_along_the_chain() -> None:
    attack = """
        position 0=L10+L11,L12,M11~2 1=J16+J15,K14,L14~2 turn=0 quiet=0
        ! roll 1 2
        0: use 2
        0: M11-M12
        0: M12-L13
    """
    run(f"{attack}legal 0: remove K14 | remove L14")
    run(f"option distance=chain\n{attack}! roll 1 2\ncells K14=1 L14=-")


@shows("TOT-R22", "TOT-55")
def test_beside_a_totem_another_colour_is_spared_or_loses_one() -> None:
    run(f"{PIECE_AND_TOTEM}now 0=K11+K12,K13,K14~5 1=- 2=K16+K15~5 turn=2 quiet=0")
    run(f"{PER_COLOUR}{PIECE_AND_TOTEM}now 0=K11+K12,K13,K14~5 1=- 2=K16+~5 turn=2 quiet=0")


@shows("TOT-55")
@pytest.mark.parametrize("option", ["", PER_COLOUR])
def test_a_totem_falls_rather_than_a_farther_piece_of_its_colour(option: str) -> None:
    run(f"""{option}
        position 0=K11+K12,K13,L12~5 1=J15+I15,J14~5 2=B10+B11~5 turn=0 quiet=0
        ! roll 1 2
        0: use 2
        0: L12-L13
        0: L13-K14
        ! roll 1 2
        now 0=K11+K12,K13,K14~5 1=- 2=B10+B11~5 turn=2 quiet=0
    """)


@shows("TOT-R23", "TOT-58")
def test_an_elimination_cannot_be_declined_even_if_it_draws_the_game() -> None:
    run("""
        position 0=K13+L12~0 1=J16+J15,K15~0 turn=0 quiet=0
        ! roll 1 1
        0: use 2
        0: L12-L13
        0: L13-K14
        legal 0: remove J15 | remove K15
        refuse 0: stop | end | pass | K13-L13
        0: remove J15
        result exhaustion winners=- points=0,0 places=1,1
    """)


@shows("TOT-R24", "TOT-51")
def test_nobody_loses_anything_in_the_own_turn() -> None:
    struck = 0
    for before, after, _ in crowded_games():
        for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
            if seat == before.turn:
                assert (now.totem is None, now.lost) == (was.totem is None, was.lost)
            struck += was.lost != now.lost
    assert struck


@shows("TOT-R26", "TOT-57")
def test_a_fallen_player_leaves_the_board_with_everything_and_the_cells_are_free_at_once() -> None:
    run("""
        position 0=K11+J12,K12,K13,L12~5 1=J15+I16,J14,J16~5 2=B10+B11~5 turn=0 quiet=0
        ! roll 1 4
        0: use 5
        0: L12-L13
        0: L13-K14
        cells J15=- J14=- J16=- I16=-
        state reserve1=0 pieces1=0 lost1=25 points=3
        0: J12-J13
        0: J13-J14
        0: J14-J15
        ! roll 1 2
        now 0=K11+J15,K12,K13,K14~5 1=- 2=B10+B11~5 turn=2 quiet=0
    """)


# Ends


@shows("TOT-R29", "TOT-61", "TOT-63")
def test_exhaustion_asks_only_players_who_are_still_there() -> None:
    run("""
        position 0=J12+K12~0 1=J16+J14,J15~0 2=- turn=0 quiet=0
        ! roll 1 6
        0: use 1
        0: K12-J13
        result exhaustion winners=- points=0,0,0 places=1,1,3
    """)


@shows("TOT-R29", "TOT-60")
def test_a_victory_comes_before_exhaustion() -> None:
    run("""
        position 0=J12+J13~0 1=J15+J16~0 turn=0 quiet=0
        ! roll 1 2
        0: use 3
        0: J12-I13
        0: I13-I14
        0: I14-J14
        result last_totem winners=0 points=1,0 places=1,2
    """)


@shows("TOT-R30", "TOT-62")
def test_fifty_quiet_rolls_a_player_draw_the_game_whoever_has_more() -> None:
    run("""
        position 0=J10+I10,I11,J9,J11,K9,K10~19 1=B10+B11~0 turn=1 quiet=98
        ! roll 1 2
        1: use 1
        1: B11-C10
        ! roll 1 2
        state quiet=99
        0: use 1
        0: I10-H11
        result quiet_limit winners=- points=0,0 places=1,1
    """)


@shows("TOT-R31")
@pytest.mark.parametrize("text", ["resign", "draw", "give up"])
def test_giving_up_and_agreeing_on_a_draw_are_not_moves(text: str) -> None:
    state = run("position 0=J10+J11~1 1=B10+B11~5 turn=0 quiet=0\n! roll 1 2")
    with pytest.raises(ValueError, match="expected"):
        play(GAME, state, 0, text)


@shows("TOT-R31")
def test_what_a_table_agrees_on_stands_in_the_result_and_not_among_the_decisions() -> None:
    header = '{"game": "totem", "rules": "1.0", "players": 2, "options": {}}'
    result = '= {"winners": [], "points": [0, 0], "reason": "agreed_draw"}'
    match = replay(read_record(f"{header}\n! off 0:4 1:2\n{result}"), {"totem": GAME})
    assert match.state.result() is None
