"""All worlds that fit what a seat has heard, found by trying everything.

That is only possible where little is hidden; `MOST_WORK` ends it elsewhere. Where it can be done, a belief that
makes up a world in which the heard lines could not have been heard is found out.
"""

from __future__ import annotations

from typing import Any, Final

from sobremesa.core.happening import happen
from sobremesa.core.match import Match
from sobremesa.core.state import CHANCE, JUDGE, Seat

MOST_WORK: Final = 5_000  # events tried, for one seat in one game
MOST_WORLDS: Final = 4_000


class Possible:
    """The worlds of one seat, along one game."""

    def __init__(self, match: Match, seat: Seat) -> None:
        self.game, self.match, self.seat = match.game, match, seat
        self.worlds: set[Any] = {match.state}
        self.heard, self.work, self.events = 0, 0, 0
        self.views: list[Any] = []  # of the judge, of all of them

    @property
    def given_up(self) -> bool:
        return self.work > MOST_WORK

    def follow(self) -> None:
        """Find all worlds that the seat may be in now. It keeps up with the game wherever somebody decides: what is
        refuted early needs no work later."""
        match, events = self.match, len(self.match.events)
        if self.given_up or match.deciders() == [CHANCE] or (self.views and self.events == events):
            return
        lines = match.heard(self.seat)[self.heard :]
        self.heard, self.events = self.heard + len(lines), events
        self.go_on(lines)
        seen, deciders = match.view(self.seat), match.deciders()
        self.worlds = {
            world
            for world in self.worlds
            if list(world.deciders()) == deciders and self.game.view(world, self.seat) == seen
        }
        self.views = [self.game.view(world, JUDGE) for world in self.worlds]

    def go_on(self, lines: list[str]) -> None:
        """Every way in which these lines may have been heard, with whatever is not heard in between."""
        waiting = [(world, 0) for world in self.worlds]
        known = set(waiting)
        while waiting and not self.given_up:
            world, told = waiting.pop()
            for who in list(world.deciders()):
                for action in list(world.legal(who)):
                    self.work += 1
                    happening = happen(world, who, int(action))
                    heard = self.game.hear(happening, self.seat)
                    step = happening.after, told + len(heard)
                    if heard == lines[told : step[1]] and step not in known:
                        known.add(step)
                        waiting.append(step)
            if len(known) > MOST_WORLDS * (1 + len(lines)):
                self.work = MOST_WORK + 1
        self.worlds = {world for world, told in known if told == len(lines)}

    def is_possible(self, world: Any) -> bool:
        """Is it one of those that the seat may be in now? True where nobody knows."""
        self.follow()
        return self.given_up or self.game.view(world, JUDGE) in self.views
