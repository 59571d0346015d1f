"""What a position is worth to each seat: by what was true, and by what that seat knew.

Both by the same ruler, playouts by the game's policy up to its judgement, with the same luck: so where they differ, secrets
make the difference. In a game without secrets they are the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from sobremesa.core import AnyGame, Seat, State
from sobremesa.core.belief import Certainty
from sobremesa.core.fast_random import FastRandom
from sobremesa.core.hints import SEATS, Hints
from sobremesa.players.knowledge import hints_for
from sobremesa.players.search import play_out

EACH: Final = 4  # playouts in a world that fits what a seat knows


class Worth(NamedTuple):
    """Chances to win, by seat."""

    true: tuple[float, ...]
    known: tuple[float, ...]


def worth(
    game: AnyGame, state: State, heard: Sequence[Sequence[str]], playouts: int, seed: str
) -> Worth | None:
    """Of this position, and what each seat has heard until then. Nothing while a secret step is open: what somebody has
    chosen there is not on the table yet."""
    if state.together() > 0:
        return None
    true = mean(hints_for(game.slug), [state], playouts, len(heard), seed)
    seats = range(len(heard))
    known = [known_to(game, seat, state, heard[seat], playouts, seed) for seat in seats]
    pairs = zip(known, true, strict=True)
    return Worth(true, tuple(open_ if own is None else own for own, open_ in pairs))


def known_to(
    game: AnyGame, seat: Seat, state: State, heard: Sequence[str], playouts: int, seed: str
) -> float | None:
    """What the position is worth to a seat as far as it knows; None if it knows all of it."""
    hints, view = hints_for(game.slug), game.view(state, seat)
    belief = hints.suspect(game.belief(view, heard), heard)
    if isinstance(belief, Certainty):
        return None
    worlds = drawn(belief, seat, max(1, playouts // EACH), seed)
    return mean(hints, worlds, EACH, SEATS, seed)[seat]


def drawn(belief: Any, seat: Seat, count: int, seed: str) -> Iterable[State]:
    """Worlds that fit what a seat knows."""
    rng = Random(f"curve {seed} {seat}")
    for _ in range(count):
        world: State = belief.sample(rng)
        world.reopen(seat)
        yield world


def mean(
    hints: Hints, worlds: Iterable[State], each: int, players: int, seed: str
) -> tuple[float, ...]:
    """What comes of them on average, with so many playouts in each."""
    generator, sums, done = FastRandom(f"curve {seed}"), [0.0] * players, 0
    for world in worlds:
        for _ in range(each):
            generator.restart(done)
            values = play_out(hints, world.copy(), generator)
            for seat in range(players):
                sums[seat] += values[seat]
            done += 1
    return tuple(total / done for total in sums)
