"""`make maps`: are the maps of Rolling Pyramids even? Games of equal players, by start area, seat and faction.

Start areas and the order of commits are drawn, not chosen: the players of the kept rows did better when they
committed first in a secret step, and whoever chooses a start area would hide what it is worth. In every game at most one seat
stands in a row of the tables, so the games of a row are independent of each other; a shared victory is divided.

    make maps ARGS="--only inner/4 --minutes 8"    go on with the rows of maps.toml that are left
    make maps ARGS=--table                         the tables of docs/evidence/maps.md
    make maps ARGS="--try inner/4 --games 300 --places random"
                                                   something else, nothing kept: what the kinds are worth
    make maps ARGS="--try outer/2 --games 200 --places A,B,C,dev,foot,hero --change rashar.hero_bonus=1"
"""

import argparse
import copy
import time
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import takewhile
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

from bench.shares import Seated, Told, report
from sobremesa.core import CHANCE, AnyGame
from sobremesa.core.match import Match
from sobremesa.games.pyramids import GAME, make
from sobremesa.games.pyramids.atlas import MapData
from sobremesa.games.pyramids.belief import PyramidsBelief
from sobremesa.games.pyramids.components import BOX, Box
from sobremesa.games.pyramids.notation import PyramidsNotation
from sobremesa.games.pyramids.position import CHOOSE_START
from sobremesa.games.pyramids.rules import Pyramids
from sobremesa.lab.matches import shares
from sobremesa.players.levels import read_player

HERE = Path(__file__).parent
ROWS = HERE / "maps.toml"
KEPT = HERE / "results" / "maps"
DRAWN = "random"
HERO = ("hero_attack", "hero_tough", "hero_anywhere", "hero_bonus")


@dataclass(frozen=True)
class Row:
    """Games on one map with so many players."""

    map: str
    players: int
    games: int  # at most
    seed: str
    level: str = "medium"
    places: str = (
        ""  # the kinds on the factory spaces, ascending; as printed, or drawn for every game
    )
    changes: tuple[str, ...] = ()  # of factions: "rashar.hero_bonus=1"
    pharaoh: str = ""  # solo

    def name(self) -> str:
        return "/".join(filter(None, [self.map, str(self.players), self.level, self.pharaoh]))

    def options(self) -> dict[str, object]:
        alone: dict[str, object] = {"pharaoh": self.pharaoh} if self.pharaoh else {}
        return {"map": self.map, **alone}

    def heading(self) -> str:
        """What its games depend on: those that were played with something else do not count."""
        heroes = [
            entry["id"] + "".join(f" {int(entry[key])}" for key in HERO)
            for entry in BOX.data["factions"]
        ]
        parts = [
            self.name(),
            f"rules {GAME.rules}",
            f"seed {self.seed}",
            ",".join(kinds(BOX.maps[self.map])),
        ]
        parts += [f"garrisons {BOX.pharaohs[self.pharaoh]} %"] if self.pharaoh else []
        return "# " + "; ".join([*parts, *heroes, str(read_player(self.level).thinks(GAME))])


def read_rows(path: Path = ROWS) -> list[Row]:
    return [Row(**row) for row in tomllib.loads(path.read_text(encoding="utf-8"))["rows"]]


# Playing


def placed(row: Row, places: Sequence[str]) -> Box:
    """The box with other kinds on the factory spaces of the row's map, and its changed factions."""
    data = copy.deepcopy(BOX.data)
    ground = next(entry for entry in data["maps"] if entry["id"] == row.map)
    spaces = sorted(filter(is_factory, ground["spaces"]), key=lambda space: int(space["id"]))
    if places:
        for space, kind in zip(spaces, places, strict=True):
            space["factory"] = kind
    for change in row.changes:
        where, _, value = change.partition("=")
        name, _, key = where.partition(".")
        faction = next(entry for entry in data["factions"] if entry["id"] == name)
        faction[key] = type(faction[key])(int(value))
    return Box(data)


def is_factory(space: dict[str, Any]) -> bool:
    return bool(space["kind"] == "factory")


@lru_cache(maxsize=32)
def opened(row: Row, places: tuple[str, ...]) -> tuple[Box, AnyGame]:
    box = placed(row, places) if places or row.changes else BOX
    return box, GAME if box is BOX else make(box)


def play(row: Row, number: int) -> Seated:
    """Game `number` of a row: it depends on the row's seed and this number alone."""
    rng = Random(f"{row.seed}/{row.map}/{row.players}/{number}")
    places = tuple(filter(None, row.places.split(",")))
    if row.places == DRAWN:
        places = tuple(rng.sample(kinds(BOX.maps[row.map]), len(kinds(BOX.maps[row.map]))))
    box, game = opened(replace(row, games=0), places)
    match = Match(game, row.players, row.options())
    quick = counting(box, game, match)
    seated = [read_player(row.level).sit(quick, seat) for seat in range(row.players)]
    budget = read_player(row.level).thinks(game)
    rngs = [Random(f"{rng.random()} player {seat}") for seat in range(row.players)]
    while deciders := match.deciders():
        who, state = rng.choice(deciders), match.state
        legal = [int(action) for action in state.legal(who)]
        if who == CHANCE or state.phase == CHOOSE_START:
            match.act(who, rng.choice(legal))
        else:
            seen, heard = match.view(who), match.heard(who)
            match.act(who, seated[who].decide(seen, heard, legal, budget, rngs[who]))
    state = match.state
    return Seated(
        number,
        tuple(f"S{board.start + 1}" for board in state.boards),
        tuple(box.factions[board.faction] for board in state.boards),
        int(state.first),
        tuple(round(share, 4) for share in shares(game, match)),
        near(box.maps[row.map]) if row.places == DRAWN else {},
    )


