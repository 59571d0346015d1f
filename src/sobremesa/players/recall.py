"""How a game may have come to where it is: a history of events that sounds as a seat has heard it.

A belief says which positions are possible; whoever wants to know what others may think needs to know how
they came about. So the events are found again, from the first position or from a later one that is
known, by trying what is legal: what sounds wrong has not happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from sobremesa.core import CHANCE, JUDGE, WATCHER, AnyGame, Event, Seat, State, happen, happenings

MOST_TRIED: Final = 6_000  # events
MOST_LATER: Final = 60  # events since everybody knew everything
WALKS: Final = 64  # courses that sound alike, to find out when that was
ENOUGH: Final = 8  # of them; fewer prove nothing


class Origin(NamedTuple):
    """A position that everybody knows, and how many lines a seat had heard by then."""

    state: State
    players: int
    lines: int = 0


class TooMuch(Exception):
    """What may have happened is too much to be written out."""


class HeardEvent(NamedTuple):
    """An event, as everybody and as one seat heard it."""

    who: Seat
    openly: tuple[str, ...]
    mine: tuple[str, ...]


class History(NamedTuple):
    """The events since a position without secrets: those that were found, and how they sounded."""

    origin: Origin
    events: list[Event]
    happened: list[HeardEvent]


def recall(game: AnyGame, seat: Seat, heard: Sequence[str], origin: Origin) -> History:
    """A history that fits, from the latest moment at which everybody knew everything; TooMuch if there is none
    that could be found. What others have decided in the secret step that is open is left out: it is
    for all to decide still."""
    events = EventFinder(game, seat, heard).rest(origin.state, origin.lines, [])
    if events is None:
        raise TooMuch
    events = before_the_open_step(origin.state, events, seat)
    happened = list[HeardEvent]()
    for happening in happenings(origin.state, events):
        sounds = (tuple(game.hear(happening, each)) for each in (WATCHER, seat))
        happened.append(HeardEvent(happening.who, *sounds))
    found = shortened(game, History(origin, events, happened))
    if len(found.events) > MOST_LATER:
        raise TooMuch
    return found


class EventFinder:
    """Looks for events, depth first."""

    def __init__(self, game: AnyGame, seat: Seat, heard: Sequence[str]) -> None:
        self.game, self.seat, self.heard = game, seat, list(heard)
        self.tried = 0

    def rest(self, state: State, known: int, events: list[Event]) -> list[Event] | None:
        """All events after these, if there is a way to hear the rest."""
        deciders = state.deciders()
        if known == len(self.heard) and self.seat in deciders:
            return events
        for who in deciders:
            for action in state.legal(who):
                self.tried += 1
                if self.tried > MOST_TRIED:
                    raise TooMuch
                happening = happen(state, int(who), int(action))
                lines = self.game.hear(happening, self.seat)
                if self.heard[known : known + len(lines)] != lines:
                    continue
                found = self.rest(happening.after, known + len(lines), [*events, happening.event])
                if found is not None:
                    return found
        return None


def before_the_open_step(start: State, events: list[Event], seat: Seat) -> list[Event]:
    """Without what others have decided in the secret step that is open."""
    steps, state = list[int](), start.copy()
    for who, action in events:
        steps.append(int(state.together()))
        state.apply(who, action)
    step = state.together()
    if step <= 0:
        return events
    then = zip(events, steps, strict=True)
    return [event for event, during in then if during != step or event.who in (seat, CHANCE)]


def shortened(game: AnyGame, history: History) -> History:
    """From the latest moment at which all courses that sound alike in the open are one."""
    state, found = history.origin.state.copy(), history
    walks = [(Random(f"walk {number}"), state.copy()) for number in range(WALKS)]
    lines = history.origin.lines
    for number, (who, action) in enumerate(history.events, start=1):
        state.apply(who, action)
        event = history.happened[number - 1]
        lines += len(event.mine)
        walks = [walk for walk in walks if walked(game, walk, event)]
        seen = game.view(state, JUDGE)
        if len(walks) < ENOUGH:
            break
        if all(game.view(each, JUDGE) == seen for _, each in walks):
            origin = Origin(state.copy(), history.origin.players, lines)
            found = History(origin, history.events[number:], history.happened[number:])
            walks = [(Random(f"walk {number} {n}"), state.copy()) for n in range(WALKS)]
    return found


def walked(game: AnyGame, walk: tuple[Random, State], event: HeardEvent) -> bool:
    """Let anything happen that sounds like this in the open; False if nothing does."""
    rng, state = walk
    if event.who not in state.deciders():
        return False
    fitting = [
        action
        for action in state.legal(event.who)
        if tuple(game.hear(happen(state, event.who, int(action)), WATCHER)) == event.openly
    ]
    if fitting:
        state.apply(event.who, rng.choice(fitting))
    return bool(fitting)


def holds_secrets(game: AnyGame, history: History, seat: Seat) -> bool:
    """Does anybody know what others do not, or is the seat about to make it so?"""
    if history.events:
        return True
    state = history.origin.state
    if state.together() > 0:
        return True
    events = [happen(state, seat, int(each)) for each in state.legal(seat)]
    sounds = [tuple(game.hear(event, WATCHER)) for event in events]
    return len(set(sounds)) < len(sounds)
