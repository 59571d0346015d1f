"""REST for whoever looks at a game step by step, or takes its record along; page by page, from the clerk."""

from __future__ import annotations

import asyncio
from array import array
from collections.abc import Callable
from datetime import UTC, datetime
from hashlib import sha256
from itertools import chain
from typing import Annotated, Any, Final

import msgspec
from litestar import get, post
from litestar.datastructures import ResponseHeader
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter
from litestar.response import Response
from msgspec import Meta, Struct
from sqlalchemy import select

from sobremesa.books import Book, book
from sobremesa.core import JUDGE, WATCHER
from sobremesa.lessons import lesson as made_for
from sobremesa.puzzles import puzzles
from sobremesa.server.net.answers import no
from sobremesa.server.net.bodies import Attempted, RecordText
from sobremesa.server.net.counter import ask_clerk, counter
from sobremesa.server.net.guard import LONGEST_RECORD
from sobremesa.server.net.rest import AnyHttp, Language, guest_of, hub_of, known
from sobremesa.server.net.rest_tables import OwnSeat, listener_for, live_of
from sobremesa.server.records.books import BookView, Moment, book_view
from sobremesa.server.records.clerk import Look, Played, Pose, Try, Write
from sobremesa.server.records.lessons import LessonView, lesson_view
from sobremesa.server.records.puzzles import PuzzleAnswer, PuzzleList, PuzzleView, puzzle_list
from sobremesa.server.store import models
from sobremesa.server.table.records import Replay, around, record_text
from sobremesa.server.table.table import Table
from sobremesa.server.table.views import OUTSIDER, listener_of

RUNNING: Final = 5  # the price of a running game, whatever its length, which may be a secret
BROUGHT: Final = 20_000  # characters of a record that cost as much as a page

FirstStep = Annotated[int, QueryParameter(name="first"), Meta(ge=0, le=1_000_000)]
PAGES: Final[dict[str, Any]] = {
    "responses": {200: ResponseSpec(Replay, False, "Some steps of the game")},
    "response_headers": [
        ResponseHeader(name="retry-after", documentation_only=True, description="With 429 and 503")
    ],
    "middleware": [counter],
    "media_type": "application/json",
}


def played(table: Table) -> Played:
    """All that the clerk needs of a game. The lock is held: what is not kept yet has not happened."""
    progress, setup = table.progress, table.setup
    assert progress
    events = array("q", chain.from_iterable(progress.match.events))
    result = table.result.as_json() if table.result else None
    about = (setup.game, setup.rules, setup.players, setup.options)
    return Played(*about, list(table.colour_numbers()), result, events)


@get("/api/tables/{table:str}/replay", **PAGES)
async def replay_of(
    request: AnyHttp,
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
    first: FirstStep = 0,
    language: Language = "en",
) -> bytes:
    """Step by step. Over: from any seat, or the whole truth; running: only from an own one."""
    guest, live = await guest_of(request), await live_of(request, table)
    found, over = live.table, live.table.status == "over"
    listener = listener_of(found, guest.id if guest else "", seat)
    if not found.progress or (listener == OUTSIDER and not over):
        raise no(request, "no-replay")
    if over:
        listener = JUDGE if seat is None else seat
        if listener not in (JUDGE, WATCHER, *range(found.setup.players)):
            raise no(request, "no-seat", 400, seat=listener, last=found.setup.players - 1)
    async with live.settled() as found:
        game = played(found)
    job = Look(table, game, listener, language, first)
    return await ask_clerk(request, job, 1 if over else RUNNING, over)


