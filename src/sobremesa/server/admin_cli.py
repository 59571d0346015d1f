"""`sobremesa admin`: orders to a server that runs, by its address and its token; the server does the work (rest_admin.py)."""

from __future__ import annotations

import argparse
import json
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from typing import Any, Final
from urllib.parse import quote, urlencode

from sobremesa.complaint import Said
from sobremesa.server.aside_cli import day
from sobremesa.text import Texts

PATIENCE: Final = 60  # seconds
LISTS: Final = ("tables", "guests", "reports", "bans")
NAMED: Final = ("close", "remove", "revoke", "delete", "ban", "unban", "settle")  # want a name
ACTIONS: Final = (*LISTS, *NAMED, "retention")
Ask = Callable[..., Any]


def run(args: argparse.Namespace, token: str, messages: Texts) -> Iterator[str]:
    """Lines for whoever runs the house."""
    url = (
        args.url
        or f"http://{args.host if args.host not in ('0.0.0.0', '::', '') else '127.0.0.1'}:{args.port}"
    )

    def ask(method: str, path: str, body: object = None) -> Any:
        return request(method, f"{url.rstrip('/')}/api/admin{path}", token, body, messages)

    name = args.name or ""
    if args.action in NAMED and not name:
        raise Said(messages.say("admin-needs-name", action=args.action))
    if args.action in LISTS:
        return listed(args.action, ask, name, messages)
    if args.action == "retention":
        return swept(ask("POST", "/retention"), messages)
    return done(args, ask, quote(name, safe=""), messages)


def done(args: argparse.Namespace, ask: Ask, name: str, messages: Texts) -> Iterator[str]:
    """Something is to happen to one that is named."""
    match args.action:
        case "close":
            ask("POST", f"/tables/{name}/close")
        case "remove":
            ask("DELETE", f"/tables/{name}")
        case "revoke":
            ask("POST", f"/guests/{name}/revoke")
        case "delete":
            ask("DELETE", f"/guests/{name}")
        case "settle":
            ask("DELETE", f"/reports/{name}")
        case "ban":
            body = {"who": args.name, "days": args.days, "note": args.note}
            args.name = ask("POST", "/barred", body)["who"]
        case "unban":
            ask("DELETE", f"/barred?{urlencode({'who': args.name})}")
    yield messages.say(f"admin-done-{args.action}", name=args.name)


def swept(found: dict[str, Any], messages: Texts) -> Iterator[str]:
    for kind, days in found["keep"].items():
        yield f"{kind:10} {'forever' if days is None else f'{days:g}'}"
    yield messages.say("admin-swept", tables=found["tables"], guests=found["guests"])


def listed(action: str, ask: Ask, name: str, messages: Texts) -> Iterator[str]:
    lines: Iterator[str]
    match action:
        case "tables":
            rows = ask("GET", "/tables" + (f"?{urlencode({'status': name})}" if name else ""))
            lines = map(table_line, rows)
        case "guests":
            rows = ask("GET", "/guests" + (f"?{urlencode({'name': name})}" if name else ""))
            lines = map(guest_line, rows)
        case "bans":
            rows = ask("GET", "/barred")
            lines = map(ban_line, rows)
        case _:
            rows = ask("GET", "/reports")
            lines = (line for row in rows for line in report_lines(row, messages))
    yield from lines if rows else [messages.say("admin-none")]


def plain(text: str) -> str:
    """What people wrote does nothing to the terminal."""
    return "".join(sign if sign.isprintable() else " " for sign in text)


def table_line(row: dict[str, Any]) -> str:
    people = plain(", ".join(row["people"])) or "-"
    return f"{row['name']}  {day(row['changed'])}  {row['status']:8} {row['game']:10} {row['connected']:3}  {people}"


def guest_line(row: dict[str, Any]) -> str:
    account = "+" if row["account"] else " "
    seen = day(row["seen"]) if row["seen"] else "-"
    return f"{row['id'][:12]}{account} {seen:16}  {row['tables']:3}  {row['address'] or '-':18} {plain(row['name'])}"


def ban_line(row: dict[str, Any]) -> str:
    until = day(row["until"]) if row["until"] else "forever"
    return f"{row['who']:32}  {until:16}  {plain(row['note'])}"


def report_lines(row: dict[str, Any], messages: Texts) -> Iterator[str]:
    yield f"{row['id'][:12]}  {day(row['time'])}  {row['table']}"
    about, by = (f"{plain(row[f'{who}_name'])} ({row[who][:12]})" for who in ("about", "by"))
    yield "  " + messages.say("admin-report", about=about, by=by)
    yield "  " + plain(row["text"])
    for line in row["chat"]:
        yield f"  | {day(line['time'])}  {plain(line['name'])} ({line['guest'][:12]}): {plain(line['text'])}"


def request(method: str, url: str, token: str, body: object, messages: Texts) -> Any:
    """The server's answer. Said, in its own words or ours, if it does not do it. No proxy is asked for the way."""
    headers = {"authorization": f"Bearer {token}", "accept-language": messages.lang}
    data = None
    if body is not None:
        data, headers["content-type"] = json.dumps(body).encode(), "application/json"
    asked = urllib.request.Request(url, data, headers, method=method)
    straight = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with straight.open(asked, timeout=PATIENCE) as answer:
            text = answer.read()
            return json.loads(text) if text else None
    except urllib.error.HTTPError as error:
        with error:
            raise Said(reason(error.read(), error.code, messages)) from None
    except OSError:
        raise Said(messages.say("admin-nobody", url=url.partition("/api/")[0])) from None


def reason(text: bytes, status: int, messages: Texts) -> str:
    if status == 401:
        return messages.say("admin-token-wrong")
    try:
        return str(json.loads(text)["detail"])
    except (ValueError, KeyError, TypeError):
        return text.decode(errors="replace").strip() or str(status)
