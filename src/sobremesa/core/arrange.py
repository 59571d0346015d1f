"""The free table: what lies where, for a game that nobody has drawn. From the view alone, so it knows no more than its seat.

`plan_of` works out once how a game's views are shown: from their types, from how the game begins, and from what the game
says itself (`layout.py`). `arrange` then lays out one view: what everybody shares, and a row for each seat. The terminal
draws what it gives; the pages do the same with the plan and a view (web/src/games/plain/arrange.ts), and a test holds
the two together.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum
from functools import lru_cache
from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

from sobremesa.core.data import DataError
from sobremesa.core.layout import Kind, Layout, Thing, Wish, written
from sobremesa.core.protocol import AnyGame

# What fields are mostly about that are called so, unless the game says otherwise.
SEATS: Final = frozenset({"dealer", "leader", "starter", "bidder"})
CARDS: Final = frozenset({"hand", "hands", "card", "cards", "deck", "discard", "discards", "trick"})
DICE: Final = frozenset({"dice", "die", "roll", "rolls", "rolled"})
# As numbers they say how many there are.
COUNTS: Final = frozenset({"hand", "hands", "cards", "discards", "dice", "rolls"})
STACKS: Final = frozenset({"deck", "pile", "piles", "stack", "stock", "supply", "draw_pile", "bag"})
# What stands around the table says it.
UNSHOWN: Final = frozenset({"seat", "players", "turn", "deciders", "over"})
UNSEEN: Final = frozenset({"?", "null"})  # among cards


@dataclass(frozen=True, slots=True)
class Field:
    """How one field of a view is shown."""

    name: str
    show: str  # one of layout.SHOWS
    pieces: str = ""  # the kind of things there
    seats: bool = False  # an entry for each seat
    decides: tuple[str, ...] | None = None
    called: str = ""
    empty: tuple[str, ...] = ()
    places: tuple[tuple[str, ...], ...] = ()
    upwards: bool = False
    fields: "tuple[Field, ...]" = ()  # of a dataclass
    at: int = -1  # which entry of a view that is a tuple


@dataclass(frozen=True, slots=True)
class Plan:
    fields: tuple[Field, ...]
    kinds: Mapping[str, Kind]


@dataclass(frozen=True, slots=True)
class Item:
    """Something on the table: a card, a token, a number, a word."""

    look: str  # a look of a kind of things; or number, truth, seat
    kind: str
    value: str
    name: str  # in decisions; empty for what is not seen
    hidden: bool = False
    count: int = 1


@dataclass(frozen=True, slots=True)
class Place:
    name: str
    items: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class Part:
    """A field as it lies on the table."""

    field: str
    show: str
    kind: str = ""  # of the things there
    items: tuple[Item, ...] = ()
    count: int = 0  # of a stack; or of pieces that are not seen one by one
    rows: tuple[tuple[Place, ...], ...] = ()  # of a board, the highest first
    parts: "tuple[Part, ...]" = ()
    name: str = ""  # of the whole, in decisions
    decides: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class Spread:
    shared: tuple[Part, ...]
    seats: tuple[tuple[Part, ...], ...]


# How views are shown


@lru_cache(maxsize=64)
def plan_of(game: AnyGame) -> Plan:
    """DataError if the game's layout speaks of fields that its views do not have."""
    layout = game.layout or Layout()
    views = {
        players: game.view(game.start(players, {}), 0)
        for players in (game.seats[0], game.seats[-1])
    }
    view = next(iter(views.values()))
    by_seat = {
        name
        for name in names_of(view)
        if all(length_of(getattr(view, name)) == players for players, view in views.items())
    }
    kinds = dict(layout.kinds)
    found = tuple(planned(type(view), layout, by_seat, kinds))
    known = set(every_name(found)) | set(names_of(view))
    for name in layout.wishes:
        if name not in known:
            raise DataError(layout.file, f"fields.{name}", "is no field of the game's view")
    return Plan(tuple(part for part in found if part.show != "none"), kinds)


def planned(
    view: type, layout: Layout, by_seat: set[str], kinds: dict[str, Kind]
) -> Iterator[Field]:
    hints = hints_of(view)
    listed = not is_dataclass(view)
    for at, name in enumerate(names_of(view)):
        wish = layout.wishes.get(name, Wish())
        seats = name in by_seat if wish.seats is None else wish.seats
        kind = inner(hints.get(name, Any)) if seats else plain(hints.get(name, Any))
        inside = next((each for each in options(inner(kind), kind) if is_shape(each)), None)
        members = next((each for each in options(inner(kind), kind) if is_enum(each)), None)
        if members is not None and not wish.pieces:
            kinds.setdefault(members.__name__.lower(), enumerated(members))
        pieces = wish.pieces or (
            members.__name__.lower() if members else usual_kind(name, kind, kinds)
        )
        yield Field(
            name,
            wish.show or usual_show(name, kind, inside),
            pieces,
            seats,
            wish.decides,
            wish.called,
            wish.empty,
            wish.places,
            wish.upwards,
            tuple(each for each in planned(inside, layout, set(), kinds) if each.show != "none")
            if inside
            else (),
            at if listed else -1,
        )


