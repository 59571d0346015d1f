"""What lies on the table: the settings, the map with its units, the dice, the boards. Compiled.

`Position` holds the state and answers simple questions about it. What follows from a decision stands in
`rules.py`; fighting, devices and the Pharaoh's soldiers in files of their own.
"""

from typing import Any, Final, Literal, final, get_args

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.bag import BIT
from sobremesa.core.frozen import by_fields, thawed
from sobremesa.core.option import Options
from sobremesa.core.state import State
from sobremesa.games.pyramids.actions import ARMIES, FOOTMEN, HELD, STARTS
from sobremesa.games.pyramids.map import Map
from sobremesa.games.pyramids.player_board import Board, Sheet, new_board

NOBODY_THERE: Final[i64] = -1
PHARAOH: Final[i64] = 4  # who holds what the only player does not (PYR-92)
SIDES: Final[i64] = 5  # four seats and the Pharaoh

# Phases, in their order: chance and setup, then those of a round.
FACTIONS: Final[i64] = 0
CHOOSE_FIRST: Final[i64] = 1
CHOOSE_BASE: Final[i64] = 2
CHOOSE_START: Final[i64] = 3
ROLLING: Final[i64] = 4
TAKING: Final[i64] = 5
WRITING: Final[i64] = 6
DEVELOPING: Final[i64] = 7
DEPLOYING: Final[i64] = 8
CROSSING: Final[i64] = 9
EARNING: Final[i64] = 10  # solo: soldiers stay or are held
PLACING: Final[i64] = 11
OVER: Final[i64] = 12
Phase = Literal[
    "factions", "first", "base", "start", "roll", "take", "write", "develop", "deploy", "cross",
    "income", "place", "over",
]  # fmt: skip
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)


@final
class Factions:
    """What the heroes of each faction can do; the factions are numbered as in the data."""

    def __init__(
        self, attack: vec[i64], tough: vec[i64], anywhere: vec[i64], bonus: vec[i64]
    ) -> None:
        self.attack = attack  # what a hero counts against a defender (PYR-64)
        self.tough = tough  # points to destroy a hero, and what it counts in defence (PYR-65)
        self.anywhere = anywhere  # 1: heroes fly (PYR-66)
        self.bonus = bonus  # heroes beyond the number written (PYR-67)


@final
class Terms:
    """What was agreed before the game; shared by all positions of it."""

    def __init__(
        self,
        players: i64,
        options: Options,
        map: Map,  # noqa: A002 -- named as its field (core/frozen.py)
        sheet: Sheet,
        factions: Factions,
        outlive: bool,
    ) -> None:
        self.players = players
        self.solo = players == 1
        self.options = options
        self.map = map
        self.sheet = sheet
        self.factions = factions
        self.outlive = outlive  # heroes may outlive a tie (PYR-65); in rules 1.0 nothing did
        self.pool: i64 = 0  # random factions: those that may be drawn
        self.chosen = vec[i64]()  # explicit factions by seat
        self.pharaoh: i64 = 0  # solo: his garrisons, in percent of the printed ones (PYR-106)
        self.rounds: i64 = 0
        self.picks: i64 = 0  # dice that each player takes in a round
        self.dice = vec[i64]()  # in the order of a roll
        self.faces: list[vec[i64]] = []  # by die: the actions that roll it
        self.halves_up = options["halves"] == "up"
        self.melee_sum = options["melee"] == "sum"
        self.rotate = options["first_player"] == "rotate"
        self.origin: tuple[Any, tuple[Any, ...]] | None = None  # what lays it out again

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """Maps and sheets are not packed with a position, but where somebody has made their own."""
        return self.origin or (thawed, (by_fields(self, True),))

    def half(self, number: i64) -> i64:
        """PYR-60."""
        return (number + 1) // 2 if self.halves_up else number // 2


