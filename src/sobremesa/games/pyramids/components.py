"""What the box holds: `pyramids.toml`, checked, as tables for the rules and names for people. Compiled.

The maps are read in `atlas.py`, the player board in `sheets.py`; here are the factions, the dice and the
options. Wrong data is refused with a `DataError` that names file, key and reason. Nothing of the layout
stands in the rules: they see rows, slots, parts and hexes by number.
"""

from dataclasses import replace
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.data import DataEntry, Toml, laid_over, load
from sobremesa.core.option import Option, Options, choice
from sobremesa.core.wrong import Wrong
from sobremesa.games.pyramids.actions import DICE, NEUTRAL, ROLL, action
from sobremesa.games.pyramids.atlas import MapData, MapReader
from sobremesa.games.pyramids.player_board import D4, D8
from sobremesa.games.pyramids.position import Factions, Terms
from sobremesa.games.pyramids.sheets import FACE_COUNT, make_sheet, read_board

FILE: Final = "pyramids.toml"
FILE_1_0: Final = "pyramids.1.0.toml"  # what rules 1.0 had otherwise
PACKAGE: Final = "sobremesa.games.pyramids"
MOST_PLAYERS: Final = 4
COPIES: Final = 2  # dice of one kind and colour: a and b
AS_PRINTED: Final = 100  # percent
TOGETHER: Final = ("melee", "first_player")  # options about several players


