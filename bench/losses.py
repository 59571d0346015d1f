"""What does a decision cost players of each level, and is it less from level to level?

Decisions are taken from games between `medium` players. In the same place each level decides afresh, and each choice is
compared with the best, which one search of several times the size of `master`'s has found: so levels are compared in pairs.
z is how many standard errors a level loses less than the one before; with four such comparisons in a game,
2.24 and more is beyond chance (5 %, one-sided, Bonferroni).

    PYTHONPATH=build/compiled:. .venv/bin/python -m bench.losses --only misty --decisions 60 --times 2
"""

import argparse
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from math import sqrt
from multiprocessing import get_context
from random import Random
from statistics import fmean, variance

from sobremesa.coach.judging import Asked, judge_each
from sobremesa.core import CHANCE
from sobremesa.core.levels import NAMES
from sobremesa.core.match import Match
from sobremesa.lab.matches import Pairing, played
from sobremesa.library import ALL
from sobremesa.players.knowledge import levels_for
from sobremesa.players.levels import read_player
from sobremesa.players.recall import Origin

ROWS = ("rps/2", "evidencia/2", "totem/2", "misty/2", "pyramids/2", "euphoria/5")
LEVELS = ("random", *NAMES)
BEYOND = 2.24


def place(row: str, seed: str, number: int) -> tuple[Match, int]:
    """One real choice of one game, each as likely: the game up to it, and who decides."""
    slug, _, players = row.partition("/")
    own = f"{seed} {row}/{number}"
    match, _, _ = played(ALL[slug], Pairing(slug, ("medium",) * int(players), (), own))
    choices = [
        index
        for index, each in enumerate(match.happenings())
        if each.who != CHANCE and len(each.before.legal(each.who)) > 1
    ]
    at = Random(f"place {own}").choice(choices)
    then = Match(ALL[slug], int(players), {})
    for event in match.events[:at]:
        then.act(*event)
    return then, match.events[at].who


def losses(row: str, times: float, seed: str, number: int) -> tuple[float, ...]:
    """What each level loses in one place, the weakest first."""
    match, seat = place(row, seed, number)
    game, own = match.game, f"{seed} {row}/{number}"
    legal = [int(action) for action in match.state.legal(seat)]
    asked = Asked(seat, match.view(seat), match.heard(seat), legal, legal[0])
    origin = Origin(match.first, match.players)
    choices = list[int]()
    for name in LEVELS:
        invited = read_player(name)
        player = invited.sit(game, seat, origin)
        rng = Random(f"{name} {own}")
        budget = invited.thinks(game)
        choices.append(player.decide(asked.view, asked.heard, legal, budget, rng))
    different = sorted(set(choices))
    simulations = round(times * levels_for(game.slug)[-1].simulations)
    found = judge_each(game, asked, different, simulations, own, origin)
    loss = {choice: each.loss for choice, each in zip(different, found, strict=True)}
    return tuple(loss[choice] for choice in choices)


def rows(said: argparse.Namespace) -> Iterator[str]:
    yield "| game/seats | decisions | player | loss per decision | less than before: z |"
    yield "| --- | ---: | --- | ---: | ---: |"
    for row in ROWS:
        if not row.startswith(said.only):
            continue
        play = partial(losses, row, said.times, said.seed)
        with get_context("fork").Pool(said.processes) as pool:
            found = pool.map(play, range(said.decisions), chunksize=1)
        by_level = list(zip(*found, strict=True))
        marks = ["", *(told(one, two) for one, two in pairwise(by_level))]
        for name, values, mark in zip(LEVELS, by_level, marks, strict=True):
            mean = f"{fmean(values):.4f} ± {error(values):.4f}"
            yield f"| {row} | {said.decisions} | {name} | {mean} | {mark} |"


def told(weaker: tuple[float, ...], stronger: tuple[float, ...]) -> str:
    less = [one - other for one, other in zip(weaker, stronger, strict=True)]
    spread = error(less)
    z = fmean(less) / spread if spread else 0.0
    return f"{z:+.1f}{' *' if z >= BEYOND else ''}"


def error(values: list[float] | tuple[float, ...]) -> float:
    return sqrt(variance(values) / len(values))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--only", default="", help="rows whose name begins so")
    parser.add_argument("--decisions", type=int, default=60)
    parser.add_argument("--times", type=float, default=5, help="of `master`'s search")
    parser.add_argument("--seed", default="losses")
    parser.add_argument("--processes", type=int, default=2)
    for row in rows(parser.parse_args()):
        print(row, flush=True)


if __name__ == "__main__":
    main()
