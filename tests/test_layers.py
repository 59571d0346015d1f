"""The map of rooms, and who may enter which. It is redrawn on purpose or not at all."""

import ast
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

SRC = Path(__file__).parents[1] / "src" / "sobremesa"
FILES = sorted(SRC.rglob("*.py"))

# From the centre outwards: a room imports the rooms it names, and what those import.
MAY_IMPORT: dict[str, list[str]] = {
    "core": [],
    "games": ["core"],
    "homes": ["games"],  # where games live: here, or in somebody's package
    "text": ["core", "homes"],
    "board": ["games", "text"],  # games/<game>/board.py: how a terminal draws it
    # All games that can be played.
    "library": ["games", "text", "lessons", "books", "puzzles", "faces", "native"],
    "complaint": ["text"],  # errors in the reader's language
    "arguments": ["text"],  # argparse in the reader's language
    "batch": ["library"],
    "native": ["complaint", "arguments"],  # compiling, and what fits together
    "lessons": ["core", "homes"],
    "books": ["core", "homes"],
    "puzzles": ["core", "homes"],
    "faces": ["core", "homes"],
    "players": ["games", "homes"],
    "coach": ["players", "puzzles"],  # luck and skill in a finished game; finds puzzles
    "lab": ["coach", "library", "arguments"],
    "terminal": ["batch", "players", "coach", "puzzles", "complaint", "arguments"],
    "server": ["players", "coach", "library", "lessons", "books", "puzzles", "faces", "complaint"],
    "rl": ["players", "library"],  # games for learners
    "hosted": ["players", "library"],  # a match with its own luck and players
    "newgame": ["library"],  # a package to begin with
    "__main__": ["terminal", "lab", "server", "native", "newgame"],
    "__init__": ["hosted", "native"],  # the package itself: its version, and a match in one line
}
# The rooms of the server, likewise. What stands before them (app, cli...) puts them together.
SERVER = SRC / "server"
ROOMS: dict[str, list[str]] = {
    "table": [],
    "store": ["table"],
    "people": ["store"],
    "live": ["people"],
    "bots": ["live"],
    "records": ["bots"],
    "net": ["records"],
}
PURE = ("core", "games")  # rules and nothing else: no clock, disk, network or luck of their own
BESIDES_THE_STANDARD_LIBRARY = {"librt", "mypy_extensions", "sobremesa"}
CLOSED = {
    "time", "datetime", "sched", "os", "io", "pathlib", "shutil", "tempfile", "glob", "fileinput", "mmap",
    "socket", "ssl", "http", "urllib", "asyncio", "selectors", "select", "webbrowser", "sqlite3", "dbm",
    "threading", "multiprocessing", "concurrent", "subprocess", "signal", "queue", "ctypes", "gc", "inspect",
    "random", "secrets", "uuid", "sys", "platform", "locale", "getpass", "gettext", "logging", "argparse",
    "importlib", "pickle", "shelve", "marshal", "tkinter", "curses", "zipfile", "tarfile", "resource",
}  # fmt: skip
# A type; and, for data.py alone, package data.
OPENED = {"random.Random", "importlib.resources.files", "importlib.resources.abc.Traversable"}
CALLS = {"open", "print", "input", "exec", "eval", "compile", "breakpoint", "__import__", "globals"}


def name_of(path: Path) -> str:
    return str(path.relative_to(SRC))


def room(path: Path) -> str:
    """Its folder; what draws a game has the game's folder, but does not belong to the rules."""
    parts = path.relative_to(SRC).with_suffix("").parts
    return "board" if parts[0] == "games" and parts[2:] == ("board",) else parts[0]


def within(rooms: list[str], plan: dict[str, list[str]] = MAY_IMPORT) -> set[str]:
    """The rooms, and all that they may import."""
    return {*rooms}.union(*(within(plan[name], plan) for name in rooms))


def imported(path: Path) -> Iterator[str]:
    """What a file imports, as dotted names: `import a.b` is a.b, `from a.b import c` is a.b.c."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path.name} imports by dots; write the whole name"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_a_room_imports_only_the_rooms_inside_it(path: Path) -> None:
    ours = {name.split(".")[1] for name in imported(path) if name.startswith("sobremesa.")}
    assert ours - {"__version__"} <= {room(path)} | within(MAY_IMPORT[room(path)])


@pytest.mark.parametrize("path", sorted(SERVER.glob("*/**/*.py")), ids=name_of)
def test_a_room_of_the_server_imports_only_the_rooms_inside_it(path: Path) -> None:
    own = path.relative_to(SERVER).parts[0]
    ours = {name.split(".")[2] for name in imported(path) if name.startswith("sobremesa.server.")}
    assert ours <= {own} | within(ROOMS[own], ROOMS)


@pytest.mark.parametrize("path", sorted((SERVER / "table").glob("*.py")), ids=name_of)
def test_a_table_knows_no_clock_disk_network_or_luck(path: Path) -> None:
    for name in imported(path):
        top = name.split(".")[0]
        assert top not in CLOSED | {"sqlalchemy", "litestar", "uvicorn", "websockets"}


@pytest.mark.parametrize("path", [path for path in FILES if room(path) in PURE], ids=name_of)
def test_rules_use_the_standard_library_and_no_clock_disk_network_or_luck(path: Path) -> None:
    for name in imported(path):
        top = name.split(".")[0]
        assert top in sys.stdlib_module_names | BESIDES_THE_STANDARD_LIBRARY, name
        assert top not in CLOSED or name in OPENED, name
        assert top != "importlib" or path == SRC / "core" / "data.py", "core/data.py reads the data"
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in CALLS, f"{node.func.id} in line {node.lineno}"
            assert node.func.id != "Random" or node.args, f"line {node.lineno}: luck without a seed"


@pytest.mark.parametrize(
    "path", [path for path in FILES if room(path) in ("games", "board")], ids=name_of
)
def test_games_do_not_know_one_another(path: Path) -> None:
    own = path.relative_to(SRC / "games").with_suffix("").parts[0]
    games = {name.split(".")[2] for name in imported(path) if name.startswith("sobremesa.games.")}
    assert games <= {own}


def test_no_two_files_of_the_rules_import_each_other() -> None:
    names = {name_of(path)[:-3].replace("/", "."): path for path in FILES if room(path) in PURE}
    imports = {
        name: {whole.removeprefix("sobremesa.").rpartition(".")[0] for whole in imported(path)}
        for name, path in names.items()
    }
    TopologicalSorter(imports).prepare()  # CycleError names those that do


def test_every_room_is_on_the_map() -> None:
    assert {room(path) for path in FILES} == {*MAY_IMPORT}
    assert {path.parent.name for path in SERVER.glob("*/__init__.py")} == {*ROOMS}
