"""A rematch is a new table, and counts as one."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.support import Line, Person, Refused, serving

MOST = 4  # tables at once, with a fifth of the usual limits; then one in 25 seconds


def test_rematches_do_not_evade_the_limit_of_tables(tmp_path: Path) -> None:
    with serving(tmp_path, arguments=("--limits", "0.2")) as server:
        eva = Person.new(server)
        laid, table = 1, eva.table("rps", 2)
        while laid < 2 * MOST:
            assert eva.do(table, "abort").status_code == 200
            again = eva.do(table, "rematch")
            if again.status_code != 200:
                break
            laid, table = laid + 1, again.json()["table"]
            assert eva.do(table, "sit").status_code == 200
        assert laid == MOST
        assert again.status_code == 409
        assert again.json()["extra"]["rule"] == "too-many-tables"
        asyncio.run(on_a_socket(eva, table))


async def on_a_socket(eva: Person, table: str) -> None:
    """The same limit, whichever way one asks."""
    async with eva.at(table) as line:
        assert isinstance(line, Line)
        with pytest.raises(Refused, match="too-many-tables"):
            await patiently(line)


async def patiently(line: Line) -> None:
    """Messages have a limit, too, and a low one here."""
    while True:
        try:
            await line.ask("rematch")
        except Refused as refused:
            if refused.rule != "too-fast":
                raise
            await asyncio.sleep(0.1)