def counting(box: Box, game: AnyGame, match: Match) -> AnyGame:
    """The game with players that have counted along: noted points follow from what everybody saw. Reading
    the whole game again at every decision, as a player does who has only heard it, takes twice the time."""

    class Counted(PyramidsBelief):
        def replay(self, heard: Sequence[str]) -> Pyramids | None:
            state: Pyramids = match.state
            return state

    notation = PyramidsNotation(box.board, box.factions)
    return replace(game, belief=lambda seen, heard: Counted(box, notation, seen, heard))


def kinds(ground: MapData) -> list[str]:
    return [cell.factory for cell in ground.hexes if cell.factory]


def near(ground: MapData) -> dict[str, tuple[str, str]]:
    """By start area: the kind of the factory that is nearest to it alone, and of the one that it shares."""
    starts = [cell for cell in ground.hexes if not cell.kind]
    found: dict[str, tuple[str, str]] = {}
    for start in starts:
        own, shared = "", ""
        for cell in ground.hexes:
            ways = sorted((other.place.distance(cell.place), other.name) for other in starts)
            nearest = [name for way, name in ways if way == ways[0][0]]
            if cell.factory and start.name in nearest:
                own, shared = (cell.factory, shared) if len(nearest) == 1 else (own, cell.factory)
        found[start.name] = (own, shared)
    return found


def play_some(row: Row, numbers: Sequence[int], processes: int) -> Iterator[Seated]:
    if processes <= 1:
        yield from (play(row, number) for number in numbers)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        yield from pool.map(play, [row] * len(numbers), numbers, chunksize=4)


# Keeping


def path_of(row: Row, folder: Path = KEPT) -> Path:
    return folder / f"{row.name().replace('/', '-')}.txt"


def kept(row: Row, folder: Path = KEPT) -> list[Seated]:
    """The games of a row in their order, without gaps; none if they were played with something else."""
    path = path_of(row, folder)
    if not path.exists():
        return []
    head, *lines = path.read_text(encoding="utf-8").splitlines()
    if head != row.heading():
        return []
    games = (Seated.read(line, row.players) for line in lines[: row.games])
    return [game for _, game in takewhile(lambda pair: pair[0] == pair[1].number, enumerate(games))]


def go_on(row: Row, processes: int, deadline: float, folder: Path = KEPT) -> list[Seated]:
    """Play what is left of a row, or as much as there is time for."""
    games = kept(row, folder)
    path = path_of(row, folder)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join([row.heading(), *map(str, games)]) + "\n", encoding="utf-8")
    while len(games) < row.games and time.monotonic() < deadline:
        batch = range(len(games), min(row.games, len(games) + 40 * processes))
        found = list(play_some(row, batch, processes))
        with path.open("a", encoding="utf-8") as file:
            file.writelines(f"{game}\n" for game in found)
        games += found
    return games


# Telling


def tables(rows: Sequence[Row], folder: Path = KEPT) -> str:
    """All that is kept, map by map: the correction is for all rows of a map."""
    told: list[str] = []
    names = dict.fromkeys((row.map, row.players == 1) for row in rows)
    for ground, solo in names:
        chosen = [row for row in rows if row.map == ground and (row.players == 1) == solo]
        found = [Told(row.name(), row.players, kept(row, folder)) for row in chosen]
        told += report(ground, [one for one in found if one.games])
    return "\n".join(told)


def tried(args: argparse.Namespace) -> Row:
    ground, players, *level = args.try_.split("/")
    row = Row(ground, int(players), args.games, args.seed, *level[:1])
    return replace(row, places=args.places, changes=tuple(args.change), pharaoh="".join(level[1:]))


def main() -> None:
    parser = argparse.ArgumentParser(prog="maps")
    parser.add_argument("--only", default="", help="rows whose name begins so: inner/4")
    parser.add_argument("--minutes", type=float, default=1e6, help="begin no batch after so long")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--table", action="store_true", help="play nothing, show what is kept")
    parser.add_argument("--try", dest="try_", default="", help="map/players[/level], nothing kept")
    parser.add_argument("--games", type=int, default=100, help="of what is tried")
    parser.add_argument("--seed", default="try")
    parser.add_argument("--places", default="", help="kinds by factory space, or random")
    parser.add_argument("--change", action="append", default=[], help="rashar.hero_bonus=1")
    args = parser.parse_args()
    rows = [row for row in read_rows() if row.name().startswith(args.only)]
    if args.try_:
        row = tried(args)
        games = list(play_some(row, range(row.games), args.processes))
        print("\n".join(report(row.map, [Told(row.name(), row.players, games)])))
    elif args.table:
        print(tables(rows))
    else:
        deadline = time.monotonic() + 60 * args.minutes
        for row in rows:
            print(row.name(), len(go_on(row, args.processes, deadline)), flush=True)


if __name__ == "__main__":
    main()
