"""A game to look at step by step: any page of steps, without replaying it from the start.

It keeps a position every so many events, and for each listener which events are steps: those of which the
listener hears or is told something. A table's game may have gone on since, or have been taken back: what
is the same stays. Nothing here knows tables, processes or requests.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec
from msgspec import Raw

from sobremesa.core import Event, Perceived, Seat, State, happen, happenings
from sobremesa.core.match import Match, lines_of
from sobremesa.server.table.records import Frame, frame

EVERY: Final = 100  # events between two positions that are kept
SLICE: Final = 500  # events that are gone through in one go
PAGE_STEPS: Final = 256
PAGE_BYTES: Final = 256 * 1024

# Game, rules, players, options, colours and result.
Head = tuple[str, str, int, dict[str, Any], list[int], dict[str, Any] | None]


class TooLong(Exception):
    """It is more than anybody gets: the house's word for it, and its variables."""

    def __init__(self, word: str, **args: int) -> None:
        super().__init__(word)
        self.args_of = args


@dataclass
class Take:
    """The steps of one listener, as far as they are known."""

    told: int = 0  # events gone through
    steps: array[int] = field(default_factory=lambda: array("l"))  # the number of each one's event
    heard: list[list[str]] = field(default_factory=list)
    lines: list[str] | None = None  # of the record, as the listener may know it
    played: array[int] = field(default_factory=lambda: array("l"))  # how many, by step


class Film:
    def __init__(self, match: Match, lines: list[str] | None = None) -> None:
        """`lines`: those of the record that the game was read from; else they are worked out."""
        self.match, self.game, self.lines = match, match.game, lines
        self.events: Sequence[Event] = []
        self.points: list[State] = [match.state_after(0)]
        self.takes: dict[Seat, Take] = {}
        self.worked = 0  # events gone through, for all listeners
        self.head: Head  # what a page tells besides its steps

    @property
    def weight(self) -> int:
        """What it costs to keep this."""
        return (1 + len(self.takes)) * len(self.events)

    def follow(self, events: Sequence[Event]) -> None:
        """These are the events now; what is known of those that have not changed stays."""
        known = len(self.events)
        if list(events[:known]) != list(self.events):
            pairs = enumerate(zip(self.events, events, strict=False))
            known = next((n for n, (one, other) in pairs if one != other), min(known, len(events)))
            self.forget(known)
        if len(events) != known:
            for take in self.takes.values():
                take.lines = None
        self.events = events

    def forget(self, events: int) -> None:
        """All that comes after so many events."""
        del self.points[events // EVERY + 1 :]
        for take in self.takes.values():
            while take.steps and take.steps[-1] >= events:
                take.steps.pop()
                take.heard.pop()
            take.told, take.lines = min(take.told, events), None

    def state_after(self, events: int) -> State:
        near = min(events // EVERY, len(self.points) - 1)
        state: State = self.points[near].copy()
        for who, action in self.events[near * EVERY : events]:
            state.apply(who, action)
        return state

    def look(self, seat: Seat) -> bool:
        """Find the next steps of a listener; False if all are known."""
        take = self.takes.setdefault(seat, Take())
        end = min(len(self.events), take.told + SLICE)
        coming = happenings(self.state_after(take.told), self.events[take.told : end])
        for number, happening in enumerate(coming, take.told):
            if number == len(self.points) * EVERY:
                self.points.append(happening.before)
            lines = self.game.hear(happening, seat)
            if lines or self.game.tell(happening, seat):
                take.steps.append(number)
                take.heard.append(list(lines))
        self.worked += end - take.told
        take.told = end
        return end < len(self.events)

    def record_lines(self, seat: Seat) -> list[str]:
        """The lines of the record, as one seat may know them now."""
        if self.lines is not None:
            return self.lines
        take = self.takes.setdefault(seat, Take())
        if take.lines is None:
            happened = happenings(self.points[0], self.events)
            take.lines = lines_of(self.game, happened, self.state_after(len(self.events)), seat)
            take.played = array("l")
        return take.lines

    def played(self, seat: Seat) -> array[int]:
        """By step: how many lines of the record have been played. Secret decisions are heard twice, when they are
        made and when they are opened; a record has them once, in the order of the seats."""
        lines, take = self.record_lines(seat), self.takes[seat]
        if len(take.played) != len(take.steps) + 1:
            take.played, at = array("l", [0]), 0
            for heard in take.heard:
                for line in heard:
                    at += at < len(lines) and lines[at] == line
                take.played.append(at)
        return take.played

    def page(self, seat: Seat, first: int) -> list[Raw]:
        """The steps from `first` on, as many as fit, as JSON. The first of all is how the game began."""
        size, found = 0, list[Raw]()
        for step in self.frames(seat, first):
            text = msgspec.json.encode(step)
            size += len(text) + 1
            if size > PAGE_BYTES or len(found) == PAGE_STEPS:
                break
            found.append(Raw(text))
        if not found:
            raise TooLong("replay-long")
        return found

    def frames(self, seat: Seat, first: int) -> Iterator[Frame]:
        game, take, played = self.game, self.takes[seat], self.played(seat)
        if first == 0:
            yield frame(game, self.points[0], seat, Perceived([], [], []), 0)
        step = max(first, 1)
        at = take.steps[step - 1] if step <= len(take.steps) else 0
        state = self.state_after(at)
        for number in take.steps[step - 1 :]:
            for who, action in self.events[at:number]:
                state.apply(who, action)
            happening = happen(state, *self.events[number])
            state = happening.after
            yield frame(game, state, seat, game.perceive(happening, seat), played[step])
            step, at = step + 1, number + 1
