"""Finds puzzles: in games of strong players, positions with one clearly best decision that weaker players miss.

A strong player plays against itself. Where its search sees a margin, `easy` is asked; if it errs, or is asked for easy puzzles, the
decision is verified: calculated where the game can do that (`exact.py` of its folder), else by ten times the search and by pairs of
trials of the best with each rival. Then the levels are asked, several times each.

Secret simultaneous steps are left out, unless the game calculates what is best there whatever the others do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Final

from sobremesa.coach.judging import Asked, Trial, is_mixed, standard_error, thinking
from sobremesa.core import CHANCE as NATURE
from sobremesa.core import Action, AnyGame, Seat, State
from sobremesa.core.fast_random import FastRandom
from sobremesa.core.levels import NAMES
from sobremesa.core.match import Match
from sobremesa.core.playout import random_choice
from sobremesa.core.record import record_of
from sobremesa.homes import part
from sobremesa.players.advice import led_to
from sobremesa.players.knowledge import hints_for, levels_for
from sobremesa.players.levels import read_player, style_of
from sobremesa.players.player import Candidate, Player, Thought
from sobremesa.players.searcher import SearchPlayer
from sobremesa.puzzles import CHANCE, EXACT, SEARCHED, Puzzle, PuzzleSet, read_set, written

STRONG: Final = (
    "hard"  # plays the games; its search is the one that is verified by ten times as much
)
TWICE: Final = 2
TEN_TIMES: Final = 10
MARGIN: Final = 0.06  # chances to win
MANY_TIMES: Final = 5.0  # the margin's error
PROMISING: Final = 0.08  # the margin that a strong player sees when it plays
PAIRS: Final = 24  # in each block of a trial
MOST_ROUNDS: Final = 4
RIVALS: Final = 5
FAR: Final = 0.35  # worse by so much in ten times the search, a decision is no rival
TRUSTED: Final = 0.02  # of the tries of the most tried decision
FEWEST: Final = 3  # decisions to choose from
TIMES: Final = {"easy": 5, "medium": 5, "hard": 5, "master": 3}
FINDS: Final = 0.65  # of these times: then a level finds it
MOST_OF_A_GAME: Final = 6
EASIEST: Final = 0.25  # of a set that may be for the easiest level

Exact = Callable[
    [State, Seat], tuple[str, Sequence[float]] | None
]  # the unit, and the value of each legal decision


def exact_for(slug: str) -> Exact | None:
    """What a game can calculate, in a world that fits what the seat knows: it may only look at what the seat knows."""
    module = part(slug, "exact")
    found: Exact | None = module.exact if module else None
    return found


@dataclass(frozen=True, slots=True)
class Proof:
    """What is known of a position's decisions."""

    unit: str
    best: tuple[Action, ...]
    line: tuple[Action, ...]
    value: float
    losses: Mapping[Action, float]
    margin: float
    error: float
    way: str
    simulations: int


# A position


@dataclass(frozen=True, slots=True)
class Position:
    """All that the seat knows that has to decide."""

    game: AnyGame
    asked: Asked  # the chosen decision is of no account

    def world(self) -> State:
        """One that fits."""
        asked = self.asked
        found: State = self.game.belief(asked.view, asked.heard).sample(Random(0))
        found.reopen(asked.seat)
        return found

    def calculated(self) -> Proof | None:
        exact = exact_for(self.game.slug)
        found = exact(self.world(), self.asked.seat) if exact else None
        if found is None:
            return None
        unit, values = found
        best = max(values)
        pairs = list(zip(self.asked.legal, values, strict=True))
        right = tuple(action for action, value in pairs if value == best)
        losses = {action: best - value for action, value in pairs if value < best}
        margin = min(losses.values(), default=0.0)
        return Proof(unit, right, self.whole_line(right), best, losses, margin, 0.0, EXACT, 0)

    def whole_line(self, right: Sequence[Action]) -> tuple[Action, ...]:
        """A right decision and what the game's own calculation goes on with."""
        world, seat = self.world(), self.asked.seat
        known = hints_for(self.game.slug).known(world, seat, FastRandom("puzzle"))
        line = tuple(int(action) for action in known)
        if not line or line[0] not in right or led_to(world, seat, line) is None:
            return tuple(right[:1])
        return line

    def searched(self, simulations: int, seed: str) -> Proof | None:
        """By a search, and by trials of its best decision with each rival; None where one of them comes near."""
        player = thinking(self.game, self.asked, simulations, f"puzzle {seed}", None)
        thought = player.thought
        if thought.exact or is_mixed(thought) or not thought.options:
            return None
        lines = by_decision(thought)
        first = next(iter(lines))
        chance = lines[first].value
        same = [action for action in lines if self.same_end(lines[first], lines[action])]
        rivals = [each for action, each in lines.items() if action not in same]
        losses = {each.line[0]: max(0.0, chance - each.value) for each in rivals}
        worst = sorted(rivals, key=lambda each: -each.value)[:RIVALS]
        if not worst or chance - worst[0].value < MARGIN / 2:
            return None
        margins = list[tuple[float, float]]()
        for rival in worst:
            if chance - rival.value > FAR and margins:
                break
            asked = self.asked._replace(chosen=rival.line[0])
            trial = Trial(self.game, asked, player.search, f"puzzle {seed} {rival.line[0]}")
            loss, error = tried(trial, first)
            if not is_clear(loss, error):
                return None
            losses[rival.line[0]] = loss
            margins.append((loss, error))
        margin, error = min(margins)
        right = tuple(action for action in self.asked.legal if action in same)
        way = SEARCHED, thought.simulations
        return Proof(CHANCE, right, lines[first].line, chance, losses, margin, error, *way)

    def looks_clear(self, simulations: int, best: Action, seed: str) -> bool:
        """Does a search with other luck see the same margin? Most of what looked clear once does not come through."""
        thought = thinking(self.game, self.asked, simulations, f"glance {seed}", None).thought
        return promises(thought) and thought.options[0].line[0] == best

    def same_end(self, one: Candidate, other: Candidate) -> bool:
        """Do two lines lead to the same position?"""
        if one is other:
            return True
        ends = [led_to(self.world(), self.asked.seat, each.line) for each in (one, other)]
        return ends[0] is not None and ends[0] == ends[1]

    def finds(
        self, level: str, best: Sequence[Action], times: int, seed: str, calculates: bool
    ) -> int:
        """How often a level decides rightly."""
        invited, asked = read_player(level), self.asked
        found = 0
        for number in range(times):
            player = sitting(self.game, asked.seat, level, calculates)
            rng = Random(f"puzzle {seed} {level} {number}")
            budget = invited.thinks(self.game)
            found += player.decide(asked.view, asked.heard, asked.legal, budget, rng) in best
        return found


