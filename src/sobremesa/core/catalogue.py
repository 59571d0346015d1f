"""All that can ever be decided in a game, and all that chance can ever bring, by number and by text.

Whoever learns or solves a game wants a place for every decision before the first one is taken. The actions
of a game are numbers with gaps; a catalogue gives them places without any, in canonical order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import overload

from sobremesa.core.state import Action


class Catalogue(Sequence[Action]):
    """Actions in canonical order, each once: by place, by action and by text.

    It is made from a list; or, where a game has more decisions than one would write down, from any other
    sequence that knows `len`, `[place]` and a quick `index`, as a `range` does. Nothing is listed then.
    """

    def __init__(self, actions: Sequence[Action], write: Callable[[Action], str]) -> None:
        self.actions, self.write = actions, write

    @cached_property
    def places(self) -> dict[Action, int]:
        """By action; empty where the sequence finds them itself."""
        if not isinstance(self.actions, list | tuple):
            return {}
        return {action: place for place, action in enumerate(self.actions)}

    def __len__(self) -> int:
        return len(self.actions)

    @overload
    def __getitem__(self, place: int) -> Action: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Action]: ...
    def __getitem__(self, place: int | slice) -> Action | Sequence[Action]:
        return self.actions[place]

    def __iter__(self) -> Iterator[Action]:
        return iter(self.actions)

    def __contains__(self, action: object) -> bool:
        try:
            self.index(action)
        except ValueError:
            return False
        return True

    def index(self, action: object, start: int = 0, stop: int | None = None) -> int:
        """The place of an action; ValueError if it is not here."""
        if not isinstance(self.actions, list | tuple):
            place = self.actions.index(action)
        elif action in self.places:
            place = self.places[action]
        else:
            raise ValueError(f"{action} is not in the catalogue")
        if not start <= place < (len(self) if stop is None else stop):
            raise ValueError(f"{action} is elsewhere in the catalogue")
        return place

    def text(self, place: int) -> str:
        return self.write(self.actions[place])

    def texts(self) -> Iterator[str]:
        return map(self.write, self.actions)
