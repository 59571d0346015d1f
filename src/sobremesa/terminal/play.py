"""`sobremesa play`: from the command line to a seat at the table."""

import argparse
import contextlib
import os
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table as Columns

from sobremesa.arguments import Parser
from sobremesa.complaint import Said, in_words
from sobremesa.core import WATCHER, AnyGame, Option, Seat
from sobremesa.core.option import Value
from sobremesa.library import ALL
from sobremesa.players.levels import LEVELS, OTHERS, read_player
from sobremesa.terminal.screen import Reader, ReadLine
from sobremesa.terminal.session import Session
from sobremesa.terminal.table import MEDIUM, TerminalTable, lay, take_up
from sobremesa.terminal.watch import watch
from sobremesa.text import Texts, languages


class BadRequest(Said):
    """The command line asks for something that cannot be had."""


def language(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, if there are texts in it; else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := environment.get(name):
            return wanted[:2] if wanted[:2] in languages else "en"
    return "en"


def add_arguments(parser: argparse.ArgumentParser, messages: Texts) -> None:
    """The arguments of `sobremesa play`."""
    parser.add_argument("game", nargs="?", metavar="GAME", help=messages.say("arg-game"))
    parser.add_argument("--players", type=int, metavar="N", help=messages.say("arg-players"))
    parser.add_argument("--seat", type=int, metavar="S", help=messages.say("arg-seat"))
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=messages.say("arg-option"),
    )
    parser.add_argument("--edition", metavar="RULES", help=messages.say("arg-edition"))
    parser.add_argument("--colour", metavar="NAME", help=messages.say("arg-colour"))
    parser.add_argument("--lang", choices=languages, help=messages.say("arg-lang"))
    parser.add_argument("--seed", metavar="TEXT", help=messages.say("arg-seed"))
    parser.add_argument("--plain", action="store_true", help=messages.say("arg-plain"))
    parser.add_argument("--against", metavar="A,B", help=messages.say("arg-against"))
    parser.add_argument("--watch", action="store_true", help=messages.say("arg-watch"))
    parser.add_argument("--resume", metavar="FILE", help=messages.say("arg-resume"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Play as the command line says; returns the exit status."""
    messages = Texts(None, language(os.environ))
    parser = Parser(messages, prog="sobremesa play")
    add_arguments(parser, messages)
    return run(parser.parse_args(arguments))


def run(
    args: argparse.Namespace, console: Console | None = None, read_line: ReadLine | None = None
) -> int:
    """Play with parsed arguments. Tests bring their own console and lines."""
    if read_line is None:
        with contextlib.suppress(ImportError):
            import readline  # noqa: F401  (arrow keys in `input`)
        read_line = input
    console = console or Console(color_system=None if args.plain else "auto")
    # Without colours the coloured board would not show whose a piece is.
    plain = args.plain or console.color_system is None or console.no_color
    lang = args.lang or language(os.environ)
    messages = Texts(None, lang)
    try:
        table = seated(args, messages, console, read_line)
    except BadRequest as request:
        console.print(str(request), highlight=False, markup=False)
        return 2
    except (EOFError, KeyboardInterrupt):
        console.print()
        return 0
    reader = Reader(console, read_line, lang, plain)
    if table.seat == WATCHER:
        return watch(table, reader)
    file = Path(args.resume) if args.resume else None
    session: Session | None = Session(table, ALL, reader, file)
    while session:
        session = session.run()
    return 0


def seated(
    args: argparse.Namespace, messages: Texts, console: Console, read_line: ReadLine
) -> TerminalTable:
    """The table that the arguments describe, new or from a file."""
    if args.resume:
        try:
            table = take_up(Path(args.resume).read_text(encoding="utf-8"), ALL)
        except (OSError, ValueError) as error:
            reason = in_words(error, messages)
            raise BadRequest(
                messages.say("play-no-file", file=args.resume, reason=reason)
            ) from None
        if args.seat is not None:
            table.seat = wanted_seat(args.seat, table.match.players, messages)
        return table
    slug = args.game or choose_game(messages, console, read_line)
    game = ALL.get(slug)
    if not game:
        raise BadRequest(messages.say("games-unknown", name=slug, games=", ".join(ALL)))
    game = edition_of(game, args.edition, messages)
    players = wanted_players(args.players, game, messages)
    seat = wanted_seat(1 if args.seat is None else args.seat, players, messages)
    if args.watch:
        seat = WATCHER
    against = opponents(args.against, messages)
    options, colour = wanted(args.option, game, messages), colour_of(args.colour, game, messages)
    return lay(game, players, options, seat, args.seed, against, colour)


def colour_of(text: str | None, game: AnyGame, messages: Texts) -> str:
    """The reader's colour, by its name in either language; empty means whatever is left."""
    if not text:
        return ""
    texts = Texts(game.slug, messages.lang)
    names = {texts.say(f"colour-{colour}"): colour for colour in game.colours}
    found = names.get(text.lower(), text.lower())
    if found in game.colours:
        return found
    if not names:
        raise BadRequest(messages.say("play-no-colours", game=texts.say("title")))
    raise BadRequest(messages.say("play-bad-colour", colour=text, colours=", ".join(names)))


def edition_of(game: AnyGame, rules: str | None, messages: Texts) -> AnyGame:
    """The game under the edition asked for, or today's if none was named."""
    found = game.edition(rules or game.rules)
    if found is None:
        known = ", ".join(edition.rules for edition in game.editions())
        title = Texts(game.slug, messages.lang).say("title")
        raise BadRequest(messages.say("edition-unknown", game=title, rules=str(rules), known=known))
    return found


def wanted_players(number: int | None, game: AnyGame, messages: Texts) -> int:
    """As many players as were asked for, or as few as the game takes."""
    players = game.seats[0] if number is None else number
    if players in game.seats:
        return players
    title = Texts(game.slug, messages.lang).say("title")
    raise BadRequest(messages.say("play-bad-players", game=title, seats=seats(game, messages)))


def wanted_seat(number: int, players: int, messages: Texts) -> Seat:
    """A seat as people count it, from one."""
    if 1 <= number <= players:
        return number - 1
    raise BadRequest(messages.say("play-bad-seat", seat=number, last=players))


def opponents(text: str | None, messages: Texts) -> tuple[str, ...]:
    """`hard,medium`, or their names in the reader's language."""
    if not text:
        return MEDIUM
    own = {messages.say(f"level-{level}"): level for level in (*LEVELS, *OTHERS)}
    found = []
    for part in text.split(","):
        name, at, budget = part.strip().partition("@")
        try:
            found.append(read_player(own.get(name.lower(), name) + at + budget).name)
        except ValueError:
            names = ", ".join((*LEVELS, *OTHERS))
            raise BadRequest(messages.say("play-bad-player", name=part, names=names)) from None
    return tuple(found)


def choose_game(messages: Texts, console: Console, read_line: ReadLine) -> str:
    """Show all games and ask for one, until one of them is named."""
    console.print(messages.say("house"), highlight=False)
    console.print(messages.say("games-head"), highlight=False)
    table = Columns.grid(padding=(0, 2, 0, 0))
    for number, (slug, game) in enumerate(ALL.items(), start=1):
        texts = Texts(slug, messages.lang)
        table.add_row(f"{number})", slug, texts.say("title"), seats(game, messages))
        table.add_row("", "", texts.say("about"), "")
    console.print(table, highlight=False)
    slugs = list(ALL)
    while True:
        answer = read_line(messages.say("games-ask") + " ").strip().lower()
        if answer in slugs:
            return answer
        if answer.isdecimal() and 0 < int(answer) <= len(slugs):
            return slugs[int(answer) - 1]
        if answer:
            console.print(messages.say("games-unknown", name=answer, games=", ".join(slugs)))


def seats(game: AnyGame, messages: Texts) -> str:
    few, many = game.seats[0], game.seats[-1]
    key = "games-seats" if few == many else "games-seats-range"
    return messages.say(key, few=few) if few == many else messages.say(key, few=few, many=many)


def wanted(pairs: Sequence[str], game: AnyGame, messages: Texts) -> dict[str, Value]:
    """`victims=one` and the like, checked; BadRequest in the reader's language."""
    known = {option.name: option for option in game.options}
    found: dict[str, Value] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise BadRequest(messages.say("option-unreadable", text=pair))
        if name not in known:
            key = "option-unknown" if known else "option-none"
            raise BadRequest(messages.say(key, name=name, names=", ".join(known)))
        try:
            found[name] = known[name].parse(text)
        except ValueError:
            takes = option_takes(known[name], messages)
            raise BadRequest(
                messages.say("option-value", name=name, value=text, takes=takes)
            ) from None
    return found


def option_takes(option: Option, messages: Texts) -> str:
    """What an option takes, in the reader's language."""
    if option.kind == "number":
        return messages.say("option-number", low=option.low, high=option.high)
    if option.kind == "flag":
        return "true, false"
    values = ", ".join(option.values)
    if option.items:
        return messages.say("option-list", values=values, items=", ".join(option.items))
    return values
