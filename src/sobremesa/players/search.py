"""Information-set Monte Carlo tree search, for any game and number of seats. Compiled.

Each simulation plays in a world of its own, sampled from what the searching seat may believe. Every
seat decides by its own tree, which knows only what that seat would have seen: its own decisions at
once, those of others when they are open, the hidden ones of a simultaneous step when the step closes.

    1 sample   a world that fits what the seat knows; what others have just decided in secret is open in it
    2 descend  each seat by its tree, chance by its odds
    3 expand   the first node that is not there yet
    4 play out with the game's policy, until the game ends or its hints have seen enough
    5 judge    by the result or by the game's judgement, for every seat
    6 learn    add the values to the edges that were taken
"""

from math import sqrt
from random import Random
from time import perf_counter
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.fast_random import FastRandom
from sobremesa.core.hints import SEATS, Hints
from sobremesa.core.playout import random_choice
from sobremesa.core.state import CHANCE, State
from sobremesa.players.tree import NONE, Tree, mixed

WHO: Final[i64] = 2**40  # tokens: who * WHO + action
PLAN: Final[i64] = 2**44  # plus a number: a whole plan as one edge
LONGEST: Final[i64] = 20_000  # events of a playout; a game that goes on is judged as it stands
UNTRIED: Final = 0.06  # an untried decision is taken for a little worse than its node's mean
EVEN: Final = 0.5


