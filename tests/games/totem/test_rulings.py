"""The rulings of Totem about setup and dice (section 8 of the document): what the rulebook leaves open."""

from itertools import combinations

import pytest

from sobremesa.core import CHANCE, happen, legal_texts, play
from sobremesa.games.totem import GAME
from sobremesa.games.totem.components import START_SETS, STARTS, cell_name
from sobremesa.games.totem.rules import Totem
from tests.games.totem import slow
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
        notes = GAME.tell(happen(state, 0, action), 0)
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
