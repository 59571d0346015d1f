"""Records of tables: the whole truth when a game is over, the asker's own while it runs; and what a step shows."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw, Struct

from sobremesa.core import CHANCE, JUDGE, AnyGame, Perceived, Seat, State, legal_texts
from sobremesa.core.match import Match
from sobremesa.core.record import Line, Record, bare_record, colour_header, read_speaker
from sobremesa.server.table import log, wire
from sobremesa.server.table.table import Table
from sobremesa.server.table.views import meanings, notes_of


class Frame(Struct, frozen=True):
    """One step of a replay: what was heard, what followed, what was then seen."""

    lines: list[str]
    means: list[wire.Meaning]  # the lines, one by one
    notes: list[wire.Note]
    view: Raw
    deciders: list[int]  # who has to decide then
    legal: list[str]  # what, if it is the seat that looks
    played: int  # lines of the record so far
    step: str = ""  # of which simultaneous step the decision was part, as in a piece


class Replay(Struct, frozen=True):
    """A page of a replay: some of its steps."""

    id: str  # by which to ask for more: the table's, or the record's that somebody brought
    game: str
    rules: str
    players: int
    options: dict[str, Any]
    colours: list[int]  # by seat: places among the game's colours; empty in a game that has none
    result: dict[str, Any] | None
    steps: int  # how many there are in all
    first: int  # the number of the first of these
    frames: list[Frame]


def record_text(table: Table, seat: Seat, was_over: bool) -> str:
    """The record as a file. `was_over`: what the database says, for rules that we do not know."""
    if table.game is None:
        return unknown_record(table, seat, was_over).write()
    head, tail = around(table)
    listener = JUDGE if table.status == "over" else seat
    lines = table.progress.match.lines(listener) if table.progress else []
    return "".join([head, *(f"{line}\n" for line in lines), tail])


def around(table: Table) -> tuple[str, str]:
    """What stands before and behind the lines of a record: its header, and its result if there is one."""
    assert table.game is not None
    fair = table.fair()
    opened = fair.opened() if table.status == "over" else fair.sealed()
    if table.status == "waiting":  # whoever contributes later must not know what others gave
        opened["contributions"] = []
    extra: dict[str, object] = {"fair": opened}
    if table.setup.start:  # another game's luck: there is nothing to verify
        extra = {"start_from": len(table.setup.start)}
        parent = table.setup.parent
        if parent and table.status == "over":
            named = {"table": parent.table} if parent.table else {}
            extra["parent"] = {**named, "was": parent.was}
    extra |= colour_header(table.game, table.colours())
    fresh = Match(table.game, table.setup.players, table.setup.options)
    record = bare_record(table.progress.match if table.progress else fresh, **extra)
    if table.ended:
        record.result = table.ended.as_json()
    head, end, tail = record.write().partition("\n")
    return head + end, tail


def unknown_record(table: Table, seat: Seat, was_over: bool) -> Record:
    """A game by rules that this program does not know can be read, as far as the asker may know it."""
    setup, lines = table.setup, list[Line]()
    for entry in table.entries:
        if isinstance(entry, log.Decided) and (was_over or entry.seat == seat):
            lines.append(Line(0, entry.seat, entry.text))
        if was_over and isinstance(entry, log.Started):
            lines += [Line(0, *read_speaker(text)) for text in setup.start]
        if was_over and isinstance(entry, log.Started | log.Decided | log.Closed):
            lines += [Line(0, CHANCE, text) for text in entry.luck]
    return Record(setup.game, setup.rules, setup.players, setup.options, {}, lines)


def frame(game: AnyGame, state: State, seat: Seat, perceived: Perceived, played: int) -> Frame:
    """A step, by what a listener heard of it and the position that it led to."""
    told = (
        perceived.lines,
        meanings(perceived.said),
        notes_of(game.slug, perceived.notes),
    )
    deciders, legal = [int(who) for who in state.deciders()], legal_texts(game, state, seat)
    return Frame(*told, seen(game, state, seat), deciders, legal, played, perceived.step)


def seen(game: AnyGame, state: State, seat: Seat) -> Raw:
    return Raw(msgspec.json.encode(game.view(state, seat)))
