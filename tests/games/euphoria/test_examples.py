"""Every example and every record of the rules document is played."""

import json

import pytest

from sobremesa.core import WATCHER, Happening, attempt, play
from sobremesa.core.record import read_speaker
from sobremesa.core.state import JUDGE
from sobremesa.games.euphoria import GAME
from sobremesa.games.euphoria.notation import lines
from sobremesa.games.euphoria.rules import Euphoria
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
    now, happened = GAME.start(4, {}), list[Happening[Euphoria]]()
    for line in block.lines[1:4]:
        who, text = read_speaker(line)
        happened += attempt(GAME, now, who, text)
        now = happened[-1].after
    assert lines(happened, now, JUDGE) == list(block.lines[1:4])
    assert lines(happened, now, WATCHER) == [
        "! recruits 0=?,?,? 1=?,?,? 2=?,?,? 3=?,?,? out=-",
        "! artifacts 0=?,? 1=?,? 2=?,? 3=?,?",
        "! first 2",
    ]
