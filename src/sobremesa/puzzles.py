"""Puzzles: positions of real games in which one decision is clearly the best.

A game's file `puzzles/puzzles.toml` holds them: records up to the last position that is asked for, and for each puzzle how many of
the lines lead to it, whose turn it is, what is right, and how that is known. `sobremesa puzzles` finds them (coach/finding.py).

    looked = 3  # games that were looked through

    [[game]]
    number = 2
    record = '''
    {"game": "...", "rules": "1.0", "players": 2, "options": {}}
    0: ...
    '''

    [[game.puzzle]]
    line = 1
    seat = 1
    best = ["..."]
    ...
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from functools import cache
from itertools import groupby
from math import gcd
from pathlib import Path
from typing import Any, Final, NamedTuple

from sobremesa.core import AnyGame, Seat
from sobremesa.core.data import read_table
from sobremesa.core.levels import NAMES
from sobremesa.core.match import Match
from sobremesa.core.record import Record, play_line, read_record, start
from sobremesa.core.wrong import Wrong
from sobremesa.homes import folder

POINTS, CHANCE = UNITS = ("points", "chance")
EXACT, SEARCHED = WAYS = ("exact", "search")
GRADES: Final = NAMES


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, what is right in it, and how that is known."""

    slug: str
    number: int  # of the game that it comes from
    record: Record  # up to the position
    seat: Seat
    best: tuple[str, ...]  # decisions that are equally good
    goes_on: tuple[str, ...]  # a best decision, and what it leads to in the same turn
    unit: str  # of values: points, or chance to win from 0 to 1
    value: float  # of the best
    losses: Mapping[str, float]  # of others, as far as they are known
    margin: float  # between the best and the best that is not right
    error: float  # of the margin; nought where it was calculated
    grade: str  # the lowest level that finds it
    finds: Mapping[str, tuple[int, int]]  # by level: how often, of how many times
    verified: str  # exact, or by search
    simulations: int  # of that search

    @property
    def name(self) -> str:
        """The same for as long as the puzzle exists."""
        return f"{self.number}-{len(self.record.lines)}"

    def match(self, games: Mapping[str, AnyGame], but: int = 0) -> Match:
        """The game as it stands there, or so many lines before."""
        match = start(self.record, games)
        for line in self.record.lines[: len(self.record.lines) - but]:
            play_line(match, line)
        return match


@dataclass(frozen=True, slots=True)
class PuzzleSet:
    """All puzzles of a game, and how many games were looked through for them."""

    puzzles: tuple[Puzzle, ...] = ()
    looked: int = 0

    def __getitem__(self, name: str) -> Puzzle:
        """KeyError for a name that no puzzle has."""
        for puzzle in self.puzzles:
            if puzzle.name == name:
                return puzzle
        raise KeyError(name)


NONE: Final = PuzzleSet()


# Reading


@cache
def puzzles(slug: str) -> PuzzleSet:
    """A game's puzzles; none for a game that has brought none."""
    file = folder(slug) / "puzzles" / "puzzles.toml"
    return puzzle_set(slug, read_table(file)) if file.is_file() else NONE


def read_set(slug: str, file: Path) -> PuzzleSet:
    """A set that somebody keeps somewhere; ValueError if it is none."""
    text = file.read_text(encoding="utf-8")
    try:
        return puzzle_set(slug, tomllib.loads(text))
    except (ValueError, LookupError, TypeError) as error:
        said = f"{file} is no set of puzzles: {error}"
        raise Wrong(said, "puzzles-file", file=str(file), reason=str(error)) from None


def puzzle_set(slug: str, data: Mapping[str, Any]) -> PuzzleSet:
    found = list[Puzzle]()
    for game in data.get("game", ()):
        whole = read_record(game["record"])
        found += [one_puzzle(slug, game["number"], whole, each) for each in game["puzzle"]]
    return PuzzleSet(tuple(found), data["looked"])


