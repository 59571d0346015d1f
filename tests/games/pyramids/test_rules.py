"""Rules and rulings that no example block of the document shows. Positions and events are its dialect."""

from collections.abc import Iterator
from random import Random

import pytest

from sobremesa.core import CHANCE, WATCHER, Event, Refusal, play
from sobremesa.games.pyramids import GAME
from sobremesa.games.pyramids.components import BOX
from sobremesa.games.pyramids.rules import Pyramids
from tests.games.pyramids.dialect import run
from tests.support.shows import shows

QUIET = "! roll 0d4a=1 0d4b=1 0d8a=1 0d8b=1 1d4a=1 1d4b=1 1d8a=1 1d8b=1"


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


@shows("PYR-R2")
@pytest.mark.parametrize("name", BOX.maps)
def test_the_four_start_areas_have_equal_geometry(name: str) -> None:
    """The map is its own mirror image, left-right and top-bottom."""
    hexes = BOX.maps[name].hexes
    places = {(2 * cell.place.q + cell.place.r, cell.place.r) for cell in hexes}
    starts = {(2 * cell.place.q + cell.place.r, cell.place.r) for cell in hexes if not cell.kind}
    for sign_x, sign_y in ((-1, 1), (1, -1)):
        assert {(sign_x * x, sign_y * y) for x, y in places} == places
        assert {(sign_x * x, sign_y * y) for x, y in starts} == starts
    assert BOX.maps[name].cell("1").kind == "sacred"


@shows("PYR-R2")
def test_the_numbers_of_the_solo_example_fit_the_inner_map() -> None:
    inner = BOX.maps["inner"]
    assert [inner.cell(n).kind for n in ("2", "3", "8", "4")] == ["white"] * 3 + ["factory"]


@shows("PYR-R3")
def test_every_part_has_a_factory_on_the_small_maps_and_named_kinds_on_4x() -> None:
    kinds = {
        name: {cell.factory for cell in data.hexes if cell.factory}
        for name, data in BOX.maps.items()
    }
    assert kinds["inner"] == kinds["outer"] == {"hero", "dev", "A", "B", "C", "foot"}
    assert kinds["4x"] == {"A", "B", "C", "foot"}


@shows("PYR-R3", "PYR-27")
def test_a_development_factory_changes_numbers_of_pairs() -> None:
    run("""
        position 2 draft 3
        units 12=0:1
        ! roll 0d4a=1 0d4b=1 0d8a=1 0d8b=1 1d4a=1 1d4b=1 1d8a=4 1d8b=1
        0: take 1d8a
        only 0 write D: write D1R 2 | write D1R 4 | write D1R 6
        only 0 write A2: write A2 4
    """)


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


