"""What happens in the process that reads records and games for whoever looks at them: replays, records, positions to
play on from, what comes of trying something in a rulebook. It does one piece of work at a time, long work slice by
slice, so that whoever asks for little need not wait for whoever asks for much; what it has gone through it keeps for
a while.
"""

from __future__ import annotations

import os
import re
import resource
import signal
import traceback
from array import array
from collections import OrderedDict
from collections.abc import Callable, Mapping
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

import msgspec

from sobremesa.complaint import in_words
from sobremesa.core import (
    CHANCE,
    JUDGE,
    WATCHER,
    AnyGame,
    Event,
    Refusal,
    Seat,
    State,
    still_secret,
)
from sobremesa.core.match import Match
from sobremesa.core.record import (
    Record,
    RecordError,
    check_result,
    colours_of,
    play_line,
    read_record,
    start,
)
from sobremesa.library import ALL
from sobremesa.server.bots.workers import watch_parent
from sobremesa.server.records.books import tried
from sobremesa.server.records.film import SLICE, Film, TooLong
from sobremesa.server.records.puzzles import posed
from sobremesa.server.table.log import Decided, Parent, Unread, read
from sobremesa.server.table.proposals import NotHere
from sobremesa.server.table.records import Replay, record_text
from sobremesa.server.table.sentences import sentence
from sobremesa.server.table.table import replayed
from sobremesa.text import Texts

MOST_KEPT: Final = 300_000  # events, counted once for each listener
NAME: Final = re.compile("[0-9a-f]{1,64}")  # what a record may call its table
MOST_LINES: Final = 20_000  # of a record that somebody brings along
MOST_EVENTS: Final = 60_000  # of a table's game
LONGEST_RECORD: Final = 4_000_000  # bytes of a table's
MEMORY: Final = 768 << 20  # bytes that this process may have
SECONDS: Final = 20.0  # of a processor's time for one slice; then the system ends the process
NICE: Final = 10  # it never takes the place of bots, or of the server itself


class Played(NamedTuple):
    """The game of a table, as far as it has come."""

    game: str
    rules: str
    players: int
    options: dict[str, Any]
    colours: list[int]
    result: dict[str, Any] | None
    events: array[int]  # who, action, who, action...


class Look(NamedTuple):
    """Some steps of a game. It is a table's, or a record's that somebody brings along or has brought (None)."""

    id: str  # the table's, or the record's
    game: Played | str | None
    seat: Seat | None
    lang: str
    first: int

    @property
    def key(self) -> str:
        """What is a table's cannot be had by naming a record."""
        return ("table " if isinstance(self.game, Played) else "record ") + self.id


class Write(NamedTuple):
    """The record of a table, between what stands before its lines and what stands behind them."""

    id: str
    game: Played
    seat: Seat
    lang: str
    head: str
    tail: str


class Open(NamedTuple):
    """A position to play on from: so many lines of a record."""

    record: str
    lines: int
    lang: str


class Try(NamedTuple):
    """What comes of some decisions in a picture of the book."""

    slug: str
    picture: str
    texts: tuple[str, ...]
    lang: str


class Pose(NamedTuple):
    """A puzzle's position, or what comes of an answer to it, or its solution."""

    slug: str
    puzzle: str
    texts: tuple[str, ...] | None  # nothing: the position; no decision: the solution
    lang: str


class Copy(NamedTuple):
    """The record of a table, from its log: all of it if the game is over, else as this guest may know it."""

    id: str
    log: list[bytes]  # entries
    guest: str
    lang: str


Job = Look | Write | Open | Try | Pose | Copy


class More(NamedTuple):
    """There is more to do: ask again."""


class No(NamedTuple):
    """Why not: what the answer's status is, the word of the house or the rule, and the sentence."""

    status: int
    word: str
    sentence: str


class Broke(NamedTuple):
    """What should not happen has happened; where, without what it was about."""

    trace: str


JobDone = bytes | More | No | Broke


def refusal(status: int, word: str, lang: str, **args: str | int) -> No:
    return No(status, word, Texts(None, lang).say(f"refused-{word}", **args))


