"""REST for everything that is not live: games, rules, guests, tables, records. OpenAPI comes from the types.

Errors are JSON: {"status_code", "detail"}, the detail a sentence; a refused request at a table also has
the rule and its sentence in `extra`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Request, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.exceptions import (
    ClientException,
    HTTPException,
    NotAuthorizedException,
    NotFoundException,
)
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Response
from sqlalchemy import select

from sobremesa.core import JUDGE, WATCHER, Refusal, Seat
from sobremesa.server import house, models, wire
from sobremesa.server.bodies import (
    Block,
    ChangedGuest,
    Claim,
    GameInfo,
    HouseInfo,
    Link,
    Listed,
    Me,
    NewGuest,
    NewTable,
    OptionInfo,
    RecordText,
    Replay,
    RuleInfo,
)
from sobremesa.server.gate import OUTSIDER, listener_of, position, table_view
from sobremesa.server.guard import LONGEST_RECORD
from sobremesa.server.guests import COOKIE, Guest
from sobremesa.server.hub import Hub, NoTable
from sobremesa.server.publish import Live
from sobremesa.server.records import frames, frames_of_text, record_text
from sobremesa.text import Texts
from sobremesa.text import fluent as written

AnyHttp = Request[Any, Any, Any]
Language = Annotated[Literal["es", "en"], QueryParameter(name="lang")]


class TooMany(HTTPException):
    status_code = 429


class Conflicting(HTTPException):
    status_code = 409


# What routes share


def hub_of(request: AnyHttp) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


async def guest_of(request: AnyHttp) -> Guest | None:
    return await hub_of(request).guests.by_secret(request.cookies.get(COOKIE, ""))


async def me_of(request: AnyHttp) -> Guest:
    guest = await guest_of(request)
    if guest is None:
        raise NotAuthorizedException("first choose a name: POST /api/guests")
    return guest


async def live_of(request: AnyHttp, table: str) -> Live:
    try:
        return await hub_of(request).live(table)
    except NoTable:
        raise NotFoundException("there is no such table") from None


def limit(request: AnyHttp, what: str) -> None:
    if not getattr(request.app.state, f"{what}_buckets").take(request.scope["state"]["address"]):
        raise TooMany("too many of these: wait a little")


def with_cookie(request: AnyHttp, guest: Guest, secret: str) -> Response[Me]:
    cookie = Cookie(
        key=COOKIE,
        value=secret,
        httponly=True,
        samesite="lax",
        secure=bool(request.app.state.settings.secure),
        max_age=400 * 86_400,
        path="/",
    )
    return Response(Me(guest.id, guest.name, guest.lang), cookies=[cookie])


# Games


@get("/api/games", sync_to_thread=False)
def games(request: AnyHttp, language: Language = "en") -> list[GameInfo]:
    return [game_info(request, slug, language) for slug in hub_of(request).games]


@get("/api/games/{slug:str}", sync_to_thread=False)
def game_of(request: AnyHttp, slug: FromPath[str], language: Language = "en") -> GameInfo:
    return game_info(request, known(request, slug), language)


@get("/api/games/{slug:str}/rules", sync_to_thread=False)
def rules(request: AnyHttp, slug: FromPath[str], language: Language = "en") -> list[RuleInfo]:
    """What every rule says, in our own words."""
    texts = Texts(known(request, slug), language)
    keys = [key for key in texts.keys() if key.startswith("rule-")]  # noqa: SIM118
    return [RuleInfo(key.removeprefix("rule-"), texts.say(key)) for key in keys]


@get("/api/games/{slug:str}/texts", media_type="text/plain", sync_to_thread=False)
def fluent(request: AnyHttp, slug: FromPath[str], language: Language = "en") -> str:
    """All words of a game, as a Fluent file; `house` has those of the house."""
    name = None if slug == "house" else known(request, slug)
    return written(name, language)


def known(request: AnyHttp, slug: str) -> str:
    if slug not in hub_of(request).games:
        raise NotFoundException("there is no such game")
    return slug


def game_info(request: AnyHttp, slug: str, lang: str) -> GameInfo:
    game, texts = hub_of(request).games[slug], Texts(slug, lang)
    options = []
    for option in game.options:
        words = {
            value: texts.say(f"option-{option.name}-{value}")
            for value in option.values
            if texts.has(f"option-{option.name}-{value}")
        }
        key = f"option-{option.name}"
        options.append(
            OptionInfo(option.name, option.kind, option.default, list(option.values), option.low,
                       option.high, texts.say(key) if texts.has(key) else "", words)
        )  # fmt: skip
    seats = list(game.seats)
    return GameInfo(slug, texts.say("title"), texts.say("about"), game.rules, seats, options)


@get("/api/house", sync_to_thread=False)
def house_info(request: AnyHttp) -> HouseInfo:
    return HouseInfo(request.app.state.settings.public_url)


# People


@post("/api/guests")
async def new_guest(request: AnyHttp, data: JSONBody[NewGuest]) -> Response[Me]:
    """A name, and a secret in a cookie: that is all it takes."""
    limit(request, "guest")
    hub = hub_of(request)
    return with_cookie(request, *await hub.guests.create(data.name, data.lang, hub.clock()))


@post("/api/guests/claim")
async def claim(request: AnyHttp, data: JSONBody[Claim]) -> Response[Me]:
    """Become, on this device, the guest who made the link."""
    limit(request, "guest")
    hub = hub_of(request)
    found = await hub.guests.claim(data.token, hub.clock())
    if found is None:
        raise NotFoundException("this link is used or too old")
    return with_cookie(request, *found)


@get("/api/me")
async def me(request: AnyHttp) -> Me:
    guest = await me_of(request)
    return Me(guest.id, guest.name, guest.lang)


@patch("/api/me")
async def change_me(request: AnyHttp, data: JSONBody[ChangedGuest]) -> Me:
    guest = await me_of(request)
    guest = await hub_of(request).guests.change(guest, data.name, data.lang, data.contact)
    return Me(guest.id, guest.name, guest.lang)


@post("/api/me/link")
async def link(request: AnyHttp) -> Link:
    """The secret stands behind `#`: browsers do not send that part, so no log can keep it."""
    limit(request, "guest")
    hub = hub_of(request)
    token = await hub.guests.link(await me_of(request), hub.clock())
    return Link(f"{request.app.state.settings.public_url}/#/device/{token}", token)


@get("/api/me/export")
async def export(request: AnyHttp) -> dict[str, Any]:
    return await hub_of(request).guests.export(await me_of(request))


@delete("/api/me")
async def forget_me(request: AnyHttp) -> None:
    await hub_of(request).guests.delete(await me_of(request))


@get("/api/me/blocks")
async def blocks(request: AnyHttp) -> dict[str, str]:
    return await hub_of(request).guests.blocks((await me_of(request)).id)


@put("/api/me/blocks/{other:str}")
async def set_block(
    request: AnyHttp, other: FromPath[str], data: JSONBody[Block]
) -> dict[str, str]:
    """Mute: their chat is not shown to me. Block: they cannot sit down at my tables either."""
    guest, hub = await me_of(request), hub_of(request)
    if not (len(other) == 32 and other.isascii() and other.isalnum()):
        raise NotFoundException("there is no such guest")
    await hub.guests.set_block(guest.id, other, data.kind)
    found = await hub.guests.blocks(guest.id)
    for live in hub.lives.values():
        for subscriber in live.subscribers:
            if subscriber.guest == guest.id:
                subscriber.muted = set(found)
    return found


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


# Tables


@get("/api/tables")
async def lobby(request: AnyHttp) -> list[Listed]:
    """Tables with a free seat whose hosts want strangers."""
    column = models.tables.c
    statement = select(models.tables).where(column.open).order_by(column.changed.desc()).limit(100)
    return await listed(hub_of(request), statement)


async def listed(hub: Hub, statement: Any) -> list[Listed]:
    rows = await hub.storage.rows(statement)
    names = await hub.guests.names_of({row.host for row in rows})
    return [
        Listed(row.id, row.game, row.rules, row.players, row.status, row.free, row.lang,
               names.get(row.host, ""), row.changed)
        for row in rows
    ]  # fmt: skip


@post("/api/tables")
async def new_table(request: AnyHttp, data: JSONBody[NewTable]) -> wire.TableView:
    limit(request, "table")
    guest, hub = await me_of(request), hub_of(request)
    if data.game not in hub.games:
        raise ClientException(f"there is no game {data.game[:40]}")
    setup = {
        name: getattr(data, name)
        for name in (
            "game",
            "players",
            "options",
            "clock",
            "window",
            "listed",
            "spectators",
            "lang",
        )
    }
    bots = {int(seat): level for seat, level in data.bots.items() if seat.isdecimal()}
    if len(bots) != len(data.bots) or any(not 0 <= seat < data.players for seat in bots):
        raise ClientException("bots stand by the numbers of their seats")
    if data.seat is not None and (data.seat >= data.players or data.seat in bots):
        raise ClientException("your own seat is not there, or a bot has it")
    try:
        name = await hub.create(guest.id, setup)
    except ValueError as error:
        raise ClientException(str(error)) from None
    if data.seat is not None:
        await hub.do(name, guest.id, wire.Sit(id="new seat", seat=data.seat))
    for seat, level in bots.items():
        await hub.do(name, guest.id, wire.AddBot(id=f"new bot {seat}", seat=seat, level=level))
    live = await hub.live(name)
    return table_view(live.table, await hub.names(live.table))


@get("/api/tables/{table:str}")
async def table_of(request: AnyHttp, table: FromPath[str]) -> wire.TableView:
    live, hub = await live_of(request, table), hub_of(request)
    async with live.lock:
        return table_view(live.table, await hub.names(live.table))


@get("/api/tables/{table:str}/position")
async def position_of(request: AnyHttp, table: FromPath[str]) -> wire.Position | None:
    """What the asker sees now."""
    live, listener = await live_of(request, table), await listener_for(request, table)
    async with live.lock:
        if listener == OUTSIDER:
            return None
        return position(live.table, listener, hub_of(request).now(live))


async def listener_for(request: AnyHttp, table: str) -> Seat:
    guest, live = await guest_of(request), await live_of(request, table)
    return listener_of(live.table, guest.id if guest else "")


@post("/api/tables/{table:str}/do", status_code=200)
async def do(
    request: AnyHttp, table: FromPath[str], data: JSONBody[wire.Deed], language: Language = "en"
) -> wire.Done | wire.Refused:
    """A request at a table, for programs that keep no socket open."""
    guest, hub = await me_of(request), hub_of(request)
    live = await live_of(request, table)
    if not request.app.state.message_buckets.take(guest.id):
        raise TooMany("too many of these: wait a little")
    try:
        return await hub.do(table, guest.id, data)
    except (house.NotHere, Refusal, ValueError) as error:
        rule, sentence = hub.sentence(error, live.table, language)
        raise Conflicting(sentence, extra={"rule": rule, "sentence": sentence}) from None


@get("/api/tables/{table:str}/record", media_type="text/plain")
async def record(request: AnyHttp, table: FromPath[str]) -> str:
    """The record: all of it when the game is over; while it runs, as the asker knows it."""
    live, listener = await live_of(request, table), await listener_for(request, table)
    over = live.table.status == "over"
    if listener == OUTSIDER and not over:
        raise NotFoundException("this table does not want spectators")
    column = models.tables.c
    rows = await hub_of(request).storage.rows(select(column.status).where(column.id == table))
    async with live.lock:
        return record_text(live.table, max(listener, WATCHER), rows[0].status == "over")


@get("/api/tables/{table:str}/replay")
async def replay_of(
    request: AnyHttp,
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
    language: Language = "en",
) -> Replay:
    """Step by step. Over: from any seat, or the whole truth; running: only the asker's own."""
    live, listener = await live_of(request, table), await listener_for(request, table)
    found, over = live.table, live.table.status == "over"
    if not found.course or (listener == OUTSIDER and not over):
        raise NotFoundException("there is nothing to replay")
    if over:
        listener = JUDGE if seat is None else seat
        if not -2 <= listener < found.setup.players and listener != JUDGE:
            raise ClientException("there is no such seat")
    async with live.lock:
        steps = frames(found.course.match, listener, language)
    result = found.result.as_json() if found.result else None
    return Replay(found.setup.game, found.setup.players, found.setup.options, result, steps)


