"""Shots, the end and who sees what: the rules and rulings that no example of the document shows."""

from random import Random

import pytest

from sobremesa.core import CHANCE, JUDGE, WATCHER
from sobremesa.core.fair import Fair
from sobremesa.core.laws import random_action
from sobremesa.core.match import Match
from sobremesa.core.record import fair_header, read_record, record_of, redact, replay, verify
from sobremesa.games.euphoria import FIRST, GAME
from sobremesa.games.euphoria.components import (
    card_names,
)
from sobremesa.games.euphoria.odds import odds
from sobremesa.games.euphoria.view import EuphoriaView
from sobremesa.library import ALL
from sobremesa.text import Texts
from tests.games.euphoria.play import finish, finished
from tests.games.euphoria.positions import quiet
from tests.support.shows import shows


@shows("EUP-R23")
def test_a_hidden_leader_counts_when_one_is_hit() -> None:
    game = quiet("seat 0: (LE) E (S) hand=- laser>1")
    game.play("0: shoot")
    game.play("! draw 1 lid")
    assert game.state.anarchists == 0


@shows("EUP-R24")
def test_exposed_and_hidden_go_with_the_card() -> None:
    game = quiet("seat 0: (LE) E (S) hand=- laser>1", "seat 1: (LS) (S) (E) hand=knot")
    game.play("0: shoot")
    game.play("1: react knot x3 1.2 0.2")
    game.play("! draw 1 lid")
    row = GAME.view(game.state, 2).recruits[0]
    assert [place.exposed for place in row] == [False, False, False]
    assert (row[1].kind, row[1].knowers) == (None, (0, 1))  # what was hidden came hidden


@shows("EUP-R26", "EUP-99")
def test_a_result_has_one_reason_and_a_point_for_every_winner() -> None:
    reasons = set()
    for seed in range(60):
        match, rng = Match(GAME, 4, {}), Random(seed)
        while deciders := match.deciders():
            who = rng.choice(deciders)
            match.act(who, random_action(match.state, who, rng))
        result = match.state.result()
        reasons.add(result.reason)
        assert result.points == tuple(int(seat in result.winners) for seat in range(4))
        assert list(result.as_json()) == ["winners", "points", "reason", "team", "teams", "turns"]
        single = result.reason in ("anarchist_leader", "both_leaders")
        assert (result.details["team"] == "single") == single
        told = match.notes(len(match.events) - 1, WATCHER)
        ended = next(note for note in told if note.key == "ended")
        winner = f"{Texts('euphoria', 'en').player(result.winners[0])} alone" if single else ""
        assert winner in Texts("euphoria", "en").note(ended)
        assert bool(result.winners) == (result.reason != "turn_limit")
    assert reasons >= {"leader_shot", "anarchist_leader", "both_leaders"}


@shows("EUP-R27")
def test_the_team_at_the_end_counts() -> None:
    game = quiet(
        "seat 0: LE (E) (S) hand=- laser>1",
        "seat 1: LS (S) (E) hand=knot",
        "seat 2: (E) (E) (S) hand=-",
    )
    game.play("0: shoot")
    game.play("1: react knot x2 1.1 0.1")  # the two Leaders change places, then the hit
    result = game.state.result()
    assert result
    assert (result.details["team"], result.winners) == ("subterra", (0, 3))


@shows("EUP-R29")
def test_at_the_round_limit_nobody_wins() -> None:
    match, rng = Match(GAME, 5, {"max_rounds": 1}), Random(5)
    while deciders := match.deciders():
        who = rng.choice(deciders)
        match.act(who, random_action(match.state, who, rng))
    result = match.state.result()
    assert (result.reason, result.winners, result.details["turns"]) == ("turn_limit", (), 5)


@shows("EUP-150")
def test_a_log_has_every_event_with_what_its_reader_may_see() -> None:
    match, rng = Match(GAME, 5, {}), Random(11)
    for _ in range(200):
        if not match.deciders():
            break
        who = rng.choice(match.deciders())
        match.act(who, random_action(match.state, who, rng))
    whole = match.lines()
    for seat in range(5):
        mine = match.lines(seat)
        heard = [line for line in match.heard(seat) if not line.startswith("#")]
        assert len(mine) == len(whole)
        assert mine[: len(heard)] == heard
        for line, full in zip(mine, whole, strict=True):
            assert line.split()[0] == full.split()[0]
            assert line == full or "?" in line


@shows("EUP-R31")
def test_the_view_remembers_what_was_seen() -> None:
    game = quiet("seat 0: (LE) (E) (S) hand=eyes", "seat 1: (LS) (S) (E) hand=-")
    for line in ("0: use eyes x3", "0: pick 1.1", "0: pick 2.3", "1: skip", "1: pass"):
        game.play(line)
    seen = GAME.view(game.state, 0)
    assert (seen.recruits[1][0].kind, seen.recruits[2][2].kind) == ("LS", "S")