def one_puzzle(slug: str, number: int, whole: Record, data: Mapping[str, Any]) -> Puzzle:
    lines = whole.lines[: data["line"]]
    record = Record(whole.game, whole.rules, whole.players, whole.options, {}, lines)
    finds = {level: (times, of) for level, (times, of) in data["finds"].items()}
    return Puzzle(
        slug, number, record, data["seat"], tuple(data["best"]), tuple(data["goes_on"]), data["unit"],
        data["value"], data["losses"], data["margin"], data["error"], data["grade"], finds,
        data["verified"], data["simulations"],
    )  # fmt: skip


# Writing


def written(found: PuzzleSet) -> str:
    """The file, with the puzzles in order; positions of one game share its record."""
    parts = [f"looked = {found.looked}\n"]
    ordered = sorted(found.puzzles, key=lambda each: (each.number, len(each.record.lines)))
    for _, group in groupby(ordered, key=lambda each: each.number):
        for shared in by_record(list(group)):
            longest = shared[-1].record
            text = longest.write()
            assert "'''" not in text, "a record that TOML cannot quote"
            parts.append(f"\n[[game]]\nnumber = {shared[0].number}\nrecord = '''\n{text}'''\n")
            parts += map(puzzle_table, shared)
    return "".join(parts)


def by_record(found: list[Puzzle]) -> list[list[Puzzle]]:
    """Puzzles of one game in groups whose records go on from each other. A simultaneous step is written in another order
    while it is open."""
    groups = list[list[Puzzle]]()
    for puzzle in found:
        lines = [str(line) for line in puzzle.record.lines]
        for group in groups:
            before = [str(line) for line in group[-1].record.lines]
            if lines[: len(before)] == before:
                group.append(puzzle)
                break
        else:
            groups.append([puzzle])
    return groups


def puzzle_table(each: Puzzle) -> str:
    rows: dict[str, object] = {
        "line": len(each.record.lines),
        "seat": each.seat,
        "best": list(each.best),
        "goes_on": list(each.goes_on),
        "unit": each.unit,
        "value": round(each.value, 4),
        "losses": {text: round(loss, 4) for text, loss in each.losses.items()},
        "margin": round(each.margin, 4),
        "error": round(each.error, 4),
        "grade": each.grade,
        "finds": {level: list(times) for level, times in each.finds.items()},
        "verified": each.verified,
        "simulations": each.simulations,
    }
    lines = [f"{key} = {toml(value)}" for key, value in rows.items()]
    return "\n[[game.puzzle]]\n" + "\n".join(lines) + "\n"


def toml(value: object) -> str:
    """
    >>> toml({"use 6": 0.25, "stop": [1, 5]})
    '{"use 6" = 0.25, "stop" = [1, 5]}'
    """
    if isinstance(value, dict):
        pairs = (
            f"{json.dumps(key, ensure_ascii=False)} = {toml(each)}" for key, each in value.items()
        )
        return "{" + ", ".join(pairs) + "}"
    return json.dumps(value, ensure_ascii=False)


# Answering


class Verdict(NamedTuple):
    """What is to be said of an answer."""

    text: str  # of the decision, as the game writes it
    right: bool
    loss: float | None  # nobody has looked at it, if there is none


def answered(puzzle: Puzzle, match: Match, text: str) -> Verdict:
    """Let somebody decide in the puzzle's position; Refusal and ValueError as in a game."""
    happened = match.play(puzzle.seat, text)
    decided = match.game.write(happened[0].action)
    right = decided in puzzle.best
    return Verdict(decided, right, 0.0 if right else puzzle.losses.get(decided))


# A puzzle a day


def of_the_day(day: date, sets: Mapping[str, PuzzleSet]) -> Puzzle | None:
    """The same for everybody: one after the other, and none again before all have had their day."""
    every = [puzzle for found in sets.values() for puzzle in found.puzzles]
    if not every:
        return None
    # Neighbours come from one game: a stride that has no divisor in common with their number parts them, and misses none.
    return every[day.toordinal() * stride(len(every)) % len(every)]


def stride(count: int) -> int:
    """
    >>> [stride(count) for count in (1, 2, 7, 30, 60)]
    [1, 1, 3, 11, 23]
    """
    wanted = max(1, round(count * 0.382))
    return next(each for each in range(wanted, count + 2) if gcd(each, count) == 1)
