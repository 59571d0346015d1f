"""Games between computer players: one after another or on several cores, the same for the same seed.

Game number k depends only on the seed and on k, so any number of processes gives the same table.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import islice, permutations
from math import factorial
from multiprocessing import get_context
from random import Random

from sobremesa.coach.luck import luck_of
from sobremesa.core import CHANCE, AnyGame, Result, Seat
from sobremesa.core.fast_random import FastRandom
from sobremesa.core.match import Match
from sobremesa.core.playout import random_choice
from sobremesa.library import ALL
from sobremesa.players.budget import Budget
from sobremesa.players.knowledge import hints_for
from sobremesa.players.levels import Invited, read_player
from sobremesa.players.recall import Origin

MOST_EVENTS = 200_000


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game to be played: who sits where, and the seed of its chance and its players."""

    game: str
    seats: tuple[str, ...]  # players as they are written: "hard", "master@200ms"
    options: tuple[tuple[str, object], ...]
    seed: str
    budget: Budget | None = None  # for players that have none of their own
    order: tuple[
        Seat, ...
    ] = ()  # in which seats that decide at the same time are asked; otherwise in seat order


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """The result of a game."""

    pairing: Pairing
    shares: tuple[float, ...]  # by seat: 1 for a victory, divided if shared; a draw among all
    points: tuple[int, ...]
    reason: str
    events: int
    seconds: tuple[float, ...]  # by seat: spent on deciding
    turns: tuple[int, ...]  # by seat: runs of decisions
    slowest: tuple[float, ...]  # by seat: the longest decision
    longest: tuple[float, ...]  # by seat: the longest turn
    order: tuple[Seat, ...] = ()  # who had a choice first, second...
    luck: tuple[float, ...] = ()  # by seat, in victories; nothing if nobody looked at it


class ThinkingTime:
    """How long a seat thinks, by decision and by turn."""

    def __init__(self) -> None:
        self.seconds, self.turns = 0.0, 0
        self.turn = 0.0  # of the turn under way
        self.slowest, self.longest = 0.0, 0.0  # decision, turn

    def add(self, seconds: float, new_turn: bool) -> None:
        self.seconds += seconds
        self.turns += new_turn
        self.turn = seconds if new_turn else self.turn + seconds
        self.slowest = max(self.slowest, seconds)
        self.longest = max(self.longest, self.turn)


def play_game(pairing: Pairing, playouts: int = 0) -> PlayedGame:
    """One game from beginning to end; its luck by so many playouts of each event of chance, or not at all."""
    game = ALL[pairing.game]
    chose = list[Seat]()

    def watch(match: Match, who: Seat, choices: int) -> None:
        if choices > 1 and who not in chose:
            chose.append(who)

    match, result, clocks = played(game, pairing, watch)
    return PlayedGame(
        pairing,
        shares(game, match),
        tuple(int(points) for points in result.points),
        result.reason,
        len(match.events),
        tuple(clock.seconds for clock in clocks),
        tuple(clock.turns for clock in clocks),
        tuple(clock.slowest for clock in clocks),
        tuple(clock.longest for clock in clocks),
        tuple(chose),
        luck_of(match, playouts, f"luck {pairing.seed}") if playouts else (),
    )


Watch = Callable[[Match, Seat, int], object]  # before a seat decides: among so many


def played(
    game: AnyGame, pairing: Pairing, watch: Watch = lambda match, who, choices: None
) -> tuple[Match, Result, list[ThinkingTime]]:
    """A game to its end, while somebody may look on."""
    match = Match(game, len(pairing.seats), dict(pairing.options))
    invited = [read_player(text) for text in pairing.seats]
    origin = Origin(match.state.copy(), match.players)
    players = [each.sit(game, seat, origin) for seat, each in enumerate(invited)]
    budgets = [thinking(each, game, pairing.budget) for each in invited]
    rngs = [Random(f"{pairing.seed} player {seat}") for seat in range(len(players))]
    clocks = [ThinkingTime() for _ in players]
    generator, last = FastRandom(pairing.seed), CHANCE
    while (deciders := match.deciders()) and len(match.events) < MOST_EVENTS:
        who = next((seat for seat in pairing.order if seat in deciders), deciders[0])
        if who == CHANCE:
            match.act(who, int(random_choice(match.state, who, generator)))
        else:
            legal = [int(action) for action in match.state.legal(who)]
            watch(match, who, len(legal))
            seen, heard = match.view(who), match.heard(who)
            began = time.perf_counter()
            action = players[who].decide(seen, heard, legal, budgets[who], rngs[who])
            clocks[who].add(time.perf_counter() - began, last != who)
            match.act(who, action)
        last = who
    result = match.state.result()
    assert result is not None, f"a game of {MOST_EVENTS} events does not end"
    return match, result, clocks


def thinking(player: Invited, game: AnyGame, budget: Budget | None) -> Budget:
    return budget if budget is not None and player.budget is None else player.thinks(game)


def shares(game: AnyGame, match: Match) -> tuple[float, ...]:
    """Each seat's share of the victory, as the game's hints count it."""
    values = hints_for(game.slug).outcome(match.state)
    return tuple(float(values[seat]) for seat in range(match.players))


def rotated(players: Sequence[str], number: int) -> tuple[str, ...]:
    """The players of game `number`: everybody sits in every seat, and after everybody else, equally often."""
    rounds, shift = divmod(number, len(players))
    first, *others = players
    orders = permutations(others)  # the first is the one that was given
    order = (first, *next(islice(orders, rounds % factorial(len(others)), None)))
    return (*order[shift:], *order[:shift])


def play_all(
    pairings: Sequence[Pairing], processes: int, playouts: int = 0
) -> Iterator[PlayedGame]:
    """All games in order; with several processes the results are the same."""
    play = partial(play_game, playouts=playouts)
    if processes <= 1:
        yield from map(play, pairings)
        return
    with ProcessPoolExecutor(processes, get_context("spawn")) as pool:
        yield from pool.map(play, pairings)


def pairings_of(
    game: str,
    players: Sequence[str],
    games: int,
    seed: str,
    options: Mapping[str, object],
    budget: Budget | None = None,
    same_luck: bool = False,
) -> list[Pairing]:
    """This many games between the same players, rotating the seats; with the same luck for each rotation, if wanted."""
    fixed, block = tuple(options.items()), len(players) if same_luck else 1
    return [
        Pairing(game, rotated(players, number), fixed, f"{seed}/{number // block}", budget)
        for number in range(games)
    ]