class Tries(SearchPlayer):
    """A player that calculates nothing: where solvers know the answer, all levels would find it."""

    def calculated(
        self, world: State, legal: Sequence[Action], generator: FastRandom
    ) -> tuple[Action, ...]:
        return ()


def sitting(game: AnyGame, seat: Seat, level: str, calculates: bool) -> Player:
    return (
        read_player(level).sit(game, seat)
        if calculates
        else Tries(game, seat, style_of(level, game.slug))
    )


def by_decision(thought: Thought) -> dict[Action, Candidate]:
    """The most tried line that begins with each decision, the most tried first."""
    most = max(each.tries for each in thought.options)
    lines = dict[Action, Candidate]()
    for each in sorted(thought.options, key=lambda each: -each.tries):
        if each.tries >= TRUSTED * most:
            lines.setdefault(each.line[0], each)
    return lines


def tried(trial: Trial, best: Action) -> tuple[float, float]:
    """What a rival costs, and the error of that: in more rounds while it is not clear."""
    loss = error = 0.0
    for _ in range(MOST_ROUNDS):
        trial.compare(best, PAIRS)
        loss, error = fmean(trial.losses), standard_error(trial.losses)
        if is_clear(loss, error) or loss + 2 * error < MARGIN:
            break
    return loss, error


def is_clear(loss: float, error: float) -> bool:
    return loss >= MARGIN and loss >= MANY_TIMES * error


# A game


