"""How to play: every picture is a position by the rules, what its caption claims holds there, and both languages say it all."""

import pytest

from sobremesa.books import Book, Claim, book, claim_of, record_of
from sobremesa.core.record import replay
from sobremesa.library import ALL
from sobremesa.server.records.books import book_view, tried
from sobremesa.text import Texts, languages

SLUGS = [slug for slug in ALL if book(slug)]


def told(slug: str) -> Book:
    found = book(slug)
    assert found is not None
    return found


PICTURES = [(slug, name) for slug in SLUGS for name in told(slug).pictures]
TRIED = [(slug, name) for slug, name in PICTURES if told(slug).pictures[name].try_it]
CLAIMS = [
    pytest.param(slug, name, claim, id=f"{slug}-{name}-{number}")
    for slug, name in PICTURES
    for number, claim in enumerate(told(slug).pictures[name].claims)
]


def test_a_game_may_have_none() -> None:
    assert book("rps") is None
    assert book_view("rps", "en") is None


@pytest.mark.parametrize(("slug", "name", "claim"), CLAIMS)
def test_what_a_caption_claims_holds(slug: str, name: str, claim: Claim) -> None:
    picture = told(slug).pictures[name]
    assert claim.wrong(picture.match(slug, ALL), picture.seat) == ""


@pytest.mark.parametrize(("slug", "name"), PICTURES)
def test_every_picture_claims_something_and_is_shown(slug: str, name: str) -> None:
    found = told(slug)
    blocks = [block for section in found.sections for block in section.blocks]
    shown = [block.name for block in blocks if block.kind == "show"]
    assert found.pictures[name].claims
    assert shown.count(name) == 1


@pytest.mark.parametrize("slug", SLUGS)
def test_its_records_are_games_by_todays_rules(slug: str) -> None:
    for name in {picture.record for picture in told(slug).pictures.values()}:
        record = record_of(slug, name)
        assert (record.game, record.rules) == (slug, ALL[slug].rules)
        replay(record, ALL)


@pytest.mark.parametrize(("slug", "name"), TRIED)
def test_what_is_asked_for_may_be_decided(slug: str, name: str) -> None:
    picture = told(slug).pictures[name]
    match = picture.match(slug, ALL)
    legal = match.legal(picture.seat)
    assert set(picture.right) <= set(legal)
    assert len(legal) > max(1, len(picture.right)), "there is something to choose"
    moment = tried(slug, name, [(picture.right or legal)[0]], "en")
    assert (moment.rule, moment.sentence) == ("", "")


@pytest.mark.parametrize("lang", languages)
@pytest.mark.parametrize("slug", SLUGS)
def test_every_text_is_said(slug: str, lang: str) -> None:
    found = told(slug)
    texts = Texts(found.texts, lang)
    assert set(texts.keys()) == found.keys()
    view = book_view(slug, lang)
    assert view is not None
    assert view.sections[-1].blocks[0].answer, "the questions come last"


@pytest.mark.parametrize("slug", SLUGS)
def test_it_cites_rules_that_exist(slug: str) -> None:
    found, texts = told(slug), Texts(slug, "en")
    cited = {rule for section in found.sections for block in section.blocks for rule in block.rules}
    assert [rule for rule in cited | set(found.headings) if not texts.has(f"rule-{rule}")] == []


@pytest.mark.parametrize("slug", SLUGS)
def test_headings_stand_in_the_order_of_the_rules(slug: str) -> None:
    keys = Texts(slug, "en").keys()
    rules = [key.removeprefix("rule-") for key in keys if key.startswith("rule-")]
    places = [rules.index(rule) for rule in told(slug).headings]
    assert places == sorted(places)
    assert places[0] == 0


def test_what_is_refused_is_told_with_its_rule_and_leaves_the_position() -> None:
    before = tried("misty", "where", [], "en")
    after = tried("misty", "where", ["place c0r0"], "es")
    assert after.rule == "MIS-23"
    assert after.sentence == Texts("misty", "es").rule("MIS-23")
    assert after.legal == before.legal


@pytest.mark.parametrize(
    ("claim", "wrong"),
    [
        ({"legal": "place c0r0"}, "place c0r0 is not among"),
        ({"refused": "place c4r1", "rule": "MIS-22"}, "is refused by nothing, not by MIS-22"),
        ({"refused": "place c0r0", "rule": "MIS-22"}, "is refused by MIS-23, not by MIS-22"),
        ({"can": ["place c4r1"]}, "not ('place c4r1',)"),
        ({"count": 2}, "there are 13 decisions, not 2"),
        ({"do": ["0: place c0r0"], "count": 2}, "is refused by MIS-23"),
        ({"do": ["0: place c4r1"], "tells": "MIS-36"}, "MIS-36 is not told"),
        ({"sees": "round", "value": 2}, "round is 1, not 2"),
        ({"ends": "MIS-57"}, "it ends by nothing, not by MIS-57"),
        ({"points": [1, 0]}, "the result is None"),
    ],
)
def test_a_claim_that_does_not_hold_says_so(claim: dict[str, object], wrong: str) -> None:
    picture = told("misty").pictures["where"]
    assert wrong in claim_of(claim).wrong(picture.match("misty", ALL), picture.seat)


def test_a_claim_of_an_unknown_kind_is_not_overlooked() -> None:
    with pytest.raises(ValueError, match="a claim has no leagl"):
        claim_of({"leagl": "place c0r0"})
