"""Positions to begin from: a quiet table, and those of random games."""

from random import Random

from sobremesa.core import legal_texts
from sobremesa.core.laws import random_action
from sobremesa.core.match import Match
from sobremesa.games.euphoria import GAME
from sobremesa.games.euphoria.rules import Euphoria
from tests.games.euphoria.dialect import Game, position

QUIET = (
    "seat 0: (LE) (E) (S) hand=-",
    "seat 1: (LS) (S) (E) hand=-",
    "seat 2: (E) (E) (S) hand=-",
    "seat 3: (E) (S) (S) hand=-",
)


def quiet(*changed: str, turn: str = "turn 0 action") -> Game:
    """Four players without artifacts, some of their lines replaced."""
    by_seat = {line[5]: line for line in QUIET} | {line[5]: line for line in changed}
    return position(*by_seat.values(), turn)


def legal(game: Game, seat: int) -> list[str]:
    return legal_texts(GAME, game.state, seat)


def random_states(players: int, games: int) -> list[Euphoria]:
    """Every position of some random games."""
    found = []
    for seed in range(games):
        match, rng = Match(GAME, players, {"max_rounds": 6}), Random(seed)
        while deciders := match.deciders():
            who = rng.choice(deciders)
            match.act(who, random_action(match.state, who, rng))
            found.append(match.state.copy())
    return found