def usual_show(name: str, kind: Any, inside: type | None) -> str:
    """From what the field is called, and from its type."""
    if name in UNSHOWN:
        return "none"
    if inside is not None:
        return "groups" if is_list(kind) else "group"
    if not is_list(kind):
        scalar = int in options(kind)
        return (
            "seat"
            if name in SEATS and scalar
            else "stack"
            if name in STACKS and scalar
            else "value"
        )
    return "grid" if is_list(inner(kind)) else "pieces"


def usual_kind(name: str, kind: Any, kinds: dict[str, Kind]) -> str:
    """The kind of things in a field whose game does not say: words, or cards or dice if it is called so."""
    counted = name in COUNTS and not is_list(kind) and int in options(kind)
    look = "word" if counted else "card" if name in CARDS else "die" if name in DICE else "word"
    kinds.setdefault(name, Kind(look))
    return name


def enumerated(members: type[Enum]) -> Kind:
    return Kind(
        "word",
        things={
            written(each.value): Thing(each.name.lower().replace("_", "-")) for each in members
        },
    )


def every_name(found: Sequence[Field]) -> Iterator[str]:
    for part in found:
        yield part.name
        yield from every_name(part.fields)


# Types and values


def hints_of(view: type) -> dict[str, Any]:
    """The types of fields; none where they cannot be found out."""
    try:
        return get_type_hints(view)
    except (NameError, TypeError):
        return {}


def options(*types: Any) -> list[Any]:
    """The types that something may have, one by one."""
    found = []
    for kind in types:
        union = get_origin(kind) in (Union, UnionType)
        found += [each for each in get_args(kind) if each is not NoneType] if union else [kind]
    return found


def plain(kind: Any) -> Any:
    """What `X | None` is when it is something."""
    some = options(kind)
    return some[0] if len(some) == 1 else kind


def inner(kind: Any) -> Any:
    """What a list is a list of; the type itself if it is none."""
    for each in options(kind):
        if get_origin(each) in (tuple, list, set, frozenset, Sequence):
            return plain(get_args(each)[0]) if get_args(each) else Any
        if get_origin(each) in (dict, Mapping):
            return plain(get_args(each)[-1])
    return kind


def is_list(kind: Any) -> bool:
    return any(
        get_origin(each) in (tuple, list, set, frozenset, dict, Sequence, Mapping)
        or each in (tuple, list)
        for each in options(kind)
    )


def is_shape(kind: Any) -> bool:
    return isinstance(kind, type) and (is_dataclass(kind) or hasattr(kind, "_fields"))


def is_enum(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Enum)


def names_of(view: Any) -> tuple[str, ...]:
    """The fields of a dataclass or a named tuple, or of the class itself."""
    if is_dataclass(view):
        return tuple(part.name for part in fields(view))
    return tuple(getattr(view, "_fields", ()))


def length_of(value: object) -> int:
    return len(value) if isinstance(value, tuple | list) else -1


# One view


def arrange(plan: Plan, view: Any, players: int) -> Spread:
    view = simple(view)
    shared: list[Part] = []
    rows: list[list[Part]] = [[] for _ in range(players)]
    for part in plan.fields:
        value = part_of(view, part)
        if not part.seats or length_of(value) != players:
            shared += laid(plan, part, value, -1)
        elif part.show == "track":
            shared.append(track(part, [(str(seat), at) for seat, at in enumerate(value)]))
        else:
            for seat, row in enumerate(rows):
                row += laid(plan, part, value[seat], seat)
    return Spread(tuple(shared), tuple(map(tuple, rows)))


def simple(value: Any) -> Any:
    """A value as JSON has it, as the pages get it."""
    if is_dataclass(value):
        return {part.name: simple(getattr(value, part.name)) for part in fields(value)}
    if isinstance(value, Enum):
        return simple(value.value)
    if isinstance(value, Mapping):
        return {written(simple(key)): simple(each) for key, each in value.items()}
    if isinstance(value, set | frozenset):
        return [simple(each) for each in sorted(value)]
    return [simple(each) for each in value] if isinstance(value, tuple | list) else value


