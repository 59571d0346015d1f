"""Record files: what is written is read back, what is not true is refused with its line, nothing is betrayed."""

import json

import pytest

from sobremesa.core import CHANCE, JUDGE
from sobremesa.core.fair import Fair
from sobremesa.core.match import Match
from sobremesa.core.record import (
    TABLE_REASONS,
    Record,
    RecordError,
    fair_header,
    read_record,
    read_records,
    read_speaker,
    record_of,
    redact,
    replay,
    start,
)
from sobremesa.games.rps import GAME
from sobremesa.library import ALL
from tests.core import sketches
from tests.core.sketches import dealt, sealed, walk
from tests.support.games import after, played

GAMES = {**ALL, **sketches.ALL}
HEADER = '{"game": "rps", "rules": "1.0", "players": 2, "options": {}}'
EVENTS = ("0: rock", "1: rock", "! coin 1", "0: paper", "1: scissors")
RESULT = '= {"winners": [1], "points": [0, 2], "reason": "rounds"}'
WHOLE = "\n".join([HEADER, *EVENTS, RESULT]) + "\n"


def text_with(line: int, text: str) -> str:
    """The whole record with one line, counted from 1, replaced."""
    lines = WHOLE.splitlines()
    return "\n".join([*lines[: line - 1], text, *lines[line:]])


def test_what_is_written_is_read_back() -> None:
    match = after(GAME, 2, *EVENTS)
    assert record_of(match).write() == WHOLE
    record = read_record(WHOLE)
    assert record.write() == WHOLE
    assert record == record_of(match)
    assert replay(record, GAMES).events == match.events


def test_comments_empty_lines_and_line_ends_of_any_system_are_passed_over() -> None:
    loose = WHOLE.replace("! coin", "# a tie\n\n   \n! coin").replace("\n", "  \r\n")
    assert read_record(loose).write() == WHOLE


def test_several_records_may_follow_each_other() -> None:
    records = read_records(WHOLE + "\n# and again\n" + WHOLE)
    assert [record.write() for record in records] == [WHOLE, WHOLE]
    assert [record.header_line for record in records] == [1, 10]
    assert read_records("# nothing\n") == []


def test_a_header_keeps_what_it_does_not_know() -> None:
    header = '{"game": "rps", "rules": "1.0", "players": 2, "options": {}, "who": ["á", null, 1.5]}'
    assert read_record(text_with(1, header)).write().splitlines()[0] == header


@pytest.mark.parametrize(
    "odd", ["\u2028", "\u2029", "\x85", "\x0b", "\x1c", "\r", "\t", '"', "ñ€🎲"]
)
def test_a_header_may_hold_any_character(odd: str) -> None:
    text = record_of(after(GAME, 2, *EVENTS), seed=f"a{odd}b").write()
    record = read_record(text)
    assert record.extra == {"seed": f"a{odd}b"}
    assert replay(record, GAMES).state.result()


def test_a_record_of_a_game_in_progress_ends_without_a_result() -> None:
    text = "\n".join([HEADER, *EVENTS[:3]])
    match = replay(read_record(text), GAMES)
    assert match.deciders() == [0, 1]
    assert record_of(match).write() == text + "\n"


def test_lists_of_options_are_written_as_json_has_them() -> None:
    match = after(GAME, 2)
    match.options = {"factions": ("a", "b"), "map": "inner"}
    assert record_of(match).options == {"factions": ["a", "b"], "map": "inner"}


# Unreadable


@pytest.mark.parametrize(
    "text",
    ["", "rock", "0 rock", "0:rock", ": rock", "!coin 1", "! ", "0: ", "-1: rock", "100: rock",
     "00: rock", "01: rock", "٣: rock", "0:  ".rstrip(), "0: rock\n1: rock", " 0: rock", "² : rock"],
)  # fmt: skip
def test_a_line_begins_with_its_speaker(text: str) -> None:
    with pytest.raises(
        ValueError, match="a line begins with '! ' for chance or a seat such as '0: '"
    ):
        read_speaker(text)


