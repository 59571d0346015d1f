"""python-chess: random games of chess, cut at 300 moves."""

import random
from collections.abc import Callable
from itertools import repeat

import chess

Counts = dict[str, float]


def probe() -> dict[str, Callable[[], Counts]]:
    rng = random.Random(1)

    def python() -> Counts:
        board, steps = chess.Board(), 0
        while steps < 300 and not board.is_game_over(claim_draw=False):
            board.push(rng.choice(list(board.legal_moves)))
            steps += 1
        return {"python steps": steps, "python playouts": 1}

    middle = chess.Board()
    for _ in range(40):
        middle.push(rng.choice(list(middle.legal_moves)))

    def copies() -> Counts:
        for _ in repeat(None, 100):
            middle.copy(stack=False)
        return {"copies": 100}

    return {"python": python, "copies": copies}
