"""What must hold in every position of every game; `check(game)` is for any author.

The laws are asserted at every step of random games, so that no game tests them again:

- somebody decides, or it is over; chance decides alone; a decider has something legal; it ends
- what is written is read back; a refusal cites a rule
- decisions owed together commute, and belong to one numbered step; looking and copying change nothing;
  luck comes from events alone
- a secret step can be reopened: what others have decided in it is taken back
- a record, replayed, is the game
- a guess gives the view it came from; a seat can tell what is legal for it
- what sounds alike looks alike; whom the table waits for is no secret
- whatever is legal stands in the catalogue; a position is a value; what the end is worth fits the utility;
  no game is longer than its longest; what cannot be read is no refusal (`learnable.py`)

The laws of guesses and of sounds guard the secrets at each event; what must stay hidden later is for
`worlds.py` and for the tests of "Who sees what".
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from itertools import product
from random import Random
from typing import Any

from sobremesa.core.happening import Event, Happening, happen
from sobremesa.core.learnable import Needs
from sobremesa.core.match import Match
from sobremesa.core.option import Option, Value
from sobremesa.core.protocol import AnyGame, Refusal, legal_texts, speaker
from sobremesa.core.record import read_record, record_of, replay
from sobremesa.core.state import CHANCE, JUDGE, WATCHER, Action, Seat, State

MOST_EVENTS = 1_000_000  # a game that is longer does not end
SAMPLE = 12  # how many actions of a long list are tried at one step


class Broken(AssertionError):
    """A law does not hold: which one, what was seen, and the record that leads there."""

    def __init__(self, law: str, seen: str, match: Match) -> None:
        lines = "\n".join(match.lines())
        setting = f"{match.game.slug}, {match.players} players, {dict(match.options)}"
        super().__init__(f"{law}: {seen}\n{setting}, after\n{lines}")
        self.law = law


@dataclass
class Report:
    """What was looked at, so that a check that looked at nothing is seen."""

    games: int = 0
    events: int = 0
    guesses: int = 0
    refusals: int = 0


@dataclass
class Trial:
    """One random game under examination."""

    match: Match
    rng: Random
    exempt: Collection[str]
    report: Report
    tried: list[tuple[Seat, Action]] = field(default_factory=list)  # events of earlier positions
    steps: list[int] = field(default_factory=lambda: [0])  # `together` so far, each change of it
    opening: bool = False  # does a simultaneous step begin in this position?
    openings: list[State] = field(default_factory=list)  # positions in which one began

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def state(self) -> Any:
        return self.match.state

    def demand(self, holds: bool, law: str, seen: str) -> None:
        if not holds and law not in self.exempt:
            raise Broken(law, seen, self.match)

    def seats(self) -> range:
        return range(self.match.players)

    def some(self, actions: Collection[Action]) -> list[Action]:
        """All of them, or a random few."""
        known = list(actions)
        return known if len(known) <= SAMPLE else self.rng.sample(known, SAMPLE)


def check(
    game: AnyGame,
    *,
    games: int = 3,
    seed: str = "laws",
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    exempt: Collection[str] = (),
    care: float = 0.25,
) -> Report:
    """Play random games and assert all laws; Broken names the law and the record that breaks it.

    Without `players` and `options` every number of players and every combination of option values is
    tried. `care` is the share of positions at which the costly laws are tested; `exempt` names laws
    that an option suspends.
    """
    report = Report()
    for count in game.seats if players is None else [players]:
        for setting in agreements(game, count) if options is None else [options]:
            for number in range(games):
                rng = Random(f"{seed} {count} {setting} {number}")
                one_game(Trial(Match(game, count, setting), rng, exempt, report), care)
    return report


def agreements(game: AnyGame, players: int) -> list[Mapping[str, object]]:
    """Every combination of option values that so many players may agree on; of a number its default
    and its lowest."""
    choices = [[(option.name, value) for value in values_of(option)] for option in game.options]
    combined = [dict(values) for values in product(*choices)]
    return [setting for setting in combined if accepts(game, players, setting)]


def accepts(game: AnyGame, players: int, setting: Mapping[str, object]) -> bool:
    try:
        game.start(players, setting)
    except ValueError:
        return False
    return True


def values_of(option: Option) -> list[Value]:
    if option.kind == "choice":
        return list(option.values)
    if option.kind == "flag":
        return [False, True]
    if option.kind == "number":
        return list(dict.fromkeys([option.default, option.low]))
    return [option.default]


def one_game(trial: Trial, care: float) -> None:
    match = trial.match
    needs = Needs(match, Random(f"needs {trial.report.events}"), trial.demand)
    while match.deciders():
        with_care = trial.rng.random() < care
        look(trial)
        needs.look()
        refuse(trial)
        if with_care:
            copy_and_repeat(trial)
            commute(trial)
            guess(trial)
            sound(trial)
            needs.compare()
            needs.mangle()
            if trial.opening and match.state.together() > 0:
                trial.openings.append(match.state.copy())
            if trial.rng.randrange(1 + len(match.events)) < 2:  # it takes as long as it is long
                same_game(trial)
        trial.demand(len(match.events) < MOST_EVENTS, "it ends", f"{MOST_EVENTS} events")
        event = random_event(trial)
        trial.tried.append(event)
        match.act(*event)
        trial.report.events += 1
    trial.demand(match.state.result() is not None, "somebody decides, or it is over", "no result")
    refuse(trial)
    guess(trial)
    same_game(trial)
    needs.finish()
    for opening in trial.openings:
        take_back(trial, opening)
    trial.report.games += 1


def random_event(trial: Trial) -> Event:
    who = trial.rng.choice(trial.match.deciders())
    return Event(who, random_action(trial.state, who, trial.rng))


def random_action(state: State, who: Seat, rng: Random) -> Action:
    weights = [int(weight) for weight in state.weights()] if who == CHANCE else []
    return rng.choices(list(state.legal(who)), weights or None)[0]


def snapshot(game: AnyGame, state: Any, players: int) -> list[object]:
    """All that can be seen of a position, by everybody and from every side."""
    deciders = list(state.deciders())
    return [
        deciders,
        [list(state.legal(who)) for who in deciders],
        list(state.weights()) if CHANCE in deciders else [],
        state.together(),
        state.result(),
        [game.view(state, seat) for seat in (*range(players), WATCHER, JUDGE)],
    ]


# The laws of the flow


def look(trial: Trial) -> None:
    """Somebody decides, or it is over; chance decides alone; deciders have something legal; what is
    written is read back."""
    state, deciders = trial.state, trial.match.deciders()
    known = all(who == CHANCE or who in trial.seats() for who in deciders)
    distinct = len(set(deciders)) == len(deciders)
    trial.demand(known and distinct, "somebody decides, or it is over", f"deciders {deciders}")
    trial.demand(state.result() is None, "somebody decides, or it is over", f"a result, {deciders}")
    alone = CHANCE not in deciders or deciders == [CHANCE]
    trial.demand(alone, "chance decides alone", f"deciders {deciders}")
    for who in deciders:
        actions = list(state.legal(who))
        law = "a decider has something legal"
        trial.demand(bool(actions), law, f"seat {who} has nothing")
        trial.demand(len(set(actions)) == len(actions), law, f"seat {who} has one twice")
        for action in trial.some(actions):
            read_back(trial, action)
    number_of_step(trial, len(deciders) > 1)
    if deciders == [CHANCE] and (weights := list(state.weights())):
        fit = len(weights) == len(state.legal(CHANCE)) and min(weights) > 0
        trial.demand(fit, "a decider has something legal", f"weights {weights}")


def number_of_step(trial: Trial, several: bool) -> None:
    """Decisions owed together belong to one numbered step, or the record would not sort and hide them."""
    step, law = int(trial.state.together()), "decisions owed together commute"
    trial.demand(step != 0 or not several, law, "several decide, but in no simultaneous step")
    trial.opening = step != 0 and step != trial.steps[-1]
    if step != trial.steps[-1]:
        used = step != 0 and step in trial.steps
        trial.demand(not used, law, f"two simultaneous steps have the number {step}")
        trial.steps.append(step)


def read_back(trial: Trial, action: Action) -> None:
    text = trial.game.write(action)
    law = "what is written is read back"
    try:
        again = trial.game.read(text)
    except ValueError as error:
        raise Broken(law, f"{action} is {text!r}, which is {error}", trial.match) from None
    trial.demand(again == action, law, f"{action} is {text!r}, which is {again}")


def refuse(trial: Trial) -> None:
    """A refusal cites a rule: events that were legal once, tried again by anybody."""
    state, deciders = trial.state, trial.match.deciders()
    pattern = rf"{trial.game.prefix}-[A-Z]?\d+"
    for whose, action in trial.rng.sample(trial.tried, min(3, len(trial.tried))):
        who = trial.rng.choice([whose, CHANCE, *trial.seats()])
        if who in deciders and action in state.legal(who):
            continue
        rule = state.forbids(who, action)
        text = speaker(who) + trial.game.write(action)
        fit = isinstance(rule, str) and re.fullmatch(pattern, rule) is not None
        trial.demand(fit, "a refusal cites a rule", f"{text} is refused by {rule!r}")
        trial.report.refusals += 1


def copy_and_repeat(trial: Trial) -> None:
    """Looking and copying change nothing; luck comes from events alone."""
    game, state, players = trial.game, trial.state, trial.match.players
    before = snapshot(game, state, players)
    event = random_event(trial)
    first, second = state.copy(), state.copy()
    law = "looking and copying change nothing"
    trial.demand(snapshot(game, first, players) == before, law, "a copy looks different")
    happening = happen(first, *event)
    for looked_at in (first, state):
        unchanged = snapshot(game, looked_at, players) == before
        trial.demand(unchanged, law, f"{event} happened to a copy")
    after = snapshot(game, happening.after, players)
    for seat in (*trial.seats(), WATCHER, JUDGE):
        game.heard(happening, seat)
        game.lines([happening], happening.after, seat)
    trial.demand(snapshot(game, first, players) == before, law, f"{event} was only looked at")
    unchanged = snapshot(game, happening.after, players) == after
    trial.demand(unchanged, law, f"{event} was only listened to")
    second.apply(*event)
    alike = snapshot(game, second, players) == after
    trial.demand(alike, "luck comes from events alone", f"{event} twice has two outcomes")


def commute(trial: Trial) -> None:
    """Decisions owed together commute."""
    state, deciders = trial.state, trial.match.deciders()
    if len(deciders) < 2:
        return
    one, two = trial.rng.sample(deciders, 2)
    events = [Event(who, random_action(state, who, trial.rng)) for who in (one, two)]
    there, back = state.copy(), state.copy()
    for event in events:
        there.apply(*event)
    for event in reversed(events):
        back.apply(*event)
    players = trial.match.players
    alike = snapshot(trial.game, there, players) == snapshot(trial.game, back, players)
    trial.demand(alike, "decisions owed together commute", f"{events} in two orders")


def take_back(trial: Trial, opening: State) -> None:
    """A secret step can be reopened: what others have decided in it is taken back."""
    state, events = opening.copy(), list[Event]()
    while True:
        who = trial.rng.choice(list(state.deciders()))
        events.append(Event(who, random_action(state, who, trial.rng)))
        state.apply(*events[-1])
        if state.together() != opening.together():
            return
        reopen(trial, opening, events, state)


def reopen(trial: Trial, opening: State, events: list[Event], state: State) -> None:
    """Reopened for a seat, a step knows that seat's decisions alone; and the same ones again give it back."""
    seat, players = trial.rng.choice(trial.seats()), trial.match.players
    again, expected = state.copy(), opening.copy()
    again.reopen(seat)
    for event in events:
        if event.who == seat:
            expected.apply(*event)
    law, seen = "a secret step can be reopened", f"for seat {seat} after {events}"
    alike = snapshot(trial.game, again, players) == snapshot(trial.game, expected, players)
    trial.demand(alike, law, seen)
    for event in events:
        if event.who != seat:
            again.apply(*event)
    alike = snapshot(trial.game, again, players) == snapshot(trial.game, state, players)
    trial.demand(alike, law, f"{seen}, and these again")


