"""No rule is left without its source: each rule of sections 4 to 7 and 9 says whether the book has it, the public, or we."""

import re

import pytest

from tests.support.documents import RULES, rules_in

DOCUMENTS = sorted(path.stem for path in RULES.glob("*.md") if path.stem != "index")
TAG = re.compile(r"\[(?:book|public|ours)\]")


@pytest.mark.parametrize("slug", DOCUMENTS)
def test_every_rule_has_a_tag(slug: str) -> None:
    rules = rules_in(slug, 4, 5, 6, 7, 9)
    assert len(rules) > 30
    assert [rule for rule, text in rules.items() if not TAG.search(text)] == []
