"""`sobremesa analyse`: what was luck in a finished game, and what was skill, in words."""

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final

from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from sobremesa.coach.analysis import (
    DEEP,
    QUICK,
    Analysis,
    Decision,
    Fortune,
    Reply,
    SeatSummary,
    together,
    total,
)
from sobremesa.coach.judging import BLUNDER, CLASSES, DOUBTFUL, GOOD, MISTAKE
from sobremesa.coach.work import analyse
from sobremesa.core import JUDGE, WATCHER, Happening
from sobremesa.core.match import Match
from sobremesa.core.protocol import described
from sobremesa.core.record import Record, colours_of, replay
from sobremesa.library import ALL
from sobremesa.terminal.screen import Reader, Screen, percent
from sobremesa.text import numeral

DECISIONS: Final = 10  # that are shown
FORTUNES: Final = 6
FELT: Final = 0.02  # luck that is worth a line
STYLES: Final = {GOOD: "", DOUBTFUL: "yellow", MISTAKE: "red", BLUNDER: "bold red"}


def run(
    record: Record, deep: bool, seed: str, jobs: int, progress: Progress
) -> tuple[Match, Analysis]:
    """The game, replayed and checked, and its analysis."""
    match = replay(record, ALL)
    task = progress.add_task("", total=len(match.events))
    found = analyse(
        record,
        match,
        DEEP if deep else QUICK,
        seed,
        jobs,
        lambda done, count: progress.update(task, completed=done),
    )
    return match, found


def as_json(found: Analysis) -> str:
    return json.dumps(found.as_json(), ensure_ascii=False)


def show(record: Record, match: Match, found: Analysis, reader: Reader) -> None:
    screen = Screen(reader, match.game, colours_of(record, match))
    Telling(screen, match).whole(found)


