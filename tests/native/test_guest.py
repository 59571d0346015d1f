"""A game of somebody else's package runs interpreted beside the house, whichever build that is."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bench import games, strangers
from sobremesa.core.playout import playouts

ROOT = Path(__file__).parents[2]
PLAYED = """
import json
from guest import {game}
from sobremesa.core.laws import check
from sobremesa.core.playout import playouts
from sobremesa.core.worlds import check_worlds
from sobremesa.lab.matches import Pairing, played

game = {game}.GAME
assert {game}.__file__.endswith(".py"), "it is to be interpreted"
assert check(game, games=1, players=2).games
assert check_worlds(game, pairs=3, players=2).pairs == 3
for seats in (("easy@5", "greedy"), ("hard@5", "random")):
    assert played(game, Pairing(game.slug, seats, (), "a guest"))[1].points
print(json.dumps(playouts(game, 2, {{}}, 20, "a guest")))
"""


@pytest.fixture(name="elsewhere", scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a package of games that extend `State` and are not compiled."""
    above = tmp_path_factory.mktemp("elsewhere")
    (above / "guest").mkdir()
    (above / "guest" / "__init__.py").write_text("", encoding="utf-8")
    for file in ("games/tic_tac_toe.py", "strangers/skulls.py"):
        shutil.copy(ROOT / "bench" / file, above / "guest")
    return above


@pytest.mark.parametrize("slug", ["tic_tac_toe", "skulls"])
def test_a_guest_keeps_the_laws_and_is_played_by_all_players(slug: str, elsewhere: Path) -> None:
    path = os.pathsep.join([str(elsewhere), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-c", PLAYED.format(game=slug)],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    ours = {**games.ALL, **strangers.ALL}[slug]
    assert json.loads(done.stdout) == playouts(ours, 2, {}, 20, "a guest")
