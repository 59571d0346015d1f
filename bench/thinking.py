"""How long the search of this checkout thinks beside that of another, in turn, in processes of their own.

    .venv/bin/python bench/thinking.py --against ../before --game totem

Both must be set up and compiled. Each decides the same twelve positions of a game with the same simulations, again and
again by turns; told is the processor time of each and the ratio of the medians, noise that both have had left out.
"""

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from statistics import median

from sobremesa.core.match import Match
from sobremesa.library import ALL
from sobremesa.players.budget import Budget
from sobremesa.players.levels import read_player

ROOT = Path(__file__).parents[1]
POSITIONS = 12


def think(slug: str, simulations: int) -> float:
    """Seconds of the processor for the first decisions of a game that are worth a thought."""
    game, rng = ALL[slug], Random(slug)
    match, took, asked = Match(game, 2, {}), 0.0, 0
    while asked < POSITIONS and (deciders := match.deciders()):
        who = deciders[0]
        legal = [int(action) for action in match.state.legal(who)]
        action = rng.choice(legal)
        if who >= 0 and len(legal) > 1:
            seen, heard, asked = match.view(who), match.heard(who), asked + 1
            player = read_player("search").sit(game, who)
            began = time.process_time()
            player.decide(seen, heard, legal, Budget(simulations=simulations), Random(asked))
            took += time.process_time() - began
        match.act(who, action)
    return took


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--alone", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--against", default=".", help="the other checkout's folder")
    parser.add_argument("--game", default="totem")
    parser.add_argument("--simulations", type=int, default=600)
    parser.add_argument("--rounds", type=int, default=9)
    said = parser.parse_args()
    if said.alone:
        print(think(said.game, said.simulations))
        return
    found: dict[Path, list[float]] = {ROOT: [], Path(said.against).resolve(): []}
    for _ in range(said.rounds):
        for root, times in found.items():
            command = [sys.executable, __file__, "--alone", "--game", said.game]
            command += ["--simulations", str(said.simulations)]
            env = {**os.environ, "PYTHONPATH": str(root / "build" / "compiled")}
            times.append(float(subprocess.check_output(command, env=env, text=True)))
    here, there = (median(times) for times in found.values())
    print(f"{said.game}: {here:.3f} s here, {there:.3f} s there: {here / there:.2f} times")


if __name__ == "__main__":
    main()
