"""Mixed play where secrets are few enough to be written out: hands of a few cards, discs, dice, bids.

Whoever answers the same way every time is read, and whoever takes the others for people who know its cards
never bluffs. So the game is looked at from the latest moment when everybody knew everything: all
that may have been drawn and done since, by all seats and with all cards. What each seat would
play there is solved by regrets (regrets.py), and the decision is drawn from the odds that come out.

    1 recall   a history of the game that fits what the seat has heard (recall.py)
    2 look     into ways from its beginning; most of them as far as now as it sounded, to the seat or in the open
    3 solve    all that was seen so far, and look again
    4 answer   what the seat would play here on average
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec

from sobremesa.core import CHANCE, WATCHER, Action, AnyGame, Seat, State, happen
from sobremesa.core.fast_random import FastRandom
from sobremesa.core.hints import Hints, spread
from sobremesa.players.budget import Meter
from sobremesa.players.recall import History, TooMuch
from sobremesa.players.regrets import ANYTHING, MINE, NOWHERE, OPENLY, ROOT, Regrets
from sobremesa.players.search import play_out

STAGES: Final = 10  # look, solve, look, solve...
ROUNDS: Final = 40  # of solving in each
LAST: Final = 400  # and in the last one
FEWEST: Final = 4  # rounds at a time, however large the tree is
LOOKING: Final = 0.6  # of the time, where that is limited; the rest is for solving
WORK: Final = 200_000  # nodes that are gone through in one stage, some 10 ms
LAST_WORK: Final = 4_000_000
MOST_NEW: Final = 16  # nodes of one look; then it is played out
FEW: Final = 8  # looks as far as now, from which on they can be judged


class Mixture(NamedTuple):
    """By legal decision, in their order."""

    odds: list[float]
    values: list[float]
    looks: int


class TreeSolver:
    """Steps 2 to 4."""

    def __init__(self, game: AnyGame, seat: Seat, hints: Hints, history: History) -> None:
        self.game, self.seat, self.hints, self.history = game, seat, hints, history
        players = history.origin.players
        self.tree = Regrets(players)
        self.states: list[State | None] = [history.origin.state]  # by node
        self.ways: list[tuple[int, Action]] = [(NOWHERE, 0)]  # the node before, and what happened
        self.depths = [0]
        self.known: list[tuple[int, ...]] = [(0,) * players]  # by seat: all that it has heard
        self.sounds: dict[tuple[int, tuple[str, ...]], int] = {}
        self.places: dict[tuple[Seat, int], int] = {}
        self.worlds: dict[int, int] = {}  # nodes that the seat may be at now: how often seen

    def run(self, meter: Meter, generator: FastRandom) -> Mixture:
        looks = 0
        for stage in range(1, STAGES + 1):
            while looks * STAGES < meter.simulations * stage and not self.tree.done[ROOT]:
                if looks and meter.late(LOOKING * stage / STAGES):  # one look has to be
                    break
                self.look(generator)
                looks += 1
            if stage == 1:
                self.check()
            if stage == STAGES:
                self.tree.forget()
                self.solve(meter, LAST, LAST_WORK)
            else:
                self.solve(meter, ROUNDS, WORK)
        place = self.places.get((self.seat, self.heard_now()))
        if place is None:
            raise TooMuch
        values = [min(max(value, 0.0), 1.0) for value in self.tree.worth(place)]
        return Mixture(self.tree.policy(place), values, looks)

    def solve(self, meter: Meter, rounds: int, work: int) -> None:
        """Step 3: so many rounds, or fewer if the tree is large or the time is over."""
        most = work // (int(self.tree.nodes) * int(self.tree.seats))
        for _ in range(0, max(1, min(rounds, most)), FEWEST):
            self.tree.solve(FEWEST)
            if meter.late():
                break

    def check(self) -> None:
        """If hardly any world was seen twice, nothing is learned this way."""
        seen = sum(self.worlds.values())
        if seen >= FEW and len(self.worlds) * 2 > seen:
            raise TooMuch

    # Step 2

    def look(self, generator: FastRandom) -> None:
        """One way, with what is new on it, and a playout from there if the game is not over."""
        tree, new = self.tree, 0
        node = tree.begin(generator)
        while True:
            node = int(tree.down(node, generator))
            state = self.state(node)
            if len(state.deciders()) == 0:
                tree.settle(node, self.worth(state))
                break
            if self.depths[node] > len(self.history.events) or tree.near[node] == ANYTHING:
                new += 1
            if new > MOST_NEW:
                break
            self.open(node, state)
        end = state.copy()
        values = play_out(self.hints, end, generator)
        tree.learn(values if len(end.deciders()) else self.worth(end))
        for node in tree.path:
            if self.depths[node] == len(self.history.events) and tree.near[node] == MINE:
                self.worlds[node] = self.worlds.get(node, 0) + 1

    def state(self, node: int) -> State:
        """The position of a node, and what the seats have heard by then; made when it is first needed."""
        found = self.states[node]
        if found is None:
            parent, action = self.ways[node]
            before, who = self.states[parent], int(self.tree.who[parent])
            assert before is not None
            happening = happen(before, who, action)
            self.known[node] = tuple(
                self.sound(known, tuple(self.game.hear(happening, seat)))
                for seat, known in enumerate(self.known[parent])
            )
            found = self.states[node] = happening.after
        return found

    def sound(self, known: int, lines: tuple[str, ...]) -> int:
        """A number for all that a seat has heard."""
        return self.sounds.setdefault((known, lines), len(self.sounds) + 1) if lines else known

    def open(self, node: int, state: State) -> None:
        """What may follow a node, and how near it is to what has happened."""
        tree, depth, near = self.tree, self.depths[node], int(self.tree.near[node])
        who, forced = int(state.deciders()[0]), None
        if near != ANYTHING and depth < len(self.history.happened):
            forced = self.history.happened[depth]
            who = forced.who if forced.who in state.deciders() else who
        elif depth == len(self.history.happened) and self.seat in state.deciders():
            who = self.seat
        actions = [int(action) for action in state.legal(who)]
        nears = [near] * len(actions)
        if forced:
            nears = [min(near, self.nearness(state, who, action, depth)) for action in actions]
        place = NOWHERE
        if who != CHANCE:
            key = who, self.known[node][who]
            place = self.places[key] = self.places.get(key, NOWHERE)
            if place == NOWHERE:
                place = self.places[key] = int(tree.new_place(len(actions)))
        tree.open(node, who, place, self.odds(state, who, len(actions)), nears)
        for action in actions:
            self.states.append(None)
            self.ways.append((node, action))
            self.depths.append(depth + 1)
            self.known.append(())
        if who != CHANCE:
            self.settle(node)

    def nearness(self, state: State, who: Seat, action: Action, depth: int) -> int:
        forced = self.history.happened[depth]
        happening = happen(state, who, action)
        if tuple(self.game.hear(happening, WATCHER)) != forced.openly:
            return ANYTHING
        mine = tuple(self.game.hear(happening, self.seat)) == forced.mine
        return MINE if mine else OPENLY

    def odds(self, state: State, who: Seat, count: int) -> list[float]:
        weights = [float(weight) for weight in state.weights()] if who == CHANCE else []
        total = sum(weights)
        return [weight / total for weight in weights] or [1.0 / count] * count

    def settle(self, node: int) -> None:
        """Where a decision ends the game, or whatever follows it does, its worth is known at once."""
        first = int(self.tree.first[node])
        for child in range(first, first + int(self.tree.width[node])):
            state = self.state(child)
            if len(state.deciders()) == 0:
                self.tree.settle(child, self.worth(state))
            elif ends_at_once(state):
                self.open(child, state)
                self.tree.settle(child, self.tree.even(child))

    def worth(self, state: State) -> vec[float]:
        """What the end of a game is worth, by seat: from 0 to 1, unless it is played for points."""
        return spread([0.5 + each / 2 for each in self.game.returns(state)])

    # Step 4

    def heard_now(self) -> int:
        """The number of what the seat has heard since the beginning."""
        known = 0
        for event in self.history.happened:
            known = self.sound(known, event.mine)
        return known


def ends_at_once(state: State) -> bool:
    """Is the game over after the next decision, whatever it is?"""
    who = state.deciders()[0]
    if who == CHANCE:
        return False
    for action in state.legal(who):
        after = state.copy()
        after.apply(who, action)
        if len(after.deciders()) > 0:
            return False
    return True
