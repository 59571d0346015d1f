"""The solo game: rules and rulings that no example block of the document shows."""

import pytest

from sobremesa.core import CHANCE
from sobremesa.games.pyramids import GAME
from sobremesa.games.pyramids.components import BOX
from tests.games.pyramids.dialect import run
from tests.support.shows import shows


@shows("PYR-R45", "PYR-R46")
@pytest.mark.parametrize("name", BOX.maps)
def test_solo_garrisons_and_dice(name: str) -> None:
    runner = run(f"players 1 map={name} factions=bastet\n! base S3")
    garrisons = {"sacred": "P:20", "white": "P:5", "factory": "P:10", "": "P:10"}
    for place, cell in zip(GAME.view(runner.state, 0).ground, BOX.maps[name].hexes, strict=True):
        assert str(place) == ("-" if cell.name == "S3" else garrisons[cell.kind])
    rolled = "roll 0d4a=1 0d4b=2 0d8a=3 0d8b=4 nd4a=1 nd8a=4"
    assert len(GAME.read_line(runner.state, CHANCE, rolled)) == 6


@shows("PYR-106", "PYR-R61")
def test_the_pharaoh_may_be_agreed_to_be_stronger_by_one_player_alone() -> None:
    found = {}
    for pharaoh in BOX.pharaohs:
        runner = run(f"players 1 pharaoh={pharaoh} factions=bastet\n! base S3")
        ground = {place.hex: str(place) for place in GAME.view(runner.state, 0).ground}
        found[pharaoh] = [ground[name] for name in ("1", "2", "4", "S1", "S3")]
    assert found == {
        "lenient": ["P:20", "P:5", "P:10", "P:10", "-"],
        "stern": ["P:22", "P:6", "P:11", "P:11", "-"],
        "relentless": ["P:28", "P:7", "P:14", "P:14", "-"],
    }
    option = next(option for option in GAME.options if option.name == "pharaoh")
    assert option.default == "lenient"
    assert option.concerns(1)
    assert not option.concerns(2)
    GAME.start(2, {"pharaoh": "lenient"})
    with pytest.raises(ValueError, match=r"option pharaoh is for one player, not 2 \(PYR-106\)"):
        GAME.start(2, {"pharaoh": "stern"})
    (before,) = GAME.earlier
    with pytest.raises(ValueError, match="there is no option pharaoh"):
        before.start(1, {"pharaoh": "stern"})


@shows("PYR-R47")
def test_reinforcements_count_what_was_rolled_not_what_was_written() -> None:
    run("""
        position 1 draft 3
        ! roll 0d4a=3 0d4b=1 0d8a=3 0d8b=1 nd4a=4 nd8a=8
        0: take 0d4a; write H1 4; take 0d8a; write A1 2; take 0d4b; waste; take 0d8b; waste
        0: deploy H1 18; deploy F1 18; deploy F2 18
        0: pass
        ground 1=P:21 2=P:6 3=P:6 4=P:11 5=P:5
    """)


@shows("PYR-R49", "PYR-103")
def test_held_soldiers_are_one_unit_for_each_space_and_go_anywhere_near() -> None:
    run("""
        position 1 deploy 3
        units 11=0:9 2=0:3
        held 2=1 11=2
        chosen 1 1 1 1
        army 0: F1=1 F2=1 R2=1 R11=2
        0: deploy F1 2; deploy F2 2; deploy R2 11
        allow 0: deploy R11 4
        0: deploy R11 2
        ground 1=P:21 2=0:6 11=0:10
    """)


@shows("PYR-R50", "PYR-97")
def test_the_solo_goal_is_looked_at_before_reinforcements() -> None:
    run("""
        position 1 deploy 9
        units 1=0:1 14=0:2 S2=0:1 S3=0:1 S4=0:1
        chosen 4 4 8 8
        0: deploy F1 14; deploy F2 14
        = {"winners": [0], "points": [1], "reason": "revolution", "score": 46, "turn": 9, "goals": 4}
    """)


@shows("PYR-R51", "PYR-93")
def test_a_start_area_is_a_conquest_in_the_solo_game() -> None:
    run("""
        position 1 deploy 5
        units 5=0:4 S2=P:1
        chosen 1 1 1 1
        0: deploy F1 S2; deploy F2 S2
        ground S2=0:1
        allow 0: cross F1.1
        0: pass
        legal 0: income 5 stay | income 5 hold
    """)


@shows("PYR-98", "PYR-99", "PYR-100", "PYR-R48")
def test_the_rulebooks_own_reinforcements_of_eight() -> None:
    """Dice 4, 4, 6, 2: 16 / 2 = 8. Spaces 1 to 8 rise by one; with 4 units in space 3, four fall
    against four, one stays, and the last one reaches space 4."""
    dice = [4, 4, 6, 2]
    assert sum(dice) // 2 == 8
    position = "position 1 deploy 3\nunits {}\nchosen " + " ".join(map(str, dice))
    state = run(position.format("11=0:3") + "\n0: deploy F1 11; deploy F2 11").state
    book = {"1": 21, "2": 6, "3": 6, "4": 11, "5": 6, "6": 6, "7": 11, "8": 6, "9": 5, "10": 10}
    ground = {place.hex: place for place in GAME.view(state, 0).ground}
    assert {name: ground[name].ordinary for name in book} == book
    quiet = "! roll 0d4a=1 0d4b=1 0d8a=1 0d8b=1 nd4a=1 nd8a=1"
    script = position.format("3=0:4") + f"\n0: deploy F1 18; deploy F2 18\n{quiet}"
    ground = {place.hex: place for place in GAME.view(run(script).state, 0).ground}
    book = {"1": 21, "2": 6, "3": 1, "4": 11, "5": 5}
    assert {name: ground[name].ordinary for name in book} == book
