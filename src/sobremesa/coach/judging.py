"""One decision, judged by what its seat could know: how much worse was it than the best?

A search finds the best decision. Then the chosen one and the best are tried in turns, each in the same worlds with the same
luck, in worlds that were not used to find the best: so their difference has little noise, and was not picked for being
large. A seat's view and what it has heard come in, never a position.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt
from random import Random
from statistics import fmean, variance
from typing import Any, Final, NamedTuple

from librt.vecs import vec

from sobremesa.coach.reasons import Answer, answer
from sobremesa.core import Action, AnyGame, Note, Seat, State
from sobremesa.core.fast_random import FastRandom
from sobremesa.players.advice import why
from sobremesa.players.budget import Budget
from sobremesa.players.knowledge import hints_for
from sobremesa.players.player import Thought
from sobremesa.players.recall import Origin
from sobremesa.players.search import Search
from sobremesa.players.searcher import MOST_NODES, SearchPlayer, Style

GOOD, DOUBTFUL, MISTAKE, BLUNDER = CLASSES = ("good", "doubtful", "mistake", "blunder")
# What a class begins with, in chances to win. They are plain, not measured: see docs/decisions/0042.
THRESHOLDS: Final = (0.02, 0.05, 0.12)

SEARCHED: Final = 0.5  # of a decision's simulations; the rest is for comparing
ROUNDS: Final = 3  # of comparing, while the class is not clear
BLOCKS: Final = (
    8  # of pairs in a round, each with a mean of its own: that is what the error is made of
)
CLEAR: Final = 2.0  # errors between a loss and the next threshold

CURIOSITY: Final = Style().curiosity


class Asked(NamedTuple):
    """A decision, with all that its seat could know."""

    seat: Seat
    view: Any
    heard: Sequence[str]
    legal: Sequence[Action]
    chosen: Action


@dataclass(frozen=True, slots=True)
class Judgement:
    """Chances to win, from 0 to 1, for the seat that decided."""

    best: Action
    chance: float  # after the chosen decision
    best_chance: float
    loss: float  # their difference; it may be below nought, by its error
    error: float  # standard error of the loss
    simulations: int
    line: tuple[Action, ...] = ()  # the best decision, and those of the same turn that would follow
    reason: Note | None = None  # what the game can say for that line
    answer: Answer | None = None  # what the chosen decision would most likely meet

    @property
    def cost(self) -> float:
        """What counts against somebody: the loss, unless it is within its error."""
        return self.loss if self.loss > self.error else 0.0

    @property
    def quality(self) -> str:
        """What it is called: by what it cost at least, an error less than what was found."""
        return class_of(self.loss - self.error)


def class_of(loss: float) -> str:
    """
    >>> class_of(-0.01), class_of(0.019), class_of(0.02), class_of(0.05), class_of(0.5)
    ('good', 'good', 'doubtful', 'mistake', 'blunder')
    """
    return CLASSES[sum(loss >= least for least in THRESHOLDS)]


def judge(
    game: AnyGame, asked: Asked, simulations: int, seed: str, origin: Origin | None = None
) -> Judgement:
    """The same for the same arguments. With the game's first position (`origin`) decisions are solved where secrets are few."""
    return judge_each(game, asked, [asked.chosen], simulations, seed, origin)[0]


def judge_each(
    game: AnyGame,
    asked: Asked,
    choices: Sequence[Action],
    simulations: int,
    seed: str,
    origin: Origin | None = None,
) -> list[Judgement]:
    """As `judge`, of several choices in the same place (`asked.chosen` is not looked at): the best is looked for once."""
    budget = max(1, round(simulations * SEARCHED))
    player = thinking(game, asked, budget, f"best {seed}", origin)
    questions = [asked._replace(chosen=choice) for choice in choices]
    if is_mixed(player.thought):
        again = thinking(game, asked, budget, f"again {seed}", origin).thought
        return [
            told(game, each, None, solved(player.thought, again, each.chosen), ())
            for each in questions
        ]
    return [compared(game, each, player, simulations, seed) for each in questions]


def compared(
    game: AnyGame, asked: Asked, player: SearchPlayer, simulations: int, seed: str
) -> Judgement:
    """The choice against the best that a player has found."""
    thought, line = player.thought, player.thought.options[0].line
    if not thought.exact and line[0] == asked.chosen:
        chance = thought.options[0].value
        found = Judgement(line[0], chance, chance, 0.0, 0.0, thought.simulations)
        return told(game, asked, player.search, found, line)
    trial = Trial(game, asked, player.search, seed)
    pairs = max(1, round(simulations * (1 - SEARCHED) / 2 / BLOCKS))
    for _ in range(ROUNDS):
        trial.compare(line[0], pairs)
        if trial.is_clear():
            break
    return told(game, asked, trial.search, trial.judgement(line[0], thought.simulations), line)


