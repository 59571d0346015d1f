"""One server for all tests of a worker that do not need one of their own."""

from collections.abc import Iterator

import pytest

from tests.server.support import Server, serving


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture(scope="session")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its usual limits, for tests of these."""
    with serving(tmp_path_factory.mktemp("usual"), arguments=()) as server:
        yield server
