"""Records and replays of tables: the whole truth when a game is over, the asker's own while it runs."""

from __future__ import annotations

import msgspec
from msgspec import Raw, Struct

from sobremesa.core import JUDGE, WATCHER, AnyGame, Seat, State, legal_texts
from sobremesa.core.match import Match
from sobremesa.core.record import (
    Line,
    Record,
    colour_header,
    colours_of,
    read_record,
    read_speaker,
    record_of,
    replay,
)
from sobremesa.server import log, wire
from sobremesa.server.gate import note_words
from sobremesa.server.table import Table


class Frame(Struct, frozen=True):
    """One step of a replay: what was heard, what followed, what was then seen."""

    lines: list[str]
    notes: list[wire.NoteWords]
    view: Raw
    deciders: list[int]  # who has to decide then
    legal: list[str]  # what, if it is the seat that looks


def record_text(table: Table, seat: Seat, was_over: bool) -> str:
    """The record as a file. `was_over`: what the database says, for rules that we do not know."""
    if table.game is None:
        return unknown_record(table, seat, was_over).write()
    over = table.status == "over"
    fair = table.fair()
    opened = fair.opened() if over else fair.sealed()
    if table.status == "waiting":  # whoever contributes later must not know what others gave
        opened["contributions"] = []
    if not table.course:
        match = Match(table.game, table.setup.players, table.setup.options)
    else:
        match = table.course.match
    extra: dict[str, object] = {"fair": opened}
    if table.setup.start:  # another game's luck: there is nothing to verify
        extra = {"start_from": len(table.setup.start)}
    extra |= colour_header(table.game, table.colours())
    record = record_of(match, JUDGE if over else seat, **extra)
    if table.ended:
        record.result = table.ended.as_json()
    return record.write()


def unknown_record(table: Table, seat: Seat, was_over: bool) -> Record:
    """A game by rules that this program does not know can be read, as far as the asker may know it."""
    setup, lines = table.setup, list[Line]()
    for entry in table.entries:
        if isinstance(entry, log.Decided) and (was_over or entry.seat == seat):
            lines.append(Line(0, entry.seat, entry.text))
        if was_over and isinstance(entry, log.Started):
            lines += [Line(0, *read_speaker(text)) for text in setup.start]
        if was_over and isinstance(entry, log.Started | log.Decided | log.Closed):
            lines += [Line(0, -1, text) for text in entry.luck]
    return Record(setup.game, setup.rules, setup.players, setup.options, {}, lines)


def frames(match: Match, seat: Seat, lang: str, colours: tuple[int, ...] = ()) -> list[Frame]:
    """The whole game as one seat (WATCHER: everybody, JUDGE: nobody) has seen it, event by event."""
    game = match.game
    state = match.state_after(0)
    found = [frame(game, state, seat, [], [])]
    for who, action in match.events:
        lines = game.hear(state, who, action, seat)
        notes = game.tell(state, who, action, seat)
        state.apply(who, action)
        if lines or notes:
            words = [note_words(game.slug, game.rules, lang, note, colours) for note in notes]
            found.append(frame(game, state, seat, lines, words))
    return found


def frame(
    game: AnyGame, state: State, seat: Seat, lines: list[str], notes: list[wire.NoteWords]
) -> Frame:
    deciders = [int(who) for who in state.deciders()]
    return Frame(lines, notes, seen(game, state, seat), deciders, legal_for(game, state, seat))


def legal_for(game: AnyGame, state: State, seat: Seat) -> list[str]:
    """What a seat may decide; nothing for those who only look."""
    return legal_texts(game, state, seat) if seat >= 0 else []


def seen(game: AnyGame, state: State, seat: Seat) -> Raw:
    return Raw(msgspec.json.encode(game.view(state, seat)))


def frames_of_text(
    text: str, seat: Seat | None, lang: str, games: dict[str, AnyGame]
) -> tuple[Record, tuple[int, ...], list[Frame]]:
    """A record that somebody brings along, with its colours by seat; ValueError names the line that is wrong."""
    record = read_record(text)
    match = replay(record, games)
    listener = JUDGE if seat is None else match.check_seat(seat, WATCHER)
    colours = match.game.colour_numbers(colours_of(record, match))
    return record, colours, frames(match, listener, lang, colours)
