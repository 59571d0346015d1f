"""Every example and record of docs/rules/evidencia.md, run as it stands there."""

import pytest

from tests.games.evidencia.dialect import run
from tests.support.documents import Block, blocks

EXAMPLES = blocks("evidencia", "example") + blocks("evidencia", "record")


@pytest.mark.parametrize("block", EXAMPLES, ids=str)
def test_the_document_says_what_the_program_does(block: Block) -> None:
    run(block.lines)


def test_the_document_has_all_its_examples() -> None:
    assert len(EXAMPLES) == 29
