"""REST for games, rules and operators, and what all routes share. OpenAPI comes from the types.

Errors are JSON: {"status_code", "detail"}, the detail a sentence. Tables are in rest_tables.py, people in rest_people.py.
"""

from __future__ import annotations

import contextlib
from hmac import compare_digest
from typing import Annotated, Any, Literal

from litestar import Request, get
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.params import FromPath, QueryParameter
from litestar.response import Response
from sqlalchemy.exc import DBAPIError

from sobremesa.books import book
from sobremesa.core import AnyGame
from sobremesa.core.arrange import Plan, plan_of
from sobremesa.homes import game_data
from sobremesa.lessons import lesson
from sobremesa.server.bots.queue import waiting
from sobremesa.server.live.hub import Hub
from sobremesa.server.net import faces
from sobremesa.server.net.answers import no
from sobremesa.server.net.bodies import GameInfo, HouseInfo, Me, OptionInfo, RuleInfo
from sobremesa.server.people.guests import COOKIE, Guest
from sobremesa.server.people.limits import Buckets
from sobremesa.text import Texts
from sobremesa.text import fluent as written

AnyHttp = Request[Any, Any, Any]
Language = Annotated[Literal["es", "en"], QueryParameter(name="lang")]
Edition = Annotated[str, QueryParameter(name="rules")]  # an earlier one; without it, today's


# What routes share


def hub_of(request: AnyHttp) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


async def guest_of(request: AnyHttp) -> Guest | None:
    hub = hub_of(request)
    return await hub.guests.by_secret(request.cookies.get(COOKIE, ""), hub.clock())


async def me_of(request: AnyHttp) -> Guest:
    guest = await guest_of(request)
    if guest is None:
        raise no(request, "no-guest", 401)
    hub_of(request).admission.origins.note(guest.id, request.scope["state"]["address"])
    return guest


def allowed(request: AnyHttp, what: str) -> bool:
    """One more of these from this address?"""
    buckets: dict[str, Buckets] = request.app.state.buckets
    return buckets[what].take(request.scope["state"]["address"])


def limit(request: AnyHttp, what: str) -> None:
    if not allowed(request, what):
        raise no(request, "too-fast", 429)


def me_view(guest: Guest) -> Me:
    return Me(guest.id, guest.name, guest.lang, guest.contact, guest.account)


# Games


@get("/api/games", sync_to_thread=False)
def games(request: AnyHttp, language: Language = "en") -> list[GameInfo]:
    return [game_info(game, language) for game in hub_of(request).games.values()]


@get("/api/games/{slug:str}", sync_to_thread=False)
def game_of(
    request: AnyHttp, slug: FromPath[str], language: Language = "en", edition: Edition = ""
) -> GameInfo:
    return game_info(known(request, slug, edition), language)


@get("/api/games/{slug:str}/rules", sync_to_thread=False)
def rules(
    request: AnyHttp, slug: FromPath[str], language: Language = "en", edition: Edition = ""
) -> list[RuleInfo]:
    """What every rule says, in our own words."""
    game = known(request, slug, edition)
    texts = Texts(slug, language, game.rules)
    keys = [key for key in texts.keys() if key.startswith("rule-")]  # noqa: SIM118
    told = book(slug)
    headings = told.headings if told else {}
    said = Texts(told.texts if told else None, language)
    found = list[RuleInfo]()
    for key in keys:
        rule = key.removeprefix("rule-")
        heading = said.say(headings[rule]) if rule in headings else ""
        found.append(RuleInfo(rule, texts.say(key), heading))
    return found


@get("/api/games/{slug:str}/texts", media_type="text/plain", sync_to_thread=False)
def fluent(
    request: AnyHttp, slug: FromPath[str], language: Language = "en", edition: Edition = ""
) -> str:
    """All words of a game, as a Fluent file (of two with one key the later counts); `house` has those of
    the house."""
    if slug == "house":
        return written(None, language)
    return written(slug, language, known(request, slug, edition).rules)


