"""Who has had how much of what is scarce lately, so that whoever had least comes next."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, NamedTuple

HALF_LIFE: Final = 30.0  # seconds after which half of it is forgotten
MOST_KNOWN: Final = 10_000


class Payer(NamedTuple):
    """On whose account something is done: the address first, or one person would be many guests."""

    address: str
    guest: str


class Shares:
    """Seconds of work, by address and by guest, fading away.

    >>> moment = [0.0]
    >>> shares = Shares(lambda: moment[0])
    >>> ana, bea = Payer("10.0.0.1", "ana"), Payer("10.0.0.2", "bea")
    >>> shares.charge(ana, 8.0); shares.charge(bea, 1.0)
    >>> sorted([ana, bea], key=shares.had)[0].guest
    'bea'
    >>> moment[0] = 90.0
    >>> shares.had(ana)
    (1.0, 1.0)
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        self.used: dict[str, tuple[float, float]] = {}  # seconds, when

    def had(self, payer: Payer) -> tuple[float, float]:
        """How much the address had, and how much the guest."""
        return self.left(f"@{payer.address}"), self.left(payer.guest)

    def left(self, who: str) -> float:
        seconds, when = self.used.get(who, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self.now() - when) / HALF_LIFE))

    def charge(self, payer: Payer, seconds: float) -> None:
        now = self.now()
        for who in (f"@{payer.address}", payer.guest):
            self.used[who] = (self.left(who) + seconds, now)
        if len(self.used) > MOST_KNOWN:
            self.used = {who: kept for who, kept in self.used.items() if self.left(who) > 0.01}
