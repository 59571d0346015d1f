"""The protocol carries the hard cases: each sketch keeps the laws, hides what it must, and writes one record."""

from collections.abc import Iterator
from random import Random

import pytest

from sobremesa.core import CHANCE, JUDGE, WATCHER, AnyGame, Note, Refusal
from sobremesa.core.fair import Fair
from sobremesa.core.laws import check, snapshot
from sobremesa.core.match import Match
from sobremesa.core.record import fair_header, read_record, record_of, redact, replay, verify
from sobremesa.core.worlds import check_worlds
from tests.core import sketches
from tests.core.sketches import dealt, looked, rows, sealed, solo, walk, window
from tests.support.games import after, played

SECRETS = ["dealt", "sealed", "window", "looked", "rows"]
SKETCHES = [pytest.param(game, id=slug) for slug, game in sketches.ALL.items()]


@pytest.mark.parametrize("game", SKETCHES)
def test_every_sketch_keeps_the_laws(game: AnyGame) -> None:
    report = check(game, games=8, care=1.0)
    assert report.games == 8 * len(game.seats)
    assert report.guesses > 15
    assert report.refusals > 15


@pytest.mark.parametrize("game", SKETCHES)
def test_no_sketch_tells_a_seat_what_it_may_not_know(game: AnyGame) -> None:
    report = check_worlds(game, pairs=200)
    assert report.mean_length > 1
    assert (report.different > 10) == (game.slug in SECRETS)


def other_arrival(match: Match, rng: Random) -> Match:
    """The same decisions of every seat, come in in another order."""
    queues: dict[int, list[int]] = {}
    for who, action in match.events:
        queues.setdefault(who, []).append(action)
    again = Match(match.game, match.players, match.options)
    while deciders := again.deciders():
        who = rng.choice(deciders)
        again.act(who, queues[who].pop(0))
    return again


@pytest.mark.parametrize("game", SKETCHES)
def test_any_order_of_arrival_gives_the_same_record(game: AnyGame) -> None:
    rng, orders = Random("arrival"), set[bool]()
    for number in range(20):
        match = played(game, rng.choice(game.seats), f"arrival {number}")
        again = other_arrival(match, rng)
        orders.add(match.events == again.events)
        for seat in (*range(match.players), WATCHER, JUDGE):
            assert again.lines(seat) == match.lines(seat)
        assert record_of(again).write() == record_of(match).write()
    together = game.slug in ("sealed", "window", "rows", "walk")
    assert (False in orders) == together, "otherwise nothing was tried"


@pytest.mark.parametrize("game", SKETCHES)
def test_a_record_replays_at_every_line_and_can_be_verified(game: AnyGame) -> None:
    for players in game.seats:
        fair = Fair(b"secret", "t", ("mine",) * players)
        match = played(game, players, "verify", fair)
        record = read_record(record_of(match, JUDGE, **fair_header(fair, match)).write())
        games = {game.slug: game}
        again = replay(record, games)
        assert snapshot(game, again.state, players) == snapshot(game, match.state, players)
        lines = [line for line in record.lines if line.who == CHANCE]
        assert verify(record, games) == len(lines)
        for seat in range(players):
            assert redact(record, seat, games).lines == record_of(match, seat).lines


def records(match: Match) -> Iterator[str]:
    """The record as each seat and a watcher know it, in one text each."""
    for seat in (*range(match.players), WATCHER):
        yield "; ".join(match.lines(seat))


# A deal on one line


def test_a_deal_of_single_draws_is_one_line_and_hides_the_other_hands() -> None:
    match = after(dealt.GAME, 2, "! deal 0=c,a 1=b,d")
    assert len(match.events) == 4
    assert match.lines() == ["! deal 0=a,c 1=b,d"]
    assert [*records(match)] == ["! deal 0=a,c 1=?,?", "! deal 0=?,? 1=b,d", "! deal 0=?,? 1=?,?"]
    assert [match.heard(seat) for seat in (0, 1)] == [
        ["! deal 0=a,c 1=?,?"],
        ["! deal 0=?,? 1=b,d"],
    ]


def test_a_card_that_is_played_is_no_longer_hidden_in_the_deal() -> None:
    match = after(dealt.GAME, 2, "! deal 0=a,c 1=b,d", "0: play c", "1: play d")
    played = "0: play c; 1: play d"
    assert [*records(match)] == [
        f"! deal 0=a,c 1=d,?; {played}",
        f"! deal 0=c,? 1=b,d; {played}",
        f"! deal 0=c,? 1=d,?; {played}",
    ]


