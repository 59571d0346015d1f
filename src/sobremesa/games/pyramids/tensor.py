"""What a seat may know, as bits: the table from its own place on, without the table's options. Compiled.

What follows from the rest is left out: where dice fit, what armies are worth, how many units there are of each.
"""

from typing import Final, final

from mypy_extensions import i64

from sobremesa.core.bag import BIT
from sobremesa.core.state import State
from sobremesa.core.tensor import BitWriter, Tensor
from sobremesa.games.pyramids.actions import NEUTRAL, RAM, STARTS, kind_of, what_of, where_of
from sobremesa.games.pyramids.devices import owner_of, placing_of
from sobremesa.games.pyramids.player_board import DEVICES, Board, Sheet
from sobremesa.games.pyramids.position import (
    CHOOSE_START,
    FACTIONS,
    OVER,
    PHARAOH,
    ROLLING,
    WRITING,
    Terms,
)
from sobremesa.games.pyramids.rules import Pyramids

HEX: Final[i64] = 7  # bits of a hex, from 1 on
FACE: Final[i64] = 4  # bits of what a die shows
UNITS: Final[i64] = 7  # bits of a number of units
HEROES: Final[i64] = 5
NOTED: Final[i64] = 7  # bits of the points of a round
PLACED: Final[i64] = 16  # devices on the map
DEPLOYED: Final[i64] = 16  # units of a round
BOUGHT: Final[i64] = 12
KINDS: Final[i64] = len(DEVICES)
PER_COLOUR: Final[i64] = 4  # dice


@final
class PyramidsTensor(Tensor):
    def __init__(self, terms: Terms) -> None:
        self.players = terms.players
        self.factions: i64 = len(terms.factions.attack)
        self.untold = ("rules", "players", "options", "rounds", "fits", "result")

    def write(self, state: State, seat: i64, out: BitWriter) -> None:
        assert isinstance(state, Pyramids)
        players = self.players
        write_phase(state, seat, players, out)
        write_dice(state, seat, players, out)
        for turn in range(players):
            owner = (seat + turn) % players
            write_board(state.boards[owner], state.terms.sheet, self.factions, turn, out)
            write_secrets(state, owner, seat, turn, out)
        write_ground(state, seat, players, out)
        write_devices(state, seat, players, out)
        if state.terms.solo:
            write_solo(state, out)


def ahead(who: i64, seat: i64, players: i64) -> i64:
    """How many places after the reader; -1 for nobody."""
    return (who - seat + players) % players if who >= 0 else -1


def write_phase(state: Pyramids, seat: i64, players: i64, out: BitWriter) -> None:
    phase = state.phase
    out.field("phase")
    out.one_of(phase, OVER + 1)
    out.field("round")
    out.number(state.round, 4)
    out.field("first player: own, next...")
    known = phase >= CHOOSE_START and not state.terms.solo
    out.one_of(ahead(state.first, seat, players) if known else -1, players)
    out.field("decides: own, next...")
    owing: i64 = 0
    for who in state.deciders():
        if who >= 0:
            owing |= BIT[ahead(who, seat, players)]
    out.set(owing, players)
    out.field("how far the phase has come")
    out.number(0 if phase == FACTIONS or phase == ROLLING else state.turn, 5)


def write_dice(state: Pyramids, seat: i64, players: i64, out: BitWriter) -> None:
    """The pool: d4 a and b, d8 a and b of the own colour, of the next ones, of nobody."""
    for turn in range(players + 1):
        colour = (seat + turn) % players if turn < players else NEUTRAL
        for which in range(PER_COLOUR):
            out.field("die of the pool", turn * PER_COLOUR + which)
            face = state.dice[colour * PER_COLOUR + which]
            out.number(face if state.phase != ROLLING else 0, FACE)
    writes = state.phase == WRITING
    colour = state.die // PER_COLOUR
    out.field("die just taken: own, next..., nobody's")
    place = players if colour == NEUTRAL else ahead(colour, seat, players)
    out.one_of(place if writes else -1, players + 1)
    out.field("die just taken: d4 a, d4 b, d8 a, d8 b")
    out.one_of(state.die % PER_COLOUR if writes else -1, PER_COLOUR)
    out.field("die just taken: what it shows")
    out.number(state.face if writes else 0, FACE)


