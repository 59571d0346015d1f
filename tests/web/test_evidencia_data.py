"""The page's copy of Evidencia's cards, and the scores that its preview is tested against, are those of the rules."""

from tests.web.evidencia_data import CARDS, FIXTURES, cards, fixtures

STALE = "python -m tests.web.evidencia_data writes it anew"


def test_the_page_has_the_cards_of_the_box() -> None:
    assert CARDS.read_text(encoding="utf-8") == cards(), STALE


def test_the_preview_is_held_against_scores_of_these_rules() -> None:
    assert FIXTURES.read_text(encoding="utf-8") == fixtures(), STALE
