"""What the browser's previews are tested with is what these rules say."""

from pathlib import Path

import pytest

from tests.previews import totem, ways
from tests.previews.files import FILES, GAMES


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(GAMES)))
def test_what_the_rules_say_is_up_to_date(path: Path) -> None:
    assert path.read_text(encoding="utf-8") == FILES[path](), "run: python -m tests.previews"


def test_every_preview_is_held_against_the_rules() -> None:
    previews = {path.parent for path in GAMES.glob("*/preview.ts")}
    assert previews == {path.parent for path in FILES if path.name == "preview.json"}


def test_the_walks_show_everything_that_can_happen() -> None:
    walks = [walk for case in totem.cases() for walk in case["walks"]]
    strikes = [strike for walk in walks for strike in walk["strikes"] or []]
    assert any(walk["mayStop"] for walk in walks)
    assert any(walk["lapse"] for walk in walks)
    assert any(len(walk["strikes"] or []) > 1 for walk in walks), "several colours at once"
    assert any(len(strike) > 1 for strike in strikes), "a tie"
    assert any(loss["cut"] and not loss["totem"] for strike in strikes for loss in strike)
    assert any(loss["totem"] for strike in strikes for loss in strike)


def test_the_ways_show_what_only_the_duty_to_spend_forbids() -> None:
    walking = [made for made in ways.cases() if made["view"]["phase"] == "move"]
    refused = [made["tried"] for made in walking if made["tried"] not in made["legal"]]
    assert len([text for text in refused if "-" in text]) >= 5
    assert refused.count("stop") >= 3
