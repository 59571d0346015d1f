"""What the box holds: 54 cards, the two variants, the points. Compiled.

A card is its number in the alphabetical order of the ids, D01 first and U07 last: the order in which
hands, lists and lines are written. A set of cards is a number with a bit for each card (`core/bag.py`).
Nothing but its kind matters for play (MIS-3).
"""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.data import DataEntry, Toml, load

DATA: Final[Toml] = load("sobremesa.games.misty", "misty.toml")
ENTRY: Final = DataEntry(DATA, "misty.toml")
META: Final = ENTRY.table("meta")
CONSTANTS: Final = ENTRY.table("constants")

RULES_VERSION: Final[str] = META.get("rules_version", str)
PLAYERS_MIN: Final[int] = META.count("players_min")
PLAYERS_MAX: Final[int] = META.count("players_max")
CARDS_IN_BOX: Final[int] = META.count("card_count")

# The kinds: arrows first, so that `kind <= RIGHT` asks for an arrow (MIS-1, MIS-R2).
KINDS: Final = ("up", "down", "left", "right", "flower", "smile", "monster", "plain")
UP: Final[i64] = 0
DOWN: Final[i64] = 1
LEFT: Final[i64] = 2
RIGHT: Final[i64] = 3
FLOWER: Final[i64] = 4
SMILE: Final[i64] = 5
MONSTER: Final[i64] = 6
PLAIN: Final[i64] = 7
STEPS: Final = ((0, -1), (0, 1), (-1, 0), (1, 0))  # columns to the right, rows down


def kind_letters() -> dict[str, str]:
    """The letter of each kind; the data must have our kinds, with our arrows."""
    letters: dict[str, str] = {}
    for entry in DATA["kinds"]:
        kind: str = entry["id"]
        key = f"kinds.{kind}"
        if kind not in KINDS:
            raise ENTRY.wrong(key, f"no such kind; the kinds are {', '.join(KINDS)}")
        number = KINDS.index(kind)
        step = (entry["dx"], entry["dy"]) if entry["arrow"] else None
        if step != (STEPS[number] if number <= 3 else None):
            raise ENTRY.wrong(key, f"the arrow is {step}")
        letters[kind] = entry["letter"]
    if len(letters) != len(KINDS):
        raise ENTRY.wrong("kinds", f"expected {', '.join(KINDS)}")
    return letters


LETTERS: Final = kind_letters()


def deck() -> list[tuple[str, str, str]]:
    """The cards, sorted by id: id, kind, drawing (MIS-1)."""
    drawings = {entry["id"]: entry for entry in DATA["drawings"]}
    cards: list[tuple[str, str, str]] = []
    for entry in ENTRY.table("deck").get("cards", list):
        name: str = entry["id"]
        key = f"deck.cards.{name}"
        kind: str = entry["kind"]
        drawing: str = entry["drawing"]
        if kind not in KINDS:
            raise ENTRY.wrong(key, f"no such kind: {kind}")
        if len(name) != 3 or name[0] != LETTERS[kind] or not name[1:].isdecimal():
            raise ENTRY.wrong(key, f"the id of a card is {LETTERS[kind]} and two digits")
        if drawing not in drawings or drawings[drawing]["kind"] != kind:
            raise ENTRY.wrong(key, f"{drawing} is no drawing of the kind {kind}")
        cards.append((name, kind, drawing))
    if len(cards) != CARDS_IN_BOX or len({card[0] for card in cards}) != len(cards):
        raise ENTRY.wrong("deck.cards", f"expected {CARDS_IN_BOX} different cards")
    for drawing, entry in drawings.items():
        if sum(card[2] == drawing for card in cards) != entry["count"]:
            raise ENTRY.wrong(f"drawings.{drawing}", f"expected {entry['count']} cards")
    return sorted(cards)


CARDS: Final = deck()
CARD_COUNT: Final[i64] = len(CARDS)
NAMES: Final = tuple(card[0] for card in CARDS)
NUMBERS: Final = {name: number for number, name in enumerate(NAMES)}
DRAWINGS: Final = tuple(card[2] for card in CARDS)
KIND: Final = vec[i64]([KINDS.index(card[1]) for card in CARDS])  # by card
DECK: Final = vec[i64](list(range(len(CARDS))))  # all cards, in order: a full stock

POINTS_PLAIN: Final[i64] = CONSTANTS.count("points_plain")
POINTS_ARROW: Final[i64] = CONSTANTS.count("points_arrow")
POINTS_MONSTER: Final[i64] = CONSTANTS.count("points_monster")
POINTS_SMILE: Final[i64] = CONSTANTS.count("points_smile")
POINTS_PAIR: Final[i64] = CONSTANTS.count("points_smile_pair")
POINTS_FLOWER: Final[i64] = CONSTANTS.count("points_flower")


class Variant(NamedTuple):
    """MIS-8, MIS-70 to MIS-72."""

    name: str
    hand_size: int
    passes: tuple[int, ...]  # for each phase: 1 = to the left (the next seat), -1 = to the right
    frames: tuple[tuple[int, int], ...]  # columns, rows
    window_cards: int


def variants() -> dict[str, Variant]:
    found: dict[str, Variant] = {}
    for entry in DATA["variants"]:
        name: str = entry["id"]
        key = f"variants.{name}"
        passes = tuple({"left": 1, "right": -1}.get(word, 0) for word in entry["pass"])
        frames = tuple((int(columns), int(rows)) for columns, rows in entry["frames"])
        cards: int = entry["window_cards"]
        if 0 in passes or len(passes) != entry["phases"]:
            raise ENTRY.wrong(key, f"pass must say left or right {entry['phases']} times")
        if any(columns * rows != cards or max(columns, rows) > 4 for columns, rows in frames):
            raise ENTRY.wrong(key, f"a frame has {cards} spaces, at most 4 in a line")
        if entry["hand_size"] * entry["phases"] != cards:
            raise ENTRY.wrong(key, f"the hands of all phases must be {cards} cards")
        if cards * PLAYERS_MAX > CARDS_IN_BOX:
            raise ENTRY.wrong(key, "there are not enough cards for all players")
        found[name] = Variant(name, entry["hand_size"], passes, frames, cards)
    if list(found) != ["standard", "introductory"]:
        raise ENTRY.wrong("variants", "expected standard and introductory")
    return found


VARIANTS: Final = variants()
STANDARD: Final = VARIANTS["standard"]
INTRODUCTORY: Final = VARIANTS["introductory"]


def option_values(name: str) -> list[str | int]:
    """The values of a table option, the default first."""
    for entry in DATA["options"]:
        if entry["id"] == name:
            values: list[str | int] = entry["values"]
            if entry["default"] not in values:
                raise ENTRY.wrong(f"options.{name}", "the default is not one of the values")
            return [entry["default"], *(value for value in values if value != entry["default"])]
    raise ENTRY.wrong(f"options.{name}", "the option is missing")
