"""A game by earlier rules: records find their edition, and texts tell what it said."""

from dataclasses import replace
from pathlib import Path

import pytest

from sobremesa.core import CHANCE, AnyGame
from sobremesa.core.record import RecordError, read_record, record_of, start, verify
from sobremesa.core.record import replay as replay_record
from sobremesa.games import rps
from sobremesa.library import ALL
from sobremesa.text import load, sources
from tests.support.games import played

RECORDS = Path(__file__).parent / "records"
FIRST: AnyGame = replace(rps.GAME, rules="0.9")
TODAY: AnyGame = replace(rps.GAME, earlier=(FIRST,))


def test_a_game_knows_its_editions_by_their_rules() -> None:
    assert TODAY.editions() == (TODAY, FIRST)
    assert TODAY.edition("1.0") is TODAY
    assert TODAY.edition("0.9") is FIRST
    assert TODAY.edition("2.0") is None


def test_a_record_is_replayed_by_the_rules_that_its_header_names() -> None:
    text = record_of(played(FIRST, 2, "edition")).write()
    assert '"rules": "0.9"' in text
    match = replay_record(read_record(text), {"rps": TODAY})
    assert match.game is FIRST
    assert record_of(match).write() == text


def test_rules_that_nobody_knows_are_named_with_those_that_are_known() -> None:
    record = read_record('{"game": "rps", "rules": "2.0", "players": 2, "options": {}}\n')
    with pytest.raises(RecordError, match=r"rules 2\.0 of rps; this program knows 1\.0 and 0\.9"):
        start(record, {"rps": TODAY})


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("game", ALL.values(), ids=list(ALL))
def test_what_an_earlier_edition_says_differently_lies_over_the_texts_of_today(
    game: AnyGame, lang: str
) -> None:
    for edition in game.earlier:
        files = sources(game.slug, lang, edition.rules)
        today, then = load(game.slug, lang), load(game.slug, lang, edition.rules)
        differ = {key for key in then if key not in today or not then[key].equals(today[key])}
        assert bool(differ) == (len(files) > 1), "a file that says nothing else is needless"


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*.game")), ids=lambda file: file.stem)
def test_a_record_made_before_rules_1_1_replays_and_verifies(file: Path) -> None:
    """`records/*.game`: whole games with their luck, made by the program of rules 1.0."""
    record = read_record(file.read_text(encoding="utf-8"))
    assert record.rules == "1.0"
    match = replay_record(record, ALL)
    assert record_of(match, **record.extra).write() == file.read_text(encoding="utf-8")
    chance = sum(line.who == CHANCE for line in record.lines)
    assert verify(record, ALL) == chance > 0
