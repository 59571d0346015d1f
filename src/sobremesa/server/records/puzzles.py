"""Puzzles as the pages ask them: a position with what its seat knows, what is to be said of an answer, and the solution.

What is right is told only to whoever has answered, or has given up.
"""

from __future__ import annotations

from datetime import date
from functools import lru_cache
from typing import Any

from msgspec import Struct

from sobremesa.core import Refusal, Seat
from sobremesa.core.match import Match
from sobremesa.core.protocol import decisions
from sobremesa.core.record import Line
from sobremesa.library import ALL
from sobremesa.players.advice import reason_of
from sobremesa.puzzles import Puzzle, answered, of_the_day, puzzles
from sobremesa.server.records.books import NOTHING, Moment, Told, moment
from sobremesa.server.records.lessons import heard
from sobremesa.server.table import wire
from sobremesa.server.table.views import meanings
from sobremesa.text import Texts


class PuzzleListed(Struct, frozen=True):
    name: str
    grade: str  # the lowest level that finds it: easy, medium, hard or master


class PuzzlesOfGame(Struct, frozen=True):
    game: str
    title: str
    puzzles: list[PuzzleListed]


class PuzzleOfDay(Struct, frozen=True):
    date: str  # in UTC, as 2026-01-31
    game: str
    title: str
    name: str
    grade: str


class PuzzleList(Struct, frozen=True):
    """All puzzles, and the one of today, the same for everybody; none where no game has any."""

    day: PuzzleOfDay | None
    games: list[PuzzlesOfGame]


class PuzzleView(Struct, frozen=True):
    """A position in which somebody has to decide."""

    game: str
    rules: str
    name: str
    grade: str
    players: int
    options: dict[str, Any]
    seat: int  # whose eyes, and whose decision
    moment: Moment


class Solution(Struct, frozen=True):
    best: list[str]  # decisions that are equally good
    means: list[wire.Meaning]  # these, one by one
    line: list[str]  # one of them, and what it leads to in the same turn
    line_means: list[wire.Meaning]
    unit: str  # points, or chance to win from 0 to 1
    value: float  # of the best
    margin: float  # what everything else costs at least
    error: float  # of the margin
    verified: str  # exact, or by search
    simulations: int
    reason: wire.Meaning | None  # the text `reason-<key>` of the game


class PuzzleAnswer(Struct, frozen=True):
    """What is to be said of an answer."""

    moment: Moment  # what came of it; with a rule: it was refused
    text: str  # of the decision, as the game writes it
    means: wire.Meaning | None
    right: bool
    unit: str
    loss: float | None  # what it costs; none if nobody has looked at it
    reason: wire.Meaning | None  # for what would have been best
    solution: Solution | None  # of a right answer, and for whoever gives up


def puzzle_list(day: date, lang: str) -> PuzzleList:
    sets = {slug: puzzles(slug) for slug in ALL}
    titles = {slug: Texts(slug, lang).say("title") for slug in sets}
    games = [
        PuzzlesOfGame(
            slug, titles[slug], [PuzzleListed(each.name, each.grade) for each in found.puzzles]
        )
        for slug, found in sets.items()
        if found.puzzles
    ]
    each = of_the_day(day, sets)
    if each is None:
        return PuzzleList(None, games)
    title = titles[each.slug]
    return PuzzleList(PuzzleOfDay(day.isoformat(), each.slug, title, each.name, each.grade), games)


def posed(
    slug: str, name: str, texts: tuple[str, ...] | None, lang: str
) -> PuzzleView | PuzzleAnswer:
    """LookupError if there is no such puzzle, ValueError for a decision that cannot be read."""
    puzzle = puzzles(slug)[name]
    at, told = position(slug, name)
    match = at.copy()
    if texts is None:
        return PuzzleView(
            slug, match.game.rules, name, puzzle.grade, match.players, dict(match.options), puzzle.seat,
            moment(match, puzzle.seat, told),
        )  # fmt: skip
    if not texts:
        shown = moment(match, puzzle.seat, told)
        solution = solved(puzzle, at)
        return PuzzleAnswer(shown, "", None, False, puzzle.unit, None, solution.reason, solution)
    return judged(puzzle, at, told, texts[0], lang)


def judged(puzzle: Puzzle, at: Match, told: Told, text: str, lang: str) -> PuzzleAnswer:
    match, seat = at.copy(), puzzle.seat
    try:
        verdict = answered(puzzle, at.copy(), text)
        after = heard(match, Line(0, seat, text), seat)
    except Refusal as no:
        said = Texts(puzzle.slug, lang, match.game.rules).rule(no.rule)
        shown = moment(at.copy(), seat, told, no.rule, said)
        return PuzzleAnswer(shown, text, None, False, puzzle.unit, None, None, None)
    solution = solved(puzzle, at)
    return PuzzleAnswer(
        moment(match, seat, after),
        verdict.text,
        meanings(decisions(at.game, at.state, [verdict.text], seat))[0],
        verdict.right,
        puzzle.unit,
        verdict.loss,
        solution.reason,
        solution if verdict.right else None,
    )


def solved(puzzle: Puzzle, at: Match) -> Solution:
    game, seat = at.game, puzzle.seat
    why = reason_of(at, seat, puzzle.goes_on)
    best, line = list(puzzle.best), list(puzzle.goes_on)
    return Solution(
        best,
        meanings(decisions(game, at.state, best, seat)),
        line,
        meanings(decisions(game, at.state, line, seat)),
        puzzle.unit,
        puzzle.value,
        puzzle.margin,
        puzzle.error,
        puzzle.verified,
        puzzle.simulations,
        wire.Meaning(why.key, why.args) if why else None,
    )


@lru_cache(maxsize=32)
def position(slug: str, name: str) -> tuple[Match, Told]:
    """Where a puzzle stands, and what its seat heard last. It is copied, never changed."""
    puzzle = puzzles(slug)[name]
    return told_last(puzzle, puzzle.seat)


def told_last(puzzle: Puzzle, seat: Seat) -> tuple[Match, Told]:
    match = puzzle.match(ALL, but=1)
    latest = puzzle.record.lines[-1:]
    return match, heard(match, latest[0], seat) if latest else NOTHING
