"""What people like to know of a finished game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sobremesa.core import Seat
from sobremesa.games.evidencia.rules import Evidencia


def feats(state: Evidencia, seat: Seat) -> Mapping[str, int | str]:
    """The longest run and the longest series of the presented row."""
    result = state.result()
    if result is None:
        return {}
    measures: Any = result.details["measures"]
    return {key: int(measures[seat][key]) for key in ("run", "series")}