class Finder:
    """Looks through games, one after the other, each the same for the same seed."""

    def __init__(self, game: AnyGame, seed: str, goal: int) -> None:
        self.game, self.seed, self.goal = game, seed, goal
        self.strong = levels_for(game.slug)[NAMES.index(STRONG)].simulations
        self.grades = Counter[str]()

    def note(self, puzzle: Puzzle) -> None:
        self.grades[puzzle.grade] += 1

    def full(self) -> bool:
        return self.grades.total() >= self.goal

    def wants_easy(self) -> bool:
        return self.grades[NAMES[0]] < EASIEST * self.goal

    def look_through(self, number: int) -> Iterator[Puzzle]:
        """The puzzles of game number `number`."""
        match = Match(self.game, self.game.seats[0], {})
        seed = f"{self.seed}/{number}"
        players = [read_player(STRONG).sit(self.game, seat) for seat in range(match.players)]
        rngs = [Random(f"{seed} player {seat}") for seat in range(match.players)]
        budget = read_player(STRONG).thinks(self.game)
        generator, found, last, turn, asked = (
            FastRandom(seed),
            0,
            NATURE,
            0,
            set[tuple[Seat, int, int]](),
        )
        while deciders := match.deciders():
            who = deciders[0]
            if who == NATURE:
                match.act(who, int(random_choice(match.state, who, generator)))
                continue
            legal = [int(action) for action in match.state.legal(who)]
            view, heard = match.view(who), match.heard(who)
            player = players[who]
            planned = bool(getattr(player, "plan", ()))
            action = player.decide(view, heard, legal, budget, rngs[who])
            turn += who != last
            step = int(match.state.together())
            key = who, step, 0 if step else turn
            if (
                key not in asked
                and found < MOST_OF_A_GAME
                and len(legal) >= FEWEST
                and not self.full()
            ):
                position = Position(self.game, Asked(who, view, heard, legal, action))
                thought = Thought() if planned else player.thought
                for proof, grade, finds in self.verified(
                    position, match, thought, f"{seed} {len(match.events)}"
                ):
                    puzzle = self.puzzle(match, number, position, proof, grade, finds)
                    self.note(puzzle)
                    found += 1
                    asked.add(key)
                    yield puzzle
            match.act(who, action)
            last = who

    def verified(
        self, position: Position, match: Match, thought: Thought, seed: str
    ) -> Iterator[tuple[Proof, str, dict[str, tuple[int, int]]]]:
        """What is known of a position, if it is a puzzle; else nothing."""
        proof = position.calculated()
        if proof is None and (match.state.together() > 0 or not promises(thought)):
            return
        legal = len(position.asked.legal)
        if proof and too_many(proof.best, legal):
            return
        calculates = proof is None
        if proof is None:
            guess = [thought.options[0].line[0]]
            if (
                position.finds(NAMES[0], guess, 3, f"{seed} first", True) == 3
                and not self.wants_easy()
            ):
                return
            if not position.looks_clear(self.strong * TWICE, guess[0], seed):
                return
            proof = position.searched(self.strong * TEN_TIMES, seed)
        if proof is None or too_many(proof.best, legal):
            return
        finds = dict[str, tuple[int, int]]()
        for level, times in TIMES.items():
            finds[level] = position.finds(level, proof.best, times, seed, calculates), times
            if finds[level][0] >= FINDS * times:
                if level != NAMES[0] or self.wants_easy():
                    yield proof, level, finds
                return

    def puzzle(
        self,
        match: Match,
        number: int,
        position: Position,
        proof: Proof,
        grade: str,
        finds: dict[str, tuple[int, int]],
    ) -> Puzzle:
        write = self.game.write
        return Puzzle(
            self.game.slug,
            number,
            record_of(match),
            position.asked.seat,
            tuple(write(action) for action in proof.best),
            tuple(write(action) for action in proof.line),
            proof.unit,
            proof.value,
            {write(action): loss for action, loss in proof.losses.items()},
            proof.margin,
            proof.error,
            grade,
            finds,
            proof.way,
            proof.simulations,
        )


def too_many(best: Sequence[Action], legal: int) -> bool:
    """Would somebody who guesses be right too often?"""
    return 3 * len(best) > legal + 1


def promises(thought: Thought) -> bool:
    """Does a strong player see a margin?"""
    if thought.exact or len(thought.options) < 2 or is_mixed(thought):
        return False
    best = thought.options[0]
    others = [
        each.value
        for each in thought.options
        if each.line[0] != best.line[0] and each.tries >= 0.05 * best.tries
    ]
    return not others or best.value - max(others) >= PROMISING


# A set


class Search:
    """A set that grows, game by game, and is kept after each: it can be stopped at any time and goes on later."""

    def __init__(self, game: AnyGame, file: Path, seed: str, goal: int) -> None:
        self.file = file
        self.found = read_set(game.slug, file) if file.exists() else PuzzleSet()
        self.finder = Finder(game, seed, goal)
        for puzzle in self.found.puzzles:
            self.finder.note(puzzle)

    def next_game(self) -> int:
        """Look through one more: how many puzzles came of it."""
        number = self.found.looked + 1
        new = tuple(self.finder.look_through(number))
        self.found = PuzzleSet(self.found.puzzles + new, number)
        part = self.file.with_name(f"{self.file.name}.part")
        part.write_text(written(self.found), encoding="utf-8")
        part.replace(self.file)
        return len(new)


# Verified again


def verified_again(puzzle: Puzzle, games: Mapping[str, AnyGame], seed: str) -> bool:
    """Does the same work, with other luck, say so again? What was searched may come out smaller, but not wrong."""
    match, seat = puzzle.match(games), puzzle.seat
    legal = [int(action) for action in match.state.legal(seat)]
    asked = Asked(seat, match.view(seat), match.heard(seat), legal, legal[0])
    position, write = Position(match.game, asked), match.game.write
    if puzzle.verified == EXACT:
        proof = position.calculated()
        return proof is not None and {write(action) for action in proof.best} == set(puzzle.best)
    best = [action for action in legal if write(action) in puzzle.best]
    rivals = [action for action in legal if action not in best]
    known = [action for action in rivals if write(action) in puzzle.losses] or rivals
    nearest = min(known, key=lambda action: puzzle.losses.get(write(action), 0.0))
    player = thinking(match.game, asked, puzzle.simulations, f"again {seed}", None)
    trial = Trial(match.game, asked._replace(chosen=nearest), player.search, f"again {seed}")
    for _ in range(MOST_ROUNDS):
        trial.compare(best[0], PAIRS)
    loss, error = fmean(trial.losses), standard_error(trial.losses)
    return player.thought.options[0].line[0] in best and loss > 2 * error
