"""The guided first games: every line is legal, every comment is there in both languages, every rule exists."""

from pathlib import Path

import pytest

from sobremesa.core.record import replay
from sobremesa.lessons import Lesson, lesson
from sobremesa.library import ALL
from sobremesa.text import Texts, languages

SLUGS = [slug for slug in ALL if lesson(slug)]
RULES = Path(__file__).parents[1] / "docs" / "rules"


def found(slug: str) -> Lesson:
    made = lesson(slug)
    assert made is not None
    return made


def test_a_game_may_have_none_but_the_games_of_the_rulebooks_have_one() -> None:
    assert lesson("rps") is None
    assert {file.stem for file in RULES.glob("*.toml") if file.stem in ALL} <= set(SLUGS)
    assert len(SLUGS) >= 5


@pytest.mark.parametrize("slug", SLUGS)
def test_the_record_is_a_whole_game_by_the_rules(slug: str) -> None:
    made = found(slug)
    match = replay(made.record, ALL)
    assert made.record.game == slug
    assert match.state.result(), "the learner sees how it ends"
    assert 0 <= made.seat < match.players


@pytest.mark.parametrize("slug", SLUGS)
def test_steps_go_forward_and_lead_from_the_beginning_to_the_end(slug: str) -> None:
    made = found(slug)
    lines = [step.line for step in made.steps]
    assert lines == sorted(set(lines))
    assert (lines[0], lines[-1]) == (0, len(made.record.lines))
    assert 12 <= len(lines) <= 30  # no more than a newcomer reads


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("slug", SLUGS)
def test_every_comment_is_said_once_and_short_enough_to_read(slug: str, lang: str) -> None:
    texts, keys = Texts(found(slug).texts, lang), [step.say for step in found(slug).steps]
    assert texts.keys() == keys
    assert max(len(texts.say(key)) for key in keys) <= 420


@pytest.mark.parametrize("slug", SLUGS)
def test_every_step_cites_rules_that_exist(slug: str) -> None:
    texts = Texts(slug, "en")
    for step in found(slug).steps:
        assert step.rules, step.say
        for rule in step.rules:
            assert texts.has(f"rule-{rule}"), f"{step.say} cites {rule}"


@pytest.mark.parametrize("slug", SLUGS)
def test_the_learner_decides_at_many_commented_steps(slug: str) -> None:
    made = found(slug)
    lines = made.record.lines
    own = [step for step in made.steps if step.line < len(lines)]
    assert sum(lines[step.line].who == made.seat for step in own) >= 9
