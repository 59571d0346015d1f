"""What must hold in every position of every game; `check(game)` is for any author.

The laws are asserted at every step of random games, so that no game tests them again:

- somebody decides, or it is over; chance decides alone; a decider has something legal; it ends
- the odds fit the outcomes; every draw is an event (`draws.py`)
- what is written is read back; a refusal cites a rule; no function of the game fails
- decisions owed together commute, and belong to one numbered step; looking and copying change nothing;
  luck comes from events alone (`copying.py`)
- a secret step can be reopened: what others have decided in it is taken back
- a record, replayed, is the game
- a guess gives the view it came from; a seat can tell what is legal for it; a guess gives back all that matters;
  a guess could have come about; what sounds alike looks alike; whom the table waits for is no secret
  (`guessing.py`)
- whatever is legal stands in the catalogue; what is legal comes in canonical order; a position is a value; views
  that differ have other bits; what the end is worth fits the utility; no game is longer than its longest; what
  cannot be read is no refusal (`learnable.py`)

The laws of guesses and of sounds guard the secrets at each event; what must stay hidden later is for
`worlds.py` and for the tests of "Who sees what".

A law that does not hold is told to the author by `broken.py`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final

from sobremesa.core import trial as limits
from sobremesa.core.broken import Misfit, Run, all_said, guarded, name_of, said
from sobremesa.core.copying import copy_and_repeat, play_a_copy_on
from sobremesa.core.draws import Draws
from sobremesa.core.guessing import WAITED_FOR, guess, sound
from sobremesa.core.happening import Event
from sobremesa.core.learnable import Needs
from sobremesa.core.match import Match
from sobremesa.core.possible import Possible
from sobremesa.core.protocol import AnyGame, Refusal
from sobremesa.core.record import read_record, record_of, replay
from sobremesa.core.state import CHANCE, Action, State
from sobremesa.core.trial import (
    ENDS,
    SOMETHING,
    Report,
    Trial,
    agreements,
    odds,
    random_action,
    random_event,
    snapshot,
)

DECIDES: Final = "somebody decides, or it is over"
READ: Final = "what is written is read back"
COMMUTE: Final = "decisions owed together commute"
USUAL_CARE: Final = 0.25
FIRST: Final = 3  # positions of a game at which copies are always looked at
MOST_WORK: Final = 15_000  # events tried in a check to find all possible worlds

__all__ = ["Report", "agreements", "check", "random_action", "snapshot"]


@dataclass
class Setting:
    """What the games of one number of players and one agreement have shown so far."""

    players: int
    options: Mapping[str, object]
    draws: Draws = field(default_factory=Draws)
    games: int = 0


@dataclass
class Known:
    """What a whole check needs to see only once."""

    read: set[Action] = field(default_factory=set)  # actions whose texts have been read back
    work: int = 0


def check(
    game: AnyGame,
    *,
    games: int = 3,
    seed: str = "laws",
    players: int | None = None,
    options: Mapping[str, object] | None = None,
    exempt: Collection[str] = (),
    care: float = USUAL_CARE,
    report: Report | None = None,
) -> Report:
    """Play random games and assert all laws; Broken names the law and the record that breaks it.

    Without `players` and `options` every number of players and every combination of option values is
    tried. `care` is the share of positions at which the costly laws are tested; `exempt` names laws
    that an option suspends. A `report` that is given can be read while the games go on.
    """
    report, known = Report() if report is None else report, Known()
    asked: dict[str, object] = {"care": care} if care != USUAL_CARE else {}
    asked |= {"exempt": tuple(exempt)} if exempt else {}
    for count in game.seats if players is None else [players]:
        for agreed in settings(game, count, options, seed):
            setting = Setting(count, agreed)
            for number in range(games):
                own = seed_of(seed, number)
                run = Run(game, count, agreed, own, "check", {"games": 1, **asked})
                all_so_far = replace(run, seed=seed, asked={"games": number + 1, **asked})
                with guarded(None, run):
                    match = Match(game, count, agreed)
                rng = Random(f"{own} {count} {dict(agreed)}")
                trial = Trial(match, rng, exempt, report, run, all_so_far)
                with guarded(match, run):
                    one_game(trial, care, setting, known)
    return report


def seed_of(seed: str, number: int) -> str:
    """The seed of one game of many; whoever asks for it has that game first."""
    return f"{seed}.{number}" if number else seed


def settings(
    game: AnyGame, players: int, options: Mapping[str, object] | None, seed: str
) -> list[Mapping[str, object]]:
    """What is tried, with every option told; Broken if nothing can be played."""
    run = Run(game, players, {}, seed, "check", {"games": 1})
    with guarded(None, run):
        if options is not None:
            return [game.settle(options)]
        if found := agreements(game, players):
            return [game.settle(each) for each in found]
        game.start(players, {})  # says why not
    raise AssertionError("the usual options are an agreement")


def one_game(trial: Trial, care: float, setting: Setting, known: Known) -> None:
    match = trial.match
    needs = Needs(match, Random(f"needs {trial.run.seed}"), trial.demand)
    if not setting.games:
        needs.read_through()
    setting.games += 1
    possible = all_worlds(trial, known)
    setting.draws.begin()
    in_a_row = 0
    while match.deciders():
        with_care = trial.rng.random() < care
        if with_care or len(match.events) < FIRST:
            play_a_copy_on(trial)
        look(trial, known)
        needs.look()
        refuse(trial)
        if possible:
            possible.follow()
        if with_care:
            copy_and_repeat(trial)
            read_lines(trial)
            commute(trial)
            guess(trial, possible)
            sound(trial)
            needs.compare()
            needs.tell_apart()
            needs.mangle()
            if trial.opening and match.state.together() > 0:
                trial.openings.append(match.state.copy())
            if trial.rng.randrange(1 + len(match.events)) < 2:  # it takes as long as it is long
                same_game(trial)
        event = random_event(match.state, match.deciders(), trial.rng)
        in_a_row = in_a_row + 1 if event.who == CHANCE else 0
        end(trial, needs.longest, in_a_row)
        trial.tried.append(event)
        setting.draws.note(trial.game, match.act(*event), trial.of_all)
        trial.report.events += 1
    trial.demand(
        match.state.result() is not None, DECIDES, "nobody decides, and there is no result"
    )
    refuse(trial)
    guess(trial, possible)
    same_game(trial)
    needs.finish()
    setting.draws.finish(trial.of_all)
    for opening in trial.openings:
        take_back(trial, opening)
    if possible:  # where nothing could be found, little more is tried
        known.work += possible.work * (1 if possible.views else 3)
    trial.report.games += 1


def all_worlds(trial: Trial, known: Known) -> Possible | None:
    """For one seat of a game, while the work lasts."""
    seat = trial.rng.choice(trial.seats())
    if known.work > MOST_WORK or WAITED_FOR in trial.exempt:
        return None
    return Possible(trial.match, seat)


def end(trial: Trial, longest: int | None, in_a_row: int) -> None:
    """It ends, and is no longer than its longest."""
    events = len(trial.match.events)
    if longest is not None:
        seen = f"{events:,} events, and `longest` says {longest:,}"
        trial.demand(events < longest, "no game is longer than its longest", seen)
    else:
        seen = f"{events:,} events, and no end: a game that may be longer says so by `longest`"
        trial.demand(events < limits.MOST_EVENTS, ENDS, seen)
    seen = f"chance has acted {in_a_row:,} times in a row"
    trial.demand(in_a_row <= limits.MOST_DRAWS, ENDS, seen)


# The laws of the flow


def look(trial: Trial, known: Known) -> None:
    """Somebody decides, or it is over; chance decides alone; deciders have something legal; the odds fit; what is
    written is read back."""
    state, deciders = trial.state, trial.match.deciders()
    are_seats = all(who == CHANCE or who in trial.seats() for who in deciders)
    distinct = len(set(deciders)) == len(deciders)
    trial.demand(are_seats and distinct, DECIDES, f"`deciders` gives {deciders}")
    seen = f"there is a result, and `deciders` gives {deciders}"
    trial.demand(state.result() is None, DECIDES, seen)
    alone = CHANCE not in deciders or deciders == [CHANCE]
    trial.demand(alone, "chance decides alone", f"`deciders` gives {deciders}")
    for who in deciders:
        actions = [int(action) for action in state.legal(who)]
        trial.demand(bool(actions), SOMETHING, f"{name_of(who)} has nothing")
        if len(set(actions)) < len(actions):
            twice = next(action for action in actions if actions.count(action) > 1)
            trial.demand(False, SOMETHING, f"`{said(trial.game, (who, twice))}` is legal twice")
        for action in actions:
            if action not in known.read:
                read_back(trial, action)
                known.read.add(action)
    if deciders == [CHANCE]:
        odds(state, len(actions))
    number_of_step(trial, len(deciders) > 1)


def number_of_step(trial: Trial, several: bool) -> None:
    """Decisions owed together belong to one numbered step, or the record could not sort and hide them."""
    step = int(trial.state.together())
    trial.demand(step != 0 or not several, COMMUTE, "several decide, but in no simultaneous step")
    trial.opening = step != 0 and step != trial.steps[-1]
    if step != trial.steps[-1]:
        used = step != 0 and step in trial.steps
        trial.demand(not used, COMMUTE, f"two simultaneous steps have the number {step}")
        trial.steps.append(step)


def read_back(trial: Trial, action: Action) -> None:
    text = trial.game.write(action)
    try:
        again = trial.game.read(text)
    except ValueError as error:
        trial.demand(False, READ, f"{text!r} is legal, and `read` cannot read it: {error}")
        return
    seen = f"{text!r} is action {action}, and `read` takes it for {again}"
    trial.demand(again == action, READ, seen)


def read_lines(trial: Trial) -> None:
    """What a seat may decide is also a line that can be read here."""
    game, state = trial.game, trial.state
    for who in trial.match.deciders():
        for action in trial.some(state.legal(who)) if who != CHANCE else []:
            text = game.write(action)
            try:
                again = [int(each) for each in game.read_line(state, who, text)]
            except ValueError as error:
                trial.demand(
                    False, READ, f"{text!r} is legal, and `read_line` cannot read it: {error}"
                )
                continue
            seen = f"{text!r} is action {action}, and `read_line` takes it for {again}"
            trial.demand(again == [action], READ, seen)


def refuse(trial: Trial) -> None:
    """A refusal cites a rule: events that were legal once, tried again by anybody."""
    state, deciders = trial.state, trial.match.deciders()
    pattern = rf"{trial.game.prefix}-[A-Z]?\d+"
    for whose, action in trial.rng.sample(trial.tried, min(3, len(trial.tried))):
        who = trial.rng.choice([whose, CHANCE, *trial.seats()])
        if who in deciders and action in state.legal(who):
            continue
        rule = state.forbids(who, action)
        fit = isinstance(rule, str) and re.fullmatch(pattern, rule) is not None
        if not fit:
            text = f"`{said(trial.game, (who, action))}` is refused by {rule!r}"
            wanted = f"and a rule of this game is written as {trial.game.prefix}-1"
            trial.demand(False, "a refusal cites a rule", f"{text}, {wanted}")
        trial.report.refusals += 1


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
    game, players = trial.game, trial.match.players
    seen = f"{all_said(game, events)}, and in the other order"
    trial.alike(snapshot(game, there, players), snapshot(game, back, players), COMMUTE, seen)


def take_back(trial: Trial, opening: State) -> None:
    """A secret step can be reopened: what others have decided in it is taken back."""
    state, events = opening.copy(), list[Event]()
    while state.together() == opening.together():
        if events:
            reopen(trial, opening, events, state)
        if len(events) == limits.MOST_DRAWS:
            seen = f"the simultaneous step {state.together()} has {len(events):,} decisions"
            raise Misfit(ENDS, f"{seen}, and does not close")
        events.append(random_event(state, list(state.deciders()), trial.rng))
        state.apply(*events[-1])


def reopen(trial: Trial, opening: State, events: list[Event], state: State) -> None:
    """Reopened for a seat, a step knows that seat's decisions alone; and the same ones again give it back."""
    game, seat, players = trial.game, trial.rng.choice(trial.seats()), trial.match.players
    again, expected = state.copy(), opening.copy()
    again.reopen(seat)
    for event in events:
        if event.who == seat:
            expected.apply(*event)
    law = "a secret step can be reopened"
    seen = f"for {name_of(seat)} after {all_said(game, events)}"
    trial.alike(snapshot(game, again, players), snapshot(game, expected, players), law, seen)
    for event in events:
        if event.who != seat:
            again.apply(*event)
    seen = f"{seen}, and these again"
    trial.alike(snapshot(game, again, players), snapshot(game, state, players), law, seen)


def same_game(trial: Trial) -> None:
    """A record, replayed, is the game; a deal that is half done and what is still secret have no lines."""
    if trial.match.deciders() == [CHANCE]:
        return
    game, match, law = trial.game, trial.match, "a record, replayed, is the game"
    text = record_of(match).write()
    try:
        again = replay(read_record(text), {game.slug: game})
    except (ValueError, Refusal) as error:
        trial.demand(False, law, str(error))
        return
    if match.state.together() <= 0:
        first = snapshot(game, match.state, match.players)
        second = snapshot(game, again.state, match.players)
        trial.alike(first, second, law, "the last position is another")
    lines = text.splitlines()
    seen = "the record of the replay is another"
    trial.alike(lines, record_of(again).write().splitlines(), law, seen, "record")
