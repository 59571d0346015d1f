"""What the box holds: `pyramids.toml`, checked, as tables for the rules and names for people.

The maps are read in `atlas.py`, the player board in `sheets.py`; here are the factions, the dice and
the options.
Wrong data is refused with a `DataError` that names file, key and reason. Nothing of the layout stands in
the rules: they see rows, slots and parts by number.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.data import DataError, load, table
from sobremesa.core.option import Option, Options, choice
from sobremesa.games.pyramids.actions import DICE, NEUTRAL, ROLL, action
from sobremesa.games.pyramids.atlas import MapData, MapReader
from sobremesa.games.pyramids.board import D4, D8
from sobremesa.games.pyramids.position import Factions, Table
from sobremesa.games.pyramids.sheets import FACE_COUNT, make_sheet, read_board

FILE: Final = "pyramids.toml"
PACKAGE: Final = "sobremesa.games.pyramids"
Data = dict[str, Any]


class Box:
    """Everything in the box, from data. A test, or a designer, may open another one."""

    def __init__(self, data: Data, file: str = FILE) -> None:
        self.data, self.file = data, file
        self.constants = table(data, file, "constants")
        self.solo = table(data, file, "solo")
        self.rules_version = str(data.get("version"))
        board = table(data, file, "board")
        self.board = read_board(board, file)
        self.sheets = {
            (reuse, twins): make_sheet(self.board, board, self.constants, file, reuse, twins)
            for reuse in (False, True)
            for twins in (2, 3)
        }
        self.factions = [str(entry.get("id")) for entry in self.tables("factions")]
        self.abilities = self.read_factions()
        self.maps = self.read_maps()

    def tables(self, key: str) -> list[Data]:
        found = self.data.get(key)
        if not isinstance(found, list) or not found:
            raise DataError(self.file, key, "is missing")
        return found

    def number(self, entry: Data, where: str, key: str) -> int:
        value = entry.get(key)
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise DataError(self.file, f"{where}.{key}", f"must be a whole number, not {value!r}")
        return value

    def read_factions(self) -> Factions:
        keys = ("hero_attack", "hero_tough", "hero_bonus")
        columns = [
            vec[i64](
                [
                    self.number(entry, f"factions.{entry.get('id')}", key)
                    for entry in self.tables("factions")
                ]
            )
            for key in keys
        ]
        flying = vec[i64](
            [int(bool(entry.get("hero_anywhere"))) for entry in self.tables("factions")]
        )
        return Factions(columns[0], columns[1], flying, columns[2])

    def read_maps(self) -> dict[str, MapData]:
        garrisons = {
            kind: self.number(self.solo, "solo", f"garrison_{kind or 'start'}")
            for kind in ("sacred", "white", "factory", "")
        }
        maps: dict[str, MapData] = {}
        for entry in self.tables("maps"):
            reader = MapReader(self.file, entry, list(self.board.parts))
            if reader.id in maps:
                raise DataError(self.file, f"maps.{reader.id}", "there are two maps with this id")
            maps[reader.id] = reader.read(garrisons)
        return maps

    @property
    def options(self) -> tuple[Option, ...]:
        """What a table may agree on; the maps are whatever the data has."""
        choices = table(self.data, self.file, "options")
        plain = [
            name for name, values in choices.items() if name != "map" and isinstance(values, list)
        ]
        return (
            choice("map", *self.maps),
            *(choice(name, *choices[name]) for name in plain),
            Option("factions", "list", "random", ("random",)),
        )

    def table(self, players: int, options: Options) -> Table:
        """What a game is played with; ValueError for factions that do not fit (PYR-10)."""
        sheet = self.sheets[options["hero_slots"] == "reuse", int(str(options["twin_slots"]))]
        ground = self.maps[str(options["map"])].rules
        made = Table(players, options, ground, sheet, self.abilities)
        wanted = options["factions"]
        if isinstance(wanted, tuple):
            made.chosen = vec[i64](self.check_factions(players, wanted))
        else:
            pool = table(table(self.data, self.file, "options"), self.file, "faction_pool")
            made.pool = sum(2 ** self.factions.index(name) for name in pool[str(players)])
        solo = players == 1
        made.rounds = self.solo["turns"] if solo else self.constants["rounds"]
        made.picks = self.solo["choose"] if solo else self.constants["draft_passes"]
        made.dice = vec[i64](self.dice(players))
        made.faces = [
            vec[i64]([action(ROLL, die, face) for face in range(1, FACE_COUNT[die // 2 % 2] + 1)])
            for die in range(DICE)
        ]
        return made

    def check_factions(self, players: int, wanted: tuple[str, ...]) -> list[int]:
        known = all(name in self.factions for name in wanted)
        if not known or len(wanted) != players or len(set(wanted)) != players:
            listed = ", ".join(self.factions)
            raise ValueError(
                f"option factions takes a different faction for each of {players} players"
                f" ({listed}), not {', '.join(wanted)} (PYR-10)"
            )
        return [self.factions.index(name) for name in wanted]

    def dice(self, players: int) -> list[int]:
        """The dice of a roll in their order (PYR-2, PYR-94)."""
        if players > 1:
            return [
                die
                for die in range(4 * players)
                if self.has_die(die, self.constants, "dice_{}_per_player")
            ]
        own = [die for die in range(4) if self.has_die(die, self.solo, "own_colour_{}")]
        others = [
            self.solo["d4"] - self.solo["own_colour_d4"],
            self.solo["d8"] - self.solo["own_colour_d8"],
        ]
        neutral = [
            NEUTRAL * 4 + 2 * kind + copy for kind in (D4, D8) for copy in range(others[kind])
        ]
        return [int(die) for die in (*own, *neutral)]

    def has_die(self, die: int, counts: Data, key: str) -> bool:
        return die % 2 < int(counts[key.format("d8" if die // 2 % 2 else "d4")])


BOX: Final = Box(load(PACKAGE, FILE))
