"""The steps of a game (section 5): what is to be decided, by whom, and what is refused. Compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.state import CHANCE, ONE
from sobremesa.games.evidencia.actions import ABDUCT, BURY, DEAL, PLACE, PLAY, SCATTER, TAKE

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
PHASES: Final = (
    "deal",
    "play",
    "scatter",
    "winner",
    "loser",
    "abduction",
    "gnome",
    "order",
    "done",
)

BOTH: Final = vec[i64]([0, 1])


def asked(first: bool, second: bool) -> vec[i64]:
    """The seats that still owe a simultaneous decision."""
    if first and second:
        return BOTH
    return ONE[0] if first else ONE[1]


def reason_against(phase: i64, who: i64, kind: i64, asked_now: bool) -> str:
    """Section 12: why an event that is not legal is refused.

    It knows the step, who decides and what kind of decision was tried, and nothing that is secret.
    """
    if phase == DONE:
        return "EVI-81"
    if who == CHANCE:
        if phase == DEALING and kind == DEAL:
            return "EVI-11"
        return "EVI-36" if phase == SCATTERING and kind == SCATTER else "EVI-N0"
    if kind >= DEAL or who > 1 or phase in (DEALING, SCATTERING):
        return "EVI-N0"  # seats do not draw, there are only two of them, or chance is due
    if not asked_now:
        return "EVI-27"
    if phase == CHOOSING and kind == PLAY:
        return "EVI-29"
    if phase == WINNER and kind in (TAKE, BURY):
        return "EVI-32"
    if phase == LOSER and kind in (TAKE, BURY):
        return "EVI-34"
    if phase == ABDUCTING and kind == ABDUCT:
        return "EVI-50"
    return "EVI-60" if phase == ORDERING and kind == PLACE else "EVI-27"
