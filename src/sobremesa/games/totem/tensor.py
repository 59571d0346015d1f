"""What lies on the table, as bits, from a seat's point of view. Everything is open (section 9). Compiled."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT
from sobremesa.core.option import Options
from sobremesa.core.state import State
from sobremesa.core.tensor import BitWriter, Tensor
from sobremesa.games.totem.components import CELLS, ON_BOARD
from sobremesa.games.totem.position import OVER
from sobremesa.games.totem.rules import Totem
from sobremesa.games.totem.terms import MARK

ON: Final[i64] = len(ON_BOARD)
# By cell of the grid: its place among the cells of the board, in canonical order.
PLACE: Final = vec[i64](
    [ON_BOARD.index(cell) if cell in ON_BOARD else -1 for cell in range(int(CELLS))]
)
CELL: Final[i64] = 9  # bits of a cell's place, from 1 on
DICE: Final[i64] = 12  # of the roll-off that are told one by one
MARKS: Final[i64] = 32  # of trails
UNITS: Final[i64] = 12  # that have finished in one roll
FALLING: Final[i64] = 4
SIDES: Final[i64] = 6
TIME: Final[i64] = 12  # bits of a number of movements
ENDS: Final = ("last_totem", "exhaustion", "quiet_limit")


@final
class TotemTensor(Tensor):
    def __init__(self, players: i64) -> None:
        self.players = players
        self.untold = ("options", "quiet_limit")

    def write(self, state: State, seat: i64, out: BitWriter) -> None:
        assert isinstance(state, Totem)
        players = self.players
        for turn in range(players):
            write_player(state, (seat + turn) % players, turn, out)
        write_roll_off(state, seat, players, out)
        write_roll(state, seat, players, out)
        write_trails(state, out)
        write_clocks(state, out)


def tensor(players: int, options: Options) -> TotemTensor:
    return TotemTensor(players)


def write_player(state: Totem, owner: i64, turn: i64, out: BitWriter) -> None:
    field = state.field
    totem = field.totem(owner)
    out.field("totem", turn)
    out.one_of(PLACE[totem] if totem else -1, ON)
    out.field("pieces", turn)
    first = out.skip(ON)
    for index in range(field.count(owner)):
        cell = field.unit(owner, index)
        if cell != totem:
            out.mark(first + PLACE[cell])
    out.field("reserve", turn)
    out.number(state.reserve[owner], 5)
    out.field("movements when it left", turn)
    out.number(state.left[owner], TIME)


def write_roll_off(state: Totem, seat: i64, players: i64, out: BitWriter) -> None:
    out.field("starter: own, next...")
    out.one_of((state.starter - seat + players) % players if state.starter >= 0 else -1, players)
    out.field("roll off: own, next...")
    for turn in range(players):
        out.flag(state.rivals & BIT[(seat + turn) % players] != 0)
    out.field("dice of earlier ties")
    out.number(state.settled, 4)
    for number in range(DICE):
        fallen = number < len(state.thrown)
        die = state.thrown[number] if fallen else 0
        out.field("die of the roll-off: own, next...", number)
        out.one_of((die // 8 - seat + players) % players if fallen else -1, players)
        out.field("die of the roll-off: face", number)
        out.one_of(die % 8 - 1 if fallen else -1, SIDES)
    if len(state.thrown) > DICE:
        out.saturated = True


def write_roll(state: Totem, seat: i64, players: i64, out: BitWriter) -> None:
    out.field("phase")
    out.one_of(state.phase, OVER + 1)
    out.field("turn: own, next...")
    out.one_of((state.turn - seat + players) % players, players)
    out.field("lower die")
    out.one_of(state.low - 1, SIDES)
    out.field("higher die")
    out.one_of(state.high - 1, SIDES)
    out.field("points")
    out.one_of(state.points - 1, 2 * SIDES)
    out.field("unit in motion")
    out.one_of(PLACE[state.mover] if state.mover else -1, ON)
    for number in range(UNITS):
        out.field("finished units", number)
        out.number(PLACE[state.done[number]] + 1 if number < len(state.done) else 0, CELL)
    if len(state.done) > UNITS:
        out.saturated = True
    for number in range(FALLING):
        out.field("what falls around it: directions", number)
        out.set(state.verdicts[number] if number < len(state.verdicts) else 0, SIDES)
    if len(state.verdicts) > FALLING:
        out.saturated = True


def write_trails(state: Totem, out: BitWriter) -> None:
    """Unit by unit, in the order in which they first moved, each cell by cell."""
    out.field("trails, cell by cell: another unit; the cell")
    written: i64 = 0
    for first in range(len(state.trails)):
        unit = state.trails[first] // MARK
        if not comes_first(state.trails, first):
            continue
        for number in range(first, len(state.trails)):
            if state.trails[number] // MARK == unit and written < MARKS:
                out.flag(number == first)
                out.number(PLACE[state.trails[number] % MARK] + 1, CELL)
                written += 1
    out.skip((MARKS - written) * (CELL + 1))
    if len(state.trails) > MARKS:
        out.saturated = True


def comes_first(trails: vec[i64], number: i64) -> bool:
    """Is this a unit's first mark?"""
    earlier: i64 = 0
    while trails[earlier] // MARK != trails[number] // MARK:
        earlier += 1
    return earlier == number


def write_clocks(state: Totem, out: BitWriter) -> None:
    out.field("quiet rolls")
    out.number(state.quiet, 8)
    out.field("loud")
    out.flag(state.loud)
    out.field("exchanged for a piece")
    out.flag(state.added)
    out.field("rolls")
    out.number(state.rolls, TIME)
    out.field("movements")
    out.number(state.movements, TIME)
    out.field("ended by")
    for reason in ENDS:
        out.flag(state.ended == reason)
