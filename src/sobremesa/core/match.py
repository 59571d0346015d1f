"""A game as it is played: the position, and the log of its events in the order of arrival.

Sans-IO: no clock, no disk, no network. The log only grows, but for undone decisions; the record is
the canonical text computed from it. Terminal, engine, replays and tables all stand on this.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from sobremesa.core.fair import Chance
from sobremesa.core.option import shown
from sobremesa.core.protocol import AnyGame, Event, check, legal_texts, play, still_secret
from sobremesa.core.state import CHANCE, JUDGE, Action, Note, Seat, State
from sobremesa.core.wrong import Wrong


@dataclass
class Listener:
    """What one seat has heard, as far as the log has been told to it."""

    state: State
    told: int = 0
    lines: list[str] = field(default_factory=list)


class Match:
    """One game with its log. Bad input raises (ValueError, Refusal) and changes nothing."""

    def __init__(self, game: AnyGame, players: int, options: Mapping[str, object]) -> None:
        self.game = game
        self.players = game.check_players(players)
        self.options = game.settle(options)
        self.state = game.new(players, self.options)
        self.events: list[Event] = []
        self.listeners: dict[Seat, Listener] = {}

    def deciders(self) -> list[Seat]:
        return list(self.state.deciders())

    def legal(self, seat: Seat) -> list[str]:
        return legal_texts(self.game, self.state, seat)

    def view(self, seat: Seat) -> Any:
        return self.game.view(self.state, seat)

    def check_seat(self, seat: object, *others: Seat) -> Seat:
        """A seat of this game, or one of the `others` (WATCHER, CHANCE...); ValueError if not."""
        if isinstance(seat, int) and not isinstance(seat, bool):
            if seat in others or 0 <= seat < self.players:
                return seat
        last = self.players - 1
        said = f"there is no seat {shown(seat)}; the seats are 0 to {last}"
        raise Wrong(said, "seat", seat=shown(seat), last=last)

    def play(self, who: Seat, text: str) -> list[Action]:
        """Make one line happen, whole or not at all."""
        actions = play(self.game, self.state, self.check_seat(who, CHANCE), text)
        self.events += [Event(who, action) for action in actions]
        return actions

    def act(self, who: Seat, action: Action) -> None:
        """Make one event happen, if it is legal."""
        check(self.state, who, action)
        self.state.apply(who, action)
        self.events.append(Event(who, action))

    def draw(self, chance: Chance) -> list[str]:
        """Let chance act until a line is complete: the line, or several that end together."""
        if CHANCE not in self.state.deciders():
            raise Wrong("nothing is left to chance here", "no-chance")
        before = self.state.copy()
        block: list[Event] = []
        while CHANCE in self.state.deciders():
            block.append(Event(CHANCE, chance.pick(self.state)))
            self.act(*block[-1])
            if lines := self.game.lines(before, block, self.state, JUDGE):
                return list(lines)
        raise AssertionError(f"{self.game.slug}: chance has acted, and there is no line for it")

    def may_undo(self, seat: Seat) -> bool:
        """Has this seat a latest decision that it may take back?"""
        return self.to_undo(seat) is not None

    def undo(self, seat: Seat) -> None:
        """Take the latest decision back; ValueError where that is not possible."""
        index = self.to_undo(seat)
        if index is None:
            raise Wrong("there is no last decision of yours that you may take back", "no-undo")
        del self.events[index]
        self.state = self.state_after(len(self.events))
        self.listeners.clear()

    def instead(self, seat: Seat) -> list[str]:
        """What a seat that has decided all it must of an open secret step may decide instead of the latest."""
        index = self.to_change(seat)
        return [] if index is None else legal_texts(self.game, self.without(index), seat)

    def change(self, seat: Seat, text: str) -> None:
        """Decide something else in an open secret step, in one go, so that nobody else can notice it.

        Refusal and ValueError leave the old decision as it is.
        """
        index = self.to_change(seat)
        if index is None:
            raise Wrong("there is no secret decision of yours that you may change", "no-change")
        actions = play(self.game, self.without(index), seat, text)
        self.events[index : index + 1] = [Event(seat, action) for action in actions]
        self.state = self.state_after(len(self.events))
        self.listeners.clear()

    def to_change(self, seat: Seat) -> int | None:
        owes = self.state.together() <= 0 or seat in self.state.deciders()
        return None if owes else self.to_undo(seat)

    def without(self, index: int) -> Any:
        """The position without one decision of the simultaneous step that is open."""
        state = self.state_after(index)
        for event in self.events[index + 1 :]:
            state.apply(*event)
        return state

    def to_undo(self, seat: Seat) -> int | None:
        """The number of the event that this seat may take back: its latest in a secret step that is
        still open, whoever has decided after it; elsewhere only the last of all."""
        first = self.step_began() if self.state.together() > 0 else len(self.events)
        mine = [n for n in range(first, len(self.events)) if self.events[n].who == seat]
        index = mine[-1] if mine else len(self.events) - 1
        if index < 0 or self.events[index].who != seat:
            return None
        before = self.state_after(index)
        if before.together() > 0 and not still_secret(before, self.state):
            return None  # all of it has been opened
        return index if self.game.may_undo(before, *self.events[index]) else None

    def step_began(self) -> int:
        """The number of events before the simultaneous step that is open."""
        state, began = self.state_after(0), 0
        for number, event in enumerate(self.events, 1):
            step = state.together()
            state.apply(*event)
            if state.together() != step:
                began = number
        return began

    def state_after(self, events: int) -> Any:
        """The position after so many events."""
        state = self.game.new(self.players, self.options)
        for who, action in self.events[:events]:
            state.apply(who, action)
        return state

    def heard(self, seat: Seat) -> list[str]:
        """All lines that a seat has heard so far."""
        if seat not in self.listeners:
            self.listeners[seat] = Listener(self.state_after(0))
        listener = self.listeners[seat]
        for who, action in self.events[listener.told :]:
            listener.lines += self.game.hear(listener.state, who, action, seat)
            listener.state.apply(who, action)
        listener.told = len(self.events)
        return listener.lines[:]

    def describe(self, who: Seat, text: str) -> Note:
        """A decision of a seat, for its own eyes."""
        return self.game.describe(self.state, who, text, who)

    def notes(self, since: int, seat: Seat) -> list[Note]:
        """The consequences of all events from number `since` on, as one seat may know them."""
        state, found = self.state_after(since), list[Note]()
        for who, action in self.events[since:]:
            found += self.game.tell(state, who, action, seat)
            state.apply(who, action)
        return found

    def lines(self, seat: Seat = JUDGE) -> list[str]:
        """The record's lines, as one seat may know them now."""
        return lines_of(self.game, self.state_after(0), self.events, self.state, seat)


