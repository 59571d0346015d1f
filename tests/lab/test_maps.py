"""Games that show whether a map is even: the same for the same seed, kept, and counted with their intervals."""

from dataclasses import replace
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from bench import maps
from bench.maps import (
    DRAWN,
    Row,
    go_on,
    kept,
    kinds,
    near,
    path_of,
    placed,
    play,
    read_rows,
    tables,
)
from bench.shares import Seated, Told, corrected, fails, report, wilson
from sobremesa.core import AnyGame
from sobremesa.core.match import Match
from sobremesa.games.pyramids.components import BOX, Box

ROW = Row("inner", 2, 3, "t", "search@2")


def test_a_row_goes_on_where_it_stopped(tmp_path: Path) -> None:
    assert go_on(ROW, 1, 0.0, tmp_path) == [], "there was no time"
    played = go_on(replace(ROW, games=2), 1, monotonic() + 60, tmp_path)
    again = go_on(ROW, 1, monotonic() + 60, tmp_path)
    assert again[:2] == played
    assert again == kept(ROW, tmp_path) == [play(ROW, number) for number in range(3)]
    assert kept(replace(ROW, seed="other"), tmp_path) == []
    lines = path_of(ROW, tmp_path).read_text(encoding="utf-8").splitlines()
    path_of(ROW, tmp_path).write_text("\n".join([*lines[:2], lines[3]]), encoding="utf-8")
    assert kept(ROW, tmp_path) == again[:1], "a gap"


def test_players_who_counted_along_decide_as_those_who_heard_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    quick = play(ROW, 0)

    def heard(box: Box, game: AnyGame, match: Match) -> AnyGame:
        return game

    monkeypatch.setattr(maps, "counting", heard)
    assert play(ROW, 0) == quick


def test_kinds_are_placed_and_abilities_changed_for_a_try_alone() -> None:
    wanted = Random("kinds").sample(kinds(BOX.maps["inner"]), 6)
    box = placed(replace(ROW, changes=("rashar.hero_bonus=1", "rashar.hero_anywhere=0")), wanted)
    assert kinds(box.maps["inner"]) == wanted
    assert kinds(box.maps["outer"]) == kinds(BOX.maps["outer"])
    rashar = box.factions.index("rashar")
    assert (box.abilities.bonus[rashar], box.abilities.anywhere[rashar]) == (1, 0)
    assert (BOX.abilities.bonus[rashar], BOX.abilities.anywhere[rashar]) != (1, 0)
    game = play(replace(ROW, places=DRAWN), 0)
    assert sorted({kind for pair in game.near.values() for kind in pair}) == sorted(wanted)


@pytest.mark.parametrize("name", ["inner", "outer"])
def test_every_start_area_has_a_factory_of_its_own_and_one_that_it_shares(name: str) -> None:
    found = near(BOX.maps[name])
    assert len({own for own, _ in found.values()}) == 4
    assert sorted(shared for _, shared in found.values()).count(found["S1"][1]) == 2


def test_a_game_counts_once_in_each_of_its_rows() -> None:
    game = Seated(7, ("S3", "S1", "S2"), ("bastet", "rashar", "anubians"), 1, (0.0, 0.5, 0.5))
    assert Seated.read(str(game), 3) == game
    assert dict(game.rows()) == {
        "start S3": 0.0, "start S1": 0.5, "start S2": 0.5,
        "seat 0": 0.0, "seat 1": 0.5, "seat 2": 0.5,
        "order 3": 0.0, "order 1": 0.5, "order 2": 0.5,
        "faction bastet": 0.0, "faction rashar": 0.5, "faction anubians": 0.5,
    }  # fmt: skip
    assert len(list(game.rows())) == 12


def test_intervals_are_corrected_for_all_rows_of_a_map() -> None:
    assert corrected(1) == pytest.approx(1.96, abs=0.001)
    assert corrected(40) == pytest.approx(3.227, abs=0.001)
    low, high = wilson([1.0] * 65 + [0.0] * 35, 1.96)
    assert f"{low:.3f} {high:.3f}" == "0.553 0.736"
    assert fails(0.31, 0.4, 0.25)
    assert fails(0.1, 0.19, 0.25)
    assert not fails(0.29, 0.4, 0.25)
    games = [Seated(k, ("S1", "S2"), ("bastet", "anubians"), 0, (1.0, 0.0)) for k in range(200)]
    lines = report("inner", [Told("inner/2", 2, games)])
    assert "Intervals: 95 % for all 8 rows together, 2.73 standard errors." in lines
    assert "| inner/2 | start S1 | 100.0 **outside** | 96.4 to 100.0 | 200 |" in lines


def test_the_tables_of_the_documentation_are_what_the_kept_games_say() -> None:
    text = Path("docs/evidence/maps.md").read_text(encoding="utf-8")
    for row in read_rows():
        assert len(kept(row)) == row.games, f"{row.name()}: make maps"
    assert tables(read_rows()).strip() in text
