"""Why not: the rule that an illegal event breaks (section 12). It explains; `legal` has judged. Compiled.

It knows the step, who decides and what kind of decision was tried, and nothing that is secret.
"""

from mypy_extensions import i64

from sobremesa.core.state import CHANCE
from sobremesa.games.evidencia.actions import ABDUCT, BURY, DEAL, PLACE, PLAY, SCATTER, TAKE
from sobremesa.games.evidencia.steps import (
    ABDUCTING,
    CHOOSING,
    DEALING,
    DONE,
    LOSER,
    ORDERING,
    SCATTERING,
    WINNER,
)


def forbids(phase: i64, who: i64, kind: i64, asked: bool) -> str:
    if phase == DONE:
        return "EVI-81"
    if who == CHANCE:
        if phase == DEALING and kind == DEAL:
            return "EVI-11"
        return "EVI-36" if phase == SCATTERING and kind == SCATTER else "EVI-N0"
    if kind >= DEAL or who > 1 or phase in (DEALING, SCATTERING):
        return "EVI-N0"  # seats do not draw, there are only two of them, or chance is due
    if not asked:
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
