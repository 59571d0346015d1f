"""What is not a word that somebody wrote for people: the .ftl files are the whole vocabulary of a screen."""

import re
from functools import cache

from sobremesa import games
from sobremesa.lessons import lesson
from sobremesa.text import Texts

TOKEN = re.compile(r"[^\W\d_]{2,}(?:[-_'][^\W\d_]+)*")
# Made of signs, cells and numbers rather than of words: J10-J11, B2, F1.4, c2r3, 2d8a, S67, x2.
CODE = re.compile(r"\b[A-Z]{3}-[A-Z]?\d+\b|[\w+*'.>]*\d[\w+*'.<>-]*|\b[A-Z]{1,2}\b")
GLYPHS = frozenset(["xx"])  # drawn, not written: what is crossed out
ZERO = re.compile(r"\b(?:jugador|player|asiento|seat|puesto|place|fila|row)s? 0\b", re.IGNORECASE)


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
    return {word for word in TOKEN.findall(CODE.sub(" ", said)) if word not in known}


@cache
def titles(lang: str) -> frozenset[str]:
    return frozenset(TOKEN.findall(" ".join(Texts(slug, lang).say("title") for slug in games.ALL)))
