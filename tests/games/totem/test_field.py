"""The kernel of sets against plain flood fills, on positions that random play reaches."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from sobremesa.core import CHANCE
from sobremesa.core.laws import random_action
from sobremesa.games.totem import GAME
from sobremesa.games.totem.components import CELLS, DIRECTION, ON_BOARD, STEPS, cell_name
from sobremesa.games.totem.field import Field
from sobremesa.games.totem.position_text import read_position
from sobremesa.games.totem.rules import Totem
from tests.games.totem import slow
from tests.games.totem.crowds import crowd
from tests.games.totem.slow import Cell, Unit, cell_of
from tests.support.shows import shows

MOST_EVENTS = 400
STOPS = 25  # every so many events the whole field is looked at


def positions(players: int) -> Iterator[Totem]:
    """Positions of random games: two from the setup, in which groups grow long, and crowds."""
    for seed in range(2):
        yield from on_the_way(GAME.start(players, {"quiet_per_player": 20}), Random(seed))
    for seed in range(20):
        rng = Random(seed)
        yield from on_the_way(read_position(crowd(rng, players), GAME.settle({})), rng)


def on_the_way(state: Totem, rng: Random) -> Iterator[Totem]:
    for number in range(MOST_EVENTS):
        if not state.deciders():
            break
        who = state.deciders()[0]
        state.apply(who, random_action(state, who, rng))
        if who != CHANCE and number % STOPS == 0:
            yield state.copy()


def at(cell: int) -> Cell:
    """A cell of the grid as the twin names it."""
    return cell_of(cell_name(cell))


def plain(field: Field) -> dict[Cell, Unit]:
    """The board as the twin has it, read from the cells alone."""
    return {
        at(cell): Unit(int(field.owner(cell)), cell == field.totem(field.owner(cell)))
        for cell in ON_BOARD
        if field.owner(cell) >= 0
    }


def own(field: Field, seat: int) -> list[int]:
    """The cells of a seat's units, as the kernel lists them."""
    return [int(field.unit(seat, index)) for index in range(int(field.count(seat)))]


def directions(there: list[bool]) -> int:
    """A set of directions, from a yes or no for each."""
    return sum(int(bit) for bit, yes in zip(DIRECTION, there, strict=True) if yes)


def ties(units: dict[Cell, Unit], unit: Cell) -> bool:
    """Would the units of its colour fall apart without this one?"""
    rest = {cell for cell in units if units[cell].seat == units[unit].seat} - {unit}
    return bool(rest) and slow.flood(min(rest), rest) != rest


EVERYBODY = pytest.mark.parametrize("players", GAME.seats)


@EVERYBODY
@shows("TOT-42", "TOT-43")
def test_the_ways_of_a_unit_are_those_of_a_flood_fill(players: int) -> None:
    compared = tied = 0
    for state in positions(players):
        field, units = state.field, plain(state.field)
        for seat in range(players):
            cuts = field.find_cuts(seat)
            for unit in own(field, seat):
                bits = field.ways(seat, unit)
                assert field.ways_by(cuts, seat, unit) == bits, (
                    "one walk for all units says the same"
                )
                pairs = zip(STEPS, DIRECTION, strict=True)
                found = [at(unit + step) for step, bit in pairs if bits & bit]
                assert found == slow.ways(units, at(unit)), cell_name(unit)
                compared += 1
                tied += bool(found) and ties(units, at(unit))
    assert compared > 1000
    assert tied > 100, "units that tie parts together and can still move are the hard case"


@EVERYBODY
@shows("TOT-8", "TOT-53")
def test_distances_on_the_board_and_along_the_chain_are_counted_steps(players: int) -> None:
    longer = 0
    for state in positions(players):
        field = state.field
        for seat in range(players):
            units = own(field, seat)
            for unit in units:
                totem = int(field.totem(seat))
                board, chain = field.distance(unit, totem), field.chain(seat, unit)
                assert board == slow.distance(at(unit), at(totem))
                assert chain == slow.links(at(unit), at(totem), {at(other) for other in units})
                longer += board < chain
    assert longer, "a bent chain is longer than the way across the board"


@shows("TOT-8")
def test_the_distance_of_any_two_cells_is_the_number_of_steps() -> None:
    rng, field = Random(8), GAME.start(2, {}).field
    for _ in range(500):
        one, other = rng.choices(ON_BOARD, k=2)
        assert field.distance(one, other) == slow.distance(at(one), at(other))


@EVERYBODY
@shows("TOT-5", "TOT-56")
def test_what_a_missing_piece_cuts_off_is_what_a_flood_does_not_reach(players: int) -> None:
    cut = 0
    for state in positions(players):
        for seat in range(players):
            for piece in own(state.field, seat):
                field = state.field.copy()
                totem = field.totem(seat)
                if piece == totem:
                    continue
                field.take(piece)
                left = {at(unit) for unit in own(field, seat)}
                reached = slow.flood(at(totem), left)
                lost = [int(cell) for cell in field.cut_off(seat)]
                assert {at(cell) for cell in lost} == left - reached
                assert lost == sorted(lost)
                cut += bool(lost)
    assert cut > 100


@EVERYBODY
@shows("TOT-5")
def test_every_unit_is_connected_whenever_somebody_decides(players: int) -> None:
    for state in positions(players):
        for seat in range(players):
            units = {at(unit) for unit in own(state.field, seat)}
            if units:
                assert slow.flood(at(state.field.totem(seat)), units) == units


@EVERYBODY
@shows("TOT-2", "TOT-6")
def test_all_books_of_the_field_tell_the_same_story(players: int) -> None:
    """Board, lists, sets and neighbours are kept up event by event; here they are counted again."""
    for state in positions(players):
        field, units = state.field, plain(state.field)
        for seat in range(players):
            cells = own(field, seat)
            assert cells == sorted(set(cells)), "no cell holds two units, and the list is rising"
            assert {at(cell) for cell in cells} == {c for c in units if units[c].seat == seat}
            numbers = [int(field.number_at(cell)) for cell in cells]
            assert int(field.groups[seat]) == sum(2**number for number in numbers)
            beside: Counter[Cell] = Counter()
            for number, cell in zip(numbers, cells, strict=True):
                beside.update(dict.fromkeys(slow.AROUND[at(cell)], 2**number))
            for cell in ON_BOARD:
                assert int(field.beside[seat * int(CELLS) + cell]) == beside[at(cell)]
                owners = [field.owner(cell + step) for step in STEPS]
                assert field.near(seat, cell) == directions([owner == seat for owner in owners])
                free = [field.free(cell + step) for step in STEPS]
                assert field.open_ways(cell) == directions(free)
