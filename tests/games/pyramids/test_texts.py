"""Every note, decision, slot, unit, upgrade, device, faction and map is said in both languages."""

import re

import pytest

from sobremesa.core import CHANCE, JUDGE, happen
from sobremesa.games.pyramids import GAME
from sobremesa.games.pyramids.board import unit_words
from sobremesa.games.pyramids.components import BOX
from sobremesa.games.pyramids.position import PHASES
from sobremesa.text import Texts, fluent, languages
from tests.games.pyramids.games import random_match
from tests.support.documents import section
from tests.support.words import in_words

KINDS = {
    *(f"factions-{count}" for count in (1, 2, 3, 4)), "first", "base", "roll", "start", "take", "write", "cross", "waste", "develop",
    "deploy", "place-ram", "place-spikes", "place-umbrella", "income-stay", "income-hold", "pass",
}  # fmt: skip


@pytest.mark.parametrize("lang", languages)
def test_every_kind_of_decision_has_a_label(lang: str) -> None:
    texts = Texts("pyramids", lang)
    keys = texts.keys()
    assert {key for key in keys if key.startswith("action-")} == {
        f"action-{kind}" for kind in (*KINDS, "deploy-hidden", "take-face")
    }
    assert "?" not in in_words("deploy F1 ?", "pyramids", lang)


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_everything_that_happens_in_a_game_can_be_said(players: int, lang: str) -> None:
    texts = Texts("pyramids", lang)
    said: set[str] = set()
    for match, event in random_match("said", players, {}):
        if event.who != CHANCE:
            text = GAME.write(event.action)
            assert in_words(text, "pyramids", lang, match.state) != text
        for note in GAME.tell(happen(match.state, *event), JUDGE):
            assert texts.note(note).strip()
            assert texts.has(f"rule-{note.rule}")
            said.add(note.key)
    assert {"unit", "attacks", "holds", "conquest"} <= said
    assert ("reinforcements" in said) == (players == 1)


@pytest.mark.parametrize("lang", languages)
def test_every_name_of_the_data_is_said(lang: str) -> None:
    texts = Texts("pyramids", lang)
    for key in (
        *(f"map-{name}" for name in BOX.maps),
        *(f"faction-{name}" for name in BOX.factions),
        *(f"ability-{name}" for name in BOX.factions),
        *(f"part-{part}" for part in BOX.board.parts),
        *(f"upgrade-{name.replace('.', '-')}" for name in BOX.board.upgrades),
        *(f"device-{name}" for name in ("ram", "spikes", "umbrella")),
        *(f"phase-{phase}" for phase in PHASES),
        *(f"reason-{reason}" for reason in BOX.data["result"]["reasons"]),
    ):
        assert texts.has(key), key
    for slot in BOX.board.slots:
        text = f"cross {slot}" if "." in slot else f"write {slot} 3"
        assert slot not in in_words(text, "pyramids", lang)
    for unit in ("H1", *BOX.board.armies, *BOX.board.groups, "R8"):
        assert unit_words(unit, texts).strip()


@pytest.mark.parametrize("lang", languages)
def test_chance_is_said(lang: str) -> None:
    for text in ("factions bastet anubians", "first 1", "base S3", "roll 0d4a=3 0d4b=1"):
        assert in_words(text, "pyramids", lang) != text


# Words that the texts had once, and what they have now: docs/rules/pyramids.md, section 2.
NOT_OURS = {
    "es": r"infanter|\bmejora|faraón\b|carnero|tragamonedas|revolución\b",
    "en": r"infantry|\bslot machine",
}


def all_words(lang: str) -> str:
    """Everything that is said in a language, in the game and in its lesson, by all rules."""
    said = [fluent("pyramids", lang, "1.0"), fluent("lessons/pyramids", lang)]
    return "\n".join(
        line for text in said for line in text.splitlines() if not line.startswith("#")
    )


@pytest.mark.parametrize("lang", languages)
def test_the_texts_use_the_words_of_the_glossary(lang: str) -> None:
    rows = [
        [cell.strip() for cell in line.split("|")[1:-1]]
        for line in section("pyramids", 2).splitlines()
        if line.startswith("| ")
    ]
    assert len(rows) > 30
    said = all_words(lang)
    for row in rows[1:]:
        words = re.sub(r"\(.*?\)", "", row[languages.index(lang)])
        for word in filter(None, map(str.strip, words.split(","))):
            assert stem(word) in said.lower(), word
    assert not re.findall(NOT_OURS[lang], said)


def stem(word: str) -> str:
    """So much of a word that its plural and its forms are found as well."""
    return word.lower() if " " in word else word.lower()[: max(4, len(word) - 2)]


@pytest.mark.parametrize("lang", languages)
def test_the_maps_are_described_as_they_are(lang: str) -> None:
    texts, then = Texts("pyramids", lang), Texts("pyramids", lang, "1.0")
    assert texts.say("map-4x") == {"es": "Mapa 4x", "en": "4x map"}[lang]
    assert then.say("option-map-inner") != texts.say("option-map-inner")
    for name, data in BOX.maps.items():
        spaces = sum(bool(cell.kind) for cell in data.hexes)
        assert f"{spaces} " in texts.say(f"option-map-{name}")
        assert texts.say(f"map-{name}").lower() in texts.say(f"option-map-{name}")