class Reading:
    """A record that is gone through for the first time, every line checked by the rules."""

    def __init__(self, text: str) -> None:
        if text.count("\n") > MOST_LINES:
            raise TooLong("record-long", most=MOST_LINES)
        self.record = read_record(text)
        self.match: Match = start(self.record, ALL)
        self.colours = list(self.match.game.colour_numbers(colours_of(self.record, self.match)))
        self.done = 0

    def go_on(self) -> bool:
        """Some lines; False if these were the last. RecordError names the line that is wrong."""
        lines = self.record.lines[self.done : self.done + SLICE]
        for line in lines:
            play_line(self.match, line)
        self.done += len(lines)
        if self.done < len(self.record.lines):
            return True
        check_result(self.record, self.match)
        return False


class Opened(NamedTuple):
    """What a table that plays on from a position has from the record that somebody brings along."""

    game: str
    rules: str
    players: int
    options: dict[str, Any]
    start: list[str]  # lines
    colours: list[str]  # by seat
    parent: Parent | None


def opening(text: str, wanted: int, games: Mapping[str, AnyGame]) -> Opened:
    """The first `wanted` lines of a record, or fewer: a secret step that is half decided is left out. A decision that comes next in
    the record is what the new game leaves.

    Every line is checked by the rules. A record as one seat knows it will not do: nobody can play on without
    what it hides. The luck that brought the position about is not this table's, so it cannot be verified.
    """
    try:
        record = read_record(text)
        match = start(record, games)
        colours = colours_of(record, match)
    except RecordError as error:
        raise NotHere("start-wrong", reason=error) from None
    if wanted > len(record.lines):
        raise NotHere("start-short", lines=len(record.lines))
    whole, reached = 0, match.state.copy()
    for number, line in enumerate(record.lines[: wanted + 1], 1):
        before = match.state.copy()
        try:
            play_line(match, line)
        except RecordError as error:
            if "?" in line.text:
                raise NotHere("start-redacted", line=line.number) from None
            raise NotHere("start-wrong", reason=error) from None
        if number <= wanted and not still_secret(before, match.state):
            whole, reached = number, match.state.copy()
    if reached.result():
        raise NotHere("start-over")
    lines = [str(line) for line in record.lines[:whole]]
    parent = parent_of(record, match.game, reached, whole)
    return Opened(record.game, record.rules, record.players, record.options, lines, colours, parent)


def parent_of(record: Record, game: AnyGame, reached: State, lines: int) -> Parent | None:
    """How the record goes on after so many lines, if somebody decides there; every line has been played."""
    following = record.lines[lines : lines + 1]
    if not following or following[0].who not in reached.deciders() or following[0].who == CHANCE:
        return None
    line, fair = following[0], record.extra.get("fair")
    means = game.describe(reached, line.who, line.text, line.who)
    table = fair.get("table") if isinstance(fair, dict) else None
    named = table if isinstance(table, str) and NAME.fullmatch(table) else ""
    return Parent(str(line), means.key, dict(means.args), named)


def copied(job: Copy) -> JobDone:
    try:
        entries = [read(number, body) for number, body in enumerate(job.log, 1)]
        table = replayed(job.id, entries, ALL)
    except Unread:
        return refusal(404, "aside", job.lang)
    if sum(isinstance(entry, Decided) for entry in entries) > MOST_EVENTS:
        raise TooLong("replay-long")
    seat = table.seat_of(job.guest)
    if table.status != "over" and seat == WATCHER:
        return refusal(404, "no-replay", job.lang)
    return record_text(table, seat, table.status == "over").encode()


