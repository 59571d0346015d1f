"""One game as learners see it: rows of bits, masks, decisions by their places in the catalogue.

The luck is that of `core/columns.py`: a seed and a number give the same game here and there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from sobremesa.core.columns import Places
from sobremesa.core.fast_random import FastRandom
from sobremesa.core.playout import random_choice
from sobremesa.core.protocol import AnyGame, Refusal
from sobremesa.core.state import CHANCE, Seat, State
from sobremesa.core.tensor import Field, bytes_of, layout_of, row_of
from sobremesa.library import ALL

Bits = NDArray[np.uint8]


class Learnable:
    """A game that learners can play, at one number of players and with one agreement. ValueError for any other."""

    def __init__(self, slug: str, players: int | None, options: Mapping[str, object]) -> None:
        if slug not in ALL:
            raise ValueError(f"there is no game {slug}; there are {', '.join(ALL)}")
        self.game: AnyGame = ALL[slug]
        self.players = self.game.seats[0] if players is None else players
        self.options = self.game.settle(options)
        self.start: State = self.game.start(self.players, self.options)
        self.catalogue = self.game.catalogue(self.players, self.options)
        self.places = Places(list(self.catalogue))
        self.chances = self.game.chances(self.players, self.options) if self.game.outcomes else None
        self.tensor = self.game.tensor_for(self.players, self.options)
        self.layout: tuple[Field, ...] = layout_of(self.tensor, self.start)
        self.size = bytes_of(self.layout)
        self.bits = self.layout[-1].start + self.layout[-1].width

    def __deepcopy__(self, memo: dict[int, Any]) -> Learnable:
        return self  # nothing here changes

    def __reduce__(self) -> tuple[Any, ...]:
        return Learnable, (self.game.slug, self.players, dict(self.options))

    def seen(self, state: State, seat: Seat) -> Bits:
        """What a seat may know, a byte for each bit."""
        row, _ = row_of(self.tensor, state, seat, self.size)
        return unpacked(np.frombuffer(row, np.uint8), self.bits)

    def mask(self, state: State, seat: Seat) -> NDArray[np.int8]:
        """What a seat may choose; nothing if it is not asked."""
        found = np.zeros(len(self.catalogue), np.int8)
        if seat in state.deciders():
            found[[self.places.of(action) for action in state.legal(seat)]] = 1
        return found

    def draw(self, state: State, generator: FastRandom) -> None:
        """Let chance act until somebody decides, or it is over."""
        while CHANCE in state.deciders():
            state.apply(CHANCE, random_choice(state, CHANCE, generator))

    def choose(self, state: State, seat: Seat, place: Any) -> None:
        """A decision by its place; Refusal with the rule if it is not legal, ValueError if there is none."""
        if not 0 <= int(place) < len(self.catalogue):
            raise ValueError(f"decision {place}: there are {len(self.catalogue)}, from 0")
        action = self.catalogue[int(place)]
        if seat not in state.deciders() or action not in state.legal(seat):
            raise Refusal(state.forbids(seat, action))
        state.apply(seat, action)


def space_of(bits: int, choices: int) -> spaces.Dict:
    """What a seat sees: bits, and which decisions it may take."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (bits,), np.uint8),
            "action_mask": spaces.Box(0, 1, (choices,), np.int8),
        }
    )


def numbers(buffer: Any, kind: Any) -> NDArray[Any]:
    """A buffer of the columns as numpy sees it, without a copy; the next step changes it."""
    return np.frombuffer(buffer, kind)


def unpacked(rows: Bits, bits: int) -> Bits:
    """Packed rows, a byte for each bit."""
    found: Bits = np.unpackbits(rows, axis=-1, count=bits, bitorder="little")
    return found
