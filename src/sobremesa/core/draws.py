"""Is every draw an event, even if only one outcome is left? Many random games of one setting tell.

A law cannot look into a game's bag. But whoever gives out the last kind without a draw leaves traces: a line
of chance with fewer events than another line of the same form, or a decision that is followed by chance until
the bag is down to its last kind, and never from then on. Neither happens in a game that draws each time,
because an honest bag comes to a draw with one outcome before it is empty.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from sobremesa.core.happening import Happening
from sobremesa.core.protocol import AnyGame
from sobremesa.core.state import CHANCE, JUDGE, Action

DRAWN: Final = "every draw is an event"
USUALLY, NEVER = 5, 2  # how often chance must have followed before, and not have followed then

Demand = Callable[[bool, str, str], None]


@dataclass
class ChanceLine:
    """A line of chance: its text, how many events it took, whether one of them had two outcomes left."""

    text: str
    events: int
    two: bool


@dataclass
class Follows:
    """How often chance did, and did not, act after a decision."""

    usually: list[int] = field(default_factory=lambda: [0, 0])  # not, and did
    at_last: list[int] = field(default_factory=lambda: [0, 0])  # the same with one kind left


@dataclass
class Draws:
    """What the games of one setting have shown so far."""

    lines: dict[str, ChanceLine] = field(default_factory=dict)  # by their form
    forced: bool = False  # was there ever a draw with one outcome?
    kinds: dict[str, Follows] = field(default_factory=dict)  # by the first word of a decision
    block: list[Happening[Any]] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)  # outcomes of each draw of the block
    widest: set[Action] = field(default_factory=set)  # in this game
    last_kind: bool = False

    def begin(self) -> None:
        """A new game."""
        self.block, self.sizes, self.widest, self.last_kind = [], [], set(), False

    def note(self, game: AnyGame, happening: Happening[Any], demand: Demand) -> None:
        """Something has happened."""
        chance_next = CHANCE in happening.after.deciders()
        if happening.who == CHANCE:
            self.draw(happening)
            if not chance_next:
                self.close(game, demand)
        elif not happening.before.together():
            kind = game.write(happening.action).partition(" ")[0]
            follows = self.kinds.setdefault(kind, Follows())
            (follows.at_last if self.last_kind else follows.usually)[chance_next] += 1

    def draw(self, happening: Happening[Any]) -> None:
        outcomes = [int(action) for action in happening.before.legal(CHANCE)]
        weights = [int(weight) for weight in happening.before.weights()] or [1] * len(outcomes)
        self.block.append(happening)
        self.sizes.append(len(outcomes))
        self.forced = self.forced or len(outcomes) == 1
        single = weights[outcomes.index(happening.action)] == 1
        shrunk = len(self.widest) > 2 and self.widest > set(outcomes)
        self.last_kind = len(outcomes) == 2 and single and shrunk
        if len(outcomes) > len(self.widest) or not shrunk:
            self.widest = set(outcomes)

    def close(self, game: AnyGame, demand: Demand) -> None:
        """Chance has done: its lines, and the number of events that they took."""
        text = "\n".join(game.lines(self.block, self.block[-1].after, JUDGE))
        now = ChanceLine(text, len(self.block), 2 in self.sizes)
        self.block, self.sizes = [], []
        known = self.lines.setdefault(form(text), now)
        short, long = sorted([known, now], key=lambda line: line.events)
        if short.events != long.events and short.two and not self.forced:
            one, other = (line.text.replace("\n", ", ") for line in (short, long))
            seen = f"`{one}` took {counted(short.events)} of chance, and `{other}` {long.events}"
            seen += ": what is left alone is drawn all the same"
            demand(False, DRAWN, seen)

    def finish(self, demand: Demand) -> None:
        """A game is over."""
        for kind, follows in self.kinds.items():
            usually, at_last = follows.usually, follows.at_last
            skipped = usually[0] == 0 and usually[1] >= USUALLY
            skipped = skipped and at_last[0] >= NEVER and at_last[1] == 0
            seen = f"chance acts after `{kind}` ({usually[1]} times), but not with one outcome left"
            demand(
                self.forced or not skipped,
                DRAWN,
                f"{seen} ({at_last[0]} times): what is left alone is drawn all the same",
            )


def counted(events: int) -> str:
    return "1 event" if events == 1 else f"{events} events"


def form(text: str) -> str:
    """
    >>> form("! deal 0=ant,bee 1=cow"), form("! roll 66")
    ('! a 0=a,a 0=a', '! a 00')
    """
    return re.sub("[^\\W\\d]+", "a", re.sub(r"\d", "0", text))