def write_board(board: Board, sheet: Sheet, factions: i64, turn: i64, out: BitWriter) -> None:
    out.field("faction", turn)
    out.one_of(board.faction, factions)
    out.field("start area", turn)
    out.one_of(board.start, STARTS)
    out.field("numbers, slot by slot", turn)
    for row in range(i64(len(sheet.rows))):
        for place in range(sheet.rows[row].places):
            out.number(board.number(row, place), FACE)
    out.field("heroes of this round", turn)
    out.set(board.fresh, sheet.pair_first)
    out.field("pairs that have bought something", turn)
    out.set(board.marked, sheet.army_first - sheet.pair_first)
    out.field("footmen crossed out", turn)
    out.set(board.crossed, sheet.footmen.spaces)
    for number in range(BOUGHT):
        out.field("upgrades in their order", turn * BOUGHT + number)
        out.number(board.bought[number] + 1 if number < len(board.bought) else 0, 4)
    if len(board.bought) > BOUGHT:
        out.saturated = True
    out.field("stock: rams, spikes, umbrellas", turn)
    for kind in range(KINDS):
        out.number(board.stock[kind], 3)
    out.field("conquests to cross out", turn)
    out.number(board.conquests, 4)


def write_secrets(state: Pyramids, owner: i64, seat: i64, turn: i64, out: BitWriter) -> None:
    """Targets while they are written, and points (PYR-73)."""
    board = state.boards[owner]
    mine = owner == seat
    open_targets = state.together() == 0 or mine
    out.field("targets written", turn)
    out.number(len(board.targets), 5)
    for number in range(DEPLOYED):
        there = number < len(board.units)
        out.field("unit of this round", turn * DEPLOYED + number)
        out.number(board.units[number] + 1 if there else 0, HEX)
        told = open_targets and there and number < len(board.targets)
        out.field("its target, once it is known", turn * DEPLOYED + number)
        out.number(board.targets[number] + 1 if told else 0, HEX)
    if len(board.units) > DEPLOYED:
        out.saturated = True
    open_points = state.phase == OVER or state.terms.solo or mine
    rounds = state.terms.rounds
    out.field("rounds with points that are known", turn)
    out.number(len(board.points) if open_points else 0, 5)
    for number in range(rounds):
        told = open_points and number < len(board.points)
        out.field("points of a round", turn * rounds + number)
        out.number(board.points[number] if told else 0, NOTED)


def write_ground(state: Pyramids, seat: i64, players: i64, out: BitWriter) -> None:
    for place in range(state.terms.map.size):
        holder = state.holder[place]
        out.field("hex: held by oneself, the next..., the Pharaoh", place)
        whose = players if holder == PHARAOH else ahead(holder, seat, players)
        out.one_of(whose, players + 1)
        out.field("hex: units", place)
        out.number(state.ordinary[place], UNITS)
        out.field("hex: heroes", place)
        out.number(state.heroes[place], HEROES)


def write_devices(state: Pyramids, seat: i64, players: i64, out: BitWriter) -> None:
    for number in range(PLACED):
        there = number < len(state.placed)
        device = state.placed[number] if there else 0
        placing = placing_of(device)
        out.field("device: own, next...", number)
        out.one_of(ahead(owner_of(device), seat, players) if there else -1, players)
        out.field("device: ram, spikes, umbrella", number)
        out.one_of(kind_of(placing) - RAM if there else -1, KINDS)
        out.field("device: its hex, the other hex", number)
        out.number(what_of(placing) + 1 if there else 0, HEX)
        out.number(where_of(placing) + 1 if there else 0, HEX)
    if len(state.placed) > PLACED:
        out.saturated = True


def write_solo(state: Pyramids, out: BitWriter) -> None:
    out.field("sum of the dice chosen")
    out.number(state.chosen, 7)
    for place in range(state.terms.map.size):
        out.field("soldiers held", place)
        out.number(state.held[place] if place < len(state.held) else 0, 5)
        out.field("soldiers to be assigned", place)
        out.flag((state.earning >> place & 1) != 0)
