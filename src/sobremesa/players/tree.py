"""The search tree as flat arrays. Compiled.

A node is what one seat knows at one of its decisions: an information set, named by a number that is
mixed from all that the seat has seen since the root. So nodes need no links, seats have a tree each in
the same arrays, and a later decision of the same turn finds its old nodes by going on with the mixing.

    node    names    first ----> edge   action   tries   seen   total   weight   next ---> ...
                                        (or plan)

An edge is a decision that was legal in some sampled world. `seen` counts the visits in which it was
legal: only against those is it fair to compare (availability). `total` adds up the values of the seat
that decides; every seat has its own (max^n).
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final[i64] = -1
HALF: Final[i64] = 2**31
LOW: Final[i64] = 2**31 - 1
SMALLEST: Final[i64] = 1024  # slots of a new table


def mixed(name: i64, token: i64) -> i64:
    """The next name, below 2**62: two halves, each stirred by a multiplication that stays in 63 bits."""
    low = ((name & LOW) ^ (token & LOW)) + 1
    high = (name >> 31) + (token >> 31) + low
    low = (low & LOW) * 0x2C1B3C6D
    low = (low ^ low >> 29) & LOW
    high = ((high & LOW) ^ low) * 0x297A2D39
    high = (high ^ high >> 31) & LOW
    return high * HALF + low


@final
class Tree:
    """Nodes and edges, and the table that finds a node by its name."""

    def __init__(self) -> None:
        self.slots = vec[i64]([-1] * SMALLEST)  # open addressing: nodes
        self.mask: i64 = SMALLEST - 1
        self.nodes: i64 = 0
        self.edges: i64 = 0
        self.names = vec[i64]()  # by node
        self.first = vec[i64]()
        self.actions = vec[i64]()  # by edge
        self.tries = vec[float]()  # counts, but never used as anything but floats
        self.seen = vec[float]()
        self.totals = vec[float]()
        self.priors = vec[float]()
        self.next = vec[i64]()

    def find(self, name: i64) -> i64:
        """The node of this name, or NONE."""
        slot = name & self.mask
        while True:
            node = self.slots[slot]
            if node == NONE or self.names[node] == name:
                return node
            slot = (slot + 1) & self.mask

    def add(self, name: i64) -> i64:
        """A new node; the table doubles when it is half full."""
        if 2 * self.nodes > self.mask:
            self.grow()
        node = self.nodes
        self.nodes += 1
        self.names = append(self.names, name)
        self.first = append(self.first, NONE)
        self.settle(node)
        return node

    def settle(self, node: i64) -> None:
        slot = self.names[node] & self.mask
        while self.slots[slot] != NONE:
            slot = (slot + 1) & self.mask
        self.slots[slot] = node

    def grow(self) -> None:
        size = (self.mask + 1) * 2
        self.slots = vec[i64]([-1] * int(size))
        self.mask = size - 1
        for node in range(self.nodes):
            self.settle(node)

    def edge_to(self, node: i64, action: i64) -> i64:
        """The edge of a decision, or NONE."""
        edge = self.first[node]
        while edge != NONE and self.actions[edge] != action:
            edge = self.next[edge]
        return edge

    def add_edge(self, node: i64, after: i64, action: i64, weight: float) -> i64:
        """A new edge of a node, behind the edge `after` or, if that is NONE, before all others."""
        edge = self.edges
        self.edges += 1
        self.actions = append(self.actions, action)
        self.tries = append(self.tries, 0.0)
        self.seen = append(self.seen, 0.0)
        self.totals = append(self.totals, 0.0)
        self.priors = append(self.priors, weight)
        if after == NONE:
            self.next = append(self.next, self.first[node])
            self.first[node] = edge
        else:
            self.next = append(self.next, self.next[after])
            self.next[after] = edge
        return edge

    def mean(self, edge: i64) -> float:
        """What a decision was worth on average to the seat that made it."""
        return self.totals[edge] / self.tries[edge] if self.tries[edge] > 0.0 else 0.0
