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


def add_arguments(parser: argparse.ArgumentParser, house: Texts) -> None:
    """The arguments of `sobremesa play`."""
    parser.add_argument("game", nargs="?", metavar="GAME", help=house.say("arg-game"))
    parser.add_argument("--players", type=int, metavar="N", help=house.say("arg-players"))
    parser.add_argument("--seat", type=int, metavar="S", help=house.say("arg-seat"))
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help=house.say("arg-option")
    )
    parser.add_argument("--edition", metavar="RULES", help=house.say("arg-edition"))
    parser.add_argument("--colour", metavar="NAME", help=house.say("arg-colour"))
    parser.add_argument("--lang", choices=languages, help=house.say("arg-lang"))
    parser.add_argument("--seed", metavar="TEXT", help=house.say("arg-seed"))
    parser.add_argument("--plain", action="store_true", help=house.say("arg-plain"))
    parser.add_argument("--against", metavar="A,B", help=house.say("arg-against"))
    parser.add_argument("--watch", action="store_true", help=house.say("arg-watch"))
    parser.add_argument("--resume", metavar="FILE", help=house.say("arg-resume"))


def main(arguments: Sequence[str] | None = None) -> int:
    """Play as the command line says; returns the exit status."""
    house = Texts(None, language(os.environ))
    parser = Parser(house, prog="sobremesa play")
    add_arguments(parser, house)
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
    house = Texts(None, lang)
    try:
        table = seated(args, house, console, read_line)
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
    args: argparse.Namespace, house: Texts, console: Console, read_line: ReadLine
) -> TerminalTable:
    """The table that the arguments describe, new or from a file."""
    if args.resume:
        try:
            table = take_up(Path(args.resume).read_text(encoding="utf-8"), ALL)
        except (OSError, ValueError) as error:
            reason = in_words(error, house)
            raise BadRequest(house.say("play-no-file", file=args.resume, reason=reason)) from None
        if args.seat is not None:
            table.seat = wanted_seat(args.seat, table.match.players, house)
        return table
    slug = args.game or choose_game(house, console, read_line)
    game = ALL.get(slug)
    if not game:
        raise BadRequest(house.say("games-unknown", name=slug, games=", ".join(ALL)))
    game = edition_of(game, args.edition, house)
    players = wanted_players(args.players, game, house)
    seat = wanted_seat(1 if args.seat is None else args.seat, players, house)
    if args.watch:
        seat = WATCHER
    against = opponents(args.against, house)
    options, colour = wanted(args.option, game, house), colour_of(args.colour, game, house)
    return lay(game, players, options, seat, args.seed, against, colour)


def colour_of(text: str | None, game: AnyGame, house: Texts) -> str:
    """The reader's colour, by its name in either language; empty means whatever is left."""
    if not text:
        return ""
    texts = Texts(game.slug, house.lang)
    names = {texts.say(f"colour-{colour}"): colour for colour in game.colours}
    found = names.get(text.lower(), text.lower())
    if found in game.colours:
        return found
    if not names:
        raise BadRequest(house.say("play-no-colours", game=texts.say("title")))
    raise BadRequest(house.say("play-bad-colour", colour=text, colours=", ".join(names)))


def edition_of(game: AnyGame, rules: str | None, house: Texts) -> AnyGame:
    """The game under the edition asked for, or today's if none was named."""
    found = game.edition(rules or game.rules)
    if found is None:
        known = ", ".join(edition.rules for edition in game.editions())
        title = Texts(game.slug, house.lang).say("title")
        raise BadRequest(house.say("edition-unknown", game=title, rules=str(rules), known=known))
    return found


def wanted_players(number: int | None, game: AnyGame, house: Texts) -> int:
    """As many players as were asked for, or as few as the game takes."""
    players = game.seats[0] if number is None else number
    if players in game.seats:
        return players
    title = Texts(game.slug, house.lang).say("title")
    raise BadRequest(house.say("play-bad-players", game=title, seats=seats(game, house)))


def wanted_seat(number: int, players: int, house: Texts) -> Seat:
    """A seat as people count it, from one."""
    if 1 <= number <= players:
        return number - 1
    raise BadRequest(house.say("play-bad-seat", seat=number, last=players))


def opponents(text: str | None, house: Texts) -> tuple[str, ...]:
    """`hard,medium`, or their names in the reader's language."""
    if not text:
        return MEDIUM
    own = {house.say(f"level-{level}"): level for level in (*LEVELS, *OTHERS)}
    found = []
    for part in text.split(","):
        name, at, budget = part.strip().partition("@")
        try:
            found.append(read_player(own.get(name.lower(), name) + at + budget).name)
        except ValueError:
            names = ", ".join((*LEVELS, *OTHERS))
            raise BadRequest(house.say("play-bad-player", name=part, names=names)) from None
    return tuple(found)


def choose_game(house: Texts, console: Console, read_line: ReadLine) -> str:
    """Show all games and ask for one, until one of them is named."""
    console.print(house.say("house"), highlight=False)
    console.print(house.say("games-head"), highlight=False)
    table = Columns.grid(padding=(0, 2, 0, 0))
    for number, (slug, game) in enumerate(ALL.items(), start=1):
        texts = Texts(slug, house.lang)
        table.add_row(f"{number})", slug, texts.say("title"), seats(game, house))
        table.add_row("", "", texts.say("about"), "")
    console.print(table, highlight=False)
    slugs = list(ALL)
    while True:
        answer = read_line(house.say("games-ask") + " ").strip().lower()
        if answer in slugs:
            return answer
        if answer.isdecimal() and 0 < int(answer) <= len(slugs):
            return slugs[int(answer) - 1]
        if answer:
            console.print(house.say("games-unknown", name=answer, games=", ".join(slugs)))


def seats(game: AnyGame, house: Texts) -> str:
    few, many = game.seats[0], game.seats[-1]
    key = "games-seats" if few == many else "games-seats-range"
    return house.say(key, few=few) if few == many else house.say(key, few=few, many=many)


def wanted(pairs: Sequence[str], game: AnyGame, house: Texts) -> dict[str, Value]:
    """`victims=one` and the like, checked; BadRequest in the reader's language."""
    known = {option.name: option for option in game.options}
    found: dict[str, Value] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise BadRequest(house.say("option-unreadable", text=pair))
        if name not in known:
            key = "option-unknown" if known else "option-none"
            raise BadRequest(house.say(key, name=name, names=", ".join(known)))
        try:
            found[name] = known[name].parse(text)
        except ValueError:
            takes = option_takes(known[name], house)
            raise BadRequest(
                house.say("option-value", name=name, value=text, takes=takes)
            ) from None
    return found


def option_takes(option: Option, house: Texts) -> str:
    """What an option takes, in the reader's language."""
    if option.kind == "number":
        return house.say("option-number", low=option.low, high=option.high)
    if option.kind == "flag":
        return "true, false"
    values = ", ".join(option.values)
    if option.items:
        return house.say("option-list", values=values, items=", ".join(option.items))
    return values
