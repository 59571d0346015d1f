"""Rows are played as `sobremesa match` would, can be stopped and resumed, and tell what they show."""

from dataclasses import replace
from pathlib import Path
from time import monotonic

import pytest

from bench.strength import Row, games_of, play, points, read_kept, read_rows, table, told, verdict
from sobremesa.lab.matches import play_all
from sobremesa.lab.sprt import read_claims

ROW = Row("levels", "rps", ("search@6", "random"), 6, "s")


def test_every_row_can_be_played_and_is_there_once() -> None:
    rows = read_rows()
    assert len({row.command() for row in rows}) == len(rows)
    for row in rows:
        assert len(row.pairings()) >= row.games
        assert row.sizes()
        if row.sprt:
            read_claims(row.sprt)


def test_a_row_goes_on_where_it_stopped(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    assert play(replace(ROW, games=2), kept, 1, 0.0) == [], "there was no time"
    played = play(ROW, kept, 1, monotonic() + 60)
    lines = kept.read_text(encoding="utf-8").splitlines()
    kept.write_text("\n".join(lines[:3]) + "\n", encoding="utf-8")
    assert len(games_of(ROW, read_kept(kept))) == 3
    assert play(ROW, kept, 2, monotonic() + 60) == played
    assert kept.read_text(encoding="utf-8").splitlines() == lines
    again = play_all(ROW.pairings(), 1)
    assert [outcome.shares for outcome in again] == [game.shares for game in played]


def test_games_of_other_players_do_not_count(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    games = play(ROW, kept, 1, monotonic() + 60)
    assert games_of(ROW, games) == games
    assert games_of(ROW, [replace(game, sizes="others") for game in games]) == []
    assert games_of(ROW, games[1:]) == [], "a gap"
    assert games_of(replace(ROW, games=9), games) == games, "it wants more, and goes on"


def test_a_row_ends_by_its_test(tmp_path: Path) -> None:
    games = play(ROW, tmp_path / "kept.jsonl", 1, monotonic() + 60)
    tested = replace(ROW, sprt="-800,800", games=400)
    wins = [
        replace(
            games[0], command=tested.command(), seed=pairing.seed, seats=ROW.players, shares=(1, 0)
        )
        for pairing in tested.pairings()
    ]
    found = games_of(tested, wins)
    assert 0 < len(found) < 20
    assert verdict(tested, found) == "elo1"
    assert verdict(tested, found[:-1]) == ""
    assert sum(points(game, "search@6") for game in found) == len(found)
    assert "| search@6 100.0 % (" in told(tested, found)


def test_the_table_says_what_is_missing() -> None:
    text = table([ROW], [])
    assert "### levels" in text
    assert "| rps: search@6 - random | not measured |" in text


@pytest.mark.parametrize(
    ("row", "command"),
    [
        (ROW, "sobremesa match rps search@6 random --games 6 --seed s"),
        (
            Row("alone", "pyramids", ("master",), 4, "s", 1, option="map=inner"),
            "sobremesa tournament pyramids --players master --games 4 --seed s --seats 1 --option map=inner",
        ),
    ],
)
def test_a_row_says_its_command(row: Row, command: str) -> None:
    assert row.command() == command
