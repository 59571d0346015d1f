"""One word for one thing: the books' own terms in Spanish, in every text, with an English one beside.

Each rules document has the glossary of its game in section 2; here stand the words that texts must not use
instead, because the book has another.
"""

import re
import tomllib

import pytest

from sobremesa import library
from sobremesa.books import book
from sobremesa.homes import folder
from sobremesa.lessons import lesson
from sobremesa.text import Texts, languages
from tests.support.documents import RULES, section

DOCUMENTS = [slug for slug in library.ALL if (RULES / f"{slug}.md").exists()]

# What the books call by a name that has to be in the glossary and in the texts.
TERMS = {
    "totem": ["agregar", "hexágonos resaltados", "piezas eliminadas"],
    "misty": ["cartas sobrantes", "límites de la ventana", "escondida"],
    "evidencia": ["Recolectar Evidencia", "enviar a la pirámide", "revelar", "intercambiar"],
    "euphoria": [
        "Descartar y robar",
        "ficha de Interrogador",
        "pila de descartes",
        "jugador inicial",
        "Recluta",
        "Seguidor",
        "Láser",
    ],
    "pyramids": [
        "lacayos",
        "actualización",
        "territorio",
        "Revolución Hyskosiana",
        "Faraón Hyskosiano",
    ],
}
# And what they are not called.
NOT = {
    "totem": r"\bañad\w+|\bcasillas? de inicio|\bpiezas perdidas",
    "misty": r"\bmarcos?\b|\btapad[ao]s?\b|\bcubiert[ao]s?\b|\breserva\b",
    "evidencia": r"\b(?i:enterrar|entierra\w*|enterr\w+|sepult\w+)",
    "euphoria": r"\breclutas?\b|\bseguidor(?:es)?\b|\bláser(?:es)?\b|(?i:cambiar la mano)"
    r"|\bel descarte\b|(?i:primer jugador)",
    "pyramids": r"(?i:infantería|\bmejoras?\b|\bpeon\w*)",
}


def texts_of(slug: str, lang: str) -> dict[str, str]:
    """Every text of a game, of its guided first game and of its rulebook, in all variants."""
    found: dict[str, str] = {}
    own = [slug, *(other.texts for other in (lesson(slug), book(slug)) if other)]
    for texts in [Texts(each, lang) for each in own]:
        for key in texts.keys():  # noqa: SIM118
            found[f"{texts.slug} {key}"] = " ".join(" ".join(texts.literals(key)).split())
    return found


def glossary(slug: str) -> list[list[str]]:
    """The rows of section 2, its heading first."""
    rows = [line for line in section(slug, 2).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]


@pytest.mark.parametrize("slug", DOCUMENTS)
def test_every_game_has_its_glossary_in_spanish_and_english(slug: str) -> None:
    head, _, *rows = glossary(slug)
    assert head[:2] == ["Spanish", "English"]
    assert len(rows) > 10
    assert [row for row in rows if not row[0] or not row[1]] == []


@pytest.mark.parametrize("slug", DOCUMENTS)
def test_the_books_terms_are_in_the_glossary_and_in_the_texts(slug: str) -> None:
    listed = " ".join(row[0] for row in glossary(slug)[2:])
    said = " ".join(texts_of(slug, "es").values())
    for term in TERMS[slug]:
        assert term.lower() in listed.lower(), term
        assert term.lower() in said.lower(), term


@pytest.mark.parametrize("slug", DOCUMENTS)
def test_no_text_uses_another_word(slug: str) -> None:
    wrong = re.compile(NOT[slug])
    found = {key: said for key, said in texts_of(slug, "es").items() if wrong.search(said)}
    assert found == {}


def ids(data: object, *path: str) -> list[str]:
    for key in path:
        assert isinstance(data, dict)
        data = data[key]
    assert isinstance(data, list)
    return [each["id"] if isinstance(each, dict) else each for each in data]


# Tables of the data, and the beginnings of the texts that each thing in them must have.
THINGS = [
    ("totem", ("components", "colours"), ("colour-",)),
    ("misty", ("kinds",), ("kind-",)),
    ("misty", ("drawings",), ("card-",)),
    ("euphoria", ("artifact",), ("card-", "object-", "text-")),
    ("euphoria", ("kind",), ("kind-",)),
    ("pyramids", ("factions",), ("faction-", "ability-")),
    ("pyramids", ("maps",), ("map-",)),
]
CHOSEN = [("evidencia", ("cards",), "card"), ("evidencia", ("factions",), "faction")]


def data_of(slug: str) -> object:
    return tomllib.loads((folder(slug) / f"{slug}.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize(("slug", "path", "beginnings"), THINGS)
def test_everything_in_the_box_has_a_name(
    slug: str, path: tuple[str, ...], beginnings: tuple[str, ...], lang: str
) -> None:
    texts = Texts(slug, lang)
    wanted = [begin + each for each in ids(data_of(slug), *path) for begin in beginnings]
    assert [key for key in wanted if not texts.has(key)] == []


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize(("slug", "path", "key"), CHOSEN)
def test_every_card_and_faction_is_called_by_its_name(
    slug: str, path: tuple[str, ...], key: str, lang: str
) -> None:
    texts, found = Texts(slug, lang), ids(data_of(slug), *path)
    assert [each for each in found if texts.say(key, **{key: each}) == each] == []


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("slug", [None, *library.ALL])
def test_every_end_of_a_game_has_a_sentence(slug: str | None, lang: str) -> None:
    if slug is None or slug not in DOCUMENTS:
        return
    data = data_of(slug)
    assert isinstance(data, dict)
    reasons = data.get("result", {}).get("reasons", [])
    assert [each for each in reasons if not Texts(slug, lang).has(f"reason-{each}")] == []
