"""How a broken law is told to the author of a game: the law, what was seen, how to see it again, the record.

Nothing here judges; `laws.py` and `worlds.py` do. Whatever a game does wrong, this must still be able to tell,
so it expects of a game's functions that they may fail.
"""

from __future__ import annotations

import shlex
import traceback
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, fields, is_dataclass
from traceback import FrameSummary, extract_tb
from typing import Any, Final

from sobremesa.core.frozen import VECS, fields_of, frozen
from sobremesa.core.happening import Event
from sobremesa.core.match import Match, blocks
from sobremesa.core.protocol import AnyGame, speaker
from sobremesa.core.state import CHANCE, JUDGE, WATCHER, Seat

FAILS: Final = "no function of the game fails"
MOST_LINES: Final = 200  # of a record; of a longer one, the last so many
MOST_DIFFERENCES: Final = 8
MOST_LETTERS: Final = 160  # of one value
CHANNELS: Final = {"heard": "heard lines", "legal": "legal list", "words": "words for it"}
OURS: Final = __file__.rpartition("/")[0]  # what stands between the laws and a game
PYTHON: Final = str(traceback.__file__).rpartition("/")[0] + "/"


@dataclass(frozen=True, slots=True)
class Run:
    """One random game of a check, and how to have it once more: it is the first one with this seed."""

    game: AnyGame
    players: int
    options: Mapping[str, object]
    seed: str
    function: str  # of these laws: check, check_worlds
    asked: Mapping[str, object]  # what else it was asked for, where that is not the usual

    def setting(self) -> str:
        said = "1 player" if self.players == 1 else f"{self.players} players"
        options = [f"{name}={typed(value)}" for name, value in self.options.items()]
        return ", ".join([f"{self.game.slug} {self.game.rules}", said, *options])

    def again(self) -> list[str]:
        """A command, for games that the house knows, and a call."""
        words = ["sobremesa", "check", self.game.slug, "--edition", self.game.rules]
        words += ["--players", str(self.players)]
        for name, value in self.options.items():
            words += ["--option", f"{name}={typed(value)}"]
        words += ["--seed", self.seed, "--games", str(self.asked.get("games", 1))]
        call = {"players": self.players, "options": dict(self.options), "seed": self.seed}
        call |= self.asked
        if "pairs" in self.asked:
            words += ["--pairs", str(self.asked["pairs"])]
        told = ", ".join(["GAME", *(f"{name}={value!r}" for name, value in call.items())])
        command = shlex.join(words)
        usual = set(self.asked) <= {"games", "pairs"}
        return [command, f"{self.function}({told})"] if usual else [f"{self.function}({told})"]


class Broken(AssertionError):
    """A law does not hold: which one, what was seen, how to see it again, the record that leads there."""

    def __init__(
        self, law: str, seen: str, match: Match | None, run: Run, more: Sequence[str] = ()
    ) -> None:
        self.law, self.seen, self.run, self.lines = law, seen, run, told(match) if match else []
        events = len(match.events) if match else 0
        super().__init__("\n".join([f"{law}: {seen}", *more, *self.where(events)]))

    def where(self, count: int) -> Iterator[str]:
        yield from labelled("game", [self.run.setting()])
        yield from labelled("again", self.run.again())
        left_out = max(len(self.lines) - MOST_LINES, 0)
        events = "1 event" if count == 1 else f"{count:,} events"
        before = f"; {left_out:,} lines before these" if left_out else ""
        yield from labelled("record", [events + before])
        yield from self.lines[left_out:]


class Leak(Broken):
    """A seat could tell two worlds apart that it must not: the channel, and what differs in it."""

    def __init__(
        self, channel: str, seat: Seat, differing: Sequence[str], match: Match, run: Run,
        more: Sequence[str] = (),
    ) -> None:  # fmt: skip
        law = "a seat is sent nothing that it may not know"
        by = CHANNELS.get(channel, channel)
        seen = f"{name_of(seat)} can tell two worlds apart by the {by}"
        super().__init__(law, seen, match, run, [*labelled("differs", differing), *more])
        self.channel, self.seat = channel, seat


class Misfit(Exception):
    """What chance or a seat is offered does not fit; the message says how. `laws.py` knows the law."""

    def __init__(self, law: str, seen: str) -> None:
        super().__init__(seen)
        self.law, self.seen = law, seen


def typed(value: object) -> str:
    """The value of an option as the command line takes it."""
    if isinstance(value, bool):
        return str(value).lower()
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def name_of(seat: Seat) -> str:
    return {CHANCE: "chance", WATCHER: "the watcher", JUDGE: "the judge"}.get(seat, f"seat {seat}")


