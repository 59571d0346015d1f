"""The rulings of Totem (section 8 of the document): what was decided where the rulebook is silent."""

from itertools import combinations

import pytest

from sobremesa.core import CHANCE, legal_texts, play
from sobremesa.core.record import read_record, replay
from sobremesa.games.totem import GAME
from sobremesa.games.totem.components import START_SETS, STARTS, cell_name
from sobremesa.games.totem.rules import Totem
from tests.games.totem import slow
from tests.games.totem.crowds import crowded_games
from tests.games.totem.dialect import refused_by, run
from tests.games.totem.slow import AROUND, Cell, cell_of, distance
from tests.support.shows import shows

CELLS = [cell_of(cell_name(start)) for start in STARTS]
ROLLS = [(low, high) for low in range(1, 7) for high in range(low, 7)]

# Setup


@shows("TOT-R1")
def test_the_start_cells_are_the_corners_and_side_middles_of_ring_eight() -> None:
    assert set(CELLS) == set(slow.start_cells())
    assert len(CELLS) == 12
    assert {distance(cell, (0, 0)) for cell in CELLS} == {8}
    assert {len(AROUND[cell]) for cell in CELLS} == {6}


def farthest(choices: int) -> list[set[Cell]]:
    """The choices of so many start cells whose nearest two are farthest from each other."""
    nearest = {
        cells: min(distance(one, other) for one, other in combinations(cells, 2))
        for cells in combinations(CELLS, choices)
    }
    return [set(cells) for cells in nearest if nearest[cells] == max(nearest.values())]


@shows("TOT-R1")
def test_the_patterns_follow_from_farthest_from_each_other_alone() -> None:
    crosses = [{cell_of(cell_name(cell)) for cell in cells} for cells in START_SETS[4]]
    assert sorted(map(sorted, farthest(4))) == sorted(map(sorted, crosses))
    triangles = [set(map(cell_of, names)) for names in (("J18", "R2", "B10"), ("R10", "J2", "B18"))]
    assert sorted(map(sorted, farthest(3))) == sorted(map(sorted, triangles))


@shows("TOT-R2")
@pytest.mark.parametrize(("players", "counts"), [(2, [12, 1]), (3, [12, 2, 1]), (4, [12, 3, 2, 1])])
def test_a_pick_is_legal_if_the_pattern_can_still_be_completed(
    players: int, counts: list[int]
) -> None:
    sets = slow.start_sets(players)

    def pick_on(state: Totem, picked: set[Cell]) -> None:
        if len(picked) == players:
            assert picked in sets
            return
        legal = legal_texts(GAME, state, int(state.turn))
        cells = {cell_of(text.removeprefix("start ")) for text in legal}
        assert len(legal) == counts[len(picked)]
        assert cells == {c for s in sets if picked <= s for c in s} - picked
        for text, cell in zip(legal, map(cell_of, (t[6:] for t in legal)), strict=True):
            after = state.copy()
            play(GAME, after, int(state.turn), text)
            pick_on(after, picked | {cell})

    dice = " ".join(f"{seat}:{6 - seat}" for seat in range(players))
    pick_on(run(f"players {players}\n! off {dice}"), set())


@shows("TOT-R3")
def test_opposite_means_through_the_centre_even_where_others_are_as_far() -> None:
    assert distance(cell_of("J18"), cell_of("R2")) == distance(cell_of("J18"), cell_of("J2")) == 16
    run("""
        players 2
        ! off 0:5 1:3
        0: start J18
        legal 1: start J2
        refuse 1: start R2 | start B10
    """)


@shows("TOT-R4")
def test_only_those_tied_for_the_highest_roll_again_and_turns_go_clockwise() -> None:
    run("""
        players 4
        ! off 0:4 1:6 2:6 3:6
        ! off 1:2 2:5 3:5
        ! off 2:1 3:6
        3: start J18
        0: start J2
        1: start B14
        2: start R6
        ! roll 1 2
        state turn=3
    """)


@shows("TOT-R5")
def test_nobody_is_asked_for_a_colour() -> None:
    state = GAME.start(4, {})
    assert list(state.deciders()) == [CHANCE]
    play(GAME, state, CHANCE, "off 0:6 1:1 2:1 3:1")
    for cell in ("J18", "J2", "B14", "R6"):
        (seat,) = state.deciders()
        assert {text.split()[0] for text in legal_texts(GAME, state, seat)} == {"start"}
        play(GAME, state, seat, f"start {cell}")
    assert list(state.deciders()) == [CHANCE]


@shows("TOT-R33")
@pytest.mark.parametrize("players", GAME.seats)
def test_no_start_blocks_another(players: int) -> None:
    for names in START_SETS[players]:
        cells = [cell_of(cell_name(cell)) for cell in names]
        assert min(distance(one, other) for one, other in combinations(cells, 2)) >= 12
        around = [{cell, *AROUND[cell]} for cell in cells]
        assert len(set().union(*around)) == 7 * players


# Dice


@shows("TOT-R6", "TOT-23", "TOT-24")
def test_points_are_lost_only_where_no_way_spends_them_unless_the_table_plays_as_you_go() -> None:
    corner = """
        position 0=A10+A11,B10~0 1=S5+S6~5 turn=0 quiet=0
        ! roll 1 3
        0: use 4
    """
    run(f"""{corner}
        # all four points
        0: A10-B9
        0: B9-C9
        0: C9-C10
        0: C10-B11
        ! roll 1 2
        now 0=B11+A11,B10~0 1=S5+S6~5 turn=1 quiet=1
    """)
    state = run(f"""{corner}
        # on A11 the last unit would have spent one point, and no step would be left for the other
        0: A10-B9
        0: stop
        0: A11-A10
        legal 0: B10-C9
    """)
    assert refused_by(state, 0, "B10-A11") == "TOT-23"
    run(f"""
        option spend=as_you_go
        {corner}
        # three, and one is lost
        0: A10-B9
        0: stop
        0: A11-A10
        0: B10-A11
        ! roll 1 2
        now 0=B9+A10,A11~0 1=S5+S6~5 turn=1 quiet=1
    """)