def test_speakers() -> None:
    assert read_speaker("! coin 1") == (CHANCE, "coin 1")
    assert read_speaker("0: rock") == (0, "rock")
    assert read_speaker("12: a b  c") == (12, "a b  c")


HEADERS = [
    ("{", "this is not JSON"),
    ("{}", "the header's game is missing or of the wrong kind"),
    ('{"game": 1}', "the header's game is missing"),
    ('{"game": "rps", "rules": 1.0}', "the header's rules is missing"),
    (HEADER.replace("2,", '"2",'), "the header's players is missing"),
    (HEADER.replace("2,", "true,"), "the header's players is missing"),
    (HEADER.replace("2,", "2.0,"), "the header's players is missing"),
    (HEADER.replace("{}", "[]"), "the header's options is missing"),
    ('{"a":' * 100_000, "this is not JSON"),
    (HEADER.replace("2,", "9" * 5000 + ","), "this is not JSON"),
]


@pytest.mark.parametrize(("header", "reason"), HEADERS)
def test_a_header_that_cannot_be_read_is_named(header: str, reason: str) -> None:
    with pytest.raises(RecordError, match=f"^line 1: {reason}"):
        read_record(text_with(1, header))


STARTS = [
    ('"rps"', '"chess"', "there is no game chess; there are .*totem, rps"),
    ('"1.0"', '"0.9"', "rules 0.9 of rps; this program knows 1.0"),
    ("2,", "3,", "rps is for 2 players, not 3"),
    ("2,", "-2,", "rps is for 2 players, not -2"),
    ("{}", '{"lizard": true}', "there is no option lizard; the options are none"),
]


@pytest.mark.parametrize(("old", "new", "reason"), STARTS)
def test_a_game_that_cannot_be_begun_is_named_with_its_line(
    old: str, new: str, reason: str
) -> None:
    record = read_records(WHOLE + WHOLE.replace(old, new, 1))[1]
    with pytest.raises(RecordError, match=f"^line 8: {reason}"):
        start(record, GAMES)


LINES = [
    (2, "rock", "a line begins with"),
    (3, RESULT, "nothing follows a result but another record"),
    (7, "= [1]", "expected a JSON object"),
    (7, "= {", "this is not JSON"),
    (7, "={}", "a line begins with"),
]


@pytest.mark.parametrize(("line", "text", "reason"), LINES)
def test_a_line_that_cannot_be_read_is_named(line: int, text: str, reason: str) -> None:
    with pytest.raises(RecordError, match=reason) as error:
        read_record(text_with(line, text))
    assert error.value.line == line + (line == 3)  # the line after the result is at fault
    assert str(error.value).startswith(f"line {error.value.line}: ")


def test_a_file_holds_one_record_where_one_is_expected() -> None:
    with pytest.raises(RecordError, match="expected one record, found 2"):
        read_record(WHOLE + WHOLE)
    with pytest.raises(RecordError, match="expected one record, found 0"):
        read_record("# empty\n")
    with pytest.raises(RecordError, match="line 2: a record begins with its header, a JSON object"):
        read_record("# no header\n0: rock\n")


# Untrue


@pytest.mark.parametrize(
    ("line", "text", "reason"),
    [
        (3, "0: rock", "0: rock is refused by RPS-1"),
        (4, "0: rock", "0: rock is refused by RPS-1"),
        (4, "! rock", "! rock is refused by RPS-1"),
        (5, "! coin 0", "! coin 0 is refused by RPS-3"),
        (5, "0: lizard", "0: lizard cannot be read: expected one of rock, paper"),
        (
            5,
            "0: ?",
            r"0: \? cannot be read: .*\(a record as one seat knows it cannot be replayed\)",
        ),
        (5, "2: rock", "2: rock cannot be read: there is no seat 2; the seats are 0 to 1"),
    ],
)
def test_a_line_that_is_not_true_is_named_with_its_rule(line: int, text: str, reason: str) -> None:
    with pytest.raises(RecordError, match=f"^line {line}: {reason}"):
        replay(read_record(text_with(line, text)), GAMES)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("[1]", "[0]", r"the result says winners \[0\], the rules \[1\]"),
        ("[0, 2]", "[1, 2]", r"the result says points \[1, 2\], the rules \[0, 2\]"),
        ('"rounds"', '"luck"', "the result says reason luck, the rules rounds"),
        ('"reason"', '"raison"', "the result has no reason"),
        ('"winners": [1], ', "", "the result has no winners"),
        ("}", ', "more": 1}', "the result says more 1, the rules None"),
        ("}", ', "rule": "RPS-4"}', "the result says rule RPS-4, the rules None"),
    ],
)
def test_a_result_says_what_the_rules_say(old: str, new: str, reason: str) -> None:
    with pytest.raises(RecordError, match=f"^line 7: {reason}"):
        replay(read_record(text_with(7, RESULT.replace(old, new))), GAMES)