def lines_of(
    game: AnyGame, start: State, events: Sequence[Event], now: State, seat: Seat
) -> list[str]:
    """What the record says of events, from the position before them, as one seat may know it now."""
    state, found = start.copy(), list[str]()
    for block in blocks(events, start):
        found += game.lines(state, block, now, seat)
        for who, action in block:
            state.apply(who, action)
    return found


def blocks(events: Sequence[Event], start: State) -> list[list[Event]]:
    """Events grouped as they are written: single decisions, runs of chance, simultaneous steps.

    The decisions of a simultaneous step are sorted: the first of each seat in seat order, then the
    second of each seat that has one, and so on.
    """
    state, found, open_step = start.copy(), list[list[Event]](), 0
    for event in events:
        step = state.together() if event.who != CHANCE else 0
        goes_on = found and (
            (step and step == open_step) or (event.who == CHANCE and found[-1][-1].who == CHANCE)
        )
        if goes_on:
            found[-1].append(event)
        else:
            found.append([event])
        open_step = step
        state.apply(*event)
    return [in_order(block) for block in found]


def in_order(block: Sequence[Event]) -> list[Event]:
    taken: dict[Seat, int] = {}
    keys = []
    for who, _ in block:
        taken[who] = taken.get(who, 0) + 1
        keys.append((taken[who], who))
    return [event for _, event in sorted(zip(keys, block, strict=True), key=lambda pair: pair[0])]
