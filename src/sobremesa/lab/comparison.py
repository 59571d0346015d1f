"""Two runs side by side: what a changed rule, option or player has changed in every row that both have."""

from __future__ import annotations

from dataclasses import dataclass

from sobremesa.lab.experiment import SEQUENCE
from sobremesa.lab.intervals import WRONG, Interval, asymptotic, difference, fixed, holm
from sobremesa.lab.questions import Answer, answers, common
from sobremesa.lab.runs import Run


@dataclass(frozen=True, slots=True)
class Change:
    before: Answer
    after: Answer
    interval: Interval  # of after minus before; the rows of a question hold together
    p: float | None


def changes(before: Run, after: Run, question: str) -> list[Change]:
    """Row by row, in the order of the later run."""
    old = {each.series.row: each for each in answers(before.experiment, question, before.games)}
    new = answers(after.experiment, question, after.games)
    pairs = [(old[each.series.row], each) for each in new if each.series.row in old]
    wrong = WRONG / max(1, len(pairs))
    found = [moved(before, after, one, other, wrong) for one, other in pairs]
    tested = [number for number, each in enumerate(found) if each.p is not None]
    corrected = dict(zip(tested, holm([found[n].p or 0.0 for n in tested]), strict=True))
    return [
        Change(one, other, each, corrected.get(number))
        for number, ((one, other), each) in enumerate(zip(pairs, found, strict=True))
    ]


def moved(before: Run, after: Run, one: Answer, other: Answer, wrong: float) -> Interval:
    """With the same seed, block against block; otherwise as two runs that have nothing in common."""
    sequential = SEQUENCE in (before.experiment.plan.kind, after.experiment.plan.kind)
    if before.experiment.seed == after.experiment.seed:
        _, first, second = common(one.series, other.series)
        if len(first) > 1:
            apart = second - first
            return asymptotic(apart, wrong) if sequential else fixed(apart, wrong, None, 0.0)
    if not sequential:
        return difference(one.series.values, other.series.values, wrong)
    # Each holds at all looks; with half of the error each, so does their difference.
    first, second = (asymptotic(each.series.values, wrong / 2) for each in (one, other))
    return Interval(second.low - first.high, second.mean - first.mean, second.high - first.low)
