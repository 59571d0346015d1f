"""Every note, decision, slot, unit, upgrade, device, faction and map is said in both languages."""

import pytest

from sobremesa.core import CHANCE, JUDGE
from sobremesa.games.pyramids import GAME
from sobremesa.games.pyramids.components import BOX
from sobremesa.games.pyramids.position import PHASES
from sobremesa.terminal.boards.pyramids import label, slot_words, unit_words
from sobremesa.text import Texts, languages
from tests.games.pyramids.games import random_match

KINDS = {
    "factions", "first", "base", "roll", "start", "take", "write", "cross", "waste", "develop",
    "deploy", "place-ram", "place-spikes", "place-umbrella", "income-stay", "income-hold", "pass",
}  # fmt: skip


@pytest.mark.parametrize("lang", languages)
def test_every_kind_of_decision_has_a_label(lang: str) -> None:
    texts = Texts("pyramids", lang)
    keys = texts.keys()
    assert {key for key in keys if key.startswith("action-")} == {
        f"action-{kind}" for kind in KINDS
    }


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_everything_that_happens_in_a_game_can_be_said(players: int, lang: str) -> None:
    texts = Texts("pyramids", lang)
    said: set[str] = set()
    for match, event in random_match("said", players, {}):
        if event.who != CHANCE:
            text = GAME.write(event.action)
            assert label(text, texts).strip()
        for note in GAME.tell(match.state, *event, JUDGE):
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
        assert slot in slot_words(slot, texts) or slot[:-1] in slot_words(slot, texts)
    for unit in ("H1", *BOX.board.armies, *BOX.board.groups, "R8"):
        assert unit_words(unit, texts).strip()


@pytest.mark.parametrize("lang", languages)
def test_chance_is_said(lang: str) -> None:
    texts = Texts("pyramids", lang)
    for text in ("factions bastet anubians", "first 1", "base S3", "roll 0d4a=3 0d4b=1"):
        assert label(text, texts).strip()
