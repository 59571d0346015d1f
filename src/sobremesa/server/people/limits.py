"""How much one guest or one address may ask for, and how much each has used lately. Compiled.

All limits are token buckets: so many at once, so many a second. They are kept in memory, per process. Of what is scarce,
whoever had least comes next.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from typing import Any, Final, NamedTuple, TypeVar, cast

T = TypeVar("T")
MOST_KEPT = 20_000  # levels of one limit
HALF_LIFE: Final = 30.0  # seconds after which half of what somebody had is forgotten
MOST_KNOWN: Final = 10_000


@dataclass(frozen=True)
class Limit:
    burst: float
    rate: float  # a second

    def times(self, factor: float) -> Limit:
        return Limit(self.burst * factor, self.rate * factor)


def scaled(limits: T, factor: float) -> T:
    """So many times as much of everything, for a school behind one address, or a test; at least one of what is
    counted."""
    found = {one.name: getattr(limits, one.name) for one in fields(cast("Any", limits))}
    more = {
        name: value.times(factor) if isinstance(value, Limit) else max(1, int(value * factor))
        for name, value in found.items()
    }
    return type(limits)(**more)


@dataclass(frozen=True)
class Limits:
    """For one guest or one address."""

    request: Limit = Limit(120, 20)
    guest: Limit = Limit(20, 0.2)  # new ones
    table: Limit = Limit(20, 0.2)  # new ones
    listed: Limit = Limit(10, 10 / 3600)  # those of them that are in the lobby
    contact: Limit = Limit(5, 5 / 86_400)  # entered ones, each of which is written to
    report: Limit = Limit(5, 5 / 86_400)  # to whoever runs the house
    passkey: Limit = Limit(20, 0.2)  # made, used to sign in, or codes tried
    message: Limit = Limit(60, 20)  # on a socket
    chat: Limit = Limit(5, 0.5)
    aid: Limit = Limit(10, 0.5)  # hints, which take a worker's time
    analysis: Limit = Limit(24, 12 / 3600)  # of finished games; a deep one counts as several
    line: Limit = Limit(120_000, 30_000)  # bytes and frames (purse.py) of one socket
    lines: Limit = Limit(480_000, 120_000)  # the same, of all sockets of an address
    connection: Limit = Limit(300, 20)  # new ones
    connections: int = 200  # open at a time from one address
    requests: int = 60  # under way at a time
    sockets: int = 100  # open at a time from one address
    at_table: int = 20  # of them at one table
    replay: Limit = Limit(120, 2)  # pages, and slices of work (film.py)
    replays: int = 4  # at a time from one address


@dataclass
class Buckets:
    """Who has used how much of a limit."""

    limit: Limit
    now: Callable[[], float] = time.monotonic
    levels: dict[str, tuple[float, float]] = field(default_factory=dict)  # left, when
    most: int = MOST_KEPT  # levels, before those who are full again are looked for

    def take(self, who: str, count: int = 1) -> bool:
        """All of it or nothing.

        >>> moment = [0.0]
        >>> buckets = Buckets(Limit(2, 1), lambda: moment[0])
        >>> [buckets.take("a") for _ in range(3)]
        [True, True, False]
        >>> moment[0] = 1.5
        >>> [buckets.take("a") for _ in range(2)]
        [True, False]
        >>> buckets.take("b", 3), buckets.take("b", 2)
        (False, True)
        """
        now = self.now()
        left, when = self.levels.get(who, (self.limit.burst, now))
        left = min(self.limit.burst, left + (now - when) * self.limit.rate)
        if left < count:
            self.levels[who] = (left, now)
            return False
        self.levels[who] = (left - count, now)
        if len(self.levels) > self.most:
            self.forget(now)
        return True

    def charge(self, who: str, count: int) -> None:
        """For what was done already: as much as there is.

        >>> buckets = Buckets(Limit(3, 0.001))
        >>> buckets.charge("a", 2), buckets.take("a"), buckets.charge("a", 2), buckets.take("a")
        (None, True, None, False)
        """
        if not self.take(who, count):
            self.levels[who] = (0.0, self.now())

    def forget(self, now: float) -> None:
        """Drop those who are full again: they are as good as new."""
        full = self.limit.burst
        self.levels = {
            who: (left, when)
            for who, (left, when) in self.levels.items()
            if left + (now - when) * self.limit.rate < full
        }
        # Looking costs more than it saves, if done often.
        self.most = max(MOST_KEPT, 2 * len(self.levels))


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
