"""The laws of all games, and non-interference, for every combination of Evidencia's options."""

from sobremesa.core.laws import check
from sobremesa.core.worlds import check_worlds
from sobremesa.games.evidencia import GAME


def test_the_laws_hold_for_all_options() -> None:
    report = check(GAME, games=1, seed="evidencia")
    assert report.games == 16
    assert report.guesses > 100


def test_the_laws_hold_in_edition_1_0() -> None:
    first = GAME.earlier[0]
    check(first, games=1, seed="evidencia 1.0", options={"memory_aid": "off"})
    assert check_worlds(first, pairs=100, seed="evidencia 1.0").different > 50


def test_nobody_is_sent_what_depends_on_secrets() -> None:
    report = check_worlds(GAME, pairs=500, seed="evidencia")
    assert report.different > report.pairs / 2
    assert report.mean_length > 3
