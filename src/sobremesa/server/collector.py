"""When Python's garbage collector looks at everything there is.

That stops everybody, the longer the more tables are in memory, and usually finds nothing: what games keep has no cycles,
and counting references frees the rest. So it is done when the process has grown by a third, not by the number of
objects.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Callable
from pathlib import Path

MEGABYTE = 1 << 20
LEAST = 24 * MEGABYTE  # growth that is worth a look
SHARE = 3  # and so is this part of what was there, if it is more
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

    >>> size, looks = [90 * MEGABYTE], []
    >>> collector = Collector(lambda: size[0], lambda: looks.append(size[0] // MEGABYTE))
    >>> def grow(by):
    ...     size[0] += by * MEGABYTE
    ...     collector.look()
    >>> for by in [20, 20, 20, 20, 860, 200, 150]:
    ...     grow(by)
    >>> looks
    [130, 1030, 1380]
    """

    def __init__(
        self, size: Callable[[], int] = resident, collect: Callable[[], object] = gc.collect
    ) -> None:
        self.size, self.collect = size, collect
        self.floor = size()

    def look(self) -> None:
        if self.size() - self.floor > max(LEAST, self.floor // SHARE):
            self.collect()
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
