"""Deployment, battles, devices and points: rules and rulings that no example block of the document shows."""

from collections.abc import Iterator
from random import Random

from sobremesa.core import Event
from sobremesa.games.pyramids import GAME
from sobremesa.games.pyramids.rules import Pyramids
from tests.games.pyramids.dialect import QUIET, run
from tests.support.shows import shows


def positions(start: Pyramids, events: list[Event]) -> Iterator[tuple[Pyramids, Event]]:
    state = start.copy()
    for event in events:
        yield state, event
        state.apply(*event)


@shows("PYR-R4")
def test_factories_give_neither_points_nor_soldiers() -> None:
    run(f"""
        position 2 deploy 3
        units 9=0:3 14=1:1
        0: deploy F1 9; deploy F2 9
        1: deploy F1 14; deploy F2 14
        {QUIET}
        board 0: points=0
        position 1 deploy 3
        units 9=0:3 8=0:3
        chosen 1 1 1 1
        0: deploy F1 9; deploy F2 9
        legal 0: income 8 stay | income 8 hold
    """)


@shows("PYR-R23")
def test_every_unit_is_deployed_whole_and_in_its_order() -> None:
    run("""
        position 2 deploy 3
        seat 0: A=3,5,8
        refuse 0: pass -> PYR-50
        refuse 0: deploy F1 8 -> PYR-50
        0: deploy A 8
        refuse 0: deploy A 19 -> PYR-50
    """)


@shows("PYR-R25", "PYR-54")
def test_a_space_lost_in_the_same_phase_still_opens_its_neighbours() -> None:
    run("""
        position 2 deploy 3
        seat 1: A=5,6,7
        units 9=0:1 10=1:1
        0: deploy F1 6; deploy F2 19
        1: deploy A 9; deploy F1 13; deploy F2 13
        ground 9=1:6 6=0:1
    """)


@shows("PYR-R27")
def test_reinforcements_fight_beside_the_defenders() -> None:
    run("""
        position 2 deploy 3
        seat 1: A=2,3,4
        units 8=0:3 9=1:1
        0: deploy F1 8; deploy F2 8
        1: deploy A 8; deploy F1 13; deploy F2 13
        ground 8=0:1
    """)


@shows("PYR-R29", "PYR-57")
def test_an_umbrella_saves_half_of_the_units_heroes_last_to_go() -> None:
    run("""
        position 2 deploy 3
        seat 0: C=3,2,1
        units 14=1:5+2h
        device 1: umbrella 14
        0: deploy C 14; deploy F1 19; deploy F2 19
        1: deploy F1 13; deploy F2 13
        ground 14=1:1+2h
    """)


@shows("PYR-R30", "PYR-58")
def test_two_rams_halve_once_and_help_every_attacker() -> None:
    run("""
        position 3 deploy 3
        seat 0: A=1,2,3
        seat 2: A=3,4,5
        units 5=0:1 8=0:1 6=2:1 9=1:8
        device 0: ram 8>9
        device 0: ram 5>9
        0: deploy A 9; deploy F1 19; deploy F2 19
        1: deploy F1 13; deploy F2 13
        2: deploy A 9; deploy F1 10; deploy F2 10
        ground 9=2:1
    """)


@shows("PYR-R58", "PYR-58")
def test_a_ram_needs_a_force_of_its_owner() -> None:
    """Seat 0 has the ram, but a bomb destroys its army before the fight; seat 2 fights 3 against 6."""
    run("""
        position 3 deploy 3
        seat 0: A=1,2,3
        seat 1: faction=rashar
        seat 2: faction=bastet A=4,5,6 C=6,2,1
        units 8=0:1 6=2:1 9=1:7
        device 0: ram 8>9
        0: deploy A 9; deploy F1 19; deploy F2 19
        1: deploy F1 13; deploy F2 13
        2: deploy A 9; deploy C 9; deploy F1 10; deploy F2 10
        ground 9=2:3
    """)


