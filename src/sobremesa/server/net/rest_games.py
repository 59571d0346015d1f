"""REST about one's own games: those that go on, those that are over, and all records in one file."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Mapping
from datetime import UTC, datetime
from typing import Annotated, Any, Final, cast
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from litestar import get
from litestar.params import QueryParameter
from litestar.response import Stream
from msgspec import Meta, json, structs
from sqlalchemy import select

from sobremesa.core import WATCHER
from sobremesa.server.live.live import Live
from sobremesa.server.net.answers import no
from sobremesa.server.net.bodies import (
    Companion,
    GameStatistics,
    OpenGame,
    PastGame,
    PastGames,
    Peak,
    Share,
    Sitting,
)
from sobremesa.server.net.counter import counter
from sobremesa.server.net.rest import AnyHttp, Language, hub_of, me_of
from sobremesa.server.people import games
from sobremesa.server.people.games import Wanted
from sobremesa.server.people.statistics import COUNTED, MOST_OPPONENTS, OfGame, Tally, statistics
from sobremesa.server.records.clerk import Copy
from sobremesa.server.records.replays import Errand, NoReplay, Replays
from sobremesa.server.store import models
from sobremesa.server.store.aside import NoTable
from sobremesa.server.table.log import Unkept
from sobremesa.server.table.proposals import PutAside
from sobremesa.server.table.table import public_name
from sobremesa.server.table.views import position, table_view

MOST_OPEN: Final = 30  # games that go on, of one guest, in one answer
OPEN: Final = 4  # requests that one for all of them counts for
MOST_COMPANY: Final = 100
ZIP: Final = 40  # pages of a replay that a file of all records counts for
EIGHTIES: Final = 315_532_800  # seconds: a ZIP file knows no earlier time

Word = Annotated[str, QueryParameter(), Meta(max_length=160)]
Place = Annotated[str, QueryParameter(), Meta(max_length=60)]


@get("/api/me/games/open")
async def open_games(request: AnyHttp) -> list[OpenGame]:
    """What waits or runs, first where it is the asker's turn, then what has changed latest."""
    guest, hub = await me_of(request), hub_of(request)
    pay(request, guest.id)
    tables, members = models.tables.c, models.members.c
    mine = (
        select(tables.id)
        .where(members.guest_id == guest.id, ~members.over, members.table_id == tables.id)
        .where(tables.status.in_(("waiting", "running")))
        .order_by(tables.changed.desc())
        .limit(MOST_OPEN)
    )
    found = list[OpenGame]()
    for row in await hub.storage.rows(mine):
        with contextlib.suppress(NoTable, PutAside, Unkept):
            game = await open_game(await hub.live(row.id), guest.id)
            found += [game] if game else []
    return sorted(found, key=lambda game: not game.mine)


def pay(request: AnyHttp, guest: str) -> None:
    if not request.app.state.buckets["message"].take(guest, OPEN):
        raise no(request, "too-fast", 429)


async def open_game(live: Live, guest: str) -> OpenGame | None:
    """As the guest sees it, who sits there or is asked; nothing if neither is the case, or if it is over."""
    names = await live.names()
    async with live.settled() as table:
        seat = table.seat_of(guest)
        own = table.seats_of(guest)
        if table.status not in ("waiting", "running") or not (own or table.kept_for(guest)):
            return None
        waits = table.status == "running" and table.progress
        deciders = {int(who) for who in table.running.state.deciders()} if waits else set[int]()
        seat = next((one for one in own if one in deciders), seat)
        now = live.now()
        seen = position(table, seat, now) if seat != WATCHER else None
        mine = bool(seen and seen.legal) and not table.chairs[seat].out
        return OpenGame(
            table=table_view(table, names),
            seat=seat if seat != WATCHER else None,
            mine=mine,
            since=table.moved or table.setup.time,
            position=structs.replace(seen, legal=[], instead=[], means=[]) if seen else None,
        )


@get("/api/me/games")
async def past_games(
    request: AnyHttp,
    game: Word = "",
    outcome: Word = "",
    other: Word = "",
    name: Word = "",
    before: Place = "",
) -> PastGames:
    """The asker's finished games, newest first: of one `game`, with one `outcome`, together with an`other` guest, or
    with somebody of that `name`; `before` is the `next` of the page before."""
    guest, hub = await me_of(request), hub_of(request)
    people: tuple[str, ...] = (other,) if other else ()
    if name:
        company = await games.company(hub.storage, guest.id)
        names = await hub.guests.names_of({one.guest for one in company})
        found = games.named(name, company, names)
        people = tuple(one for one in found if not other or one == other)
        if not people:
            return PastGames([], "")
    wanted = Wanted(game, outcome, people, games.read_place(before))
    rows, rest = await games.past(hub.storage, guest.id, wanted)
    analysed = await games.analysed(hub.storage, [row.table_id for row in rows])
    at = await games.at_tables(hub.storage, [row.table_id for row in rows])
    names = await hub.guests.names_of({one.guest_id for sat in at.values() for one in sat} - {""})
    told = [
        PastGame(
            row.table_id, row.game, row.players, row.began, row.ended, row.decisions, row.seat,
            row.outcome, row.reason, json.decode(row.options),
            [
                Sitting(names.get(one.guest_id, ""), one.guest_id, one.level, one.outcome, one.points)
                for one in at[row.table_id]
            ],
            row.table_id in analysed,
        )
        for row in rows
    ]  # fmt: skip
    return PastGames(told, rest)


