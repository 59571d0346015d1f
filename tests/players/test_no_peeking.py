"""A decision depends on what the seat may know, and on nothing else."""

from dataclasses import fields, replace
from random import Random
from typing import Any, NoReturn

import pytest

from sobremesa.core import JUDGE, AnyGame
from sobremesa.library import ALL
from sobremesa.players.levels import LEVELS
from tests.players.support import COMPILED, FEW, decision, fresh, positions
from tests.support.evidence import keep

GAMES = [pytest.param(game, id=slug) for slug, game in ALL.items()]
SWAPS = 50 if COMPILED else 5  # the same code either way, but forty times slower
GAP = {"totem": 29, "pyramids": 13, "euphoria": 11}


class Touched(AssertionError):
    """Somebody looked where nobody may look."""


class Trap:
    """Instead of a state: whatever is done with it, it springs."""

    def __getattribute__(self, name: str) -> NoReturn:
        raise Touched(name)


def sprung(*args: object) -> NoReturn:
    raise Touched(str(args))


def blind(game: AnyGame) -> AnyGame:
    """The game with all its doors to a state closed but the belief."""
    doors = {
        field.name
        for field in fields(game)
        if field.name in ("new", "view", "hear", "tell", "read_line", "lines", "may_undo")
    }
    closed: dict[str, Any] = dict.fromkeys(doors, sprung)
    return replace(game, **closed)


def swaps(game: AnyGame, level: str, count: int, seed: str) -> int:
    """Decide in so many pairs of worlds that a seat cannot tell apart; how many pairs differed."""
    rng, different = Random(seed), 0
    players = 5 if 5 in game.seats else game.seats[-1]
    places = positions(game, players, seed, GAP.get(game.slug, 5))
    for _, (match, seat) in zip(range(count), places, strict=False):
        seen, heard = match.view(seat), match.heard(seat)
        other = game.belief(seen, heard).sample(rng)
        answers = []
        for world in (match.state, other):
            player = fresh(level, blind(game), seat)
            legal = [int(action) for action in world.legal(seat)]
            answers.append(player.decide(game.view(world, seat), heard, legal, FEW, Random("same")))
        assert answers[0] == answers[1], "\n".join(match.lines())
        different += game.view(match.state, JUDGE) != game.view(other, JUDGE)
    return different


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_hidden_worlds_change_no_decision(game: AnyGame) -> None:
    swaps(game, "hard", SWAPS, "swaps")


@pytest.mark.parametrize("level", ["random", "greedy", *LEVELS])
@pytest.mark.parametrize("game", [game for game in GAMES if game.id != "totem" or COMPILED])
def test_every_level_decides_from_the_view_alone(game: AnyGame, level: str) -> None:
    swaps(game, level, 2, f"levels {level}")


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES)
def test_hidden_worlds_change_no_decision_in_a_thousand_swaps(game: AnyGame) -> None:
    different = swaps(game, "hard", 1000, "soak")
    keep(
        f"{game.slug}: decisions in pairs of worlds alike to a seat",
        pairs=1000,
        different=different,
    )


def test_the_trap_springs() -> None:
    with pytest.raises(Touched):
        Trap().anything  # noqa: B018


def test_a_player_gets_no_state_even_if_it_is_handed_one() -> None:
    game = ALL["misty"]
    match, seat = next(positions(game, 2, "trap", 3))
    seen, heard = match.view(seat), match.heard(seat)
    legal = [int(action) for action in match.state.legal(seat)]
    player = fresh("hard", blind(game), seat)
    match.state = Trap()
    assert player.decide(seen, heard, legal, FEW, Random(1)) in legal


def test_a_fresh_player_decides_the_same_again() -> None:
    game = ALL["evidencia"]
    for _, (match, seat) in zip(range(5), positions(game, 2, "again", 3), strict=False):
        one, two = (decision(fresh("easy", game, seat), match, seat) for _ in range(2))
        assert one == two
