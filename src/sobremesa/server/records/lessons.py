"""A lesson as the pages play it: the learner's frames of its record, with comments in words."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from msgspec import Raw, Struct

from sobremesa.core import Seat
from sobremesa.core.match import Match
from sobremesa.core.protocol import decisions
from sobremesa.core.record import Line, start
from sobremesa.lessons import lesson
from sobremesa.library import ALL
from sobremesa.server.table import wire
from sobremesa.server.table.records import seen
from sobremesa.server.table.views import meanings, notes_of
from sobremesa.text import Texts


class LessonFrame(Struct, frozen=True):
    """One line of the record as the learner hears it, and what there is to say then."""

    lines: list[str]
    means: list[wire.Meaning]  # the lines, one by one
    notes: list[wire.Note]
    view: Raw
    deciders: list[int]
    legal: list[str]
    choices: list[wire.Meaning]  # what is legal, one by one
    decision: str | None  # the learner's own, which comes next
    comment: str  # in words; nothing where the game just goes on
    rules: list[str]  # that the comment is about
    skipped: int  # lines between the frame before and this one


class LessonView(Struct, frozen=True):
    game: str
    rules: str
    players: int
    options: dict[str, Any]
    seat: int
    result: dict[str, Any] | None
    frames: list[LessonFrame]


@lru_cache(maxsize=32)
def lesson_view(slug: str, lang: str) -> LessonView | None:
    """The whole lesson; None if a game has none."""
    found = lesson(slug)
    if found is None:
        return None
    record, seat, texts = found.record, found.seat, Texts(found.texts, lang)
    steps = {step.line: step for step in found.steps}
    leaps = found.skipped()
    left_out = {line for end, begin in leaps.items() for line in range(begin + 1, end)}
    match, frames = start(record, ALL), list[LessonFrame]()
    for number in range(len(record.lines) + 1):
        told = heard(match, record.lines[number - 1], seat) if number else ([], [], [])
        if number in left_out:
            continue
        step = steps.get(number)
        legal = match.legal(seat)
        after = record.lines[number] if number < len(record.lines) else None
        frames.append(
            LessonFrame(
                *told,
                seen(match.game, match.state, seat),
                match.deciders(),
                legal,
                meanings(decisions(match.game, match.state, legal, seat)),
                after.text if after and after.who == seat else None,
                texts.say(step.say) if step else "",
                list(step.rules) if step else [],
                number - leaps[number] - 1 if number in leaps else 0,
            )
        )
    return LessonView(
        slug, record.rules, record.players, record.options, seat, record.result, frames
    )


def heard(
    match: Match, line: Line, seat: Seat
) -> tuple[list[str], list[wire.Meaning], list[wire.Note]]:
    """Let one line happen: what the learner hears, in its words, too, and is told."""
    lines, means, notes = list[str](), list[wire.Meaning](), list[wire.Note]()
    for happening in match.play(line.who, line.text):
        perceived = match.game.perceive(happening, seat)
        lines += perceived.lines
        means += meanings(perceived.said)
        notes += notes_of(match.game.slug, perceived.notes)
    return lines, means, notes
