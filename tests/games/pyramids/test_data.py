"""The data: a designer adds a map by editing it; what is wrong is refused with file, key and reason."""

import copy
import io
import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from rich.console import Console

from sobremesa.core import laws
from sobremesa.core.data import DataError
from sobremesa.core.fast_random import FastRandom
from sobremesa.core.playout import playout
from sobremesa.games.pyramids import make
from sobremesa.games.pyramids.board import draw
from sobremesa.games.pyramids.components import BOX, BOX_1_0, FILE, FILE_1_0, PACKAGE, Box
from sobremesa.text import Texts
from tests.support.documents import RULES

Data = dict[str, Any]

# Seven spaces between four start areas; neighbours are left to the coordinates.
#
#     [S1] ( 6) ( 7) [S2]
#       ( 5) ( 1) ( 2)
#     [S4] ( 4) ( 3) [S3]
SMALL = """
[[maps]]
id = "small"
name = "Small map"
text = "A duel."
starts = [
  { id = "S1", q = -1, r = -1 }, { id = "S2", q = 2, r = -1 },
  { id = "S3", q = 1, r = 1 }, { id = "S4", q = -2, r = 1 },
]
spaces = [
  { id = "1", q = 0, r = 0, kind = "sacred", factory = "", top = 3, bottom = 9 },
  { id = "2", q = 1, r = 0, kind = "factory", factory = "A", top = 0, bottom = 0 },
  { id = "3", q = 0, r = 1, kind = "white", factory = "", top = 2, bottom = 5 },
  { id = "4", q = -1, r = 1, kind = "white", factory = "", top = 1, bottom = 3 },
  { id = "5", q = -1, r = 0, kind = "factory", factory = "foot", top = 0, bottom = 0 },
  { id = "6", q = 0, r = -1, kind = "white", factory = "", top = 1, bottom = 3 },
  { id = "7", q = 1, r = -1, kind = "white", factory = "", top = 2, bottom = 5 },
]
"""


def text(file: str = FILE) -> str:
    return files(PACKAGE).joinpath(file).read_text(encoding="utf-8")


def data() -> Data:
    return tomllib.loads(text() + SMALL)


def test_a_fourth_map_is_added_by_data_alone() -> None:
    game = make(Box(data()))
    assert game.options[0].values == ("inner", "outer", "4x", "small")
    state = game.start(2, {"map": "small"})
    names = [place.hex for place in game.view(state, 0).ground]
    assert names == ["S1", "S2", "S3", "S4", *"1234567"]
    assert state.terms.map.adjacent[4] == sum(2**k for k in (5, 6, 7, 8, 9, 10))


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_fourth_map_obeys_the_laws(players: int) -> None:
    game = make(Box(data()))
    report = laws.check(game, games=1, players=players, options={"map": "small"}, care=0.1)
    assert report.games == 1


def test_the_fourth_map_is_drawn() -> None:
    box = Box(data())
    game = make(box)
    state = game.start(2, {"map": "small"})
    playout(state, FastRandom("draw"), 60)
    paper = io.StringIO()
    seen = game.view(state, 0)
    Console(file=paper, width=100).print(draw(seen, Texts("pyramids", "en"), True, box=box))
    drawn = paper.getvalue()
    for said in ("1 *3/9", "2 #A", "5 #footmen", "7 2/5"):
        assert said in drawn


def first_map(edit: Callable[[list[Data], list[Data]], None]) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        edit(data["maps"][3]["spaces"], data["maps"][3]["starts"])

    return change


def move(index: int, q: int, r: int) -> Callable[[list[Data], list[Data]], None]:
    def change(spaces: list[Data], starts: list[Data]) -> None:
        spaces[index] |= {"q": q, "r": r}

    return change


def put(index: int, key: str, value: object) -> Callable[[list[Data], list[Data]], None]:
    def change(spaces: list[Data], starts: list[Data]) -> None:
        spaces[index][key] = value

    return change


def hole(spaces: list[Data], starts: list[Data]) -> None:
    """Space 1 moves to the rim: its place in the middle is empty."""
    spaces[0] |= {"q": 2, "r": 0}


def set_board(path: str, value: object) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        *keys, last = path.split(".")
        target: Any = data["board"]
        for key in keys:
            target = target[int(key) if key.isdecimal() else key]
        target[int(last) if last.isdecimal() else last] = value

    return change


