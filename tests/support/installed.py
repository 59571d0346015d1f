"""Wheels of the house and of examples/, installed in an environment of their own; nothing comes from the network.

The house's wheel is a pure one, with the pages that are built already. What it needs of other people's packages is taken
from the environment of the tests, so that the fresh one holds that and nothing else.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from importlib.metadata import Distribution, distribution
from importlib.util import cache_from_source
from pathlib import Path

from packaging.requirements import Requirement

from tests.support.examples import EXAMPLES

HOUSE = EXAMPLES.parent
WANTED = "sobremesa[server]"
BIN = Path(sys.executable).parent
OWN = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def wheels(where: Path) -> dict[str, Path]:
    """By project: a wheel of the house without compiled libraries, and one of each example."""
    build = (BIN / "hatchling", "build", "--target", "wheel", "--directory", where)
    for project in (HOUSE, *sorted(file.parent for file in EXAMPLES.glob("*/pyproject.toml"))):
        run(*build, folder=project, env=OWN | {"SOBREMESA_PURE": "1"})
    return {wheel.name.partition("-")[0]: wheel for wheel in sorted(where.glob("*.whl"))}


def install(environment: Path, built: Mapping[str, Path], cache: Path) -> None:
    """A fresh environment with these wheels, where the installer finds all they need and asks nobody for more."""
    uv, python = (
        (BIN / "uv", "--offline", "--no-config", "--cache-dir", cache),
        environment / "bin/python",
    )
    run(*uv, "venv", "--python", sys.executable, environment)
    (site,) = environment.glob("lib/python*/site-packages")
    for each in needed_by(WANTED).values():
        copy(each, site)
    asked = [f"{name}{WANTED.removeprefix(name)} @ {wheel.as_uri()}" if WANTED.startswith(f"{name}[")
             else str(wheel) for name, wheel in built.items()]  # fmt: skip
    run(*uv, "pip", "install", "--python", python, *asked)
    run(*uv, "pip", "check", "--python", python)


def needed_by(wanted: str) -> dict[str, Distribution]:
    """The distributions that one needs, and those that these need, by name."""
    found: dict[str, Distribution] = {}
    asked, seen = [wanted], set[str]()
    while asked:
        seen.add(each := asked.pop())
        need = Requirement(each)
        known = distribution(need.name)
        if need.name != Requirement(wanted).name:
            found[known.name] = known
        for line in known.requires or ():
            inner = Requirement(line)
            extras = need.extras or {""}
            if not inner.marker or any(inner.marker.evaluate({"extra": extra}) for extra in extras):
                asked += {f"{inner.name}[{','.join(sorted(inner.extras))}]"} - seen
    return found


def copy(each: Distribution, site: Path) -> None:
    """All its files but its programs, which lie elsewhere, and what Python has compiled of them."""
    own = Path(str(each.locate_file("")))
    files = [own / file for file in each.files or () if ".." not in file.parts]
    files += [Path(cache_from_source(str(file))) for file in files if file.suffix == ".py"]
    for file in filter(Path.is_file, files):
        target = site / file.relative_to(own)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(file, target)


def run(*words: object, folder: Path | None = None, env: Mapping[str, str] = OWN) -> None:
    command = [*map(str, words)]
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True)
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
