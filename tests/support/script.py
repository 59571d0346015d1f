"""Games told line by line, as the examples of the rules documents tell them: one runner, a vocabulary for each game.

An event is a line of a record: `! roll 4 5`, `0: use 4; J10-J11`. Any other line begins with a word of the game's
vocabulary. What is not true raises an AssertionError that names the line. Tests of single rules are told in the same
words, so that whoever can read the document can read them.
"""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar, Generic, Self, TypeVar

from sobremesa.core import AnyGame, Refusal, Seat, State, legal_texts, play
from sobremesa.core.record import read_speaker

S = TypeVar("S", bound=State)
EVENT = re.compile(r"(?:!|\d:) .*")
COMMENT = re.compile(r"(^|\s{2,})#.*")


class Script(Generic[S]):
    """A game that is told. Some words make it begin, others must be true of it."""

    game: AnyGame
    record_lines: ClassVar[re.Pattern[str]] = EVENT
    words: ClassVar[
        Mapping[str, Callable[[Any, str], object]]
    ]  # what any other line may begin with

    def __init__(self, begun: S | None = None) -> None:
        self.begun = begun
        self.options: dict[str, object] = {}

    @property
    def state(self) -> S:
        assert self.begun is not None, "how the game begins comes first"
        return self.begun

    def run(self, script: str | Iterable[str]) -> Self:
        """A whole script; comments are left out."""
        for line in script.splitlines() if isinstance(script, str) else script:
            if text := COMMENT.sub("", line.strip()):
                self.tell(text)
        return self

    def tell(self, line: str) -> None:
        try:
            if self.record_lines.fullmatch(line):
                self.happens(line)
            else:
                word, _, rest = line.partition(" ")
                assert word in self.words, f"no line begins with {word}"
                self.words[word](self, rest)
        except Exception as error:
            raise AssertionError(f"{line}\n{type(error).__name__}: {error}") from error

    # What happens

    def happens(self, line: str) -> None:
        """The events of a line; who has spoken goes on speaking."""
        who: Seat = 0
        for text in line.split("; "):
            if EVENT.fullmatch(text):
                who, text = read_speaker(text)
            self.event(who, text)

    def event(self, who: Seat, text: str) -> None:
        play(self.game, self.state, who, text)

    def refused(self, line: str) -> str:
        """Try what must not be possible: the rule that refuses it."""
        return refused_by(self.game, self.state, *read_speaker(line))

    # Words of several games

    def option(self, rest: str) -> None:
        name, _, value = rest.partition("=")
        known = {option.name: option for option in self.game.options}
        self.options[name] = known[name].parse(value)

    def deciders(self, rest: str) -> None:
        agree([str(seat) for seat in self.state.deciders()], re.findall(r"\d+", rest))

    def legal(self, rest: str) -> None:
        seat, texts = seat_and(rest)
        agree(sorted(self.offered(seat)), sorted(re.split(r" \| |; ", texts)))

    def allow(self, rest: str) -> None:
        seat, texts = seat_and(rest)
        agree({*texts.split(" | ")} - {*self.offered(seat)}, set())

    def offered(self, seat: Seat) -> list[str]:
        assert seat in self.state.deciders(), f"seat {seat} does not decide"
        return legal_texts(self.game, self.state, seat)


def refused_by(game: AnyGame, state: State, who: Seat, text: str) -> str:
    """Try what must not be possible: the rule that refuses it, with nothing changed."""
    before = state.copy()
    try:
        play(game, state, who, text)
    except Refusal as refusal:
        assert state == before, f"{text} is refused, and has changed something"
        return refusal.rule
    raise AssertionError(f"{text} is not refused")


def seat_and(text: str) -> tuple[Seat, str]:
    """`2: skip`: who, and what."""
    seat, _, rest = text.partition(": ")
    return int(seat), rest


def agree(found: object, wanted: object) -> None:
    assert found == wanted, f"found {found}\nwanted {wanted}"
