"""Counts and durations, in the text format that Prometheus reads. Small enough to need no library. Compiled."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final

# Seconds. A list: compiled, a tuple of so many floats counts as not set (mypyc 2.4).
EDGES: Final = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0]
# What is counted, from the beginning: whoever watches wants to see that nothing has happened yet.
COUNTED: Final = (
    "bots_failed", "bots_late", "conflicts", "connections_turned_away", "guests_removed", "refusals", "requests_late",
    "sockets", "sockets_overdrawn", "tables", "tables_removed",
)  # fmt: skip


def counters() -> Counter[str]:
    return Counter(dict.fromkeys(COUNTED, 0))


@dataclass
class Durations:
    buckets: list[int] = field(default_factory=lambda: [0] * (len(EDGES) + 1))
    total: float = 0.0

    def add(self, seconds: float) -> None:
        self.buckets[bisect_left(EDGES, seconds)] += 1
        self.total += seconds

    def lines(self, name: str) -> Iterator[str]:
        """
        >>> some = Durations()
        >>> some.add(0.003)
        >>> [line for line in some.lines("x")][2:4]
        ['x_bucket{le="0.005"} 1', 'x_bucket{le="0.01"} 1']
        """
        count = 0
        for edge, found in zip((*map(str, EDGES), "+Inf"), self.buckets, strict=True):
            count += found
            yield f'{name}_bucket{{le="{edge}"}} {count}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {count}"


@dataclass
class Metrics:
    counts: Counter[str] = field(default_factory=counters)
    entries: Counter[type[Any]] = field(default_factory=Counter)  # of logs, by their kind
    kept: Durations = field(default_factory=Durations)  # from a request to its commit
    decisions: Durations = field(
        default_factory=Durations
    )  # from a decision until all have been told
    bots: Durations = field(default_factory=Durations)  # a bot's decision
    lag: Durations = field(default_factory=Durations)  # by which what was due came late
    latest_lag: float = 0.0

    def text(self, gauges: dict[str, int | float]) -> str:
        lines: list[str] = ["# TYPE sobremesa_entries_total counter"]
        for kind, value in self.entries.items():
            lines.append(f'sobremesa_entries_total{{kind="{kind.__name__.lower()}"}} {value}')
        for name, gauge in sorted(gauges.items()):
            lines += [f"# TYPE sobremesa_{name} gauge", f"sobremesa_{name} {gauge}"]
        counted = sorted((*key.partition("{"), value) for key, value in self.counts.items())
        for name, same in groupby(counted, lambda parts: parts[0]):
            lines.append(f"# TYPE sobremesa_{name}_total counter")
            lines += [
                f"sobremesa_{name}_total{sign}{rest} {value}" for _, sign, rest, value in same
            ]
        for name, durations in (
            ("commit_seconds", self.kept), ("decision_seconds", self.decisions), ("bot_seconds", self.bots),
            ("loop_lag_seconds", self.lag),
        ):  # fmt: skip
            lines.append(f"# TYPE sobremesa_{name} histogram")
            lines += durations.lines(f"sobremesa_{name}")
        return "\n".join(lines) + "\n"
