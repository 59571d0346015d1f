"""One random game under examination, and what all laws use: random events, settings, everything that can be seen."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from itertools import product
from random import Random
from typing import Any, Final

from sobremesa.core.broken import Broken, Misfit, Named, Run, differences, name_of, short
from sobremesa.core.happening import Event
from sobremesa.core.match import Match
from sobremesa.core.option import Option, Value
from sobremesa.core.protocol import AnyGame
from sobremesa.core.state import CHANCE, JUDGE, WATCHER, Action, Seat, State

SOMETHING: Final = "a decider has something legal"
ODDS: Final = "the odds fit the outcomes"
ENDS: Final = "it ends"
MOST_EVENTS = 20_000  # a game that is longer says so by `longest`, or does not end
MOST_DRAWS = 5_000  # of chance in a row, and of seats within one step
SAMPLE = 12  # how many actions of a long list are tried at one step

Seen = str | Callable[[], str]  # what was seen, perhaps only worked out when it is wanted


@dataclass
class Report:
    """What was looked at, so that a check that looked at nothing is seen."""

    games: int = 0
    events: int = 0
    guesses: int = 0
    refusals: int = 0
    possible: int = 0  # guesses that were looked up among all worlds that could have come about


@dataclass
class Trial:
    """One random game under examination."""

    match: Match
    rng: Random
    exempt: Collection[str]
    report: Report
    run: Run
    so_far: Run  # all games of this setting up to this one
    tried: list[tuple[Seat, Action]] = field(default_factory=list)  # events of earlier positions
    steps: list[int] = field(default_factory=lambda: [0])  # `together` so far, each change of it
    opening: bool = False  # does a simultaneous step begin in this position?
    unseen: int = 0  # guesses that differ from the truth in what not even the judge sees
    openings: list[State] = field(default_factory=list)  # positions in which one began

    @property
    def game(self) -> AnyGame:
        return self.match.game

    @property
    def state(self) -> Any:
        return self.match.state

    def demand(self, holds: bool, law: str, seen: Seen) -> None:
        if not holds and law not in self.exempt:
            raise Broken(law, seen if isinstance(seen, str) else seen(), self.match, self.run)

    def of_all(self, holds: bool, law: str, seen: Seen) -> None:
        """The same for what all games so far have shown together."""
        if not holds and law not in self.exempt:
            raise Broken(law, seen if isinstance(seen, str) else seen(), self.match, self.so_far)

    def alike(self, one: object, other: object, law: str, seen: str, what: str = "") -> None:
        """Both are the same, or what differs is told."""
        if one != other:
            where = self.named(one), self.named(other)
            self.demand(False, law, "\n".join([seen, *differences(*where, what)]))

    def named(self, value: object) -> object:
        """A snapshot with the texts of its actions."""
        if not isinstance(value, Named):
            return value
        return Named(
            {
                part: [self.game.write(action) for action in seen]
                if part.startswith("legal")
                else seen
                for part, seen in value.items()
            }
        )

    def seats(self) -> range:
        return range(self.match.players)

    def some(self, actions: Collection[Action]) -> list[Action]:
        """All of them, or a random few."""
        known = list(actions)
        return known if len(known) <= SAMPLE else self.rng.sample(known, SAMPLE)


# Settings


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


# Random events


def random_event(state: State, deciders: list[Seat], rng: Random) -> Event:
    who = rng.choice(deciders)
    return Event(who, random_action(state, who, rng))


def random_action(state: State, who: Seat, rng: Random) -> Action:
    """Misfit if there is none, or if the odds of chance do not fit."""
    actions = list(state.legal(who))
    if not actions:
        raise Misfit(SOMETHING, f"{name_of(who)} has nothing")
    weights = odds(state, len(actions)) if who == CHANCE else []
    return rng.choices(actions, weights or None)[0]


def odds(state: State, outcomes: int) -> list[int]:
    """The weights of chance; Misfit if they do not fit."""
    weights = list(state.weights())
    if not weights:
        return []
    wrong = ""
    if len(weights) != outcomes:
        wrong = f"{len(weights)} weights for {outcomes} outcomes"
    elif not all(isinstance(weight, int) for weight in weights):
        wrong = "weights are whole numbers"
    elif min(weights) < 0:
        wrong = "a weight is below zero"
    elif min(weights) == 0:
        wrong = "a weight is zero: what cannot come is not legal"
    if wrong:
        raise Misfit(ODDS, f"{wrong}: `weights` gives {short(weights)}")
    return weights


# All that can be seen


def snapshot(game: AnyGame, state: Any, players: int) -> Named:
    """All that can be seen of a position, by everybody and from every side; each part by its name."""
    deciders = list(state.deciders())
    legal = {f"legal of {name_of(who)}": list(state.legal(who)) for who in deciders}
    eyes = (*range(players), WATCHER, JUDGE)
    return Named(
        {
            "deciders": deciders,
            **legal,
            "weights": list(state.weights()) if CHANCE in deciders else [],
            "together": state.together(),
            "result": state.result(),
            **{f"view of {name_of(eye)}": game.view(state, eye) for eye in eyes},
        }
    )
