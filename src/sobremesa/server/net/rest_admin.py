"""REST for whoever runs the house (`sobremesa admin`): with a token, or there is nothing here."""

from __future__ import annotations

from dataclasses import asdict
from hmac import compare_digest
from typing import Annotated, Any

import msgspec
from litestar import Router, delete, get, post
from litestar.connection import ASGIConnection
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.handlers import BaseRouteHandler
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy import func, select

from sobremesa.server.live import caretaker, leaving, reports
from sobremesa.server.live.retention import Retention
from sobremesa.server.net.answers import lang_of, refusing
from sobremesa.server.net.bodies import AdminGuest, AdminReport, AdminTable, Bar, Swept
from sobremesa.server.net.rest import AnyHttp, hub_of
from sobremesa.server.people.barred import Barred
from sobremesa.server.people.guests import has_passkey
from sobremesa.server.store import models
from sobremesa.server.table.table import public_name

MOST = 200  # lines of a list
Like = Annotated[str, QueryParameter(name="name")]
Who = Annotated[str, QueryParameter(name="who")]
Status = Annotated[str, QueryParameter(name="status")]


def with_token(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    token = connection.app.state.settings.admin_token
    if not token:
        raise NotFoundException("this server takes no orders: start it with --admin-token")
    given = connection.headers.get("authorization", "").encode()
    if not compare_digest(given, b"Bearer " + token.encode()):
        raise NotAuthorizedException("orders need the token: Authorization: Bearer ...")


def barred_of(request: AnyHttp) -> Barred:
    found: Barred = request.app.state.barred
    return found


@get("/tables")
async def tables(request: AnyHttp, status: Status = "") -> list[AdminTable]:
    """The ones in which something happened latest first."""
    hub, table = hub_of(request), models.tables
    wanted = select(table).order_by(table.c.changed.desc()).limit(MOST)
    rows = await hub.storage.rows(wanted.where(table.c.status == status) if status else wanted)
    members = models.members.c
    seated = await hub.storage.rows(
        select(members.table_id, members.guest_id).where(
            members.table_id.in_([row.id for row in rows])
        )
    )
    names = await hub.guests.names_of({row.guest_id for row in seated})
    found = list[AdminTable]()
    for row in rows:
        people = [names.get(one.guest_id, "") for one in seated if one.table_id == row.id]
        live = hub.lives.get(row.id)
        connected = len(live.subscribers) if live else 0
        name = public_name(row.id)[:12]
        found.append(
            AdminTable(
                name,
                row.id,
                row.game,
                row.status,
                row.players,
                people,
                row.created,
                row.changed,
                connected,
            )
        )
    return found


@post("/tables/{table:str}/close", status_code=204)
async def close(request: AnyHttp, table: FromPath[str]) -> None:
    with refusing(409, lang_of(request)):
        await caretaker.close(hub_of(request), await caretaker.table_called(hub_of(request), table))


@delete("/tables/{table:str}")
async def remove(request: AnyHttp, table: FromPath[str]) -> None:
    with refusing(409, lang_of(request)):
        name = await caretaker.table_called(hub_of(request), table)
        await caretaker.take_away(hub_of(request), name)


@get("/guests")
async def guests(request: AnyHttp, name: Like = "") -> list[AdminGuest]:
    """Those whose name has this in it, or whose number begins so; who came latest first."""
    hub, column = hub_of(request), models.guests.c
    seen = select(func.max(models.devices.c.seen)).where(models.devices.c.guest_id == column.id)
    at = select(func.count()).where(models.members.c.guest_id == column.id)
    wanted = select(
        column.id, column.name, column.created, has_passkey().label("account"),
        seen.scalar_subquery().label("seen"), at.scalar_subquery().label("tables"),
    ).order_by(column.created.desc()).limit(MOST)  # fmt: skip
    if name:
        like = column.name.icontains(name, autoescape=True)
        wanted = wanted.where(like | column.id.startswith(name, autoescape=True))
    where = hub.admission.origins.addresses
    return [
        AdminGuest(
            row.id,
            row.name,
            row.created,
            row.seen or 0,
            bool(row.account),
            row.tables,
            where.get(row.id, ""),
        )
        for row in await hub.storage.rows(wanted)
    ]


@delete("/guests/{guest:str}")
async def forget(request: AnyHttp, guest: FromPath[str]) -> None:
    """As if they had asked for it themselves."""
    with refusing(409, lang_of(request)):
        found = await caretaker.guest_called(hub_of(request), guest)
        await leaving.forget(hub_of(request), found)


@post("/guests/{guest:str}/revoke", status_code=204)
async def revoke(request: AnyHttp, guest: FromPath[str]) -> None:
    with refusing(409, lang_of(request)):
        found = await caretaker.guest_called(hub_of(request), guest)
        await caretaker.sign_out(hub_of(request), found)


@get("/barred")
async def barred(request: AnyHttp) -> list[Bar]:
    return [
        Bar(row.who, None, row.note, row.since, row.until)
        for row in await barred_of(request).rows()
    ]


@post("/barred", status_code=200)
async def bar(request: AnyHttp, data: JSONBody[Bar]) -> Bar:
    """A guest or addresses; as whoever is barred is called from now on."""
    with refusing(409, lang_of(request)):
        who = await caretaker.bar(
            hub_of(request), barred_of(request), data.who, data.days, data.note
        )
    return Bar(who, data.days, data.note)


@delete("/barred")
async def let(request: AnyHttp, who: Who) -> None:
    with refusing(409, lang_of(request)):
        await caretaker.let(barred_of(request), who)


@get("/reports")
async def reported(request: AnyHttp) -> list[AdminReport]:
    hub = hub_of(request)
    rows = await reports.open_ones(hub.storage)
    names = await hub.guests.names_of({one for row in rows for one in (row.guest_id, row.about_id)})
    return [
        AdminReport(
            row.id, row.time, public_name(row.table_id)[:12], row.guest_id, names.get(row.guest_id, ""),
            row.about_id, names.get(row.about_id, ""), row.text, msgspec.Raw(row.chat.encode()),
        )
        for row in rows
    ]  # fmt: skip


@delete("/reports/{report:str}")
async def settle(request: AnyHttp, report: FromPath[str]) -> None:
    hub = hub_of(request)
    with refusing(409, lang_of(request)):
        await reports.settle(hub.storage, await caretaker.report_called(hub, report))


@post("/retention", status_code=200)
async def sweep(request: AnyHttp) -> Swept:
    """Look at once for what nobody wants any more, instead of within a minute."""
    hub, keep = hub_of(request), request.app.state.settings.keep
    counts = hub.metrics.counts
    before = counts["tables_removed"], counts["guests_removed"]
    await Retention(hub, keep).sweep()
    return Swept(
        asdict(keep), counts["tables_removed"] - before[0], counts["guests_removed"] - before[1]
    )


ROUTER = Router(
    "/api/admin",
    guards=[with_token],
    route_handlers=[
        tables, close, remove, guests, forget, revoke, barred, bar, let, reported, settle, sweep,
    ],
    include_in_schema=False,
)  # fmt: skip
