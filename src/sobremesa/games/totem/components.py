"""What the box holds: the board and its cells, the start cells, the dice. Compiled.

A cell is a number in a grid of 21 rows of 20 columns: row letter A is grid row 1, and a cell's number
is its column. Column 0 and the rows at both ends are off the board, so that a step never leaves the
grid, and rising numbers are the canonical order of cells (row A first, within a row by number).

        NW -20   NE -19
    W -1    cell    E +1        J10 touches J11, I11, I10, J9, K9, K10
        SW +19   SE +20
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sobremesa.core.data import DataEntry, load
from sobremesa.core.hex import DIRECTIONS, Hex, hexagon

ENTRY: Final = DataEntry(load("sobremesa.games.totem", "totem.toml"), "totem.toml")
BOARD_DATA: Final = ENTRY.table("board")
DICE_DATA: Final = ENTRY.table("dice")

LETTERS: Final[str] = BOARD_DATA.get("row_letters", str)
CENTRE_NUMBER: Final[int] = BOARD_DATA.count("number_offset")
WIDTH: Final[i64] = 20
CELLS: Final[i64] = 420  # of the grid, 271 of them on the board

PIECES: Final[i64] = ENTRY.table("components").count("pieces_per_totem")
RESERVE: Final[i64] = ENTRY.table("setup").count("reserve")
ADD_MIN_SUM: Final[i64] = DICE_DATA.count("add_min_sum")
AGAIN_SUM: Final[i64] = DICE_DATA.count("again_sum")
RULES_VERSION: Final[str] = ENTRY.table("game").get("rules_version", str)
COLOURS: Final[tuple[str, ...]] = tuple(ENTRY.table("components").get("colours", list))


def cell_at(place: Hex) -> int:
    """The grid number of an axial coordinate."""
    return (place.r + CENTRE_NUMBER) * 20 + place.q + CENTRE_NUMBER


def cell_name(cell: int) -> str:
    """`J10`; for any cell of the grid that has a row letter and a number."""
    return f"{LETTERS[cell // 20 - 1]}{cell % 20}"


# 361, some off the board.
NAMES: Final = {cell_name(cell): cell for cell in range(20, 400) if cell % 20}
ON_BOARD: Final = [cell_at(place) for place in hexagon(BOARD_DATA.count("side"))]
if len(ON_BOARD) != BOARD_DATA.count("cells"):
    raise ENTRY.wrong("board.cells", f"a board of this side has {len(ON_BOARD)} cells")

WAYS: Final = sorted(DIRECTIONS, key=lambda way: (way.r, way.q))  # in the canonical order of cells
STEPS: Final = vec[i64]([way.r * 20 + way.q for way in WAYS])
SIX: Final[i64] = 6  # of them
DIRECTION: Final = vec[i64]([2**k for k in range(6)])  # the bit of each, in sets of directions
BACK: Final = vec[u8]([2 ** (5 - k) for k in range(6)])  # the bit of the direction that leads back
STEP_OF: Final = vec[i64](  # by the bit of a direction
    [STEPS[bit.bit_length() - 1] if bit.bit_count() == 1 else 0 for bit in range(64)]
)
# The bit of the direction, by 20 plus how far away it leads in the grid.
STEP_BIT: Final = vec[i64](
    [2 ** list(STEPS).index(away) if away in STEPS else 0 for away in range(-20, 21)]
)


def bit_of(away: i64) -> i64:
    """The direction that leads to a cell so far away in the grid; 0 if none does."""
    return STEP_BIT[away + WIDTH] if -WIDTH <= away <= WIDTH else 0


def side_by_side(first: int, second: int) -> bool:
    """Do these directions lead to neighbouring cells?"""
    return WAYS[first].distance(WAYS[second]) == 1


def flanks(directions: int) -> int:
    """The directions side by side with any of these."""
    found = [
        k for k in range(6) if any(directions >> j & 1 and side_by_side(j, k) for j in range(6))
    ]
    return sum(2**k for k in found)


def is_split(directions: int) -> bool:
    """Are there gaps between these directions, so that not each is linked with each by its neighbours?"""
    reached = directions & -directions
    while flanks(reached) & directions & ~reached:
        reached |= flanks(reached) & directions
    return reached != directions


# By set of directions.
FLANKS: Final = vec[i64]([flanks(directions) for directions in range(64)])
IS_SPLIT: Final = vec[bool]([is_split(directions) for directions in range(64)])

FREE: Final[u8] = 0
OFF: Final[u8] = 255  # not a cell of the board


def empty_board() -> vec[u8]:
    board = vec[u8]([255] * 420)
    for cell in ON_BOARD:
        board[cell] = FREE
    return board


EMPTY: Final = empty_board()
# By cell: the directions that lead off the board.
EDGES: Final = [
    sum(
        2**k
        for k, way in enumerate(WAYS)
        if not 0 <= cell + way.r * 20 + way.q < 420 or EMPTY[cell + way.r * 20 + way.q] != FREE
    )
    for cell in range(420)
]


def start_cell(name: str) -> int:
    if name not in NAMES or NAMES[name] not in ON_BOARD:
        raise ENTRY.wrong("start", f"{name} is not a cell of the board")
    return NAMES[name]


STARTS: Final = vec[i64](
    sorted(start_cell(entry.get("cell", str)) for entry in ENTRY.entries("start"))
)

# By number of players: the sets of cells that a game may begin with (TOT-15 to TOT-17).
START_SETS: Final[dict[int, list[list[int]]]] = {
    int(players): [[start_cell(name) for name in names] for names in sets]
    for players, sets in ENTRY.table("start_sets").data.items()
}

ROLLS: Final[list[list[int]]] = DICE_DATA.get("rolls", list)  # low die, high die, weight out of 36
if sum(weight for _, _, weight in ROLLS) != 36:
    raise ENTRY.wrong("dice.rolls", "the weights of two dice add up to 36")
