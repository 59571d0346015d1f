"""What can be worked out for a player: the best activation now, and what finished rounds could have given."""

from collections.abc import Sequence
from dataclasses import dataclass

from sobremesa.games.misty.belief import window
from sobremesa.games.misty.notation import write
from sobremesa.games.misty.solver import solve
from sobremesa.games.misty.view import MistyView, WindowView


@dataclass(frozen=True, slots=True)
class Activation:
    """A way to activate a window that no other beats."""

    best: int  # points
    # The decisions that lead there, those that are taken without asking, too.
    order: tuple[str, ...]
    totals: tuple[int, ...]  # all that could come of it, rising


@dataclass(frozen=True, slots=True)
class MistyAids:
    # Of the own window, from here on; only while windows are activated.
    activation: Activation | None
    # By finished round and seat, from the windows as laid.
    rounds: tuple[tuple[Activation, ...], ...]


def aids(seen: MistyView, heard: Sequence[str]) -> MistyAids:
    own = None
    if seen.step == "activate" and seen.seat >= 0:
        own = best_activation(seen, seen.windows[seen.seat])
    return MistyAids(
        own,
        tuple(
            tuple(best_activation(seen, as_laid(each)) for each in windows)
            for windows in seen.past_windows
        ),
    )


def best_activation(seen: MistyView, shown: WindowView) -> Activation:
    own = window(shown, seen.variant == "introductory", True)
    found = solve(own, seen.smile_pairs == "disjoint", seen.feeding == "auto")
    return Activation(found.best, tuple(write(action) for action in found.order), found.totals)


def as_laid(shown: WindowView) -> WindowView:
    """The window as it was before anything moved."""
    return WindowView(shown.laid, shown.laid, (), (), ())
