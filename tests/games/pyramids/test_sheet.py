"""Dice, slots, upgrades and factories: rules and rulings that no example block of the document shows."""

import pytest

from sobremesa.games.pyramids.components import BOX
from tests.games.pyramids.dialect import QUIET, run
from tests.support.shows import shows


@shows("PYR-R1")
def test_circles_take_any_die_triangles_d4_and_rhombi_d8() -> None:
    icons = {row.slots: row.icons for row in BOX.board.rows}
    assert icons["A1", "A2", "A3"] == ("circle",) * 3
    run("""
        position 2 draft 3
        ! roll 0d4a=1 0d4b=1 0d8a=1 0d8b=1 1d4a=3 1d4b=1 1d8a=3 1d8b=1
        0: take 1d8a
        only 0 write B: write B2 3 | write B3 3
        0: waste
        1: take 0d4a; waste
        1: take 0d4b; waste
        0: take 1d4a
        only 0 write B: write B1 3 | write B2 3
    """)


@shows("PYR-R3", "PYR-27")
def test_a_development_factory_changes_numbers_of_pairs() -> None:
    run("""
        position 2 draft 3
        units 10=0:1
        ! roll 0d4a=1 0d4b=1 0d8a=1 0d8b=1 1d4a=1 1d4b=1 1d8a=4 1d8b=1
        0: take 1d8a
        only 0 write D: write D1R 2 | write D1R 4 | write D1R 6
        only 0 write A2: write A2 4
    """)


@shows("PYR-R6")
def test_heroes_come_from_d4_only() -> None:
    run("""
        position 2 draft 3
        ! roll 0d4a=1 0d4b=1 0d8a=1 0d8b=1 1d4a=2 1d4b=1 1d8a=2 1d8b=1
        0: take 1d8a
        only 0 write H: -
        0: waste
        1: take 0d4a; waste
        1: take 0d4b; waste
        0: take 1d4a
        only 0 write H: write H1 2
    """)


@shows("PYR-R8", "PYR-66", "PYR-67")
def test_rashar_heroes_fly_and_sobeccians_bring_one_more() -> None:
    run("""
        position 3 deploy 3
        seat 0: faction=rashar H1=2*
        seat 1: faction=sobeccians H1=2*
        seat 2: faction=anubians H1=2*
        army 0: H1=2h F1=1 F2=1
        army 1: H1=3h F1=1 F2=1
        army 2: H1=2h F1=1 F2=1
        allow 0: deploy H1 1
        refuse 1: deploy H1 1 -> PYR-51
        refuse 2: deploy H1 1 -> PYR-51
    """)


@shows("PYR-R9", "PYR-R10", "PYR-28", "PYR-29")
def test_both_changes_together_stay_within_the_place() -> None:
    run("""
        position 2 draft 3
        units 19=0:1
        ! roll 0d4a=4 0d4b=1 0d8a=7 0d8b=1 1d4a=1 1d4b=1 1d8a=1 1d8b=1
        0: take 0d8a
        only 0 write A3: write A3 4 | write A3 5 | write A3 6 | write A3 7 | write A3 8
        0: waste
        1: take 0d4b; waste
        1: take 0d8b; waste
        0: take 0d4a
        only 0 write A3: write A3 3 | write A3 4 | write A3 5 | write A3 6 | write A3 7
        only 0 write C3: write C3 3 | write C3 4 | write C3 5
        only 0 write B1: write B1 3 | write B1 4
        only 0 write D: write D1T 3 | write D1T 4
        only 0 cross: cross F1.3 | cross F1.5 | cross F2.1 | cross F2.2
    """)


@shows("PYR-R11", "PYR-25")
def test_a_die_may_be_taken_and_wasted_though_it_could_be_written() -> None:
    run("""
        position 2 draft 3
        ! roll 0d4a=1 0d4b=1 0d8a=7 0d8b=1 1d4a=1 1d4b=1 1d8a=1 1d8b=1
        0: take 0d8a
        allow 0: write A3 7 | waste
        0: waste
        board 0: A=_,_,_ cross=-
    """)


@shows("PYR-R12")
def test_slots_are_filled_in_any_order_but_never_into_a_dead_end() -> None:
    run("""
        position 2 draft 3
        seat 0: A=_,_,4
        ! roll 0d4a=1 0d4b=1 0d8a=1 0d8b=1 1d4a=1 1d4b=3 1d8a=2 1d8b=1
        0: take 1d8a
        only 0 write A: write A1 2 | write A2 2
        0: waste
        1: take 0d4a; waste
        1: take 0d4b; waste
        0: take 1d4b
        refuse 0: write A1 3 -> PYR-31
        allow 0: write A2 3
    """)


@shows("PYR-R14")
def test_the_steps_of_b_are_bought_in_order() -> None:
    run("""
        position 2 develop 3
        seat 0: D1=1,2 D2=1,2 B=4,1,4
        refuse 0: develop B.x3 -> PYR-39
        0: develop B.x2; develop B.x3
        army 0: B=12 F1=1 F2=1
    """)


@shows("PYR-R16")
@pytest.mark.parametrize(("unit", "numbers"), [("A", "1,2,3"), ("A", "1,7,8"), ("C", "8,2,1")])
def test_a_line_is_never_worse(unit: str, numbers: str) -> None:
    worth = []
    for bought in ("", f" D1=1,2* up={unit}.line"):
        runner = run(f"position 2 deploy 3\nseat 0: {unit}={numbers}{bought}")
        worth.append({name: n for name, n, _ in runner.board(0).units}.get(unit, 0))
    assert worth[1] > worth[0]


@shows("PYR-R17")
def test_a_finished_pair_may_wait_for_a_later_round() -> None:
    run(f"""
        position 2 develop 3
        seat 0: D1=1,2
        units 2=0:1 11=1:1
        0: pass
        0: deploy F1 2; deploy F2 2
        1: deploy F1 11; deploy F2 11
        {QUIET}
        0: take 0d4a; waste
        1: take 0d4b; waste
        1: take 0d8a; waste
        0: take 0d8b; waste
        0: take 1d4a; waste
        1: take 1d4b; waste
        1: take 1d8a; waste
        0: take 1d8b; waste
        allow 0: develop A.line
    """)


@shows("PYR-R18")
def test_each_purchase_is_one_device_and_two_are_the_most() -> None:
    run("""
        position 2 develop 3
        seat 0: D1=1,2 D2=1,2 D3=1,2
        0: develop spikes
        board 0: stock=spikes
        0: develop spikes
        board 0: stock=spikes,spikes
        refuse 0: develop spikes -> PYR-40
    """)


@shows("PYR-R20")
def test_footmen_crosses_survive_clean_up() -> None:
    run(f"""
        position 2 deploy 3
        seat 0: cross=F1.1,F1.2
        units 2=0:1 11=1:1
        0: deploy F1 2; deploy F2 2
        1: deploy F1 11; deploy F2 11
        {QUIET}
        board 0: cross=F1.1,F1.2
    """)


@shows("PYR-R54")
def test_development_is_open_and_in_player_order() -> None:
    run("""
        position 3 develop 3 first=1
        seat 0: D1=1,2
        seat 1: D1=1,2
        seat 2: D1=1,2
        deciders 1
        1: develop ram
        deciders 2
        2: pass
        deciders 0
        log 0: 1: develop ram
    """)
