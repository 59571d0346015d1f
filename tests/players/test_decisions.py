"""With a budget of simulations a decision is the same on every machine and on both builds.

`decisions.toml` has what `search` decides at some positions of random games. It was written by the compiled
build; both must agree with it. If a change to a search or to hints changes it, write it again:

    PYTHONPATH=build/compiled:. .venv/bin/python -m tests.players.test_decisions
"""

import tomllib
from pathlib import Path

import pytest

from sobremesa.library import ALL
from sobremesa.players.budget import Budget
from tests.players.support import decision, fresh, positions

FILE = Path(__file__).with_name("decisions.toml")
COUNT = {"totem": 2, "rps": 4}
GOLDEN = tomllib.loads(FILE.read_text(encoding="utf-8"))
GAP = {"totem": 40, "pyramids": 25, "euphoria": 15}
BUDGET = {"totem": Budget(simulations=3)}


def decided(slug: str) -> list[str]:
    game = ALL[slug]
    players = 5 if 5 in game.seats else 2
    places = positions(game, players, "golden", GAP.get(slug, 6))
    found = []
    for _, (match, seat) in zip(range(COUNT.get(slug, 6)), places, strict=False):
        player = fresh("search", game, seat)
        action = decision(player, match, seat, BUDGET.get(slug, Budget(simulations=24)))
        values = " ".join(f"{option.tries}" for option in player.thought.options[:4])
        found.append(f"{len(match.events)} {seat}: {game.write(action)} ({values})")
    return found


@pytest.mark.slow
@pytest.mark.parametrize("slug", GOLDEN)
def test_both_builds_decide_alike(slug: str) -> None:
    assert decided(slug) == GOLDEN[slug]


if __name__ == "__main__":
    lines = [
        f"{slug} = [\n" + "".join(f'  "{d}",\n' for d in decided(slug)) + "]\n" for slug in ALL
    ]
    FILE.write_text("# See test_decisions.py.\n" + "".join(lines), encoding="utf-8")
