"""rules.md runs: its examples, its notation, its refusals; and every rule has a test and words in both languages."""

import re
from pathlib import Path

import pytest
from brisca_support import RULES, run
from sobremesa_brisca import GAME
from sobremesa_brisca.notation import CARD

from sobremesa.core import WATCHER

IDS = re.findall(r"^- \*\*(BRI-R?\d+)\*\*", RULES, re.MULTILINE)
HERE = Path(__file__).parent
TEXTS = {
    lang: (HERE.parent / f"src/sobremesa_brisca/text/{lang}.ftl").read_text(encoding="utf-8")
    for lang in ("es", "en")
}


@pytest.mark.parametrize("script", re.findall(r"```brisca\n(.*?)```", RULES, re.DOTALL))
def test_an_example_runs(script: str) -> None:
    run(script)


def test_every_rule_is_shown_by_a_test() -> None:
    source = "".join(file.read_text(encoding="utf-8") for file in HERE.glob("test_*.py"))
    marks = "".join(re.findall(r"@shows\((.*?)\)", source, re.DOTALL))
    assert [rule for rule in IDS if f'"{rule}"' not in marks] == []


def test_every_rule_has_words_in_both_languages_and_no_other_has() -> None:
    for lang, source in TEXTS.items():
        assert sorted(re.findall(r"^rule-(\S+) =", source, re.MULTILINE)) == sorted(IDS), lang


def test_both_languages_have_the_same_keys() -> None:
    keys = [re.findall(r"^([\w-]+) =", source, re.MULTILINE) for source in TEXTS.values()]
    assert sorted(keys[0]) == sorted(keys[1])


def test_every_field_of_the_view_has_a_name() -> None:
    seen = GAME.view(GAME.start(2, {}), WATCHER)
    missing = [f for f in type(seen).__slots__ if f != "seat" and f"field-{f} =" not in TEXTS["en"]]
    assert missing == []


def test_the_regular_expressions_of_the_notation_fit_their_examples() -> None:
    rows = re.findall(r"\*\*BRI-N\d\*\* \|[^|]*\| `(?:!|0:) ([^`]*)` \| `([^`]*)`", RULES)
    assert len(rows) == 4
    for text, pattern in rows:
        assert re.fullmatch(pattern.replace("CARD", CARD), text), text
