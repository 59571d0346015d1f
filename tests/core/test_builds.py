"""Compiled and interpreted, the same seeds give the same records: every game, player count and option."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from sobremesa.library import ALL
from tests.support.builds import COMPILED
from tests.support.evidence import keep
from tests.support.fingerprint import fingerprints

ROOT = Path(__file__).parents[2]
GAMES, MANY, CHUNK = 10, 1000, 100

pytestmark = pytest.mark.skipif(not COMPILED, reason="the compiled build compares both")


def interpreted(games: int, first: int, slug: str) -> dict[str, str]:
    """The fingerprints of the sources, in a process of their own."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        [sys.executable, "-m", "tests.support.fingerprint", str(games), str(first), slug],
        cwd=ROOT,
        env=environment | {"PYTHONPATH": "src"},
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, str] = json.loads(done.stdout)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("slug", ALL)
def test_both_builds_write_the_same_records(slug: str) -> None:
    assert interpreted(GAMES, 0, slug) == fingerprints(GAMES, 0, [slug])


@pytest.mark.soak
@pytest.mark.parametrize("slug", ALL)
def test_both_builds_write_the_same_records_for_long(slug: str) -> None:
    began = time.perf_counter()
    for first in range(0, MANY, CHUNK):
        assert interpreted(CHUNK, first, slug) == fingerprints(CHUNK, first, [slug])
    keep(
        f"{slug}: the same records compiled and interpreted",
        games=MANY * len(ALL[slug].seats),
        seconds=time.perf_counter() - began,
    )


@pytest.mark.parametrize(("module", "most"), [("sobremesa", 0.15), ("sobremesa.games", 0.4)])
def test_the_package_is_imported_quickly(module: str, most: float) -> None:
    """In seconds of the processor, Python's own start included; the best of three."""
    script = f"import time; import {module}; print(time.process_time())"
    seconds = [
        float(
            subprocess.run([sys.executable, "-c", script], capture_output=True, check=True).stdout
        )
        for _ in range(3)
    ]
    assert min(seconds) < most
