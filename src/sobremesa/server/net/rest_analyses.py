"""REST for analyses of finished games: asking for one, how far it has come, what was found, and deciding again.

Who may look at the whole replay of a finished game may ask. Nothing is told of a game that goes on.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Any, Final

import msgspec
from litestar import get, post
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Struct

from sobremesa.core import JUDGE
from sobremesa.server.bots.analyses import Analyses, Standing
from sobremesa.server.bots.analysing import Depth, Verdict
from sobremesa.server.live.live import Live
from sobremesa.server.net.answers import no, refused
from sobremesa.server.net.bodies import Analysing, AnalysingRecord, DecidedAgain
from sobremesa.server.net.counter import ask_clerk, counter
from sobremesa.server.net.guard import LONGEST_RECORD
from sobremesa.server.net.rest import AnyHttp, Language, guest_of, hub_of, me_of
from sobremesa.server.net.rest_replays import BROUGHT, played
from sobremesa.server.net.rest_tables import live_of
from sobremesa.server.records.clerk import Look, Write
from sobremesa.server.table.proposals import NotHere
from sobremesa.server.table.records import around
from sobremesa.server.table.views import OUTSIDER, listener_of

DEEP: Final = 6  # quick ones that a deep one costs
LONGEST: Final = 4_000  # steps of a game
WantedDepth = Annotated[Depth | None, QueryParameter(name="depth")]
TELLS: Final[dict[str, Any]] = {
    "responses": {200: ResponseSpec(Standing, False, "How far it has come, and what was found")},
    "media_type": "application/json",
}


class Brought(Struct, frozen=True):
    """What has to be known of a replay."""

    steps: int
    result: dict[str, Any] | None


def analyses_of(request: AnyHttp) -> Analyses:
    analyses: Analyses = request.app.state.analyses
    return analyses


# Of tables


async def finished(request: AnyHttp, table: str) -> Live:
    """A table whose game may be analysed by whoever asks: 404 as with a replay, 409 while it goes on."""
    guest, live = await guest_of(request), await live_of(request, table)
    found, over = live.table, live.table.status == "over"
    listener = listener_of(found, guest.id if guest else "")
    if not found.progress or (listener == OUTSIDER and not over):
        raise no(request, "no-replay")
    if not over:
        raise no(request, "analysis-running", 409)
    if found.result and found.result.reason == "aborted":
        raise no(request, "analysis-aborted", 409)
    return live


@get("/api/tables/{table:str}/analysis", **TELLS)
async def analysis_of(request: AnyHttp, table: FromPath[str], depth: WantedDepth = None) -> bytes:
    """How the analysis of a finished game stands; without a depth, the best there is."""
    await finished(request, table)
    return await told(request, table, depth)


@post("/api/tables/{table:str}/analysis", status_code=200, middleware=[counter], **TELLS)
async def analyse(
    request: AnyHttp, table: FromPath[str], data: JSONBody[Analysing], language: Language = "en"
) -> bytes:
    """Have a finished game analysed, if it is not being done already. It is kept with the table."""
    me, live = await me_of(request), await finished(request, table)
    if await is_new(request, table, data.depth):
        async with live.settled() as found:
            if len(found.running.match.events) > LONGEST:
                raise no(request, "analysis-long", 413, most=LONGEST)
            job = Write(table, played(found), JUDGE, language, *around(found))
        charge(request, me.id, data.depth)
        record = await ask_clerk(request, job)
        await begin(request, table, data.depth, me.id, record.decode())
    return await told(request, table, data.depth)


@post(
    "/api/tables/{table:str}/analysis/again",
    status_code=200,
    responses={200: ResponseSpec(Verdict, False, "How good it would have been")},
    media_type="application/json",
)
async def decide_again(
    request: AnyHttp, table: FromPath[str], data: JSONBody[DecidedAgain], language: Language = "en"
) -> bytes:
    """Decide again in a game that was analysed, and be told how good that is. Nothing is kept."""
    await finished(request, table)
    return await judged(request, table, data, language)


# Of records that somebody brings along


@post(
    "/api/analysis", status_code=200, request_max_body_size=LONGEST_RECORD, middleware=[counter], **TELLS
)  # fmt: skip
async def analyse_record(
    request: AnyHttp, data: JSONBody[AnalysingRecord], language: Language = "en"
) -> bytes:
    """The same of a record that somebody brings along; every line is checked. It is known by its `subject` then."""
    me, name = await me_of(request), sha256(data.record.encode("utf-8", "replace")).hexdigest()
    if await is_new(request, name, data.depth):
        job = Look(name, data.record, None, language, 0)
        page = await ask_clerk(request, job, 1 + len(data.record) // BROUGHT)
        brought = msgspec.json.decode(page, type=Brought)
        if brought.result is None:
            raise no(request, "analysis-running", 409)
        if brought.result.get("reason") == "aborted":
            raise no(request, "analysis-aborted", 409)
        if brought.steps > LONGEST:
            raise no(request, "analysis-long", 413, most=LONGEST)
        charge(request, me.id, data.depth)
        await begin(request, name, data.depth, me.id, data.record)
    return await told(request, name, data.depth)


@get("/api/analysis/{record:str}", **TELLS)
async def analysis_of_record(
    request: AnyHttp, record: FromPath[str], depth: WantedDepth = None
) -> bytes:
    return await told(request, brought_name(request, record), depth)


@post(
    "/api/analysis/{record:str}/again",
    status_code=200,
    responses={200: ResponseSpec(Verdict, False, "How good it would have been")},
    media_type="application/json",
)
async def decide_again_in_record(
    request: AnyHttp, record: FromPath[str], data: JSONBody[DecidedAgain], language: Language = "en"
) -> bytes:
    return await judged(request, brought_name(request, record), data, language)


def brought_name(request: AnyHttp, record: str) -> str:
    """What is a table's cannot be had by naming a record: their names differ in length."""
    if len(record) != 64:
        raise no(request, "no-analysis")
    return record


