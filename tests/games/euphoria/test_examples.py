"""Every example and every record of the rules document is played."""

import json

import pytest

from sobremesa.core import WATCHER, Event, play
from sobremesa.core.record import read_speaker
from sobremesa.core.state import JUDGE
from sobremesa.games.euphoria import GAME
from sobremesa.games.euphoria.notation import lines
from tests.games.euphoria.dialect import run
from tests.support.documents import Block, blocks

EXAMPLES = blocks("euphoria", "example")
RECORDS = blocks("euphoria", "record")


def test_the_document_has_its_examples() -> None:
    assert len(EXAMPLES) == 55
    assert len(RECORDS) == 1


@pytest.mark.parametrize("block", EXAMPLES, ids=str)
def test_example(block: Block) -> None:
    run(block.lines)


@pytest.mark.parametrize("block", RECORDS, ids=str)
def test_record(block: Block) -> None:
    header = json.loads(block.lines[0])
    state = GAME.start(header["players"], header["options"])
    for line in block.lines[1:-1]:
        who, text = read_speaker(line)
        play(GAME, state, who, text)
    result = state.result()
    assert result
    assert json.dumps(result.as_json()) == block.lines[-1].removeprefix("= ")


def test_the_deal_is_written_as_it_is_read() -> None:
    block = RECORDS[0]
    before = GAME.start(4, {})
    now = before.copy()
    events = []
    for line in block.lines[1:4]:
        who, text = read_speaker(line)
        events += [Event(who, action) for action in play(GAME, now, who, text)]
    assert lines(before, events, now, JUDGE) == list(block.lines[1:4])
    assert lines(before, events, now, WATCHER) == [
        "! recruits 0=?,?,? 1=?,?,? 2=?,?,? 3=?,?,? out=-",
        "! artifacts 0=?,? 1=?,? 2=?,? 3=?,?",
        "! first 2",
    ]