@shows("PYR-R32", "PYR-82")
def test_a_device_serves_its_owner_only_and_again_when_the_home_is_held_again() -> None:
    script = """
        position 2 deploy 3
        seat 0: A=4,5,6
        seat 1: A=4,5,6
        units {units}
        device 0: ram 8>9
        0: deploy A {first}; deploy F1 19; deploy F2 19
        1: deploy A {second}; deploy F1 13; deploy F2 13
        ground 9={left}
    """
    # The ram of seat 0 does not help seat 1, who holds its home.
    run(script.format(units="8=1:1 9=0:9", first="19", second="9", left="0:3"))
    run(script.format(units="8=0:1 9=1:9", first="9", second="13", left="0:2"))


@shows("PYR-R33", "PYR-60")
def test_half_of_one_is_none_unless_halves_go_up() -> None:
    for halves, left in (("down", "0:6"), ("up", "0:5")):
        run(f"""
            position 2 deploy 3 halves={halves}
            seat 0: A=4,5,6
            units 8=0:1 9=1:1
            device 0: ram 8>9
            0: deploy A 9; deploy F1 19; deploy F2 19
            1: deploy F1 13; deploy F2 13
            ground 9={left}
        """)


@shows("PYR-R34", "PYR-64")
def test_anubians_count_two_only_while_a_defender_is_left() -> None:
    """3 heroes are 6 against a defender; when a bomb has removed it, they are 3 and fall for 1."""
    run("""
        position 3 deploy 3
        seat 0: H1=3*
        seat 2: A=2,3,4 C=6,2,1
        units 8=0:1 6=2:1 9=1:2
        0: deploy H1 9; deploy F1 19; deploy F2 19
        1: deploy F1 13; deploy F2 13
        2: deploy A 9; deploy C 3; deploy F1 10; deploy F2 10
        ground 9=0:1h
        position 3 deploy 3
        seat 0: H1=3* C=7,2,1
        seat 2: A=2,3,4
        units 8=0:1 6=2:1 9=1:2
        0: deploy H1 9; deploy C 9; deploy F1 19; deploy F2 19
        1: deploy F1 13; deploy F2 13
        2: deploy A 9; deploy F1 10; deploy F2 10
        ground 9=0:1h
    """)


@shows("PYR-R35", "PYR-65")
def test_bastet_heroes_are_tough_in_attack_but_strike_once() -> None:
    run("""
        position 2 deploy 3
        seat 1: H1=4*
        units 8=0:3 9=1:1
        0: deploy F1 19; deploy F2 19
        1: deploy H1 8; deploy F1 13; deploy F2 13
        ground 8=1:3h
    """)


@shows("PYR-R40", "PYR-73")
def test_points_are_hidden_but_whoever_counted_along_knows_them() -> None:
    runner = run(f"""
        players 2 factions=anubians,bastet
        ! first 0
        1: start S3
        0: start S1
        {QUIET}
        0: take 0d4a; waste
        1: take 0d4b; waste
        1: take 0d8a; waste
        0: take 0d8b; waste
        0: take 1d4a; waste
        1: take 1d4b; waste
        1: take 1d8a; waste
        0: take 1d8b; waste
        0: deploy F1 8; deploy F2 19
        1: deploy F1 13; deploy F2 13
        0: pass
        1: pass
        sees 1 points 0: ?
        sees 0 points 0: 2
    """)
    heard = [
        line
        for state, event in positions(runner.start, runner.events)
        for line in GAME.hear(state, event.who, event.action, 1)
    ]
    seen = GAME.view(runner.state, 1)
    assert list(GAME.belief(seen, heard).sample(Random(1)).boards[0].points) == [2]


@shows("PYR-R55")
def test_the_own_bomb_clears_the_way_for_the_own_troops() -> None:
    run("""
        position 2 deploy 3
        seat 0: C=5,2,1
        units 8=1:6
        0: deploy C 8; deploy F1 8; deploy F2 8
        1: deploy F1 13; deploy F2 13
        ground 8=0:2
    """)


@shows("PYR-R56")
def test_unit_c_is_the_bomb_and_leaves_nothing() -> None:
    run("""
        position 2 deploy 3
        seat 0: A=3,5,8 B=2,1,2 C=5,2,1
        0: deploy A 8; deploy B 8; deploy C 13; deploy F1 8; deploy F2 8
        1: deploy F1 14; deploy F2 14
        ground 8=0:9 13=-
    """)
