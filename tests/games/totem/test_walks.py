"""The walks that the browser's forecast is tested with are walks of these rules."""

from tests.games.totem import ways
from tests.games.totem.walks import FILE, cases, text


def test_the_walks_of_the_browser_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "python -m tests.games.totem.walks"


def test_the_walks_show_everything_that_can_happen() -> None:
    walks = [walk for case in cases() for walk in case["walks"]]
    strikes = [strike for walk in walks for strike in walk["strikes"] or []]
    assert any(walk["mayStop"] for walk in walks)
    assert any(walk["lapse"] for walk in walks)
    assert any(len(walk["strikes"] or []) > 1 for walk in walks), "several colours at once"
    assert any(len(strike) > 1 for strike in strikes), "a tie"
    assert any(loss["cut"] and not loss["totem"] for strike in strikes for loss in strike)
    assert any(loss["totem"] for strike in strikes for loss in strike)


def test_the_ways_of_the_browser_are_up_to_date() -> None:
    assert ways.FILE.read_text(encoding="utf-8") == ways.text(), "python -m tests.games.totem.ways"


def test_the_ways_show_what_only_the_duty_to_spend_forbids() -> None:
    walking = [made for made in ways.cases() if made["view"]["phase"] == "move"]
    refused = [made["tried"] for made in walking if made["tried"] not in made["legal"]]
    assert len([text for text in refused if "-" in text]) >= 5
    assert refused.count("stop") >= 3
