"""The figures of a hostile soak: from what people noted to a table, and whether the house has held."""

from __future__ import annotations

import math
import statistics
import subprocess
from collections import Counter
from collections.abc import Iterable
from itertools import chain
from typing import Any, NamedTuple

from tests.server.hostile.house import House
from tests.server.hostile.party import Party
from tests.server.hostile.people import Moment
from tests.support.builds import COMPILED

Figures = dict[str, Any]

SLOWER, BEARABLE = (
    5,
    100.0,
)  # p99 under attack: so many times the quiet one, or so many ms if that is more
GROWTH = 100.0  # megabytes


class Phase(NamedTuple):
    name: str
    began: float
    ended: float

    def within(self, moments: Iterable[Moment]) -> list[Moment]:
        return [moment for moment in moments if self.began <= moment.at < self.ended]


class Sample(NamedTuple):
    """Of a house: megabytes, and seconds of processor time."""

    at: float
    server: float
    workers: float
    computed: float


def percentile(values: Iterable[float], part: float) -> float | None:
    """
    >>> percentile([5, 1, 3], 0.5), percentile(range(200), 0.99), percentile([], 0.5)
    (3, 198, None)
    """
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, math.floor(part * len(ordered)))] if ordered else None


def milliseconds(moments: list[Moment], part: float) -> float | None:
    found = percentile((moment.took for moment in moments), part)
    return None if found is None else round(1000 * found, 1)


def phase_figures(phase: Phase, samples: list[Sample], party: Party) -> Figures:
    notes = party.notes
    waits = phase.within(chain(notes.decisions, notes.unanswered))
    bots, late = phase.within(notes.bots), phase.within(notes.late)
    arrived, away = phase.within(notes.arrived), phase.within(notes.turned_away)
    here = [sample for sample in samples if phase.began <= sample.at < phase.ended]
    computed = here[-1].computed - here[0].computed if len(here) > 1 else 0.0
    seconds = phase.ended - phase.began
    return {
        "seconds": round(seconds, 1),
        "decisions": len(waits),
        "unanswered": len(phase.within(notes.unanswered)),
        "p50 ms": milliseconds(waits, 0.5),
        "p99 ms": milliseconds(waits, 0.99),
        "worst ms": milliseconds(waits, 1),
        "easy bot p50 ms": milliseconds(bots, 0.5),
        "easy bot p99 ms": milliseconds(bots, 0.99),
        "newcomers": len(arrived) + len(away),
        "newcomers served": len(arrived),
        "newcomer p50 ms": milliseconds(arrived, 0.5),
        "newcomer worst ms": milliseconds(arrived, 1),
        "turned away": told(away),
        "refused": told(phase.within(notes.refused)),
        "requests failed": told(phase.within(notes.failed)),
        "lines broken": told(phase.within(notes.broken)),
        "server MB": round(statistics.median(s.server for s in here[-10:]), 1) if here else None,
        "server MB most": round(max(s.server for s in here), 1) if here else None,
        "workers MB most": round(max(s.workers for s in here), 1) if here else None,
        "server's share of a processor": round(computed / seconds, 2),
        "client late p99 ms": milliseconds(late, 0.99),
    }


def told(moments: list[Moment]) -> dict[str, int]:
    return dict(Counter(moment.what for moment in moments).most_common())


def figures_of(
    house: House, phases: list[Phase], samples: list[Sample], party: Party,
    attacked: dict[str, dict[str, object]], missing: int, ended: str,
) -> Figures:  # fmt: skip
    return {
        "house": version(house),
        "build": "compiled" if is_compiled(house) else "interpreted",
        "tables": party.tables,
        "games": party.notes.games,
        "phases": {phase.name: phase_figures(phase, samples, party) for phase in phases},
        "acknowledged": len(party.notes.acknowledged),
        "missing": missing,
        "attacks": attacked,
        "ended": ended,
    }


def is_compiled(house: House) -> bool:
    return COMPILED if house.checkout is None else house.compiled is not None


