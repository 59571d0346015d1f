"""Games that other engines have, too, on our protocol: the same games make a fair comparison.

Each is a whole game in one file, and is held against OpenSpiel move by move (`bench/test_games.py`).
"""

from bench.games import (
    breakthrough,
    connect_four,
    goofspiel,
    hex_board,
    kuhn,
    leduc,
    liars_dice,
    tic_tac_toe,
)
from sobremesa.core import AnyGame, by_slug

ALL: dict[str, AnyGame] = by_slug(
    tic_tac_toe.GAME,
    connect_four.GAME,
    hex_board.GAME,
    breakthrough.GAME,
    goofspiel.GAME,
    leduc.GAME,
    kuhn.GAME,
    liars_dice.GAME,
)
