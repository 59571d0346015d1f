"""One server and one browser for all tests of a worker."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.support import Server, serving
from tests.web.support import PATIENCE, browsing

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with browsing() as found:
        yield found
