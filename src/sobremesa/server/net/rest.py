"""REST for what is not a table: games, rules, guests. OpenAPI comes from the types.

Errors are JSON: {"status_code", "detail"}, the detail a sentence. Tables are in rest_tables.py.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from hmac import compare_digest
from importlib.resources import files
from typing import Annotated, Any, Literal

from litestar import Request, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.exceptions import NotAuthorizedException, NotFoundException
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Response

from sobremesa.core import AnyGame
from sobremesa.core.data import laid_over
from sobremesa.core.data import load as load_data
from sobremesa.lessons import lesson
from sobremesa.server.live import leaving
from sobremesa.server.live.hub import Hub
from sobremesa.server.net.answers import no, refused
from sobremesa.server.net.bodies import (
    Block,
    Claim,
    Device,
    GameInfo,
    HouseInfo,
    Link,
    Me,
    NewGuest,
    OptionInfo,
    RuleInfo,
)
from sobremesa.server.people import devices
from sobremesa.server.people.guests import COOKIE, Guest
from sobremesa.server.people.limits import Buckets
from sobremesa.server.people.names import called
from sobremesa.server.table.house import NotHere
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


def may_lay(request: AnyHttp) -> Callable[[bool], bool]:
    """May whoever asks have one more table, in the lobby or not?"""
    return partial(request.app.state.may_lay, request.scope["state"]["address"])


def limit(request: AnyHttp, what: str) -> None:
    if not allowed(request, what):
        raise no(request, "too-fast", 429)


def me_view(guest: Guest) -> Me:
    return Me(guest.id, guest.name, guest.lang, guest.contact)


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
    return Response(me_view(guest), cookies=[cookie])


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
    return [RuleInfo(key.removeprefix("rule-"), texts.say(key)) for key in keys]


@get("/api/games/{slug:str}/texts", media_type="text/plain", sync_to_thread=False)
def fluent(
    request: AnyHttp, slug: FromPath[str], language: Language = "en", edition: Edition = ""
) -> str:
    """All words of a game, as a Fluent file (of two with one key the later counts); `house` has those of
    the house."""
    if slug == "house":
        return written(None, language)
    return written(slug, language, known(request, slug, edition).rules)


@get("/api/games/{slug:str}/data", sync_to_thread=False)
def data_of(request: AnyHttp, slug: FromPath[str], edition: Edition = "") -> dict[str, Any]:
    """What the game is made of (maps, boards, cards): its data file, empty for a game that has none."""
    return game_data(slug, known(request, slug, edition).rules)


@cache
def game_data(slug: str, rules: str) -> dict[str, Any]:
    """Where an earlier edition is made of something else, a file of its own says what differs."""
    folder, own = files("sobremesa.games").joinpath(slug), f"{slug}.{rules}.toml"
    if not folder.is_dir():
        return {}
    package = f"sobremesa.games.{slug}"
    today = load_data(package, f"{slug}.toml")
    return laid_over(today, load_data(package, own)) if folder.joinpath(own).is_file() else today


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
        game.windows, list(game.colours), lesson(slug) is not None,
    )  # fmt: skip


@get("/api/house")
async def house_info(request: AnyHttp) -> HouseInfo:
    """Where this house is, and who asks."""
    guest = await guest_of(request)
    me = me_view(guest) if guest else None
    return HouseInfo(request.app.state.settings.public_url, me)


# People


@post("/api/guests")
async def new_guest(request: AnyHttp, data: JSONBody[NewGuest]) -> Response[Me]:
    """A name, and a secret in a cookie: that is all it takes."""
    limit(request, "guest")
    hub = hub_of(request)
    name = readable(data.name, data.lang)
    made = await hub.guests.create(name, data.lang, hub.clock(), agent_of(request))
    return with_cookie(request, *made)


def agent_of(request: AnyHttp) -> str:
    return request.headers.get("user-agent", "")[:400]


def readable(name: str, lang: str) -> str:
    try:
        return called(name)
    except NotHere as error:
        raise refused(error, 400, lang) from None


@post("/api/guests/claim")
async def claim(request: AnyHttp, data: JSONBody[Claim]) -> Response[Me]:
    """Become, on this device, the guest who made the link."""
    limit(request, "guest")
    hub = hub_of(request)
    found = await hub.guests.claim(data.token, hub.clock(), agent_of(request))
    if found is None:
        raise no(request, "link-old")
    await leaving.make_room(hub, found[0])
    return with_cookie(request, *found)


@get("/api/me")
async def me(request: AnyHttp) -> Me:
    return me_view(await me_of(request))


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
    """All that is kept about the asker. Seats are given back, games resigned, sockets closed."""
    await leaving.forget(hub_of(request), await me_of(request))


@get("/api/me/devices")
async def my_devices(request: AnyHttp) -> list[Device]:
    """Where the asker is this guest, the device that was seen latest first."""
    guest = await me_of(request)
    return [
        Device(
            devices.handle(row.secret_hash),
            row.name,
            row.created,
            row.seen,
            row.secret_hash == guest.device,
        )
        for row in await devices.devices_of(hub_of(request).storage, guest.id)
    ]


@delete("/api/me/devices")
async def forget_devices(request: AnyHttp) -> None:
    """All others than the one that asks, and links to new ones."""
    await leaving.revoke_others(hub_of(request), await me_of(request))


@delete("/api/me/devices/{device:str}")
async def forget_device(request: AnyHttp, device: FromPath[str]) -> None:
    """One of them, the own one included: its sockets close at once, here and at other servers."""
    guest, hub = await me_of(request), hub_of(request)
    rows = await devices.devices_of(hub.storage, guest.id)
    found = [row.secret_hash for row in rows if devices.handle(row.secret_hash) == device]
    if not found:
        raise no(request, "no-device")
    await leaving.revoke(hub, guest, found)


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
        raise no(request, "no-such-guest")
    await hub.guests.set_block(guest.id, other, data.kind)
    found = await hub.guests.blocks(guest.id)
    for live in hub.lives.values():
        for subscriber in live.subscribers:
            if subscriber.guest == guest.id:
                subscriber.muted = set(found)
    return found


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


@get("/metrics", media_type="text/plain; version=0.0.4", sync_to_thread=False)
def metrics(request: AnyHttp) -> str:
    """For whoever runs the server: they count what players must not see, answers in secret steps for one."""
    token = request.app.state.settings.metrics_token
    if not token:
        raise NotFoundException("this server shows no metrics: start it with --metrics-token")
    if not compare_digest(
        request.headers.get("authorization", "").encode(), b"Bearer " + token.encode()
    ):
        raise NotAuthorizedException("metrics need the token: Authorization: Bearer ...")
    hub = hub_of(request)
    gauges = {
        "live_tables": len(hub.lives),
        "clients": sum(len(live.subscribers) for live in hub.lives.values()),
        "commits": hub.storage.commits,
        "waiting_appends": len(hub.storage.queue),
    }
    return hub.metrics.text(gauges)


ROUTES = [
    house_info, games, game_of, rules, fluent, data_of, new_guest, claim, me, link, export,
    forget_me, my_devices, forget_devices, forget_device, blocks, set_block, livez, healthz, metrics,
]  # fmt: skip