def test_chance_draws_until_its_line_is_complete() -> None:
    match = Match(window.GAME, 3, {})
    fair = Fair(b"secret", "t", ("",) * 3)
    deal, first = match.draw(fair), match.draw(fair)
    assert [len(deal), len(first), fair.drawn] == [1, 1, 7]
    assert deal[0].startswith("! deal 0=")
    assert first[0].startswith("! first ")
    assert match.lines() == [*deal, *first], "two lines of one run of chance"


@pytest.mark.parametrize(
    ("line", "error"),
    [
        ("deal 0=a,c 1=b,b", "DEA-1"),
        ("deal 0=a,c 1=b,a", "DEA-1"),
        ("deal 0=a,c 1=b", "a deal names the seats 0 to 1, 2 cards each"),
        ("deal 0=a,c", "a deal names the seats 0 to 1, 2 cards each"),
        ("deal 1=a,c 0=b,d", "a deal names the seats 0 to 1, 2 cards each"),
        ("deal 0=a,c 1=b,z", "expected one of a, b, c"),
        ("deal 0=a,c 1=?,?", "expected a deal such as"),
        ("card a", "expected a deal such as"),
    ],
)
def test_a_deal_happens_whole_or_not_at_all(line: str, error: str) -> None:
    match = after(dealt.GAME, 2)
    with pytest.raises((Refusal, ValueError), match=error):
        match.play(CHANCE, line)
    assert match.events == []
    assert match.view(JUDGE) == after(dealt.GAME, 2).view(JUDGE)


# A reveal that opens several choices


def test_a_reveal_opens_all_choices_at_once() -> None:
    match = after(sealed.GAME, 3, "2: bid 1", "0: bid 3")
    assert match.deciders() == [1]
    assert [*records(match)] == ["", "", "", ""], "nothing is written before the step closes"
    assert match.heard(1) == ["2: ?", "0: ?"]
    assert match.heard(0) == ["2: ?", "0: bid 3"]
    match.play(1, "bid 2")
    opened = ["0: bid 3", "1: bid 2", "2: bid 1"]
    assert match.heard(1) == ["2: ?", "0: ?", *opened]
    assert [*records(match)] == ["; ".join(opened)] * 4


def test_a_pending_choice_is_seen_by_nobody_else() -> None:
    one, two = (after(sealed.GAME, 2, f"0: bid {n}") for n in (1, 2))
    assert one.view(1) == two.view(1)
    assert one.view(WATCHER) == two.view(WATCHER)
    assert one.view(0) != two.view(0)


# A reaction window

DEALT = ("! deal 0=blank,shield 1=shield,shield 2=blank,shield 3=blank,blank", "! first 0")


def test_a_window_asks_all_others_at_once_whatever_they_hold() -> None:
    match = after(window.GAME, 4, *DEALT, "0: raid")
    assert match.deciders() == [1, 2, 3]
    assert match.legal(2) == ["stop", "pass"]
    assert match.legal(3) == ["pass"], "a forced answer is asked, or the table would tell who can"


def test_the_first_clockwise_takes_effect_and_the_window_opens_again() -> None:
    match = after(window.GAME, 4, *DEALT, "0: raid", "3: pass", "2: stop")
    assert match.lines(2)[2:] == ["0: raid"]
    match.play(1, "stop")
    assert match.deciders() == [1, 2, 3]
    assert match.view(0).spent == (0, 1, 0, 0)
    assert match.view(0).hands == ((0, 1), (-1,), (-1, -1), (-1, -1))


def test_answers_without_effect_stay_unseen() -> None:
    match = after(window.GAME, 4, *DEALT, "0: raid", "3: pass", "2: stop", "1: stop")
    assert match.lines()[3:] == ["1: stop", "2: stop", "3: pass"]
    assert [match.lines(seat)[3:] for seat in range(4)] == [
        ["1: stop", "2: ?", "3: ?"],
        ["1: stop", "2: ?", "3: ?"],
        ["1: stop", "2: stop", "3: ?"],
        ["1: stop", "2: ?", "3: pass"],
    ]
    assert match.lines(0)[0] == "! deal 0=blank,shield 1=shield,? 2=?,? 3=?,?"
    assert match.heard(0)[3:] == ["3: ?", "2: ?", "1: stop", "2: ?", "3: ?"]


