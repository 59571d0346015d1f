"""Positions to decide in, and players who decide there."""

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

from sobremesa.core import CHANCE, Action, AnyGame, Seat, state
from sobremesa.core.laws import random_action
from sobremesa.core.match import Match
from sobremesa.library import ALL
from sobremesa.players.budget import Budget
from sobremesa.players.levels import budget_of, maker
from sobremesa.players.player import Player

COMPILED = not str(state.__file__).endswith(".py")
FEW = Budget(simulations=4)


def positions(game: AnyGame, players: int, seed: str, gap: int) -> Iterator[tuple[Match, Seat]]:
    """Positions of random games in which a seat has a real choice, some events apart."""
    rng = Random(f"{game.slug} {seed}")
    while True:
        match = Match(game, players, {})
        while deciders := match.deciders():
            who = rng.choice(deciders)
            if who != CHANCE and len(match.state.legal(who)) > 1 and rng.randrange(gap) == 0:
                yield match, who
            match.act(who, random_action(match.state, who, rng))


def decision(
    player: Player, match: Match, seat: Seat, budget: Budget = FEW, seed: str = "1"
) -> Action:
    legal = [int(action) for action in match.state.legal(seat)]
    return player.decide(match.view(seat), match.heard(seat), legal, budget, Random(seed))


def fresh(level: str, game: AnyGame, seat: Seat) -> Player:
    return maker(level)(game, seat)


def most_memory(slug: str) -> int:
    """The kilobytes that this process has held at most: five decisions, five times as long as `master`."""
    game = ALL[slug]
    players = 5 if 5 in game.seats else 2
    simulations = budget_of("master", slug).simulations
    assert simulations is not None
    for match, seat in islice(positions(game, players, "memory", 9), 5):
        budget = Budget(simulations=5 * simulations)
        decision(fresh("master", game, seat), match, seat, budget)
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(re.findall(r"VmHWM:\s+(\d+) kB", status)[0])
