"""What beliefs are made of: lines as events with holes, and fields that a view shows as they are."""

from dataclasses import dataclass
from random import Random
from typing import Any, Final, Generic, NamedTuple, TypeVar

from sobremesa.core.option import Options
from sobremesa.core.state import CHANCE, JUDGE, Seat, State

HOLE: Final = "?"  # what is not known of an event


S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Certainty(Generic[S]):
    """For a game that hides nothing: every sample is the position that the view shows."""

    known: S

    def sample(self, rng: Random) -> S:
        return self.known.copy()  # type: ignore[return-value]  # a copy is of the same game


class Sound(NamedTuple):
    """A line as a listener takes it in."""

    who: Seat  # CHANCE, or JUDGE for a consequence, which is a comment
    words: tuple[str, ...]  # what kind of event it is, then what is known of it


def sound(line: str) -> Sound:
    """
    >>> sound("1: give ? @3")
    Sound(who=1, words=('give', '?', '@3'))
    """
    speaker, *words = line.split(" ")
    who = {"!": CHANCE, "#": JUDGE}.get(speaker)
    return Sound(int(speaker[:-1]) if who is None else who, tuple(words))


def agreed(seen: object, names: str) -> Options:
    """What the table agreed on, from a view that shows each of these options in a field of its name."""
    return {name: getattr(seen, name) for name in names.split()}


def restore(state: State, seen: object, fields: str) -> None:
    """Give a position these fields of a view, which shows them as they are; None is -1 there.

    A field that the view calls otherwise is `field=name`.
    """
    for pair in fields.split():
        field, _, name = pair.partition("=")
        value = getattr(seen, name or field)
        setattr(state, field, -1 if value is None else value)


def shown(state: State, fields: str) -> dict[str, Any]:
    """The other way round, for a view that has fields of these names."""
    return {name: getattr(state, name) for name in fields.split()}
