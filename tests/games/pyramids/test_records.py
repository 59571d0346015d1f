"""Golden records: whole games, replayed line by line to a known result."""

from pathlib import Path

import pytest

from sobremesa.core.record import read_record, record_of, replay
from sobremesa.games.pyramids import GAME

RECORDS = sorted(Path(__file__).with_name("records").rglob("*.game"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_golden_record(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read_record(text)
    assert record.result is not None
    match = replay(record, {"pyramids": GAME})
    again = record_of(match).write()
    assert again == "".join(line for line in text.splitlines(True) if not line.startswith("#"))


def test_there_are_records_for_every_edition_and_number_of_players() -> None:
    records = [read_record(path.read_text(encoding="utf-8")) for path in RECORDS]
    found = {(record.rules, record.players) for record in records}
    editions = [game.rules for game in GAME.editions()]
    assert found == {(rules, players) for rules in editions for players in (1, 2, 3, 4)}
