"""How long a player may think: small limits that combine, and a meter that says when one is reached.

>>> print(Budget(seconds=0.2) & Budget(simulations=1000))
0.2 s, 1000 simulations
>>> Budget(simulations=1000).part(0.5)
Budget(seconds=None, simulations=500, nodes=None)
>>> read_budget("200ms"), read_budget("500")
(Budget(seconds=0.2, simulations=None, nodes=None), Budget(seconds=None, simulations=500, nodes=None))
"""

import re
import time
from dataclasses import dataclass
from math import ceil
from typing import TypeVar

from sobremesa.core.wrong import Wrong

Number = TypeVar("Number", int, float)

NOTATION = re.compile(r"(\d+(?:\.\d+)?)(ms|s|n|)")


@dataclass(frozen=True, slots=True)
class Budget:
    """For one turn. What is None is no limit; whatever is reached first ends the thinking.

    Without a limit in seconds a decision is the same on every machine.
    """

    seconds: float | None = None
    simulations: int | None = None
    nodes: int | None = None  # of the tree: memory

    def __and__(self, other: "Budget") -> "Budget":
        return Budget(
            least(self.seconds, other.seconds),
            least(self.simulations, other.simulations),
            least(self.nodes, other.nodes),
        )

    def part(self, share: float) -> "Budget":
        """Some of the time and of the simulations."""
        return Budget(
            None if self.seconds is None else self.seconds * share,
            None if self.simulations is None else ceil(self.simulations * share),
            self.nodes,
        )

    def __str__(self) -> str:
        limits = (
            (self.seconds, "s"),
            (self.simulations, "simulations"),
            (self.nodes, "nodes"),
        )
        found = [f"{limit:g} {name}" for limit, name in limits if limit is not None]
        return ", ".join(found) or "no limit"


def least(one: Number | None, other: Number | None) -> Number | None:
    limits = [limit for limit in (one, other) if limit is not None]
    return min(limits) if limits else None


def read_budget(text: str) -> Budget:
    """`200ms`, `1.5s`, `800` simulations, `5000n` nodes; several with a plus: `200ms+800`."""
    found = Budget()
    for part in text.split("+"):
        match = NOTATION.fullmatch(part)
        if match is None:
            said = f"a budget is written 200ms, 1.5s, 800 or 5000n, not {part!r}"
            raise Wrong(said, "budget", text=part)
        number, unit = float(match[1]), match[2]
        if unit in ("ms", "s"):
            found &= Budget(seconds=number / 1000 if unit == "ms" else number)
        else:
            found &= Budget(nodes=int(number)) if unit == "n" else Budget(simulations=int(number))
    return found


class Meter:
    """A budget being spent. Started before anything else of a decision is done."""

    def __init__(self, budget: Budget) -> None:
        self.began = time.perf_counter()
        self.deadline = None if budget.seconds is None else self.began + budget.seconds
        self.simulations = 1_000_000 if budget.simulations is None else budget.simulations
        self.nodes = 1_000_000 if budget.nodes is None else budget.nodes

    def spent(self) -> float:
        return time.perf_counter() - self.began

    def late(self, share: float = 1.0) -> bool:
        """Is so much of the time over?"""
        if self.deadline is None:
            return False
        return time.perf_counter() >= self.began + (self.deadline - self.began) * share