def part_of(view: Any, part: Field) -> Any:
    if isinstance(view, dict):
        return view.get(part.name)
    return view[part.at] if isinstance(view, list) and part.at < len(view) else None


def laid(plan: Plan, part: Field, value: Any, seat: int) -> list[Part]:
    """A field on the table; nothing where there is nothing to show."""
    if part.show in ("grid", "hexes") or (part.show == "track" and isinstance(value, dict | list)):
        return [board(plan, part, value)]
    if part.show == "track":
        return [track(part, [("", value)])]
    if value is None:
        return []
    if part.show in ("group", "groups"):
        return grouped(plan, part, value, seat)
    name = part.called.replace("{seat}", str(seat))
    count = value if is_number(value) else 0
    if part.show == "stack":
        count = count or (len(value) if isinstance(value, list | dict) else 0)
        return [Part(part.name, "stack", part.pieces, (), count, name=name, decides=part.decides)]
    if part.show == "pieces" and is_number(value):  # so many that are not seen
        return [Part(part.name, "pieces", part.pieces, (), count, name=name, decides=part.decides)]
    items = tuple(many(plan, part, value))
    return [Part(part.name, part.show, part.pieces, items, name=name, decides=part.decides)]


def is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def grouped(plan: Plan, part: Field, value: Any, seat: int) -> list[Part]:
    """A dataclass within a view, or several: its fields one by one."""
    found = [
        tuple(
            each
            for inside in part.fields
            for each in laid(plan, inside, part_of(one, inside), seat)
        )
        for one in (value if part.show == "groups" else [value])
        if one is not None
    ]
    if seat >= 0 and part.show == "group":
        return list(found[0])  # the row of the seat is frame enough
    return [Part(part.name, "group", parts=parts) for parts in found]


def many(plan: Plan, part: Field, value: Any) -> Iterator[Item]:
    """All that lies in one place; a mapping says how many of each."""
    if isinstance(value, dict):
        for name, count in value.items():
            if is_number(count):
                yield replace(item(plan, part, name), count=count)
            else:
                yield Item("word", "", f"{name}: {written(count)}", name)
    elif isinstance(value, list):
        for each in value:
            yield from many(plan, part, each)
    elif written(value) not in part.empty:
        yield item(plan, part, value)


def item(plan: Plan, part: Field, value: Any) -> Item:
    text = written(value)
    if part.show == "seat" or part.pieces == "seat":
        return Item("seat", "seat", text, text)
    kind = plan.kinds.get(part.pieces, Kind())
    if text in kind.things:
        return Item(kind.look, part.pieces, text, kind.things[text].name)
    if text in kind.hidden or (kind.look != "word" and text in UNSEEN):
        return Item(kind.look, part.pieces, text, "", True)
    if kind.look == "word" and isinstance(value, bool):
        return Item("truth", part.pieces, text, "")
    if kind.look == "word" and is_number(value):
        return Item("number", part.pieces, text, text)
    return Item(kind.look, part.pieces, text, text)


def board(plan: Plan, part: Field, value: Any) -> Part:
    """A grid, hexes, or the spaces of a track, with what lies on each."""
    if isinstance(value, dict):
        names, found = part.places or (tuple(value),), value
        rows = [
            tuple(Place(name, here(plan, part, found.get(name))) for name in row) for row in names
        ]
    else:
        listed = value if isinstance(value, list) else []
        nested = bool(listed) and all(isinstance(each, list) for each in listed)
        names = part.places or tuple(("",) * len(row) for row in (listed if nested else [listed]))
        ahead = iter([each for row in listed for each in row] if nested else listed)
        rows = [
            tuple(Place(name, here(plan, part, next(ahead, None))) for name in row) for row in names
        ]
    if part.upwards:
        rows.reverse()
    return Part(part.name, part.show, part.pieces, rows=tuple(rows), decides=part.decides)


def here(plan: Plan, part: Field, value: Any) -> tuple[Item, ...]:
    """What lies in one place of a board."""
    return () if value is None or value == "" else tuple(many(plan, part, value))


def track(part: Field, markers: Sequence[tuple[str, Any]]) -> Part:
    """Spaces in a row, and who or what stands where."""
    spaces = tuple(
        Place(name, tuple(marker(part, seat) for seat, at in markers if at == number))
        for number, name in enumerate(part.places[0] if part.places else ())
    )
    return Part(part.name, "track", part.pieces, rows=(spaces,), decides=part.decides)


def marker(part: Field, seat: str) -> Item:
    return Item("seat", "seat", seat, seat) if seat else Item("token", part.name, "", "")
