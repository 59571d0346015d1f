"""Maps, start areas and factions: rules and rulings that no example block of the document shows."""

import pytest

from sobremesa.core import CHANCE, WATCHER, Refusal, play
from sobremesa.games.pyramids import GAME
from sobremesa.games.pyramids.components import BOX
from tests.games.pyramids.dialect import run
from tests.support.shows import shows


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
    kinds = {
        name: [ground.cell(n).kind for n in ("2", "3", "8", "11", "4")]
        for name, ground in BOX.maps.items()
    }
    book = ["white"] * 4 + ["factory"]
    assert {name for name in kinds if kinds[name] == book} == {"inner", "4x"}


WEDGES = [
    ("2", "3", "4"),
    ("5", "6", "7"),
    ("8", "9", "10"),
    ("11", "12", "13"),
    ("14", "15", "16"),
    ("17", "18", "19"),
]


@shows("PYR-R2", "PYR-3")
@pytest.mark.parametrize("name", ["inner", "outer"])
def test_the_small_maps_are_numbered_by_wedges(name: str) -> None:
    """Two on the rim, then the inner one beside both; the rows are those of the document."""
    ground = BOX.maps[name]
    centre = ground.cell("1").place
    for first, second, inner in WEDGES:
        places = [ground.cell(n).place for n in (first, second, inner)]
        assert [place.distance(centre) for place in places] == [2, 2, 1]
        assert places[2].distance(places[0]) == places[2].distance(places[1]) == 1
    rows = [
        [
            cell.name
            for cell in sorted(ground.hexes, key=lambda cell: cell.place.q)
            if cell.place.r == r
        ]
        for r in range(-2, 3)
    ]
    assert [" ".join(row) for row in rows] == [
        "S1 2 3 5 S2", "18 4 7 6", "17 19 1 10 8", "15 16 13 9", "S4 14 12 11 S3",
    ]  # fmt: skip


@shows("PYR-4", "PYR-5", "PYR-7", "PYR-R2")
def test_factories_lie_around_the_pyramid_on_inner_and_on_the_rim_on_outer() -> None:
    values = {0: (4, 12), 1: (2, 6), 2: (1, 3)}  # by distance from the pyramid
    for name, ring in (("inner", 1), ("outer", 2)):
        ground = BOX.maps[name]
        centre = ground.cell("1").place
        factories = [cell for cell in ground.hexes if cell.factory]
        assert {cell.place.distance(centre) for cell in factories} == {ring}
        assert len({cell.factory for cell in factories}) == len(factories) == 6
        for cell in ground.hexes:
            if cell.kind in ("white", "sacred"):
                assert (cell.top, cell.bottom) == values[cell.place.distance(centre)]


@shows("PYR-R3")
def test_every_part_has_a_factory_on_the_small_maps_and_named_kinds_on_4x() -> None:
    kinds = {
        name: {cell.factory for cell in data.hexes if cell.factory}
        for name, data in BOX.maps.items()
    }
    assert kinds["inner"] == kinds["outer"] == {"hero", "dev", "A", "B", "C", "foot"}
    assert kinds["4x"] == {"A", "B", "C", "foot"}


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
        legal.append(runner.offered(0))
    assert all(each == legal[0] for each in legal)


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


@shows("PYR-R42", "PYR-6")
def test_start_areas_that_nobody_chose_are_out_of_play() -> None:
    run("""
        position 2 place 3
        seat 0: stock=spikes
        units 5=0:2
        only 0 place spikes: place spikes 5<7 | place spikes 5<3 | place spikes 5<6
        position 3 place 3
        seat 0: stock=spikes
        units 5=0:2
        allow 0: place spikes 5<S2
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
