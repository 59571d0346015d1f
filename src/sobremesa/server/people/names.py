"""Names that people can see and tell apart.

As nicknames by RFC 8266 (PRECIS): spaces are plain and single, compatibility forms are their plain ones, what
cannot be seen is refused. Marks are bounded as in UTS #39, section 5.4; length is counted in signs as people see
them. Two names at a table that look alike are numbered: the first to sit keeps the name as it is. What looks alike
is told by a skeleton in the manner of UTS #39, with the letters of three scripts that pass for Latin ones.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import count
from typing import Final

from sobremesa.server.table.proposals import NotHere

LONGEST: Final = 40  # signs
MOST_SIGNS: Final = 160  # code points of a name, however few signs they make
MOST_MARKS: Final = 4  # on one letter

# Default_Ignorable_Code_Point, and signs that have a glyph without ink.
UNSEEN: Final = frozenset(
    code
    for first, last in (
        (0xAD, 0xAD), (0x34F, 0x34F), (0x61C, 0x61C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
        (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x2800, 0x2800), (0x3164, 0x3164),
        (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFFC), (0x16FE4, 0x16FE4),
        (0x1BCA0, 0x1BCA3), (0x1D159, 0x1D159), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
    )
    for code in range(first, last + 1)
)  # fmt: skip
JOINER, NON_JOINER = "\u200d", "\u200c"
VARIANTS: Final = ("\ufe0e", "\ufe0f")  # as text, as a picture
SKIN: Final = range(0x1F3FB, 0x1F400)
FLAG: Final = range(0x1F1E6, 0x1F200)  # letters that make flags in pairs
VIRAMA: Final = 9  # its combining class: what follows it is joined

# Letters that pass for others, before their case is folded.
ALIKE: Final = str.maketrans(
    "АВЕКМНОРСТУХІЈЅҺԚԜавекмнорстухіјѕһԁԛԝьгпӏΑΒΕΖΗΙΚΜΝΟΡΤΥΧαινοκρτυγηՕօոսհցզք0Il1|ıſ",
    "ABEKMHOPCTYXIJShQWabekmhopctyxijshdqwbrnlABEZHIKMNOPTYXaivokptuynOonuhgqpollllis",
)


def called(name: str) -> str:
    """A name as it is kept; NotHere says what is the matter with it.

    >>> called("  Ana\\u00a0 María ")
    'Ana María'
    """
    found = " ".join(unicodedata.normalize("NFKC", name).split())
    if any(hidden(found, place) for place in range(len(found))):
        raise NotHere("name-hidden")
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in found):
        raise NotHere("no-name")
    if overladen(unicodedata.normalize("NFD", found)):
        raise NotHere("name-marks")
    if signs(found) > LONGEST or len(found) > MOST_SIGNS:
        raise NotHere("name-long", most=LONGEST)
    return found


def hidden(text: str, place: int) -> bool:
    """Is this sign one that nobody sees, where it stands? Joiners are seen in what they join."""
    sign = text[place]
    before, after = text[place - 1 : place], text[place + 1 : place + 2]
    if sign in (JOINER, NON_JOINER):
        if before and unicodedata.combining(before) == VIRAMA:
            return False
        if sign == NON_JOINER:
            return not (arabic(before) and arabic(after))
        return not (pictured(before) and pictured(after))
    if sign in VARIANTS:
        return not (before and (unicodedata.category(before) in ("So", "Sm", "Po", "Nd")))
    category = unicodedata.category(sign)
    return ord(sign) in UNSEEN or category[0] == "C" or category in ("Zl", "Zp")


def arabic(sign: str) -> bool:
    return bool(sign) and unicodedata.name(sign, "").startswith(("ARABIC LETTER", "SYRIAC LETTER"))


def pictured(sign: str) -> bool:
    return bool(sign) and (sign in VARIANTS or unicodedata.category(sign) in ("So", "Sk", "Sm"))


def overladen(text: str) -> bool:
    """More marks on a letter than any writing has, the same one twice, or one on nothing."""
    marks: list[str] = []
    before = " "
    for sign in text:
        if unicodedata.category(sign) not in ("Mn", "Me") or sign in VARIANTS:
            marks, before = [], sign
            continue
        if before == " " or sign in marks or len(marks) == MOST_MARKS:
            return True
        marks.append(sign)
    return False


def signs(text: str) -> int:
    """How many signs people see (grapheme clusters, nearly as UAX #29 has them).

    >>> [signs(text) for text in ("Ana", "n\\u0303", "👩‍👩‍👧", "🇪🇸", "👍🏽", "क्षि")]
    [3, 1, 1, 1, 1, 2]
    """
    found, joined, flags = 0, False, 0
    for sign in text:
        extends = unicodedata.category(sign) in ("Mn", "Me", "Mc") or ord(sign) in SKIN
        flags = flags + 1 if ord(sign) in FLAG else 0
        if not (extends or joined or sign in (JOINER, NON_JOINER) or (flags and flags % 2 == 0)):
            found += 1
        joined = sign == JOINER
    return found


@lru_cache(4096)
def skeleton(name: str) -> str:
    """The same for names that look alike; not to be shown.

    >>> skeleton("Ana") == skeleton("АnА.") == skeleton("ÁNA")
    True
    """
    plain = unicodedata.normalize("NFKD", name)
    plain = "".join(sign for sign in plain if not unicodedata.combining(sign)).translate(ALIKE)
    plain = plain.casefold().translate(ALIKE).replace("rn", "m").replace("vv", "w")
    return "".join(sign for sign in plain if sign.isalnum()) or plain


def told_apart(guests: Iterable[str], names: Mapping[str, str]) -> dict[str, str]:
    """By guest, in the order in which they came: the names, numbered where they would look alike.

    >>> told_apart("abc", {"a": "Ana", "b": "Ana", "c": "Ana (2)"})
    {'a': 'Ana', 'b': 'Ana (2)', 'c': 'Ana (2) (2)'}
    """
    found: dict[str, str] = {}
    taken: set[str] = set()
    for guest in dict.fromkeys(guests):
        shown = name = names.get(guest, "")
        numbers = count(2)
        while name and skeleton(shown) in taken:
            shown = f"{name} ({next(numbers)})"
        taken.add(skeleton(shown))
        found[guest] = shown
    return found
