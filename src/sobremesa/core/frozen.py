"""A position as plain tuples, which can be compared, hashed and pickled, and back again. Compiled.

A plain value is its own form. Everything else becomes a tuple that begins with what it was:

    (list, 1, 2)                  a list, a tuple, a set, a named tuple
    (dict, (key, value), ...)
    ("i64", 1, 2)                 a vec, by the name of what it holds
    (MADE, maker, form, ...)      what says by `__reduce__` how it is made again
    (Board, names, 3, ...)        any other object, field by field

So a game says nothing about itself: the fields of a class are found where Python or mypyc keeps them. Two
conventions make it work compiled, where an object cannot be made without its constructor: the parameters of
a constructor are named as the fields that they fill, and what is shared by all positions of a game, or is
quicker made again than copied, has a `__reduce__` of its own. `copy` and `apply` know nothing of all this.
A `trace` is no part of a position: it is there only while an event happens.
"""

from collections.abc import Sequence
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

PLAIN: Final = frozenset({int, str, bool, float, bytes, type(None)})
MADE: Final = "made"
TRACE: Final = "trace"
NAMES: Final[dict[Any, tuple[str, ...]]] = {}  # of compiled classes, whose fields never change


def vec_of(name: str, values: list[Any]) -> Any:
    """A vec of numbers, by the name of what it holds."""
    if name == "i64":
        return vec[i64](values)
    if name == "i32":
        return vec[i32](values)
    if name == "i16":
        return vec[i16](values)
    if name == "u8":
        return vec[u8](values)
    if name == "float":
        return vec[float](values)
    return vec[bool](values)


VECS: Final[dict[Any, str]] = {
    type(vec_of(name, [])): name for name in ("i64", "i32", "i16", "u8", "float", "bool")
}


def frozen(value: Any, ordered: bool) -> Any:
    """The form of a value. Equal values have equal forms; `ordered` keeps the order of dicts, which is no
    part of their equality but of what they are."""
    kind: Any = type(value)
    if kind in PLAIN:
        return value
    if kind in VECS:
        return (VECS[kind], *value)
    if kind is list or issubclass(kind, tuple):
        return (kind, *[frozen(part, ordered) for part in value])
    if kind is dict:
        pairs = [(frozen(key, ordered), frozen(value[key], ordered)) for key in value]
        return (dict, *pairs) if ordered else (dict, frozenset(pairs))
    if kind is set or kind is frozenset:
        return (kind, frozenset([frozen(part, ordered) for part in value]))
    if kind.__reduce__ is not object.__reduce__:
        return reduced(value, ordered)
    return value if stands_for_itself(value) else by_fields(value, ordered)


def reduced(value: Any, ordered: bool) -> Any:
    """What says itself how it is made again: by the name of a constant, or by a function and its arguments."""
    how = value.__reduce__()
    if isinstance(how, str):
        return value
    if len(how) != 2:
        raise TypeError(
            f"{type(value).__name__}.__reduce__ gives a name, or a function and a tuple"
        )
    maker, arguments = how
    return (MADE, maker, *[frozen(part, ordered) for part in arguments])


def stands_for_itself(value: Any) -> bool:
    """Functions, classes, members of an enumeration, and values with an equality and a hash of their own."""
    kind: Any = type(value)
    if isinstance(value, type) or hasattr(value, "__qualname__"):
        return True
    if kind.__reduce_ex__ is not object.__reduce_ex__:
        return True
    return kind.__eq__ is not object.__eq__ and kind.__hash__ is not None


def by_fields(value: Any, ordered: bool) -> Any:
    """An object as its class, the names of its fields, and what they hold."""
    names = fields_of(value)
    return (type(value), names, *[frozen(getattr(value, name), ordered) for name in names])


def fields_of(value: Any) -> tuple[str, ...]:
    """The fields that an object has, sorted: where mypyc lists them, in its slots and in its own dict."""
    kind = type(value)
    if kind in NAMES:
        return NAMES[kind]
    names: set[str] = set(getattr(kind, "__mypyc_attrs__", ()))
    for base in kind.__mro__:
        slots = base.__dict__.get("__slots__", ())
        names.update([slots] if isinstance(slots, str) else slots)
    names -= {"__dict__", "__weakref__", TRACE}
    if is_compiled(kind):
        NAMES[kind] = tuple(sorted(names))
        return NAMES[kind]
    names.update(getattr(value, "__dict__", ()))
    return tuple(sorted([name for name in names if name != TRACE and hasattr(value, name)]))


def is_compiled(kind: Any) -> bool:
    """Is it a class of compiled code itself, and not one that interpreted code has made of it?"""
    return "__mypyc_attrs__" in kind.__dict__


def thawed(form: Any) -> Any:
    """The value that has this form, made anew."""
    if type(form) is not tuple:
        return form
    kind = form[0]
    if kind in VECS.values():
        return vec_of(kind, list(form[1:]))
    if kind == MADE:
        return form[1](*[thawed(part) for part in form[2:]])
    if kind is dict:
        return {thawed(key): thawed(value) for key, value in form[1:]}
    if kind is set or kind is frozenset:
        return kind([thawed(part) for part in form[1]])
    if kind is list or kind is tuple:
        return kind([thawed(part) for part in form[1:]])
    if issubclass(kind, tuple):
        return kind(*[thawed(part) for part in form[1:]])
    return from_fields(kind, form[1], [thawed(part) for part in form[2:]])


def from_fields(kind: Any, names: Sequence[str], values: Sequence[Any]) -> Any:
    """An object with these fields."""
    fields = dict(zip(names, values, strict=True))
    if not is_compiled(kind):
        made = kind.__new__(kind)
        for name in fields:
            setattr(made, name, fields[name])
        return made
    wanted = parameters_of(kind)
    missing = [name for name in wanted if name not in fields]
    if missing:
        raise TypeError(
            f"{kind.__name__} is made with {', '.join(missing)}, and has no field of that name"
        )
    made = kind(*[fields[name] for name in wanted])
    for name in fields:
        if name not in wanted:
            setattr(made, name, fields[name])
    return made


def parameters_of(kind: Any) -> list[str]:
    """The names of the parameters of a compiled constructor, from the signature that mypyc writes down."""
    signature = kind.__text_signature__
    if signature is None:
        raise TypeError(f"{kind.__name__} does not say how it is constructed: give it a __reduce__")
    said = [part.split("=")[0].strip() for part in signature.strip("()").split(",")]
    return [name for name in said if name.isidentifier()]
