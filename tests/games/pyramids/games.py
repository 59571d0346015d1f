"""Random games for tests."""

from collections.abc import Iterator, Mapping
from random import Random

from sobremesa.core import AnyGame, Event
from sobremesa.core.laws import random_action
from sobremesa.core.match import Match
from sobremesa.games.pyramids import GAME


def random_match(
    seed: object, players: int, options: Mapping[str, object], game: AnyGame = GAME
) -> Iterator[tuple[Match, Event]]:
    """Every position of a random game, with the event that is about to happen."""
    rng = Random(f"{seed} {players} {options}")
    match = Match(game, players, options)
    while deciders := match.deciders():
        who = rng.choice(deciders)
        event = Event(who, random_action(match.state, who, rng))
        yield match, event
        match.act(*event)


def finished(
    seed: object, players: int, options: Mapping[str, object], game: AnyGame = GAME
) -> Match:
    match = Match(game, players, options)
    for now, _ in random_match(seed, players, options, game):
        match = now
    return match
