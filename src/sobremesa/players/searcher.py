"""The searching player: one budget a turn, one tree a turn, and a style of choosing in the end."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import exp
from random import Random
from typing import Any

from sobremesa.core import Action, AnyGame, Seat, State
from sobremesa.core.fast_random import FastRandom
from sobremesa.core.hints import Hints
from sobremesa.players.budget import Budget, Meter
from sobremesa.players.knowledge import hints_for
from sobremesa.players.player import Candidate, Thought, own_turn_goes_on
from sobremesa.players.recall import Origin, TooMuch, holds_secrets, recall
from sobremesa.players.search import Search
from sobremesa.players.solve import TreeSolver

MOST_NODES = 200_000  # some 100 MB with their edges
FIRST = 0.6  # of a turn's budget for its first decision, where a tree is kept for the next one
LATER = 0.5  # of what is left, for each further one
RARE = 0.02  # what would be chosen less often is not chosen at all
EXPLORED = 0.5  # of the most tried: what a search tried less often it only explored
FOOLISH = 0.03  # of the best weight: what looks less promising is not done without thinking either


@dataclass(frozen=True, slots=True)
class Style:
    """How a player picks among what its search has found.

    Without a temperature it is the decision that was tried most. With one, mistakes happen, those of
    somebody who does not see everything: at 1, a decision that falls behind the best as far as
    decisions do on average is e times less likely. So a temperature means the same where values
    differ by thousandths and where they differ by tenths. What is worse than the best by more than
    the margin is never chosen.

    Where the game's hints alone play nearly as well as a search, fewer simulations are no weakness. A
    thoughtless player has one: so often it does not think, and takes any decision that does not look foolish.
    """

    curiosity: float = 0.8
    temperature: float = 0.0
    margin: float = 0.2
    thoughtless: float = 0.0  # 0 to 1
    mixes: bool = (
        False  # not to be foreseen where all decide at once: by odds, solved or found by the search
    )


class SearchPlayer:
    def __init__(
        self, game: AnyGame, seat: Seat, style: Style | None = None, hints: Hints | None = None
    ) -> None:
        self.game, self.seat = game, seat
        self.style = style or Style()
        self.hints = hints or hints_for(game.slug)
        self.thought = Thought()
        self.plan: list[Action] = []  # the rest of a turn that is decided
        self.search: Search | None = None  # of this turn
        self.listened = 0  # lines heard at the latest decision
        self.left = 1.0  # of this turn's budget
        self.origin: Origin | None = None  # the first position; without it nothing is recalled
        self.latest: tuple[Origin, list[str]] | None = (
            None  # one without secrets, and what was heard
        )

    def decide(
        self,
        view: Any,
        heard: Sequence[str],
        legal: Sequence[Action],
        budget: Budget,
        rng: Random,
    ) -> Action:
        # Every decision draws the same from the generator, however it is made.
        seed = str(rng.getrandbits(64))
        if not own_turn_goes_on(heard, self.listened, self.seat):
            self.plan, self.search, self.left = [], None, 1.0
        self.listened = len(heard)
        if len(legal) == 1:
            action = legal[0]
            self.plan = self.plan[1:] if self.plan[:1] == [action] else []
            self.thought = Thought((Candidate((action,), 0, 0.5),), exact=True)
            self.remember(action)
            return action
        if self.plan and self.plan[0] in legal:
            action = self.plan.pop(0)
            self.remember(action)
            return action
        line = self.think(view, heard, legal, budget, seed)
        self.plan = list(line[1:])
        self.remember(line[0])
        return line[0]

    def remember(self, action: Action) -> None:
        if self.search is not None:
            self.search.go_on(action)

    def think(
        self, view: Any, heard: Sequence[str], legal: Sequence[Action], budget: Budget, seed: str
    ) -> tuple[Action, ...]:
        """The best line of decisions that a search finds within this decision's part of the budget."""
        rng, generator = Random(f"worlds {seed}"), FastRandom(f"search {seed}")
        full = Meter(budget)
        hasty = Random(f"haste {seed}").random() < self.style.thoughtless
        mixed = None if hasty else self.mixed(heard, legal, full, seed)
        if mixed is not None:
            return (mixed,)
        belief = self.hints.suspect(self.game.belief(view, heard), heard)
        world: State = belief.sample(rng)
        world.reopen(self.seat)
        line = self.calculated(world, legal, FastRandom(f"mixture {seed}"))
        if line and line[0] in legal:
            self.thought = Thought((Candidate(line, 0, 0.5),), exact=True)
            return line
        if hasty:
            self.thought = Thought()
            return (self.unthinking(world, legal, Random(f"choice {seed}")),)
        planned = len(self.hints.plans(world, self.seat)) > 0
        share = self.share(self.hints.effort(world, self.seat), planned)
        meter = Meter(budget.part(share) & Budget(nodes=MOST_NODES))
        meter.began = full.began
        if full.deadline is not None and budget.seconds is not None:
            meter.deadline = full.began + budget.seconds * share
        self.left -= share
        if self.search is None:
            self.search = Search(self.hints, self.seat, self.style.curiosity)
        search = self.search
        done = search.run(belief, generator, rng, meter.simulations, meter.nodes, meter.deadline)
        allowed = set(legal)
        options = tuple(
            Candidate(tuple(line), tries, value)
            for line, tries, value, _ in search.report()
            if line[0] in allowed
        )
        choice = Random(f"choice {seed}")
        if self.style.mixes and world.together() > 0:
            options = averaged(options, self.style.margin)
            self.thought = Thought(options, done)
            return choice.choices(options, [option.odds or 0.0 for option in options])[0].line
        self.thought = Thought(options, done)
        return chosen(options, self.style, choice).line

    def mixed(
        self, heard: Sequence[str], legal: Sequence[Action], meter: Meter, seed: str
    ) -> Action | None:
        """A decision drawn from the odds of what to play, where secrets are few; None elsewhere."""
        if self.origin is None or not self.hints.few_secrets():
            return None
        origin = self.origin
        if self.latest and list(heard[: self.latest[0].lines]) == self.latest[1]:
            origin = self.latest[0]
        try:
            history = recall(self.game, self.seat, heard, origin)
            self.latest = history.origin, list(heard[: history.origin.lines])
            if not holds_secrets(self.game, history, self.seat):
                return None
            answer = TreeSolver(self.game, self.seat, self.hints, history).run(
                meter, FastRandom(f"solve {seed}")
            )
        except TooMuch:
            return None
        odds = careless(answer.odds, self.style.temperature)
        rows = zip(legal, answer.values, odds, strict=True)
        options = [
            Candidate((action,), answer.looks, value, share) for action, value, share in rows
        ]
        options.sort(key=lambda option: -(option.odds or 0.0))
        self.thought = Thought(tuple(options), answer.looks)
        return Random(f"choice {seed}").choices(legal, odds)[0]

    def calculated(
        self, world: State, legal: Sequence[Action], generator: FastRandom
    ) -> tuple[Action, ...]:
        """The decisions that need no search, if there are any."""
        line = tuple(int(action) for action in self.hints.known(world, self.seat, generator))
        if line or not self.style.mixes:
            return line
        odds = self.hints.mixture(world, self.seat)
        return (legal[generator.draw(odds)],) if len(odds) > 0 else ()

    def unthinking(self, world: State, legal: Sequence[Action], rng: Random) -> Action:
        """Any decision that does not look foolish at the first glance."""
        actions = world.legal(self.seat)
        weights = self.hints.weights(world, self.seat, actions)
        least = FOOLISH * max(weights, default=0.0)
        glance = zip(actions, weights, strict=False)
        good = [int(action) for action, weight in glance if weight >= least]
        return rng.choice([action for action in good if action in legal] or legal)

    def share(self, effort: float, planned: bool) -> float:
        """Which part of the turn's budget this decision gets."""
        if planned or effort < 1.0:
            return min(effort, max(self.left, 0.05))
        return FIRST if self.left == 1.0 else LATER * max(self.left, 0.05)


