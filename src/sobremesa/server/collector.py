"""When Python's garbage collector looks at everything there is.

That stops everybody, the longer the more tables are in memory, and usually finds nothing: what games keep has no cycles,
and counting references frees the rest. So it is done when the process has grown, not by the number of objects: by an
eighth if that takes no more than a hundredth of the time, by a half in any case.
"""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Callable
from pathlib import Path

MEGABYTE = 1 << 20
LEAST = 12 * MEGABYTE  # growth that is worth a look
SOME = 8  # and so is this part of what was there, if it is more,
SELDOM = 100  # when so many times as long as the latest look took has passed
MUCH = 2  # growth by this part does not wait
# New objects before they are looked at, and such looks before those that stayed are looked at again.
YOUNG = (50_000, 20)
NEVER = 1_000_000
OFTEN = (20_000, 5, 3)  # where nobody can say how large a process is

STATM = Path("/proc/self/statm")


def resident() -> int:
    """Bytes of memory that this process takes."""
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class Collector:
    """Looks at everything when the process has grown.

    >>> size, now, looks = [90 * MEGABYTE], [0.0], []
    >>> def collect():
    ...     looks.append(size[0] // MEGABYTE)
    ...     now[0] += 0.1
    >>> collector = Collector(lambda: size[0], collect, lambda: now[0])
    >>> def grow(by, seconds):
    ...     size[0] += by * MEGABYTE
    ...     now[0] += seconds
    ...     collector.look()
    >>> for by, seconds in [(10, 1), (10, 1), (30, 1), (10, 10), (50, 1), (40, 1)]:
    ...     grow(by, seconds)
    >>> looks
    [110, 150, 240]
    """

    def __init__(
        self,
        size: Callable[[], int] = resident,
        collect: Callable[[], object] = gc.collect,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.size, self.collect, self.clock = size, collect, clock
        self.floor, self.next = size(), 0.0

    def look(self) -> None:
        grown, began = self.size() - self.floor, self.clock()
        due = began >= self.next and grown > max(LEAST, self.floor // SOME)
        if due or grown > max(LEAST, self.floor // MUCH):
            self.collect()
            ended = self.clock()
            self.floor, self.next = self.size(), ended + SELDOM * (ended - began)


def begin() -> Collector | None:
    """What is there now stays, and is never looked at again."""
    gc.collect()
    gc.freeze()
    if not STATM.exists():
        gc.set_threshold(*OFTEN)
        return None
    gc.set_threshold(*YOUNG, NEVER)
    return Collector()