@final
class Search:
    """One search, and the tree that it leaves for the next decision of the same turn."""

    def __init__(self, hints: Hints, seat: int, curiosity: float) -> None:
        self.hints = hints
        self.seat: i64 = seat
        self.curiosity = curiosity  # how much promise counts against experience
        self.tree = Tree()
        self.roots = vec[i64]([i64(2) + who for who in range(SEATS)])  # names, by seat
        self.plans: list[vec[i64]] = []  # those that edges stand for
        self.simulations: i64 = 0
        self.names = vec[i64]([0] * SEATS)  # of this simulation: what each seat has seen, mixed
        self.hidden = vec[i64](
            [-1] * SEATS
        )  # what each has decided in the secret step that is open
        self.step: i64 = (
            0  # that of the decision, and what the seat itself has decided in it so far
        )
        self.own: i64 = NONE
        self.path = vec[i64]()  # edges taken
        self.takers = vec[i64]()  # and by whom
        self.options = vec[i64]()  # edges that are legal now

    def run(
        self,
        belief: Any,
        generator: FastRandom,
        rng: Random,
        simulations: int,
        nodes: int,
        deadline: float | None,
    ) -> int:
        """Simulate until a limit is reached, at least once: how many simulations it was."""
        most: i64 = simulations
        most_nodes: i64 = nodes
        done: i64 = 0
        while done == 0 or done < most:
            if deadline is not None and done > 0 and perf_counter() >= deadline:
                break
            state: State = belief.sample(rng)  # step 1
            state.reopen(self.seat)
            self.step = state.together()
            self.simulate(state, generator, self.tree.nodes < most_nodes)
            done += 1
        self.simulations += done
        return int(done)

    def simulate(self, state: State, generator: FastRandom, may_grow: bool) -> None:
        """Steps 2 to 6 in one world."""
        self.begin()
        self.finish(state, generator, may_grow)

    def begin(self) -> None:
        """Nobody has seen anything since the root."""
        for who in range(SEATS):
            self.names[who] = self.roots[who]
            self.hidden[who] = NONE
        self.hidden[self.seat] = self.own
        self.path = vec[i64](capacity=64)
        self.takers = vec[i64](capacity=64)

    def finish(self, state: State, generator: FastRandom, may_grow: bool) -> vec[float]:
        """Steps 2 to 6 from here on: the values."""
        over = self.descend(state, generator, may_grow)
        values = self.hints.outcome(state) if over else play_out(self.hints, state, generator)
        self.learn(values)
        return values

    # Step 2

    def descend(self, state: State, generator: FastRandom, may_grow: bool) -> bool:
        """Follow the trees to a leaf; is the game over there?"""
        events: i64 = 0
        while events < LONGEST:
            deciders = state.deciders()
            if len(deciders) == 0:
                return True
            who = deciders[0]
            if who == CHANCE:
                self.draw(state, generator)
            else:
                if len(deciders) > 1 and self.seat in deciders and events == 0:
                    who = self.seat  # the decision that is searched for comes first
                if len(self.path) > 0 and self.hints.settled(state):
                    return False
                name = self.names[who]
                if who != self.seat:
                    kind = self.hints.seat_kind(state, who)
                    if kind != 0:
                        name = mixed(name, kind)
                node = self.tree.find(name)
                if node == NONE:
                    if may_grow:
                        node = self.tree.add(name)  # step 3
                    if self.path or not may_grow:
                        return False
                self.decide(state, who, node)
            events += 1
        return False

    def draw(self, state: State, generator: FastRandom) -> None:
        """Chance: told apart only where everybody sees it and the game says that it matters."""
        told = self.hints.open_chance(state)
        action = random_choice(state, CHANCE, generator)
        state.apply(CHANCE, action)
        if told:
            self.tell_all(action)

    def tell_all(self, token: i64) -> None:
        for who in range(SEATS):
            self.names[who] = mixed(self.names[who], token)

    def decide(self, state: State, who: i64, node: i64) -> None:
        """One decision by a seat's own tree, a single one or a whole plan."""
        tree = self.tree
        first = tree.first[node]
        if first != NONE and tree.actions[first] >= PLAN:
            self.offer_again(node)
        else:
            plans = self.hints.plans(state, who)
            if len(plans) > 0:
                self.offer_plans(node, plans)
            else:
                self.offer(state, who, node)
        edge = self.best()
        self.path = append(self.path, edge)
        self.takers = append(self.takers, who)
        action = tree.actions[edge]
        if action >= PLAN:
            for part in self.plans[action - PLAN]:
                self.happen(state, who, part)
        else:
            self.happen(state, who, action)

    def happen(self, state: State, who: i64, action: i64) -> None:
        """A decision takes place, and each seat sees of it what it may."""
        step = state.together()
        state.apply(who, action)
        token = (who + 1) * WHO + action
        if step <= 0:
            self.tell_all(token)
            return
        self.names[who] = mixed(self.names[who], token)
        self.hidden[who] = after(self.hidden[who], token)
        if state.together() != step:  # closed: the others learn what was hidden
            for other in range(SEATS):
                for maker in range(SEATS):
                    if maker != other and self.hidden[maker] != NONE:
                        self.names[other] = mixed(self.names[other], self.hidden[maker])
            for maker in range(SEATS):
                self.hidden[maker] = NONE

    # Which decisions there are

    def offer(self, state: State, who: i64, node: i64) -> None:
        """Find or make the edges of all that is legal in this world."""
        tree = self.tree
        actions = state.legal(who)
        self.options = vec[i64](capacity=len(actions))
        weights = vec[float]()
        asked = False
        edge = tree.first[node]
        last = NONE
        for index in range(i64(len(actions))):
            action = actions[index]
            # Mostly the same decisions are legal in the same order as the last time.
            found = edge
            if edge == NONE or tree.actions[edge] != action:
                found = tree.edge_to(node, action)
            if found == NONE:
                if not asked:
                    weights = self.shares(self.hints.weights(state, who, actions))
                    asked = True
                weight = weights[index] if len(weights) > 0 else 1.0 / float(len(actions))
                found = tree.add_edge(node, last, action, weight)
            self.options = append(self.options, found)
            last = found
            edge = tree.next[found]

    def offer_plans(self, node: i64, plans: list[vec[i64]]) -> None:
        """Plans come best first, and are made once for a node: later visits take those."""
        last = NONE
        total = 0.0
        for index in range(len(plans)):
            total += 1.0 / (index + 2)
        for index in range(len(plans)):
            self.plans.append(plans[index])
            share = 1.0 / (index + 2) / total
            last = self.tree.add_edge(node, last, PLAN + len(self.plans) - 1, share)
        self.offer_again(node)

    def offer_again(self, node: i64) -> None:
        tree = self.tree
        self.options = vec[i64](capacity=32)
        edge = tree.first[node]
        while edge != NONE:
            self.options = append(self.options, edge)
            edge = tree.next[edge]

    def shares(self, weights: vec[float]) -> vec[float]:
        """Weights as parts of 1."""
        total = 0.0
        for weight in weights:
            total += weight
        if total <= 0.0:
            return vec[float]()
        found = vec[float](capacity=len(weights))
        for weight in weights:
            found = append(found, weight / total)
        return found

    def best(self) -> i64:
        """The edge with the highest sum of experience and promise among those that are legal now."""
        tree = self.tree
        tried = 0.0
        total = 0.0
        for edge in self.options:
            tree.seen[edge] += 1.0
            tried += tree.tries[edge]
            total += tree.totals[edge]
        untried = total / tried - UNTRIED if tried > 0.0 else EVEN
        best = self.options[0]
        highest = -1e9
        for edge in self.options:
            tries = tree.tries[edge]
            mean = tree.totals[edge] / tries if tries > 0.0 else untried
            promise = self.curiosity * tree.priors[edge] * sqrt(tree.seen[edge]) / (1.0 + tries)
            if mean + promise > highest:
                highest = mean + promise
                best = edge
        return best

    # Step 6

    def learn(self, values: vec[float]) -> None:
        tree = self.tree
        for index in range(i64(len(self.path))):
            edge = self.path[index]
            tree.tries[edge] += 1.0
            tree.totals[edge] += values[self.takers[index]]

    # One decision on trial

    def judge(
        self,
        state: State,
        action: i64,
        generator: FastRandom,
        may_grow: bool,
        usual: "Search | None",
    ) -> vec[float]:
        """One simulation that begins with this decision of the seat: its values.

        What the others choose in the secret step that is open they draw from what they did on average in the search
        `usual`, of the same position: in a tree that tries only one decision of the seat they would learn it.
        """
        self.begin()
        who = self.another(state) if state.together() > 0 else NONE
        while who != NONE:
            if usual is None:
                self.happen(state, who, self.hints.choose(state, who, generator))
            else:
                for part in usual.drawn(state, who, self.names[who], generator):
                    self.happen(state, who, part)
            who = self.another(state)
        self.happen(state, self.seat, action)
        deciders = state.deciders()
        if len(deciders) > 0 and deciders[0] != CHANCE and self.hints.settled(state):
            return self.hints.values(state)
        return self.finish(state, generator, may_grow)

    def another(self, state: State) -> i64:
        """A seat that owes a decision beside the one that is searched for, or NONE."""
        for who in state.deciders():
            if who != self.seat and who != CHANCE:
                return who
        return NONE

    def drawn(self, state: State, who: i64, name: i64, generator: FastRandom) -> vec[i64]:
        """What a seat does where it knows this, as often as it was tried; by the game's policy where nothing was."""
        kind = self.hints.seat_kind(state, who)
        node = self.tree.find(mixed(name, kind) if kind != 0 else name)
        edges = vec[i64]()
        tries = vec[float]()
        legal = state.legal(who)
        edge = NONE if node == NONE else self.tree.first[node]
        while edge != NONE:
            action = self.tree.actions[edge]
            if self.tree.tries[edge] > 0.0 and (action >= PLAN or action in legal):
                edges = append(edges, edge)
                tries = append(tries, self.tree.tries[edge])
            edge = self.tree.next[edge]
        if len(edges) == 0:
            return vec[i64]([self.hints.choose(state, who, generator)])
        action = self.tree.actions[edges[generator.draw(tries)]]
        return self.plans[action - PLAN] if action >= PLAN else vec[i64]([action])

    # What came of it

    def report(self) -> list[tuple[list[int], int, float, float]]:
        """The decisions at the root: actions, tries, mean value, weight; the most tried first."""
        node = self.tree.find(self.roots[self.seat])
        found: list[tuple[list[int], int, float, float]] = []
        if node == NONE:
            return found
        tree = self.tree
        edge = tree.first[node]
        while edge != NONE:
            action = tree.actions[edge]
            actions = [int(action)]
            if action >= PLAN:
                actions = [int(part) for part in self.plans[action - PLAN]]
            found.append((actions, int(tree.tries[edge]), tree.mean(edge), tree.priors[edge]))
            edge = tree.next[edge]
        found.sort(key=lambda row: (-row[1], -row[2]))
        return found

    def go_on(self, action: int) -> None:
        """The seat has decided; what the tree knows about the rest of its turn is kept."""
        token = (self.seat + 1) * WHO + i64(action)
        if self.step > 0:  # the others have seen nothing, and their trees stay as they are
            self.roots[self.seat] = mixed(self.roots[self.seat], token)
            self.own = after(self.own, token)
            return
        for who in range(SEATS):
            self.roots[who] = mixed(self.roots[who], token)


def after(hidden: i64, token: i64) -> i64:
    """What a seat has decided in secret, with one more decision."""
    return token if hidden == NONE else mixed(hidden, token)


def play_out(hints: Hints, state: State, generator: FastRandom) -> vec[float]:
    """Steps 4 and 5: go on by the game's policy; the values of the seats at the end, or when enough is seen."""
    steps: i64 = 0
    while steps < LONGEST:
        deciders = state.deciders()
        if len(deciders) == 0:
            return hints.outcome(state)
        if hints.enough(state, steps):
            return hints.values(state)
        who = deciders[0]
        if who == CHANCE:
            state.apply(who, random_choice(state, who, generator))
        else:
            state.apply(who, hints.choose(state, who, generator))
        steps += 1
    values = hints.values(state)
    return values if len(values) > 0 else vec[float]([0.5] * SEATS)
