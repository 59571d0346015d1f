"""Record files: a header, one event a line, a result; read, written, replayed, redacted for a seat.

    {"game": "mygame", "rules": "1.0", "players": 2, "options": {}, "seed": "7"}
    ! roll 3 5
    1: use 5
    = {"winners": [1], "points": [0, 1], "reason": "last_piece"}

Empty lines and lines that begin with `#` are comments. The format is told in docs/guide/records.md.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sobremesa.core.fair import Fair, open_stream
from sobremesa.core.match import Match
from sobremesa.core.protocol import AnyGame, Refusal, speaker
from sobremesa.core.state import CHANCE, JUDGE, Result, Seat
from sobremesa.core.wrong import Wrong

SPEAKER = re.compile(r"(?:!|(0|[1-9][0-9]?):) (.+)")
HEADER_KEYS = ("game", "rules", "players", "options")
# Ends that no game knows but every table does.
TABLE_REASONS = ("resigned", "forfeit", "agreed_draw", "aborted")


class RecordError(ValueError):
    """A record that cannot be read or is not true; the message names the line."""

    def __init__(self, line: int, reason: ValueError) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line, self.reason = line, reason


@dataclass
class Line:
    """One event line, and where it stood in the file."""

    number: int
    who: Seat
    text: str

    def __str__(self) -> str:
        return speaker(self.who) + self.text


@dataclass
class Record:
    game: str
    rules: str
    players: int
    options: dict[str, Any]
    extra: dict[str, Any] = field(default_factory=dict)  # the header's other keys
    lines: list[Line] = field(default_factory=list)
    result: dict[str, Any] | None = None
    result_line: int = 0
    header_line: int = 1

    def write(self) -> str:
        header = {key: getattr(self, key) for key in HEADER_KEYS} | self.extra
        result = [f"= {to_json(self.result)}"] if self.result is not None else []
        return "\n".join([to_json(header), *map(str, self.lines), *result]) + "\n"


def to_json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def read_speaker(text: str) -> tuple[Seat, str]:
    """`! roll 3 5` and `1: use 5` as who and what; ValueError for anything else."""
    match = SPEAKER.fullmatch(text)
    if not match:
        said = "a line begins with '! ' for chance or a seat such as '0: '"
        raise Wrong(said, "speaker")
    return (int(match[1]) if match[1] else CHANCE), match[2]


def read_record(text: str) -> Record:
    """The only record of a text."""
    records = read_records(text)
    if len(records) != 1:
        found = len(records)
        said = f"expected one record, found {found}"
        raise RecordError(1, Wrong(said, "record-one", found=found))
    return records[0]


def read_records(text: str) -> list[Record]:
    """All records of a text; RecordError names the line that cannot be read."""
    records: list[Record] = []
    for number, line in content(text):
        if line.startswith("{"):
            records.append(read_header(number, line))
        elif not records:
            said = "a record begins with its header, a JSON object"
            raise RecordError(number, Wrong(said, "record-header"))
        elif records[-1].result is not None:
            said = "nothing follows a result but another record"
            raise RecordError(number, Wrong(said, "record-after"))
        elif line.startswith("= "):
            records[-1].result = read_object(number, line[2:])
            records[-1].result_line = number
        else:
            try:
                who, what = read_speaker(line)
            except ValueError as error:
                raise RecordError(number, error) from None
            records[-1].lines.append(Line(number, who, what))
    return records


def content(text: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(text.split("\n"), 1):  # JSON may hold other line separators
        if line.strip() and not line.startswith("#"):
            yield number, line.rstrip()


def read_object(number: int, text: str) -> dict[str, Any]:
    try:
        found = json.loads(text)
    except (ValueError, RecursionError):
        raise RecordError(number, Wrong("this is not JSON", "json")) from None
    if not isinstance(found, dict):
        raise RecordError(number, Wrong("expected a JSON object", "json-object"))
    return found


def read_header(number: int, text: str) -> Record:
    header = read_object(number, text)
    for key, kind in (("game", str), ("rules", str), ("players", int), ("options", dict)):
        if not isinstance(header.get(key), kind) or isinstance(header.get(key), bool):
            said = f"the header's {key} is missing or of the wrong kind"
            raise RecordError(number, Wrong(said, "record-key", key=key))
    extra = {key: value for key, value in header.items() if key not in HEADER_KEYS}
    game, rules, players, options = (header[key] for key in HEADER_KEYS)
    return Record(game, rules, players, options, extra, header_line=number)


def start(record: Record, games: Mapping[str, AnyGame]) -> Match:
    """The empty game that a record's header describes."""
    game = games.get(record.game)
    if not game:
        known = ", ".join(games)
        said = f"there is no game {record.game}; there are {known}"
        wrong = Wrong(said, "record-game", game=record.game, games=known)
        raise RecordError(record.header_line, wrong)
    edition = game.edition(record.rules)
    if not edition:
        known = " and ".join(other.rules for other in game.editions())
        said = f"rules {record.rules} of {game.slug}; this program knows {known}"
        known = ", ".join(other.rules for other in game.editions())
        wrong = Wrong(said, "record-rules", rules=record.rules, known=known)
        raise RecordError(record.header_line, wrong)
    try:
        return Match(edition, record.players, record.options)
    except ValueError as error:
        raise RecordError(record.header_line, error) from None


