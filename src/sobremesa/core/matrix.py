"""Choices made at the same time, solved: with which odds to choose so that nobody can gain by knowing. Compiled.

Two sides choose a row and a column in secret; what one gains the other loses. Each side may hold a
secret of its own (its kind: a hand of cards, say), of which the other knows only the odds. Regret
matching finds the odds: whoever regrets not having chosen something chooses it more often from then on,
and the average over many rounds is what to play (Hart and Mas-Colell; the variant with regrets
never below zero and later rounds counting more, by Tammelin, is quicker).

>>> pennies = MatrixGame(1, 1, 2, 2)
>>> pennies.add(0, 0, vec[float]([1.0, -1.0, -1.0, 1.0]))
>>> pennies.solve(500)
>>> [round(part, 1) for part in pennies.rows(0)]
[0.5, 0.5]
"""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64


@final
class MatrixGame:
    """A game of one simultaneous choice. Deals are added, all equally likely; then it is solved."""

    def __init__(self, kinds: i64, others: i64, height: i64, width: i64) -> None:
        self.height = height  # what a side of any kind may choose from
        self.width = width
        self.firsts = vec[i64]()  # by deal: the kinds of both sides
        self.seconds = vec[i64]()
        self.gains = vec[float]()  # by deal: height times width, what the first side gains
        self.regrets = vec[float]([0.0] * int(kinds * height))
        self.sums = vec[float]([0.0] * int(kinds * height))
        self.other_regrets = vec[float]([0.0] * int(others * width))
        self.other_sums = vec[float]([0.0] * int(others * width))

    def add(self, first: i64, second: i64, gains: vec[float]) -> None:
        """One deal, by the kinds of both sides, and what the first side gains there, row by row."""
        self.firsts = append(self.firsts, first)
        self.seconds = append(self.seconds, second)
        for gain in gains:
            self.gains = append(self.gains, gain)

    def solve(self, rounds: i64) -> None:
        for number in range(rounds):
            mine = matched(self.regrets, self.height)
            theirs = matched(self.other_regrets, self.width)
            self.regret(mine, theirs)
            weight = float(number + 1)
            for index in range(i64(len(mine))):
                self.sums[index] += weight * mine[index]
            for index in range(i64(len(theirs))):
                self.other_sums[index] += weight * theirs[index]

    def regret(self, mine: vec[float], theirs: vec[float]) -> None:
        """What both sides would have gained by each choice, against what they did gain."""
        for deal in range(i64(len(self.firsts))):
            row = self.firsts[deal] * self.height
            column = self.seconds[deal] * self.width
            start = deal * self.height * self.width
            mean = 0.0
            for i in range(self.height):
                gain = 0.0
                for j in range(self.width):
                    gain += theirs[column + j] * self.gains[start + i * self.width + j]
                self.regrets[row + i] += gain
                mean += mine[row + i] * gain
            for i in range(self.height):
                self.regrets[row + i] -= mean
            for j in range(self.width):
                loss = 0.0
                for i in range(self.height):
                    loss += mine[row + i] * self.gains[start + i * self.width + j]
                self.other_regrets[column + j] += mean - loss
        for index in range(i64(len(self.regrets))):
            self.regrets[index] = max(self.regrets[index], 0.0)
        for index in range(i64(len(self.other_regrets))):
            self.other_regrets[index] = max(self.other_regrets[index], 0.0)

    def rows(self, kind: i64) -> vec[float]:
        """The odds of the first side's choices, if it is of this kind."""
        return share(self.sums, kind * self.height, self.height)

    def columns(self, kind: i64) -> vec[float]:
        return share(self.other_sums, kind * self.width, self.width)


def matched(regrets: vec[float], choices: i64) -> vec[float]:
    """The odds of every kind's choices: as its regrets are to each other."""
    found = vec[float](capacity=len(regrets))
    for start in range(i64(0), i64(len(regrets)), choices):
        for part in share(regrets, start, choices):
            found = append(found, part)
    return found


def share(amounts: vec[float], start: i64, count: i64) -> vec[float]:
    """Some amounts as parts of 1; evenly where there is nothing."""
    total = 0.0
    for index in range(start, start + count):
        total += amounts[index]
    found = vec[float](capacity=count)
    for index in range(start, start + count):
        found = append(found, amounts[index] / total if total > 0.0 else 1.0 / float(count))
    return found