def told(
    game: AnyGame, asked: Asked, search: Search | None, found: Judgement, line: tuple[Action, ...]
) -> Judgement:
    """With what can be said for the best decision, and what the chosen one would meet."""
    # Words are alike in all worlds, and so are reasons.
    world: State = game.belief(asked.view, asked.heard).sample(Random(0))
    world.reopen(asked.seat)
    line = line or (found.best,)
    _, notes = why(game, asked.seat, asked.view, world, line)
    chosen = line if found.best == asked.chosen else (asked.chosen,)
    _, others = why(game, asked.seat, asked.view, world, chosen)
    reason = next((note for note in notes if chosen == line or note not in others), None)
    expected = answer(search, world, asked.seat, chosen) if search else None
    return replace(found, line=line, reason=reason, answer=expected)


def thinking(
    game: AnyGame, asked: Asked, simulations: int, seed: str, origin: Origin | None
) -> SearchPlayer:
    """A player that has thought about it with all of the simulations."""
    player = Thinker(game, asked.seat)
    player.origin = origin
    budget = Budget(simulations=simulations)
    player.decide(asked.view, asked.heard, asked.legal, budget, Random(seed))
    return player


class Thinker(SearchPlayer):
    """Has but one decision to make, and keeps nothing back for the rest of a turn."""

    def share(self, effort: float, planned: bool) -> float:
        return 1.0


# Where secrets are few


def is_mixed(thought: Thought) -> bool:
    """Was it solved, with odds for each decision?"""
    return any(option.odds is not None for option in thought.options)


def solved(one: Thought, other: Thought, chosen: Action) -> Judgement:
    """Solved twice, and each time the best is what the other solution says is best: how far they disagree is the error.

    Where players mix, whatever belongs to the mixture is as good as the rest of it.
    """
    picks = [(one, other), (other, one)] if is_mixed(other) else [(one, one)]
    losses, chances, best = list[float](), list[float](), chosen
    for picker, judging in picks:
        values = {option.line[0]: option.value for option in judging.options}
        mixed = {option.line[0]: option.value for option in picker.options if option.odds}
        pick = chosen if chosen in mixed else max(mixed, key=mixed.__getitem__)
        best = pick if best == chosen else best
        chances.append(values[chosen])
        losses.append(values[pick] - values[chosen])
    loss, chance = fmean(losses), fmean(chances)
    error = standard_error(losses) if len(losses) > 1 else 0.0
    return Judgement(best, chance, chance + loss, loss, error, one.simulations + other.simulations)


# Everywhere else


class Trial:
    """Two decisions in the same worlds, one block of pairs after the other."""

    def __init__(self, game: AnyGame, asked: Asked, usual: Search | None, seed: str) -> None:
        self.asked, self.usual = asked, usual
        hints = hints_for(game.slug)
        self.belief = hints.suspect(game.belief(asked.view, asked.heard), asked.heard)
        self.search = Search(hints, asked.seat, CURIOSITY)
        self.worlds = Random(f"trial worlds {seed}")
        self.generator = FastRandom(f"trial {seed}")
        self.done = 0
        self.chosen: list[float] = []  # means, by block
        self.losses: list[float] = []

    def compare(self, best: Action, pairs: int) -> None:
        """One round more."""
        for _ in range(BLOCKS):
            sums = [0.0, 0.0]
            for _ in range(pairs):
                one, other = self.pair(best)
                sums[0] += one
                sums[1] += other
            self.chosen.append(sums[0] / pairs)
            self.losses.append((sums[1] - sums[0]) / pairs)

    def pair(self, best: Action) -> tuple[float, float]:
        """What the chosen and the best decision come to in one world. Which of them comes first changes in turns, since the
        second profits from what the tree has learned."""
        seat, chosen = self.asked.seat, self.asked.chosen
        world = self.belief.sample(self.worlds)
        world.reopen(seat)
        values = dict[Action, float]()
        order = [chosen, best] if self.done % 2 else [best, chosen]
        for action in dict.fromkeys(order):
            self.generator.restart(self.done)
            may_grow = self.search.tree.nodes < MOST_NODES
            found: vec[float] = self.search.judge(
                world.copy(), action, self.generator, may_grow, self.usual
            )
            values[action] = float(found[seat])
        self.done += 1
        return values[chosen], values[best]

    def is_clear(self) -> bool:
        """Would another class need a loss that is several errors away?"""
        loss, error = fmean(self.losses), standard_error(self.losses)
        return class_of(loss - error - CLEAR * error) == class_of(loss - error + CLEAR * error)

    def judgement(self, best: Action, spent: int) -> Judgement:
        chance, loss = fmean(self.chosen), fmean(self.losses)
        error = standard_error(self.losses)
        tried = self.done * (1 if best == self.asked.chosen else 2)
        return Judgement(best, chance, chance + loss, loss, error, spent + tried)


def standard_error(numbers: Sequence[float]) -> float:
    """Of their mean.

    >>> standard_error([1.0, 3.0])
    1.0
    """
    return sqrt(variance(numbers) / len(numbers))
