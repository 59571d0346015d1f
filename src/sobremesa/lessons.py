"""Guided first games: a record to play again, a seat to play it from, and comments at some of its lines.

A game's folder `lesson` holds it: `lesson.toml`, with its words in `<lang>.ftl`. A step stands after so many lines of the record;
one with `skip` is reached in one leap from the step before it.

    seat = 0
    record = '''
    {"game": "...", "rules": "1.0", "players": 2, "options": {}}
    0: ...
    ...
    '''

    [[step]]
    line = 0
    say = "welcome"
    rules = ["...-1"]
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from sobremesa.core import Seat
from sobremesa.core.data import read_table
from sobremesa.core.record import Record, read_record
from sobremesa.homes import folder


@dataclass(frozen=True, slots=True)
class Step:
    """What is said after so many lines, and the rules that it is about."""

    line: int
    say: str  # a key of the lesson's texts
    rules: tuple[str, ...]
    skip: bool = False  # what lies between the step before and this one is not shown


@dataclass(frozen=True, slots=True)
class Lesson:
    slug: str
    seat: Seat  # the learner's
    record: Record
    steps: tuple[Step, ...]

    @property
    def texts(self) -> str:
        """Whose words these are, for `Texts`."""
        return f"lessons/{self.slug}"

    def skipped(self) -> Mapping[int, int]:
        """The lines that are reached in one leap, each with the line that the leap begins at."""
        pairs = zip(self.steps, self.steps[1:], strict=False)
        return {after.line: before.line for before, after in pairs if after.skip}


@cache
def lesson(slug: str) -> Lesson | None:
    """A game's lesson, if somebody has written one."""
    file = folder(slug) / "lesson" / "lesson.toml"
    if not file.is_file():
        return None
    data = read_table(file)
    steps = [Step(**{**step, "rules": tuple(step["rules"])}) for step in data["step"]]
    return Lesson(slug, data["seat"], read_record(data["record"]), tuple(steps))