def chosen(options: Sequence[Candidate], style: Style, rng: Random) -> Candidate:
    """The option to take: the most tried, or with a temperature a likely one among the good."""
    best = options[0]
    if style.temperature <= 0:
        return best
    # Values of what was hardly tried are noise; the root of the tries keeps those rare.
    tried = [option for option in options if option.tries > 0]
    good = [option for option in tried if option.value >= best.value - style.margin] or [best]
    trust = [option.tries**0.5 for option in good]
    falls = [max(best.value - option.value, 0.0) for option in good]
    spread = sum(part * fall for part, fall in zip(trust, falls, strict=True)) / sum(trust)
    if spread == 0:
        return best
    heat = style.temperature * spread
    weights = [part * exp(-fall / heat) for part, fall in zip(trust, falls, strict=True)]
    return rng.choices(good, weights)[0]


def averaged(options: Sequence[Candidate], margin: float) -> tuple[Candidate, ...]:
    """Candidates with the odds of what the search did on average where all decide at once: what it only explored, or
    found to be worse than the best by more than the margin, is left out.

    >>> tried = [Candidate((1,), 50, 0.6), Candidate((2,), 30, 0.57), Candidate((3,), 19, 0.59), Candidate((4,), 30, 0.4)]
    >>> [option.odds for option in averaged(tried, 0.05)]
    [0.625, 0.375, 0.0, 0.0]
    """
    best = options[0]
    good = [
        option.tries >= EXPLORED * best.tries and option.value >= best.value - margin
        for option in options
    ]
    kept = [max(option.tries, 1) if each else 0 for option, each in zip(options, good, strict=True)]
    odds = [each / sum(kept) for each in kept]
    return tuple(replace(option, odds=each) for option, each in zip(options, odds, strict=True))


def careless(odds: Sequence[float], temperature: float) -> list[float]:
    """The odds with which somebody plays who should play by these: what is rare is left out, and whoever has a
    temperature does anything at all now and then.

    >>> [round(each, 3) for each in careless([0.5, 0.49, 0.01], 0.0)]
    [0.505, 0.495, 0.0]
    >>> [round(each, 3) for each in careless([1.0, 0.0], 1.0)]
    [0.75, 0.25]
    """
    kept = [each if each >= RARE else 0.0 for each in odds]
    anything = temperature / (1.0 + temperature)
    return [each / sum(kept) * (1.0 - anything) + anything / len(kept) for each in kept]
