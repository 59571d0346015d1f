"""The steps of a game (section 5): what is to be decided, and by whom. Compiled."""

from typing import Final, Literal, get_args

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.state import ONE

# Phases: what is to be decided now (EVI-27).
DEALING: Final[i64] = 0  # chance
CHOOSING: Final[i64] = 1
SCATTERING: Final[i64] = 2  # chance
WINNER: Final[i64] = 3
LOSER: Final[i64] = 4
ABDUCTING: Final[i64] = 5
REVEALING: Final[i64] = 6
ORDERING: Final[i64] = 7
DONE: Final[i64] = 8
Phase = Literal[
    "deal", "play", "scatter", "winner", "loser", "abduction", "gnome", "order", "done"
]  # fmt: skip
PHASES: Final[tuple[Phase, ...]] = get_args(Phase)

BOTH: Final = vec[i64]([0, 1])


def asked(first: bool, second: bool) -> vec[i64]:
    """The seats that still owe a simultaneous decision."""
    if first and second:
        return BOTH
    return ONE[0] if first else ONE[1]
