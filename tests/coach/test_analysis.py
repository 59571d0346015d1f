"""A game as a whole: the same for the same seed, what is left without luck, games that are over and others."""

import json
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from sobremesa.coach import work
from sobremesa.coach.analysis import (
    QUICK,
    Analysis,
    Depth,
    Look,
    Unfinished,
    analysis,
    between,
    prepared,
    shares,
    turns,
)
from sobremesa.coach.curve import known_to, worth
from sobremesa.coach.judging import Judgement
from sobremesa.coach.luck import Luck
from sobremesa.coach.work import analyse
from sobremesa.core import CHANCE, JUDGE
from sobremesa.core.match import Match
from sobremesa.core.record import Record, RecordError, record_of
from sobremesa.library import ALL
from sobremesa.text import Texts
from tests.players.support import positions
from tests.support.games import after, played

LITTLE = Depth(0, 1.0, 8)
ROCKS = ("0: rock", "1: rock", "! coin 0", "0: rock", "1: paper", "0: paper", "1: paper")


def finished(slug: str = "evidencia") -> tuple[Record, Match]:
    match = played(ALL[slug], ALL[slug].seats[0], "coach")
    return record_of(match), match


def test_the_same_seed_gives_the_same_analysis_in_any_number_of_processes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(work, "ALONE", 0.0)
    record, match = finished("rps")
    told: list[tuple[int, int]] = []
    alone = analyse(record, match, LITTLE, "seed", 1, lambda *done: told.append(done))
    assert alone == analyse(record, match, LITTLE, "seed", 2)
    assert told == [(n, len(match.events)) for n in range(1, len(match.events) + 1)]


@pytest.fixture(name="whole", scope="module")
def analysed() -> tuple[Record, Match, Analysis]:
    record, match = finished()
    return record, match, analyse(record, match, LITTLE, "whole", 1)


def test_another_seed_looks_again(whole: tuple[Record, Match, Analysis]) -> None:
    record, match, found = whole
    other = analyse(record, match, LITTLE, "another", 1)
    assert replace(other, seed="whole") != found
    assert [each.event for each in other.decisions] == [each.event for each in found.decisions]


def test_without_its_luck_a_result_is_what_is_left(whole: tuple[Record, Match, Analysis]) -> None:
    record, match, found = whole
    for each in found.seats:
        lucks = [fortune.luck[each.seat] for fortune in found.fortunes]
        own = [decision for decision in found.decisions if decision.seat == each.seat]
        assert each.luck == pytest.approx(sum(lucks))
        assert each.without_luck + each.luck == pytest.approx(each.result)
        assert each.result == shares(record, match)[each.seat]
        assert each.decisions == len(own) == sum(each.classes.values())
        assert each.cost * len(own) == pytest.approx(sum(decision.cost for decision in own))
    assert sum(each.luck for each in found.seats) == pytest.approx(0.0), "what one wins others lose"


def test_only_real_choices_are_judged_and_all_of_chance_is_looked_at(
    whole: tuple[Record, Match, Analysis],
) -> None:
    _, match, found = whole
    happened = list(match.happenings())
    choices = [n for n, each in enumerate(happened) if len(each.before.legal(each.who)) > 1]
    assert [each.event for each in found.decisions] == [
        n for n in choices if happened[n].who != CHANCE
    ]
    assert [each.event for each in found.fortunes] == [
        n for n, each in enumerate(happened) if each.who == CHANCE
    ]
    for each in found.decisions:
        assert each.chosen == match.game.write(happened[each.event].action)
        legal = [match.game.write(int(a)) for a in happened[each.event].before.legal(each.seat)]
        assert each.best in legal


def test_what_comes_later_changes_nothing_of_what_is_spent_on_luck() -> None:
    """If it did, luck would not be nought on average."""
    short, long = (played(ALL["misty"], players, "later") for players in (2, 4))
    assert len(short.events) < len(long.events)
    assert prepared(short, QUICK, "1").playouts == prepared(long, QUICK, "1").playouts


def test_an_analysis_is_json() -> None:
    record, match = finished("rps")
    found = analyse(record, match, LITTLE, "json", 1)
    said = json.loads(json.dumps(found.as_json()))
    assert {*said} == {*Analysis.__dataclass_fields__}
    assert said["seats"][0]["classes"] == found.seats[0].classes
    assert said["decisions"][0]["chosen"] == found.decisions[0].chosen


def test_a_turn_is_what_somebody_does_in_a_row_with_the_luck_before_it() -> None:
    match = after(ALL["rps"], 2, *ROCKS[:5])
    assert list(turns(match.happenings())) == [1, 1, 2, 2, 2]


# The curve