def test_answers_are_open_when_nobody_reacts() -> None:
    answers = ("1: pass", "2: pass", "3: pass")
    match = after(window.GAME, 4, *DEALT, "0: raid", "1: stop", "2: pass", "3: pass", *answers)
    assert match.lines(WATCHER)[3:] == ["1: stop", "2: ?", "3: ?", *answers]
    assert match.view(WATCHER).points == (1, 0, 0, 0)
    assert match.deciders() == [1]


# A private look


def test_only_the_looker_is_told_the_card() -> None:
    match = after(looked.GAME, 2, "! deal 0=c 1=e", "0: look 1")
    told: dict[str, str | int] = {"seat": 0, "place": 1}
    assert match.notes(2, 0) == [Note("looked", "LOO-2", {**told, "card": "e"})]
    assert match.notes(2, 1) == match.notes(2, WATCHER) == [Note("looked", "LOO-2", told)]
    assert match.heard(0)[1:] == match.heard(1)[1:] == ["0: look 1"]
    assert [*records(match)] == [
        "! deal 0=? 1=e; 0: look 1",
        "! deal 0=? 1=?; 0: look 1",
        "! deal 0=? 1=?; 0: look 1",
    ]


def test_knowledge_goes_with_the_card() -> None:
    match = after(looked.GAME, 2, "! deal 0=c 1=e", "0: look 1", "1: swap 0 1", "0: look 0")
    assert match.view(0).cards == (4, -1)
    assert match.view(0).knowers == match.view(1).knowers == (1, 0)
    assert match.lines(0)[0] == "! deal 0=? 1=e"


def test_the_end_opens_everything_and_says_so() -> None:
    looks = ("0: look 1", "1: look 1", "0: look 1")
    match = after(looked.GAME, 2, "! deal 0=c 1=e", *looks)
    assert match.lines(WATCHER)[0] == "! deal 0=? 1=?"
    match.play(1, "look 1")
    assert match.lines(WATCHER)[0] == "! deal 0=c 1=e"
    assert match.view(WATCHER).cards == (2, 4)
    assert match.notes(5, WATCHER)[-1] == Note("opened", "LOO-3", {"cards": "c e"})


# A secret phase of several steps


def test_how_far_the_others_are_is_hidden_but_not_that_they_are_done() -> None:
    match = after(rows.GAME, 2, "0: place a", "0: place c")
    nothing = after(rows.GAME, 2)
    assert match.view(1) == nothing.view(1)
    assert match.heard(1) == []
    assert match.deciders() == nothing.deciders() == [0, 1]
    match.play(0, "place b")
    assert match.deciders() == [1]
    assert match.heard(1) == ["0: ?"]
    assert match.lines(0) == match.lines(1) == []


def test_a_record_interleaves_the_steps_of_all_seats() -> None:
    first = ["0: place a", "0: place c", "0: place b"]
    match = after(rows.GAME, 2, *first, "1: place c", "1: place b", "1: place a")
    interleaved = "0: place a; 1: place c; 0: place c; 1: place b; 0: place b; 1: place a"
    assert [*records(match)] == [interleaved] * 3
    assert match.heard(1) == ["0: ?", "1: place c", "1: place b", *interleaved.split("; ")]
    match.play(1, "place a")
    assert match.lines() == interleaved.split("; "), "the next step is another block"


# One player; decisions together and in the open


def test_a_solo_game_can_be_lost() -> None:
    lost = after(solo.GAME, 1, "0: roll", "! die 4", "0: roll", "! die 4")
    assert record_of(lost).write().splitlines()[-1] == (
        '= {"winners": [], "points": [8], "reason": "bust"}'
    )
    with pytest.raises(ValueError, match="solo is for 1 players, not 2"):
        after(solo.GAME, 2)


def test_open_decisions_are_heard_at_once_and_written_in_order() -> None:
    match = after(walk.GAME, 3, "2: step 2", "2: step 1")
    assert match.heard(0) == match.lines(0) == ["2: step 2", "2: step 1"]
    match.play(1, "step 1")
    match.play(0, "step 2")
    assert match.heard(WATCHER) == ["2: step 2", "2: step 1", "1: step 1", "0: step 2"]
    assert match.lines() == ["0: step 2", "1: step 1", "2: step 2", "2: step 1"]
