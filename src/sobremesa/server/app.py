"""The application: routes, sockets, pages and the guard around them, for any ASGI server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
from collections.abc import AsyncIterator
from dataclasses import dataclass, field, fields
from functools import partial
from typing import Any

from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import RedocRenderPlugin
from litestar.response import Response
from sqlalchemy.exc import DBAPIError

from sobremesa import __version__
from sobremesa.library import ALL, LeftOut
from sobremesa.players.budget import Budget
from sobremesa.server import collector
from sobremesa.server.bots.analyses import Analyses
from sobremesa.server.bots.bots import BUDGET, Bots
from sobremesa.server.bots.pace import Pace
from sobremesa.server.bots.workers import Workers
from sobremesa.server.live.admission import Quota
from sobremesa.server.live.hub import Hub
from sobremesa.server.live.notify import Notifier
from sobremesa.server.live.pulse import Pulse
from sobremesa.server.live.retention import Keep
from sobremesa.server.net import (
    rest,
    rest_accounts,
    rest_admin,
    rest_analyses,
    rest_games,
    rest_people,
    rest_replays,
    rest_tables,
)
from sobremesa.server.net.addresses import Network
from sobremesa.server.net.answers import Asked, lang_of, refused
from sobremesa.server.net.counter import turned_away
from sobremesa.server.net.faces import face_file
from sobremesa.server.net.guard import LONGEST_BODY, Guard
from sobremesa.server.net.pages import page
from sobremesa.server.net.sockets import table_socket
from sobremesa.server.people.barred import Barred
from sobremesa.server.people.contacts import Contacts
from sobremesa.server.people.limits import Buckets, Limit, Limits
from sobremesa.server.records.recount import fill_in
from sobremesa.server.records.replays import NoReplay, Replays
from sobremesa.server.store.storage import Storage
from sobremesa.server.table.log import Unkept
from sobremesa.server.table.proposals import PutAside

logger = logging.getLogger("sobremesa.app")


@dataclass(frozen=True)
class Settings:
    db: str
    public_url: str = ""  # what friends type; invitations carry it
    limits: Limits = field(default_factory=Limits)
    proxies: tuple[Network, ...] = ()  # where reverse proxies stand that say who asks
    workers: int = 0  # for bots; 0: as many as there are processors, less one
    turn_hook: str = ""
    bots: bool = True
    bot_budget: Budget = BUDGET
    keep: Keep = field(default_factory=Keep)
    bot_pace: float = 1.0  # how long their answers wait, in parts of what people bear
    quota: Quota = field(default_factory=Quota)  # of games with bots
    passkeys: str = ""  # the origin at which they work, besides localhost
    admin_token: str = ""  # for `sobremesa admin`; without one nobody gives orders
    metrics_token: str = ""  # for who asks for /metrics; without one there are none to be seen


def make_app(settings: Settings) -> Guard:
    """Everything, ready to be served. The database is opened when the server starts."""

    @contextlib.asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        async with Storage(settings.db) as storage:
            ALL.tell = left_out
            hub = Hub(storage, dict(ALL))
            app.state.hub = hub
            hub.metrics.counts = guard.counts
            app.state.gauges = lambda: {
                "open_sockets": sum(guard.open_sockets.now.values()),
                **({"memory_bytes": collector.resident()} if collector.STATM.exists() else {}),
            }
            app.state.replays = Replays(settings.limits)
            at_most = max(1, min(4, (os.cpu_count() or 2) - 1))
            workers = app.state.workers = Workers(settings.workers or at_most)
            hub.admission.quota = settings.quota
            bots = Bots(hub, workers, settings.bot_budget, pace=Pace(settings.bot_pace))
            analyses = app.state.analyses = Analyses(hub, workers, settings.bot_budget)
            contacts = app.state.contacts = Contacts(storage, hub.clock)
            app.state.notifier = None
            if settings.turn_hook:
                notifier = Notifier(hub, contacts, settings.turn_hook, settings.public_url)
                app.state.notifier, hub.turn_of = notifier, notifier.turn_of
            guard.farewell = hub.farewell
            barred = app.state.barred = Barred(storage, hub.clock)
            await barred.look()
            guard.barred, barred.changed = barred.holds, guard.cut_off
            await Pulse(hub, settings.keep, barred).start()
            hub.spawn(fill_in(storage, hub.games), "watch")
            hub.look = bots.look
            work = [asyncio.create_task(one.run()) for one in (bots, analyses) if settings.bots]
            try:
                yield
            finally:
                for task in work:
                    task.cancel()
                await bots.stop()
                await analyses.stop()
                workers.stop()
                app.state.replays.stop()
                await hub.stop()

    limits = settings.limits
    buckets = {
        one.name: Buckets(limit)
        for one in fields(limits)
        if isinstance(limit := getattr(limits, one.name), Limit)
    }

    def may_lay(address: str, listed: bool) -> bool:
        """One more table, in the lobby or not?"""
        return buckets["table"].take(address) and (not listed or buckets["listed"].take(address))

    app = Litestar(
        route_handlers=[
            *rest.ROUTES,
            *rest_people.ROUTES,
            *rest_accounts.ROUTES,
            *rest_tables.ROUTES,
            *rest_games.ROUTES,
            *rest_replays.ROUTES,
            *rest_analyses.ROUTES,
            rest_admin.ROUTER,
            face_file,
            page,
        ],
        lifespan=[life],
        state=State({"settings": settings, "buckets": buckets, "may_lay": may_lay}),
        request_class=Asked,
        request_max_body_size=LONGEST_BODY,
        openapi_config=OpenAPIConfig(
            title="Sobremesa",
            version=__version__,
            path="/api",
            render_plugins=[RedocRenderPlugin(path="/no-page")],
        ),
        logging_config=None,
        after_exception=[complain],
        exception_handlers={Unkept: unkept, DBAPIError: unkept, NoReplay: turned_away},
    )
    sockets = partial(table_socket, app.state)
    origins = frozenset(filter(None, (settings.public_url, settings.passkeys)))
    guard = Guard(app, sockets, origins, limits, settings.proxies)  # type: ignore[arg-type]
    return guard


def left_out(game: LeftOut) -> None:
    """A game that cannot be played is told to the log, once, and the house goes on without it."""
    home, reason = game
    owner = home.owner or home.package
    logger.warning(
        "the game %s of %s is left out: %s", home.slug, owner, reason, exc_info=reason.__cause__
    )


def unkept(request: Request[Any, Any, Any], _error: Exception) -> Response[Any]:
    """The database does not take or give anything: nothing has changed, and it may soon be better."""
    told = refused(Unkept(), 503, lang_of(request))
    body = {"status_code": 503, "detail": told.detail, "extra": told.extra}
    return Response(body, status_code=503, headers={"retry-after": "5"})


async def complain(error: Exception, scope: Any) -> None:
    """A bug is told in full to the log, and to the client not at all."""
    if isinstance(error, Unkept) or isinstance(error.__context__, PutAside):
        return  # told already, by whoever could not keep or read it
    if getattr(error, "status_code", 500) >= 500 and scope["type"] == "http":
        logger.error("a request failed: %s", scope["route_handler"], exc_info=error)