# The laws of the secrets


def guess(trial: Trial) -> None:
    """A guess gives the view it came from; a seat can tell what is legal for it; whom the table waits
    for is no secret."""
    game, state, deciders = trial.game, trial.state, trial.match.deciders()
    if deciders == [CHANCE]:
        return  # nobody has to decide, and a deal may be half done
    for seat in trial.seats():
        seen = game.view(state, seat)
        world = game.belief(seen, trial.match.heard(seat)).sample(trial.rng)
        again = game.view(world, seat)
        trial.demand(again == seen, "a guess gives the view it came from", f"{seen}\n{again}")
        legal, theirs = legal_texts(game, state, seat), legal_texts(game, world, seat)
        law = "a seat can tell what is legal for it"
        trial.demand(legal == theirs, law, f"seat {seat}: {legal}, {theirs}")
        law = "whom the table waits for is no secret"
        others = list(world.deciders())
        trial.demand(others == deciders, law, f"seat {seat}: {deciders}, {others}")
        trial.report.guesses += 1


def sound(trial: Trial) -> None:
    """What sounds alike looks alike: two outcomes that a seat hears with the same lines leave it the same
    view and notes, and whom the table waits for is the same."""
    who = trial.rng.choice(trial.match.deciders())
    one, other = branch(trial, who), branch(trial, who)
    for seat in (*trial.seats(), WATCHER):
        lines, notes = [], []
        for outcome in (one, other):
            heard = [trial.game.heard(happening, seat) for happening in outcome]
            lines.append([line for each in heard for line in each.lines])
            notes.append([note for each in heard for note in each.notes])
        if seat == who or lines[0] != lines[1]:
            continue
        views = [trial.game.view(outcome[-1].after, seat) for outcome in (one, other)]
        events = [[happening.event for happening in outcome] for outcome in (one, other)]
        seen = f"seat {seat} after {events[0]} or {events[1]}"
        law = "what sounds alike looks alike"
        trial.demand(views[0] == views[1], law, f"{seen} has the views\n{views[0]}\n{views[1]}")
        trial.demand(notes[0] == notes[1], law, f"{seen} is told {notes[0]}, {notes[1]}")
        law = "whom the table waits for is no secret"
        deciders = [list(outcome[-1].after.deciders()) for outcome in (one, other)]
        trial.demand(deciders[0] == deciders[1], law, f"{seen}: {deciders}")


