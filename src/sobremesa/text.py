"""The words of games and of the house, in Spanish and English: loads the Fluent files.

Where a word lives: in a game's folder `text/<lang>.ftl`, with what earlier rules say differently in
`text/<rules>/<lang>.ftl`, and `lesson/<lang>.ftl` for its guided first game, `book/<lang>.ftl` for its rulebook; `text/<lang>.ftl` beside this module
for what the house itself says (command line, terminal, errors) and `text/web.<lang>.ftl` for its pages. Sentences that
people read are kept nowhere else. The command line and the server find out which language somebody wants.

The files are in Fluent's format, read by its own parser. Filling in is done here: our texts need only
variables, references to other texts, and choices by word, number or plural, and Fluent's own runtime would
bring along the dates, currencies and plurals of all languages, 33 MB of them.

Seats are numbers from 0 in rules and records, but never where people read. So texts have functions:
`PLAYER($seat)` is who sits there, by name where names are known (`Texts.named`) and otherwise by the game's
own word, its text `player`; `FROM_ONE($n)` is a number that people count from one. And ids are for programs:
`NAMES("card", $cards)` is a list such as `lid,ear` in words, its texts `card-lid` and `card-ear`.

>>> Texts(None, "en").say("games-seats-range", few=2, many=4)
'2 to 4 players'
>>> Texts(None, "es").say("spock")
Traceback (most recent call last):
KeyError: 'the house has no text spock in es'
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from copy import copy
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, Self

from fluent.syntax import FluentParser, ast

from sobremesa.core import Note
from sobremesa.core.data import read_words
from sobremesa.homes import folder

languages: Final = ("es", "en")
THOUSANDS: Final = {"es": ".", "en": ","}  # what groups the digits of large numbers
FUNCTIONS: Final = ("PLAYER", "FROM_ONE", "NAMES")
LAST: Final = {"es": " y ", "en": " and "}  # what stands before the last of a list
SOUNDS_LIKE_Y: Final = re.compile(r"h?[ií](?!e)", re.IGNORECASE)  # "Gnomos e Illuminati", "y hielo"

LARGEST: Final = 250_000  # bytes of a file
LONGEST: Final = (
    5_000  # characters of a text with all that it uses, in all its variants, but for variables
)

Messages = dict[str, ast.Message]
Say = Callable[[str], str]  # a decision in words


class Texts:
    """The texts of one game, or of the house (no slug), in one language.

    By default they state today's rules; `rules` names an earlier edition.
    """

    def __init__(self, slug: str | None, lang: str, rules: str = "") -> None:
        if lang not in languages:
            raise ValueError(f"there are texts in {' and '.join(languages)}, not in {lang}")
        self.slug, self.lang = slug, lang
        self._messages = load(slug, lang, rules)
        self._names: tuple[str, ...] = ()
        self._colours: tuple[int, ...] = ()
        self._telling = False

    def __repr__(self) -> str:
        return f"Texts({self.slug!r}, {self.lang!r})"

    def named(self, names: Sequence[str]) -> Self:
        """The same texts with these names for the players, by seat; an empty one is no name."""
        twin = copy(self)
        twin._names = tuple(names)
        return twin

    def coloured(self, colours: Sequence[int]) -> Self:
        """The same texts with these of the game's colours for the seats, by number."""
        twin = copy(self)
        twin._colours = tuple(colours)
        return twin

    def telling(self) -> Self:
        """The same texts for the log: what was decided, not what can be; `told-<key>`, where there is one."""
        twin = copy(self)
        twin._telling = True
        return twin

    def colour(self, seat: int) -> int:
        """Which of the game's colours a seat has: its own number if nobody has chosen."""
        return self._colours[seat] if 0 <= seat < len(self._colours) else seat

    def player(self, seat: int) -> str:
        """Who sits there: a name if there is one, else the game's own word, which follows the colour."""
        known = self._names[seat] if 0 <= seat < len(self._names) else ""
        return known or self.say("player", seat=self.colour(seat))

    def say(self, key: str, /, **args: str | int) -> str:
        """A text with its variables filled in. KeyError names what is missing: text or variable."""
        if self._telling and f"told-{key}" in self._messages:
            key = f"told-{key}"
        if key not in self._messages:
            raise KeyError(f"{self.owner} has no text {key} in {self.lang}")
        try:
            return self._fill(self._messages[key].value, args)
        except KeyError as missing:
            raise KeyError(f"{self.owner}, {key} in {self.lang}: no {missing}") from None

    def _fill(self, pattern: ast.Pattern | None, args: Mapping[str, str | int]) -> str:
        assert pattern is not None, "load admits no message without a text"
        return "".join(
            element.value
            if isinstance(element, ast.TextElement)
            else self._place(element.expression, args)
            for element in pattern.elements
        )

    def _place(self, expression: object, args: Mapping[str, str | int]) -> str:
        """What stands for an expression in braces."""
        if isinstance(expression, ast.VariableReference):
            value = args[expression.id.name]
            return value if isinstance(value, str) else grouped(value, self.lang)
        if isinstance(expression, ast.MessageReference):
            return self._fill(self._messages[expression.id.name].value, args)
        if isinstance(expression, ast.FunctionReference):
            return self._call(expression, args)
        assert isinstance(expression, ast.SelectExpression), "load admits no others"
        assert isinstance(expression.selector, ast.VariableReference)
        value = args[expression.selector.id.name]
        usual = next(variant for variant in expression.variants if variant.default)
        fitting = (variant for variant in expression.variants if fits(variant.key, value))
        return self._fill(next(fitting, usual).value, args)

    def _call(self, function: ast.FunctionReference, args: Mapping[str, str | int]) -> str:
        values: list[str | int] = []
        for given in function.arguments.positional:
            if isinstance(given, ast.VariableReference):
                values.append(args[given.id.name])
            else:
                assert isinstance(given, ast.NumberLiteral | ast.StringLiteral), (
                    "load admits no others"
                )
                values.append(given.value)
        if function.id.name == "NAMES":
            return self.listed(str(values[0]), str(values[1]).split(","))
        number = int(values[0])
        by_name = function.id.name == "PLAYER"
        return self.player(number) if by_name else grouped(number + 1, self.lang)

    def listed(self, kind: str, ids: Sequence[str]) -> str:
        """Things by their names, the texts `<kind>-<id>`: "A, B and C"."""
        *names, last = [self.say(f"{kind}-{each}") for each in ids]
        sounds = self.lang == "es" and SOUNDS_LIKE_Y.match(last)
        return ", ".join(names) + (" e " if sounds else LAST[self.lang]) + last if names else last

    def level(self, level: str) -> str:
        """A computer player as the house calls it: `master@200ms` is `maestro@200ms`."""
        name, at, budget = level.partition("@")
        return (self.say(f"level-{name}") if self.has(f"level-{name}") else name) + at + budget

    def reason(self, reason: str) -> str:
        """Why a game ended."""
        key = f"reason-{reason}"
        return self.say(key) if self.has(key) else reason

    def rule(self, rule: str) -> str:
        """What a rule says, by its ID: the sentence that players read when a move is refused."""
        return self.say(f"rule-{rule}")

    def note(self, note: Note) -> str:
        """A consequence in words."""
        return self.say(f"note-{note.key}", **note.args)

    def decision(self, text: str, note: Note) -> str:
        """A decision in words, as its game describes it; its text, if there are none."""
        try:
            return self.say(f"action-{note.key}", **note.args)
        except KeyError:
            return text

    def has(self, key: str) -> bool:
        return key in self._messages

    def keys(self) -> list[str]:
        """All keys, in the order of the file."""
        return list(self._messages)

    def variables(self, key: str) -> frozenset[str]:
        """The variables that a text needs, including those of texts it refers to."""
        return frozenset(used(self._messages, key))

    def literals(self, key: str) -> list[str]:
        """What a text says itself, in all its variants: the rest comes from variables and other texts."""
        return list(literals(self._messages[key].value))

    @property
    def owner(self) -> str:
        return self.slug or "the house"