class Box:
    """Everything in the box, from data. A test, or a designer, may open another one."""

    def __init__(self, data: Toml, file: str = FILE) -> None:
        self.data = data
        entry = DataEntry(data, file)
        self.entry = entry
        self.constants = entry.table("constants")
        self.solo = entry.table("solo")
        self.rules_version = entry.get("version", str)
        board = entry.table("board")
        self.board = read_board(board)
        self.sheets = {
            (reuse, twins): make_sheet(self.board, board, self.constants, reuse, twins)
            for reuse in (False, True)
            for twins in (2, 3)
        }
        self.factions: list[str] = []
        self.abilities = self.read_factions()
        self.pools = self.read_pools()
        self.maps = self.read_maps()
        self.pharaohs = self.read_pharaohs()
        self.options = self.read_options()
        self.dice = [self.read_dice(players) for players in range(1, MOST_PLAYERS + 1)]
        self.outlive = self.constants.get("heroes_outlive_ties", bool)
        self.rounds = self.constants.count("rounds")
        self.turns = self.solo.count("turns")
        self.picks = self.constants.count("draft_passes", len(self.dice[1]) // 2)
        self.choices = self.solo.count("choose", len(self.dice[0]))

    def read_factions(self) -> Factions:
        entries = self.entry.entries("factions")
        self.factions = [entry.get("id", str) for entry in entries]
        return Factions(
            attack=vec[i64]([entry.count("hero_attack", 9) for entry in entries]),
            tough=vec[i64]([entry.count("hero_tough", 9) for entry in entries]),
            anywhere=vec[i64]([int(entry.get("hero_anywhere", bool)) for entry in entries]),
            bonus=vec[i64]([entry.count("hero_bonus", 9) for entry in entries]),
        )

    def read_pools(self) -> list[int]:
        """By number of players: the factions that are drawn from at random (PYR-10)."""
        pools = self.entry.table("options").table("faction_pool")
        found = [0]
        for players in range(1, MOST_PLAYERS + 1):
            names = pools.get(str(players), list)
            known = [name for name in self.factions if name in names]
            if len(known) < max(players, len(names)):
                raise pools.wrong(str(players), f"needs {players} or more of {self.factions}")
            found.append(sum(2 ** self.factions.index(name) for name in known))
        return found

    def read_maps(self) -> dict[str, MapData]:
        garrisons = {
            kind: self.solo.count(f"garrison_{kind or 'start'}")
            for kind in ("sacred", "white", "factory", "")
        }
        maps: dict[str, MapData] = {}
        for entry in self.entry.entries("maps"):
            reader = MapReader(entry, self.board.parts)
            if reader.id in maps:
                raise entry.wrong("", "there are two maps with this id")
            maps[reader.id] = reader.read(garrisons)
        return maps

    def read_pharaohs(self) -> dict[str, int]:
        """How large the solo garrisons may be agreed on, in percent (PYR-106); rules 1.0 knew no choice."""
        known = self.solo.table("pharaoh")
        names = self.entry.table("options").get("pharaoh", list)
        return {name: known.count(name, 1000) for name in names}

    def read_options(self) -> tuple[Option, ...]:
        """What a table may agree on; the maps are whatever the data has."""
        choices = self.entry.table("options")
        found = [choice("map", *self.maps)]
        for name in ("halves", "melee", "first_player", "hero_slots", "twin_slots"):
            values = [str(value) for value in choices.get(name, list)]
            found.append(replace(choice(name, *values), together=name in TOGETHER))
        if self.pharaohs:
            found.append(replace(choice("pharaoh", *self.pharaohs), alone=True))
        each = tuple(self.factions)
        found.append(Option("factions", "list", "random", ("random",), items=each))
        return tuple(found)

    def read_dice(self, players: int) -> list[int]:
        """The dice of a roll in their order (PYR-2, PYR-94)."""
        found: list[int] = []
        for colour in range(players):
            for kind in (D4, D8):
                for copy in range(self.own_dice(players, kind)):
                    found.append(int(colour * 4 + 2 * kind + copy))
        if players == 1:
            for kind in (D4, D8):
                die = f"d{FACE_COUNT[kind]}"
                others = self.solo.count(die) - self.own_dice(players, kind)
                if not 0 <= others <= COPIES:
                    raise self.solo.wrong(die, f"is at most {COPIES} more than the own ones")
                found += [int(NEUTRAL * 4 + 2 * kind + copy) for copy in range(others)]
        return found

    def own_dice(self, players: int, kind: int) -> int:
        """How many dice of a kind each player has."""
        die = f"d{FACE_COUNT[kind]}"
        if players == 1:
            return self.solo.count(f"own_colour_{die}", COPIES)
        return self.constants.count(f"dice_{die}_per_player", COPIES)

    def terms(self, players: int, options: Options) -> Terms:
        """What a game is played with; ValueError for factions that do not fit (PYR-10)."""
        sheet = self.sheets[options["hero_slots"] == "reuse", int(str(options["twin_slots"]))]
        ground = self.maps[str(options["map"])].rules
        made = Terms(players, options, ground, sheet, self.abilities, self.outlive)
        factions = options["factions"]
        if isinstance(factions, tuple):
            made.chosen = vec[i64](self.check_factions(players, factions))
        else:
            made.pool = self.pools[players]
        made.pharaoh = self.pharaohs.get(str(options.get("pharaoh")), AS_PRINTED)
        for option in self.options:
            if option.alone and players > 1 and options[option.name] != option.default:
                said = f"option {option.name} is for one player, not {players} (PYR-106)"
                raise Wrong(said, "option-alone", name=option.name, players=players)
        made.rounds = self.turns if players == 1 else self.rounds
        made.picks = self.choices if players == 1 else self.picks
        made.dice = vec[i64](self.dice[players - 1])
        made.faces = FACES
        if BOXES.get(self.rules_version) is self:
            made.origin = (laid_out, (self.rules_version, players, options))
        return made

    def check_factions(self, players: int, wanted: tuple[str, ...]) -> list[int]:
        known = all(name in self.factions for name in wanted)
        if not known or len(wanted) != players or len(set(wanted)) != players:
            listed = ", ".join(self.factions)
            raise Wrong(
                f"option factions takes a different faction for each of {players} players"
                f" ({listed}), not {', '.join(wanted)} (PYR-10)",
                "option-each",
                name="factions",
                players=players,
                values=listed,
                value=", ".join(wanted),
            )
        return [self.factions.index(name) for name in wanted]


# By die: the actions that roll it.
FACES: Final = [
    vec[i64]([action(ROLL, die, face) for face in range(1, FACE_COUNT[die // 2 % 2] + 1)])
    for die in range(DICE)
]
BOX: Final = Box(load(PACKAGE, FILE))
BOX_1_0: Final = Box(laid_over(BOX.data, load(PACKAGE, FILE_1_0)), FILE_1_0)
BOXES: Final = {box.rules_version: box for box in (BOX, BOX_1_0)}


def laid_out(rules: str, players: int, options: Options) -> Terms:
    """What a game is played with, from the box of an edition."""
    return BOXES[rules].terms(players, options)
