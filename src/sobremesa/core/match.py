"""A game as it is played: the position, and the log of its events in the order of arrival.

Sans-IO: no clock, no disk, no network. The log only grows, but for undone decisions; the record is
the canonical text computed from it. Terminal, engine, replays and tables all stand on this.

Positions are replaced, never changed, so that whoever looks may keep them. Each event happens once, and is
heard then by everybody who has ever asked what a seat has heard.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from sobremesa.core.fair import Chance
from sobremesa.core.happening import Event, Happening, Perceived, happen, happenings
from sobremesa.core.option import shown
from sobremesa.core.protocol import AnyGame, always_final, attempt, check, legal_texts
from sobremesa.core.state import CHANCE, JUDGE, Action, Note, Seat, State
from sobremesa.core.wrong import Wrong


class Match:
    """One game with its log. Bad input raises (ValueError, Refusal) and changes nothing."""

    def __init__(self, game: AnyGame, players: int, options: Mapping[str, object]) -> None:
        self.game = game
        self.players = game.check_players(players)
        self.options = game.settle(options)
        self.events: list[Event] = []
        self.first: Any = game.new(players, self.options)
        self.stand_at(self.first)
        self.ears: dict[Seat, list[str]] = {}  # what seats have heard, for those who were asked
        self.stories: dict[Seat, list[Perceived]] = {}  # the same, event by event, with the notes

    def stand_at(self, state: Any) -> None:
        self.state = state
        self.before = state  # the position before the latest event
        self.start = state  # the position before the simultaneous step that is open
        # Its decisions so far, if they are secret; replaced, never changed.
        self.step: list[Event] = []

    def copy(self) -> Match:
        """The same game, to go on in another way. Nobody has listened to it."""
        twin = Match.__new__(Match)
        twin.game, twin.players, twin.options = self.game, self.players, self.options
        twin.first, twin.events, twin.ears, twin.stories = self.first, self.events[:], {}, {}
        twin.state, twin.before, twin.start, twin.step = (
            self.state, self.before, self.start, self.step,
        )  # fmt: skip
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Match:
        return self.copy()

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

    # Going on

    def play(self, who: Seat, text: str) -> list[Happening[Any]]:
        """Make one line happen, whole or not at all."""
        found = attempt(self.game, self.state, self.check_seat(who, CHANCE), text)
        for happening in found:
            self.went(happening)
        return found

    def act(self, who: Seat, action: Action) -> Happening[Any]:
        """Make one event happen, if it is legal."""
        check(self.state, who, action)
        happening = happen(self.state, who, action)
        self.went(happening)
        return happening

    def draw(self, chance: Chance) -> list[str]:
        """Let chance act until a line is complete: the line, or several that end together."""
        if CHANCE not in self.state.deciders():
            raise Wrong("nothing is left to chance here", "no-chance")
        block: list[Happening[Any]] = []
        while CHANCE in self.state.deciders():
            block.append(self.act(CHANCE, chance.pick(self.state)))
            if lines := self.game.lines(block, self.state, JUDGE):
                return list(lines)
        raise AssertionError(f"{self.game.slug}: chance has acted, and there is no line for it")

    def went(self, happening: Happening[Any]) -> None:
        """What has happened in the latest position, legally: it is the game's, and it is heard."""
        event = known_event(happening.who, happening.action)
        self.events.append(event)
        self.before, self.state = happening.before, happening.after
        step = self.state.together()
        if step != self.before.together():
            self.start, self.step = self.state, []
        elif step > 0:
            self.step = [*self.step, event]
        for seat, lines in self.ears.items():
            lines += self.game.hear(happening, seat)
        for seat, story in self.stories.items():
            story.append(self.game.perceive(happening, seat))

    # Taking back

    def may_undo(self, seat: Seat) -> bool:
        """Has this seat a latest decision that it may take back: its own in a secret step that is still
        open, whoever has decided after it; elsewhere only the last of all?"""
        if self.game.may_undo is always_final:
            return False
        if mine := self.mine(seat):
            return self.game.may_undo(self.drafted(seat, mine[:-1]), seat, mine[-1])
        if not self.events or self.events[-1].who != seat or self.before.together() > 0:
            return False  # not its own, or all of its step has been opened
        return self.game.may_undo(self.before, *self.events[-1])

    def undo(self, seat: Seat) -> None:
        """Take the latest decision back; ValueError where that is not possible."""
        if not self.may_undo(seat):
            raise Wrong("there is no last decision of yours that you may take back", "no-undo")
        mine = [number for number, event in enumerate(self.events) if event.who == seat]
        self.replay([*self.events[: mine[-1]], *self.events[mine[-1] + 1 :]])

    def mine(self, seat: Seat) -> list[Action]:
        """What a seat has decided in the secret step that is open."""
        return [action for who, action in self.step if who == seat]

    def drafted(self, seat: Seat, actions: Iterable[Action]) -> Any:
        """The position if this were what the seat has decided in the open step."""
        state = self.start.copy()
        for who, action in self.step:
            if who != seat:
                state.apply(who, action)
        for action in actions:
            state.apply(seat, action)
        return state

    def instead(self, seat: Seat) -> list[str]:
        """What a seat that has decided all it must of an open secret step may decide instead of the latest."""
        mine = self.mine(seat)
        if not mine or seat in self.state.deciders() or not self.may_undo(seat):
            return []
        return legal_texts(self.game, self.drafted(seat, mine[:-1]), seat)

    def change(self, seat: Seat, text: str) -> None:
        """Decide something else in an open secret step, in one go, so that nobody else can notice it.

        Refusal and ValueError leave the old decision as it is.
        """
        if not self.instead(seat):
            raise Wrong("there is no secret decision of yours that you may change", "no-change")
        mine = self.mine(seat)[:-1]
        fresh = attempt(self.game, self.drafted(seat, mine), seat, text)
        self.decide_instead(seat, [*mine, *(happening.action for happening in fresh)])

    def decide_instead(self, seat: Seat, actions: Sequence[Action]) -> None:
        """Let a seat have decided this in the open secret step."""
        began = len(self.events) - len(self.step)
        self.replay([*self.events[:began], *replaced(self.step, seat, actions)])

    def replay(self, events: Iterable[Event]) -> None:
        """These are the events now, and have been heard."""
        events = [*events]
        self.events.clear()
        self.ears.clear()
        self.stories.clear()
        self.stand_at(self.first)
        for happening in happenings(self.first, events):
            self.went(happening)

    # Looking back

    def happenings(self) -> Iterator[Happening[Any]]:
        """All that has happened, once more."""
        return happenings(self.first, self.events)

    def state_after(self, events: int) -> Any:
        """The position after so many events."""
        state = self.first.copy()
        for who, action in self.events[:events]:
            state.apply(who, action)
        return state

    def heard(self, seat: Seat) -> list[str]:
        """All lines that a seat has heard so far."""
        if seat not in self.ears:
            self.ears[seat] = [
                line for each in self.happenings() for line in self.game.hear(each, seat)
            ]
        return self.ears[seat][:]

    def information(self, seat: Seat) -> str:
        """All that a seat knows, as a text: its view and what it has heard. Two positions that it cannot tell apart, after
        games that it cannot tell apart, have the same."""
        return "\n".join([repr(self.view(seat)), *self.heard(seat)])

    def story(self, seat: Seat) -> list[Perceived]:
        """What a seat has heard and was told, event by event."""
        if seat not in self.stories:
            self.stories[seat] = [self.game.perceive(each, seat) for each in self.happenings()]
        return self.stories[seat][:]

    def describe(self, who: Seat, text: str) -> Note:
        """A decision of a seat, for its own eyes."""
        return self.game.describe(self.state, who, text, who)

    def notes(self, since: int, seat: Seat) -> list[Note]:
        """The consequences of all events from number `since` on, as one seat may know them."""
        return [note for heard in self.story(seat)[since:] for note in heard.notes]

    def lines(self, seat: Seat = JUDGE) -> list[str]:
        """The record's lines, as one seat may know them now."""
        return lines_of(self.game, self.happenings(), self.state, seat)


