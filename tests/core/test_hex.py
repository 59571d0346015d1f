"""Hexagonal geometry, against walking step by step."""

from random import Random

import pytest

from sobremesa.core.hex import DIRECTIONS, Hex, hexagon


def test_six_directions_go_round() -> None:
    assert len({*DIRECTIONS}) == 6
    assert all(direction.distance(Hex(0, 0)) == 1 for direction in DIRECTIONS)
    for direction, following in zip(DIRECTIONS, [*DIRECTIONS[1:], DIRECTIONS[0]], strict=True):
        assert direction.distance(following) == 1
        assert following.turned() == direction, "they are listed against the clock"


def test_opposite_directions_cancel() -> None:
    for i in range(6):
        assert DIRECTIONS[i] + DIRECTIONS[(i + 3) % 6] == Hex(0, 0)


@pytest.mark.parametrize("side", [1, 2, 3, 5])
def test_distance_is_the_number_of_steps(side: int) -> None:
    board = {*hexagon(side)}
    for start in board:
        steps, reached = {start: 0}, [start]
        for cell in reached:  # grows while it is read: breadth first
            for beside in cell.neighbours():
                if beside in board and beside not in steps:
                    steps[beside] = steps[cell] + 1
                    reached.append(beside)
        assert steps == {cell: start.distance(cell) for cell in board}


@pytest.mark.parametrize("side", [1, 2, 3, 10])
def test_a_hexagonal_board_row_by_row(side: int) -> None:
    cells = hexagon(side)
    assert len(cells) == len({*cells}) == 3 * side * (side - 1) + 1
    assert cells == sorted(cells, key=lambda cell: (cell.r, cell.q))
    assert all(cell.distance(Hex(0, 0)) < side for cell in cells)


def test_turning_six_times_comes_back_and_keeps_distances() -> None:
    rng = Random("turns")
    for _ in range(100):
        one, two = (Hex(rng.randrange(-9, 10), rng.randrange(-9, 10)) for _ in range(2))
        turned = one
        for _ in range(6):
            turned = turned.turned()
        assert turned == one
        assert one.turned().distance(two.turned()) == one.distance(two)


def test_a_cell_is_a_small_tuple() -> None:
    assert Hex(1, 2) == (1, 2)
    assert sum([Hex(1, 2), Hex(3, 4)], start=Hex(0, 0)) == Hex(4, 6)
    assert repr(Hex(1, -2)) == "Hex(q=1, r=-2)"