@post("/api/replay", status_code=200, request_max_body_size=LONGEST_RECORD, **PAGES)
async def replay_text(
    request: AnyHttp, data: JSONBody[RecordText], language: Language = "en"
) -> bytes:
    """Step by step through a record that somebody brings along; every line is checked."""
    name = sha256(data.record.encode("utf-8", "replace")).hexdigest()
    job = Look(name, data.record, data.seat, language, data.first)
    return await ask_clerk(request, job, 1 + len(data.record) // BROUGHT)


@get("/api/replay/{record:str}", **PAGES)
async def replay_more(
    request: AnyHttp,
    record: FromPath[str],
    seat: FromQuery[int | None] = None,
    first: FirstStep = 0,
    language: Language = "en",
) -> bytes:
    """More of a record that was brought along a while ago, by its `id`; 404: bring it again."""
    return await ask_clerk(request, Look(record, None, seat, language, first))


@get("/api/tables/{table:str}/record", media_type="text/plain", middleware=[counter])
async def record(
    request: AnyHttp, table: FromPath[str], own: OwnSeat = None, language: Language = "en"
) -> Response[bytes]:
    """The record: all of it when the game is over; while it runs, as the asker knows it."""
    live, listener = await live_of(request, table), await listener_for(request, table, own)
    over = live.table.status == "over"
    if listener == OUTSIDER and not over:
        raise no(request, "no-watchers")
    column, seat = models.tables.c, max(listener, WATCHER)
    rows = await hub_of(request).storage.rows(select(column.status).where(column.id == table))
    async with live.settled() as found:
        if found.game is None or found.progress is None:
            return plain(record_text(found, seat, rows[0].status == "over").encode())
        over, game = found.status == "over", played(found)
        job = Write(table, game, JUDGE if over else seat, language, *around(found))
    return plain(await ask_clerk(request, job, 1 if over else RUNNING, over))


def plain(text: bytes) -> Response[bytes]:
    return Response(text, media_type="text/plain; charset=utf-8")


@get(
    "/api/games/{slug:str}/lesson",
    responses={200: ResponseSpec(LessonView, False, "The lesson")},
    middleware=[counter],
    media_type="application/json",
)
async def lesson(request: AnyHttp, slug: FromPath[str], language: Language = "en") -> bytes:
    """A guided first game, step by step from the learner's seat."""
    if made_for(known(request, slug).slug) is None:
        raise no(request, "no-lesson")
    return await of_the_house(lesson_view, slug, language)


@get(
    "/api/games/{slug:str}/book",
    responses={200: ResponseSpec(BookView, False, "The book")},
    middleware=[counter],
    media_type="application/json",
)
async def how_to_play(request: AnyHttp, slug: FromPath[str], language: Language = "en") -> bytes:
    """How to play, with positions as pictures."""
    told_in(known(request, slug).slug, request)
    return await of_the_house(book_view, slug, language)


@post(
    "/api/games/{slug:str}/book/{picture:str}",
    status_code=200,
    responses={200: ResponseSpec(Moment, False, "What comes of it")},
    middleware=[counter],
    media_type="application/json",
)
async def try_in_book(
    request: AnyHttp,
    slug: FromPath[str],
    picture: FromPath[str],
    data: JSONBody[Attempted],
    language: Language = "en",
) -> bytes:
    """What comes of decisions in a picture where the reader may try something; nothing is kept."""
    found = told_in(known(request, slug).slug, request).pictures.get(picture)
    if found is None or not found.try_it:
        raise no(request, "no-picture")
    return await ask_clerk(request, Try(slug, picture, tuple(data.texts), language))


@get(
    "/api/puzzles",
    responses={200: ResponseSpec(PuzzleList, False, "The puzzles")},
    media_type="application/json",
)
async def all_puzzles(request: AnyHttp, language: Language = "en") -> bytes:
    """All puzzles by game and grade, and the one of today."""
    today = datetime.fromtimestamp(hub_of(request).clock() / 1000, UTC).date()
    return msgspec.json.encode(await asyncio.to_thread(puzzle_list, today, language))


@get(
    "/api/games/{slug:str}/puzzles/{puzzle:str}",
    responses={200: ResponseSpec(PuzzleView, False, "The position")},
    middleware=[counter],
    media_type="application/json",
)
async def puzzle_of(
    request: AnyHttp, slug: FromPath[str], puzzle: FromPath[str], language: Language = "en"
) -> bytes:
    """A puzzle's position, with what its seat knows; nothing of what is right."""
    return await posed(request, slug, puzzle, None, language)


@post(
    "/api/games/{slug:str}/puzzles/{puzzle:str}",
    status_code=200,
    responses={200: ResponseSpec(PuzzleAnswer, False, "What is to be said of it")},
    middleware=[counter],
    media_type="application/json",
)
async def answer_puzzle(
    request: AnyHttp,
    slug: FromPath[str],
    puzzle: FromPath[str],
    data: JSONBody[Attempted],
    language: Language = "en",
) -> bytes:
    """Is a decision right? Without one: the solution. Nothing is kept."""
    return await posed(request, slug, puzzle, tuple(data.texts), language)


async def posed(
    request: AnyHttp, slug: str, puzzle: str, texts: tuple[str, ...] | None, lang: str
) -> bytes:
    try:
        _ = puzzles(known(request, slug).slug)[puzzle]
    except KeyError:
        raise no(request, "no-puzzle") from None
    return await ask_clerk(request, Pose(slug, puzzle, texts, lang))


async def of_the_house(view: Callable[[str, str], Struct | None], slug: str, lang: str) -> bytes:
    """What belongs to a game and is made once: not the clerk's, who comes last when the machine is busy."""
    return msgspec.json.encode(await asyncio.to_thread(view, slug, lang))


def told_in(slug: str, request: AnyHttp) -> Book:
    found = book(slug)
    if found is None:
        raise no(request, "no-book")
    return found


ROUTES = [
    lesson,
    how_to_play,
    try_in_book,
    all_puzzles,
    puzzle_of,
    answer_puzzle,
    record,
    replay_of,
    replay_more,
    replay_text,
]