@shows("EUP-155")
def test_after_a_renewal_everybody_knows_what_is_in_the_deck() -> None:
    match, rng = Match(GAME, 8, {"first_player": "0"}), Random(3)
    while match.deciders()[0] == CHANCE:
        match.act(CHANCE, random_action(match.state, CHANCE, rng))
    for seat in range(8):
        match.act(seat, random_action(match.state, seat, rng))
    turn = 0
    while not any(line.startswith("# reshuffle") for line in match.heard(0)):
        match.play(turn % 8, "redraw")
        match.act(CHANCE, random_action(match.state, CHANCE, rng))
        match.play(turn % 8, "pass")
        turn += 1
    renewed = match.state.deck
    guess = GAME.belief(match.view(0), match.heard(0))
    assert all(guess.sample(rng).deck == renewed for _ in range(5))
    assert len(card_names(renewed)) == match.view(0).deck


# The end (EUP-97), and the recruit that stays unseen (EUP-6), in both editions

EVERYBODY = (*range(5), WATCHER)


def exposed(seen: EuphoriaView) -> list[bool]:
    return [place.exposed for row in seen.recruits for place in row]


@shows("EUP-97")
@pytest.mark.parametrize("players", range(4, 9))
def test_at_the_end_every_recruit_on_the_table_is_exposed_and_known_to_all(players: int) -> None:
    match = finished(players, "the end")
    for seat in (*range(players), WATCHER, JUDGE):
        seen = match.view(seat)
        assert all(exposed(seen))
        assert all(len(place.knowers) == players for row in seen.recruits for place in row)
        assert all(place.kind for row in seen.recruits for place in row)
        assert [len(hand) for hand in seen.hand_known] == list(seen.hand_sizes)


@shows("EUP-97")
def test_before_the_end_nothing_is_exposed_by_it() -> None:
    match, rng = Match(GAME, 5, {"max_rounds": 1}), Random(4)
    hidden = 0
    while deciders := match.deciders():
        hidden = int(match.state.hidden()).bit_count()
        match.act(deciders[0], random_action(match.state, deciders[0], rng))
    assert hidden > 0
    assert match.state.hidden() == 0


@shows("EUP-6", "EUP-R41")
def test_nobody_sees_the_left_over_recruit_at_the_end_but_the_judge() -> None:
    match = finished(5, "left over")
    for seat in EVERYBODY:
        seen = match.view(seat)
        assert (seen.left_over, seen.left_over_kind) == (1, None)
        assert "left-over" not in {note.key for note in match.notes(0, seat)}
        assert match.lines(seat)[0].endswith(" out=?")
        assert match.heard(seat)[0].endswith(" out=?")
        assert odds(seen).left_over is None
    kind = match.view(JUDGE).left_over_kind
    assert match.notes(0, JUDGE)[-1].args == {"recruit": kind}
    assert match.lines()[0].endswith(f" out={kind}")


@shows("EUP-6", "EUP-155")
def test_who_counts_the_others_can_tell_what_was_left_over() -> None:
    match = finished(7, "counting")
    for seat in (3, WATCHER):
        world = GAME.belief(match.view(seat), match.heard(seat)).sample(Random(1))
        assert world.left_over == match.state.left_over
        assert GAME.view(world, seat) == match.view(seat)


@shows("EUP-6")
def test_the_full_record_names_the_left_over_recruit_and_is_verified() -> None:
    match, fair, rng = Match(GAME, 5, {"max_rounds": 1}), Fair.from_seed("left over", 5), Random(2)
    while deciders := match.deciders():
        if deciders == [CHANCE]:
            match.draw(fair)
        else:
            match.act(deciders[0], random_action(match.state, deciders[0], rng))
    record = record_of(match, JUDGE, **fair_header(fair, match))
    assert record.rules == "1.1"
    assert record.lines[0].text[-1] in "ES"
    assert verify(record, ALL) > 0
    assert replay(read_record(record.write()), ALL).view(WATCHER) == match.view(WATCHER)
    mine = redact(record, 2, ALL)
    assert mine.lines[0].text.endswith(" out=?")
    assert [line.text for line in mine.lines[1:]] == [line.text for line in record.lines[1:]]


def test_by_the_first_edition_the_end_is_told_as_it_was() -> None:
    """Recruits stay marked as they lay, with who knew them, and the left-over one is named to all."""
    first, second = Match(FIRST, 5, {}), Match(GAME, 5, {})
    finish(first, Random("editions"))
    for who, action in first.events:
        before = first.state_after(len(second.events))
        assert exposed(FIRST.view(before, 1)) == exposed(second.view(1))
        second.act(who, action)
    assert second.state.result() == first.state.result()
    kind = first.view(JUDGE).left_over_kind
    for seat in EVERYBODY:
        seen = first.view(seat)
        assert exposed(seen) == exposed(FIRST.view(before, seat))
        assert seen.left_over_kind == kind
        assert all(place.kind for row in seen.recruits for place in row)
        assert first.lines(seat) == first.lines() == second.lines()
        assert first.notes(0, seat)[-1].key == "left-over"
        assert FIRST.view(FIRST.belief(seen, first.heard(seat)).sample(Random(3)), seat) == seen
    assert not all(exposed(first.view(0)))


@pytest.mark.parametrize("lang", ["es", "en"])
def test_each_edition_tells_its_own_end(lang: str) -> None:
    for rule in ("EUP-6", "EUP-97", "EUP-R41"):
        today, then = Texts("euphoria", lang), Texts("euphoria", lang, "1.0")
        assert today.rule(rule) != then.rule(rule)
