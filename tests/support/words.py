"""What is not a word that somebody wrote for people: the .ftl files are the whole vocabulary of a screen."""

import re
from functools import cache

from sobremesa import library
from sobremesa.core import AnyGame, State
from sobremesa.lessons import lesson
from sobremesa.text import Texts

TOKEN = re.compile(r"[^\W\d_]{2,}(?:[-_'][^\W\d_]+)*")
# Made of signs, cells and numbers rather than of words: J10-J11, B2, x2. Ids among them: `codes`.
RULE = re.compile(r"\b[A-Z]{3}-[A-Z]?\d+\b")
CODE = re.compile(r"\b[A-Z]{3}-[A-Z]?\d+\b|[\w+*'.>]*\d[\w+*'.<>-]*|\b[A-Z]{1,2}\b")
# Names that people see, printed on what they play with; everything else of letters and digits is an id.
PRINTED = {
    "totem": r"[A-S]\d{1,2}(-[A-S]\d{1,2})*",  # cells, and ways over them
    "pyramids": r"S[1-4]|d[48]|[tdo][1-8]\*?x?|[1-6][td]",  # start areas, dice, slots as they are drawn
    "evidencia": r"B[1-3]|M[12]",  # the places of the pyramid, as the terminal draws and asks for them
    "euphoria": r"L?[ESA]\d{1,3}",  # a Recruit or a team, by its letter, and how likely it is
}
LETTERED = re.compile(r"[\w.-]*(?:[^\W\d_]\d|\d[^\W\d_])[\w.*-]*")
GLYPHS = frozenset(["xx"])  # drawn, not written: what is crossed out
ZERO = re.compile(r"\b(?:jugador|player|asiento|seat|puesto|place|fila|row)s? 0\b", re.IGNORECASE)


def in_words(
    text: str, slug: str, lang: str, before: State | None = None, *, who: int = 0, told: bool = False,
    page: bool = False,
) -> str:  # fmt: skip
    """A decision, or a line of the record, as people read it: in a list or in the log, on a page or not."""
    game: AnyGame = library.ALL[slug]
    texts = Texts(slug, lang).telling() if told else Texts(slug, lang)
    note = game.describe(before or game.start(game.seats[-1], {}), who, text, who)
    own = f"web-action-{note.key}"
    return texts.say(own, **note.args) if page and texts.has(own) else texts.decision(text, note)


def notation_is_told(key: str) -> bool:
    """Help and the rules about writing show what can be typed."""
    return key == "help" or bool(re.match(r"rule-\w+-N\d+$", key))


@cache
def vocabulary(
    slug: str | None, lang: str, edition: str = "", rules: bool = False
) -> frozenset[str]:
    """All words that the texts are made of; those of rules, where a screen cites them."""
    texts = Texts(slug, lang, edition)
    found: set[str] = set()
    for key in texts.keys():  # noqa: SIM118
        if not notation_is_told(key) and (rules or not key.startswith("rule-")):
            found |= set(TOKEN.findall(patterns(texts, key)))
    return frozenset(found)


def patterns(texts: Texts, key: str) -> str:
    """The text of a message in all its variants, without what stands in braces."""
    return " ".join(texts.literals(key))


def strange(said: str, slug: str, lang: str, edition: str = "", page: bool = False) -> set[str]:
    """Words on a screen of a game that no text has. A page also has rules, lessons and other games' titles."""
    known = vocabulary(slug, lang, edition, page) | vocabulary(None, lang)
    if page:
        known |= titles(lang) | (vocabulary(f"lessons/{slug}", lang) if lesson(slug) else set())
    known |= GLYPHS
    words = {word for word in TOKEN.findall(CODE.sub(" ", said)) if word not in known}
    return words | codes(said, slug, lang, edition)


def codes(said: str, slug: str, lang: str, edition: str = "") -> set[str]:
    """Ids among what is made of letters and digits: `0d4a`, `R07`, `D1T`. Rules have theirs: TOT-43."""
    printed = re.compile(PRINTED.get(slug, "(?!)"))
    found = [code.rstrip(".") for code in LETTERED.findall(RULE.sub(" ", said))]
    known = written(slug, lang, edition) | written(None, lang)
    return {code for code in found if not printed.fullmatch(code) and code not in known}


@cache
def written(slug: str | None, lang: str, edition: str = "") -> frozenset[str]:
    """What texts say themselves that is made of letters and digits: `d4`, `4x`."""
    texts = Texts(slug, lang, edition)
    told = [key for key in texts.keys() if not notation_is_told(key)]  # noqa: SIM118
    return frozenset(code for key in told for code in LETTERED.findall(patterns(texts, key)))


@cache
def titles(lang: str) -> frozenset[str]:
    return frozenset(
        TOKEN.findall(" ".join(Texts(slug, lang).say("title") for slug in library.ALL))
    )