def sources(slug: str | None, lang: str, rules: str = "") -> list[Traversable]:
    """The files that hold the texts. The last has what an earlier edition says differently."""
    house = files("sobremesa")
    if slug is None:
        return [house / "text" / name for name in (f"{lang}.ftl", f"web.{lang}.ftl")]
    if slug.startswith("lessons/"):
        return [folder(slug.removeprefix("lessons/")) / "lesson" / f"{lang}.ftl"]
    if slug.startswith("books/"):
        return [folder(slug.removeprefix("books/")) / "book" / f"{lang}.ftl"]
    texts = folder(slug) / "text"
    earlier = texts / rules / f"{lang}.ftl"
    return [texts / f"{lang}.ftl", *([earlier] if rules and earlier.is_file() else [])]


def fluent(slug: str | None, lang: str, rules: str = "") -> str:
    """The texts as written, in Fluent; where two have the same key, the later one counts."""
    return "\n".join(read_words(file, LARGEST) for file in sources(slug, lang, rules))


@cache
def load(slug: str | None, lang: str, rules: str = "") -> Messages:
    """Read the files once; ValueError names them and what in them is not Fluent."""
    messages: Messages = {}
    for file in sources(slug, lang, rules):
        messages = parse(read_words(file, LARGEST), str(file), messages)
    return messages


