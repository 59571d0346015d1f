"""The laws of every game, and non-interference, for all numbers of players and all options."""

import pytest

from sobremesa.core import AnyGame, laws
from sobremesa.core.worlds import WorldsReport, check_worlds
from sobremesa.games.euphoria import GAME

# With reaction_prompt=capable the rules themselves let the phase betray whether anybody is asked
# (EUP-157, EUP-R19): it is for simulations, and exempt by name.
WAITING = "whom the table waits for is no secret"
SETTINGS: list[tuple[dict[str, object], tuple[str, ...], tuple[str, ...]]] = [
    ({}, (), ()),
    ({"first_player": "2", "must_act": True}, (), ()),
    ({"reaction_prompt": "capable"}, (WAITING,), ("deciders", "view")),
    ({"reaction_prompt": "capable", "must_act": True}, (WAITING,), ("deciders", "view")),
]
IDS = ["default", "must act", "capable", "capable, must act"]


@pytest.mark.slow
@pytest.mark.parametrize("setting", SETTINGS, ids=IDS)
@pytest.mark.parametrize("players", range(4, 9))
def test_the_laws_hold(
    players: int, setting: tuple[dict[str, object], tuple[str, ...], tuple[str, ...]]
) -> None:
    options, exempt, _ = setting
    report = laws.check(
        GAME,
        games=2,
        players=players,
        options={"max_rounds": 3, **options},
        exempt=exempt,
        care=0.1,
    )
    assert report.games == 2
    assert report.guesses > 10
    assert report.refusals > 80


def compare(players: int, number: int, pairs: int) -> WorldsReport:
    options, _, exempt = SETTINGS[number]
    return check_worlds(
        GAME, pairs=pairs, players=players, options=options, exempt=exempt, worlds=4, horizon=40
    )


@pytest.mark.parametrize("edition", GAME.editions(), ids=["1.1", "1.0"])
def test_the_laws_hold_to_the_end_by_every_edition(edition: AnyGame) -> None:
    """One round, five players: games that end, with a recruit left over."""
    report = laws.check(edition, games=3, players=5, options={"max_rounds": 1}, care=0.1)
    assert report.games == 3
    worlds = check_worlds(edition, pairs=20, players=5, options={"max_rounds": 1}, horizon=200)
    assert worlds.different > 10


@pytest.mark.slow
@pytest.mark.parametrize("number", range(4), ids=IDS)
@pytest.mark.parametrize("players", range(4, 9))
def test_a_seat_cannot_tell_worlds_apart_that_it_must_not(players: int, number: int) -> None:
    report = compare(players, number, 100)
    assert report.pairs == 100
    assert report.different > 50
    assert report.mean_length > (1 if number > 1 else 4)
