"""Positions and whole games for tests: a position is a record prefix, an action is its text."""

from collections.abc import Mapping
from random import Random

from sobremesa.core import CHANCE, AnyGame
from sobremesa.core.fair import Chance
from sobremesa.core.laws import random_action
from sobremesa.core.match import Match
from sobremesa.core.record import read_speaker


def after(
    game: AnyGame, players: int, *lines: str, options: Mapping[str, object] | None = None
) -> Match:
    """The game after these lines."""
    match = Match(game, players, options or {})
    for line in lines:
        match.play(*read_speaker(line))
    return match


def played(
    game: AnyGame,
    players: int,
    seed: str,
    chance: Chance | None = None,
    options: Mapping[str, object] | None = None,
) -> Match:
    """A whole random game; chance draws from the stream, if one is given."""
    match, rng = Match(game, players, options or {}), Random(seed)
    while deciders := match.deciders():
        who = rng.choice(deciders)
        if who == CHANCE and chance:
            match.draw(chance)
        else:
            match.act(who, random_action(match.state, who, rng))
    return match
