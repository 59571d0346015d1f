"""Is luck nought on average, and is a result without it a sharper one?

Whole games between equal players. Told are, for each seat: the mean luck and how many of its standard errors that is away
from nought (z), the mean result as it was and without luck, and what is left of its variance without luck.

    PYTHONPATH=. .venv/bin/python -m bench.coach --only rps --games 200
    PYTHONPATH=. .venv/bin/python -m bench.coach --player medium --games 200
"""

import argparse
from collections.abc import Iterator
from functools import partial
from math import sqrt
from multiprocessing import get_context
from statistics import fmean, variance

from sobremesa.lab.matches import Pairing, PlayedGame, play_game

# Players without a plan draw most games of Totem, unless few quiet rolls make an end of it.
OPTIONS: dict[tuple[str, str], tuple[tuple[str, object], ...]] = {
    ("totem", "random"): (("quiet_per_player", 5),),
}
ROWS = ("rps/2", "evidencia/2", "totem/2", "misty/2", "pyramids/2", "pyramids/1", "euphoria/5")
FAR = 3.5  # standard errors that would be too many


def game(row: str, player: str, playouts: int, seed: str, number: int) -> PlayedGame:
    slug, _, players = row.partition("/")
    count, own = int(players), f"{seed} {row}/{number}"
    pairing = Pairing(slug, (player,) * count, OPTIONS.get((slug, player), ()), own)
    return play_game(pairing, playouts)


def rows(said: argparse.Namespace) -> Iterator[str]:
    yield "| game/seats | seat | games | mean luck | z | mean result | without luck | variance left |"
    yield "| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"
    for row in ROWS:
        if not row.startswith(said.only):
            continue
        play = partial(game, row, said.player, said.playouts, said.seed)
        with get_context("fork").Pool(said.processes) as pool:
            games = pool.map(play, range(said.games), chunksize=1)
        for seat in range(len(games[0].luck)):
            yield f"| {row} | {seat} | {said.games} | {told(games, seat)} |"


def told(games: list[PlayedGame], seat: int) -> str:
    luck = [each.luck[seat] for each in games]
    results = [each.shares[seat] for each in games]
    without = [result - each for result, each in zip(results, luck, strict=True)]
    error = sqrt(variance(luck) / len(luck))
    z = fmean(luck) / error if error else 0.0
    left = variance(without) / variance(results) if variance(results) else float("nan")
    mark = "" if abs(z) <= FAR else " TOO FAR"
    means = f"{fmean(results):.3f} | {fmean(without):.3f}"
    return f"{fmean(luck):+.4f} ± {error:.4f} | {z:+.2f}{mark} | {means} | {left:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--only", default="", help="rows whose name begins so")
    parser.add_argument("--player", default="random")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--playouts", type=int, default=400, help="for all outcomes of an event")
    parser.add_argument("--seed", default="coach")
    parser.add_argument("--processes", type=int, default=2)
    for row in rows(parser.parse_args()):
        print(row, flush=True)


if __name__ == "__main__":
    main()