@post("/api/replay", status_code=200, sync_to_thread=True, request_max_body_size=LONGEST_RECORD)
def replay_text(request: AnyHttp, data: JSONBody[RecordText], language: Language = "en") -> Replay:
    """Step by step through a record that somebody brings along; every line is checked."""
    try:
        games = dict(hub_of(request).games)
        found, steps = frames_of_text(data.record, data.seat, language, games)
    except (ValueError, Refusal) as error:
        raise ClientException(str(error)[:300]) from None
    return Replay(found.game, found.players, found.options, found.result, steps)


@get("/healthz")
async def healthz(request: AnyHttp) -> dict[str, str]:
    """Alive, and the database answers."""
    await hub_of(request).storage.rows(select(models.pulse.c.time))
    return {"status": "ok"}


@get("/metrics", media_type="text/plain; version=0.0.4", sync_to_thread=False)
def metrics(request: AnyHttp) -> str:
    hub = hub_of(request)
    gauges = {
        "live_tables": len(hub.lives),
        "clients": sum(len(live.subscribers) for live in hub.lives.values()),
        "commits": hub.storage.commits,
        "waiting_appends": hub.storage.queue.qsize(),
    }
    return hub.metrics.text(gauges)


ROUTES = [
    house_info, games, game_of, rules, fluent, new_guest, claim, me, change_me, link, export, forget_me, blocks,
    set_block, my_tables, lobby, new_table, table_of, position_of, do, record, replay_of,
    replay_text, healthz, metrics,
]  # fmt: skip
