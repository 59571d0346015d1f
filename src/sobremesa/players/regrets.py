"""A game written out as far as it has been explored, and solved by regrets. Compiled.

A node is a whole history: everybody's cards and decisions. Seats that cannot tell some nodes apart decide
alike there: they share a place, an information set. Looking adds nodes, a playout at a time; solving goes
through all of them again and again. Whoever regrets not having chosen something chooses it more often
from then on, and the average over all rounds is what to play: nobody gains by knowing it (counterfactual
regret minimisation: Zinkevich and others; regrets never below zero and later rounds counting more:
Tammelin). A tree that grows while it is solved is Schmid and others' (Student of Games).

    node    who   place   first child, children   odds   visits   totals by seat
    place   first entry, choices ----> regrets, gains of this round, sums of what was played
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sobremesa.core.fast_random import FastRandom
from sobremesa.core.state import CHANCE

NOWHERE: Final[i64] = -1
ROOT: Final[i64] = 0
CURIOUS: Final = 0.3  # how often what was looked at least is looked at next
TREMBLING: Final = 0.02  # how often anybody is taken to do anything at all

# How near a node is to what has happened, and how often looks go there.
ANYTHING: Final[i64] = 0
OPENLY: Final[i64] = 1  # in the open it would sound like this
MINE: Final[i64] = 2  # and to the seat that asks, too
AT_MOST_ANYTHING: Final = 0.3
AT_MOST_OPENLY: Final = 0.7


@final
class Regrets:
    """The tree, and what every seat would play in it."""

    def __init__(self, seats: i64) -> None:
        self.seats = seats
        self.nodes: i64 = 0
        self.who = vec[i64]()  # by node
        self.place = vec[i64]()  # NOWHERE: nobody decides, or nobody knows yet
        self.first = vec[i64]()
        self.width = vec[i64]()  # 0: not looked behind
        self.odds = vec[float]()  # of chance, to come here from the node before
        self.near = vec[i64]()
        self.done = vec[i64]()  # 1: all that can follow was looked at
        self.visits = vec[float]()
        self.totals = vec[float]()  # by node and seat
        self.begins = vec[i64]()  # by place
        self.choices = vec[i64]()
        self.regrets = vec[float]()  # by place and choice
        self.gains = vec[float]()
        self.plans = vec[
            float
        ]()  # what is chosen by next: regrets, with the latest gains to come again
        self.sums = vec[float]()
        self.worths = vec[
            float
        ]()  # what each choice would have brought, and how often it was asked
        self.weights = vec[float]()
        self.rounds = 0.0
        self.path = vec[i64]()
        self.aim = ANYTHING
        self.anything = False
        self.add(1.0, MINE)

    def add(self, odds: float, near: i64) -> i64:
        """A node that nobody has looked behind."""
        self.who = append(self.who, CHANCE)
        self.place = append(self.place, NOWHERE)
        self.first = append(self.first, NOWHERE)
        self.width = append(self.width, 0)
        self.odds = append(self.odds, odds)
        self.near = append(self.near, near)
        self.done = append(self.done, 0)
        self.visits = append(self.visits, 0.0)
        for _ in range(self.seats):
            self.totals = append(self.totals, 0.0)
        self.nodes += 1
        return self.nodes - 1

    def new_place(self, choices: i64) -> i64:
        self.begins = append(self.begins, len(self.sums))
        self.choices = append(self.choices, choices)
        for _ in range(choices):
            self.regrets = append(self.regrets, 0.0)
            self.gains = append(self.gains, 0.0)
            self.plans = append(self.plans, 0.0)
            self.sums = append(self.sums, 0.0)
            self.worths = append(self.worths, 0.0)
        self.weights = append(self.weights, 0.0)
        return i64(len(self.begins)) - 1

    def open(self, node: i64, who: i64, place: i64, odds: list[float], nears: list[int]) -> None:
        """Look behind a node: what may follow, with the odds of chance."""
        self.who[node] = who
        self.place[node] = place
        self.first[node] = self.nodes
        self.width[node] = len(odds)
        for index in range(len(odds)):
            self.add(odds[index], nears[index])

    # Looking

    def begin(self, generator: FastRandom) -> i64:
        """A new way; most of them go by what has happened."""
        drawn = chance(generator)
        self.aim = MINE
        if drawn < AT_MOST_ANYTHING:
            self.aim = ANYTHING
        elif drawn < AT_MOST_OPENLY:
            self.aim = OPENLY
        self.anything = False
        self.path = vec[i64]([ROOT])
        return ROOT

    def down(self, node: i64, generator: FastRandom) -> i64:
        """Go on to a node that nobody has looked behind; `path` is the way there."""
        while self.width[node] > 0:
            child = self.next(node, generator)
            if child == NOWHERE and self.aim != ANYTHING:  # known, or it cannot have happened here
                self.aim = ANYTHING
                child = self.next(node, generator)
            if child == NOWHERE:  # all that follows is known
                self.anything = True
                child = self.next(node, generator)
            node = child
            self.path = append(self.path, node)
        return node

    def next(self, node: i64, generator: FastRandom) -> i64:
        if self.who[node] == CHANCE:
            return self.likeliest(node)
        if chance(generator) < CURIOUS:
            return self.rarest(node, generator)
        return self.drawn(node, generator)

    def fits(self, child: i64) -> bool:
        if self.anything:
            return True
        return self.done[child] == 0 and self.near[child] >= self.aim

    def likeliest(self, node: i64) -> i64:
        """What chance brings: as often as its odds say, but evenly."""
        best, most = NOWHERE, -1.0
        for child in range(self.first[node], self.first[node] + self.width[node]):
            share = self.odds[child] / (self.visits[child] + 0.5)
            if share > most and self.fits(child):
                best, most = child, share
        return best

    def rarest(self, node: i64, generator: FastRandom) -> i64:
        best, least, ties = NOWHERE, 1e18, i64(0)
        for child in range(self.first[node], self.first[node] + self.width[node]):
            if not self.fits(child):
                continue
            if self.visits[child] < least:
                best, least, ties = child, self.visits[child], 1
            elif self.visits[child] == least:
                ties += 1
                if generator.below(ties) == 0:
                    best = child
        return best

    def drawn(self, node: i64, generator: FastRandom) -> i64:
        """By what the seat plays on average."""
        begins = self.begins[self.place[node]]
        total = 0.0
        for index in range(self.width[node]):
            if self.fits(self.first[node] + index):
                total += self.sums[begins + index] + 1e-9
        left = chance(generator) * total
        last = NOWHERE
        for index in range(self.width[node]):
            if self.fits(self.first[node] + index):
                last = self.first[node] + index
                left -= self.sums[begins + index] + 1e-9
                if left < 0.0:
                    break
        return last

    def learn(self, values: vec[float]) -> None:
        """What a playout from the end of the path was worth."""
        for index in range(i64(len(self.path)) - 1, i64(-1), i64(-1)):
            node = self.path[index]
            if self.width[node] > 0 and self.done[node] == 0:
                self.done[node] = self.all_done(node)
            self.visits[node] += 1.0
            for seat in range(self.seats):
                self.totals[node * self.seats + seat] += values[seat]

    def all_done(self, node: i64) -> i64:
        for child in range(self.first[node], self.first[node] + self.width[node]):
            if self.done[child] == 0:
                return 0
        return 1

    def settle(self, node: i64, values: vec[float]) -> None:
        """The game is over here, and what it is worth is known."""
        self.visits[node] = 1.0
        self.done[node] = 1
        for seat in range(self.seats):
            self.totals[node * self.seats + seat] = values[seat]

    def even(self, node: i64) -> vec[float]:
        """By seat: what a node is worth if all that may follow is as likely."""
        found = vec[float]([0.0] * int(self.seats))
        for child in range(self.first[node], self.first[node] + self.width[node]):
            for seat in range(self.seats):
                found[seat] += self.mean(child, seat) / float(self.width[node])
        return found

    # Solving

    def solve(self, rounds: i64) -> None:
        for _ in range(rounds):
            self.rounds += 1.0
            for seat in range(self.seats):
                self.value(ROOT, seat, 1.0, 1.0)
                for entry in range(i64(len(self.gains))):
                    gain = self.gains[entry]
                    if gain != 0.0:
                        self.regrets[entry] = max(self.regrets[entry] + gain, 0.0)
                        self.plans[entry] = max(self.regrets[entry] + gain, 0.0)
                        self.gains[entry] = 0.0

    def forget(self) -> None:
        """Begin anew in the tree as it is. Of many equal ways to play well, all who begin alike find the same, and
        only what was found together fits together: bluffs of one with another's bets are read."""
        self.rounds = 0.0
        for entry in range(i64(len(self.sums))):
            self.regrets[entry] = 0.0
            self.plans[entry] = 0.0
            self.sums[entry] = 0.0
            self.worths[entry] = 0.0
        for place in range(i64(len(self.weights))):
            self.weights[place] = 0.0

    def mean(self, node: i64, seat: i64) -> float:
        return self.totals[node * self.seats + seat] / self.visits[node]

    def value(self, node: i64, seat: i64, mine: float, others: float) -> float:
        """What a node is worth to a seat, as all play now; its regrets are noted on the way. `mine` and `others`:
        how likely the seat itself, and chance and the others, make it to come here. What was never looked at
        is not chosen: taking it to be as good as the rest was worse."""
        if self.width[node] == 0:
            return self.mean(node, seat)
        if self.who[node] == CHANCE:
            return self.expected(node, seat, mine, others)
        begins = self.begins[self.place[node]]
        width = self.width[node]
        positive = 0.0
        for index in range(width):
            positive += self.plans[begins + index]
        own = self.who[node] == seat
        values = vec[float]([0.0] * int(width)) if own else vec[float]()
        found = 0.0
        known = 0.0
        for index in range(width):
            child = self.first[node] + index
            if self.visits[child] == 0.0:
                continue
            share = 1.0 / float(width)
            if positive > 0.0:
                share = self.plans[begins + index] / positive
            part = tremble(share, width)
            if own:
                worth = self.value(child, seat, mine * part, others)
                values[index] = worth
                self.sums[begins + index] += self.rounds * self.rounds * mine * share
            else:
                worth = self.value(child, seat, mine, others * part)
            found += part * worth
            known += part
        if known == 0.0:
            return self.mean(node, seat)
        found /= known
        if own:
            self.weights[self.place[node]] += others
            for index in range(width):
                if self.visits[self.first[node] + index] > 0.0:
                    self.gains[begins + index] += others * (values[index] - found)
                    self.worths[begins + index] += others * values[index]
        return found

    def expected(self, node: i64, seat: i64, mine: float, others: float) -> float:
        """Over what chance may bring; what was never looked at is taken to be like the rest."""
        total, known = 0.0, 0.0
        for child in range(self.first[node], self.first[node] + self.width[node]):
            if self.visits[child] > 0.0:
                odds = self.odds[child]
                total += odds * self.value(child, seat, mine, others * odds)
                known += odds
        return total / known if known > 0.0 else self.mean(node, seat)

    def policy(self, place: i64) -> list[float]:
        """The odds of each choice: what was played on average."""
        begins = self.begins[place]
        width = self.choices[place]
        total = 0.0
        for index in range(width):
            total += self.sums[begins + index]
        return [
            self.sums[begins + index] / total if total > 0.0 else 1.0 / float(width)
            for index in range(width)
        ]

    def worth(self, place: i64) -> list[float]:
        """What each choice would bring the seat."""
        begins = self.begins[place]
        weight = self.weights[place]
        return [
            self.worths[begins + index] / weight if weight > 0.0 else 0.5
            for index in range(self.choices[place])
        ]


def tremble(share: float, width: i64) -> float:
    """Nobody is sure never to do a thing, so that all have thought about every position."""
    return share * (1.0 - TREMBLING) + TREMBLING / float(width)


def chance(generator: FastRandom) -> float:
    """A number from 0 to 1."""
    return float(generator.below(FINE)) / FINE_STEPS


FINE: Final[i64] = 2**24
FINE_STEPS: Final = 16777216.0
