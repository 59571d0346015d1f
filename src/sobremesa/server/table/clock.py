"""The clocks of a table: how long a seat may think. Sans-IO: the time is passed in, in milliseconds.

Four kinds: none; so much for each decision; a bank with an increment; days for each decision
(correspondence). Whoever owes a decision has a running clock, so simultaneous decisions run everybody's.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal

from msgspec import Struct

from sobremesa.core import Seat

Kind = Literal["none", "decision", "bank", "days"]
AtZero = Literal["bot", "forfeit"]

SECOND = 1_000
DAY = 86_400 * SECOND
LONGEST = 30 * DAY


class ClockSetup(Struct, frozen=True, forbid_unknown_fields=True):
    """What the table agreed on: `time` is seconds, or days for the kind `days`."""

    kind: Kind = "none"
    time: int = 0
    increment: int = 0  # seconds that each decision adds to a bank
    at_zero: AtZero = "bot"  # a bot decides once, or the seat forfeits

    def check(self) -> None:
        """ValueError names what does not fit."""
        if self.kind == "none":
            if self.time or self.increment:
                raise ValueError("a table without a clock has neither time nor increment")
        elif not 1 <= self.full() <= LONGEST or self.time < 1:
            raise ValueError("the time of a clock is from one second to thirty days")
        if self.increment and self.kind != "bank":
            raise ValueError("only a bank has an increment")
        if not 0 <= self.increment <= 3600:
            raise ValueError("an increment is at most an hour")

    def full(self) -> int:
        """The time that a seat has at the start, in milliseconds."""
        return self.time * (DAY if self.kind == "days" else SECOND)


class Clock:
    """All clocks of one game.

    >>> clock = Clock(ClockSetup("bank", 60, 5), 2)
    >>> clock.run([0], 0)
    >>> clock.decided(0, 10_000)
    >>> clock.left(0, 99_000), clock.left(1, 99_000)
    (55000, 60000)
    """

    def __init__(self, setup: ClockSetup, players: int) -> None:
        self.setup = setup
        self.bank = [setup.full()] * players
        self.since: dict[Seat, int] = {}  # seats whose clock runs, and since when

    def run(self, seats: Collection[Seat], now: int) -> None:
        """From now on exactly these seats are thinking; a clock that runs already goes on."""
        for seat in [seat for seat in self.since if seat not in seats]:
            self.stop(seat, now)
        for seat in seats:
            self.since.setdefault(seat, now)

    def stop(self, seat: Seat, now: int) -> None:
        """The clock halts: the time is spent."""
        left = self.left(seat, now)
        if self.since.pop(seat, None) is not None:
            self.bank[seat] = left

    def decided(self, seat: Seat, now: int) -> None:
        """A decision was made: a bank gets its increment, the other kinds begin afresh."""
        self.stop(seat, now)
        if self.setup.kind == "bank":
            self.bank[seat] += self.setup.increment * SECOND
        else:
            self.bank[seat] = self.setup.full()

    def left(self, seat: Seat, now: int) -> int:
        since = self.since.get(seat)
        return self.bank[seat] if since is None else max(0, self.bank[seat] - max(0, now - since))

    def deadline(self) -> int | None:
        """When the first running clock reaches zero."""
        return min((since + self.bank[seat] for seat, since in self.since.items()), default=None)

    def fallen(self, now: int) -> list[Seat]:
        """Seats whose time is over."""
        return [seat for seat in sorted(self.since) if self.left(seat, now) == 0]

    def forgive(self, away: int, now: int) -> None:
        """Nobody pays for the time that the server was away."""
        for seat, since in self.since.items():
            self.since[seat] = min(now, since + away)
