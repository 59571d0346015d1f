"""Notation and what it says: texts with holes, from which `describe` makes notes.

>>> phrases = Phrases("start|add {cell}", "arm x{cost:d} @{seat:d}", step="{from}-{to}", add_unseen="add ?")
>>> phrases.note("arm x1 @4")
Note(key='arm', rule='', args={'cost': 1, 'seat': 4})
>>> phrases.note("add K9"), phrases.note("add ?")
(Note(key='add', rule='', args={'cell': 'K9'}), Note(key='add-unseen', rule='', args={}))
>>> phrases.note("J10-J11").args, phrases.note("pass")
({'from': 'J10', 'to': 'J11'}, Note(key='pass', rule='', args={}))
"""

import re
from typing import Final, NamedTuple

from sobremesa.core.notation import Remembered
from sobremesa.core.state import Note, Seat, State

HOLE: Final = re.compile(r"\\\{(\w+)(:d)?\\\}|\\\*")


class Phrase(NamedTuple):
    key: str
    pattern: re.Pattern[str]
    numbers: frozenset[str]  # the holes for numbers


class Phrases:
    """`{name}` is a word, `{name:d}` a number, `*` any rest. The key of a text is its first word (`a|b` are two
    of them), unless it is named. Named ones are tried first; whatever fits none has its first word, too."""

    def __init__(self, *texts: str, **named: str) -> None:
        self.shapes: dict[str, list[Phrase]] = {}  # by first word; "" for a hole
        for key, text in named.items():
            self.add(key.replace("_", "-"), text)
        for text in texts:
            words, _, rest = text.partition(" ")
            for word in words.split("|"):
                self.add(word, f"{word} {rest}")
        self.known = Remembered(self.read)

    def add(self, key: str, text: str) -> None:
        first = text.partition(" ")[0]
        numbers = frozenset(re.findall(r"\{(\w+):d\}", text))
        shape = Phrase(key, re.compile(HOLE.sub(hole, re.escape(text))), numbers)
        self.shapes.setdefault("" if "{" in first else first, []).append(shape)

    def note(self, text: str) -> Note:
        """Notes are shared: whoever wants others makes them."""
        return self.known[text]

    def read(self, text: str) -> Note:
        first = text.partition(" ")[0]
        for key, pattern, numbers in self.shapes.get(first) or self.shapes.get("") or []:
            if found := pattern.fullmatch(text):
                args = found.groupdict()
                return Note(key, "", {k: int(v) if k in numbers else v for k, v in args.items()})
        return Note(first, "", {})

    def describe(self, before: State, who: Seat, text: str, seat: Seat) -> Note:
        """For a game whose words need no more than the text."""
        return self.note(text)


def hole(found: re.Match[str]) -> str:
    name, number = found.groups()
    kind = r"\d+" if number else "[^ .]+"
    return f"(?P<{name}>{kind})" if name else ".*"
