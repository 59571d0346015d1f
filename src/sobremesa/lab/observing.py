"""One game of an experiment, played and looked at: a row of plain values, the same whoever plays it and wherever.

Whatever is looked at follows from the game's events and the experiment's seed. Positions are looked at with their secrets
open, as somebody does who looks back.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from sobremesa.coach.analysis import Bench, Depth, prepared, turns
from sobremesa.core import CHANCE, JUDGE, Seat, State
from sobremesa.core.fast_random import FastRandom
from sobremesa.core.happening import Happening
from sobremesa.core.match import Match
from sobremesa.core.record import Record, record_of
from sobremesa.lab.experiment import Experiment, Look, Task
from sobremesa.lab.matches import played, shares
from sobremesa.library import ALL
from sobremesa.players.knowledge import hints_for
from sobremesa.players.search import play_out

LEADS: Final = 0.1  # so much more than the next is a lead; less may be noise
SETTLED: Final = 0.9  # so sure is a victory that is settled
TRIED: Final = 6  # alternatives of a decision

Row = dict[str, Any]
Steps = Sequence[tuple[Happening[Any], int]]  # what happened, with the number of its turn


@dataclass(slots=True)
class Asked:
    """What the seats were asked in a game."""

    choices: list[tuple[int, Seat, int]] = field(default_factory=list)  # event, who, among how many

    def watch(self, match: Match, who: Seat, choices: int) -> None:
        self.choices.append((len(match.events), who, choices))

    def order(self) -> list[Seat]:
        """Who had a choice first, second..."""
        return list(dict.fromkeys(who for _, who, choices in self.choices if choices > 1))


@dataclass(frozen=True, slots=True)
class Seen:
    """A row for the game, one for each decision if they are kept, and the record if it is."""

    game: Row
    decisions: list[Row]
    record: str


def observe(experiment: Experiment, arm: str, task: Task) -> Seen:
    """Play one game and look at it."""
    game, asked, seats = ALL[experiment.game], Asked(), range(experiment.seats)
    match, result, _ = played(game, task.pairing, asked.watch)
    steps = list(zip(match.happenings(), turns(match.happenings()), strict=True))
    counts = [choices for _, _, choices in asked.choices]
    real = [choices for choices in counts if choices > 1]
    draws = len(steps) - len(counts)
    look, order = experiment.look, asked.order()
    row: Row = {"number": task.number, "block": task.block, "arm": arm, "rotation": task.rotation}
    row |= {"seed": task.pairing.seed, "reason": result.reason}
    row |= by_seat("player", task.pairing.seats) | by_seat("share", shares(game, match))
    row |= by_seat("points", [int(points) for points in result.points])
    row |= by_seat("order", [order.index(seat) if seat in order else None for seat in seats])
    row |= {
        "events": len(steps),
        "draws": draws,
        "decisions": len(counts),
        "choices": len(real),
        "turns": steps[-1][1] if steps else 0,
        "alternatives": sum(real) / len(real) if real else None,
        "minutes": minutes(look, len(real), len(counts) - len(real), draws),
    }
    record = record_of(match, arm=arm, number=task.number)
    for name, pattern in experiment.traits.items():
        found = matched(pattern, record)
        row |= by_seat(f"{name}", [first(found, seat) for seat in seats])
    for name, pattern in experiment.uses.items():
        found = matched(pattern, record)
        row |= by_seat(f"{name}", [several(found, seat) for seat in seats])
    if experiment.needs("use"):
        kinds = [(each.who, kind_of(match, each)) for each, _ in steps]
        row |= by_seat("use", [several(kinds, seat) for seat in seats])
    if experiment.needs("rules"):
        cited = [
            (each.who, note.rule)
            for each, _ in steps
            for note in game.tell(each, JUDGE)
            if note.rule
        ]
        row |= by_seat("rules", [several(cited, seat) for seat in seats])
    if experiment.needs("lead"):
        row |= led(experiment, match, steps, row, task.pairing.seed)
    if experiment.needs("luck"):
        row |= by_seat("luck", lucks(match, look.luck, task.pairing.seed, experiment.seats))
    if experiment.needs("idle"):
        row |= idle(experiment, match, asked, task.pairing.seed)
    decisions = list(told(task, match, asked, steps)) if look.decisions else []
    return Seen(row, decisions, record.write() if look.records else "")


def by_seat(name: str, values: Sequence[Any]) -> Row:
    return {f"{name}_{seat}": value for seat, value in enumerate(values)}


def minutes(look: Look, choices: int, forced: int, draws: int) -> float:
    """What people would take, by the experiment's own figures."""
    return (choices * look.choice + forced * look.forced + draws * look.chance) / 60


def kind_of(match: Match, each: Happening[Any]) -> str:
    """A decision without what it is about: its first word, or nothing for one without words, as a step on a map."""
    word, space, _ = match.game.write(each.action).partition(" ")
    return word if space or word.isalpha() else ""


