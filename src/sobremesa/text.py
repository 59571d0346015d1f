"""The words of games and of the house, in Spanish and English: loads the Fluent files.

Where a word lives: `games/<slug>/text/<lang>.ftl` for a game in a package, `games/<slug>.<lang>.ftl`
for a game in one file, `text/<lang>.ftl` beside this module for what the house itself says (command
line, terminal, errors). Nothing else holds sentences that people read. Which language somebody wants
is for the command line and the server to find out.

>>> Texts("rps", "en").say("action-rock")
'Rock'
>>> Texts("rps", "es").rule("RPS-4")
'Gana la partida quien gana dos rondas.'
>>> Texts("rps", "es").say("spock")
Traceback (most recent call last):
KeyError: 'rps has no text spock in es'
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from sobremesa.core import Note

languages: Final = ("es", "en")

Messages = dict[str, ast.Message]


class Texts:
    """The texts of one game, or of the house (no slug), in one language."""

    def __init__(self, slug: str | None, lang: str) -> None:
        if lang not in languages:
            raise ValueError(f"there are texts in {' and '.join(languages)}, not in {lang}")
        self.slug, self.lang = slug, lang
        self._bundle, self._messages = load(slug, lang)

    def __repr__(self) -> str:
        return f"Texts({self.slug!r}, {self.lang!r})"

    def say(self, key: str, /, **args: str | int) -> str:
        """A text with its variables filled in. KeyError names what is missing: text or variable."""
        if key not in self._messages:
            raise KeyError(f"{self.owner} has no text {key} in {self.lang}")
        pattern = self._bundle.get_message(key).value
        assert pattern is not None, "load admits no message without a text"
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"{self.owner}, {key} in {self.lang}: {errors[0]}")
        return str(text)

    def rule(self, rule: str) -> str:
        """What a rule says, by its ID: the sentence that a refused player reads."""
        return self.say(f"rule-{rule}")

    def note(self, note: Note) -> str:
        """A consequence in words."""
        return self.say(f"note-{note.key}", **note.args)

    def has(self, key: str) -> bool:
        return key in self._messages

    def keys(self) -> list[str]:
        """All keys, in the order of the file."""
        return list(self._messages)

    def variables(self, key: str) -> frozenset[str]:
        """The variables that a text needs, those of texts it refers to included."""
        return frozenset(used(self._messages, key))

    @property
    def owner(self) -> str:
        return self.slug or "the house"


def source(slug: str | None, lang: str) -> Traversable:
    """The file that holds the texts."""
    house = files("sobremesa")
    if slug is None:
        return house / "text" / f"{lang}.ftl"
    games = house / "games"
    package = (games / slug).is_dir()
    return games / slug / "text" / f"{lang}.ftl" if package else games / f"{slug}.{lang}.ftl"


@cache
def load(slug: str | None, lang: str) -> tuple[FluentBundle, Messages]:
    """Read a file once; ValueError names it and what in it is not Fluent."""
    file = source(slug, lang)
    return parse(file.read_text(encoding="utf-8"), str(file), lang)


def parse(text: str, name: str, lang: str) -> tuple[FluentBundle, Messages]:
    resource = FluentResource(text)
    messages: Messages = {}
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{name}: not Fluent: {str(entry.content).strip()[:60]}")
        if isinstance(entry, ast.Message):
            key = str(entry.id.name)
            if key in messages or entry.value is None:
                raise ValueError(f"{name}: {key} is there twice or has no text")
            messages[key] = entry
    # No isolation marks: terminals would show them, and neither language runs from right to left.
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(resource)
    return bundle, messages


def used(messages: Messages, key: str) -> Iterator[str]:
    """The variables of a message and of the messages it refers to."""
    nodes: list[object] = [messages[key]]
    while nodes:
        node = nodes.pop()
        if isinstance(node, ast.VariableReference):
            yield str(node.id.name)
        elif isinstance(node, ast.MessageReference):
            nodes.append(messages[node.id.name])
        elif isinstance(node, ast.BaseNode):
            nodes.extend(value for value in vars(node).values())
        elif isinstance(node, list):
            nodes.extend(node)
