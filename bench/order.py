"""`make order`: does it matter who commits first in a secret simultaneous step? It must not.

Games of equal players in pairs with the same luck: whoever is asked first in one is asked last in the other.
Told is the share of the first, first / (first + last), with an interval over pairs (95 %).

    make order                                     all rows of docs/strength.md
    make order ARGS="--only pyramids/2 --games 400 --level hard"
"""

import argparse
from collections.abc import Sequence
from math import sqrt
from statistics import mean, variance
from typing import NamedTuple

from sobremesa.lab.matches import Pairing, play_all

ROWS = ("pyramids/2", "pyramids/4", "misty/2", "misty/4", "evidencia/2", "rps/2")
NORMAL = 1.96
WITHIN = 0.45, 0.55


class Row(NamedTuple):
    """What the first and the last had of the victories, pair by pair."""

    name: str
    firsts: Sequence[float]
    lasts: Sequence[float]

    def share(self) -> float:
        return sum(self.firsts) / (sum(self.firsts) + sum(self.lasts))

    def margin(self) -> float:
        """Half of the interval of a ratio of two sums (delta method)."""
        share, both = self.share(), mean(self.firsts) + mean(self.lasts)
        rests = [
            first - share * (first + last)
            for first, last in zip(self.firsts, self.lasts, strict=True)
        ]
        return NORMAL * sqrt(variance(rests) / len(rests)) / both

    def __str__(self) -> str:
        share, margin = self.share(), self.margin()
        low, high = share - margin, share + margin
        holds = "yes" if WITHIN[0] <= low and high <= WITHIN[1] else "no"
        games = 2 * len(self.firsts)
        return f"| {self.name} | {games} | {share:.1%} | {low:.1%} to {high:.1%} | {holds} |"


def pair(game: str, players: int, level: str, number: int, seed: str) -> list[Pairing]:
    """The same luck twice; the order of the second is that of the first, backwards."""
    order = tuple((seat + number) % players for seat in range(players))
    seats, luck = (level,) * players, f"{seed} {game}/{players}/{number}"
    return [Pairing(game, seats, (), luck, None, each) for each in (order, order[::-1])]


def play(name: str, games: int, level: str, seed: str, processes: int) -> Row:
    game, _, players = name.partition("/")
    pairs = [pair(game, int(players), level, number, seed) for number in range(games // 2)]
    outcomes = list(play_all([each for both in pairs for each in both], processes))
    firsts, lasts = [], []
    for one, two in zip(outcomes[::2], outcomes[1::2], strict=True):
        both = [
            (each.shares[each.pairing.order[0]], each.shares[each.pairing.order[-1]])
            for each in (one, two)
        ]
        firsts.append(sum(first for first, _ in both))
        lasts.append(sum(last for _, last in both))
    return Row(name, firsts, lasts)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--only", default="", help="rows whose name begins so")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--level", default="medium")
    parser.add_argument("--seed", default="order")
    parser.add_argument("--processes", type=int, default=2)
    said = parser.parse_args()
    print("| game/players | games | first of first and last | 95 % | within 45 to 55 % |")
    print("| --- | ---: | ---: | ---: | --- |")
    for name in ROWS:
        if name.startswith(said.only):
            print(play(name, said.games, said.level, said.seed, said.processes), flush=True)


if __name__ == "__main__":
    main()