def labelled(label: str, lines: Sequence[str]) -> list[str]:
    """Lines with a label before the first of them."""
    return [f"{'' if number else label:8}{line}" for number, line in enumerate(lines)]


# The record, in texts


def told(match: Match) -> list[str]:
    """The record so far in texts; what has no line yet, event by event."""
    try:
        found = []
        for block in blocks(match.happenings()):
            lines = match.game.lines(block, match.state, JUDGE)
            unwritten = [f"{said(match.game, each.event)}  (no line yet)" for each in block]
            found += lines or unwritten
        return found
    except Exception:
        return [said(match.game, event) for event in match.events]


def said(game: AnyGame, event: Event | tuple[Seat, int]) -> str:
    """An event as its line would begin and go on; its number if the game cannot write it."""
    who, action = event
    try:
        return speaker(who) + str(game.write(action))
    except Exception:
        return f"{speaker(who)}action {action}"


def all_said(game: AnyGame, events: Sequence[Event | tuple[Seat, int]]) -> str:
    return ", ".join(f"`{said(game, event)}`" for event in events)


# What differs


class Named(dict[str, Any]):
    """Parts by names that say themselves what they are."""


class Missing:
    def __repr__(self) -> str:
        return "nothing"


def differences(one: object, other: object, where: str) -> list[str]:
    """What differs between two values, by its fields and places, with both values."""
    found = list(differing(one, other, where))
    rest = len(found) - MOST_DIFFERENCES
    return [*found[:MOST_DIFFERENCES], *([f"and {rest} more"] if rest > 0 else [])]


def differing(one: object, other: object, where: str) -> Iterator[str]:
    if one == other and type(one) is type(other):
        return
    mine, theirs = parts(one), parts(other)
    if mine is None or theirs is None or type(one) is not type(other):
        yield f"{where}: {short(one)} / {short(other)}"
        return
    names = [*mine, *(name for name in theirs if name not in mine)]
    found = [
        line
        for name in names
        for line in differing(
            mine.get(name, Missing()), theirs.get(name, Missing()), f"{where}{name}"
        )
    ]
    yield from found or [f"{where}: {short(one)} / {short(other)}"]


def parts(value: object) -> dict[str, object] | None:
    """What a value is made of, by the way to it; nothing for one that has no parts."""
    if is_dataclass(value) and not isinstance(value, type):
        return {f".{part.name}": getattr(value, part.name) for part in fields(value)}
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return {f".{name}": part for name, part in zip(value._fields, value, strict=True)}
    if isinstance(value, Named):
        return dict(value)
    if isinstance(value, Mapping):
        return {f"[{key!r}]": part for key, part in value.items()}
    if isinstance(value, list | tuple):
        return {f"[{place}]": part for place, part in enumerate(value)}
    return None


def short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= MOST_LETTERS else text[: MOST_LETTERS - 3] + "..."


def fields_differing(one: Any, other: Any) -> list[str]:
    """The fields of two positions that are not alike, seen or not."""
    names = dict.fromkeys([*fields_of(one), *fields_of(other)])
    found: list[str] = []
    for name in names:
        mine, theirs = (getattr(state, name, Missing()) for state in (one, other))
        if frozen(mine, False) != frozen(theirs, False):
            found += differences(plain(mine), plain(theirs), name) or [
                f"{name}: {short(mine)} / {short(theirs)}"
            ]
    return found


def plain(value: Any) -> Any:
    """A native list as a list, which can be read."""
    return list(value) if type(value) in VECS else value


# Exceptions of the author's code


def failure(error: BaseException) -> str:
    """Which function of the game failed, with what, and where."""
    calls = extract_tb(error.__traceback__)
    own = [call for call in calls if is_of_the_game(call.filename)]
    what = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    if not own:
        return f"what it gave cannot be used: {what} ({place_of(calls[-1])})"
    return f"`{own[0].name}` raised {what} ({place_of(own[-1])})"


def place_of(call: FrameSummary) -> str:
    file = call.filename.rpartition("/")[2]
    return f"{file}, line {call.lineno}, in {call.name}" + (f": {call.line}" if call.line else "")


def is_of_the_game(file: str) -> bool:
    """Is it neither Python's own nor what stands between the laws and a game?"""
    folder = file.rpartition("/")[0]
    python = file.startswith((PYTHON, "<frozen")) and "/site-packages/" not in file
    return folder != OURS and not python


@contextmanager
def guarded(match: Match | None, run: Run) -> Iterator[None]:
    """Whatever fails in a game becomes a report; what is one already goes through."""
    try:
        yield
    except Broken:
        raise
    except Misfit as misfit:
        raise Broken(misfit.law, misfit.seen, match, run) from None
    except Exception as error:
        raise Broken(FAILS, failure(error), match, run) from error
