"""Talk at the table: kept, numbered, apart from the game's log so that people can delete their words.

While a game runs spectators talk among themselves: the players do not hear them. Words are data, never
markup; whoever shows them must show them as text.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from sobremesa.server import models
from sobremesa.server.storage import Storage


@dataclass(frozen=True)
class Line:
    number: int
    time: int
    guest: str
    seat: int | None
    apart: bool
    text: str


def tidy(text: str) -> str:
    """Without control signs; line ends become spaces."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


async def say(
    storage: Storage, table: str, guest: str, seat: int | None, apart: bool, text: str, now: int
) -> Line:
    """Keep a line; its number is the next one of the table."""
    chat = models.chat
    while True:
        try:
            async with storage.change() as connection:
                latest = select(func.coalesce(func.max(chat.c.number), 0)).where(
                    chat.c.table_id == table
                )
                number = int((await connection.execute(latest)).scalar_one()) + 1
                row = {
                    "table_id": table, "number": number, "time": now, "guest_id": guest,
                    "seat": seat, "apart": apart, "text": text,
                }  # fmt: skip
                await connection.execute(insert(chat), row)
                await storage.tell(connection, {table: 0})
        except IntegrityError:
            continue  # another process has said something in the same moment
        return Line(number, now, guest, seat, apart, text)


async def since(storage: Storage, table: str, number: int) -> list[Line]:
    column = models.chat.c
    found = await storage.rows(
        select(column.number, column.time, column.guest_id, column.seat, column.apart, column.text)
        .where(column.table_id == table, column.number > number)
        .order_by(column.number)
    )
    return [Line(*row) for row in found]