WRONG: list[tuple[str, Callable[[Data], None], str]] = [
    ("a hole in the map", first_map(hole), r"maps\.small\.spaces: the map has a hole at q = 0, r = 0"),
    ("a missing number", first_map(put(6, "id", "9")), r"maps\.small\.spaces: there is no space 7"),
    ("a duplicate number", first_map(put(6, "id", "3")), r"maps\.small\.spaces\.3: there are two spaces"),
    ("one place twice", first_map(move(6, 0, 1)), r"maps\.small\.spaces\.7: lies where 3 lies"),
    ("an island", first_map(move(6, 7, 7)), r"maps\.small\.spaces\.7: is not connected"),
    ("an unknown kind", first_map(put(2, "kind", "green")), r"spaces\.3\.kind: is one of sacred, white"),
    ("an unknown factory", first_map(put(1, "factory", "D")), r"spaces\.2\.factory: is one of hero, dev"),
    ("points of a factory", first_map(put(1, "top", 1)), r"spaces\.2\.top: a factory gives no points"),
    ("a second pyramid", first_map(put(2, "kind", "sacred")), r"spaces\.3\.kind: space 1, and no other"),
    ("a text for a number", first_map(put(2, "top", "2")), r"spaces\.3\.top: must be int, not '2'"),
    ("a number for a name", first_map(put(2, "id", "x")), r"spaces\.x: a space has a number"),
    ("three start areas", first_map(lambda spaces, starts: starts.clear()), r"maps\.small\.starts: is missing"),
    ("wrong start areas", first_map(lambda spaces, starts: starts.reverse()), r"starts: are S1, S2, S3, S4"),
    ("wrong neighbours", first_map(put(2, "adjacent", ["1"])), r"spaces\.3\.adjacent: by its coordinates"),
    ("a map twice", lambda data: data["maps"][3].update(id="4x"), r"maps\.4x: there are two maps"),
    ("no maps", lambda data: data.pop("maps"), r"maps: is missing"),
    ("an unknown icon", set_board("units.0.slots.1", "star"), r"board\.units\.A\.slots: unknown icon 'star'"),
    ("an unknown hero icon", set_board("hero.icon", "star"), r"board\.hero\.icon: unknown icon 'star'"),
    ("an unknown foot icon", set_board("footmen.0.gates.0.spaces.0", "Q1"), r"footmen\.F1\.gates: unknown icon in 'Q1'"),
    ("an unknown condition", set_board("units.1.rule", "prime"), r"board\.units\.B\.rule: is one of free"),
    ("an icon drawn wrong", set_board("layout.0.icons.0", "circle"), r"board\.layout\.hero: slot H1 with icon 'circle'"),
    ("a slot not drawn", lambda data: data["board"]["layout"].pop(0), r"board\.layout: slot H1 is not drawn"),
    ("an unknown upgrade", set_board("upgrades.0.id", "Z.plus4"), r"board\.upgrades\.Z\.plus4: is neither a device"),
    ("an unknown step", set_board("upgrades.0.id", "A.plus5"), r"board\.upgrades\.A\.plus5: A has no step 5"),
    ("an unknown base", set_board("units.0.base", "last"), r"board\.units\.A\.base: is one of first"),
    ("a unit without a rule", lambda data: data["board"]["units"][0].pop("rule"), r"board\.units\.A\.rule: must be str, not None"),
    ("a unit without steps", set_board("units.2.steps", []), r"board\.units\.C\.steps: are one to four whole numbers"),
    ("an unknown operation", set_board("units.2.operation", "power"), r"board\.units\.C\.operation: is one of add, multiply"),
    ("a gate without spaces", lambda data: data["board"]["footmen"][1]["gates"][0].pop("spaces"), r"footmen\.F2\.gates\.spaces: must be list"),
    ("an unknown need", set_board("upgrades.3.needs", "B.x9"), r"board\.upgrades\.B\.x3\.needs: is one of"),
    ("no rounds", lambda data: data["constants"].pop("rounds"), r"constants\.rounds: must be int, not None"),
    ("too many passes", lambda data: data["constants"].update(draft_passes=5), r"constants\.draft_passes: is at least 0 and at most 4"),
    ("three dice of a kind", lambda data: data["constants"].update(dice_d4_per_player=3), r"dice_d4_per_player: is at least 0 and at most 2"),
    ("too many solo dice", lambda data: data["solo"].update(d8=9), r"solo\.d8: is at most 2 more"),
    ("a hero of a text", lambda data: data["factions"][1].update(hero_tough="2"), r"factions\.bastet\.hero_tough: must be int"),
    ("an unknown faction", lambda data: data["options"]["faction_pool"].update({"2": ["bastet", "romans"]}), r"faction_pool\.2: needs 2 or more"),
    ("no constants", lambda data: data.pop("constants"), r"constants: a table is missing"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "said"), [pytest.param(c, s, id=n) for n, c, s in WRONG])
def test_wrong_data_is_refused_with_file_key_and_reason(
    change: Callable[[Data], None], said: str
) -> None:
    wrong = copy.deepcopy(data())
    change(wrong)
    with pytest.raises(DataError, match=rf"^pyramids\.toml: .*{said}"):
        Box(wrong)


@pytest.mark.parametrize("file", [FILE, FILE_1_0])
def test_the_data_of_the_document_is_the_data_of_the_program(file: str) -> None:
    assert (RULES / file).read_text(encoding="utf-8") == text(file)


def test_rules_1_0_differ_in_two_constants_two_maps_and_an_option() -> None:
    then, now = BOX_1_0.data, BOX.data
    changed = {"version", "constants", "maps", "options"}
    assert {key for key in now if then[key] != now[key]} == changed
    assert {**then["options"], "pharaoh": now["options"]["pharaoh"]} == now["options"]
    assert {key for key in now["constants"] if then["constants"][key] != now["constants"][key]} == {
        "changed_number_fits",
        "heroes_outlive_ties",
    }
    maps = zip(then["maps"], now["maps"], strict=True)
    assert {new["id"] for old, new in maps if old != new} == {"inner", "outer"}
