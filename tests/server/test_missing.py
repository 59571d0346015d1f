"""Whoever has no line open for a while may be missed by those who wait, as the house itself has seen it."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.support import Line, Refused
from tests.server.world import World


async def present(line: Line, wanted: dict[str, Any]) -> None:
    async with asyncio.timeout(60):
        while {name: line.present.get(name) for name in wanted} != wanted:
            await asyncio.sleep(0.01)


def test_the_house_knows_since_when_somebody_is_gone(tmp_path: Path) -> None:
    async def run() -> None:
        async with World(tmp_path) as world:
            ana, bea = [await world.guest(name) for name in ("Ana", "Bea")]
            table = await world.table(ana, "rps", 2)
            lines = [await world.line(person, table) for person in (ana, bea)]
            for line in lines:
                await line.ask("sit")
            await lines[0].ask("start")
            await present(lines[0], {"seats": [0, 1], "gone": {}})
            world.now += 5_000
            since = world.now
            await world.leave(lines[1])
            await present(lines[0], {"seats": [0], "gone": {"1": since}})
            world.now += 59_000
            with pytest.raises(Refused, match="missing-here"):
                await lines[0].ask("missing", seat=1, id="early")
            world.now += 1_000
            await lines[0].ask("missing", seat=1)
            assert world.live(table).table.chairs[1].left
            again = await world.line(bea, table)
            await present(lines[0], {"seats": [0, 1], "gone": {}})
            await again.ask("sit")
            assert not world.live(table).table.chairs[1].left
            world.now += 61_000
            with pytest.raises(Refused, match="missing-here"):
                await lines[0].ask("missing", seat=1, id="late")
            for line in (lines[0], again):
                await line.close()

    asyncio.run(run())
