"""The packages of examples/ where somebody has installed them: beside a wheel of the house, in a fresh environment.

There is no clone on the path, no Node.js and no compiler. `make build` tries more of it, beside the compiled wheel.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from scripts import try_examples as tried
from tests.server.support import Server
from tests.support.installed import install, wheels

pytestmark = pytest.mark.slow


@pytest.fixture(name="fresh", scope="module")
def fresh_(tmp_path_factory: pytest.TempPathFactory) -> Path:
    where = tmp_path_factory.mktemp("installed")
    install(where / "environment", wheels(where / "wheels"), where / "cache")
    return where / "environment"


@pytest.fixture(name="guests", scope="module")
def guests_(fresh: Path) -> Iterator[Server]:
    with tried.serving(fresh) as server:
        yield server


def test_every_command_knows_the_examples(fresh: Path) -> None:
    tried.commands(fresh)


def test_the_pages_know_the_examples_and_two_people_play_each_to_the_end(
    browser: Browser, guests: Server, tmp_path: Path
) -> None:
    tried.pages_know(browser, guests, tmp_path)
    for game in tried.GAMES:
        tried.to_the_end(browser, guests, game, tmp_path)
