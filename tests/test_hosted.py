"""The first five minutes: a match with its own luck and players."""

import subprocess
import sys

import pytest

import sobremesa
from sobremesa.core import Refusal
from sobremesa.core.record import read_record, replay
from sobremesa.library import ALL


def test_chance_acts_by_itself_and_decisions_are_texts() -> None:
    match = sobremesa.match("totem", seed="22")
    assert match.deciders() == [0]
    assert match.lines() == ["! off 0:6 1:4"]
    assert match.play("start B18") == ["0: start B18"]
    assert match.play("start R2") == ["1: start R2", "! roll 6 6"]
    assert str(match).splitlines() == match.lines()


def test_what_is_forbidden_or_unreadable_changes_nothing() -> None:
    match = sobremesa.match("totem", seed="22")
    with pytest.raises(Refusal, match="TOT-1"):
        match.play("start A1")
    with pytest.raises(ValueError, match="expected a step"):
        match.play("jump")
    assert match.lines() == ["! off 0:6 1:4"]
    assert "start B18" in match.legal()


def test_who_decides_at_once_is_named() -> None:
    match = sobremesa.match("rps", seed="x")
    with pytest.raises(ValueError, match="several decide at once"):
        match.play("rock")
    assert match.play("rock", 1) == []
    assert match.play("paper") == ["0: paper", "1: rock"]
    with pytest.raises(ValueError, match="there is no seat 2"):
        match.play("rock", 2)


@pytest.mark.parametrize("game", ["rps", "evidencia", "misty", "pyramids", "euphoria"])
def test_players_finish_it_and_the_record_is_the_game(game: str) -> None:
    match = sobremesa.match(game, seed="7")
    result = match.play_on("random")
    assert result == match.result()
    assert match.deciders() == []
    again = replay(read_record(match.record()), ALL)
    assert again.lines() == match.lines()
    with pytest.raises(Refusal):
        match.play(match.game.catalogue(match.match.players, {}).text(0))


def test_the_same_seed_is_the_same_game_and_no_seed_is_any() -> None:
    def lines(seed: str | None) -> list[str]:
        match = sobremesa.match("evidencia", seed=seed)
        match.play_on("easy", "random")
        return match.lines()

    assert lines("a") == lines("a")
    assert lines("a") != lines("b")
    assert lines(None) != lines(None)


def test_a_player_decides_for_one_seat() -> None:
    match = sobremesa.match("misty", players=3, seed="3", variant="introductory")
    assert match.decide("easy", 2) == []
    assert match.deciders() == [0, 1]
    with pytest.raises(ValueError, match="there is no player nobody"):
        match.decide("nobody", 0)
    with pytest.raises(ValueError, match="3 players sit here, not 2"):
        match.play_on("easy", "easy")


def test_what_does_not_exist_is_named() -> None:
    with pytest.raises(ValueError, match="there is no game chess; there are misty, euphoria"):
        sobremesa.match("chess")
    with pytest.raises(ValueError, match="totem is for 2 to 4 players, not 7"):
        sobremesa.match("totem", 7)
    with pytest.raises(ValueError, match="no option"):
        sobremesa.match("totem", dice=3)


def test_the_package_alone_loads_no_games() -> None:
    script = "import sys, sobremesa; print(*(name for name in sys.modules if 'sobremesa.' in name))"
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert all(name.startswith("sobremesa.native") for name in done.stdout.split())