class Position(State):
    """The table during a game."""

    def __init__(
        self,
        terms: Terms,
        boards: list[Board],
        holder: vec[i64],
        ordinary: vec[i64],
        heroes: vec[i64],
        control: vec[i64],
        dice: vec[i64],
        placed: vec[i64],
        held: vec[i64],
    ) -> None:
        self.terms = terms
        self.boards = boards
        self.phase: i64 = FACTIONS
        self.round: i64 = 0
        self.first: i64 = 0
        self.turn: i64 = 0  # how far the phase has come: picks, seats in player order, dice rolled
        self.mover: i64 = 0  # who decides, where one decides at a time
        self.waiting: i64 = 0  # seats that have targets to write
        # By hex: who controls it, and with how many units (PYR-16, PYR-17).
        self.holder = holder
        self.ordinary = ordinary
        self.heroes = heroes
        self.control = control  # by side: the hexes it controls
        self.dice = dice  # by die: what it shows in the pool, 0 if it is not there
        self.die: i64 = -1  # the die just taken
        self.face: i64 = 0  # what it shows
        # Copies share devices and held soldiers: they are replaced, never changed in place.
        self.placed = placed  # devices on the map: owner and the action that placed them
        # Solo:
        self.held = held  # by hex: soldiers that are kept for the next turn (PYR-103)
        self.chosen: i64 = 0  # the sum of the dice chosen in this turn (PYR-98)
        self.earning: i64 = 0  # hexes whose soldiers are still to be assigned

    def half(self, number: i64) -> i64:
        return self.terms.half(number)

    def last_round(self) -> bool:
        return self.round == self.terms.rounds

    def hold(self, place: i64, side: i64, ordinary: i64, heroes: i64) -> None:
        """From now on these units stand there, or nobody does (PYR-16, PYR-68)."""
        before = self.holder[place]
        if before != side:
            if before >= 0:
                self.control[before] &= ~BIT[place]
            if side >= 0:
                self.control[side] |= BIT[place]
            self.holder[place] = side
        self.ordinary[place] = ordinary
        self.heroes[place] = heroes

    def toughness(self, side: i64) -> i64:
        """Points that destroy one hero of this side (PYR-65)."""
        if side == PHARAOH:
            return 1
        return self.terms.factions.tough[self.boards[side].faction]

    def lose(self, place: i64, points: i64) -> None:
        """The units of a hex lose points: ordinary units first, then heroes (PYR-63)."""
        side = self.holder[place]
        ordinary = self.ordinary[place]
        heroes = self.heroes[place]
        if points <= ordinary:
            ordinary -= points
        else:
            fallen = (points - ordinary) // self.toughness(side)
            ordinary = 0
            heroes = heroes - fallen if fallen < heroes else 0
        self.hold(place, side if ordinary + heroes > 0 else NOBODY_THERE, ordinary, heroes)

    def factory_parts(self, seat: i64) -> i64:
        """The parts of the board in which a seat's factories change numbers (PYR-27)."""
        found: i64 = 0
        held = self.control[seat]
        factories = self.terms.map.factories
        for part in range(i64(len(factories))):
            if held & factories[part]:
                found |= BIT[part]
        return found

    def targets_anywhere(self, seat: i64) -> i64:
        """What bombs and flying heroes may aim at (PYR-52, PYR-53, PYR-96)."""
        spaces = self.terms.map.spaces
        if self.terms.solo:
            spaces |= self.terms.map.starts & ~BIT[self.boards[seat].start]
        return spaces

    def targets_near(self, seat: i64) -> i64:
        """What all other units may be sent to (PYR-51, PYR-96)."""
        held = self.control[seat]
        around = self.terms.map.around(held | BIT[self.boards[seat].start])
        return (held | around) & self.targets_anywhere(seat)

    def unit_number(self, seat: i64, unit: i64) -> i64:
        """How many units, heroes or bomb points a unit of this round has (PYR-41 to PYR-45)."""
        board = self.boards[seat]
        sheet = self.terms.sheet
        if unit >= HELD:
            return self.held[unit - HELD]
        if unit >= FOOTMEN:
            return board.footmen_number(sheet, unit - FOOTMEN)
        if unit >= ARMIES:
            return board.army_number(sheet, unit - ARMIES)
        return board.number(unit, 0) + self.terms.factions.bonus[board.faction]

    def is_bomb(self, unit: i64) -> bool:
        return ARMIES <= unit < FOOTMEN and not self.terms.sheet.armies[unit - ARMIES].stays

    def reaches(self, seat: i64, unit: i64) -> i64:
        """The hexes to which a unit may be deployed."""
        if self.is_bomb(unit):
            return self.targets_anywhere(seat)
        if unit < ARMIES and self.terms.factions.anywhere[self.boards[seat].faction]:
            return self.targets_anywhere(seat)
        return self.boards[seat].range

    def seat_at(self, turn: i64) -> i64:
        """The seat in player order, counted from the first player (PYR-11)."""
        return (self.first + turn) % self.terms.players

    def drafter(self, pick: i64) -> i64:
        """Whose pick it is: a snake (PYR-21)."""
        players = self.terms.players
        turn = pick % players
        if pick // players % 2:
            turn = players - 1 - turn
        return (self.first + turn) % players

    def goals(self) -> i64:
        """Solo: what has to be conquered (PYR-97)."""
        ground = self.terms.map
        return BIT[ground.sacred] | (ground.starts & ~BIT[self.boards[0].start])


def hex_name(place: int) -> str:
    """`8`, `S1`."""
    return f"S{place + 1}" if place < STARTS else str(place - STARTS + 1)


def side_name(side: int) -> str:
    return "P" if side == PHARAOH else str(side)


def empty_boards(terms: Terms) -> list[Board]:
    return [new_board(terms.sheet) for _ in range(terms.players)]


def nothing(count: i64) -> vec[i64]:
    return vec[i64]([0] * count)


def unheld(count: i64) -> vec[i64]:
    return vec[i64]([-1] * count)
