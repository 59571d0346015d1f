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
YOUNG = (
    50_000,
    20,
)  # new objects before a look at them, and looks before those that stayed get one
