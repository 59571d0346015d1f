"""`sobremesa new`: what it lays out is installed, checked and played at once."""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from sobremesa.homes import GROUP
from tests.conftest import Run
from tests.test_library import sobremesa


def laid_out(where: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> Path:
    """Laid out and installed: its folder of sources is found, with what its pyproject says of it."""
    done = subprocess.run(
        [sys.executable, "-m", "sobremesa", "new", name], cwd=where, capture_output=True, text=True
    )
    assert (done.returncode, done.stderr) == (0, "")
    root = where / f"sobremesa-{name.replace('_', '-')}"
    assert root.name in done.stdout
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = root / "src" / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    )
    points = "".join(f"{k} = {v}\n" for k, v in project["entry-points"][GROUP].items())
    (info / "entry_points.txt").write_text(f"[{GROUP}]\n{points}", encoding="utf-8")
    monkeypatch.chdir(where)  # where a game that is left is saved
    monkeypatch.setenv(
        "PYTHONPATH", f"{root / 'src'}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"
    )
    return root


def test_a_new_game_is_checked_and_played_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = laid_out(tmp_path, monkeypatch, "two_dice")
    code, out, told = sobremesa("check", "two_dice", "--games", "1", "--pairs", "20")
    assert (code, told) == (0, ""), out
    code, out, told = sobremesa("simulate", "two_dice", "--games", "20", "--jobs", "1", "--json")
    assert (code, json.loads(out)["games"], told.strip()) == (0, 20, "")
    code, out, told = sobremesa(
        "play", "two_dice", "--plain", "--lang", "es", stdin="choose 4\nsalir\n"
    )
    assert (code, told) == (0, "")
    assert "Two dice" in out
    tests = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(root / "tests")]
    done = subprocess.run(tests, cwd=root, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_what_is_laid_out_is_as_clean_as_the_house(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    root = laid_out(tmp_path, monkeypatch, "dice")
    house = ["--config", str(Path(__file__).parents[1] / "pyproject.toml"), "--ignore", "I001"]
    command = [sys.executable, "-m", "ruff", "check", *house, str(root)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("name", "said"),
    [("rps", "there is a rps already"), ("Dice!", "is not a name for a game"), ("house", "not a name"), ("../x", "not a name")],
)  # fmt: skip
def test_a_name_that_will_not_do_is_refused(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, told = run("new", name)
    assert (code, out) == (2, "")
    assert said in told
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run("new", "dice")[0] == 0
    assert run("new", "dice")[0] == 2