class Shelf:
    """All that the clerk knows."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Film] = OrderedDict()
        self.readings: OrderedDict[str, Reading] = OrderedDict()

    def work(self, job: Job) -> JobDone:
        """One slice of a job. It raises nothing that people have a word for."""
        try:
            match job:
                case Look():
                    return self.look(job)
                case Write():
                    return self.write(job)
                case Open():
                    return msgspec.json.encode(opening(job.record, job.lines, ALL))
                case Try():
                    return msgspec.json.encode(
                        tried(job.slug, job.picture, list(job.texts), job.lang)
                    )
                case Pose():
                    return msgspec.json.encode(posed(job.slug, job.puzzle, job.texts, job.lang))
                case Copy():
                    return copied(job)
        except TooLong as error:
            return refusal(413, str(error), job.lang, **error.args_of)
        except NotHere as error:
            return No(400, *sentence(error, None, job.lang))
        except (ValueError, Refusal) as error:
            return No(400, "", in_words(error, Texts(None, job.lang))[:300])

    def look(self, job: Look) -> JobDone:
        if not isinstance(job.game, Played) and job.key not in self.kept:
            if job.game is None and job.key not in self.readings:
                return refusal(404, "replay-gone", job.lang)
            if self.read(job.key, job.game or ""):
                return More()
        film = self.game(job.key, job.game if isinstance(job.game, Played) else None)
        seat = JUDGE if job.seat is None else film.match.check_seat(job.seat, WATCHER, JUDGE)
        if film.look(seat):
            return More()
        self.tidy()
        latest = len(film.takes[seat].steps)
        first = min(job.first, latest)
        told: Any = film.page(seat, first)  # JSON already
        return msgspec.json.encode(Replay(job.id, *film.head, latest + 1, first, told))

    def read(self, key: str, text: str) -> bool:
        """Some lines of a record; False if it is on the shelf now. A record that is wrong is not kept."""
        reading = self.readings.pop(key, None) or Reading(text)
        if reading.go_on():
            self.readings[key] = reading
            if len(self.readings) > 8:
                self.readings.popitem(last=False)
            return True
        record, match = reading.record, reading.match
        film = self.kept[key] = Film(match, [str(line) for line in record.lines])
        film.follow(match.events)
        about = (record.game, record.rules, record.players, record.options)
        film.head = (*about, reading.colours, record.result)
        return False

    def game(self, key: str, played: Played | None) -> Film:
        """From the shelf; a table's as it is now."""
        film = self.kept.get(key)
        if played:
            if len(played.events) > 2 * MOST_EVENTS:
                raise TooLong("replay-long")
            game = ALL[played.game].edition(played.rules)
            assert game, "a table by rules that nobody knows has no replay"
            film = self.kept[key] = film or Film(Match(game, played.players, played.options))
            numbers = iter(played.events)
            film.follow([Event(*pair) for pair in zip(numbers, numbers, strict=True)])
            film.head = played[:-1]
        assert film
        self.kept.move_to_end(key)
        return film

    def write(self, job: Write) -> JobDone:
        lines = self.game(f"table {job.id}", job.game).record_lines(job.seat)
        self.tidy()
        text = "".join([job.head, *(f"{line}\n" for line in lines), job.tail]).encode()
        if len(text) > LONGEST_RECORD:
            raise TooLong("replay-long")
        return text

    def tidy(self) -> None:
        """The games that nobody has looked at for longest go first."""
        weight = sum(film.weight for film in self.kept.values())
        while weight > MOST_KEPT and len(self.kept) > 1:
            weight -= self.kept.popitem(last=False)[1].weight


def serve(line: Connection) -> None:
    """The life of the process: jobs come in, outcomes go out."""
    watch_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when it ends
    os.nice(NICE)
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    shelf = Shelf()
    while True:
        try:
            job: Job = line.recv()
        except (EOFError, OSError):
            return
        signal.setitimer(signal.ITIMER_PROF, SECONDS)
        found = carefully(shelf.work, job)
        signal.setitimer(signal.ITIMER_PROF, 0)
        line.send(found)


def carefully(work: Callable[[Job], JobDone], job: Job) -> JobDone:
    try:
        return work(job)
    except Exception as error:  # MemoryError among them
        trace = traceback.extract_tb(error.__traceback__)
        places = [f"{place.name}:{place.lineno}" for place in trace]
        return Broke(f"{type(error).__name__} in {', '.join(places)}")
