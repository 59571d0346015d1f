"""`sobremesa simulate`: many random games and their results. The same seed gives the same games."""

import csv
import json
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import mean, median

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from sobremesa.batch import many_playouts
from sobremesa.core import AnyGame
from sobremesa.core.fast_random import FastRandom
from sobremesa.core.match import Match
from sobremesa.core.playout import Columns, random_choice
from sobremesa.core.record import record_of
from sobremesa.text import Texts, numeral


@dataclass
class Summary:
    """The results of the games."""

    game: str
    players: int
    options: dict[str, object]
    seed: str
    games: int = 0
    wins: list[int] = field(default_factory=list)  # by seat; a shared victory counts for each
    drawn: int = 0  # games without a winner
    points: list[float] = field(default_factory=list)  # mean by seat
    reasons: dict[str, int] = field(default_factory=dict)
    decisions: dict[str, float] = field(default_factory=dict)  # least, median, mean, most
    seconds: float = 0.0

    def as_json(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False)


def simulate(
    game: AnyGame,
    players: int,
    options: Mapping[str, object],
    games: int,
    seed: str,
    jobs: int,
    progress: Progress,
) -> tuple[Summary, Columns]:
    """Game number k depends only on the seed and on k, not on the number of processes."""
    task = progress.add_task("", total=games)
    began = time.perf_counter()
    columns = many_playouts(
        game.slug, players, options, games, seed, jobs, lambda more: progress.advance(task, more)
    )
    lengths, draws = columns["length"], columns["draws"]
    decisions = [length - drawn for length, drawn in zip(lengths, draws, strict=True)]
    won = [columns[f"won_{seat}"] for seat in range(players)]
    summary = Summary(
        game.slug,
        players,
        dict(game.settle(options)),
        seed,
        games,
        wins=[sum(column) for column in won],
        drawn=sum(not any(winners) for winners in zip(*won, strict=True)),
        points=[mean(columns[f"points_{seat}"]) for seat in range(players)],
        reasons=dict(Counter(columns["reason"]).most_common()),
        decisions={
            "least": min(decisions),
            "median": median(decisions),
            "mean": mean(decisions),
            "most": max(decisions),
        },
        seconds=time.perf_counter() - began,
    )
    return summary, columns


def keep_columns(columns: Columns, path: Path) -> None:
    """A row for each game, as comma-separated values."""
    with path.open("w", encoding="utf-8", newline="") as file:
        table = csv.writer(file)
        table.writerow(columns)
        table.writerows(zip(*columns.values(), strict=True))


def keep_records(
    game: AnyGame,
    players: int,
    options: Mapping[str, object],
    games: int,
    seed: str,
    folder: Path,
    progress: Progress,
) -> None:
    """The same games once more, each as a record in the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    generator = FastRandom(seed)
    for number in progress.track(range(games)):
        match = Match(game, players, options)
        generator.restart(number)
        while deciders := match.deciders():
            match.act(deciders[0], random_choice(match.state, deciders[0], generator))
        text = record_of(match, seed=f"{seed}/{number}", chance="luck").write()
        (folder / f"{game.slug}-{players}-{number:06}.game").write_text(text, encoding="utf-8")


def bar(console: Console) -> Progress:
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # Where nobody watches there is nothing to see, not even an empty line.
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def shown(summary: Summary, messages: Texts, texts: Texts) -> Table:
    """The summary for people."""
    table = Table.grid(padding=(0, 2, 0, 0))

    def row(key: str, text: str) -> None:
        table.add_row(messages.say(f"simulate-{key}"), text)

    def said(number: float, digits: int = 0) -> str:
        return numeral(number, messages.lang, digits)

    row("games", said(summary.games))
    for seat, wins in enumerate(summary.wins):
        share = 100 * wins / summary.games
        name = texts.player(seat)
        row("wins", f"{name}: {said(wins)} ({said(share, 1)} %), {said(summary.points[seat], 2)}")
    row("drawn", said(summary.drawn))
    for reason, count in summary.reasons.items():
        row("reason", f"{said(count)}  {texts.reason(reason)}")
    lengths = [said(summary.decisions[key]) for key in ("least", "median", "mean", "most")]
    row("decisions", " / ".join(lengths))
    total = summary.decisions["mean"] * summary.games
    row("seconds", f"{said(summary.seconds, 2)}  ({said(total / summary.seconds)}/s)")
    return table
