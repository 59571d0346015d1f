"""The command line: `sobremesa COMMAND`. Exit codes: 0 all is well, 1 not true or not fair, 2 bad request."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from types import ModuleType

from rich.console import Console

from sobremesa import __version__, newgame
from sobremesa.arguments import Parser
from sobremesa.complaint import Said, in_words
from sobremesa.core import state
from sobremesa.core.fair import Unfair
from sobremesa.core.record import Record, RecordError, read_records, verify
from sobremesa.core.wrong import Wrong
from sobremesa.lab import cli as lab
from sobremesa.library import ALL, LeftOut
from sobremesa.native import cli as native
from sobremesa.native import kept
from sobremesa.terminal import check, engine, play, replay, simulate
from sobremesa.terminal.screen import Reader
from sobremesa.text import Texts, languages

COMMANDS = (
    "play", "simulate", "tournament", "match", "replay", "verify", "rules", "games", "check", "engine",
    "compile", "new",
)  # fmt: skip
SERVER = ("serve", "backup", "restore", "tables", "schema")  # these need the extra `server`
WELL, UNTRUE, WRONG = 0, 1, 2


def build() -> str:
    """Are the rules running compiled or interpreted?"""
    return "interpreted" if str(state.__file__).endswith(".py") else "compiled"


def main(arguments: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if arguments is None else arguments)
    asked = next((word for word in words if not word.startswith("-")), "")
    house = Texts(None, wanted_language(words))
    ALL.tell = lambda left_out: print(f"sobremesa: {without(left_out, house)}", file=sys.stderr)
    args = parser(house, asked).parse_args(words)
    house = Texts(None, args.lang) if args.lang else house
    commands: dict[str, Callable[[argparse.Namespace, Texts, Console], int]] = {
        "play": lambda args, house, console: play.run(args),
        "simulate": run_simulate,
        "tournament": lab.run_tournament,
        "match": lab.run_match,
        "replay": run_replay,
        "verify": run_verify,
        "rules": run_rules,
        "games": run_games,
        "check": run_check,
        "engine": run_engine,
        "compile": native.run,
        "new": run_new,
        **dict.fromkeys(SERVER, run_server),
    }
    for package, why in kept.stale.items():
        print(f"sobremesa: {house.say(why, package=package)}", file=sys.stderr)
    try:
        return commands[args.command](args, house, Console(highlight=False))
    except (OSError, ValueError) as error:
        print(f"sobremesa: {in_words(error, house)}", file=sys.stderr)
        return UNTRUE if isinstance(error, RecordError | Unfair) else WRONG
    except KeyboardInterrupt:
        return 130


def without(left_out: LeftOut, house: Texts) -> str:
    """Which game is not there, and why."""
    (name, package, _, owner), reason = left_out
    owner = owner or package
    return house.say("games-left-out", name=name, owner=owner, reason=in_words(reason, house))


def wanted_language(words: Sequence[str]) -> str:
    """The help's own language: `--lang es` anywhere, else the environment's."""
    for word, following in pairwise([*words, ""]):
        if word == "--lang" and following in languages:
            return following
        if word.startswith("--lang=") and word[7:] in languages:
            return word[7:]
    return play.language(os.environ)


def parser(house: Texts, asked: str = "") -> Parser:
    top = Parser(
        house,
        prog="sobremesa",
        description=house.say("house"),
        epilog=house.say("cli-exit-codes"),
    )
    version = f"sobremesa {__version__} ({build()})"
    top.add_argument(
        "--version", action="version", version=version, help=house.say("usage-version")
    )
    metavar = top.metavar("COMMAND")
    commands = top.add_subparsers(dest="command", required=True, metavar=metavar)
    made = {
        name: commands.add_parser(
            name,
            house=house,
            help=house.say(f"cli-{name}"),
            description=house.say(f"cli-{name}"),
        )
        for name in COMMANDS + SERVER
    }
    play.add_arguments(made["play"], house)
    lab.add_arguments(made["tournament"], house, match=False)
    lab.add_arguments(made["match"], house, match=True)
    for name in (*COMMANDS[1:], *SERVER):
        made[name].add_argument("--lang", choices=languages, help=house.say("arg-lang"))
    for name in ("simulate", "check", "rules"):
        made[name].add_argument("game", metavar="GAME", choices=ALL, help="%(choices)s")
    for name in ("replay", "verify"):
        made[name].add_argument("file", metavar="FILE", type=Path, help=house.say("arg-file"))
    for name in ("simulate", "check"):
        add = made[name].add_argument
        add(
            "--option",
            action="append",
            default=[],
            metavar="NAME=VALUE",
            help=house.say("arg-option"),
        )
        add("--players", type=int, metavar="N", help=house.say("arg-players"))
        add("--seed", default="1", metavar="TEXT", help=house.say("arg-seed"))
    add = made["simulate"].add_argument
    add("--games", type=int, default=100, metavar="M", help=house.say("arg-games"))
    add("--jobs", type=int, metavar="J", help=house.say("arg-jobs"))
    add("--record", type=Path, metavar="DIR", help=house.say("arg-record"))
    add("--csv", type=Path, metavar="FILE", help=house.say("arg-csv"))
    add("--json", action="store_true", help=house.say("arg-json"))
    add = made["check"].add_argument
    add("--games", type=int, default=3, metavar="M", help=house.say("arg-check-games"))
    add("--pairs", type=int, default=200, metavar="P", help=house.say("arg-pairs"))
    add("--complete", action="store_true", help=house.say("arg-complete"))
    add = made["replay"].add_argument
    add("--step", action="store_true", help=house.say("arg-step"))
    add("--seat", type=int, metavar="N", help=house.say("arg-replay-seat"))
    add("--plain", action="store_true", help=house.say("arg-plain"))
    native.add_arguments(made["compile"], house)
    made["new"].add_argument("name", metavar="NAME", help=house.say("arg-new"))
    made["rules"].add_argument("rule", nargs="?", metavar="ID", help=house.say("arg-rule"))
    for name in ("check", "rules"):
        made[name].add_argument("--edition", metavar="RULES", help=house.say("arg-edition"))
    if asked in SERVER:
        for name in SERVER:
            server(house).add_arguments(name, made[name], house)
    return top


def server(house: Texts) -> ModuleType:
    """The server's command line, loaded only when somebody asks for it."""
    try:
        from sobremesa.server import cli
    except ModuleNotFoundError as missing:
        raise SystemExit(house.say("serve-missing", name=str(missing.name))) from None
    return cli


