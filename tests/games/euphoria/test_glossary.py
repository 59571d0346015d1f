"""The texts speak as section 2 of the rules says, in both languages and in the guided first game."""

import re

import pytest

from sobremesa.games.euphoria import GAME
from sobremesa.text import fluent
from tests.support.documents import RULES

ROW = re.compile(r"^\| ([^|`]+) \| ([^|`]+) \| ([^|`]*)\| [^|]*`[^|]* \| .* \|$", re.MULTILINE)
WORDS = (RULES / "euphoria.md").read_text(encoding="utf-8").partition("## 3. ")[0]
GLOSSARY = [tuple(cell.strip() for cell in row) for row in ROW.findall(WORDS)]


def written(lang: str) -> str:
    """All that is read, of every edition, without comments, keys and commands (`word-...`), which are typed."""
    sources = [fluent("euphoria", lang, game.rules) for game in GAME.editions()]
    sources.append(fluent("lessons/euphoria", lang))
    lines = [line for line in "\n".join(sources).splitlines() if not line.startswith("word-")]
    said = [re.sub(r"^[a-zA-Z0-9_-]+ = ?", "", line) for line in lines if not line.startswith("#")]
    return "\n".join(re.sub(r"\{[^{}]*\}|^ *\*?\[\w+\]", "", line) for line in said)


SPANISH, ENGLISH = written("es"), written("en")


def test_the_document_has_a_glossary() -> None:
    assert len(GLOSSARY) > 30


@pytest.mark.parametrize(("spanish", "english", "never"), GLOSSARY)
def test_the_texts_use_the_words_of_the_glossary(spanish: str, english: str, never: str) -> None:
    assert re.search(rf"\b{spanish}", SPANISH)
    assert re.search(rf"\b{english}", ENGLISH, flags=re.IGNORECASE)
    others = SPANISH.replace(f"{spanish[0].upper()}{spanish[1:]}", "").replace(spanish, "")
    for word in filter(None, never.split(", ")):
        assert not re.search(rf"\b{word}\b", others), word