def version(house: House) -> str:
    """The commit of a checkout."""
    if not house.checkout:
        return "this package"
    command = ["git", "-C", str(house.checkout), "rev-parse", "--short", "HEAD"]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def verdict(figures: Figures, timed: bool = True) -> list[str]:
    """What a house under attack owes its people and did not give; untimed, only what can be counted."""
    found = [figures["ended"]] if figures["ended"] else []
    if figures["missing"]:
        found.append(f"{figures['missing']} acknowledged decisions are lost")
    for name, phase in figures["phases"].items():
        if phase["newcomers served"] < phase["newcomers"]:
            found.append(f"newcomers turned away ({name}): {phase['turned away']}")
        if shut := {word: n for word, n in phase["requests failed"].items() if word[-3:] in SHUT}:
            found.append(f"people were refused ({name}): {shut}")
        if "too-fast" in phase["refused"]:
            found.append(f"people were told that they are too fast ({name})")
    if timed and {"quiet", "attack"} <= figures["phases"].keys():
        found += too_slow(figures) + too_large(figures)
    return found


SHUT = ("403", "429", "500", "503")


def too_slow(figures: Figures) -> list[str]:
    quiet, attack = (figures["phases"][name]["p99 ms"] for name in ("quiet", "attack"))
    if attack is None or quiet is None:
        return ["nobody could decide"]
    most = max(BEARABLE, SLOWER * quiet)
    return [f"p99 {attack} ms, more than {most} ms"] if attack > most else []


def too_large(figures: Figures) -> list[str]:
    grown = growth(figures)
    return [f"the server grew by {grown} MB"] if grown >= GROWTH else []


def growth(figures: Figures) -> float:
    """Of the server's memory: from the end of the quiet to the most."""
    phases = figures["phases"]
    most = max(phase["server MB most"] or 0 for name, phase in phases.items() if name != "quiet")
    return round(most - (phases["quiet"]["server MB"] or 0), 1)


ROWS = (
    ("p50 ms", "a decision's round trip, p50, ms"),
    ("p99 ms", "a decision's round trip, p99, ms"),
    ("worst ms", "the slowest, ms"),
    ("decisions", "decisions"),
    ("unanswered", "of them unanswered at the end"),
    ("easy bot p50 ms", "an easy bot's answer, p50, ms"),
    ("easy bot p99 ms", "an easy bot's answer, p99, ms"),
    ("newcomers served", "newcomers served"),
    ("newcomers", "of so many"),
    ("newcomer p50 ms", "until a newcomer's first decision, p50, ms"),
    ("newcomer worst ms", "the slowest newcomer, ms"),
    ("turned away", "newcomers turned away"),
    ("lines broken", "people's lines that broke"),
    ("requests failed", "people's requests that failed"),
    ("refused", "people's decisions refused"),
    ("server MB most", "the server's memory, most, MB"),
    ("workers MB most", "its workers' together, most, MB"),
    ("server's share of a processor", "the server's share of a processor"),
    ("client late p99 ms", "the measuring client's own delay, p99, ms"),
)


def markdown(runs: list[Figures]) -> str:
    """A column for each phase of each run; then what became of the attacks."""
    columns = [(run, name) for run in runs for name in run["phases"]]
    lines = [
        "| | " + " | ".join(f"{run['house']}, {name}" for run, name in columns) + " |",
        "| --- |" + " --- |" * len(columns),
    ]
    for key, words in ROWS:
        cells = (shown(run["phases"][name][key]) for run, name in columns)
        lines.append(f"| {words} | " + " | ".join(cells) + " |")
    for run in runs:
        lines += ["", summary(run), "", "| attack | sent | refused | closed | errors | trouble |"]
        lines.append("| --- |" + " --- |" * 5)
        for name, counts in run["attacks"].items():
            cells = (
                shown(counts.get(key)) for key in ("sent", "refused", "closed", "errors", "trouble")
            )
            lines.append(f"| {name} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def summary(run: Figures) -> str:
    grown = f"{growth(run)} MB" if {"quiet", "attack"} <= run["phases"].keys() else "unknown"
    failed = "; ".join(verdict(run)) or "held"
    return (
        f"{run['house']} ({run['build']}): {run['tables']} tables, {run['games']} games finished; "
        f"{run['acknowledged']:,} decisions acknowledged, {run['missing']} of them missing after kill -9; "
        f"the server grew by {grown}. Verdict: {failed}."
    )


def shown(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{what} ×{number:,}" for what, number in value.items()) or "none"
    if isinstance(value, int | float):
        return f"{value:,}"
    return "" if value is None else str(value)
