"""The maps of the data, checked: wrong ones are refused with file, key and reason.

A designer adds a map by adding a `[[maps]]` table; everything else (options, rules, drawing) follows.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.data import DataError
from sobremesa.core.hex import Hex
from sobremesa.games.pyramids.actions import STARTS
from sobremesa.games.pyramids.map import Map
from sobremesa.games.pyramids.reading import Data, T, Wanted

KINDS = ("sacred", "white", "factory")
MOST_SPACES = 58  # what a set of hexes has room for, beside the start areas


@dataclass(frozen=True, slots=True)
class HexData:
    """A cell of a map as it is printed; a start area has no kind."""

    name: str  # "8", "S1"
    place: Hex
    kind: str = ""
    factory: str = ""  # the part of the player board
    top: int = 0
    bottom: int = 0


@dataclass(frozen=True, slots=True)
class MapData:
    """A map: what the rules need of it, and what a drawing needs."""

    id: str
    hexes: tuple[HexData, ...]  # start areas, then spaces in the order of their numbers
    rules: Map

    def cell(self, name: str) -> HexData:
        return next(cell for cell in self.hexes if cell.name == name)


class MapReader:
    """Reads one `[[maps]]` table; errors name it by its id."""

    def __init__(self, wanted: Wanted, data: Data, parts: Sequence[str]) -> None:
        self.wanted, self.data, self.parts = wanted, data, parts
        self.id = str(data.get("id", "?"))

    def wrong(self, key: str, reason: str) -> DataError:
        return self.wanted.wrong(f"maps.{self.id}.{key}", reason)

    def read(self, garrisons: dict[str, int]) -> MapData:
        starts = [self.start(entry) for entry in self.entries("starts")]
        spaces = [self.space(entry) for entry in self.entries("spaces")]
        self.check_names(starts, spaces)
        hexes = (*starts, *sorted(spaces, key=lambda space: int(space.name)))
        self.check_places(hexes)
        self.check_adjacent(hexes)
        return MapData(self.id, hexes, self.rules(hexes, garrisons))

    def entries(self, key: str) -> list[Data]:
        return self.wanted.entries(self.data, f"maps.{self.id}", key)

    def field(self, entry: Data, where: str, key: str, kind: type[T]) -> T:
        return self.wanted.get(entry, f"maps.{self.id}.{where}", key, kind)

    def start(self, entry: Data) -> HexData:
        name = self.field(entry, "starts", "id", str)
        where = f"starts.{name}"
        return HexData(name, Hex(*(self.field(entry, where, key, int) for key in "qr")))

    def space(self, entry: Data) -> HexData:
        name = self.field(entry, "spaces", "id", str)
        where = f"spaces.{name}"
        kind = self.field(entry, where, "kind", str)
        factory = self.field(entry, where, "factory", str)
        top, bottom = (self.field(entry, where, key, int) for key in ("top", "bottom"))
        if kind not in KINDS:
            raise self.wrong(f"{where}.kind", f"is one of {', '.join(KINDS)}, not {kind!r}")
        if kind == "factory" and factory not in self.parts:
            raise self.wrong(
                f"{where}.factory", f"is one of {', '.join(self.parts)}, not {factory!r}"
            )
        if kind != "factory" and factory:
            raise self.wrong(f"{where}.factory", "only a factory has one")
        if kind == "factory" and (top or bottom):
            raise self.wrong(f"{where}.top", "a factory gives no points")
        if top < 0 or bottom < 0:
            raise self.wrong(f"{where}.top", "points are not negative")
        place = Hex(*(self.field(entry, where, key, int) for key in "qr"))
        return HexData(name, place, kind, factory, top, bottom)

    def check_names(self, starts: list[HexData], spaces: list[HexData]) -> None:
        """Four start areas, and the numbers 1 to n, each once; space 1 is the sacred one."""
        wanted = [f"S{n}" for n in range(1, STARTS + 1)]
        if [start.name for start in starts] != wanted:
            raise self.wrong("starts", f"are {', '.join(wanted)}, in this order")
        names = [space.name for space in spaces]
        for name in names:
            if names.count(name) > 1:
                raise self.wrong(f"spaces.{name}", "there are two spaces with this number")
            if not name.isdecimal() or str(int(name)) != name or not 0 < int(name) <= MOST_SPACES:
                raise self.wrong(f"spaces.{name}", f"a space has a number from 1 to {MOST_SPACES}")
        for number in range(1, len(names) + 1):
            if str(number) not in names:
                raise self.wrong("spaces", f"there is no space {number}, but {len(names)} spaces")
        for space in spaces:
            if (space.kind == "sacred") != (space.name == "1"):
                raise self.wrong(f"spaces.{space.name}.kind", "space 1, and no other, is sacred")

    def check_places(self, hexes: tuple[HexData, ...]) -> None:
        """No two hexes in one place, all of them connected, and no hole between them."""
        where: dict[Hex, str] = {}
        for cell in hexes:
            if cell.place in where:
                raise self.wrong(self.key(cell), f"lies where {where[cell.place]} lies")
            where[cell.place] = cell.name
        land = flood(next(iter(where)), set(where))
        for cell in hexes:
            if cell.place not in land:
                raise self.wrong(self.key(cell), "is not connected with the rest of the map")
        low_q, low_r = (min(place[i] for place in where) - 1 for i in (0, 1))
        high_q, high_r = (max(place[i] for place in where) + 1 for i in (0, 1))
        around = {Hex(q, r) for q in range(low_q, high_q + 1) for r in range(low_r, high_r + 1)}
        empty = around - set(where)
        holes = empty - flood(Hex(low_q, low_r), empty)
        if holes:
            hole = min(holes)
            raise self.wrong("spaces", f"the map has a hole at q = {hole.q}, r = {hole.r}")

    def check_adjacent(self, hexes: tuple[HexData, ...]) -> None:
        """The neighbours written down are those that the coordinates give."""
        names = {cell.place: cell.name for cell in hexes}
        entries = {
            entry["id"]: entry for entry in (*self.entries("starts"), *self.entries("spaces"))
        }
        for cell in hexes:
            real = {names[place] for place in cell.place.neighbours() if place in names}
            if "adjacent" in entries[cell.name] and set(entries[cell.name]["adjacent"]) != real:
                listed = ", ".join(sorted(real))
                raise self.wrong(
                    f"{self.key(cell)}.adjacent", f"by its coordinates it touches {listed}"
                )

    def key(self, cell: HexData) -> str:
        return f"{'spaces' if cell.kind else 'starts'}.{cell.name}"

    def rules(self, hexes: tuple[HexData, ...], garrisons: dict[str, int]) -> Map:
        index = {cell.place: number for number, cell in enumerate(hexes)}

        def bits(chosen: list[int]) -> int:
            return sum(2**number for number in chosen)

        def numbers(values: list[int]) -> vec[i64]:
            return vec[i64](values)

        adjacent = [
            bits([index[place] for place in cell.place.neighbours() if place in index])
            for cell in hexes
        ]
        factories = [
            bits([index[cell.place] for cell in hexes if cell.factory == part])
            for part in self.parts
        ]
        return Map(
            self.id,
            numbers(adjacent),
            numbers([cell.top for cell in hexes]),
            numbers([cell.bottom for cell in hexes]),
            numbers(factories),
            STARTS,  # space 1 comes first behind the start areas
            numbers([garrisons[cell.kind] for cell in hexes]),
        )


def flood(start: Hex, land: set[Hex]) -> set[Hex]:
    """All of the land that can be reached from the start."""
    found = {start}
    edge = [start]
    while edge:
        for place in edge.pop().neighbours():
            if place in land and place not in found:
                found.add(place)
                edge.append(place)
    return found
