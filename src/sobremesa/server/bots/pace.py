"""When a program's answer goes out: at a time drawn from what everybody knows, never from its cards.

How long a search takes, and whether it is needed at all, depends on the hand. So wherever a seat knows more than a
spectator the answer waits for a time that is drawn before anybody has thought, and thinking ends before it. It is
drawn by the level of the bot and the kind of the moment, and both are public. It counts from when the table's turn
in the queue begins, for all bots of a simultaneous step at once: so a busy machine delays them all alike.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import ceil
from random import Random, SystemRandom
from typing import Final, Literal

from sobremesa.core import WATCHER, Seat
from sobremesa.core.protocol import knows_more
from sobremesa.server.table.progress import Progress

# open: nothing is hidden from anybody, so nothing can be betrayed; secret: several decide at the same time, unseen;
# turn: it is the seat's turn; on: its turn goes on, with a decision that follows its own.
Moment = Literal["open", "secret", "turn", "on"]

QUICK: Final = frozenset({"random", "greedy", "easy", "medium"})
# Seconds, from and to: of quick levels, of those that think longer (a master's turn takes 0.2 s when nobody
# disturbs it, 2026-11). People do not mind them: they read the table meanwhile.
TIMES: Final[dict[Moment, tuple[tuple[float, float], tuple[float, float]]]] = {
    "open": ((0.0, 0.0), (0.0, 0.0)),
    "secret": ((0.4, 1.2), (0.5, 1.5)),
    "turn": ((0.2, 0.6), (0.5, 1.2)),
    "on": ((0.1, 0.3), (0.2, 0.5)),
}
THINKING: Final = 0.6  # of the time drawn, at most: the rest is for the way to the worker and back
LATE: Final = 0.5  # seconds: an answer that missed its time waits for whole ones of these
LEAST: Final = 0.01  # seconds to think, however fast a test wants it


def moment_of(progress: Progress, seat: Seat) -> Moment:
    """What kind of moment it is: public, whatever the seat holds."""
    state = progress.state
    if state.together() > 0:
        return "secret"
    heard = progress.match.heard
    if not knows_more(progress.game, state, seat) and heard(seat) == heard(WATCHER):
        return "open"
    return "on" if progress.match.events and progress.match.events[-1].who == seat else "turn"


@dataclass
class Pace:
    """Draws times; a factor makes all of them shorter, for tests."""

    factor: float = 1.0
    random: Random = field(default_factory=SystemRandom)

    def draw(self, moment: Moment, level: str) -> float:
        """Seconds from the begin of the thinking to the answer.

        >>> Pace(0.5, Random(1)).draw("open", "master")
        0.0
        >>> 0.25 <= Pace(0.5, Random(1)).draw("secret", "master") <= 0.75
        True
        """
        least, most = TIMES[moment][level not in QUICK]
        return self.factor * self.random.uniform(least, most)

    def thinking(self, times: Iterable[float]) -> float:
        """Seconds that each of those may think who answer after these times, one after the other."""
        drawn = list(times)
        return max(LEAST, THINKING * min(drawn) / len(drawn))

    def due(self, due: float, ready: float) -> float:
        """When an answer goes out that is ready. By how much it has missed its time is not to be seen.

        >>> Pace().due(10.5, 10.2), Pace().due(10.5, 10.7), Pace().due(10.5, 11.7)
        (10.5, 11.0, 12.0)
        """
        step = LATE * self.factor
        return due + ceil(max(0.0, ready - due) / step) * step if step else due
