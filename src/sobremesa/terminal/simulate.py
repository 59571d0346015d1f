"""`sobremesa simulate`: many random games, and what came of them. The same for the same seed."""

import json
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import mean, median

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from sobremesa.core import AnyGame, Result
from sobremesa.core.luck import Luck
from sobremesa.core.match import Match
from sobremesa.core.playout import playout, random_choice
from sobremesa.core.record import record_of
from sobremesa.text import Texts

MOST_EVENTS = 10_000_000


@dataclass
class Summary:
    """What came of the games."""

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
    folder: Path | None,
    progress: Progress,
) -> Summary:
    """Game number k depends on the seed and on k alone."""
    settled = game.settle(options)
    summary = Summary(game.slug, players, dict(settled), seed, games, [0] * players)
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    began, lengths, points = time.perf_counter(), list[int](), [0] * players
    task = progress.add_task("", total=games)
    for result, decisions in outcomes(game, players, options, games, seed, folder):
        lengths.append(decisions)
        summary.drawn += not result.winners
        for winner in result.winners:
            summary.wins[winner] += 1
        points = [sum(pair) for pair in zip(points, result.points, strict=True)]
        progress.advance(task)
        summary.reasons[result.reason] = summary.reasons.get(result.reason, 0) + 1
    summary.seconds = time.perf_counter() - began
    summary.points = [total / games for total in points]
    summary.reasons = dict(Counter(summary.reasons).most_common())
    summary.decisions = {
        "least": min(lengths),
        "median": median(lengths),
        "mean": mean(lengths),
        "most": max(lengths),
    }
    return summary


def outcomes(
    game: AnyGame,
    players: int,
    options: Mapping[str, object],
    games: int,
    seed: str,
    folder: Path | None,
) -> Iterator[tuple[Result, int]]:
    """The result of each game and how many decisions it took."""
    for number in range(games):
        luck = Luck(f"{seed}/{number}")
        if folder:
            yield recorded(game, players, options, luck, f"{seed}/{number}", folder, number)
        else:
            state = game.start(players, options)
            decisions, _ = playout(state, luck, MOST_EVENTS)
            result = state.result()
            assert result, f"a game of {MOST_EVENTS} events does not end"
            yield result, decisions


def recorded(
    game: AnyGame,
    players: int,
    options: Mapping[str, object],
    luck: Luck,
    seed: str,
    folder: Path,
    number: int,
) -> tuple[Result, int]:
    """The same game as a playout, with its record kept in the folder."""
    match = Match(game, players, options)
    while deciders := match.deciders():
        match.act(deciders[0], random_choice(match.state, deciders[0], luck))
    text = record_of(match, seed=seed, chance="luck").write()
    (folder / f"{game.slug}-{players}-{number:06}.game").write_text(text, encoding="utf-8")
    result = match.state.result()
    assert result, "nobody decides, so it is over"
    return result, sum(event.who >= 0 for event in match.events)


def bar(console: Console) -> Progress:
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True)


def shown(summary: Summary, house: Texts, texts: Texts) -> Table:
    """The summary for people."""
    table = Table.grid(padding=(0, 2, 0, 0))

    def row(key: str, text: str) -> None:
        table.add_row(house.say(f"simulate-{key}"), text)

    row("games", f"{summary.games:,}")
    for seat, wins in enumerate(summary.wins):
        share = 100 * wins / summary.games
        name = texts.say("player", seat=seat)
        row("wins", f"{name}: {wins:,} ({share:.1f} %), {summary.points[seat]:.2f}")
    row("drawn", f"{summary.drawn:,}")
    for reason, count in summary.reasons.items():
        key = f"reason-{reason}"
        row("reason", f"{count:,}  {texts.say(key) if texts.has(key) else reason}")
    lengths = [f"{summary.decisions[key]:,.0f}" for key in ("least", "median", "mean", "most")]
    row("decisions", " / ".join(lengths))
    total = summary.decisions["mean"] * summary.games
    row("seconds", f"{summary.seconds:.2f}  ({total / summary.seconds:,.0f}/s)")
    return table
