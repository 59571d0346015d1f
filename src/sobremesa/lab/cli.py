"""The laboratory on the command line: arguments, the progress bar, tables for people."""

import argparse
import os
import platform
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sobremesa.core.option import Value, no_option
from sobremesa.lab.matches import PlayedGame, play_all
from sobremesa.lab.ratings import (
    Rating,
    clustered,
    crossed,
    elo,
    gathered,
    places,
    rate,
    without_luck,
)
from sobremesa.lab.sprt import BOUND, Sprt, read_claims
from sobremesa.lab.tournament import (
    Plan,
    SequentialMatch,
    as_json,
    counted,
    page,
    plan_for,
    points_of,
    report,
)
from sobremesa.library import ALL
from sobremesa.players.budget import read_budget
from sobremesa.text import Texts, numeral

MOST_GAMES = 2000  # for a sequential test that does not come to an end
PLAYOUTS = (
    64  # for an event of chance: enough for many games together, and quicker than the players
)


def add_arguments(parser: argparse.ArgumentParser, messages: Texts, match: bool) -> None:
    add = parser.add_argument
    add("game", metavar="GAME", choices=ALL, help="%(choices)s")
    if match:
        add("players", metavar="PLAYER", nargs=2, help=messages.say("arg-lab-players"))
        add("--sprt", metavar="ELO0,ELO1", help=messages.say("arg-sprt"))
        add(
            "--games",
            type=int,
            default=MOST_GAMES,
            metavar="M",
            help=messages.say("arg-most-games"),
        )
    else:
        add("--players", required=True, metavar="A,B,...", help=messages.say("arg-lab-players"))
        add("--games", type=int, default=20, metavar="M", help=messages.say("arg-table-games"))
        add("--json", type=Path, metavar="FILE", help=messages.say("arg-lab-json"))
        add("--page", type=Path, metavar="FILE", help=messages.say("arg-lab-page"))
    add("--seats", type=int, metavar="N", help=messages.say("arg-seats"))
    add("--seed", default="1", metavar="TEXT", help=messages.say("arg-seed"))
    add("--budget", metavar="B", help=messages.say("arg-budget"))
    add("--same-luck", action="store_true", help=messages.say("arg-same-luck"))
    add("--luck", type=int, default=PLAYOUTS, metavar="N", help=messages.say("arg-luck"))
    processes = os.cpu_count() or 1
    add("--processes", type=int, default=processes, metavar="J", help=messages.say("arg-processes"))
    add(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=messages.say("arg-option"),
    )


def planned(args: argparse.Namespace, players: Sequence[str]) -> Plan:
    game = ALL[args.game]
    options: dict[str, Value] = {}
    known = {option.name: option for option in game.options}
    for pair in args.option:
        name, _, text = pair.partition("=")
        if name not in known:
            raise no_option(name, known)
        options[name] = known[name].parse(text)
    budget = read_budget(args.budget) if args.budget else None
    seed, same_luck = args.seed, args.same_luck
    return plan_for(game, players, args.seats, args.games, seed, options, budget, same_luck)


def bar() -> Progress:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=Console(stderr=True), transient=True)


def run_tournament(args: argparse.Namespace, messages: Texts, console: Console) -> int:
    plan = planned(args, args.players.split(","))
    pairings, outcomes = plan.pairings(), list[PlayedGame]()
    with bar() as progress:
        task = progress.add_task(plan.game, total=len(pairings))
        for outcome in play_all(pairings, args.processes, args.luck):
            outcomes.append(outcome)
            progress.advance(task)
    found, ratings = report(plan, outcomes), rate(outcomes)
    if args.json:
        found["machine"] = f"{platform.machine()}, Python {platform.python_version()}"
        args.json.write_text(as_json(found), encoding="utf-8")
    if args.page:
        args.page.write_text(page(found, ratings, outcomes), encoding="utf-8")
    console.print(rating_table(ratings, messages))
    console.print(cross_table(ratings, outcomes, messages))
    console.print(place_table(outcomes, messages))
    tell_reasons(plan, outcomes, messages, console)
    return 0


def tell_reasons(
    plan: Plan, outcomes: Sequence[PlayedGame], messages: Texts, console: Console
) -> None:
    """How the games ended, and how often."""
    texts = Texts(plan.game, messages.lang)
    for reason, count in counted(outcome.reason for outcome in outcomes).items():
        console.print(f"{numeral(count, messages.lang)}  {texts.reason(reason)}")


