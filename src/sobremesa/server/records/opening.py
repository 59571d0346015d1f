"""A table that plays on from a position: the first lines of a record that somebody brings along.

Every line is checked by the rules. A record as one seat knows it will not do: nobody can play on without
what it hides. The luck that brought the position about is not this table's, so it cannot be verified.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from sobremesa.core import AnyGame, still_secret
from sobremesa.core.record import RecordError, colours_of, play_line, read_record, start
from sobremesa.server.table.proposals import NotHere


class Opened(NamedTuple):
    game: str
    rules: str
    players: int
    options: dict[str, Any]
    start: list[str]  # lines
    colours: list[str]  # by seat


def opening(text: str, wanted: int, games: Mapping[str, AnyGame]) -> Opened:
    """The first `wanted` lines of a record, or fewer: a secret step that is half decided is left out."""
    try:
        record = read_record(text)
        match = start(record, games)
        colours = colours_of(record, match)
    except RecordError as error:
        raise NotHere("start-wrong", reason=error) from None
    if wanted > len(record.lines):
        raise NotHere("start-short", lines=len(record.lines))
    whole = 0
    for number, line in enumerate(record.lines[:wanted], 1):
        before = match.state.copy()
        try:
            play_line(match, line)
        except RecordError as error:
            if "?" in line.text:
                raise NotHere("start-redacted", line=line.number) from None
            raise NotHere("start-wrong", reason=error) from None
        if not still_secret(before, match.state):
            whole = number
    if match.state.result():
        raise NotHere("start-over")
    lines = [str(line) for line in record.lines[:whole]]
    return Opened(record.game, record.rules, record.players, record.options, lines, colours)
