"""REST at tables: lobby, making and joining them; aids. Records and replays are in rest_replays.py.

A refused request has the rule and its sentence in the error's `extra`.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import get, post
from litestar.exceptions import ClientException
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta
from sqlalchemy import and_, select

from sobremesa.complaint import in_words
from sobremesa.core import Seat
from sobremesa.server.bots.aids import aids_at, caution_at
from sobremesa.server.live import reports
from sobremesa.server.live.hub import Hub
from sobremesa.server.live.live import Live
from sobremesa.server.net.answers import lang_of, no, refused, refusing
from sobremesa.server.net.bodies import Listed, NewTable, Reported, StartFrom
from sobremesa.server.net.counter import ask_clerk
from sobremesa.server.net.guard import LONGEST_TABLE
from sobremesa.server.net.rest import AnyHttp, Language, allowed, guest_of, hub_of, limit, me_of
from sobremesa.server.records.clerk import Open, Opened
from sobremesa.server.records.film import SLICE
from sobremesa.server.store import models
from sobremesa.server.store.aside import NoTable
from sobremesa.server.table import proposals, wire
from sobremesa.server.table.dryrun import cost
from sobremesa.server.table.log import SETTINGS
from sobremesa.server.table.proposals import PutAside
from sobremesa.server.table.views import OUTSIDER, listener_of, position, table_view
from sobremesa.text import Texts

# For somebody who has several seats: which one is meant.
OwnSeat = Annotated[wire.SeatNumber | None, QueryParameter(name="seat")]


ALIVE = 30 * 60 * 1000  # milliseconds that a table stays in the lobby after somebody was there
SLOWLY = 3 * 86_400 * 1000  # the same, with a clock of days


async def live_of(request: AnyHttp, table: str) -> Live:
    hub = hub_of(request)
    try:
        return await hub.live(table)
    except NoTable:
        raise no(request, "no-table") from None
    except PutAside as error:
        raise refused(error, 503, lang_of(request)) from None


@asynccontextmanager
async def acting(
    request: AnyHttp, table: str, what: str, price: int, lang: str
) -> AsyncIterator[tuple[str, Live]]:
    """Somebody does something at a table that so much is paid for; what is refused is told in words."""
    guest, live = await me_of(request), await live_of(request, table)
    if not request.app.state.buckets[what].take(guest.id, price):
        raise no(request, "too-fast", 429)
    with refusing(409, lang, live.table):
        yield guest.id, live


@get("/api/me/tables")
async def my_tables(request: AnyHttp) -> list[Listed]:
    """Own tables, running and past."""
    guest, tables, members = await me_of(request), models.tables, models.members
    return await listed(
        hub_of(request),
        select(tables)
        .where(members.c.guest_id == guest.id, members.c.table_id == tables.c.id)
        .order_by(tables.c.changed.desc())
        .limit(200),
    )


@get("/api/tables")
async def lobby(request: AnyHttp) -> list[Listed]:
    """Tables with a free seat whose hosts want strangers, and at which somebody was a moment ago; or days
    ago, if they play by days."""
    hub, column, found = hub_of(request), models.tables.c, list[Listed]()
    for slow, since, most in ((False, ALIVE, 70), (True, SLOWLY, 30)):
        alive = and_(column.open, column.slow == slow, column.seen > hub.clock() - since)
        newest = select(models.tables).where(alive).order_by(column.seen.desc()).limit(most)
        found += await listed(hub, newest)
    return found


async def listed(hub: Hub, statement: Any) -> list[Listed]:
    rows = await hub.storage.rows(statement)
    names = await hub.guests.names_of({row.host for row in rows})
    return [
        Listed(row.id, row.game, row.rules, row.players, row.status, row.free, row.lang,
               names.get(row.host, ""), row.changed)
        for row in rows
    ]  # fmt: skip


@post("/api/tables", request_max_body_size=LONGEST_TABLE)
async def new_table(
    request: AnyHttp, data: JSONBody[NewTable], language: Language = "en"
) -> wire.TableView:
    limit(request, "table")
    if data.listed and not allowed(request, "listed"):
        raise refused(proposals.NotHere("too-many-listed"), 429, language)
    guest, hub = await me_of(request), hub_of(request)
    if data.game not in hub.games:
        raise no(request, "no-game", 400)
    setup: dict[str, Any] = {name: getattr(data, name) for name in SETTINGS}
    bots = {int(seat): level for seat, level in data.bots.items() if seat.isdecimal()}
    if len(bots) != len(data.bots) or any(not 0 <= seat < data.players for seat in bots):
        raise no(request, "bot-seats", 400)
    if data.seat is not None and (data.seat >= data.players or data.seat in bots):
        raise no(request, "seat-not-there", 400)
    try:
        if data.start_from:
            setup |= await started_from(request, data, data.start_from, language)
        name = await hub.create(guest.id, setup)
    except proposals.NotHere as error:
        raise refused(error, 400, language) from None
    except ValueError as error:
        raise ClientException(in_words(error, Texts(None, language))) from None
    if data.seat is not None:
        await hub.do(name, guest.id, wire.Sit(id="new seat", seat=data.seat))
    for seat, level in bots.items():
        await hub.do(name, guest.id, wire.AddBot(id=f"new bot {seat}", seat=seat, level=level))
    live = await hub.live(name)
    return table_view(live.table, await live.names())


async def started_from(
    request: AnyHttp, data: NewTable, wanted: StartFrom, lang: str
) -> dict[str, Any]:
    """The settings that come from a record; NotHere if it is of another game."""
    job, price = Open(wanted.record, wanted.lines, lang), 1 + wanted.lines // SLICE
    with request.app.state.replays.place(request.scope["state"]["address"], lang):
        found = msgspec.json.decode(await ask_clerk(request, job, price), type=Opened)
    same = (found.game, found.players) == (data.game, data.players)
    if not same or data.options not in ({}, found.options):
        raise proposals.NotHere("start-differs")
    return found._asdict()


@get("/api/tables/{table:str}")
async def table_of(request: AnyHttp, table: FromPath[str]) -> wire.TableView:
    live = await live_of(request, table)
    async with live.settled() as found:
        return table_view(found, await live.names())


@get("/api/tables/{table:str}/position")
async def position_of(
    request: AnyHttp, table: FromPath[str], own: OwnSeat = None
) -> wire.Position | None:
    """What the asker sees now."""
    live, listener = await live_of(request, table), await listener_for(request, table, own)
    live.looked = time.monotonic()  # without a line, but somebody wants to know how it goes on
    hub_of(request).look(live)
    async with live.settled() as found:
        return None if listener == OUTSIDER else position(found, listener, live.now())


async def listener_for(request: AnyHttp, table: str, own: Seat | None = None) -> Seat:
    """As whom the asker listens; somebody else's seat cannot be asked for."""
    guest, live = await guest_of(request), await live_of(request, table)
    name = guest.id if guest else ""
    if own is not None and own not in live.table.seats_of(name):
        raise no(request, "not-yours", 400, seat=own)
    return listener_of(live.table, name, own)


