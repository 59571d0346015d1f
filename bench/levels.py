"""`make strangers`: are the levels in the right order in games that nobody has tuned them for?

Each level against the one below, in pairs of games with the same luck: who has a seat in one game has the others in
the other. Told is the share of victories of the higher level's seats, with an interval over pairs (95 %).

    make strangers
    make strangers ARGS="--only skulls/3 --games 400"
"""

import argparse
from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from math import sqrt
from multiprocessing import get_context
from statistics import mean, variance

from bench.strangers import ALL
from sobremesa.lab.matches import Pairing, play_game
from sobremesa.library import ALL as HOUSE
from sobremesa.players.levels import LEVELS

ROWS = ("skulls/2", "skulls/3", "tricks/2", "tricks/3", "flips/2")
NORMAL = 1.96
BARS = {"medium": 0.55, "hard": 0.55, "master": 0.48}

HOUSE.update(ALL)  # before any process is forked


def pair(row: str, high: str, low: str, seed: str, number: int) -> float:
    """Two games with the same luck: the share of the victories that the higher level had."""
    slug, _, players = row.partition("/")
    count, found = int(players), 0.0
    few = [(seat + number) % count < count // 2 for seat in range(count)]
    for highs in (few, [not each for each in few]):
        seats = tuple(high if each else low for each in highs)
        outcome = play_game(Pairing(slug, seats, (), f"{seed} {row}/{number}"))
        had = sum(share for share, each in zip(outcome.shares, highs, strict=True) if each)
        found += had / sum(outcome.shares)
    return found / 2


def rows(said: argparse.Namespace) -> Iterator[str]:
    yield "| game/seats | higher | lower | games | share of the higher | 95 % | bar |"
    yield "| --- | --- | --- | ---: | ---: | --- | --- |"
    for row in ROWS:
        if not row.startswith(said.only):
            continue
        for low, high in pairwise(LEVELS):
            if said.level not in ("", high):
                continue
            play = partial(pair, row, high, low, said.seed)
            with get_context("fork").Pool(said.processes) as pool:
                shares = pool.map(play, range(said.games // 2), chunksize=1)
            share, margin = mean(shares), NORMAL * sqrt(variance(shares) / len(shares))
            held = "held" if share >= BARS[high] else "missed"
            between = f"{share - margin:.1%} to {share + margin:.1%}"
            told = f"{BARS[high]:.0%} {held}"
            yield f"| {row} | {high} | {low} | {2 * len(shares)} | {share:.1%} | {between} | {told} |"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--only", default="", help="rows whose name begins so")
    parser.add_argument("--level", default="", help="this level against the one below alone")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="strangers")
    parser.add_argument("--processes", type=int, default=2)
    for row in rows(parser.parse_args()):
        print(row, flush=True)


if __name__ == "__main__":
    main()
