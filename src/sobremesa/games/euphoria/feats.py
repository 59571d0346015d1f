"""What people like to know of a finished game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sobremesa.core import Seat
from sobremesa.games.euphoria.rules import Euphoria


def feats(state: Euphoria, seat: Seat) -> Mapping[str, int | str]:
    """For which team somebody played in the end (EUP-97)."""
    result = state.result()
    if result is None:
        return {}
    teams: Any = result.details["teams"]
    return {"team": str(teams[seat])}