@post("/api/tables/{table:str}/do", status_code=200)
async def do(
    request: AnyHttp,
    table: FromPath[str],
    data: JSONBody[wire.Deed],
    own: OwnSeat = None,
    language: Language = "en",
) -> wire.Done | wire.Refused:
    """A request at a table, for programs that keep no socket open."""
    may_lay = partial(request.app.state.may_lay, request.scope["state"]["address"])
    async with acting(request, table, "message", 1, language) as (guest, _):
        return await hub_of(request).do(table, guest, data, own, may_lay)


@post("/api/tables/{table:str}/try", status_code=200)
async def dry_run(
    request: AnyHttp,
    table: FromPath[str],
    data: JSONBody[wire.Try],
    own: OwnSeat = None,
    language: Language = "en",
) -> wire.Tried:
    """What would be legal after some decisions of the asker's. Nothing happens, nobody hears of it."""
    async with acting(request, table, "message", cost(data), language) as (guest, _):
        return await hub_of(request).try_out(table, guest, data, own, language)


@get("/api/tables/{table:str}/aids")
async def aids(
    request: AnyHttp, table: FromPath[str], own: OwnSeat = None, language: Language = "en"
) -> wire.Aids:
    """What can be worked out for the asker: a hint while it is the asker's turn, odds, solvers."""
    async with acting(request, table, "aid", 1, language) as (guest, live):
        return await aids_at(live, guest, own, request.app.state.workers)


@get("/api/tables/{table:str}/caution")
async def caution(
    request: AnyHttp,
    table: FromPath[str],
    text: Annotated[str, QueryParameter(name="text"), Meta(max_length=200)],
    own: OwnSeat = None,
    language: Language = "en",
) -> wire.Caution:
    """Whether a decision would be a blunder, before it is sent: where aids are allowed, and against bots only."""
    async with acting(request, table, "aid", 1, language) as (guest, live):
        return await caution_at(live, guest, own, text, request.app.state.workers)


@post("/api/tables/{table:str}/report", status_code=204)
async def report(
    request: AnyHttp, table: FromPath[str], data: JSONBody[Reported], language: Language = "en"
) -> None:
    """Tell whoever runs the house about somebody here; the chat that the asker can read goes along."""
    guest, live = await me_of(request), await live_of(request, table)
    with refusing(404, language, live.table):
        if not allowed(request, "report"):
            raise no(request, "report-often", 429)
        await reports.report(live, guest.id, data.about, data.text)


ROUTES = [report, my_tables, lobby, new_table, table_of, position_of, do, dry_run, aids, caution]