def told(task: Task, match: Match, asked: Asked, steps: Steps) -> Iterator[Row]:
    """A row for each decision."""
    for event, who, choices in asked.choices:
        each, turn = steps[event]
        yield {
            "number": task.number,
            "event": event,
            "turn": turn,
            "seat": who,
            "kind": kind_of(match, each),
            "choices": choices,
            "text": match.game.write(each.action),
        }


# Traits and uses


def matched(pattern: str, record: Record) -> list[tuple[Seat, str]]:
    """Whom a pattern finds what for, line by line."""
    found, compiled = list[tuple[Seat, str]](), re.compile(pattern)
    for line in record.lines:
        for match in compiled.finditer(str(line)):
            groups = match.groupdict()
            if "values" in groups:
                found += enumerate(re.split(r"[\s,]+", groups["values"].strip()))
            else:
                found.append((int(groups["seat"]), groups["value"]))
    return found


def first(found: Sequence[tuple[Seat, str]], seat: Seat) -> str | None:
    return next((value for who, value in found if who == seat), None)


def several(found: Sequence[tuple[Seat, str]], seat: Seat) -> list[str]:
    return sorted({value for who, value in found if who == seat and value})


# What positions are worth


def worth(experiment: Experiment, state: State, seed: str) -> list[float]:
    """By seat, the mean of some playouts by the game's policy; they end at its judgement, if it has one."""
    hints, generator = hints_for(experiment.game), FastRandom(seed)
    sums = [0.0] * experiment.seats
    for number in range(experiment.look.values):
        generator.restart(number)
        for seat, value in enumerate(list(play_out(hints, state.copy(), generator))[: len(sums)]):
            sums[seat] += float(value)
    return [total / experiment.look.values for total in sums]


def led(experiment: Experiment, match: Match, steps: Steps, row: Row, seed: str) -> Row:
    """How often the lead changed, and which part of the turns was over when the winner was settled."""
    ends = [row[f"share_{seat}"] for seat in range(experiment.seats)]
    if max(ends) < SETTLED:
        winner = None  # a shared victory is never settled
    else:
        winner = ends.index(max(ends))
    begins = [each.before for number, (each, turn) in enumerate(steps)
              if number and turn != steps[number - 1][1]]  # fmt: skip
    stride = max(1, -(-len(begins) // experiment.look.positions))
    looked = begins[::stride]
    leader, changes, settled = -1, 0, 1.0
    for number, state in enumerate(looked):
        values = worth(experiment, state, f"{seed} lead {number}")
        best = max(range(len(values)), key=values.__getitem__)
        rest = [value for seat, value in enumerate(values) if seat != best]
        if best != leader and (not rest or values[best] - max(rest) >= LEADS):
            changes += leader >= 0
            leader = best
        if winner is None or values[winner] < SETTLED:
            settled = 1.0
        elif settled == 1.0:
            settled = (number + 1) / (len(looked) + 1)
    return {"lead_changes": changes, "settled": None if winner is None else settled}


def lucks(match: Match, playouts: int, seed: str, seats: int) -> list[float]:
    """What chance brought each seat in the whole game, by the coach."""
    bench = Bench(prepared(match, Depth(0, 0, playouts), f"{seed} luck"))
    sums = [0.0] * seats
    for number, event in enumerate(match.events):
        if event.who == CHANCE:
            found = bench.luck(number, bench.happened[number]).seats
            for seat in range(seats):
                sums[seat] += found[seat]
    return sums


def idle(experiment: Experiment, match: Match, asked: Asked, seed: str) -> Row:
    """Of some choices, drawn: after how many came the same, whatever was chosen, with the same luck in all playouts?"""
    rng = Random(f"{seed} idle")
    real = [(event, who) for event, who, choices in asked.choices if choices > 1]
    drawn = rng.sample(real, min(experiment.look.samples, len(real)))
    same = 0
    for event, who in sorted(drawn):
        before = match.state_after(event)
        legal = [int(action) for action in before.legal(who)]
        tried = rng.sample(legal, min(TRIED, len(legal)))
        found = set()
        for action in tried:
            after = before.copy()
            after.apply(who, action)
            found.add(futures(experiment, after, f"{seed} idle {event}"))
        same += len(found) == 1
    return {"tried": len(drawn), "idle": same}


def futures(experiment: Experiment, state: State, seed: str) -> tuple[tuple[float, ...], ...]:
    hints, generator, found = hints_for(experiment.game), FastRandom(seed), []
    for number in range(experiment.look.values):
        generator.restart(number)
        values = play_out(hints, state.copy(), generator)
        found.append(tuple(float(value) for value in list(values)[: experiment.seats]))
    return tuple(found)
