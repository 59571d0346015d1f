"""Does time betray the hands of bots? Windows of Euphoria are timed from outside, as a spectator sees them.

How many seats are asked is public, and more of them take longer and more often hold something. So windows are
compared with those in which as many were asked.
"""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from sobremesa.core.protocol import is_window
from sobremesa.core.record import play_line, read_record, start
from sobremesa.library import ALL
from tests.server.support import Line, Person, Server, serving

WINDOWS = 1000
RARER = 300
TABLES = 6  # at a time
PACE = 0.25  # of the times that people get, so that it takes minutes


class Seen(NamedTuple):
    """One window."""

    seconds: float  # from the frame that opened it to the frame that closed it
    asked: int  # seats
    capable: bool  # could any bot do anything but pass?


@dataclass
class Watch:
    """When the windows at a table opened and closed, by the frames that a spectator gets."""

    opened: float | None = None
    seconds: list[float] = field(default_factory=list)

    def saw(self, position: dict[str, Any] | None, now: float) -> None:
        if self.opened is not None:
            self.seconds.append(now - self.opened)
        self.opened = now if position and position["window"] else None


async def watched_game(server: Server, person: Person, level: str) -> list[Seen]:
    """A game of four bots, timed; and what its record tells about each window."""
    table = person.table("euphoria", 4, seat=None, bots=dict.fromkeys("0123", level))
    line, watch = Line(person, table), Watch()
    await line.open()
    hear = line.hear

    def timed(message: dict[str, Any]) -> None:
        if message["say"] == "update":
            watch.saw(message["position"], time.perf_counter())
        hear(message)

    line.hear = timed  # type: ignore[method-assign]
    await line.ask("start")
    await line.until(lambda: line.over, 600)
    await line.close()
    truth = windows_of(person.record(table))
    assert len(truth) == len(watch.seconds)
    return [Seen(seconds, *told) for seconds, told in zip(watch.seconds, truth, strict=True)]


def windows_of(text: str) -> list[tuple[int, bool]]:
    """For each window of a finished game: how many were asked, and could anybody do anything but pass?"""
    record = read_record(text)
    match, found, step = start(record, ALL), list[tuple[int, bool]](), 0
    for line in record.lines:
        state = match.state
        if is_window(match.game, state) and state.together() != step:
            step = state.together()
            asked = state.deciders()
            found.append((len(asked), any(len(state.legal(seat)) > 1 for seat in asked)))
        play_line(match, line)
    return found


def larger(positive: Sequence[float], negative: Sequence[float]) -> float:
    """In how many pairs the positive one is the larger; ties count half.

    >>> larger([2, 3], [1, 2])
    3.5
    """
    ordered = sorted(negative)
    return sum(bisect_left(ordered, one) + bisect_right(ordered, one) for one in positive) / 2


def auc(windows: Iterable[Seen], alike: Callable[[Seen], int]) -> float:
    """How often a window in which a bot could react took longer than one alike in which none could.

    0.5 means that nothing can be told.
    """
    groups: dict[int, tuple[list[float], list[float]]] = {}
    for seen in windows:
        groups.setdefault(alike(seen), ([], []))[seen.capable].append(seen.seconds)
    pairs = sum(len(idle) * len(capable) for idle, capable in groups.values())
    return sum(larger(capable, idle) for idle, capable in groups.values()) / pairs


async def time_windows(server: Server, level: str, windows: int, rarer: int) -> list[Seen]:
    """Windows with and without somebody who can react, until there are enough of both."""
    found = list[Seen]()

    def enough() -> bool:
        capable = sum(seen.capable for seen in found)
        return len(found) >= windows and min(capable, len(found) - capable) >= rarer

    async def play_on(number: int) -> None:
        person = Person.new(server, f"Watcher {number}")
        while not enough():
            found.extend(await watched_game(server, person, level))

    await asyncio.gather(*map(play_on, range(TABLES)))
    return found


@pytest.mark.soak
@pytest.mark.parametrize("level", ["master", "medium"])
def test_from_the_time_nobody_tells_whether_a_bot_can_react(level: str, tmp_path: Path) -> None:
    with serving(tmp_path, arguments=("--limits", "10000", "--bot-pace", str(PACE))) as server:
        windows = asyncio.run(time_windows(server, level, WINDOWS, RARER))
    found, mixed = auc(windows, lambda seen: seen.asked), auc(windows, lambda _: 0)
    capable = sum(seen.capable for seen in windows)
    print(f"{level}: AUC {found:.3f} ({mixed:.3f} whoever is asked)", end=" ")
    print(f"over {capable} and {len(windows) - capable} windows")
    assert 0.45 <= found <= 0.55
