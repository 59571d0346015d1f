"""Every route and every message kind with every nonsense: whoever sends it is told so, and nothing breaks."""

from __future__ import annotations

import asyncio
from typing import Any

from tests.server.hostile.tables import FIELDS, KINDS, NONSENSE, ROUTES, stranger
from tests.server.support import Line, Person, Server


def test_every_route_answers_every_nonsense(house: Server) -> None:
    async def run() -> None:
        async with stranger(house.url, "127.0.0.1", 600) as eva:
            (cookie,) = await eva.guests(1)
            table = await eva.table(cookie)
            for shift, (method, path) in enumerate(ROUTES):
                bodies = NONSENSE if method in ("POST", "PUT", "PATCH") else NONSENSE[:1]
                for number, body in enumerate(bodies):
                    who = cookie if (shift + number) % 2 else ""
                    await eva.ask(method, path.format(table=table), who, content=body)
            assert eva.score.errors == 0
            assert eva.score.closed == 0
            answer = await eva.ask("GET", "/api/house")
            assert answer is not None
            assert answer.status_code == 200

    asyncio.run(run())


def test_every_message_is_answered_or_refused(house: Server) -> None:
    async def run() -> None:
        eva = Person.new(house, "Eva")
        async with eva.at(eva.table("rps", 2)) as line:
            assert isinstance(line, Line)
            sent = [
                await nonsense(line, kind, more)
                for kind in KINDS
                for more in FIELDS
                if "id" not in more
            ]
            assert [name for name in sent if name not in line.answers] == []

    asyncio.run(run())


async def nonsense(line: Line, kind: str, more: dict[str, Any]) -> str:
    """The id of a message, which is followed by one that can be read: twenty others in a row close the line."""
    name = await line.send(kind, **more)
    await line.ask("ping")
    return name