@shows("PYR-R7")
def test_the_boards_of_all_factions_take_the_same_numbers() -> None:
    legal = []
    for faction in BOX.factions:
        runner = run(f"""
            position 2 draft 3
            seat 0: faction={faction}
            ! roll 0d4a=3 0d4b=1 0d8a=6 0d8b=1 1d4a=1 1d4b=1 1d8a=1 1d8b=1
            0: take 0d8a
        """)
        legal.append(runner.legal("0"))
    assert all(each == legal[0] for each in legal)


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
def test_both_changes_together_stay_within_the_die() -> None:
    run("""
        position 2 draft 3
        units 9=0:1
        ! roll 0d4a=1 0d4b=1 0d8a=7 0d8b=1 1d4a=1 1d4b=1 1d8a=1 1d8b=1
        0: take 0d8a
        only 0 write A3: write A3 4 | write A3 5 | write A3 6 | write A3 7 | write A3 8
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
        units 8=0:1 14=1:1
        0: pass
        0: deploy F1 8; deploy F2 8
        1: deploy F1 14; deploy F2 14
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
        units 8=0:1 14=1:1
        0: deploy F1 8; deploy F2 8
        1: deploy F1 14; deploy F2 14
        {QUIET}
        board 0: cross=F1.1,F1.2
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


@shows("PYR-R38", "PYR-12")
def test_start_areas_are_chosen_against_player_order() -> None:
    run("""
        players 4 factions=anubians,bastet,rashar,sobeccians
        ! first 2
        deciders 1
        1: start S1
        deciders 0
        0: start S2
        deciders 3
        3: start S3
        legal 2: start S4
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


def positions(start: Pyramids, events: list[Event]) -> Iterator[tuple[Pyramids, Event]]:
    state = start.copy()
    for event in events:
        yield state, event
        state.apply(*event)


@shows("PYR-R42", "PYR-6")
def test_start_areas_that_nobody_chose_are_out_of_play() -> None:
    run("""
        position 2 place 3
        seat 0: stock=spikes
        units 10=0:2
        only 0 place spikes: place spikes 10<6 | place spikes 10<9 | place spikes 10<11
        position 3 place 3
        seat 0: stock=spikes
        units 10=0:2
        allow 0: place spikes 10<S2
    """)


@shows("PYR-R43", "PYR-10")
def test_two_players_get_the_published_factions_and_lists_must_be_different() -> None:
    pairs = {2: {"anubians", "bastet"}, 1: {"anubians", "bastet"}, 4: set(BOX.factions)}
    for players, names in pairs.items():
        state = GAME.start(players, {})
        assert {GAME.write(a).split(" ")[1] for a in state.legal(CHANCE)} == names
    state = GAME.start(2, {})
    with pytest.raises(Refusal, match="PYR-10"):
        play(GAME, state, CHANCE, "factions bastet bastet")
    assert GAME.view(state, WATCHER).boards[0].faction == ""
    for wrong in (["bastet", "bastet"], ["bastet"], ["bastet", "romans"]):
        with pytest.raises(ValueError, match="PYR-10"):
            GAME.start(2, {"factions": wrong})


@shows("PYR-R45", "PYR-R46")
@pytest.mark.parametrize("name", BOX.maps)
def test_solo_garrisons_and_dice(name: str) -> None:
    runner = run(f"players 1 map={name} factions=bastet\n! base S3")
    garrisons = {"sacred": "P:20", "white": "P:5", "factory": "P:10", "": "P:10"}
    for place, cell in zip(GAME.view(runner.state, 0).ground, BOX.maps[name].hexes, strict=True):
        assert str(place) == ("-" if cell.name == "S3" else garrisons[cell.kind])
    rolled = "roll 0d4a=1 0d4b=2 0d8a=3 0d8b=4 nd4a=1 nd8a=4"
    assert len(GAME.read_line(runner.state, CHANCE, rolled)) == 6


@shows("PYR-R47")
def test_reinforcements_count_what_was_rolled_not_what_was_written() -> None:
    run("""
        position 1 draft 3
        ! roll 0d4a=3 0d4b=1 0d8a=3 0d8b=1 nd4a=4 nd8a=8
        0: take 0d4a; write H1 4; take 0d8a; write A1 2; take 0d4b; waste; take 0d8b; waste
        0: deploy H1 8; deploy F1 8; deploy F2 8
        0: pass
        ground 1=P:21 2=P:6 3=P:6 4=P:11 5=P:5
    """)


@shows("PYR-R49", "PYR-103")
def test_held_soldiers_are_one_unit_for_each_space_and_go_anywhere_near() -> None:
    run("""
        position 1 deploy 3
        units 2=0:9 8=0:3
        held 2=2 8=1
        chosen 1 1 1 1
        army 0: F1=1 F2=1 R2=2 R8=1
        0: deploy F1 8; deploy F2 8; deploy R2 8
        allow 0: deploy R8 13
        0: deploy R8 2
        ground 8=0:7 2=0:9
    """)


@shows("PYR-R50", "PYR-97")
def test_the_solo_goal_is_looked_at_before_reinforcements() -> None:
    run("""
        position 1 deploy 9
        units 1=0:1 16=0:2 S2=0:1 S3=0:1 S4=0:1
        chosen 4 4 8 8
        0: deploy F1 16; deploy F2 16
        = {"winners": [0], "points": [1], "reason": "revolution", "score": 46, "turn": 9, "goals": 4}
    """)


@shows("PYR-R51", "PYR-93")
def test_a_start_area_is_a_conquest_in_the_solo_game() -> None:
    run("""
        position 1 deploy 5
        units 10=0:4 S2=P:1
        chosen 1 1 1 1
        0: deploy F1 S2; deploy F2 S2
        ground S2=0:1
        allow 0: cross F1.1
        0: pass
        legal 0: income 10 stay | income 10 hold
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


@shows("PYR-98", "PYR-99", "PYR-100", "PYR-R48")
def test_the_rulebooks_own_reinforcements_of_eight() -> None:
    """Dice 4, 4, 6, 2: 16 / 2 = 8. Spaces 1 to 8 rise by one; with 4 units in space 3, four fall
    against four, one stays, and the last one reaches space 4."""
    dice = [4, 4, 6, 2]
    assert sum(dice) // 2 == 8
    position = "position 1 deploy 3\nunits {}\nchosen " + " ".join(map(str, dice))
    state = run(position.format("11=0:3") + "\n0: deploy F1 11; deploy F2 11").state
    book = {"1": 21, "2": 6, "3": 6, "4": 11, "5": 6, "6": 6, "7": 11, "8": 6, "9": 10}
    ground = {place.hex: place for place in GAME.view(state, 0).ground}
    assert {name: ground[name].ordinary for name in book} == book
    quiet = "! roll 0d4a=1 0d4b=1 0d8a=1 0d8b=1 nd4a=1 nd8a=1"
    script = position.format("3=0:4") + f"\n0: deploy F1 19; deploy F2 19\n{quiet}"
    ground = {place.hex: place for place in GAME.view(run(script).state, 0).ground}
    book = {"1": 21, "2": 6, "3": 1, "4": 11, "5": 5}
    assert {name: ground[name].ordinary for name in book} == book