@shows("TOT-R7")
def test_any_of_the_three_numbers_may_be_chosen_even_if_part_of_it_must_lapse() -> None:
    state = run("""
        position 0=J10+J11~0 1=B10+B11~5 turn=0 quiet=0
        ! roll 6 6
        legal 0: use 6 | use 12
        refuse 0: use 0 | end | pass
        0: use 12
    """)
    # two units can only go round each other, five steps each
    assert min(lapses(state)) == 2


def lapses(state: Totem) -> set[int]:
    """How many points are lost, for all ways to walk off the rest of a roll."""
    found: set[int] = set()
    for action in state.legal(0):
        notes = GAME.tell(state, 0, action, 0)
        after = state.copy()
        after.apply(0, action)
        if GAME.view(after, 0).phase == "move":
            found |= lapses(after)
        else:
            found.add(sum(int(note.args["points"]) for note in notes if note.key == "lapsed"))
    return found


@shows("TOT-R8", "TOT-30", "TOT-33")
@pytest.mark.parametrize(("low", "high"), ROLLS)
def test_adding_looks_at_both_dice_as_rolled_and_rolling_again_at_a_twelve(
    low: int, high: int
) -> None:
    roll = f"position 0=J10+~2 1=B10+B11~5 turn=0 quiet=0\n! roll {low} {high}\n"
    if low == high or low + high >= 10:
        state = run(f"{roll}refuse 0: pass\n0: add J9")
    else:
        state = run(f"{roll}legal 0: pass\n0: pass")
    wanted = ["again", "end"] if low + high == 12 else []
    assert legal_texts(GAME, state, 0) == wanted


@shows("TOT-R9")
def test_an_added_piece_does_not_even_threaten_a_totem() -> None:
    run("""
        position 0=J10+J11~5 1=J8+J7~5 turn=0 quiet=0
        ! roll 5 6
        0: add J9
        ! roll 1 2
        cells J8=1T J7=1 J9=0
        state turn=1 lost1=19
    """)


@shows("TOT-R11")
def test_after_a_twelve_the_player_may_roll_again_or_not_whatever_was_done_with_it() -> None:
    run("""
        option trail=roll
        # both dice
        position 0=J10+J11~1 1=B10+B11~5 turn=0 quiet=0
        ! roll 6 6
        0: use 12
        0: J11-I11
        0: I11-I10
        0: I10-J9
        0: J9-K9
        0: K9-K10
        refuse 0: again
        0: J10-J11
        0: J11-K11
        0: K11-L10
        0: L10-L9
        0: L9-K9
        legal 0: again | end
        0: again
        # one die
        ! roll 6 6
        0: use 6
        0: K9-J10
        0: J10-J11
        0: J11-K11
        0: K11-L10
        0: L10-L9
        0: K10-K9
        legal 0: again | end
        0: again
        # a piece
        ! roll 6 6
        0: add L8
        legal 0: again | end
        0: end
        ! roll 1 2
        state turn=1
    """)


SECOND_ROLL = """
        position 0=J10+J11~1 1=B10+B11~5 turn=0 quiet=0
        ! roll 6 6
        0: use 6
        0: J11-I11
        0: stop
        0: J10-I10
        0: I10-H11
        0: H11-H12
        0: H12-I12
        0: I12-J11
        legal 0: again | end
        0: again
        ! roll 1 2
        0: use 3
"""


@shows("TOT-R12", "TOT-34", "TOT-44")
def test_a_second_roll_forgets_finished_units_but_not_the_trails_of_its_turn() -> None:
    state = run(f"""{SECOND_ROLL}
        # the piece was done and moves again; the totem has been on I12, and the piece has not
        allow 0: I11-J10 | I11-I12
        refuse 0: add H11
    """)
    assert refused_by(state, 0, "J11-I12") == "TOT-44"
    assert refused_by(state, 0, "J11-J10") == "TOT-44", "the cell it set out from"
    run(f"""option trail=roll
        {SECOND_ROLL}
        # with every roll all is forgotten
        0: J11-I12
        0: I12-H12
        refuse 0: H12-I12
    """)


@shows("TOT-R16", "TOT-44")
def test_a_table_may_agree_that_only_the_last_cell_is_barred() -> None:
    state = run(f"""option trail=last
        {SECOND_ROLL}
        # the totem came from I12 with its latest step, in the roll before; J10 is older
        allow 0: J11-J10
    """)
    assert refused_by(state, 0, "J11-I12") == "TOT-44"
    run("""
        option trail=last
        position 0=J10+I11,I12,J12,K9~1 1=B10+B11~5 turn=0 quiet=0
        ! roll 4 6
        0: use 4
        0: K9-K10
        refuse 0: K10-K9
        0: K10-J11
        0: J11-K11
        # round in a circle: it may go back where it has been, only not straight away
        0: K11-K10
        ! roll 1 2
        cells K10=0
    """)


@shows("TOT-R32")
def test_there_are_21_rolls_low_die_first_and_doubles_are_half_as_likely() -> None:
    state = run("position 0=J10+J11~1 1=B10+B11~5 turn=0 quiet=0")
    odds = dict(zip(legal_texts(GAME, state, CHANCE), state.weights(), strict=True))
    assert odds == {f"roll {low} {high}": 1 if low == high else 2 for low, high in ROLLS}
    assert sum(odds.values()) == 36


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