def positive(number: int, name: str, house: Texts) -> int:
    if number < 1:
        raise Said(house.say("cli-positive", name=name))
    return number


def run_simulate(args: argparse.Namespace, house: Texts, console: Console) -> int:
    game = ALL[args.game]
    players = play.wanted_players(args.players, game, house)
    games = positive(args.games, "--games", house)
    options = play.wanted(args.option, game, house)
    jobs = 0 if args.jobs is None else positive(args.jobs, "--jobs", house)
    with simulate.bar(Console(stderr=True)) as progress:
        setting = (game, players, options, games, args.seed)
        summary, columns = simulate.simulate(*setting, jobs, progress)
        if args.record:
            simulate.keep_records(*setting, args.record, progress)
        if args.csv:
            simulate.keep_columns(columns, args.csv)
    if args.json:
        print(summary.as_json())
    else:
        console.print(simulate.shown(summary, house, Texts(game.slug, house.lang)))
    return WELL


def records(file: Path, house: Texts) -> list[Record]:
    """All records of a file; a file without any is not a record."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = in_words(error, house)
        raise Said(house.say("play-no-file", file=str(file), reason=reason)) from None
    if found := read_records(text):
        return found
    raise RecordError(1, Wrong("expected a record, found none", "record-none"))


def run_replay(args: argparse.Namespace, house: Texts, console: Console) -> int:
    plain = args.plain or console.color_system is None
    for record in records(args.file, house):
        seat = play.wanted_seat(args.seat, record.players, house) if args.seat is not None else None
        replay.show(record, seat, args.step, Reader(console, input, house.lang, plain))
    return WELL


def run_verify(args: argparse.Namespace, house: Texts, console: Console) -> int:
    for record in records(args.file, house):
        lines = verify(record, ALL)
        console.print(house.say("verify-well", game=record.game, lines=lines))
    return WELL


def run_rules(args: argparse.Namespace, house: Texts, console: Console) -> int:
    game = play.edition_of(ALL[args.game], args.edition, house)
    texts = Texts(game.slug, house.lang, game.rules)
    rules = [key.removeprefix("rule-") for key in texts.keys() if key.startswith("rule-")]  # noqa: SIM118
    wanted = rules
    if args.rule:
        rule = args.rule.upper() if "-" in args.rule else f"{game.prefix}-{args.rule.upper()}"
        if rule not in rules:
            raise Said(house.say("rule-unknown", rule=args.rule, first=rules[0], last=rules[-1]))
        wanted = [rule]
    for rule in wanted:
        console.print(f"[bold]{rule}[/bold] {texts.rule(rule)}")
    return WELL


def run_games(args: argparse.Namespace, house: Texts, console: Console) -> int:
    for game in ALL.values():
        texts = Texts(game.slug, house.lang)
        console.print(f"[bold]{game.slug}[/bold]  {texts.say('title')}, {play.seats(game, house)}")
        console.print(f"  {texts.say('about')}")
        for option in game.options:
            said = f"  {option.name}: {texts.say(f'option-{option.name}')}"
            words = [f"option-{option.name}-{value}" for value in option.values]
            if option.kind == "choice" and all(map(texts.has, words)):
                console.print(said)
                for value, key in zip(option.values, words, strict=True):
                    console.print(f"    {value}: {texts.say(key)}")
            else:
                console.print(f"{said} ({play.option_takes(option, house)})")
    return WELL


def run_check(args: argparse.Namespace, house: Texts, console: Console) -> int:
    game = play.edition_of(ALL[args.game], args.edition, house)
    positive(args.games, "--games", house)
    positive(args.pairs, "--pairs", house)
    if args.complete:
        well = check.complete(game, house, console)
    else:
        well = check.run(args, game, house, console)
    return WELL if well else UNTRUE


def run_new(args: argparse.Namespace, house: Texts, console: Console) -> int:
    root = newgame.lay_out(args.name, Path())
    console.print(house.say("new-well", folder=str(root), name=args.name), markup=False)
    return WELL


def run_server(args: argparse.Namespace, house: Texts, console: Console) -> int:
    return int(server(house).COMMANDS[args.command](args, house))


def run_engine(args: argparse.Namespace, house: Texts, console: Console) -> int:
    try:
        return engine.serve(house.lang, sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:  # nobody reads the answers any more: there is nothing left to say
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return WELL


if __name__ == "__main__":
    sys.exit(main())
