"""Mentiroso, the example of a small package: it plays everywhere, and is as short as the guide says."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.examples import EXAMPLES, environment

HOME = EXAMPLES / "mentiroso"
MODULES = sorted((HOME / "src").rglob("*.py"))
GUIDE = (EXAMPLES.parent / "docs" / "guide" / "new-game.md").read_text(encoding="utf-8")
MOST_LINES = 350


@pytest.fixture(name="env")
def installed(tmp_path: Path) -> dict[str, str]:
    return environment(tmp_path, "mentiroso")


def sobremesa(env: dict[str, str], *words: str, stdin: str = "") -> str:
    command = [sys.executable, "-m", "sobremesa", *words]
    done = subprocess.run(command, capture_output=True, input=stdin, text=True, env=env)
    assert (done.returncode, done.stderr.strip()) == (0, ""), done.stdout + done.stderr
    return done.stdout


def test_its_own_tests_pass(env: dict[str, str]) -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "not master"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=HOME, env=env)
    assert done.returncode == 0, done.stdout


def test_it_plays_wherever_the_house_does(env: dict[str, str], tmp_path: Path) -> None:
    assert "mentiroso  Mentiroso, 2 to 6 players" in sobremesa(env, "games", "--lang", "en")
    quick = ["--players", "2", "--games", "1", "--pairs", "20"]
    assert "All laws hold" in sobremesa(env, "check", "mentiroso", *quick, "--lang", "en")
    done = sobremesa(env, "simulate", "mentiroso", "--games", "5", "--jobs", "1", "--json", "--record", str(tmp_path / "kept"))  # fmt: skip
    assert json.loads(done)["games"] == 5
    kept = sorted((tmp_path / "kept").iterdir())
    assert "Nobody else has dice left." in sobremesa(env, "replay", str(kept[0]), "--lang", "en")
    asked = '{"do": "new", "game": "mentiroso", "players": 2, "seed": "1"}\n{"do": "legal", "seat": 0}\n'
    assert all(
        json.loads(line)["ok"] for line in sobremesa(env, "engine", stdin=asked).splitlines()
    )


def test_it_is_short() -> None:
    lines = sum(len(module.read_text(encoding="utf-8").splitlines()) for module in MODULES)
    assert lines < MOST_LINES
    assert f"{lines} lines of Python" in (HOME / "README.md").read_text(encoding="utf-8")


def test_what_the_guide_quotes_stands_there() -> None:
    sources = "\n".join(module.read_text(encoding="utf-8") for module in MODULES)
    quoted = re.findall(r"^```py\n(.*?)^```", GUIDE, flags=re.MULTILINE | re.DOTALL)
    assert quoted
    assert [text for text in quoted if text not in sources] == []
