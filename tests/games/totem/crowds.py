"""Crowded positions and random games from them: where units meet, every rule is soon at work."""

from collections.abc import Iterator
from random import Random

from sobremesa.core.laws import random_action
from sobremesa.games.totem import GAME
from sobremesa.games.totem.position_text import read_position
from sobremesa.games.totem.view import TotemView
from tests.games.totem.slow import AROUND, BOARD, distance, name_of, rising


def crowd(rng: Random, players: int) -> str:
    """A position text: small groups close together, so that random play soon comes to blows."""
    free = {cell for cell in BOARD if distance(cell, (0, 0)) <= 4}
    words = []
    for seat in range(players):
        group = [rng.choice(rising(free))]
        for _ in range(rng.choice((1, 2, 3, 5, 8))):
            edge = rising({c for at in group for c in AROUND[at] if c in free} - {*group})
            group += [rng.choice(edge)] if edge else []
        free -= {*group}
        pieces = ",".join(name_of(cell) for cell in rising(group[1:]))
        words.append(f"{seat}={name_of(group[0])}+{pieces}~{rng.choice((0, 0, 0, 1, 2))}")
    return " ".join([*words, f"turn={rng.randrange(players)}", "quiet=0"])


def crowded_games() -> Iterator[tuple[TotemView, TotemView, int]]:
    """Event by event through random games: the view before it, the view after it, whose it was."""
    for seed in range(12):
        rng = Random(seed)
        options = GAME.settle({"quiet_per_player": 4})
        state = read_position(crowd(rng, 2 + seed % 3), options)
        seen = GAME.view(state, 0)
        while state.deciders():
            who = int(state.deciders()[0])
            state.apply(who, random_action(state, who, rng))
            before, seen = seen, GAME.view(state, 0)
            yield before, seen, who
