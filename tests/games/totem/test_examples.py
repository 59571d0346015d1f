"""The rules document, run: every example block and every record in it is true."""

import re

import pytest

from sobremesa.core.record import read_record, record_of, replay
from sobremesa.games.totem import GAME
from tests.games.totem.dialect import TotemScript, run
from tests.support.documents import Block, blocks, section
from tests.support.script import EVENT

EXAMPLES = blocks("totem", "example")
RECORDS = blocks("totem", "record")


@pytest.mark.parametrize("block", EXAMPLES, ids=str)
def test_the_example_is_true(block: Block) -> None:
    run(block.lines)


@pytest.mark.parametrize("block", RECORDS, ids=str)
def test_the_record_is_replayed_to_its_result(block: Block) -> None:
    text = "\n".join(block.lines) + "\n"
    record = read_record(text)
    match = replay(record, {"totem": GAME})
    assert match.state.result()
    assert record_of(match, **record.extra).write() == text


def test_no_example_and_no_record_is_missing() -> None:
    numbers = [int(block.name.removeprefix("TOT-X")) for block in EXAMPLES]
    assert sorted(numbers) == list(range(1, 47))
    assert len(RECORDS) == 2


def test_every_kind_of_line_is_known_and_used() -> None:
    rows = re.findall(r"^\| `(\w+)", section("totem", 11), flags=re.MULTILINE)
    described = {row for row in rows if row != "S"}  # `S: ...` is a decision
    used = {line.split()[0] for block in EXAMPLES for line in block.lines if line[:1] != "#"}
    assert (
        described
        == set(TotemScript.words)
        == {word for word in used if not EVENT.fullmatch(f"{word} ")}
    )


BEGINNING = """
    position 0=K11+K12,K13,L12~5 1=J16+J15,K15~5 turn=0 quiet=0
    ! roll 2 5
    0: use 2
    0: L12-L13
    0: L13-K14
"""

FALSE = {
    "option": "option victims=one",  # the game has begun
    "players": "players 2",
    "position": "position 0=J10+J11~19 1=B10+B11~19 turn=0 quiet=0",
    "chance": "! roll 1 2",
    "decision": "0: stop",
    "legal, one missing": "legal 0: remove J15",
    "legal, one too many": "legal 0: remove J15 | remove K15 | stop",
    "allow": "allow 0: remove J15 | stop",
    "refuse": "refuse 0: stop | remove J15",
    "refuse, unreadable": "refuse 0: jump J15",
    "cells": "cells J15=1 J16=1",
    "state": "state turn=0 points=1",
    "now": "now 0=K11+K12,K13,L12~5 1=J16+J15,K15~5 turn=0 quiet=0",
    "result": "result last_totem winners=0 points=1,0 places=1,2",
    "unknown": "hope 0: remove J15",
}


@pytest.mark.parametrize("line", FALSE.values(), ids=FALSE)
def test_a_false_line_is_found_and_named(line: str) -> None:
    with pytest.raises(AssertionError, match=re.escape(line)):
        run(f"{BEGINNING}\n{line}")


def test_a_check_does_not_stand_where_chance_is_next() -> None:
    position = "position 0=J10+J11~19 1=B10+B11~19 turn=0 quiet=0"
    with pytest.raises(AssertionError, match="chance is next"):
        run(f"{position}\nstate turn=0")
