"""`sobremesa serve`, `backup`, `restore`, `tables`, `admin` and `schema`: from the command line to a running server."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import os
import secrets
import socket
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, cast

import uvicorn

from sobremesa.complaint import Said
from sobremesa.core.wrong import Wrong
from sobremesa.server import admin_cli, aside_cli, collector
from sobremesa.server.app import Settings, make_app
from sobremesa.server.configuration import REACHED, SETTINGS, WHERE, factor, fill, networks
from sobremesa.server.journal import JsonLines
from sobremesa.server.live.admission import Quota
from sobremesa.server.live.retention import read_keep
from sobremesa.server.net.door import LONGEST_HEAD, Door, Http, Patience, room
from sobremesa.server.net.frames import Frames
from sobremesa.server.net.guard import LONGEST_FRAME, Guard
from sobremesa.server.people.limits import Limits, scaled
from sobremesa.server.people.passkeys import origin_of
from sobremesa.server.records.recount import everything
from sobremesa.server.store.files import OWNER, alone, file_of, save, sqlite_url, transfer, whole
from sobremesa.server.store.storage import Storage
from sobremesa.text import Texts

SHORTEST_TOKEN = 16  # signs; fewer could be guessed
TICKS = 20  # of uvicorn's clock, between two looks at our memory


def database(args: argparse.Namespace) -> str:
    """As it is said; else a file in the folder that is named, or else in the user's own for data."""
    if args.db:
        return str(args.db)
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = args.data or Path(home, "sobremesa")
    folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    return sqlite_url(folder / "sobremesa.db")