def branch(trial: Trial, who: Seat) -> list[Happening[Any]]:
    """One random decision; or all of a deal, of which two branches share a beginning of any length."""
    state, found = trial.state, list[Happening[Any]]()
    common = Random(str(trial.state.legal(who)))
    shared = trial.rng.choice([0, 0, 1, 2, 4, 8, 16, 32]) if who == CHANCE else 0
    while who in state.deciders() and len(found) < MOST_EVENTS:
        rng = common if len(found) < shared else trial.rng
        found.append(happen(state, who, random_action(state, who, rng)))
        state = found[-1].after
        if who != CHANCE:
            break
    return found


def same_game(trial: Trial) -> None:
    """A record, replayed, is the game; a deal that is half done and what is still secret have no lines."""
    if trial.match.deciders() == [CHANCE]:
        return
    match, law = trial.match, "a record, replayed, is the game"
    text = record_of(match).write()
    try:
        again = replay(read_record(text), {trial.game.slug: trial.game})
    except (ValueError, Refusal) as error:
        raise Broken(law, str(error), match) from None
    first = snapshot(trial.game, match.state, match.players)
    second = snapshot(trial.game, again.state, match.players)
    trial.demand(first == second or match.state.together() > 0, law, "the last position is another")
    trial.demand(record_of(again).write() == text, law, "the record of the replay is another")
