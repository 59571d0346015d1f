"""The time of the house: wall time when the first server starts, and from then on a clock that only goes on.

Somebody who sets the machine's clock, an hour forward or back, moves no deadline, no lease and no link. A server
that starts while others run goes by theirs; after a pause the wall clock counts again, but time never goes back.
What servers tell each other is in `pulse`: row 1 is the time of the house at the latest beat, row 2 (PostgreSQL)
what the database's own clock showed then, so that a newcomer can tell how long ago that was.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final, NamedTuple

from sqlalchemy import text

from sobremesa.server.store.storage import Storage

logger = logging.getLogger("sobremesa.hours")

AWAY: Final = 15_000  # milliseconds without a beat: no server was there
SLEW: Final = 5  # milliseconds that a clock gives way to the others' at a beat: no two drift apart
ODD: Final = 60_000  # by so much the machine's clock may be behind before somebody is told

# What the clock of the database shows; SQLite's is this machine's and says nothing new.
THERE: Final = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"


class Beat(NamedTuple):
    """What is known of the latest beat."""

    time: int  # the time of the house then
    ago: int  # milliseconds by the clock of the database; -1: nobody knows


class Hours:
    """The time of the house in milliseconds since 1970, for one process.

    >>> wall, steady = [5_000], [100]
    >>> hours = Hours(lambda: wall[0], lambda: steady[0])
    >>> hours()
    5000
    >>> wall[0], steady[0] = 3_605_000, 107
    >>> hours()
    5007
    """

    def __init__(
        self,
        wall: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
        steady: Callable[[], int] = lambda: time.monotonic_ns() // 1_000_000,
    ) -> None:
        self.steady = steady
        self.base = wall() - steady()

    def __call__(self) -> int:
        return self.base + self.steady()

    def follow(self, beat: Beat | None) -> int:
        """Go on from the latest beat; for how many milliseconds no server was there.

        >>> hours = Hours(lambda: 3_600_000, lambda: 0)
        >>> hours.follow(Beat(time=5_000, ago=300)), hours()  # others are there
        (0, 5300)
        >>> hours = Hours(lambda: 3_600_000, lambda: 0)
        >>> hours.follow(Beat(time=5_000, ago=-1)), hours()  # nobody is
        (3595000, 3600000)
        >>> hours.follow(Beat(time=9_000_000, ago=-1)), hours()  # the wall clock was set back
        (0, 9000000)
        """
        if beat is None:
            return 0
        now = self()
        if 0 <= beat.ago < AWAY:
            self.base += beat.time + beat.ago - now
            return 0
        if now < beat.time:
            self.base += beat.time - now
            if beat.time - now > ODD:
                late = (beat.time - now) // 1000
                logger.warning("this machine's clock is %d seconds behind the house's", late)
            return 0
        return now - beat.time

    def give_way(self, beat: Beat | None) -> None:
        """A little, towards the time that the other servers have.

        >>> hours = Hours(lambda: 10_000, lambda: 0)
        >>> hours.give_way(Beat(time=9_000, ago=998))
        >>> hours()
        9998
        >>> hours.give_way(Beat(time=9_000, ago=3_600_000))  # the database's clock was set
        >>> hours()
        10003
        """
        if beat is not None and beat.ago >= 0:
            self.base += max(-SLEW, min(SLEW, beat.time + beat.ago - self()))

    # In the database

    async def beat(self, storage: Storage) -> None:
        """A server is there. In one statement: another server's heart may beat in the same moment."""
        if storage.postgres:
            self.give_way(await latest(storage))
        rows = f"(1, :now), (2, {THERE})" if storage.postgres else "(1, :now)"
        keep = f"INSERT INTO pulse (id, time) VALUES {rows}"
        keep += " ON CONFLICT (id) DO UPDATE SET time = excluded.time"
        await storage.do(text(keep).bindparams(now=self()))


async def latest(storage: Storage) -> Beat | None:
    there = THERE if storage.postgres else "0"
    rows = await storage.rows(text(f"SELECT id, time, {there} AS there FROM pulse ORDER BY id"))
    found = {row.id: row for row in rows}
    if 1 not in found:
        return None
    ago = found[2].there - found[2].time if storage.postgres and 2 in found else -1
    return Beat(found[1].time, ago)
