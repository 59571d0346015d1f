"""The maps of the data, checked: wrong ones are refused with file, key and reason.

A designer adds a map by adding a `[[maps]]` table; everything else (options, rules, drawing) follows.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.data import DataEntry
from sobremesa.core.hex import Hex
from sobremesa.games.pyramids.actions import STARTS
from sobremesa.games.pyramids.map import Map

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

    def __init__(self, data: DataEntry, parts: Sequence[str]) -> None:
        self.data, self.parts = data, parts
        self.id = str(data.data.get("id", "?"))

    def read(self, garrisons: dict[str, int]) -> MapData:
        starts = [
            HexData(entry.get("id", str), place_of(entry)) for entry in self.data.entries("starts")
        ]
        spaces = [self.space(entry) for entry in self.data.entries("spaces")]
        self.check_names(starts, spaces)
        hexes = (*starts, *sorted(spaces, key=lambda space: int(space.name)))
        self.check_places(hexes)
        self.check_adjacent(hexes)
        return MapData(self.id, hexes, self.rules(hexes, garrisons))

    def space(self, entry: DataEntry) -> HexData:
        name, kind = entry.get("id", str), entry.word("kind", KINDS)
        factory, top, bottom = (
            entry.get("factory", str),
            entry.get("top", int),
            entry.get("bottom", int),
        )
        if kind == "factory":
            entry.word("factory", self.parts)
        if kind != "factory" and factory:
            raise entry.wrong("factory", "only a factory has one")
        if kind == "factory" and (top or bottom):
            raise entry.wrong("top", "a factory gives no points")
        if top < 0 or bottom < 0:
            raise entry.wrong("top", "points are not negative")
        return HexData(name, place_of(entry), kind, factory, top, bottom)

    def check_names(self, starts: list[HexData], spaces: list[HexData]) -> None:
        """Four start areas, and the numbers 1 to n, each once; space 1 is the sacred one."""
        wanted = [f"S{n}" for n in range(1, STARTS + 1)]
        if [start.name for start in starts] != wanted:
            raise self.data.wrong("starts", f"are {', '.join(wanted)}, in this order")
        names = [space.name for space in spaces]
        for name in names:
            if names.count(name) > 1:
                raise self.data.wrong(f"spaces.{name}", "there are two spaces with this number")
            if not name.isdecimal() or str(int(name)) != name or not 0 < int(name) <= MOST_SPACES:
                raise self.data.wrong(
                    f"spaces.{name}", f"a space has a number from 1 to {MOST_SPACES}"
                )
        for number in range(1, len(names) + 1):
            if str(number) not in names:
                raise self.data.wrong(
                    "spaces", f"there is no space {number}, but {len(names)} spaces"
                )
        for space in spaces:
            if (space.kind == "sacred") != (space.name == "1"):
                raise self.data.wrong(
                    f"spaces.{space.name}.kind", "space 1, and no other, is sacred"
                )

    def check_places(self, hexes: tuple[HexData, ...]) -> None:
        """No two hexes in one place, all of them connected, and no hole between them."""
        where: dict[Hex, str] = {}
        for cell in hexes:
            if cell.place in where:
                raise self.data.wrong(self.key(cell), f"lies where {where[cell.place]} lies")
            where[cell.place] = cell.name
        land = flood(next(iter(where)), set(where))
        for cell in hexes:
            if cell.place not in land:
                raise self.data.wrong(self.key(cell), "is not connected with the rest of the map")
        low_q, low_r = (min(place[i] for place in where) - 1 for i in (0, 1))
        high_q, high_r = (max(place[i] for place in where) + 1 for i in (0, 1))
        around = {Hex(q, r) for q in range(low_q, high_q + 1) for r in range(low_r, high_r + 1)}
        empty = around - set(where)
        holes = empty - flood(Hex(low_q, low_r), empty)
        if holes:
            hole = min(holes)
            raise self.data.wrong("spaces", f"the map has a hole at q = {hole.q}, r = {hole.r}")

    def check_adjacent(self, hexes: tuple[HexData, ...]) -> None:
        """The neighbours written down are those that the coordinates give."""
        names = {cell.place: cell.name for cell in hexes}
        entries = {
            entry.data["id"]: entry
            for key in ("starts", "spaces")
            for entry in self.data.entries(key)
        }
        for cell in hexes:
            real = {names[place] for place in cell.place.neighbours() if place in names}
            entry = entries[cell.name]
            if set(entry.data.get("adjacent", real)) != real:
                listed = ", ".join(sorted(real))
                raise entry.wrong("adjacent", f"by its coordinates it touches {listed}")

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


def place_of(entry: DataEntry) -> Hex:
    return Hex(entry.get("q", int), entry.get("r", int))


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