def signed(elo: float) -> str:
    """
    >>> signed(12.3), signed(-0.2), signed(float("-inf"))
    ('+12', '0', '-inf')
    """
    said = f"{elo:+.0f}"
    return said if said.strip("+-") != "0" else "0"


def rating_table(ratings: Sequence[Rating], messages: Texts) -> Table:
    table = Table()
    for key in ("player", "seats", "share", "interval", "without", "elo"):
        table.add_column(messages.say(f"lab-{key}"), justify="left" if key == "player" else "right")
    for rating in ratings:
        low, share, high = (100 * number for number in rating.share)
        elo_low, found, elo_high = rating.elo
        table.add_row(
            messages.level(rating.name),
            numeral(rating.games, messages.lang),
            f"{numeral(share, messages.lang, 1)} %",
            f"{numeral(low, messages.lang, 1)} - {numeral(high, messages.lang, 1)}",
            told_without(rating.without_luck, messages.lang),
            f"{signed(found)} ({signed(elo_low)} {signed(elo_high)})",
        )
    return table


def told_without(share: tuple[float, float, float] | None, lang: str) -> str:
    """What is won without luck; nothing where nobody looked at it."""
    if share is None:
        return ""
    low, found, high = (numeral(100 * part, lang, 1) for part in share)
    return f"{found} % ({low} - {high})"


def cross_table(
    ratings: Sequence[Rating], outcomes: Sequence[PlayedGame], messages: Texts
) -> Table:
    found, table = crossed(outcomes), Table()
    names = [rating.name for rating in ratings]
    table.add_column("")
    for name in names:
        table.add_column(messages.level(name), justify="right")
    for name in names:
        cells = []
        for other in names:
            points, games = found.get((name, other), (0.0, 0))
            share = numeral(100 * points / games, messages.lang, 1) if games else ""
            cells.append(f"{share} %" if games else "")
        table.add_row(messages.level(name), *cells)
    return table


def place_table(outcomes: Sequence[PlayedGame], messages: Texts) -> Table:
    """What each seat won, whoever sat there, and what each place in the order of first decisions won."""
    table = Table()
    for key in ("place", "games", "share", "interval"):
        table.add_column(messages.say(f"lab-{key}"), justify="left" if key == "place" else "right")
    for place in places(outcomes):
        low, share, high = (numeral(100 * part, messages.lang, 1) for part in place.share)
        table.add_row(
            messages.say(f"lab-place-{place.kind}", number=place.number + 1),
            numeral(place.games, messages.lang),
            f"{share} %",
            f"{low} - {high}",
        )
    return table


def run_match(args: argparse.Namespace, messages: Texts, console: Console) -> int:
    plan = planned(args, args.players)
    low, high = read_claims(args.sprt) if args.sprt else (0.0, 0.0)
    test = Sprt(low, high, plan.block())
    match = SequentialMatch(plan, test, [])
    first, second = plan.players
    with bar() as progress:
        task = progress.add_task(f"{first} - {second}", total=plan.games)
        for _ in match.play(args.processes, max(2, args.processes) * 4, args.luck):
            found = f"{100 * sum(test.points) / len(test.points):.1f} %"
            progress.update(task, advance=1, description=f"{first} - {second}: {found}")
    games = len(match.outcomes)
    won = [(outcome.pairing.seed, points_of(outcome, first)) for outcome in match.outcomes]
    low_share, share, high_share = clustered(gathered(won))
    console.print(
        messages.say(
            "match-result",
            player=messages.level(first),
            other=messages.level(second),
            share=numeral(100 * share, messages.lang, 1),
            low=numeral(100 * low_share, messages.lang, 1),
            high=numeral(100 * high_share, messages.lang, 1),
            elo=signed(elo(share)),
            games=games,
        )
    )
    if without := without_luck(match.outcomes, first):
        seats = sum(outcome.pairing.seats.count(first) for outcome in match.outcomes) / games
        low_share, share, high_share = (seats * part for part in without)
        told = told_without((low_share, share, high_share), messages.lang)
        console.print(messages.say("match-without-luck", share=told))
    if args.sprt:
        key = f"match-{test.verdict() or 'open'}"
        ratio, bound = (numeral(number, messages.lang, 2) for number in (test.ratio(), BOUND))
        console.print(messages.say(key, low=f"{low:g}", high=f"{high:g}", ratio=ratio, bound=bound))
    console.print(place_table(match.outcomes, messages))
    tell_reasons(plan, match.outcomes, messages, console)
    return 0
