"""An event as it happens: the position before it, the position after it, and what the rules wrote down.

Core lets an event happen once; whoever listens reads the happening, and nothing is copied or applied again
for a listener. So positions are replaced, never changed: a happening, a match and a listener share them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Generic, NamedTuple, TypeVar

from sobremesa.core.state import Action, Fact, Note, Seat, State

S = TypeVar("S", bound=State)


class Event(NamedTuple):
    """One decision of one seat, or one outcome of chance."""

    who: Seat
    action: Action


class Happening(NamedTuple, Generic[S]):
    """An event that has happened. Its positions are read, never changed."""

    before: S
    who: Seat
    action: Action
    after: S
    trace: list[Fact]  # the consequences, in their order

    @property
    def event(self) -> Event:
        return Event(self.who, self.action)


class Perceived(NamedTuple):
    """What one listener learns of a happening: lines that it hears, consequences that it is told, what the lines say."""

    lines: list[str]
    notes: list[Note]
    said: list[Note]
    step: str = ""  # of which the decision is part: "all" decide at once, or may react ("window")


def happen(before: S, who: Seat, action: Action) -> Happening[S]:
    """Let a legal event happen. Unchecked, as `apply`; the position before it stays as it was."""
    after: S = before.copy()  # type: ignore[assignment]  # a copy is of the same game
    trace: list[Fact] = []
    after.trace = trace
    after.apply(who, action)
    after.trace = None
    return Happening(before, who, action, after, trace)


def happenings(state: S, events: Iterable[tuple[Seat, Action]]) -> Iterator[Happening[S]]:
    """One event after the other, from this position on."""
    for who, action in events:
        happening = happen(state, who, action)
        yield happening
        state = happening.after


def still_secret(before: State, now: State) -> bool:
    """Is the secret simultaneous step that was open before still open now?"""
    return before.together() > 0 and before.together() == now.together()


Said = str | int | dict[str, str | int]  # an argument of a note, or several of other names


class Wording:
    """How a game's facts become notes: by key the names of their numbers, by name what a number says.

    >>> cards = ("ace", "king")
    >>> said = Wording({"drew": "seat card"}, {"card": cards.__getitem__})
    >>> said.note(Fact("drew", "XYZ-3", (1, 0)))
    Note(key='drew', rule='XYZ-3', args={'seat': 1, 'card': 'ace'})
    """

    def __init__(self, names: Mapping[str, str], says: Mapping[str, Callable[[int], Said]]) -> None:
        self.names = {key: named.split() for key, named in names.items()}
        self.says = says

    def note(self, fact: Fact) -> Note:
        args: dict[str, str | int] = {}
        for name, number in zip(self.names[fact.key], fact.numbers, strict=False):
            said = self.says[name](number) if name in self.says else number
            args |= said if isinstance(said, dict) else {name: said}
        return Note(fact.key, fact.rule, args)

    def notes(self, trace: Iterable[Fact]) -> list[Note]:
        return [self.note(fact) for fact in trace]
