"""Every example block and both excerpts of the rules document."""

import json

import pytest

from sobremesa.core import CHANCE, JUDGE
from sobremesa.games.pyramids import GAME
from tests.games.pyramids.dialect import Runner
from tests.support.documents import Block, blocks


@pytest.mark.parametrize("block", blocks("pyramids", "example"), ids=str)
def test_example(block: Block) -> None:
    Runner().run(block.lines)


@pytest.mark.parametrize("block", blocks("pyramids", "excerpt"), ids=str)
def test_excerpt_is_a_game_in_progress(block: Block) -> None:
    header = json.loads(block.lines[0])
    runner = Runner()
    runner.new(header["players"], header["options"])
    cut = block.lines.index("...")
    for line in block.lines[1:cut]:
        runner.tell(line)
    assert runner.record(JUDGE) == list(block.lines[1:cut])
    assert len(runner.state.deciders()) > 0
    for line in block.lines[cut + 1 : -1]:  # what follows the gap can at least be read and written
        who, text = line.split(" ", 1)
        actions = GAME.read_line(runner.state, CHANCE if who == "!" else 0, text)
        if len(actions) == 1:
            assert GAME.write(actions[0]) == text
