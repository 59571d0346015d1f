"""Deployment, battles, devices and points: rules and rulings that no example block of the document shows."""

from collections.abc import Iterator
from random import Random

import pytest

from sobremesa.core import Event, happen
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
        units 4=0:3 11=1:1
        0: deploy F1 4; deploy F2 4
        1: deploy F1 11; deploy F2 11
        {QUIET}
        board 0: points=0
        position 1 deploy 3
        units 4=0:3 5=0:3
        chosen 1 1 1 1
        0: deploy F1 4; deploy F2 4
        legal 0: income 5 stay | income 5 hold
    """)


@shows("PYR-R23")
def test_every_unit_is_deployed_whole_and_in_its_order() -> None:
    run("""
        position 2 deploy 3
        seat 0: A=3,5,8
        refuse 0: pass -> PYR-50
        refuse 0: deploy F1 2 -> PYR-50
        0: deploy A 2
        refuse 0: deploy A 18 -> PYR-50
    """)


@shows("PYR-R25", "PYR-54")
def test_a_space_lost_in_the_same_phase_still_opens_its_neighbours() -> None:
    run("""
        position 2 deploy 3
        seat 1: A=5,6,7
        units 3=0:1 5=1:1
        0: deploy F1 7; deploy F2 18
        1: deploy A 3; deploy F1 9; deploy F2 9
        ground 3=1:6 7=0:1
    """)


@shows("PYR-R27")
def test_reinforcements_fight_beside_the_defenders() -> None:
    run("""
        position 2 deploy 3
        seat 1: A=2,3,4
        units 2=0:3 3=1:1
        0: deploy F1 2; deploy F2 2
        1: deploy A 2; deploy F1 9; deploy F2 9
        ground 2=0:1
    """)


@shows("PYR-R29", "PYR-57")
def test_an_umbrella_saves_half_of_the_units_heroes_last_to_go() -> None:
    run("""
        position 2 deploy 3
        seat 0: C=3,2,1
        units 11=1:5+2h
        device 1: umbrella 11
        0: deploy C 11; deploy F1 18; deploy F2 18
        1: deploy F1 9; deploy F2 9
        ground 11=1:1+2h
    """)


@shows("PYR-R30", "PYR-58")
def test_two_rams_halve_once_and_help_every_attacker() -> None:
    run("""
        position 3 deploy 3
        seat 0: A=1,2,3
        seat 2: A=3,4,5
        units 4=0:1 2=0:1 7=2:1 3=1:8
        device 0: ram 2>3
        device 0: ram 4>3
        0: deploy A 3; deploy F1 18; deploy F2 18
        1: deploy F1 9; deploy F2 9
        2: deploy A 3; deploy F1 5; deploy F2 5
        ground 3=2:1
    """)


@shows("PYR-R58", "PYR-58")
def test_a_ram_needs_a_force_of_its_owner() -> None:
    """Seat 0 has the ram, but a bomb destroys its army before the fight; seat 2 fights 3 against 6."""
    run("""
        position 3 deploy 3
        seat 0: A=1,2,3
        seat 1: faction=rashar
        seat 2: faction=bastet A=4,5,6 C=6,2,1
        units 2=0:1 7=2:1 3=1:7
        device 0: ram 2>3
        0: deploy A 3; deploy F1 18; deploy F2 18
        1: deploy F1 9; deploy F2 9
        2: deploy A 3; deploy C 3; deploy F1 5; deploy F2 5
        ground 3=2:3
    """)


@shows("PYR-R32", "PYR-82")
def test_a_device_serves_its_owner_only_and_again_when_the_home_is_held_again() -> None:
    script = """
        position 2 deploy 3
        seat 0: A=4,5,6
        seat 1: A=4,5,6
        units {units}
        device 0: ram 2>3
        0: deploy A {first}; deploy F1 18; deploy F2 18
        1: deploy A {second}; deploy F1 9; deploy F2 9
        ground 3={left}
    """
    # The ram of seat 0 does not help seat 1, who holds its home.
    run(script.format(units="2=1:1 3=0:9", first="18", second="3", left="0:3"))
    run(script.format(units="2=0:1 3=1:9", first="3", second="9", left="0:2"))


@shows("PYR-R33", "PYR-60")
def test_half_of_one_is_none_unless_halves_go_up() -> None:
    for halves, left in (("down", "0:6"), ("up", "0:5")):
        run(f"""
            position 2 deploy 3 halves={halves}
            seat 0: A=4,5,6
            units 2=0:1 3=1:1
            device 0: ram 2>3
            0: deploy A 3; deploy F1 18; deploy F2 18
            1: deploy F1 9; deploy F2 9
            ground 3={left}
        """)


@shows("PYR-R34", "PYR-64")
def test_anubians_count_two_only_while_a_defender_is_left() -> None:
    """3 heroes are 6 against a defender; when a bomb has removed it, they are 3 and fall for 1."""
    run("""
        position 3 deploy 3
        seat 0: H1=3*
        seat 2: A=2,3,4 C=6,2,1
        units 2=0:1 7=2:1 3=1:2
        0: deploy H1 3; deploy F1 18; deploy F2 18
        1: deploy F1 9; deploy F2 9
        2: deploy A 3; deploy C 16; deploy F1 5; deploy F2 5
        ground 3=0:1h
        position 3 deploy 3
        seat 0: H1=3* C=7,2,1
        seat 2: A=2,3,4
        units 2=0:1 7=2:1 3=1:2
        0: deploy H1 3; deploy C 3; deploy F1 18; deploy F2 18
        1: deploy F1 9; deploy F2 9
        2: deploy A 3; deploy F1 5; deploy F2 5
        ground 3=0:1h
    """)


@shows("PYR-R35", "PYR-65")
def test_bastet_heroes_are_tough_in_attack_but_strike_once() -> None:
    run("""
        position 2 deploy 3
        seat 1: H1=4*
        units 2=0:3 3=1:1
        0: deploy F1 18; deploy F2 18
        1: deploy H1 2; deploy F1 9; deploy F2 9
        ground 2=1:3h
    """)


TIES = [  # units of Bastet in attack, of the defender, and what is left of whom
    ("H1=3*", "0:3", "1:2h"),
    ("H1=2* cross=F1.1,F1.2", "0:4", "1:1h"),
    ("H1=3*", "0:4", "0:1"),
    ("H1=1*", "0:1", "1:1h"),
    ("H1=4*", "0:4", "1:2h"),
    ("H1=4*", "0:5", "0:1"),
    ("cross=F1.1,F1.2", "0:2", "-"),
]


@shows("PYR-62", "PYR-63", "PYR-65", "PYR-R35")
@pytest.mark.parametrize(("attack", "defence", "left"), TIES)
def test_in_a_tie_a_bastet_hero_falls_only_for_two_points(
    attack: str, defence: str, left: str
) -> None:
    footmen = "2" if "cross" in attack else "9"
    heroes = "deploy H1 2; " if "H1" in attack else ""
    run(f"""
        position 2 deploy 3
        seat 1: {attack}
        units 2={defence} 3=1:1
        0: deploy F1 18; deploy F2 18
        1: {heroes}deploy F1 {footmen}; deploy F2 9
        ground 2={left}
    """)


@shows("PYR-62", "PYR-65", "PYR-R53")
@pytest.mark.parametrize(
    ("other", "left"),
    [
        ("", "0:1"),  # four against the three of a unit and a hero
        ("deploy A 3; ", "-"),  # two fours are tied, and the third inherits nothing
    ],
)
def test_a_beaten_force_is_destroyed_with_its_bastet_heroes(other: str, left: str) -> None:
    run(f"""
        position 3 deploy 3
        seat 0: A=2,3,4
        seat 2: A=2,3,4
        units 2=0:1 7=2:1 3=1:1+1h
        0: deploy A 3; deploy F1 18; deploy F2 18
        1: deploy F1 9; deploy F2 9
        2: {other or "deploy A 5; "}deploy F1 5; deploy F2 5
        ground 3={left}
    """)


@shows("PYR-62", "PYR-65", "PYR-92")
def test_the_pharaoh_is_tied_as_well() -> None:
    run("""
        position 1 deploy 3
        seat 0: faction=bastet H1=3*
        units 2=P:5
        chosen 1 1 1 1
        0: deploy H1 2; deploy F1 2; deploy F2 2
        0: pass
        ground 1=P:21 2=0:2h
    """)


def test_rules_1_0_destroyed_everything_in_a_tie() -> None:
    game = GAME.edition("1.0")
    assert game is not None
    script = """
        position 2 deploy 3
        seat 1: H1=3*
        units 8=0:3 9=1:1
        0: deploy F1 19; deploy F2 19
        1: deploy H1 8; deploy F1 13; deploy F2 13
        ground 8=-
    """
    run(script, game)


@shows("PYR-62")
def test_how_a_fight_is_told_depends_on_how_it_ends() -> None:
    """The strongest wins, is tied, or is less than all others together."""
    for melee, army, key in (
        ("strongest", "5,6,7", "fight"), ("strongest", "2,3,4", "tie"), ("sum", "2,3,4", "crushed"),
    ):  # fmt: skip
        runner = run(f"""
            position 3 deploy 3 melee={melee}
            seat 0: A={army}
            units 3=1:4 2=0:1 7=2:1
            0: deploy A 3; deploy F1 18; deploy F2 18
            1: deploy F1 9; deploy F2 9
            2: deploy F1 3
        """)
        told = GAME.tell(happen(runner.state, 2, GAME.read("deploy F2 3")), 0)
        assert [note.key for note in told if note.rule == "PYR-62"] == [key]


@shows("PYR-R60", "PYR-59")
def test_spikes_do_not_halve_an_attacker_who_has_another_border() -> None:
    for units, left in (("2=0:1 3=1:4", "1:1"), ("2=0:1 4=0:1 3=1:4", "0:3")):
        run(f"""
            position 2 deploy 3
            seat 0: A=5,6,7
            units {units}
            device 1: spikes 3<2
            0: deploy A 3; deploy F1 18; deploy F2 18
            1: deploy F1 9; deploy F2 9
            ground 3={left}
        """)


@shows("PYR-R59", "PYR-4", "PYR-86")
def test_in_the_last_round_only_the_lower_number_scores() -> None:
    run("""
        position 2 deploy 10
        units 1=0:1 9=1:1
        0: deploy F1 1; deploy F2 1
        1: deploy F1 9; deploy F2 9
        = {"winners": [0], "points": [12, 3], "reason": "points", "spaces": [1, 1], "units": [3, 3]}
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
        0: deploy F1 2; deploy F2 18
        1: deploy F1 9; deploy F2 9
        0: pass
        1: pass
        sees 1 points 0: ?
        sees 0 points 0: 2
    """)
    heard = [
        line
        for state, event in positions(runner.start, runner.events)
        for line in GAME.hear(happen(state, event.who, event.action), 1)
    ]
    seen = GAME.view(runner.state, 1)
    assert list(GAME.belief(seen, heard).sample(Random(1)).boards[0].points) == [2]


@shows("PYR-R55")
def test_the_own_bomb_clears_the_way_for_the_own_troops() -> None:
    run("""
        position 2 deploy 3
        seat 0: C=5,2,1
        units 2=1:6
        0: deploy C 2; deploy F1 2; deploy F2 2
        1: deploy F1 9; deploy F2 9
        ground 2=0:2
    """)


@shows("PYR-R56")
def test_unit_c_is_the_bomb_and_leaves_nothing() -> None:
    run("""
        position 2 deploy 3
        seat 0: A=3,5,8 B=2,1,2 C=5,2,1
        0: deploy A 2; deploy B 2; deploy C 9; deploy F1 2; deploy F2 2
        1: deploy F1 11; deploy F2 11
        ground 2=0:9 9=-
    """)