@lru_cache(maxsize=50_000)
def known_event(who: Seat, action: Action) -> Event:
    """The same object for the same event: logs of thousands of games are long, and made of few different ones."""
    return Event(who, action)


def replaced(events: Iterable[Event], seat: Seat, actions: Iterable[Action]) -> list[Event]:
    """The events of a step with other decisions of a seat, where its own stood."""
    found, fresh, at = list[Event](), list(actions), 0
    for event in events:
        if event.who != seat:
            found.append(event)
        elif fresh:
            found.append(Event(seat, fresh.pop(0)))
            at = len(found)
    return [*found[:at], *(Event(seat, action) for action in fresh), *found[at:]]


def lines_of(
    game: AnyGame, happened: Iterable[Happening[Any]], now: State, seat: Seat
) -> list[str]:
    """What the record says of it, as one seat may know it now."""
    return [line for block in blocks(happened) for line in game.lines(block, now, seat)]


def blocks(happened: Iterable[Happening[Any]]) -> Iterator[list[Happening[Any]]]:
    """What has happened, grouped as it is written: single decisions, runs of chance, simultaneous steps.

    The decisions of a simultaneous step are sorted: the first of each seat in seat order, then the
    second of each seat that has one, and so on.
    """
    block, open_step = list[Happening[Any]](), 0
    for each in happened:
        step = each.before.together() if each.who != CHANCE else 0
        if block and not (
            (step and step == open_step) or (each.who == CHANCE and block[-1].who == CHANCE)
        ):
            yield as_written(block)
            block = []
        block.append(each)
        open_step = step
    if block:
        yield as_written(block)


def as_written(block: list[Happening[Any]]) -> list[Happening[Any]]:
    """As if it had happened in the order of the record."""
    arrived = [each.event for each in block]
    events = in_order(arrived)
    return block if events == arrived else list(happenings(block[0].before, events))


def in_order(events: Sequence[Event]) -> list[Event]:
    taken: dict[Seat, int] = {}
    keys = []
    for who, _ in events:
        taken[who] = taken.get(who, 0) + 1
        keys.append((taken[who], who))
    return [event for _, event in sorted(zip(keys, events, strict=True), key=lambda pair: pair[0])]