def parse(text: str, name: str, under: Messages | None = None) -> Messages:
    """The messages of one file, laid over others."""
    messages: Messages = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{name}{no_fluent(entry, text)}")
        if isinstance(entry, ast.Message):
            key = str(entry.id.name)
            if key in messages or entry.value is None:
                raise ValueError(f"{name}: {key} is there twice or has no text")
            if not all(map(is_plain, expressions(entry.value))):
                raise ValueError(f"{name}: {key} has more than variables, references and choices")
            messages[key] = entry
    together = {**(under or {}), **messages}
    lengths: dict[str, int] = {}
    for key in together:
        if length(together, key, lengths) > LONGEST:
            raise ValueError(f"{name}: {key} is longer than {LONGEST:,} characters")
        list(used(together, key))  # KeyError names a reference to nothing
    return together


def no_fluent(junk: ast.Junk, text: str) -> str:
    """In which line something is not Fluent, how it begins, and what ought to be there."""
    fault = junk.annotations[0]
    line = text.count("\n", 0, fault.span.start if fault.span else 0) + 1
    begins = str(junk.content).strip().partition("\n")[0][:60]
    return (
        f":{line}: not Fluent: {begins}: {str(fault.message).replace('␤', 'the end of the line')}"
    )


def length(messages: Messages, key: str, known: dict[str, int]) -> int:
    """How many characters a text has, with those of the texts that it uses; ValueError if it uses itself.

    What is in braces counts as one character, so that many empty texts are not nothing.
    """
    if key not in known:
        known[key] = -1  # until all is looked at
        pattern = messages[key].value
        inside = list(expressions(pattern)) if pattern else []
        others = [name for each in inside for name in used_by(each)]
        own = len(inside) + sum(map(len, literals(pattern)))
        known[key] = own + sum([length(messages, each, known) for each in others])
    if known[key] < 0:
        raise ValueError(f"{key} uses itself")
    return known[key]


def used_by(expression: object) -> list[str]:
    """The text that an expression stands for, if it is one."""
    if isinstance(expression, ast.MessageReference):
        return [expression.id.name]
    is_player = isinstance(expression, ast.FunctionReference) and expression.id.name == "PLAYER"
    return ["player"] if is_player else []


def expressions(pattern: ast.Pattern) -> Iterator[object]:
    """Everything in the braces of a text, including those within choices."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable):
            yield element.expression
            if isinstance(element.expression, ast.SelectExpression):
                for variant in element.expression.variants:
                    yield from expressions(variant.value)


def literals(pattern: ast.Pattern | None) -> Iterator[str]:
    for element in pattern.elements if pattern else []:
        if isinstance(element, ast.TextElement):
            yield element.value
        elif isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                yield from literals(variant.value)


def is_plain(expression: object) -> bool:
    """Is it something that `Texts` can fill in?"""
    if isinstance(expression, ast.SelectExpression):
        return isinstance(expression.selector, ast.VariableReference)
    if isinstance(expression, ast.MessageReference):
        return expression.attribute is None
    if isinstance(expression, ast.FunctionReference):
        given = [type(value) for value in expression.arguments.positional]
        if expression.id.name == "NAMES":
            fit = given == [ast.StringLiteral, ast.VariableReference]
        else:
            fit = given in ([ast.VariableReference], [ast.NumberLiteral])
        return fit and expression.id.name in FUNCTIONS and not expression.arguments.named
    return isinstance(expression, ast.VariableReference)


def fits(key: ast.Identifier | ast.NumberLiteral, value: str | int) -> bool:
    """Is a choice meant for this value? Both languages use `one` for 1, and `other` for the rest."""
    if isinstance(key, ast.NumberLiteral):
        return isinstance(value, int) and value == float(key.value)
    if isinstance(value, str):
        return str(key.name) == value
    return str(key.name) == ("one" if abs(value) == 1 else "other")


def numeral(number: float, lang: str, digits: int = 0) -> str:
    """
    >>> numeral(1234.56, "es", 1), numeral(1234.56, "en", 1), numeral(2.5, "es", 2)
    ('1.234,6', '1,234.6', '2,50')
    """
    said = f"{number:,.{digits}f}"
    return said.translate(str.maketrans(",.", ".,")) if THOUSANDS[lang] == "." else said


def grouped(number: int, lang: str) -> str:
    """
    >>> grouped(1234567, "es"), grouped(-1234, "en"), grouped(12, "en")
    ('1.234.567', '-1,234', '12')
    """
    return f"{number:,}".replace(",", THOUSANDS[lang])


def used(messages: Messages, key: str) -> Iterator[str]:
    """The variables of a message and of the messages it refers to."""
    nodes: list[object] = [messages[key]]
    while nodes:
        node = nodes.pop()
        if isinstance(node, ast.VariableReference):
            yield str(node.id.name)
        elif isinstance(node, ast.MessageReference):
            nodes.append(messages[node.id.name])
        elif isinstance(node, ast.FunctionReference):
            nodes.append(node.arguments)
            if node.id.name == "PLAYER" and "player" not in messages:
                raise KeyError("player")
        elif isinstance(node, ast.BaseNode):
            nodes.extend(value for value in vars(node).values())
        elif isinstance(node, list):
            nodes.extend(node)
