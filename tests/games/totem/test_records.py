"""Golden records: short games with a known result, for each end and each option.

If one of them no longer replays, a rule has changed: the commit says which.
"""

from pathlib import Path

import pytest

from sobremesa.core import WATCHER
from sobremesa.core.fast_random import FastRandom
from sobremesa.core.match import Match
from sobremesa.core.playout import random_choice
from sobremesa.core.record import Record, read_records, record_of, redact, replay
from sobremesa.games.totem import GAME

FOLDER = Path(__file__).with_name("records")
GAMES = {"totem": GAME}


def plain(text: str) -> str:
    """Without comments and empty lines."""
    return "".join(line for line in text.splitlines(True) if line.strip() and line[0] != "#")


def records_of(file: str) -> list[Record]:
    return read_records((FOLDER / file).read_text(encoding="utf-8"))


FILES = sorted(path.name for path in FOLDER.glob("*.game"))
ALL = {
    f"{file} {number}": record
    for file in FILES
    for number, record in enumerate(records_of(file), 1)
}
EVERY = pytest.mark.parametrize("record", ALL.values(), ids=ALL)


def test_every_end_and_every_option_has_a_record() -> None:
    assert {record.result["reason"] for record in ALL.values() if record.result} == {
        "last_totem",
        "exhaustion",
        "quiet_limit",
    }
    for game in GAME.editions():
        records = [record for record in ALL.values() if record.rules == game.rules]
        for option in game.options:
            values = {record.options[option.name] for record in records}
            assert values >= set(option.values)
            assert len(values) > 1
        assert {record.players for record in records} == set(game.seats)


@EVERY
def test_a_record_is_replayed_to_its_result(record: Record) -> None:
    match = replay(record, GAMES)
    assert match.state.result()
    assert record_of(match, **record.extra).write() == record.write()


@pytest.mark.parametrize("file", FILES)
def test_what_is_read_is_written_again(file: str) -> None:
    text = (FOLDER / file).read_text(encoding="utf-8")
    assert "".join(record.write() for record in records_of(file)) == plain(text)


@EVERY
def test_every_seat_has_the_whole_record(record: Record) -> None:
    for seat in (*range(record.players), WATCHER):
        assert redact(record, seat, GAMES).write() == record.write()


@pytest.mark.parametrize(
    ("file", "option"),
    [
        ("one_per_colour", "victims"),
        ("chain", "distance"),
        ("as_you_go", "spend"),
        ("trail_roll", "trail"),
        ("trail_last", "trail"),
    ],
)
def test_the_option_makes_the_difference(file: str, option: str) -> None:
    """With the option's default the same events lead elsewhere, or are refused."""
    (record,) = records_of(f"{file}.game")
    del record.options[option]
    with pytest.raises(ValueError, match=r"is refused by TOT-|the result says"):
        replay(record, GAMES)


@pytest.mark.parametrize(
    "record",
    [*records_of("simulated.game"), *records_of("simulated_1.1.game")],
    ids=lambda record: f"{record.extra['seed']} by {record.rules}",
)
def test_a_seed_makes_the_same_game_on_every_build(record: Record) -> None:
    generator = FastRandom(record.extra["seed"])
    game = GAME.edition(record.rules)
    assert game
    match = Match(game, record.players, record.options)
    while match.deciders():
        who = match.deciders()[0]
        match.act(who, random_choice(match.state, who, generator))
    assert record_of(match, **record.extra).write() == record.write()
