"""What a finished game was for each of its seats. It is computed from the table, and can be computed again."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec

from sobremesa.core import Result, Seat
from sobremesa.server.table.table import Table

Outcome = Literal["won", "shared", "lost", "draw", "none", "screen"]
BY_TABLE: Final = {"resigned", "forfeit", "agreed_draw", "aborted"}  # ends that have no points


def played_of(table: Table) -> list[dict[str, Any]]:
    """A row for each seat, as the database keeps it; none while the game runs, or if it was never begun. Somebody who
    has several seats at one screen is named at the first of them, and has neither won nor lost."""
    result, progress = table.result, table.progress
    if table.status != "over" or result is None or progress is None:
        return []
    same: dict[str, Any] = {
        "table_id": table.name,
        "game": table.setup.game,
        "players": table.setup.players,
        "began": table.started,
        "ended": table.over_since,
        "decisions": sum(event.who >= 0 for event in progress.match.events),
        "reason": result.reason,
        "options": msgspec.json.encode(table.setup.options).decode(),
    }
    return [{**same, **for_seat(table, result, seat)} for seat in range(table.setup.players)]


def for_seat(table: Table, result: Result, seat: Seat) -> dict[str, Any]:
    chair = table.chairs[seat]
    own = table.seats_of(chair.guest)
    others = [points for other, points in enumerate(result.points) if other != seat]
    points = result.points[seat] if result.points and result.reason not in BY_TABLE else None
    return {
        "seat": seat,
        "guest_id": chair.guest if own[:1] == [seat] else "",
        "level": "" if chair.guest else chair.bot,
        "outcome": "screen" if len(own) > 1 else outcome_of(table, result, seat),
        "points": points,
        "lead": points - max(others) if points is not None and others else None,
        "feats": msgspec.json.encode(feats_of(table, result, seat)).decode(),
    }


def feats_of(table: Table, result: Result, seat: Seat) -> dict[str, int | str]:
    """What the game has to say, if it was played to its end."""
    if result.reason in BY_TABLE:
        return {}
    progress = table.running
    return dict(progress.game.feats(progress.match.state, seat))


def outcome_of(table: Table, result: Result, seat: Seat) -> Outcome:
    if result.reason == "aborted":
        return "none"
    gave_up = bool(table.chairs[seat].out)
    if seat in result.winners and not gave_up:
        return "won" if len(result.winners) == 1 else "shared"
    alone = table.setup.players == 1
    return "lost" if result.winners or alone or gave_up else "draw"