def lan_address() -> str:
    """The address under which neighbours reach this machine; no packet is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # reserved for documentation
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def public_url(args: argparse.Namespace) -> str:
    if args.public_url:
        return str(args.public_url).rstrip("/")
    everywhere = args.host in ("0.0.0.0", "::", "")
    return f"http://{lan_address() if everywhere else args.host}:{args.port}"


def passkey_origin(args: argparse.Namespace, url: str) -> str:
    """Where people open this house, if passkeys work there: at the public address unless it is said. Wrong if it is
    said, and no browser makes passkeys there."""
    found = origin_of(args.passkey_origin or url)
    if args.passkey_origin and not found:
        said = f"passkeys need https:// and a name, or localhost, not {args.passkey_origin}"
        raise Wrong(said, "passkey-origin", url=args.passkey_origin)
    return found


def add_arguments(name: str, parser: argparse.ArgumentParser, messages: Texts) -> None:
    """The arguments of one of our commands."""

    def add(flag: str, word: str = "", **more: Any) -> None:
        parser.add_argument(flag, help=messages.say(word or f"arg-{flag.lstrip('-')}"), **more)

    if name != "schema":
        add("--config", type=Path, metavar="FILE")
        for setting in {"serve": SETTINGS, "admin": REACHED}.get(name, WHERE):
            more: Any = (
                {"nargs": "?", "const": networks("near")} if setting.read is networks else {}
            )
            add(f"--{setting.name}", metavar=setting.metavar, type=setting.read, **more)
    if name in ("backup", "restore"):
        add("file", "arg-backup-file", metavar="FILE", type=Path)
    if name == "backup":
        add("--replace", action="store_true")
    if name == "tables":
        add("action", "arg-tables", nargs="?", choices=aside_cli.ACTIONS, default="list")
        add("name", "arg-tables-name", nargs="?", metavar="NAME")
        add("--keep", "arg-tables-keep", type=Path, metavar="FILE")
    if name == "admin":
        add("action", "arg-admin", choices=admin_cli.ACTIONS)
        add("name", "arg-admin-name", nargs="?", metavar="NAME")
        add("--url", "arg-admin-url", metavar="URL")
        add("--days", "arg-admin-days", type=factor, metavar="DAYS")
        add("--note", "arg-admin-note", default="", metavar="TEXT")
    if name == "schema":
        add("--root", type=Path, default=Path(), metavar="DIR")


def token_in(file: Path) -> str:
    """The word that opens `/metrics`, or gives orders. It stands in a file that only its owner reads; the file is made if it is not there. Wrong if the word is too short."""
    try:
        with os.fdopen(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER), "w") as fresh:
            fresh.write(secrets.token_urlsafe(32) + "\n")
    except FileExistsError:
        pass
    word = file.read_text(encoding="utf-8").strip()
    if len(word) < SHORTEST_TOKEN or not (word.isascii() and word.isprintable()) or " " in word:
        said = f"{file}: a token is one word of at least {SHORTEST_TOKEN} signs"
        raise Wrong(said, "metrics-token", file=str(file), signs=SHORTEST_TOKEN)
    return word


def serve(args: argparse.Namespace, messages: Texts) -> int:
    fill(args)
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # uvicorn would log the address of every table, and a line for every piece of garbage.
    logging.getLogger("uvicorn").setLevel(logging.ERROR)
    url = public_url(args)
    settings = Settings(
        db=database(args),
        public_url=url,
        limits=scaled(Limits(), args.limits),
        proxies=args.trust_proxy,
        passkeys=passkey_origin(args, url),
        workers=args.bot_workers,
        turn_hook=args.turn_hook,
        keep=read_keep(args.keep),
        bot_budget=args.bot_budget,
        bot_pace=max(0.0, args.bot_pace),
        quota=scaled(Quota(), args.limits),
        admin_token=token_in(args.admin_token) if args.admin_token else "",
        metrics_token=token_in(args.metrics_token) if args.metrics_token else "",
    )
    config = configuration(make_app(settings), settings, args.host, args.port)
    with alone(settings.db):
        whole(settings.db)
        asyncio.run(openable(settings.db))
        server = PoliteServer(config)
        server.ready = lambda: print(messages.say("serve-ready", url=url), flush=True)
        with contextlib.suppress(KeyboardInterrupt):
            server.run()
    return 0


def configuration(
    app: Guard, settings: Settings, host: str, port: int, patience: Patience | None = None
) -> uvicorn.Config:
    """How uvicorn serves us: through our own door, and with our own frames."""
    door = Door(settings.limits, settings.proxies, patience, room(), app.counts)
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        access_log=False,  # a table's address is an invitation
        server_header=False,
        proxy_headers=False,
        http=cast("type[asyncio.Protocol]", partial(Http, door)),
        h11_max_incomplete_event_size=LONGEST_HEAD,
        ws=cast("type[asyncio.Protocol]", partial(Frames, door)),
        ws_max_size=4 * LONGEST_FRAME,
        ws_per_message_deflate=False,
        lifespan="on",  # a house that cannot begin does not serve
        timeout_graceful_shutdown=5,
    )


async def openable(db: str) -> None:
    """The database is there and up to date: what is wrong with it is said in words, before anything starts."""
    async with Storage(db):
        pass


class PoliteServer(uvicorn.Server):
    """Says goodbye on every socket before it closes them, and keeps an eye on memory."""

    collector: collector.Collector | None = None
    ready: Callable[[], None] = staticmethod(lambda: None)  # what is to be said once it answers

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """The thread that commits gets the interpreter soon: everybody waits for it."""
        await super().startup(sockets)
        self.ready()
        self.collector = collector.begin()
        sys.setswitchinterval(0.0005)

    async def on_tick(self, counter: int) -> bool:
        """Ten times a second."""
        if self.collector and counter % TICKS == 0:
            self.collector.look()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app = self.config.app
        assert isinstance(app, Guard)
        if app.farewell:
            await app.farewell()
        await super().shutdown(sockets)


def make_backup(args: argparse.Namespace, messages: Texts) -> int:
    fill(args, WHERE)
    if args.file.exists() and not args.replace:
        raise Said(messages.say("backup-exists", file=str(args.file)))
    source = database(args)
    kept = file_of(source)
    if args.file.exists() and kept is not None and not kept.exists():
        raise Said(messages.say("backup-of-nothing", database=str(kept), file=str(args.file)))
    rows = asyncio.run(save(source, args.file))
    print(messages.say("backup-done", file=str(args.file), rows=rows))
    return 0


def restore(args: argparse.Namespace, messages: Texts) -> int:
    fill(args, WHERE)
    if not args.file.is_file():
        raise Said(messages.say("play-no-file", file=str(args.file), reason="-"))
    target = database(args)
    with alone(target):
        rows = asyncio.run(transfer(sqlite_url(args.file), target))
    print(messages.say("restore-done", file=str(args.file), rows=rows))
    return 0


def recount(args: argparse.Namespace, messages: Texts) -> int:
    kept = file_of(source := database(args))
    if kept is not None and not kept.exists():
        raise Said(messages.say("db-none", database=str(kept)))
    done, unread = asyncio.run(everything(source))
    print(messages.say("recount-done", games=done, unread=unread))
    return 0


def put_aside(args: argparse.Namespace, messages: Texts) -> int:
    fill(args, WHERE)
    kept = file_of(source := database(args))
    if kept is not None and not kept.exists():
        raise Said(messages.say("db-none", database=str(kept)))
    for line in asyncio.run(aside_cli.run(source, args, messages)):
        print(line)
    return 0


def administer(args: argparse.Namespace, messages: Texts) -> int:
    fill(args, REACHED)
    if not args.admin_token:
        raise Said(messages.say("admin-needs-token"))
    if not args.admin_token.is_file():
        raise Said(messages.say("play-no-file", file=str(args.admin_token), reason="-"))
    for line in admin_cli.run(args, token_in(args.admin_token), messages):
        print(line)
    return 0


def make_schema(args: argparse.Namespace, messages: Texts) -> int:
    from sobremesa.server.net import schema  # it walks through all types, which takes a moment

    for path in schema.write(args.root):
        print(path)
    return 0


COMMANDS = {
    "serve": serve, "backup": make_backup, "restore": restore, "tables": put_aside, "admin": administer,
    "recount": recount, "schema": make_schema,
}  # fmt: skip
