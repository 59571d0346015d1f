"""The texts speak as the glossary of the rules document does, in both languages and in the guided first game."""

import re

import pytest

from sobremesa.games.totem import GAME
from sobremesa.text import fluent
from tests.support.documents import section

ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \|[^|]*\| [^|]+ \|$", re.MULTILINE)
ROWS = [
    row for row in ROW.findall(section("totem", 2)) if row[0].strip("- ") not in ("", "Spanish")
]
NEVER = (
    "añad",
    "casillas? marcadas?",
    "casillas? de inicio",
    "piezas? perdidas?",
    "caídas",
    "intercambi",
)


def terms(cell: str) -> list[str]:
    """What a cell of the glossary names, without what it says about it."""
    return [term.strip() for term in re.sub(r"\(.*?\)", "", cell).split("/")]


def written(lang: str) -> str:
    sources = [fluent("totem", lang, game.rules) for game in GAME.editions()]
    return "\n".join([*sources, fluent("lessons/totem", lang)])


SPANISH, ENGLISH = written("es"), written("en")


def test_the_document_has_a_glossary() -> None:
    assert len(ROWS) > 25


@pytest.mark.parametrize("word", NEVER)
def test_spanish_texts_say_what_the_book_says(word: str) -> None:
    said = [line for line in SPANISH.splitlines() if not line.startswith("#")]
    assert not [line for line in said if re.search(rf"\b{word}", line, flags=re.IGNORECASE)]


@pytest.mark.parametrize(
    "term", ["agregar", "hexágonos resaltados", "punto de inicio", "piezas eliminadas"]
)
def test_the_book_s_own_terms_are_in_the_glossary_and_in_the_texts(term: str) -> None:
    assert any(term in terms(spanish) for spanish, _ in ROWS)
    assert re.search(term, SPANISH, flags=re.IGNORECASE)


@pytest.mark.parametrize("term", ["add", "highlighted cells", "start cell", "trail", "in motion"])
def test_english_texts_use_the_glossary(term: str) -> None:
    assert any(term in terms(english) for _, english in ROWS)
    assert re.search(term, ENGLISH, flags=re.IGNORECASE)
