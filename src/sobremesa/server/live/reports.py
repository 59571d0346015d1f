"""What players report to whoever runs the house: about whom, why, and the chat that they could read."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from sqlalchemy import delete, insert, select

from sobremesa.server.live import chat
from sobremesa.server.live.live import Live, sat_at
from sobremesa.server.people.guests import fresh_id
from sobremesa.server.store.models import reports
from sobremesa.server.store.storage import Storage
from sobremesa.server.table.proposals import NotHere

MOST_LINES: Final = 50  # of chat, the latest


async def report(live: Live, guest: str, about: str, text: str) -> None:
    """NotHere unless the other one is at this table: sits there, or has said something that the asker could read."""
    lines = await chat.readable(live, guest, MOST_LINES)
    there = {*sat_at(live.table), *(line.guest for line in lines)}
    if about == guest or about not in there:
        raise NotHere("no-such-guest")
    row = {
        "id": fresh_id(), "time": live.shared.clock(), "table_id": live.table.name, "guest_id": guest,
        "about_id": about, "text": chat.tidy(text), "chat": msgspec.json.encode(lines).decode(),
    }  # fmt: skip
    await live.shared.storage.do(insert(reports).values(row))


async def open_ones(storage: Storage) -> list[Any]:
    """The oldest first."""
    return await storage.rows(select(reports).order_by(reports.c.time, reports.c.id))


async def settle(storage: Storage, number: str) -> None:
    """It has been dealt with, and is not kept any longer."""
    await storage.do(delete(reports).where(reports.c.id == number))
