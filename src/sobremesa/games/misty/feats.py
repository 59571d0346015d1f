"""What people like to know of a finished match."""

from __future__ import annotations

from collections.abc import Mapping

from sobremesa.core import Seat
from sobremesa.games.misty.rules import Misty


def feats(state: Misty, seat: Seat) -> Mapping[str, int | str]:
    """The best round."""
    scores = [points[seat] for points in state.round_scores()]
    return {"round": max(scores)} if scores else {}
