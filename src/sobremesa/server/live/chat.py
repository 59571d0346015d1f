"""Talk at the table: kept, numbered, apart from the game's log so that people can delete their words.

While a game runs spectators talk among themselves: the players do not hear them. Words are data, never
markup; whoever shows them must show them as text.
"""

from __future__ import annotations

from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError

from sobremesa.core import WATCHER, Seat
from sobremesa.server.live.live import Live, sat_at
from sobremesa.server.people.names import told_apart
from sobremesa.server.store.models import chat
from sobremesa.server.table import wire
from sobremesa.server.table.audience import Subscriber
from sobremesa.server.table.proposals import NotHere
from sobremesa.server.table.views import OUTSIDER, listener_of


def tidy(text: str) -> str:
    """Without control signs; line ends become spaces."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


async def say(live: Live, guest: str, text: str, wanted: Seat | None = None) -> None:
    """Somebody says something at a table; NotHere says why not."""
    table, words = live.table, tidy(text)
    seat = table.seat_of(guest, wanted)
    if not guest:
        raise NotHere("no-guest")
    if guest in table.banned or listener_of(table, guest) == OUTSIDER:
        raise NotHere("banned")
    if not words:
        raise NotHere("empty")
    async with live.settled():
        apart = seat == WATCHER and table.status == "running"
        at = None if seat == WATCHER else seat
        await keep(live, guest_id=guest, seat=at, apart=apart, text=words)
        await publish(live)


async def publish(live: Live, only: Subscriber | None = None) -> None:
    """Each client gets the lines that it may read and does not have."""
    wanted = [only] if only else list(live.subscribers)
    if not wanted:
        return
    first, name = min(subscriber.chat for subscriber in wanted), live.table.name
    lines = await live.shared.storage.rows(
        select(chat).where(chat.c.table_id == name, chat.c.number > first).order_by(chat.c.number)
    )
    said = [*sat_at(live.table), *(line.guest_id for line in lines if line.guest_id)]
    names = told_apart(said, await live.shared.guests.names_of({*said}))
    running = live.table.status == "running"
    for subscriber in wanted:
        mine = [
            wire.ChatLine(line.number, line.time, line.guest_id, names.get(line.guest_id, ""), line.seat, line.text)
            for line in lines
            if line.number > subscriber.chat
            and line.guest_id not in subscriber.muted
            and subscriber.listener != OUTSIDER
            and not (line.apart and running and subscriber.listener >= 0)
        ]  # fmt: skip
        if mine:
            subscriber.chat = mine[-1].number
            subscriber.say(wire.Chat(lines=mine))


async def readable(live: Live, guest: str, most: int) -> list[wire.ChatLine]:
    """The latest lines that somebody may read here, also of those whom they have muted."""
    listener, name = listener_of(live.table, guest), live.table.name
    if listener == OUTSIDER:
        return []
    latest = select(chat).where(chat.c.table_id == name).order_by(chat.c.number.desc()).limit(most)
    rows = [
        row
        for row in reversed(await live.shared.storage.rows(latest))
        if not (row.apart and live.table.status == "running" and listener >= 0)
    ]
    names = await live.shared.guests.names_of({row.guest_id for row in rows})
    return [
        wire.ChatLine(row.number, row.time, row.guest_id, names.get(row.guest_id, ""), row.seat, row.text)
        for row in rows
    ]  # fmt: skip


async def keep(live: Live, **said: str | int | None) -> None:
    """Keep a line; its number is the next one of the table."""
    storage, table = live.shared.storage, live.table.name
    while True:
        try:
            async with storage.change() as connection:
                latest = select(func.coalesce(func.max(chat.c.number), 0)).where(
                    chat.c.table_id == table
                )
                number = int((await connection.execute(latest)).scalar_one()) + 1
                row = {"table_id": table, "number": number, "time": live.shared.clock(), **said}
                await connection.execute(insert(chat), row)
                await storage.tell(connection, [f"{table} 0"])
        except IntegrityError:
            continue  # another process has said something in the same moment
        return
