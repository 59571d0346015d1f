"""One table: its game, its seats, its host, its clock. No sockets, no database, no wall clock inside. Compiled.

A table is what its log says. `propose` (proposals.py) turns a request into an entry, or refuses it, and
changes nothing; `apply` lets an entry happen. So any number of processes can have the same table before
them, and whoever appends the next entry first is right.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, Literal, NamedTuple

from msgspec import structs

from sobremesa.core import WATCHER, AnyGame, Result, Seat, State, still_secret
from sobremesa.core.fair import Fair
from sobremesa.core.match import Match
from sobremesa.core.option import usual
from sobremesa.server.table import log, wire
from sobremesa.server.table.chairs import Chair, Offer, asked, hindrance
from sobremesa.server.table.clock import SECOND, Clock
from sobremesa.server.table.progress import Progress, Step, TriedDecision
from sobremesa.server.table.simulated import catch_up, last_window, luck_anyway, start_anyway

Status = Literal["waiting", "running", "over", "unreadable"]
MOST_ENTRIES: Final = 20_000  # of a log: no game that people play is as long
SUBSTITUTE: Final = "medium"  # the level of a bot that decides for somebody who does not


class Proposed(NamedTuple):
    """An entry that may happen next; if its game goes on by it, also what comes of it."""

    entry: log.AnyEntry
    trial: TriedDecision | None = None
    anew: wire.Anew | None = None  # of a rematch: what is to be different
    lays: log.Append | None = None  # the next table, which comes into being with the entry


@dataclass
class Happened:
    """What one entry brought: public steps of the game, and whether people, seats or the status changed."""

    number: int
    entry: log.AnyEntry
    steps: list[Step]
    private: Seat | None = None  # only this seat may know of it yet
    closed: bool = False  # a reaction window: who answered last is nobody's business
    rewritten: bool = False  # what had happened before is not what it was
    people: bool = False
    names: bool = False  # whoever is told of it needs the names of people
    uninvited: str = ""  # a seat was kept for this guest, and is not any more


class Table:
    """A table, as far as its log has been read. The log's entries must be applied in order."""

    def __init__(self, name: str, games: Mapping[str, AnyGame]) -> None:
        self.name = name  # its unguessable ID
        self.games = games
        self.number = 0  # of the latest entry
        self.entries: list[log.AnyEntry] = []
        self.setup: log.Created
        self.game: AnyGame | None = None  # if this program knows the rules that the table plays by
        self.chairs: list[Chair] = []
        self.simulated = False  # it was laid with what is for simulations only
        self.status: Status = "waiting"
        self.result: Result | None = None  # how it ended: by the rules, or as the table decided
        self.judged: State | None = None  # the position that the result is about
        self.over_since = 0  # when it ended
        self.owed_by_bots: list[Seat] = []  # seats for which a program has to decide now
        self.deadline: int | None = None  # when `tick` has something to do
        self.host = ""
        self.locked = False
        self.spectators = True
        self.banned: set[str] = set()
        # Since when, of people who are not connected; not from the log.
        self.gone: dict[Seat, int] = {}
        self.offer: Offer | None = None
        self.started = 0  # when
        self.moved = 0  # when the game went on last, as all could see
        self.progress: Progress | None = None
        self.clock: Clock | None = None  # from the start on, if the table has one
        self.window_ends: int | None = None
        self.window_clocks: dict[Seat, int] = {}  # what ran when the window opened, and was left
        self.window_since = 0
        self.timed_out: set[Seat] = set()
        self.ended: Result | None = None  # by the table, not by the rules
        self.rematch = ""
        self.rematch_by = ""  # the guest who laid the next table
        self.done: dict[tuple[str, str], int] = {}  # (guest, id) and the entry that it became

    # Looking

    @property
    def running(self) -> Progress:
        assert self.progress is not None, "the game has not begun"
        return self.progress

    @property
    def aids(self) -> bool:
        """May a seat ask for hints and odds? Where nobody said so, not between people; a free seat is for somebody,
        and the seat of one who has gone away stays that person's."""
        if self.setup.aids is not None:
            return self.setup.aids
        return sum(bool(chair.guest) or chair.free for chair in self.chairs) < 2

    def seats_of(self, guest: str) -> list[Seat]:
        """The seats that belong to somebody; several only where people share a screen."""
        return [seat for seat, chair in enumerate(self.chairs) if guest and chair.guest == guest]

    def seat_of(self, guest: str, wanted: Seat | None = None) -> Seat:
        """The wanted seat if it belongs to somebody, else the first that does, else WATCHER."""
        found = WATCHER
        for seat, chair in enumerate(self.chairs):
            if guest and chair.guest == guest and (found == WATCHER or seat == wanted):
                found = seat
        return found

    def kept_for(self, guest: str) -> list[Seat]:
        """The seats that wait for somebody's answer."""
        return [s for s, chair in enumerate(self.chairs) if guest and chair.kept_for == guest]

    def fair(self) -> Fair:
        """The stream of this table's luck, with the contributions so far."""
        given = [chair.contribution for chair in self.chairs]
        return Fair(bytes.fromhex(self.setup.secret), public_name(self.name), given)

    def colours(self) -> list[str]:
        """By seat: the chosen ones, then those of the record that is played on, then what is left."""
        if self.game is None:
            return []
        wanted = [chair.colour for chair in self.chairs]
        for seat, colour in enumerate(self.setup.colours):
            if not wanted[seat] and colour not in wanted:
                wanted[seat] = colour
        return self.game.dealt(wanted)

    def colour_numbers(self) -> tuple[int, ...]:
        """The same, as places among the game's colours."""
        if self.game is None or not self.game.colours:
            return ()
        return self.game.colour_numbers(self.colours())

    # Happening

    def apply(self, entry: log.AnyEntry, trial: TriedDecision | None = None) -> Happened:
        """The next entry of the log takes effect; as it was tried, if it was."""
        self.number += 1
        self.entries.append(entry)
        if entry.id:
            self.done[entry.guest, entry.id] = self.number
        happened, status = Happened(self.number, entry, []), self.status
        if isinstance(entry, log.Created):
            self._created(entry)
            happened.people = True
        elif self.game is None:
            return happened  # rules that this program does not know: only the people are read
        elif not isinstance(entry, log.Decided) and self._people(entry, happened):
            happened.people = True
        else:
            if isinstance(entry, log.Decided):
                self._decided(entry, trial, happened)
            else:
                self._play(entry, happened)
            if self.simulated and self.progress:
                happened.steps += last_window(self.progress)
            if happened.steps and happened.private is None:  # all can see that it has gone on:
                self.moved = entry.time
                if self.offer and self.offer.what not in ("takeover", "end"):
                    self.offer = None  # a draw or a take-back is no longer what was offered
        self._settle(entry.time)
        happened.people |= self.status != status
        happened.names = happened.people or log.KINDS[type(entry)] in log.IN_WORDS
        return happened

    def _settle(self, now: int) -> None:
        """What follows from the position: status and result, windows and clocks, what bots owe."""
        progress, clock = self.progress, self.clock
        if self.ended or progress is None:
            self.result = self.ended
        elif progress.match.state is not self.judged:
            self.judged = progress.match.state
            self.result = progress.match.state.result()
        self.status = "over" if self.result else "running" if progress else "waiting"
        if self.game is None:
            self.status = "unreadable"
        if self.status == "over" and not self.over_since:
            self.over_since = now
        self.owed_by_bots, self.deadline = [], None
        if progress is None or self.status != "running":
            self.window_ends = self.offer = None
            if clock:
                clock.run([], now)
            return
        programs = [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.bot or chair.out or seat in self.timed_out
        ]
        if programs and progress.drafts:  # a program begins with what counts
            for seat in progress.owed():
                if seat in programs:
                    progress.drafts.pop(seat, None)
        opened = progress.open_window()
        if opened and self.setup.window:
            self.window_ends = now + self.setup.window * SECOND
        elif not progress.asked:
            self.window_ends = None
        if programs:
            self.owed_by_bots = [seat for seat in progress.owed() if seat in programs]
        if clock:
            thinking = [seat for seat in progress.owed() if seat not in self.owed_by_bots]
            clock.run(thinking if self.window_ends is None else [], now)
            self.deadline = clock.deadline()
        if opened:
            left = {seat: clock.left(seat, now) for seat in clock.since} if clock else {}
            self.window_since, self.window_clocks = now, left
        if self.window_ends is not None:
            self.deadline = self.window_ends
        if self.number >= MOST_ENTRIES:
            self.deadline = now

    def _created(self, entry: log.Created) -> None:
        self.setup = entry
        game = self.games.get(entry.game)
        self.game = game.edition(entry.rules) if game else None
        options = usual(self.game.options, entry.options) if self.game else entry.options
        if options != entry.options:
            self.setup, self.simulated = structs.replace(entry, options=options), True
        self.host = entry.guest
        self.spectators = entry.spectators
        self.chairs = [Chair() for _ in range(entry.players)]
        for seat, place in enumerate(entry.places):
            guest, kept = (place.guest, "") if place.sits else ("", place.guest)
            self.chairs[seat] = Chair(guest, place.bot, colour=place.colour, kept_for=kept)

    # People

    def _people(self, entry: log.AnyEntry, happened: Happened) -> bool:
        """Who sits where, and what the host wants; False if it is about something else."""
        chairs = self.chairs
        match entry:
            case log.Sat():
                self._sat(entry)
            case log.Excused():
                self._excused(entry.guest)
                happened.uninvited = entry.guest
            case log.Freed():
                happened.uninvited, chairs[entry.seat] = chairs[entry.seat].kept_for, Chair()
            case log.Bot():
                happened.uninvited = chairs[entry.seat].kept_for
                chairs[entry.seat] = Chair(bot=entry.level)
            case log.Stood():
                gone, chairs[entry.seat] = chairs[entry.seat].guest, Chair()
                self._hand_over(gone)
            case log.Contributed():
                chairs[entry.seat].contribution = entry.text
            case log.Chose():
                chairs[entry.seat].colour = entry.colour
            case log.Left():
                chairs[entry.seat].left = True
                self._hand_over(chairs[entry.seat].guest)
            case log.Missing():
                for seat in self.seats_of(entry.who):
                    chairs[seat].left = True
                self._hand_over(entry.who)
            case log.Returned():
                chairs[entry.seat].left, chairs[entry.seat].bot = False, ""
            case log.Kicked():
                self._kicked(entry.who)
            case log.Locked():
                self.locked = entry.on
            case log.Spectators():
                self.spectators = entry.on
            case log.Aborted():
                self.ended = self._verdict((), "aborted")
            case log.Rematch():
                self.rematch, self.rematch_by = entry.table, entry.guest
            case _:
                return False
        return True

    def _sat(self, entry: log.Sat) -> None:
        chair = self.chairs[entry.seat]
        colour = chair.colour if chair.kept_for == entry.guest else ""
        self.chairs[entry.seat] = Chair(guest=entry.guest, colour=colour)
        if not self.setup.one_screen:  # who sits elsewhere needs no other seat
            self._excused(entry.guest)

    def _excused(self, guest: str) -> None:
        for seat in self.kept_for(guest):
            self.chairs[seat] = Chair()

    def _kicked(self, who: str) -> None:
        self.banned.add(who)
        self._excused(who)
        for seat in self.seats_of(who):
            chair = self.chairs[seat]
            if self.progress:  # a bot plays on
                chair.guest, chair.left, chair.bot = "", True, SUBSTITUTE
            else:
                self.chairs[seat] = Chair()

    def _hand_over(self, gone: str) -> None:
        """A host who goes away hands over to the next person at the table."""
        present = [chair.guest for chair in self.chairs if chair.guest and not chair.left]
        if gone == self.host and self.host not in present and present:
            self.host = present[0]

    # The game

    def _play(self, entry: log.AnyEntry, happened: Happened) -> None:
        match entry:
            case log.Started():
                self._started(entry, happened)
            case log.Closed():
                progress = self.running
                happened.steps = [*progress.close(), *self.replay_luck(progress, entry.luck)]
                happened.closed = True
                self.timed_out.clear()
            case log.Undone():
                if entry.secret:
                    self.running.think_again(entry.seat)
                    happened.private = entry.seat
                else:
                    self.running.undo(entry.seat)
                    happened.rewritten = True
            case log.Offered():
                self.offer = self.offer_of(entry.what, entry.seat, entry.about)
                self._agreed(happened)
            case log.Agreed():
                if self.offer:
                    self.offer.agreed |= {*self.seats_of(self.chairs[entry.seat].guest)}
                    self._agreed(happened)
            case log.Declined():
                self.offer = None
            case log.Resigned() | log.Forfeited():
                reason = "resigned" if isinstance(entry, log.Resigned) else "forfeit"
                self._out(entry.seat, reason)
                happened.people = True
            case log.TimedOut():
                self.timed_out.add(entry.seat)
                happened.private = entry.seat if self.running.asked else None
            case log.Away():
                if self.clock:
                    self.clock.forgive(entry.ms, entry.time)
                if self.window_ends is not None:
                    self.window_ends += entry.ms
            case _:
                raise AssertionError(f"no table knows what to do with {entry}")

    def begin(self, progress: Progress) -> list[Step]:
        """What stands before the table's own game."""
        if self.simulated:
            return start_anyway(progress, self.setup.start)
        return progress.begin_from(self.setup.start)

    def replay_luck(self, progress: Progress, texts: tuple[str, ...]) -> list[Step]:
        """What chance decided after an entry."""
        return luck_anyway(progress, texts) if self.simulated else progress.replay_luck(texts)

    def _started(self, entry: log.Started, happened: Happened) -> None:
        assert self.game is not None
        if self.setup.clock.kind != "none":
            self.clock = Clock(self.setup.clock, self.setup.players)
        self.started = self.moved = entry.time
        happened.people = True
        self.progress = Progress(Match(self.game, self.setup.players, self.setup.options))
        happened.steps = self.begin(self.progress)
        happened.steps += self.replay_luck(self.progress, entry.luck)

    def _decided(self, entry: log.Decided, trial: TriedDecision | None, happened: Happened) -> None:
        progress = self.progress
        assert progress is not None
        if entry.seat in progress.drafts:  # nobody else may know, not even by a clock
            progress.decide(entry.seat, entry.text)
            happened.private, happened.rewritten = entry.seat, True
            return
        missed = catch_up(progress, entry.seat, entry.text) if self.simulated else []
        in_window = bool(progress.asked)
        if trial:
            if progress.asked:
                progress.answers = trial.answers
            happened.steps = progress.go_on(trial.steps)
        else:
            happened.steps = missed + progress.decide(entry.seat, entry.text)
            if progress.asked and not self.setup.window and progress.complete():
                happened.steps += progress.close()
            happened.steps += self.replay_luck(progress, entry.luck)
        if in_window and progress.asked:
            happened.private = entry.seat
        happened.closed = in_window and not progress.asked
        steps = happened.steps
        if len(steps) == 1 and unnoticed(progress.game, self.setup.players, steps[0]):
            happened.private = entry.seat
        elif self.clock:
            self.clock.decided(entry.seat, entry.time)
        self.timed_out.discard(entry.seat)

    def unseen(self, seat: Seat, text: str) -> bool:
        """Would this decision be one of several in a secret step, of which others learn nothing?"""
        progress = self.running
        step, *more = progress.checked(seat, text)
        return not more and unnoticed(progress.game, self.setup.players, step, bool(progress.asked))

    def _out(self, seat: Seat, reason: str) -> None:
        """A seat gives up. With one left the game is over; with more, a bot plays on for it."""
        self.chairs[seat].out = reason
        inside = [seat for seat, chair in enumerate(self.chairs) if not chair.out]
        if len(inside) == 1:
            self.ended = self._verdict(tuple(inside), reason)

    # Offers

    def offer_of(self, what: log.OfferKind, by: Seat, about: Seat) -> Offer:
        """An offer of somebody, who agrees to it with all of the own seats."""
        return Offer(what, by, about, {by, *self.seats_of(self.chairs[by].guest)})

    def asked_to_agree(self) -> list[Seat]:
        """The persons whose word the open offer still needs; nobody while somebody's is not to be had."""
        if not self.offer or hindrance(self.offer, self.chairs)[0]:
            return []
        return asked(self.offer, self.chairs)

    def _agreed(self, happened: Happened) -> None:
        """What the house let pass happens. Old logs have offers that the absent were not asked about: they
        stay what they were."""
        offer = self.offer
        if not offer or asked(offer, self.chairs):
            return
        self.offer = None
        if offer.what == "draw":
            self.ended = self._verdict((), "agreed_draw")
        elif offer.what == "end":
            self.ended = self._verdict((), "aborted")
        elif offer.what == "takeover":
            self.chairs[offer.about].bot = SUBSTITUTE
            happened.people = True
        else:
            events = self.running.last_of(offer.by)
            if events is not None:
                self.running.take_back(events)
                happened.rewritten = True
                if self.clock:
                    self.clock.run([], happened.entry.time)

    def _verdict(self, winners: tuple[Seat, ...], reason: str) -> Result:
        points = tuple(int(seat in winners) for seat in range(self.setup.players))
        return Result(winners, points, reason, "", {})


def unnoticed(game: AnyGame, players: int, step: Step, aside: bool = False) -> bool:
    """Is it one of several decisions of a seat in a secret step, of which others learn nothing? They learn nothing of
    what is kept `aside`."""
    if not still_secret(step.before, step.after) or step.who not in step.after.deciders():
        return False
    return aside or not any(
        game.hear(step, seat)
        or game.tell(step, seat)
        or game.view(step.before, seat) != game.view(step.after, seat)
        for seat in [WATCHER, *range(players)]
        if seat != step.who
    )


def public_name(table: str) -> str:
    """The table's name in records: a record must not let strangers in."""
    return sha256(f"sobremesa table {table}".encode()).hexdigest()[:32]


def replayed(name: str, entries: list[log.AnyEntry], games: Mapping[str, AnyGame]) -> Table:
    table = Table(name, games)
    for entry in entries:
        table.apply(entry)
    return table
