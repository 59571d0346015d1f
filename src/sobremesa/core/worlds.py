"""Non-interference: what a seat is sent depends on nothing that it may not know. For any game.

Take a position of a random game and a seat, sample another world that the seat cannot tell from the true
one, and let both go on side by side; or let two worlds go on from the beginning of a game. All channels
are compared byte by byte: view, heard lines, notes, legal list, the words for all of these, refusals, the
seat's record, whom the table waits for. Others decide, and chance draws, differently in the two worlds where the seat must not
notice, and alike elsewhere.

The worlds part company when the rules open what differs between them: a reveal is heard, and seen or kept in
the record (two equal armies that changed places leave no other trace). A difference that shows in one channel
and not in the others is a leak.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from sobremesa.core import trial as limits
from sobremesa.core.broken import (
    Leak,
    Misfit,
    Run,
    differences,
    fields_differing,
    guarded,
    labelled,
    said,
)
from sobremesa.core.happening import Event, Happening, happen, happenings
from sobremesa.core.laws import seed_of, settings
from sobremesa.core.match import Match, lines_of
from sobremesa.core.protocol import AnyGame, legal_texts
from sobremesa.core.state import CHANCE, JUDGE, WATCHER, Action, Seat
from sobremesa.core.trial import ENDS, random_action

LONGEST = 200  # events that two worlds go on together, at most
GAMES = 5  # from which pairs are taken, at least


@dataclass
class WorldsReport:
    """How much was compared, so that a test of nothing is seen."""

    pairs: int = 0
    different: int = 0  # pairs whose hidden state differed from the start
    events: int = 0  # that both worlds went on together
    reveals: int = 0  # ends at which the rules opened a difference

    @property
    def mean_length(self) -> float:
        return self.events / max(self.pairs, 1)


@dataclass
class Pair:
    """Two worlds that one seat cannot tell apart."""

    game: AnyGame
    seat: Seat
    true: Any
    other: Any
    match: Match  # for the error's record
    run: Run
    exempt: Collection[str]
    pool: list[Action]  # actions to be refused
    recorded: bool  # does a line of the record begin here? Inside a simultaneous step none does
    log: list[tuple[Event, Event]] = field(default_factory=list)  # what happened in the two worlds
    different: bool = False  # was something hidden different from the start?

    def __post_init__(self) -> None:
        self.began = self.true, self.other

    @classmethod
    def at(
        cls, match: Match, run: Run, seat: Seat, other: Any, exempt: Collection[str], recorded: bool
    ) -> Pair:
        """The present position of a game, and another world."""
        pool = [event.action for event in match.events[-60:]]
        return cls(match.game, seat, match.state, other, match, run, exempt, pool, recorded)

    def go_together(self, rng: Random, horizon: int, report: WorldsReport) -> None:
        """Let both worlds go on side by side, and compare."""
        views = [
            [self.game.view(world, eye) for world in (self.true, self.other)]
            for eye in (JUDGE, self.seat)
        ]
        report.pairs += 1
        self.different = views[0][0] != views[0][1]
        report.different += self.different
        self.compare("view", *views[1])
        for _ in range(horizon):
            self.compare_positions(rng)
            if not self.go_on(rng):
                report.reveals += bool(self.true.deciders())
                return
            report.events += 1

    def compare(self, channel: str, one: object, other: object) -> None:
        if one != other and channel not in self.exempt:
            found = differences(one, other, channel)
            raise Leak(channel, self.seat, found, self.match, self.run, self.story())

    def story(self) -> list[str]:
        """What was different when the two worlds began, and what has happened in them since the record ends."""
        began = fields_differing(*self.began) or ["no field of the position"]
        since = [
            f"`{said(self.game, one)}` / "
            + (f"`{said(self.game, two)}`" if one != two else "the same")
            for one, two in self.log
        ]
        return [*labelled("began", began), *labelled("then", since)]

    def compare_positions(self, rng: Random) -> None:
        """What else the seat is sent when it looks: deciders, result, legal list, refusals, its record."""
        game, seat, true, other = self.game, self.seat, self.true, self.other
        self.compare("deciders", list(true.deciders()), list(other.deciders()))
        self.compare("result", true.result(), other.result())
        legal = [legal_texts(game, world, seat) for world in (true, other)]
        self.compare("legal", *legal)
        for text in legal[0]:
            said = [game.describe(world, seat, text, seat) for world in (true, other)]
            self.compare("words", *said)
        asked = seat in true.deciders()
        for action in rng.sample(self.pool, min(3, len(self.pool))):
            if not (asked and action in true.legal(seat)):
                refusals = [world.forbids(seat, action) for world in (true, other)]
                self.compare("refusal", *refusals)
        if self.recorded and rng.randrange(1 + len(self.log)) < 4:  # it takes as long as it is long
            self.compare("record", *self.records())

    def records(self) -> list[list[str]]:
        """The seat's record in both worlds, from where they began."""
        found, now = [], (self.true, self.other)
        for world, start in enumerate(self.began):
            happened = happenings(start, [pair[world] for pair in self.log])
            found.append(lines_of(self.game, happened, now[world], self.seat))
        return found

    def go_on(self, rng: Random) -> bool:
        """One event in both worlds; False when they end or the rules open a difference."""
        others = list(self.other.deciders())  # not the same ones only where that channel is exempt
        deciders = [who for who in self.true.deciders() if who in others]
        if not deciders:
            return False
        who = rng.choice(deciders)
        one = random_action(self.true, who, rng)
        if self.may_differ(who) and rng.random() < 0.7:
            pair = self.both(who, one, random_action(self.other, who, rng))
            views = self.views_after(pair)
            if views[0] == views[1] or self.sounds_alike(pair):
                return self.happens(pair, views)
        if one not in self.other.legal(who):
            common = [action for action in self.true.legal(who) if action in self.other.legal(who)]
            if not common:
                return False
            one = rng.choice(common)
        pair = self.both(who, one, one)
        return self.happens(pair, self.views_after(pair))

    def may_differ(self, who: Seat) -> bool:
        """Others' secret decisions and hidden draws need not be the same in both worlds."""
        return who == CHANCE or who != self.seat

    def both(self, who: Seat, one: Action, two: Action) -> list[Happening[Any]]:
        """What would happen in the two worlds."""
        return [happen(self.true, who, one), happen(self.other, who, two)]

    def views_after(self, pair: Sequence[Happening[Any]]) -> list[Any]:
        """What the seat would see in the two worlds then."""
        return [self.game.view(happening.after, self.seat) for happening in pair]

    def sounds_alike(self, pair: Sequence[Happening[Any]]) -> bool:
        """Would the seat hear the same of two decisions? (Of a deal nothing is heard before its end.)"""
        heard = [self.game.hear(happening, self.seat) for happening in pair]
        return pair[0].who != CHANCE and heard[0] == heard[1]

    def opened(self, public: Sequence[list[str]]) -> bool:
        """Do the rules open what was just heard, though it leaves no trace on the table?

        Then it stands in the seat's record, too. There is no record of it where the pair began inside a step, or
        where it began with something different that was decided before; there, what is open is what spectators
        hear as well.
        """
        one, other = self.records() if self.recorded else public
        return one != other or (self.different and public[0] != public[1])

    def happens(self, pair: Sequence[Happening[Any]], views: Sequence[Any]) -> bool:
        """Let it happen. Are the worlds still alike for the seat? What it sees and hears must agree."""
        self.log.append((pair[0].event, pair[1].event))
        self.true, self.other = pair[0].after, pair[1].after
        one, other = (self.game.perceive(each, self.seat) for each in pair)
        if (one == other) == (views[0] == views[1]):
            return one == other
        if one != other and self.opened([self.game.hear(each, WATCHER) for each in pair]):
            return False
        self.compare("heard", one.lines, other.lines)
        self.compare("notes", one.notes, other.notes)
        self.compare("words", one.said, other.said)
        self.compare("view", *views)
        return False


