"""Is the house well? *Alive*: the process answers. *Ready*: what is decided now can be kept.

Every commit tells, and the pulse is one every two seconds, so nobody has to write anything in order to ask.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

STALE: Final = 8.0  # seconds: four beats of the pulse


class Health:
    """
    >>> moment = [0.0]
    >>> health = Health(lambda: moment[0])
    >>> health.ready, health.failed(), health.ready, health.kept(), health.ready
    (True, None, False, None, True)
    >>> moment[0] = 9.0
    >>> health.ready
    False
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now, self.failing, self.last = now, False, now()

    def kept(self) -> None:
        self.failing, self.last = False, self.now()

    def failed(self) -> None:
        self.failing = True

    @property
    def ready(self) -> bool:
        return not self.failing and self.now() - self.last < STALE