def test_a_curve_goes_from_the_beginning_to_the_result(
    whole: tuple[Record, Match, Analysis],
) -> None:
    record, match, found = whole
    assert [each.event for each in found.curve] == list(range(-1, len(match.events)))
    assert found.curve[-1].true == found.curve[-1].known == shares(record, match)
    for each in found.curve:
        assert sum(each.true) == pytest.approx(1.0)
        assert len(each.known) == match.players
    assert any(each.true != each.known for each in found.curve), "this game has secrets"


def test_while_choices_are_secret_the_curve_stays_where_it_was() -> None:
    record, match = finished("rps")
    found = analyse(record, match, LITTLE, "curve", 1)
    for before, each in pairwise(found.curve):
        if match.state_after(each.event + 1).together() > 0:
            assert (each.true, each.known) == (before.true, before.known)


def test_without_secrets_what_was_known_is_what_was_true() -> None:
    found = worth(ALL["totem"], Match(ALL["totem"], 2, {}).state, [[], []], 16, "open")
    assert found is not None
    assert found.true == found.known
    assert sum(found.true) == pytest.approx(1.0)


def test_what_others_hide_changes_nothing_of_what_is_known() -> None:
    game = ALL["evidencia"]
    rng, truths = Random("curve"), 0
    for _, (match, seat) in zip(range(4), positions(game, 2, "curve", 7), strict=False):
        if match.state.together() > 0:
            continue
        heard = match.heard(seat)
        world = game.belief(match.view(seat), heard).sample(rng)
        world.reopen(seat)
        both = match.state, world
        one, other = (known_to(game, seat, each, heard, 40, "same") for each in both)
        assert one is not None
        assert one == other
        truths += game.view(match.state, JUDGE) != game.view(world, JUDGE)
    assert truths, "there is something to hide"


# What is said of a decision


def test_the_better_decision_has_its_line_and_what_speaks_for_it(
    whole: tuple[Record, Match, Analysis],
) -> None:
    _, match, found = whole
    texts = [Texts(match.game.slug, lang) for lang in ("es", "en")]
    for each in found.decisions:
        assert each.best_line[0] == each.best
        if each.reason:
            assert all(text.say(f"reason-{each.reason.key}", **each.reason.args) for text in texts)
        if each.reply:
            assert each.reply.seat != each.seat
            assert each.reply.share >= 0.5
    assert any(each.reason for each in found.decisions)
    assert any(each.reply for each in found.decisions)


def test_a_seat_plays_between_two_levels() -> None:
    levels = {"random": 0.2, "easy": 0.1, "master": 0.01}
    assert between(0.3, levels) == ("", "random")
    assert between(0.05, levels) == ("easy", "master")
    assert between(0.0, levels) == ("master", "")
    assert between(0.0, {}) == ("", "")


# What is over


def ended(reason: str, winners: object) -> tuple[Record, Match]:
    match = after(ALL["rps"], 2, *ROCKS[:5])
    record = record_of(match)
    record.result = {"winners": winners, "points": [0, 1], "reason": reason}
    return record, match


def test_a_game_that_goes_on_is_not_analysed() -> None:
    match = after(ALL["rps"], 2, "0: rock", "1: paper")
    with pytest.raises(Unfinished):
        analyse(record_of(match), match, LITTLE, "1", 1)
    with pytest.raises(Unfinished):
        analyse(*ended("aborted", []), LITTLE, "1", 1)
    with pytest.raises(Unfinished):
        shares(*ended("invented", [0]))


def test_a_game_that_its_table_ended_is() -> None:
    assert shares(*ended("resigned", [1])) == (0.0, 1.0)
    assert shares(*ended("agreed_draw", [])) == (0.5, 0.5)
    found = analyse(*ended("forfeit", [0]), LITTLE, "1", 1)
    assert [each.result for each in found.seats] == [1.0, 0.0]


@pytest.mark.parametrize("winners", [None, "01", [2], ["0"], [[]], 0])
def test_winners_that_are_none_are_refused(winners: object) -> None:
    with pytest.raises(RecordError):
        shares(*ended("resigned", winners))


def test_whoever_plays_alone_wins_or_does_not() -> None:
    match = played(ALL["pyramids"], 1, "alone")
    result = match.state.result()
    assert result is not None
    assert shares(record_of(match), match) == (1.0 if result.winners else 0.0,)
    spent = prepared(match, LITTLE, "alone")
    looked = [
        Look(
            Luck((0.25,), True)
            if event.who == CHANCE
            else Judgement(event.action, 0.5, 0.6, 0.1, 0.01, 9),
            None,
        )
        for event in match.events
    ]
    found = analysis(match, spent, shares(record_of(match), match), looked)
    assert found.seats[0].luck == pytest.approx(0.25 * len(found.fortunes))
    assert found.seats[0].classes["mistake"] == len(found.decisions)
