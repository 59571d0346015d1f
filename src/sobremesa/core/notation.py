"""Texts of actions and back, from a table: what each kind of action says, with holes for its numbers.

An action is a number: its kind, and below it fields, each with a word for every number.

>>> suits = Words(1, 8, ["hearts", "spades"])
>>> notation = Notation(8, {0: "pass", 1: "play {suit}"}, {"suit": suits}, "expected pass or play hearts")
>>> notation.write(9), notation.read("play spades"), notation.read("pass")
('play spades', 9, 0)
>>> notation.read("play clubs")
Traceback (most recent call last):
ValueError: expected pass or play hearts
"""

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Final, NamedTuple, TypeVar

from sobremesa.core.state import Action

HOLE: Final = re.compile(r"\{(\w+)\}")
MOST: Final = 5000  # texts that are remembered


K = TypeVar("K")
V = TypeVar("V")


class Remembered(dict[K, V]):
    """What is asked for again and again, found once; when there is too much of it, all is forgotten."""

    def __init__(self, find: Callable[[K], V]) -> None:
        self.find = find

    def __missing__(self, key: K) -> V:
        if len(self) >= MOST:
            self.clear()
        found = self[key] = self.find(key)
        return found


class Words:
    """A field of an action: what one of it adds to the number, how many fit in, and the word for each.

    An empty word is for a number that does not occur. Of numbers with the same word the first is read.
    """

    def __init__(self, unit: int, room: int, words: Iterable[str]) -> None:
        self.unit, self.room, self.words = unit, room, tuple(words)
        self.numbers: dict[str, int] = {}
        for number, word in enumerate(self.words):
            self.numbers.setdefault(word, number)
        self.numbers.pop("", None)


class Shape(NamedTuple):
    kind: int
    text: str  # for `format`
    pattern: re.Pattern[str]
    holes: list[Words]


class Notation:
    """`write` and `read` for a game; what fits no text is a ValueError that says what was expected."""

    def __init__(
        self, unit: int, texts: Mapping[int, str], holes: Mapping[str, Words], expected: str
    ) -> None:
        self.unit, self.expected = unit, expected  # what one kind adds to the number of an action
        self.kinds: dict[int, Shape] = {}
        self.shapes: dict[str, list[Shape]] = {}  # by first word; "" for a hole
        self.written = Remembered(self.text_of)
        self.known = Remembered(self.action_of)
        for kind, text in texts.items():
            pattern = re.compile(r"(\S+?)".join(map(re.escape, HOLE.split(text)[::2])))
            shape = Shape(
                kind, HOLE.sub("{}", text), pattern, [holes[n] for n in HOLE.findall(text)]
            )
            self.kinds[kind] = shape
            first = text.split(" ")[0]
            self.shapes.setdefault("" if "{" in first else first, []).append(shape)

    def write(self, action: Action) -> str:
        return self.written[action]

    def text_of(self, action: Action) -> str:
        shape = self.kinds[action // self.unit]
        words = [hole.words[action // hole.unit % hole.room] for hole in shape.holes]
        return shape.text.format(*words)

    def read(self, text: str) -> Action:
        return self.known[text]

    def action_of(self, text: str) -> Action:
        first = text.split(" ")[0]
        for kind, _, pattern, holes in self.shapes.get(first) or self.shapes.get("") or []:
            if match := pattern.fullmatch(text):
                found: list[tuple[Words, str]] = list(zip(holes, match.groups(), strict=True))
                if all(word in hole.numbers for hole, word in found):
                    return kind * self.unit + sum(h.numbers[word] * h.unit for h, word in found)
        raise ValueError(self.unreadable(text))

    def unreadable(self, text: str) -> str:
        """What is said of a text that no kind of action has."""
        return self.expected