@get("/api/me/company")
async def company(request: AnyHttp) -> list[Companion]:
    """With whom the asker has finished games, most often first."""
    guest, hub = await me_of(request), hub_of(request)
    found = (await games.company(hub.storage, guest.id))[:MOST_COMPANY]
    names = await hub.guests.names_of({one.guest for one in found})
    return [Companion(one.guest, names[one.guest], one.games) for one in found if names[one.guest]]


@get("/api/me/statistics")
async def my_statistics(request: AnyHttp) -> list[GameStatistics]:
    """By game, the one played most often first."""
    guest, hub = await me_of(request), hub_of(request)
    pay(request, guest.id)
    found = await statistics(hub.storage, guest.id)
    people = {one for game in found.values() for one in game.opponents}
    names = await hub.guests.names_of(people)
    told = [statistics_of(slug, game, names) for slug, game in found.items()]
    return sorted(told, key=lambda game: (-game.played, game.game))


def statistics_of(slug: str, found: OfGame, names: Mapping[str, str]) -> GameStatistics:
    def shares(tallies: Mapping[tuple[str, str], Tally]) -> list[Share]:
        return [Share(*key, one.played, one.won) for key, one in tallies.items()]

    seats = {(f"{players}-{seat}", ""): one for (players, seat), one in sorted(found.seats.items())}
    often = sorted(found.opponents.items(), key=lambda one: (-one[1].played, one[0]))
    known = {(names[guest], guest): one for guest, one in often if names.get(guest)}
    best = [Peak(key, one.value, one.table, one.ended) for key, one in found.best.items()]
    return GameStatistics(
        game=slug,
        played=found.outcomes.total(),
        **{outcome: found.outcomes[outcome] for outcome in COUNTED},
        minutes=found.minutes,
        in_a_row=found.in_a_row(),
        curve=found.curve(),
        seats=shares(seats),
        parts=shares(dict(sorted(found.parts.items()))),
        opponents=shares(known)[:MOST_OPPONENTS],
        levels=shares({(level, ""): one for level, one in found.levels.items()}),
        best=best,
    )


@get("/api/me/records", media_type="application/zip", middleware=[counter])
async def records(request: AnyHttp, language: Language = "en") -> Stream:
    """The records of all games of the asker, and everything else that is kept about them, in one file."""
    guest, hub = await me_of(request), hub_of(request)
    tables, members = models.tables.c, models.members.c
    mine = select(tables.id, tables.game, tables.changed).where(
        members.guest_id == guest.id, members.table_id == tables.id, tables.begun
    )
    rows = await hub.storage.rows(mine.order_by(tables.changed.desc()))
    replays: Replays = request.app.state.replays
    address = request.scope["state"]["address"]
    replays.charge(address, guest.id, ZIP, language)

    async def files() -> AsyncIterator[tuple[str, int, bytes]]:
        yield "me.json", hub.clock(), json.format(json.encode(await hub.guests.export(guest)))
        for row in rows:
            job = Copy(row.id, await hub.storage.bodies(row.id), guest.id, language)
            with contextlib.suppress(NoReplay):  # what cannot be read is left out, the rest is not
                text = await replays.ask(Errand(address, guest.id, job, by_slice=False), 0)
                yield f"{row.game}-{public_name(row.id)[:12]}.game", row.changed, text

    headers = {"content-disposition": 'attachment; filename="sobremesa.zip"'}
    return Stream(zipped(files()), media_type="application/zip", headers=headers)


async def zipped(files: AsyncIterator[tuple[str, int, bytes]]) -> AsyncIterator[bytes]:
    """A ZIP file, piece by piece: nobody has to hold all of it."""
    out = Outbox()
    with ZipFile(cast("Any", out), "w", ZIP_DEFLATED) as file:
        async for name, time, text in files:
            when = datetime.fromtimestamp(max(time / 1000, EIGHTIES), UTC)
            info = ZipInfo(name, when.timetuple()[:6])
            info.compress_type = ZIP_DEFLATED
            file.writestr(info, text)
            yield out.take()
    yield out.take()


class Outbox:
    """A file that is only written to; what was written goes out."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []

    def write(self, data: bytes) -> int:
        self.parts.append(bytes(data))
        return len(data)

    def flush(self) -> None:
        """There is nothing behind it."""

    def take(self) -> bytes:
        parts, self.parts = self.parts, []
        return b"".join(parts)


ROUTES = [open_games, past_games, company, my_statistics, records]