@get("/api/games/{slug:str}/layout", sync_to_thread=False)
def layout_of(request: AnyHttp, slug: FromPath[str], edition: Edition = "") -> Plan:
    """How views of the game lie on a free table: for pages that have no board for it."""
    return plan_of(known(request, slug, edition))


@get("/api/games/{slug:str}/data", sync_to_thread=False)
def data_of(request: AnyHttp, slug: FromPath[str], edition: Edition = "") -> dict[str, Any]:
    """What the game is made of (maps, boards, cards): its data file, empty for a game that has none."""
    return game_data(slug, known(request, slug, edition).rules)


def known(request: AnyHttp, slug: str, rules: str = "") -> AnyGame:
    """A game of this house, by today's rules or by those of an earlier edition."""
    game = hub_of(request).games.get(slug)
    if game is None:
        raise no(request, "no-game")
    edition = game.edition(rules or game.rules)
    if edition is None:
        raise no(request, "no-edition")
    return edition


def game_info(game: AnyGame, lang: str) -> GameInfo:
    slug, texts, options = game.slug, Texts(game.slug, lang, game.rules), list[OptionInfo]()
    for option in (option.at_tables() for option in game.options):
        words = {
            value: texts.say(f"option-{option.name}-{value}")
            for value in (*option.values, *option.items)
            if texts.has(f"option-{option.name}-{value}")
        }
        key = f"option-{option.name}"
        concerned = [count for count in game.seats if option.concerns(count)]
        options.append(
            OptionInfo(option.name, option.kind, option.default, list(option.values), option.low,
                       option.high, list(option.items), concerned, texts.say(key) if texts.has(key) else "", words)
        )  # fmt: skip
    seats = list(game.seats)
    return GameInfo(
        slug, texts.say("title"), texts.say("about"), game.rules, seats, options,
        game.windows, list(game.colours), lesson(slug) is not None, book(slug) is not None,
        *(faces.address(slug, name) for name in ("emblem.svg", "index.js", "draws.js")),
    )  # fmt: skip


@get("/api/house")
async def house_info(request: AnyHttp) -> HouseInfo:
    """Where this house is, and who asks."""
    guest = await guest_of(request)
    me = me_view(guest) if guest else None
    settings = request.app.state.settings
    return HouseInfo(settings.public_url, me, settings.passkeys)


@get("/livez", sync_to_thread=False)
def livez() -> dict[str, str]:
    """Alive: the process answers. Whether it is of use, `/healthz` says."""
    return {"status": "ok"}


@get("/healthz", sync_to_thread=False)
def healthz(request: AnyHttp) -> Response[dict[str, str]]:
    """Ready: what is decided now can be kept. 503 if not. It costs nothing to ask."""
    if hub_of(request).storage.ready:
        return Response({"status": "ok"})
    return Response({"status": "nothing can be kept"}, status_code=503)


@get("/metrics", media_type="text/plain; version=0.0.4")
async def metrics(request: AnyHttp) -> str:
    """For whoever runs the server: they count what players must not see, answers in secret steps for one."""
    token = request.app.state.settings.metrics_token
    if not token:
        raise NotFoundException("this server shows no metrics: start it with --metrics-token")
    if not compare_digest(
        request.headers.get("authorization", "").encode(), b"Bearer " + token.encode()
    ):
        raise NotAuthorizedException("metrics need the token: Authorization: Bearer ...")
    hub = hub_of(request)
    gauges: dict[str, int | float] = {
        "live_tables": len(hub.lives),
        "clients": sum(len(live.subscribers) for live in hub.lives.values()),
        "commits": hub.storage.commits,
        "waiting_appends": len(hub.storage.queue),
        "loop_lag": hub.metrics.latest_lag,
        **request.app.state.gauges(),
    }
    with contextlib.suppress(DBAPIError):  # it is asked most when the database is away
        gauges["bot_queue"] = await waiting(hub.storage)
    return hub.metrics.text(gauges)


ROUTES = [
    house_info, games, game_of, rules, fluent, layout_of, data_of, livez, healthz, metrics,
]  # fmt: skip
