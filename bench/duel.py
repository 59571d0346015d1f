"""`make duel`: a player of this checkout against one of another, each in a process of its own, exchanging lines.

    make duel ARGS="--against ../before --game pyramids --games 100"
    make duel ARGS="--against ../before --game misty --level hard --simulations 400"

The other checkout must be set up and compiled. Games come in pairs with the same luck: who has a seat in one game has
the other in the other, and who is asked first where all decide at once goes round, so that each player has every seat and every
place in the order equally often. Told is this checkout's share of the victories, with an interval over pairs (95 %).

The referee is this checkout. Each side keeps the game for itself, event by event, and must agree on what is legal
whenever it is asked; its player gets only what its seat sees and has heard.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, variance
from typing import Any

from sobremesa.core import CHANCE
from sobremesa.core.match import Match
from sobremesa.core.playout import random_choice
from sobremesa.lab.matches import shares
from sobremesa.players.budget import Budget
from sobremesa.players.levels import read_player

try:
    from sobremesa.library import ALL
except ImportError:  # a checkout from before games could be plugged in
    from sobremesa.games import ALL  # type: ignore[attr-defined, no-redef]

ROOT = Path(__file__).parents[1]
NORMAL = 1.96


# One side: answers in its own process


def serve() -> None:
    """Follow games from the lines of the input, and answer with a decision where one is asked for."""
    side: Side | None = None
    for line in sys.stdin:
        said = json.loads(line)
        if "game" in said:
            side = Side(**said)
        elif "event" in said and side:
            side.match.act(*said["event"])
        elif "legal" in said and side:
            print(side.decide(said["legal"]), flush=True)


class Side:
    """A player at its seat, in a game that it follows for itself."""

    def __init__(
        self, game: str, players: int, seat: int, level: str, simulations: int, seed: str
    ) -> None:
        self.match, self.seat, self.rng = Match(ALL[game], players, {}), seat, Random(seed)
        invited = read_player(level)
        self.player = invited.sit(ALL[game], seat, *self.known())
        self.budget = Budget(simulations=simulations) if simulations else invited.thinks(ALL[game])

    def known(self) -> list[Any]:
        """The first position, where players want to know it."""
        try:
            from sobremesa.players.recall import Origin
        except ImportError:  # a checkout from before there was anything to recall
            return []
        return [Origin(self.match.state.copy(), self.match.players)]

    def decide(self, legal: list[int]) -> int:
        own = [int(action) for action in self.match.state.legal(self.seat)]
        assert own == legal, "the two checkouts differ in what is legal"
        seen, heard = self.match.view(self.seat), self.match.heard(self.seat)
        return self.player.decide(seen, heard, own, self.budget, self.rng)


# The referee


class Channel:
    """To and from one side's process."""

    def __init__(self, packages: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--serve"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": str(packages)},
            text=True,
        )

    def tell(self, **said: object) -> None:
        assert self.process.stdin
        self.process.stdin.write(json.dumps(said) + "\n")
        self.process.stdin.flush()

    def ask(self, legal: list[int]) -> int:
        self.tell(legal=legal)
        assert self.process.stdout
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit("duel: one of the players has stopped")
        return int(answer)

    def close(self) -> None:
        assert self.process.stdin
        self.process.stdin.close()
        self.process.wait()


def play(
    lines: list[Channel], said: argparse.Namespace, first: int, seed: str
) -> tuple[float, ...]:
    """One game for two: side k has seat k, and seat `first` is asked first where both decide at once."""
    from sobremesa.core.fast_random import FastRandom  # older checkouts have none of that name

    match, drawn = Match(ALL[said.game], 2, {}), FastRandom(seed)
    for seat, line in enumerate(lines):
        line.tell(
            game=said.game,
            players=2,
            seat=seat,
            level=said.level,
            simulations=said.simulations,
            seed=f"{seed} player {seat}",
        )
    while deciders := match.deciders():
        who = first if first in deciders else deciders[0]
        if who == CHANCE:
            action = int(random_choice(match.state, who, drawn))
        else:
            action = lines[who].ask([int(each) for each in match.state.legal(who)])
        match.act(who, action)
        for line in lines:
            line.tell(event=[who, action])
    return shares(ALL[said.game], match)


def pair(said: argparse.Namespace, number: int) -> dict[str, float]:
    """Two games with the same luck: this checkout's share of their victories, and of each by whether it was asked first."""
    ours, theirs = (Channel(Path(root) / said.build) for root in (ROOT, said.against))
    seed, first = f"{said.seed} {said.game} {number}", number % 2
    found = {"first": list[float](), "last": list[float]()}
    for seat, asked in ((0, first), (1, first if number % 4 < 2 else 1 - first)):
        sides = [ours, theirs] if seat == 0 else [theirs, ours]
        had = play(sides, said, asked, seed)
        found["first" if asked == seat else "last"].append(had[seat] / sum(had))
    for line in (ours, theirs):
        line.close()
    return {name: mean(shares) for name, shares in found.items() if shares} | {
        "all": mean([*found["first"], *found["last"]])
    }


def rows(said: argparse.Namespace) -> Iterator[str]:
    with ThreadPoolExecutor(said.processes) as pool:
        pairs = list(pool.map(partial(pair, said), range(said.games // 2)))
    found = [each["all"] for each in pairs]
    share, margin = mean(found), NORMAL * sqrt(variance(found) / len(found))
    between = f"{share - margin:.1%} to {share + margin:.1%}"
    first, last = (
        f"{mean(each[order] for each in pairs if order in each):.1%}" for order in ("first", "last")
    )
    yield f"| {said.game} | {said.level} | {2 * len(found)} | {share:.1%} | {between} | {first} | {last} |"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--against", default=".", help="the other checkout's folder")
    parser.add_argument("--build", default="build/compiled", help="where its package is")
    parser.add_argument("--game", default="pyramids")
    parser.add_argument("--level", default="master")
    parser.add_argument("--simulations", type=int, default=0, help="0: as many as the level has")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="duel")
    parser.add_argument("--processes", type=int, default=2, help="pairs at a time")
    said = parser.parse_args()
    if said.serve:
        serve()
        return
    print("| game | level | games | this checkout's share | 95 % | asked first | asked last |")
    print("| --- | --- | ---: | ---: | --- | ---: | ---: |")
    for row in rows(said):
        print(row, flush=True)


if __name__ == "__main__":
    main()