# Both


async def is_new(request: AnyHttp, subject: str, depth: Depth) -> bool:
    return (await analyses_of(request).look(subject, depth)).status in ("none", "failed")


def charge(request: AnyHttp, guest: str, depth: Depth) -> None:
    """To the address, and to the guest; 429 if either has asked for too much."""
    bucket, price = request.app.state.buckets["analysis"], DEEP if depth == "deep" else 1
    for who in (request.scope["state"]["address"], guest):
        if not bucket.take(who, price):
            raise no(request, "analyses-many", 429)


async def begin(request: AnyHttp, subject: str, depth: Depth, guest: str, record: str) -> None:
    try:
        await analyses_of(request).ask(subject, depth, guest, record)
    except NotHere as error:
        raise refused(error, 429, request.query_params.get("lang", "en")) from None


async def told(request: AnyHttp, subject: str, depth: Depth | None) -> bytes:
    return msgspec.json.encode(await analyses_of(request).look(subject, depth or ""))


async def judged(request: AnyHttp, subject: str, data: DecidedAgain, lang: str) -> bytes:
    me = await me_of(request)
    for who in (request.scope["state"]["address"], me.id):
        if not request.app.state.buckets["aid"].take(who):
            raise no(request, "too-fast", 429)
    payer = hub_of(request).admission.origins.payer(me.id)
    try:
        analyses = analyses_of(request)
        return await analyses.answer(subject, data.depth, data.event, data.text, payer)
    except NotHere as error:
        status = (
            404 if error.word == "no-analysis" else 503 if error.word == "analysis-failed" else 400
        )
        raise refused(error, status, lang) from None


ROUTES = [
    analysis_of, analyse, decide_again, analyse_record, analysis_of_record, decide_again_in_record,
]  # fmt: skip