def play_line(match: Match, line: Line) -> None:
    try:
        match.play(line.who, line.text)
    except Refusal as refusal:
        said = f"{line} is refused by {refusal.rule}"
        wrong = Wrong(said, "line-refused", text=str(line), rule=refusal.rule)
        raise RecordError(line.number, wrong) from None
    except ValueError as error:
        hidden = " (a record as one seat knows it cannot be replayed)" if "?" in line.text else ""
        key = "line-hidden" if hidden else "line-unreadable"
        wrong = Wrong(f"{line} cannot be read: {error}{hidden}", key, text=str(line))
        raise RecordError(line.number, wrong) from None


def replay(record: Record, games: Mapping[str, AnyGame]) -> Match:
    """Play a record again, every line checked, and its result too."""
    match = start(record, games)
    for line in record.lines:
        play_line(match, line)
    check_result(record, match)
    return match


def check_result(record: Record, match: Match) -> None:
    """The result line says what the rules say; a game that a table ended may end anywhere."""
    claimed, number = record.result, record.result_line
    if claimed is None or claimed.get("reason") in TABLE_REASONS:
        return
    result: Result | None = match.state.result()
    if result is None:
        said = "the record has a result, but the game is not over"
        raise RecordError(number, Wrong(said, "result-early"))
    true = json.loads(to_json(result.as_json()))
    for key in ("winners", "points", "reason"):
        if key not in claimed:
            raise RecordError(number, Wrong(f"the result has no {key}", "result-key", key=key))
    for key, value in claimed.items():
        if key not in true or true[key] != value:
            rules = str(true.get(key))
            said = f"the result says {key} {value}, the rules {rules}"
            wrong = Wrong(said, "result-false", key=key, said=str(value), rules=rules)
            raise RecordError(number, wrong)


def verify(record: Record, games: Mapping[str, AnyGame]) -> int:
    """Derive every roll and deal again from the opened secret: how many lines of chance were checked.

    RecordError if a line is not what the stream gives, ValueError if there is nothing to verify with.
    """
    stream = open_stream(record.extra.get("fair"), record.players)
    match, checked, lines = start(record, games), 0, list(record.lines)
    while lines:
        if match.deciders() != [CHANCE]:
            play_line(match, lines.pop(0))
            continue
        for derived in match.draw(stream):
            line = lines.pop(0) if lines else Line(record.result_line, CHANCE, "")
            if str(line) != derived:
                said = f"{line} was recorded, the stream gives {derived}"
                wrong = Wrong(said, "line-false", text=str(line), derived=derived)
                raise RecordError(line.number, wrong)
            checked += 1
    check_result(record, match)
    return checked


def record_of(match: Match, seat: Seat = JUDGE, **extra: object) -> Record:
    """The record of a game as one seat may know it; the header's further keys are given by name.

    What would betray the luck to come (`seed`, an opened `fair`) is the caller's to leave out: see
    `fair_header`.
    """
    record = bare_record(match, **extra)
    record.lines = [
        Line(number, *read_speaker(text)) for number, text in enumerate(match.lines(seat), 2)
    ]
    record.result_line = len(record.lines) + 2 if record.result else 0
    return record


def bare_record(match: Match, **extra: object) -> Record:
    """Header and result of a game's record, without its lines."""
    result = match.state.result()
    changed = {
        name: list(value) if isinstance(value, tuple) else value
        for name, value in match.options.items()
    }
    return Record(
        match.game.slug,
        match.game.rules,
        match.players,
        changed,
        dict(extra),
        [],
        result.as_json() if result else None,
        2 if result else 0,
    )


def fair_header(fair: Fair, match: Match) -> dict[str, object]:
    """The header's `fair`: opened when the game is over, sealed while it runs."""
    return {"fair": fair.opened() if match.state.result() else fair.sealed()}


def colour_header(game: AnyGame, colours: Sequence[str]) -> dict[str, object]:
    """The header's `colours`, by seat; nothing if they are in the order of the seats."""
    usual = list(colours) == game.dealt([""] * len(colours))
    return {} if usual else {"colours": list(colours)}


def colours_of(record: Record, match: Match) -> list[str]:
    """The colours by seat that a record names; in the order of the seats if it names none."""
    named = record.extra.get("colours", [""] * record.players)
    try:
        if not isinstance(named, list) or [type(name) for name in named] != [str] * record.players:
            raise ValueError("it names one colour for each seat")
        return match.game.dealt(named)
    except ValueError as error:
        wrong = Wrong(f"the header's colours: {error}", "record-key", key="colours")
        raise RecordError(record.header_line, wrong) from None


def redact(record: Record, seat: Seat, games: Mapping[str, AnyGame]) -> Record:
    """A copy of the record as one seat knows it: `?` where it may not look."""
    match = replay(record, games)
    extra = dict(record.extra)
    if not match.state.result():
        extra.pop("seed", None)  # whoever knows it knows what comes
        if isinstance(extra.get("fair"), dict):
            extra["fair"] = {k: v for k, v in extra["fair"].items() if k != "secret"}
    copy = record_of(match, seat, **extra)
    if not copy.result:  # the table ended the game, or it goes on
        copy.result, copy.result_line = record.result, len(copy.lines) + 2 if record.result else 0
    return copy
