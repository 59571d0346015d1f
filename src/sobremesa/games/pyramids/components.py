"""What the box holds: `pyramids.toml`, checked, as tables for the rules and names for people.

The maps are read in `atlas.py`, the player board in `sheets.py`; here are the factions, the dice and the
options. Wrong data is refused with a `DataError` that names file, key and reason. Nothing of the layout
stands in the rules: they see rows, slots, parts and hexes by number.
"""

from dataclasses import replace
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.data import laid_over, load, table
from sobremesa.core.option import Option, Options, choice
from sobremesa.core.wrong import Wrong
from sobremesa.games.pyramids.actions import DICE, NEUTRAL, ROLL, action
from sobremesa.games.pyramids.atlas import MapData, MapReader
from sobremesa.games.pyramids.board import D4, D8
from sobremesa.games.pyramids.position import Factions, Terms
from sobremesa.games.pyramids.reading import Data, Wanted
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

    def __init__(self, data: Data, file: str = FILE) -> None:
        self.data, self.file = data, file
        self.wanted = Wanted(file)
        self.constants = table(data, file, "constants")
        self.solo = table(data, file, "solo")
        self.rules_version = self.wanted.get(data, "the file", "version", str)
        board = table(data, file, "board")
        self.board = read_board(board, file)
        self.sheets = {
            (reuse, twins): make_sheet(self.board, board, self.constants, file, reuse, twins)
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
        self.outlive = self.wanted.get(self.constants, "constants", "heroes_outlive_ties", bool)
        self.rounds = self.wanted.count(self.constants, "constants", "rounds")
        self.turns = self.wanted.count(self.solo, "solo", "turns")
        self.picks = self.wanted.count(
            self.constants, "constants", "draft_passes", len(self.dice[1]) // 2
        )
        self.choices = self.wanted.count(self.solo, "solo", "choose", len(self.dice[0]))

    def read_factions(self) -> Factions:
        columns: list[list[int]] = [[], [], [], []]
        for entry in self.wanted.entries(self.data, "the file", "factions"):
            name = self.wanted.get(entry, "factions", "id", str)
            self.factions.append(name)
            columns[0].append(self.wanted.count(entry, f"factions.{name}", "hero_attack", 9))
            columns[1].append(self.wanted.count(entry, f"factions.{name}", "hero_tough", 9))
            columns[2].append(
                int(self.wanted.get(entry, f"factions.{name}", "hero_anywhere", bool))
            )
            columns[3].append(self.wanted.count(entry, f"factions.{name}", "hero_bonus", 9))
        attack, tough, anywhere, bonus = columns
        return Factions(vec[i64](attack), vec[i64](tough), vec[i64](anywhere), vec[i64](bonus))

    def read_pools(self) -> list[int]:
        """By number of players: the factions that are drawn from at random (PYR-10)."""
        pools = table(table(self.data, self.file, "options"), self.file, "faction_pool")
        found = [0]
        for players in range(1, MOST_PLAYERS + 1):
            names = self.wanted.get(pools, "options.faction_pool", str(players), list)
            known = [name for name in self.factions if name in names]
            if len(known) < max(players, len(names)):
                key = f"options.faction_pool.{players}"
                raise self.wanted.wrong(key, f"needs {players} or more of {self.factions}")
            found.append(sum(2 ** self.factions.index(name) for name in known))
        return found

    def read_maps(self) -> dict[str, MapData]:
        garrisons = {
            kind: self.wanted.count(self.solo, "solo", f"garrison_{kind or 'start'}")
            for kind in ("sacred", "white", "factory", "")
        }
        maps: dict[str, MapData] = {}
        for entry in self.wanted.entries(self.data, "the file", "maps"):
            reader = MapReader(self.wanted, entry, self.board.parts)
            if reader.id in maps:
                raise self.wanted.wrong(f"maps.{reader.id}", "there are two maps with this id")
            maps[reader.id] = reader.read(garrisons)
        return maps

    def read_pharaohs(self) -> dict[str, int]:
        """How large the solo garrisons may be agreed on, in percent (PYR-106); rules 1.0 knew no choice."""
        names = self.wanted.get(table(self.data, self.file, "options"), "options", "pharaoh", list)
        known = table(self.solo, self.file, "pharaoh")
        return {name: self.wanted.count(known, "solo.pharaoh", name, 1000) for name in names}

    def read_options(self) -> tuple[Option, ...]:
        """What a table may agree on; the maps are whatever the data has."""
        choices = table(self.data, self.file, "options")
        found = [choice("map", *self.maps)]
        for name in ("halves", "melee", "first_player", "hero_slots", "twin_slots"):
            values = [str(value) for value in self.wanted.get(choices, "options", name, list)]
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
                others = self.wanted.count(self.solo, "solo", f"d{FACE_COUNT[kind]}")
                others -= self.own_dice(players, kind)
                if not 0 <= others <= COPIES:
                    key = f"solo.d{FACE_COUNT[kind]}"
                    raise self.wanted.wrong(key, f"is at most {COPIES} more than the own ones")
                found += [int(NEUTRAL * 4 + 2 * kind + copy) for copy in range(others)]
        return found

    def own_dice(self, players: int, kind: int) -> int:
        """How many dice of a kind each player has."""
        die = f"d{FACE_COUNT[kind]}"
        if players == 1:
            return self.wanted.count(self.solo, "solo", f"own_colour_{die}", COPIES)
        return self.wanted.count(self.constants, "constants", f"dice_{die}_per_player", COPIES)

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
