"""`sobremesa check`: the laws of a game, under a watchdog in case it hangs; or what it still owes."""

import argparse
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from rich.console import Console

from sobremesa.core import AnyGame
from sobremesa.core.broken import Broken
from sobremesa.core.laws import Report, check
from sobremesa.core.worlds import WorldsReport, check_worlds
from sobremesa.terminal import play
from sobremesa.terminal.owed import MissingPart, owed_by
from sobremesa.text import Texts, numeral

PATIENCE = 30.0  # seconds of the processor without an event


class Stuck(Exception):
    """A function of the game does not come back."""


@contextmanager
def watched(laws: Report, worlds: WorldsReport) -> Iterator[None]:
    """Interrupt whatever has not come back for too long, so that it is told where it was.

    It is the time of the processor that counts, not of the clock: a busy machine is no endless loop.
    """
    last = -1

    def look(number: int, frame: FrameType | None) -> None:
        nonlocal last
        now = laws.events + laws.guesses + worlds.events + worlds.pairs
        if now == last:
            raise Stuck(f"it has not come back in {PATIENCE:.0f} seconds of the processor's time")
        last = now

    if not hasattr(signal, "setitimer"):
        yield
        return
    before = signal.signal(signal.SIGVTALRM, look)
    signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def run(args: argparse.Namespace, game: AnyGame, messages: Texts, console: Console) -> bool:
    """Does the game keep the laws? If not, it is told which one, where and how."""
    options = play.wanted(args.option, game, messages) if args.option else None
    if args.players is not None:
        play.wanted_players(args.players, game, messages)
    laws, worlds = Report(), WorldsReport()
    try:
        with watched(laws, worlds):
            check(
                game,
                games=args.games,
                seed=args.seed,
                players=args.players,
                options=options,
                report=laws,
            )
            check_worlds(
                game,
                pairs=args.pairs,
                seed=args.seed,
                players=args.players,
                options=options,
                report=worlds,
            )
    except Broken as broken:
        console.print(str(broken), markup=False, soft_wrap=True)  # a record, to be copied
        return False
    console.print(
        messages.say(
            "check-well",
            games=laws.games,
            events=laws.events,
            guesses=laws.guesses,
            refusals=laws.refusals,
            pairs=worlds.pairs,
            length=numeral(worlds.mean_length, messages.lang, 1),
        )
    )
    return True


def complete(game: AnyGame, messages: Texts, console: Console) -> bool:
    """Tell what a game owes, surface by surface. Are all its texts there?"""
    owed = owed_by(game)
    if not owed:
        console.print(messages.say("owed-nothing", game=game.slug))
    for each in owed:
        console.print(sentence(each, messages), markup=False)
    return not any(each.languages for each in owed)


def sentence(owed: MissingPart, messages: Texts) -> str:
    """What is missing, and what people see without it."""
    without = messages.say(f"owed-{owed.kind}")
    if not owed.languages:
        return without
    return f"{owed.what} ({', '.join(owed.languages)}): {without}"
