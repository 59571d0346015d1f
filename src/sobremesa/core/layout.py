"""What a game may say about how its table looks, without drawing anything: cards, tokens, boards, tracks.

A game without a board of its own is shown as a free table, made from its view (`arrange.py`). Here is what its author can
add in a file beside the game; docs/guide/free-table.md has an example of everything. It says how things look and
what they are called in decisions; the words are in text/*.ftl. Whatever it does not say is worked out.

>>> layout = layout_from({
...     "pieces": {"card": {"look": "card", "ranks": ["1", "2"], "suits": [{"id": "c", "sign": "♣", "colour": "green"}]}},
...     "fields": {"hand": {"pieces": "card"}},
... }, "layout.toml")
>>> [thing.name for thing in layout.kinds["card"].things.values()], layout.wishes["hand"].pieces
(['c1', 'c2'], 'card')
>>> layout_from({"fields": {"hand": {"peices": "card"}}}, "layout.toml")
Traceback (most recent call last):
sobremesa.core.data.DataError: layout.toml: fields.hand.peices: is none of show, pieces, seats, decides, ...
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from string import ascii_lowercase
from typing import Any, Final

from sobremesa.core.data import DataEntry, load

LOOKS: Final = ("card", "token", "die", "word")
SHOWS: Final = (
    "value",
    "pieces",
    "stack",
    "grid",
    "hexes",
    "track",
    "seat",
    "group",
    "groups",
    "none",
)
COLOURS: Final = (
    "red", "orange", "yellow", "green", "blue", "purple", "pink", "brown", "black", "white", "grey",
)  # fmt: skip
DRAWING: Final = re.compile(r"[MmLlHhVvCcSsQqTtAaZz0-9eE\s,.+-]+")  # the path of an SVG
MOST_PLACES: Final = 2000


@dataclass(frozen=True, slots=True)
class Thing:
    """One kind of card, token or choice: what it is called in decisions, and how it looks."""

    name: str
    sign: str = ""
    rank: str = ""
    suit: str = ""
    colour: str = ""
    drawing: str = ""  # SVG paths, on a square of 64 by 64


@dataclass(frozen=True, slots=True)
class Kind:
    """Things that look alike, by the value that stands for each in a view."""

    look: str = "word"
    hidden: tuple[str, ...] = ()  # the values of those that are not seen
    things: Mapping[str, Thing] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Wish:
    """What a game says of a field of its view; what is None or empty is worked out."""

    show: str = ""
    pieces: str = ""
    seats: bool | None = None  # one entry for each seat?
    # The kinds of decisions that are made by clicking here; None: all that fit.
    decides: tuple[str, ...] | None = None
    called: str = ""  # what the whole of it is called in decisions; `{seat}` is the seat
    empty: tuple[str, ...] = ()  # values that stand for nothing there
    places: tuple[tuple[str, ...], ...] = ()  # what the places of a board are called, row by row
    upwards: bool = False  # is the first row the lowest one?


@dataclass(frozen=True, slots=True)
class Layout:
    kinds: Mapping[str, Kind] = field(default_factory=dict)
    wishes: Mapping[str, Wish] = field(default_factory=dict)
    file: str = ""  # that errors name


def read_layout(package: str, file: str = "layout.toml") -> Layout:
    """The layout in a file of a package; DataError names the file, the key and what is wrong."""
    return layout_from(load(package, file), file)


def layout_from(data: Mapping[str, Any], file: str) -> Layout:
    root = DataEntry(dict(data), file)
    only(root, "pieces", "fields")
    kinds = {name: kind_from(part) for name, part in parts(root, "pieces")}
    wishes = {name: wish_from(part, kinds) for name, part in parts(root, "fields")}
    return Layout(kinds, wishes, file)


def parts(entry: DataEntry, key: str) -> list[tuple[str, DataEntry]]:
    """The named tables in a table that may be missing."""
    if key not in entry.data:
        return []
    found = entry.table(key)
    return [(name, found.table(name)) for name in found.data]


def only(entry: DataEntry, *known: str) -> None:
    for key in entry.data:
        if key not in known:
            raise entry.wrong(key, f"is none of {', '.join(known)}")


# Things


def kind_from(entry: DataEntry) -> Kind:
    only(entry, "look", "hidden", "each", "suits", "ranks", "name", "first")
    look = entry.word("look", LOOKS) if "look" in entry.data else "word"
    things = deck(entry) if "suits" in entry.data else each_thing(entry)
    return Kind(look, values(entry, "hidden"), things)


def each_thing(entry: DataEntry) -> dict[str, Thing]:
    """Things one by one; the value of one that says none is its name."""
    found: dict[str, Thing] = {}
    for each in entry.entries("each", "name") if "each" in entry.data else []:
        only(each, "value", "name", "sign", "colour", "drawing")
        name = each.get("name", str)
        value = values(each, "value")[0] if "value" in each.data else name
        if value in found:
            raise each.wrong("value", f"{value} is there twice")
        found[value] = Thing(name, sign(each), colour=colour(each), drawing=drawing(each))
    return found


def deck(entry: DataEntry) -> dict[str, Thing]:
    """All ranks of all suits. The value of a card is its name or, with `first`, its number, suit by suit."""
    only(entry, "look", "hidden", "suits", "ranks", "name", "first")
    suits, ranks = entry.entries("suits"), values(entry, "ranks")
    pattern = entry.get("name", str) if "name" in entry.data else "{suit}{rank}"
    first = entry.count("first") if "first" in entry.data else None
    found: dict[str, Thing] = {}
    for number, (suit, rank) in enumerate(product(suits, ranks)):
        only(suit, "id", "sign", "colour")
        letter = suit.get("id", str)
        name = filled(entry, "name", pattern, suit=letter, rank=rank)
        value = name if first is None else str(first + number)
        found[value] = Thing(name, sign(suit), rank, letter, colour(suit))
    if len(found) < len(suits) * len(ranks):
        raise entry.wrong("name", f"{pattern} calls several cards the same")
    return found


def sign(entry: DataEntry) -> str:
    found = entry.get("sign", str) if "sign" in entry.data else ""
    if len(found) > 4:
        raise entry.wrong(
            "sign", f"is a letter or a symbol, at most four characters, not {found!r}"
        )
    return found


def colour(entry: DataEntry) -> str:
    return entry.word("colour", COLOURS) if "colour" in entry.data else ""


def drawing(entry: DataEntry) -> str:
    found = entry.get("drawing", str) if "drawing" in entry.data else ""
    if found and not DRAWING.fullmatch(found):
        raise entry.wrong(
            "drawing", "is the path of an SVG and nothing else: M8 42c-6-18 10-30 22-26z"
        )
    return found


def values(entry: DataEntry, key: str) -> tuple[str, ...]:
    """A word or a number, or a list of them, as texts."""
    found = entry.data.get(key, [])
    listed = found if isinstance(found, list) else [found]
    for value in listed:
        if not isinstance(value, str | int):
            raise entry.wrong(key, f"has words or numbers, not {value!r}")
    return tuple(written(value) for value in listed)


def written(value: object) -> str:
    """A value of a view as layouts and pages name it.

    >>> written(3), written(True), written(None), written("a3")
    ('3', 'true', 'null', 'a3')
    """
    if value is None:
        return "null"
    return str(value).lower() if isinstance(value, bool) else str(value)


def filled(entry: DataEntry, key: str, pattern: str, **known: str) -> str:
    try:
        return pattern.format(**known)
    except (KeyError, IndexError, ValueError):
        holes = " and ".join(f"{{{name}}}" for name in known)
        raise entry.wrong(key, f"has {holes} and no other braces, not {pattern!r}") from None


# Fields


def wish_from(entry: DataEntry, kinds: Mapping[str, Kind]) -> Wish:
    only(
        entry, "show", "pieces", "seats", "decides", "called", "empty", "columns", "rows", "cell", "spaces", "upwards",
    )  # fmt: skip
    show = entry.word("show", SHOWS) if "show" in entry.data else ""
    called = entry.get("called", str) if "called" in entry.data else ""
    filled(entry, "called", called, seat="0")
    return Wish(
        show,
        entry.word("pieces", ("seat", *kinds)) if "pieces" in entry.data else "",
        entry.get("seats", bool) if "seats" in entry.data else None,
        values(entry, "decides") if "decides" in entry.data else None,
        called,
        values(entry, "empty"),
        places_of(entry, show),
        entry.get("upwards", bool) if "upwards" in entry.data else False,
    )


def places_of(entry: DataEntry, show: str) -> tuple[tuple[str, ...], ...]:
    """The names of all places. A grid has `columns` and `rows`, hexes the lengths of their `rows`, a track its `spaces`;
    each is a number, or the names themselves."""
    wanted = {"grid": ("columns", "rows"), "hexes": ("rows",), "track": ("spaces",)}.get(show, ())
    for key in ("columns", "rows", "spaces"):
        if key in entry.data and key not in wanted:
            raise entry.wrong(key, f"is nothing that {show or 'this field'} has")
    if show == "track":
        return (named(entry, "spaces", numbers(0)),)
    if not wanted or not any(key in entry.data for key in wanted):
        return ()  # as the view has them
    if show == "hexes":
        lengths = [int(length) for length in values(entry, "rows") if length.isdecimal()]
        rows, columns = tuple(ascii_lowercase), tuple(numbers(1))
        pattern = "{row}{column}"
    else:
        columns, rows = named(entry, "columns", ascii_lowercase), named(entry, "rows", numbers(1))
        lengths, pattern = [len(columns)] * len(rows), "{column}{row}"
    if not lengths or sum(lengths) > MOST_PLACES:
        raise entry.wrong("rows", f"makes at least one place, and at most {MOST_PLACES}")
    pattern = entry.get("cell", str) if "cell" in entry.data else pattern
    return tuple(
        tuple(filled(entry, "cell", pattern, column=column, row=row) for column in columns[:length])
        for row, length in zip(rows, lengths, strict=False)
    )


def named(entry: DataEntry, key: str, usual: Sequence[str]) -> tuple[str, ...]:
    """So many names, or the names themselves: a list, or a text with a letter for each."""
    found = entry.data.get(key)
    if isinstance(found, int) and not isinstance(found, bool):
        if not 0 < found <= len(usual):
            raise entry.wrong(key, f"is at least 1 and at most {len(usual)}, not {found}")
        return tuple(usual[:found])
    listed = tuple(found) if isinstance(found, str) else values(entry, key)
    if not listed:
        raise entry.wrong(key, "is a number, or a list of names")
    return listed


def numbers(first: int) -> list[str]:
    return [str(number) for number in range(first, first + 200)]