def test_a_result_before_the_end_is_not_true() -> None:
    with pytest.raises(
        RecordError, match="line 3: the record has a result, but the game is not over"
    ):
        replay(read_record("\n".join([HEADER, "0: rock", RESULT])), GAMES)


@pytest.mark.parametrize("reason", TABLE_REASONS)
def test_a_table_may_end_a_game_anywhere(reason: str) -> None:
    ended = f'= {{"winners": [1], "points": [0, 0], "reason": "{reason}"}}'
    record = read_record("\n".join([HEADER, *EVENTS[:3], ended]))
    assert replay(record, GAMES).deciders() == [0, 1]
    copy = redact(record, 0, GAMES)
    assert copy.write().splitlines()[-1] == ended, "a seat's copy says so, too"
    assert copy.result_line == 5


# Redacted


def test_a_seats_copy_hides_what_it_may_not_know_and_keeps_the_rest() -> None:
    lines = ("! deal 0=a,c 1=b,d", "0: play c")
    record = record_of(after(dealt.GAME, 2, *lines), who=["ada", "bo"])
    copy = redact(record, 0, GAMES)
    assert copy.write().splitlines()[1:] == ["! deal 0=a,c 1=?,?", "0: play c"]
    assert copy.extra == {"who": ["ada", "bo"]}
    with pytest.raises(RecordError, match=r"line 2: .* cannot be replayed"):
        replay(copy, GAMES)


def test_luck_to_come_is_betrayed_to_nobody() -> None:
    fair, running = Fair.from_seed("7", 2), after(dealt.GAME, 2, "! deal 0=a,c 1=b,d")
    assert "secret" not in json.dumps(fair_header(fair, running))
    whole = record_of(running, JUDGE, seed="7", fair=fair.opened())
    assert "secret" not in redact(whole, 0, GAMES).write()
    assert "seed" not in redact(whole, 0, GAMES).extra
    assert "secret" in whole.write(), "the whole record itself is not changed"


def test_when_the_game_is_over_the_luck_is_opened() -> None:
    fair = Fair.from_seed("7", 2)
    match = played(dealt.GAME, 2, "over", fair)
    record = record_of(match, JUDGE, seed="7", **fair_header(fair, match))
    assert redact(record, 0, GAMES).extra == record.extra == {"seed": "7", "fair": fair.opened()}


def test_a_step_that_is_still_secret_is_not_written() -> None:
    match = after(sealed.GAME, 2, "0: bid 1", "1: bid 2", "1: bid 1")
    assert record_of(match).lines == record_of(match, 1).lines
    assert [str(line) for line in record_of(match).lines] == ["0: bid 1", "1: bid 2"]


def test_a_reader_accepts_open_decisions_in_any_order_and_writes_them_in_one() -> None:
    header = '{"game": "walk", "rules": "1.0", "players": 2, "options": {}}'
    text = "\n".join([header, "1: step 1", "1: step 2", "0: step 2"])
    assert [str(line) for line in record_of(replay(read_record(text), GAMES)).lines] == [
        "0: step 2", "1: step 1", "1: step 2"
    ]  # fmt: skip
    assert walk.GAME.slug == "walk"


def test_an_empty_record_is_a_game_that_has_not_begun() -> None:
    match = start(Record("rps", "1.0", 2, {}), GAMES)
    assert isinstance(match, Match)
    assert match.events == []
