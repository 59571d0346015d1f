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
from sobremesa.batch import cores
from sobremesa.complaint import Said, in_words
from sobremesa.core import state
from sobremesa.core.fair import Unfair
from sobremesa.core.record import Record, RecordError, read_records, verify
from sobremesa.core.wrong import Wrong
from sobremesa.lab import cli as lab
from sobremesa.lab import commands as experiments
from sobremesa.library import ALL, LeftOut
from sobremesa.native import cli as native
from sobremesa.native import kept
from sobremesa.terminal import analyse, check, engine, play, puzzles, replay, simulate
from sobremesa.terminal.screen import Reader
from sobremesa.text import Texts, languages

COMMANDS = (
    "play", "simulate", "tournament", "match", "lab", "replay", "analyse", "puzzles", "verify", "rules", "games", "check",
    "engine", "compile", "new",
)  # fmt: skip
SERVER = (
    "serve",
    "backup",
    "restore",
    "tables",
    "admin",
    "recount",
    "schema",
)  # these need the extra `server`
WELL, UNTRUE, WRONG = 0, 1, 2


def build() -> str:
    """Are the rules running compiled or interpreted?"""
    return "interpreted" if str(state.__file__).endswith(".py") else "compiled"


def main(arguments: Sequence[str] | None = None) -> int:
    words = list(sys.argv[1:] if arguments is None else arguments)
    asked = next((word for word in words if not word.startswith("-")), "")
    messages = Texts(None, wanted_language(words))
    ALL.tell = lambda left_out: print(f"sobremesa: {without(left_out, messages)}", file=sys.stderr)
    args = parser(messages, asked).parse_args(words)
    messages = Texts(None, args.lang) if args.lang else messages
    commands: dict[str, Callable[[argparse.Namespace, Texts, Console], int]] = {
        "play": lambda args, messages, console: play.run(args),
        "simulate": run_simulate,
        "tournament": lab.run_tournament,
        "match": lab.run_match,
        "lab": experiments.run_lab,
        "replay": run_replay,
        "analyse": run_analyse,
        "puzzles": run_puzzles,
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
        print(f"sobremesa: {messages.say(why, package=package)}", file=sys.stderr)
    try:
        return commands[args.command](args, messages, Console(highlight=False))
    except (OSError, ValueError) as error:
        print(f"sobremesa: {in_words(error, messages)}", file=sys.stderr)
        return UNTRUE if isinstance(error, RecordError | Unfair) else WRONG
    except KeyboardInterrupt:
        return 130


def without(left_out: LeftOut, messages: Texts) -> str:
    """Which game is not there, and why."""
    (name, package, _, owner), reason = left_out
    owner = owner or package
    return messages.say("games-left-out", name=name, owner=owner, reason=in_words(reason, messages))


def wanted_language(words: Sequence[str]) -> str:
    """The help's own language: `--lang es` anywhere, else the environment's."""
    for word, following in pairwise([*words, ""]):
        if word == "--lang" and following in languages:
            return following
        if word.startswith("--lang=") and word[7:] in languages:
            return word[7:]
    return play.language(os.environ)


def parser(messages: Texts, asked: str = "") -> Parser:
    top = Parser(
        messages,
        prog="sobremesa",
        description=messages.say("house"),
        epilog=messages.say("cli-exit-codes"),
    )
    version = f"sobremesa {__version__} ({build()})"
    top.add_argument(
        "--version", action="version", version=version, help=messages.say("usage-version")
    )
    metavar = top.metavar("COMMAND")
    commands = top.add_subparsers(dest="command", required=True, metavar=metavar)
    made = {
        name: commands.add_parser(
            name,
            messages=messages,
            help=messages.say(f"cli-{name}"),
            description=messages.say(f"cli-{name}"),
        )
        for name in COMMANDS + SERVER
    }
    play.add_arguments(made["play"], messages)
    lab.add_arguments(made["tournament"], messages, match=False)
    lab.add_arguments(made["match"], messages, match=True)
    experiments.add_arguments(made["lab"], messages)
    for name in (*COMMANDS[1:], *SERVER):
        made[name].add_argument("--lang", choices=languages, help=messages.say("arg-lang"))
    for name in ("simulate", "puzzles", "check", "rules"):
        made[name].add_argument("game", metavar="GAME", choices=ALL, help="%(choices)s")
    for name in ("replay", "analyse", "verify"):
        made[name].add_argument("file", metavar="FILE", type=Path, help=messages.say("arg-file"))
    for name in ("simulate", "check"):
        add = made[name].add_argument
        add(
            "--option",
            action="append",
            default=[],
            metavar="NAME=VALUE",
            help=messages.say("arg-option"),
        )
        add("--players", type=int, metavar="N", help=messages.say("arg-players"))
        add("--seed", default="1", metavar="TEXT", help=messages.say("arg-seed"))
    add = made["simulate"].add_argument
    add("--games", type=int, default=100, metavar="M", help=messages.say("arg-games"))
    add("--jobs", type=int, metavar="J", help=messages.say("arg-jobs"))
    add("--record", type=Path, metavar="DIR", help=messages.say("arg-record"))
    add("--csv", type=Path, metavar="FILE", help=messages.say("arg-csv"))
    add("--json", action="store_true", help=messages.say("arg-json"))
    add = made["analyse"].add_argument
    add("--deep", action="store_true", help=messages.say("arg-deep"))
    add("--seed", default="1", metavar="TEXT", help=messages.say("arg-analyse-seed"))
    add("--jobs", type=int, metavar="J", help=messages.say("arg-analyse-jobs"))
    add("--json", action="store_true", help=messages.say("arg-analyse-json"))
    add("--plain", action="store_true", help=messages.say("arg-plain"))
    add = made["puzzles"].add_argument
    add("--play", action="store_true", help=messages.say("arg-puzzles-play"))
    add("--check", action="store_true", help=messages.say("arg-puzzles-check"))
    add("--file", type=Path, metavar="FILE", help=messages.say("arg-puzzles-file"))
    add("--puzzle", metavar="NAME", help=messages.say("arg-puzzle"))
    add("--goal", type=int, default=60, metavar="N", help=messages.say("arg-puzzles-goal"))
    add("--games", type=int, metavar="M", help=messages.say("arg-puzzles-games"))
    add("--seed", default="puzzles", metavar="TEXT", help=messages.say("arg-puzzles-seed"))
    add("--plain", action="store_true", help=messages.say("arg-plain"))
    add = made["check"].add_argument
    add("--games", type=int, default=3, metavar="M", help=messages.say("arg-check-games"))
    add("--pairs", type=int, default=200, metavar="P", help=messages.say("arg-pairs"))
    add("--complete", action="store_true", help=messages.say("arg-complete"))
    add = made["replay"].add_argument
    add("--step", action="store_true", help=messages.say("arg-step"))
    add("--seat", type=int, metavar="N", help=messages.say("arg-replay-seat"))
    add("--plain", action="store_true", help=messages.say("arg-plain"))
    native.add_arguments(made["compile"], messages)
    made["new"].add_argument("name", metavar="NAME", help=messages.say("arg-new"))
    made["rules"].add_argument("rule", nargs="?", metavar="ID", help=messages.say("arg-rule"))
    for name in ("check", "rules"):
        made[name].add_argument("--edition", metavar="RULES", help=messages.say("arg-edition"))
    if asked in SERVER:
        for name in SERVER:
            server(messages).add_arguments(name, made[name], messages)
    return top


def server(messages: Texts) -> ModuleType:
    """The server's command line, loaded only when somebody asks for it."""
    try:
        from sobremesa.server import cli
    except ModuleNotFoundError as missing:
        raise SystemExit(messages.say("serve-missing", name=str(missing.name))) from None
    return cli


def positive(number: int, name: str, messages: Texts) -> int:
    if number < 1:
        raise Said(messages.say("cli-positive", name=name))
    return number


def run_simulate(args: argparse.Namespace, messages: Texts, console: Console) -> int:
    game = ALL[args.game]
    players = play.wanted_players(args.players, game, messages)
    games = positive(args.games, "--games", messages)
    options = play.wanted(args.option, game, messages)
    jobs = 0 if args.jobs is None else positive(args.jobs, "--jobs", messages)
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
        console.print(simulate.shown(summary, messages, Texts(game.slug, messages.lang)))
    return WELL


def records(file: Path, messages: Texts) -> list[Record]:
    """All records of a file; a file without any is not a record."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = in_words(error, messages)
        raise Said(messages.say("play-no-file", file=str(file), reason=reason)) from None
    if found := read_records(text):
        return found
    raise RecordError(1, Wrong("expected a record, found none", "record-none"))


def run_replay(args: argparse.Namespace, messages: Texts, console: Console) -> int:
    plain = args.plain or console.color_system is None
    for record in records(args.file, messages):
        seat = (
            play.wanted_seat(args.seat, record.players, messages) if args.seat is not None else None
        )
        replay.show(record, seat, args.step, Reader(console, input, messages.lang, plain))
    return WELL


def run_analyse(args: argparse.Namespace, messages: Texts, console: Console) -> int:
    jobs = cores() if args.jobs is None else positive(args.jobs, "--jobs", messages)
    plain = args.plain or console.color_system is None
    for record in records(args.file, messages):
        with simulate.bar(Console(stderr=True)) as progress:
            match, found = analyse.run(record, args.deep, args.seed, jobs, progress)
        if args.json:
            print(analyse.as_json(found))
        else:
            analyse.show(record, match, found, Reader(console, input, messages.lang, plain))
    return WELL


def run_puzzles(args: argparse.Namespace, messages: Texts, console: Console) -> int:
    game = ALL[args.game]
    if args.play or args.check:
        found = puzzles.wanted_set(game, args.file)
        if args.play:
            plain = args.plain or console.color_system is None
            puzzles.play(
                puzzles.in_order(found, args.puzzle), Reader(console, input, messages.lang, plain)
            )
            return WELL
        with simulate.bar(Console(stderr=True)) as progress:
            well = puzzles.check(found, args.seed, progress, messages, console)
        return WELL if well else UNTRUE
    goal = positive(args.goal, "--goal", messages)
    games = None if args.games is None else positive(args.games, "--games", messages)
    file = args.file or Path(f"{game.slug}.puzzles.toml")
    puzzles.find(game, file, args.seed, goal, games, messages, console)
    return WELL


def run_verify(args: argparse.Namespace, messages: Texts, console: Console) -> int:
    for record in records(args.file, messages):
        lines = verify(record, ALL)
        console.print(messages.say("verify-well", game=record.game, lines=lines))
    return WELL


def run_rules(args: argparse.Namespace, messages: Texts, console: Console) -> int:
    game = play.edition_of(ALL[args.game], args.edition, messages)
    texts = Texts(game.slug, messages.lang, game.rules)
    rules = [key.removeprefix("rule-") for key in texts.keys() if key.startswith("rule-")]  # noqa: SIM118
    wanted = rules
    if args.rule:
        rule = args.rule.upper() if "-" in args.rule else f"{game.prefix}-{args.rule.upper()}"
        if rule not in rules:
            raise Said(messages.say("rule-unknown", rule=args.rule, first=rules[0], last=rules[-1]))
        wanted = [rule]
    for rule in wanted:
        console.print(f"[bold]{rule}[/bold] {texts.rule(rule)}")
    return WELL


def run_games(args: argparse.Namespace, messages: Texts, console: Console) -> int:
    for game in ALL.values():
        texts = Texts(game.slug, messages.lang)
        console.print(
            f"[bold]{game.slug}[/bold]  {texts.say('title')}, {play.seats(game, messages)}"
        )
        console.print(f"  {texts.say('about')}")
        for option in game.options:
            said = f"  {option.name}: {texts.say(f'option-{option.name}')}"
            words = [f"option-{option.name}-{value}" for value in option.values]
            if option.kind == "choice" and all(map(texts.has, words)):
                console.print(said)
                for value, key in zip(option.values, words, strict=True):
                    console.print(f"    {value}: {texts.say(key)}")
            else:
                console.print(f"{said} ({play.option_takes(option, messages)})")
    return WELL


def run_check(args: argparse.Namespace, messages: Texts, console: Console) -> int:
    game = play.edition_of(ALL[args.game], args.edition, messages)
    positive(args.games, "--games", messages)
    positive(args.pairs, "--pairs", messages)
    if args.complete:
        well = check.complete(game, messages, console)
    else:
        well = check.run(args, game, messages, console)
    return WELL if well else UNTRUE


def run_new(args: argparse.Namespace, messages: Texts, console: Console) -> int:
    root = newgame.lay_out(args.name, Path())
    console.print(messages.say("new-well", folder=str(root), name=args.name), markup=False)
    return WELL


def run_server(args: argparse.Namespace, messages: Texts, console: Console) -> int:
    return int(server(messages).COMMANDS[args.command](args, messages))


def run_engine(args: argparse.Namespace, messages: Texts, console: Console) -> int:
    try:
        return engine.serve(messages.lang, sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:  # nobody reads the answers any more: there is nothing left to say
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return WELL


if __name__ == "__main__":
    sys.exit(main())
