"""What people like to know of a finished game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sobremesa.core import Seat
from sobremesa.games.pyramids.rules import Pyramids


def feats_of(
    factions: Sequence[str],
) -> Callable[[Pyramids, Seat], Mapping[str, int | str]]:
    """For the factions of one edition, by their numbers."""

    def feats(state: Pyramids, seat: Seat) -> Mapping[str, int | str]:
        """The faction; spaces and units at the end (PYR-88), or the score of who played alone (PYR-105)."""
        result = state.result()
        if result is None:
            return {}
        details: Any = result.details
        found: dict[str, int | str] = {"faction": factions[state.boards[seat].faction]}
        found |= {key: int(details[key][seat]) for key in ("spaces", "units") if key in details}
        found |= {key: int(details[key]) for key in ("score",) if key in details}
        return found

    return feats