def check_worlds(
    game: AnyGame,
    *,
    pairs: int = 200,
    seed: str = "worlds",
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    exempt: Collection[str] = (),
    worlds: int = 1,
    horizon: int = LONGEST,
    report: WorldsReport | None = None,
) -> WorldsReport:
    """Compare pairs of worlds at random positions of random games; Leak names the channel.

    At each position the belief of one seat is built and gives so many `worlds`; a pair goes on for at
    most `horizon` events. A `report` that is given can be read while the worlds go on.
    """
    report, number = WorldsReport() if report is None else report, 0
    asked: dict[str, object] = {"pairs": pairs}
    usual = {"exempt": ((), tuple(exempt)), "worlds": (1, worlds), "horizon": (LONGEST, horizon)}
    asked |= {name: value for name, (normal, value) in usual.items() if value != normal}
    while report.pairs < pairs:
        own = seed_of(seed, number)
        choose = Random(f"{own} {game.slug}")
        count = players if players is not None else choose.choice(game.seats)
        agreed = choose.choice(settings(game, count, options, own))
        run = Run(game, count, agreed, own, "check_worlds", asked)
        with guarded(None, run):
            match = Match(game, count, agreed)
        rng = Random(f"{own} {game.slug} {count} {dict(agreed)}")
        enough = min(pairs, report.pairs + max(pairs // GAMES, 1))
        with guarded(match, run):
            for recorded in stops(match, rng):
                seat = rng.randrange(count)
                believed = guesses(match, seat, rng)
                wanted = worlds if match.events else 1  # before the first event there is but one
                for _ in range(min(wanted, enough - report.pairs)):
                    pair = Pair.at(match, run, seat, believed(), exempt, recorded)
                    pair.go_together(rng, horizon, report)
                if report.pairs == enough:
                    break
        number += 1
    return report


def stops(match: Match, rng: Random) -> Iterator[bool]:
    """Play a random game; halt at its beginning and, early or late, at positions in which somebody decides.

    Does a line of the record begin there?
    """
    yield True
    gap, late, step = rng.choice([1, 2, 3, 5, 9, 17]), rng.choice([1, 1, 30, 300]), 0
    while deciders := match.deciders():
        who = rng.choice(deciders)
        if len(match.events) >= late and who != CHANCE and rng.randrange(gap) == 0:
            yield not step or step != match.state.together()
        step = match.state.together()
        if (
            len(match.events) == limits.MOST_EVENTS
            and match.game.longest(match.players, match.options) is None
        ):
            raise Misfit(ENDS, f"{len(match.events):,} events, and no end")
        match.act(who, random_action(match.state, who, rng))


def guesses(match: Match, seat: Seat, rng: Random) -> Callable[[], Any]:
    """A source of worlds that a seat cannot tell from the true one."""
    if not match.events:
        return lambda: match.state.copy()
    belief = match.game.belief(match.view(seat), match.heard(seat))
    return lambda: belief.sample(rng)
