"""Random games for tests: a match that goes on by a policy that reaches every corner of the rules."""

from collections.abc import Iterator, Mapping
from random import Random

from sobremesa.core import CHANCE
from sobremesa.core.laws import random_action
from sobremesa.core.match import Match
from sobremesa.games.euphoria import GAME
from sobremesa.games.euphoria.actions import kind_of


def by_kind(match: Match, rng: Random) -> None:
    """One event: first a kind of decision, evenly, then one of that kind; so artifacts are used often."""
    who = rng.choice(match.deciders())
    if who == CHANCE:
        match.act(who, random_action(match.state, who, rng))
        return
    actions = list(match.state.legal(who))
    kind = rng.choice(sorted({kind_of(action) for action in actions}))
    match.act(who, rng.choice([action for action in actions if kind_of(action) == kind]))


def game(
    players: int, seed: object, options: Mapping[str, object] | None = None
) -> Iterator[Match]:
    """The same match after each of its events."""
    match, rng = Match(GAME, players, options or {}), Random(f"{players} {seed}")
    while match.deciders():
        by_kind(match, rng)
        yield match


def finish(match: Match, rng: Random) -> Match:
    """Play on to the end."""
    while match.deciders():
        by_kind(match, rng)
    return match


def finished(players: int, seed: object, options: Mapping[str, object] | None = None) -> Match:
    return finish(Match(GAME, players, options or {}), Random(f"{players} {seed}"))
