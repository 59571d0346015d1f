"""The words of the game: the glossary of the rules document, and no id where people read."""

import re

import pytest

from sobremesa.core import JUDGE
from sobremesa.library import ALL
from sobremesa.text import Texts, languages
from tests.support.documents import RULES
from tests.support.games import played

SLUGS = ("evidencia", "misty")
USED = {
    "evidencia": {
        "es": (
            "Recolectar Evidencia", "Ordenar Evidencia", "Puntuación", "a la pirámide", "revela",
            "ntercambia", "mazo de robo", "mazo de desafíos", "Desafío Final", "zona",
        ),
        "en": (
            "Gather Evidence", "Arrange Evidence", "Scoring", "to the pyramid", "reveal", "swap",
            "Final Challenge",
        ),
    },
    "misty": {
        "es": ("cartas sobrantes", "límites de la ventana", "escondida", "eliminada", "revela"),
        "en": ("stock", "window", "covered", "reveal"),
    },
}  # fmt: skip
# What the texts said before they had the book's words.
UNUSED = {
    "evidencia": {"es": r"nterrar|nterró|ntierr|eunir evidencia", "en": r"\bBur(?:y|ied|ies)\b"},
    "misty": {
        "es": r"esto del mazo|marco|cubierta\b|descubiert|columna 0|fila 0",
        "en": r"olumn 0",
    },
}
IDS = re.compile(r"\b(?:[a-z]+-[a-z]+(?:-[a-z]+)*|[DFLMPRSU]0\d|c\dr\d)\b")


def glossary(slug: str) -> str:
    text = (RULES / f"{slug}.md").read_text(encoding="utf-8")
    return text.partition("## 2. Words")[2].partition("## 3. ")[0]


@pytest.mark.parametrize("slug", SLUGS)
def test_the_glossary_has_both_languages(slug: str) -> None:
    rows = [row.split(" | ") for row in glossary(slug).splitlines() if row.startswith("| ")]
    assert len(rows) > 20
    assert {len(row) for row in rows} == {4}
    assert all(row[0].strip("| ") and row[1].strip() for row in rows)


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("slug", SLUGS)
def test_the_texts_use_the_glossary(slug: str, lang: str) -> None:
    file = RULES.parents[1] / "src" / "sobremesa" / "games" / slug / "text" / f"{lang}.ftl"
    text = file.read_text(encoding="utf-8")
    for word in USED[slug][lang]:
        assert word in text, word
    for line in text.splitlines():
        if not line.strip().startswith(("bury ", "place ", "#")) and "«bury»" not in line:
            assert not re.search(UNUSED[slug][lang], line), line


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("slug", SLUGS)
def test_notes_call_nothing_by_its_id(slug: str, lang: str) -> None:
    texts = Texts(slug, lang).named(["Ana", "Bea", "Cleo", "Dan"])
    for number in range(6):
        match = played(ALL[slug], 2, f"words {number}")
        for seat in (0, 1, JUDGE):
            for note in match.notes(0, seat):
                said = texts.note(note)
                for name in ("All-Seeing",):
                    said = said.replace(name, "")
                assert not IDS.search(said), said


@pytest.mark.parametrize("lang", languages)
def test_a_reconstruction_is_called_one(lang: str) -> None:
    word = {"es": "reconstrucción nuestra", "en": "our own reconstruction"}[lang]
    assert word in Texts("evidencia", lang).say("about")