class Telling:
    """An analysis for people."""

    def __init__(self, screen: Screen, match: Match) -> None:
        self.screen, self.match = screen, match
        self.lang = screen.texts.lang
        self.happened = list(match.happenings())

    def whole(self, found: Analysis) -> None:
        say = self.screen.messages.say
        self.screen.say(
            "analyse-head",
            title=self.screen.texts.say("title"),
            decisions=len(found.decisions),
            outcomes=len(found.fortunes),
            simulations=found.simulations,
        )
        self.part(say("analyse-decisions"), self.decisions(found), say("analyse-well"))
        if found.fortunes:
            self.part(say("analyse-fortunes"), self.fortunes(found), say("analyse-even"))
        self.screen.print()
        self.screen.print(self.seats(found.seats))
        self.screen.print()
        self.screen.say("analyse-note")

    def part(self, head: str, lines: Iterator[tuple[int, Text]], nothing: str) -> None:
        """A heading, and what happened by turns."""
        self.screen.print()
        self.screen.print(head, "bold")
        table = Table.grid(padding=(0, 2, 0, 0))
        for turn, line in lines:
            table.add_row(self.screen.messages.say("analyse-turn", turn=turn), line)
        self.screen.print(table if table.row_count else nothing)

    # Decisions

    def decisions(self, found: Analysis) -> Iterator[tuple[int, Text]]:
        bad = [each for each in found.decisions if each.quality != GOOD]
        worst = sorted(bad, key=lambda each: -each.loss)[:DECISIONS]
        for each in sorted(worst, key=lambda each: each.event):
            yield each.turn, self.decision(each)

    def decision(self, each: Decision) -> Text:
        say = self.screen.messages.say
        style = "" if self.screen.plain else STYLES[each.quality]
        name = self.screen.name(each.seat)
        told = Text(f"{name}: {self.in_words(each, each.chosen)}. ")
        told.append(say(f"analyse-class-{each.quality}"), style)
        costs = say(
            "analyse-costs",
            chance=percent(each.chance),
            best=percent(each.best_chance),
            loss=self.points(each.loss),
            error=self.points(each.error),
        )
        told.append(f" {costs}\n")
        told.append(say("analyse-better", move=self.in_words(each, each.best)))
        if each.reason:
            reason = self.screen.texts.say(f"reason-{each.reason.key}", **each.reason.args)
            told.append(f". {reason}")
        if each.reply:
            told.append(f"\n{self.reply(each, each.reply)}")
        return told

    def reply(self, each: Decision, reply: Reply) -> str:
        """What the chosen decision would have met, told where it would have been made."""
        state, read = self.happened[each.event].before.copy(), self.match.game.read
        for text in (each.chosen, *reply.own):
            state.apply(each.seat, read(text))
        note = self.match.game.describe(state, reply.seat, reply.line[0], reply.seat)
        move = self.screen.in_words(reply.line[0], note)
        return self.screen.messages.say(
            "analyse-reply", player=self.screen.name(reply.seat), move=move
        )

    def in_words(self, each: Decision, text: str) -> str:
        before = self.happened[each.event].before
        note = self.match.game.describe(before, each.seat, text, each.seat)
        return self.screen.in_words(text, note)

    # Luck

    def fortunes(self, found: Analysis) -> Iterator[tuple[int, Text]]:
        felt = [run for run in together(found.fortunes) if most(run) >= FELT]
        kept = sorted(felt, key=most, reverse=True)[:FORTUNES]
        for run in sorted(kept, key=lambda run: run[0].event):
            yield run[0].turn, self.fortune(run)

    def fortune(self, run: Sequence[Fortune]) -> Text:
        brought = [
            f"{self.screen.name(seat)} {self.signed(luck)}" for seat, luck in enumerate(total(run))
        ]
        events = self.happened[run[0].event : run[-1].event + 1]
        return Text(". ".join([*self.outcomes(events), ", ".join(brought)]))

    def outcomes(self, events: Sequence[Happening[Any]]) -> Iterator[str]:
        """What chance brought, as the record has it, in words."""
        game, texts = self.match.game, self.screen.texts.telling()
        lines = game.lines(events, self.match.state, JUDGE)
        notes = described(game, events[0].before, lines, WATCHER)
        for line, note in zip(lines, notes, strict=True):
            yield texts.decision(line.partition(" ")[2], note).rstrip(".")

    # Seats

    def seats(self, seats: Sequence[SeatSummary]) -> Table:
        """A column for each: there are fewer seats than things to say."""
        say = self.screen.messages.say
        table = Table()
        table.add_column("")
        for each in seats:
            table.add_column(self.screen.name(each.seat), justify="right")
        rows = [
            ("result", [self.points(each.result) for each in seats]),
            ("luck", [self.signed(each.luck) for each in seats]),
            ("without", [self.points(each.without_luck) for each in seats]),
            ("count", [numeral(each.decisions, self.lang) for each in seats]),
            ("cost", [f"{self.points(each.cost)} ± {self.points(each.error)}" for each in seats]),
        ]
        for name in CLASSES[1:]:
            counts = [numeral(each.classes[name], self.lang) for each in seats]
            rows.append((f"count-{name}", counts))
        if any(each.levels for each in seats):
            rows.append(("level", [self.level(each) for each in seats]))
        for key, cells in rows:
            table.add_row(say(f"analyse-{key}"), *cells)
        return table

    def level(self, each: SeatSummary) -> str:
        """Between whom somebody plays; nothing without a choice."""
        say, called = self.screen.messages.say, self.screen.messages.level
        if each.below and each.above:
            return say("analyse-between", below=called(each.below), above=called(each.above))
        if each.below:
            return say("analyse-above", level=called(each.below))
        return say("analyse-below", level=called(each.above)) if each.above else ""

    # Numbers

    def points(self, share: float) -> str:
        """A chance as per cent."""
        said = numeral(100 * share, self.lang, 1)
        return said if said.strip("-0.,") else said.lstrip("-")

    def signed(self, share: float) -> str:
        said = self.points(share)
        return said if said.startswith("-") or not said.strip("0.,") else f"+{said}"


def most(run: Sequence[Fortune]) -> float:
    return max(map(abs, total(run)))
