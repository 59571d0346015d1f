"""When Python's garbage collector looks at everything there is.

That stops everybody, the longer the more tables are in memory, and usually finds nothing: what games keep has no cycles,
and counting references frees the rest. So it is done when the process has grown, not by the number of objects, and
the less often the less is found.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Callable
from pathlib import Path

MEGABYTE = 1 << 20
LEAST = 24 * MEGABYTE  # growth that is worth a look; twice as much after each look in vain
MUCH = 10_000  # objects: a look that finds as many was not in vain
YOUNG = (
    50_000,
    20,
)  # new objects before a look at them, and such looks before one at those that stayed
NEVER = 1_000_000
OFTEN = (20_000, 5, 3)  # where nobody can say how large a process is

STATM = Path("/proc/self/statm")


def resident() -> int:
    """Bytes of memory that this process takes."""
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


class Collector:
    """Looks at everything when the process has grown.

    >>> size, garbage, looks = [100 * MEGABYTE], [0], []
    >>> def collect():
    ...     looks.append(size[0] // MEGABYTE)
    ...     return garbage[0]
    >>> collector = Collector(lambda: size[0], collect)
    >>> def grow(by):
    ...     size[0] += by * MEGABYTE
    ...     collector.look()
    >>> for by in [20, 10, 30, 20, 60, 40]:
    ...     grow(by)
    >>> looks
    [130, 180, 280]
    >>> garbage[0] = MUCH
    >>> for by in [150, 60, 30, 30]:
    ...     grow(by)
    >>> looks[3:]
    [490, 520, 550]
    """

    def __init__(
        self, size: Callable[[], int] = resident, collect: Callable[[], int] = gc.collect
    ) -> None:
        self.size, self.collect = size, collect
        self.floor, self.patience = size(), LEAST

    def look(self) -> None:
        if self.size() - self.floor > self.patience:
            found = self.collect()
            self.patience = LEAST if found >= MUCH else 2 * self.patience
            self.floor = self.size()


def begin() -> Collector | None:
    """What is there now stays, and is never looked at again."""
    gc.collect()
    gc.freeze()
    if not STATM.exists():
        gc.set_threshold(*OFTEN)
        return None
    gc.set_threshold(*YOUNG, NEVER)
    return Collector()
