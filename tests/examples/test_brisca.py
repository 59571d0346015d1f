"""Brisca, the example of a package with a face and hints of its own: it plays wherever the house does."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.examples import EXAMPLES, environment

HOME = EXAMPLES / "brisca"


@pytest.fixture(name="env")
def installed(tmp_path: Path) -> dict[str, str]:
    return environment(tmp_path, "brisca")


def sobremesa(env: dict[str, str], *words: str, stdin: str = "") -> str:
    command = [sys.executable, "-m", "sobremesa", *words]
    done = subprocess.run(command, capture_output=True, input=stdin, text=True, env=env)
    assert (done.returncode, done.stderr.strip()) == (0, ""), done.stdout + done.stderr
    return done.stdout


@pytest.mark.slow
def test_its_own_tests_pass(env: dict[str, str]) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=HOME, env=env)
    assert done.returncode == 0, done.stdout


def test_it_plays_wherever_the_house_does(env: dict[str, str], tmp_path: Path) -> None:
    assert "brisca  Brisca, 2 to 4 players" in sobremesa(env, "games", "--lang", "en")
    quick = ["--players", "4", "--games", "1", "--pairs", "20"]
    assert "All laws hold" in sobremesa(env, "check", "brisca", *quick, "--lang", "en")
    kept = tmp_path / "kept"
    done = sobremesa(env, "simulate", "brisca", "--games", "3", "--jobs", "1", "--json", "--record", str(kept))  # fmt: skip
    assert json.loads(done)["games"] == 3
    record = str(sorted(kept.iterdir())[0])
    assert "All cards are played" in sobremesa(env, "replay", record, "--lang", "en")
    sobremesa(env, "match", "brisca", "easy", "random", "--games", "2", "--processes", "1")


def test_programs_play_it_by_the_engine(env: dict[str, str]) -> None:
    asked = [
        {"do": "new", "game": "brisca", "players": 3, "seed": "1"},
        {"do": "draw"},
        {"do": "legal", "seat": 0},
        {"do": "view", "seat": 0},
    ]
    answers = sobremesa(env, "engine", stdin="\n".join(map(json.dumps, asked)) + "\n")
    new, drawn, legal, view = map(json.loads, answers.splitlines())
    assert new["ok"], new
    assert drawn["ok"], drawn
    assert [text.split()[0] for text in legal["legal"]] == ["play"] * 3
    assert view["view"]["hands"][1] == ["?", "?", "?"]
